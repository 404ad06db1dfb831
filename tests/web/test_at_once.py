"""Two people choose at the same time: neither page waits for the other, and each may change its mind until both have chosen."""

import re

from playwright.sync_api import expect

LINE = '[data-part="decision"]'
READY = f"{LINE}[data-ready]"
OTHER = '[data-part="seat"]'


def asked(page, method, path, body=None):
    script = """async ([method, path, body]) => {
      const headers = {'content-type': 'application/json'}
      const answer = await fetch('/api/v1' + path, {method, headers, body: body === null ? undefined : JSON.stringify(body)})
      return await answer.json().catch(() => null)
    }"""
    return page.evaluate(script, [method, path, body])


def two_at_a_table(visit):
    """Both pages, in the order of seats."""
    pages = [visit(), visit()]
    seats = [{"kind": "me"}, {"kind": "person"}]
    id = asked(pages[0], "POST", "/tables", {"game": "rice", "seats": seats, "public": True})["table"]["id"]
    asked(pages[1], "POST", f"/tables/{id}/seat", {})
    pages.sort(key=lambda page: asked(page, "GET", f"/tables/{id}")["table"]["seat"])
    for page in pages:
        page.goto(re.sub(r"(//[^/]+/).*", rf"\1table/{id}", page.url))
        expect(page.locator(READY)).to_be_visible()
    return id, pages


def picks(page, phase):
    """The first that there is to choose in a phase, as a person would."""
    expect(page.locator(f'{READY}[data-phase="{phase}"]')).to_be_visible()
    if phase == "at":
        place = page.locator("[data-place]").first
        place.focus()
        place.press("Enter")
    else:
        page.locator('[data-part="hand"] button.legal, [data-part="board"] button.legal').first.click()


def test_both_choose_at_once_wait_for_nobody_and_may_change_their_mind(visit):
    id, (first, second) = two_at_a_table(visit)
    for page in (second, first):
        expect(page.locator(OTHER)).to_contain_text("is choosing")
    picks(second, "ancestor")
    expect(second.locator(LINE)).to_contain_text("You can still change your choice")
    expect(first.locator(OTHER)).to_contain_text("has chosen")
    expect(first.locator(READY)).to_be_visible()  # and was not kept from choosing
    second.get_by_role("button", name="Change my choice").click()
    expect(first.locator(OTHER)).to_contain_text("is choosing")
    picks(second, "ancestor")
    picks(first, "ancestor")

    # The wet season, decision by decision in turns; the second to move is the first to be done.
    for page, phase in ((second, "build"), (first, "build"), (second, "at"), (second, "row")):
        picks(page, phase)
    expect(second.locator(LINE)).to_contain_text("You can still change your choice")
    expect(second.locator('[data-part="hand"] .waits')).to_have_count(1)
    expect(first.locator(f'{READY}[data-phase="at"]')).to_be_visible()
    second.reload()
    expect(second.locator(LINE)).to_contain_text("You can still change your choice")
    expect(second.locator('[data-part="hand"] .waits')).to_have_count(1)
    second.get_by_role("button", name="Change my choice").click()
    picks(second, "row")
    for phase in ("at", "row"):
        picks(first, phase)
    for page in (first, second):
        expect(page.locator(f'{READY}[data-phase="build"]')).to_be_visible()
        expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    seen = asked(first, "GET", f"/tables/{id}")
    assert (seen["view"]["turn"], seen["table"]["to_move"]) == (2, [0, 1])
    actions = asked(first, "GET", f"/tables/{id}/record")["actions"]
    assert [seat for seat, _ in actions] == [0, 1, 0, 0, 0, 1, 1, 1]


def test_what_is_pointed_at_stays_while_the_other_decides(visit):
    id, (first, second) = two_at_a_table(visit)
    for page in (first, second):
        picks(page, "ancestor")
    card = first.locator('[data-part="hand"] button.legal').nth(1)
    expect(first.locator(f'{READY}[data-phase="build"]')).to_be_visible()
    card.hover()
    expect(card).to_have_class(re.compile("pointed"))
    before = asked(first, "GET", f"/tables/{id}")["table"]["number"]
    picks(second, "build")
    first.wait_for_function(
        "async ([id, before]) => (await (await fetch(`/api/v1/tables/${id}`)).json()).table.number > before", arg=[id, before]
    )
    expect(second.locator(f'{READY}[data-phase="at"]')).to_be_visible()
    expect(card).to_have_class(re.compile("pointed"))
    card.click()
    expect(first.locator(f'{READY}[data-phase="at"]')).to_be_visible()
