"""What a decision brought about, and what one can foresee of it."""

from games.cacao.positions import CacaoPosition
from hypothesis import given, settings
from support.random_play import NIGHTLY, played, starts_of


def at(x, y):
    return f"{x},{y}"


def jungle(kind):
    return {"say": "cacao-jungle", "kind": kind}


def said(lines, message):
    return [{key: value for key, value in line.items() if key != "say"} for line in lines if line["say"] == f"cacao-log-{message}"]


def to_fill(lines):
    return [square for line in said(lines, "to-fill") for square in line["squares"].split()]


def position_to_fill():
    return CacaoPosition().build(1, "2,1", "3001").build(1, "0,-1", "1111").stock("mine2 water", "sun").seat(0, hand="3100 1111")


def test_a_square_shows_what_lies_beside_it_and_what_would_have_to_be_filled():
    lines = position_to_fill().preview("square 1,0")
    assert said(lines, "beside") == [{"jungles": [jungle("market2"), jungle("plantation1")]}]
    assert to_fill(lines) == [at(1, -1), at(2, 0)]


def test_a_square_with_nothing_to_fill_says_so_by_silence():
    lines = position_to_fill().preview("square -1,0")
    assert said(lines, "beside") == [{"jungles": [jungle("plantation1")]}]
    assert to_fill(lines) == [at(-1, -1)]
    assert to_fill(CacaoPosition().preview("square 1,0")) == []


def test_with_no_jungle_left_nothing_is_to_be_filled():
    assert to_fill(position_to_fill().stock().preview("square 1,0")) == []


def test_a_tile_shows_what_it_would_bring_at_once():
    position = CacaoPosition().lay(mine2="2,0").lay(water="4,0").lay(sun="3,-1").stock().seat(0, hand="2101 1111")
    lines = position.do("square 3,0").preview("tile 2101 r0")
    assert said(lines, "place") == [{"seat": 0, "tile": "2-1-0-1", "at": at(3, 0)}]
    assert said(lines, "gold") == [{"seat": 0, "count": 2}]
    assert said(lines, "suns") == [{"seat": 0, "count": 2}]
    assert said(lines, "water") == [{"seat": 0, "count": 1}]


def test_what_would_be_lost_is_not_promised():
    position = CacaoPosition().lay(sun="2,0").stock().seat(0, hand="3001 1111", suns=2).do("square 3,0")
    assert said(position.preview("tile 3001 r3"), "suns") == [{"seat": 0, "count": 1}]


def test_a_tile_shows_which_squares_must_be_filled_then():
    lines = position_to_fill().do("square 1,0").preview("tile 3100 r0")
    assert to_fill(lines) == [at(1, -1), at(2, 0)]


def test_a_fill_shows_what_it_would_bring_to_everybody():
    position = position_to_fill().place("1,0", "3100 r0").do("fill water 1,-1")
    lines = position.preview("fill mine2 2,0")
    assert said(lines, "fill") == [{"seat": 0, "jungle": jungle("mine2"), "at": at(2, 0)}]
    assert said(lines, "gold") == [{"seat": 0, "count": 2}, {"seat": 1, "count": 6}]
    assert said(lines, "water") == [{"seat": 0, "count": 3}, {"seat": 1, "count": 1}]
    assert to_fill(lines) == []


def test_a_fill_shows_what_is_still_to_be_filled():
    position = position_to_fill().place("1,0", "3100 r0")
    assert to_fill(position.preview("fill water 1,-1")) == [at(2, 0)]


def test_a_sale_shows_its_gold():
    position = CacaoPosition().lay(market4="2,0").stock().seat(0, hand="3001 1111", fruits=2).place("3,0", "3001 r3")
    assert said(position.preview("sell 2 3,0 left"), "sell") == [{"seat": 0, "count": 2, "gold": 8}]
    assert said(position.preview("sell 0 3,0 left"), "sell") == [{"seat": 0, "count": 0, "gold": 0}]
    assert said(position.preview("sell 2 3,0 left"), "gold") == []


def test_a_sale_shows_the_harvest_that_would_follow_by_itself():
    position = CacaoPosition().lay(market4="2,0").lay(plantation2="4,0").stock().seat(0, hand="1111 1111", fruits=1)
    lines = position.place("3,0", "1111 r0").preview("sell 1 3,0 left")
    assert said(lines, "sell") == [{"seat": 0, "count": 1, "gold": 4}]
    assert said(lines, "fruits") == [{"seat": 0, "count": 2}]


def test_an_overbuild_shows_no_token_gained_for_the_one_paid():
    position = CacaoPosition().lay(sun="2,0").build(0, "3,0", "1111").stock().seat(0, hand="1111 1111", suns=2).do("overbuild 3,0")
    lines = position.preview("tile 1111 r0")
    assert said(lines, "overbuild") == [{"seat": 0, "tile": "1-1-1-1", "at": at(3, 0)}]
    assert said(lines, "suns") == [{"seat": 0, "count": 1}]


