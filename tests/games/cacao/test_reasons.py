"""What a teacher of Cacao would say of a move, in hand-made positions."""

from games.cacao.positions import CacaoPosition


def reasons(position, text):
    return [short(line) for line in position.reasons(text)]


def short(told):
    """A reason in few words: its name, and its details in the order told."""
    parts = [plain(value) for key, value in told.items() if key != "say"]
    return " ".join([told["say"].removeprefix("cacao-reason-"), *parts])


def plain(value):
    if not isinstance(value, dict):
        return str(value)
    return value["kind"] if value["say"] == "cacao-jungle" else short(value).removeprefix("gain ")


def test_what_the_workers_of_a_tile_bring():
    position = CacaoPosition().lay(mine2="2,0").lay(water="4,0").lay(sun="3,-1").stock().seat(0, hand="2101 1111").do("square 3,0")
    assert reasons(position, "tile 2101 r0") == ["brings water 6 −10 −4", "brings gold 2", "brings suns 2"]


def test_a_square_is_as_good_as_the_best_tile_in_hand():
    position = CacaoPosition().lay(mine2="2,0").stock().seat(0, hand="3001 1111")
    assert reasons(position, "square 3,0") == ["with 3-0-0-1 brings gold 6"]


def test_a_square_that_brings_nothing_says_so():
    position = CacaoPosition().lay(market2="2,0").stock().seat(0, hand="1111")
    assert reasons(position, "square 3,0") == ["with 1-1-1-1 nothing"]


def test_fruits_can_be_harvested_and_sold_in_the_same_turn():
    position = CacaoPosition().lay(market4="2,0").lay(plantation2="4,0").stock().seat(0, hand="1111 1111").do("square 3,0")
    assert reasons(position, "tile 1111 r0") == ["brings fruits 2", "brings sale 1 4"]


def test_what_finds_no_room_in_the_storage_is_lost():
    position = CacaoPosition().lay(plantation2="2,0").stock().seat(0, hand="3001 1111", fruits=3).do("square 3,0")
    assert reasons(position, "tile 3001 r3") == ["lost 4", "brings fruits 2"]


def test_the_majority_at_a_temple_is_taken_from_others():
    position = (
        CacaoPosition(3).lay(temple="2,0").stock().build(1, "2,-1", "2101", 2).build(2, "1,0", "1111").seat(0, hand="3001 1111")
    )
    assert reasons(position.do("square 3,0"), "tile 3001 r3") == [
        "temple 2,0 6",
        "temple-rival 1 2,0 3",
        "temple-rival 2 2,0 0",
    ]


def position_to_fill():
    """Beside 1,0 two squares are to be filled: at one stand mostly workers of seat 0, at the other those of seat 1."""
    position = CacaoPosition().build(1, "2,1", "3001").build(1, "0,-1", "1111").stock("mine2 water", "sun")
    return position.seat(0, hand="3100 1111", water=1).seat(1, water=3)


def test_squares_to_be_filled_and_who_works_there():
    assert reasons(position_to_fill().do("square 1,0"), "tile 3100 r0") == ["fills 1,-1 3 1", "fills 2,0 1 3"]


def test_what_a_fill_brings_everybody():
    assert reasons(position_to_fill().place("1,0", "3100 r0"), "fill mine2 1,-1") == ["brings gold 6", "rival 1 gold 2", "opens 2"]


def test_what_stays_in_the_display_for_the_next():
    position = (
        CacaoPosition().build(1, "2,1", "3001").stock("temple water", "sun").seat(0, hand="1111 1111").place("1,0", "1111 r0")
    )
    assert reasons(position, "fill temple 2,0") == ["temple 2,0 3", "temple-rival 1 2,0 6", "leaves 1 water", "opens 2"]


def test_workers_who_wait_for_an_empty_square_to_be_filled():
    position = CacaoPosition().stock("temple water", "sun").seat(0, hand="3001")
    assert reasons(position.do("square -1,0"), "tile 3001 r3") == ["waits 4"]


def test_a_place_beside_which_nobody_else_can_come():
    position = (
        CacaoPosition().stock().build(1, "-1,0", "1111").build(1, "0,-1", "1111").build(1, "0,1", "1111").seat(0, hand="1111 1111")
    )
    assert reasons(position.do("square 1,0"), "tile 1111 r0") == ["brings fruits 1", "brings sale 1 2", "full plantation1"]


def test_overbuilding_costs_a_sun_token():
    position = CacaoPosition().lay(sun="2,0").stock().build(0, "3,0", "1111").seat(0, hand="3001 1111", suns=2).do("overbuild 3,0")
    assert reasons(position, "tile 3001 r3") == ["brings suns 2", "token"]


def test_a_sale_and_what_is_kept_from_it():
    position = CacaoPosition().lay(market2="2,0").stock().seat(0, hand="3001 1111", fruits=4).place("3,0", "3001 r3")
    assert reasons(position, "sell 2 3,0 left") == ["brings gold 4", "keeps 2 2"]


def test_nothing_is_kept_for_a_better_price_than_the_best():
    position = CacaoPosition().lay(market4="2,0").stock().seat(0, hand="3001 1111", fruits=4).place("3,0", "3001 r3")
    assert reasons(position, "sell 2 3,0 left") == ["brings gold 8"]


def test_a_sale_makes_room_for_a_harvest():
    position = (
        CacaoPosition()
        .lay(market2="2,0")
        .lay(plantation1="4,0")
        .stock()
        .seat(0, hand="1111 1111", fruits=5)
        .place("3,0", "1111 r0")
    )
    assert reasons(position, "sell 1 3,0 left") == ["brings gold 2", "room 1"]


def test_after_the_last_tile_fruits_are_worth_nothing():
    position = CacaoPosition().lay(market3="2,0").stock().hold(0, "3001").seat(0, fruits=4).place("3,0", "3001 r3")
    assert reasons(position, "sell 3 3,0 left") == ["brings gold 9", "worthless 1"]
