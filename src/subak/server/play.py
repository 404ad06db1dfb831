"""What people may do at a table, from opening it to a rematch; each change goes through House.add."""

import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import SystemRandom
from typing import Any, TypeVar

from sqlalchemy import Connection

from subak.core.match import Match
from subak.core.registry import game_named
from subak.players.levels import LEVELS
from subak.server import tables
from subak.server.house import House
from subak.server.live import LiveTable
from subak.server.people import Person
from subak.server.ratings import rate
from subak.server.refusals import Forbidden, OutOfStep, Refusal
from subak.server.store import Conflict
from subak.server.tables import OPEN, OVER, RUNNING, Entry, Seat, Terms

TRIES = 5
ABSENT_SECONDS = 180.0  # without a decision at a live table, after which the others may let a bot stand in
STAND_IN = "blade"

Done = TypeVar("Done")


async def until_settled(table: LiveTable, attempt: Callable[[], Awaitable[Done]]) -> Done:
    """Tries again on the newest state when another process was quicker; what no longer fits is refused then."""
    async with table.lock:
        for _ in range(TRIES):
            try:
                return await attempt()
            except Conflict:
                continue
    raise OutOfStep("table-busy")


def level(name: str) -> str:
    if name not in LEVELS:
        raise Refusal("unknown-bot", bot=name, bots=", ".join(LEVELS))
    return name


def entry(at: LiveTable, kind: str, person: str | None, seat: int | None = None, steps: bool = False, **data: Any) -> Entry:
    return Entry(at.number + 1, kind, data, time.time(), seat, person, at.step if steps else None)


def seat_here(table: LiveTable, person: Person) -> int:
    seat = table.seat_of(person.id)
    if seat is None:
        raise Forbidden("not-seated")
    return seat


async def own_seat(house: House, table: LiveTable, person: Person) -> int:
    """Somebody may have sat down at another process a moment ago; the table's lock is held."""
    if table.seat_of(person.id) is None:
        await house.catch_up(table)
    return seat_here(table, person)


def running_match(table: LiveTable) -> Match:
    if not table.running or table.match is None:
        raise OutOfStep("not-running")
    return table.match


async def open_table(house: House, terms: Terms, host: Person, wanted: list[str | None]) -> LiveTable:
    """Seats are wanted as "me", None for anybody, or a bot's level; in a random order. Full tables start at once."""
    seats = [Seat(host.id) if one == "me" else Seat(bot=level(one)) if one else Seat() for one in wanted]
    SystemRandom().shuffle(seats)
    if all(not seat.free for seat in seats):
        await house.ready(terms.game)
    id = tables.new_id()
    await house.store.write(lambda connection: tables.new_table(connection, id, terms, host.id, seats))
    table = await house.table(id)
    await start_if_full(house, table)
    return table


async def take_seat(house: House, table: LiveTable, person: Person, invitation: str | None, number: int | None) -> int:
    await house.ready(table.stored.terms.game)

    async def attempt() -> int:
        if table.seat_of(person.id) is not None:
            raise OutOfStep("already-seated")
        if table.stored.status != OPEN:
            raise OutOfStep("table-started")
        seat = free_seat(house, table, person, invitation, number)
        seats = list(table.stored.seats)
        seats[seat] = Seat(person.id, None, person.name, person.login is not None)
        await house.add(
            table,
            entry(table, "seated", person.id, seat, name=person.name, bot=None),
            lambda connection: tables.set_seat(connection, table.stored.id, seat, person.id, None),
            seats=seats,
        )
        return seat

    seat = await until_settled(table, attempt)
    await start_if_full(house, table)
    return seat


def free_seat(house: House, table: LiveTable, person: Person, invitation: str | None, number: int | None) -> int:
    free = [place for place, seat in enumerate(table.stored.seats) if seat.free]
    if invitation is not None:
        invited = house.signatures.read_invitation(invitation, table.stored.id)
        if invited is None:
            raise Forbidden("wrong-invitation")
        if invited not in free:
            raise OutOfStep("invitation-used")
        return invited
    if not table.stored.terms.public and person.id != table.stored.host:
        raise Forbidden("by-invitation")
    if not free:
        raise OutOfStep("table-full")
    if number is not None and number not in free:
        raise OutOfStep("seat-taken")
    return free[0] if number is None else number


async def leave_seat(house: House, table: LiveTable, person: Person) -> None:
    async def attempt() -> None:
        seat = await own_seat(house, table, person)
        if table.stored.status != OPEN:
            raise OutOfStep("table-started")
        seats = list(table.stored.seats)
        seats[seat] = Seat()
        await house.add(
            table,
            entry(table, "left", person.id, seat),
            lambda connection: tables.set_seat(connection, table.stored.id, seat, None, None),
            seats=seats,
        )

    await until_settled(table, attempt)


