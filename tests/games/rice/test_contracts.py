"""Jasmine & Ginger."""

import pytest
from games.rice.positions import RicePosition
from games.rice.random_play import rice_moments

from subak.core.compiling import interpreted
from subak.games.rice import rules


def given(points, farmers=(0, 0), contracts=True):
    """The end of the wet season, with so many points and so many farmers in the whole farms."""
    position = RicePosition(contracts=contracts)
    for seat in (0, 1):
        position.draw("..\n..\n..", seat=seat)
        position.state.features[seat, 0] = farmers[seat]
        position.state.points[seat] = points[seat]
    position.state.turn = 5
    position.state.dry_row = 0b111111 << 10
    interpreted(rules.end_wet_season)(position.state)
    return position


def contracts(position):
    return [seat["contract"] for seat in position.view(None)["seats"]]


@pytest.mark.parametrize(
    ("points", "farmers", "shown"),
    [
        ((5, 4), (0, 3), ["jasmine", "ginger"]),
        ((4, 5), (3, 0), ["ginger", "jasmine"]),
        ((4, 4), (1, 2), ["ginger", "jasmine"]),
        ((4, 4), (2, 1), ["jasmine", "ginger"]),
        ((4, 4), (2, 2), ["jasmine", "ginger"]),
    ],
)
def test_more_points_get_jasmine_and_the_other_ginger_and_begins(points, farmers, shown):
    position = given(points, farmers)
    assert contracts(position) == shown
    assert position.actor == shown.index("ginger")


@pytest.mark.parametrize(("farmers", "paid"), [(0, 10), (1, 9), (4, 6), (10, 0), (12, -2)])
def test_jasmine_pays_ten_less_one_for_each_farmer_in_the_whole_own_farm(farmers, paid):
    assert given((5, 4), (farmers, 3)).points == [5 + paid, 4]


def test_who_begins_is_settled_before_jasmine_is_paid():
    position = given((5, 4), (12, 0))
    assert position.points == [3, 4]
    assert position.actor == 1


@pytest.mark.parametrize(("season", "more"), [("wet", 0), ("dry", 2)])
def test_ginger_gives_two_for_each_field_closed_in_the_dry_season(season, more):
    for seat, own in ((1, more), (0, 0)):
        position = RicePosition(season, contracts=True)
        position.state.ginger = 1
        assert position.close(1, seat=seat) == 1 + own
        assert position.close(5, seat=seat) == 10 + own


def test_ginger_counts_each_of_several_fields():
    position = RicePosition("dry", contracts=True)
    position.state.ginger = 0
    assert position.draw("#### \n #### \n ####") == [1 + 2, 2 + 2 * 2]


def test_without_contracts_there_are_none():
    position = given((5, 4), contracts=False)
    assert (contracts(position), position.points) == ([None, None], [5, 4])


def test_contracts_are_given_at_the_end_of_the_wet_season_and_not_before():
    for options in (("contracts",), ("festival", "contracts")):
        for match in rice_moments(options, "own", 2):
            view = match.view(None)
            shown = sorted(str(seat["contract"]) for seat in view["seats"])
            assert shown == (["ginger", "jasmine"] if view["season"] == "dry" else ["None", "None"])
