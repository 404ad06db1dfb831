"""The server's heart: tables in memory over the store, and the one way to change a table."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing.connection import Connection
from random import Random, SystemRandom
from typing import Any, NamedTuple, TypeVar
from weakref import WeakValueDictionary

from pydantic import TypeAdapter
from pydantic_core import from_json, to_json
from sqlalchemy import Connection as DatabaseConnection

from subak.server import messages, rows
from subak.server.bus import bus_for, hand_on
from subak.server.caps import Caps
from subak.server.changes import Accepted, Change, apply_change, write_changes
from subak.server.clock import Clock
from subak.server.compilers import Compilers
from subak.server.connections import Connections, Streams
from subak.server.course import stretch_after
from subak.server.kept import KeptBytes, Recent
from subak.server.limits import Limits
from subak.server.live import LiveTable, Present, PresentElsewhere, Seen, Watcher
from subak.server.metrics import Metrics
from subak.server.passwords import Passwords
from subak.server.people import Signatures, stored
from subak.server.refusals import NotFound
from subak.server.remote import RemoteWorkers
from subak.server.rows import Entry, Stored
from subak.server.sessions import Sessions
from subak.server.settings import Settings
from subak.server.store import Conflict, Store, StoreLost, Together
from subak.server.supervision import Supervision
from subak.server.workers import LocalWorkers, Workers

PRESENCE_SECONDS = 20.0
DOUBT_SECONDS = 0.5  # between two looks whether a write of unknown fate was committed
GOODBYE_SECONDS = 2.0  # that watchers have to leave after they were told

PRESENT = TypeAdapter(Present)  # what comes by Redis may be anything
ANNOUNCE_SECONDS = 0.2  # after somebody came or went
REPLAYERS = 2  # threads: more would only take turns with the event loop
MOST_FOLLOWED = 20  # entries of other processes, one by one; where more were missed the log is read anew
TELL_SECONDS = 0.25  # between two notices of what was spent here

Done = TypeVar("Done")

log = logging.getLogger("subak")


class TableRead(NamedTuple):
    """A table and entries of its log, as one read of the database found them."""

    stored: Stored | None
    entries: list[Entry]


class Watching(NamedTuple):
    watcher: Watcher
    number: int  # of the last entry in the snapshot
    snapshot: bytes


def told_whole(change: Change) -> dict[str, Any]:
    """Of a decision all that another process needs to follow it; of what is rarer nothing, and it reads that."""
    return {"entry": vars(change.entry), "columns": change.columns} if change.entry.kind == "act" else {}


def takes_whole_log(seen: Seen, after: int) -> bool:
    """Whether to show the entries after a number is as much work as to show all."""
    return after == 0 or seen.number - after > MOST_FOLLOWED or (seen.match is not None and seen.match.game.at_once is not None)


def entries_after(whole: bytes, after: int) -> bytes:
    """They are numbered from 1 on, without gaps."""
    return to_json(from_json(whole)[after:])


class House:
    def __init__(self, settings: Settings, line: Connection | None = None) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.bus = bus_for(settings.redis, line)
        self.workers: Workers = RemoteWorkers(settings.workers) if settings.workers else LocalWorkers(settings.worker_count)
        self.limits = Limits(settings.rate, shared=self.bus.others)
        self.caps = Caps(settings.rate)
        self.clock = Clock()
        self.metrics = Metrics()
        self.connections = Connections(settings.connections, self.limits, settings.trusted_proxies, self.metrics)
        self.streams = Streams(self.connections.all.most, settings.rate)
        self.supervision = Supervision(self.metrics.restarts)
        self.signatures = Signatures("")
        self.sessions = Sessions(self.store, self.bus)
        self.passwords = Passwords()
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.compilers = Compilers()
        self.chance: Random = SystemRandom()  # of deals and of the lots for seats
        self.tasks: set[asyncio.Task[Any]] = set()
        self.replayers = ThreadPoolExecutor(REPLAYERS, "replay")
        self.looking_back: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by address, while somebody does
        self.lists = Recent()  # of public tables, under None, and of each person's
        self.kept = KeptBytes()  # logs and records as they were sent
        self.on_entry: list[Callable[[LiveTable], None]] = []  # called after every entry that this process added
        self.untold: list[dict[str, Any]] = []  # notices to other processes
        self.stopping = False

    async def open(self) -> None:
        await asyncio.to_thread(self.store.open)
        own_secret = await self.store.write(lambda connection: stored(connection, "secret", lambda: secrets.token_urlsafe(32)))
        since = await self.store.write(lambda connection: stored(connection, "sessions_since", lambda: str(time.time())))
        secret = self.settings.secret.get_secret_value() or own_secret
        self.signatures = Signatures(secret)
        self.sessions = Sessions(self.store, self.bus, secret, float(since))
        await self.workers.start()
        self.keep("bus", lambda: self.bus.listen(self.on_notice, self.catch_up_watched))
        self.keep("compiling", self.compilers.run)
        self.keep("presence", self.refresh_presence)
        self.keep("limits", self.tell_spent)

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
        self.replayers.shutdown(cancel_futures=True)
        self.passwords.close()
        await asyncio.to_thread(self.store.close)

    def keep(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """In the background, for as long as the house is open."""
        self.run(self.supervision.keep(name, work))

    def run(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """In the background, until the house closes; what goes wrong is logged, not lost."""
        task = asyncio.create_task(work, name=getattr(work, "__qualname__", None))
        self.tasks.add(task)

        def on_end(task: asyncio.Task[Any]) -> None:
            self.tasks.discard(task)
            if not task.cancelled() and (error := task.exception()) is not None:
                log.error("background task failed", extra={"task": task.get_name()}, exc_info=error)

        task.add_done_callback(on_end)
        return task

    def new_seed(self) -> str:
        return f"{self.chance.getrandbits(128):032x}"

    async def replay(self, work: Callable[[], Done]) -> Done:
        """Runs matches again beside the event loop, which everybody waits for."""
        return await asyncio.get_running_loop().run_in_executor(self.replayers, work)

    async def look_back(self, address: str | None, work: Callable[[], Done]) -> Done:
        """Likewise, for somebody who only looks."""
        async with self.turn_of(address):
            return await self.replay(work)

    def turn_of(self, address: str | None) -> contextlib.AbstractAsyncContextManager[Any]:
        """One at a time looks back from an address, so that nobody elsewhere waits for all that is asked for there."""
        return asyncio.Lock() if address is None else self.looking_back.setdefault(address, asyncio.Lock())

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
        found = await self.read_table(id)
        if found.stored is None:
            return None
        table = await self.rebuilt(found.stored, found.entries)
        self.tables[id] = table
        self.forget_idle()
        return table

    async def read_table(self, id: str, after: int = 0) -> TableRead:
        def ask(connection: DatabaseConnection) -> TableRead:
            # The log first: entries written between the two reads are caught up with later; a row older than its log would stay so.
            entries = rows.load_entries(connection, id, after)
            return TableRead(rows.load_table(connection, id), entries)

        return await self.store.read(ask)

    async def rebuilt(self, stored: Stored, entries: list[Entry]) -> LiveTable:
        return await self.replay(lambda: LiveTable(stored, entries, self.signatures.invitation))

    def forget_idle(self) -> None:
        for id in list(self.tables)[: max(0, len(self.tables) - self.settings.live_tables)]:
            table = self.tables[id]
            if not table.watchers and not table.thinking and not table.lock.locked():
                del self.tables[id]

    async def catch_up(self, table: LiveTable) -> None:
        """Follows what other processes have added; the table's lock is held."""
        id = table.stored.id
        table.behind = False  # before we read: what we are told of meanwhile may be newer
        try:
            stored, entries = await self.read_table(id, table.number)
        except BaseException:
            table.behind = True
            raise
        if stored is not None and len(entries) > MOST_FOLLOWED and not table.watchers:
            stored, entries = await self.read_table(id)
            if stored is not None:
                table.become(await self.rebuilt(stored, entries))
                return
        if stored is None:
            self.tables.pop(id, None)
            raise NotFound("no-such-table")
        reseated = table.stored.seats != stored.seats
        table.stored = stored
        for entry in entries:
            ahead = await self.replay(partial(table.match_after, entry)) if entry.kind == "undo" else None
            table.broadcast_entry(entry, table.follow(entry, ahead))
        if reseated:
            self.announce_presence(table)

    async def commit(self, table: LiveTable, change: Change) -> None:
        """The one way to change a table: first committed, then applied in memory and sent to all who watch.

        Raises Conflict where another process was quicker, with the table caught up. The table's lock is held.
        """
        # A client that hangs up must not keep us from learning what became of its request.
        writing: asyncio.Future[Change] = self.store.begin_write(Together(write_changes, Accepted(table, change)))
        try:
            written = await asyncio.shield(writing)
        except asyncio.CancelledError:
            with contextlib.suppress(Exception):
                self.on_committed(table, await writing)
            raise
        except StoreLost:
            # It may have been committed all the same.
            self.run(self.settle_doubt(table))
            raise
        except Conflict:
            await self.catch_up(table)
            raise
        self.on_committed(table, written)

    def on_committed(self, table: LiveTable, change: Change) -> None:
        self.forget_lists(*(seat.person for seat in table.stored.seats), change.entry.person, everybody=bool(change.seats))
        before = apply_change(table, change)
        table.broadcast_entry(change.entry, before)
        if change.seats:  # who only watched may sit here now
            self.announce_presence(table)
        if change.entry.kind == "act":
            self.metrics.moves.inc()
        self.tell_others({"table": table.stored.id} | (told_whole(change) if self.bus.private else {}))
        for react in self.on_entry:
            react(table)

    def forget_lists(self, *people: str | None, everybody: bool = False) -> None:
        """Whose own list has changed; the public one too, where somebody sat down or left: all else may be a second old there."""
        self.lists.forget(one for one in people if one is not None)
        if everybody:
            self.lists.forget([None])

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
        """From another process: of a table, or of a person: a new name, sessions that ended, or how much they asked for."""
        if "spent" in notice:
            self.limits.hear(notice["spent"])
            return
        if "signed_out" in notice:
            await self.sessions.on_ended(notice["signed_out"])
            return
        if "person" in notice:
            with contextlib.suppress(StoreLost):  # the old name stays until the table is read again
                await self.show_person(notice["person"])
            return
        table = self.tables.get(notice["table"])
        if table is None:
            return
        if "presence" in notice:
            until = time.monotonic() + 3 * PRESENCE_SECONDS
            table.elsewhere[notice["process"]] = PresentElsewhere(until, PRESENT.validate_python(notice["presence"]))
            self.broadcast_presence(table)
            return
        if not table.watchers or not self.follow_told(table, notice):
            table.behind = True  # one that nobody watches catches up when it is asked for
        if table.watchers and table.behind and not table.catching_up:
            # Whoever decides here may hold its lock for a while; notices of other tables do not wait for that.
            table.catching_up = True
            self.run(self.catch_up_with_others(table))

    def follow_told(self, table: LiveTable, notice: dict[str, Any]) -> bool:
        """By the notice alone, where it tells the very next entry and nothing is under way that reads or writes."""
        if "entry" not in notice or not self.bus.private or table.behind or table.lock.locked():
            return False
        entry = Entry(**notice["entry"])
        if entry.number != table.number + 1:
            return entry.number <= table.number
        before = apply_change(table, Change(entry, notice["columns"]))
        table.broadcast_entry(entry, before)
        return True

    async def on_doubt(self, notice: dict[str, Any]) -> None:
        table = self.tables.get(notice["table"])
        if table is not None:
            await self.catch_up_with_others(table)

    async def catch_up_with_others(self, table: LiveTable) -> None:
        try:
            async with table.lock:
                table.catching_up = False
                if table.behind:
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
                await hand_on({"table": table.stored.id}, self.on_doubt)

    async def on_person_changed(self, person: str) -> None:
        """A new name, or an account now: tables in memory show it too, here and at other processes."""
        await self.show_person(person)
        self.forget_lists(person)
        self.tell_others({"person": person})

    async def show_person(self, person: str) -> None:
        """Their log has not changed, so nothing is read but the name."""
        now, tables = await self.store.read(lambda connection: rows.seated_person(connection, person))
        for table in [self.tables[id] for id in tables if id in self.tables]:
            async with table.lock:  # a change that is being written would bring the old name back
                table.stored.seats = [rows.with_name_of(now, seat) for seat in table.stored.seats]

    async def snapshot(self, table: LiveTable, person: str | None, after: int, address: str | None = None) -> bytes:
        """All that somebody may know of a table now, and the entries after a number."""
        return await self.shown(await self.seen(table, person), after, address)

    async def seen(self, table: LiveTable, person: str | None) -> Seen:
        """The newest, also where another process has added entries and could not tell us."""
        newest = await self.store.read(lambda connection: rows.last_number(connection, table.stored.id))
        if newest > table.number:
            async with table.lock:
                await self.catch_up(table)
        return table.seen_by(person)

    async def shown(self, seen: Seen, after: int, address: str | None = None) -> bytes:
        return seen.with_entries(b"[]" if after >= seen.number else await self.shown_entries(seen, after, address))

    async def shown_entries(self, seen: Seen, after: int, address: str | None) -> bytes:
        """Whole logs are kept as they were shown: who loads a page asks from the beginning, and the rest is a part of that."""
        key = (seen.id, seen.seat)
        async with self.turn_of(address):
            whole = self.kept.get(key, seen.number)
            if whole is None:
                if not takes_whole_log(seen, after):
                    return await self.made_entries(seen, after)
                whole = await self.made_entries(seen, 0)
                self.kept.keep(key, seen.number, whole)
            return whole if after == 0 else await self.replay(lambda: entries_after(whole, after))

    async def made_entries(self, seen: Seen, after: int) -> bytes:
        stretch = await self.store.read(
            lambda connection: stretch_after(
                after, seen.match, lambda first: rows.load_entries(connection, seen.id, first, seen.number)
            )
        )
        return await self.replay(lambda: to_json(messages.shown_entries(seen.match, stretch, after, seen.seat)))

    async def watch(self, table: LiveTable, person: str | None, after: int, address: str | None = None) -> Watching:
        """From now on the watcher gets everything; the snapshot has what was before."""
        async with table.lock:
            await self.catch_up(table)
            watcher = Watcher(person)
            table.watchers.add(watcher)
            seen = table.seen_by(person)
        self.metrics.watchers.inc()
        try:
            # What comes meanwhile waits for the watcher.
            snapshot = await self.shown(seen, after, address)
        except BaseException:
            self.stop_watching(table, watcher)
            raise
        self.announce_presence(table)
        return Watching(watcher, seen.number, snapshot)

    def stop_watching(self, table: LiveTable, watcher: Watcher) -> None:
        table.watchers.discard(watcher)
        self.metrics.watchers.dec()
        if not self.stopping:
            self.announce_presence(table)

    def announce_presence(self, table: LiveTable) -> None:
        """To our watchers, and to the other processes: once for all who come and go within a moment."""
        if not table.announcing:
            table.announcing = True
            self.run(self.announce_soon(table))

    async def announce_soon(self, table: LiveTable) -> None:
        await asyncio.sleep(ANNOUNCE_SECONDS)
        table.announcing = False
        self.broadcast_presence(table)
        self.tell_others({"table": table.stored.id, "presence": table.present_here()})

    def tell_others(self, notice: dict[str, Any]) -> None:
        """Together with all else of the same moment."""
        if self.bus.others:
            if not self.untold:
                self.run(self.tell_untold())
            self.untold.append(notice)

    async def tell_untold(self) -> None:
        notices, self.untold = self.untold, []
        await self.bus.publish(*notices)

    async def tell_spent(self) -> None:
        """So that somebody who asks several processes may ask no more often than of one."""
        while self.bus.others:
            await asyncio.sleep(TELL_SECONDS)
            while spent := self.limits.take_spent():
                if not self.bus.deaf:  # else nobody would hear it, and each counts alone
                    await self.bus.publish({"spent": spent})

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
