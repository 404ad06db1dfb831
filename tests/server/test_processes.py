"""Several processes on one port, started, looked after and stopped by the first."""

import asyncio
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from support.crashes import Process
from support.server import Guest, heard, until

from subak.core import machine
from subak.core.mistakes import Mistake
from subak.server.processes import SOON_SECONDS, Running, replaced, workers_of_each
from subak.server.settings import Settings, read_settings

WATCHERS = 8  # so many that they hardly all come to the same process


def children(process: int) -> set[int]:
    """The server processes among the children of the first one."""
    found = {int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text().split()}
    return {one for one in found if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()}


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Callable[[str], Process]]:
    """Starts two on a database."""
    begun: list[Process] = []

    def one(database: str) -> Process:
        begun.append(Process(database, tmp_path / "log", processes=2, worker_count=2))
        asyncio.run(begun[-1].answers())
        until(lambda: len(children(begun[-1].running.pid)) == 2)
        return begun[-1]

    yield one
    for server in begun:
        server.running.kill()
        server.running.wait()


@pytest.fixture
def two(begin: Callable[[str], Process], tmp_path: Path) -> Process:
    return begin(f"sqlite:///{tmp_path / 'subak.db'}")


def test_what_happens_at_one_process_is_told_at_the_other(begin, database):
    server = begin(database)
    with ExitStack() as stack:
        people = [Guest(server.address) for _ in range(1 + WATCHERS)]
        for one in people:
            stack.callback(one.http.close)
        id = people[0].opens("bali", None, public=True)["table"]["id"]
        sockets = [stack.enter_context(one.watches(id)) for one in people[1:]]
        for socket in sockets:
            heard(socket, "table")
        assert people[0].post(f"/tables/{id}/chat", text="hello").status_code == 204
        assert [heard(socket, "entry")["entry"]["text"] for socket in sockets] == ["hello"] * WATCHERS


def test_a_process_that_is_killed_is_started_again_and_nothing_is_lost(two):
    with closing(Guest(two.address).http) as anna:
        seats = [{"kind": "me"}, {"kind": "person"}]
        id = anna.post("/tables", json={"game": "bali", "seats": seats}).json()["table"]["id"]
    time.sleep(SOON_SECONDS)  # one that dies sooner ends the server
    killed = min(children(two.running.pid))
    os.kill(killed, signal.SIGKILL)
    until(lambda: len(children(two.running.pid) - {killed}) == 2)
    with closing(Guest(two.address).http) as ben:
        assert ben.get(f"/tables/{id}").json()["table"]["status"] == "open"
    assert "a server process died and is started again" in two.log.read_text()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_asked_to_stop_all_of_them_stop(two, how):
    processes = children(two.running.pid)
    os.killpg(two.running.pid, how)
    assert two.running.wait(30) in (0, 130)
    assert not [one for one in processes if Path(f"/proc/{one}").exists()]
    assert "Traceback" not in two.log.read_text()


def test_when_the_first_is_killed_the_others_go_too(two):
    processes = children(two.running.pid)
    two.running.kill()
    until(lambda: not [one for one in processes if Path(f"/proc/{one}").exists()])


def test_a_process_that_ends_right_after_its_start_stops_the_server():
    line, _ = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=sys.exit, args=(3,))
    process.start()
    with pytest.raises(Mistake, match="code 3"):
        replaced(Running(process, line, time.monotonic() + 60), Settings(), None)


def test_where_no_number_is_given_there_are_as_many_workers_as_cores_that_we_may_use(monkeypatch):
    monkeypatch.setattr(machine, "cores", lambda: 6)
    assert [workers_of_each(Settings(processes=number)) for number in (1, 2, 8)] == [6, 3, 1]


def test_workers_are_shared_out():
    assert [workers_of_each(Settings(processes=number, worker_count=4)) for number in (1, 2, 3, 8)] == [4, 2, 1, 1]


@pytest.mark.parametrize("number", [0, 65])
def test_a_number_of_processes_that_cannot_be_is_refused_in_one_sentence(number):
    with pytest.raises(Mistake, match="“processes”"):
        read_settings(processes=number)
