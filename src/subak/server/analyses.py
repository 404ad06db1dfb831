"""Analyses of finished matches: asked for once, done beside everything else, kept."""

import logging

from sqlalchemy import Connection, insert, select

from subak.server import jobs
from subak.server.api.models import AnalysisResult, AnalysisShown
from subak.server.house import House
from subak.server.limits import THINKING
from subak.server.live import LiveTable
from subak.server.schema import analysis
from subak.server.store import Conflict, StoreLost
from subak.server.workers import JobFailed

Asked = tuple[str, str, bool]  # table, depth, hindsight

log = logging.getLogger("subak.analyses")


class Analyses:
    def __init__(self, house: House) -> None:
        self.house = house
        self.under_way: dict[Asked, tuple[int, int]] = {}
        self.failed: set[Asked] = set()

    async def ask(self, table: LiveTable, depth: str, hindsight: bool, person: str) -> AnalysisShown:
        """The kept one, or how far it is; the first to ask starts it, and whoever asks after a failure tries again."""
        asked = (table.stored.id, depth, hindsight)
        if asked in self.failed:
            self.failed.remove(asked)
            return AnalysisShown(state="failed", done=0, total=0, result=None)
        if asked not in self.under_way:
            result = await self.house.store.read(lambda connection: kept(connection, asked))
            if result is not None:
                return AnalysisShown(state="done", done=1, total=1, result=result)
        if asked not in self.under_way:
            self.house.limits.take(THINKING, person)
            assert table.match is not None
            self.under_way[asked] = (0, 0)
            self.house.run(self.make(asked, jobs.position(table.match)))
        done, total = self.under_way[asked]
        return AnalysisShown(state="running" if total else "queued", done=done, total=total, result=None)

    async def make(self, asked: Asked, position: jobs.Job) -> None:
        id, depth, hindsight = asked
        job = {"work": "analyse", "position": position, "depth": depth, "hindsight": hindsight}
        try:
            result = await self.house.workers.do(job, lambda done, total: self.under_way.update({asked: (done, total)}))
            row = {"match": id, "depth": depth, "hindsight": hindsight, "result": result}
            await self.house.store.write(lambda connection: connection.execute(insert(analysis).values(**row)))
        except Conflict:
            pass  # another process was quicker, with the same result
        except (JobFailed, StoreLost) as error:
            self.failed.add(asked)
            log.warning("analysis failed", extra={"table": id, "reason": type(error).__name__})
        finally:
            self.under_way.pop(asked, None)


def kept(connection: Connection, asked: Asked) -> AnalysisResult | None:
    id, depth, hindsight = asked
    where = (analysis.c.match == id, analysis.c.depth == depth, analysis.c.hindsight == hindsight)
    found: AnalysisResult | None = connection.execute(select(analysis.c.result).where(*where)).scalar()
    return found
