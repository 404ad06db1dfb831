"""The server under load from a second process on loopback, in turns with boardgame.io's, an earlier version, several processes."""

import argparse
import json
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from socket import create_connection, socket
from typing import Any

import uvloop
from compare import HOUSE, checked_out
from load import HOST, BoardgameIo, Broken, Closed, Paced, Round, Server, Subak
from rich.table import Table as Shown
from timing import RESULTS, Bar, console, machine, progress, show_bars, version_of, write_json

from subak.core.registry import game_names

PEER = Path(__file__).parent / "boardgameio"
TABLES = 500  # with two people and two sockets each
RATE = 500.0
AT_ONCE = 64  # moves under way in the closed loop
ROUNDS = 7
SECONDS = 3.0  # of a round
IDLE = 2000
STARTED_SOON = 180.0
MOST_P99_MS = 100.0
MOST_KB = 20.0  # so that ten thousand fit into 200 MB
TIMES_EARLIER = 2.0  # the moves of the version that was measured first, cec4d1d
TIMES_ONE = 1.6  # the moves of one process, by two with a core for each and more for who asks
SYNCED = "SQLite on disk, fsync before telling"
EARLIER = "Subak as it was"
# What a match calls, in words that all versions understand.
COMPILE = """
from subak.core.registry import game_named
from subak.core.warming import STEPS, warm
import subak.players.search
for kind in STEPS.keys() & {{"match", "search", "rollout", "guided"}}:
    list(warm(game_named({name!r}), kind))
"""


@dataclass
class Measured:
    """One server: its rounds at the fixed rate and in the closed loop, and what its matches take."""

    name: str
    version: str
    stores: str
    process: int
    paced: list[dict[str, float]] = field(default_factory=list)
    closed: list[dict[str, float]] = field(default_factory=list)
    sockets: int | None = None
    idle_matches: int = 0
    idle_match_kb: float | None = None

    def best(self, rounds: list[dict[str, float]]) -> dict[str, float]:
        """The machine is shared: the round with the most moves, or at a fixed rate the one with the least p99."""
        return min(self.paced, key=lambda one: one["p99_ms"]) if rounds is self.paced else max(rounds, key=lambda one: one["rate"])

    def median(self, rounds: list[dict[str, float]], name: str) -> float:
        return statistics.median(one[name] for one in rounds)


def compile_ahead(version: Path) -> None:
    """All games of a version; else its server would do so beside the first rounds."""
    environment = os.environ | {"PYTHONPATH": str(version / "src")}
    for name in game_names():
        subprocess.run([sys.executable, "-c", COMPILE.format(name=name)], env=environment, check=True)


def free_port() -> int:
    with closing(socket()) as one:
        one.bind((HOST, 0))
        return int(one.getsockname()[1])


@contextmanager
def serving(command: Sequence[str], port: int, folder: Path, **more: str) -> Iterator[int]:
    """A server in a process of its own, once it listens."""
    with (folder / f"{port}.log").open("wb") as log:
        process = subprocess.Popen(command, env=os.environ | more, cwd=folder, stdout=log, stderr=log)
    try:
        end = time.monotonic() + STARTED_SOON
        while True:
            try:
                create_connection((HOST, port), 1).close()
                break
            except OSError:
                if process.poll() is not None or time.monotonic() > end:
                    raise Broken((folder / f"{port}.log").read_text()[-2000:]) from None
                time.sleep(0.05)
        yield process.pid
    finally:
        process.terminate()
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def resident_kb(process: int) -> float:
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("VmRSS:")))


