"""Bots think in processes of their own: a slow one holds up nobody, and the job of one that dies is done again."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import Any, Protocol

from subak.core import machine
from subak.core.registry import game_named, game_names
from subak.core.warming import play_interpreted
from subak.server.jobs import QUICK, SLOW, Job, OnProgress, Owner, Reply, Urgency, run_job
from subak.server.queues import Order, Queue

TRIES = 3
PATIENCE = 30.0  # seconds without a reply from a worker
LONG_PATIENCE = 600.0  # for slow jobs
NICE = 10

log = logging.getLogger("subak.workers")


class JobFailed(Exception):
    """A job that could not be done, however often it was tried."""


class Workers(Protocol):
    async def do(self, job: Job, owner: Owner, on_progress: OnProgress = ...) -> Any:
        """The job's result, when it was its owner's turn; JobFailed in the end where there is none."""

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    async def trouble(self) -> str | None:
        """What keeps jobs from being done, if anything does."""


def ignore_progress(done: int, total: int) -> None:
    return None


def patience(job: Job) -> float:
    return LONG_PATIENCE if job.urgency in SLOW else PATIENCE


def serve(connection: Connection, niceness: int) -> None:
    """The life of a worker process: job after job, until the server is gone."""
    machine.ignore_interrupts()
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    machine.give_way(niceness)
    threading.Thread(target=end_with_server, daemon=True).start()
    for name in game_names():
        play_interpreted(game_named(name))
    with contextlib.suppress(EOFError, OSError):
        while True:
            run_job(connection.recv(), connection.send)


def end_with_server() -> None:
    """However the server ended, and even in the middle of a job: nobody waits for its result any more."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


class LocalWorkers:
    """Processes on this machine: some for moves and hints, one for what takes long."""

    def __init__(self, count: int) -> None:
        self.count = count or machine.cores()
        self.queue = Queue()
        self.lanes: list[asyncio.Task[None]] = []
        self.processes: set[Any] = set()
        self.lost_in_a_row = 0  # processes, before one did its job

    async def start(self) -> None:
        """With one process that is there before it is asked for, so that the first bot does not wait for it."""
        ready = await self.process_ahead()
        self.lanes = [asyncio.create_task(self.work(QUICK, 0, ready if lane == 0 else None)) for lane in range(self.count)]
        self.lanes.append(asyncio.create_task(self.work(SLOW, NICE)))

    async def process_ahead(self) -> "Worker | None":
        try:
            return await Worker.start(0, self.processes)
        except OSError as error:  # it is tried again when a bot is to think
            log.warning("no worker yet: %s", error)
            return None

    async def close(self) -> None:
        for lane in self.lanes:
            lane.cancel()
        await asyncio.gather(*self.lanes, return_exceptions=True)
        for process in list(self.processes):
            process.kill()

    async def do(self, job: Job, owner: Owner, on_progress: OnProgress = ignore_progress) -> Any:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        await self.queue.put(Order(job, owner, on_progress, answer))
        return await answer

    async def trouble(self) -> str | None:
        if any(lane.done() for lane in self.lanes):
            return "ended"
        return "lost" if self.lost_in_a_row >= TRIES else None

    async def work(self, urgencies: Sequence[Urgency], niceness: int, worker: "Worker | None" = None) -> None:
        """Gives one process job after job; it is replaced whenever it is lost."""
        try:
            while True:
                order = await self.queue.take(urgencies)
                for attempt in range(1, TRIES + 1):
                    if order.answer.done():
                        break
                    try:
                        worker = worker or await Worker.start(niceness, self.processes)
                        result = await worker.do(order.job, order.on_progress)
                    except JobFailed as error:
                        self.lost_in_a_row = 0
                        if not order.answer.done():
                            order.answer.set_exception(error)
                        break
                    except Exception as error:  # it may not even have started: this lane must not end for it
                        log.warning("worker lost: %s", error, extra={"work": order.job.work, "attempt": attempt})
                        self.lost_in_a_row += 1
                        if worker is not None:
                            worker.kill()
                        worker = None
                        if attempt == TRIES and not order.answer.done():
                            order.answer.set_exception(JobFailed(str(error)))
                    else:
                        self.lost_in_a_row = 0
                        if not order.answer.done():
                            order.answer.set_result(result)
                        break
        finally:
            if worker is not None:
                worker.kill()


def start_deaf(process: Any) -> None:
    """Ctrl-C is for the server, and might come before the process can say that it ignores it."""
    with machine.interrupts_held():
        process.start()


class WorkerLost(Exception):
    pass


class Worker:
    def __init__(self, process: Any, connection: Connection, all: set[Any]) -> None:
        self.process = process
        self.connection = connection
        self.all = all
        all.add(process)

    @classmethod
    async def start(cls, niceness: int, all: set[Any]) -> "Worker":
        ours, theirs = multiprocessing.Pipe()
        context = multiprocessing.get_context("spawn")
        process = context.Process(target=serve, args=(theirs, niceness), daemon=True)
        await asyncio.to_thread(start_deaf, process)
        theirs.close()
        return cls(process, ours, all)

    async def do(self, job: Job, on_progress: OnProgress) -> Any:
        try:
            self.connection.send(job)
            while True:
                reply = await self.receive(patience(job))
                if reply.kind == "done":
                    return reply.content
                if reply.kind == "failed":
                    raise JobFailed(reply.content)
                on_progress(*reply.content)
        except TimeoutError as error:  # caught before OSError, of which it is a subclass
            raise WorkerLost("silent") from error
        except (OSError, EOFError) as error:
            raise WorkerLost(f"died, exit code {self.process.exitcode}") from error

    async def receive(self, seconds: float) -> Reply:
        loop = asyncio.get_running_loop()
        ready: asyncio.Future[None] = loop.create_future()
        wake: Callable[[], None] = lambda: None if ready.done() else ready.set_result(None)  # noqa: E731
        try:
            loop.add_reader(self.connection.fileno(), wake)
        except NotImplementedError:  # on Windows a thread waits, until the process is killed if need be
            async with asyncio.timeout(seconds):
                waited: Reply = await asyncio.to_thread(self.connection.recv)
                return waited
        async with asyncio.timeout(seconds):
            try:
                await ready
            finally:
                loop.remove_reader(self.connection.fileno())
            # uvloop makes the pipe non-blocking; then recv would fail on a long message of which only a part has arrived.
            os.set_blocking(self.connection.fileno(), True)
            reply: Reply = await asyncio.to_thread(self.connection.recv)
            return reply

    def kill(self) -> None:
        self.process.kill()
        self.connection.close()
        self.all.discard(self.process)
