"""What a seat is shown, and what it is not."""

import json

import pytest
from tables import SECRETIVE, BaliTable, moments, named, played

from subak.core.match import Match


def shrine_of_seat_0():
    table = BaliTable(3).to_play().seat(0, hand="shrine rice rice", stone=7)
    return table.do("play shrine", "sacrifice rice", "sacrifice peanut", "sacrifice banana", "supply pepper")


def look_of_seat_0():
    table = BaliTable(3, oracle=True).seat(0, goods="").to_take(2).lay_row(2, "mason").next_cards("oracle rice rice rice")
    return table.clear_altar().lay_on_altar("rice? peanut banana? pepper").do("take 2", "oracle look")


def test_a_good_laid_face_down_is_hidden_from_all_but_its_owner():
    table = shrine_of_seat_0()
    assert [table.view(seat)["altar"]["memory"][2]["laid"] for seat in (0, 1, 2, None)] == ["banana", "hidden", "hidden", "hidden"]


def test_goods_laid_open_are_remembered_by_all():
    memory = shrine_of_seat_0().view(None)["altar"]["memory"]
    assert [(laid["by"], laid["laid"], laid["open"]) for laid in memory] == [
        (1, "rice", True),
        (2, "peanut", True),
        (0, "hidden", False),
        (None, "pepper", True),
    ]


def test_others_goods_are_shown_as_far_as_all_can_count_them():
    table = shrine_of_seat_0()
    assert table.view(1)["seats"][0]["goods"] == {"rice": 1, "peanut": 1, "banana": 1, "pepper": 1, "given": 1, "kept": 0}
    assert table.view(0)["seats"][0]["goods"] == {"rice": 1, "peanut": 1, "banana": 0, "pepper": 1, "given": 0, "kept": 0}
    assert {table.view(seat)["seats"][0]["goods_size"] for seat in (0, 1, None)} == {3}


def test_a_look_is_shown_only_to_the_one_who_looks():
    table = look_of_seat_0()
    assert table.view(0)["look"] == [
        {"good": "pepper", "open": True},
        {"good": "banana", "open": False},
        {"good": "peanut", "open": True},
        {"good": "rice", "open": False},
    ]
    assert [table.view(seat)["look"] for seat in (1, 2, None)] == [None, None, None]


def test_what_was_kept_from_where_and_seen_is_remembered_only_by_the_one_who_looked():
    table = look_of_seat_0().do("keep peanut 3")
    assert table.view(0)["altar"]["memory"][-1]["kept"] == "peanut"
    assert table.view(0)["altar"]["memory"][-1]["place"] == 3
    assert len(table.view(0)["altar"]["memory"][-1]["seen"]) == 4
    top = table.view(1)["altar"]["top"]
    assert table.view(1)["altar"]["memory"][-1] == {"by": 0, "kept": "hidden", "place": None, "top": top, "seen": None}
    assert table.view(1)["seats"][0]["goods"] == {"rice": 0, "peanut": 0, "banana": 0, "pepper": 0, "given": 0, "kept": 1}


def test_a_kept_good_that_is_laid_open_later_is_no_longer_secret():
    table = look_of_seat_0().do("keep peanut 3").turn_of(1).to_play().seat(1, hand="shrine rice rice", stone=7).seat(2, goods="")
    table.do("play shrine", "sacrifice peanut")
    assert table.view(1)["seats"][0]["goods"] == {"rice": 0, "peanut": 0, "banana": 0, "pepper": 0, "given": 0, "kept": 0}


def test_hands_are_shown_as_perfect_memory_would_have_them():
    match = Match.new("bali", 3, {}, "hands")
    view = match.view(None)
    assert [{card: count for card, count in seat["hand"].items() if count} for seat in view["seats"]] == [
        named(hand) for hand in match.state.hand[:3]
    ]


def test_under_secret_hands_others_see_only_the_size_of_a_hand_and_no_set():
    match = Match.new("bali", 3, {"secret_hands": True}, "hands")
    for seat in (0, 1, 2, None):
        for owner, shown in enumerate(match.view(seat)["seats"]):
            assert (shown["hand"] is not None) == (owner == seat)
            assert (shown["lacks"] is not None) == (owner == seat)
            assert shown["hand_size"] == 3


def test_legal_actions_go_to_the_deciding_seat_alone():
    for match in moments(3, {"oracle": True}, "legal", SECRETIVE):
        for seat in (0, 1, 2, None):
            decides = seat is not None and seat == match.actor
            texts = [match.game.action_text(match.state, action) for action in match.legal]
            legal = match.view(seat)["legal"]
            assert (None if legal is None else [choice["action"] for choice in legal]) == (texts if decides else None)


@pytest.mark.parametrize("options", [{}, {"oracle": True, "demon": True, "secret_hands": True}])
def test_at_the_end_all_see_everything_alike(options):
    match = played(4, options, "all open", SECRETIVE)
    views = [{**match.view(seat), "seat": None, "undoable": None} for seat in (0, 1, 2, 3, None)]
    assert all(view == views[0] for view in views)
    assert "hidden" not in json.dumps(views[0]["seats"])
    assert all("hidden" not in (event.get("laid"), event.get("kept")) for event in views[0]["altar"]["memory"])
    assert all(seat["hand"] is not None for seat in views[0]["seats"])


def test_views_and_stories_are_plain_data():
    match = played(2, {"oracle": True}, "plain", SECRETIVE)
    assert json.loads(json.dumps(match.view(0))) == match.view(0)
    assert json.loads(json.dumps(match.story(0))) == match.story(0)


def test_secret_words_of_actions_are_replaced_for_all_others_while_the_match_runs():
    match = played(2, {"oracle": True}, "words", SECRETIVE)
    running = match.prefix(len(match.plies) - 1)
    full = [text for _, text in running.record()["actions"]]
    hidden = 0
    for seat in (0, 1, None):
        for entry, text in zip(running.story(seat), full, strict=True):
            if entry["text"] != text:
                assert entry["seat"] != seat
                assert entry["text"] in ("sacrifice hidden", "keep hidden")
                assert entry["text"].split()[0] == text.split()[0]
                hidden += 1
    assert hidden
    assert [entry["text"] for entry in match.story(None)] == [text for _, text in match.record()["actions"]]


def test_every_face_down_sacrifice_and_every_keep_is_hidden_in_the_story_of_others():
    match = played(3, {"oracle": True}, "words", SECRETIVE)
    running = match.prefix(len(match.plies) - 1)
    for ply, entry in zip(running.plies, running.story(None), strict=True):
        verb = running.game.action_text(None, ply.action).split()[0]
        assert ("hidden" in entry["text"]) == (verb == "keep" or (verb == "sacrifice" and ply.seat == ply.active))


def test_the_story_can_be_told_from_any_ply_on():
    match = played(2, {"oracle": True}, "since", SECRETIVE)
    assert match.story(1, since=40) == match.story(1)[40:]


def test_what_is_sure_at_the_end_is_shown_to_all_and_the_goods_add_to_it():
    for match in moments(3, {"oracle": True}, "score", SECRETIVE):
        shown = [[one["score"] for one in match.view(seat)["seats"]] for seat in (0, 1, 2, None)]
        assert all(one == shown[0] for one in shown)
    end = match.view(0)["end"]["seats"]
    assert shown[0] == [one["total"] - one["goods"] for one in end]
