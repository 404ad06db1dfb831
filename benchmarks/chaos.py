"""PostgreSQL, Redis, servers and workers stopped, killed, slowed and filled up at random under load: is anything lost?"""

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import psycopg
from rich.table import Table
from timing import RESULTS, Bar, console, machine, show_bars, write_json

from subak.core.registry import game_named, game_names
from subak.core.warming import is_warm, warm
from subak.players.compiler import kinds

# People, servers and checks are those of the tests.
sys.path.append(str(Path(__file__).parents[1] / "tests"))
from support.crashes import AWAY, Load, Process, audited, goes_on
from support.server import Postgres, Redis, free_port

SECONDS = 300.0
TABLES = 20
SEED = "chaos"
DISK = "320m"  # of PostgreSQL, in memory
LEAVE = 64 * 1024  # bytes of it that stay free when it is full
AT_ONCE = 64 * 1024
GOING_ON = 180.0  # seconds until every match has moved on
AT_MOST_TOLD = 20


class Proxy:
    """Stands before a server and holds back what passes, in both directions."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = free_port()
        self.delay = 0.0
        self.ways: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self.server = await asyncio.start_server(self.connect, "127.0.0.1", self.port)

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            beyond, to_beyond = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        ways = [asyncio.create_task(self.carry(reader, to_beyond)), asyncio.create_task(self.carry(beyond, writer))]
        self.ways.update(ways)
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            self.ways.difference_update(ways)
            for one in (writer, to_beyond):
                one.close()
                with suppress(OSError):
                    await one.wait_closed()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(AT_ONCE):
                await asyncio.sleep(self.delay)
                writer.write(data)
                await writer.drain()

    async def close(self) -> None:
        self.server.close()
        for way in list(self.ways):
            way.cancel()
        while self.ways:
            await asyncio.sleep(AWAY)


class Worker:
    """`subak work` in a process of its own."""

    def __init__(self, url: str, log: Path) -> None:
        self.url, self.log = url, log
        self.start()

    def start(self) -> None:
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "subak", "work", self.url]
            self.running = subprocess.Popen(command, stdout=log, stderr=log, process_group=0)

    def kill(self) -> None:
        self.running.kill()
        self.running.wait()


@contextmanager
def small_disk() -> Iterator[Path | None]:
    """One that can be filled without harm; none where we may not mount it."""
    with tempfile.TemporaryDirectory(prefix="subak-disk-") as folder:
        command = ["mount", "-t", "tmpfs", "-o", f"size={DISK},mode=1777", "subak", folder]
        if os.getuid() != 0 or subprocess.run(command, check=False, capture_output=True).returncode:
            yield None
            return
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", "--lazy", folder], check=True)


@dataclass
class Survived:
    troubles: int = 0
    seconds: float = 0.0
    matches: int = 0
    entries: int = 0
    acknowledged: int = 0
    repeated: int = 0  # posted again, and answered as accepted before
    unanswered: int = 0
    not_now: int = 0  # answers 503
    by_kind: dict[str, int] = field(default_factory=dict)
    left_out: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    duplicated: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    unexpected: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    not_healthy: list[str] = field(default_factory=list)  # servers whose /healthz does not answer ok in the end


class Chaos:
    """All that can go wrong, and how each is put right again."""

    def __init__(self, postgres: Postgres, redis: Redis, disk: Path | None, folder: Path, random: Random) -> None:
        self.postgres, self.redis, self.disk, self.folder, self.random = postgres, redis, disk, folder, random
        self.to_postgres, self.to_redis = Proxy(postgres.port), Proxy(redis.port)
        self.done: Counter[str] = Counter()
        self.kinds: dict[str, Callable[[], Awaitable[None]]] = {
            "PostgreSQL stopped": self.postgres_stopped,
            "Redis stopped": self.redis_stopped,
            "both slowed": self.both_slowed,
            "a server killed": self.server_killed,
            "a worker killed": self.worker_killed,
            **({"disk full": self.disk_full} if disk else {}),
        }

    async def start(self) -> list[str]:
        """The servers' addresses."""
        await self.to_postgres.start()
        await self.to_redis.start()
        self.database = self.postgres.new_database("chaos")
        through = self.database.replace(str(self.postgres.port), str(self.to_postgres.port))
        bus = self.redis.url.replace(str(self.redis.port), str(self.to_redis.port))
        self.servers = [
            Process(through, self.folder / f"server-{number}.log", redis=bus, workers=bus, log_level="info") for number in range(2)
        ]
        self.workers = [Worker(bus, self.folder / f"worker-{number}.log") for number in range(2)]
        for server in self.servers:
            await server.answers()
        return [server.address for server in self.servers]

    async def trouble(self) -> str:
        """One of each before any comes twice."""
        fewest = min(self.done[kind] for kind in self.kinds)
        kind = self.random.choice([kind for kind in self.kinds if self.done[kind] == fewest])
        await self.kinds[kind]()
        self.done[kind] += 1
        return kind

    async def a_while(self, most: float = 3.0) -> None:
        await asyncio.sleep(self.random.uniform(0.2, most))

    async def postgres_stopped(self) -> None:
        await asyncio.to_thread(self.postgres.stop, self.random.choice(["immediate", "fast"]))
        await self.a_while()
        await asyncio.to_thread(revive, self.postgres)

    async def redis_stopped(self) -> None:
        """It keeps nothing: all jobs that waited there are gone."""
        await asyncio.to_thread(self.redis.stop)
        await self.a_while()
        await asyncio.to_thread(self.redis.start)

    async def both_slowed(self) -> None:
        self.to_postgres.delay, self.to_redis.delay = (self.random.uniform(0.05, 0.4) for _ in range(2))
        await self.a_while()
        self.to_postgres.delay = self.to_redis.delay = 0.0

    async def server_killed(self) -> None:
        server = self.random.choice(self.servers)
        await server.kill()
        await self.a_while()
        server.start()

    async def worker_killed(self) -> None:
        worker = self.random.choice(self.workers)
        await asyncio.to_thread(worker.kill)
        await self.a_while()
        worker.start()

    async def disk_full(self) -> None:
        """Then there is room again, and PostgreSQL is started where it gave up."""
        assert self.disk is not None
        ballast = self.disk / "ballast"
        await asyncio.to_thread(fill, ballast)
        await self.a_while()
        ballast.unlink(missing_ok=True)
        await asyncio.to_thread(revive, self.postgres)

    async def close(self) -> None:
        for server in self.servers:
            await server.kill()
        for worker in self.workers:
            worker.kill()
        await self.to_postgres.close()
        await self.to_redis.close()


