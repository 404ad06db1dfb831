"""Analyses of finished matches: asked for once, done beside everything else, kept."""

import logging
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, insert, select

from subak.server.house import House
from subak.server.jobs import Analyse, Progress, SentMatch
from subak.server.limits import THINKING
from subak.server.live import LiveTable
from subak.server.refusals import Refusal
from subak.server.replay import finished_match
from subak.server.schema import analysis
from subak.server.store import Conflict, StoreLost
from subak.server.workers import JobFailed
from subak.study.analysis.judging import decided

log = logging.getLogger("subak.analyses")


class Asked(NamedTuple):
    table: str
    depth: str
    hindsight: bool


class Answer(NamedTuple):
    state: Literal["queued", "running", "done", "failed"]
    done: int
    total: int
    result: dict[str, Any] | None


class Analyses:
    def __init__(self, house: House) -> None:
        self.house = house
        self.under_way: dict[Asked, Progress] = {}
        self.failed: set[Asked] = set()

    async def ask(self, table: LiveTable, depth: str, hindsight: bool, person: str) -> Answer:
        """The kept one, or how far it is; the first to ask starts it, and whoever asks after a failure tries again."""
        match = finished_match(table)
        if not decided(match, None):
            raise Refusal("nothing-to-analyse")
        asked = Asked(table.stored.id, depth, hindsight)
        if asked in self.failed:
            self.failed.remove(asked)
            return Answer("failed", 0, 0, None)
        known = await self.known(table, depth, hindsight)
        if known is not None:
            return known
        self.house.limits.spend(THINKING, person)
        self.under_way[asked] = Progress(0, 0)
        self.house.run(self.make(asked, SentMatch.of(match)))
        return Answer("queued", 0, 0, None)

    async def known(self, table: LiveTable, depth: str, hindsight: bool) -> Answer | None:
        """The kept one, or how far it is; none if nobody asked yet."""
        finished_match(table)
        asked = Asked(table.stored.id, depth, hindsight)
        result = None
        if asked not in self.under_way:
            result = await self.house.store.read(lambda connection: load_analysis(connection, asked))
        if result is not None:
            return Answer("done", 1, 1, result)
        if asked not in self.under_way:  # still: somebody else may have asked while we read
            return None
        done, total = self.under_way[asked]
        return Answer("running" if total else "queued", done, total, None)

    async def make(self, asked: Asked, match: SentMatch) -> None:
        job = Analyse(match=match, depth=asked.depth, hindsight=asked.hindsight)

        def on_progress(done: int, total: int) -> None:
            self.under_way[asked] = Progress(done, total)

        try:
            await self.house.compilers.compiled[match.game].wait()  # a match interpreted takes hours
            result = await self.house.workers.do(job, on_progress)
            row = {"match": asked.table, "depth": asked.depth, "hindsight": asked.hindsight, "result": result}
            await self.house.store.write(lambda connection: connection.execute(insert(analysis).values(**row)))
        except Conflict:
            pass  # another process was quicker, with the same result
        except (JobFailed, StoreLost) as error:
            self.failed.add(asked)
            log.warning("analysis failed", extra={"table": asked.table, "reason": type(error).__name__})
        finally:
            self.under_way.pop(asked, None)


def load_analysis(connection: Connection, asked: Asked) -> dict[str, Any] | None:
    where = (analysis.c.match == asked.table, analysis.c.depth == asked.depth, analysis.c.hindsight == asked.hindsight)
    found: dict[str, Any] | None = connection.execute(select(analysis.c.result).where(*where)).scalar()
    return found
