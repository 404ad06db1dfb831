"""What a strong player would do instead of somebody, and why."""

from typing import NamedTuple

from subak.core.match import Match
from subak.core.registry import Told
from subak.players.search import Budget, SearchPlayer

SECONDS = 1
MOVES = 3


class Advice(NamedTuple):
    """A move that a hint recommends, and why."""

    action: str
    says: Told
    win: float
    margin: float
    reasons: list[Told]


def adviser(seconds: float = SECONDS) -> SearchPlayer:
    return SearchPlayer("hint", Budget(seconds=seconds))


def advise(match: Match, by: SearchPlayer | None = None) -> list[Advice]:
    """The best moves for the seat that decides, by what it knows."""
    best = (by or adviser()).think(match)[:MOVES]
    says = match.game.choices(match.state, [candidate.action for candidate in best])
    return [
        Advice(
            match.game.action_text(match.state, candidate.action),
            said,
            candidate.win,
            candidate.margin,
            match.reasons(candidate.action),
        )
        for candidate, said in zip(best, says, strict=True)
    ]
