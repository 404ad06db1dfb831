"""Set-up, and that its chance is fair."""

from collections import Counter

import numpy as np
import pytest
from scipy.stats import chisquare
from support.random_play import all_options, called

from subak.core.batch import Batch
from subak.core.match import Match

MANY = 12_000
SURELY_UNFAIR = 1e-4


def dealt(players, **options):
    return Match.new("bali", players, {"open_information": True, **options}, "set-up")


@pytest.fixture(scope="module")
def many_deals():
    """The records of many fresh matches for four with oracles."""
    return Batch("bali", MANY, 4, {"oracle": True}, seed=5).states


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_starts_with_a_mason_in_front_and_three_farmers_of_different_kinds_in_hand(players):
    for seat in dealt(players).view(None)["seats"]:
        assert {card: count for card, count in seat["display"].items() if count} == {"mason": 1}
        assert sorted(count for card, count in seat["hand"].items() if card in ("rice", "peanut", "banana", "pepper")) == [
            0,
            1,
            1,
            1,
        ]
        assert seat["hand_size"] == 3
        assert seat["hand"][seat["lacks"]] == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_two_players_lack_the_same_kind(players):
    lacks = [seat["lacks"] for seat in dealt(players).view(None)["seats"]]
    assert len(set(lacks)) == players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_stone_is_two_three_four_five_in_turn_order(players):
    assert [seat["stone"] for seat in dealt(players).view(None)["seats"]] == [2, 3, 4, 5][:players]


@pytest.mark.parametrize(
    ("players", "oracle", "left"), [(2, False, 23), (3, False, 22), (4, False, 21), (2, True, 22), (3, True, 21), (4, True, 20)]
)
def test_one_good_of_each_kind_goes_to_each_player_and_one_to_the_oracles_altar(players, oracle, left):
    view = dealt(players, oracle=oracle).view(None)
    assert all(seat["goods"] == {"rice": 1, "peanut": 1, "banana": 1, "pepper": 1, "given": 0, "kept": 0} for seat in view["seats"])
    assert view["supply"] == {"rice": left, "peanut": left, "banana": left, "pepper": left}
    assert view["altar"]["size"] == (4 if oracle else 0)


@pytest.mark.parametrize(("oracle", "pile"), [(False, 34), (True, 42)])
def test_sixteen_cards_lie_in_four_rows_and_the_rest_is_the_pile(oracle, pile):
    view = dealt(3, oracle=oracle).view(None)
    assert [len(row) for row in view["rows"]] == [4, 4, 4, 4]
    assert view["pile"] == pile


@pytest.mark.parametrize("options", all_options("bali"), ids=called)
def test_rows_are_laid_left_to_right_from_top_to_bottom_in_the_order_drawn(options):
    match = Match.new("bali", 2, options, "rows")
    assert [card for row in match.view(None)["rows"] for card in row] == match.deal["pile"][:16]


def test_the_deck_is_the_box():
    box = {"rice": 5, "peanut": 5, "banana": 5, "pepper": 5, "mason": 12, "priest": 9, "shrine": 9}
    assert Counter(dealt(4).deal["pile"]) == box
    assert Counter(dealt(4, oracle=True).deal["pile"]) == box | {"oracle": 8}


def test_the_deal_names_an_altar_only_with_oracles():
    assert "altar" not in dealt(2, demon=True).deal
    assert sorted(dealt(2, oracle=True).deal["altar"]) == ["banana", "peanut", "pepper", "rice"]


def test_the_first_player_decides_first_and_is_asked_to_buy():
    view = dealt(4).view(0)
    assert (view["actor"], view["active"], view["phase"], view["turn"]) == (0, 0, "buy", 0)


def test_oracles_are_never_among_the_sixteen_cards_laid_out(many_deals):
    assert not (many_deals.pile[:, :16] == 7).any()


def test_oracles_lie_anywhere_in_the_pile_alike(many_deals):
    assert chisquare((many_deals.pile[:, 16:] == 7).sum(axis=0)).pvalue > SURELY_UNFAIR


def test_every_kind_of_card_is_laid_out_as_often_as_the_deck_has_it(many_deals):
    deck = np.array([5, 5, 5, 5, 12, 9, 9])
    for place in (0, 7, 15):
        assert chisquare(np.bincount(many_deals.pile[:, place], minlength=7), MANY * deck / 50).pvalue > SURELY_UNFAIR


@pytest.mark.parametrize("field", ["sets", "altar"])
def test_sets_and_the_oracles_goods_are_dealt_in_every_order_alike(many_deals, field):
    orders = Counter(map(bytes, many_deals[field][:, :4]))
    assert len(orders) == 24
    assert chisquare(list(orders.values())).pvalue > SURELY_UNFAIR


def test_two_players_get_every_pair_of_sets_alike():
    pairs = Counter(map(bytes, Batch("bali", MANY, 2, seed=6).states.sets))
    assert len(pairs) == 12
    assert chisquare(list(pairs.values())).pvalue > SURELY_UNFAIR
