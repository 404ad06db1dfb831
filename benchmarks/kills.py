"""Kills the server again and again under load, and compares what it had acknowledged with what its database has."""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from timing import RESULTS, Bar, console, machine, show_bars, write_json

from subak.core.registry import game_named, game_names
from subak.core.warming import is_warm, warm
from subak.players.compiler import kinds

# The people and the checks are those of the tests.
sys.path.append(str(Path(__file__).parents[1] / "tests"))
from support.crashes import Load, Process, audited, goes_on, killed_often

KILLS = 200
TABLES = 50
SEED = "kills"
AT_MOST_TOLD = 20


@dataclass
class Survived:
    kills: int = 0
    seconds: float = 0.0
    start_seconds: float = 0.0  # from the command to the first answer, the median
    matches: int = 0
    entries: int = 0
    acknowledged: int = 0
    repeated: int = 0  # posted again after a kill, and answered as accepted before
    unanswered: int = 0
    lost: list[str] = field(default_factory=list)
    duplicated: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    unexpected: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    workers_left: int = 0


class Timed(Process):
    """Notes how long each start took."""

    def start(self) -> None:
        super().start()
        self.started = time.perf_counter()
        self.starts: list[float] = getattr(self, "starts", [])

    async def answers(self, seconds: float = 120.0) -> None:
        await super().answers(seconds)
        self.starts.append(time.perf_counter() - self.started)


async def survive(kills: int, tables: int, database: str, folder: Path) -> Survived:
    """All that was found, also when interrupted."""
    found = Survived()
    random = Random(SEED)
    server = Timed(database, folder / "log")
    await server.answers()
    began = time.perf_counter()
    load = Load([server.address], tables, SEED)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True) as shown:
            task = shown.add_task("kills", total=kills)

            def note() -> None:
                found.kills += 1
                shown.update(task, advance=1, description=f"kills, {len(load.acknowledged):,} acknowledged")
                if not console.is_terminal and found.kills % 10 == 0:
                    left = (time.perf_counter() - began) / found.kills * (kills - found.kills)
                    progress = f"{found.kills}/{kills} kills, {len(load.acknowledged):,} acknowledged, {left / 60:.1f} minutes left"
                    console.print(progress, highlight=False)

            found.workers_left = await killed_often(server, load, kills, random, note)
    except asyncio.CancelledError:
        asyncio.current_task().uncancel()
        console.print("interrupted. So far:")
        if server.running.poll() is not None:
            server.start()
        await server.answers()
    found.seconds = time.perf_counter() - began
    found.start_seconds = statistics.median(server.starts)
    console.print("do all matches go on?", style="dim")
    found.stuck = sorted(await goes_on(database, load, 180.0))
    await load.stop()
    server.stop()
    audit = audited(database, load)
    found.matches, found.entries = audit.matches, audit.entries
    found.acknowledged, found.repeated, found.unanswered = len(load.acknowledged), load.repeated, load.unanswered
    found.lost, found.duplicated = list(map(str, audit.lost)), list(map(str, audit.duplicated))
    found.broken, found.unexpected = audit.broken, load.unexpected
    return found


def show(found: Survived) -> None:
    table = Table(show_edge=False)
    table.add_column("what")
    table.add_column("count", justify="right")
    for name, value in (
        ("kills", found.kills),
        ("seconds from the start to the first answer, median", f"{found.start_seconds:.2f}"),
        ("matches", found.matches),
        ("entries in their logs", found.entries),
        ("acknowledged", found.acknowledged),
        ("of these, posted again and answered as repeated", found.repeated),
        ("requests left without an answer", found.unanswered),
    ):
        table.add_row(name, f"{value:,}" if isinstance(value, int) else value)
    console.print(table)
    for name in ("lost", "duplicated", "broken", "unexpected", "stuck"):
        for line in getattr(found, name)[:AT_MOST_TOLD]:
            console.print(f"{name}: {line}", highlight=False, markup=False)


def bars_of(found: Survived) -> list[Bar]:
    return [
        Bar("acknowledged actions lost", len(found.lost), None, most=0),
        Bar("actions duplicated", len(found.duplicated), None, most=0),
        Bar("matches with gaps, or that do not replay", len(found.broken), None, most=0),
        Bar("answers that nobody expects", len(found.unexpected), None, most=0),
        Bar("matches that do not go on", len(found.stuck), None, most=0),
        Bar("workers that outlived their server", found.workers_left, None, most=0),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--database", default="", help="an empty one; a new SQLite file if not given")
    asked = parser.parse_args()
    about = machine()
    for name in game_names():
        for kind in kinds(game_named(name)):
            if not is_warm(game_named(name), kind):
                console.print(f"compiling {name} …", style="dim")
                list(warm(game_named(name), kind))
    with tempfile.TemporaryDirectory(prefix="subak-kills-") as folder:
        database = asked.database or f"sqlite:///{folder}/subak.db"
        found = asyncio.run(survive(asked.kills, asked.tables, database, Path(folder)))
    show(found)
    bars = bars_of(found)
    show_bars(bars)
    if found.kills < asked.kills:
        return 130
    write_json(RESULTS / "kills.json", [found], bars, machine=about, tables=asked.tables, database=database.partition(":")[0])
    return 0 if all(bar.passes for bar in bars) else 1


if __name__ == "__main__":
    sys.exit(main())
