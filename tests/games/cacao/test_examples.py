"""The worked example and the hints of the rulebook."""

from tables import CacaoTable

YELLOW, RED = 0, 1


def table_of_the_example():
    """Yellow's new tile at 1,0 touches the plantation, and with red's tile at 2,1 makes the square 2,0 one to fill."""
    table = CacaoTable(2).build(RED, "2,1", "1111").stock("market3 temple", "water")
    return table.seat(YELLOW, hand="2101", gold=0, fruits=0).seat(RED, gold=0, fruits=1)


def test_yellow_harvests_one_fruit_and_sells_it_for_three_and_red_sells_one_from_store_at_the_same_market():
    table = table_of_the_example().place("1,0", "2101 r0").do("fill market3 2,0")
    assert (table.actor, table.legal) == (YELLOW, ["harvest 1,0 left", "sell 0 1,0 right"])
    table.do("harvest 1,0 left")
    assert table.legal == ["sell 0 1,0 right", "sell 1 1,0 right"]
    table.do("sell 1 1,0 right")
    assert (table.actor, table.legal) == (RED, ["sell 0 2,1 up", "sell 1 2,1 up"])
    table.do("sell 1 2,1 up")
    assert (table.gold, table.fruits) == ([3, 3], [0, 0])
    assert (table.phase, table.actor) == ("square", RED)


def test_a_player_may_decline_to_sell():
    table = (
        table_of_the_example()
        .place("1,0", "2101 r0")
        .do("fill market3 2,0", "harvest 1,0 left", "sell 0 1,0 right", "sell 0 2,1 up")
    )
    assert (table.gold, table.fruits) == ([0, 0], [1, 1])


def test_whoever_declines_the_market_first_still_harvests():
    table = table_of_the_example().place("1,0", "2101 r0").do("fill market3 2,0", "sell 0 1,0 right")
    assert (table.actor, table.fruits, table.gold) == (RED, [1, 1], [0, 0])


def test_of_two_squares_the_player_chooses_which_tile_goes_where():
    table = CacaoTable().build(1, "2,1", "1111").build(1, "-1,0", "1111").build(1, "0,-1", "1111").stock("water temple")
    table.seat(0, hand="1111").place("1,0", "1111 r0")
    assert sorted(table.legal) == ["fill temple 1,-1", "fill temple 2,0", "fill water 1,-1", "fill water 2,0"]
    table.do("fill temple 2,0")
    assert table.legal == ["fill water 1,-1"]


def test_the_most_unlikely_case_of_three_squares_first_the_display_and_then_the_pile():
    table = CacaoTable().lay(temple="0,-4").build(1, "1,0", "1111").build(1, "-1,0", "1111").build(1, "0,-3", "1111")
    table.seat(0, hand="1111").stock("water sun", "mine2 temple").place("0,-1", "1111 r0")
    assert len(table.legal) == 6
    assert table.display == ["water", "sun"]
    table.do("fill sun 1,-1")
    assert (sorted(table.legal), table.display) == (["fill water -1,-1", "fill water 0,-2"], ["water"])
    table.do("fill water 0,-2")
    assert (table.legal, table.display) == (["fill mine2 -1,-1"], ["mine2"])
    table.do("fill mine2 -1,-1")
    assert (table.gold, table.suns, table.water) == ([2, 2], [1, 1], [-4, -4])
    assert table.display == ["temple"]


def test_each_worker_works_a_single_time_when_it_is_placed_or_when_its_square_is_filled():
    table = CacaoTable().seat(0, hand="1111 1111 1111").seat(1, hand="1111 1111 1111").stock("mine1 mine1", "mine1 mine1 mine1")
    table.lay(mine2="2,0").place("2,-1", "1111 r0")
    assert table.gold == [2, 0]
    table.place("3,0", "1111 r0").do("fill mine1 3,-1")
    assert table.gold == [2 + 1, 2 + 1]
    table.place("4,-1", "1111 r0").do("fill mine1 4,0")
    assert table.gold == [2 + 1 + 2, 2 + 1 + 1]