def fill(file: Path) -> None:
    room = os.statvfs(file.parent)
    with suppress(OSError), file.open("wb") as ballast:
        ballast.write(bytes(max(0, room.f_bavail * room.f_frsize - LEAVE)))


def revive(postgres: Postgres) -> None:
    """Until it lets somebody in: it may be recovering, or just giving up, or be gone."""
    end = time.monotonic() + GOING_ON
    while True:
        try:
            psycopg.connect(postgres.url("postgres"), connect_timeout=2).close()
            return
        except psycopg.OperationalError:
            if time.monotonic() > end:
                raise
        with suppress(subprocess.CalledProcessError):  # it runs, but is not there yet
            postgres.start()
        time.sleep(0.2)


def settle(postgres: Postgres) -> None:
    """So that its journal alone does not fill a small disk."""
    with psycopg.connect(postgres.url("postgres"), autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET min_wal_size = '32MB'")
        connection.execute("ALTER SYSTEM SET max_wal_size = '64MB'")
        connection.execute("SELECT pg_reload_conf()")


async def survive(chaos: Chaos, seconds: float, tables: int) -> Survived:
    """All that was found, also when interrupted."""
    found = Survived()
    load = Load(await chaos.start(), tables, SEED)
    await load.gets_on(deeds=tables)
    began = time.monotonic()
    try:
        while (spent := time.monotonic() - began) < seconds:
            kind = await chaos.trouble()
            said = f"{kind}: {len(load.acknowledged):,} acknowledged, {(seconds - spent) / 60:.1f} minutes left"
            console.print(said, style="dim", highlight=False)
            await load.gets_on(seconds=GOING_ON)
            await chaos.a_while()
    except AssertionError as error:
        found.stuck.append(str(error))
    except asyncio.CancelledError:
        asyncio.current_task().uncancel()
        console.print("interrupted. So far:")
    found.seconds = time.monotonic() - began
    for server in chaos.servers:
        await server.answers()
    console.print("do all matches go on?", style="dim")
    found.stuck += sorted(await goes_on(chaos.database, load, GOING_ON))
    for server in chaos.servers:
        try:
            await server.answers(10.0)
        except AssertionError:
            found.not_healthy.append(server.address)
    await load.stop()
    for server in chaos.servers:
        await asyncio.to_thread(server.stop)  # the proxies here must go on
    audit = await asyncio.to_thread(audited, chaos.database, load)
    found.troubles, found.by_kind = sum(chaos.done.values()), dict(chaos.done)
    found.matches, found.entries = audit.matches, audit.entries
    found.acknowledged, found.repeated, found.unanswered = len(load.acknowledged), load.repeated, load.unanswered
    found.not_now = sum(load.refused.values())
    found.lost, found.duplicated = list(map(str, audit.lost)), list(map(str, audit.duplicated))
    found.broken, found.unexpected = audit.broken, load.unexpected
    return found


def run_chaos(seconds: float, tables: int, seed: str) -> Survived:
    with ExitStack() as stack:
        disk = stack.enter_context(small_disk())
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="subak-chaos-")))
        postgres = Postgres(within=disk)
        stack.callback(postgres.close)
        settle(postgres)
        redis = Redis()
        stack.callback(redis.stop)
        chaos = Chaos(postgres, redis, disk, folder, Random(seed))

        async def all_of_it() -> Survived:
            try:
                return await survive(chaos, seconds, tables)
            finally:
                await chaos.close()

        found = asyncio.run(all_of_it())
        if disk is None:
            found.left_out.append("disk full: only root may mount a small disk")
        return found


