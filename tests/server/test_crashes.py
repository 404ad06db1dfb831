"""What was acknowledged stays, whatever is killed, and everything goes on."""

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, insert, text
from support.crashes import AWAY, Client, Deed, Kept, Load, Process, audited, goes_on, killed_often
from support.random_play import NIGHTLY
from support.server import SOON, until
from websockets import ConnectionClosed
from websockets.asyncio.client import connect

from subak.server.people import keep_person
from subak.server.rows import Opening, Seat, Terms, insert_table
from subak.server.schema import setting
from subak.server.settings import Settings
from subak.server.store import Conflict, Store, engine_for

TABLES = 12 if NIGHTLY else 7  # with one or two people or none, and of all games


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """Servers in processes of their own, stopped at the end."""
    running: list[Process] = []

    def one(database: str, **settings: Any) -> Process:
        running.append(Process(database, tmp_path / f"log{len(running)}", worker_count=1, **settings))
        return running[-1]

    yield one
    for process in running:
        assert process.stop() in (0, -15), process.log.read_text()


@pytest.mark.long
async def test_a_server_that_is_killed_again_and_again_loses_nothing(run, database):
    server = run(database)
    await server.is_ready()
    load = Load([server.address], tables=TABLES)
    assert await killed_often(server, load, 10 if NIGHTLY else 3, Random(1)) == 0
    assert await goes_on(database, load) == set()
    await load.stop()
    assert load.unexpected == []
    assert audited(database, load).fine
    assert load.unanswered
    assert load.acknowledged


@pytest.mark.long
async def test_while_postgresql_is_away_requests_are_refused_clearly_and_nothing_is_lost(run, postgres):
    database = postgres.new_database("away")
    server = run(database)
    await server.is_ready()
    load = Load([server.address], tables=TABLES)
    for _ in range(4 if NIGHTLY else 1):
        await load.gets_on(20)
        postgres.stop("immediate")
        async with httpx.AsyncClient() as http:
            asked = [await http.get(f"{server.address}/{path}") for path in ("healthz", "readyz")]
            page = await http.get(f"{server.address}/api/v1/tables")
        assert {answer.status_code for answer in (*asked, page)} == {503}
        assert (page.json()["error"], page.headers["retry-after"]) == ("store-lost", "1")
        await asyncio.sleep(1.5)
        postgres.start()
    assert await goes_on(database, load) == set()
    await load.stop()
    assert load.refused.keys() == {"store-lost"}
    assert load.unexpected == []
    assert audited(database, load).fine


async def watch(address: str, id: str, numbers: list[int], opened: list[int]) -> None:
    """Notes the number of every entry that comes; how often it had to connect is noted too."""
    while True:
        after = numbers[-1] if numbers else 0
        opened.append(after)
        with suppress(ConnectionClosed, OSError):
            async with connect(
                f"{address.replace('http', 'ws', 1)}/api/v1/tables/{id}/live?after={after}", max_size=2**24
            ) as socket:
                async for text in socket:
                    message = json.loads(text)
                    entries = message["entries"] if message["type"] == "table" else [message.get("entry")]
                    numbers += [entry["number"] for entry in entries if entry]
        await asyncio.sleep(AWAY)


async def test_when_redis_is_lost_live_updates_resume_and_watchers_have_everything_once(run, postgres, redis):
    database = postgres.new_database("redis")
    servers = [run(database, redis=redis.url) for _ in range(2)]  # they start at once, on an empty database
    for server in servers:
        await server.is_ready()
    load = Load([server.address for server in servers], tables=TABLES)
    await load.gets_on(10)
    heard: dict[tuple[str, str], list[int]] = {(server.address, id): [] for server in servers for id in load.tables}
    opened: list[int] = []
    watching = [asyncio.create_task(watch(address, id, numbers, opened)) for (address, id), numbers in heard.items()]
    await load.gets_on(20)
    redis.stop()
    await load.gets_on(30)
    redis.start()
    await load.gets_on(10)
    assert await goes_on(database, load) == set()
    await load.stop()
    assert load.unexpected == []
    assert not load.refused
    assert audited(database, load).fine

    async def have_everything() -> None:
        kept = await asyncio.to_thread(Kept.of, database)
        while any(len(numbers) < len(kept.entries[id]) for (_, id), numbers in heard.items()):
            await asyncio.sleep(AWAY)

    await asyncio.wait_for(have_everything(), SOON)
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in heard.values())
    assert len(opened) == len(heard)  # nobody had to connect again
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)


def test_while_redis_is_lost_and_after_it_every_process_shows_what_the_others_did(serve, postgres, redis):
    database = postgres.new_database("deaf")
    here, there = (serve(database=database, redis=redis.url) for _ in range(2))
    anna = here.guest()
    id = anna.opens("bali", None, public=True)["table"]["id"]
    assert here.guest().post(f"/tables/{id}/seat").status_code == 200
    until(lambda: there.guest().sees(id)["table"]["status"] == "running")

    def said(text: str) -> None:
        assert anna.post(f"/tables/{id}/chat", text=text).status_code == 204
        number = anna.sees(id)["table"]["number"]
        until(lambda: there.guest().sees(id)["table"]["number"] == number)

    said("before")
    redis.stop()
    said("meanwhile")
    anna.post(f"/tables/{id}/chat", text="unheard")
    redis.start()
    until(lambda: not here.house.bus.deaf and not there.house.bus.deaf)
    said("after")


