"""Memory and database cannot disagree: after every entry a table in memory is what the database makes of it."""

import asyncio
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from subak.core.match import Match
from subak.server import accounts, play, rows, schema
from subak.server.house import House
from subak.server.jobs import SentMatch
from subak.server.live import LiveTable
from subak.server.messages import PUBLIC_DATA, record_message
from subak.server.people import Person
from subak.server.rows import DAY, OPEN, OVER, RUNNING, Entry, Seat, Stored, Terms
from subak.server.settings import Settings

KINDS = {*PUBLIC_DATA, "act"}
COMPILED = 300.0  # seconds that it may take


class Comparing:
    """Looks into the database after every entry."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.kinds: set[str] = set()
        house.on_entry.append(self.on_entry)

    def on_entry(self, table: LiveTable) -> None:
        id = table.stored.id
        with self.house.store.engine.connect() as connection:
            stored, log = rows.load_table(connection, id), rows.load_entries(connection, id)
            columns = (schema.match.c.to_move, schema.match.c.by_bot, schema.match.c.due)
            turn = connection.execute(select(*columns).where(schema.match.c.id == id)).one()
        assert stored is not None
        fresh = LiveTable(stored, log, self.house.signatures.invitation)
        assert table.stored == fresh.stored
        assert (table.number, table.step, table.since) == (fresh.number, fresh.step, fresh.since)
        assert all_of(table) == all_of(fresh)
        assert rows.seats_in_bits(turn.to_move) == fresh.to_move
        assert turn.by_bot == bool(fresh.bots_to_move())
        asked = [fresh.since[seat].at for seat in fresh.to_move if fresh.stored.seats[seat].bot is None]
        days = stored.terms.days
        if stored.status != OPEN:
            assert turn.due == (min(asked) + days * DAY if asked and days is not None else None)
        self.kinds.add(log[-1].kind)


def all_of(table: LiveTable) -> Any:
    return table.match and (vars(table.match) | {"states": table.match.states.tobytes()})


def test_a_match_that_runs_goes_on_by_the_rules_it_was_begun_by() -> None:
    terms, deal = Terms("bali", 2, {"open_information": True}), Match.new("bali", 2).deal
    seats = [Seat("anna"), Seat(bot="seed")]
    stored = Stored("table", terms, 1, "anna", RUNNING, "seed", "salt", deal, True, 1.0, 1.0, None, None, False, None, seats)
    table = LiveTable(stored, [Entry(1, "started", {}, 1.0)], lambda table, seat: "")
    assert table.match is not None
    assert table.match.rules == SentMatch.of(table.match).replayed().rules == 1
    told = record_message(stored, table.match, None)
    assert (told["rules"], told["options"]) == (1, {"oracle": False, "demon": False, "secret_hands": False})


@pytest.fixture
async def house(database: str) -> AsyncIterator[House]:
    opened = House(Settings(database=Settings(database=database).database_url, worker_count=1))
    await opened.open()
    await asyncio.wait_for(opened.compilers.compiled["bali"].wait(), COMPILED)
    yield opened
    await opened.close()


@pytest.fixture
async def people(house: House) -> list[Person]:
    return [(await accounts.register(house, Person(name), name, "rice and rain")).person for name in ("anna", "ben", "cleo")]


async def decide(house: House, table: LiveTable, random: Random) -> None:
    """Whoever is to, person or bot."""
    assert table.match is not None
    number = random.choice(table.to_move)
    asked, seat = table.match.asked(number), table.stored.seats[number]
    assert asked is not None
    action = random.choice(asked.legal)
    if seat.bot is not None:
        await play.bot_decides(house, table, number, table.since[number].step, action)
    else:
        assert seat.person is not None
        await play.act(house, table, Person(seat.person), action, random.randint(table.since[number].step, table.step))


async def undo(house: House, table: LiveTable, random: Random) -> None:
    """As soon as it is allowed."""
    while table.running:
        await decide(house, table, random)
        assert table.match is not None
        seat = table.match.decisions[-1].seat
        person = table.stored.seats[seat].person
        if person is not None and table.running and table.match.undo_to(seat, table.only_person) is not None:
            await play.undo(house, table, Person(person), table.step)
            return


async def test_after_every_kind_of_entry_memory_is_what_the_database_makes_of_it(house: House, people: list[Person]) -> None:
    comparing, random = Comparing(house), Random(1)
    anna, ben, cleo = people
    seats = [Seat(anna.id), Seat(), Seat(), Seat()]
    table = await play.open_table(house, Terms("bali", 4, {"oracle": True}, public=True), anna, seats)
    await play.take_seat(house, table, ben, None, None)
    await play.chat(house, table, cleo, "Selamat bermain!")
    await play.take_seat(house, table, cleo, None, None)
    await play.leave_seat(house, table, ben)
    await play.take_seat(house, table, ben, None, None)
    await play.start(house, table, anna, "seed")
    await undo(house, table, random)
    await play.stand_in(house, table, ben, None, "sprout")
    await decide(house, table, random)
    await play.return_to_seat(house, table, ben)
    await play.resign(house, table, ben)
    await play.resign(house, table, cleo)
    assert table.stored.status == RUNNING
    await play.resign(house, table, anna)
    assert table.stored.status == OVER
    await play.rematch(house, table, anna)
    assert comparing.kinds == KINDS


async def test_a_match_that_is_played_out_ends_and_is_rated_alike(house: House, people: list[Person]) -> None:
    Comparing(house)
    anna, ben, _ = people
    table = await play.open_table(house, Terms("bali", 2, {}, public=True), anna, [Seat(anna.id), Seat()])
    await play.take_seat(house, table, ben, None, None)
    while table.running:
        await decide(house, table, Random(2))
    assert table.stored.result is not None
    with house.store.engine.connect() as connection:
        rated = connection.execute(select(schema.rating.c.who, schema.rating.c.matches).order_by(schema.rating.c.who)).all()
    assert [tuple(row) for row in rated] == [(anna.id, 1), (ben.id, 1)]


async def test_where_two_choose_at_the_same_time_memory_is_what_the_database_makes_of_it(
    house: House, people: list[Person]
) -> None:
    Comparing(house)
    anna, ben, _ = people
    await asyncio.wait_for(house.compilers.compiled["rice"].wait(), COMPILED)
    table = await play.open_table(house, Terms("rice", 2, {"festival": True}, public=True, days=1), anna, [Seat(anna.id), Seat()])
    await play.take_seat(house, table, ben, None, None)
    random, early, taken_back = Random(4), 0, 0
    while table.running:
        await decide(house, table, random)
        assert table.match is not None
        early += bool(table.match.early)
        for seat, one in enumerate(table.stored.seats):
            if table.match.undo_to(seat) is not None and random.random() < 0.2:
                assert one.person is not None
                await play.undo(house, table, Person(one.person), table.step)
                taken_back += 1
    assert early > 5
    assert taken_back > 5


async def test_a_far_undo_among_bots_is_rated_nowhere(house: House, people: list[Person]) -> None:
    Comparing(house)
    anna = people[0]
    table = await play.open_table(house, Terms("bali", 2, {}), anna, [Seat(anna.id), Seat(bot="seed")])
    random = Random(3)
    for _ in range(12):
        await decide(house, table, random)
    assert table.stored.rated
    await play.undo(house, table, anna, table.step)
    while table.stored.rated:
        await decide(house, table, random)
        await decide(house, table, random)
        await play.undo(house, table, anna, table.step)
    assert not table.stored.rated
