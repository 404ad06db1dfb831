"""Workers anywhere: `subak work` takes jobs from Redis, and a job whose worker falls silent is given to another.

Whose turn it is, each server decides: it has only its next orders of an urgency in Redis, so that servers take turns there too.
"""

import asyncio
import json
import logging
import secrets
import threading
import time
from collections.abc import Coroutine
from typing import Annotated, Any, NamedTuple

import redis
import redis.asyncio
from pydantic import Field, TypeAdapter, ValidationError
from redis.exceptions import RedisError

from subak.server.jobs import QUICK, Job, OnProgress, Owner, Reply, Urgency, run_job
from subak.server.queues import Order, Queue
from subak.server.workers import JobFailed, ignore_progress

QUEUES = {urgency: f"subak:jobs:{urgency.name.lower()}" for urgency in Urgency}
ALIVE = "subak:workers"  # there for as long as some worker shows signs of life
AHEAD = 2  # orders of an urgency that a server has waiting in Redis: while one is taken, the next is there
PULSE = 1.0  # seconds between two signs of life of a worker
SILENCE = 10.0  # seconds after which a worker counts as lost
FORGOTTEN = 3600  # seconds that an answer nobody fetches is kept
WAIT = 1
TRIES = 5

log = logging.getLogger("subak.workers")


class RemoteOrder(NamedTuple):
    """A job as it waits in Redis, and the id under which its replies are left there."""

    id: str
    job: Annotated[Job, Field(discriminator="work")]


ORDER = TypeAdapter(RemoteOrder)


def replies_to(id: str) -> str:
    return f"subak:answers:{id}"


class RemoteWorkers:
    """The server's side."""

    def __init__(self, url: str) -> None:
        self.redis = redis.asyncio.from_url(url, socket_connect_timeout=2)
        self.queue = Queue()
        self.tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        for urgency in Urgency:
            for _ in range(AHEAD):
                self.run(self.send(urgency))

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.redis.aclose()

    async def trouble(self) -> str | None:
        try:
            return None if await self.redis.exists(ALIVE) else "no-worker"
        except (RedisError, OSError) as error:
            return type(error).__name__

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def do(self, job: Job, owner: Owner, on_progress: OnProgress = ignore_progress) -> Any:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        await self.queue.put(Order(job, owner, on_progress, answer))
        return await answer

    async def send(self, urgency: Urgency) -> None:
        """One order, and the next when a worker has begun it."""
        while True:
            order = await self.queue.take([urgency])
            self.run(self.carry_out(order))
            await order.begun.wait()

    async def carry_out(self, order: Order) -> None:
        try:
            result = await self.result_of(order)
        except Exception as error:
            if not order.answer.done():
                order.answer.set_exception(error)
        else:
            if not order.answer.done():
                order.answer.set_result(result)
        finally:
            order.begun.set()

    async def result_of(self, order: Order) -> Any:
        queue = QUEUES[order.job.urgency]
        for attempt in range(1, TRIES + 1):
            id = secrets.token_hex(8)
            sent = ORDER.dump_json(RemoteOrder(id, order.job)).decode()
            try:
                await self.redis.rpush(queue, sent)
                return await self.answer(id, queue, sent, order)
            except (RedisError, OSError, TimeoutError) as error:
                log.warning("job lost", extra={"work": order.job.work, "attempt": attempt, "reason": type(error).__name__})
                order.begun.set()  # so that the next order is sent: it may have more luck
                await asyncio.sleep(attempt * 0.5)
        raise JobFailed("no worker answers")

    async def answer(self, id: str, queue: str, sent: str, order: Order) -> Any:
        begun = False  # in this attempt
        heard_at = time.monotonic()
        while True:
            found = await self.redis.blpop([replies_to(id)], timeout=WAIT)
            if found is None:
                # A job still in the queue only waits its turn; silence counts from when a worker took it.
                if not begun and await self.redis.lpos(queue, sent) is not None:
                    heard_at = time.monotonic()
                if time.monotonic() - heard_at > SILENCE:
                    raise TimeoutError
                continue
            begun = True
            order.begun.set()
            heard_at = time.monotonic()
            reply = Reply(*json.loads(found[1]))
            if reply.kind == "done":
                return reply.content
            if reply.kind == "failed":
                raise JobFailed(reply.content)
            if reply.kind == "progress":
                order.on_progress(*reply.content)


def work(url: str, stop: threading.Event, slow: bool) -> None:
    """A worker's life: the most urgent job first. Of long ones it does a slice, and then looks again."""
    connection = redis.from_url(url, socket_connect_timeout=2)
    queues = [queue for urgency, queue in QUEUES.items() if slow or urgency in QUICK]
    while not stop.is_set():
        try:
            show_life(connection)
            found = connection.blpop(queues, timeout=WAIT)
            if found is not None:
                do_job(connection, ORDER.validate_json(found[1]))
        except ValidationError:
            log.warning("job not understood")  # of a server of another version, which will miss the answer
        except (RedisError, OSError) as error:
            log.warning("redis lost", extra={"reason": type(error).__name__})
            stop.wait(WAIT)


def show_life(connection: Any) -> None:
    connection.set(ALIVE, "", ex=int(SILENCE))


def do_job(connection: Any, order: RemoteOrder) -> None:
    def send(reply: Reply) -> None:
        connection.rpush(replies_to(order.id), json.dumps(reply))
        connection.expire(replies_to(order.id), FORGOTTEN)

    finished = threading.Event()

    def pulse() -> None:
        while not finished.wait(PULSE):
            try:
                send(Reply("alive", None))
                show_life(connection)
            except (RedisError, OSError):
                return

    send(Reply("alive", None))
    beating = threading.Thread(target=pulse, daemon=True)
    beating.start()
    try:
        run_job(order.job, send)
    finally:
        finished.set()
        beating.join()