async def start(house: House, table: LiveTable, person: Person, fill: str | None) -> None:
    """By the host, who may give the free seats to bots."""
    if person.id != table.stored.host:
        raise Forbidden("not-the-host")
    if fill is not None:
        level(fill)
    await house.ready(table.stored.terms.game)

    async def attempt() -> None:
        if table.stored.status != OPEN:
            raise OutOfStep("table-started")
        seats = [Seat(bot=fill) if seat.free and fill else seat for seat in table.stored.seats]
        if any(seat.free for seat in seats):
            raise OutOfStep("seats-free")
        await begin(house, table, seats)

    await until_settled(table, attempt)


async def start_if_full(house: House, table: LiveTable) -> None:
    await house.ready(table.stored.terms.game)

    async def attempt() -> None:
        if table.stored.status == OPEN and not any(seat.free for seat in table.stored.seats):
            await begin(house, table, table.stored.seats)

    await until_settled(table, attempt)


async def begin(house: House, table: LiveTable, seats: list[Seat]) -> None:
    stored = table.stored
    match = Match.new(game_named(stored.terms.game), stored.terms.players, stored.terms.options, stored.seed)
    added = entry(table, "started", None)

    def change(connection: Connection) -> None:
        for number, seat in enumerate(seats):
            if seat.bot is not None:
                tables.set_seat(connection, stored.id, number, seat.person, seat.bot)
        by_bot = seats[match.actor or 0].bot is not None
        tables.note_course(connection, stored.id, added.at, match, by_bot, status=RUNNING, deal=match.deal)

    await house.add(table, added, change, status=RUNNING, deal=match.deal, seats=seats, moved=added.at)


async def act(house: House, table: LiveTable, person: Person, decision: int | str, expect: int) -> bool:
    """False where this very decision had been accepted before."""

    async def attempt() -> bool:
        seat = await own_seat(house, table, person)
        if expect > table.step:
            await house.catch_up(table)
        if expect < table.step and await is_repeated(house, table, seat, decision, expect):
            return False
        match = running_match(table)
        if expect != table.step:
            raise OutOfStep("stale-decision", expected=expect, step=table.step)
        if table.stored.seats[seat].bot is not None:
            raise Forbidden("bot-stands-in")
        if match.actor != seat:
            raise Forbidden("not-your-turn")
        await decide(house, table, seat, match.number(decision), person.id)
        return True

    return await until_settled(table, attempt)


async def is_repeated(house: House, table: LiveTable, seat: int, decision: int | str, step: int) -> bool:
    entries = await house.store.read(lambda connection: tables.load_entries(connection, table.stored.id))
    return any(
        one.step == step and one.kind == "act" and one.seat == seat and decision in (one.data["action"], one.data["text"])
        for one in entries
    )


async def decide(house: House, table: LiveTable, seat: int, action: int, person: str | None) -> None:
    """A legal decision of whoever is to decide, for a bot or a person; the table's lock is held."""
    match = running_match(table)
    ahead = match.copy()
    ahead.apply(action)
    text = match.game.action_text(match.state, action)
    added = entry(table, "act", person, seat, steps=True, action=action, text=text)
    known: dict[str, Any] = {"moved": added.at}
    if ahead.over:
        known |= {"status": OVER, "result": ahead.result()}

    def change(connection: Connection) -> None:
        by_bot = ahead.actor is not None and table.stored.seats[ahead.actor].bot is not None
        ended = {name: value for name, value in known.items() if name != "moved"}
        tables.note_course(connection, table.stored.id, added.at, ahead, by_bot, **ended)
        if ahead.over:
            rate(connection, table.stored, known["result"])

    await house.add(table, added, change, ahead, **known)


async def bot_decides(house: House, table: LiveTable, step: int, action: int) -> None:
    """What a bot thought of, unless the table has moved on meanwhile."""
    async with table.lock:
        if table.step != step or table.bot_to_move() is None or table.match is None or table.match.actor is None:
            return
        try:
            await decide(house, table, table.match.actor, action, None)
        except Conflict:
            return
    house.metrics.bot_moves.inc()


async def undo(house: House, table: LiveTable, person: Person, expect: int) -> None:
    async def attempt() -> None:
        seat = await own_seat(house, table, person)
        match = running_match(table)
        if expect != table.step:
            raise OutOfStep("stale-decision", expected=expect, step=table.step)
        if table.stored.seats[seat].bot is not None:
            raise Forbidden("bot-stands-in")
        length = match.undo_to(seat, table.only_person)
        if length is None:
            raise OutOfStep("no-undo")
        earlier = match.prefix(length)
        # Whoever takes back what was turned up knows more than a player may.
        rated = table.stored.rated and match.undo_to(seat) == length
        added = entry(table, "undo", person.id, seat, steps=True, to=length)
        await house.add(
            table,
            added,
            lambda connection: tables.note_course(connection, table.stored.id, added.at, earlier, False, rated=rated),
            moved=added.at,
            rated=rated,
        )

    await until_settled(table, attempt)


