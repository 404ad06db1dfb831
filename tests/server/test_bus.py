"""Processes on one machine tell each other whole decisions; whatever is lost of that is in the database."""

import asyncio
import multiprocessing

import pytest

from subak.server import accounts, play
from subak.server.bus import LineBus
from subak.server.house import House
from subak.server.people import Person
from subak.server.rows import Seat, Terms
from subak.server.settings import Settings

SOON = 30.0


@pytest.fixture
async def houses(tmp_path):
    lines = multiprocessing.Pipe()
    both = [House(Settings(database=f"sqlite:///{tmp_path / 'subak.db'}", worker_count=1), line) for line in lines]
    for house in both:
        await house.open()
    yield both
    for house in both:
        await house.close()


async def begun(here):
    """A match of two, and whoever is to decide."""
    people = [(await accounts.register(here, Person(name), name, "rice and rain")).person for name in ("anna", "ben")]
    table = await play.open_table(here, Terms("bali", 2, {}, public=True), people[0], [Seat(people[0].id), Seat()])
    await play.take_seat(here, table, people[1], None, None)
    return table, next(one for one in people if table.seat_of(one.id) == table.match.actor)


async def caught_up(one, other):
    async with asyncio.timeout(SOON):
        while one.number != other.number or one.behind:
            await asyncio.sleep(0.01)


async def test_a_decision_that_is_told_whole_is_followed_without_a_question_to_the_database(houses):
    here, there = houses
    table, who = await begun(here)
    elsewhere = await there.table(table.stored.id)
    watching = await there.watch(elsewhere, None, 0)
    await caught_up(elsewhere, table)
    asked = []
    there.store.read = asked.append
    while not watching.watcher.waiting.empty():
        watching.watcher.waiting.get_nowait()
    await play.act(here, table, who, table.match.legal[0], table.step)
    async with asyncio.timeout(SOON):
        while b'"kind":"act"' not in await watching.watcher.waiting.get():
            pass
    assert (elsewhere.number, elsewhere.match.plies, elsewhere.stored) == (table.number, table.match.plies, table.stored)
    assert not asked


async def test_where_a_notice_was_lost_the_next_one_leads_to_the_database(houses):
    here, there = houses
    table, who = await begun(here)
    elsewhere = await there.table(table.stored.id)
    await there.watch(elsewhere, None, 0)
    await caught_up(elsewhere, table)
    publish, here.bus.publish = here.bus.publish, lambda *_: asyncio.sleep(0)
    await play.chat(here, table, who, "lost")
    await asyncio.sleep(0.05)
    here.bus.publish = publish
    await play.act(here, table, who, table.match.legal[0], table.step)
    await caught_up(elsewhere, table)
    assert elsewhere.match.plies == table.match.plies


async def test_what_is_told_while_a_table_is_read_is_not_forgotten(houses):
    here, there = houses
    table, _ = await begun(here)
    elsewhere = await there.table(table.stored.id)
    read = there.read_table

    async def told_meanwhile(id, after=0):
        found = await read(id, after)
        await there.on_notice({"table": id, "process": "x"})
        return found

    there.read_table = told_meanwhile
    async with elsewhere.lock:
        await there.catch_up(elsewhere)
    assert elsewhere.behind


async def test_a_process_that_reads_nothing_keeps_nobody_waiting():
    full, _unread = multiprocessing.Pipe()
    bus = LineBus(full)
    async with asyncio.timeout(SOON):
        for _ in range(100):
            await bus.publish({"table": "x" * 100_000})
