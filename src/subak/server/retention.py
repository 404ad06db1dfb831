"""What nobody comes back to is deleted: tables that never started or were abandoned, and guests without anything.

In small transactions with a pause after each, so that whoever plays meanwhile does not notice. Finished matches stay.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, delete, false, or_, select, true, update
from sqlalchemy.exc import SQLAlchemyError

from subak.core.mistakes import Mistake
from subak.core.registry import told
from subak.server import rows
from subak.server.house import House
from subak.server.ratings import rate
from subak.server.rows import DAY, OPEN, RUNNING, seats_in_bits
from subak.server.schema import match, metadata
from subak.server.schema import person as people
from subak.server.settings import Settings
from subak.server.store import Conflict, Store, StoreLost, check_exists, no_database

EVERY_SECONDS = 1800.0
PAUSE_SECONDS = 0.05
TABLES_AT_ONCE = 50
GUESTS_AT_ONCE = 200

log = logging.getLogger("subak.retention")

# In an order in which no reference is ever left without what it refers to.
REFERENCES = [reference for table in reversed(metadata.sorted_tables) for reference in table.foreign_keys]
OF_TABLES = [reference.parent for reference in REFERENCES if reference.column is match.c.id]
OF_PEOPLE = [reference.parent for reference in REFERENCES if reference.column is people.c.id]


class Deleted(NamedTuple):
    tables: list[str]
    led_there: list[str]  # tables whose rematch was one of them


class Looked(NamedTuple):
    """At the oldest guests after one of them."""

    deleted: int
    last: tuple[float, str] | None  # when the last one came, and who it is; none once all were looked at


class Cleaned(NamedTuple):
    tables: int
    guests: int


def never_started(connection: Connection, days: int, now: float) -> list[str]:
    # Public and private tables are both named, since the index has that column between status and time.
    either = match.c.public.in_([true(), false()])
    return some(connection, days, match.c.status == OPEN, either, match.c.created < now - days * DAY)


def abandoned(connection: Connection, days: int, now: float) -> list[str]:
    """Where people are waited for; bots are asked again until they move."""
    people_alone = match.c.by_bot == false()
    return some(connection, days, match.c.status == RUNNING, people_alone, match.c.moved < now - days * DAY)


def some(connection: Connection, days: int, *where: ColumnElement[bool]) -> list[str]:
    if not days:
        return []
    found = select(match.c.id).where(*where).limit(TABLES_AT_ONCE).with_for_update(skip_locked=True)
    return list(connection.execute(found).scalars())


def delete_tables(connection: Connection, settings: Settings, now: float) -> Deleted:
    """Some of those that are stale; none when there are no more."""
    ids = never_started(connection, settings.open_days, now)
    if not ids:
        ids = abandoned(connection, settings.abandoned_days, now)
        for id in ids:
            count_as_lost(connection, id)
    if not ids:
        return Deleted([], [])
    led_there = list(connection.execute(select(match.c.id).where(match.c.rematch.in_(ids))).scalars())
    connection.execute(update(match).where(match.c.rematch.in_(ids)).values(rematch=None))
    for column in OF_TABLES:
        connection.execute(delete(column.table).where(column.in_(ids)))
    connection.execute(delete(match).where(match.c.id.in_(ids)))
    return Deleted(ids, led_there)


def count_as_lost(connection: Connection, id: str) -> None:
    """For those who were to decide and did not: otherwise nobody would lose who just stays away."""
    stored = rows.load_table(connection, id)
    if stored is None or not stored.rated:
        return
    to_move = seats_in_bits(connection.execute(select(match.c.to_move).where(match.c.id == id)).scalar())
    winners = [seat for seat in range(len(stored.seats)) if seat not in to_move]
    rate(connection, stored, {"winners": winners, "scores": None, "resigned": to_move})


def delete_guests(connection: Connection, settings: Settings, now: float, after: tuple[float, str]) -> Looked:
    if not settings.guest_days:
        return Looked(0, None)
    found = connection.execute(guests(now - settings.guest_days * DAY, after).limit(GUESTS_AT_ONCE)).all()
    if not found:
        return Looked(0, None)
    unused = connection.execute(delete(people).where(people.c.id.in_([one.id for one in found]), ~is_referred_to()))
    return Looked(unused.rowcount, (found[-1].created, found[-1].id))


def guests(before: float, after: tuple[float, str]) -> Select[tuple[float, str]]:
    came, last = after
    later = or_(people.c.created > came, people.c.id > last)
    return (
        select(people.c.created, people.c.id)
        .where(people.c.login.is_(None), people.c.created < before, people.c.created >= came, later)
        .order_by(people.c.created, people.c.id)
    )


def is_referred_to() -> ColumnElement[bool]:
    return or_(*(select(column).where(column == people.c.id).exists() for column in OF_PEOPLE))


def forget_nothing(deleted: Deleted) -> None:
    """Where no tables are in memory."""


async def clean(
    store: Store, settings: Settings, now: float, forget: Callable[[Deleted], None] = forget_nothing, pause: float = 0.0
) -> Cleaned:
    """Everything that is stale by now."""
    tables = people_gone = 0
    while (deleted := await store.write(lambda connection: delete_tables(connection, settings, now))).tables:
        tables += len(deleted.tables)
        forget(deleted)
        await asyncio.sleep(pause)
    after: tuple[float, str] | None = (0.0, "")
    while after is not None:
        looked = await store.write(partial(delete_guests, settings=settings, now=now, after=after))
        people_gone += looked.deleted
        after = looked.last
        await asyncio.sleep(pause)
    return Cleaned(tables, people_gone)


async def keep_clean(house: House) -> None:
    while True:
        await asyncio.sleep(EVERY_SECONDS)
        try:
            cleaned = await clean(house.store, house.settings, house.clock.now(), partial(forget, house), PAUSE_SECONDS)
        except (StoreLost, Conflict) as error:
            log.warning("cleaning cut short", extra={"reason": type(error).__name__})
        else:
            if any(cleaned):
                log.info("deleted what was stale", extra=cleaned._asdict())


def forget(house: House, deleted: Deleted) -> None:
    """In memory, here and at the other processes; whoever watches such a table comes back and is told."""
    for id in deleted.tables:
        table = house.tables.pop(id, None)
        for watcher in list(table.watchers) if table is not None else []:
            watcher.end()
        house.tell_others({"table": id})
    for id in deleted.led_there:
        if id in house.tables:
            house.tables[id].behind = True
        house.tell_others({"table": id})


def clean_now(settings: Settings, now: float) -> Cleaned:
    """Beside a server that runs, or while none does."""

    async def at_once() -> Cleaned:
        store = Store(settings.database_url)
        check_exists(store.engine)
        store.open()
        try:
            return await clean(store, settings, now)
        except Conflict as error:  # who is to be deleted sits down at this moment
            raise Mistake("no-database", reason=told("fault-database", kind="busy", reason="")) from error
        except StoreLost as error:
            cause = error.__cause__
            assert isinstance(cause, SQLAlchemyError)
            raise no_database(cause) from error
        finally:
            store.close()

    return asyncio.run(at_once())
