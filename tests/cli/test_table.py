"""The table in a terminal, driven by keys and mouse as a person would."""

import pytest
from rich.console import Console
from support.terminal import NAMES, seated, text_of, until
from textual.pilot import Pilot
from textual.widgets import OptionList, RichLog

from subak.cli import table
from subak.cli.boards import bali, board_of, plain
from subak.cli.boards.bali import Row
from subak.cli.boards.cacao import HEIGHT, WIDTH, Jungle
from subak.cli.table import Page, TableApp
from subak.core.match import Match
from subak.core.registry import game_names


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "BOT_PAUSE", 0.001)


def logged(app: TableApp) -> str:
    return "\n".join(line.text for line in app.query_one(RichLog).lines)


async def play_out_by_keys(pilot: Pilot[None], app: TableApp) -> None:
    while not app.match.over:
        await until(pilot, lambda: app.match.over or app.match.actor == 0)
        if not app.match.over:
            await pilot.press("1")
    await until(pilot, lambda: isinstance(app.screen, Page))


async def test_a_person_plays_a_whole_match_by_keys_against_bots() -> None:
    saved: list[int] = []
    match = Match.new("bali", 2, {"oracle": True, "demon": True}, "keys")
    app = seated(match, 1, save=lambda now: saved.append(len(now.plies)))
    async with app.run_test(size=(120, 40)) as pilot:
        await play_out_by_keys(pilot, app)
        assert saved == list(range(1, len(app.match.plies) + 1))


async def test_a_person_plays_a_whole_match_of_cacao_by_keys() -> None:
    app = seated(Match.new("cacao", 3, {}, "keys"), 1)
    async with app.run_test(size=(120, 40)) as pilot:
        await play_out_by_keys(pilot, app)


@pytest.mark.parametrize("game", [game for game in game_names() if board_of(game) is plain])
async def test_a_game_without_a_board_of_its_own_is_played_on_a_plain_one(game: str) -> None:
    app = seated(Match.new(game, 2, {}, "plain"), 1)
    async with app.run_test(size=(120, 40)) as pilot:
        await play_out_by_keys(pilot, app)
        console = Console(force_terminal=False)
        with console.capture() as drawn:
            console.print(plain.final(app.match.view(0), app.names))
        ending = zip(app.names, app.match.result()["scores"], strict=True)
        assert [tuple(line.split()) for line in drawn.get().splitlines()] == [(name, str(score)) for name, score in ending]


async def test_a_click_chooses_a_square_of_the_jungle_and_the_board_pans() -> None:
    app = seated(Match.new("cacao", 2, {}, "click"), 1)
    async with app.run_test(size=(120, 40)) as pilot:
        jungle = app.query_one(Jungle)
        await pilot.press("shift+right", "shift+down")
        assert jungle.panned == (1, 1)
        jungle.point_at("")
        assert jungle.view is not None
        left, top = jungle.corner(jungle.view)
        await pilot.click(jungle, offset=((1 - left) * WIDTH + 3, (0 - top) * HEIGHT + 1))
        assert app.match.plies
        assert app.match.view(0)["placed"] == [1, 0]


async def test_a_tile_is_turned_by_a_key_and_shown_where_it_would_lie() -> None:
    match = Match.new("cacao", 2, {}, "turn")
    match.apply("square 1,0")
    app = seated(match, 1)
    async with app.run_test(size=(120, 40)) as pilot:
        options = app.query_one(OptionList)
        options.highlighted = next(place for place, action in enumerate(app.choices) if action.endswith("r1")) - 1
        await pilot.pause()
        before = app.choices[options.highlighted]
        await pilot.press("x")
        turned = app.choices[options.highlighted]
        assert (before[:-1], before[-1], turned[-1]) == (turned[:-1], "0", "1")
        assert app.query_one(Jungle).action == turned
        assert text_of(app, "#preview") == "You lay worker tile 2-1-0-1."


async def test_the_arrow_keys_go_from_square_to_square_and_through_a_list_of_anything_else() -> None:
    app = seated(Match.new("cacao", 2, {}, "arrows"), 1)
    async with app.run_test(size=(120, 40)) as pilot:
        options = app.query_one(OptionList)

        def pointed() -> str:
            assert options.highlighted is not None
            return app.choices[options.highlighted]

        options.highlighted = app.choices.index("square 1,0")
        for key, square in (("left", "-1,0"), ("left", "-1,0"), ("right", "1,0"), ("down", "1,2"), ("right", "2,1"), ("up", "1,0")):
            await pilot.press(key)
            assert pointed() == f"square {square}"
        await pilot.press("enter")
        assert app.match.view(0)["placed"] == [1, 0]
        await pilot.press("down", "down", "left", "right")
        assert options.highlighted == 2


async def test_what_one_points_at_is_shown_with_its_consequences() -> None:
    match = Match.new("bali", 2, {}, "preview")
    match.apply("pass")
    match.apply(match.legal[0])
    app = seated(match, 1)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("down")
        assert "Scoring of row 2" in text_of(app, "#preview")
        assert [row.number for row in app.query(Row) if row.has_class("pointed")] == [2]


