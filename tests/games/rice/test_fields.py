"""Which plots are a closed field: farms drawn by hand, and every farm of random games against the definition itself."""

import pytest
from games.rice.model import RiceModel, deck_of
from games.rice.positions import RicePosition
from games.rice.random_play import rice_match, rice_matches
from hypothesis import given, settings
from support.random_play import NIGHTLY

from subak.games.rice.deck import OWN


def closed(drawing, **details):
    position = RicePosition()
    position.draw(drawing, **details)
    return position.fields()


def test_the_plot_of_a_card_walled_on_all_sides_is_a_field():
    assert closed("## \n ## \n ..") == {frozenset({(1, 1)})}


@pytest.mark.parametrize("drawing", [".#\n##\n..", "#.\n##\n..", "##\n.#\n..", "##\n#.\n.."])
def test_a_furrow_to_an_incomplete_plot_keeps_it_open(drawing):
    assert closed(drawing) == set()


def test_plots_joined_by_a_furrow_are_one_field():
    position = RicePosition()
    assert position.draw("##.. \n #.#. \n .##.") == [0, 2]
    assert position.fields() == {frozenset({(1, 1), (2, 2)})}


def test_a_card_may_close_several_fields_and_each_is_scored():
    position = RicePosition()
    assert position.draw("#### \n #### \n ####") == [1, 2]
    assert position.fields() == {frozenset({plot}) for plot in [(1, 1), (3, 1), (2, 2)]}


def test_a_card_may_close_a_field_in_none_of_whose_corners_its_own_plot_lies():
    """The last card gives a quarter of it alone."""
    position = RicePosition()
    scored = position.draw(
        "....\n....\n.##.\n.##.\n....\n....", at=(-2, -3), places="0,0 upright · -2,0 upright · -2,-3 upright · 0,-3 upright"
    )
    assert scored == [0, 0, 0, 1]
    assert position.fields() == {frozenset({(0, 0)})}


SQUARE = """
....
.##.
#..#
#..#
.##.
....
"""


def square(upper, lower):
    """Four plots around a corner, with these two lines in their middle."""
    return closed(SQUARE.replace("#..#\n#..#", f"#{upper}#\n#{lower}#"))


def test_four_plots_around_a_corner():
    assert square("..", "..") == {frozenset({(2, 2), (1, 3), (3, 3), (2, 4)})}


@pytest.mark.parametrize(("upper", "lower"), [("#.", ".."), (".#", ".."), ("..", "#."), ("..", ".#")])
def test_a_dead_end_keeps_a_field_open(upper, lower):
    assert square(upper, lower) == set()


def test_a_path_right_through_makes_two_fields():
    assert square("#.", ".#") == {frozenset({(2, 2), (3, 3)}), frozenset({(1, 3), (2, 4)})}
    assert square(".#", "#.") == {frozenset({(2, 2), (1, 3)}), frozenset({(3, 3), (2, 4)})}


RING = """
..##..
.#..#.
#.##.#
#.##.#
.#..#.
..##..
"""
RING_PLOTS = {(2, 2), (4, 2), (2, 4), (4, 4), (1, 3), (5, 3), (3, 1), (3, 5)}


def test_a_field_within_a_field_is_not_in_it_and_each_is_scored():
    position = RicePosition()
    assert sum(position.draw(RING)) == 10 + 1
    assert position.fields() == {frozenset(RING_PLOTS), frozenset({(3, 3)})}


def test_an_island_joined_by_furrows_is_part_of_the_field():
    assert closed(RING.replace("#.##.#", "#....#")) == {frozenset(RING_PLOTS | {(3, 3)})}


def test_an_island_open_to_one_side_leaves_dead_ends():
    assert closed(RING.replace("#.##.#\n#.##.#", "#..#.#\n#.##.#")) == set()


def test_a_path_from_the_outer_to_the_inner_border_keeps_it_open():
    assert closed(RING.replace("#.##.#\n#.##.#", "####.#\n#.##.#")) == {frozenset({(3, 3)})}


def test_two_such_paths_cut_it_in_two():
    halves = {(2, 2), (3, 1), (4, 2), (5, 3)}, {(1, 3), (2, 4), (3, 5), (4, 4)}
    assert closed(RING.replace("#.##.#\n#.##.#", "####.#\n#.####")) == {*map(frozenset, halves), frozenset({(3, 3)})}


AROUND = "0,0 upright · 2,0 lying · 3,2 upright · 0,3 lying · 1,-3 upright · -3,1 lying · 5,2 lying · 2,5 upright"
INNER = {(1, 1), (2, 1), (1, 2), (3, 2), (2, 3), (3, 3)}
OUTER = {(0, 0), (1, -1), (2, -1), (3, 0), (4, 1), (5, 2), (5, 3), (4, 4), (2, 5), (3, 5), (1, 4), (0, 3), (-1, 1), (-1, 2)}
ROUND_THE_HOLE = {(1, 1), (2, 0), (3, 1), (4, 2), (5, 3), (4, 4), (3, 5), (2, 4), (1, 3), (0, 2)}


