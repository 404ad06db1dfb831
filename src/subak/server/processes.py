"""Several server processes on one port: started together, told of each other's entries, and started again when one dies."""

import contextlib
import logging
import multiprocessing
import socket
import time
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from subak.core import machine
from subak.core.mistakes import Mistake
from subak.server.serving import run
from subak.server.settings import Settings

SOON_SECONDS = 5.0  # a process that dies before this would only die again
GOODBYE_SECONDS = 15.0  # that processes have to close after they were asked to

log = logging.getLogger("subak.processes")


@dataclass(eq=False)
class Running:
    process: BaseProcess
    line: Connection  # on which it tells what the others must know
    since: float


def run_several(settings: Settings, listening: socket.socket) -> None:
    """Until we are asked to stop; we only hand on notices and look after the processes, which accept connections themselves."""
    shared = settings.model_copy(update={"worker_count": workers_of_each(settings)})
    running = [started(shared, listening) for _ in range(settings.processes)]
    try:
        while True:
            look_after(running, shared, listening)
    finally:
        stop(running)


def workers_of_each(settings: Settings) -> int:
    """All processes together have as many processes for bots as one would have."""
    return max(1, (settings.worker_count or machine.cores()) // settings.processes)


def started(settings: Settings, listening: socket.socket) -> Running:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=run, args=(settings, listening, theirs))
    process.start()
    theirs.close()
    return Running(process, ours, time.monotonic())


def look_after(running: list[Running], settings: Settings, listening: socket.socket) -> None:
    """Waits for a notice, which goes to all others, or for the end of a process."""
    by_line = {one.line: one for one in running}
    for ready in wait(list(by_line)):
        assert isinstance(ready, Connection)
        one = by_line[ready]
        try:
            notice = ready.recv_bytes()
        except (EOFError, OSError):
            running.remove(one)
            running.append(replaced(one, settings, listening))
            continue
        for other in running:
            if other is not one:
                with contextlib.suppress(OSError):  # it has just died
                    other.line.send_bytes(notice)


def replaced(dead: Running, settings: Settings, listening: socket.socket) -> Running:
    dead.process.join()
    dead.line.close()
    code = dead.process.exitcode
    if time.monotonic() - dead.since < SOON_SECONDS:
        raise Mistake("process-died", code=str(code))
    log.warning("a server process died and is started again", extra={"code": code})
    return started(settings, listening)


def stop(running: list[Running]) -> None:
    for one in running:
        one.process.terminate()
    end = time.monotonic() + GOODBYE_SECONDS
    for one in running:
        one.process.join(max(0.0, end - time.monotonic()))
        if one.process.is_alive():
            one.process.kill()
            one.process.join()
