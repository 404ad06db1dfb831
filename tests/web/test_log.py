"""The log: what happened turn by turn, each line a way back to its moment; and what people say to each other."""

import re
from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import expect
from support.browser import DESKTOP, PHONE, raw_ids
from support.server import gathered

LOG = 'aside[data-part="log"]'
DECIDABLE = '[data-part="board"] [role="button"][tabindex], [data-part="board"] button:enabled.legal, [data-choice]'


def begun(visit, served, game, decisions, first=0, **settings):
    """A match of two people after so many decisions, seen by who is to decide; where both choose at once, `first` is quicker."""
    table, people = gathered([served.guest(), served.guest()], game)
    random = Random(game)

    def to_move():
        return next(guest for guest in (people[first], people[1 - first]) if guest.sees(table)["view"]["legal"])

    for _ in range(decisions):
        assert to_move().plays_on(table, random)
    page = visit(f"/table/{table}", to_move(), **settings)
    expect(page.locator('[data-part="decision"]')).to_be_visible()
    return page, to_move().sees(table)["view"]["ply"]


def open_log(page):
    if page.viewport_size["width"] > 700:
        page.get_by_role("button", name="Log and chat").click()
    else:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("tab", name="What happened").click()
    expect(page.locator(LOG)).to_be_visible()


@pytest.mark.parametrize(
    ("game", "first"), [("bali", 0), ("cacao", 0), ("rice", 0), ("rice", 1)], ids=["bali", "cacao", "rice", "rice-other-first"]
)
def test_a_line_leads_back_to_its_moment_where_nothing_can_be_decided(game, first, visit, served):
    page, now = begun(visit, served, game, 16, first)
    open_log(page)
    race = page.locator('[data-part="race"]').inner_text()
    turns = page.locator(f"{LOG} .turn")
    assert turns.count() > 1
    expect(page.locator(LOG)).to_contain_text(re.compile(r"\bYou \w"))
    expect(page.locator(LOG)).to_contain_text(re.compile(r"\bGuest \d \w"))
    heads = turns.locator("h3").all_inner_texts()
    assert all(one != other for one, other in pairwise(heads)), "a turn is told in one place"
    refused = []
    page.on("response", lambda response: refused.append(response.url) if response.status >= 400 else None)
    for entry in (page.locator(f"{LOG} .entry").first, page.locator(f"{LOG} .entry").nth(2)):
        words = entry.inner_text()
        entry.click()
        expect(entry).to_have_attribute("aria-current", "step")
        expect(page.locator(".line .sentence")).to_contain_text(words)
        expect(page.locator(".table.past")).to_be_visible()
        expect(page.locator('[data-part="decision"]')).to_have_count(0)
        assert page.locator(DECIDABLE).count() == 0
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).not_to_have_value(str(now))
    page.keyboard.press("Escape")
    expect(page.locator(".table.past")).to_have_count(0)
    expect(page.locator('[data-part="decision"]')).to_be_visible()
    expect(page.locator(LOG)).to_be_visible()
    assert page.locator('[data-part="race"]').inner_text() == race
    page.locator(f"{LOG} .entry").first.click()
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".table.past")).to_have_count(0)
    assert refused == []
    assert raw_ids(page) == []


def test_on_a_phone_the_log_makes_room_for_the_moment(visit, served):
    page, _ = begun(visit, served, "bali", 8, viewport=PHONE)
    open_log(page)
    page.locator(f"{LOG} .entry").first.click()
    expect(page.locator(LOG)).to_have_count(0)
    for place in ('[data-part="board"]', ".line .sentence"):
        expect(page.locator(place)).to_be_in_viewport(ratio=0.9)
    expect(page.get_by_role("button", name="Back to now")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [DESKTOP, {"width": 1366, "height": 641}, PHONE], ids=["desktop", "laptop", "phone"])
def test_what_is_said_stays_in_its_panel_whole(size, visit, served):
    page, _ = begun(visit, served, "bali", 2, viewport=size)
    open_log(page)
    word = "w" * 290
    page.get_by_label("Say something").fill(word)
    expect(page.get_by_text("10 characters left")).to_be_visible()
    page.get_by_role("button", name="Send").click()
    said = page.locator(f"{LOG} .chat")
    expect(said).to_contain_text(word)
    expect(page.get_by_label("Say something")).to_have_value("")
    panel = page.locator(LOG).bounding_box()
    for part in (said, page.get_by_label("Say something"), page.get_by_role("button", name="Send")):
        box = part.bounding_box()
        assert panel["x"] <= box["x"]
        assert box["x"] + box["width"] <= panel["x"] + panel["width"]
        assert box["y"] + box["height"] <= panel["y"] + panel["height"]
    for pressed in page.locator(f"{LOG} button").all():
        assert min(pressed.bounding_box()[side] for side in ("width", "height")) >= 40
    for part in (said, page.locator(f"{LOG} ol")):
        assert part.evaluate("element => element.scrollWidth - element.clientWidth") <= 0
    assert panel["y"] + panel["height"] <= size["height"]


def test_what_is_too_long_is_said_to_be_and_not_cut(visit, served):
    page, _ = begun(visit, served, "bali", 1)
    open_log(page)
    text = "a word " * 50
    page.get_by_label("Say something").fill(text)
    expect(page.get_by_text("Too long by 49 characters")).to_be_visible()
    expect(page.get_by_role("button", name="Send")).to_be_disabled()
    page.get_by_label("Say something").press("Enter")
    expect(page.get_by_label("Say something")).to_have_value(text)
    expect(page.locator(f"{LOG} .chat")).to_have_count(0)
