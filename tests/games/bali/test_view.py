"""What a seat is shown, and what it is not."""

import json

import pytest
from games.bali.positions import BaliPosition, named
from games.bali.tempers import SECRETIVE
from support.random_play import moments, played

from subak.core.match import Match


def shrine_of_seat_0():
    position = BaliPosition(3, open_information=True).to_play().seat(0, hand="shrine rice rice", stone=7)
    return position.do("play shrine", "sacrifice rice", "sacrifice peanut", "sacrifice banana", "supply pepper")


def look_of_seat_0():
    position = BaliPosition(3, oracle=True, open_information=True).seat(0, goods="").to_take(2)
    position.lay_row(2, "mason").next_cards("oracle rice rice rice")
    return position.clear_altar().lay_on_altar("rice? peanut banana? pepper").do("take 2", "oracle look")


def test_a_good_laid_face_down_is_hidden_from_all_but_its_owner():
    position = shrine_of_seat_0()
    assert [position.view(seat)["altar"]["memory"][2]["laid"] for seat in (0, 1, 2, None)] == [
        "banana",
        "hidden",
        "hidden",
        "hidden",
    ]


def test_goods_laid_open_are_remembered_by_all():
    memory = shrine_of_seat_0().view(None)["altar"]["memory"]
    assert [(laid["by"], laid["laid"], laid["open"]) for laid in memory] == [
        (1, "rice", True),
        (2, "peanut", True),
        (0, "hidden", False),
        (None, "pepper", True),
    ]


def test_with_open_information_others_goods_are_shown_as_far_as_all_can_count_them():
    position = shrine_of_seat_0()
    assert position.view(1)["seats"][0]["goods"] == {"rice": 1, "peanut": 1, "banana": 1, "pepper": 1, "given": 1, "kept": 0}
    assert position.view(0)["seats"][0]["goods"] == {"rice": 1, "peanut": 1, "banana": 0, "pepper": 1, "given": 0, "kept": 0}
    assert {position.view(seat)["seats"][0]["goods_size"] for seat in (0, 1, None)} == {3}


def test_a_look_is_shown_only_to_the_one_who_looks():
    position = look_of_seat_0()
    assert position.view(0)["look"] == [
        {"good": "pepper", "open": True},
        {"good": "banana", "open": False},
        {"good": "peanut", "open": True},
        {"good": "rice", "open": False},
    ]
    assert [position.view(seat)["look"] for seat in (1, 2, None)] == [None, None, None]


def test_what_was_kept_from_where_and_seen_is_remembered_only_by_the_one_who_looked():
    position = look_of_seat_0().do("keep peanut 3")
    assert position.view(0)["altar"]["memory"][-1]["kept"] == "peanut"
    assert position.view(0)["altar"]["memory"][-1]["place"] == 3
    assert len(position.view(0)["altar"]["memory"][-1]["seen"]) == 4
    top = position.view(1)["altar"]["top"]
    assert position.view(1)["altar"]["memory"][-1] == {"by": 0, "kept": "hidden", "place": None, "top": top, "seen": None}
    assert position.view(1)["seats"][0]["goods"] == {"rice": 0, "peanut": 0, "banana": 0, "pepper": 0, "given": 0, "kept": 1}


def test_a_kept_good_that_is_laid_open_later_is_no_longer_secret():
    position = look_of_seat_0().do("keep peanut 3").turn_of(1).to_play().seat(1, hand="shrine rice rice", stone=7).seat(2, goods="")
    position.do("play shrine", "sacrifice peanut")
    assert position.view(1)["seats"][0]["goods"] == {"rice": 0, "peanut": 0, "banana": 0, "pepper": 0, "given": 0, "kept": 0}


def test_with_open_information_hands_are_shown_as_perfect_memory_would_have_them():
    match = Match.new("bali", 3, {"open_information": True}, "hands")
    view = match.view(None)
    assert [{card: count for card, count in seat["hand"].items() if count} for seat in view["seats"]] == [
        named(hand) for hand in match.state.hand[:3]
    ]


def test_in_secret_others_see_only_how_many_cards_and_goods_one_has():
    for match in moments("bali", 3, {"oracle": True}, "hands", SECRETIVE):
        for seat in (0, 1, 2, None):
            for owner, shown in enumerate(match.view(seat)["seats"]):
                assert [shown[part] is not None for part in ("hand", "lacks", "goods")] == [match.over or owner == seat] * 3
                assert shown["hand_size"] == match.state.hand[owner].sum()
                assert shown["goods_size"] == match.state.goods[owner].sum()


@pytest.mark.parametrize("options", [{}, {"oracle": True, "demon": True, "open_information": True}])
def test_at_the_end_nothing_is_hidden(options):
    match = played("bali", 4, options, "all open", SECRETIVE)
    view = match.view(None)
    assert "hidden" not in json.dumps(view["seats"])
    assert all("hidden" not in (event.get("laid"), event.get("kept")) for event in view["altar"]["memory"])
    assert all(seat["hand"] is not None for seat in view["seats"])