def around_a_hole(paths):
    """Eight cards around a cell that no card can ever cover."""
    drawing = "\n".join("".join("#" if (x, y) in paths else "." for x in range(-3, 8)) for y in range(-3, 8))
    position = RicePosition()
    return position, position.draw(drawing, at=(-3, -3), places=AROUND)


def test_a_hole_walled_off_by_paths_does_not_keep_a_field_open():
    position, scored = around_a_hole(INNER | OUTER)
    assert position.fields() == {frozenset(ROUND_THE_HOLE)}
    assert scored == [0] * 7 + [10]


@pytest.mark.parametrize("cell", sorted(INNER))
def test_a_furrow_into_the_hole_keeps_it_open(cell):
    position, scored = around_a_hole((INNER | OUTER) - {cell})
    assert (position.fields(), sum(scored)) == (set(), 0)


@pytest.mark.parametrize("cell", sorted(OUTER))
def test_a_furrow_to_the_outside_keeps_it_open(cell):
    assert around_a_hole((INNER | OUTER) - {cell})[0].fields() == set()


@pytest.mark.parametrize("cell", [(1, 0), (3, 1), (4, 3), (0, 2)])
def test_a_path_from_outside_to_the_hole_keeps_it_open(cell):
    assert around_a_hole(INNER | OUTER | {cell})[0].fields() == set()


def test_a_plot_joined_from_two_cards_can_hold_two_features():
    position = RicePosition()
    scored = position.draw(".... \n .##. \n .##.", features="2,2 farmer · 2,2 buffalo")
    assert scored == [0, 1 + 1 + 2]
    assert position.farm()["fields"] == [
        {"plots": [[2, 2]], "size": 1, "points": 4, "at_river": False, "farmer": 1, "buffalo": 1, "house": 0}
    ]


def test_a_feature_in_a_half_plot_counts_for_the_plot_it_stands_in_and_no_other():
    position = RicePosition()
    assert position.draw("##.. \n ##.. \n ....", features="2,2 farmer · 2,2 farmer · 3,1 buffalo") == [1, 0]
    assert position.state.closed_features[0].tolist() == [0, 0, 0]
    assert position.state.features[0].tolist() == [2, 1, 0]


def test_a_closed_field_is_scored_once_and_never_changes_again():
    position = RicePosition()
    assert position.draw("## \n ## \n ..", features="1,1 farmer") == [2]
    for card, place in enumerate(["2,0 upright", "-2,0 upright", "0,3 upright", "0,-3 upright"], 2):
        assert position.build(0, card, place) == 0
    assert position.fields() == {frozenset({(1, 1)})}
    assert position.state.fields[0] == 1


def test_a_river_plot_is_bounded_by_the_paths_of_the_bank():
    position = RicePosition(festival=True)
    position.draw("## \n .. \n ..", at=(-1, 0))
    assert position.fields() == {frozenset({(0, 0)})}


def test_past_the_end_of_the_bank_there_is_nothing_to_close_a_plot():
    position = RicePosition(festival=True)
    position.draw("## \n .. \n ..", at=(15, 0))
    assert position.fields() == set()


def marked(state, seat):
    """The plots that the engine has marked as closed, near where the farm lies."""
    return {(x, y) for y in range(32) for x in range(32) if state.closed[seat, y] >> x & 1}


@settings(max_examples=400 if NIGHTLY else 24)
@given(rice_matches)
def test_after_every_placement_the_fields_found_are_all_closed_fields_of_the_whole_farm(chosen):
    match = rice_match(*chosen)
    model = RiceModel(match.options, match.deal, deck_of(match.deal) if "faces" in match.deal else OWN)
    replay = match.prefix(0)
    built = [0, 0]
    for _, text in match.record()["actions"]:
        replay.apply(text)
        model.apply(text)
        for seat in (0, 1):
            if replay.state.farm_size[seat] > built[seat]:
                built[seat] += 1
                fields, state = model.farms[seat].fields(), replay.state
                plots = set().union(*fields)
                assert marked(state, seat) == {(x & 31, y & 31) for x, y in plots}
                assert (state.fields[seat], state.closed_plots[seat]) == (len(fields), len(plots))
                assert state.plots[seat] == len(model.farms[seat].complete_plots())
                assert state.largest[seat] == model.largest(seat)
                counted = model.farms[seat].count(plots)
                assert state.closed_features[seat].tolist() == [counted[name] for name in ("farmer", "buffalo", "house")]
    assert built == [8, 8]


def test_random_games_close_many_fields_large_ones_too():
    """Else the test above would show little."""
    matches = [rice_match(options, "random", seed) for options in [(), ("festival",)] for seed in range(8)]
    assert sum(int(match.state.fields.sum()) for match in matches) > 60
    assert max(int(match.state.closed_plots.max() - match.state.fields.max()) for match in matches) >= 2
