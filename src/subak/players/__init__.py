"""Who sits at the table: bots by the names that people type."""

from subak.core.mistakes import Mistake
from subak.players.player import Player
from subak.players.random import RandomPlayer

BOTS = {"random": RandomPlayer}


def bot(name: str, seed: str) -> Player:
    """The same seed makes it play the same."""
    if name not in BOTS:
        raise Mistake("unknown-bot", bot=name, bots=", ".join(BOTS))
    return BOTS[name](seed)
