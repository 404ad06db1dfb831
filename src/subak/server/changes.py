"""What one accepted request changes of a table, stated once: one function writes it to the database, one applies it to memory."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, TypedDict

from sqlalchemy import Connection

from subak.core.match import Match
from subak.server import rows
from subak.server.live import LiveTable
from subak.server.ratings import may_count, rate
from subak.server.rows import DAY, OPEN, RUNNING, Entry, Opening, Seat


class Columns(TypedDict, total=False):
    """New values in the table's row; a result ends the match, and is rated with it."""

    status: str
    deal: dict[str, Any]
    places: list[int]
    rated: bool
    moved: float
    result: dict[str, Any]
    rematch: str


class WhoseTurn(TypedDict):
    """The columns that tell who is to decide, and when the server acts by itself."""

    to_move: int
    by_bot: bool
    due: float | None


@dataclass(frozen=True)
class Change:
    entry: Entry  # what the append-only log gets
    columns: Columns = field(default_factory=Columns)
    seats: Mapping[int, Seat] = field(default_factory=dict)  # those that change, by number
    match: Match | None = None  # as it is after this, if it is another than before
    opens: Opening | None = None  # another table, opened in the same transaction


class Accepted(NamedTuple):
    """A change that is to be written; the table in memory is still as it was before."""

    table: LiveTable
    change: Change


def write_changes(connection: Connection, accepted: list[Accepted]) -> list[Change]:
    """To the database, in one transaction: of several tables at once, since each statement takes longer than one row more.

    Returns the changes with what only the database could say: that a match counts for nobody.
    """
    rows.insert_entries(connection, [rows.Added(table.stored.id, change.entry) for table, change in accepted])
    rows.update_tables(
        connection,
        {
            table.stored.id: {**change.columns, **whose_turn(table, change)}
            for table, change in accepted
            if change.columns or change.seats
        },
    )
    return [write_rest(connection, table, change) for table, change in accepted]


def write_rest(connection: Connection, table: LiveTable, change: Change) -> Change:
    """What few changes have: seats, another table, and whether the match counts."""
    id = table.stored.id
    if change.opens is not None:
        rows.insert_table(connection, change.opens)
    for number, seat in change.seats.items():
        rows.update_seat(connection, id, number, seat.person, seat.bot)
    rated = change.columns.get("rated", table.stored.rated)
    if not rated or still_rated(connection, table, change):
        return change
    rows.update_table(connection, id, rated=False)
    return replace(change, columns=change.columns | Columns(rated=False))


def still_rated(connection: Connection, table: LiveTable, change: Change) -> bool:
    """Who has an account is settled at the start, and whether the match counts at its end."""
    if change.entry.kind == "started":
        return may_count(rows.load_seats(connection, table.stored.id))
    return "result" not in change.columns or rate(connection, table.stored, change.columns["result"])


def apply_change(table: LiveTable, change: Change) -> Match | None:
    """To memory, once it is committed; returns the match as it was before."""
    table.stored.seats = seats_after(table, change)
    for name, value in change.columns.items():
        setattr(table.stored, name, value)
    return table.follow(change.entry, change.match)


def seats_after(table: LiveTable, change: Change) -> list[Seat]:
    return [change.seats.get(number, seat) for number, seat in enumerate(table.stored.seats)]


def whose_turn(table: LiveTable, change: Change) -> WhoseTurn:
    """Stored beside the log for lists and sweeps, which do not replay matches."""
    match = change.match or table.match
    running = change.columns.get("status", table.stored.status) == RUNNING
    to_move = match.to_move if running and match is not None else []
    since, seats = table.since_after(change.entry, match), seats_after(table, change)
    return {
        "to_move": rows.seats_as_bits(to_move),
        "by_bot": any(seats[seat].bot is not None for seat in to_move),
        "due": due(table, change, [since[seat].at for seat in to_move if seats[seat].bot is None]),
    }


def due(table: LiveTable, change: Change, asked: list[float]) -> float | None:
    """Once all places are taken, or when the days are over of who was asked first."""
    if change.columns.get("status", table.stored.status) == OPEN:
        return None if any(seat.free for seat in seats_after(table, change)) else change.entry.at
    days = table.stored.terms.days
    return None if days is None or not asked else min(asked) + days * DAY
