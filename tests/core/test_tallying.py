"""Games are tallied alike compiled, interpreted, and in CUDA kernels."""

import os
import subprocess
import sys

import numpy as np
import pytest

from subak.core.compiling import interpreted
from subak.core.match import blank
from subak.core.randomness import branch, mixed, words_from
from subak.core.registry import game_named, game_names
from subak.core.tallying import MOST_PLAYERS, no_counts, no_notes, tally_range

FIRST, LAST = 3, 6  # more games than lanes, so that lanes play one after the other

# Numba's simulator runs the kernels in Python threads; rules are interpreted in it.
SIMULATED = f"""
import sys
from subak.core import cuda
from subak.core.randomness import words_from
from subak.core.registry import game_named
cuda.LANES, cuda.THREADS, cuda.PARTS, cuda.have_cuda = 2, 2, 2, lambda: True
game = game_named(sys.argv[1])
device = cuda.CudaTally(game)
for again in range(2):
    row = device.play({FIRST}, {LAST}, words_from("1"), game.players[-1], dict.fromkeys(game.options, True))
    print(row.tolist())
"""


@pytest.mark.parametrize("name", game_names())
def test_cuda_kernels_count_as_the_cpu_does(name):
    game = game_named(name)
    counts = no_counts(game)
    totals, won = np.zeros((2, MOST_PLAYERS), np.int32)
    states = blank(game)
    game.prepare(states, game.players[-1], dict.fromkeys(game.options, True))
    choices = np.zeros(game.most_legal, np.int16)
    tally_range(FIRST, LAST, states, words_from("1"), choices, totals, won, no_notes(game), counts)
    assert counts[0].games == LAST - FIRST
    environment = os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "SUBAK_JIT": "0"}
    told = subprocess.run([sys.executable, "-c", SIMULATED, name], env=environment, check=True, capture_output=True, text=True)
    ours = np.frombuffer(counts.tobytes(), np.int64).tolist()
    assert told.stdout.splitlines() == [str(ours), str(ours)]


def test_generators_of_a_family_differ_in_about_half_their_bits():
    words = words_from("family")
    made = np.zeros((1000, 4), np.uint32)
    for number, rng in enumerate(made):
        interpreted(branch)(rng, words, number)
    assert len(np.unique(made[:, 0])) > 990
    between = np.bitwise_count(made[1:] ^ made[:-1]).sum(axis=1)
    assert 60 < between.mean() < 68


def test_every_bit_of_a_word_moves_half_of_the_mixed_ones():
    mix = interpreted(mixed)
    moved = [(mix(word) ^ mix(word ^ (1 << bit))).bit_count() for word in range(0, 100_000, 991) for bit in range(32)]
    assert 15 < np.mean(moved) < 17
