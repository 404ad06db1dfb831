"""Phase 2: one card, or up to three farmers of one kind."""

import pytest
from tables import BaliTable


def about_to_play(hand, stone, **options):
    return BaliTable(**options).to_play().seat(0, hand=hand, display="mason", stone=stone)


@pytest.mark.parametrize("card", ["mason", "priest"])
def test_masons_and_priests_are_free_and_played_one_at_a_time(card):
    table = about_to_play(f"{card} {card} {card}", stone=0)
    assert table.legal == [f"play {card}"]
    table.do(f"play {card}")
    assert table.stone[0] == 0
    assert table.hand(0) == {card: 2}
    assert table.display(0)[card] == (2 if card == "mason" else 1)


@pytest.mark.parametrize(("count", "cost"), [(1, 0), (2, 1), (3, 2)])
def test_farmers_of_one_kind_cost_one_stone_less_than_their_number(count, cost):
    table = about_to_play("banana banana banana", stone=2).do(f"play {count} banana")
    assert table.stone[0] == 2 - cost
    assert table.display(0) == {"mason": 1, "banana": count}


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
    table = about_to_play("shrine rice mason", stone=7)
    assert table.legal == ["play mason", "play shrine", "play 1 rice"]
    table.do("play shrine")
    assert table.stone[0] == 0
    assert table.display(0) == {"mason": 1, "shrine": 1}


def test_a_player_must_play():
    assert "pass" not in about_to_play("mason priest shrine", stone=9).legal


def test_three_shrines_and_too_little_stone_leave_only_to_discard_one():
    table = about_to_play("shrine shrine shrine", stone=6)
    assert table.legal == ["discard shrine"]
    table.do("discard shrine")
    assert table.stone[0] == 6
    assert table.hand(0) == {"shrine": 2}
    assert table.display(0) == {"mason": 1}
    assert table.altar == []
    assert (table.phase, table.state.to_take) == ("take", 1)


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
    table = about_to_play(hand, stone=9).do(decision)
    assert (table.phase, table.actor, table.state.to_take) == ("take", 0, to_take)
