"""Thousands of games at once: the same games as matches, seen by who decides, in arrays that stay where they are."""

import hashlib
import os
import subprocess
import sys

import numpy as np
import pytest
from support.observations import observed

from subak.core.match import Match
from subak.core.mistakes import Mistake
from subak.core.registry import game_named, game_names
from subak.core.verbs import alike, where
from subak.envs.vector import VectorEnv

GAMES = game_names()
SIMULATED_GAMES, SIMULATED_STEPS = 5, 8


def all_on(game):
    return dict.fromkeys(game_named(game).options, True)


def most(game):
    return game_named(game).players[-1]


def bytes_of(time_step):
    return [array.tobytes() for array in time_step]


@pytest.mark.parametrize("game", GAMES)
def test_each_row_is_a_match_as_the_seat_that_decides_observes_it(game):
    options = all_on(game)
    env = VectorEnv(game, 5, most(game), options, seed=3)

    def match_in(place):
        return Match(env.game, most(game), options, env.game.write_deal(env.batch.states[place]))

    matches = [match_in(place) for place in range(5)]
    time_step = env.time_step
    ended = 0
    for _ in range(300):
        actions = env.random_actions().copy()
        time_step = env.step(actions)
        for place, match in enumerate(matches):
            match.apply(int(actions[place]))
            assert time_step.done[place] == match.over
            if match.over:
                ended += 1
                assert env.scores[place].tolist() == match.result()["scores"]
                winners = match.result()["winners"]
                share = [1 / len(winners) if seat in winners else 0 for seat in range(match.players)]
                expected = [(match.players * part - 1) / (match.players - 1) for part in share]
                assert time_step.rewards[place] == pytest.approx(expected)
                matches[place] = match_in(place)
            else:
                assert not time_step.rewards[place].any()
            now = matches[place]
            assert time_step.to_play[place] == now.actor
            assert np.flatnonzero(time_step.masks[place]).tolist() == now.legal
            assert time_step.observations[place].tolist() == observed(now, now.actor).tolist()
    assert ended > 5


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_actions_give_the_same_bytes_on_any_number_of_cores(game):
    one, two, other = (VectorEnv(game, 1024, 2, all_on(game), seed=seed, cores=cores) for seed, cores in ((5, 1), (5, 2), (6, 1)))
    assert bytes_of(one.time_step) == bytes_of(two.time_step) != bytes_of(other.time_step)
    for _ in range(150):
        actions = one.random_actions()
        two.random_actions()
        assert bytes_of(one.step(actions)) == bytes_of(two.step(actions))


@pytest.mark.parametrize("game", GAMES)
def test_a_reset_begins_anew(game):
    env, fresh = VectorEnv(game, 20, 2, seed=5), VectorEnv(game, 20, 2, seed=8)
    while not env.time_step.done.any():
        env.step(env.random_actions())
    assert bytes_of(env.reset(8)) == bytes_of(fresh.time_step)
    assert not env.time_step.done.any()
    assert not env.time_step.rewards.any()


@pytest.mark.parametrize("game", GAMES)
def test_the_arrays_stay_where_they_are_and_go_to_others_by_dlpack_without_a_copy(game):
    env = VectorEnv(game, 10, 2, seed=1)
    taken = [np.from_dlpack(array) for array in env.time_step]
    for _ in range(5):
        time_step = env.step(env.random_actions())
    assert time_step is env.time_step
    for array, foreign in zip(time_step, taken, strict=True):
        assert np.shares_memory(array, foreign)
        assert array.tobytes() == foreign.tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_rewards_of_a_game_sum_to_nothing(game):
    for players in game_named(game).players:
        env = VectorEnv(game, 200, players, seed=2)
        sums = []
        for _ in range(400):
            time_step = env.step(env.random_actions())
            sums += time_step.rewards[time_step.done].sum(axis=1).tolist()
        assert len(sums) > 200
        assert np.abs(sums).max() < 1e-6


def test_an_illegal_action_changes_nothing_and_is_counted():
    env = VectorEnv("bali", 3, 2, seed=1)
    before = bytes_of(env.time_step)
    illegal = int(np.flatnonzero(~env.time_step.masks[0])[0])
    assert bytes_of(env.step([illegal] * 3)) == before
    assert env.illegal.tolist() == [1, 1, 1]


@pytest.mark.parametrize(
    ("arguments", "message"), [({"players": 9}, "wrong-players"), ({"n": 0}, "empty-batch"), ({"game": "go"}, "unknown-game")]
)
def test_what_cannot_be_is_refused(arguments, message):
    with pytest.raises(Mistake) as refused:
        VectorEnv(**({"game": "bali", "n": 2, "players": 2} | arguments))
    assert refused.value.message == message


