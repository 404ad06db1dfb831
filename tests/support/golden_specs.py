"""What golden records there shall be: matches that show something, found by playing at random."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from support.steps import Step, steps
from support.tempers import EVEN, Temper

from subak.core.match import Match


@dataclass
class GoldenSpec:
    """A match that shows something, played by a temper from a deal that may have been arranged."""

    name: str
    players: int
    options: Mapping[str, bool]
    shows: Callable[[Match], bool]
    temper: Temper = EVEN
    arrange: Callable[[dict[str, Any]], dict[str, Any]] = lambda deal: deal


def any_step(shown: Callable[[Step], Any]) -> Callable[[Match], bool]:
    return lambda match: any(shown(step) for step in steps(match))


def says(start: str) -> Callable[[Match], bool]:
    return any_step(lambda step: step.text.startswith(start))


def tied(match: Match) -> list[int]:
    """The seats with the highest score."""
    scores = match.result()["scores"]
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def shared_victory(match: Match) -> bool:
    return len(match.result()["winners"]) > 1
