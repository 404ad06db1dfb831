"""The wet season: both choose at once, hands are swapped, the last card is built alone."""

import pytest
from games.rice.random_play import RICE_OPTIONS, rice_match, rice_moments

from subak.core.match import Match

CARDS = list(range(1, 19))


def begun():
    """Seat 0 has cards 5, 7 … 17 and seat 1 has 6, 8 … 18, after the ancestors 1 and 3; 2 and 4 start the farms."""
    start = Match.new("rice", 2, {}, "wet")
    match = Match(start.game, 2, {}, start.deal | {"cards": CARDS})
    return play(match, "ancestor 1", "ancestor 3")


def play(match, *texts):
    for text in texts:
        match.apply(text)
    return match


def hands(match):
    """As each seat sees its own."""
    return [match.view(seat)["seats"][seat]["hand"] for seat in (0, 1)]


def farms(match):
    return [[card["no"] for card in seat["farm"]["cards"]] for seat in match.view(None)["seats"]]


def test_a_turn_is_a_card_its_place_and_a_card_for_the_dry_row():
    match = begun()
    assert match.legal_texts() == sorted(f"build {card}" for card in range(5, 18, 2))
    match.apply("build 9")
    assert all(text.startswith("at ") for text in match.legal_texts())
    match.apply("at 2,0 upright")
    assert match.legal_texts() == sorted(f"row {card}" for card in range(5, 18, 2) if card != 9)


def test_all_of_seat_0s_decisions_come_first_then_all_of_seat_1s():
    match = begun()
    seen = []
    for text in ["build 5", "at 2,0 upright", "row 7", "build 6", "at 0,3 lying", "row 8"]:
        seen.append(match.actor)
        match.apply(text)
    assert seen == [0, 0, 0, 1, 1, 1]
    assert (match.actor, match.view(None)["turn"]) == (0, 2)


def test_nothing_happens_before_both_have_chosen():
    match = play(begun(), "build 5", "at 2,0 upright", "row 7", "build 6", "at 2,0 upright")
    assert (farms(match), match.view(None)["dry_row"]) == ([[2], [4]], [])
    assert hands(match) == [list(range(5, 18, 2)), list(range(6, 19, 2))]


def test_then_both_build_the_row_grows_and_what_is_left_of_the_hands_is_swapped():
    match = play(begun(), "build 5", "at 2,0 upright", "row 7", "build 6", "at 2,0 upright", "row 8")
    assert farms(match) == [[2, 5], [4, 6]]
    assert match.view(None)["dry_row"] == [7, 8]
    assert hands(match) == [[10, 12, 14, 16, 18], [9, 11, 13, 15, 17]]


def test_both_choose_from_the_farm_as_it_was():
    """The second seat's places do not depend on what the first has chosen."""
    one, other = (
        play(begun(), *texts, "build 6") for texts in (["build 5", "at 2,0 upright", "row 7"], ["build 7", "at 0,3 lying", "row 9"])
    )
    assert one.legal_texts() == other.legal_texts()


def played_to_the_last_card():
    match = begun()
    for turn in range(3):
        for _ in (0, 1):
            first, second = hands(match)[match.actor][:2]
            play(match, f"build {first}", f"at {2 * turn + 2},0 upright", f"row {second}")
    return match


def test_the_last_card_is_swapped_too_and_built_without_another_for_the_row():
    match = played_to_the_last_card()
    left = hands(match)
    assert [len(hand) for hand in left] == [1, 1]
    assert match.view(None)["turn"] == 4
    assert match.legal_texts() == [f"build {left[0][0]}"]
    play(match, f"build {left[0][0]}", "at 0,3 upright")
    assert (match.actor, match.legal_texts()) == (1, [f"build {left[1][0]}"])
    assert farms(match)[0][-1] != left[0][0]
    play(match, f"build {left[1][0]}", "at 0,3 upright")
    assert [farm[-1] for farm in farms(match)] == [left[0][0], left[1][0]]
    assert match.view(None)["season"] == "dry"


def test_the_last_card_comes_from_the_other_hand():
    """Seven, five, three, one: what seat 0 held first, seat 1 builds last."""
    match = played_to_the_last_card()
    first_hands = [set(match.deal["cards"][4::2]), set(match.deal["cards"][5::2])]
    assert set(hands(match)[0]) < first_hands[1]
    assert set(hands(match)[1]) < first_hands[0]


@pytest.mark.parametrize("options", RICE_OPTIONS, ids=str)
def test_after_it_each_farm_has_five_cards_the_row_six_and_the_hands_none(options):
    for match in rice_moments(options, "own", 3):
        if match.view(None)["season"] == "dry":
            break
    assert [len(farm) for farm in farms(match)] == [5, 5]
    assert len(match.view(None)["dry_row"]) == 6
    assert hands(match) == [[], []]


def test_a_record_has_decisions_of_simultaneous_turns_in_seat_order():
    actions = rice_match((), "own", 0).record()["actions"]
    wet = [seat for seat, _ in actions[:24]]
    assert wet == [0, 1] + ([0] * 3 + [1] * 3) * 3 + [0, 0, 1, 1]
    assert [text.split()[0] for _, text in actions[:24]] == ["ancestor"] * 2 + ["build", "at", "row"] * 6 + ["build", "at"] * 2
