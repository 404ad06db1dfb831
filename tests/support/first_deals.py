"""Deals to learn a game by: in a guided first match the important things happen, and soon. Finds one:

python tests/support/first_deals.py bali

Its name goes into `first_deal` of the game. What is important in a game, tests/games/GAME/support.py says.
"""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from subak.core.match import Match
from subak.core.registry import Told, game_named
from subak.players import bot

LEARNERS = ("sprout", "blade", "seed")  # whoever learns may play better or worse


@dataclass(frozen=True)
class Step:
    """A decision of a first match, as the learner sees it, who sits at seat 0."""

    before: Match
    seat: int
    text: str
    story: list[Told]

    @cached_property
    def view(self) -> Mapping[str, Any]:
        return self.before.view(0)


Important = Callable[[Step], bool]


class Learnt(NamedTuple):
    """What came up in a first match."""

    things: dict[str, int]  # with the turn it came up in
    turns: int

    def lateness(self, important: Mapping[str, Important]) -> float:
        """0 where all comes up at once, 1 and more for each thing that never does."""
        return sum(self.things[one] / self.turns if one in self.things else 2 for one in important)


def first_match(game: str, deal: str, learner: str, important: Mapping[str, Important]) -> Learnt:
    match = Match.new(game, 2, {}, deal)
    players = bot(learner, f"learner of {deal}", 1), bot("seed", f"{deal}/1", 1)
    things: dict[str, int] = {}
    while not match.over:
        before = match.copy()
        match.apply(players[int(match.state.actor)].choose(match))
        tale = match.tale(before.state, match.plies[-1], match.state, 0)
        step = Step(before, tale["seat"], tale["text"], tale["story"])
        for one, comes_up in important.items():
            if one not in things and comes_up(step):
                things[one] = int(before.state.turn)
    return Learnt(things, int(match.state.turn) + 1)


def find(game: str, important: Mapping[str, Important]) -> None:
    """Prints each deal that is better than those before it, for all learners together; until it is interrupted."""
    best = float("inf")
    for number in count():
        late = 0.0
        missed = {}
        for learner in LEARNERS:
            learnt = first_match(game, f"first-{number}", learner, important)
            late += learnt.lateness(important)
            missed[learner] = sorted(set(important) - set(learnt.things))
            if late >= best:
                break
        else:
            best = late
            print(f"first-{number}", round(late, 2), {learner: things for learner, things in missed.items() if things}, flush=True)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from support.game_support import support_of

    find(sys.argv[1], support_of(game_named(sys.argv[1]).name).first_match)
