"""The lattice: every place admits one turn of a card, point by point and cell by cell as the table of the rules page has it."""

import pytest
from games.rice.positions import RicePosition

from subak.core.compiling import interpreted
from subak.games.rice import lattice

turned_point, turned_cell = interpreted(lattice.turned_point), interpreted(lattice.turned_cell)
is_complete = interpreted(lattice.is_complete)

# Offsets from the top left corner of the place, worked out by hand from the rules page for each point of interest of a face.
CENTRES = [(1, 1), (0, 2), (2, 2), (1, 3), (0, 0), (2, 0)]
POINTS = {
    ("upright", "even"): [(1, 1), (0, 2), (2, 2), (1, 3), (0, 0), (2, 0)],
    ("upright", "odd"): [(1, 2), (2, 1), (0, 1), (1, 0), (2, 3), (0, 3)],
    ("lying", "even"): [(1, 1), (2, 2), (2, 0), (3, 1), (0, 2), (0, 0)],
    ("lying", "odd"): [(2, 1), (1, 0), (1, 2), (0, 1), (3, 0), (3, 2)],
}
CELLS = {
    ("upright", "even"): [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2)],
    ("upright", "odd"): [(1, 2), (0, 2), (1, 1), (0, 1), (1, 0), (0, 0)],
    ("lying", "even"): [(0, 1), (0, 0), (1, 1), (1, 0), (2, 1), (2, 0)],
    ("lying", "odd"): [(2, 0), (2, 1), (1, 0), (1, 1), (0, 0), (0, 1)],
}
CORNERS = {"even": [(0, 0), (1, 1), (-2, 0), (-3, 5), (20, -20)], "odd": [(1, 0), (0, 1), (-1, 0), (-3, -4), (20, 21)]}
TURNS = [(orientation, parity, corner) for orientation, parity in POINTS for corner in CORNERS[parity]]


@pytest.mark.parametrize(("orientation", "parity", "corner"), TURNS, ids=str)
def test_every_point_goes_where_the_table_has_it(orientation, parity, corner):
    x, y = corner
    for (u, v), (dx, dy) in zip(CENTRES, POINTS[orientation, parity], strict=True):
        assert turned_point(x, y, orientation == "lying", u, v) == (x + dx, y + dy)


@pytest.mark.parametrize(("orientation", "parity", "corner"), TURNS, ids=str)
def test_every_cell_goes_where_the_table_has_it(orientation, parity, corner):
    x, y = corner
    for number, (dx, dy) in enumerate(CELLS[orientation, parity]):
        assert turned_cell(x, y, orientation == "lying", number) == (x + dx, y + dy)


@pytest.mark.parametrize(("orientation", "parity", "corner"), TURNS, ids=str)
def test_plots_are_centred_at_even_corners_only(orientation, parity, corner):
    x, y = corner
    centres = {turned_point(x, y, orientation == "lying", u, v) for u, v in CENTRES}
    assert len(centres) == 6
    assert all((i + j) % 2 == 0 for i, j in centres)


@pytest.mark.parametrize(("orientation", "parity", "corner"), TURNS, ids=str)
def test_a_card_has_one_complete_plot_three_half_plots_and_two_quarter_plots(orientation, parity, corner):
    x, y = corner
    cells = {turned_cell(x, y, orientation == "lying", number) for number in range(6)}
    centres = [turned_point(x, y, orientation == "lying", u, v) for u, v in CENTRES]
    parts = [sum((i + dx, j + dy) in cells for dx in (-1, 0) for dy in (-1, 0)) for i, j in centres]
    assert parts == [4, 2, 2, 2, 1, 1]


@pytest.mark.parametrize(("orientation", "parity"), POINTS, ids=str)
def test_the_engine_lays_paths_and_features_by_the_table(orientation, parity):
    """Each cell and each spot alone, so that none can stand for another."""
    for corner in CORNERS[parity][:4]:
        x, y = corner
        for number, (dx, dy) in enumerate(CELLS[orientation, parity]):
            position = RicePosition().face(1, "".join("#" if other == number else "." for other in range(6)))
            position.build(0, 1, f"{x},{y} {orientation}")
            assert [cell[:2] for cell in position.farm()["cells"] if cell[2]] == [[x + dx, y + dy]]
            assert [position.state.path[0, j & 31] >> (i & 31) & 1 for i, j, _ in position.farm()["cells"]].count(1) == 1
            assert position.state.path[0, (y + dy) & 31] >> ((x + dx) & 31) & 1
        for (u, v), (dx, dy) in zip(CENTRES[:4], POINTS[orientation, parity][:4], strict=True):
            position = RicePosition().face(1, "......", f"{u},{v} house")
            position.build(0, 1, f"{x},{y} {orientation}")
            assert [(plot["x"], plot["y"]) for plot in position.farm()["plots"] if plot["features"]] == [(x + dx, y + dy)]


@pytest.mark.parametrize(("orientation", "parity"), POINTS, ids=str)
def test_a_single_card_completes_its_own_plot_and_no_other(orientation, parity):
    for x, y in CORNERS[parity]:
        position = RicePosition()
        position.build(0, 1, f"{x},{y} {orientation}")
        dx, dy = POINTS[orientation, parity][0]
        assert position.plots() == {(x + dx, y + dy)}
        assert position.state.plots[0] == 1


def test_a_half_plot_is_completed_by_the_card_beside_it():
    position = RicePosition()
    position.build(0, 1, "0,0 upright")
    position.build(0, 2, "2,0 upright")
    assert position.plots() == {(1, 1), (3, 1), (2, 2)}


def test_a_quarter_plot_is_completed_by_four_cards():
    position = RicePosition()
    for card, place in enumerate(["0,0", "-2,0", "-2,-3"], 1):
        position.build(0, card, f"{place} upright")
    assert (0, 0) not in position.plots()
    position.build(0, 4, "0,-3 upright")
    assert (0, 0) in position.plots()
    assert position.state.plots[0] == len(position.plots())


def test_two_half_plots_that_meet_are_a_plot_and_a_gap_of_a_cell_leaves_it_open():
    position = RicePosition()
    position.build(0, 1, "0,0 upright")
    position.build(0, 2, "2,2 upright")
    assert (2, 2) not in position.plots()
    position.build(0, 3, "2,0 lying")
    assert (2, 2) in position.plots()


def test_plots_at_the_river_are_completed_by_its_bank():
    position = RicePosition(festival=True)
    position.build(0, 1, "-1,0 upright")
    assert {plot for plot in position.plots() if plot[1] == 0} == {(0, 0)}


@pytest.mark.parametrize(("x", "at_bank"), [(-2, False), (0, True), (2, True), (7, None), (12, True), (14, True), (16, False)])
def test_the_bank_makes_half_plots_at_every_even_corner_from_0_to_14_and_at_no_other(x, at_bank):
    position = RicePosition(festival=True)
    position.build(0, 1, f"{x - 1},0 lying")
    if x % 2 == 0:
        assert (((x, 0) in position.plots()), bool(is_complete(position.state, 0, x, 0))) == (at_bank, at_bank)
    assert all(0 <= i <= 14 for i, j in position.plots() if j == 0)


def test_without_the_river_there_is_no_bank():
    position = RicePosition()
    position.build(0, 1, "-1,0 upright")
    assert all(y > 0 for _, y in position.plots())
