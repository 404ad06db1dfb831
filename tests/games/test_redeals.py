"""Redealt worlds of every game. What worlds there are, and how often each comes up, is tested with the games."""

import pytest
from support.game_support import support_of
from support.random_play import every_setting, moments, played
from support.redealt_worlds import redeals, viewers, without_generator

from subak.core.registry import game_names


def middle(game, players, options):
    match = played(game, players, options, "middle", support_of(game).temper)
    return match.prefix(len(match.plies) // 2)


@pytest.mark.parametrize("game", game_names())
def test_every_world_has_a_generator_of_its_own_and_not_that_of_the_match(game):
    match = middle(game, 2, {})
    for half in (match.prefix(0), match):
        half.state.rng[:] = 1, 2, 3, 4
        for seat in viewers(half):
            generators = {world.rng.tobytes() for world in redeals(half.states, seat, 100)}
            assert len(generators) == 100
            assert half.state.rng.tobytes() not in generators


@pytest.mark.parametrize(("game", "players", "options"), every_setting())
def test_the_true_state_is_left_alone(game, players, options):
    match = middle(game, players, options)
    before = match.states.tobytes()
    for seat in viewers(match):
        assert sum(1 for _ in redeals(match.states, seat, 20)) == 20
        assert match.states.tobytes() == before


@pytest.mark.parametrize(("game", "players", "options"), every_setting())
def test_at_the_end_everything_is_known(game, players, options):
    match = played(game, players, options, "end", support_of(game).temper)
    for seat in viewers(match):
        for world in redeals(match.states, seat, 20):
            assert without_generator(world) == without_generator(match.states)


@pytest.mark.parametrize(("game", "players", "options"), every_setting())
def test_a_seat_still_decides_among_the_same_actions(game, players, options):
    """What a seat knows is the same in all its worlds, and so is whose turn it is and how far the match has come."""
    for match in moments(game, players, options, "known", support_of(game).temper):
        for seat in viewers(match):
            for world in redeals(match.states, seat, 1):
                for field in ("players", "turn", "active", "actor", "reveals", *match.game.options):
                    assert world[field] == match.state[field]
