"""Attacks a server in all the ways that we know, one after the other, and measures what other people wait meanwhile."""

import argparse
import asyncio
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from attacks import ATTACKS, Attack
from bystanders import Company
from compare import HOUSE, checked_out
from rich.table import Table
from server import resident_kb
from timing import RESULTS, Bar, console, machine, show_bars, write_json

# The server's process is that of the tests.
sys.path.append(str(Path(__file__).parents[1] / "tests"))
from support.crashes import Process

SECONDS = 12.0  # of an attack
PREPARING = 45.0  # seconds at most
FREELY = 500.0  # the rate while an attack is prepared
DESCRIPTORS = 1024  # what systems often give a process
COMPILED = 600.0  # seconds that a version may take to compile its games
GOING = 90.0  # seconds until everybody plays
MOST_MS = 200.0
MOST_BOT_SECONDS = 5.0
MOST_MB = 100.0
NOW, BEFORE = "now", "before"


class Version(NamedTuple):
    name: str
    folder: Path


class Besieged(Process):
    """A version's server, with as many descriptors as systems often give."""

    probe = "/healthz"  # which earlier versions have too

    def __init__(self, version: Version, database: str, log: Path, rate: float) -> None:
        self.version = version
        super().__init__(database, log, rate=rate)

    def start(self) -> None:
        self.environment["PYTHONPATH"] = os.pathsep.join(
            filter(None, (str(self.version.folder / "src"), os.environ.get("PYTHONPATH")))
        )
        super().start()
        resource.prlimit(self.running.pid, resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS))


@dataclass
class Outcome:
    """What one attack on one version did to others, and what it got."""

    attack: str
    version: str
    moves: int = 0
    move_p50_ms: float = 0.0
    move_p99_ms: float = 0.0
    bot_moves: int = 0
    bot_p50_s: float = 0.0
    bot_p99_s: float = 0.0
    trouble: dict[str, int] = field(default_factory=dict)  # of others: refusals, lost connections
    probes: int = 0
    probes_failed: int = 0
    memory_before_mb: float = 0.0
    memory_most_mb: float = 0.0
    answers: dict[str, int] = field(default_factory=dict)  # to the attackers, by status
    told: dict[str, float] = field(default_factory=dict)

    @property
    def faults(self) -> int:
        """Answers that say that the server failed; 503 says that it has too much to do."""
        return sum(count for status, count in self.answers.items() if status.startswith("5") and status != "503")

    @property
    def memory(self) -> str:
        return f"{self.memory_before_mb:.0f} → {self.memory_most_mb:.0f} MB"

    @property
    def grown_mb(self) -> float:
        return self.memory_most_mb - self.memory_before_mb


async def attacked(chosen: Attack, version: Version, folder: Path, seconds: float, size: float) -> Outcome:
    database = f"sqlite:///{folder / 'subak.db'}"
    prepared: dict[str, Any] = {}
    if chosen.prepare is not None:
        server = Besieged(version, database, folder / "log", FREELY)
        try:
            await server.answers(GOING)
            asked = ("--prepare", "--seconds", str(PREPARING), "--size", str(size))
            prepared = await attacker(chosen, server.address, *asked, seconds=2 * PREPARING)
        finally:
            await server.kill()
    server = Besieged(version, database, folder / "log", rate=1.0)
    company: Company | None = None
    try:
        await server.answers(GOING)
        company = Company(server.address)
        await company.is_going(moves=20, bots=5, seconds=GOING)
        outcome = Outcome(chosen.name, version.name, memory_before_mb=resident_kb(server.running.pid) / 1000)
        watching = asyncio.create_task(watch_memory(server, outcome))
        company.begin()
        asked = ("--seconds", str(seconds), "--size", str(size), "--prepared", json.dumps(prepared))
        found = await attacker(chosen, server.address, *asked, seconds=seconds + 60.0)
        watching.cancel()
        await company.close()
    finally:
        if company is not None:
            await company.close()
        await server.kill()
    outcome.answers, outcome.told = found["answers"], found["told"]
    outcome.moves, outcome.bot_moves = len(company.moves.seconds), len(company.bots.seconds)
    outcome.move_p50_ms, outcome.move_p99_ms = (company.moves.percentile(percent) * 1000 for percent in (50, 99))
    outcome.bot_p50_s, outcome.bot_p99_s = (company.bots.percentile(percent) for percent in (50, 99))
    outcome.trouble, outcome.probes, outcome.probes_failed = dict(company.trouble), company.probes, company.probes_failed
    return outcome


async def attacker(chosen: Attack, address: str, *asked: str, seconds: float) -> dict[str, Any]:
    """In a process of its own; what it says at its end."""
    command = (sys.executable, str(Path(__file__).with_name("attacks.py")), chosen.name, address, *asked)
    process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, process_group=0)
    try:
        async with asyncio.timeout(seconds):
            said, _ = await process.communicate()
    finally:
        with suppress(ProcessLookupError):
            process.kill()
    found: dict[str, Any] = json.loads(said)
    return found


async def watch_memory(server: Besieged, outcome: Outcome) -> None:
    while True:
        with suppress(OSError, StopIteration):
            outcome.memory_most_mb = max(outcome.memory_most_mb, resident_kb(server.running.pid) / 1000)
        await asyncio.sleep(0.25)


