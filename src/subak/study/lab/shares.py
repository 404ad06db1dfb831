"""The file that a lab's shares are kept in: a line for the experiment, then a line a share, as they are played."""

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
from subak.study.lab.playing import Experiment, Row, Task

FORMAT = "subak-lab/1"


def heading(experiment: Experiment) -> dict[str, Any]:
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


class ShareFile:
    """Opening it reads what was played before and drops a line that was cut off in writing."""

    def __init__(self, path: Path, experiment: Experiment) -> None:
        self.path = path
        self.rows: dict[Task, Row] = {}
        first = line_of(heading(experiment))
        try:
            text = path.read_bytes() if path.exists() else b""
        except OSError as error:
            raise Mistake("unreadable-file", file=str(path), reason=error.strerror or str(error)) from error
        whole = text[: text.rfind(b"\n") + 1]
        if whole:
            head, *lines = whole.splitlines()
            self.check(head, experiment)
            self.rows = dict(self.read(number, line, experiment) for number, line in enumerate(lines, 2))
        elif not first.startswith(text):
            raise Mistake("lab-no-shares", file=str(path))
        try:
            self.file = path.open("ab")
            self.file.truncate(len(whole))
        except OSError as error:
            raise Mistake("unwritable-file", file=str(path), reason=error.strerror or str(error)) from error
        if not whole:
            self.write(first)

    def check(self, line: bytes, experiment: Experiment) -> None:
        try:
            theirs = json.loads(line)
        except ValueError:
            theirs = None
        if not isinstance(theirs, dict) or theirs.get("format") != FORMAT:
            raise Mistake("lab-no-shares", file=str(self.path))
        for field, ours in heading(experiment).items():
            if theirs.get(field) != ours:
                raise Mistake("lab-other", file=str(self.path), field=field, theirs=shown(theirs.get(field)), ours=shown(ours))

    def read(self, number: int, line: bytes, experiment: Experiment) -> tuple[Task, Row]:
        try:
            fields = json.loads(line)
            task = Task(fields["setting"], fields["share"])
            row = np.frombuffer(zlib.decompress(base64.b64decode(fields["counts"])), np.int64)
            counts = row.view(counts_type(game_named(experiment.game)))[0]
            sound = task.setting < len(experiment.settings) and counts["games"] == len(experiment.games_of(task.share))
        except (ValueError, TypeError, KeyError, zlib.error):
            sound = False
        if not sound:
            raise Mistake("lab-broken-line", file=str(self.path), number=number)
        return task, row

    def add(self, task: Task, row: Row) -> None:
        counts = base64.b64encode(zlib.compress(row.tobytes())).decode()
        self.write(line_of(asdict(task) | {"counts": counts}))

    def write(self, line: bytes) -> None:
        try:
            self.file.write(line)
            self.file.flush()
        except OSError as error:
            raise Mistake("unwritable-file", file=str(self.path), reason=error.strerror or str(error)) from error

    def close(self) -> None:
        self.file.close()


def line_of(fields: dict[str, Any]) -> bytes:
    return json.dumps(fields, ensure_ascii=False).encode() + b"\n"


def shown(value: Any) -> str:
    """An experiment's field as a person typed it."""
    if isinstance(value, list):
        return ", ".join(part["name"] if isinstance(part, dict) else str(part) for part in value)
    return str(value)
