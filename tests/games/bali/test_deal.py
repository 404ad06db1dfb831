"""The deal in a record: all that chance decides, and nothing that the box does not hold."""

import pytest
from support.random_play import played

from subak.core.match import Match
from subak.core.mistakes import Mistake


def record(**options):
    return played("bali", 3, options, "deal").record()


def swapped(cards, first, second):
    cards = list(cards)
    cards[first], cards[second] = cards[second], cards[first]
    return cards


@pytest.mark.parametrize(
    "sets",
    [
        None,
        "rice",
        [],
        ["rice", "peanut"],
        ["rice", "peanut", "banana", "pepper"],
        ["rice", "rice", "peanut"],
        ["rice", "peanut", "mason"],
        ["rice", "peanut", 3],
        ["rice", "peanut", ["banana"]],
        {"rice": 1},
    ],
)
def test_sets_must_be_different_kinds_one_for_each_seat(sets):
    with pytest.raises(Mistake) as refused:
        Match.from_record(record() | {"deal": record()["deal"] | {"sets": sets}})
    assert (refused.value.message, refused.value.details["part"]) == ("broken-deal", "sets")


@pytest.mark.parametrize(
    "change",
    [
        lambda pile: None,
        lambda pile: pile[1:],
        lambda pile: [*pile, "rice"],
        lambda pile: ["oracle", *pile[1:]],
        lambda pile: [*pile[:-1], "demon"],
        lambda pile: [*pile, *["oracle"] * 8],
        lambda pile: ["rice"] * 50,
    ],
)
def test_the_pile_must_be_the_fifty_cards_of_the_box(change):
    with pytest.raises(Mistake) as refused:
        Match.from_record(record() | {"deal": record()["deal"] | {"pile": change(record()["deal"]["pile"])}})
    assert (refused.value.message, refused.value.details["part"]) == ("broken-deal", "pile")


def test_with_oracles_the_pile_must_have_all_eight_and_none_among_the_first_sixteen():
    deal = record(oracle=True)["deal"]
    first_oracle = deal["pile"].index("oracle")
    for pile in (swapped(deal["pile"], 0, first_oracle), [card for card in deal["pile"] if card != "oracle"]):
        with pytest.raises(Mistake) as refused:
            Match.from_record(record(oracle=True) | {"deal": deal | {"pile": pile}})
        assert (refused.value.message, refused.value.details["part"]) == ("broken-deal", "pile")


@pytest.mark.parametrize("altar", [None, [], ["rice", "peanut", "banana"], ["rice", "rice", "banana", "pepper"], ["mason"] * 4])
def test_with_oracles_the_altar_must_be_one_good_of_each_kind(altar):
    deal = record(oracle=True)["deal"]
    with pytest.raises(Mistake) as refused:
        Match.from_record(record(oracle=True) | {"deal": deal | {"altar": altar}})
    assert (refused.value.message, refused.value.details["part"]) == ("broken-deal", "altar")


@pytest.mark.parametrize("altar", [[], None])
def test_without_oracles_the_altar_may_be_empty_or_absent(altar):
    deal = record()["deal"] | ({} if altar is None else {"altar": altar})
    assert Match.from_record(record() | {"deal": deal}).over


def test_the_altar_is_dealt_bottom_first():
    deal = Match.new("bali", 2, {"oracle": True}, "altar").deal
    match = Match.from_record(Match.new("bali", 2, {"oracle": True}, "altar").record())
    assert [["rice", "peanut", "banana", "pepper"][good - 4] for good in match.state.altar[:4]] == deal["altar"]


def test_refills_come_in_the_order_of_the_deal():
    match = played("bali", 2, {}, "refills")
    replay = match.prefix(0)
    drawn = 16
    for ply in match.plies:
        replay.apply(ply.action)
        if replay.state.drawn > drawn:
            assert replay.view(None)["rows"][int(replay.state.taken_from)] == match.deal["pile"][drawn : drawn + 4]
            drawn = int(replay.state.drawn)
    assert drawn == 50


@pytest.mark.parametrize("oracle", [False, True])
def test_open_information_changes_nothing_in_a_replay(oracle):
    secret = record(oracle=oracle)
    shown = Match.from_record(secret | {"options": secret["options"] | {"open_information": True}})
    assert shown.record()["result"] == secret["result"]
    assert shown.record(legal=True)["actions"] == Match.from_record(secret).record(legal=True)["actions"]
