"""Choices that both make at once are secrets until both have made them."""

import pytest
from games.rice.random_play import rice_moments
from support.redealt_worlds import sent

from subak.core.match import Match
from subak.games.rice.state import WET

EVERYBODY = (0, 1, None)


def wet():
    """Both hands are known, and it is the first wet turn."""
    start = Match.new("rice", 2, {}, "secrets")
    match = Match(start.game, 2, {}, start.deal | {"cards": list(range(1, 19))})
    return choose(match, "ancestor 1", "ancestor 3")


def choose(match, *texts):
    for text in texts:
        match.apply(text)
    return match


def texts(match, seat):
    return [entry["text"] for entry in match.story(seat)]


def test_until_both_have_chosen_others_read_that_something_was_chosen_and_not_what():
    match = choose(wet(), "build 5", "at 2,0 upright", "row 7")
    for seat in (1, None):
        assert texts(match, seat)[2:] == ["build hidden", "at hidden", "row hidden"]
    assert texts(match, 0)[2:] == ["build 5", "at 2,0 upright", "row 7"]
    choose(match, "build 6", "at 0,3 lying")
    assert texts(match, 0)[2:] == ["build 5", "at 2,0 upright", "row 7", "build hidden", "at hidden"]
    assert texts(match, 1)[2:] == ["build hidden", "at hidden", "row hidden", "build 6", "at 0,3 lying"]
    assert texts(match, None)[2:] == ["build hidden", "at hidden", "row hidden", "build hidden", "at hidden"]


def test_when_both_have_chosen_all_read_everything():
    match = choose(wet(), "build 5", "at 2,0 upright", "row 7", "build 6", "at 0,3 lying", "row 8")
    for seat in EVERYBODY:
        assert texts(match, seat) == [text for _, text in match.record()["actions"]]


def test_an_ancestor_is_hidden_until_both_have_chosen():
    start = Match.new("rice", 2, {"festival": True}, "ancestors")
    match = Match(start.game, 2, start.options, start.deal | {"cards": list(range(1, 19))})
    choose(match, "ancestor 1", "at 3,0 lying")
    assert texts(match, 1) == texts(match, None) == ["ancestor hidden", "at hidden"]
    assert texts(match, 0) == ["ancestor 1", "at 3,0 lying"]
    assert [match.view(seat)["seats"][0]["ancestor"] for seat in EVERYBODY] == [1, None, None]
    choose(match, "ancestor 3", "at 0,0 upright")
    assert texts(match, 1) == ["ancestor 1", "at 3,0 lying", "ancestor 3", "at 0,0 upright"]
    assert [match.view(seat)["seats"][0]["ancestor"] for seat in EVERYBODY] == [1, 1, 1]


def test_the_dry_season_and_the_river_hide_nothing():
    for match in rice_moments(("festival",), "random", 3):
        if match.state.season > WET or match.state.phase == 4:
            told = [text for _, text in match.record()["actions"]]
            assert [texts(match, seat) for seat in EVERYBODY] == [told] * 3


def test_one_sees_ones_own_pending_choice_and_nobody_else_does():
    match = choose(wet(), "build 5", "at 2,0 upright", "row 7")
    own = match.view(0)["seats"][0]["choice"]
    assert (own["build"], own["at"]["x"], own["at"]["y"], own["at"]["lying"], own["row"]) == (5, 2, 0, False, 7)
    for seat in (1, None):
        assert match.view(seat)["seats"][0]["choice"] is None
        assert (match.view(seat)["to_move"], match.view(seat)["chosen"]) == ([1], [0])


@pytest.mark.parametrize(
    "other", [["build 7", "at 2,0 upright", "row 5"], ["build 5", "at -3,0 lying", "row 7"], ["build 5", "at 2,0 upright", "row 9"]]
)
def test_another_choice_changes_not_a_byte_of_what_others_are_sent(other):
    one, another = choose(wet(), "build 5", "at 2,0 upright", "row 7"), choose(wet(), *other)
    for seat in (1, None):
        assert sent(one, seat) == sent(another, seat)
    assert sent(one, 0) != sent(another, 0)
    choose(one, "build 6"), choose(another, "build 6")
    for seat in (1, None):
        assert sent(one, seat, 40) == sent(another, seat, 40)


def test_hands_are_nobodys_business_before_the_ancestors_lie_open():
    start = Match.new("rice", 2, {}, "hands")
    for match in (start, choose(start.prefix(0), start.legal_texts()[0])):
        for seat in EVERYBODY:
            for owner, shown in enumerate(match.view(seat)["seats"]):
                assert (shown["hand"] is None) == (owner != seat)
                assert shown["hand_size"] == 2


def test_the_order_of_the_undealt_cards_changes_not_a_byte_before_the_ancestors_lie_open():
    start = Match.new("rice", 2, {}, "undealt")
    one = Match(start.game, 2, {}, start.deal | {"cards": list(range(1, 19))}, "undealt")
    two = Match(start.game, 2, {}, start.deal | {"cards": [1, 2, 3, 4, *range(18, 4, -1)]}, "undealt")
    three = Match(start.game, 2, {}, start.deal | {"cards": [1, 2, 17, 18, *range(3, 17)]}, "undealt")
    for other, seats in ((two, EVERYBODY), (three, (0, None))):
        for seat in seats:
            assert sent(one, seat) == sent(other, seat)
    for match in (one, two):
        choose(match, "ancestor 1")
    for seat in EVERYBODY:
        assert sent(one, seat) == sent(two, seat)


def test_legal_actions_and_places_go_to_the_deciding_seat_alone():
    for match in rice_moments(("festival",), "own", 1):
        for seat in EVERYBODY:
            view = match.view(seat)
            decides = seat in match.to_move
            assert (view["legal"] is not None) == decides
            assert (view["places"] is not None) == (decides and view["phase"] == "at")
