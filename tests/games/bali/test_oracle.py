"""The oracle variant."""

import pytest
from games.bali.positions import BaliPosition


def laying(cards, to_take=2, altar="rice peanut? banana pepper"):
    """Seat 0 is about to empty row 2, onto which these cards come, with these goods on the altar."""
    position = BaliPosition(oracle=True).seat(0, hand="", goods="").to_take(to_take).lay_row(2, "mason").next_cards(cards)
    return position.clear_altar().lay_on_altar(altar)


def test_four_goods_one_of_each_kind_lie_face_down_on_the_altar_at_the_start():
    position = BaliPosition(oracle=True)
    assert sorted(position.altar) == ["banana?", "peanut?", "pepper?", "rice?"]
    assert position.view(0)["altar"]["top"] == "hidden"


def test_oracles_leave_the_new_row_unreplaced():
    position = laying("rice oracle pepper oracle").do("take 2")
    assert position.row(2) == ["rice", "pepper"]
    assert position.view(None)["pile"] == 38


def test_a_row_without_oracles_gives_no_look():
    assert laying("rice rice pepper pepper").do("take 2").phase == "take"


@pytest.mark.parametrize("cards", ["oracle rice rice rice", "oracle rice oracle rice", "oracle oracle oracle rice"])
def test_a_row_gives_one_look_however_many_oracles_it_had(cards):
    position = laying(cards).do("take 2")
    assert (position.phase, position.actor, position.legal) == ("oracle", 0, ["pass", "oracle look"])
    assert position.do("oracle look", "keep pepper 1").phase == "take"


def test_the_look_is_offered_before_more_is_taken_and_taking_goes_on_after_it():
    position = laying("oracle rice rice rice", to_take=3).do("take 2")
    assert position.phase == "oracle"
    position.do("oracle look", "keep banana 2")
    assert (position.phase, position.state.to_take) == ("take", 2)


def test_the_look_is_offered_before_the_scoring():
    position = laying("rice rice mason oracle", to_take=1).seat(0, display="mason", stone=0).do("take 2")
    assert (position.phase, position.stone[0]) == ("oracle", 0)
    position.do("oracle look", "keep pepper 1")
    assert (position.phase, position.stone[0]) == ("buy", 1)


def test_a_look_may_be_declined():
    position = laying("rice rice mason oracle", to_take=1).seat(0, display="mason", stone=0).do("take 2", "pass")
    assert (position.phase, position.stone[0]) == ("buy", 1)
    assert position.altar == ["rice", "peanut?", "banana", "pepper"]


def test_who_looks_must_keep_one():
    position = laying("oracle rice rice rice").do("take 2", "oracle look")
    assert (position.phase, position.actor) == ("keep", 0)
    assert position.legal == ["keep pepper 1", "keep banana 2", "keep peanut 3", "keep rice 4"]


@pytest.mark.parametrize(
    ("kept", "left"),
    [
        ("pepper 1", ["rice", "peanut?", "banana"]),
        ("banana 2", ["rice", "peanut?", "pepper"]),
        ("peanut 3", ["rice", "banana", "pepper"]),
        ("rice 4", ["peanut?", "banana", "pepper"]),
    ],
)
def test_the_rest_goes_back_in_the_same_order_each_facing_as_it_did(kept, left):
    position = laying("oracle rice rice rice").do("take 2", "oracle look", f"keep {kept}")
    assert position.altar == left
    assert position.goods(0) == {kept.split()[0]: 1}


def test_only_the_top_four_are_seen():
    position = laying("oracle rice rice rice", altar="pepper pepper rice peanut? banana? banana").do("take 2", "oracle look")
    assert position.legal == ["keep banana 1", "keep banana 2", "keep peanut 3", "keep rice 4"]
    assert position.do("keep rice 4").altar == ["pepper", "pepper", "peanut?", "banana?", "banana"]


@pytest.mark.parametrize(
    ("altar", "legal"),
    [
        ("rice", ["keep rice 1"]),
        ("rice? pepper", ["keep pepper 1", "keep rice 2"]),
        ("rice? pepper pepper", ["keep pepper 1", "keep pepper 2", "keep rice 3"]),
    ],
)
def test_of_fewer_than_four_all_are_seen(altar, legal):
    assert laying("oracle rice rice rice", altar=altar).do("take 2", "oracle look").legal == legal


def test_an_empty_altar_is_not_asked_about():
    assert laying("oracle rice rice rice", altar="").do("take 2").phase == "take"
    assert laying("rice rice rice oracle", altar="", to_take=1).do("take 2").phase == "buy"


