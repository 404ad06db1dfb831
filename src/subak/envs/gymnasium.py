"""Our games for Gymnasium: one seat against bots. Importing this registers subak/Bali-v2, subak/Cacao-v2 and subak/Rice-v2."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from subak.core.extras import need

need("gymnasium", "gymnasium")
import gymnasium
from gymnasium import spaces

from subak.core.match import Match
from subak.core.registry import game_named, game_names
from subak.envs.spaces import mask_of, observation_space, observed, rewards_of
from subak.envs.vector import VERSION
from subak.players import bot
from subak.players.player import Player

LOST = -1.0


class AgainstBots(gymnasium.Env):  # type: ignore[misc]
    """A match against bots: one name for all of them, or one for each, clockwise from the learner.

    Without a seat the learner sits on another one each time. An illegal action loses the match; info["action_mask"] and
    action_masks(), as MaskablePPO asks for it, tell which are legal.
    """

    metadata: ClassVar = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, bool] | None = None,
        bots: str | Sequence[str] = "seed",
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = game_named(game)
        self.game.check_players(players)
        self.players, self.options, self.fixed_seat, self.render_mode = players, dict(options or {}), seat, render_mode
        self.bots = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(self.bots) != players - 1:
            raise ValueError(f"{players} players need {players - 1} bots, not {len(self.bots)}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seat {seat} is none of 0 to {players - 1}")
        for name in self.bots:
            bot(name, "")  # an unknown one is refused here and not in the first match
        self.observation_space = observation_space(self.game)
        self.action_space = spaces.Discrete(self.game.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        start = str(self.np_random.integers(2**63))
        self.seat = int(self.np_random.integers(self.players)) if self.fixed_seat is None else self.fixed_seat
        self.match = Match.new(self.game, self.players, self.options, start)
        self.opponents: dict[int, Player] = {
            (self.seat + 1 + place) % self.players: bot(name, f"{start}/{place}", cores=1) for place, name in enumerate(self.bots)
        }
        self._let_bots_play()
        return observed(self.match, self.seat), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if int(action) not in self.match.legal:
            return observed(self.match, self.seat), LOST, True, False, self._info() | {"illegal": True}
        self.match.apply(int(action))
        self._let_bots_play()
        reward = rewards_of(self.match)[self.seat] if self.match.over else 0.0
        return observed(self.match, self.seat), reward, self.match.over, False, self._info()

    def action_masks(self) -> Any:
        return mask_of(self.match, self.seat).astype(bool)

    def render(self) -> str | None:
        """What the seat may see, as JSON."""
        return json.dumps(self.match.view(self.seat)) if self.render_mode == "ansi" else None

    def _let_bots_play(self) -> None:
        while self.match.actor is not None and self.match.actor != self.seat:
            self.match.apply(self.opponents[self.match.actor].choose(self.match))

    def _info(self) -> dict[str, Any]:
        info = {"action_mask": mask_of(self.match, self.seat), "seat": self.seat}
        return info | {"scores": self.match.result()["scores"]} if self.match.over else info


for name in game_names():
    gymnasium.register(f"subak/{name.capitalize()}-v{VERSION}", "subak.envs.gymnasium:AgainstBots", kwargs={"game": name})
