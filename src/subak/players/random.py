"""The player that the strength of all others is measured from."""

import random

from subak.core.match import Match


class RandomPlayer:
    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed)

    def choose(self, match: Match) -> int:
        return self.random.choice(match.legal)
