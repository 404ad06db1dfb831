"""Analyses of finished matches: asked for once, done beside everything else, kept."""

import logging
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, insert, select

from subak.server.caps import ANALYSES, ANALYSES_IN_ALL
from subak.server.house import House
from subak.server.jobs import Analyse, Owner, Progress, SentMatch
from subak.server.limits import THINKING
from subak.server.live import LiveTable
from subak.server.refusals import NotNow, Refusal
from subak.server.replay import finished_match
from subak.server.schema import analysis
from subak.server.store import Conflict, StoreLost
from subak.server.workers import JobFailed
from subak.study.analysis.judging import Depth, decided

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


@dataclass
class UnderWay:
    owner: Owner
    progress: Progress


class Analyses:
    def __init__(self, house: House) -> None:
        self.house = house
        self.under_way: dict[Asked, UnderWay] = {}
        self.failed: set[Asked] = set()

    async def ask(self, table: LiveTable, depth: str, hindsight: bool, owner: Owner) -> Answer:
        """The kept one, or how far it is; the first to ask starts it, and whoever asks after a failure tries again."""
        match = finished_match(table)
        asked = Asked(table.stored.id, depth, hindsight)
        if asked in self.failed:
            self.failed.remove(asked)
            return Answer("failed", 0, 0, None)
        known = await self.known(table, depth, hindsight)
        if known is not None:
            return known
        if not await self.house.look_back(owner.address, lambda: decided(match, None)):
            raise Refusal("nothing-to-analyse")
        if asked not in self.under_way:  # still: somebody else may have asked while we looked
            self.check_caps(owner)
            self.house.limits.spend(THINKING, owner.person)
            self.under_way[asked] = UnderWay(owner, Progress(0, 0))
            self.house.run(self.make(asked, SentMatch.of(match), owner))
        return Answer("queued", 0, 0, None)

    def check_caps(self, owner: Owner) -> None:
        owners = [one.owner for one in self.under_way.values()]
        of_person = sum(one.person == owner.person for one in owners)
        self.house.caps.refuse(ANALYSES, of_person, sum(one.address == owner.address for one in owners))
        if len(owners) >= self.house.caps.scaled(ANALYSES_IN_ALL):
            raise NotNow("analyses-busy")

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
        done, total = self.under_way[asked].progress
        return Answer("running" if total else "queued", done, total, None)

    async def make(self, asked: Asked, match: SentMatch, owner: Owner) -> None:
        try:
            await self.house.compilers.compiled[match.game].wait()  # a match interpreted takes hours
            result = await self.analysis(asked, match, owner)
            row = {"match": asked.table, "depth": asked.depth, "hindsight": asked.hindsight, "result": result}
            await self.house.store.write(lambda connection: connection.execute(insert(analysis).values(**row)))
        except Conflict:
            pass  # another process was quicker, with the same result
        except (JobFailed, StoreLost) as error:
            self.failed.add(asked)
            log.warning("analysis failed", extra={"table": asked.table, "reason": type(error).__name__})
        finally:
            self.under_way.pop(asked, None)

    async def analysis(self, asked: Asked, match: SentMatch, owner: Owner) -> dict[str, Any]:
        """Slice by slice, since others have their turn between them."""

        def on_progress(done: int, total: int) -> None:
            self.under_way[asked].progress = Progress(done, total)

        judged: list[dict[str, Any]] = []
        while True:
            job = Analyse(match=match, depth=Depth(asked.depth), hindsight=asked.hindsight, judged=judged)
            part: dict[str, Any] = await self.house.workers.do(job, owner, on_progress)
            if part["complete"]:
                return part
            judged = part["decisions"]


def load_analysis(connection: Connection, asked: Asked) -> dict[str, Any] | None:
    where = (analysis.c.match == asked.table, analysis.c.depth == asked.depth, analysis.c.hindsight == asked.hindsight)
    found: dict[str, Any] | None = connection.execute(select(analysis.c.result).where(*where)).scalar()
    return found
