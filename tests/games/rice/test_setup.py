"""Set-up, and that its chance is fair."""

from collections import Counter

import numpy as np
import pytest
from games.rice.positions import RicePosition
from games.rice.random_play import RICE_OPTIONS, rice_match
from scipy.stats import chisquare

from subak.core.batch import Batch
from subak.core.match import Match
from subak.core.mistakes import Mistake

MANY = 12_000
SURELY_UNFAIR = 1e-4


def fresh(*options):
    return Match.new("rice", 2, dict.fromkeys(options, True), "set-up")


def cards_of(match, seat):
    return match.deal["cards"][2 * seat : 2 * seat + 2]


@pytest.fixture(scope="module")
def many_deals():
    return Batch("rice", MANY, 2, {"festival": True}, seed=5).states


@pytest.mark.parametrize("players", [1, 3, 4])
def test_it_is_a_game_for_two(players):
    with pytest.raises(Mistake) as refused:
        Match.new("rice", players)
    assert refused.value.message == "wrong-players-exactly"


def test_all_eighteen_cards_are_dealt_once():
    assert sorted(fresh().deal["cards"]) == list(range(1, 19))


@pytest.mark.parametrize("seat", [0, 1])
def test_each_seat_draws_two_cards_and_may_make_either_its_ancestor(seat):
    match = fresh()
    if seat == 1:
        match.apply(match.legal[0])
    assert match.actor == seat
    assert match.view(seat)["seats"][seat]["hand"] == sorted(cards_of(match, seat))
    assert match.legal_texts() == sorted(f"ancestor {card}" for card in cards_of(match, seat))


@pytest.mark.parametrize("choice", [0, 1])
def test_the_other_card_starts_the_farm_upright_at_the_origin(choice):
    match = fresh()
    for seat in (0, 1):
        match.apply(f"ancestor {cards_of(match, seat)[choice]}")
    for seat, shown in enumerate(match.view(None)["seats"]):
        assert shown["ancestor"] == cards_of(match, seat)[choice]
        started = [(card["no"], card["x"], card["y"], card["lying"]) for card in shown["farm"]["cards"]]
        assert started == [(cards_of(match, seat)[1 - choice], 0, 0, False)]


def test_nothing_is_laid_before_both_have_chosen():
    match = fresh()
    match.apply(match.legal[0])
    assert [seat["farm"]["cards"] for seat in match.view(None)["seats"]] == [[], []]


def test_the_other_fourteen_are_dealt_alternately_seven_each():
    match = fresh()
    for _ in range(2):
        match.apply(match.legal[0])
    hands = [match.view(seat)["seats"][seat]["hand"] for seat in (0, 1)]
    assert hands == [sorted(match.deal["cards"][4::2]), sorted(match.deal["cards"][5::2])]
    assert [len(hand) for hand in hands] == [7, 7]
    assert (match.view(None)["season"], match.view(None)["turn"], match.actor) == ("wet", 1, 0)


def test_a_field_that_the_first_card_closes_scores_at_once_with_the_ancestor_just_chosen():
    faces = [{"no": 1, "paths": "####..", "features": {"1,1": "farmer"}}]
    faces += [{"no": no, "paths": f"{no:06b}".replace("1", "#").replace("0", "."), "features": {}} for no in range(2, 19)]
    effects = [("size_exact", "both", 3, 1), ("size_exact", "both", 3, 2), ("size_exact", "dry", 3, 1)]
    for effect, when, points, limit in effects:
        ancestors = [
            {"no": no, "name": "A", "effect": effect, "when": when, "points": points, "limit": limit} for no in range(1, 19)
        ]
        deck = {"name": "walled", "faces": faces, "ancestors": ancestors}
        start = Match.new("rice", 2, {}, "walled", deck)
        match = Match(start.game, 2, {}, start.deal | {"cards": [2, 1, *range(3, 19)]})
        match.apply("ancestor 2")
        match.apply("ancestor 3")
        assert match.state.points.tolist() == [5 if (when, limit) == ("both", 1) else 2, 0]


def test_with_the_river_the_place_of_the_first_card_follows_the_choice_of_each():
    match = fresh("festival")
    seen = []
    for _ in range(4):
        seen.append((match.actor, match.legal_texts()[0].split()[0]))
        match.apply(match.legal[0])
    assert seen == [(0, "ancestor"), (0, "at"), (1, "ancestor"), (1, "at")]


def test_nobody_has_points_a_contract_or_an_ancestor_to_begin_with():
    for options in RICE_OPTIONS:
        for seat in fresh(*options).view(None)["seats"]:
            assert (seat["points"], seat["score"], seat["contract"], seat["ancestor"]) == (0, 0, None, None)


def test_without_the_festival_there_is_no_river():
    match = fresh()
    assert "river" not in match.deal
    assert (match.view(0)["river"], match.view(0)["bank"]) == (None, None)


def test_with_it_four_cards_lie_in_an_order_that_all_see():
    match = fresh("festival")
    assert sorted(match.deal["river"]) == ["buffaloes", "farmers", "houses", "largest"]
    assert match.view(None)["river"] == match.deal["river"]
    assert not match.view(None)["river_turned"]


@pytest.mark.parametrize("options", RICE_OPTIONS, ids=str)
def test_a_match_ends_with_eight_cards_in_each_farm_and_two_ancestors(options):
    match = rice_match(options, "own", 1)
    used = [card["no"] for seat in match.view(None)["seats"] for card in seat["farm"]["cards"]]
    used += [seat["ancestor"] for seat in match.view(None)["seats"]]
    assert sorted(used) == list(range(1, 19))


def test_every_card_is_dealt_to_every_place_alike(many_deals):
    for place in (0, 1, 3, 4, 17):
        assert chisquare(np.bincount(many_deals.cards[:, place], minlength=18)).pvalue > SURELY_UNFAIR


def test_every_pair_of_cards_is_drawn_alike(many_deals):
    pairs = Counter(zip(many_deals.cards[:, 0].tolist(), many_deals.cards[:, 2].tolist(), strict=True))
    assert len(pairs) == 18 * 17
    assert chisquare(list(pairs.values())).pvalue > SURELY_UNFAIR


def test_every_order_of_the_river_comes_up_alike(many_deals):
    orders = Counter(tuple(order) for order in many_deals.river.tolist())
    assert len(orders) == 24
    assert chisquare(list(orders.values())).pvalue > SURELY_UNFAIR


def test_a_position_of_the_tests_is_a_position_of_the_game():
    position = RicePosition()
    position.state.hand[0] = 0b11
    position.build(0, 3, "0,0 upright")
    assert position.do("build 1").legal[0].startswith("at ")
