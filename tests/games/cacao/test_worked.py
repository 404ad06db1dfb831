"""What the words around the numbers of the rules page say."""

from games.cacao.worked import ANNA, BEN, END, FILL, PLACE, last_tile, turn


def test_after_filling_anna_chooses_between_harvest_and_sale_and_two_workers_wait():
    position = turn().do(*PLACE, *FILL)
    assert position.actor == ANNA
    assert position.legal == ["harvest 1,0 left", "sell 0 1,0 right"]
    tile = position.at("1,0")
    assert tile is not None
    assert tile["workers"] == [2, 1, 0, 1]
    assert position.at("1,-1") is None


def test_ben_has_the_most_gold_before_the_scoring_and_anna_wins_by_one():
    end = last_tile().do(*END).view(ANNA)["end"]
    assert max(seat["gold"] for seat in end["seats"]) == end["seats"][BEN]["gold"]
    assert end["seats"][ANNA]["total"] == end["seats"][BEN]["total"] + 1
    assert end["winners"] == [ANNA]
