"""Writes `docs/benchmarks.md`: all that lies in `results/`, with the machine and the day of each."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from timing import RESULTS, short

from subak.core.registry import game_named, game_names

PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"
HEAD = """# What was measured

Written by `make bench` and its sisters from `benchmarks/results`; each part says on which machine, when, and by which command.
Rates are of the best round, in one process, unless a row says otherwise. Bars are what the project promises.
"""

Found = Mapping[str, Any]
Cells = Sequence[str]


class Part(NamedTuple):
    """A file of results: what it is about, the command that makes it, and its tables."""

    file: str
    title: str
    command: str
    tables: Callable[[Found], Iterator[str]]
    picture: str = ""


def table(head: Cells, rows: Sequence[Cells], words: int = 1) -> str:
    """Columns from the given one on are numbers."""
    rule = ["---"] * words + ["---:"] * (len(head) - words)
    return "\n".join(f"| {' | '.join(row)} |" for row in [head, rule, *rows])


def rates(found: Found) -> Iterator[str]:
    counted = [name for name in ("actions", "games", "simulations") if any(name in best(row) for row in found["rows"])]
    rows = []
    for row in found["rows"]:
        name = " ".join(filter(None, (row["name"], row["version"] and not row["ours"] and row["version"])))
        where = f"{row['cores']} cores" if row["cores"] > 1 else "one core" if row["cores"] else "GPU"
        numbers = [short(best(row).get(count)) for count in counted]
        size = f"{row['state_bytes']:,}" if row["state_bytes"] else ""
        rows.append((f"**{name}**" if row["ours"] else name, row["how"], where, *numbers, size, row["note"]))
    if rows:
        yield table(("what", "how", "where", *(f"{one} a second" for one in counted), "bytes a state", ""), rows, words=3)


def best(row: Found) -> Found:
    rate: Found = row["rate"]["best"] if row["rate"] else {}
    return rate


def plain(found: Found) -> Iterator[str]:
    """Rows of single values under their own names."""
    rows = [{name: value for name, value in row.items() if not isinstance(value, list | dict)} for row in found["rows"]]
    if rows:
        yield table([name.replace("_", " ") for name in rows[0]], [[worded(value) for value in row.values()] for row in rows])


def worded(value: Any) -> str:
    return short(value) if isinstance(value, float) else str(value)


def page_tables(found: Found) -> Iterator[str]:
    yield from plain(found)
    for name, what in (("pan", "panning Cacao's board"), ("flights", "pieces in flight")):
        if name in found:
            yield (
                f"Frames while {what}: "
                + ", ".join(f"{key.replace('_', ' ')} {worded(it)}" for key, it in found[name].items())
                + "."
            )


def ladder_tables(found: Found) -> Iterator[str]:
    rows = []
    for row in found["rows"]:
        rung = row["rung"]
        what = f"{game_named(rung['game']).title}, {rung['players']} players: {rung['better']} against {rung['worse']}"
        rows.append((what, f"{row['ahead']:.1%}", f"{row['low']:.1%} to {row['high']:.1%}", str(row["games"])))
    yield table(("rung", "ahead", "95% interval", "matches"), rows)


def server_tables(found: Found) -> Iterator[str]:
    rows = []
    for row in found["rows"]:
        closed = [round["moves"] / round["seconds"] for round in row["closed"]]
        paced = median(round["p99_ms"] for round in row["paced"])
        rows.append((row["name"], row["version"], row["stores"], short(median(closed)), f"{paced:.1f} ms"))
    yield table(
        ("server", "version", "keeps", "moves a second, closed loop", f"99th percentile at {found['offered']:.0f} a second"),
        rows,
        3,
    )


def solving_tables(found: Found) -> Iterator[str]:
    rows = [(str(row["cards"]), f"{median(row['seconds']):.2f}", f"{max(row['seconds']):.2f}") for row in found["rows"]]
    yield table(("cards left", "seconds, median", "slowest"), rows)


def siege_tables(found: Found) -> Iterator[str]:
    """Each attack once; where an earlier version was measured beside this one, what it was comes first."""
    attacks = dict.fromkeys(row["attack"] for row in found["rows"])
    versions = [[row for row in found["rows"] if row["attack"] == attack] for attack in attacks]

    def cells(of: Callable[[Found], str]) -> list[str]:
        return [" → ".join(of(row) for row in sorted(rows, key=lambda row: row["version"])) for rows in versions]

    columns = (
        list(attacks),
        cells(lambda row: f"{row['move_p99_ms']:.0f} ms"),
        cells(lambda row: f"{row['bot_p99_s']:.2f} s"),
        cells(lambda row: f"{row['probes_failed']} of {row['probes']}"),
        cells(lambda row: f"{row['memory_most_mb'] - row['memory_before_mb']:.0f} MB"),
        cells(lambda row: counts(row["answers"])),
        cells(lambda row: counts(row["trouble"])),
        cells(lambda row: ", ".join(f"{what}: {worded(value)}" for what, value in row["told"].items())),
    )
    head = ("attack", "others' move, p99", "their bot, p99", "probes failed", "memory taken")
    yield table((*head, "answers to attackers", "trouble of others", "what came of it"), list(zip(*columns, strict=True)))


def counts(of: Mapping[str, int]) -> str:
    return ", ".join(f"{count} × {what}" for what, count in sorted(of.items()))


def baseline_tables(found: Found) -> Iterator[str]:
    rows = [
        (
            line["player"],
            game_named(line["game"]).title,
            f"{line['won']:.1%}",
            f"{line['from']:.1%} to {line['to']:.1%}",
            str(line["games"]),
        )
        for line in found["baselines"]
    ]
    yield table(("player", "game", "won", "95% interval", "matches"), rows, 2)


PARTS = (
    Part("bench", "Random play, beside other engines", "make bench", rates, "bench.svg"),
    Part("envs", "Environments for learners", "make bench", rates),
    Part("envs-gpu", "Environments on a GPU", "python benchmarks/envs.py --gpu", rates),
    Part("gpu", "Random play on a GPU", "python benchmarks/gpu.py", rates),
    Part("search", "Search", "python benchmarks/search.py", rates),
    Part("thinking", "Networks that think", "python benchmarks/thinking.py", rates),
    Part("training", "Networks that learnt by themselves", "python benchmarks/training.py", plain),
    Part("noise", "Chance in a fast analysis", "python benchmarks/noise.py", plain),
    Part("solving", "Exact endings of Seasons of Rice", "python benchmarks/solving.py", solving_tables),
    Part("baselines", "Simple players against random play", "make baselines", baseline_tables),
    Part("ladder", "Levels of bots, each against the one below", "make ladder", ladder_tables),
    Part("lab", "The lab", "python benchmarks/lab.py", plain),
    Part("lab-gpu", "The lab on a GPU", "python benchmarks/lab.py --gpu", plain),
    Part("first-minute", "The first minute", "make bench-start", plain),
    Part("server", "The server, beside boardgame.io", "make bench-server", server_tables),
    Part("kills", "A server killed again and again", "make kills", plain),
    Part("chaos", "All around the servers stopped, killed, slowed and filled at random", "make chaos", plain),
    Part("siege", "A server under siege", "make siege BASE=…", siege_tables),
    Part("page", "The page", "make bench-page", page_tables),
    Part("compare", "This version against an earlier one", "make bench-compare BASE=…", plain),
)


def bars(found: Found) -> Iterator[str]:
    rows = []
    for bar in found.get("bars", []):
        limits = [
            f"{word} {worded(bar[key])}{bar['unit']}"
            for word, key in (("at least", "least"), ("at most", "most"))
            if bar.get(key) is not None
        ]
        value = "not measured" if bar["value"] is None else f"{worded(bar['value'])}{bar['unit']}"
        rows.append((bar["name"], value, ", ".join(limits), {True: "met", False: "**missed**", None: ""}[bar["passes"]]))
    if rows:
        yield table(("bar", "measured", "promised", ""), rows)


def about(found: Found, command: str) -> str:
    machine = found.get("machine")
    if machine is None:
        return f"`{command}`, **of earlier rules**; the machine was not noted."
    where = [machine["cpu"], f"{machine['cores']} cores", *([machine["gpu"]] if "gpu" in machine else [])]
    said = "of the present rules" if is_of_present_rules(machine.get("rules", {})) else "**of earlier rules**"
    return f"{', '.join(where)}, {machine['when'][:10]}, `{command}`, {said}."


def is_of_present_rules(rules: Mapping[str, int]) -> bool:
    return bool(rules) and all(name in game_names() and game_named(name).rules == version for name, version in rules.items())


def report() -> str:
    parts = [HEAD]
    for part in PARTS:
        file = RESULTS / f"{part.file}.json"
        if not file.exists():
            continue
        found = json.loads(file.read_text("utf-8"))
        parts += [f"## {part.title}", about(found, part.command)]
        parts += [f"![{part.title}](../benchmarks/results/{part.picture})"] if part.picture else []
        parts += [*part.tables(found), *bars(found)]
    return "\n\n".join(part.strip() for part in parts) + "\n"


if __name__ == "__main__":
    PAGE.write_text(report(), "utf-8")
    print(f"written: {PAGE}")
