"""Learning a game: rules pages with pictures, and a first match with a guide at one's side."""

import time
from itertools import product
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
from support.browser import (
    DESKTOP,
    PHONE,
    READY,
    choose,
    chooser,
    is_over,
    overflow,
    play_now,
    raw_ids,
    serious,
    to_decide,
)
from support.look import SIZES, faults
from support.make_examples import illustrated
from support.random_play import NIGHTLY
from support.server import until

from subak.core.registry import game_named
from subak.locale import LANGUAGES, words
from subak.players import bot

NAMES = {"bali": "Bali", "cacao": "Cacao", "rice": "Seasons of Rice"}
PICTURES = {"bali": 8, "cacao": 8, "rice": 12}
LAPTOP = {"width": 1366, "height": 641}
# What a newcomer is told in every first match, however well they play; tests/games/test_first_deals.py sees to the rest.
TOLD = {
    "bali": "start buy play take scores row over",
    "cacao": "start square fill work fruits temple others over end",
    "rice": "start ancestor build at closes row swap field dry build-dry over end",
}
STORIES = Path(__file__).parents[2] / "screenshots"
STORIES_READ = list(product(NAMES, LANGUAGES)) if NIGHTLY else [("bali", "en"), ("cacao", "nl"), ("rice", "de")]
STANDS = """() => {
  const guide = document.querySelector('.guide[data-lesson]')
  return guide && [guide.dataset.lesson, guide.querySelector('h2').innerText, guide.querySelector('.text').innerText]
}"""
PARTS = ("decision", "board", "hand", "own", "seat", "supply", "spot")
SET = "(text) => { document.querySelector('.guide .text').firstChild.nodeValue = text }"
COVERED = """async (names) => {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  const boxes = (what) =>
    [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0)
  const [guide] = boxes('.guide')
  const covered = (box) =>
    Math.min(box.right, guide.right) - Math.max(box.left, guide.left) > 1 &&
    Math.min(box.bottom, guide.bottom) - Math.max(box.top, guide.top) > 1
  const text = document.querySelector('.guide .text')
  return [
    ...names.filter((name) => boxes(`[data-part=${name}]`).some(covered)),
    ...(text && text.scrollHeight > text.clientHeight + 1 ? ['its own end'] : []),
  ]
}"""


DRAWN = """() => [...document.querySelectorAll('figure > [role=img]')].map((one) => {
  const { width, height } = one.getBoundingClientRect()
  return [width, height, one.querySelectorAll('svg').length]
})"""


# As a key does it, from the list of all choices.
DECIDE = """async (action) => {
  const line = document.querySelector('[data-part=decision]')
  line.querySelector('.list [aria-expanded=false]')?.click()
  await new Promise(requestAnimationFrame)
  line.querySelector(`[data-choice="${action}"]`).click()
}"""


class Paragraph(NamedTuple):
    lesson: str
    title: str
    text: str


def begin(page, game):
    """From the home page, one click."""
    page.locator(f"#learn [data-game={game}] button").click()
    expect(page.locator(f".guide[data-lesson=guide-{game}-start]")).to_be_visible(timeout=20_000)


def to_read(page):
    """The paragraph that stands there, if one does."""
    found = page.evaluate(STANDS)
    return Paragraph(*found) if found else None


def longest(paragraph, language):
    """The same paragraph in the language that needs most room."""
    number = words(language).say(paragraph.lesson).split("\n").index(paragraph.text)
    return max((words(one).say(paragraph.lesson).split("\n")[number] for one in LANGUAGES), key=len)


def read_on(page, paragraph):
    """To the next paragraph or lesson; whoever is offered to go on alone keeps the guide."""
    page.locator(".guide .buttons button").nth(1 if paragraph.lesson == "guide-end" else 0).click()
    until(lambda: to_read(page) != paragraph)


def read(page):
    """All that there is to read."""
    while paragraph := to_read(page):
        read_on(page, paragraph)


def learner_of(game):
    return bot("sprout", f"learner of {game_named(game).first_deal}", 1)


