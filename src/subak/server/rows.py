"""Tables as rows of the database: matches, seats and the append-only log; every function works in its caller's transaction."""

import json
import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import JSON, Connection, Dialect, Insert, Update, and_, bindparam, func, insert, null, or_, select, update
from sqlalchemy.sql.compiler import SQLCompiler

from subak.core.registry import game_named
from subak.server.people import keep_person
from subak.server.schema import entry, match, seat
from subak.server.schema import person as people

OPEN, RUNNING, OVER = "open", "running", "over"
LOT, SEAT, LOSER = "lot", "seat", "loser"  # who begins
ID_BYTES = 9  # so many that nobody finds a table by guessing
LISTED = 50
DAY = 86_400.0

# Of every decision.
INSERT_ENTRY = insert(entry)
UPDATE_TABLE = update(match).where(match.c.id == bindparam("table"))


class Prepared(NamedTuple):
    """A statement in the words of a database."""

    sql: str
    order: list[str] | None  # of its parameters, where they have no names
    as_json: list[str]


@cache
def prepared(dialect: Dialect, statement: Insert | Update, columns: tuple[str, ...]) -> Prepared:
    own = {name: statement.table.c[name] for name in columns if name in statement.table.c}
    compiled = statement.compile(dialect=dialect, column_keys=list(own))
    assert isinstance(compiled, SQLCompiler)
    return Prepared(str(compiled), compiled.positiontup, [name for name, column in own.items() if isinstance(column.type, JSON)])


def run_prepared(connection: Connection, statement: Insert | Update, values: dict[str, Any]) -> None:
    """For what is written so often that SQLAlchemy's own way to run it would take longer than the database does."""
    sql, order, as_json = prepared(connection.dialect, statement, tuple(values))
    for name in as_json:
        values[name] = json.dumps(values[name])
    connection.exec_driver_sql(sql, values if order is None else tuple(values[name] for name in order))


@dataclass(frozen=True)
class Seat:
    person: str | None = None
    bot: str | None = None  # with a person: it stands in
    name: str | None = None  # the person's, or in a record that was opened here
    account: bool = False

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None


@dataclass(frozen=True)
class Entry:
    """One line of a table's append-only log."""

    number: int
    kind: str
    data: dict[str, Any]
    at: float
    seat: int | None = None
    person: str | None = None
    step: int | None = None  # of what changes the course of play; chat and seats have none


@dataclass(frozen=True)
class Terms:
    """What a table was opened with."""

    game: str
    players: int
    options: dict[str, bool]
    public: bool = False
    days: int | None = None
    hints: bool = False
    begins: str = LOT
    first: int | None = None  # the place that was chosen to begin
    deck: dict[str, Any] | None = None  # that the host brought, checked


@dataclass
class Stored:
    """A table as its rows have it; changed only by changes.apply_change."""

    id: str
    terms: Terms
    rules: int
    host: str
    status: str
    seed: str
    salt: str
    deal: dict[str, Any] | None
    rated: bool
    created: float
    moved: float
    result: dict[str, Any] | None
    rematch: str | None
    uploaded: bool
    places: list[int] | None  # by seat, the place that lots brought there; from the start on, where lots were drawn
    seats: list[Seat] = field(default_factory=list)


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)


class Opening(NamedTuple):
    """A table that is to be opened."""

    id: str
    terms: Terms
    host: str
    seats: list[Seat]
    seed: str


def insert_table(connection: Connection, opening: Opening) -> None:
    id, terms, host, seats, seed = opening
    now = time.time()
    keep_person(connection, host)
    connection.execute(
        insert(match).values(
            id=id,
            game=terms.game,
            rules=game_named(terms.game).rules,
            players=terms.players,
            options=terms.options,
            public=terms.public,
            days=terms.days,
            hints=terms.hints,
            begins=terms.begins,
            first=terms.first,
            rated=not terms.hints and terms.deck is None,
            deck=null() if terms.deck is None else terms.deck,
            host=host,
            status=OPEN,
            seed=seed,
            salt=secrets.token_hex(16),
            by_bot=False,
            due=None if any(one.free for one in seats) else now,
            moved=now,
            created=now,
        )
    )
    # A person's name is their own affair; where nobody sits it is that of a record.
    names = [one.name if one.person is None else None for one in seats]
    rows = [
        {"match": id, "number": number, "person": one.person, "bot": one.bot, "name": name}
        for number, (one, name) in enumerate(zip(seats, names, strict=True))
    ]
    connection.execute(insert(seat), rows)


def load_table(connection: Connection, id: str) -> Stored | None:
    row = connection.execute(select(match).where(match.c.id == id)).mappings().first()
    if row is None:
        return None
    terms = Terms(**{name: row[name] for name in Terms.__dataclass_fields__})
    kept = {name: row[name] for name in Stored.__dataclass_fields__ if name in row and name != "seats"}
    return Stored(terms=terms, seats=load_seats(connection, id), **kept)


