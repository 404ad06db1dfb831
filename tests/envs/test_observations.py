"""Observations of all games: nothing leaks, every number is in its bounds, and all ways to run agree."""

import numpy as np
import pytest
from support.game_support import support_of
from support.observations import observed
from support.random_play import NIGHTLY, every_setting, moments, tempers_of
from support.redealt_worlds import redealt

from subak.core.compiling import interpreted
from subak.core.observation import DTYPE
from subak.core.observing import observe
from subak.core.randomness import words_from
from subak.core.registry import game_named, game_names

SEEDS = range(10 if NIGHTLY else 1)


@pytest.mark.parametrize(("game", "players", "options"), every_setting())
def test_a_seat_observes_the_same_bytes_in_every_world_that_it_cannot_rule_out(game, players, options):
    rng = words_from("observed")
    other_worlds = 0
    for seed in SEEDS:
        for match in moments(game, players, options, f"observed {seed}", support_of(game).temper):
            for seat in range(players):
                worlds = redealt(match, seat, rng)
                assert observed(match, seat, worlds).tobytes() == observed(match, seat).tobytes()
                worlds.rng = match.state.rng
                other_worlds += worlds.tobytes() != match.states.tobytes()
    assert other_worlds > 10


@pytest.mark.parametrize(("game", "players", "options"), every_setting())
def test_every_number_is_within_the_bounds_of_its_part(game, players, options):
    least, most = game_named(game).observation.bounds()
    for temper in tempers_of(game):
        for match in moments(game, players, options, "bounds", temper):
            for seat in range(players):
                row = observed(match, seat)
                assert (row >= least).all()
                assert (row <= most).all()


@pytest.mark.parametrize("game", game_names())
def test_interpreted_and_compiled_observe_alike(game):
    plainly = interpreted(observe)
    options = dict.fromkeys(game_named(game).options, True)
    for match in moments(game, 2, options, "alike", support_of(game).temper):
        for seat in range(2):
            row = np.zeros(match.game.observation.size, DTYPE)
            plainly(match.state, seat, row)
            assert row.tobytes() == observed(match, seat).tobytes()


@pytest.mark.parametrize("game", game_names())
def test_the_parts_follow_each_other_without_gap_and_have_names_of_their_own(game):
    observation = game_named(game).observation
    places = [numbers for _, numbers in observation]
    assert [numbers.start for numbers in places] == [0, *(numbers.stop for numbers in places[:-1])]
    assert places[-1].stop == observation.size
    assert len({part.name for part, _ in observation}) == len(observation.parts)
    assert all(part.meaning for part in observation.parts)


@pytest.mark.parametrize("game", game_names())
def test_parts_by_name_are_views_of_the_row(game):
    observation = game_named(game).observation
    rows = np.zeros((3, observation.size), DTYPE)
    for part in observation.named(rows).values():
        part[:] = 7
    assert (rows == 7).all()
