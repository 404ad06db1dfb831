"""The worked examples of the rulebooks. Kenny sits at 0, Robert to his left at 1, Jessica at 2."""

import pytest
from games.bali.positions import BaliPosition

KENNY, ROBERT, JESSICA = 0, 1, 2


def test_kenny_with_four_banana_farmers_buys_a_banana_for_one_stone():
    position = BaliPosition().seat(KENNY, display="banana banana banana banana", goods="", stone=2).stock(banana=9)
    position.do("buy banana")
    assert position.stone[KENNY] == 1
    assert position.goods(KENNY) == {"banana": 1}
    assert position.supply == {"banana": 8}


def test_robert_adds_two_rice_farmers_to_his_row_for_one_stone():
    position = BaliPosition().turn_of(ROBERT).to_play().seat(ROBERT, hand="rice rice priest", display="rice mason", stone=3)
    position.do("play 2 rice")
    assert position.stone[ROBERT] == 2
    assert position.hand(ROBERT) == {"priest": 1}
    assert position.display(ROBERT) == {"rice": 3, "mason": 1}


def test_kennys_shrine_is_followed_by_robert_jessica_kenny_face_down_and_the_supply_on_top():
    position = BaliPosition().to_play().seat(KENNY, hand="shrine rice rice", stone=7)
    position.do("play shrine")
    assert (position.phase, position.actor) == ("sacrifice", ROBERT)
    position.do("sacrifice peanut")
    assert (position.phase, position.actor) == ("sacrifice", JESSICA)
    position.do("sacrifice peanut")
    assert (position.phase, position.actor) == ("sacrifice", KENNY)
    position.do("sacrifice rice")
    assert (position.phase, position.actor) == ("supply", KENNY)
    position.do("supply pepper")
    assert (position.phase, position.actor) == ("take", KENNY)
    assert position.altar == ["peanut", "peanut", "rice?", "pepper"]
    assert position.view(JESSICA)["altar"]["top"] == "pepper"


def test_robert_with_one_card_left_takes_the_shrine_and_the_banana_farmer():
    position = BaliPosition().turn_of(ROBERT).seat(ROBERT, hand="priest").to_take(2)
    position.lay_row(2, "mason rice shrine").lay_row(4, "priest banana")
    position.do("take 2", "take 4")
    assert position.hand(ROBERT) == {"priest": 1, "shrine": 1, "banana": 1}


def test_roberts_last_card_came_from_the_third_row_whose_bottom_mason_is_scored():
    position = BaliPosition().turn_of(ROBERT).lay_row(3, "pepper priest mason rice").to_take(1)
    position.seat(KENNY, display="mason", stone=0).seat(ROBERT, display="mason mason", stone=0).seat(JESSICA, display="", stone=0)
    position.do("take 3")
    assert (position.stone[ROBERT], position.stone[KENNY], position.stone[JESSICA]) == (3, 1, 0)


def test_jessica_and_kenny_with_two_priests_each_share_the_most_and_get_no_more():
    position = (
        BaliPosition().seat(KENNY, display="priest priest").seat(ROBERT, display="priest").seat(JESSICA, display="priest priest")
    )
    position.score("priest")
    assert (position.points[JESSICA], position.points[KENNY], position.points[ROBERT]) == (2, 2, 1)


# The picture with the shrines of Jessica and Robert is lost: fewer than Kenny's is all that the text needs.
@pytest.mark.parametrize(("choice", "points", "stone"), [("score points", 4, 0), ("score stone", 0, 4)])
def test_kenny_with_three_shrines_alone_the_most_gets_four_points_or_four_stone(choice, points, stone):
    position = BaliPosition().seat(KENNY, display="shrine shrine shrine", stone=0).seat(JESSICA, display="shrine")
    position.score("shrine")
    assert (position.actor, position.legal) == (KENNY, ["score points", "score stone"])
    position.do(choice)
    assert (position.points[KENNY], position.stone[KENNY]) == (points, stone)


def test_jessicas_single_rice_farmer_brings_one_rice_and_no_extra():
    position = BaliPosition().seat(KENNY, goods="").seat(ROBERT, goods="").seat(JESSICA, display="rice", goods="")
    position.score("rice")
    assert [position.goods(seat) for seat in (KENNY, ROBERT, JESSICA)] == [{}, {}, {"rice": 1}]


def test_five_pepper_four_banana_four_peanut_three_rice_are_worth_three_two_two_one():
    position = BaliPosition().lay_on_altar("pepper " * 5 + "banana " * 4 + "peanut " * 4 + "rice " * 3)
    assert position.values == {"pepper": 3, "banana": 2, "peanut": 2, "rice": 1}


@pytest.mark.parametrize(
    ("on_altar", "values"),
    [
        ("rice rice rice rice peanut peanut peanut banana banana pepper", {"rice": 3, "peanut": 2, "banana": 1, "pepper": 0}),
        ("rice rice rice peanut peanut peanut banana banana pepper", {"rice": 3, "peanut": 3, "banana": 2, "pepper": 1}),
        ("rice rice rice peanut peanut banana banana pepper", {"rice": 3, "peanut": 2, "banana": 2, "pepper": 1}),
        ("rice rice rice peanut peanut banana pepper", {"rice": 3, "peanut": 2, "banana": 1, "pepper": 1}),
        ("rice rice peanut peanut banana banana pepper", {"rice": 3, "peanut": 3, "banana": 3, "pepper": 2}),
        ("rice rice peanut banana pepper", {"rice": 3, "peanut": 2, "banana": 2, "pepper": 2}),
        ("rice rice peanut peanut banana pepper", {"rice": 3, "peanut": 3, "banana": 2, "pepper": 2}),
        ("rice peanut banana pepper", {"rice": 3, "peanut": 3, "banana": 3, "pepper": 3}),
    ],
    ids=[
        "none equal",
        "first two equal",
        "middle two equal",
        "last two equal",
        "first three",
        "last three",
        "twice two",
        "all equal",
    ],
)
def test_equal_numbers_on_the_altar_are_worth_the_same(on_altar, values):
    assert BaliPosition().lay_on_altar(on_altar).values == values


def test_a_kind_with_no_card_on_the_altar_is_worth_nothing():
    position = BaliPosition().lay_on_altar("rice rice peanut")
    assert position.values == {"rice": 3, "peanut": 2, "banana": 0, "pepper": 0}


# The picture is lost; the Dutch text names one shrine. These goods and this stone, on the altar of the example before, make the 22.
def test_robert_with_one_shrine_scores_twenty_two():
    position = BaliPosition().lay_on_altar("pepper " * 5 + "banana " * 4 + "peanut " * 4 + "rice " * 3)
    position.seat(ROBERT, display="shrine", stone=7, points=0, goods="pepper pepper pepper banana banana peanut rice rice")
    assert position.scores[ROBERT] == 4 + 1 + 3 * 3 + 2 * 2 + 2 + 2 * 1 == 22
