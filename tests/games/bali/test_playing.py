"""Phase 2: one card, or up to three farmers of one kind."""

import pytest
from games.bali.positions import BaliPosition


def about_to_play(hand, stone, **options):
    return BaliPosition(**options).to_play().seat(0, hand=hand, display="mason", stone=stone)


@pytest.mark.parametrize("card", ["mason", "priest"])
def test_masons_and_priests_are_free_and_played_one_at_a_time(card):
    position = about_to_play(f"{card} {card} {card}", stone=0)
    assert position.legal == [f"play {card}"]
    position.do(f"play {card}")
    assert position.stone[0] == 0
    assert position.hand(0) == {card: 2}
    assert position.display(0)[card] == (2 if card == "mason" else 1)


@pytest.mark.parametrize(("count", "cost"), [(1, 0), (2, 1), (3, 2)])
def test_farmers_of_one_kind_cost_one_stone_less_than_their_number(count, cost):
    position = about_to_play("banana banana banana", stone=2).do(f"play {count} banana")
    assert position.stone[0] == 2 - cost
    assert position.display(0) == {"mason": 1, "banana": count}


@pytest.mark.parametrize(
    ("stone", "legal"),
    [(0, ["play 1 rice"]), (1, ["play 1 rice", "play 2 rice"]), (2, ["play 1 rice", "play 2 rice", "play 3 rice"])],
)
def test_only_as_many_farmers_as_one_can_pay_for(stone, legal):
    assert about_to_play("rice rice rice", stone).legal == legal


def test_farmers_of_different_kinds_are_not_played_together():
    assert about_to_play("rice peanut pepper", stone=9).legal == ["play 1 rice", "play 1 peanut", "play 1 pepper"]


def test_a_shrine_costs_seven_stone():
    assert about_to_play("shrine rice mason", stone=6).legal == ["play mason", "play 1 rice"]
    position = about_to_play("shrine rice mason", stone=7)
    assert position.legal == ["play mason", "play shrine", "play 1 rice"]
    position.do("play shrine")
    assert position.stone[0] == 0
    assert position.display(0) == {"mason": 1, "shrine": 1}


def test_a_player_must_play():
    assert "pass" not in about_to_play("mason priest shrine", stone=9).legal


def test_three_shrines_and_too_little_stone_leave_only_to_discard_one():
    position = about_to_play("shrine shrine shrine", stone=6)
    assert position.legal == ["discard shrine"]
    position.do("discard shrine")
    assert position.stone[0] == 6
    assert position.hand(0) == {"shrine": 2}
    assert position.display(0) == {"mason": 1}
    assert position.altar == []
    assert (position.phase, position.state.to_take) == ("take", 1)


def test_three_shrines_and_enough_stone_must_be_played():
    assert about_to_play("shrine shrine shrine", stone=7).legal == ["play shrine"]


@pytest.mark.parametrize("hand", ["shrine shrine rice", "shrine shrine mason", "shrine shrine priest"])
def test_nobody_discards_who_can_play(hand):
    assert "discard shrine" not in about_to_play(hand, stone=0).legal


@pytest.mark.parametrize(
    ("hand", "decision", "to_take"),
    [
        ("mason rice rice", "play mason", 1),
        ("priest rice rice", "play priest", 1),
        ("rice rice rice", "play 1 rice", 1),
        ("rice rice rice", "play 2 rice", 2),
        ("rice rice rice", "play 3 rice", 3),
    ],
)
def test_as_many_cards_are_taken_as_were_played(hand, decision, to_take):
    position = about_to_play(hand, stone=9).do(decision)
    assert (position.phase, position.actor, position.state.to_take) == ("take", 0, to_take)