def show(found: Survived) -> None:
    table = Table(show_edge=False)
    table.add_column("what")
    table.add_column("count", justify="right")
    for name, value in (
        *((kind, count) for kind, count in found.by_kind.items()),
        ("matches", found.matches),
        ("entries in their logs", found.entries),
        ("acknowledged", found.acknowledged),
        ("of these, posted again and answered as repeated", found.repeated),
        ("requests left without an answer", found.unanswered),
        ("answers that it is not possible now (503)", found.not_now),
    ):
        table.add_row(name, f"{value:,}")
    console.print(table)
    for name in ("left_out", "lost", "duplicated", "broken", "unexpected", "stuck", "not_healthy"):
        for line in getattr(found, name)[:AT_MOST_TOLD]:
            console.print(f"{name.replace('_', ' ')}: {line}", highlight=False, markup=False)


def bars_of(found: Survived) -> list[Bar]:
    return [
        Bar("acknowledged actions lost", len(found.lost), None, most=0),
        Bar("actions duplicated", len(found.duplicated), None, most=0),
        Bar("matches with gaps, or that do not replay", len(found.broken), None, most=0),
        Bar("answers that nobody expects", len(found.unexpected), None, most=0),
        Bar("matches that do not go on", len(found.stuck), None, most=0),
        Bar("servers that do not recover", len(found.not_healthy), None, most=0),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seed", default=SEED, help="of what goes wrong when")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that no server is left behind
    about = machine()
    for name in game_names():
        for kind in kinds(game_named(name)):
            if not is_warm(game_named(name), kind):
                console.print(f"compiling {name} …", style="dim")
                list(warm(game_named(name), kind))
    found = run_chaos(asked.seconds, asked.tables, asked.seed)
    show(found)
    bars = bars_of(found)
    show_bars(bars)
    if found.seconds < asked.seconds:
        return 130
    if asked.seconds >= SECONDS:
        write_json(RESULTS / "chaos.json", [found], bars, machine=about, tables=asked.tables)
    return 0 if all(bar.passes for bar in bars) else 1


if __name__ == "__main__":
    sys.exit(main())
