"""The contact sheet (`make screenshots`) finds everything that it is to show."""

from importlib import import_module
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.browser import LINE, play_now, to_decide
from support.look import SIZES

from subak.core.registry import game_names

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"


@pytest.fixture
def sheet(monkeypatch):
    monkeypatch.syspath_prepend(str(FOLDER))
    return import_module("sheet")


def test_whatever_opens_at_home_is_reached(sheet, visit):
    page = visit()
    for prepare, shown in (
        (sheet.chooser, "dialog[open] #choose"),
        (sheet.menu, "#menu"),
        (sheet.settings, "dialog[open]"),
        (sheet.refused_record, "dialog[open] .problem"),
        (sheet.first_match(1), ".table[data-game=cacao]"),
    ):
        page.goto(page.url)
        expect(page.get_by_role("article")).to_have_count(len(game_names()))
        prepare(page)
        expect(page.locator(shown)).to_be_visible()


def test_a_choice_can_be_pointed_at_wherever_it_lies_and_the_log_opens(sheet, visit):
    page = visit()
    play_now(page, "Bali")
    to_decide(page)
    sheet.point(page)
    expect(page.locator(".pointed").first).to_be_visible()
    expect(page.locator(LINE)).to_be_visible()
    sheet.story(page)
    expect(page.locator("[data-part=log] ol")).to_be_visible()


@pytest.mark.parametrize("part", ["board", "hand", "own", "supply"])
def test_a_choice_is_found_in_every_part_of_the_table(part, sheet, chromium):
    page = chromium.new_page()
    views = "<div class=views><button>the whole</button></div>"
    page.set_content(f"<div data-part={part}>{views}<button disabled>barred</button><button class=legal>legal</button></div>")
    sheet.point(page)
    expect(page.locator("button:hover")).to_have_text("legal")
    page.close()


def test_all_looks_are_every_size_in_every_theme_and_language(sheet):
    looks = list(sheet.every(0))
    assert len(looks) == len(set(looks)) == len(SIZES) * len(sheet.THEMES) * len(sheet.LANGUAGES)


def test_by_turns_every_size_is_seen_in_every_theme_and_language(sheet):
    looks = {look for turn in range(6) for look in sheet.by_turns(turn)}
    assert len(looks) == 6 * len(SIZES) == len(SIZES) * len(sheet.THEMES) * len(sheet.LANGUAGES)


def test_what_we_show_stands_beside_the_mock_up_of_its_size_and_theme(sheet):
    def row(name):
        looks = ("desktop-light-en", "desktop-dark-de", "phone-light-en")
        return [sheet.Taken(Path(f"{name}-{look}.png"), "", []) for look in looks]

    taken = {name: row(name) for name in ("home", "home-menu", "table-bali-2-take", "table-cacao-2-tile")}
    shown = sheet.beside(taken, [("bali", "desktop-dark", Path("mockup.png")), ("home", "phone-light", Path("mockup.png"))])
    for name in ("table-bali-2-take-desktop-dark-de", "home-phone-light-en"):
        assert f'src="{name}.png"' in shown
    assert shown.count("<img") == 4
