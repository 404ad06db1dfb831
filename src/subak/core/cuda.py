"""The same rule functions in CUDA kernels, one thread per game; arrays stay on the device.

The arrays are Numba device arrays: PyTorch, JAX and CuPy take them without a copy (__cuda_array_interface__).
"""

from collections import namedtuple
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import numpy as np

# numba-cuda 0.30 looks these up while it loads; NumPy 2.4 no longer has them.
for gone, successor in (("row_stack", np.vstack), ("in1d", np.isin), ("trapz", np.trapezoid)):
    if not hasattr(np, gone):
        setattr(np, gone, successor)

from numba import cuda, int16, int32

from subak.core.extras import need
from subak.core.match import blank
from subak.core.mistakes import Mistake
from subak.core.playing import (
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
from subak.core.registry import Game
from subak.core.tallying import MOST_PLAYERS, no_counts, no_notes, tally_game

SHARED_MEMORY = 48 * 1024
THREADS = 64
OBSERVERS = 128  # threads of a block that copies observations
# The arrays of a batch that each kernel uses: every array that a launch passes on takes time.
LOOKS_AT: dict[str, Any] = {
    "start": namedtuple("StartArrays", "states"),
    "list": namedtuple("ListArrays", "states choices counts mask to_play"),
    "step": namedtuple("StepArrays", "states choices counts mask to_play done totals won illegal"),
    "pick": namedtuple("PickArrays", "states choices counts picked"),
    "places": namedtuple("PlacesArrays", "states choices counts"),
    "observe": namedtuple("ObserveArrays", "states to_play done won"),
    "play": namedtuple("PlayArrays", "states finished"),
    "stagger": namedtuple("StaggerArrays", "states"),
    "play_out": namedtuple("PlayOutArrays", "states totals won lengths"),
}
LANES = 1 << 16  # threads that tally, each with counters of its own
PARTS = 64  # of the lanes: each is added up by threads of its own


def have_cuda() -> bool:
    return bool(cuda.is_available())


def check_device() -> None:
    """A sentence says what is missing, the extra or the device."""
    if not have_cuda():
        need("cuda", "numba_cuda")
        raise Mistake("no-cuda")


def fits_shared_memory(game: Game) -> bool:
    return THREADS * game.dtype.itemsize <= SHARED_MEMORY


class Kernel(NamedTuple):
    run: Any
    games: int  # of a block
    threads: int  # of a block


@cache
def kernels(game: Game) -> dict[str, Kernel]:
    @cuda.jit
    def start(arrays):
        i = cuda.grid(1)
        if i < arrays.states.shape[0]:
            start_game(arrays.states[i])

    @cuda.jit
    def list_all(arrays):
        i = cuda.grid(1)
        if i < arrays.states.shape[0]:
            list_choices(i, arrays)

    @cuda.jit
    def step(arrays, actions):
        i = cuda.grid(1)
        if i < arrays.states.shape[0]:
            step_game(i, arrays, actions)

    @cuda.jit
    def pick(arrays):
        i = cuda.grid(1)
        if i < arrays.states.shape[0]:
            pick_action(i, arrays)

    @cuda.jit
    def place(arrays, places):
        i = cuda.grid(1)
        if i < arrays.states.shape[0]:
            place_choices(i, arrays, places)

    most_legal = game.most_legal

    @cuda.jit
    def stagger(arrays, steps):
        i = cuda.grid(1)
        if i < arrays.states.shape[0]:
            stagger_game(i, arrays, steps, cuda.local.array(most_legal, int16))

    observing, observed = observe_in_shared_memory(game)
    play, play_out = play_in_shared_memory(game) if fits_shared_memory(game) else play_in_place(game)
    one_each = {
        "start": start,
        "list": list_all,
        "step": step,
        "pick": pick,
        "places": place,
        "stagger": stagger,
        "play": play,
        "play_out": play_out,
    }
    return {"observe": Kernel(observing, observed, OBSERVERS)} | {
        name: Kernel(kernel, THREADS, THREADS) for name, kernel in one_each.items()
    }


def observe_in_shared_memory(game: Game) -> tuple[Any, int]:
    """Some threads fill a row each in shared memory, then all threads copy the rows out, two numbers at a time: rows are long.

    Returns the kernel and how many rows a block has: an even number, so that each block begins with a whole word.
    """
    size = game.observation.size
    rows = 2
    while 2 * rows <= OBSERVERS and 4 * size * rows <= SHARED_MEMORY:  # twice as many rows would still fit
        rows *= 2
    words = rows * size // 2

    @cuda.jit
    def observe_all(arrays, observations, rewards):
        own_words = cuda.shared.array(words, int32)
        own = own_words.view(np.int16)
        slot = cuda.threadIdx.x
        for place in range(slot, words, OBSERVERS):
            own_words[place] = 0
        cuda.syncthreads()
        first = cuda.blockIdx.x * rows
        here = min(rows, arrays.states.shape[0] - first)
        if slot < here:
            observe_game(first + slot, arrays, own[slot * size : (slot + 1) * size], rewards)
        cuda.syncthreads()
        numbers = observations.reshape(observations.size)
        all_words = numbers[: numbers.size // 2 * 2].view(np.int32)
        for place in range(slot, here * size // 2, OBSERVERS):
            all_words[cuda.blockIdx.x * words + place] = own_words[place]
        if slot == 0 and here * size % 2:
            numbers[-1] = own[here * size - 1]

    return observe_all, rows


def play_in_shared_memory(game: Game) -> tuple[Any, Any]:
    """Small states are played fastest on copies in shared memory."""
    most_legal = game.most_legal
    record = game.dtype

    @cuda.jit
    def play(arrays, steps):
        i = cuda.grid(1)
        own = cuda.shared.array(THREADS, record)
        slot = cuda.threadIdx.x
        if i < arrays.states.shape[0]:
            out = cuda.local.array(most_legal, int16)
            own[slot] = arrays.states[i]
            arrays.finished[i] += play_randomly(own[slot], steps, out)
            arrays.states[i] = own[slot]

    @cuda.jit
    def play_out(arrays):
        i = cuda.grid(1)
        own = cuda.shared.array(THREADS, record)
        slot = cuda.threadIdx.x
        if i < arrays.states.shape[0]:
            out = cuda.local.array(most_legal, int16)
            own[slot] = arrays.states[i]
            arrays.lengths[i] = play_to_end(own[slot], out, arrays.totals[i], arrays.won[i])
            arrays.states[i] = own[slot]

    return play, play_out


def play_in_place(game: Game) -> tuple[Any, Any]:
    """Large states, of which too few fit into shared memory, are played where they are."""
    most_legal = game.most_legal

    @cuda.jit
    def play(arrays, steps):
        i = cuda.grid(1)
        if i < arrays.states.shape[0]:
            out = cuda.local.array(most_legal, int16)
            arrays.finished[i] += play_randomly(arrays.states[i], steps, out)

    @cuda.jit
    def play_out(arrays):
        i = cuda.grid(1)
        if i < arrays.states.shape[0]:
            out = cuda.local.array(most_legal, int16)
            arrays.lengths[i] = play_to_end(arrays.states[i], out, arrays.totals[i], arrays.won[i])

    return play, play_out


class Cuda:
    def __init__(self, game: Game) -> None:
        check_device()
        self.kernels = kernels(game)
        self.specialized: dict[tuple[Any, ...], Any] = {}

    def zeros(self, shape: Any, dtype: Any) -> Any:
        return cuda.to_device(np.zeros(shape, dtype))

    def loaded(self, values: Any) -> Any:
        return cuda.to_device(values)

    def load(self, array: Any, values: Any) -> None:
        array.copy_to_device(values)

    def copied(self, array: Any) -> Any:
        return array.copy_to_host()

    def actions(self, actions: Any, n: int) -> Any:
        array = cuda.as_cuda_array(actions) if hasattr(actions, "__cuda_array_interface__") else cuda.to_device(np.asarray(actions))
        if array.shape != (n,) or array.dtype.kind not in "iu":
            raise Mistake("wrong-actions", n=n)
        return array

    def run(self, loop: str, n: int, arrays: Any, *others: Any) -> None:
        kernel = self.kernels[loop]
        looks_at = LOOKS_AT[loop]
        arrays = looks_at(*(getattr(arrays, name) for name in looks_at._fields))
        # An unspecialized kernel finds out the types of all arrays at each launch, which takes longer than playing a small batch.
        types = (loop, *(getattr(other, "_numba_type_", int) for other in others))
        if types not in self.specialized:
            self.specialized[types] = kernel.run.specialize(arrays, *others)
        self.specialized[types][-(-n // kernel.games), kernel.threads](arrays, *others)


@cache
def tally_kernels(game: Game) -> tuple[Any, Any]:
    most_legal = game.most_legal

    @cuda.jit
    def tally(first, last, prepared, states, words, notes, counts):
        i = cuda.grid(1)
        if i < counts.shape[0]:
            states[i] = prepared[0]
            out = cuda.local.array(most_legal, int16)
            totals = cuda.local.array(MOST_PLAYERS, int32)
            won = cuda.local.array(MOST_PLAYERS, int32)
            number = first + i
            while number < last:
                tally_game(states[i], words, number, out, totals, won, notes[i], counts[i])
                number += counts.shape[0]

    @cuda.jit
    def add_up(counters, sums):
        """Each thread adds up one counter over one part of the lanes, and sets it to 0 there."""
        i = cuda.grid(1)
        if i < sums.shape[0]:
            total = 0
            for place in range(i, counters.shape[0], sums.shape[0]):
                total += counters[place]
                counters[place] = 0
            sums[i] = total

    return tally, add_up


class CudaTally:
    """Tallies random games; a game is the same as on the CPU, whichever lane plays it."""

    def __init__(self, game: Game) -> None:
        check_device()
        self.game = game
        self.tally, self.add_up = tally_kernels(game)
        self.states = cuda.to_device(np.zeros(LANES, game.dtype))
        self.notes = cuda.to_device(np.zeros(LANES, no_notes(game).dtype))
        self.counts = cuda.to_device(np.zeros(LANES, no_counts(game).dtype))
        self.width = self.counts.dtype.itemsize // 8
        self.sums = cuda.to_device(np.zeros(PARTS * self.width, np.int64))

    def play(self, first: int, last: int, words: Any, players: int, options: Mapping[str, bool]) -> Any:
        """Counters as one row of numbers."""
        prepared = blank(self.game)
        self.game.prepare(prepared, players, options)
        arrays = (cuda.to_device(prepared), self.states, cuda.to_device(words), self.notes, self.counts)
        self.tally[-(-LANES // THREADS), THREADS](first, last, *arrays)
        self.add_up[-(-PARTS * self.width // THREADS), THREADS](self.counts.view(np.int64), self.sums)
        return self.sums.copy_to_host().reshape(PARTS, self.width).sum(axis=0)