def cpu_seconds(process: int) -> float:
    """Of its threads, and of the processes that it has started: where several serve, the first one only looks after them."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    started = Path(f"/proc/{process}/task").glob("*/children")
    return own + sum(cpu_seconds(int(child)) for one in started for child in one.read_text().split())


async def measured_round(server: Server, about: Measured, paced: bool, seconds: float) -> None:
    await server.seat_tables(TABLES)
    before = cpu_seconds(about.process)
    found = await (Paced(server).run(RATE, seconds) if paced else Closed(server).run(AT_ONCE, seconds))
    spent = cpu_seconds(about.process) - before
    connected = server.connected
    about.sockets = connected if about.sockets is None else min(about.sockets, connected)
    (about.paced if paced else about.closed).append(told(found, spent))


def told(found: Round, cpu: float) -> dict[str, float]:
    spans = {f"p{percent}_ms": found.percentile(percent) * 1000 for percent in (50, 99)}
    return {"rate": found.rate, "moves": found.moves, "seconds": found.seconds, "cpu_ms": cpu * 1000 / found.moves, **spans}


async def measure_idle(server: Server, about: Measured, count: int) -> None:
    """What matches take that were started and that nobody watches; the first ones fill what is filled only once."""
    await server.open_idle(count // 10)
    before = resident_kb(about.process)
    await server.open_idle(count)
    about.idle_matches = count
    about.idle_match_kb = (resident_kb(about.process) - before) / count


async def measure(servers: Sequence[tuple[Server, Measured]], rounds: int, seconds: float, idle: int) -> None:
    """Rounds take turns, so that noise of the machine meets all."""
    for server, about in servers:
        # First of all: later ones would find room that rounds of moves have left.
        progress(1, rounds + 1, f"{about.name}: {idle} idle matches, {TABLES} tables with {2 * TABLES} sockets")
        await measure_idle(server, about, idle)
        await server.seat_tables(TABLES)
        await Closed(server).run(AT_ONCE, 1.0)
    for number in range(rounds):
        progress(number + 2, rounds + 1, "round of moves")
        for paced in (True, False):
            for server, about in servers:
                await measured_round(server, about, paced, seconds)


def show(heading: str, found: Sequence[Measured]) -> None:
    console.print(heading, style="italic", highlight=False)
    table = Shown(show_edge=False)
    table.add_column("server")
    table.add_column("stores")
    loop = f"{AT_ONCE} at once"
    pace = f"at {RATE:.0f}/s"
    columns = (
        *("sockets", f"{loop}: moves/s", "median", "CPU ms"),
        *(f"{pace}: moves/s", "p50 ms", "p99 ms", "median p99", "CPU ms", "KB a match"),
    )
    for column in columns:
        table.add_column(column, justify="right")
    for one in found:
        if not one.closed or not one.paced:
            continue
        closed, paced = one.best(one.closed), one.best(one.paced)
        cells = (
            f"{one.sockets:,}",
            f"{closed['rate']:,.0f}",
            f"{one.median(one.closed, 'rate'):,.0f}",
            f"{one.median(one.closed, 'cpu_ms'):.2f}",
            f"{paced['rate']:,.0f}",
            f"{paced['p50_ms']:.1f}",
            f"{paced['p99_ms']:.1f}",
            f"{one.median(one.paced, 'p99_ms'):.1f}",
            f"{one.median(one.paced, 'cpu_ms'):.2f}",
            "" if one.idle_match_kb is None else f"{one.idle_match_kb:.0f}",
        )
        table.add_row(f"{one.name} {one.version}", one.stores, *cells, style="bold" if one.name == "Subak" else "")
    console.print(table)
    console.print("CPU: of the server's processes, a move. p50, p99: from when a move is due until the opponent's socket has it.")


def bars_of(ours: Measured, others: Sequence[Measured]) -> list[Bar]:
    """The bar is boardgame.io as it comes, in memory; how we compare with its files is only told."""
    peers = [one for one in others if not one.name.startswith("Subak")]
    closed, paced = ours.best(ours.closed), ours.best(ours.paced)
    bars = [
        Bar("WebSockets connected to one process while moves are made", ours.sockets, 2 * TABLES),
        Bar(f"moves seen by the opponent, {RATE:.0f} a second offered", round(paced["rate"]), 0.98 * RATE, "/s"),
        Bar(f"p99 to the opponent's socket at {RATE:.0f} moves a second", paced["p99_ms"], None, " ms", most=MOST_P99_MS),
        Bar(f"moves, {AT_ONCE} at once", closed["rate"], RATE, "/s"),
        Bar("memory of an idle live match", ours.idle_match_kb, None, " KB", most=MOST_KB),
    ]
    for one in others:
        if one.name == EARLIER:
            bars.append(Bar(f"moves against the earlier version, {AT_ONCE} at once", medians(ours, one), TIMES_EARLIER, " x"))
        elif one not in peers:
            bars.append(
                Bar(f"moves of {one.name.partition(', ')[2]} against one, {AT_ONCE} at once", medians(one, ours), TIMES_ONE, " x")
            )
    if not peers:
        return [*bars, Bar("moves against boardgame.io", None, 1, " x")]
    for peer in peers:
        bar = 1 if peer is peers[0] else None
        moves = closed["rate"] / peer.best(peer.closed)["rate"]
        p99 = paced["p99_ms"] / peer.best(peer.paced)["p99_ms"]
        bars.append(Bar(f"moves against {peer.name}, {AT_ONCE} at once", moves, bar, " x"))
        bars.append(Bar(f"p99 against that of {peer.name} at {RATE:.0f}/s", p99, None, " x", most=bar))
    return bars


@contextmanager
def house(name: str, version: Path, folder: Path, processes: int = 1) -> Iterator[tuple[Server, Measured]]:
    """A server of ours, of one version's sources, with a database of its own."""
    port = free_port()
    # The first versions know no number of processes.
    several = ["--processes", str(processes)] if processes > 1 else []
    command = [sys.executable, "-m", "subak", "serve", "--port", str(port), *several]
    database = f"sqlite:///{folder / f'{port}.db'}"
    with serving(command, port, folder, SUBAK_DATABASE=database, SUBAK_RATE="1000", PYTHONPATH=str(version / "src")) as process:
        yield Subak(port), Measured(name, version_of("subak"), SYNCED, process)


