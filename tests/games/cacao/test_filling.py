"""B. Fill: which squares, from which tiles."""

from tables import CacaoTable


def two_to_fill(display, pile=""):
    """Seat 0 placed at 1,0, with no worker at the start tiles, which leaves 2,0 and 1,-1 to fill."""
    table = CacaoTable().build(1, "2,1", "1111").build(1, "0,-1", "1111").stock(display, pile)
    return table.seat(0, hand="3100 1111").place("1,0", "3100 r0")


def three_to_fill(display, pile=""):
    """Seat 0 placed at 0,-1, which leaves 0,-2 and 1,-1 and -1,-1 to fill."""
    table = CacaoTable().lay(temple="0,-4").build(1, "1,0", "1111").build(1, "-1,0", "1111").build(1, "0,-3", "1111")
    return table.stock(display, pile).seat(0, hand="1111 1111").place("0,-1", "1111 r0")


def squares(table):
    return {text.split()[2] for text in table.legal}


def kinds(table):
    return {text.split()[1] for text in table.legal}


def test_a_lone_tile_fills_nothing():
    table = CacaoTable().seat(0, hand="1111").stock("water sun", "temple").place("2,1", "1111 r0")
    assert (table.phase, table.actor, table.display) == ("square", 1, ["water", "sun"])


def test_a_second_tile_beside_an_empty_jungle_square_fills_it_whoever_owns_the_first():
    for owner in (0, 1):
        table = CacaoTable().build(owner, "2,1", "1111").stock("water sun").seat(0, hand="1111").place("1,2", "1111 r0")
        assert (table.phase, squares(table)) == ("fill", {"2,2"})


def test_it_does_not_matter_whether_workers_face_the_square():
    table = CacaoTable().build(1, "2,1", "3100", turns=3).stock("water sun").seat(0, hand="3100").place("1,2", "3100 r2")
    assert squares(table) == {"2,2"}
    table.do("fill water 2,2")
    assert table.water == [-10, -10]


def test_only_squares_beside_the_new_tile_are_filled():
    table = CacaoTable().build(1, "-1,0", "1111").build(1, "0,-1", "1111").build(1, "2,1", "1111").stock("water sun")
    table.seat(0, hand="1111").place("1,2", "1111 r0")
    assert squares(table) == {"2,2"}


def test_a_square_left_empty_is_filled_by_a_later_tile_beside_it_if_tiles_are_left():
    table = CacaoTable().build(1, "2,1", "1111").build(1, "3,2", "1111").stock("water sun").seat(0, hand="1111")
    table.place("1,2", "1111 r0")
    assert squares(table) == {"2,2"}


def test_either_tile_of_the_display_may_go_onto_either_square():
    table = two_to_fill("water temple", "sun")
    assert sorted(table.legal) == ["fill temple 1,-1", "fill temple 2,0", "fill water 1,-1", "fill water 2,0"]


def test_equal_tiles_in_the_display_are_offered_once():
    table = two_to_fill("temple temple", "sun")
    assert sorted(table.legal) == ["fill temple 1,-1", "fill temple 2,0"]
    assert table.do("fill temple 2,0").legal == ["fill temple 1,-1"]


def test_the_second_of_two_squares_gets_the_other_tile_of_the_display():
    assert two_to_fill("water temple", "sun").do("fill water 2,0").legal == ["fill temple 1,-1"]


def test_a_fill_without_a_choice_is_still_asked():
    table = CacaoTable().build(1, "2,1", "1111").stock("water").seat(0, hand="1111").place("1,2", "1111 r0")
    assert table.legal == ["fill water 2,2"]


def test_the_display_is_filled_up_only_at_the_end_of_the_turn():
    table = two_to_fill("water market4", "sun mine1 mine2").do("fill market4 2,0")
    assert table.display == ["water"]
    table.state.fruits[0] = 1
    table.do("fill water 1,-1")
    assert (table.phase, table.display) == ("work", [])
    table.do("sell 1 1,0 right")
    assert (table.phase, table.display, table.view(None)["pile"]) == ("square", ["sun", "mine1"], 1)


def test_what_is_left_of_the_display_stays_in_it():
    table = CacaoTable().build(1, "2,1", "1111").stock("water sun", "temple mine1").seat(0, hand="1111").place("1,2", "1111 r0")
    assert sorted(table.do("fill water 2,2").display) == ["sun", "temple"]


def test_the_third_tile_is_turned_up_only_when_the_display_is_used_up():
    table = three_to_fill("water sun", "mine2 temple")
    assert (kinds(table), len(squares(table))) == ({"water", "sun"}, 3)
    reveals = int(table.state.reveals)
    table.do("fill water -1,-1")
    assert (kinds(table), squares(table)) == ({"sun"}, {"0,-2", "1,-1"})
    assert table.state.reveals == reveals
    table.do("fill sun 0,-2")
    assert (kinds(table), squares(table)) == ({"mine2"}, {"1,-1"})
    assert table.state.reveals == reveals + 1
    assert table.view(None)["pile"] == 1


def test_with_one_tile_for_two_squares_the_player_chooses_the_square_and_the_other_stays_empty():
    table = two_to_fill("temple")
    assert sorted(table.legal) == ["fill temple 1,-1", "fill temple 2,0"]
    table.do("fill temple 1,-1")
    assert (table.at("1,-1")["jungle"], table.at("2,0")) == ("temple", None)
    assert (table.phase, table.actor) == ("square", 1)


def test_with_two_tiles_for_three_squares_the_player_chooses_the_squares_too():
    table = three_to_fill("temple water")
    assert len(table.legal) == 6
    table.do("fill temple 1,-1")
    assert sorted(table.legal) == ["fill water -1,-1", "fill water 0,-2"]
    assert (table.do("fill water 0,-2").actor, table.at("-1,-1")) == (1, None)


def test_with_one_tile_for_three_squares_only_one_is_filled():
    table = three_to_fill("temple")
    assert len(table.legal) == 3
    assert table.do("fill temple 0,-2").actor == 1


def test_with_nothing_left_filling_falls_away():
    table = two_to_fill("")
    assert (table.phase, table.actor) == ("square", 1)
    assert (table.at("2,0"), table.at("1,-1")) == (None, None)


def test_the_squares_around_a_filled_one_are_open_from_then_on():
    table = two_to_fill("temple sun").do("fill temple 2,0", "fill sun 1,-1")
    assert {"2,-1", "3,0", "1,-2"} <= table.open
    assert not {"0,-1", "2,1", "1,0"} & table.open
