"""The five levels that people choose from: the same names in every game, and about equally far apart."""

from subak.core import machine
from subak.core.match import Match
from subak.players.search import Budget, SearchPlayer

LEVELS = ("seed", "sprout", "blade", "blossom", "harvest")
SECONDS = 2.0  # at most for a move, on two cores


class LevelPlayer(SearchPlayer):
    """Thinks as long, and as carefully, as the game says for its level."""

    def __init__(self, level: str, seed: str, cores: int | None = None) -> None:
        cores = cores or machine.cores()
        # A single core is given twice the time.
        self.seconds = SECONDS * max(1.0, 2 / cores)
        self.level = LEVELS.index(level)
        super().__init__(seed, Budget(seconds=self.seconds), cores)

    def choose(self, match: Match) -> int:
        strength = match.game.strengths[self.level]
        self.slack = strength.slack
        self.guidance = match.game.guidance._replace(warmth=strength.warmth * match.game.guidance.warmth)
        self.budget = Budget(strength.iterations, self.seconds)
        return super().choose(match)
