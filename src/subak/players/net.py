"""The player that only looks: a network's policy, without search."""

from pathlib import Path
from random import Random

import numpy as np

from subak.core.match import Match
from subak.core.mistakes import Mistake
from subak.players.networks import load
from subak.players.thinking import think_once, thought


class NetPlayer:
    def __init__(self, file: Path, seed: str, temperature: float = 0.0) -> None:
        """With a temperature it does not always choose what it likes best: by its policy at 1, more evenly above."""
        self.network = load(file)
        self.seed, self.temperature = seed, temperature
        self.thought = thought(self.network)

    def choose(self, match: Match) -> int:
        if match.game is not self.network.game:
            raise Mistake("network-of-other-game", game=self.network.game.title)
        count = think_once(match.states, self.network.sight, self.network.layers, self.thought)
        actions, logits = self.thought.legal[:count], self.thought.logits[:count].astype(np.float64)
        if not self.temperature:
            return int(actions[logits.argmax()])
        likely = np.exp((logits - logits.max()) / self.temperature)
        return int(Random(f"{self.seed}/{len(match.plies)}").choices(actions, likely)[0])
