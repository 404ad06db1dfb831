"""How server processes tell each other of new entries at a table: by Redis, or not at all where there is only one."""

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import redis.asyncio
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

CHANNEL = "subak:tables"
RETRY_SECONDS = 0.5

OnNotice = Callable[[dict[str, Any]], Awaitable[None]]
OnResumed = Callable[[], Awaitable[None]]

log = logging.getLogger("subak.bus")


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


class RedisBus(Bus):
    """Notices may get lost with Redis; after it is back, everybody looks into the database."""

    def __init__(self, url: str) -> None:
        # One retry at once, for a connection that a restarted Redis no longer knows; after that we wait ourselves.
        self.redis = redis.asyncio.from_url(url, socket_connect_timeout=2, health_check_interval=5, retry=Retry(NoBackoff(), 1))
        self.process = secrets.token_hex(8)
        self.others = True
        self.deaf = True

    async def listen(self, on_notice: OnNotice, on_resumed: OnResumed) -> None:
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
                        notice = json.loads(message["data"])
                        if notice["process"] != self.process:
                            await on_notice(notice)
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


def bus_for(url: str) -> Bus:
    return RedisBus(url) if url else Bus()
