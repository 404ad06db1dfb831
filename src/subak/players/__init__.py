"""Bots, by the names that people type."""

from pathlib import Path

from subak.core.mistakes import Mistake
from subak.players.levels import LEVELS, LevelPlayer
from subak.players.net import NetPlayer
from subak.players.player import Player
from subak.players.random import RandomPlayer
from subak.players.search import Budget, SearchPlayer

BOTS = ("random", "greedy", "search", "net")
DEFAULT_ITERATIONS = 1000
MOST_ITERATIONS = 10_000_000


def bot(spec: str, seed: str, cores: int | None = None) -> Player:
    """A bot by its name, and for one that thinks the iterations, or the file of its network: search:1000, net:bali.safetensors.

    The same seed makes it play the same.
    """
    name, _, number = spec.partition(":")
    if spec in LEVELS:
        return LevelPlayer(spec, seed, cores)
    if name not in BOTS or (name == "random" and number) or (name == "net" and not number):
        raise Mistake("unknown-bot", bot=spec, bots=", ".join((*LEVELS, *BOTS)))
    if name == "random":
        return RandomPlayer(seed)
    if name == "net":
        return NetPlayer(Path(number))
    budget = Budget(iterations=iterations(number) if number else DEFAULT_ITERATIONS)
    return SearchPlayer(seed, budget, cores, depth=1) if name == "greedy" else SearchPlayer(seed, budget, cores)


def iterations(number: str) -> int:
    if not number.isdecimal() or not 1 <= int(number) <= MOST_ITERATIONS:
        raise Mistake("wrong-iterations", number=number, most=MOST_ITERATIONS)
    return int(number)
