"""Workers anywhere: jobs wait in Redis, `subak work` takes them, and a job whose worker falls silent is given to another."""

import asyncio
import json
import logging
import secrets
import threading
import time
from typing import Any

import redis
import redis.asyncio
from redis.exceptions import RedisError

from subak.server.jobs import Job, Report, run
from subak.server.workers import SLOW, JobFailed, no_report

QUICK_QUEUE, SLOW_QUEUE = "subak:jobs:quick", "subak:jobs:slow"
PULSE = 1.0  # seconds between two signs of life of a worker
SILENCE = 10.0  # seconds after which a worker counts as lost
FORGOTTEN = 3600  # seconds that an answer nobody fetches is kept
WAIT = 1
TRIES = 5

log = logging.getLogger("subak.workers")


def answers(job: str) -> str:
    return f"subak:answers:{job}"


class RemoteWorkers:
    """The server's side."""

    def __init__(self, url: str) -> None:
        self.redis = redis.asyncio.from_url(url, socket_connect_timeout=2)

    async def start(self) -> None:
        return None

    async def close(self) -> None:
        await self.redis.aclose()

    async def do(self, job: Job, report: Report = no_report) -> Any:
        for attempt in range(1, TRIES + 1):
            id = secrets.token_hex(8)
            try:
                queue, order = SLOW_QUEUE if job["work"] in SLOW else QUICK_QUEUE, json.dumps([id, job])
                await self.redis.rpush(queue, order)
                return await self.answer(id, queue, order, report)
            except (RedisError, OSError, TimeoutError) as error:
                log.warning("job lost", extra={"work": job["work"], "attempt": attempt, "reason": type(error).__name__})
                await asyncio.sleep(attempt * 0.5)
        raise JobFailed("no worker answers")

    async def answer(self, id: str, queue: str, order: str, report: Report) -> Any:
        taken = False
        heard = time.monotonic()
        while True:
            found = await self.redis.blpop([answers(id)], timeout=WAIT)
            if found is None:
                # A job that nobody took yet only waits its turn; whoever took it may be lost before the first word.
                if not taken and await self.redis.lpos(queue, order) is not None:
                    heard = time.monotonic()
                if time.monotonic() - heard > SILENCE:
                    raise TimeoutError
                continue
            taken = True
            heard = time.monotonic()
            kind, content = json.loads(found[1])
            if kind == "done":
                return content
            if kind == "failed":
                raise JobFailed(content)
            if kind == "progress":
                report(*content)


def work(url: str, stop: threading.Event, slow: bool) -> None:
    """A worker's life. One that takes long jobs too takes quick ones first."""
    connection = redis.from_url(url, socket_connect_timeout=2)
    queues = [QUICK_QUEUE, SLOW_QUEUE] if slow else [QUICK_QUEUE]
    while not stop.is_set():
        try:
            found = connection.blpop(queues, timeout=WAIT)
            if found is not None:
                do_job(connection, *json.loads(found[1]))
        except (RedisError, OSError) as error:
            log.warning("redis lost", extra={"reason": type(error).__name__})
            stop.wait(WAIT)


def do_job(connection: Any, id: str, job: Job) -> None:
    def tell(kind: str, content: Any) -> None:
        connection.rpush(answers(id), json.dumps([kind, content]))
        connection.expire(answers(id), FORGOTTEN)

    finished = threading.Event()

    def pulse() -> None:
        while not finished.wait(PULSE):
            try:
                tell("alive", None)
            except (RedisError, OSError):
                return

    tell("alive", None)
    beating = threading.Thread(target=pulse, daemon=True)
    beating.start()
    try:
        result = run(job, lambda done, total: tell("progress", (done, total)))
    except Exception as error:  # told to the server, which decides
        tell("failed", f"{type(error).__name__}: {error}")
    else:
        tell("done", result)
    finally:
        finished.set()
        beating.join()
