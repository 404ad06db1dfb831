"""Bots think in processes that may die, fall silent or be far away; their moves are made all the same."""

import asyncio
import json
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import uvloop
from support.server import gathered, turn_of, until, working

from subak.core.match import Match
from subak.server import remote, workers
from subak.server.jobs import Analyse, ChooseMove, GiveHint, Reply, SentMatch, Urgency
from subak.server.remote import ORDER, RemoteOrder
from subak.study.analysis.judging import Depth


@pytest.fixture
def server(serve, database):
    return serve(threads=False, database=database)


def bot_process(server):
    """The one that thinks about moves, which the server starts with the first of them."""
    anna = server.guest()
    id = anna.opens("bali", "seed")["table"]["id"]
    for _ in range(4):
        turn_of([anna], id)
        seen = anna.sees(id)
        anna.acts(id, seen["view"]["legal"][0]["action"], seen["table"]["step"])
    (process,) = until(lambda: list(server.house.workers.processes))
    return process


def bots_turn(server):
    """A table at which a bot has to think of its next move."""
    anna = server.guest()
    id = anna.opens("cacao", "seed")["table"]["id"]
    if anna.sees(id)["view"]["legal"]:
        for _ in range(2):
            seen = anna.sees(id)
            if seen["view"]["legal"]:
                anna.acts(id, seen["view"]["legal"][0]["action"], seen["table"]["step"])
    return anna, id


def until_bots_moved(anna, id):
    before = anna.sees(id)["view"]["ply"]
    until(lambda: anna.sees(id)["view"]["ply"] > before, 60)
    turn_of([anna], id)


def test_a_bot_process_that_is_killed_in_mid_thought_is_replaced_and_its_move_made(server):
    process = bot_process(server)
    os.kill(process.pid, signal.SIGSTOP)
    anna, id = bots_turn(server)
    process.kill()
    until_bots_moved(anna, id)
    (replaced,) = server.house.workers.processes
    assert replaced.pid != process.pid


def test_a_bot_process_that_falls_silent_is_replaced_and_its_move_made(serve, tmp_path, monkeypatch):
    monkeypatch.setattr(workers, "PATIENCE", 5.0)
    server = serve(threads=False, database=f"sqlite:///{tmp_path / 'subak.db'}")
    process = bot_process(server)
    os.kill(process.pid, signal.SIGSTOP)
    anna, id = bots_turn(server)
    until_bots_moved(anna, id)
    assert process not in server.house.workers.processes
    until(lambda: not process.is_alive())


def test_a_slow_bot_holds_up_nobody(serve, tmp_path):
    server = serve(threads=False, database=f"sqlite:///{tmp_path / 'subak.db'}")
    process = bot_process(server)
    os.kill(process.pid, signal.SIGSTOP)
    bots_turn(server)
    id, people = gathered([server.guest(), server.guest()], "bali")
    before = time.monotonic()
    assert turn_of(people, id).acts(id, "pass", 0).status_code == 200
    assert time.monotonic() - before < 10
    process.kill()


def test_an_analysis_does_not_hold_up_moves(serve, tmp_path):
    server = serve(threads=False, database=f"sqlite:///{tmp_path / 'subak.db'}")
    process = bot_process(server)
    id, people = gathered([server.guest(), server.guest()], "cacao")
    first = turn_of(people, id)
    first.acts(id, first.sees(id)["view"]["legal"][0]["action"], 0)
    first.post(f"/tables/{id}/resign")
    first.post(f"/tables/{id}/analysis")
    slow = next(iter(until(lambda: server.house.workers.processes - {process})))
    os.kill(slow.pid, signal.SIGSTOP)
    anna, other = bots_turn(server)
    until_bots_moved(anna, other)
    assert first.post(f"/tables/{id}/analysis").json()["state"] in ("queued", "running")
    os.kill(slow.pid, signal.SIGCONT)
    until(lambda: first.post(f"/tables/{id}/analysis").json()["state"] == "done", 120)


def test_workers_elsewhere_do_the_thinking_and_a_lost_ones_job_is_done_by_another(serve, redis, tmp_path, monkeypatch):
    monkeypatch.setattr(remote, "SILENCE", 3.0)
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}", workers=redis.url)
    anna, id = bots_turn(server)
    with working(redis.url) as first:
        until_bots_moved(anna, id) if not anna.sees(id)["view"]["legal"] else None
        os.kill(first.pid, signal.SIGSTOP)
        anna, id = bots_turn(server)
        with working(redis.url) as second:
            first.kill()
            until_bots_moved(anna, id)
            second.terminate()
            assert second.wait(30) == 0


def test_every_job_is_the_same_after_its_way_through_redis():
    match = Match.new("bali", 2, {"oracle": True}, "way")
    match.apply("pass")
    carried = SentMatch.of(match)
    jobs: list[Any] = [
        ChooseMove(match=carried, level="seed", seed="x/0", urgency=Urgency.BOTS_PLAY),
        GiveHint(match=carried),
        Analyse(match=carried, depth=Depth.FAST, hindsight=True, judged=[{"ply": 0}]),
    ]
    for job in jobs:
        sent = ORDER.dump_json(RemoteOrder("some-id", job))
        assert json.loads(sent)[1]["work"] == job.work
        assert ORDER.validate_json(sent) == ("some-id", job)
    assert carried.replayed().states.tobytes() == match.states.tobytes()


def on_uvloop(coroutine):
    """In a thread of its own: in ours Playwright's loop may run."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(uvloop.run, coroutine).result()


def test_a_long_message_is_read_whole_though_it_comes_in_parts():
    ours, theirs = multiprocessing.Pipe()
    reply = Reply("done", "x" * 5_000_000)

    async def read():
        threading.Thread(target=theirs.send, args=(reply,)).start()
        return await workers.Worker(None, ours, set()).receive(30)

    assert on_uvloop(read()) == reply


def test_a_worker_that_says_nothing_is_silent_and_not_dead(monkeypatch):
    monkeypatch.setattr(workers, "PATIENCE", 0.1)
    ours, theirs = multiprocessing.Pipe()
    with theirs, pytest.raises(workers.WorkerLost, match="silent"):
        on_uvloop(
            workers.Worker(None, ours, set()).do(GiveHint(match=SentMatch("bali", 2, 2, {}, {}, [])), workers.ignore_progress)
        )


@pytest.mark.parametrize("says_nothing", [False, True])
async def test_where_a_loop_watches_no_pipes_a_thread_waits_for_the_worker(monkeypatch, says_nothing):
    def on_windows(*arguments):
        raise NotImplementedError

    monkeypatch.setattr(asyncio.get_running_loop(), "add_reader", on_windows)
    ours, theirs = multiprocessing.Pipe()
    worker = workers.Worker(None, ours, set())
    reply = Reply("done", 1)
    with ours:
        if says_nothing:
            with pytest.raises(TimeoutError):
                await worker.receive(0.1)
            theirs.send(reply)  # so that the thread ends
        else:
            theirs.send(reply)
            assert await worker.receive(30) == reply
        await asyncio.get_running_loop().shutdown_default_executor()
        theirs.close()
