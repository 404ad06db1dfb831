"""Bots at their seats: asked when it is their turn, asked again when they fail, and found by a sweep where nobody asked."""

import asyncio
import itertools
import logging
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from sqlalchemy import Connection

from subak.core.mistakes import Mistake
from subak.server import play, rows
from subak.server.house import House
from subak.server.jobs import ChooseMove, SentMatch
from subak.server.live import LiveTable, MoveDue
from subak.server.store import Conflict, StoreLost
from subak.server.workers import JobFailed

SWEEP_SECONDS = 5.0
OVERDUE_SECONDS = 15.0  # after which a bot's move is asked for again, perhaps by another process
AGAIN_SECONDS = 1.0

log = logging.getLogger("subak.bots")


class Errand(NamedTuple):
    """What a sweep has to do at a table."""

    table: str
    do: Callable[[House, LiveTable], Awaitable[None]]


class Bots:
    def __init__(self, house: House) -> None:
        self.house = house
        self.swept = time.monotonic()  # when the last round of the sweep was over
        house.on_entry.append(self.consider)

    def consider(self, table: LiveTable) -> None:
        """Lets the bots think that are to decide and do not so yet."""
        for seat in table.bots_to_move():
            due = MoveDue(seat, table.since[seat].step)
            if due not in table.thinking:
                table.thinking |= {due}
                self.house.run(self.move(table, due))

    async def move(self, table: LiveTable, due: MoveDue) -> None:
        try:
            for attempt in itertools.count(1):
                if due.seat not in table.bots_to_move() or table.since[due.seat].step != due.step:
                    return
                try:
                    action = await self.choose(table, due.seat)
                    await play.bot_decides(self.house, table, due.seat, due.step, action)
                    return
                except (JobFailed, StoreLost) as error:
                    self.house.metrics.bot_failures.inc()
                    log.warning("bot failed", extra={"table": table.stored.id, "attempt": attempt, "reason": type(error).__name__})
                    await asyncio.sleep(min(30.0, AGAIN_SECONDS * attempt))
        finally:
            table.thinking -= {due}

    async def choose(self, table: LiveTable, seat: int) -> int:
        level = table.stored.seats[seat].bot
        match = table.match and table.match.asked(seat)
        assert match is not None
        assert level is not None
        if len(match.legal) == 1:
            return match.legal[0]
        seed = f"{table.stored.seed}/{seat}"
        job = ChooseMove(match=SentMatch.of(match), level=level, seed=seed, urgency=table.urgency)
        return int(await self.house.workers.do(job, table.owner))

    async def sweep(self) -> None:
        """Finds bots whose process died before they moved, full tables that it did not start, and people whose days are over."""
        overdue = 0.0
        while True:
            try:
                await self.look(overdue)
                self.swept = time.monotonic()
                overdue = OVERDUE_SECONDS
            except StoreLost as error:
                log.warning("sweep cut short", extra={"reason": type(error).__name__})
            await asyncio.sleep(SWEEP_SECONDS)

    async def look(self, overdue: float) -> None:
        now = time.time()

        async def wake(house: House, table: LiveTable) -> None:
            self.consider(table)

        def ask(connection: Connection) -> list[Errand]:
            waiting = [Errand(id, wake) for id in rows.waiting_for_bots(connection, now - overdue)]
            full = [Errand(id, play.start_if_full) for id in rows.full_but_open(connection)]
            return waiting + full + [Errand(id, play.hand_over_late) for id in rows.out_of_time(connection, now)]

        for errand in await self.house.store.read(ask):
            try:
                table = await self.house.table(errand.table)
                if overdue:
                    async with table.lock:
                        await self.house.catch_up(table)
                await errand.do(self.house, table)
            except StoreLost:
                raise
            except (Mistake, Conflict) as error:
                # Trouble at one table must not keep the others waiting.
                log.warning("table passed over", extra={"table": errand.table, "reason": type(error).__name__})
            except Exception:  # such as an entry of its log that cannot be followed
                log.exception("table passed over", extra={"table": errand.table})