# Numba's simulator runs the kernels in Python threads; rules are interpreted in it.
SIMULATED = f"""
import hashlib, sys
from subak.core import cuda
from subak.core.registry import game_named
from subak.envs.vector import VectorEnv
from numba.cuda.simulator.cudadrv.devicearray import FakeWithinKernelCUDAArray as InKernel
cuda.THREADS, cuda.OBSERVERS, cuda.SHARED_MEMORY, cuda.have_cuda = 2, 3, 10_000, lambda: True
# The simulator does not look for arrays inside a tuple.
run = cuda.Cuda.run
cuda.Cuda.run = lambda self, loop, n, arrays, *others: run(self, loop, n, type(arrays)(*map(InKernel, arrays)), *others)
game = game_named(sys.argv[1])
env = VectorEnv(game, {SIMULATED_GAMES}, game.players[-1], dict.fromkeys(game.options, True), seed=7, device="cuda")
for _ in range({SIMULATED_STEPS}):
    env.step(env.random_actions())
print([hashlib.sha256(array.copy_to_host().tobytes()).hexdigest() for array in env.time_step])
"""


@pytest.mark.parametrize("name", GAMES)
def test_cuda_kernels_show_what_the_cpu_does(name):
    game = game_named(name)
    env = VectorEnv(game, SIMULATED_GAMES, game.players[-1], dict.fromkeys(game.options, True), seed=7)
    for _ in range(SIMULATED_STEPS):
        env.step(env.random_actions())
    environment = os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "SUBAK_JIT": "0"}
    told = subprocess.run([sys.executable, "-c", SIMULATED, name], env=environment, check=True, capture_output=True, text=True)
    assert told.stdout.strip() == str([hashlib.sha256(array.tobytes()).hexdigest() for array in env.time_step])


def test_the_import_loads_no_more_than_learners_need():
    program = "import sys, subak.envs.vector; print(*sys.modules)"
    environment = {**os.environ, "SUBAK_JIT": "1"}
    told = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    loaded = told.stdout.split()
    assert "numba" in loaded
    others = {"babel", "fluent", "multiprocessing.pool", "pydantic", "rich", "scipy.linalg", "typer"}
    assert not others & set(loaded)
    rooms = {name for name in loaded if name.count(".") == 1 and name.startswith("subak.")}
    assert rooms == {"subak.core", "subak.envs", "subak.games"}


@pytest.mark.parametrize("game", GAMES)
def test_games_may_begin_apart(game):
    """Without it the games of Seasons of Rice would stay in step for ever."""
    env = VectorEnv(game, 40, most(game), seed=3, stagger=60)
    turns = env.batch.states["turn"]
    assert len(set(turns.tolist())) > 5
    again = VectorEnv(game, 40, most(game), seed=4, stagger=60)
    again.reset(3)
    assert bytes_of(env.time_step) == bytes_of(again.time_step)
    apart = [VectorEnv(game, 1, most(game), seed=3).time_step, VectorEnv(game, 1, most(game), seed=3, stagger=60).time_step]
    assert bytes_of(apart[0]) == bytes_of(apart[1])  # the first game begins at its beginning


@pytest.mark.parametrize("game", GAMES)
def test_what_was_saved_goes_on_as_it_would_have(game):
    env = VectorEnv(game, 20, most(game), all_on(game), seed=3, stagger=30)
    saved = env.saved_states()
    other = VectorEnv(game, 20, most(game), all_on(game), seed=4)
    other.step(other.random_actions())
    other.load_states(saved)
    for _ in range(30):
        assert bytes_of(env.step(env.random_actions())) == bytes_of(other.step(other.random_actions()))
    with pytest.raises(Mistake, match="20"):
        other.load_states(saved[:19])


@pytest.mark.parametrize("game", GAMES)
def test_it_tells_which_square_of_the_map_each_legal_action_is_about(game):
    env = VectorEnv(game, 40, most(game), all_on(game), seed=4, stagger=60)
    mapped = set()
    for _ in range(3):
        places = env.places()
        for row, action in zip(*np.nonzero(env.time_step.masks), strict=True):
            state = env.batch.states[row]
            assert places.where[row, action] == where(state, action)
            assert places.alike[row, action] == alike(state, action)
            mapped.add(bool(places.where[row, action] >= 0))
        env.step(env.random_actions())
    assert (True in mapped) == (env.game.observation.map is not None)
