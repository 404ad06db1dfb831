"""The dry season: who begins, and taking turns."""

import pytest
from games.rice.positions import RicePosition
from games.rice.random_play import RICE_OPTIONS, rice_match, rice_moments

from subak.core.compiling import interpreted
from subak.games.rice import rules


def after_the_wet_season(points, farmers=(0, 0), **options):
    """Farmers stand in open plots."""
    position = RicePosition(**options)
    for seat in (0, 1):
        spots = ["1,1", "0,2", "2,2", "1,3"][: farmers[seat]]
        position.draw(".. \n .. \n ..", " · ".join(f"{spot} farmer" for spot in spots), seat=seat)
        position.state.points[seat] = points[seat]
    position.state.dry_row = 0b111111 << 2
    position.state.turn = 5
    interpreted(rules.end_wet_season)(position.state)
    return position


@pytest.mark.parametrize(
    ("points", "farmers", "beginner"),
    [
        ((3, 4), (4, 0), 0),
        ((4, 3), (0, 4), 1),
        ((-1, 0), (4, 0), 0),
        ((4, 4), (1, 2), 0),
        ((4, 4), (2, 1), 1),
        ((4, 4), (2, 2), 1),
        ((0, 0), (0, 0), 1),
    ],
)
def test_fewer_points_begin_then_fewer_farmers_in_the_whole_farm_then_the_second_seat(points, farmers, beginner):
    position = after_the_wet_season(points, farmers)
    assert (position.actor, position.state.active, position.view(None)["season"], position.phase) == (
        beginner,
        beginner,
        "dry",
        "build",
    )
    assert position.points == list(points)


def test_farmers_in_closed_fields_count_for_the_tie_as_well():
    position = RicePosition()
    position.close(1, "farmer", seat=1)
    position.state.points[:] = 4
    position.state.turn = 5
    interpreted(rules.end_wet_season)(position.state)
    assert position.actor == 0


def test_a_turn_is_a_card_of_the_row_and_its_place():
    position = after_the_wet_season((0, 1))
    assert position.legal == [f"build {card}" for card in range(3, 9)]
    position.do("build 4")
    position.do("at 2,0 upright")
    assert position.view(None)["dry_row"] == [3, 5, 6, 7, 8]
    assert [card["no"] for card in position.farm(0)["cards"]] == [1, 4]
    assert (position.actor, position.legal) == (1, [f"build {card}" for card in (3, 5, 6, 7, 8)])


def test_a_card_is_built_and_scored_at_once():
    position = after_the_wet_season((0, 1)).face(4, "####..", "1,1 farmer")
    position.do("build 4", "at 2,0 upright")
    assert position.points == [2, 1]


@pytest.mark.parametrize("options", RICE_OPTIONS, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_seats_take_turns_until_the_six_cards_are_built(options, seed):
    match = rice_match(options, "own", seed)
    dry = [action for action in match.record()["actions"] if not action[1].startswith(("river", "pass"))][-12:]
    beginner = dry[0][0]
    assert [seat for seat, _ in dry] == [seat for turn in range(6) for seat in [(beginner + turn) % 2] * 2]
    assert [text.split()[0] for _, text in dry] == ["build", "at"] * 6
    assert match.view(None)["dry_row"] == []


def test_the_last_card_is_written_though_there_is_no_choice():
    match = rice_match((), "own", 0)
    assert match.prefix(len(match.plies) - 2).legal_texts() == [match.record()["actions"][-2][1]]


def test_the_match_is_over_when_the_row_is_empty():
    for match in rice_moments((), "own", 1):
        view = match.view(None)
        assert match.over == (view["season"] == "dry" and not view["dry_row"]) == (view["phase"] == "over")


def test_both_seats_begin_now_and_then():
    assert {rice_match((), "own", seed).record()["actions"][-1][0] for seed in range(8)} == {0, 1}
