"""Set-up, and that its chance is fair."""

from collections import Counter

import numpy as np
import pytest
from games.cacao.positions import CacaoPosition
from scipy.stats import chisquare

from subak.core.batch import Batch
from subak.core.match import Match

MANY = 12_000
SURELY_UNFAIR = 1e-4

TILES = {
    2: {"1111": 4, "2101": 5, "3001": 1, "3100": 1},
    3: {"1111": 3, "2101": 5, "3001": 1, "3100": 1},
    4: {"1111": 3, "2101": 4, "3001": 1, "3100": 1},
}
# Without the start tiles, a single plantation and a market of price 2.
JUNGLE = {
    "plantation1": (3, 5),
    "plantation2": (2, 2),
    "market2": (1, 1),
    "market3": (3, 4),
    "market4": (1, 1),
    "mine1": (1, 2),
    "mine2": (1, 1),
    "water": (2, 3),
    "sun": (1, 2),
    "temple": (4, 5),
}


def dealt(players):
    return Match.new("cacao", players, {}, "set-up")


@pytest.fixture(scope="module")
def many_deals():
    """The records of many fresh matches for four."""
    return Batch("cacao", MANY, 4, seed=5).states


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_players_leave_out_a_1111_and_four_also_a_2101(players):
    assert [Counter(tiles) for tiles in dealt(players).deal["workers"]] == [TILES[players]] * players


@pytest.mark.parametrize(("players", "tiles"), [(2, 11), (3, 10), (4, 9)])
def test_each_player_has_eleven_ten_or_nine_tiles_and_draws_three(players, tiles):
    for seat in dealt(players).view(None)["seats"]:
        assert (seat["hand_size"], seat["pile_size"]) == (3, tiles - 3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_three_tiles_of_the_deal_are_the_hand(players):
    match = dealt(players)
    for seat in range(players):
        hand = match.view(seat)["seats"][seat]["hand"]
        assert {tile: count for tile, count in hand.items() if count} == Counter(match.deal["workers"][seat][:3])


@pytest.mark.parametrize(("players", "jungle"), [(2, 19), (3, 26), (4, 26)])
def test_the_jungle_is_the_box_without_the_start_tiles_and_what_two_players_take_out(players, jungle):
    deal = dealt(players).deal["jungle"]
    assert Counter(deal) == {kind: counts[players > 2] for kind, counts in JUNGLE.items()}
    assert len(deal) == jungle


@pytest.mark.parametrize(("players", "pile"), [(2, 17), (3, 24), (4, 24)])
def test_two_tiles_lie_open_as_the_display_and_the_rest_is_the_pile(players, pile):
    match = dealt(players)
    view = match.view(None)
    assert view["display"] == match.deal["jungle"][:2]
    assert view["pile"] == pile == sum(view["to_come"].values())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_tiles_lie_diagonal_to_each_other(players):
    assert dealt(players).view(None)["board"] == [
        {"x": 0, "y": 0, "jungle": "plantation1"},
        {"x": 1, "y": 1, "jungle": "market2"},
    ]


def test_there_are_six_squares_to_begin_with():
    assert CacaoPosition().open == {"0,-1", "-1,0", "1,0", "0,1", "2,1", "1,2"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_has_anything_and_the_water_carriers_stand_on_minus_ten(players):
    for seat in dealt(players).view(None)["seats"]:
        assert [seat[field] for field in ("gold", "fruits", "suns", "water", "water_value")] == [0, 0, 0, 0, -10]


def test_the_first_player_decides_first_and_is_asked_for_a_square():
    view = dealt(4).view(0)
    assert (view["actor"], view["active"], view["phase"], view["turn"]) == (0, 0, "square", 0)


def test_every_kind_of_jungle_is_drawn_as_often_as_the_box_has_it(many_deals):
    box = np.array([count for _, count in JUNGLE.values()])
    for place in (0, 1, 2, 13, 25):
        found = np.bincount(many_deals.jungle[:, place], minlength=10)
        assert chisquare(found, MANY * box / 26).pvalue > SURELY_UNFAIR


@pytest.mark.parametrize("seat", range(4))
def test_every_tile_is_drawn_as_often_as_a_player_has_it(many_deals, seat):
    for place in (0, 2, 3, 8):
        found = np.bincount(many_deals.tiles[:, seat, place], minlength=4)
        assert chisquare(found, MANY * np.array([3, 4, 1, 1]) / 9).pvalue > SURELY_UNFAIR


def test_the_two_single_tiles_of_a_player_are_drawn_in_every_pair_of_places_alike(many_deals):
    tiles = many_deals.tiles[:, 2, :9]
    places = Counter(zip((tiles == 2).argmax(axis=1).tolist(), (tiles == 3).argmax(axis=1).tolist(), strict=True))
    assert len(places) == 9 * 8
    assert chisquare(list(places.values())).pvalue > SURELY_UNFAIR


def test_seats_are_shuffled_apart_from_each_other(many_deals):
    places = Counter(zip(*((many_deals.tiles[:, seat, :9] == 2).argmax(axis=1).tolist() for seat in (0, 1)), strict=True))
    assert len(places) == 81
    assert chisquare(list(places.values())).pvalue > SURELY_UNFAIR
