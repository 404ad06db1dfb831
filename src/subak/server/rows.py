"""Tables as rows of the database: matches, seats and the append-only log; every function works in its caller's transaction."""

import json
import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import (
    JSON,
    ColumnElement,
    Connection,
    Dialect,
    Insert,
    Select,
    Update,
    and_,
    bindparam,
    func,
    insert,
    null,
    or_,
    select,
    update,
)
from sqlalchemy.sql.compiler import SQLCompiler

from subak.core.registry import game_named
from subak.server.people import Person, find_person, keep_person
from subak.server.schema import entry, match, seat
from subak.server.schema import person as people

OPEN, RUNNING, OVER = "open", "running", "over"
LOT, SEAT, LOSER = "lot", "seat", "loser"  # who begins
ID_BYTES = 9  # so many that nobody finds a table by guessing
LISTED = 50
LOOKED_AT = 400  # of public tables, the newest
LISTED_OF_HOST = 3  # of public tables, so that nobody fills a list
DAY = 86_400.0
WAITING_DAYS = 7  # that a public table with a free seat is listed; after that nobody waits there any more

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


def run_prepared(connection: Connection, statement: Insert | Update, several: list[dict[str, Any]]) -> None:
    """For what is written so often that SQLAlchemy's own way to run it would take longer than the database does."""
    for columns, alike in groupby(sorted(several, key=tuple), key=tuple):
        sql, order, as_json = prepared(connection.dialect, statement, columns)
        values = [one | {name: json.dumps(one[name]) for name in as_json} for one in alike]
        connection.exec_driver_sql(sql, values if order is None else [tuple(one[name] for name in order) for one in values])


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


class Added(NamedTuple):
    """To the log of a table."""

    table: str
    entry: Entry


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
    return load_all_seats(connection, [id])[id]


def load_all_seats(connection: Connection, ids: list[str]) -> dict[str, list[Seat]]:
    rows = connection.execute(
        select(seat.c.match, seat.c.person, seat.c.bot, func.coalesce(people.c.name, seat.c.name).label("name"), people.c.login)
        .outerjoin(people, people.c.id == seat.c.person)
        .where(seat.c.match.in_(ids))
        .order_by(seat.c.match, seat.c.number)
    )
    found: dict[str, list[Seat]] = {id: [] for id in ids}
    for row in rows:
        found[row.match].append(Seat(row.person, row.bot, row.name, row.login is not None))
    return found


class SeatedPerson(NamedTuple):
    person: Person
    tables: list[str]


def seated_person(connection: Connection, id: str) -> SeatedPerson:
    tables = connection.execute(select(seat.c.match).where(seat.c.person == id)).scalars()
    return SeatedPerson(find_person(connection, id), list(tables))


def with_name_of(person: Person, one: Seat) -> Seat:
    """With the name that the person has now, if the seat is theirs."""
    return replace(one, name=person.name, account=person.login is not None) if one.person == person.id else one


def load_entries(connection: Connection, id: str, after: int = 0, last: int | None = None) -> list[Entry]:
    wanted = select(entry).where(entry.c.match == id, entry.c.number > after).order_by(entry.c.number)
    rows = connection.execute(wanted if last is None else wanted.where(entry.c.number <= last))
    return [Entry(row.number, row.kind, row.data, row.at, row.seat, row.person, row.step) for row in rows]


def last_number(connection: Connection, id: str) -> int:
    return connection.execute(select(func.max(entry.c.number)).where(entry.c.match == id)).scalar() or 0


def first_decision(connection: Connection, id: str, number: int, step: int) -> Entry | None:
    """The first decision that a seat made at a step or later."""
    where = (entry.c.match == id, entry.c.step >= step, entry.c.kind == "act", entry.c.seat == number)
    row = connection.execute(select(entry).where(*where).order_by(entry.c.step).limit(1)).first()
    return None if row is None else Entry(row.number, row.kind, row.data, row.at, row.seat, row.person, row.step)


