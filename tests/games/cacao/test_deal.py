"""The deal in a record: all that chance decides, and nothing that the box does not hold."""

import copy

import pytest
from support.random_play import played

from subak.core.match import Match
from subak.core.mistakes import Mistake


def refused_part(players, part, value):
    record = played("cacao", players, {}, "deal").record()
    with pytest.raises(Mistake) as refused:
        Match.from_record(record | {"deal": record["deal"] | {part: value}})
    assert refused.value.message == "broken-deal"
    return refused.value.details["part"]


def deal(players):
    return copy.deepcopy(Match.new("cacao", players, {}, "deal").deal)


@pytest.mark.parametrize(
    "change",
    [
        lambda seats: None,
        lambda seats: [],
        lambda seats: seats[1:],
        lambda seats: [*seats, seats[0]],
        lambda seats: [seats[0], None, seats[2]],
        lambda seats: [seats[0], seats[1], seats[2][1:]],
        lambda seats: [seats[0], seats[1], [*seats[2], "1111"]],
        lambda seats: [seats[0], seats[1], ["1111"] * 10],
        lambda seats: [seats[0], seats[1], [*seats[2][:-1], "0130"]],
        lambda seats: [seats[0], seats[1], [*seats[2][:-1], 1111]],
        lambda seats: [seats[0], seats[1], [*seats[2][:-1], ["1111"]]],
        lambda seats: "1111",
        lambda seats: {"0": seats[0]},
    ],
)
def test_each_seat_must_have_the_tiles_of_the_box(change):
    assert refused_part(3, "workers", change(deal(3)["workers"])) == "workers"


@pytest.mark.parametrize(("players", "others"), [(2, 3), (3, 2), (3, 4), (4, 3)])
def test_the_tiles_must_be_those_for_the_number_of_players(players, others):
    one = deal(others)["workers"][0]
    assert refused_part(players, "workers", [one] * players) == "workers"


@pytest.mark.parametrize(
    "change",
    [
        lambda jungle: None,
        lambda jungle: [],
        lambda jungle: jungle[1:],
        lambda jungle: [*jungle, "temple"],
        lambda jungle: ["temple"] * len(jungle),
        lambda jungle: [*jungle[:-1], "volcano"],
        lambda jungle: [*jungle[:-1], 3],
        lambda jungle: "temple",
    ],
)
@pytest.mark.parametrize("players", [2, 4])
def test_the_jungle_must_be_the_tiles_of_the_box(players, change):
    assert refused_part(players, "jungle", change(deal(players)["jungle"])) == "jungle"


@pytest.mark.parametrize(("players", "others"), [(2, 3), (3, 2)])
def test_two_players_have_a_jungle_of_their_own(players, others):
    assert refused_part(players, "jungle", deal(others)["jungle"]) == "jungle"


@pytest.mark.parametrize("part", ["workers", "jungle"])
def test_no_part_may_be_missing(part):
    record = played("cacao", 2, {}, "deal").record()
    del record["deal"][part]
    with pytest.raises(Mistake) as refused:
        Match.from_record(record)
    assert refused.value.details["part"] == part


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_are_drawn_in_the_order_of_the_deal(players):
    match = played("cacao", players, {}, "order")
    replay = match.prefix(0)
    drawn = [list(tiles[:3]) for tiles in match.deal["workers"]]
    for ply in match.plies:
        before = replay.states.copy()[0]
        replay.apply(ply.action)
        for seat in range(players):
            new = replay.state.tiles_drawn[seat] - before.tiles_drawn[seat]
            gained = replay.state.hand[seat].astype(int) - before.hand[seat]
            if new:
                assert (new, seat) == (1, before.active)
                drawn[seat].append(match.deal["workers"][seat][len(drawn[seat])])
                assert gained.sum() == (0 if before.phase == 1 else 1)
    assert drawn == match.deal["workers"]


def test_cacao_has_no_options():
    record = played("cacao", 2, {"oracle": True}, "options").record()
    assert record["options"] == {}
    assert Match.from_record(record | {"options": {"oracle": True}}).record() == record
