"""Bots, by the names that people type."""

import re
from pathlib import Path

from subak.core.mistakes import Mistake
from subak.players.levels import LEVELS, LevelPlayer
from subak.players.minds import none, of_file, shipped
from subak.players.net import NetPlayer
from subak.players.player import Player
from subak.players.random import RandomPlayer
from subak.players.search import DEEPEST, Budget, SearchPlayer

BOTS = ("random", "greedy", "rollout", "search", "net")
DEFAULT_ITERATIONS = 1000
MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 600
SECONDS = re.compile(r"(\d+(?:\.\d+)?|\.\d+)s")


def bot(spec: str, seed: str, cores: int | None = None) -> Player:
    """A bot by its name; for one that thinks how long, and for one with a network of its own the file.

    rollout:1000, search:0.2s, search:1000:bali.safetensors, net:bali.safetensors. Without a file they take the network that comes
    with the game; where none does, a search makes playouts. The same seed makes a bot play the same, but for one by the clock.
    """
    name, _, more = spec.partition(":")
    if spec in LEVELS:
        return LevelPlayer(spec, seed, cores)
    if name not in BOTS or (name == "random" and more):
        raise Mistake("unknown-bot", bot=spec, bots=", ".join((*LEVELS, *BOTS)))
    if name == "random":
        return RandomPlayer(seed)
    if name == "net":
        return NetPlayer(of_file(Path(more)) if more else shipped)
    if name == "search":
        effort, _, file = more.partition(":")
        return SearchPlayer(seed, budget(effort), cores, minds=of_file(Path(file)) if file else shipped)
    return SearchPlayer(seed, budget(more), cores, depth=1 if name == "greedy" else DEEPEST, minds=none)


def budget(effort: str) -> Budget:
    """1000 iterations, or 0.2s."""
    if timed := SECONDS.fullmatch(effort):
        seconds = float(timed[1])
        if 0 < seconds <= MOST_SECONDS:
            return Budget(seconds=seconds)
    elif not effort:
        return Budget(iterations=DEFAULT_ITERATIONS)
    elif effort.isdecimal() and 1 <= int(effort) <= MOST_ITERATIONS:
        return Budget(iterations=int(effort))
    raise Mistake("wrong-effort", effort=effort, iterations=MOST_ITERATIONS, seconds=MOST_SECONDS)