def medians(one: Measured, other: Measured) -> float:
    """In the closed loop: the best of some rounds would be chance."""
    return one.median(one.closed, "rate") / other.median(other.closed, "rate")


def run(rounds: int, seconds: float, idle: int, base: str, processes: int) -> int:
    about = machine()
    most_files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most_files, most_files))
    compile_ahead(HOUSE)
    servers: list[tuple[Server, Measured]] = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="subak-bench-")))
        servers.append(stack.enter_context(house("Subak", HOUSE, folder)))
        if base:
            before = stack.enter_context(checked_out(base))
            compile_ahead(before)
            servers.append(stack.enter_context(house(EARLIER, before, folder)))
        if processes:
            servers.append(stack.enter_context(house(f"Subak, {processes} processes", HOUSE, folder, processes)))
        node = shutil.which("node")
        if node and (PEER / "node_modules").is_dir():
            version = json.loads((PEER / "node_modules/boardgame.io/package.json").read_text())["version"]
            for name, stores, more in (
                ("boardgame.io", "in memory, its default", []),
                ("boardgame.io with files", "its FlatFile, no fsync, after telling", [str(folder / "files")]),
            ):
                port = free_port()
                command = [node, str(PEER / "server.mjs"), str(port), *more]
                process = stack.enter_context(serving(command, port, folder, NODE_ENV="production"))
                servers.append((BoardgameIo(port), Measured(name, version, stores, process)))
            about["node"] = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout.strip()
        else:
            console.print("boardgame.io is not installed: `make bench-server` does it", style="red")
        uvloop.run(measure(servers, rounds, seconds, idle))

    about["load_after"] = os.getloadavg()[0]
    load = f"load {about['load_before']:.1f} before, {about['load_after']:.1f} after"
    found = [measured for _, measured in servers]
    show(f"Moves of {TABLES} matches, best of {rounds} rounds · {about['cpu']}, {about['cores']} cores, {load}", found)
    bars = bars_of(found[0], found[1:])
    show_bars(bars)
    settings: dict[str, Any] = {"tables": TABLES, "offered": RATE, "at_once": AT_ONCE, "rounds": rounds, "seconds": seconds}
    write_json(RESULTS / "server.json", found, bars, machine=about, **settings)
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of a round")
    parser.add_argument("--idle", type=int, default=IDLE, help="idle matches whose memory is measured")
    parser.add_argument("--base", default="", help="an earlier version of ours, measured too: as git names it, or its folder")
    parser.add_argument("--processes", type=int, default=0, help="so many server processes on one port, measured too")
    asked = parser.parse_args()
    if asked.rounds < 1 or asked.seconds <= 0 or asked.idle < 10:
        parser.error("at least one round of some time, and ten idle matches")
    try:
        return run(asked.rounds, asked.seconds, asked.idle, asked.base, asked.processes)
    except KeyboardInterrupt:
        console.print("interrupted; nothing is written")
        return 130


if __name__ == "__main__":
    sys.exit(main())
