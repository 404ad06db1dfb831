"""The end: the moment the pile is empty."""

import pytest
from games.bali.positions import BaliPosition
from support.random_play import called, moments


def scored(*seats):
    """Two or more players with the same altar, who differ as told."""
    position = BaliPosition(len(seats)).lay_on_altar("rice")
    for number, seat in enumerate(seats):
        position.seat(number, **({"display": "", "goods": "", "stone": 0, "points": 0} | seat))
    return position


def test_the_match_ends_in_the_middle_of_taking():
    position = BaliPosition().seat(0, hand="").to_take(3).lay_row(2, "mason").last_cards("rice pepper").do("take 2")
    assert (position.phase, position.legal) == ("over", [])
    assert position.hand(0) == {"mason": 1}
    assert position.row(2) == ["rice", "pepper"]


def test_the_end_comes_before_the_scoring():
    position = (
        BaliPosition().seat(0, display="mason mason", stone=0).to_take(1).lay_row(2, "rice").last_cards("mason mason").do("take 2")
    )
    assert (position.phase, position.stone[0]) == ("over", 0)


def test_the_pile_must_be_empty_and_not_only_too_short_for_a_row():
    position = BaliPosition().to_take(2).lay_row(2, "rice").last_cards("rice rice rice rice rice rice").do("take 2")
    assert position.phase == "take"
    assert position.view(None)["pile"] == 2


def test_a_take_that_refills_nothing_does_not_end_the_match():
    assert BaliPosition().to_take(2).lay_row(2, "rice rice").last_cards("rice rice").do("take 2").phase == "take"


@pytest.mark.parametrize("options", [{}, {"demon": True}, {"oracle": True}, {"oracle": True, "demon": True}], ids=called)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_refill_lays_two_cards(players, options):
    piles = [match.view(None)["pile"] for match in moments("bali", players, options, "last two")]
    assert sorted(set(piles))[:2] == [0, 2]
    assert all(size % 4 == 2 for size in piles if size)


def test_the_score_adds_points_shrines_full_fives_of_stone_and_goods():
    position = scored({"points": 6, "display": "shrine shrine mason priest", "stone": 14, "goods": "rice rice peanut"}, {})
    assert position.scores == [6 + 8 + 2 + 6, 0]


@pytest.mark.parametrize(("stone", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (104, 20)])
def test_every_full_five_stone_is_a_point(stone, points):
    assert scored({"stone": stone}, {}).scores[0] == points


def test_cards_in_hand_and_other_cards_in_front_count_nothing():
    assert scored({"hand": "shrine shrine rice", "display": "rice rice mason mason priest"}, {}).scores[0] == 0


def test_face_down_goods_on_the_altar_count_as_the_open_ones():
    position = BaliPosition().lay_on_altar("rice? rice peanut? peanut peanut? banana")
    assert position.values == {"peanut": 3, "rice": 2, "banana": 1, "pepper": 0}


def test_an_empty_altar_makes_all_goods_worthless():
    assert BaliPosition().values == {"rice": 0, "peanut": 0, "banana": 0, "pepper": 0}


def test_a_single_kind_on_the_altar_is_worth_three():
    assert BaliPosition().lay_on_altar("banana").values == {"rice": 0, "peanut": 0, "banana": 3, "pepper": 0}


def test_the_most_points_win():
    assert scored({"points": 3}, {"points": 5}, {"points": 4}).winners == [1]


def test_a_tie_goes_to_the_most_shrines():
    assert scored({"points": 4, "stone": 4}, {"display": "shrine"}).winners == [1]


def test_a_tie_with_equal_shrines_goes_to_the_most_stone_all_of_it():
    assert scored({"points": 1, "stone": 4}, {"stone": 5}, {"stone": 9}).winners == [2]


def test_scoring_spends_no_stone():
    position = scored({"points": 1, "stone": 9}, {"stone": 13, "points": 0})
    assert position.scores == [2, 2]
    assert position.winners == [1]
    assert position.stone == [9, 13]


def test_shrines_count_before_stone():
    assert scored({"points": 4, "stone": 4}, {"display": "shrine", "stone": 0}, {"points": 3, "stone": 9}).winners == [1]


def test_a_full_tie_shares_the_victory():
    assert scored({"points": 5, "stone": 2}, {"points": 5, "stone": 2}, {"points": 5, "stone": 1}).winners == [0, 1]


def test_shrines_do_not_break_a_tie_among_those_who_lost():
    assert scored({"points": 9}, {"display": "shrine shrine"}).winners == [0]


def test_at_the_end_all_see_the_scoring_line_by_line():
    position = BaliPosition(2).lay_on_altar("rice").to_take(1).lay_row(1, "mason").last_cards("rice rice")
    position.seat(0, display="shrine", stone=11, points=2, goods="rice pepper").seat(1, display="", stone=0, points=1, goods="")
    end = position.do("take 1").view(None)["end"]
    assert end["values"] == {"rice": 3, "peanut": 0, "banana": 0, "pepper": 0}
    assert end["seats"][0] == {"points": 2, "shrines": 4, "stone": 2, "goods": 3, "total": 11}
    assert end["seats"][1] == {"points": 1, "shrines": 0, "stone": 0, "goods": 0, "total": 1}
    assert end["winners"] == [0]
