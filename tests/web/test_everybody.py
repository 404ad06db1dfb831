"""For everyone: three languages, phone and desktop, light and dark, by keyboard, and nothing that axe calls serious."""

import re
from functools import partial
from random import Random

import pytest
from playwright.sync_api import expect
from support.browser import CHOICES, DESKTOP, DRAWN, LINE, PHONE, chooser, decide, overflow, play_now, raw_ids, serious, to_decide
from support.look import faults
from support.server import until

from subak.core.registry import game_names

LOADED = "async (src) => { const image = new Image(); image.src = src; await image.decode(); return image.width }"
# What is left of a window at 200%.
LARGE_TWICE = {"width": 960, "height": 540}
TWICE, TWICE_LESS = {"width": DESKTOP["width"] // 2, "height": DESKTOP["height"] // 2}, {"width": 640, "height": 400}
GAMES = ("Bali", "Cacao", "Seasons of Rice")


def test_axe_finds_nothing_serious(visit):
    page = visit(bypass_csp=True)
    home = page.url
    expect(page.get_by_role("article")).to_have_count(len(game_names()))
    assert serious(page) == []
    for game in GAMES:
        page.goto(home)
        play_now(page, game)
        page.wait_for_timeout(500)
        assert serious(page) == [], game


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "nl-NL"])
def test_no_word_is_missing_and_nothing_sticks_out(language, visit):
    page = visit(locale=language)
    home = page.url
    expect(page.get_by_role("article")).to_have_count(len(game_names()))
    assert page.locator("html").get_attribute("lang") == language[:2]
    for game in (None, *GAMES):
        if game:
            page.goto(home)
            play_now(page, game)
        for size in (DESKTOP, PHONE):
            page.set_viewport_size(size)
            page.wait_for_timeout(300)
            assert raw_ids(page) == []
            assert overflow(page) <= 0, (game, size)
        page.set_viewport_size(DESKTOP)


def steps_at(page):
    return page.request.get(page.url.replace("/table/", "/api/v1/tables/")).json()["table"]["step"]


def has_moved_on(page, made):
    return steps_at(page) > made


@pytest.mark.parametrize("game", GAMES)
def test_the_decision_is_in_sight_without_scrolling_and_can_be_made(game, visit):
    page = visit(viewport=PHONE)
    play_now(page, game)
    for size in (PHONE, TWICE, TWICE_LESS):
        to_decide(page)
        page.set_viewport_size(size)
        for scrolled in (0, 10_000):
            page.mouse.wheel(0, scrolled)
            page.wait_for_timeout(100)
            expect(page.locator(LINE)).to_be_in_viewport(ratio=1)
            assert overflow(page) <= 0, size
        made = steps_at(page)
        assert decide(page, Random(game))
        until(partial(has_moved_on, page, made))


@pytest.mark.parametrize("game", ["bali", "cacao"])
def test_four_players_fit_a_large_window_at_200_percent(game, visit, served):
    guest = served.guest()
    table = guest.opens(game, "seed", "seed", "seed")["table"]["id"]
    page = visit(f"/table/{table}", guest, viewport=LARGE_TWICE)
    to_decide(page)
    page.evaluate(DRAWN)
    assert faults(page) == []


def test_on_a_phone_log_and_chat_are_a_sheet_and_seats_a_strip_that_opens(visit):
    page = visit(viewport=PHONE, bypass_csp=True, has_touch=True)
    play_now(page, "Bali")
    to_decide(page)
    chat = page.get_by_label("Say something")
    expect(chat).to_be_hidden()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("tab", name="What happened").click()
    expect(chat).to_be_in_viewport()
    chat.fill("Selamat!")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("Selamat!")).to_be_visible()
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(chat).to_be_hidden()
    other = page.locator("[data-part=seat]").first
    brief = other.bounding_box()
    other.get_by_role("button").click()
    expect(other.locator("small").first).to_be_visible()
    assert other.bounding_box()["width"] > brief["width"] - 20


def test_on_a_phone_the_menu_names_the_variants_and_says_what_they_change(visit):
    page = visit(viewport=PHONE)
    panel = chooser(page, "Bali")
    panel.get_by_role("checkbox", name="Demon").check()
    panel.get_by_role("button", name="Play").click()
    to_decide(page)
    page.get_by_role("button", name="Menu", exact=True).click()
    menu = page.locator("aside")
    expect(menu.get_by_role("heading", name="Bali")).to_be_in_viewport()
    expect(menu.get_by_text(re.compile(r"^turn \d+$"))).to_be_in_viewport()
    expect(menu.locator("dt")).to_have_text(["Demon"])
    expect(menu.locator("dd")).to_contain_text("row")


def test_on_a_phone_on_its_side_what_the_pile_of_cacao_holds_is_told_by_the_player_aid(visit):
    page = visit(viewport={"width": 844, "height": 390})
    play_now(page, "Cacao")
    to_decide(page)
    pile = page.get_by_role("heading", name="Still in the pile")
    expect(pile).to_be_hidden()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("tab", name="Player aid").click()
    pile.scroll_into_view_if_needed()
    expect(pile).to_be_in_viewport()


def test_the_page_can_be_installed_and_all_its_icons_load(visit, served):
    page = visit()
    link = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.request.get(served.address + link).json()
    found = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= found
    for icon in manifest["icons"]:
        size = page.evaluate(LOADED, icon["src"])
        assert icon["sizes"] == "any" or icon["sizes"] == f"{size}x{size}"


def test_the_link_of_a_running_table_can_be_copied_and_leads_a_stranger_to_watch(visit, served):
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    play_now(page, "Bali")
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    stranger = visit(link.removeprefix(served.address))
    expect(stranger.locator(LINE)).to_be_visible()
    expect(stranger.locator(CHOICES)).to_have_count(0)
    page.get_by_role("tab", name="What happened").click()
    expect(page.get_by_text("1 watching")).to_be_visible()
