"""Thousands of games at once to learn from, on CPU cores or on a CUDA device."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from subak.core.batch import Batch
from subak.core.observation import DTYPE
from subak.core.playing import Places
from subak.core.registry import Game

VERSION = 2  # of the environments: grows when rules, observations, actions or rewards change


class TimeStep(NamedTuple):
    """All games as they now stand, one row each: always the same arrays, filled anew by each step."""

    observations: Any  # int16: what the seat that decides may know; the game's observation says which number is what
    masks: Any  # bool: which actions are legal, by number
    to_play: Any  # int8: the seat that decides
    rewards: Any  # float32, by seat: 0 until a game ends; then 1 to a sole winner, and 0 summed over the seats
    done: Any  # bool: whether the last step ended a game; the row already shows the next one


class VectorEnv:
    """n games of one kind; one that ends is followed by the next. The same seed gives the same games on every device.

    On the CPU the arrays are NumPy's, which PyTorch, JAX and CuPy take by DLPack; on CUDA they stay on the device, and the same
    libraries take them by the CUDA Array Interface. Neither makes a copy.
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        players: int,
        options: Mapping[str, bool] | None = None,
        seed: int = 0,
        device: str = "cpu",
        cores: int | None = None,
        stagger: int = 0,
    ) -> None:
        """With `stagger` games begin apart: up to that many random actions are made in them before the first time step."""
        self.stagger = stagger
        self.batch = Batch(game, n, players, options, seed, device, cores)
        self.game = self.batch.game
        zeros = self.batch.device.zeros
        self.time_step = TimeStep(
            zeros((n, self.game.observation.size), DTYPE),
            self.batch.mask,
            self.batch.to_play,
            zeros((n, players), np.float32),
            self.batch.done,
        )
        self._begin()

    @property
    def scores(self) -> Any:
        """The final scores of the games that the last step ended, by seat."""
        return self.batch.totals

    @property
    def illegal(self) -> Any:
        """How many illegal actions were asked for in each game; they change nothing."""
        return self.batch.illegal

    def reset(self, seed: int) -> TimeStep:
        self.batch.reset(seed)
        return self._begin()

    def saved_states(self) -> Any:
        """A copy of all games, to go on from with load_states, in another environment of the same kind too."""
        return self.batch.saved_states()

    def load_states(self, states: Any) -> TimeStep:
        self.batch.load_states(states)
        return self._observe()

    def step(self, actions: Any) -> TimeStep:
        """One action in every game, of the seat that decides there."""
        self.batch.step(actions)
        return self._observe()

    def places(self) -> Places:
        """Where the legal actions are, for a network that looks at the map; always the same arrays, filled anew."""
        self.batch.places(self._places)
        return self._places

    @cached_property
    def _places(self) -> Places:
        nowhere = np.full((self.batch.n, self.game.actions), -1, np.int16)
        itself = np.tile(np.arange(self.game.actions, dtype=np.int16), (self.batch.n, 1))
        return Places(self.batch.device.loaded(nowhere), self.batch.device.loaded(itself))

    def random_actions(self) -> Any:
        """A random legal action for every game, by the generator in its state."""
        return self.batch.random_actions()

    def _begin(self) -> TimeStep:
        if self.stagger:
            self.batch.stagger(self.stagger)
        return self._observe()

    def _observe(self) -> TimeStep:
        self.batch.observe(self.time_step.observations, self.time_step.rewards)
        return self.time_step
