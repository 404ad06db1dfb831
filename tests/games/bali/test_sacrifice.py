"""The sacrifice phase, at once after a shrine."""

import pytest
from games.bali.positions import BaliPosition


def about_to_play_a_shrine(players=3, active=0):
    return BaliPosition(players).turn_of(active).to_play().seat(active, hand="shrine rice rice", stone=7)


@pytest.mark.parametrize(
    ("players", "active", "order"),
    [(2, 0, [1, 0]), (2, 1, [0, 1]), (3, 1, [2, 0, 1]), (4, 0, [1, 2, 3, 0]), (4, 2, [3, 0, 1, 2])],
)
def test_each_player_gives_from_the_active_ones_left_and_the_active_one_last(players, active, order):
    position = about_to_play_a_shrine(players, active).do("play shrine")
    asked = []
    while position.phase == "sacrifice":
        asked.append(position.actor)
        position.do("sacrifice banana")
    assert asked == order
    assert (position.phase, position.actor) == ("supply", active)
    assert position.altar == ["banana"] * (players - 1) + ["banana?"]


def test_one_gives_what_one_has():
    position = about_to_play_a_shrine().seat(1, goods="rice pepper pepper").do("play shrine")
    assert position.legal == ["sacrifice rice", "sacrifice pepper"]
    position.do("sacrifice pepper")
    assert position.goods(1) == {"rice": 1, "pepper": 1}


def test_the_good_of_the_supply_is_chosen_by_the_active_player_and_lies_open_on_top():
    position = about_to_play_a_shrine().stock(rice=3, banana=1)
    position.do("play shrine", "sacrifice rice", "sacrifice rice", "sacrifice rice")
    assert (position.actor, position.legal) == (0, ["supply rice", "supply banana"])
    position.do("supply banana")
    assert position.altar == ["rice", "rice", "rice?", "banana"]
    assert position.supply == {"rice": 3}
    assert position.goods(0) == {"peanut": 1, "banana": 1, "pepper": 1}


def test_the_goods_of_the_players_do_not_come_from_the_supply():
    position = about_to_play_a_shrine().stock(rice=1).do("play shrine", "sacrifice rice", "sacrifice pepper", "sacrifice banana")
    assert position.supply == {"rice": 1}


def test_a_player_without_goods_is_not_asked_and_gives_none():
    position = about_to_play_a_shrine().seat(1, goods="").do("play shrine")
    assert (position.phase, position.actor) == ("sacrifice", 2)
    position.do("sacrifice rice", "sacrifice peanut", "supply pepper")
    assert position.altar == ["rice", "peanut?", "pepper"]


def test_the_active_player_without_goods_still_gives_from_the_supply():
    position = about_to_play_a_shrine().seat(0, goods="").do("play shrine", "sacrifice rice", "sacrifice peanut")
    assert (position.phase, position.actor) == ("supply", 0)
    position.do("supply pepper")
    assert position.altar == ["rice", "peanut", "pepper"]


def test_an_empty_supply_gives_none_and_is_not_asked_for():
    position = about_to_play_a_shrine().stock().do("play shrine", "sacrifice rice", "sacrifice peanut", "sacrifice pepper")
    assert (position.phase, position.actor) == ("take", 0)
    assert position.altar == ["rice", "peanut", "pepper?"]


def test_with_no_goods_anywhere_nothing_is_asked():
    position = about_to_play_a_shrine().stock()
    for seat in range(3):
        position.seat(seat, goods="")
    position.do("play shrine")
    assert (position.phase, position.actor, position.altar) == ("take", 0, [])


def test_one_card_is_taken_after_it():
    position = about_to_play_a_shrine().do("play shrine", "sacrifice rice", "sacrifice rice", "sacrifice rice", "supply rice")
    assert (position.phase, position.state.to_take) == ("take", 1)


def test_a_second_sacrifice_goes_on_top_of_the_first():
    position = about_to_play_a_shrine().lay_on_altar("banana peanut? rice")
    position.do("play shrine", "sacrifice pepper", "sacrifice pepper", "sacrifice rice", "supply banana")
    assert position.altar == ["banana", "peanut?", "rice", "pepper", "pepper", "rice?", "banana"]


def test_all_see_only_the_top_of_the_altar_and_that_the_active_players_good_lies_face_down():
    position = about_to_play_a_shrine().do("play shrine", "sacrifice rice", "sacrifice peanut", "sacrifice pepper")
    assert position.view(1)["altar"]["top"] == "hidden"
    assert position.do("supply banana").view(1)["altar"]["top"] == "banana"