def test_secret_words_of_actions_are_replaced_for_all_others_while_the_match_runs():
    match = played("bali", 2, {"oracle": True}, "words", SECRETIVE)
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
    match = played("bali", 3, {"oracle": True}, "words", SECRETIVE)
    running = match.prefix(len(match.plies) - 1)
    for ply, entry in zip(running.plies, running.story(None), strict=True):
        verb = running.game.action_text(running.state, ply.action).split()[0]
        assert ("hidden" in entry["text"]) == (verb == "keep" or (verb == "sacrifice" and ply.seat == ply.active))


def test_what_is_sure_at_the_end_is_shown_to_all_and_the_goods_add_to_it():
    for match in moments("bali", 3, {"oracle": True}, "score", SECRETIVE):
        shown = [[one["score"] for one in match.view(seat)["seats"]] for seat in (0, 1, 2, None)]
        assert all(one == shown[0] for one in shown)
    end = match.view(0)["end"]["seats"]
    assert shown[0] == [one["total"] - one["goods"] for one in end]


def test_in_the_race_goods_are_open_until_the_altar_says_what_they_are_worth():
    position = BaliPosition(3).to_play().seat(0, stone=11, points=3, display="shrine mason", goods="rice rice pepper")
    position.seat(1, stone=4, points=0, display="", goods="")
    for seat in (0, 1, None):
        assert position.view(seat)["race"][:2] == [{"sure": 3 + 4 + 2, "open": 3 * 3}, {"sure": 0, "open": 0}]


def test_the_race_ends_with_the_scores_which_it_never_put_too_low():
    match = played("bali", 4, {"oracle": True}, "race", SECRETIVE)
    assert match.view(None)["race"] == [{"sure": score, "open": 0} for score in match.result()["scores"]]
    for moment in moments("bali", 3, {"oracle": True}, "race", SECRETIVE):
        for runner, score in zip(moment.view(None)["race"], moment.result()["scores"], strict=True):
            assert runner["sure"] <= score <= runner["sure"] + runner["open"]


@pytest.mark.parametrize(
    ("position", "told"),
    [
        (BaliPosition(3).seat(0, stone=2), {"say": "bali-only-pass", "stone": 5, "own": 2}),
        (BaliPosition(3).seat(0, stone=1, display="rice rice rice"), {"say": "bali-only-pass", "stone": 2, "own": 1}),
        (BaliPosition(3).seat(0, stone=9).stock(), {"say": "bali-only-empty"}),
        (BaliPosition(3).seat(0, stone=5), None),
        (BaliPosition(3).to_play().seat(0, hand="shrine shrine", stone=3), {"say": "bali-only-discard", "stone": 7, "own": 3}),
        (BaliPosition(3).to_play().seat(0, hand="shrine shrine", stone=7), None),
        (
            BaliPosition(3).to_play().seat(0, hand="mason shrine", stone=3),
            {"say": "bali-only-play", "card": {"say": "bali-some-cards", "kind": "mason", "count": 1}},
        ),
    ],
)
def test_where_there_is_one_answer_and_it_costs_nothing_the_seat_is_told_why(position, told):
    assert position.match().forced() == told


def test_one_who_must_give_a_good_is_asked_even_if_there_is_only_one_kind():
    position = BaliPosition(3).to_play().seat(0, hand="shrine rice rice", stone=7).seat(1, goods="rice rice").do("play shrine")
    assert position.legal == ["sacrifice rice"]
    assert position.match().forced() is None


def test_the_last_kind_in_the_supply_goes_to_the_altar_unasked():
    position = BaliPosition(3).to_play().seat(0, hand="shrine rice rice", stone=7, goods="").seat(1, goods="").seat(2, goods="")
    position.stock(peanut=2).do("play shrine")
    assert position.match().forced() == {"say": "bali-only-good", "good": {"say": "bali-good", "kind": "peanut", "count": 2}}


def test_the_price_of_every_good_is_shown_to_each_seat_and_to_no_spectator():
    position = BaliPosition(3).seat(0, display="rice rice", stone=0).seat(1, display="pepper")
    assert position.view(0)["prices"] == {"rice": 3, "peanut": 5, "banana": 5, "pepper": 5}
    assert position.view(1)["prices"] == {"rice": 5, "peanut": 5, "banana": 5, "pepper": 4}
    assert position.view(None)["prices"] is None


def test_who_cannot_pay_for_a_shrine_is_told_why():
    position = BaliPosition(3).to_play().seat(0, hand="shrine rice rice", stone=6)
    assert position.view(0)["barred"] == {"shrine": {"say": "bali-barred-shrine", "cost": 7, "stone": 6}}
    assert position.view(1)["barred"] is None
    assert position.seat(0, stone=7).view(0)["barred"] == {}
