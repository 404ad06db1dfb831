"""What a seat is shown, and what it is not."""

import json

import pytest
from tables import BUSY, CacaoTable, moments, played

from subak.core.match import Match

EVERYBODY = (0, 1, 2, None)


def held():
    table = CacaoTable(3).hold(0, hand="3001 1111 1111", pile="2101 2101 3100", played="1111 2101 2101 2101")
    return table.hold(1, hand="2101 2101 3100", pile="1111 3001", played="1111 1111 2101 2101 2101")


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
    one, other = (CacaoTable(3).hold(0, "3001 1111 1111", pile) for pile in ("2101 2101 3100", "3100 2101 2101"))
    for seat in EVERYBODY:
        assert one.view(seat) == other.view(seat)


def test_another_hand_of_the_same_tiles_changes_only_its_owners_view():
    one, other = (CacaoTable(3).hold(1, *split) for split in (("3001 1111 1111", "2101 3100"), ("3100 2101 1111", "1111 3001")))
    assert [one.view(seat) == other.view(seat) for seat in EVERYBODY] == [True, False, True, True]


def test_all_see_the_display_and_which_jungle_tiles_are_to_come():
    table = CacaoTable(3).stock("water temple", "sun sun market4")
    for seat in EVERYBODY:
        view = table.view(seat)
        assert view["display"] == ["water", "temple"]
        assert view["pile"] == 3
        assert {kind: count for kind, count in view["to_come"].items() if count} == {"sun": 2, "market4": 1}


def test_the_order_of_the_jungle_changes_no_view():
    one, other = (CacaoTable(3).stock("water temple", pile) for pile in ("sun mine1 market4", "market4 sun mine1"))
    for seat in EVERYBODY:
        assert one.view(seat) == other.view(seat)


def test_all_see_the_villages():
    table = CacaoTable(3).seat(1, gold=12, fruits=4, suns=2, water=6)
    for seat in EVERYBODY:
        shown = table.view(seat)["seats"][1]
        assert [shown[field] for field in ("gold", "fruits", "suns", "water", "water_value")] == [12, 4, 2, 6, 7]


def test_all_see_the_board_from_top_to_bottom_and_left_to_right():
    table = CacaoTable(3).lay(sun="-1,-1").build(2, "1,0", "2101", turns=3)
    for seat in EVERYBODY:
        assert table.view(seat)["board"] == [
            {"x": -1, "y": -1, "jungle": "sun"},
            {"x": 0, "y": 0, "jungle": "plantation1"},
            {"x": 1, "y": 0, "seat": 2, "tile": "2101", "turns": 3, "workers": [1, 0, 1, 2], "overbuilt": False},
            {"x": 1, "y": 1, "jungle": "market2"},
        ]


def test_the_square_chosen_is_shown_until_the_turn_ends():
    table = CacaoTable().seat(0, hand="1111 1111", fruits=1)
    assert (table.view(1)["placed"], table.view(1)["overbuilding"]) == (None, None)
    table.do("square 2,1")
    assert (table.view(1)["placed"], table.view(1)["overbuilding"]) == ([2, 1], False)
    table.do("tile 1111 r0")
    assert (table.phase, table.view(1)["placed"]) == ("work", [2, 1])
    table.do("sell 1 2,1 left")
    assert (table.phase, table.view(1)["placed"]) == ("square", None)


def test_it_is_shown_that_one_overbuilds():
    table = CacaoTable().build(0, "1,0", "1111").stock().seat(0, hand="1111", suns=1).do("overbuild 1,0")
    assert (table.view(1)["placed"], table.view(1)["overbuilding"]) == ([1, 0], True)


def test_legal_actions_go_to_the_deciding_seat_alone():
    for match in moments(3, {}, "legal", BUSY, "cacao"):
        for seat in EVERYBODY:
            decides = seat is not None and seat == match.actor
            texts = [match.game.action_text(match.state, action) for action in match.legal]
            legal = match.view(seat)["legal"]
            assert (None if legal is None else [choice["action"] for choice in legal]) == (texts if decides else None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_all_see_everything_alike(players):
    match = played(players, {}, "all open", game="cacao")
    views = [{**match.view(seat), "seat": None, "undoable": None} for seat in (*range(players), None)]
    assert all(view == views[0] for view in views)
    assert views[0]["end"]["winners"] == match.result()["winners"]
    assert all(seat["hand"] == {"1111": 0, "2101": 0, "3001": 0, "3100": 0} for seat in views[0]["seats"])


def test_views_stories_and_previews_are_plain_data():
    match = played(2, {}, "plain", game="cacao")
    half = match.prefix(len(match.plies) // 2)
    for data in (match.view(0), match.story(0), half.view(0), [half.preview(action) for action in half.legal]):
        assert json.loads(json.dumps(data)) == data


def test_the_story_can_be_told_from_any_ply_on():
    match = played(2, {}, "since", game="cacao")
    assert match.story(1, since=40) == match.story(1)[40:]


def test_a_view_of_a_fresh_match_names_the_game_and_its_players():
    view = Match.new("cacao", 4, {}, "fresh").view(2)
    assert (view["game"], view["players"], view["options"], view["seat"], view["ply"]) == ("cacao", 4, {}, 2, 0)


def test_all_see_what_each_would_have_if_the_match_ended_now():
    for match in moments(3, {}, "score", BUSY, "cacao"):
        for seat in EVERYBODY:
            assert [one["score"] for one in match.view(seat)["seats"]] == match.result()["scores"]
