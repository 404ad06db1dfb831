"""Whole matches in browsers: two people, bots, a spectator; nothing hidden in what any of them receives."""

import json
from random import Random

import pytest
from playwright.sync_api import expect
from support.browser import (
    CHOICES,
    LINE,
    PHONE,
    READY,
    SOON,
    card_of,
    decide,
    frames_of,
    is_over,
    open_for_friends,
    play_against,
    play_out,
    raw_ids,
)
from support.random_play import NIGHTLY

TITLES = {"bali": "Bali", "cacao": "Cacao", "rice": "Seasons of Rice"}
MIDDLE = {"bali": 80, "cacao": 40, "rice": 20}  # of a match, in decisions
# First matches with a guide are against bots, too, and go to their end in every game.
AGAINST_BOTS = list(TITLES) if NIGHTLY else ["cacao"]


@pytest.mark.long
@pytest.mark.parametrize("game", TITLES)
def test_two_people_play_a_whole_match_with_all_variants_and_a_third_watches(game, visit, served):
    anna = visit()
    link = open_for_friends(anna, TITLES[game], options=True)
    table = link.split("/table/")[1].split("?")[0]
    ben = visit("/")
    frames = frames_of(ben)
    ben.goto(link)
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.locator(LINE)).to_be_visible()
    random = Random(game)
    while len(served.house.tables[table].match.plies) < MIDDLE[game]:
        for page in (anna, ben):
            decide(page, random)
    cleo = visit("/", viewport=PHONE)
    watched = frames_of(cleo)
    cleo.goto(f"{served.address}/table/{table}")
    play_out([anna, ben], random)
    for page in (anna, ben, cleo):
        expect(page.locator(".end h2").first).to_contain_text("win")
        assert raw_ids(page) == []
    fair = anna.request.get(f"{served.address}/api/v1/tables/{table}").json()["table"]["fair"]
    for frame in (*frames, *watched):
        message = json.loads(frame)
        if message.get("table", {}).get("status") != "over":
            assert fair["seed"] not in frame
            assert fair["salt"] not in frame
        if message["type"] == "entry" and message.get("view") and frame in watched:
            assert message["view"]["legal"] is None


@pytest.mark.parametrize("game", AGAINST_BOTS)
def test_a_whole_match_against_a_bot(game, visit):
    page = visit()
    play_against(page, TITLES[game], "seed")
    play_out([page], Random(game))
    expect(page.locator(".end h2").first).to_contain_text("win")
    expect(page.locator(".end table").first).to_be_visible()
    assert raw_ids(page) == []


@pytest.mark.parametrize("game", TITLES)
def test_from_the_page_to_the_first_move_against_a_bot_are_two_clicks(game, visit):
    page = visit()
    card_of(page, TITLES[game]).get_by_role("button", name="Play now").click()
    choice = page.locator(
        f"{CHOICES}, {READY} ~ * [role=button], [data-part=board] [role=button], [data-part=board] button:enabled"
    )
    expect(page.locator(READY)).to_be_visible(timeout=SOON)
    phase = page.locator(LINE).get_attribute("data-phase")
    choice.first.click()
    expect(page.locator(LINE)).not_to_have_attribute("data-phase", phase, timeout=SOON)
    assert not is_over(page)
