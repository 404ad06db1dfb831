"""Who begins, as it is chosen, waited for, told and chosen again."""

import pytest
from playwright.sync_api import expect
from support.browser import DESKTOP, PHONE, SETTLED_MS, chooser, overflow, raw_ids

from subak.core.registry import game_named, game_names

SIZES = {"desktop": DESKTOP, "phone": PHONE}
CUT = """() => [...document.querySelectorAll('.pill, .gathering li, .gathering small, .begins')]
    .filter((one) => one.checkVisibility())
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth)
    .map((one) => one.textContent)"""
AGAINST_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "seed"}]


def table_of(page, served):
    return page.request.get(f"{served.address}/api/v1/tables/{page.url.split('/table/')[1].split('?')[0]}").json()["table"]


def choose_beginner(panel, name):
    panel.get_by_role("group", name="Who begins").get_by_role("radio", name=name, exact=True).check()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_the_panel_offers_everybody_who_could_begin_and_says_what_the_rulebook_does(size, visit):
    page = visit(viewport=size)
    for game in game_names():
        panel = chooser(page, game_named(game).title)
        group = panel.get_by_role("group", name="Who begins")
        if game_named(game).together:
            expect(group.get_by_role("radio")).to_have_count(0)
            expect(group).to_contain_text("nobody begins")
            expect(group).to_contain_text("younger")
        else:
            expect(group.get_by_role("radio", name="By lot", exact=True)).to_be_checked()
            assert group.locator("label").all_inner_texts() == ["By lot", "Me", "The bot", "The loser"]
            panel.get_by_role("radio", name="Friends").check()
            panel.locator("[name=players][value='3']").check()
            assert group.locator("label").all_inner_texts() == ["By lot", "Me", "Guest 1", "Guest 2", "The loser"]
            group.get_by_role("radio", name="Guest 2").check()
            expect(group).to_contain_text("an order drawn by lot")
            panel.locator("[name=players][value='2']").check()
            expect(group.get_by_role("radio", name="By lot", exact=True)).to_be_checked()
        if game == "cacao":
            expect(group).to_contain_text("In the rulebook the oldest player begins")
        assert overflow(page) <= 0
        assert page.evaluate(CUT) == []
        page.keyboard.press("Escape")
        page.wait_for_timeout(SETTLED_MS)


def test_whoever_one_chose_begins_against_bots_and_is_remembered(visit, served):
    page = visit()
    for name, seat in (("Me", 0), ("The bot", 1)):
        panel = chooser(page, "Cacao")
        choose_beginner(panel, name)
        panel.get_by_role("button", name="Play").click()
        page.wait_for_url("**/table/*")
        table = table_of(page, served)
        assert (table["begins"], table["seat"]) == ("seat", seat)
        page.goto(served.address)
    panel = chooser(page, "Cacao")
    expect(panel.get_by_role("radio", name="The bot", exact=True)).to_be_checked()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_while_one_waits_the_place_that_begins_is_marked_and_the_log_tells_who_it_was(size, visit, served):
    anna = visit(viewport=size)
    panel = chooser(anna, "Bali")
    panel.get_by_role("radio", name="Friends").check()
    choose_beginner(panel, "My guest")
    panel.get_by_role("button", name="Get the links").click()
    link = anna.get_by_label("Send this link to one friend")
    expect(link).to_be_visible()
    ben = visit(viewport=size)
    ben.request.patch(f"{served.address}/api/v1/me", data={"name": "Ben"})
    ben.goto(link.input_value())
    for page in (anna, ben):
        expect(page.locator(".gathering")).to_contain_text("who begins: the host’s choice")
        expect(page.locator(".gathering li").nth(1).get_by_text("begins", exact=True)).to_be_visible()
        expect(page.locator(".gathering li").nth(0).get_by_text("begins", exact=True)).to_have_count(0)
        assert overflow(page) <= 0
        assert page.evaluate(CUT) == []
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.locator("[data-part=decision] [data-choice]").first).to_be_visible(timeout=20_000)
    if size == DESKTOP:
        expect(anna.locator("[data-part=log]")).to_contain_text("The match begins; Ben was chosen to go first.")
    for page, who in ((anna, "Ben was"), (ben, "you were")):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("tab", name="What happened").click()
        log = page.get_by_role("region", name="What happened")
        expect(log).to_contain_text("Ben sits down.")
        expect(log).to_contain_text(f"The match begins; {who} chosen to go first.")
        assert raw_ids(page) == []


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_whoever_asks_for_a_rematch_says_who_begins(size, visit, served):
    page = visit(viewport=size)
    answer = page.request.post(
        f"{served.address}/api/v1/tables", data={"game": "bali", "seats": [{"kind": "me"}, {"kind": "bot", "level": "seed"}]}
    )
    id = answer.json()["table"]["id"]
    page.request.post(f"{served.address}/api/v1/tables/{id}/resign", data={})
    page.goto(f"{served.address}/table/{id}")
    who = page.get_by_label("Who begins")
    expect(who).to_have_value("lot")
    assert who.locator("option").all_inner_texts()[:2] == ["By lot", "The loser"]
    assert len(who.locator("option").all()) == 4
    assert overflow(page) <= 0
    assert page.evaluate(CUT) == []
    who.select_option(label="The loser")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: not url.endswith(id))
    table = table_of(page, served)
    assert (table["begins"], table["seat"], table["status"]) == ("loser", 0, "running")
    page.goto(f"{served.address}/table/{id}")
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(page.get_by_label("Who begins")).to_have_count(0)  # it is settled


def test_a_game_in_which_both_begin_together_asks_nobody_who_begins(visit, served):
    page = visit()
    answer = page.request.post(
        f"{served.address}/api/v1/tables", data={"game": "rice", "seats": [{"kind": "me"}, {"kind": "bot", "level": "seed"}]}
    )
    id = answer.json()["table"]["id"]
    page.request.post(f"{served.address}/api/v1/tables/{id}/resign", data={})
    page.goto(f"{served.address}/table/{id}")
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(page.get_by_label("Who begins")).to_have_count(0)
