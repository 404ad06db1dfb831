"""Whole matches in browsers: two people, bots, a spectator; nothing hidden in what any of them receives."""

import json
from random import Random

import pytest
from playwright.sync_api import expect
from support.browser import CHOICES, frames_of, is_over, open_for_friends, play_against, play_out, raw_ids

TITLES = {"bali": "Bali", "cacao": "Cacao", "rice": "Seasons of Rice"}


@pytest.mark.parametrize("game", TITLES)
def test_two_people_play_a_whole_match_with_all_variants_and_a_third_watches(game, visit, served):
    anna = visit()
    link = open_for_friends(anna, TITLES[game], options=True)
    table = link.split("/table/")[1].split("?")[0]
    ben = visit("/")
    frames = frames_of(ben)
    ben.goto(link)
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.locator(".decision")).to_be_visible()
    cleo = visit("/")
    watched = frames_of(cleo)
    cleo.goto(f"{served.address}/table/{table}")
    play_out([anna, ben], Random(game))
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


@pytest.mark.parametrize("game", TITLES)
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
    page.get_by_role("article").filter(has=page.get_by_role("heading", name=TITLES[game])).get_by_role("button").first.click()
    choice = page.locator(CHOICES if game != "cacao" else ".area .legal")
    expect(choice.first).to_be_visible(timeout=20_000)
    played = page.locator("ol li[data-seat]").count()
    choice.first.click()
    if game == "rice":  # what both choose at once is told when both have chosen
        expect(page.locator(".prompt")).not_to_contain_text("who is your ancestor", timeout=20_000)
    else:
        expect(page.get_by_role("button", name="Take back")).to_be_visible()
    assert not is_over(page)
    assert page.locator("ol li[data-seat]").count() >= played
