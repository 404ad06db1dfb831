"""How server processes tell each other of new entries at a table: by Redis, by lines on one machine, or not at all if alone."""

import asyncio
import contextlib
import json
import logging
import queue
import secrets
import signal
import threading
from collections.abc import Awaitable, Callable
from multiprocessing.connection import Connection
from typing import Any

import redis
import redis.asyncio
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import AuthenticationError, RedisError, ResponseError

from subak.core.mistakes import Mistake

CHANNEL = "subak:tables"
RETRY_SECONDS = 0.5
GOODBYE_SECONDS = 1.0  # that what is still to be told may take

OnNotice = Callable[[dict[str, Any]], Awaitable[None]]
OnResumed = Callable[[], Awaitable[None]]

log = logging.getLogger("subak.bus")


def read_notices(sent: bytes) -> list[dict[str, Any]]:
    """One or several; what is none of ours is passed over: anybody may write to a channel of Redis."""
    try:
        read = json.loads(sent)
    except (ValueError, RecursionError):
        read = None
    several = read if isinstance(read, list) else [read]
    notices = [one for one in several if isinstance(one, dict) and isinstance(one.get("process"), str)]
    if len(notices) < max(1, len(several)):
        log.warning("notice not understood", extra={"bytes": len(sent)})
    return notices


async def hand_on(notice: dict[str, Any], on_notice: OnNotice) -> None:
    """Trouble with one notice must not make us deaf for the others."""
    try:
        await on_notice(notice)
    except Exception:
        log.exception("notice passed over", extra={"table": str(notice.get("table"))[:20]})


class Bus:
    """Of a single process: nobody else needs to know."""

    others = False  # whether there may be other processes
    deaf = False  # whether notices of others are being missed
    private = False  # whether nobody but those processes can hear, or say, anything

    async def listen(self, on_notice: OnNotice, on_resumed: OnResumed) -> None:
        await asyncio.Event().wait()

    async def publish(self, *notices: dict[str, Any]) -> None:
        return None

    async def close(self) -> None:
        return None


def check_redis(url: str) -> None:
    """One that is away may come back; a password that is refused stays refused."""
    try:
        with redis.from_url(url, socket_connect_timeout=2) as connection:
            connection.ping()
    except (AuthenticationError, ResponseError) as error:
        raise Mistake("no-redis", reason=str(error).splitlines()[0].rstrip(".")) from error
    except (RedisError, OSError) as error:
        log.warning("redis lost", extra={"reason": type(error).__name__})


class LineBus(Bus):
    """Of processes that were started together: each has a line to the first process, which hands on what it hears."""

    others = True
    private = True

    def __init__(self, line: Connection) -> None:
        self.line = line
        self.process = secrets.token_hex(8)
        self.heard: asyncio.Queue[bytes] = asyncio.Queue()
        self.untold: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.teller = threading.Thread(target=self.tell, name="telling", daemon=True)
        self.hearing = False

    async def listen(self, on_notice: OnNotice, on_resumed: OnResumed) -> None:
        if not self.hearing:
            self.hearing = True
            threading.Thread(target=self.hear, args=(asyncio.get_running_loop(),), name="line", daemon=True).start()
        await on_resumed()
        while True:
            for notice in read_notices(await self.heard.get()):
                await hand_on(notice, on_notice)

    def hear(self, loop: asyncio.AbstractEventLoop) -> None:
        with contextlib.suppress(RuntimeError):  # our loop is closed
            while True:
                try:
                    notices = self.line.recv_bytes()
                except (EOFError, OSError):
                    # The first process is gone, however it ended; alone we would not be looked after.
                    loop.call_soon_threadsafe(signal.raise_signal, signal.SIGTERM)
                    return
                loop.call_soon_threadsafe(self.heard.put_nowait, notices)

    async def publish(self, *notices: dict[str, Any]) -> None:
        """A line may be full, since another process does not read, or is stopped: nobody here waits for that."""
        if self.teller.ident is None:
            self.teller.start()
        self.untold.put(json.dumps([notice | {"process": self.process} for notice in notices]).encode())

    def tell(self) -> None:
        with contextlib.suppress(OSError):
            while (notices := self.untold.get()) is not None:
                self.line.send_bytes(notices)

    async def close(self) -> None:
        self.untold.put(None)
        if self.teller.ident is not None:
            await asyncio.to_thread(self.teller.join, GOODBYE_SECONDS)


class RedisBus(Bus):
    """Notices may get lost with Redis; after it is back, everybody looks into the database."""

    def __init__(self, url: str) -> None:
        # One retry at once, for a connection that a restarted Redis no longer knows; after that we wait ourselves.
        self.redis = redis.asyncio.from_url(url, socket_connect_timeout=2, health_check_interval=5, retry=Retry(NoBackoff(), 1))
        self.process = secrets.token_hex(8)
        self.others = True
        self.deaf = True

    async def listen(self, on_notice: OnNotice, on_resumed: OnResumed) -> None:
        self.deaf = True
        while True:
            try:
                async with self.redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "subscribe":  # again, whenever the connection was lost
                            self.deaf = False
                            await on_resumed()
                        if message["type"] != "message":
                            continue
                        for notice in read_notices(message["data"]):
                            if notice["process"] != self.process:
                                await hand_on(notice, on_notice)
            except (RedisError, OSError) as error:
                self.deaf = True
                log.warning("redis lost", extra={"reason": type(error).__name__})
                await asyncio.sleep(RETRY_SECONDS)

    async def publish(self, *notices: dict[str, Any]) -> None:
        for notice in notices:
            try:
                await self.redis.publish(CHANNEL, json.dumps(notice | {"process": self.process}))
            except (RedisError, OSError) as error:
                log.warning("notice lost", extra={"reason": type(error).__name__})

    async def close(self) -> None:
        await self.redis.aclose()


def bus_for(url: str, line: Connection | None = None) -> Bus:
    """Redis reaches those on other machines too."""
    if url:
        return RedisBus(url)
    return Bus() if line is None else LineBus(line)
