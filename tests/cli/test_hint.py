"""A hint at the table: asked for by a key, thought of beside the table, and never shown too late."""

import threading

import pytest
from support.terminal import NAMES, seated, until
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from subak.cli import table
from subak.cli.hint import HintScreen
from subak.cli.speech import speak, tell
from subak.cli.table import TableApp
from subak.core.match import Match
from subak.core.registry import game_named, game_names
from subak.locale import LANGUAGES
from subak.players import advice
from subak.players.search import Candidate, SearchPlayer


class Adviser(SearchPlayer):
    """Holds the first legal moves to be the best, as soon as it may."""

    may = threading.Event()

    def think(self, match: Match, only: list[int] | None = None) -> list[Candidate]:
        self.may.wait(10)
        return [Candidate(action, 1, 0.618, -4.25, 0.0, 0.618) for action in match.legal]


@pytest.fixture
def may(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Set, it lets the adviser speak."""
    monkeypatch.setattr(advice, "SearchPlayer", Adviser)
    monkeypatch.setattr(table, "BOT_PAUSE", 60)
    Adviser.may = threading.Event()
    return Adviser.may


def bali(*decisions: str) -> Match:
    match = Match.new("bali", 3, {}, "hint")
    for decision in decisions:
        match.apply(decision)
    return match


async def shown(pilot: Pilot[None]) -> str:
    """The text of the hint, once it is there."""
    await until(pilot, lambda: isinstance(pilot.app.screen, HintScreen))
    await pilot.pause()
    options = pilot.app.screen.query_one("#hint", OptionList)
    lines = [options.render_line(line).text.strip(" │") for line in range(options.size.height)]
    return "\n".join(line.rstrip() for line in lines)


async def nothing_comes(pilot: Pilot[None], app: TableApp) -> None:
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()
    assert not isinstance(app.screen, HintScreen)


async def test_three_moves_in_the_words_of_the_list_with_odds_and_reasons(may: threading.Event) -> None:
    match = bali("pass")
    app = seated(match)
    may.set()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("h")
        text = await shown(pilot)
        says = {choice["action"]: tell(choice["says"], NAMES) for choice in match.view(0)["legal"]}
        assert [says[action] in text for action in app.choices[:3]] == [True] * 3
        assert text.count("62% · −4.2") == 3
        assert "the price of" in text


async def test_the_screen_is_not_blocked_while_it_thinks(may: threading.Event) -> None:
    app = seated(bali("pass"))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("h")
        assert "Thinking" in str(app.query_one("#preview", Static).render())
        await pilot.press("down")
        assert app.query_one("#choices", OptionList).highlighted == 1
        may.set()
        await shown(pilot)


async def test_the_board_shows_what_is_pointed_at_and_escape_leaves_it_so(may: threading.Event) -> None:
    app = seated(bali("pass"))
    may.set()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("h")
        await shown(pilot)
        await pilot.press("down")
        await until(pilot, lambda: app.query_one("#choices", OptionList).highlighted == 1)
        await pilot.press("escape")
        assert not isinstance(app.screen, HintScreen)
        assert len(app.match.plies) == 1


async def test_what_was_shown_of_a_move_comes_back_when_the_hint_is_there(may: threading.Event) -> None:
    app = seated(bali("pass"))
    async with app.run_test(size=(120, 40)) as pilot:
        before = str(app.query_one("#preview", Static).render())
        await pilot.press("h")
        assert str(app.query_one("#preview", Static).render()) != before
        may.set()
        await shown(pilot)
        await pilot.press("escape")
        assert str(app.query_one("#preview", Static).render()) == before


@pytest.mark.parametrize("keys", [("2",), ("down", "enter")])
async def test_a_move_of_the_hint_is_played_by_its_number_or_by_enter(may: threading.Event, keys: tuple[str, ...]) -> None:
    app = seated(bali("pass"))
    second = app.match.legal[1]
    may.set()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("h")
        await shown(pilot)
        await pilot.press(*keys)
        await until(pilot, lambda: len(app.match.plies) == 2)
        assert not isinstance(app.screen, HintScreen)
        assert app.match.plies[-1].action == second


async def test_an_answer_that_comes_after_the_next_move_is_dropped(may: threading.Event) -> None:
    app = seated(bali())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("h", "1")
        assert len(app.match.plies) == 1
        may.set()
        await nothing_comes(pilot, app)


async def test_an_answer_is_dropped_too_if_another_position_is_reached_after_as_many_moves(may: threading.Event) -> None:
    app = seated(bali("pass", bali("pass").legal_texts()[0]))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("h", "u", "2")
        assert len(app.match.plies) == 2
        may.set()
        await nothing_comes(pilot, app)


async def test_no_hint_for_the_move_of_a_bot(may: threading.Event) -> None:
    match = bali("pass")
    while match.actor == 0:
        match.apply(match.legal[0])
    app = seated(match)
    may.set()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("h")
        assert app.adviser is None
        await nothing_comes(pilot, app)


async def test_no_hint_while_the_keyboard_is_handed_over(may: threading.Event) -> None:
    match = bali("pass")
    while match.actor == 0:
        match.apply(match.legal[0])
    app = seated(match, 3)
    may.set()
    async with app.run_test(size=(120, 40)) as pilot:
        assert app.viewer is None
        await pilot.press("h")
        assert app.adviser is None
        await nothing_comes(pilot, app)


async def test_no_hint_in_a_replay(may: threading.Event) -> None:
    app = seated(bali("pass"), 3, replay=True)
    may.set()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("h")
        await nothing_comes(pilot, app)


@pytest.mark.parametrize("key", ["r", "question_mark"])
async def test_keys_pressed_while_one_reads_something_choose_nothing(key: str) -> None:
    app = seated(bali())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press(key, "1", "h")
        assert app.match.plies == []
        assert app.adviser is None


async def test_leaving_while_it_thinks_stops_the_thinking(may: threading.Event) -> None:
    app = seated(bali())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("h")
        adviser = app.adviser
        await pilot.press("q")
    assert adviser is not None
    assert adviser.stop[0] == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
async def test_a_real_search_gives_one_in_every_game_and_language(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "HINT_SECONDS", 0.05)
    match = Match.new(game, game_named(game).players[0], {}, "real")
    speak(language)
    app = seated(match)
    try:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("h")
            text = await shown(pilot)
            assert text.count("%") == min(3, len(match.legal))
    finally:
        speak("en")