def insert_entries(connection: Connection, added: list[Added]) -> None:
    """Optimistic concurrency: fails where another process has written one of these numbers, or steps, before."""
    run_prepared(connection, INSERT_ENTRY, [{"match": one.table, **vars(one.entry)} for one in added])


def update_seat(connection: Connection, id: str, number: int, person: str | None, bot: str | None) -> None:
    if person is not None:
        keep_person(connection, person)
    connection.execute(update(seat).where(seat.c.match == id, seat.c.number == number).values(person=person, bot=bot))


def update_tables(connection: Connection, columns: Mapping[str, Mapping[str, Any]]) -> None:
    """By the table's id."""
    run_prepared(connection, UPDATE_TABLE, [{"table": id, **values} for id, values in columns.items()])


def update_table(connection: Connection, id: str, **columns: Any) -> None:
    update_tables(connection, {id: columns})


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


def summaries(connection: Connection, rows: Sequence[Any]) -> list[dict[str, Any]]:
    seats = load_all_seats(connection, [row.id for row in rows])
    found = []
    for row in rows:
        to_move = seats_in_bits(row.to_move) if row.status == RUNNING else []
        found.append({**row._mapping, "to_move": to_move, "seats": seats[row.id]})
    return found


def to_viewer(summary: dict[str, Any], viewer: str | None) -> dict[str, Any]:
    seats: list[Seat] = summary["seats"]
    own = next((number for number, one in enumerate(seats) if one.person == viewer), None) if viewer else None
    turn = own in summary["to_move"] and own is not None and seats[own].bot is None
    return {**summary, "seat": own, "your_turn": turn}


def seats_as_bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def seats_in_bits(bits: int | None) -> list[int]:
    return [seat for seat in range((bits or 0).bit_length()) if ((bits or 0) >> seat) & 1]


class PublicTables(NamedTuple):
    """To sit down at, and to watch."""

    open: list[dict[str, Any]]
    running: list[dict[str, Any]]

    def to_viewer(self, viewer: str | None) -> "PublicTables":
        """To watch are those in which one does not play."""
        running = [to_viewer(one, viewer) for one in self.running]
        watched = [one for one in running if one["seat"] is None][:LISTED]
        return PublicTables([to_viewer(one, viewer) for one in self.open], watched)


def few_of_each_host(newest: ColumnElement[Any], *where: ColumnElement[bool]) -> Select[Any]:
    """Summaries of the newest tables, so that those of many hosts are among them."""
    latest = (
        select(match.c.id, match.c.host, newest.label("newest")).where(*where).order_by(newest.desc()).limit(LOOKED_AT).subquery()
    )
    number = func.row_number().over(partition_by=latest.c.host, order_by=latest.c.newest.desc())
    numbered = select(latest.c.id, number.label("number")).subquery()
    few = select(*SUMMARY).join(numbered, numbered.c.id == match.c.id).where(numbered.c.number <= LISTED_OF_HOST)
    return few.order_by(newest.desc())


def public_tables(connection: Connection) -> PublicTables:
    """Open ones the newest first. Running ones in which something happened last first."""
    recent = match.c.created > time.time() - WAITING_DAYS * DAY
    open_ones = few_of_each_host(match.c.created, match.c.status == OPEN, match.c.public, recent).limit(LISTED)
    # Twice as many as are shown, since one's own are left out.
    running = few_of_each_host(match.c.moved, match.c.status == RUNNING, match.c.public).limit(2 * LISTED)
    return PublicTables(*(summaries(connection, connection.execute(wanted).all()) for wanted in (open_ones, running)))


def tables_of(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Where the person sits, open ones they host, and records they uploaded: their turn first, then the last decision."""
    own = select(seat.c.match).where(seat.c.person == person)
    rows = connection.execute(
        select(*SUMMARY)
        .where(or_(match.c.id.in_(own), and_(match.c.host == person, or_(match.c.status == OPEN, match.c.uploaded))))
        .order_by(match.c.moved.desc())
        .limit(LISTED)
    ).all()
    return sorted((to_viewer(one, person) for one in summaries(connection, rows)), key=lambda one: not one["your_turn"])


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
