"""Servers that are killed under load, clients that remember what was confirmed, and what the database must have of it."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
from sqlalchemy import Row, select
from support.server import NEVER_ASKED, SOON, free_port

from subak.core.match import Match
from subak.core.mistakes import Mistake
from subak.core.registry import game_named, game_names
from subak.server.rows import seats_in_bits
from subak.server.schema import entry, match, seat
from subak.server.settings import Settings
from subak.server.store import engine_for

AWAY = 0.1  # seconds until a person tries again
GONE = 60.0  # seconds that a killed server's workers may take to notice: on a busy machine they may still be starting
LATEST = 10**6  # after which there are no entries


class Deed(NamedTuple):
    """What a person asked for at a table: to act, to undo, or to chat."""

    table: str
    kind: str
    step: int | None
    text: str


class Process:
    """`subak serve` as operators run it."""

    probe = "/readyz"

    def __init__(self, database: str, log: Path, **settings: Any) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = log
        given = {"rate": 10_000, "log_level": "warning", "database": database, "port": self.port, **settings}
        self.environment = os.environ | {f"SUBAK_{name.upper()}": str(value) for name, value in given.items()}
        self.start()

    def start(self) -> None:
        with self.log.open("ab") as log:
            # A group of its own: who interrupts us does not mean the server.
            command = [str(Path(sys.executable).parent / "subak"), "serve"]
            self.running = subprocess.Popen(command, stdout=log, stderr=log, env=self.environment, process_group=0)

    async def answers(self, seconds: float = 2 * SOON) -> None:
        """As soon as it does."""
        end = time.monotonic() + seconds
        async with httpx.AsyncClient(verify=NEVER_ASKED, trust_env=False) as http:
            while time.monotonic() < end and self.running.poll() is None:
                try:
                    if (await http.get(f"{self.address}{self.probe}")).status_code == httpx.codes.OK:
                        return
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.02)
        raise AssertionError(f"the server did not start in time: {self.log.read_text()[-2000:]}")

    async def is_ready(self) -> None:
        """As soon as all games are compiled."""
        await self.answers()
        async with httpx.AsyncClient(verify=NEVER_ASKED, trust_env=False, timeout=SOON) as http:
            while (await http.get(f"{self.address}/api/v1/status")).json()["compiling"]:
                await asyncio.sleep(AWAY)

    async def kill(self) -> int:
        """As if the power failed; returns how many of its own processes outlive it."""
        family = descendants(self.running.pid)
        self.running.kill()
        self.running.wait()
        end = time.monotonic() + GONE
        while (left := family & everybody().keys()) and time.monotonic() < end:
            await asyncio.sleep(0.01)
        return len(left)

    def stop(self) -> int:
        self.running.send_signal(signal.SIGTERM)
        return self.running.wait(SOON)


def everybody() -> dict[tuple[int, int], int]:
    """The parent of every process, by its number and when it started."""
    found = {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = file.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if fields[0] != "Z":
            found[int(file.parent.name), int(fields[19])] = int(fields[1])
    return found


def descendants(ancestor: int) -> set[tuple[int, int]]:
    parents = everybody()
    family: set[tuple[int, int]] = set()
    generation = {ancestor}
    while generation:
        children = {process for process, parent in parents.items() if parent in generation}
        family |= children
        generation = {number for number, _ in children}
    return family


class Load:
    """Tables at which people and bots play on, whatever happens to the servers."""

    def __init__(self, addresses: Sequence[str], tables: int, seed: str = "load") -> None:
        self.addresses = list(addresses)
        self.seed = seed
        self.posted: Counter[Deed] = Counter()  # without what was only tried again
        self.acknowledged: list[Deed] = []
        self.repeated = 0  # answers that a decision had been accepted before
        self.unanswered = 0  # requests whose connection was lost
        self.refused: Counter[str] = Counter()  # answers 503, by what they said
        self.unexpected: list[str] = []
        self.tables: set[str] = set()
        self.stopping = False
        self.looking: dict[str, asyncio.Task[None]] = {}
        self.playing = [asyncio.create_task(self.keep(number)) for number in range(tables)]

    async def keep(self, number: int) -> None:
        """A table that is always played at: alone with bots, with another person, or by bots alone."""
        random = Random(f"{self.seed}/{number}")
        host, guest = Client(self, random), Client(self, random)
        game = game_named(game_names()[number % len(game_names())])
        people = (1, 2, 1, 0, 2)[number % 5]
        while not self.stopping:
            players = random.choice(game.players)
            options = {name: random.random() < 0.5 for name in game.options}
            bots = [{"kind": "bot", "level": "seed"}] * (players - people)
            seats = [{"kind": kind} for kind in ("me", "person")[:people]] + bots
            id = await host.opens(game=game.name, seats=seats, options=options, public=True)
            if id is not None:
                self.tables.add(id)
                await asyncio.gather(host.plays(id), *([guest.joins(id)] if people > 1 else []))
        await asyncio.gather(host.http.aclose(), guest.http.aclose())

    async def gets_on(self, deeds: int = 1, seconds: float = 4 * SOON) -> None:
        """Until more has been acknowledged."""
        before = len(self.acknowledged)
        end = time.monotonic() + seconds
        while len(self.acknowledged) < before + deeds:
            assert time.monotonic() < end, "nothing was acknowledged in time"
            await asyncio.sleep(0.01)

    async def is_back(self, address: str) -> None:
        """Until a server accepts connections; one looks for all."""
        if address not in self.looking:
            self.looking[address] = asyncio.create_task(until_accepted(address))
            self.looking[address].add_done_callback(lambda _: self.looking.pop(address))
        await asyncio.shield(self.looking[address])

    async def stop(self) -> None:
        self.stopping = True
        await asyncio.gather(*self.playing)


async def until_accepted(address: str) -> None:
    while True:
        try:
            _, writer = await asyncio.open_connection(*address.removeprefix("http://").split(":"))
        except OSError:
            await asyncio.sleep(AWAY)
        else:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()
            return


class Client:
    """Decides at random, tries again when the server is away, and remembers what it confirmed."""

    def __init__(self, load: Load, random: Random) -> None:
        self.load = load
        self.random = random
        self.http = httpx.AsyncClient(verify=NEVER_ASKED, trust_env=False, timeout=SOON)

    async def asks(self, method: str, path: str, **body: Any) -> httpx.Response | None:
        """None where no answer came, or only that it is not possible now."""
        address = self.random.choice(self.load.addresses)
        try:
            answer = await self.http.request(method, f"{address}/api/v1{path}", json=body if method == "POST" else None)
        except httpx.TransportError:
            self.load.unanswered += 1
            await self.load.is_back(address)
            return None
        if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
            return answer
        self.load.refused[answer.json()["error"]] += 1
        await asyncio.sleep(AWAY)
        return None

    async def opens(self, **terms: Any) -> str | None:
        answer = await self.asks("POST", "/tables", **terms)
        return str(answer.json()["table"]["id"]) if answer is not None and self.is_fine(answer, httpx.codes.CREATED) else None

    async def joins(self, id: str) -> None:
        while not self.load.stopping:
            answer = await self.asks("POST", f"/tables/{id}/seat")
            # A conflict: the seat is ours, by a request that was never answered.
            if answer is not None and self.is_fine(answer, httpx.codes.OK, httpx.codes.CONFLICT):
                await self.plays(id)
                return

    async def plays(self, id: str) -> None:
        while not self.load.stopping:
            answer = await self.asks("GET", f"/tables/{id}?after={LATEST}")
            if answer is None or not self.is_fine(answer, httpx.codes.OK):
                continue
            seen = answer.json()
            if seen["table"]["status"] == "over":
                return
            if not seen["view"] or not seen["view"]["legal"]:
                await asyncio.sleep(self.random.uniform(0.05, 0.3))
                continue
            chance = self.random.random()
            step = seen["table"]["step"]
            if chance < 0.05 and seen["view"]["undoable"]:
                await self.does(Deed(id, "undo", step, ""), "undo", expect=step)
            elif chance < 0.1:
                words = f"{self.random.getrandbits(64):x}"
                await self.does(Deed(id, "chat", None, words), "chat", text=words)
            else:
                action = self.random.choice(seen["view"]["legal"])["action"]
                await self.does(Deed(id, "act", step, action), "actions", action=action, expect=step)

    async def does(self, deed: Deed, path: str, **body: Any) -> None:
        """Left unanswered, a decision is posted again half of the time, as some clients do; others look first."""
        self.load.posted[deed] += 1
        while not self.load.stopping:
            answer = await self.asks("POST", f"/tables/{deed.table}/{path}", **body)
            if answer is not None:
                if answer.is_success:
                    self.load.acknowledged.append(deed)
                    self.load.repeated += bool(answer.content and answer.json()["repeated"])
                elif answer.json()["error"] not in ("stale-decision", "not-running", "no-undo"):
                    self.is_fine(answer)
                return
            if deed.kind != "act" or self.random.random() < 0.5:
                return

    def is_fine(self, answer: httpx.Response, *codes: int) -> bool:
        if answer.status_code not in codes:
            self.load.unexpected.append(f"{answer.request.method} {answer.url.path}: {answer.status_code} {answer.text}")
        return answer.status_code in codes


async def killed_often(process: Process, load: Load, kills: int, random: Random, on_kill: Callable[[], None] = lambda: None) -> int:
    """Kills and starts a server under load, now and then while it still starts; returns how many workers outlived it."""
    lingering = 0
    for _ in range(kills):
        if random.random() < 0.1:
            await asyncio.sleep(random.uniform(0.0, 1.5))
        else:
            await process.answers()
            await load.gets_on()
            await asyncio.sleep(random.uniform(0.1, 2.0))
        lingering += await process.kill()
        process.start()
        on_kill()
    await process.answers()
    return lingering


@dataclass
class Audit:
    """What the database has of what was acknowledged, and whether it makes sense."""

    matches: int = 0
    entries: int = 0
    lost: list[Deed] = field(default_factory=list)
    duplicated: list[Deed] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)

    @property
    def fine(self) -> bool:
        return not (self.lost or self.duplicated or self.broken)


class Kept(NamedTuple):
    """All that a database has of matches."""

    matches: list[Row[Any]]
    seats: dict[str, list[Row[Any]]]
    entries: dict[str, list[Row[Any]]]

    @classmethod
    def of(cls, database: str) -> "Kept":
        engine = engine_for(Settings(database=database).database_url)
        # One moment of it: bots move on meanwhile.
        level = {} if engine.dialect.name == "sqlite" else {"isolation_level": "REPEATABLE READ"}
        with engine.connect().execution_options(**level) as connection, connection.begin():
            matches = list(connection.execute(select(match)))
            kept = cls(matches, {row.id: [] for row in matches}, {row.id: [] for row in matches})
            for row in connection.execute(select(seat).order_by(seat.c.number)):
                kept.seats[row.match].append(row)
            for row in connection.execute(select(entry).order_by(entry.c.number)):
                kept.entries.setdefault(row.match, []).append(row)
        engine.dispose()
        return kept

    def is_full(self, id: str) -> bool:
        return all(one.person or one.bot for one in self.seats[id])


def audited(database: str, load: Load) -> Audit:
    """Every acknowledged deed is there exactly once and where it belongs, nobody did what they never asked for, and logs replay."""
    kept = Kept.of(database)
    audit = Audit(len(kept.matches), sum(map(len, kept.entries.values())))
    done: Counter[Deed] = Counter()
    for row in kept.matches:
        log = kept.entries[row.id]
        done.update(
            Deed(row.id, one.kind, one.data.get("expect", one.step), one.data.get("text", ""))
            for one in log
            if one.person and one.kind != "seated"
        )
        audit.broken += [f"{row.id}: {fault}" for fault in faults(row, kept.seats[row.id], log)]
    audit.lost = [deed for deed in dict.fromkeys(load.acknowledged) if not done[deed]]
    # Who choose at the same time may choose the same at one step, and one may come back to what one chose before.
    audit.duplicated = [deed for deed, times in done.items() if times > load.posted[deed]]
    return audit


def faults(row: Row[Any], seats: list[Row[Any]], log: list[Row[Any]]) -> list[str]:
    """What is wrong with one match: gaps, steps, decisions that the rules do not allow, and a row that tells another story."""
    found = []
    if [one.number for one in log] != list(range(1, len(log) + 1)):
        found.append("the log's numbers have gaps")
    steps = [one.step for one in log if one.step is not None]
    if steps != list(range(len(steps))):
        found.append("steps are missing or there twice")
    try:
        played = replayed(row, log)
    except (Mistake, AssertionError) as error:
        return [*found, f"the log does not replay: {error}"]
    if played is None:
        return found if row.status == "open" else [*found, "it never started"]
    if (row.status == "over") != played.over:
        found.append("its status is not the log's")
    if played.over and row.result != played.result():
        found.append("its result is not the log's")
    by_bot = any(seats[one].bot is not None for one in played.to_move)
    if not played.over and (seats_in_bits(row.to_move) != played.to_move or row.by_bot != by_bot):
        found.append("its row waits for somebody else")
    return found


def replayed(row: Row[Any], log: list[Row[Any]]) -> Match | None:
    played: Match | None = None
    for one in log:
        if one.kind == "started":
            assert played is None, "started twice"
            game = game_named(row.game)
            assert row.deal == Match.new(game, row.players, row.options, row.seed).deal, "not the seed's deal"
            played = Match(game, row.players, row.options, row.deal)
        elif one.kind == "act":
            assert played is not None
            asked = played.asked(one.seat)
            assert asked is not None, f"step {one.step} was not seat {one.seat}'s"
            assert played.game.action_text(asked.state, one.data["action"]) == one.data["text"]
            played.apply(one.data["action"], one.seat)
        elif one.kind == "undo":
            assert played is not None
            played = played.without(range(one.data["to"], one.data["to"] + one.data["count"]))
    return played


async def goes_on(database: str, load: Load, seconds: float = 60.0) -> set[str]:
    """Waits until every table that runs now has moved on; returns those that did not, and full ones that did not start."""

    def courses() -> tuple[dict[str, int], set[str]]:
        # A table that was opened by a request without an answer waits for people who do not know of it.
        kept = Kept.of(database)
        running = [row for row in kept.matches if row.status == "running" and (row.id in load.tables or row.by_bot)]
        full = {row.id for row in kept.matches if row.status == "open" and kept.is_full(row.id)}
        return {row.id: sum(one.step is not None for one in kept.entries[row.id]) for row in running}, full

    end = time.monotonic() + seconds
    before, unstarted = await asyncio.to_thread(courses)
    while time.monotonic() < end:
        now, full = await asyncio.to_thread(courses)
        stuck = {id for id, steps in before.items() if now.get(id) == steps} | (unstarted & full)
        if not stuck:
            return set()
        await asyncio.sleep(0.2)
    return stuck
