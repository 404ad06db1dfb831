"""A match, decision by decision."""

from dataclasses import dataclass

from subak.core.match import Match
from subak.core.registry import State


@dataclass
class Step:
    """A decision, with the state before and after it."""

    before: State
    text: str
    after: State
    ends: bool


def steps(match: Match) -> list[Step]:
    replay = match.prefix(0)
    told = []
    for ply in match.plies:
        before = replay.states.copy()[0]
        replay.apply(ply.action)
        told.append(Step(before, match.game.action_text(before, ply.action), replay.states.copy()[0], replay.over))
    return told