async def resign(house: House, table: LiveTable, person: Person) -> None:
    """Ends a match of two; in a larger one a bot plays on, so that the others can."""

    async def attempt() -> None:
        seat = await own_seat(house, table, person)
        running_match(table)
        others = [number for number, one in enumerate(table.stored.seats) if number != seat and one.person and not one.bot]
        if table.stored.terms.players > 2 and others:
            await hand_over(house, table, seat, STAND_IN, "resigned", person.id)
            return
        winners = [number for number in range(table.stored.terms.players) if number != seat]
        result = {"winners": winners, "scores": None, "resigned": [seat]}
        added = entry(table, "resigned", person.id, seat, steps=True)

        def change(connection: Connection) -> None:
            tables.note_table(connection, table.stored.id, status=OVER, result=result, by_bot=False, to_move=None, moved=added.at)
            rate(connection, table.stored, result)

        await house.add(table, added, change, status=OVER, result=result, moved=added.at)

    await until_settled(table, attempt)


async def stand_in(house: House, table: LiveTable, person: Person, number: int | None, bot: str) -> None:
    """For one's own seat at any time; for another's who has not decided for long."""
    level(bot)

    async def attempt() -> None:
        own = await own_seat(house, table, person)
        match = running_match(table)
        seat = own if number is None else number
        if not 0 <= seat < len(table.stored.seats):
            raise Refusal("no-such-seat")
        if table.stored.seats[seat].bot is not None:
            raise OutOfStep("bot-stands-in")
        waited = time.time() - table.stored.moved
        if seat != own and (table.stored.terms.days is not None or match.actor != seat or waited < ABSENT_SECONDS):
            raise Forbidden("not-absent", minutes=round(ABSENT_SECONDS / 60))
        await hand_over(house, table, seat, bot, "asked" if seat == own else "absent", person.id)

    await until_settled(table, attempt)


async def hand_over(house: House, table: LiveTable, seat: int, bot: str, why: str, person: str | None) -> None:
    await change_seat(house, table, seat, bot, entry(table, "handed", person, seat, bot=bot, why=why))


async def return_to_seat(house: House, table: LiveTable, person: Person) -> None:
    async def attempt() -> None:
        seat = await own_seat(house, table, person)
        running_match(table)
        if table.stored.seats[seat].bot is None:
            raise OutOfStep("no-stand-in")
        await change_seat(house, table, seat, None, entry(table, "returned", person.id, seat))

    await until_settled(table, attempt)


async def change_seat(house: House, table: LiveTable, seat: int, bot: str | None, added: Entry) -> None:
    match = running_match(table)
    stored = table.stored
    seats = list(stored.seats)
    seats[seat] = replace(seats[seat], bot=bot)

    def change(connection: Connection) -> None:
        tables.set_seat(connection, stored.id, seat, seats[seat].person, bot)
        by_bot = match.actor is not None and seats[match.actor].bot is not None
        tables.note_course(connection, stored.id, added.at, match, by_bot)

    await house.add(table, added, change, seats=seats, moved=added.at)


async def hand_over_late(house: House, table: LiveTable) -> None:
    """A seat whose days are over goes to a bot; its owner may return."""
    async with table.lock:
        await house.catch_up(table)
        days = table.stored.terms.days
        if not table.running or table.match is None or table.match.actor is None or days is None:
            return
        seat = table.match.actor
        if table.stored.seats[seat].bot is None and time.time() - table.stored.moved > days * tables.DAY:
            await hand_over(house, table, seat, STAND_IN, "late", None)


async def chat(house: House, table: LiveTable, person: Person, text: str) -> None:
    async def attempt() -> None:
        await house.add(
            table,
            entry(table, "chat", person.id, table.seat_of(person.id), text=text, name=person.name),
            lambda connection: None,
        )

    await until_settled(table, attempt)


async def rematch(house: House, table: LiveTable, person: Person) -> LiveTable:
    """The same bots, and the people who want it too, everybody one seat further; it starts when all have come."""

    async def attempt() -> str:
        await own_seat(house, table, person)
        stored = table.stored
        if stored.status != OVER:
            raise OutOfStep("still-running")
        if stored.rematch is not None:
            return stored.rematch
        seats = [Seat(bot=seat.bot) if seat.person is None else Seat() for seat in (stored.seats[-1], *stored.seats[:-1])]
        id = tables.new_id()

        def change(connection: Connection) -> None:
            tables.new_table(connection, id, replace(stored.terms, public=False), person.id, seats)
            tables.note_table(connection, stored.id, rematch=id)

        await house.add(table, entry(table, "rematch", person.id, table.seat_of(person.id), table=id), change, rematch=id)
        return id

    following = await house.table(await until_settled(table, attempt))
    seat = (seat_here(table, person) + 1) % table.stored.terms.players
    if following.seat_of(person.id) is None:
        await take_seat(house, following, person, house.signatures.invitation(following.stored.id, seat), None)
    return following
