"""The player that only looks: a network's policy, without search."""

from pathlib import Path

from subak.core.match import Match
from subak.core.mistakes import Mistake
from subak.players.networks import load
from subak.players.thinking import think_once, thought


class NetPlayer:
    def __init__(self, file: Path) -> None:
        self.network = load(file)
        self.thought = thought(self.network)

    def choose(self, match: Match) -> int:
        if match.game is not self.network.game:
            raise Mistake("network-of-other-game", game=self.network.game.title)
        count = think_once(match.states, self.network.sight, self.network.layers, self.thought)
        return int(self.thought.legal[self.thought.logits[:count].argmax()])
