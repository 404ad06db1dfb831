"""The contact sheet (`make screenshots`) finds everything that it is to show."""

from importlib import import_module
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.browser import LINE, play_now, to_decide

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
