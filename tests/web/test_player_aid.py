"""The rules on one page of paper, and the way to it; chapters of the rules that can be pointed at."""

import re

import pytest
from playwright.sync_api import expect
from support.browser import PHONE, overflow, play_now, raw_ids
from support.make_examples import illustrated


def test_a_chapter_of_the_rules_can_be_pointed_at(visit):
    page = visit("/rules/rice#hidden")
    expect(page.locator("#hidden")).to_be_in_viewport()
    page.get_by_role("link", name="The ancestors").click()
    expect(page.locator("#ancestors")).to_be_in_viewport()
    assert page.url.endswith("/rules/rice#hidden")  # pointing within a page leaves the address alone


@pytest.mark.parametrize("game", illustrated())
@pytest.mark.parametrize("language", ["en-GB", "de-DE", "nl-NL"])
def test_the_player_aid_is_one_page_of_paper(game, language, visit):
    page = visit(f"/rules/{game}", locale=language, color_scheme="dark")
    link = page.locator("article .print a")
    expect(link).to_have_attribute("href", f"/rules/{game}/aid")
    page.goto(page.url + "/aid")
    expect(page.locator(".paper h1")).to_be_visible()
    assert page.locator("span[data-picture]").count() > 10
    assert page.locator("span[data-picture]:not(:has(svg))").count() == 0
    assert raw_ids(page) == []
    assert overflow(page) <= 0
    printed = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type /Page\b", printed)) == 1
    assert re.search(rb"/MediaBox \[0 0 59\d\.\d+ 84\d\.\d+\]", printed)
    # Paper is light by night, too, and nothing but the aid is printed on it.
    page.emulate_media(media="print")
    assert page.locator(".paper").evaluate("(paper) => getComputedStyle(paper).color") == "rgb(36, 27, 23)"
    assert page.locator("button:visible").count() == 0
    page.emulate_media(media="screen")
    page.set_viewport_size(PHONE)
    assert overflow(page) <= 0


def test_a_game_without_rules_has_no_player_aid(visit):
    page = visit("/rules/chess/aid")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert raw_ids(page) == []


def test_the_help_of_a_table_leads_to_the_player_aid(visit):
    page = visit()
    play_now(page, "Cacao")
    page.keyboard.press("?")
    expect(page.get_by_role("link", name="Player aid to print")).to_have_attribute("href", "/rules/cacao/aid")
