"""Measuring, and showing what was measured: what bench.py, gpu.py, lab.py, search.py and solving.py share."""

import importlib.util
import json
import os
import platform
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

ROUNDS = 100  # short ones: the machine is shared, and the best of many is what the code can do
LEAST_ROUNDS = 5  # where one call takes longer than such a round
RESULTS = Path(__file__).parent / "results"
EXTRA_OPTIONS = {"bali": ("oracle", "demon"), "rice": ("festival", "contracts")}
RICE = ("Seasons of Rice, 2 players", "Seasons of Rice, 2 players, festival + contracts")

Counts = dict[str, float]
Work = Callable[[], Counts]

console = Console(width=None if sys.stdout.isatty() else 170)


@dataclass
class Rate:
    """Counts per second in the best and in the median round by actions; the other counts by their share in all rounds."""

    best: Counts
    median: Counts
    total: Counts
    seconds: float
    rounds: int


@dataclass
class Row:
    name: str
    how: str = ""
    ours: bool = False
    version: str = ""
    cores: int = 1  # 0 on a GPU
    rate: Rate | None = None
    state_bytes: int | None = None
    bytes_of: str = ""
    note: str = ""
    extra: dict[str, Any] = field(default_factory=dict)

    @property
    def actions(self) -> float | None:
        return self.rate.best["actions"] if self.rate else None


@dataclass
class Bar:
    """A value that the project promises; without a least or a most it is only told."""

    name: str
    value: float | None
    least: float | None
    unit: str = ""
    most: float | None = None

    @property
    def passes(self) -> bool | None:
        if self.value is None or (self.least is None and self.most is None):
            return None
        return (self.least is None or self.value >= self.least) and (self.most is None or self.value <= self.most)


def interleaved(works: Sequence[Work], seconds: float) -> list[Rate]:
    """Every work gets that many seconds, in rounds that take turns, so that noise of the machine meets them all."""
    for work in works:
        work()
    rounds: list[list[tuple[Counts, float]]] = [[] for _ in works]
    for number in range(ROUNDS):
        if number >= LEAST_ROUNDS and all(sum(spent for _, spent in done) >= seconds for done in rounds):
            break
        for work, done in zip(works, rounds, strict=True):
            done.append(timed_round(work, seconds / ROUNDS))
    return [rate_of(done) for done in rounds]


def measure(work: Work, seconds: float) -> Rate:
    return interleaved([work], seconds)[0]


def timed_round(work: Work, seconds: float) -> tuple[Counts, float]:
    counts: Counter[str] = Counter()
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        counts.update(work())
    return dict(counts), spent


def rate_of(rounds: list[tuple[Counts, float]]) -> Rate:
    total: Counter[str] = Counter()
    for counts, _ in rounds:
        total.update(counts)
    actions = [counts["actions"] / spent for counts, spent in rounds]

    def at(actions_per_second: float) -> Counts:
        # Games of a batch end in waves: within one round their number says little.
        return {name: actions_per_second * count / total["actions"] for name, count in total.items()}

    return Rate(at(max(actions)), at(statistics.median(actions)), dict(total), sum(spent for _, spent in rounds), len(rounds))


def attempt(name: str, package: str, job: Callable[[], list[Row]]) -> list[Row]:
    """What the job measures; a row that says why where it cannot."""
    if importlib.util.find_spec(package) is None:
        return [Row(name, ours=package == "subak", note="not installed")]
    try:
        return job()
    except Exception as error:
        text = str(error).strip().splitlines()
        return [Row(name, ours=package == "subak", note=f"failed: {type(error).__name__}: {text[-1] if text else ''}")]


def version_of(package: str) -> str:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return ""


def configurations(names: Sequence[str]) -> list[tuple[str, int, tuple[str, ...]]]:
    """Game, players and options to be timed: the most players, and once more with the options named above."""
    from subak.core.registry import game_named

    most = {name: game_named(name).players[-1] for name in names}
    plain = [(name, most[name], ()) for name in names]
    return plain + [(name, most[name], EXTRA_OPTIONS[name]) for name in names if name in EXTRA_OPTIONS]


def title(game: str, players: int, options: Sequence[str]) -> str:
    from subak.core.registry import game_named

    return f"{game_named(game).title}, {players} players" + (f", {' + '.join(options)}" if options else "")


def machine() -> dict[str, Any]:
    from subak.core.registry import game_named, game_names

    return {
        "cpu": cpu_name(),
        "cores": len(os.sched_getaffinity(0)),
        "load_before": os.getloadavg()[0],
        "system": platform.platform(),
        "python": platform.python_version(),
        "numba": version_of("numba"),
        "numpy": version_of("numpy"),
        "rules": {name: game_named(name).rules for name in game_names()},
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def cpu_name() -> str:
    listed = Path("/proc/cpuinfo")
    lines = listed.read_text().splitlines() if listed.exists() else []
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.processor())


def short(value: float | None) -> str:
    if value is None:
        return ""
    for size, letter in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:.3g}{letter}"
    return f"{value:.3g}"


def progress(number: int, of: int, name: str) -> None:
    console.print(f"{number}/{of} {name} …", style="dim", highlight=False)


def show_rows(heading: str, rows: Sequence[Row]) -> None:
    table = Table(title=heading, title_justify="left", show_edge=False)
    for column in ("what", "how", "version"):
        table.add_column(column)
    for column in ("cores", "actions/s", "games/s", "bytes a state"):
        table.add_column(column, justify="right")
    table.add_column("note")
    for row in rows:
        games = row.rate.best.get("games") if row.rate else None
        cores = str(row.cores) if row.rate and row.cores else ""
        size = f"{row.state_bytes:,}" if row.state_bytes else ""
        note = "; ".join(part for part in (row.bytes_of and f"bytes: {row.bytes_of}", row.note) if part)
        cells = (row.name, row.how, row.version, cores, short(row.actions), short(games), size, note)
        table.add_row(*cells, style="bold" if row.ours else "")
    console.print(table)


def show_bars(bars: Sequence[Bar]) -> None:
    marks = {True: "[green]pass[/green]", False: "[red]FAIL[/red]", None: "  — "}
    for bar in bars:
        value = "not measured" if bar.value is None else f"{short(bar.value)}{bar.unit}"
        least = "" if bar.least is None else f" (at least {short(bar.least)}{bar.unit})"
        most = "" if bar.most is None else f" (at most {short(bar.most)}{bar.unit})"
        console.print(f"{marks[bar.passes]}  {bar.name}: {value}{least}{most}", highlight=False)


def write_json(path: Path, rows: Sequence[Any], bars: Sequence[Bar], **more: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    told = more | {
        "rows": [row if isinstance(row, dict) else asdict(row) for row in rows],
        "bars": [asdict(bar) | {"passes": bar.passes} for bar in bars],
    }
    path.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    console.print(f"written: {path}", highlight=False)
