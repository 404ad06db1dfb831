"""Ways to decide at random."""

from collections.abc import Callable, Mapping
from random import Random

from subak.core.match import Match

Temper = Callable[[Match, Random], int]


def fond_of(weights: Mapping[str, float]) -> Temper:
    """Any legal action; a weight says how much likelier than 1 is what begins so."""

    def decide(match: Match, random: Random) -> int:
        texts = [match.game.action_text(match.state, action) for action in match.legal]
        each = [next((weight for start, weight in weights.items() if text.startswith(start)), 1) for text in texts]
        return random.choices(match.legal, each)[0]

    return decide


EVEN = fond_of({})
