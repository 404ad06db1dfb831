"""C. Work: who is activated, what they bring, and what is asked."""

import pytest
from games.cacao.positions import CacaoPosition


def beside_one(kind, tile="1111 r0", **own):
    """Seat 0 places at 3,0 beside a tile of this kind at 2,0, on its left side."""
    position = CacaoPosition(3).lay(**{kind: "2,0"}).stock("", "").seat(0, hand=f"{tile.split()[0]} 1111", **own)
    return position.place("3,0", tile)


def beside_two(left, right, tile, **own):
    """Seat 0 places at 3,0 between 2,0 and 4,0."""
    position = (
        CacaoPosition(3).lay(**{left: "2,0"}).lay(**{right: "4,0"}).stock("", "").seat(0, hand=f"{tile.split()[0]} 1111", **own)
    )
    return position.place("3,0", tile)


def asked(position):
    return (position.phase, position.actor)


@pytest.mark.parametrize(("kind", "each"), [("plantation1", 1), ("plantation2", 2)])
@pytest.mark.parametrize(("tile", "workers"), [("1111 r0", 1), ("2101 r3", 2), ("3001 r3", 3), ("2101 r1", 0)])
def test_each_worker_at_a_plantation_harvests_one_fruit_or_two(kind, each, tile, workers):
    assert beside_one(kind, tile).fruits == [min(5, each * workers), 0, 0]


@pytest.mark.parametrize("store", [3, 4, 5])
def test_fruits_that_exceed_the_five_spaces_are_lost(store):
    assert beside_one("plantation1", "3001 r3", fruits=store).fruits[0] == 5


@pytest.mark.parametrize(("kind", "each"), [("mine1", 1), ("mine2", 2)])
@pytest.mark.parametrize(("tile", "workers"), [("1111 r0", 1), ("2101 r3", 2), ("3001 r3", 3), ("2101 r1", 0)])
def test_each_worker_at_a_mine_brings_its_value(kind, each, tile, workers):
    assert beside_one(kind, tile, gold=100).gold == [100 + each * workers, 0, 0]


@pytest.mark.parametrize(("steps", "tile", "value"), [(0, "1111 r0", -4), (0, "3001 r3", 0), (3, "2101 r3", 4), (5, "3001 r3", 16)])
def test_each_worker_at_water_moves_the_carrier_one_field(steps, tile, value):
    assert beside_one("water", tile, water=steps).water == [value, -10, -10]


@pytest.mark.parametrize("steps", [6, 7, 8])
def test_sixteen_is_the_end_of_the_track(steps):
    assert beside_one("water", "3001 r3", water=steps).water[0] == 16


@pytest.mark.parametrize(("suns", "tile", "after"), [(0, "1111 r0", 1), (0, "3001 r3", 3), (1, "3001 r3", 3), (3, "2101 r3", 3)])
def test_each_worker_at_a_sun_site_takes_a_token_and_more_than_three_are_lost(suns, tile, after):
    assert beside_one("sun", tile, suns=suns).suns == [after, 0, 0]


def test_a_temple_brings_nothing_now():
    position = beside_one("temple", "3001 r3", gold=1, fruits=1, suns=1, water=1)
    assert (position.gold[0], position.fruits[0], position.suns[0], position.water[0]) == (1, 1, 1, -4)
    assert asked(position) == ("square", 1)


@pytest.mark.parametrize(("kind", "price"), [("market2", 2), ("market3", 3), ("market4", 4)])
@pytest.mark.parametrize("fruits", [0, 1, 2, 3])
def test_each_worker_at_a_market_sells_one_fruit_at_its_price(kind, price, fruits):
    position = beside_one(kind, "3001 r3", fruits=4).do(f"sell {fruits} 3,0 left")
    assert (position.gold[0], position.fruits[0]) == (fruits * price, 4 - fruits)


@pytest.mark.parametrize(("tile", "workers"), [("1111 r0", 1), ("2101 r3", 2), ("3001 r3", 3)])
@pytest.mark.parametrize("store", [1, 2, 5])
def test_what_may_be_sold_is_nothing_up_to_the_smaller_of_workers_and_fruits(tile, workers, store):
    position = beside_one("market3", tile, fruits=store)
    assert position.legal == [f"sell {count} 3,0 left" for count in range(min(workers, store) + 1)]


