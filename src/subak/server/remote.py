"""Workers anywhere: jobs wait in Redis, `subak work` takes them, and a job whose worker falls silent is given to another."""

import asyncio
import json
import logging
import secrets
import threading
import time
from typing import Annotated, Any, NamedTuple

import redis
import redis.asyncio
from pydantic import Field, TypeAdapter, ValidationError
from redis.exceptions import RedisError

from subak.server.jobs import Job, OnProgress, Reply, run_job
from subak.server.workers import JobFailed, ignore_progress

QUICK_QUEUE, SLOW_QUEUE = "subak:jobs:quick", "subak:jobs:slow"
ALIVE = "subak:workers"  # there for as long as some worker shows signs of life
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

    async def start(self) -> None:
        return None

    async def close(self) -> None:
        await self.redis.aclose()

    async def trouble(self) -> str | None:
        try:
            return None if await self.redis.exists(ALIVE) else "no-worker"
        except (RedisError, OSError) as error:
            return type(error).__name__

    async def do(self, job: Job, on_progress: OnProgress = ignore_progress) -> Any:
        for attempt in range(1, TRIES + 1):
            id = secrets.token_hex(8)
            order = ORDER.dump_json(RemoteOrder(id, job)).decode()
            queue = SLOW_QUEUE if job.slow else QUICK_QUEUE
            try:
                await self.redis.rpush(queue, order)
                return await self.answer(id, queue, order, on_progress)
            except (RedisError, OSError, TimeoutError) as error:
                log.warning("job lost", extra={"work": job.work, "attempt": attempt, "reason": type(error).__name__})
                await asyncio.sleep(attempt * 0.5)
        raise JobFailed("no worker answers")

    async def answer(self, id: str, queue: str, order: str, on_progress: OnProgress) -> Any:
        begun = False
        heard_at = time.monotonic()
        while True:
            found = await self.redis.blpop([replies_to(id)], timeout=WAIT)
            if found is None:
                # A job still in the queue only waits its turn; silence counts from when a worker took it.
                if not begun and await self.redis.lpos(queue, order) is not None:
                    heard_at = time.monotonic()
                if time.monotonic() - heard_at > SILENCE:
                    raise TimeoutError
                continue
            begun = True
            heard_at = time.monotonic()
            reply = Reply(*json.loads(found[1]))
            if reply.kind == "done":
                return reply.content
            if reply.kind == "failed":
                raise JobFailed(reply.content)
            if reply.kind == "progress":
                on_progress(*reply.content)


def work(url: str, stop: threading.Event, slow: bool) -> None:
    """A worker's life. One that takes long jobs too takes quick ones first."""
    connection = redis.from_url(url, socket_connect_timeout=2)
    queues = [QUICK_QUEUE, SLOW_QUEUE] if slow else [QUICK_QUEUE]
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
