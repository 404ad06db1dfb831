"""Overbuilding: for a sun token, once the jungle is used up."""

import pytest
from games.cacao.positions import CacaoPosition


def position(display="", pile="", hand="3001 1111", suns=1, **own):
    """Seat 0 has tiles at 1,0 and 3,0, seat 1 one at 2,1; a mine lies at 2,0."""
    position = CacaoPosition().lay(mine1="2,0").build(0, "1,0", "1111").build(1, "2,1", "1111").build(0, "3,0", "2101", turns=1)
    return position.stock(display, pile).seat(0, hand=hand, suns=suns, **own)


def overbuilds(position):
    return [text for text in position.legal if text.startswith("overbuild")]


def test_one_may_overbuild_any_of_ones_own_tiles_and_no_others():
    assert overbuilds(position()) == ["overbuild 1,0", "overbuild 3,0"]


def test_one_may_still_place_normally():
    assert "square 0,1" in position().legal


@pytest.mark.parametrize(("display", "pile"), [("water", ""), ("water sun", ""), ("water sun", "temple")])
def test_not_while_jungle_tiles_are_left(display, pile):
    assert overbuilds(position(display, pile)) == []


def test_not_without_a_sun_token():
    assert overbuilds(position(suns=0)) == []


def test_it_costs_a_sun_token():
    assert position(suns=3).do("overbuild 1,0", "tile 1111 r0").suns[0] == 2


def test_the_token_is_paid_with_the_tile_and_not_before():
    assert position().do("overbuild 1,0").suns[0] == 1


def test_the_tile_is_chosen_as_for_placing():
    assert position().do("overbuild 1,0").legal == ["tile 1111 r0", "tile 3001 r0", "tile 3001 r1", "tile 3001 r2", "tile 3001 r3"]


def test_the_new_tile_covers_the_old_one():
    assert position().do("overbuild 3,0", "tile 3001 r3").at("3,0") == {
        "x": 3,
        "y": 0,
        "seat": 0,
        "tile": "3001",
        "turns": 3,
        "workers": [0, 0, 1, 3],
        "overbuilt": True,
    }


def test_only_the_workers_of_the_new_tile_that_face_jungle_tiles_work():
    after = position().do("overbuild 3,0", "tile 3001 r3")
    assert after.gold == [3, 0]
    assert (after.phase, after.actor) == ("square", 1)


def test_nobody_else_works():
    assert position().do("overbuild 1,0", "tile 3001 r1").gold == [3, 0]


def test_the_new_tile_may_sell_and_harvest_as_any_other():
    after = position(fruits=1).do("overbuild 1,0", "tile 1111 r0")
    assert after.legal == ["harvest 1,0 left", "sell 0 1,0 down", "sell 1 1,0 down"]


def test_no_filling_follows_though_squares_beside_it_are_empty():
    after = position().build(1, "2,-1", "1111").do("overbuild 3,0", "tile 1111 r0")
    assert (after.phase, after.actor) == ("square", 1)
    assert after.at("3,-1") is None


def test_a_square_is_overbuilt_at_most_once():
    after = position(suns=3).do("overbuild 1,0", "tile 3001 r1").turn_of(0)
    assert overbuilds(after) == ["overbuild 3,0"]


def test_a_tile_placed_normally_after_an_overbuild_may_be_overbuilt():
    after = (
        position(suns=3, hand="3100 1111 1111").do("overbuild 1,0", "tile 3100 r0").turn_of(0).place("0,-1", "1111 r0").turn_of(0)
    )
    assert overbuilds(after) == ["overbuild 3,0", "overbuild 0,-1"]


def test_a_token_paid_makes_room_for_one_gained():
    after = CacaoPosition().lay(sun="2,0").build(0, "3,0", "1111").stock().seat(0, hand="3001 1111", suns=3)
    assert after.do("overbuild 3,0", "tile 3001 r3").suns[0] == 3


def test_overbuilding_opens_and_closes_no_square():
    before = position()
    squares = before.open
    assert before.do("overbuild 1,0", "tile 3001 r0").open == squares


def test_a_tile_is_drawn_afterwards_as_ever():
    after = position().hold(0, hand="1111 3001 2101", pile="3100").do("overbuild 1,0", "tile 3001 r2")
    assert after.hand(0) == {"1111": 1, "2101": 1, "3100": 1}


def test_covered_workers_no_longer_count_for_temples():
    before = CacaoPosition().lay(temple="2,0").build(0, "3,0", "3001", turns=3).build(1, "1,0", "2101", turns=1).stock()
    before.seat(0, hand="1111 1111", suns=1).seat(1, water=3).seat(0, water=3)
    assert before.scores == [6 + 1, 3]
    assert before.do("overbuild 3,0", "tile 1111 r0").scores == [3, 6]


def test_new_workers_count_for_temples():
    before = CacaoPosition().lay(temple="2,0").build(0, "3,0", "2101", turns=1).build(1, "1,0", "1111").stock()
    before.seat(0, hand="3001 1111", suns=1, water=3).seat(1, water=3)
    assert before.scores == [1, 6]
    assert before.do("overbuild 3,0", "tile 3001 r3").scores == [6, 3]
