"""The same rule functions in CUDA kernels, one thread per game; arrays stay on the device.

The arrays are Numba device arrays: PyTorch, JAX and CuPy take them without a copy (__cuda_array_interface__).
"""

from functools import cache
from typing import Any

import numpy as np

# numba-cuda 0.30 looks these up while it loads; NumPy 2.4 no longer has them.
for gone, successor in (("row_stack", np.vstack), ("in1d", np.isin), ("trapz", np.trapezoid)):
    if not hasattr(np, gone):
        setattr(np, gone, successor)

from numba import cuda, int16

from subak.core.mistakes import Mistake
from subak.core.playing import observe, pick_action, play_randomly, play_to_end, start_game, step_game
from subak.core.registry import Game

SHARED_MEMORY = 48 * 1024
THREADS = 64


def fits_shared_memory(game: Game) -> bool:
    return THREADS * game.dtype.itemsize <= SHARED_MEMORY


@cache
def kernels(game: Game) -> dict[str, Any]:
    @cuda.jit
    def start(states, players, options):
        i = cuda.grid(1)
        if i < states.shape[0]:
            start_game(i, states, players, options)

    @cuda.jit
    def observe_all(states, choices, counts, mask, to_play):
        i = cuda.grid(1)
        if i < states.shape[0]:
            observe(i, states, choices, counts, mask, to_play)

    @cuda.jit
    def step(states, actions, players, options, choices, counts, mask, to_play, done, totals, won, illegal):
        i = cuda.grid(1)
        if i < states.shape[0]:
            step_game(i, states, actions, players, options, choices, counts, mask, to_play, done, totals, won, illegal)

    @cuda.jit
    def pick(states, choices, counts, actions):
        i = cuda.grid(1)
        if i < states.shape[0]:
            pick_action(i, states, choices, counts, actions)

    play, play_out = play_in_shared_memory(game) if fits_shared_memory(game) else play_in_place(game)
    return {"start": start, "observe": observe_all, "step": step, "pick": pick, "play": play, "play_out": play_out}


def play_in_shared_memory(game: Game) -> tuple[Any, Any]:
    """Small records are played fastest on copies in shared memory."""
    most_legal = game.most_legal
    record = game.dtype

    @cuda.jit
    def play(states, steps, players, options, choices, finished):
        i = cuda.grid(1)
        own = cuda.shared.array(THREADS, record)
        slot = cuda.threadIdx.x
        if i < states.shape[0]:
            out = cuda.local.array(most_legal, int16)
            own[slot] = states[i]
            finished[i] += play_randomly(slot, own, steps, players, options, out)
            states[i] = own[slot]

    @cuda.jit
    def play_out(states, players, options, choices, totals, won, lengths):
        i = cuda.grid(1)
        own = cuda.shared.array(THREADS, record)
        slot = cuda.threadIdx.x
        if i < states.shape[0]:
            out = cuda.local.array(most_legal, int16)
            own[slot] = states[i]
            lengths[i] = play_to_end(slot, own, players, options, out, totals[i], won[i])
            states[i] = own[slot]

    return play, play_out


def play_in_place(game: Game) -> tuple[Any, Any]:
    """Large records would leave room for too few threads there."""
    most_legal = game.most_legal

    @cuda.jit
    def play(states, steps, players, options, choices, finished):
        i = cuda.grid(1)
        if i < states.shape[0]:
            out = cuda.local.array(most_legal, int16)
            finished[i] += play_randomly(i, states, steps, players, options, out)

    @cuda.jit
    def play_out(states, players, options, choices, totals, won, lengths):
        i = cuda.grid(1)
        if i < states.shape[0]:
            out = cuda.local.array(most_legal, int16)
            lengths[i] = play_to_end(i, states, players, options, out, totals[i], won[i])

    return play, play_out


class Cuda:
    def __init__(self, game: Game) -> None:
        if not cuda.is_available():
            raise Mistake("no-cuda")
        self.kernels = kernels(game)

    def zeros(self, shape: Any, dtype: Any) -> Any:
        return cuda.to_device(np.zeros(shape, dtype))

    def load(self, array: Any, values: Any) -> None:
        array.copy_to_device(values)

    def actions(self, actions: Any, n: int) -> Any:
        array = cuda.as_cuda_array(actions) if hasattr(actions, "__cuda_array_interface__") else cuda.to_device(np.asarray(actions))
        if array.shape != (n,) or array.dtype.kind not in "iu":
            raise Mistake("wrong-actions", n=n)
        return array

    def run(self, loop: str, n: int, *arrays: Any) -> None:
        self.kernels[loop][-(-n // THREADS), THREADS](*arrays)