def there(lines):
    return [
        (line["seat"], line["gain"]["what"], line["gain"]["count"], line["gain"]["gold"], line["at"])
        for line in lines
        if line["say"] == "cacao-there"
    ]


def test_a_tile_shows_where_its_workers_bring_what_and_sells_what_it_harvests_where_that_pays_most():
    position = CacaoPosition().lay(plantation2="2,0").lay(market2="3,-1").lay(market4="3,1").lay(mine1="4,0").stock()
    lines = position.seat(0, hand="1111 1111").do("square 3,0").preview("tile 1111 r0")
    assert there(lines) == [
        (0, "fruits", 2, 0, at(2, 0)),
        (0, "sale", 1, 4, at(3, 1)),
        (0, "sale", 1, 2, at(3, -1)),
        (0, "gold", 1, 0, at(4, 0)),
    ]


def test_a_fill_shows_what_it_brings_there_to_everybody():
    position = position_to_fill().place("1,0", "3100 r0").do("fill water 1,-1")
    assert there(position.preview("fill mine2 2,0")) == [(0, "gold", 2, 0, at(2, 0)), (1, "gold", 6, 0, at(2, 0))]


def test_a_sale_and_a_harvest_show_where_they_are():
    position = (
        CacaoPosition()
        .lay(market4="2,0")
        .lay(plantation2="4,0")
        .stock()
        .seat(0, hand="1111 1111", fruits=1)
        .place("3,0", "1111 r0")
    )
    assert there(position.preview("sell 1 3,0 left")) == [(0, "sale", 1, 4, at(2, 0))]
    assert there(position.preview("sell 0 3,0 left")) == []
    assert there(position.preview("harvest 3,0 right")) == [(0, "fruits", 2, 0, at(4, 0))]


def test_a_preview_changes_nothing():
    match = played("cacao", 2, {}, "preview").prefix(50)
    before = match.states.tobytes()
    for action in match.legal:
        match.preview(action)
    assert match.states.tobytes() == before


def test_the_story_names_the_tiles_turned_up_and_a_preview_does_not():
    position = position_to_fill().place("1,0", "3100 r0").do("fill water 1,-1")
    assert said(position.preview("fill mine2 2,0"), "display") == []
    assert said(position.story("fill mine2 2,0"), "display") == [{"jungles": [jungle("sun")]}]


def test_a_third_tile_is_told_when_it_is_turned_up_and_not_foreseen():
    position = CacaoPosition().lay(temple="0,-4").build(1, "1,0", "1111").build(1, "-1,0", "1111").build(1, "0,-3", "1111")
    position.stock("water sun", "mine2 temple").seat(0, hand="1111 1111").place("0,-1", "1111 r0").do("fill water -1,-1")
    lines = position.preview("fill sun 0,-2")
    assert (said(lines, "display"), to_fill(lines)) == ([], [at(1, -1)])
    assert said(position.story("fill sun 0,-2"), "display") == [{"jungles": [jungle("mine2")]}]


def test_the_end_is_told():
    position = CacaoPosition().turn_of(1).seat(0, hand="").seat(1, hand="1111").do("square 2,1")
    assert said(position.story("tile 1111 r0"), "end") == [{}]


@settings(max_examples=300 if NIGHTLY else 15)
@given(starts_of("cacao"))
def test_a_preview_is_the_story_but_for_what_is_turned_up(start):
    match = played(*start)
    replay = match.prefix(0)
    for ply, entry in zip(match.plies, match.story(None), strict=True):
        foreseen = [
            line
            for line in replay.preview(ply.action)
            if line["say"] not in ("cacao-log-to-fill", "cacao-log-beside", "cacao-there")
        ]
        told = [line for line in entry["story"] if line["say"] not in ("cacao-log-display", "cacao-log-end")]
        assert foreseen == told
        replay.apply(ply.action)


@settings(max_examples=300 if NIGHTLY else 15)
@given(starts_of("cacao"))
def test_squares_foreseen_are_the_squares_that_are_then_to_be_filled(start):
    match = played(*start)
    replay = match.prefix(0)
    foreseen = []
    for ply in match.plies:
        text = replay.game.action_text(replay.state, ply.action)
        if text.startswith(("square", "overbuild")):
            foreseen = to_fill(replay.preview(ply.action))
        elif text.startswith("tile"):
            assert to_fill(replay.preview(ply.action)) == foreseen
            replay.apply(ply.action)
            squares = {text.split()[2] for text in replay.legal_texts() if text.startswith("fill")}
            assert squares == set(foreseen)
            continue
        replay.apply(ply.action)
