"""Whatever runs in the background goes on, whatever one table, one notice or one write does to it."""

import asyncio
import json
import logging
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from support.server import Redis, Served, gathered, heard, turn_of, until

from subak.server import bots, supervision
from subak.server.bus import CHANNEL, LineBus
from subak.server.metrics import Metrics
from subak.server.supervision import Supervision

MALFORMED = [
    b"",
    b"not json",
    b"\xff\xfe",
    b"null",
    b"[]",
    b"7",
    b'"text"',
    b"[" * 100_000,
    b"{}",
    b'{"process": 7, "table": "x"}',
    b'{"process": "x"}',
    b'{"process": "x", "table": []}',
    b'{"process": "x", "table": null, "presence": []}',
]
OF_A_TABLE: list[Any] = [None, 7, "x", [], [1], [["a"], 1], [[[0]], 1], [[0], "many"], {"seats": [0]}, [[0], 1, 2]]


async def test_a_task_that_ends_is_begun_again_later_each_time_and_named(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    waited: list[float] = []
    sleep = asyncio.sleep

    async def slept(seconds: float) -> None:
        waited.append(seconds)
        await sleep(0)

    monkeypatch.setattr(asyncio, "sleep", slept)
    metrics, ends = Metrics(), 8
    supervised = Supervision(metrics.restarts)

    async def work() -> None:
        if len(waited) < ends:
            raise KeyError("x")

    await supervised.keep("watering", work)
    assert waited == [1, 2, 4, 8, 16, 32, 60, 60]
    assert metrics.registry.get_sample_value("subak_task_restarts_total", {"task": "watering"}) == ends
    assert {record.task for record in caplog.records if record.levelno == logging.ERROR} == {"watering"}  # type: ignore[attr-defined]
    assert (supervised.failure_of("watering"), supervised.failure_of("other")) == ("KeyError", None)
    later = time.monotonic() + 100
    monkeypatch.setattr(time, "monotonic", lambda: later)
    assert supervised.failure_of("watering") is None


def test_no_notice_makes_a_process_deaf(serve: Callable[..., Served], tmp_path: Path, redis: Redis) -> None:
    import redis as client

    here, there = (serve(database=f"sqlite:///{tmp_path / 'subak.db'}", redis=redis.url) for _ in range(2))
    anna = here.guest()
    id = anna.opens("bali", None)["table"]["id"]
    with there.guest().watches(id) as socket, client.from_url(redis.url) as connection:
        heard(socket)
        for sent in MALFORMED:
            connection.publish(CHANNEL, sent)
        for presence in OF_A_TABLE:
            connection.publish(CHANNEL, json.dumps({"process": "x", "table": id, "presence": presence}))
        assert anna.post(f"/tables/{id}/chat", text="hello").status_code == 204
        assert heard(socket, "entry", 10)["entry"]["text"] == "hello"
    restarts = "subak_task_restarts_total"
    assert [one.house.metrics.registry.get_sample_value(restarts, {"task": "bus"}) for one in (here, there)] == [None, None]


def test_no_notice_on_a_line_makes_a_process_deaf_either() -> None:
    ours, theirs = multiprocessing.Pipe()
    bus = LineBus(theirs)
    understood: list[Any] = []

    async def on_notice(notice: dict[str, Any]) -> None:
        understood.append(notice["table"])
        if notice["table"] == "broken":
            raise KeyError

    async def on_resumed() -> None:
        return None

    async def listen() -> None:
        listening = asyncio.create_task(bus.listen(on_notice, on_resumed))
        for sent in (*MALFORMED[:10], b'{"process": "x", "table": "broken"}', b'{"process": "x", "table": "whole"}'):
            ours.send_bytes(sent)
        while "whole" not in understood:
            await asyncio.sleep(0.01)
        listening.cancel()

    # In a loop of its own: where one still runs when our end is closed, a server stops.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, listen()).result(30)
    ours.close()
    assert understood == ["broken", "whole"]


def test_one_bad_entry_of_a_log_does_not_keep_the_bots_of_other_tables_waiting(
    serve: Callable[..., Served], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bots, "SWEEP_SECONDS", 0.05)
    monkeypatch.setattr(bots, "OVERDUE_SECONDS", 0.0)
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}")
    id, people = gathered([server.guest(), server.guest()], "bali", "seed")
    turn_of(people, id)
    table = server.house.tables[id]

    def broken(*_: Any) -> Any:
        raise IndexError

    with monkeypatch.context() as patched:
        patched.setattr(server.app.state.bots, "consider", broken)
        before = server.app.state.bots.swept
        patched.setattr("subak.server.rows.waiting_for_bots", lambda connection, late: [id, id])
        until(lambda: sum(record.message == "table passed over" for record in caplog.records) > 3)
        until(lambda: server.app.state.bots.swept > before)
    assert {record.table for record in caplog.records if record.message == "table passed over"} == {table.stored.id}  # type: ignore[attr-defined]
    assert server.house.metrics.registry.get_sample_value("subak_task_restarts_total", {"task": "sweep"}) is None


def test_a_sweep_that_ends_is_begun_again(serve: Callable[..., Served], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervision, "FIRST_WAIT", 0.01)
    monkeypatch.setattr(bots, "SWEEP_SECONDS", 0.05)
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}")

    def broken(*_: Any) -> Any:
        raise IndexError

    with monkeypatch.context() as patched:
        patched.setattr("subak.server.rows.waiting_for_bots", broken)
        counted = server.house.metrics.registry.get_sample_value
        until(lambda: (counted("subak_task_restarts_total", {"task": "sweep"}) or 0) > 1)
        assert server.house.supervision.failure_of("sweep") == "IndexError"
    before = server.app.state.bots.swept
    until(lambda: server.app.state.bots.swept > before)
