"""Phase 1: a good of the supply, if one likes."""

import pytest
from games.bali.positions import BaliPosition


@pytest.mark.parametrize(("farmers", "cost"), [(0, 5), (1, 4), (2, 3), (3, 2), (4, 1), (5, 0), (6, 0)])
def test_a_good_costs_five_less_the_farmers_of_its_kind_and_never_less_than_nothing(farmers, cost):
    position = BaliPosition().seat(0, display="mason " + "pepper " * farmers, goods="", stone=5)
    position.do("buy pepper")
    assert position.stone[0] == 5 - cost
    assert position.goods(0) == {"pepper": 1}


@pytest.mark.parametrize(("stone", "legal"), [(3, ["pass", "buy rice"]), (2, ["pass"])])
def test_a_good_must_be_paid_in_full(stone, legal):
    assert BaliPosition().seat(0, display="rice rice", stone=stone).legal == legal


def test_farmers_of_other_kinds_make_nothing_cheaper():
    assert BaliPosition().seat(0, display="rice rice rice rice rice mason mason", stone=4).legal == ["pass", "buy rice"]


def test_farmers_in_hand_make_nothing_cheaper():
    assert BaliPosition().seat(0, display="", hand="rice rice rice", stone=4).legal == ["pass"]


def test_a_kind_that_has_run_out_cannot_be_bought():
    position = BaliPosition().seat(0, display="rice rice rice rice rice", stone=9).stock(peanut=1, pepper=1)
    assert position.legal == ["pass", "buy peanut", "buy pepper"]


def test_pass_is_asked_even_where_it_is_the_only_answer():
    position = BaliPosition().seat(0, display="", stone=0)
    assert (position.phase, position.legal) == ("buy", ["pass"])


def test_pass_costs_nothing_and_brings_nothing():
    position = BaliPosition().seat(0, stone=4, goods="rice")
    position.do("pass")
    assert (position.stone[0], position.goods(0)) == (4, {"rice": 1})


@pytest.mark.parametrize("answer", ["pass", "buy banana"])
def test_one_answer_and_the_player_goes_on_to_play(answer):
    position = BaliPosition().seat(0, display="banana banana banana banana banana", stone=9).do(answer)
    assert (position.phase, position.actor) == ("play", 0)