def test_a_full_table_whose_server_died_before_its_start_is_started(serve, database):
    server = serve(database=database)
    engine = engine_for(server.house.settings.database_url)
    with engine.begin() as connection:
        seats = [Seat("somebody"), Seat(bot="seed")]
        insert_table(connection, Opening("AAAAAAAAAAAA", Terms("bali", 2, {}), "somebody", seats, "seed"))
    engine.dispose()
    until(lambda: server.guest().sees("AAAAAAAAAAAA")["table"]["status"] == "running")


async def test_a_write_that_is_withdrawn_does_not_stop_the_writer(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'subak.db'}")
    store.open()
    begun, going_on = threading.Event(), threading.Event()

    def slow(connection: Connection) -> None:
        begun.set()
        going_on.wait(SOON)

    writing = [asyncio.create_task(store.write(change)) for change in (slow, keep_somebody)]
    await asyncio.to_thread(begun.wait, SOON)
    for task in writing:
        task.cancel()
    await asyncio.gather(*writing, return_exceptions=True)
    going_on.set()
    async with asyncio.timeout(SOON):
        assert await store.write(keep_somebody) is None
    await asyncio.to_thread(store.close)


def keep_somebody(connection: Connection) -> None:
    keep_person(connection, "somebody")


async def test_two_processes_that_wait_for_each_other_both_go_on(postgres):
    url = Settings(database=postgres.new_database("deadlock")).database_url
    stores = [Store(url), Store(url)]
    for store in stores:
        await asyncio.to_thread(store.open)
    both = threading.Barrier(2)

    def entangled(names: str) -> Callable[[Connection], None]:
        met: list[str] = []

        def change(connection: Connection) -> None:
            for name in names:
                connection.execute(insert(setting).values(name=name, value=""))
                if not met:
                    met.append(name)
                    both.wait(SOON)

        return change

    writes = [store.write(entangled(names)) for store, names in zip(stores, ("ab", "ba"), strict=True)]
    outcomes = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes if outcome] == [Conflict]
    for store in stores:
        await asyncio.to_thread(store.close)


async def test_a_write_that_is_given_up_for_another_twice_is_written_in_the_end(postgres):
    store = Store(Settings(database=postgres.new_database("deadlocks")).database_url)
    await asyncio.to_thread(store.open)
    both = threading.Barrier(2)
    tries: list[threading.Thread] = []

    def insist() -> None:
        with store.engine.connect() as connection:
            connection.execute(text("SET deadlock_timeout = '60s'"))  # so that the other notices first, and is given up
            connection.execute(insert(setting).values(name="b", value=""))
            both.wait(SOON)
            connection.execute(insert(setting).values(name="a", value=""))
            connection.rollback()

    def change(connection: Connection) -> None:
        tries.append(threading.Thread(target=insist))
        connection.execute(insert(setting).values(name="a", value=""))
        if len(tries) <= 2:
            tries[-1].start()
            both.wait(SOON)
        connection.execute(insert(setting).values(name="b", value=""))

    await store.write(change)
    assert len(tries) == 3
    for other in tries[:2]:
        other.join()
    await asyncio.to_thread(store.close)


async def test_of_two_processes_that_accept_for_the_same_step_exactly_one_wins(run, database):
    servers = [run(database) for _ in range(2)]
    for server in servers:
        await server.is_ready()
    load = Load([server.address for server in servers], tables=0)
    outcomes: list[set[int]] = []

    async def race(number: int) -> None:
        random = Random(number)
        anna, ben = Client(load, random), Client(load, random)
        id = await anna.opens(game="bali", seats=[{"kind": "me"}, {"kind": "person"}], public=True)
        assert id is not None
        assert (await ben.asks("POST", f"/tables/{id}/seat")).status_code == 200
        for _ in range(12):
            seen = {one: (await one.asks("GET", f"/tables/{id}?after=1000")).json() for one in (anna, ben)}
            one = next((one for one in (anna, ben) if seen[one]["view"] and seen[one]["view"]["legal"]), None)
            if one is None:
                continue
            step, legal = seen[one]["table"]["step"], [choice["action"] for choice in seen[one]["view"]["legal"]]
            actions = random.sample(legal, 2) if len(legal) > 1 else legal * 2
            posts = [
                one.http.post(f"{server.address}/api/v1/tables/{id}/actions", json={"action": action, "expect": step})
                for server, action in zip(servers, actions, strict=True)
            ]
            answers = await asyncio.gather(*posts)
            load.posted.update(Deed(id, "act", step, action) for action in set(actions))
            for action, answer in zip(actions, answers, strict=True):
                if answer.is_success and not answer.json()["repeated"]:
                    load.acknowledged.append(Deed(id, "act", step, action))
            codes = [answer.status_code for answer in answers]
            if len(legal) > 1:
                outcomes.append(set(codes))
                assert sorted(codes) == [200, 409], [answer.text for answer in answers]
            else:
                assert sorted(answer.json()["repeated"] for answer in answers) == [False, True]
        await asyncio.gather(anna.http.aclose(), ben.http.aclose())

    await asyncio.gather(*(race(number) for number in range(6)))
    assert len(outcomes) > 20
    assert load.unexpected == []
    assert audited(database, load).fine
