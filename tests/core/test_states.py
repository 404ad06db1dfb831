"""The state records of all games."""

from inspect import get_annotations

import pytest

from subak.core.registry import State, game_named, game_names


@pytest.mark.parametrize("name", game_names())
def test_a_state_has_no_padding_so_that_its_bytes_can_be_compared(name):
    dtype = game_named(name).dtype
    assert sum(dtype[field].itemsize for field in dtype.names) == dtype.itemsize


@pytest.mark.parametrize("name", game_names())
def test_a_state_has_the_fields_that_every_game_shares(name):
    game = game_named(name)
    assert {*get_annotations(State), *game.options} <= set(game.dtype.names)


@pytest.mark.parametrize("name", game_names())
def test_a_state_is_small(name):
    assert game_named(name).dtype.itemsize < 2048