def decide_as(player, page, served):
    """One decision of a player that knows what the server knows."""
    match = match_at(page, served)
    if match.over or match.actor != 0 or not page.locator(READY).count():
        page.wait_for_timeout(20)
        return
    ply = len(match.plies)
    page.evaluate(DECIDE, match.game.action_text(match.state, player.choose(match)))
    until(lambda: len(match.plies) > ply or match is not match_at(page, served))


def match_at(page, served):
    return served.house.tables[urlsplit(page.url).path.split("/")[-1]].match


def told_in(page, game, served, seconds=240.0):
    """A guided match to its end: every paragraph in the order in which it is read."""
    player = learner_of(game)
    end = time.monotonic() + seconds
    while True:
        assert time.monotonic() < end, "the match did not end in time"
        over = is_over(page)  # asked first: the last lesson comes with the end
        paragraph = to_read(page)
        if paragraph is None:
            if over:
                return
            decide_as(player, page, served)
        else:
            yield paragraph
            read_on(page, paragraph)


@pytest.mark.long
@pytest.mark.parametrize(("game", "language"), STORIES_READ)
def test_a_newcomer_is_told_the_whole_story_and_nothing_of_it_covers_what_it_speaks_of(game, language, visit, served):
    page = visit(locale=language)
    begin(page, game)
    story = []
    for paragraph in told_in(page, game, served):
        story.append(paragraph)
        assert raw_ids(page) == []
        if paragraph.lesson == f"guide-{game}-over":
            continue
        if paragraph.lesson != "guide-end":
            expect(page.locator("[data-part=spot]").first, str(paragraph)).to_be_visible()
        page.evaluate(SET, longest(paragraph, language))
        for size in (LAPTOP, PHONE, DESKTOP):
            page.set_viewport_size(size)
            assert page.evaluate(COVERED, PARTS) == [], (paragraph, size)
            assert overflow(page) <= 0, (paragraph, size)
        page.evaluate(SET, paragraph.text)
    STORIES.mkdir(exist_ok=True)
    (STORIES / f"story-{game}-{language}.txt").write_text("\n".join(f"{title}: {text}" for _, title, text in story) + "\n", "utf-8")
    told = [paragraph.lesson for paragraph in story]
    assert set(TOLD[game].split()) <= {lesson.removeprefix(f"guide-{game}-").removeprefix("guide-") for lesson in told}
    assert len(set(story)) == len(story), "each is said once"
    for lesson in set(told):
        title, *paragraphs = words(language).say(lesson).split("\n")
        assert [(one.title, one.text) for one in story if one.lesson == lesson] == [(title, text) for text in paragraphs]


@pytest.mark.parametrize("game", NAMES)
def test_while_something_is_explained_the_table_is_as_easy_to_read_and_touch_as_ever(game, visit):
    page = visit(locale="de-DE")
    begin(page, game)
    found = []
    for name in ("laptop", "phone", "phone on its side"):
        page.set_viewport_size(SIZES[name])
        page.wait_for_timeout(200)
        found += [f"{name}: {fault}" for fault in faults(page)]
    assert found == []


def test_the_bot_waits_until_a_lesson_is_read(visit, served):
    page = visit()
    begin(page, "cacao")
    player = learner_of("cacao")
    match = served.house.tables[urlsplit(page.url).path.split("/")[-1]]
    while True:  # until the bot has moved while there is something to read
        if to_read(page) and match.match.actor == 0 and match.match.state.turn > 0 and not page.locator(READY).count():
            break
        if (paragraph := to_read(page)) and (page.locator(READY).count() or match.match.state.turn == 0):
            read_on(page, paragraph)
        elif paragraph is None:
            decide_as(player, page, served)
        else:
            page.wait_for_timeout(20)
    tiles = page.locator("[data-part=board] .shade")
    shown = tiles.count()
    page.wait_for_timeout(1500)
    page.mouse.click(5, 400)  # nor does it go on with what else is clicked
    page.keyboard.press("Escape")
    assert tiles.count() == shown < len(match.match.view(0)["board"])
    read(page)
    to_decide(page)
    expect(tiles).to_have_count(len(match.match.view(0)["board"]))


