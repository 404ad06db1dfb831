"""Writes the tables of research.md, from the code and the results that they describe."""

import json
from math import prod
from pathlib import Path
from typing import Any

from subak.core.registry import Game, game_named, game_names

PAGE = Path(__file__).parent / "research.md"
RESULTS = Path(__file__).parents[1] / "benchmarks/results"


def observation_table(game: Game) -> str:
    rows = []
    for part, numbers in game.observation:
        shape = " × ".join(map(str, part.shape))
        size = f"{shape} = {prod(part.shape)}" if len(part.shape) > 1 else shape
        rows.append(f"| {numbers.start} | `{part.name}` | {size} | {part.least} … {part.most} | {part.meaning} |")
    head = "| from | part | numbers | each | meaning |\n|---:|---|---:|---|---|"
    return "\n".join([f"{game.title}, {game.observation.size} numbers:", "", head, *rows])


def action_table(game: Game) -> str:
    stops = [kind.first for kind in game.kinds_of_action[1:]] + [game.actions]
    rows = [
        f"| {numbers(kind.first, stop)} | `{kind.notation}` | {kind.numbering} |"
        for kind, stop in zip(game.kinds_of_action, stops, strict=True)
    ]
    return "\n".join([f"{game.title}, {game.actions} actions:", "", "| number | notation | first number |\n|---|---|---|", *rows])


def numbers(first: int, stop: int) -> str:
    return str(first) if stop == first + 1 else f"{first} … {stop - 1}"


def baseline_table() -> str:
    lines = result("baselines")["baselines"]
    players = list(dict.fromkeys(line["player"] for line in lines))
    found = {(line["game"], line["player"]): f"{line['won']:.1%} ({line['from']:.1%} to {line['to']:.1%})" for line in lines}
    games = list(dict.fromkeys(line["game"] for line in lines))
    rows = [f"| `{player}` | " + " | ".join(found[game, player] for game in games) + " |" for player in players]
    head = "| player | " + " | ".join(game_named(game).title for game in games) + " |"
    return "\n".join([f"{lines[0]['games']} matches each:", "", head, "|---|" + "---|" * len(games), *rows])


def speed_table() -> str:
    """The best of each environment, on one core and on a GPU, beside what was measured in the same run."""
    core, gpu = result("envs"), result("envs-gpu")
    rates = [best_rates(core["rows"]), best_rates(gpu["rows"])]
    rows = [f"| {name} | " + " | ".join(found.get(name, "") for found in rates) + " |" for name in rates[0] | rates[1]]
    head = f"| million steps a second | {core['machine']['cpu']}, one core | {gpu['machine']['gpu']} |\n|---|---:|---:|"
    return "\n".join([head, *rows])


def best_rates(rows: list[dict[str, Any]]) -> dict[str, str]:
    """By name, the fastest first; what could not be measured has no rate."""
    found: dict[str, str] = {}
    measured = [(row["rate"]["best"]["actions"], row) for row in rows if row["rate"]]
    for rate, row in sorted(measured, key=lambda one: -one[0]):
        name = f"**{row['name']}**" if row["ours"] else f"{row['name']}, {row['version']}"
        found.setdefault(name, f"{rate / 1e6:.3g}" + (f" ({row['cores']} cores)" if row["cores"] > 1 else ""))
    return found


def duel_table() -> str:
    rows = [
        f"| {game_named(line['game']).title} | {line['games']} | {line['seconds']} s | {line['simulations']:.0f} "
        f"| {line['won']:.1%} ({line['from']:.1%} to {line['to']:.1%}) |"
        for line in result("duels")
    ]
    return "\n".join(["| game | matches | a move | simulations of IS-MCTS in it | `search` won |\n|---|---:|---:|---:|---|", *rows])


def result(name: str) -> Any:
    return json.loads((RESULTS / f"{name}.json").read_text("utf-8"))


def filled(page: str) -> str:
    """The page with its tables as they now are."""
    for name in game_names():
        for kind, table in (("observation", observation_table), ("actions", action_table)):
            mark = f"<!-- {kind} of {name} -->"
            page = between(mark, table(game_named(name)), page) if mark in page else page
    for kind, table in (("baselines", baseline_table()), ("speed", speed_table()), ("duels", duel_table())):
        page = between(f"<!-- {kind} -->", table, page)
    return page


def between(mark: str, table: str, page: str) -> str:
    before, _, after = page.partition(mark)
    return f"{before}{mark}\n{table}\n{mark}{after.partition(mark)[2]}"


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text("utf-8")), "utf-8")
