"""Redealt worlds: all that fit what a seat knows, and all alike."""

from collections import Counter
from itertools import combinations, permutations

import numpy as np
import pytest
from games.cacao.positions import CacaoPosition
from support.random_play import moments, played
from support.redealt_worlds import assert_all_alike, assert_as_often, redeals

from subak.core.match import Match
from subak.games.cacao.components import JUNGLE, TILES


def hand(world, seat):
    return tuple(world.hand[seat].tolist())


def order(world, seat):
    return tuple(TILES[tile] for tile in world.tiles[seat, world.tiles_drawn[seat] :] if tile >= 0)


def counted(names):
    return tuple(Counter(names)[tile] for tile in TILES)


# Of eleven tiles seven are played, three are in hand, and one is in the pile.
PLAYED = "1111 1111 1111 2101 2101 2101 2101"


def position_with(hand, pile, played, seat=1):
    return CacaoPosition().hold(seat, hand=hand, pile=pile, played=played)


def test_the_jungle_tiles_left_come_in_every_order_alike():
    states = CacaoPosition().stock("water sun", "temple mine1 market4 plantation2").states
    found = Counter(tuple(JUNGLE[tile] for tile in world.jungle[15:19]) for world in redeals(states, 0, 3000))
    assert_all_alike(found, set(permutations(["temple", "mine1", "market4", "plantation2"])))


def test_equal_jungle_tiles_are_not_told_apart():
    states = CacaoPosition().stock("water sun", "temple temple temple mine1").states
    found = Counter(world.jungle[15:19].tolist().index(5) for world in redeals(states, None, 3000))
    assert_all_alike(found, range(4))


def test_the_display_and_jungle_tiles_drawn_before_stay_as_they_were():
    match = played("cacao", 3, {}, "drawn").prefix(40)
    drawn = int(match.state.jungle_drawn)
    for world in redeals(match.states, 0, 50):
        assert (world.jungle[:drawn] == match.state.jungle[:drawn]).all()
        assert sorted(world.jungle[drawn:]) == sorted(match.state.jungle[drawn:])
        assert (world.display == match.state.display).all()


def test_ones_own_pile_comes_in_every_order_alike():
    states = position_with("1111 1111 2101", "3001 3100 1111 2101", "1111 2101 2101 2101", seat=0).states
    found = Counter(order(world, 0) for world in redeals(states, 0, 3000))
    assert_all_alike(found, set(permutations(["3001", "3100", "1111", "2101"])))


def test_another_seats_hand_is_any_of_its_tiles_not_yet_shown():
    states = position_with("3001 3100 1111", "2101", PLAYED).states
    for seat in (0, None):
        found = Counter(hand(world, 1) for world in redeals(states, seat, 2000))
        assert_all_alike(found, {counted(held) for held in combinations(["3001", "3100", "1111", "2101"], 3)})


def test_a_kind_that_another_seat_has_more_of_is_likelier_to_be_in_its_hand():
    unseen = ["3001", "3100", "1111", "1111", "2101", "2101"]
    states = position_with(" ".join(unseen[:3]), " ".join(unseen[3:]), "1111 1111 2101 2101 2101").states
    found = Counter(hand(world, 1) for world in redeals(states, 0, 6000))
    assert_as_often(found, Counter(counted(held) for held in combinations(unseen, 3)))


def test_another_seats_pile_comes_in_every_order_alike():
    unseen = ["3001", "3100", "1111", "2101", "2101"]
    states = position_with("3001 3100 1111", "2101 2101", "1111 1111 1111 2101 2101 2101").states
    found = Counter(order(world, 1) for world in redeals(states, 0, 4000))
    assert_as_often(found, Counter(permutations(unseen, 2)))


def test_a_hand_without_a_pile_is_known():
    states = position_with("3001 3100", "", "1111 1111 1111 1111 2101 2101 2101 2101 2101").states
    assert {hand(world, 1) for world in redeals(states, 0, 200)} == {counted(["3001", "3100"])}


def test_it_does_not_matter_which_of_equal_tiles_was_played():
    """Whether the 1111 shown was the first tile drawn or the last, the hand is guessed alike."""
    weights = Counter(counted(held) for held in combinations(["1111"] * 3 + ["2101"] * 5 + ["3001", "3100"], 3))
    for drawn in ("1111 2101 3001 1111", "2101 3001 1111 1111", "2101 2101 1111 3100", "1111 3001 3100 2101"):
        tiles = drawn.split()
        left = ["1111"] * 4 + ["2101"] * 5 + ["3001", "3100"]
        for tile in tiles:
            left.remove(tile)
        match = Match.new("cacao", 2, {}, "equal")
        match = Match(match.game, 2, {}, match.deal | {"workers": [tiles + left, match.deal["workers"][1]]})
        match.apply("square 0,-1")
        match.apply("tile 1111 r0")
        found = Counter(hand(world, 0) for world in redeals(match.states, 1, 4000))
        assert_as_often(found, weights)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ones_own_hand_never_changes_and_own_tiles_stay_the_same(players):
    for match in moments("cacao", players, {}, "own hand"):
        for seat in range(players):
            for world in redeals(match.states, seat, 2):
                drawn = match.state.tiles_drawn[seat]
                assert (world.hand[seat] == match.state.hand[seat]).all()
                assert (world.tiles[seat, :drawn] == match.state.tiles[seat, :drawn]).all()
                assert sorted(world.tiles[seat]) == sorted(match.state.tiles[seat])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_of_others_hand_and_pile_together_are_what_they_have_not_shown(players):
    for match in moments("cacao", players, {}, "others"):
        for world in redeals(match.states, None, 2):
            assert match.game.view(world, None) == match.game.view(match.state, None)
            for seat in range(players):
                assert world.hand[seat].sum() == match.state.hand[seat].sum()
                assert (world.hand[seat] >= 0).all()


def test_a_seat_with_all_of_its_hand_unseen_gets_every_hand_at_the_start():
    match = Match.new("cacao", 4, {}, "start")
    box = ["1111"] * 3 + ["2101"] * 4 + ["3001", "3100"]
    for seat in (1, 2, 3):
        found = Counter(hand(world, seat) for world in redeals(match.states, 0, 4000))
        assert_as_often(found, Counter(counted(held) for held in combinations(box, 3)))


def test_nothing_that_lies_open_changes():
    match = played("cacao", 3, {}, "open").prefix(60)
    hidden = ("rng", "tiles", "hand", "jungle")
    for world in redeals(match.states, 1, 20):
        for field in match.game.dtype.names:
            assert field in hidden or (np.asarray(world[field]) == np.asarray(match.state[field])).all()
