"""Writes the tables of observations and actions into research.md, from the code that they describe."""

from math import prod
from pathlib import Path

from subak.core.registry import Game, game_named, game_names

PAGE = Path(__file__).parent / "research.md"


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


def filled(page: str) -> str:
    """The page with its tables as they now are."""
    for name in game_names():
        for kind, table in (("observation", observation_table), ("actions", action_table)):
            mark = f"<!-- {kind} of {name} -->"
            before, _, after = page.partition(mark)
            page = f"{before}{mark}\n{table(game_named(name))}\n{mark}{after.partition(mark)[2]}"
    return page


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text("utf-8")), "utf-8")
