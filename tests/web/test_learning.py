"""Learning a game: rules pages with pictures, and a first match with a guide at one's side."""

import time
from random import Random

import pytest
from playwright.sync_api import expect
from support.browser import (
    DESKTOP,
    LINE,
    PHONE,
    READY,
    choose,
    chooser,
    decide,
    is_over,
    overflow,
    play_now,
    play_out,
    raw_ids,
    serious,
    to_decide,
)
from support.make_examples import illustrated

NAMES = {"bali": "Bali", "cacao": "Cacao", "rice": "Seasons of Rice"}
PICTURES = {"bali": 8, "cacao": 8, "rice": 12}
FIRST = {"bali": "Buy a good?", "cacao": "Where does your tile go?", "rice": "Choose an ancestor"}
ENDING = {"bali": "The pile is empty", "cacao": "All tiles are laid", "rice": "The end"}


def begin(page, game):
    """From the home page, one click."""
    page.locator("#learn").get_by_role("button", name=NAMES[game]).click()
    expect(page.locator(".guide h2")).to_have_text(f"Welcome to {NAMES[game]}", timeout=20_000)


def understood(page):
    page.get_by_role("button", name="Got it").click()


@pytest.mark.parametrize("game", NAMES)
def test_each_decision_is_explained_once_and_the_match_goes_to_its_end(game, visit):
    page = visit()
    begin(page, game)
    to_decide(page)
    understood(page)
    expect(page.locator(".guide h2")).to_have_text(FIRST[game])
    titles: list[str] = []
    random = Random(game)
    end = time.monotonic() + 240
    while not is_over(page):
        assert time.monotonic() < end, "the match did not end in time"
        if not page.locator(READY).count() and not is_over(page):
            page.wait_for_timeout(10)
            continue
        while page.locator(".guide h2").count() and page.locator(".guide h2").text_content() != ENDING[game]:
            titles.append(page.locator(".guide h2").text_content())
            understood(page)
        try:
            decide(page, random)
        except Exception as error:  # the button went away with the move before it
            if "Timeout" not in type(error).__name__:
                raise
    assert titles[0] == FIRST[game]
    assert len(set(titles)) == len(titles), titles
    assert len(titles) > 4
    assert raw_ids(page) == []
    while page.locator(".guide h2").count() and page.locator(".guide h2").text_content() != ENDING[game]:
        understood(page)
    expect(page.locator(".guide h2")).to_have_text(ENDING[game])


def test_what_was_explained_is_remembered_and_can_be_read_again(visit):
    page = visit("/rules/bali")
    page.get_by_role("button", name="A guided first match").click()
    expect(page.locator(".guide h2")).to_have_text("Welcome to Bali", timeout=20_000)
    to_decide(page)
    understood(page)
    expect(page.locator(".guide h2")).to_have_text("Buy a good?")
    understood(page)
    while page.locator(".guide h2").count():  # of what the bot did meanwhile
        understood(page)
    page.reload()
    expect(page.get_by_role("button", name="Explain again")).to_be_visible()
    expect(page.locator(".guide h2")).to_have_count(0)
    page.get_by_role("button", name="Explain again").click()
    expect(page.locator(".guide h2")).to_have_text("Buy a good?")
    choose(page, "buy nothing")
    expect(page.locator(".guide h2")).to_have_text("Play from your hand")
    page.get_by_role("button", name="Show good moves").click()
    expect(page.locator(".advice li").first).to_be_visible(timeout=30_000)


def test_a_match_with_variants_can_have_the_guide_too(visit):
    page = visit()
    panel = chooser(page, NAMES["rice"])
    panel.get_by_role("checkbox", name="Water Festival").check()
    panel.get_by_role("checkbox", name="Guide").check()
    panel.get_by_role("button", name="Play").click()
    expect(page.locator(".guide h2")).to_have_text("Welcome to Seasons of Rice", timeout=20_000)
    understood(page)
    to_decide(page)
    page.locator("[data-part=board] button.legal").first.click()
    expect(page.locator(".guide h2")).to_have_text("Begin at the river")


def test_other_tables_have_no_guide(visit):
    page = visit()
    play_now(page, "Bali")
    to_decide(page)
    expect(page.locator(".guide")).to_have_count(0)


@pytest.mark.parametrize("game", NAMES)
def test_on_a_phone_the_lesson_and_the_choices_are_both_in_sight(game, visit):
    page = visit(viewport=PHONE)
    begin(page, game)
    to_decide(page)
    understood(page)
    expect(page.locator(".guide h2")).to_have_text(FIRST[game])
    for place in (".guide .primary", LINE):
        box = page.locator(place).bounding_box()
        assert box["y"] >= 0, place
        assert box["y"] + box["height"] <= PHONE["height"], place
    guide, prompt = page.locator(".guide").bounding_box(), page.locator(LINE).bounding_box()
    assert guide["y"] + guide["height"] <= prompt["y"] or prompt["y"] + prompt["height"] <= guide["y"]
    assert overflow(page) <= 0
    play_out([page], Random(game))


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", ["en-GB", "de-DE", "nl-NL"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_rules_have_their_pictures_and_nothing_sticks_out(game, language, size, visit):
    page = visit(f"/rules/{game}", locale=language, viewport=size)
    pictures = page.locator("figure > [role=img]")
    expect(pictures).to_have_count(PICTURES[game])
    for picture in pictures.all():
        box = picture.bounding_box()
        assert box["width"] > 150
        assert box["height"] > 40
        assert picture.locator("svg").count() > 0
    assert page.locator("span[data-picture]:not(:has(svg))").count() == 0
    chapters = page.get_by_role("article").get_by_role("navigation").get_by_role("link")
    assert chapters.count() == page.locator("article h2").count() > 5
    assert raw_ids(page) == []
    assert overflow(page) <= 0


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_rules_and_guide(theme, visit):
    page = visit(bypass_csp=True, color_scheme=theme)
    home = page.url
    for game in NAMES:
        page.goto(f"{home}rules/{game}")
        expect(page.locator("figure > [role=img]")).to_have_count(PICTURES[game])
        assert serious(page) == [], game
        page.goto(f"{home}rules/{game}/aid")
        expect(page.locator(".paper h1")).to_be_visible()
        assert serious(page) == [], game
        page.goto(home)
        begin(page, game)
        to_decide(page)
        assert serious(page) == [], game


def test_every_game_with_pictures_can_be_learned():
    assert list(NAMES) == illustrated()
