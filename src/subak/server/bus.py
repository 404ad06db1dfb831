"""How server processes tell each other of new entries at a table: by Redis, by lines on one machine, or not at all if alone."""

import asyncio
import contextlib
import json
import logging
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

OnNotice = Callable[[dict[str, Any]], Awaitable[None]]
OnResumed = Callable[[], Awaitable[None]]

log = logging.getLogger("subak.bus")


def read_notice(sent: bytes) -> dict[str, Any] | None:
    """Nothing where it is none of ours: anybody may write to a channel of Redis."""
    try:
        notice = json.loads(sent)
    except (ValueError, RecursionError):
        notice = None
    if isinstance(notice, dict) and isinstance(notice.get("process"), str):
        return notice
    log.warning("notice not understood", extra={"bytes": len(sent)})
    return None


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

    async def listen(self, on_notice: OnNotice, on_resumed: OnResumed) -> None:
        await asyncio.Event().wait()

    async def publish(self, notice: dict[str, Any]) -> None:
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

    def __init__(self, line: Connection) -> None:
        self.line = line
        self.process = secrets.token_hex(8)
        self.heard: asyncio.Queue[bytes] = asyncio.Queue()
        self.hearing = False

    async def listen(self, on_notice: OnNotice, on_resumed: OnResumed) -> None:
        if not self.hearing:
            self.hearing = True
            threading.Thread(target=self.hear, args=(asyncio.get_running_loop(),), name="line", daemon=True).start()
        await on_resumed()
        while True:
            notice = read_notice(await self.heard.get())
            if notice is not None:
                await hand_on(notice, on_notice)

    def hear(self, loop: asyncio.AbstractEventLoop) -> None:
        with contextlib.suppress(RuntimeError):  # our loop is closed
            while True:
                try:
                    notice = self.line.recv_bytes()
                except (EOFError, OSError):
                    # The first process is gone, however it ended; alone we would not be looked after.
                    loop.call_soon_threadsafe(signal.raise_signal, signal.SIGTERM)
                    return
                loop.call_soon_threadsafe(self.heard.put_nowait, notice)

    async def publish(self, notice: dict[str, Any]) -> None:
        with contextlib.suppress(OSError):
            self.line.send_bytes(json.dumps(notice | {"process": self.process}).encode())


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
                        notice = read_notice(message["data"])
                        if notice is not None and notice["process"] != self.process:
                            await hand_on(notice, on_notice)
            except (RedisError, OSError) as error:
                self.deaf = True
                log.warning("redis lost", extra={"reason": type(error).__name__})
                await asyncio.sleep(RETRY_SECONDS)

    async def publish(self, notice: dict[str, Any]) -> None:
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