def load_seats(connection: Connection, id: str) -> list[Seat]:
    rows = connection.execute(
        select(seat.c.person, seat.c.bot, func.coalesce(people.c.name, seat.c.name).label("name"), people.c.login)
        .outerjoin(people, people.c.id == seat.c.person)
        .where(seat.c.match == id)
        .order_by(seat.c.number)
    )
    return [Seat(row.person, row.bot, row.name, row.login is not None) for row in rows]


def load_entries(connection: Connection, id: str, after: int = 0) -> list[Entry]:
    rows = connection.execute(select(entry).where(entry.c.match == id, entry.c.number > after).order_by(entry.c.number))
    return [Entry(row.number, row.kind, row.data, row.at, row.seat, row.person, row.step) for row in rows]


def insert_entry(connection: Connection, id: str, added: Entry) -> None:
    """Optimistic concurrency: fails where another process has written this number, or this step, before."""
    run_prepared(connection, INSERT_ENTRY, {"match": id, **vars(added)})


def insert_entries(connection: Connection, id: str, added: list[Entry]) -> None:
    connection.execute(INSERT_ENTRY, [{"match": id, **vars(one)} for one in added])


def update_seat(connection: Connection, id: str, number: int, person: str | None, bot: str | None) -> None:
    if person is not None:
        keep_person(connection, person)
    connection.execute(update(seat).where(seat.c.match == id, seat.c.number == number).values(person=person, bot=bot))


def update_table(connection: Connection, id: str, **columns: Any) -> None:
    run_prepared(connection, UPDATE_TABLE, {"table": id, **columns})


SUMMARY = (
    match.c.id,
    match.c.game,
    match.c.players,
    match.c.options,
    match.c.days,
    match.c.hints,
    match.c.public,
    match.c.status,
    match.c.created,
    match.c.moved,
    match.c.to_move,
    match.c.result,
    match.c.uploaded,
)


def summaries(connection: Connection, rows: Iterable[Any], viewer: str | None) -> list[dict[str, Any]]:
    found = []
    for row in rows:
        seats = load_seats(connection, row.id)
        own = next((number for number, one in enumerate(seats) if one.person == viewer), None) if viewer else None
        to_move = seats_in_bits(row.to_move) if row.status == RUNNING else []
        turn = own in to_move and own is not None and seats[own].bot is None
        found.append({**row._mapping, "to_move": to_move, "seats": seats, "seat": own, "your_turn": turn})
    return found


def seats_as_bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def seats_in_bits(bits: int | None) -> list[int]:
    return [seat for seat in range((bits or 0).bit_length()) if ((bits or 0) >> seat) & 1]


def open_tables(connection: Connection, viewer: str | None) -> list[dict[str, Any]]:
    """Public ones with a free seat, the newest first; after a week nobody waits there any more."""
    rows = connection.execute(
        select(*SUMMARY)
        .where(match.c.status == OPEN, match.c.public, match.c.created > time.time() - 7 * DAY)
        .order_by(match.c.created.desc())
        .limit(LISTED)
    ).all()
    return summaries(connection, rows, viewer)


def running_public_tables(connection: Connection, viewer: str | None) -> list[dict[str, Any]]:
    """To watch: those in which something happened last, and in which one does not play."""
    own = select(seat.c.match).where(seat.c.person == (viewer or ""))
    rows = connection.execute(
        select(*SUMMARY)
        .where(match.c.status == RUNNING, match.c.public, match.c.id.not_in(own))
        .order_by(match.c.moved.desc())
        .limit(LISTED)
    ).all()
    return summaries(connection, rows, viewer)


def tables_of(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Where the person sits, open ones they host, and records they uploaded: their turn first, then the last decision."""
    own = select(seat.c.match).where(seat.c.person == person)
    rows = connection.execute(
        select(*SUMMARY)
        .where(or_(match.c.id.in_(own), and_(match.c.host == person, or_(match.c.status == OPEN, match.c.uploaded))))
        .order_by(match.c.moved.desc())
        .limit(LISTED)
    ).all()
    return sorted(summaries(connection, rows, person), key=lambda one: not one["your_turn"])


def waiting_for_bots(connection: Connection, before: float) -> list[str]:
    rows = connection.execute(select(match.c.id).where(match.c.status == RUNNING, match.c.by_bot, match.c.moved < before))
    return [row.id for row in rows]


class Due(NamedTuple):
    full: list[str]  # but open: the process that gave the last seat away died before it could start the match
    late: list[str]  # somebody's days are over


def due(connection: Connection, now: float) -> Due:
    """Where the server has to act by itself."""
    rows = connection.execute(select(match.c.id, match.c.status).where(match.c.due < now)).all()
    return Due([row.id for row in rows if row.status == OPEN], [row.id for row in rows if row.status == RUNNING])
