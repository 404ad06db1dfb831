"""What every player can do."""

from typing import Protocol

from subak.core.match import Match


class Player(Protocol):
    def choose(self, match: Match) -> int:
        """One of the match's legal actions, for the seat that decides."""
