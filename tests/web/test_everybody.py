"""For everyone: three languages, phone and desktop, light and dark, by keyboard, and nothing that axe calls serious."""

import pytest
from pages import DESKTOP, PHONE, overflow, play_now, raw_ids, serious
from playwright.sync_api import expect

GAMES = ("Bali", "Cacao", "Seasons of Rice")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(theme, visit):
    page = visit(bypass_csp=True, color_scheme=theme)
    expect(page.get_by_role("article")).to_have_count(3)
    assert serious(page) == []
    page.goto(f"{page.url}rules/bali")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert serious(page) == []
    for game in GAMES:
        page.goto(page.url.split("/rules")[0].split("/table")[0] + "/")
        play_now(page, game)
        page.wait_for_timeout(500)
        assert serious(page) == [], game


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "nl-NL"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_word_is_missing_and_nothing_sticks_out(language, size, visit):
    page = visit(locale=language, viewport=size)
    home = page.url
    expect(page.get_by_role("article")).to_have_count(3)
    assert page.locator("html").get_attribute("lang") == language[:2]
    assert raw_ids(page) == []
    assert overflow(page) <= 0
    for game in GAMES:
        page.goto(home)
        play_now(page, game)
        page.wait_for_timeout(300)
        assert raw_ids(page) == []
        assert overflow(page) <= 0, game


def test_a_turn_can_be_played_by_keyboard_alone(visit):
    page = visit()
    expect(page.get_by_role("article")).to_have_count(3)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent") == "Play now":
            break
    page.keyboard.press("Enter")
    expect(page.locator(".decision li button").first).to_be_visible(timeout=20_000)
    for _ in range(60):
        page.keyboard.press("Tab")
        if "buy nothing" in page.evaluate("document.activeElement?.textContent ?? ''"):
            break
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_contain_text("play cards")