async def compile_first(version: Version, folder: Path) -> None:
    """So that no attack is measured beside a compiler."""
    server = Besieged(version, f"sqlite:///{folder / 'compiling.db'}", folder / "log", FREELY)
    try:
        async with asyncio.timeout(COMPILED):
            await server.is_ready()
    finally:
        await server.kill()


async def besiege(versions: Sequence[Version], chosen: Sequence[Attack], seconds: float, size: float, found: list[Outcome]) -> None:
    """All attacks on each version in turn, each on a server and a database of its own."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="subak-siege-") as folder:
        for version in versions:
            console.print(f"{version.name}: compiling what is not compiled yet …", style="dim", highlight=False)
            await compile_first(version, Path(folder))
        runs = [(one, version) for one in chosen for version in versions]
        for number, (one, version) in enumerate(runs):
            each = (time.monotonic() - began) / number if number else 1.6 * seconds + 12.0
            left = each * (len(runs) - number) / 60
            said = f"{number + 1}/{len(runs)} {one.name}, {version.name}, {left:.1f} minutes left: {one.says}"
            console.print(said, style="dim", highlight=False)
            own = Path(folder) / str(number)
            own.mkdir()
            try:
                outcome = await attacked(one, version, own, seconds, size)
            except (TimeoutError, AssertionError) as error:
                # It does not even start, or let anybody play: that is told, and the others follow.
                console.print(f"{one.name}, {version.name}: {type(error).__name__} {error}", style="red", markup=False)
                outcome = Outcome(one.name, version.name, move_p99_ms=GOING * 1000, bot_p99_s=GOING)
                outcome.told["nobody could play within, s"] = GOING
            found.append(outcome)
            console.print("    " + in_words(outcome), highlight=False, markup=False)


def in_words(outcome: Outcome) -> str:
    return (
        f"others' moves p50 {outcome.move_p50_ms:.0f} ms, p99 {outcome.move_p99_ms:.0f} ms; "
        f"their bot p50 {outcome.bot_p50_s:.2f} s, p99 {outcome.bot_p99_s:.2f} s; "
        f"{outcome.probes_failed} of {outcome.probes} probes failed; memory {outcome.memory}"
    )


def counted(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} × {what}" for what, count in sorted(counts.items()))


def show(found: Sequence[Outcome], heading: str) -> None:
    table = Table(title=heading, title_justify="left", show_edge=False)
    for column in ("attack", "version"):
        table.add_column(column)
    for column in ("move p50 ms", "p99 ms", "bot p50 s", "p99 s", "probes failed", "memory"):
        table.add_column(column, justify="right")
    table.add_column("answers to attackers; what others met; what else came of it")
    for one in found:
        others = f"others: {counted(one.trouble)}" if one.trouble else ""
        told = ", ".join(f"{what}: {value:.4g}" for what, value in one.told.items())
        table.add_row(
            *(one.attack, one.version, f"{one.move_p50_ms:.0f}", f"{one.move_p99_ms:.0f}", f"{one.bot_p50_s:.2f}"),
            *(
                f"{one.bot_p99_s:.2f}",
                f"{one.probes_failed}/{one.probes}",
                one.memory,
            ),
            "; ".join(filter(None, (counted(one.answers), others, told))),
        )
    console.print(table)


def bars_of(found: Sequence[Outcome]) -> list[Bar]:
    """Of this version, under whichever attack is the worst."""
    now = [one for one in found if one.version == NOW]
    return [
        Bar("another person's move, p99", max(one.move_p99_ms for one in now), None, " ms", most=MOST_MS),
        Bar("another person's bot, p99", max(one.bot_p99_s for one in now), None, " s", most=MOST_BOT_SECONDS),
        Bar("others refused, or their connections lost", sum(sum(one.trouble.values()) for one in now), None, most=0),
        Bar("probes of /healthz that failed", sum(one.probes_failed for one in now), None, most=0),
        Bar("answers 5xx other than 503", sum(one.faults for one in now), None, most=0),
        Bar("memory that an attack took", max(one.grown_mb for one in now), None, " MB", most=MOST_MB),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base", default="", help="also an earlier version: as git names it, or its folder")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each attack")
    parser.add_argument("--size", type=float, default=1.0, help="of what each attack has at full size")
    parser.add_argument("--attacks", nargs="+", choices=[one.name for one in ATTACKS], default=[one.name for one in ATTACKS])
    asked = parser.parse_args()
    if asked.seconds <= 0 or not 0 < asked.size <= 1:
        parser.error("--seconds must be more than 0, and --size more than 0 and at most 1")
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that no server is left behind
    about = machine()
    found: list[Outcome] = []
    chosen = [one for one in ATTACKS if one.name in asked.attacks]
    with ExitStack() as stack:
        base = [Version(BEFORE, stack.enter_context(checked_out(asked.base)))] if asked.base else []
        try:
            asyncio.run(besiege([*base, Version(NOW, HOUSE)], chosen, asked.seconds, asked.size, found))
            whole = len(chosen) == len(ATTACKS) and asked.size == 1.0
        except KeyboardInterrupt:
            console.print("interrupted. So far:")
            whole = False
    if not any(one.version == NOW for one in found):
        return 130
    show(found, f"A server under siege · {about['cpu']}, {about['cores']} cores")
    bars = bars_of(found)
    show_bars(bars)
    if whole:
        write_json(RESULTS / "siege.json", found, bars, machine=about, base=asked.base, seconds=asked.seconds)
    return 0 if all(bar.passes for bar in bars) else 1


if __name__ == "__main__":
    sys.exit(main())