def test_a_look_missed_at_an_empty_altar_does_not_come_back():
    position = laying("oracle rice rice rice", altar="").do("take 2").lay_on_altar("rice")
    assert position.do("take 2").phase == "buy"


def test_a_row_of_oracles_alone_is_laid_again_before_any_look():
    position = laying("oracle oracle oracle oracle rice peanut banana mason").do("take 2")
    assert position.row(2) == ["rice", "peanut", "banana", "mason"]
    assert (position.phase, position.view(None)["pile"]) == ("oracle", 34)


def test_a_row_of_oracles_laid_again_without_oracles_gives_one_look():
    position = laying("oracle oracle oracle oracle rice peanut banana mason").do("take 2", "oracle look", "keep pepper 1")
    assert position.phase == "take"


def test_a_row_of_oracles_laid_again_with_an_oracle_gives_two_looks():
    position = laying("oracle oracle oracle oracle rice peanut oracle mason").do("take 2", "oracle look", "keep pepper 1")
    assert (position.phase, position.row(2)) == ("oracle", ["rice", "peanut", "mason"])
    position.do("oracle look", "keep banana 1")
    assert position.phase == "take"
    assert position.goods(0) == {"pepper": 1, "banana": 1}


def test_each_of_two_looks_may_be_declined_alone():
    position = laying("oracle oracle oracle oracle rice peanut oracle mason").do("take 2", "pass")
    assert position.phase == "oracle"
    assert position.do("oracle look", "keep rice 4", "take 2").goods(0) == {"rice": 1}


def test_two_rows_of_oracles_are_both_laid_again():
    position = laying("oracle " * 8 + "rice peanut banana mason").do("take 2", "pass")
    assert (position.phase, position.row(2)) == ("oracle", ["rice", "peanut", "banana", "mason"])
    assert position.do("pass").phase == "take"


def test_the_second_look_is_not_offered_when_the_first_emptied_the_altar():
    position = laying("oracle oracle oracle oracle rice peanut oracle mason", altar="rice?").do(
        "take 2", "oracle look", "keep rice 1"
    )
    assert (position.phase, position.altar) == ("take", [])


def test_two_rows_refilled_in_one_turn_give_a_look_each():
    position = laying("oracle rice rice rice oracle rice rice rice", to_take=3).lay_row(3, "mason")
    position.do("take 2", "oracle look", "keep pepper 1", "take 3")
    assert position.phase == "oracle"
    assert position.do("oracle look", "keep banana 1").phase == "take"


@pytest.mark.parametrize(("last", "row"), [("oracle rice", ["rice"]), ("rice oracle", ["rice"]), ("oracle oracle", [])])
def test_oracles_among_the_last_two_cards_just_leave(last, row):
    position = laying("rice rice rice rice").last_cards(last).do("take 2")
    assert (position.phase, position.legal, position.row(2)) == ("over", [], row)
    assert position.altar == ["rice", "peanut?", "banana", "pepper"]


def test_a_row_of_oracles_whose_relaying_empties_the_pile_ends_the_match_without_a_look():
    position = laying("rice rice rice rice").last_cards("oracle oracle oracle oracle rice mason").do("take 2")
    assert (position.phase, position.legal, position.row(2)) == ("over", [], ["rice", "mason"])


def test_after_a_keep_all_see_the_altars_height_and_its_new_top():
    position = laying("oracle rice rice rice", altar="rice peanut? banana pepper").do("take 2", "oracle look", "keep pepper 1")
    assert (position.view(1)["altar"]["size"], position.view(1)["altar"]["top"]) == (3, "banana")
    position = laying("oracle rice rice rice", altar="rice banana peanut? pepper").do("take 2", "oracle look", "keep pepper 1")
    assert (position.view(1)["altar"]["size"], position.view(1)["altar"]["top"]) == (3, "hidden")


def test_a_kept_good_can_be_sacrificed_later():
    position = laying("oracle rice rice mason", to_take=1).do("take 2", "oracle look", "keep peanut 3")
    position.turn_of(1).to_play().seat(1, hand="shrine rice rice", stone=7).seat(2, goods="")
    assert position.do("play shrine").legal == ["sacrifice peanut"]


def test_without_the_variant_there_are_no_looks():
    position = BaliPosition().to_take(2).lay_row(2, "mason").lay_on_altar("rice rice")
    assert position.do("take 2").phase == "take"
