"""In positions so small that every choice's chance to win is known exactly, search finds the best."""

import numpy as np
import pytest
from support.exact_values import win_chances
from support.game_support import endings
from support.networks import clueless

from subak.core.playing import redeal_into
from subak.core.randomness import words_from
from subak.players.minds import none
from subak.players.search import Budget, SearchPlayer
from subak.players.tree import Weights

ITERATIONS = 2000
SEEDS = 10
MOST = 8  # of the seeds
AT_RANDOM = Weights(rivals=1)  # playouts without habits
TOLERANCE = 0.05  # of the estimate after ten times as many: it averages over what was tried on the way, too


def choices(match, player):
    """What a player chooses, seed by seed."""
    return [match.game.action_text(match.state, player(str(seed)).choose(match)) for seed in range(SEEDS)]


@pytest.mark.parametrize("minds", [none, clueless])
@pytest.mark.parametrize("ending", endings())
def test_search_finds_a_best_move_and_what_it_is_worth(ending, minds):
    worlds = ending.worlds()
    chances = win_chances(worlds)
    best = max(chances.values())
    assert min(chances.values()) < best
    match = worlds[0].match()
    chosen = choices(match, lambda seed: SearchPlayer(seed, Budget(iterations=ITERATIONS), minds=minds))
    assert sum(chances[text] == pytest.approx(best) for text in chosen) >= MOST
    thought = SearchPlayer("long", Budget(iterations=10 * ITERATIONS), minds=minds).think(match)[0]
    assert chances[match.game.action_text(match.state, thought.action)] == pytest.approx(best)
    assert thought.win == pytest.approx(best, abs=TOLERANCE)


@pytest.mark.parametrize("ending", endings(lambda ending: ending.deep))
def test_one_decision_ahead_and_random_playouts_are_not_enough(ending):
    worlds = ending.worlds()
    chances = win_chances(worlds)
    chosen = choices(
        worlds[0].match(), lambda seed: SearchPlayer(seed, Budget(iterations=ITERATIONS), weights=AT_RANDOM, depth=1, minds=none)
    )
    assert sum(chances[text] < max(chances.values()) for text in chosen) >= MOST


@pytest.mark.parametrize("ending", endings(lambda ending: ending.all_worlds))
def test_the_worlds_of_a_position_are_all_that_its_seat_can_imagine(ending):
    worlds = [position.match() for position in ending.worlds()]
    seat = worlds[0].actor
    rng = words_from("imagined")
    imagined = set()
    for _ in range(60 * len(worlds)):
        other = worlds[0].states.copy()
        redeal_into(other, worlds[0].states, seat, rng)
        other[0].rng[:] = 0
        imagined.add(other.tobytes())
    for world in worlds:
        world.state.rng[:] = 0
    assert imagined == {world.states.tobytes() for world in worlds}
    assert np.unique([len(world.legal) for world in worlds]).size == 1
