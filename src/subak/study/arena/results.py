"""The file that an arena's games are kept in: a line for the set-up, then a line a game, as they end."""

import json
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import Any

from subak.core.mistakes import Mistake
from subak.core.registry import game_named
from subak.study.arena.playing import Result, Setup

FORMAT = "subak-arena/1"


def heading(setup: Setup) -> dict[str, Any]:
    """Bots play otherwise under other rules and in other versions, so these must not be mixed."""
    about = {"format": FORMAT, "subak": version("subak"), "rules": game_named(setup.game).rules}
    return about | asdict(setup) | {"bots": list(setup.bots)}


class ResultFile:
    """Opening it reads what was played before and drops a line that was cut off in writing."""

    def __init__(self, path: Path, setup: Setup) -> None:
        self.path = path
        self.results: list[Result] = []
        first = line_of(heading(setup))
        try:
            text = path.read_bytes() if path.exists() else b""
        except OSError as error:
            raise Mistake("unreadable-file", file=str(path), reason=error.strerror or str(error)) from error
        whole = text[: text.rfind(b"\n") + 1]
        if whole:
            head, *lines = whole.splitlines()
            self.check(head, setup)
            self.results = [self.read(number, line, setup) for number, line in enumerate(lines, 2)]
        elif not first.startswith(text):
            raise Mistake("arena-no-results", file=str(path))
        try:
            self.file = path.open("ab")
            self.file.truncate(len(whole))
        except OSError as error:
            raise Mistake("unwritable-file", file=str(path), reason=error.strerror or str(error)) from error
        if not whole:
            self.write(first)

    def check(self, line: bytes, setup: Setup) -> None:
        try:
            theirs = json.loads(line)
        except ValueError:
            theirs = None
        if not isinstance(theirs, dict) or theirs.get("format") != FORMAT:
            raise Mistake("arena-no-results", file=str(self.path))
        for field, ours in heading(setup).items():
            if theirs.get(field) != ours:
                raise Mistake("arena-other", file=str(self.path), field=field, theirs=shown(theirs.get(field)), ours=shown(ours))

    def read(self, number: int, line: bytes, setup: Setup) -> Result:
        try:
            fields: dict[str, Any] = {}
            for name, value in json.loads(line).items():
                fields[name] = tuple(value) if isinstance(value, list) else value
            result = Result(**fields)
            sound = set(result.line_up) <= set(setup.bots) and result.seats == result.meeting.seats
            by_seat = (result.scores, result.decisions, result.seconds)
            sound = sound and bool(result.winners) and all(len(values) == setup.players for values in by_seat)
        except (ValueError, TypeError, AttributeError):
            sound = False
        if not sound:
            raise Mistake("arena-broken-line", file=str(self.path), number=number)
        return result

    def add(self, result: Result) -> None:
        self.write(line_of(asdict(result)))

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
    """A set-up's field as a person typed it."""
    if isinstance(value, dict):
        return ", ".join(name for name, chosen in value.items() if chosen) or "–"
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
