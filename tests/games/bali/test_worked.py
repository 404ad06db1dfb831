"""What the words around the numbers of the rules page say."""

import pytest
from games.bali.worked import (
    ANNA,
    BEN,
    BUY,
    CLEO,
    END,
    LOOK,
    PLAY,
    PRIEST,
    SCORED,
    TAKE,
    demon,
    last_card,
    oracle,
    priests,
    rice_farmer,
    shrines,
    turn,
)


def test_in_the_whole_turn_ben_and_cleo_get_the_same_and_ben_is_next():
    position = turn()
    before = position.do(*BUY, *PLAY).stone
    position.do(*TAKE)
    assert position.stone[BEN] - before[BEN] == position.stone[CLEO] - before[CLEO]
    assert position.row(3)[-1] == "mason"
    assert position.actor == BEN


def test_in_the_whole_turn_the_cards_are_those_that_the_words_count():
    position = turn()
    assert position.display(ANNA)["banana"] == position.hand(ANNA)["rice"] == 2
    assert [position.row(number)[-1] for number in (1, 3)] == ["shrine", "rice"]
    position.do(*BUY, *PLAY)
    assert position.hand(ANNA) == {"priest": 1}
    position.do(*TAKE)
    assert [position.display(seat)["mason"] for seat in (ANNA, BEN, CLEO)] == [2, 1, 1]


@pytest.mark.parametrize(("position", "card", "counts"), [(priests, "priest", [2, 1, 2]), (shrines, "shrine", [3, 0, 1])])
def test_before_a_card_is_scored_there_are_as_many_as_the_words_say(position, card, counts):
    assert [position().display(seat).get(card, 0) for seat in (ANNA, BEN, CLEO)] == counts


def test_the_goods_that_anna_owns_at_the_end_are_those_of_the_words():
    assert last_card().goods(ANNA) == {"pepper": 2, "banana": 1, "peanut": 1, "rice": 1}


def test_anna_and_cleo_share_the_most_priests_and_get_the_same():
    points = priests().do(*SCORED).points
    assert points[ANNA] == points[CLEO] > points[BEN]


def test_anna_chooses_what_her_shrines_bring_and_then_cleo():
    position = shrines().do(*SCORED)
    assert position.actor == ANNA
    assert position.do("score points").actor == CLEO


def test_only_cleo_gets_rice():
    position = rice_farmer().do(*SCORED)
    assert [position.goods(seat) for seat in (ANNA, BEN, CLEO)] == [{}, {}, {"rice": 1}]


def test_anna_keeps_the_pepper_that_lay_face_down_under_the_top_of_the_altar():
    position = oracle().do(*LOOK[:2])
    looked = position.view(ANNA)["look"]
    assert [(good["good"], good["open"]) for good in looked[:2]] == [("banana", True), ("pepper", False)]
    assert "oracle" not in position.row(2)
    assert position.do(*LOOK[2:]).goods(ANNA) == {"rice": 1, "pepper": 1}


def test_the_demon_goes_back_to_the_first_row_and_anna_takes_from_another():
    position = demon().do(*PRIEST)
    assert position.legal == [f"take {row}" for row in (2, 3, 4)]


def test_ben_has_more_points_and_shrines_and_anna_wins():
    end = last_card().do(*END).view(ANNA)["end"]
    anna, ben, _ = end["seats"]
    assert ben["points"] > anna["points"]
    assert ben["shrines"] > anna["shrines"]
    assert end["winners"] == [ANNA]
