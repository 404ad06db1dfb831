"""The worked example and the hints of the rulebook."""

from games.cacao.positions import CacaoPosition

YELLOW, RED = 0, 1


def position_of_the_example():
    """Yellow's new tile at 1,0 touches the plantation, and with red's tile at 2,1 makes the square 2,0 one to fill."""
    position = CacaoPosition(2).build(RED, "2,1", "1111").stock("market3 temple", "water")
    return position.seat(YELLOW, hand="2101", gold=0, fruits=0).seat(RED, gold=0, fruits=1)


def test_yellow_harvests_one_fruit_and_sells_it_for_three_and_red_sells_one_from_store_at_the_same_market():
    position = position_of_the_example().place("1,0", "2101 r0").do("fill market3 2,0")
    assert (position.actor, position.legal) == (YELLOW, ["harvest 1,0 left", "sell 0 1,0 right"])
    position.do("harvest 1,0 left")
    assert position.legal == ["sell 0 1,0 right", "sell 1 1,0 right"]
    position.do("sell 1 1,0 right")
    assert (position.actor, position.legal) == (RED, ["sell 0 2,1 up", "sell 1 2,1 up"])
    position.do("sell 1 2,1 up")
    assert (position.gold, position.fruits) == ([3, 3], [0, 0])
    assert (position.phase, position.actor) == ("square", RED)


def test_a_player_may_decline_to_sell():
    position = (
        position_of_the_example()
        .place("1,0", "2101 r0")
        .do("fill market3 2,0", "harvest 1,0 left", "sell 0 1,0 right", "sell 0 2,1 up")
    )
    assert (position.gold, position.fruits) == ([0, 0], [1, 1])


def test_whoever_declines_the_market_first_still_harvests():
    position = position_of_the_example().place("1,0", "2101 r0").do("fill market3 2,0", "sell 0 1,0 right")
    assert (position.actor, position.fruits, position.gold) == (RED, [1, 1], [0, 0])


def test_of_two_squares_the_player_chooses_which_tile_goes_where():
    position = CacaoPosition().build(1, "2,1", "1111").build(1, "-1,0", "1111").build(1, "0,-1", "1111").stock("water temple")
    position.seat(0, hand="1111").place("1,0", "1111 r0")
    assert sorted(position.legal) == ["fill temple 1,-1", "fill temple 2,0", "fill water 1,-1", "fill water 2,0"]
    position.do("fill temple 2,0")
    assert position.legal == ["fill water 1,-1"]


def test_the_most_unlikely_case_of_three_squares_first_the_display_and_then_the_pile():
    position = CacaoPosition().lay(temple="0,-4").build(1, "1,0", "1111").build(1, "-1,0", "1111").build(1, "0,-3", "1111")
    position.seat(0, hand="1111").stock("water sun", "mine2 temple").place("0,-1", "1111 r0")
    assert len(position.legal) == 6
    assert position.display == ["water", "sun"]
    position.do("fill sun 1,-1")
    assert (sorted(position.legal), position.display) == (["fill water -1,-1", "fill water 0,-2"], ["water"])
    position.do("fill water 0,-2")
    assert (position.legal, position.display) == (["fill mine2 -1,-1"], ["mine2"])
    position.do("fill mine2 -1,-1")
    assert (position.gold, position.suns, position.water) == ([2, 2], [1, 1], [-4, -4])
    assert position.display == ["temple"]


def test_each_worker_works_a_single_time_when_it_is_placed_or_when_its_square_is_filled():
    position = (
        CacaoPosition().seat(0, hand="1111 1111 1111").seat(1, hand="1111 1111 1111").stock("mine1 mine1", "mine1 mine1 mine1")
    )
    position.lay(mine2="2,0").place("2,-1", "1111 r0")
    assert position.gold == [2, 0]
    position.place("3,0", "1111 r0").do("fill mine1 3,-1")
    assert position.gold == [2 + 1, 2 + 1]
    position.place("4,-1", "1111 r0").do("fill mine1 4,0")
    assert position.gold == [2 + 1 + 2, 2 + 1 + 1]
