"""The end: after everyone's last tile; temples, suns, water, and ties."""

import pytest
from games.cacao.positions import CacaoPosition
from support.random_play import played

from subak.core.match import Match
from subak.games.cacao.components import WATER_TRACK

DRY = WATER_TRACK.index(0)  # steps to the field that counts nothing

AROUND_TEMPLE = ["4,-1", "5,0", "4,1", "3,0"]
TOWARDS_TEMPLE = [2, 3, 0, 1]  # the turns that point a tile's first number at it


def bare(players):
    position = CacaoPosition(players).stock()
    for seat in range(players):
        position.seat(seat, water=DRY)
    return position


def temple_with(players, *crowds):
    """A temple at 4,0 with up to four tiles around it: each a seat and the number of its workers there."""
    position = bare(players).lay(temple="4,0")
    tiles = {0: ("2101", 2), 1: ("1111", 0), 2: ("2101", 0), 3: ("3001", 0)}
    for (seat, workers), at, turns in zip(crowds, AROUND_TEMPLE, TOWARDS_TEMPLE, strict=False):
        tile, more = tiles[workers]
        position.build(seat, at, tile, (turns + more) % 4)
    return position


@pytest.mark.parametrize(("players", "tiles"), [(2, 11), (3, 10), (4, 9)])
def test_the_match_ends_after_the_round_in_which_everyone_placed_the_last_tile(players, tiles):
    match = played("cacao", players, {}, "the end")
    assert (
        sum(match.game.action_text(match.prefix(0).state, ply.action).startswith("tile") for ply in match.plies) == players * tiles
    )
    view = match.view(None)
    assert view["turn"] == players * tiles
    assert [(seat["hand_size"], seat["pile_size"]) for seat in view["seats"]] == [(0, 0)] * players
    assert (view["phase"], view["actor"]) == ("over", None)


def test_the_last_tile_of_the_last_player_still_works():
    position = bare(2).lay(mine2="2,0").turn_of(1).seat(0, hand="").seat(1, hand="3001").place("3,0", "3001 r3")
    assert (position.phase, position.legal, position.gold) == ("over", [], [0, 6])


def test_the_last_tile_may_be_followed_by_sales():
    position = bare(2).turn_of(1).seat(0, hand="").seat(1, hand="1111", fruits=2).place("2,1", "1111 r0")
    assert (position.phase, position.actor) == ("work", 1)
    assert position.do("sell 1 2,1 left").phase == "over"


def test_the_round_is_played_to_its_end():
    position = bare(3).seat(0, hand="1111").seat(1, hand="1111").seat(2, hand="1111").place("0,-1", "1111 r0")
    assert (position.phase, position.actor) == ("square", 1)
    position.place("-1,0", "1111 r0")
    assert (position.phase, position.actor) == ("square", 2)
    assert position.place("1,2", "1111 r0").phase == "over"


@pytest.mark.parametrize(
    ("players", "crowds", "gold"),
    [
        (2, [], [0, 0]),
        (2, [(0, 0), (1, 0)], [0, 0]),
        (2, [(0, 1), (1, 0)], [6, 0]),
        (2, [(1, 3)], [0, 6]),
        (2, [(0, 2), (1, 1)], [6, 3]),
        (2, [(0, 1), (1, 1)], [3, 3]),
        (2, [(0, 1), (1, 2), (0, 2)], [6, 3]),
        (2, [(0, 1), (1, 2), (0, 1)], [3, 3]),
        (3, [(0, 3), (1, 2), (2, 1)], [6, 3, 0]),
        (3, [(0, 3), (1, 1), (2, 1)], [6, 1, 1]),
        (3, [(0, 2), (1, 2), (2, 1)], [3, 3, 0]),
        (3, [(0, 1), (1, 1), (2, 1)], [2, 2, 2]),
        (3, [(0, 0), (1, 1), (2, 1)], [0, 3, 3]),
        (3, [(2, 3), (2, 3), (1, 1)], [0, 3, 6]),
        (4, [(0, 1), (1, 1), (2, 1), (3, 1)], [1, 1, 1, 1]),
        (4, [(0, 3), (1, 1), (2, 1), (3, 1)], [6, 1, 1, 1]),
        (4, [(0, 2), (1, 1), (2, 1), (3, 0)], [6, 1, 1, 0]),
        (4, [(0, 3), (1, 3), (2, 2), (3, 1)], [3, 3, 0, 0]),
        (4, [(0, 2), (1, 2), (2, 2), (3, 1)], [2, 2, 2, 0]),
        (4, [(0, 1), (1, 2), (2, 3), (3, 0)], [0, 3, 6, 0]),
    ],
)
def test_most_workers_at_a_temple_bring_six_second_most_three_and_ties_share_rounded_down(players, crowds, gold):
    assert temple_with(players, *crowds).scores == gold


