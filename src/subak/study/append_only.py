"""Files that only grow: a header that says which run they are of, then a line for each part of it, as it is done.

A run that was interrupted goes on where its file ends.
"""

import json
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, Generic, TypeVar

from subak.core.faults import of_system
from subak.core.mistakes import Mistake

Line = TypeVar("Line")


class AppendOnlyFile(ABC, Generic[Line]):
    """Opening it reads the lines of an earlier run and drops a last line that was cut off in writing."""

    def __init__(self, path: Path, header: dict[str, Any]) -> None:
        self.path = path
        self.header = header
        self.lines: list[Line] = []
        first = line_of(header)
        try:
            text = path.read_bytes() if path.exists() else b""
        except OSError as error:
            raise Mistake("unreadable-file", file=str(path), reason=of_system(error)) from error
        whole = text[: text.rfind(b"\n") + 1]
        if whole:
            head, *lines = whole.splitlines()
            self.check(head)
            self.lines = [self.numbered(number, line) for number, line in enumerate(lines, 2)]
        elif not first.startswith(text):
            raise self.not_such_a_file()
        try:
            self.file = path.open("ab")
            self.file.truncate(len(whole))
        except OSError as error:
            raise self.unwritable(error) from error
        if not whole:
            self.write(first)

    @abstractmethod
    def read(self, fields: Any) -> Line:
        """What a line says. Raises ValueError, TypeError, KeyError or AttributeError where it says nothing of this run."""

    @abstractmethod
    def not_such_a_file(self) -> Mistake: ...

    @abstractmethod
    def of_another_run(self, field: str, theirs: str, ours: str) -> Mistake: ...

    def check(self, head: bytes) -> None:
        try:
            theirs = json.loads(head)
        except ValueError:
            theirs = None
        if not isinstance(theirs, dict) or theirs.get("format") != self.header["format"]:
            raise self.not_such_a_file()
        for field, ours in self.header.items():
            if theirs.get(field) != ours:
                raise self.of_another_run(field=field, theirs=shown(theirs.get(field)), ours=shown(ours))

    def numbered(self, number: int, line: bytes) -> Line:
        try:
            return self.read(json.loads(line))
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise Mistake("broken-line", file=str(self.path), number=number) from error

    def append(self, fields: dict[str, Any]) -> None:
        self.write(line_of(fields))

    def write(self, line: bytes) -> None:
        try:
            self.file.write(line)
            self.file.flush()
        except OSError as error:
            raise self.unwritable(error) from error

    def unwritable(self, error: OSError) -> Mistake:
        return Mistake("unwritable-file", file=str(self.path), reason=of_system(error))

    def close(self) -> None:
        self.file.close()


def line_of(fields: dict[str, Any]) -> bytes:
    return json.dumps(fields, ensure_ascii=False).encode() + b"\n"


def shown(value: Any) -> str:
    """A field of the header as a person typed it."""
    if isinstance(value, dict):
        return ", ".join(name for name, chosen in value.items() if chosen) or "–"
    if isinstance(value, list):
        return ", ".join(part["name"] if isinstance(part, dict) else str(part) for part in value)
    return str(value)
