"""Bots at their seats: asked when it is their turn, asked again when they fail, and looked for when nobody asked."""

import asyncio
import itertools
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

from sqlalchemy import Connection

from subak.core.mistakes import Mistake
from subak.server import jobs, play, tables
from subak.server.house import House
from subak.server.live import LiveTable
from subak.server.refusals import NotNow
from subak.server.store import Conflict, StoreLost
from subak.server.workers import JobFailed

SWEEP_SECONDS = 5.0
OVERDUE_SECONDS = 15.0  # after which a bot's move is asked for again, perhaps by another process
AGAIN_SECONDS = 1.0

Care = Callable[[House, LiveTable], Awaitable[None]]

log = logging.getLogger("subak.bots")


class Bots:
    def __init__(self, house: House) -> None:
        self.house = house
        self.thinking: set[tuple[str, int]] = set()
        house.moved.append(self.consider)

    def consider(self, table: LiveTable) -> None:
        """Lets a bot think, if one is to decide and none does so yet."""
        asked = (table.stored.id, table.step)
        if table.bot_to_move() is not None and asked not in self.thinking:
            self.thinking.add(asked)
            self.house.run(self.move(table, asked))

    async def move(self, table: LiveTable, asked: tuple[str, int]) -> None:
        try:
            for attempt in itertools.count(1):
                level = table.bot_to_move()
                if table.step != asked[1] or level is None:
                    return
                try:
                    action = await self.choice(table, level)
                    await play.bot_decides(self.house, table, asked[1], action)
                    return
                except (JobFailed, StoreLost, NotNow) as error:
                    self.house.metrics.bot_failures.inc()
                    log.warning("bot failed", extra={"table": asked[0], "attempt": attempt, "reason": type(error).__name__})
                    await asyncio.sleep(min(30.0, AGAIN_SECONDS * attempt))
        finally:
            self.thinking.discard(asked)

    async def choice(self, table: LiveTable, level: str) -> int:
        match = table.match
        assert match is not None
        if len(match.legal) == 1:
            return match.legal[0]
        seed = f"{table.stored.seed}/{match.actor}"
        return int(await self.house.workers.do({"work": "choose", "position": jobs.position(match), "level": level, "seed": seed}))

    async def sweep(self) -> None:
        """Finds bots whose process died before they moved, full tables that it did not start, and people whose days are over."""
        overdue = 0.0
        while True:
            try:
                await self.look(overdue)
                overdue = OVERDUE_SECONDS
            except (StoreLost, NotNow) as error:
                log.warning("sweep cut short", extra={"reason": type(error).__name__})
            await asyncio.sleep(SWEEP_SECONDS)

    async def look(self, overdue: float) -> None:
        now = time.time()

        async def wake(house: House, table: LiveTable) -> None:
            self.consider(table)

        def ask(connection: Connection) -> Sequence[tuple[Care, str]]:
            waiting = [(wake, id) for id in tables.waiting_for_bots(connection, now - overdue)]
            full = [(play.start_if_full, id) for id in tables.full_but_open(connection)]
            return waiting + full + [(play.hand_over_late, id) for id in tables.out_of_time(connection, now)]

        for care, id in await self.house.store.read(ask):
            try:
                table = await self.house.table(id)
                if overdue:
                    async with table.lock:
                        await self.house.catch_up(table)
                await care(self.house, table)
            except NotNow:
                raise
            except (Mistake, Conflict) as error:
                # What is wrong with one table must not keep the others waiting.
                log.warning("table passed over", extra={"table": id, "reason": type(error).__name__})