def test_every_temple_is_scored_by_itself():
    position = temple_with(2, (0, 2), (1, 1)).lay(temple="-4,0").build(1, "-3,0", "1111")
    assert position.scores == [6, 3 + 6]


def test_a_temple_between_tiles_counts_only_the_sides_that_face_it():
    position = bare(2).lay(temple="4,0").build(0, "3,0", "2101", turns=0).build(1, "5,0", "3100", turns=0)
    assert position.scores == [6, 0]


def test_each_sun_token_left_is_a_gold():
    assert bare(2).seat(0, suns=3).seat(1, suns=1).scores == [3, 1]


@pytest.mark.parametrize(("steps", "value"), list(enumerate([-10, -4, -1, 0, 2, 4, 7, 11, 16])))
def test_the_field_of_the_water_carrier_is_added_and_may_be_negative(steps, value):
    assert bare(2).seat(0, water=steps, gold=3).scores == [3 + value, 0]


def test_a_score_may_be_negative():
    assert CacaoPosition(4).scores == [-10] * 4


def test_fruits_count_nothing():
    assert bare(2).seat(0, fruits=5).scores == [0, 0]


def test_the_score_adds_gold_temples_suns_and_water():
    assert temple_with(2, (0, 2), (1, 1)).seat(0, gold=20, suns=2, water=8, fruits=4).scores == [20 + 6 + 2 + 16, 3]


def test_the_most_gold_wins():
    assert bare(3).seat(0, gold=3).seat(1, gold=5, fruits=0).seat(2, gold=4, fruits=5).winners == [1]


def test_a_tie_goes_to_the_most_fruits_left():
    assert bare(3).seat(0, gold=5, fruits=1).seat(1, gold=5, fruits=2).seat(2, gold=4, fruits=5).winners == [1]


def test_a_full_tie_shares_the_victory():
    assert bare(4).seat(0, gold=5, fruits=2).seat(2, gold=5, fruits=2).seat(3, gold=5, fruits=1).winners == [0, 2]


def test_below_zero_the_greater_score_wins_too():
    position = CacaoPosition(2).seat(0, gold=1, fruits=0).seat(1, gold=0, fruits=5)
    assert (position.scores, position.winners) == ([-9, -10], [0])


def test_below_zero_a_tie_goes_to_the_most_fruits_too():
    assert CacaoPosition(2).seat(0, fruits=1).winners == [0]


def test_at_the_end_all_see_the_scoring_line_by_line():
    position = temple_with(2, (0, 2), (1, 1)).turn_of(1).seat(0, hand="", gold=7, suns=2, water=0).seat(1, hand="1111", gold=4)
    end = position.place("0,-1", "1111 r0").view(None)["end"]
    assert end == {
        "temples": [{"at": [4, 0], "gold": [6, 3]}],
        "seats": [
            {"gold": 7, "temples": 6, "suns": 2, "water": -10, "total": 5},
            {"gold": 4, "temples": 3, "suns": 0, "water": 0, "total": 7},
        ],
        "winners": [1],
    }


def test_before_the_end_there_is_no_score_sheet():
    assert Match.new("cacao", 2, {}, "sheet").view(0)["end"] is None
