"""What of this server works: each part that could fail without anybody noticing, looked at once a second however often one asks."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert

from subak.server.bots import Bots
from subak.server.house import House
from subak.server.schema import setting
from subak.server.store import StoreLost, cause_of

KEPT_SECONDS = 1.0
PATIENCE = 3.0  # seconds that a part has to answer
LOST_SECONDS = 10.0  # after a lost write the database counts as lost for so long
LATE_SECONDS = 60.0  # since the last round of the sweep


class Part(NamedTuple):
    wrong: str | None = None  # a word, for people who read logs
    more: dict[str, Any] | None = None

    def shown(self) -> dict[str, Any]:
        return {"ok": self.wrong is None, **({} if self.wrong is None else {"wrong": self.wrong}), **(self.more or {})}


class Health:
    def __init__(self, house: House, bots: Bots) -> None:
        self.house = house
        self.bots = bots
        self.parts: dict[str, Part] = {}
        self.looked = -KEPT_SECONDS
        self.looking: asyncio.Task[None] | None = None
        self.looks: dict[str, Callable[[], Awaitable[Part]]] = {
            "writer": self.writer,
            "sweep": self.sweep,
            "bus": self.bus,
            "compiling": self.compiling,
            "workers": self.workers,
        }

    async def now(self) -> dict[str, Part]:
        if time.monotonic() - self.looked >= KEPT_SECONDS:
            if self.looking is None or self.looking.done():
                self.looking = self.house.run(self.look())
            await asyncio.shield(self.looking)
        return self.parts

    async def look(self) -> None:
        found = await asyncio.gather(*map(self.in_time, self.looks.values()))
        self.parts = dict(zip(self.looks, found, strict=True))
        self.looked = time.monotonic()

    async def in_time(self, look: Callable[[], Awaitable[Part]]) -> Part:
        try:
            async with asyncio.timeout(PATIENCE):
                return await look()
        except TimeoutError:
            return Part("no-answer")
        except Exception as error:
            return Part(type(error).__name__)

    async def writer(self) -> Part:
        """By a write: whether there is still room on the disk shows nowhere else."""
        try:
            await self.house.store.write(write_and_delete)
        except StoreLost as error:
            return Part(cause_of(error))
        loss = self.house.store.loss
        if loss is not None and time.monotonic() - loss.at < LOST_SECONDS:
            return Part(loss.cause)
        return Part()

    async def sweep(self) -> Part:
        since = time.monotonic() - self.bots.swept
        wrong = self.house.supervision.failure_of("sweep") or ("late" if since > LATE_SECONDS else None)
        return Part(wrong, {"seconds_ago": round(since, 1)})

    async def bus(self) -> Part:
        return Part(self.house.supervision.failure_of("bus") or ("deaf" if self.house.bus.deaf else None))

    async def compiling(self) -> Part:
        compilers = self.house.compilers
        wrong = "given-up" if compilers.given_up else self.house.supervision.failure_of("compiling")
        return Part(wrong, {"given_up": sorted(compilers.given_up), "under_way": compilers.under_way()})

    async def workers(self) -> Part:
        return Part(await self.house.workers.trouble())


def write_and_delete(connection: Connection) -> None:
    """Committed, since SQLite writes nothing to the disk before that; what was written is gone by then."""
    name = f"health-{secrets.token_hex(8)}"
    connection.execute(insert(setting).values(name=name, value=""))
    connection.execute(delete(setting).where(setting.c.name == name))
