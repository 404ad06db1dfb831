"""The five levels that people choose from: the same names and the same strength everywhere."""

import os
from typing import NamedTuple

from subak.players.search import Budget, SearchPlayer


class Level(NamedTuple):
    iterations: int
    slack: float  # how much worse than the best a move may look and still be played
    seconds: float = 2.0  # at most, on two cores


LEVELS = {
    "seed": Level(25, 0.35),
    "sprout": Level(150, 0.12),
    "blade": Level(2_000, 0.03),
    "blossom": Level(20_000, 0.01),
    "harvest": Level(150_000, 0.0),
}


def level_named(name: str, seed: str, cores: int | None = None) -> SearchPlayer:
    level = LEVELS[name]
    cores = cores or len(os.sched_getaffinity(0))
    # A single core is given the time of two.
    budget = Budget(level.iterations, level.seconds * max(1.0, 2 / cores))
    return SearchPlayer(seed, budget, cores, slack=level.slack)
