"""Phase 3: bottom cards, until one holds three."""

from games.bali.positions import BaliPosition


def test_only_the_bottom_card_of_a_row_is_taken():
    position = BaliPosition().seat(0, hand="priest").to_take(2).lay_row(2, "mason rice shrine")
    position.do("take 2")
    assert position.hand(0) == {"priest": 1, "shrine": 1}
    assert position.row(2) == ["mason", "rice"]


def test_every_row_may_be_taken_from_without_the_demon():
    assert BaliPosition().to_take(1).legal == ["take 1", "take 2", "take 3", "take 4"]


def test_cards_may_come_from_one_row():
    position = BaliPosition().seat(0, hand="").to_take(3).lay_row(1, "mason rice shrine pepper").do("take 1", "take 1", "take 1")
    assert position.hand(0) == {"pepper": 1, "shrine": 1, "rice": 1}


def test_cards_may_come_from_several_rows():
    position = (
        BaliPosition().seat(0, hand="").to_take(3).lay_row(1, "rice mason").lay_row(3, "rice priest").lay_row(4, "rice shrine")
    )
    position.do("take 4", "take 1", "take 3")
    assert position.hand(0) == {"mason": 1, "priest": 1, "shrine": 1}


def test_a_row_that_is_emptied_is_refilled_at_once_with_four_cards_in_the_order_drawn():
    position = BaliPosition().seat(0, hand="priest").to_take(2).lay_row(2, "mason").next_cards("rice peanut banana pepper")
    position.do("take 2")
    assert position.row(2) == ["rice", "peanut", "banana", "pepper"]
    assert (position.phase, position.view(None)["pile"]) == ("take", 30)


def test_a_refilled_row_may_be_taken_from_in_the_same_turn():
    position = BaliPosition().seat(0, hand="priest").to_take(2).lay_row(2, "mason").next_cards("rice peanut banana shrine")
    position.do("take 2", "take 2")
    assert position.hand(0) == {"priest": 1, "mason": 1, "shrine": 1}
    assert position.row(2) == ["rice", "peanut", "banana"]


def test_one_turn_can_refill_two_rows():
    position = BaliPosition().seat(0, hand="").to_take(2).lay_row(1, "rice").lay_row(4, "rice")
    position.next_cards("mason mason mason mason priest priest priest priest").do("take 4", "take 1")
    assert (position.row(4), position.row(1)) == (["mason"] * 4, ["priest"] * 4)


def test_a_row_with_cards_left_is_not_refilled():
    position = BaliPosition().to_take(1).lay_row(1, "mason rice").do("take 1")
    assert position.row(1) == ["mason"]
    assert position.view(None)["pile"] == 34


def test_the_turn_ends_with_three_cards_in_hand_and_passes_to_the_left():
    position = (
        BaliPosition(players=4)
        .turn_of(3)
        .seat(3, hand="priest")
        .to_take(2)
        .lay_row(1, "priest priest priest")
        .do("take 1", "take 1")
    )
    assert position.hand(3) == {"priest": 3}
    assert (position.phase, position.state.active, position.actor, position.state.turn) == ("buy", 0, 0, 1)
