"""A system that has nothing of what only Unix or Linux has, simulated in every process: a server runs there all the same."""

import os
from pathlib import Path
from random import Random

import pytest
from support.crashes import Process
from support.server import Guest, until

HERE = Path(__file__).parents[1]
GONE = """
import asyncio, os, signal, sys

for module, names in (
    (os, ("getloadavg", "nice", "sched_getaffinity", "sched_setaffinity")),
    (signal, ("SIGALRM", "SIGHUP", "SIGUSR1", "SIGUSR2", "alarm", "pthread_sigmask", "setitimer", "sigwait")),
):
    for name in names:
        if hasattr(module, name):
            delattr(module, name)
for name in ("httptools", "resource", "uvloop"):
    sys.modules[name] = None


def not_here(*_):
    raise NotImplementedError


asyncio.SelectorEventLoop.add_reader = asyncio.SelectorEventLoop.add_signal_handler = not_here
"""


@pytest.mark.parametrize("processes", [1, 2])
async def test_a_server_serves_and_its_bots_think_where_only_what_is_everywhere_is_there(tmp_path, monkeypatch, processes):
    (tmp_path / "sitecustomize.py").write_text(GONE)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.setenv("SUBAK_JIT", "0")
    process = Process(f"sqlite:///{tmp_path / 'subak.db'}", tmp_path / "log", worker_count=2, processes=processes)
    try:
        await process.answers()
        anna, random = Guest(process.address), Random(1)
        id = anna.opens("sheaves", "seed")["table"]["id"]

        def gone_on() -> bool:
            anna.plays_on(id, random)
            return bool(anna.sees(id)["view"]["ply"] >= 4)

        until(gone_on)
        anna.http.close()
    finally:
        assert process.stop() in (0, -15), process.log.read_text()
    assert "Traceback" not in process.log.read_text()
