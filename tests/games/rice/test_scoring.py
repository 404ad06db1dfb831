"""What a field scores when it is closed, and the end."""

import pytest
from games.rice.positions import RicePosition


@pytest.mark.parametrize(("plots", "points"), [(1, 1), (2, 2), (3, 4), (4, 7), (5, 10), (6, 10), (9, 10)])
def test_size(plots, points):
    assert RicePosition().close(plots) == points


@pytest.mark.parametrize(("plots", "houses", "points"), [(1, 1, 2), (2, 1, 4), (2, 3, 10), (3, 1, 7), (4, 1, 10), (5, 2, 10)])
def test_each_house_adds_one_to_the_size(plots, houses, points):
    position = RicePosition()
    assert position.close(plots, "house " * houses) == points
    assert position.farm()["fields"][0]["size"] == plots + houses == position.state.largest[0]


@pytest.mark.parametrize(("farmers", "points"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 8), (5, 8), (7, 8)])
def test_farmers(farmers, points):
    assert RicePosition().close(5, "farmer " * farmers) == 10 + points


@pytest.mark.parametrize("buffaloes", range(6))
def test_each_buffalo_scores_two(buffaloes):
    assert RicePosition().close(5, "buffalo " * buffaloes) == 10 + 2 * buffaloes


def test_all_together():
    assert RicePosition().close(3, "farmer house buffalo farmer") == 7 + 3 + 2


def test_farmers_of_two_fields_are_not_added_up():
    position = RicePosition()
    assert position.close(2, "farmer farmer") == 2 + 3
    assert position.close(2, "farmer farmer") == 2 + 3


def test_each_seat_scores_its_own_farm():
    position = RicePosition()
    position.close(3, "farmer", seat=1)
    assert position.points == [0, 5]


@pytest.mark.parametrize("season", ["setup", "wet", "dry"])
def test_in_every_season_alike(season):
    assert RicePosition(season).close(3, "farmer buffalo") == 4 + 1 + 2


def test_at_the_end_each_closed_field_gives_one():
    position = RicePosition("dry")
    position.close(1)
    position.close(2)
    assert position.points == [3, 0]
    assert position.scores == [5, 0]


def test_at_the_end_each_buffalo_in_an_open_plot_costs_one_and_points_may_go_below_zero():
    position = RicePosition("dry")
    position.draw(".. \n .. \n ..", "1,1 buffalo · 0,2 buffalo · 1,3 buffalo · 2,2 house", seat=1)
    assert position.scores == [0, -3]
    assert position.winners == [0]


def test_a_buffalo_in_a_closed_field_costs_nothing():
    position = RicePosition("dry")
    points = position.close(1, "buffalo")
    assert position.scores == [points + 1, 0]


def end(points, farmers):
    """Both farms open, with so many farmers."""
    position = RicePosition("dry")
    for seat in (0, 1):
        position.state.points[seat] = points[seat]
        spots = ["1,1", "0,2", "2,2", "1,3"][: farmers[seat]]
        position.draw(".. \n .. \n ..", " · ".join(f"{spot} farmer" for spot in spots), seat=seat)
    return position


@pytest.mark.parametrize(
    ("points", "farmers", "winners"),
    [
        ((5, 4), (0, 4), [0]),
        ((4, 5), (4, 0), [1]),
        ((4, 4), (2, 1), [0]),
        ((4, 4), (1, 2), [1]),
        ((4, 4), (2, 2), [0, 1]),
        ((-1, -2), (0, 4), [0]),
        ((-2, -1), (4, 0), [1]),
        ((-3, -3), (1, 0), [0]),
        ((0, 0), (0, 0), [0, 1]),
    ],
)
def test_most_points_win_then_farmers_in_the_whole_farm_then_both(points, farmers, winners):
    assert end(points, farmers).winners == winners


def test_farmers_in_closed_fields_break_a_tie_too():
    position = RicePosition("dry")
    position.close(1, "farmer", seat=1)
    position.state.points[0] = position.scores[1]
    assert position.scores[0] == position.scores[1]
    assert position.winners == [1]


def test_before_the_end_a_score_is_what_it_would_be_if_the_match_ended_now():
    position = RicePosition("wet")
    position.close(2, "buffalo")
    assert position.view(None)["seats"][0]["score"] == position.scores[0] == 2 + 2 + 1
