"""Sessions: who a cookie speaks for, for how long, and how that ends at once everywhere.

A cookie names a session and is signed, so guests need no row. What ended is in the database: a session that logged out, or, by the
person's epoch, all that began before. Every process keeps for a while what it found there, and forgets it when another tells it to.
"""

import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

from itsdangerous import URLSafeSerializer
from sqlalchemy import Connection, delete, insert, select, update

from subak.server.bus import Bus
from subak.server.people import epoch_of, keep_person, unsigned
from subak.server.schema import ended_session
from subak.server.schema import person as people
from subak.server.store import Store, StoreLost

DAY = 86_400.0
IDLE_DAYS = 90  # without a visit, until a session ends
RENEWAL_DAYS = 1
BELIEVED_SECONDS = 60.0  # for which a session is taken to stand without asking the database; a notice of its end comes sooner
MOST_BELIEVED = 20_000  # people
LONGEST_COOKIE = 200


class Session(NamedTuple):
    person: str
    id: str
    epoch: int
    renewed: float

    @property
    def aged(self) -> bool:
        return time.time() - self.renewed > RENEWAL_DAYS * DAY

    @property
    def idle(self) -> bool:
        return time.time() - self.renewed > IDLE_DAYS * DAY


def new_session(person: str, epoch: int = 0) -> Session:
    return Session(person, secrets.token_urlsafe(12), epoch, time.time())


class Held(NamedTuple):
    """A connection that stays open in a session's name."""

    session: Session
    end: Callable[[], None]


class Sessions:
    def __init__(self, store: Store, bus: Bus, secret: str = "", since: float = 0.0) -> None:
        self.store, self.bus = store, bus
        self.cookies = URLSafeSerializer(secret, salt="person")
        self.since = since  # when this database came to know sessions
        self.believed: OrderedDict[str, dict[Session, float]] = OrderedDict()  # until when, by person
        self.held: dict[str, set[Held]] = {}  # by person
        self.notices = 0

    def cookie(self, session: Session) -> str:
        return str(self.cookies.dumps([session.person, session.id, session.epoch, int(session.renewed)]))

    def read_cookie(self, cookie: str, earlier: bool = False) -> Session | None:
        """Those of the first release name a person alone: all of a person's are one session."""
        if len(cookie) > LONGEST_COOKIE:
            return None
        match unsigned(self.cookies, cookie):
            case str(person):
                return Session(person, person, 0, self.since)
            case [str(person), str(id), int(epoch), int(renewed)] if not earlier:
                return Session(person, id, epoch, float(renewed))
        return None

    async def stands(self, session: Session) -> bool:
        if session.idle:
            return False
        now = time.monotonic()
        known = self.believed.get(session.person, {})
        if now < known.get(session, 0.0) and not self.bus.deaf:
            return True
        notices = self.notices
        try:
            found = await self.store.read(lambda connection: is_current(connection, session))
        except StoreLost:
            if session in known:  # nothing can be changed now anyway
                return True
            raise
        if found and notices == self.notices:
            self.believe(session, now + BELIEVED_SECONDS)
        return found

    def believe(self, session: Session, until: float) -> None:
        now = time.monotonic()
        others = {one: end for one, end in self.believed.pop(session.person, {}).items() if end > now}
        self.believed[session.person] = others | {session: until}
        while len(self.believed) > MOST_BELIEVED:
            self.believed.popitem(last=False)

    @asynccontextmanager
    async def holding(self, session: Session | None, end: Callable[[], None]) -> AsyncIterator[None]:
        """Meanwhile `end` is called as soon as the session has ended."""
        if session is None:
            yield
            return
        held = Held(session, end)
        self.held.setdefault(session.person, set()).add(held)
        try:
            await self.end_if_over(held)
            yield
        finally:
            self.held[session.person].discard(held)
            if not self.held[session.person]:
                del self.held[session.person]

    async def tell_ended(self, person: str) -> None:
        """After sessions of a person have ended in the database."""
        await self.on_ended(person)
        await self.bus.publish({"signed_out": person})

    async def on_ended(self, person: str) -> None:
        self.notices += 1
        self.believed.pop(person, None)
        for held in list(self.held.get(person, ())):
            await self.end_if_over(held)

    async def end_if_over(self, held: Held) -> None:
        try:
            stands = await self.stands(held.session)
        except StoreLost:
            stands = False  # whoever comes back is looked at then
        if not stands:
            held.end()

    async def look_again(self) -> None:
        """Notices may have been lost."""
        self.believed.clear()
        for person in list(self.held):
            await self.on_ended(person)


def is_current(connection: Connection, session: Session) -> bool:
    ended = connection.execute(select(ended_session.c.id).where(ended_session.c.id == session.id)).first()
    return session.epoch == epoch_of(connection, session.person) and ended is None


def end_session(connection: Connection, session: Session) -> None:
    """It is remembered until no cookie of it could be valid any more."""
    now = time.time()
    connection.execute(delete(ended_session).where(ended_session.c.until < now))
    if connection.execute(select(ended_session.c.id).where(ended_session.c.id == session.id)).first() is None:
        connection.execute(insert(ended_session).values(id=session.id, until=now + (IDLE_DAYS + RENEWAL_DAYS) * DAY))


def end_all_sessions(connection: Connection, person: str) -> None:
    keep_person(connection, person)
    connection.execute(update(people).where(people.c.id == person).values(epoch=people.c.epoch + 1))