def test_with_no_fruit_to_sell_nothing_is_asked():
    assert asked(beside_one("market4", "3001 r3", fruits=0)) == ("square", 1)


def test_without_workers_at_the_market_nothing_is_asked():
    assert asked(beside_one("market4", "2101 r1", fruits=5)) == ("square", 1)


def test_with_an_empty_store_and_a_plantation_edge_open_nought_is_offered():
    position = beside_two("plantation1", "market4", "2101 r0")
    assert position.legal == ["harvest 3,0 left", "sell 0 3,0 right"]


def test_whoever_declines_the_last_market_harvests_without_being_asked():
    position = beside_two("plantation2", "market4", "2101 r0").do("sell 0 3,0 right")
    assert (asked(position), position.fruits[0], position.gold[0]) == (("square", 1), 2, 0)


def test_a_plantation_edge_is_offered_even_with_a_full_store():
    position = beside_two("plantation1", "market4", "2101 r0", fruits=5)
    assert position.legal == ["harvest 3,0 left", "sell 0 3,0 right", "sell 1 3,0 right"]
    position.do("harvest 3,0 left")
    assert position.fruits[0] == 5
    assert position.legal == ["sell 0 3,0 right", "sell 1 3,0 right"]


def test_selling_first_makes_room_for_the_harvest():
    assert beside_two("plantation1", "market4", "2101 r0", fruits=5).do("sell 1 3,0 right").fruits[0] == 5


def test_with_all_fruits_sold_at_the_first_market_the_second_is_not_asked_about():
    position = beside_two("market2", "market4", "2101 r0", fruits=1)
    assert position.legal == ["sell 0 3,0 right", "sell 1 3,0 right", "sell 0 3,0 left", "sell 1 3,0 left"]
    position.do("sell 1 3,0 right")
    assert (asked(position), position.gold[0]) == (("square", 1), 4)


def test_with_fruits_left_the_second_market_is_asked_about():
    position = beside_two("market2", "market4", "2101 r0", fruits=2).do("sell 1 3,0 left")
    assert position.legal == ["sell 0 3,0 right", "sell 1 3,0 right"]


def test_an_edge_is_worked_once():
    position = beside_two("market2", "market4", "2101 r0", fruits=5).do("sell 0 3,0 left")
    assert position.legal == ["sell 0 3,0 right", "sell 1 3,0 right"]
    assert asked(position.do("sell 0 3,0 right")) == ("square", 1)


def test_the_new_tile_works_only_where_its_workers_face_a_jungle_tile():
    position = beside_one("mine1", "2101 r1")
    assert position.gold == [0, 0, 0]


def crowd(kind, players=4):
    """Seat 0 is about to place at 1,0, and 2,0 is to be filled; seats 1, 2, 3 have a tile around that square."""
    position = CacaoPosition(players).build(1, "2,1", "3001", turns=0).build(2, "3,0", "2101", turns=3)
    if players == 4:
        position.build(3, "2,-1", "1111")
    return position.stock(kind).seat(0, hand="3001 1111")


@pytest.mark.parametrize(("kind", "gold"), [("mine1", [3, 3, 2, 1]), ("mine2", [6, 6, 4, 2])])
def test_all_workers_of_anybody_that_face_a_tile_filled_this_turn_work(kind, gold):
    assert crowd(kind).place("1,0", "3001 r1").do(f"fill {kind} 2,0").gold == gold


def test_sides_that_face_a_tile_laid_earlier_do_not_work_again():
    position = CacaoPosition().lay(mine2="3,1").build(1, "2,1", "1111").stock("mine1").seat(0, hand="1111")
    position.place("1,2", "1111 r0").do("fill mine1 2,2")
    assert position.gold == [1, 1]


