"""A. Place: which squares, which tiles, which way round."""

import pytest
from games.cacao.positions import CacaoPosition
from hypothesis import given, settings
from support.random_play import NIGHTLY, played, starts_of
from support.steps import steps

from subak.games.cacao.components import EMPTY
from subak.games.cacao.view import coordinates as place_of

BESIDE = [(0, -1), (1, 0), (0, 1), (-1, 0)]


def test_only_empty_worker_squares_next_to_jungle_are_offered():
    position = CacaoPosition().build(1, "1,0", "1111")
    assert sorted(position.legal) == ["square -1,0", "square 0,-1", "square 0,1", "square 1,2", "square 2,1"]


def test_a_jungle_tile_opens_the_squares_around_it():
    assert CacaoPosition().lay(water="2,2").open == {"0,-1", "-1,0", "1,0", "0,1", "2,1", "1,2", "3,2", "2,3"}


def test_the_square_comes_first_and_then_the_tile():
    position = CacaoPosition().do("square 2,1")
    assert (position.phase, position.actor, position.view(None)["placed"]) == ("tile", 0, [2, 1])


def test_a_tile_with_four_equal_sides_is_offered_one_way_round_only():
    assert CacaoPosition().seat(0, hand="1111").do("square 2,1").legal == ["tile 1111 r0"]


@pytest.mark.parametrize("tile", ["2101", "3001", "3100"])
def test_every_other_tile_is_offered_four_ways_round(tile):
    assert CacaoPosition().seat(0, hand=tile).do("square 2,1").legal == [f"tile {tile} r{turns}" for turns in range(4)]


def test_equal_tiles_in_hand_are_offered_once():
    position = CacaoPosition().seat(0, hand="2101 1111 2101").do("square 2,1")
    assert position.legal == ["tile 1111 r0", "tile 2101 r0", "tile 2101 r1", "tile 2101 r2", "tile 2101 r3"]


@pytest.mark.parametrize(
    ("tile", "sides"),
    [
        ("1111 r0", [1, 1, 1, 1]),
        ("2101 r0", [2, 1, 0, 1]),
        ("2101 r1", [1, 2, 1, 0]),
        ("2101 r2", [0, 1, 2, 1]),
        ("2101 r3", [1, 0, 1, 2]),
        ("3001 r0", [3, 0, 0, 1]),
        ("3001 r1", [1, 3, 0, 0]),
        ("3001 r2", [0, 1, 3, 0]),
        ("3001 r3", [0, 0, 1, 3]),
        ("3100 r0", [3, 1, 0, 0]),
        ("3100 r1", [0, 3, 1, 0]),
        ("3100 r2", [0, 0, 3, 1]),
        ("3100 r3", [1, 0, 0, 3]),
    ],
)
def test_the_first_number_points_up_and_a_quarter_turn_right_and_so_on_clockwise(tile, sides):
    position = CacaoPosition().seat(0, hand=tile.split()[0]).place("2,1", tile)
    placed = position.at("2,1")
    assert (placed["workers"], placed["seat"], placed["overbuilt"]) == (sides, 0, False)


def test_the_two_tiles_of_three_and_one_are_mirror_images_and_none_is_a_turn_of_the_other():
    ways = {tile: {tuple((tile * 2)[4 - turns : 8 - turns]) for turns in range(4)} for tile in ("3001", "3100")}
    assert not ways["3001"] & ways["3100"]


def test_the_tile_leaves_the_hand_and_a_new_one_is_drawn_at_the_end_of_the_turn():
    position = CacaoPosition().hold(0, hand="3001 3100 1111", pile="2101 1111").place("2,1", "3100 r2")
    assert position.hand(0) == {"1111": 1, "2101": 1, "3001": 1}
    assert position.view(0)["seats"][0]["pile_size"] == 1


def test_the_new_tile_is_drawn_only_when_all_have_worked():
    position = CacaoPosition().hold(0, hand="3001 3100 1111", pile="2101").seat(0, fruits=1).place("2,1", "1111 r0")
    assert position.phase == "work"
    assert position.hand(0) == {"3001": 1, "3100": 1}
    position.do("sell 1 2,1 left")
    assert position.hand(0) == {"2101": 1, "3001": 1, "3100": 1}


def test_without_a_pile_nothing_is_drawn():
    position = CacaoPosition().hold(0, hand="3001 3100").place("2,1", "3100 r2")
    assert position.hand(0) == {"3001": 1}


@pytest.mark.parametrize(("players", "seat", "following"), [(2, 0, 1), (2, 1, 0), (3, 2, 0), (4, 1, 2), (4, 3, 0)])
def test_the_turn_passes_to_the_left(players, seat, following):
    position = CacaoPosition(players).turn_of(seat).seat(seat, hand="1111").place("2,1", "1111 r0")
    assert (position.phase, position.actor, position.state.active, position.state.turn) == ("square", following, following, 1)


def tiles_on(state):
    return {place_of(state, square): int(tile) for square, tile in enumerate(state.board) if tile != EMPTY}


def neighbours(square):
    return {(square[0] + x, square[1] + y) for x, y in BESIDE}


@settings(max_examples=500 if NIGHTLY else 30)
@given(starts_of("cacao"))
def test_open_squares_are_those_that_a_scan_of_the_whole_board_finds(start):
    for step in steps(played(*start)):
        state = step.after
        tiles = tiles_on(state)
        found = [place_of(state, int(square)) for square in state.open[: state.open_count]]
        assert len(set(found)) == len(found)
        assert set(found) == {square for tile in tiles if sum(tile) % 2 == 0 for square in neighbours(tile) if square not in tiles}
        assert (state.open[state.open_count :] == EMPTY).all()
