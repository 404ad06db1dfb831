"""The player that only looks: a network's policy, without search."""

from subak.core.match import Match
from subak.core.mistakes import Mistake
from subak.core.registry import Game
from subak.players.minds import Minds, shipped
from subak.players.search import GUIDED
from subak.players.thinking import Mind, think_once, thought


class NetPlayer:
    def __init__(self, minds: Minds = shipped) -> None:
        self.minds = minds

    def kinds(self, game: Game) -> tuple[str, ...]:
        self.mind(game)
        return (GUIDED,)

    def choose(self, match: Match) -> int:
        mind = self.mind(match.game)
        space = thought(match.game, mind)
        count = think_once(match.states, mind, space)
        return int(space.legal[space.logits[:count].argmax()])

    def mind(self, game: Game) -> Mind:
        found = self.minds(game)
        if found is None:
            raise Mistake("no-network-of-game", game=game.title, file=f"{game.name}.safetensors")
        return found