def test_the_guide_can_be_left_at_any_time(visit):
    page = visit("/rules/rice")
    page.get_by_role("button", name="A guided first match").click()
    expect(page.locator(".guide")).to_be_visible(timeout=20_000)
    page.get_by_role("button", name="Play on without the guide").click()
    expect(page.locator(".guide")).to_have_count(0)
    expect(page.locator("[data-part=spot]")).to_have_count(0)
    to_decide(page)
    page.reload()
    to_decide(page)
    expect(page.locator(".guide")).to_have_count(0)


def test_what_was_explained_is_remembered_and_can_be_read_again(visit):
    page = visit("/rules/bali")
    page.get_by_role("button", name="A guided first match").click()
    expect(page.locator(".guide h2")).to_have_text("Welcome to Bali", timeout=20_000)
    read(page)
    page.reload()
    expect(page.get_by_role("button", name="Explain again")).to_be_visible()
    expect(page.locator(".guide h2")).to_have_count(0)
    page.get_by_role("button", name="Explain again").click()
    expect(page.locator(".guide h2")).to_have_text("Buy a good?")
    choose(page, "buy nothing")
    expect(page.locator(".guide h2")).to_have_text("Play from your hand")
    page.get_by_role("button", name="Show good moves").click()
    expect(page.locator(".advice li").first).to_be_visible(timeout=30_000)


def test_the_whole_guide_is_read_by_keyboard(visit):
    page = visit()
    begin(page, "bali")
    for _ in range(4):
        page.locator(".guide .primary").focus()
        page.keyboard.press("Enter")
    expect(page.locator(".guide h2")).to_have_count(0)


def test_a_match_with_variants_can_have_the_guide_too(visit):
    page = visit()
    panel = chooser(page, NAMES["rice"])
    panel.get_by_role("checkbox", name="Water Festival").check()
    panel.get_by_role("checkbox", name="Guide").check()
    panel.get_by_role("button", name="Play").click()
    expect(page.locator(".guide h2")).to_have_text("Welcome to Seasons of Rice", timeout=20_000)
    read(page)
    to_decide(page)
    page.locator("[data-part=board] button.legal").first.click()
    expect(page.locator(".guide h2")).to_have_text("Begin at the river")


def test_other_tables_have_no_guide(visit):
    page = visit()
    play_now(page, "Bali")
    to_decide(page)
    expect(page.locator(".guide")).to_have_count(0)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_have_their_pictures_and_nothing_sticks_out(game, language, visit):
    page = visit(f"/rules/{game}", locale=language)
    expect(page.locator("figure > [role=img]")).to_have_count(PICTURES[game])
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)
        for width, height, drawings in page.evaluate(DRAWN):
            assert width > 150
            assert height > 40
            assert drawings > 0
        assert overflow(page) <= 0
    assert page.locator("span[data-picture]:not(:has(svg))").count() == 0
    chapters = page.get_by_role("article").get_by_role("navigation").get_by_role("link")
    assert chapters.count() == page.locator("article h2").count() > 5
    assert raw_ids(page) == []


@pytest.mark.parametrize("game", NAMES)
def test_axe_finds_nothing_serious_in_rules_and_guide(game, visit):
    page = visit(bypass_csp=True)
    home = page.url
    page.goto(f"{home}rules/{game}")
    expect(page.locator("figure > [role=img]")).to_have_count(PICTURES[game])
    assert serious(page) == []
    page.goto(f"{home}rules/{game}/aid")
    expect(page.locator(".paper h1")).to_be_visible()
    assert serious(page) == []
    page.goto(home)
    begin(page, game)
    to_decide(page)
    assert serious(page) == []


def test_every_game_with_pictures_can_be_learned():
    assert list(NAMES) == illustrated()
