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
CONFIRM_SECONDS = 600.0  # between two looks that find the same table late, before a seat goes to a bot

log = logging.getLogger("subak.bots")


class Found(NamedTuple):
    """Tables where a sweep may have something to do."""

    waiting: list[str]  # for a bot
    due: rows.Due


class Errand(NamedTuple):
    """What a sweep has to do at a table."""

    table: str
    do: Callable[[House, LiveTable], Awaitable[None]]


class Bots:
    def __init__(self, house: House) -> None:
        self.house = house
        self.swept = time.monotonic()  # when the last round of the sweep was over
        self.late: dict[str, float] = {}  # tables: when they were first found late, by the clock that nobody can set
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

    def confirmed(self, late: list[str]) -> list[str]:
        """Those that were late at every look for long: after a restart, or when the clock was set, there is time to decide."""
        now = time.monotonic()
        self.late = {id: self.late.get(id, now) for id in late}
        found = [id for id, first in self.late.items() if now - first >= CONFIRM_SECONDS]
        self.late |= dict.fromkeys(found, now)  # where it is not late after all, nobody looks again so soon
        return found

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
        now = self.house.clock.look()

        async def wake(house: House, table: LiveTable) -> None:
            self.consider(table)

        def ask(connection: Connection) -> Found:
            return Found(rows.waiting_for_bots(connection, now - overdue), rows.due(connection, now))

        waiting, (full, late) = await self.house.store.read(ask)
        errands = [Errand(id, wake) for id in waiting] + [Errand(id, play.start_if_full) for id in full]
        for errand in errands + [Errand(id, play.hand_over_late) for id in self.confirmed(late)]:
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