def test_one_tile_may_work_on_two_sides_filled_in_one_turn():
    position = CacaoPosition().lay(temple="4,0").build(1, "2,-1", "2101").build(0, "3,0", "1111")
    position.lay(temple="3,-3").stock("mine1 mine2").seat(0, hand="1111").place("3,-2", "1111 r0")
    assert sorted(position.legal) == ["fill mine1 2,-2", "fill mine1 3,-1", "fill mine2 2,-2", "fill mine2 3,-1"]
    position.do("fill mine1 2,-2", "fill mine2 3,-1")
    # Seat 1: two workers at the top, one on the right. Seat 0: two sides of the new tile, and the top of the old one.
    assert position.gold == [1 + 2 + 2, 2 * 1 + 1 * 2]


def test_ones_own_older_workers_at_a_filled_square_work_too():
    position = (
        CacaoPosition().build(0, "2,1", "3001").stock("mine2").seat(0, hand="1111").place("1,0", "1111 r0").do("fill mine2 2,0")
    )
    assert position.gold == [2 * 1 + 2 * 3, 0]


def test_the_active_player_decides_first_and_then_the_others_clockwise():
    position = crowd("market3").turn_of(2).seat(2, hand="1111 1111")
    for seat in range(4):
        position.seat(seat, fruits=5)
    position.place("1,0", "1111 r0").do("fill market3 2,0")
    order = []
    while position.phase == "work":
        order.append(position.actor)
        position.do(position.legal[-1])
    # Seat 2 has the new tile and an older one there.
    assert order == [2, 2, 2, 3, 1]


def test_each_player_finishes_before_the_next():
    position = crowd("market3").seat(0, fruits=2).seat(1, fruits=3).place("1,0", "3001 r1")
    position.do("fill market3 2,0")
    assert {text.split()[2] for text in position.legal} == {"1,0"}
    position.do("sell 2 1,0 right")
    assert (position.actor, position.legal) == (1, ["sell 0 2,1 up", "sell 1 2,1 up", "sell 2 2,1 up", "sell 3 2,1 up"])


def test_players_who_cannot_sell_are_passed_over():
    position = crowd("market3").seat(2, fruits=1).place("1,0", "3001 r1").do("fill market3 2,0")
    assert asked(position) == ("work", 2)
    assert asked(position.do("sell 0 3,0 left")) == ("square", 1)


def test_the_player_next_in_turn_is_not_the_one_who_decided_last():
    position = crowd("market3").seat(3, fruits=1).place("1,0", "3001 r1").do("fill market3 2,0", "sell 1 2,-1 down")
    assert (asked(position), position.state.active) == (("square", 1), 1)


def test_whoever_harvests_without_a_market_is_not_asked_though_another_is():
    position = CacaoPosition().build(1, "2,1", "3001").build(1, "0,-1", "1111").stock("plantation2 market4")
    position.seat(0, hand="1111", fruits=1).seat(1, fruits=0).place("1,0", "1111 r0").do(
        "fill plantation2 2,0", "fill market4 1,-1"
    )
    assert asked(position) == ("work", 0)
    # Seat 1 has three workers at the new plantation and one at the new market.
    position.do("sell 0 1,0 up", "sell 0 1,0 down")
    assert (asked(position), sorted(position.legal)) == (("work", 1), ["harvest 2,1 up", "sell 0 0,-1 right"])


def test_mines_water_and_suns_are_worked_for_everybody_before_the_first_decision():
    position = CacaoPosition(3).build(1, "2,1", "3001").build(2, "0,-1", "1111").stock("mine2 water").lay(sun="0,2")
    position.seat(0, hand="1111", fruits=1).place("1,0", "1111 r0").do("fill mine2 2,0", "fill water 1,-1")
    assert asked(position) == ("work", 0)
    assert (position.gold, position.water) == ([2, 6, 0], [-4, -10, -4])


def test_the_sun_is_worked_before_the_first_decision_too():
    position = beside_two("sun", "market4", "2101 r0", fruits=1)
    assert (asked(position), position.suns[0], position.fruits[0]) == (("work", 0), 1, 1)


def test_harvests_wait_for_their_player_while_a_market_is_open():
    position = beside_two("plantation2", "market4", "2101 r0", fruits=1)
    assert (asked(position), position.fruits[0]) == (("work", 0), 1)
