"""The demon variant."""

import pytest
from games.bali.positions import BaliPosition


def demon_on(row, **hand):
    position = BaliPosition(demon=True).to_play().seat(0, **hand)
    position.state.demon_row = row - 1
    return position


def test_the_demon_starts_on_the_first_row():
    assert BaliPosition(demon=True).view(None)["demon"] == 1


@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 3), (3, 4), (4, 1)])
def test_each_priest_played_moves_it_one_row_to_the_right_and_from_the_last_to_the_first(before, after):
    assert demon_on(before, hand="priest rice rice").do("play priest").view(None)["demon"] == after


@pytest.mark.parametrize("decision", ["play mason", "play 1 rice"])
def test_no_other_card_moves_it(decision):
    assert demon_on(2, hand="mason rice priest").do(decision).view(None)["demon"] == 2


def test_a_shrine_does_not_move_it():
    position = demon_on(2, hand="shrine rice priest", stone=7)
    position.do("play shrine", "sacrifice rice", "sacrifice rice", "sacrifice rice", "supply rice")
    assert (position.view(None)["demon"], position.legal) == (2, ["take 1", "take 3", "take 4"])


@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_nobody_may_take_from_its_row(row):
    position = demon_on(row, hand="mason rice rice").do("play mason")
    assert position.legal == [f"take {other}" for other in (1, 2, 3, 4) if other != row]


def test_the_row_it_moves_to_is_closed_at_once_and_the_one_it_leaves_is_open():
    position = demon_on(1, hand="priest rice rice").do("play priest")
    assert position.legal == ["take 1", "take 3", "take 4"]


def test_the_same_row_stays_closed_for_every_card_of_a_turn():
    position = demon_on(3, hand="rice rice rice", stone=2).do("play 3 rice", "take 1", "take 1")
    assert position.legal == ["take 1", "take 2", "take 4"]


def test_without_the_variant_priests_close_no_row():
    position = BaliPosition().to_play().seat(0, hand="priest rice rice").do("play priest")
    assert position.legal == ["take 1", "take 2", "take 3", "take 4"]
    assert position.view(None)["demon"] is None


def test_scoring_looks_at_any_row_the_last_card_came_from():
    position = demon_on(4, hand="mason rice rice").do("play mason").lay_row(1, "rice priest mason").seat(1, display="priest")
    assert position.do("take 1").points[1] == 1
