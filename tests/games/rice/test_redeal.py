"""Redealt worlds: all that fit what a seat knows, and all alike."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from games.rice.model import Farm
from games.rice.random_play import RICE_OPTIONS, rice_match, rice_moments
from support.redealt_worlds import assert_all_alike, redeals

from subak.core.match import Match
from subak.games.rice.view import numbers


def after(*texts, options=()):
    start = Match.new("rice", 2, dict.fromkeys(options, True), "redeal")
    match = Match(start.game, 2, start.options, start.deal | {"cards": list(range(1, 19))})
    for text in texts:
        match.apply(text)
    return match


def hand(world, seat):
    return tuple(numbers(int(world.hand[seat])))


def at(world, seat):
    return f"at {world.at_x[seat]},{world.at_y[seat]} {'lying' if world.at_lying[seat] else 'upright'}"


@pytest.mark.parametrize("seat", [0, 1])
def test_before_the_ancestors_lie_open_one_knows_ones_own_two_cards_alone(seat):
    match = after()
    own = hand(match.state, seat)
    found = Counter()
    for world in redeals(match.states, seat, 4000):
        assert hand(world, seat) == own
        assert world.cards[2 * seat : 2 * seat + 2].tolist() == match.state.cards[2 * seat : 2 * seat + 2].tolist()
        found[hand(world, 1 - seat)] += 1
    others = [card for card in range(1, 19) if card not in own]
    assert_all_alike(found, {pair for pair in permutations(others, 2) if pair[0] < pair[1]})


@pytest.mark.parametrize("seat", [0, 1])
def test_undealt_cards_come_in_every_order(seat):
    match = after()
    places = Counter()
    for world in redeals(match.states, seat, 4000):
        assert sorted(world.cards) == list(range(18))
        places[int(np.flatnonzero(world.cards == 9)[0])] += 1
    assert_all_alike(places, [place for place in range(18) if place not in (2 * seat, 2 * seat + 1)])


def test_a_spectator_knows_no_card_at_the_start():
    match = after()
    found = Counter(hand(world, 0) for world in redeals(match.states, None, 6000))
    assert_all_alike(found, {(a, b) for a in range(1, 19) for b in range(a + 1, 19)})


def test_another_seats_ancestor_is_either_of_two_cards_that_may_be_any():
    match = after("ancestor 1")
    found = Counter()
    for world in redeals(match.states, 1, 6000):
        chosen, first = int(world.ancestor[0]) + 1, int(world.build[0]) + 1
        assert hand(world, 0) == tuple(sorted([chosen, first]))
        assert hand(world, 1) == (3, 4)
        found[chosen, first] += 1
    assert_all_alike(found, set(permutations([card for card in range(1, 19) if card not in (3, 4)], 2)))


def test_ones_own_choice_of_the_ancestor_is_kept():
    match = after("ancestor 2")
    for world in redeals(match.states, 0, 100):
        assert (world.ancestor[0], world.build[0], hand(world, 0)) == (1, 0, (1, 2))


def test_the_place_of_the_first_card_at_the_river_is_any():
    match = after("ancestor 1", options=("festival",))
    places = match.legal_texts()
    match.apply(places[0])
    found = Counter(at(world, 0) for world in redeals(match.states, 1, 6000))
    assert_all_alike(found, places)


def test_a_place_not_chosen_yet_is_not_made_up():
    match = after("ancestor 1", options=("festival",))
    assert {at(world, 0) for world in redeals(match.states, 1, 50)} == {"at 0,0 upright"}
    assert {at(world, 0) for world in redeals(match.states, None, 50)} == {"at 0,0 upright"}


WET = ("ancestor 1", "ancestor 3")
HAND = [5, 7, 9, 11, 13, 15, 17]


def places_beside_the_first():
    farm = Farm(False)
    farm.lay({"no": 1, "paths": "......", "features": {}}, (0, 0), "upright")
    return farm.places()


def test_a_choice_of_this_turn_is_any_card_at_any_place_and_any_other_for_the_row():
    match = after(*WET, "build 5", "at 2,0 upright", "row 7")
    cards, places, both = Counter(), Counter(), Counter()
    for world in redeals(match.states, 1, 12_000):
        built, row = int(world.build[0]) + 1, int(world.to_row[0]) + 1
        cards[built, row] += 1
        places[at(world, 0)] += 1
        both[built, at(world, 0)] += 1
    assert_all_alike(cards, set(permutations(HAND, 2)))
    assert_all_alike(places, places_beside_the_first())
    assert_all_alike(both, {(card, place) for card in HAND for place in places_beside_the_first()})


def test_places_are_as_likely_as_each_other_beside_a_farm_of_several_cards():
    match = rice_match((), "own", 5)
    length = next(ply for ply in range(len(match.plies)) if match.prefix(ply).state.turn == 3)
    half = match.prefix(length)
    half.apply(half.legal[0])
    places = half.legal_texts()
    half.apply(places[0])
    half.apply(half.legal[0])
    assert half.actor == 1
    found = Counter(at(world, 0) for world in redeals(half.states, 1, 200 * len(places)))
    assert_all_alike(found, places)


@pytest.mark.parametrize(("decisions", "known"), [(1, ("build",)), (2, ("build", "at")), (3, ("build", "at", "row"))])
def test_a_choice_is_made_up_as_far_as_it_has_come(decisions, known):
    match = after(*WET, *["build 5", "at 2,0 upright", "row 7"][:decisions])
    worlds = [world.copy() for world in redeals(match.states, None, 300)]
    assert ({int(world.build[0]) for world in worlds} == {4}) == ("build" not in known)
    assert ({at(world, 0) for world in worlds} == {"at 0,0 upright"}) == ("at" not in known)
    assert ({int(world.to_row[0]) for world in worlds} == {-1}) == ("row" not in known)


def test_the_last_card_of_the_wet_season_is_known_and_only_its_place_is_not():
    match = rice_match((), "own", 6)
    half = next(moment for moment in rice_moments((), "own", 6) if moment.state.turn == 4)
    half = match.prefix(len(half.plies))
    built = half.legal_texts()[0]
    half.apply(built)
    places = half.legal_texts()
    half.apply(places[0])
    found = Counter()
    for world in redeals(half.states, 1, 100 * len(places)):
        assert (f"build {world.build[0] + 1}", world.to_row[0]) == (built, -1)
        found[at(world, 0)] += 1
    assert_all_alike(found, places)


def test_ones_own_choice_of_this_turn_is_kept():
    match = after(*WET, "build 5", "at 2,0 upright", "row 7", "build 6", "at 0,3 lying")
    for world in redeals(match.states, 0, 50):
        assert (world.build[0], at(world, 0), world.to_row[0]) == (4, "at 2,0 upright", 6)
    for world in redeals(match.states, 1, 50):
        assert (world.build[1], at(world, 1)) == (5, "at 0,3 lying")


@pytest.mark.parametrize("options", RICE_OPTIONS, ids=str)
def test_in_every_world_the_choice_made_up_was_legal(options):
    for match in rice_moments(options, "random", 2):
        for seat in (0, 1, None):
            for world in redeals(match.states, seat, 1):
                for owner in (0, 1):
                    if world.season == 1 and world.build[owner] >= 0:
                        assert world.hand[owner] >> world.build[owner] & 1
                        assert world.to_row[owner] != world.build[owner]
                        assert world.to_row[owner] < 0 or world.hand[owner] >> world.to_row[owner] & 1


@pytest.mark.parametrize("options", RICE_OPTIONS, ids=str)
def test_what_lies_open_never_changes_and_from_the_dry_season_on_all_is_open(options):
    choice = {"build", "at_x", "at_y", "at_lying", "to_row"}
    for match in rice_moments(options, "own", 1):
        hidden = {"rng"} | ({"cards", "hand", "ancestor"} if match.state.season == 0 else set())
        hidden |= choice if match.state.season < 2 and match.state.phase != 4 else set()
        for seat in (0, 1, None):
            for world in redeals(match.states, seat, 1):
                for field in match.game.dtype.names:
                    assert field in hidden or (np.asarray(world[field]) == np.asarray(match.state[field])).all(), field
