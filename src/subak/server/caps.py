"""How much somebody may have under way at the same time, so that nobody takes all there is: a person, and all at an address.

Tables are counted in the database. From which address they were opened is never stored: a process knows it of those it opened.
"""

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, func, or_, select

from subak.server.jobs import Owner
from subak.server.refusals import TooMany
from subak.server.rows import DAY, OPEN, RUNNING, WAITING_DAYS, Seat
from subak.server.schema import match, seat

UNFINISHED = (OPEN, RUNNING)
MOST_ADDRESSES = 10_000  # whose tables we remember
ASKED_AT_ONCE = 500  # tables, in one statement


@dataclass(frozen=True)
class Cap:
    what: str
    of_person: int
    of_address: int  # a family shares one


def hosted_by(person: str) -> ColumnElement[bool]:
    return match.c.host == person


def joined_by(person: str) -> ColumnElement[bool]:
    """Where somebody else is the host."""
    return and_(match.c.id.in_(select(seat.c.match).where(seat.c.person == person)), match.c.host != person)


@dataclass(frozen=True)
class TableCap(Cap):
    counts: Callable[[], ColumnElement[bool]]  # which tables, now
    of: Callable[[str], ColumnElement[bool]] = hosted_by  # those of a person among them


def has_seat(which: ColumnElement[bool]) -> ColumnElement[bool]:
    return select(seat.c.match).where(seat.c.match == match.c.id, which).exists()


def with_bots() -> ColumnElement[bool]:
    """One that nobody has touched for a day keeps no bot busy."""
    return and_(match.c.status.in_(UNFINISHED), match.c.moved > time.time() - DAY, has_seat(seat.c.bot.is_not(None)))


def bots_alone() -> ColumnElement[bool]:
    return and_(match.c.status.in_(UNFINISHED), ~has_seat(seat.c.bot.is_(None)))


def public() -> ColumnElement[bool]:
    return and_(match.c.status == OPEN, match.c.public, match.c.created > time.time() - WAITING_DAYS * DAY)


def somebody_waits() -> ColumnElement[bool]:
    """For others to come, or for their decisions: not so where they have days."""
    live = and_(match.c.status == RUNNING, match.c.days.is_(None))
    return and_(match.c.public, or_(match.c.status == OPEN, live), match.c.moved > time.time() - DAY)


WITH_BOTS = TableCap("with-bots", 40, 240, with_bots)
BOTS_ALONE = TableCap("bots-alone", 4, 16, bots_alone)
PUBLIC = TableCap("public", 3, 12, public)
SEATED = TableCap("seated", 10, 40, somebody_waits, joined_by)
ANALYSES = Cap("analyses", 3, 12)
ANALYSES_IN_ALL = 100


def caps_of(seats: list[Seat], is_public: bool) -> list[TableCap]:
    """The caps that a table with these seats counts for."""
    held = {
        WITH_BOTS: any(one.bot is not None for one in seats),
        BOTS_ALONE: all(one.bot is not None for one in seats),
        PUBLIC: is_public and any(one.free for one in seats),
    }
    return [cap for cap, holds in held.items() if holds]


class Caps:
    def __init__(self, rate: float = 1.0) -> None:
        self.rate = rate
        self.opened: OrderedDict[tuple[TableCap, str], set[str]] = OrderedDict()  # by address; for the thread that writes alone

    def scaled(self, most: int) -> int:
        return math.ceil(most * self.rate)

    def refuse(self, cap: Cap, of_person: int, of_address: int) -> None:
        """TooMany where there can be none more."""
        for whose, count, most in (("person", of_person, cap.of_person), ("address", of_address, cap.of_address)):
            if count >= self.scaled(most):
                raise TooMany("too-many-at-once", what=cap.what, whose=whose, most=self.scaled(most))

    def check_table(self, connection: Connection, cap: TableCap, owner: Owner, table: str) -> None:
        """In the transaction that opens the table, or that makes it one of those for which the cap holds."""
        others = select(match.c.id).where(match.c.id != table, cap.counts())
        own = others.where(cap.of(owner.person)).subquery()
        of_person = connection.execute(select(func.count()).select_from(own)).scalar_one()
        if owner.address is None:
            self.refuse(cap, of_person, 0)
            return
        opened = self.opened.pop((cap, owner.address), set()) - {table}
        if len(opened) >= self.scaled(cap.of_address):  # some may be over
            opened = still_counted(connection, others, opened)
        self.opened[cap, owner.address] = opened
        while len(self.opened) > MOST_ADDRESSES:
            self.opened.popitem(last=False)
        self.refuse(cap, of_person, len(opened))
        opened.add(table)


def still_counted(connection: Connection, counted: Select[Any], tables: set[str]) -> set[str]:
    ids = list(tables)
    parts = [ids[start : start + ASKED_AT_ONCE] for start in range(0, len(ids), ASKED_AT_ONCE)]
    return {row.id for part in parts for row in connection.execute(counted.where(match.c.id.in_(part)))}
