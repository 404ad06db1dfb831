"""What golden records are wanted: matches that show something, found by playing at random."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tables import Fondness, random_decision

from subak.core.match import Match
from subak.core.registry import State


@dataclass
class Step:
    """A decision, with the state before and after it."""

    before: State
    text: str
    after: State
    ends: bool


@dataclass
class Wanted:
    """A match that shows something, played by a temper from a deal that may have been arranged."""

    name: str
    players: int
    options: Mapping[str, bool]
    shows: Callable[[Match], bool]
    fondness: Fondness = field(default_factory=dict)
    arrange: Callable[[dict[str, Any]], dict[str, Any]] = lambda deal: deal
    player: Callable[[Match, Random], int] | None = None  # decides in place of a temper

    def decision(self, match: Match, random: Random) -> int:
        return self.player(match, random) if self.player else random_decision(match, random, self.fondness)


def steps(match: Match) -> list[Step]:
    replay = match.prefix(0)
    told = []
    for ply in match.plies:
        before = replay.states.copy()[0]
        replay.apply(ply.action)
        told.append(Step(before, match.game.action_text(before, ply.action), replay.states.copy()[0], replay.over))
    return told


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
