"""Our games for PettingZoo: agents take turns, and are shown what their seat may know and which actions are legal."""

import json
from collections.abc import Mapping
from typing import Any

import numpy as np

from subak.core.extras import need

need("pettingzoo", "gymnasium", "pettingzoo")
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from subak.core.match import Match
from subak.core.registry import game_named
from subak.envs.spaces import mask_of, observation_space, observed, rewards_of
from subak.envs.vector import VERSION


def env(
    game: str,
    players: int = 2,
    options: Mapping[str, bool] | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """As in PettingZoo's own classic games an illegal action ends the match, and costs the agent a point."""
    table: AECEnv = raw_env(game, players, options, max_cycles, render_mode)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801  PettingZoo's name for it
    """Agent player_0 sits on the first seat. With max_cycles a match is cut off after that many decisions."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, bool] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, players, options, max_cycles, render_mode)
        super().__init__()
        self.game = game_named(game)
        self.game.check_players(players)
        self.players, self.options, self.max_cycles, self.render_mode = players, dict(options or {}), max_cycles, render_mode
        self.metadata = {"name": f"{game}_v{VERSION}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        mask = spaces.Box(0, 1, (self.game.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": observation_space(self.game), "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents}
        self.seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed begins the same sequence of matches."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.match = Match.new(self.game, self.players, self.options, str(self.seeds.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._deciding()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seats[agent]
        return {"observation": observed(self.match, seat), "action_mask": mask_of(self.match, seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.apply(int(action))
        if self.match.over:
            self.rewards = dict(zip(self.agents, rewards_of(self.match), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._deciding()
            if len(self.match.plies) == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What a spectator may see, as JSON."""
        return json.dumps(self.match.view(None)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass

    def _deciding(self) -> str:
        assert self.match.actor is not None
        return self.possible_agents[self.match.actor]
