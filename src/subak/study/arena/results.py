"""The file that an arena's games are kept in, a line a game."""

from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import Any

from subak.core.mistakes import Mistake
from subak.core.registry import game_named
from subak.study.append_only import AppendOnlyFile
from subak.study.arena.meetings import Result, Setup

FORMAT = "subak-arena/1"


def header(setup: Setup) -> dict[str, Any]:
    """Bots play differently under other rules and in other versions, so their games must not be mixed."""
    about = {"format": FORMAT, "subak": version("subak"), "rules": game_named(setup.game).rules}
    return about | asdict(setup) | {"bots": list(setup.bots)}


class ResultFile(AppendOnlyFile[Result]):
    def __init__(self, path: Path, setup: Setup) -> None:
        self.setup = setup
        super().__init__(path, header(setup))

    def not_such_a_file(self) -> Mistake:
        return Mistake("arena-no-results", file=str(self.path))

    def of_another_run(self, field: str, theirs: str, ours: str) -> Mistake:
        return Mistake("arena-other", file=str(self.path), field=field, theirs=theirs, ours=ours)

    def read(self, fields: Any) -> Result:
        values: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in fields.items()}
        result = Result(**values)
        sound = set(result.line_up) <= set(self.setup.bots) and result.seats == result.meeting.seats
        by_seat = (result.scores, result.decisions, result.seconds)
        if not (sound and result.winners and all(len(values) == self.setup.players for values in by_seat)):
            raise ValueError(fields)
        return result

    @property
    def results(self) -> list[Result]:
        """The games that were played before."""
        return self.lines

    def add(self, result: Result) -> None:
        self.append(asdict(result))
