"""Many games at once in one array, on all CPU cores or on a CUDA device."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from subak.core import machine
from subak.core.compiling import entry_point
from subak.core.extras import need
from subak.core.mistakes import Mistake
from subak.core.playing import (
    Arrays,
    Places,
    list_choices,
    observe_game,
    pick_action,
    place_choices,
    play_randomly,
    play_to_end,
    stagger_game,
    start_game,
    step_game,
)
from subak.core.randomness import streams
from subak.core.registry import Game, game_named

SMALLEST_SHARE = 256  # games: for fewer, starting another thread costs more than it saves
SHARES_PER_CORE = 4  # so that the other cores take over from one that is busy with something else


class Batch:
    """n games of one kind. After each call its arrays, described in Arrays, show the games as they now stand.

    Where done, totals and won are those of the game that ended, and the state is already that of the next game, dealt by the
    generator in the state.
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
    ) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        self.game.check_players(players)
        if n < 1:
            raise Mistake("empty-batch", n=n)
        self.n = n
        self.players = players
        self.options = options or {}
        if device == "cpu":
            self.device: Any = Cores(cores or machine.cores())
        elif device == "cuda":
            need("cuda", "subak.core.cuda")
            from subak.core.cuda import Cuda

            self.device = Cuda(self.game)
        else:
            raise Mistake("unknown-device", device=device)
        zeros = self.device.zeros
        self.states = zeros(n, self.game.dtype)
        self.choices = zeros((n, self.game.most_legal), np.int16)
        self.counts = zeros(n, np.int16)
        self.mask = zeros((n, self.game.actions), np.bool_)
        self.to_play = zeros(n, np.int8)
        self.picked = zeros(n, np.int16)
        self.done = zeros(n, np.bool_)
        self.totals = zeros((n, players), np.int32)
        self.won = zeros((n, players), np.int32)
        self.lengths = zeros(n, np.int32)
        self.finished = zeros(n, np.int32)
        self.illegal = zeros(n, np.int32)
        self.arrays = Arrays(**{name: getattr(self, name) for name in Arrays._fields})
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """New games from a seed: the same seed gives the same games on every device."""
        states = np.zeros(self.n, self.game.dtype)
        self.game.prepare(states, self.players, self.options, streams(seed, self.n))
        self.device.load(self.states, states)
        self.device.load(self.done, np.zeros(self.n, np.bool_))
        self.device.run("start", self.n, self.arrays)
        self._list()

    def saved_states(self) -> Any:
        """A copy of all states, in memory of the CPU, to go on from with load_states."""
        return self.device.copied(self.states)

    def load_states(self, states: Any) -> None:
        """Games as they were saved, of this batch's game and number of players."""
        if states.dtype != self.game.dtype or states.shape != (self.n,):
            raise Mistake("wrong-states", n=self.n, game=self.game.title)
        self.device.load(self.states, states)
        self._list()

    def step(self, actions: Any) -> None:
        """One action in every game."""
        self.device.run("step", self.n, self.arrays, self.device.actions(actions, self.n))

    def random_actions(self) -> Any:
        """A random legal action for every game."""
        self.device.run("pick", self.n, self.arrays)
        return self.picked

    def play(self, steps: int) -> None:
        """That many random actions in every game; finished counts the games that ended."""
        self.device.run("play", self.n, self.arrays, steps)
        self._list()

    def play_out(self) -> None:
        """Random actions to the end of every game: totals, won and lengths tell how it went."""
        self.device.run("play_out", self.n, self.arrays)
        self._list()

    def stagger(self, steps: int) -> None:
        """Random actions, none in the first game and nearly that many in the last, so that games are not all in one phase."""
        self.device.run("stagger", self.n, self.arrays, steps)
        self._list()

    def observe(self, observations: Any, rewards: Any) -> None:
        """Fills two arrays, a row per game: what the seat that decides may know, and what each seat got for a game just ended."""
        self.device.run("observe", self.n, self.arrays, observations, rewards)

    def places(self, places: Places) -> None:
        """Fills two arrays with where the legal actions are."""
        self.device.run("places", self.n, self.arrays, places)

    def _list(self) -> None:
        self.device.run("list", self.n, self.arrays)


@entry_point
def start_range(first, last, arrays):
    for i in range(first, last):
        start_game(arrays.states[i])


@entry_point
def list_range(first, last, arrays):
    for i in range(first, last):
        list_choices(i, arrays)


@entry_point
def observe_range(first, last, arrays, observations, rewards):
    for i in range(first, last):
        observations[i] = 0
        observe_game(i, arrays, observations[i], rewards)


@entry_point
def places_range(first, last, arrays, places):
    for i in range(first, last):
        place_choices(i, arrays, places)


@entry_point
def step_range(first, last, arrays, actions):
    for i in range(first, last):
        step_game(i, arrays, actions)


@entry_point
def pick_range(first, last, arrays):
    for i in range(first, last):
        pick_action(i, arrays)


@entry_point
def play_range(first, last, arrays, steps):
    out = arrays.choices[first].copy()
    for i in range(first, last):
        arrays.finished[i] += play_randomly(arrays.states[i], steps, out)


@entry_point
def stagger_range(first, last, arrays, steps):
    out = arrays.choices[first].copy()
    for i in range(first, last):
        stagger_game(i, arrays, steps, out)


@entry_point
def play_out_range(first, last, arrays):
    out = arrays.choices[first].copy()
    for i in range(first, last):
        arrays.lengths[i] = play_to_end(arrays.states[i], out, arrays.totals[i], arrays.won[i])


LOOPS: dict[str, Callable[..., None]] = {
    "start": start_range,
    "list": list_range,
    "observe": observe_range,
    "places": places_range,
    "step": step_range,
    "pick": pick_range,
    "play": play_range,
    "stagger": stagger_range,
    "play_out": play_out_range,
}


class Cores:
    """Runs a loop over the games on a number of CPU cores; compiled loops hold no GIL."""

    def __init__(self, cores: int) -> None:
        self.cores = cores

    def zeros(self, shape: Any, dtype: Any) -> Any:
        array = np.zeros(shape, dtype)
        return array.view(np.recarray) if array.dtype.names else array

    def loaded(self, values: Any) -> Any:
        return values

    def load(self, array: Any, values: Any) -> None:
        array[:] = values

    def copied(self, array: Any) -> Any:
        return array.copy()

    def actions(self, actions: Any, n: int) -> Any:
        array = np.ascontiguousarray(actions)
        if array.shape != (n,) or array.dtype.kind not in "iu":
            raise Mistake("wrong-actions", n=n)
        # Clipped, since a large number cast to 16 bits could become a legal one.
        return array if array.dtype == np.int16 else np.clip(array, -1, np.iinfo(np.int16).max).astype(np.int16)

    def run(self, loop: str, n: int, *arguments: Any) -> None:
        run_share = LOOPS[loop]
        shares = min(SHARES_PER_CORE * self.cores, n // SMALLEST_SHARE)
        if self.cores == 1 or shares <= 1:
            run_share(0, n, *arguments)
            return
        bounds = np.linspace(0, n, shares + 1).astype(int)
        for share in [machine.threads(self.cores).submit(run_share, bounds[k], bounds[k + 1], *arguments) for k in range(shares)]:
            share.result()
