"""What is asked for at the same time is written together, and what cannot be written spoils nothing else."""

import asyncio

import pytest
from sqlalchemy import insert

from subak.server.schema import setting
from subak.server.settings import Settings
from subak.server.store import Conflict, Store, Together


@pytest.fixture
async def store(database):
    opened = Store(Settings(database=database).database_url)
    await asyncio.to_thread(opened.open)
    yield opened
    await asyncio.to_thread(opened.close)


async def test_what_is_alike_is_done_for_all_at_once_in_the_order_it_came(store):
    done = []

    def all_of(connection, values):
        done.append(values)
        connection.execute(insert(setting), [{"name": value, "value": ""} for value in values])
        return [value.upper() for value in values]

    blocked = asyncio.Event()
    loop = asyncio.get_running_loop()
    first = store.begin_write(lambda _: asyncio.run_coroutine_threadsafe(blocked.wait(), loop).result(30))
    writes = [store.begin_write(Together(all_of, name)) for name in "abc"]
    writes += [store.begin_write(lambda _: done.append("alone")), store.begin_write(Together(all_of, "d"))]
    await asyncio.sleep(0.1)
    blocked.set()
    assert await asyncio.gather(first, *writes) == [True, "A", "B", "C", None, "D"]
    assert done == [["a", "b", "c"], "alone", ["d"]]


async def test_of_what_is_written_together_only_what_contradicts_is_refused(store):
    def all_of(connection, names):
        connection.execute(insert(setting), [{"name": name, "value": ""} for name in names])
        return names

    await store.write(Together(all_of, "b"))
    outcomes = await asyncio.gather(*(store.write(Together(all_of, name)) for name in "abc"), return_exceptions=True)
    assert (outcomes[0], type(outcomes[1]), outcomes[2]) == ("a", Conflict, "c")
