"""Seasons of Rice at the table in a terminal, driven by keys and mouse as a person would."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.terminal import seated, text_of, until
from textual.widgets import OptionList, Static

from subak.cli import table
from subak.cli.boards import actions_in
from subak.cli.boards.rice import Board, arranged, neighbour, place_of, turned
from subak.cli.boards.rice_lattice import SIGNS, Picture
from subak.cli.play import resumed
from subak.cli.speech import speak
from subak.cli.table import Page, TableApp
from subak.core.match import Match, save_match
from subak.players import bot

EXPANSIONS = {"festival": True, "contracts": True}


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "BOT_PAUSE", 0.001)


@pytest.fixture
def in_english() -> Iterator[None]:
    yield
    speak("en")


def come_to(season: str, phase: str, options: dict[str, bool] | None = None, seed: str = "rice", skip: int = 0) -> Match:
    """A match where the first seat is asked something, for the first time or after some others."""
    match = Match.new("rice", 2, options or {}, seed)
    players = [bot("random", f"{seed}/{seat}") for seat in range(2)]
    while match.actor is not None:
        view = match.view(match.actor)
        if (match.actor, view["season"], view["phase"]) == (0, season, phase):
            if skip == 0:
                return match
            skip -= 1
        match.apply(players[match.actor].choose(match))
    raise AssertionError("it did not come to that")


def drawn(app: TableApp) -> str:
    return app.query_one(Board).render().plain


def pointed(app: TableApp) -> str:
    highlighted = app.query_one(OptionList).highlighted
    assert highlighted is not None
    return app.choices[highlighted]


def own_picture(app: TableApp) -> Picture:
    drawn(app)
    return app.query_one(Board).pictures[0][1]


@pytest.mark.parametrize(("size", "made"), [((80, 24), 0), ((100, 30), 3), ((140, 45), 3)], ids=["whole", "wider", "widest"])
async def test_a_person_plays_a_match_by_keys_to_its_end(size: tuple[int, int], made: int) -> None:
    """The whole match on the smallest screen, and on wider ones the turns after those that are made."""
    match = come_to("wet", "build", EXPANSIONS, "keys", made) if made else Match.new("rice", 2, EXPANSIONS, "keys")
    app = seated(match)
    async with app.run_test(size=size) as pilot:
        while not app.match.over:
            await until(pilot, lambda: app.match.over or app.match.actor == 0)
            if not app.match.over:
                assert app.query_one(OptionList).size.height >= 3
                await pilot.press("down", "x", "right", "enter")
        await until(pilot, lambda: isinstance(app.screen, Page))


async def test_the_card_is_drawn_where_one_points_with_what_it_would_close() -> None:
    match = come_to("dry", "at", seed="closing")
    app = seated(match)
    async with app.run_test(size=(120, 40)) as pilot:
        places = app.match.view(0)["places"]
        closing = [action for action, place in places.items() if place["closes"]]
        assert closing
        for action in (closing[0], next(action for action in places if action not in closing)):
            app.query_one(OptionList).highlighted = app.choices.index(action)
            await pilot.pause()
            land = own_picture(app).land
            assert land.lit == {(x, y) for x, y, _ in places[action]["cells"]}
            assert {plot for plot, kind in land.plots.items() if kind == "closing"} == {(x, y) for x, y in places[action]["closes"]}
            assert ("No field is closed." in text_of(app, "#preview")) == (action not in closing)


@pytest.mark.parametrize("size", [(80, 24), (140, 45)])
async def test_the_card_one_points_at_is_always_in_sight(size: tuple[int, int]) -> None:
    app = seated(come_to("dry", "at", seed="sight", skip=2))
    async with app.run_test(size=size) as pilot:
        await pilot.press(*["shift+left"] * 9, *["shift+down"] * 9)
        for number in range(0, len(app.choices), 5):
            app.query_one(OptionList).highlighted = number
            await pilot.pause()
            drawn(app)
            [(area, picture)] = app.query_one(Board).pictures
            assert all(area.holds(*picture.corner(x + 1, y + 1)) and area.holds(*picture.corner(x, y)) for x, y in picture.land.lit)


async def test_the_mouse_points_at_a_place_and_a_click_builds_there() -> None:
    app = seated(come_to("wet", "at", skip=2))
    async with app.run_test(size=(120, 40)) as pilot:
        drawn(app)
        action = app.choices[len(app.choices) // 2]
        x, y, lying = place_of(action)
        if pointed(app).endswith("lying") != lying:
            await pilot.press("x")
        drawn(app)
        picture = own_picture(app)
        column, line = picture.corner(x + 1, y + 1)
        offset = (column + (picture.scale // 2 if lying else 0), line + (0 if lying else picture.scale // 4))
        await pilot.hover(Board, offset=offset)
        await pilot.pause()
        assert pointed(app) == action
        await pilot.click(Board, offset=offset)
        assert app.match.view(0)["phase"] == "row"
        assert (app.match.view(0)["seats"][0]["choice"]["at"]["x"], lying) == (x, action.endswith("lying"))


async def test_a_click_on_a_card_of_the_hand_points_at_it_and_a_second_one_takes_it() -> None:
    app = seated(come_to("wet", "build"))
    async with app.run_test(size=(120, 40)) as pilot:
        drawn(app)
        area, action = app.query_one(Board).clickable[3]
        await pilot.hover(Board, offset=(area.left + 1, area.top + 1))
        await pilot.pause()
        assert pointed(app) == action
        await pilot.click(Board, offset=(area.left + 1, area.top + 1))
        assert app.match.view(0)["seats"][0]["choice"]["build"] == int(action.split()[1])


async def test_a_card_that_is_chosen_and_not_yet_revealed_lies_on_ones_own_farm_only() -> None:
    match = come_to("wet", "row")
    at = match.view(0)["seats"][0]["choice"]["at"]
    app = seated(match)
    async with app.run_test(size=(120, 40)):
        board = app.query_one(Board)
        assert board.view is not None
        land = board.land(board.view, 0)
        assert (land.lit, land.chosen) == ({(x, y) for x, y, _ in at["cells"]}, True)
        assert not board.land(board.view, 1).lit
        for seat in (None, 1):
            assert not board.land(match.view(seat), 0).lit


def test_every_place_is_reached_by_arrow_keys_and_the_turn_key() -> None:
    for number in range(3):
        legal = arranged(actions_in(come_to("dry", "at", seed=f"reach {number}", skip=2).view(0)))
        assert [place_of(action).y for action in legal] == sorted(place_of(action).y for action in legal)
        seen, new = set(), {legal[0]}
        while new:
            seen |= new
            steps = ((1, 0), (-1, 0), (0, 1), (0, -1))
            found = {neighbour(action, legal, x, y) for action in new for x, y in steps} | {turned(action, legal) for action in new}
            new = {action for action in found if action is not None} - seen
        assert seen == set(legal)


def test_a_turned_card_lies_the_other_way_as_near_as_it_can() -> None:
    legal = ["at 0,-3 upright", "at 0,-3 lying", "at 4,0 upright", "at 2,1 lying", "at -3,0 lying"]
    assert turned("at 0,-3 upright", legal) == "at 0,-3 lying"
    assert turned("at 4,0 upright", legal) == "at 2,1 lying"
    assert turned("build 3", ["build 3", "build 4"]) == "build 3"


async def test_the_river_shows_its_symbols_and_later_its_arrows() -> None:
    app = seated(come_to("wet", "build", EXPANSIONS))
    async with app.run_test(size=(140, 45)):
        assert "buffaloes" in drawn(app)
        assert not set("←→") & set(drawn(app))
    app = seated(come_to("dry", "build", EXPANSIONS))
    async with app.run_test(size=(140, 45)):
        assert (drawn(app).count("←"), drawn(app).count("→")) == (4, 4)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Dry row", "Your farm", "buffaloes")),
        ("de", ("Auslage", "Reisfarm", "Büffel")),
        ("nl", ("Droge rij", "rijstboerderij", "buffels")),
    ],
)
@pytest.mark.usefixtures("in_english")
async def test_the_table_speaks_the_language_chosen(language: str, words: tuple[str, str, str]) -> None:
    speak(language)
    app = seated(come_to("dry", "build"))
    async with app.run_test(size=(120, 40)):
        cards, farm, heading = words
        assert cards in drawn(app)
        assert farm in drawn(app)
        assert heading in rendered(app, "#seats")


def rendered(app: TableApp, what: str) -> str:
    widget = app.query_one(what, Static)
    return "\n".join(strip.text for strip in widget.render_lines(widget.region.reset_offset))


async def test_ancestors_are_told_in_words_before_and_after_the_choice() -> None:
    match = Match.new("rice", 2, {}, "ancestors")
    names = [match.view(0)["cards"][number - 1]["ancestor"]["name"] for number in match.view(0)["seats"][0]["hand"]]
    app = seated(match)
    async with app.run_test(size=(120, 40)) as pilot:
        assert all(name in drawn(app) for name in names)
        chosen = pointed(app)
        await pilot.press("enter")
        await until(pilot, lambda: app.match.view(0)["season"] == "wet")
        await pilot.pause()
        name = match.view(0)["cards"][int(chosen.split()[1]) - 1]["ancestor"]["name"]
        assert name in rendered(app, "#seats")
        assert any(sign in rendered(app, "#seats") for sign in SIGNS.values())


async def test_a_match_is_looked_at_again_from_a_chair_beside_the_table() -> None:
    match = Match.new("rice", 2, EXPANSIONS, "again")
    players = [bot("random", f"{seat}") for seat in range(2)]
    while match.actor is not None:
        match.apply(players[match.actor].choose(match))
    app = seated(match, 2, replay=True)
    async with app.run_test(size=(100, 30)) as pilot:
        for _ in match.plies:
            await pilot.press("right")
            drawn(app)
        assert app.match.over
        assert "●" in drawn(app)
        assert "■" in drawn(app)


async def test_two_at_one_screen_choose_in_either_order_and_may_change_their_mind() -> None:
    app = seated(Match.new("rice", 2, {}, "hot seat"), 2)
    async with app.run_test(size=(120, 40)) as pilot:

        async def covered_for(seat: int) -> None:
            await until(pilot, lambda: isinstance(app.screen, Page))
            assert app.viewer is None
            await pilot.press("enter")
            await until(pilot, lambda: app.viewer == seat and not isinstance(app.screen, Page))

        await pilot.press("s")
        await covered_for(1)
        await pilot.press("1")  # Ben chooses first
        assert [ply.seat for ply in app.match.early] == [1]
        await covered_for(0)
        await pilot.press("s")
        await covered_for(1)
        assert app.choices == []
        assert "Anna" in text_of(app, "#prompt")
        await pilot.press("u")  # and otherwise
        await until(pilot, lambda: app.match.early == [] and len(app.choices) == 2)
        await pilot.press("2")
        await covered_for(0)
        await pilot.press("1")
        await until(pilot, lambda: app.match.state.turn == 1)
        assert [ply.seat for ply in app.match.plies] == [0, 1]
        assert app.viewer == 0  # goes on at once: Ben need not have chosen
        await pilot.press("1", "enter", "1")
        await covered_for(1)
        assert app.match.to_move == [1]


async def test_who_has_chosen_first_and_quits_finds_the_choice_again(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    app = seated(Match.new("rice", 2, {}, "quit"), 2, save=lambda now: save_match(file, now))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("s", "enter")
        await until(pilot, lambda: app.viewer == 1)
        await pilot.press("2")
        await until(pilot, lambda: app.match.to_move == [0])
        await pilot.press("q")
    again = seated(resumed(file, app.match.game), 2)
    assert again.match.early == app.match.early != []
    async with again.run_test(size=(120, 40)) as pilot:
        assert again.viewer == 0  # Ben has chosen, and Anna is not told what
        await pilot.press("1")
        await until(pilot, lambda: again.match.state.turn == 1)
        assert again.match.plies[1].action == app.match.early[0].action
