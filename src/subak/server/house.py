"""The server's heart: tables in memory over the store, and the one way to change a table."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from multiprocessing.connection import Connection
from random import Random, SystemRandom
from typing import Any, NamedTuple

from sqlalchemy import Connection as DatabaseConnection

from subak.server import rows
from subak.server.bus import bus_for
from subak.server.changes import Change, apply_change, write_change
from subak.server.compilers import Compilers
from subak.server.limits import Limits
from subak.server.live import LiveTable, Present, PresentElsewhere, Watcher
from subak.server.metrics import Metrics
from subak.server.passwords import Passwords
from subak.server.people import Signatures, stored
from subak.server.refusals import NotFound
from subak.server.remote import RemoteWorkers
from subak.server.rows import Entry, Stored
from subak.server.sessions import Sessions
from subak.server.settings import Settings
from subak.server.store import Conflict, Store, StoreLost
from subak.server.workers import LocalWorkers, Workers

PRESENCE_SECONDS = 20.0
DOUBT_SECONDS = 0.5  # between two looks whether a write of unknown fate was committed
GOODBYE_SECONDS = 2.0  # that watchers have to leave after they were told

log = logging.getLogger("subak")


class TableRead(NamedTuple):
    """A table and entries of its log, as one read of the database found them."""

    stored: Stored | None
    entries: list[Entry]


class Watching(NamedTuple):
    watcher: Watcher
    snapshot: dict[str, Any]


class House:
    def __init__(self, settings: Settings, line: Connection | None = None) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.bus = bus_for(settings.redis, line)
        self.workers: Workers = RemoteWorkers(settings.workers) if settings.workers else LocalWorkers(settings.worker_count)
        self.limits = Limits(settings.rate)
        self.metrics = Metrics()
        self.signatures = Signatures("")
        self.sessions = Sessions(self.store, self.bus)
        self.passwords = Passwords()
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.compilers = Compilers()
        self.chance: Random = SystemRandom()  # of deals and of the lots for seats
        self.tasks: set[asyncio.Task[Any]] = set()
        self.on_entry: list[Callable[[LiveTable], None]] = []  # called after every entry that this process added
        self.stopping = False

    async def open(self) -> None:
        await asyncio.to_thread(self.store.open)
        own_secret = await self.store.write(lambda connection: stored(connection, "secret", lambda: secrets.token_urlsafe(32)))
        since = await self.store.write(lambda connection: stored(connection, "sessions_since", lambda: str(time.time())))
        secret = self.settings.secret.get_secret_value() or own_secret
        self.signatures = Signatures(secret)
        self.sessions = Sessions(self.store, self.bus, secret, float(since))
        await self.workers.start()
        self.run(self.bus.listen(self.on_notice, self.catch_up_watched))
        self.run(self.compilers.run())
        self.run(self.refresh_presence())

    async def say_goodbye(self) -> None:
        """Everybody who watches is told, and let go, before connections are closed."""
        self.stopping = True
        for table in self.tables.values():
            table.broadcast({"type": "stopping"})
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
        self.passwords.close()
        await asyncio.to_thread(self.store.close)

    def run(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """In the background, until the house closes; what goes wrong is logged, not lost."""
        task = asyncio.create_task(work)
        self.tasks.add(task)

        def on_end(task: asyncio.Task[Any]) -> None:
            self.tasks.discard(task)
            if not task.cancelled() and (error := task.exception()) is not None:
                log.error("background task failed", exc_info=error)

        task.add_done_callback(on_end)
        return task

    def new_seed(self) -> str:
        return f"{self.chance.getrandbits(128):032x}"

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
        def ask(connection: DatabaseConnection) -> TableRead:
            # The log first: entries written between the two reads are caught up with later; a row older than its log would stay so.
            entries = rows.load_entries(connection, id)
            return TableRead(rows.load_table(connection, id), entries)

        stored, entries = await self.store.read(ask)
        if stored is None:
            return None
        table = LiveTable(stored, entries, self.signatures.invitation)
        self.tables[id] = table
        self.forget_idle()
        return table

    def forget_idle(self) -> None:
        for id in list(self.tables)[: max(0, len(self.tables) - self.settings.live_tables)]:
            if not self.tables[id].watchers and not self.tables[id].lock.locked():
                del self.tables[id]

    async def catch_up(self, table: LiveTable) -> None:
        """Follows what other processes have added; the table's lock is held."""
        id = table.stored.id

        def ask(connection: DatabaseConnection) -> TableRead:
            entries = rows.load_entries(connection, id, table.number)
            return TableRead(rows.load_table(connection, id), entries)

        stored, entries = await self.store.read(ask)
        if stored is None:
            self.tables.pop(id, None)
            raise NotFound("no-such-table")
        reseated = table.stored.seats != stored.seats
        table.stored = stored
        table.behind = False
        for entry in entries:
            before = table.follow(entry)
            table.broadcast_entry(entry, before)
        if reseated:
            self.announce_presence(table)

    async def commit(self, table: LiveTable, change: Change) -> None:
        """The one way to change a table: first committed, then applied in memory and sent to all who watch.

        Raises Conflict where another process was quicker, with the table caught up. The table's lock is held.
        """
        # A client that hangs up must not keep us from learning what became of its request.
        writing = self.store.begin_write(lambda connection: write_change(connection, table, change))
        try:
            await asyncio.shield(writing)
        except asyncio.CancelledError:
            with contextlib.suppress(Exception):
                await writing
                self.on_committed(table, change)
            raise
        except StoreLost:
            # It may have been committed all the same.
            self.run(self.settle_doubt(table))
            raise
        except Conflict:
            await self.catch_up(table)
            raise
        self.on_committed(table, change)

    def on_committed(self, table: LiveTable, change: Change) -> None:
        before = apply_change(table, change)
        table.broadcast_entry(change.entry, before)
        if change.seats:  # who only watched may sit here now
            self.announce_presence(table)
        if change.entry.kind == "act":
            self.metrics.moves.inc()
        self.tell_others({"table": table.stored.id})
        for react in self.on_entry:
            react(table)

    async def settle_doubt(self, table: LiveTable) -> None:
        """Looks into the database until it answers, for a write of which nobody knows whether it was committed."""
        while True:
            await asyncio.sleep(DOUBT_SECONDS)
            try:
                async with table.lock:
                    await self.catch_up(table)
            except StoreLost:
                continue
            for react in self.on_entry:
                react(table)
            return

    async def on_notice(self, notice: dict[str, Any]) -> None:
        """From another process: sessions of a person ended, a table has new entries, or somebody came or went there."""
        if "person" in notice:
            await self.sessions.on_ended(notice["person"])
            return
        table = self.tables.get(notice["table"])
        if table is None:
            return
        if "presence" in notice:
            until = time.monotonic() + 3 * PRESENCE_SECONDS
            table.elsewhere[notice["process"]] = PresentElsewhere(until, Present(*notice["presence"]))
            self.broadcast_presence(table)
            return
        if not table.watchers:
            table.behind = True  # it catches up when it is asked for
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
        await self.sessions.look_again()
        for table in list(self.tables.values()):
            table.behind = True
            if table.watchers:
                await self.on_notice({"table": table.stored.id})

    async def on_person_changed(self, person: str) -> None:
        """A new name, or an account now: tables in memory show it too."""
        for table in list(self.tables.values()):
            if table.seat_of(person) is not None:
                async with table.lock:
                    await self.catch_up(table)
                await self.bus.publish({"table": table.stored.id})

    async def snapshot(self, table: LiveTable, person: str | None, after: int) -> dict[str, Any]:
        """All that somebody may know of a table now, and the entries after a number."""
        entries = await self.load_log(table)
        if entries and entries[-1].number > table.number:
            async with table.lock:
                await self.catch_up(table)
        return table.snapshot(person, [entry for entry in entries if entry.number <= table.number], after)

    async def watch(self, table: LiveTable, person: str | None, after: int) -> Watching:
        """From now on the watcher gets everything; the snapshot has what was before."""
        async with table.lock:
            await self.catch_up(table)
            # Entries that others add between the two reads come after their notice, by catching up.
            entries = [entry for entry in await self.load_log(table) if entry.number <= table.number]
            watcher = Watcher(person)
            table.watchers.add(watcher)
            snapshot = table.snapshot(person, entries, after)
        self.metrics.watchers.inc()
        self.announce_presence(table)
        return Watching(watcher, snapshot)

    async def load_log(self, table: LiveTable) -> list[Entry]:
        return await self.store.read(lambda connection: rows.load_entries(connection, table.stored.id))

    def stop_watching(self, table: LiveTable, watcher: Watcher) -> None:
        table.watchers.discard(watcher)
        self.metrics.watchers.dec()
        if not self.stopping:
            self.announce_presence(table)

    def announce_presence(self, table: LiveTable) -> None:
        """To our watchers, and to the other processes."""
        self.broadcast_presence(table)
        self.tell_others({"table": table.stored.id, "presence": table.present_here()})

    def tell_others(self, notice: dict[str, Any]) -> None:
        if self.bus.others:
            self.run(self.bus.publish(notice))

    def broadcast_presence(self, table: LiveTable) -> None:
        now = time.monotonic()
        table.elsewhere = {process: there for process, there in table.elsewhere.items() if there.until > now}
        table.broadcast({"type": "presence"} | table.presence())

    async def refresh_presence(self) -> None:
        """So that other processes forget us if we die."""
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            for table in list(self.tables.values()):
                if table.watchers:
                    await self.bus.publish({"table": table.stored.id, "presence": table.present_here()})
