"""The notation of decisions: the contract of records."""

import re

import pytest
from games.cacao.positions import CacaoPosition
from games.cacao.tempers import BUSY
from support.random_play import moments

KINDS = "plantation1|plantation2|market2|market3|market4|mine1|mine2|water|sun|temple"
AT = r"-?(?:0|[1-9]\d*),-?(?:0|[1-9]\d*)"
NOTATION = re.compile(
    rf"square {AT}|overbuild {AT}|tile (?:1111 r0|(?:2101|3001|3100) r[0-3])|fill (?:{KINDS}) {AT}"
    rf"|sell [0-3] {AT} (?:up|right|down|left)|harvest {AT} (?:up|right|down|left)"
)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_decision_is_written_as_the_rules_page_has_it(players):
    verbs = set()
    for match in moments("cacao", players, {}, "notation", BUSY):
        for action in match.legal:
            text = match.game.action_text(match.state, action)
            assert NOTATION.fullmatch(text)
            assert "-0" not in text
            verbs.add(text.split()[0])
    assert verbs == {"square", "overbuild", "tile", "fill", "sell", "harvest"}


def test_x_grows_to_the_right_and_y_downwards():
    position = CacaoPosition().lay(water="2,0")
    assert {"square 3,0", "square 2,-1"} <= set(position.legal)


@pytest.mark.parametrize(("at", "side"), [("3,-1", "left"), ("2,-2", "down"), ("1,-1", "right"), ("2,0", "up")])
def test_an_edge_is_the_square_of_the_worker_tile_and_its_side_towards_the_jungle_tile(at, side):
    position = CacaoPosition()
    x, y = map(int, at.split(","))
    dx, dy = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}[side]
    # A market far from the start tiles, with the tile on each of its four sides in turn.
    position.lay(market3=f"{x + dx + 5},{y + dy + 6}").seat(0, hand="1111", fruits=1).stock()
    position.place(f"{x + 5},{y + 6}", "1111 r0")
    assert position.legal == [f"sell {count} {x + 5},{y + 6} {side}" for count in (0, 1)]


def test_a_side_without_workers_is_no_edge():
    position = CacaoPosition().seat(0, hand="2101", fruits=2).place("1,0", "2101 r0")
    assert (position.phase, position.actor, position.fruits[0]) == ("square", 1, 3)


def test_there_is_no_pass():
    for match in moments("cacao", 2, {}, "pass"):
        assert "pass" not in match.legal_texts()


@pytest.mark.parametrize(
    "text",
    ["", "pass", "square", "square 0,0", "square 1, 0", "square +1,0", "SQUARE 1,0", " square 1,0", "square 9,9", "overbuild 1,0"],
)
def test_what_is_no_legal_decision_means_nothing(text):
    position = CacaoPosition()
    assert position.game.parse_action(position.state, text) is None


@pytest.mark.parametrize("text", ["tile 1111", "tile 1111 r1", "tile 3001 r4", "tile 3001 r-1", "tile 0130 r0", "tile 2101 r0"])
def test_a_tile_that_is_not_in_hand_or_turned_in_another_way_means_nothing(text):
    position = CacaoPosition().seat(0, hand="1111 3001").do("square 2,1")
    assert position.game.parse_action(position.state, text) is None
