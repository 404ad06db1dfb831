"""Several processes that write to one SQLite file: each has its turn, and none waits for ever."""

import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from subak.server import turns
from subak.server.turns import Turns

pytestmark = pytest.mark.skipif(os.name != "posix", reason="this system has no such locks")


def test_who_comes_second_waits_until_the_first_has_written(tmp_path):
    one, other = (Turns(str(tmp_path / "subak.db")) for _ in range(2))
    done = []

    def write():
        with other.ours():
            done.append("second")

    with ThreadPoolExecutor(1) as thread:
        with one.ours():
            waiting = thread.submit(write)
            time.sleep(0.1)
            done.append("first")
        waiting.result(10)
    assert done == ["first", "second"]


def test_whoever_was_stopped_in_their_turn_keeps_nobody_waiting_for_ever(tmp_path, monkeypatch):
    monkeypatch.setattr(turns, "MOST_SECONDS", 0.05)
    one, other = (Turns(str(tmp_path / "subak.db")) for _ in range(2))
    with one.ours():
        with other.ours():
            pass
        assert not other.taken(other.folder), "to go on without a turn takes none away from who has it"


def test_where_there_is_no_folder_to_lock_one_writes_all_the_same(tmp_path):
    with Turns(str(tmp_path / "nowhere" / "subak.db")).ours():
        pass


def test_where_files_cannot_be_locked_one_writes_all_the_same(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "fcntl", None)
    with Turns(str(tmp_path / "subak.db")).ours():
        pass
