"""The file that a lab's counters are kept in, a line a share."""

import base64
import json
import zlib
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from subak.core.mistakes import Mistake
from subak.core.registry import game_named
from subak.core.tallying import counts_type
from subak.study.append_only import AppendOnlyFile
from subak.study.lab.experiment import Experiment, Row, Task

FORMAT = "subak-lab/1"


def header(experiment: Experiment) -> dict[str, Any]:
    """Counters of other rules, decks, bots or versions must not be mixed."""
    game = game_named(experiment.game)
    deck = game.deck.hash(game.deck.own()) if game.deck else ""
    about = {
        "format": FORMAT,
        "subak": version("subak"),
        "rules": game.rules,
        "deck": deck,
        "counters": counts_type(game).itemsize // 8,
    }
    return json.loads(json.dumps(about | asdict(experiment)))  # type: ignore[no-any-return]


class ShareFile(AppendOnlyFile[tuple[Task, Row]]):
    def __init__(self, path: Path, experiment: Experiment) -> None:
        self.experiment = experiment
        super().__init__(path, header(experiment))

    def not_such_a_file(self) -> Mistake:
        return Mistake("lab-no-shares", file=str(self.path))

    def of_another_run(self, field: str, theirs: str, ours: str) -> Mistake:
        return Mistake("lab-other", file=str(self.path), field=field, theirs=theirs, ours=ours)

    def read(self, fields: Any) -> tuple[Task, Row]:
        task = Task(fields["setting"], fields["share"])
        try:
            row = np.frombuffer(zlib.decompress(base64.b64decode(fields["counts"])), np.int64)
        except zlib.error as error:
            raise ValueError(fields) from error
        counts = row.view(counts_type(game_named(self.experiment.game)))[0]
        games = len(self.experiment.games_of(task.share))
        if not (task.setting < len(self.experiment.settings) and counts["games"] == games):
            raise ValueError(fields)
        return task, row

    @property
    def rows(self) -> dict[Task, Row]:
        """The shares that were played before."""
        return dict(self.lines)

    def add(self, task: Task, row: Row) -> None:
        self.append(asdict(task) | {"counts": base64.b64encode(zlib.compress(row.tobytes())).decode()})