async def test_the_prompt_speaks_to_who_decides_and_the_choices_are_the_legal_actions() -> None:
    app = seated(Match.new("bali", 2, {}, "prompt"), 1)
    async with app.run_test(size=(120, 40)):
        assert text_of(app, "#prompt") == "Buy a good from the supply, or pass. A good costs you at least 5 stone; you have 2."
        assert app.query_one(OptionList).option_count == len(app.match.legal)


async def test_people_who_share_a_screen_are_called_by_name() -> None:
    app = seated(Match.new("cacao", 2, {}, "prompt"), 2)
    async with app.run_test(size=(120, 40)):
        assert text_of(app, "#prompt") == "Anna’s turn. Where does your worker tile go?"


async def test_a_click_takes_the_bottom_card_of_a_row() -> None:
    match = Match.new("bali", 2, {"demon": True}, "click")
    match.apply("pass")
    match.apply(match.legal[0])
    app = seated(match, 1)
    async with app.run_test(size=(120, 40)) as pilot:
        first, second = list(app.query(Row))[:2]
        demon, free = (first, second) if first.demon else (second, first)
        before = len(app.match.plies)
        await pilot.click(demon)
        assert len(app.match.plies) == before
        await pilot.click(free)
        await until(pilot, lambda: len(app.match.plies) > before)
        assert app.match.game.action_text(app.match.state, app.match.plies[before].action) == f"take {free.number}"


async def test_a_lone_person_takes_back_any_decision() -> None:
    app = seated(Match.new("bali", 2, {}, "undo"), 1)
    async with app.run_test(size=(120, 40)) as pilot:
        for _ in range(3):
            await pilot.press("1")
            await pilot.pause()
        await until(pilot, lambda: app.match.actor == 0)
        own = [number for number, ply in enumerate(app.match.plies) if ply.seat == 0 and not ply.forced]
        await pilot.press("u")
        assert len(app.match.plies) == own[-1]


async def test_among_people_a_turned_up_card_is_not_taken_back() -> None:
    app = seated(Match.new("cacao", 2, {}, "strict"), 2)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("1")
        assert len(app.match.plies) == 1
        await pilot.press("u")
        assert len(app.match.plies) == 0
        await pilot.press("u")
        assert len(app.match.plies) == 0


async def test_the_screen_is_covered_before_another_person_looks() -> None:
    app = seated(Match.new("bali", 2, {}, "hot seat"), 2)
    async with app.run_test(size=(120, 40)) as pilot:
        while app.match.actor == 0:
            await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, Page))
        assert app.viewer is None
        await pilot.press("enter")
        await until(pilot, lambda: app.viewer == 1)


async def test_the_log_tells_every_decision() -> None:
    match = Match.new("bali", 2, {}, "log")
    for _ in range(7):
        match.apply(match.legal[-1])
    app = seated(match, 2, replay=True)
    async with app.run_test(size=(140, 40)) as pilot:
        await pilot.press("end")
        await pilot.pause()
        assert "Anna takes a" in logged(app).replace("\n", " ")


async def test_replay_goes_back_and_forth() -> None:
    match = Match.new("bali", 3, {"oracle": True}, "replay")
    while not match.over:
        match.apply(match.legal[-1])
    app = seated(match, 3, replay=True)
    async with app.run_test(size=(120, 40)) as pilot:
        assert len(app.match.plies) == 0
        await pilot.press("right", "right", "right", "left")
        assert len(app.match.plies) == 2
        await pilot.press("end")
        assert len(app.match.plies) == len(match.plies)
        await pilot.press("home")
        assert len(app.match.plies) == 0


@pytest.mark.parametrize("key", ["r", "question_mark"])
async def test_rules_and_help_open_over_the_table_and_close(key: str) -> None:
    app = seated(Match.new("bali", 2, {}, "pages"), 1)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(key)
        assert isinstance(app.screen, Page)
        await pilot.press("escape")
        assert not isinstance(app.screen, Page)


async def test_a_small_terminal_hides_the_log_and_keeps_the_choices() -> None:
    app = seated(Match.new("bali", 4, {}, "small"), 1)
    async with app.run_test(size=(80, 24)) as pilot:
        assert app.query_one(RichLog).has_class("hidden")
        assert app.query_one(OptionList).size.height >= 3
        await pilot.press("l", "t")
        assert not app.query_one(RichLog).has_class("hidden")
        assert app.theme == "day"


@pytest.mark.parametrize("openly", [False, True])
def test_of_others_hands_and_goods_of_bali_there_are_numbers_alone_unless_information_is_open(openly: bool) -> None:
    match = Match.new("bali", 2, {"open_information": openly}, "plaques")
    console = Console(force_terminal=False, width=120)
    with console.capture() as drawn:
        console.print(bali.seats(match.view(0), NAMES))
    anna, ben = drawn.get().splitlines()[1:3]
    assert "‡1  ∞1  ☾1  ʃ1" in anna
    assert ("‡1  ∞1  ☾1  ʃ1" in ben) == openly
    assert ("▒ 4" in ben) != openly
    assert ("▒ ▒ ▒" in ben) != openly
