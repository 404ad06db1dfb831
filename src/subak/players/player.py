"""What every player can do."""

from typing import Protocol

from subak.core.match import Match
from subak.core.registry import Game


class Player(Protocol):
    def kinds(self, game: Game) -> tuple[str, ...]:
        """What it needs compiled of a game beside a match: see core/warming.py."""

    def choose(self, match: Match) -> int:
        """One of the match's legal actions, for the seat that decides."""
