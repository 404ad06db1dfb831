"""B. Fill: which squares, from which tiles."""

from games.cacao.positions import CacaoPosition


def two_to_fill(display, pile=""):
    """Seat 0 placed at 1,0, with no worker at the start tiles, which leaves 2,0 and 1,-1 to fill."""
    position = CacaoPosition().build(1, "2,1", "1111").build(1, "0,-1", "1111").stock(display, pile)
    return position.seat(0, hand="3100 1111").place("1,0", "3100 r0")


def three_to_fill(display, pile=""):
    """Seat 0 placed at 0,-1, which leaves 0,-2 and 1,-1 and -1,-1 to fill."""
    position = CacaoPosition().lay(temple="0,-4").build(1, "1,0", "1111").build(1, "-1,0", "1111").build(1, "0,-3", "1111")
    return position.stock(display, pile).seat(0, hand="1111 1111").place("0,-1", "1111 r0")


def squares(position):
    return {text.split()[2] for text in position.legal}


def kinds(position):
    return {text.split()[1] for text in position.legal}


def test_a_lone_tile_fills_nothing():
    position = CacaoPosition().seat(0, hand="1111").stock("water sun", "temple").place("2,1", "1111 r0")
    assert (position.phase, position.actor, position.display) == ("square", 1, ["water", "sun"])


def test_a_second_tile_beside_an_empty_jungle_square_fills_it_whoever_owns_the_first():
    for owner in (0, 1):
        position = CacaoPosition().build(owner, "2,1", "1111").stock("water sun").seat(0, hand="1111").place("1,2", "1111 r0")
        assert (position.phase, squares(position)) == ("fill", {"2,2"})


def test_it_does_not_matter_whether_workers_face_the_square():
    position = CacaoPosition().build(1, "2,1", "3100", turns=3).stock("water sun").seat(0, hand="3100").place("1,2", "3100 r2")
    assert squares(position) == {"2,2"}
    position.do("fill water 2,2")
    assert position.water == [-10, -10]


def test_only_squares_beside_the_new_tile_are_filled():
    position = CacaoPosition().build(1, "-1,0", "1111").build(1, "0,-1", "1111").build(1, "2,1", "1111").stock("water sun")
    position.seat(0, hand="1111").place("1,2", "1111 r0")
    assert squares(position) == {"2,2"}


def test_a_square_left_empty_is_filled_by_a_later_tile_beside_it_if_tiles_are_left():
    position = CacaoPosition().build(1, "2,1", "1111").build(1, "3,2", "1111").stock("water sun").seat(0, hand="1111")
    position.place("1,2", "1111 r0")
    assert squares(position) == {"2,2"}


def test_either_tile_of_the_display_may_go_onto_either_square():
    position = two_to_fill("water temple", "sun")
    assert sorted(position.legal) == ["fill temple 1,-1", "fill temple 2,0", "fill water 1,-1", "fill water 2,0"]


def test_equal_tiles_in_the_display_are_offered_once():
    position = two_to_fill("temple temple", "sun")
    assert sorted(position.legal) == ["fill temple 1,-1", "fill temple 2,0"]
    assert position.do("fill temple 2,0").legal == ["fill temple 1,-1"]


def test_the_second_of_two_squares_gets_the_other_tile_of_the_display():
    assert two_to_fill("water temple", "sun").do("fill water 2,0").legal == ["fill temple 1,-1"]


def test_a_fill_without_a_choice_is_still_asked():
    position = CacaoPosition().build(1, "2,1", "1111").stock("water").seat(0, hand="1111").place("1,2", "1111 r0")
    assert position.legal == ["fill water 2,2"]


def test_the_display_is_filled_up_only_at_the_end_of_the_turn():
    position = two_to_fill("water market4", "sun mine1 mine2").do("fill market4 2,0")
    assert position.display == ["water"]
    position.state.fruits[0] = 1
    position.do("fill water 1,-1")
    assert (position.phase, position.display) == ("work", [])
    position.do("sell 1 1,0 right")
    assert (position.phase, position.display, position.view(None)["pile"]) == ("square", ["sun", "mine1"], 1)


def test_what_is_left_of_the_display_stays_in_it():
    position = (
        CacaoPosition().build(1, "2,1", "1111").stock("water sun", "temple mine1").seat(0, hand="1111").place("1,2", "1111 r0")
    )
    assert sorted(position.do("fill water 2,2").display) == ["sun", "temple"]


def test_the_third_tile_is_turned_up_only_when_the_display_is_used_up():
    position = three_to_fill("water sun", "mine2 temple")
    assert (kinds(position), len(squares(position))) == ({"water", "sun"}, 3)
    reveals = int(position.state.reveals)
    position.do("fill water -1,-1")
    assert (kinds(position), squares(position)) == ({"sun"}, {"0,-2", "1,-1"})
    assert position.state.reveals == reveals
    position.do("fill sun 0,-2")
    assert (kinds(position), squares(position)) == ({"mine2"}, {"1,-1"})
    assert position.state.reveals == reveals + 1
    assert position.view(None)["pile"] == 1


def test_with_one_tile_for_two_squares_the_player_chooses_the_square_and_the_other_stays_empty():
    position = two_to_fill("temple")
    assert sorted(position.legal) == ["fill temple 1,-1", "fill temple 2,0"]
    position.do("fill temple 1,-1")
    assert (position.at("1,-1")["jungle"], position.at("2,0")) == ("temple", None)
    assert (position.phase, position.actor) == ("square", 1)


def test_with_two_tiles_for_three_squares_the_player_chooses_the_squares_too():
    position = three_to_fill("temple water")
    assert len(position.legal) == 6
    position.do("fill temple 1,-1")
    assert sorted(position.legal) == ["fill water -1,-1", "fill water 0,-2"]
    assert (position.do("fill water 0,-2").actor, position.at("-1,-1")) == (1, None)


def test_with_one_tile_for_three_squares_only_one_is_filled():
    position = three_to_fill("temple")
    assert len(position.legal) == 3
    assert position.do("fill temple 0,-2").actor == 1


def test_with_nothing_left_filling_falls_away():
    position = two_to_fill("")
    assert (position.phase, position.actor) == ("square", 1)
    assert (position.at("2,0"), position.at("1,-1")) == (None, None)


def test_the_squares_around_a_filled_one_are_open_from_then_on():
    position = two_to_fill("temple sun").do("fill temple 2,0", "fill sun 1,-1")
    assert {"2,-1", "3,0", "1,-2"} <= position.open
    assert not {"0,-1", "2,1", "1,0"} & position.open
