"""The player that the strength of all others is measured from."""

import random

from subak.core.match import Match
from subak.core.registry import Game


class RandomPlayer:
    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed)

    def kinds(self, game: Game) -> tuple[str, ...]:
        return ()

    def choose(self, match: Match) -> int:
        return self.random.choice(match.legal)
