"""The notation of decisions: the contract of records."""

import re

import pytest
from games.rice.model import read_place
from games.rice.positions import RicePosition
from games.rice.random_play import RICE_OPTIONS, rice_moments

from subak.core.match import Match

CARD = r"(?:[1-9]|1[0-8])"
NUMBER = r"(?:0|-?[1-9]\d*)"
NOTATION = re.compile(rf"(?:ancestor|build|row) {CARD}|at {NUMBER},{NUMBER} (?:upright|lying)|river [1-4]|pass")


@pytest.mark.parametrize("options", RICE_OPTIONS, ids=str)
def test_every_decision_is_written_as_the_rules_page_has_it(options):
    verbs = set()
    for seed in range(4):
        for match in rice_moments(options, "random", seed):
            for text in match.legal_texts():
                assert NOTATION.fullmatch(text)
                verbs.add(text.split()[0])
    assert verbs == {"ancestor", "build", "at", "row"} | ({"river", "pass"} if "festival" in options else set())


def test_a_place_is_the_top_left_corner_x_to_the_right_and_y_downwards():
    match = Match.new("rice", 2, {}, "places")
    for _ in range(3):
        match.apply(match.legal[0])
    match.apply("at 1,-2 lying")
    for _ in range(4):
        match.apply(match.legal[0])
    built = match.view(0)["seats"][0]["farm"]["cards"][1]
    assert (built["x"], built["y"], built["lying"]) == (1, -2, True)
    cells = {(x, y) for x, y, _ in match.view(0)["seats"][0]["farm"]["cells"][6:]}
    assert cells == {(x, y) for x in (1, 2, 3) for y in (-2, -1)}


def test_a_decision_with_one_answer_is_written_and_passing_is_last_of_the_river():
    position = RicePosition()
    position.state.hand[0] = 1 << 4
    position.build(0, 1, "0,0 upright")
    assert position.legal == ["build 5"]


def test_river_cards_are_counted_from_the_first_seats_left_for_both():
    for seat in (0, 1):
        position = RicePosition(festival=True).river("houses farmers buffaloes largest")
        position.state.largest[seat] = 3
        position.state.features[1 - seat, 0] = 1
        position.state.river_scored, position.state.phase, position.state.actor = 4, 4, seat
        assert position.legal == ["river 2", "pass"]


def three_cards_in_hand():
    position = RicePosition()
    position.state.hand[0] = 0b111 << 8
    position.build(0, 1, "0,0 upright")
    return position


def test_there_is_no_pass_but_at_the_river():
    for match in rice_moments(("festival",), "own", 4):
        assert ("pass" in match.legal_texts()) == (match.view(None)["phase"] == "river")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pass",
        "build",
        "build 0",
        "build 19",
        "build 05",
        "BUILD 5",
        " build 5",
        "build 5 ",
        "row 5",
        "ancestor 5",
        "at 2,0 upright",
    ],
)
def test_what_is_no_legal_decision_means_nothing(text):
    position = three_cards_in_hand()
    assert position.legal == ["build 9", "build 10", "build 11"]
    assert position.game.parse_action(position.state, text) is None


@pytest.mark.parametrize(
    "text",
    [
        "at 0,0 upright",
        "at 2,0",
        "at 2,0 upside",
        "at 2, 0 upright",
        "at +2,0 upright",
        "at 2,3 upright",
        "at -0,3 lying",
        "at 02,0 lying",
    ],
)
def test_a_place_that_is_not_free_or_written_in_another_way_means_nothing(text):
    position = three_cards_in_hand()
    assert "at 2,0 upright" in position.do("build 9").legal
    assert position.game.parse_action(position.state, text) is None


def test_every_place_can_be_read():
    for match in rice_moments(("festival",), "random", 1):
        assert all(read_place(text) for text in match.legal_texts() if text.startswith("at"))
