"""The server's heart: tables in memory over the store, and the one way by which anything is added to a table's log."""

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from sqlalchemy import Connection

from subak.core.match import Match
from subak.core.registry import game_named, game_names
from subak.core.warming import is_warm, warm
from subak.server import tables
from subak.server.bus import bus_for
from subak.server.limits import Limits
from subak.server.live import LiveTable, Watcher
from subak.server.metrics import Metrics
from subak.server.people import Signatures, stored_secret
from subak.server.refusals import NotFound, NotNow
from subak.server.remote import RemoteWorkers
from subak.server.settings import Settings
from subak.server.store import Conflict, Store, StoreLost
from subak.server.tables import Entry
from subak.server.workers import LocalWorkers, Workers

PRESENCE_SECONDS = 20.0
COMPILED_SOON = 5.0  # seconds that a request waits for its game to be compiled
DOUBT_SECONDS = 0.5
GOODBYE_SECONDS = 2.0  # that we wait for watchers who were told

log = logging.getLogger("subak")


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.bus = bus_for(settings.redis)
        self.workers: Workers = RemoteWorkers(settings.workers) if settings.workers else LocalWorkers(settings.worker_count)
        self.limits = Limits(settings.rate)
        self.metrics = Metrics()
        self.signatures = Signatures("")
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.compiled = {name: asyncio.Event() for name in game_names()}
        self.compiling: dict[str, tuple[int, int]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.moved: list[Callable[[LiveTable], None]] = []  # called after every entry that this process added
        self.stopping = False

    async def open(self) -> None:
        await asyncio.to_thread(self.store.open)
        secret = self.settings.secret.get_secret_value() or await self.store.write(stored_secret)
        self.signatures = Signatures(secret)
        await self.workers.start()
        self.run(self.bus.listen(self.heard, self.catch_up_watched))
        self.run(self.compile_games())
        self.run(self.refresh_presence())

    async def say_goodbye(self) -> None:
        """Everybody who watches is told, and let go, before connections are closed."""
        self.stopping = True
        for table in self.tables.values():
            table.say({"type": "stopping"})
            for watcher in list(table.watchers):
                watcher.waiting.put_nowait(None) if not watcher.waiting.full() else watcher.end()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                while any(table.watchers for table in self.tables.values()):
                    await asyncio.sleep(0.02)

    async def close(self) -> None:
        """What was accepted is written."""
        self.stopping = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.workers.close()
        await self.bus.close()
        await asyncio.to_thread(self.store.close)

    def run(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """In the background, until the house closes; what goes wrong is logged, not lost."""
        task = asyncio.create_task(work)
        self.tasks.add(task)

        def ended(task: asyncio.Task[Any]) -> None:
            self.tasks.discard(task)
            if not task.cancelled() and (error := task.exception()) is not None:
                log.error("background task failed", exc_info=error)

        task.add_done_callback(ended)
        return task

    async def compile_games(self) -> None:
        for name in game_names():
            game = game_named(name)
            if not is_warm(game, "match"):
                self.compiling[name] = (0, 1)
                job = {"work": "compile", "game": name, "kinds": ["match"]}
                await self.workers.do(job, partial(self.note_compiling, name))
            await asyncio.to_thread(list, warm(game, "match"))
            self.compiling.pop(name, None)
            self.compiled[name].set()
        for name in game_names():
            if not is_warm(game_named(name), "search"):
                await self.workers.do({"work": "compile", "game": name, "kinds": ["search"]})

    def note_compiling(self, name: str, done: int, total: int) -> None:
        self.compiling[name] = (done, total)

    async def ready(self, game: str) -> None:
        """Until the rules of a game are compiled; if that takes long, the asker is told how far it is."""
        try:
            async with asyncio.timeout(COMPILED_SOON):
                await self.compiled[game].wait()
        except TimeoutError:
            done, total = self.compiling.get(game, (0, 1))
            percent = 100 * done // total
            raise NotNow("still-compiling", game=game_named(game).title, percent=percent, headers={"Retry-After": "3"}) from None

    async def table(self, id: str) -> LiveTable:
        """From memory, or rebuilt from its log."""
        if id in self.tables:
            self.tables.move_to_end(id)
            table = self.tables[id]
            if table.behind or self.bus.deaf:
                async with table.lock:
                    await self.catch_up(table)
            return table
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
        loaded = await asyncio.shield(self.loading[id])
        if loaded is None:
            raise NotFound("no-such-table")
        return loaded

    async def load(self, id: str) -> LiveTable | None:
        def ask(connection: Connection) -> tuple[tables.Stored | None, list[Entry]]:
            # The log first: what comes after it is caught up with, a row ahead of its log would not be.
            entries = tables.load_entries(connection, id)
            return tables.load_table(connection, id), entries

        stored, entries = await self.store.read(ask)
        if stored is None:
            return None
        if stored.deal is not None:
            await self.ready(stored.terms.game)
        table = LiveTable(stored, entries, self.signatures.invitation)
        self.tables[id] = table
        self.forget_idle()
        return table

    def forget_idle(self) -> None:
        for id in list(self.tables)[: max(0, len(self.tables) - self.settings.live_tables)]:
            if not self.tables[id].watchers and not self.tables[id].lock.locked():
                del self.tables[id]

    async def catch_up(self, table: LiveTable) -> None:
        """Takes in what others have added; the table's lock is held."""
        id = table.stored.id

        def ask(connection: Connection) -> tuple[list[Entry], tables.Stored | None]:
            return tables.load_entries(connection, id, table.number), tables.load_table(connection, id)

        entries, stored = await self.store.read(ask)
        if stored is None:
            self.tables.pop(id, None)
            raise NotFound("no-such-table")
        table.stored = stored
        table.behind = False
        for entry in entries:
            before = table.take(entry)
            table.tell(entry, before)

    async def add(
        self, table: LiveTable, entry: Entry, change: Callable[[Connection], Any], ahead: Match | None = None, **known: Any
    ) -> None:
        """The one way to change a table: committed first, then told. Conflict where another process was quicker.

        What is known after the change is given: the match if it went on, and by name what is in the stored row; the table's lock
        is held.
        """
        id = table.stored.id

        def write(connection: Connection) -> None:
            tables.add_entry(connection, id, entry)
            change(connection)

        # A client that hangs up must not keep us from learning what became of its request.
        writing = asyncio.ensure_future(self.store.write(write))
        try:
            await asyncio.shield(writing)
        except asyncio.CancelledError:
            with contextlib.suppress(Exception):
                await writing
                self.taken(table, entry, known, ahead)
            raise
        except StoreLost:
            # It may have been committed all the same.
            self.run(self.settle_doubt(table))
            raise
        except Conflict:
            await self.catch_up(table)
            raise
        self.taken(table, entry, known, ahead)

    def taken(self, table: LiveTable, entry: Entry, known: dict[str, Any], ahead: Match | None) -> None:
        for name, value in known.items():
            setattr(table.stored, name, value)
        before = table.take(entry, ahead)
        table.tell(entry, before)
        if entry.kind == "act":
            self.metrics.moves.inc()
        self.run(self.bus.publish({"table": table.stored.id}))
        for react in self.moved:
            react(table)

    async def settle_doubt(self, table: LiveTable) -> None:
        while True:
            await asyncio.sleep(DOUBT_SECONDS)
            try:
                async with table.lock:
                    await self.catch_up(table)
            except StoreLost:
                continue
            for react in self.moved:
                react(table)
            return

    async def heard(self, notice: dict[str, Any]) -> None:
        """From another process: a table moved on, or somebody came or went there."""
        table = self.tables.get(notice["table"])
        if table is None:
            return
        if "presence" in notice:
            seats, others = notice["presence"]
            table.elsewhere[notice["process"]] = (time.monotonic() + 3 * PRESENCE_SECONDS, seats, others)
            self.tell_presence(table)
            return
        try:
            async with table.lock:
                await self.catch_up(table)
        except StoreLost:
            self.run(self.settle_doubt(table))
        except NotFound:
            return

    async def catch_up_watched(self) -> None:
        """Notices may have been lost; the database has lost nothing. Tables that nobody watches catch up when asked for."""
        for table in list(self.tables.values()):
            table.behind = True
            if table.watchers:
                await self.heard({"table": table.stored.id})

    async def person_changed(self, person: str) -> None:
        """A new name, or an account now: tables in memory show it too."""
        for table in list(self.tables.values()):
            if table.seat_of(person) is not None:
                async with table.lock:
                    await self.catch_up(table)
                await self.bus.publish({"table": table.stored.id})

    async def watch(self, table: LiveTable, person: str | None, after: int) -> tuple[Watcher, dict[str, Any]]:
        """A watcher who gets everything from now on, and what there is to know up to now."""
        async with table.lock:
            await self.catch_up(table)
            entries = await self.store.read(lambda connection: tables.load_entries(connection, table.stored.id))
            watcher = Watcher(person)
            # Others may have added entries between the two reads; they come by the catching up that follows their notice.
            known = [entry for entry in entries if entry.number <= table.number]
            table.watchers.add(watcher)
            snapshot = table.snapshot(person, known, after)
        self.metrics.watchers.inc()
        self.announce(table)
        return watcher, snapshot

    def leave(self, table: LiveTable, watcher: Watcher) -> None:
        table.watchers.discard(watcher)
        self.metrics.watchers.dec()
        if not self.stopping:
            self.announce(table)

    def announce(self, table: LiveTable) -> None:
        self.tell_presence(table)
        self.run(self.bus.publish({"table": table.stored.id, "presence": table.here()}))

    def tell_presence(self, table: LiveTable) -> None:
        now = time.monotonic()
        table.elsewhere = {process: there for process, there in table.elsewhere.items() if there[0] > now}
        table.say({"type": "presence"} | table.presence())

    async def refresh_presence(self) -> None:
        """So that other processes forget us if we die."""
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            for table in list(self.tables.values()):
                if table.watchers:
                    await self.bus.publish({"table": table.stored.id, "presence": table.here()})
