"""How a log goes: which decisions stand after each of its entries, and the match then, made only where somebody asks for it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from subak.core.match import Match
from subak.server.rows import Entry


class Course:
    """The decisions that stand, in the record's order, and the match after each number of them.

    What was taken back before anybody asks is never replayed. Only where seats choose at the same time does it take the match
    to know the place of a decision in the record.
    """

    def __init__(self, start: Match, standing: Sequence[Entry] = ()) -> None:
        self.standing = list(standing)
        self.moments = [start]

    @property
    def now(self) -> Match:
        for entry in self.standing[len(self.moments) - 1 :]:
            match = self.moments[-1].copy()
            match.apply(int(entry.data["action"]), entry.seat)
            self.moments.append(match)
        return self.moments[-1]

    def follow(self, entry: Entry) -> None:
        if entry.kind == "act":
            first = self.place_of_next(entry)
            self.standing.insert(first, entry)
        elif entry.kind == "undo":
            taken = taken_back(entry, len(self.standing))
            first = taken.start
            del self.standing[taken.start : taken.stop]
        else:
            return
        del self.moments[first + 1 :]

    @property
    def start(self) -> Match:
        return self.moments[0]

    def place_of_next(self, entry: Entry) -> int:
        if self.start.game.at_once is None:
            return len(self.standing)
        assert entry.seat is not None
        return self.now.place_of_next(entry.seat)


def taken_back(undo: Entry, decisions: int) -> range:
    """Which of so many decisions an undo takes back; all from the first on where its entry does not say how many."""
    first = int(undo.data["to"])
    return range(first, first + int(undo.data.get("count", decisions - first)))


def course_of(start: Match, entries: Sequence[Entry]) -> Course:
    course = Course(start)
    for entry in entries:
        course.follow(entry)
    return course


class Stretch(NamedTuple):
    """Entries of a log up to now, with the course before the first of them; none where no match has begun."""

    before: Course | None
    entries: list[Entry]


def stretch_after(number: int, match: Match | None, load: Callable[[int], list[Entry]]) -> Stretch:
    """As many entries as it takes to show those after a number; the match is what they led to."""
    last = load(number)
    if match is None:
        return Stretch(None, last)
    before = course_before(match, last)
    return Stretch(Course(match.prefix(0)), load(0) if number else last) if before is None else Stretch(before, last)


def course_before(match: Match, last: Sequence[Entry]) -> Course | None:
    """As it was before the last entries of a log, by the match that they led to.

    None where that does not tell it: they take back what was decided before them, or seats choose at the same time.
    """
    acts, undos = ([entry for entry in last if entry.kind == kind] for kind in ("act", "undo"))
    if not acts and not undos:
        return Course(match.prefix(0))
    if match.game.at_once is not None or any("count" not in undo.data for undo in undos):
        return None
    before = len(match.plies) - len(acts) + sum(int(undo.data["count"]) for undo in undos)
    if any(int(undo.data["to"]) < before for undo in undos):
        return None
    stood = [Entry(0, "act", {"action": ply.action}, 0.0, ply.seat) for ply in match.plies[:before]]
    return Course(match.prefix(0), stood)


def followed(match: Match, entry: Entry) -> Match:
    """A match after an entry of its log."""
    if entry.kind == "act":
        after = match.copy()
        after.apply(int(entry.data["action"]), entry.seat)
        return after
    return match.without(taken_back(entry, len(match.decisions))) if entry.kind == "undo" else match
