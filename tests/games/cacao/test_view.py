"""What a seat is shown, and what it is not."""

import pytest
from games.cacao.positions import CacaoPosition
from games.cacao.tempers import BUSY
from support.random_play import moments, played

EVERYBODY = (0, 1, 2, None)


def held():
    position = CacaoPosition(3).hold(0, hand="3001 1111 1111", pile="2101 2101 3100", played="1111 2101 2101 2101")
    return position.hold(1, hand="2101 2101 3100", pile="1111 3001", played="1111 1111 2101 2101 2101")


def test_one_sees_ones_own_hand_and_what_is_in_ones_own_pile():
    own = held().view(0)["seats"][0]
    assert own["hand"] == {"1111": 2, "2101": 0, "3001": 1, "3100": 0}
    assert own["unseen"] == {"1111": 0, "2101": 2, "3001": 0, "3100": 1}
    assert (own["hand_size"], own["pile_size"]) == (3, 3)


def test_of_others_one_sees_only_what_they_have_not_yet_shown_hand_and_pile_together():
    for seat in (0, 2, None):
        other = held().view(seat)["seats"][1]
        assert other["hand"] is None
        assert other["unseen"] == {"1111": 1, "2101": 2, "3001": 1, "3100": 1}
        assert (other["hand_size"], other["pile_size"]) == (3, 2)


def test_the_order_of_a_pile_changes_no_view():
    one, other = (CacaoPosition(3).hold(0, "3001 1111 1111", pile) for pile in ("2101 2101 3100", "3100 2101 2101"))
    for seat in EVERYBODY:
        assert one.view(seat) == other.view(seat)


def test_another_hand_of_the_same_tiles_changes_only_its_owners_view():
    one, other = (CacaoPosition(3).hold(1, *split) for split in (("3001 1111 1111", "2101 3100"), ("3100 2101 1111", "1111 3001")))
    assert [one.view(seat) == other.view(seat) for seat in EVERYBODY] == [True, False, True, True]


def test_all_see_the_display_and_which_jungle_tiles_are_to_come():
    position = CacaoPosition(3).stock("water temple", "sun sun market4")
    for seat in EVERYBODY:
        view = position.view(seat)
        assert view["display"] == ["water", "temple"]
        assert view["pile"] == 3
        assert {kind: count for kind, count in view["to_come"].items() if count} == {"sun": 2, "market4": 1}


def test_the_order_of_the_jungle_changes_no_view():
    one, other = (CacaoPosition(3).stock("water temple", pile) for pile in ("sun mine1 market4", "market4 sun mine1"))
    for seat in EVERYBODY:
        assert one.view(seat) == other.view(seat)


def test_all_see_the_villages():
    position = CacaoPosition(3).seat(1, gold=12, fruits=4, suns=2, water=6)
    for seat in EVERYBODY:
        shown = position.view(seat)["seats"][1]
        assert [shown[field] for field in ("gold", "fruits", "suns", "water", "water_value")] == [12, 4, 2, 6, 7]


def test_all_see_the_board_from_top_to_bottom_and_left_to_right():
    position = CacaoPosition(3).lay(sun="-1,-1").build(2, "1,0", "2101", turns=3)
    for seat in EVERYBODY:
        assert position.view(seat)["board"] == [
            {"x": -1, "y": -1, "jungle": "sun"},
            {"x": 0, "y": 0, "jungle": "plantation1"},
            {"x": 1, "y": 0, "seat": 2, "tile": "2101", "turns": 3, "workers": [1, 0, 1, 2], "overbuilt": False},
            {"x": 1, "y": 1, "jungle": "market2"},
        ]


def test_the_square_chosen_is_shown_until_the_turn_ends():
    position = CacaoPosition().seat(0, hand="1111 1111", fruits=1)
    assert (position.view(1)["placed"], position.view(1)["overbuilding"]) == (None, None)
    position.do("square 2,1")
    assert (position.view(1)["placed"], position.view(1)["overbuilding"]) == ([2, 1], False)
    position.do("tile 1111 r0")
    assert (position.phase, position.view(1)["placed"]) == ("work", [2, 1])
    position.do("sell 1 2,1 left")
    assert (position.phase, position.view(1)["placed"]) == ("square", None)


def test_it_is_shown_that_one_overbuilds():
    position = CacaoPosition().build(0, "1,0", "1111").stock().seat(0, hand="1111", suns=1).do("overbuild 1,0")
    assert (position.view(1)["placed"], position.view(1)["overbuilding"]) == ([1, 0], True)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_no_hand_is_hidden_and_none_has_a_tile_left(players):
    match = played("cacao", players, {}, "all open")
    assert all(seat["hand"] == {"1111": 0, "2101": 0, "3001": 0, "3100": 0} for seat in match.view(None)["seats"])


def test_all_see_what_each_would_have_if_the_match_ended_now():
    for match in moments("cacao", 3, {}, "score", BUSY):
        for seat in EVERYBODY:
            assert [one["score"] for one in match.view(seat)["seats"]] == match.result()["scores"]


def test_in_the_race_temples_are_open_until_the_end():
    position = CacaoPosition(2).lay(temple="0,0").build(0, "0,1", "2101").seat(0, gold=12, suns=2, water=3)
    position.seat(1, gold=5, suns=0, water=0)
    score = position.view(None)["seats"][0]["score"]
    for seat in (0, 1, None):
        assert position.view(seat)["race"] == [{"sure": score - 6, "open": 6}, {"sure": 5 - 10, "open": 0}]


def test_the_race_ends_with_the_scores():
    match = played("cacao", 3, {}, "race", BUSY)
    assert match.view(None)["race"] == [{"sure": score, "open": 0} for score in match.result()["scores"]]
    assert any(runner["open"] for runner in match.prefix(len(match.plies) - 1).view(None)["race"])


def test_the_last_tile_that_looks_the_same_however_it_is_turned_is_laid_unasked():
    position = CacaoPosition(2).hold(0, hand="1111", played="1111 1111 1111 2101 2101 2101 2101 2101 3100 3001")
    assert position.match().forced() is None
    assert position.do(position.legal[0]).match().forced() == {"say": "cacao-only-tile"}


def test_a_square_that_only_one_kind_of_jungle_can_fill_is_filled_unasked():
    told = [
        (len(match.legal), match.forced())
        for match in moments("cacao", 2, {}, "fills", BUSY)
        if match.view(match.actor)["phase"] == "fill"
    ]
    assert {legal == 1 for legal, _ in told} == {True, False}
    assert all((forced is not None and forced["say"] == "cacao-only-fill") == (legal == 1) for legal, forced in told)
