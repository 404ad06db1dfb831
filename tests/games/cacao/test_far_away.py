"""The board has no limits, and the record keeps it on a torus: nothing may meet itself around it."""

from itertools import count

import pytest
from games.cacao.model import CacaoModel
from hypothesis import given, settings
from hypothesis import strategies as st
from support.random_play import NIGHTLY

from subak.core.match import Match

# How the path of one worker and one jungle tile a column, to the right from 1,1, is turned or mirrored about the start tiles.
DIRECTIONS = {
    "right": lambda x, y: (x, y),
    "down": lambda x, y: (y, x),
    "left": lambda x, y: (1 - x, 1 - y),
    "up": lambda x, y: (1 - y, 1 - x),
}


def path_to_the_right():
    """Worker squares that each leave one square to fill in the next column: as far as jungle tiles last."""
    yield from [(2, 1), (1, 2)]
    for x in count(3):
        yield (x, 2 if x % 2 else 1)


def furthest(players):
    """The coordinate of the last worker tile on the path: the last jungle tile lies in the column before."""
    return {2: 21, 3: 28, 4: 28}[players]


def tiles(match):
    return {(tile["x"], tile["y"]): tile for tile in match.view(None)["board"]}


def place(match, model, at):
    """A whole turn: there, and then whatever comes first."""
    for decision in (f"square {at[0]},{at[1]}", None):
        text = decision or match.legal_texts()[0]
        match.apply(text)
        model.apply(text)
    while match.state.phase in (2, 3):
        text = match.legal_texts()[0]
        match.apply(text)
        model.apply(text)


def assert_same_board(match, model):
    shown = tiles(match)
    assert {square: tile["jungle"] for square, tile in shown.items() if "jungle" in tile} == model.jungle
    assert {square: tile["seat"] for square, tile in shown.items() if "seat" in tile} == model.owner
    assert match.legal_texts() == model.legal()


@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_in_one_direction_reaches_what_the_rules_page_says_and_stays_right(players, direction):
    turned = DIRECTIONS[direction]
    match = Match.new("cacao", players, {}, f"far away {direction}")
    model = CacaoModel(players, match.deal)
    # One tile on the other side of the start tiles: now as many columns have tiles as can.
    place(match, model, turned(-1, 0))
    assert_same_board(match, model)
    for square in path_to_the_right():
        place(match, model, turned(*square))
        assert_same_board(match, model)
        if square[0] == furthest(players):
            break
    assert not match.view(None)["display"]
    columns = {turned(x, y)[0] if direction in ("right", "left") else turned(x, y)[1] for x, y in [(-1, 0), (furthest(players), 0)]}
    reached = [square[0 if direction in ("right", "left") else 1] for square in tiles(match)]
    assert {min(reached), max(reached)} == columns
    assert columns <= {-20, 21, -1, 2} if players == 2 else columns <= {-27, 28, -1, 2}
    while not match.over:
        text = match.legal_texts()[-1]
        match.apply(text)
        model.apply(text)
        assert_same_board(match, model)
    assert match.result() == model.result()
    assert Match.from_record(match.record(legal=True)).states.tobytes() == match.states.tobytes()


LEANINGS = {
    "right": lambda x, y: x,
    "left": lambda x, y: -x,
    "down": lambda x, y: y,
    "up": lambda x, y: -y,
    "right and down": lambda x, y: x + y,
    "right and up": lambda x, y: x - y,
    "left and down": lambda x, y: y - x,
    "left and up": lambda x, y: -x - y,
}


@settings(max_examples=300 if NIGHTLY else 20)
@given(st.sampled_from([2, 3, 4]), st.sampled_from(sorted(LEANINGS)), st.randoms(use_true_random=False))
def test_games_that_lean_to_one_side_are_those_of_the_model(players, leaning, random):
    match = Match.new("cacao", players, {}, str(random.random()))
    model = CacaoModel(players, match.deal)
    while not match.over:
        legal = match.legal_texts()
        squares = [text for text in legal if text.startswith("square")]
        if squares:
            best = sorted(squares, key=lambda text: LEANINGS[leaning](*map(int, text.split()[1].split(","))))
            text = random.choice(best[-2:])
        else:
            text = random.choice(legal)
        match.apply(text)
        model.apply(text)
        if squares:
            assert_same_board(match, model)
    assert match.result() == model.result()


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_no_two_tiles_share_a_place_of_the_record(direction):
    match = Match.new("cacao", 4, {}, "places")
    model = CacaoModel(4, match.deal)
    for square in [(-1, 0), *(square for square, _ in zip(path_to_the_right(), range(28), strict=False))]:
        place(match, model, DIRECTIONS[direction](*square))
    on_the_board = len(model.jungle) + len(model.workers)
    assert (match.state.board >= 0).sum() == on_the_board
    assert len({(x % 32, y % 32) for x, y in tiles(match)}) == on_the_board == 28 + 29
