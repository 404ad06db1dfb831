"""What went wrong for people once, and must not again."""

import json
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect
from support.browser import DESKTOP, PHONE, SETTLED_MS, open_for_friends, overflow

GOLDEN = Path(__file__).parents[1] / "golden"
LONG = "W" * 24
BOT = {"kind": "bot", "level": "seed"}
PUBLIC = {"game": "bali", "seats": [{"kind": "me"}, BOT], "public": True}
OUTSIDE = """() => [...document.querySelectorAll('button, select, input')].filter((one) => one.checkVisibility())
    .map((one) => [one.getAttribute('aria-label') ?? one.textContent, one.getBoundingClientRect()])
    .filter(([, box]) => box.left < -1 || box.right > innerWidth + 1 || box.width < 24).map(([name]) => name)"""


# What is written on cards of Bali, and by how much it sticks out of its band, of a card of 150 by 210.
ON_BANDS = """() => [...document.querySelectorAll('svg[viewBox="0 0 150 210"] text')]
    .filter((one) => one.checkVisibility())
    .map((one) => {
        const [box, band] = [one.getBBox(), one.closest('svg').querySelector('path').getBBox()]
        const beside = Math.max(band.x - box.x, box.x + box.width - band.x - band.width)
        const room = box.height / 4 // above and below the letters
        return [one.textContent, Math.max(beside, band.y - box.y - room, box.y + box.height - room - band.y - band.height)]
    })"""


def settings(page):
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.wait_for_timeout(SETTLED_MS)
    return page.get_by_role("dialog", name="Settings")


def rename(page, served, name):
    assert page.request.patch(f"{served.address}/api/v1/me", data={"name": name}).ok


def table_at(page, served):
    return page.request.get(f"{served.address}/api/v1/tables/{page.url.rsplit('/', 1)[1]}").json()["table"]


def test_an_invitation_keeps_the_variants_that_were_chosen(visit, served):
    page = visit()
    open_for_friends(page, "Bali", options=True)
    assert all(table_at(page, served)["options"].values())
    page.goto(served.address)
    page.get_by_role("article").first.get_by_role("button", name="Invite").click()
    page.wait_for_timeout(SETTLED_MS)
    expect(page.get_by_role("checkbox", name="Oracle")).to_be_checked()
    page.get_by_role("button", name="Get the links").click()
    page.wait_for_url("**/table/*")
    assert all(table_at(page, served)["options"].values())


def test_a_friend_who_sits_down_is_not_shown_as_away(visit):
    anna = visit()
    link = open_for_friends(anna, "Bali", options=False)
    ben = visit(link[link.index("/table") :])
    ben.get_by_role("button", name="Sit down").click()
    for page in (anna, ben):
        expect(page.locator("[data-part=seat]")).to_be_visible(timeout=20_000)
    anna.wait_for_timeout(500)
    for page in (anna, ben):
        expect(page.locator("[data-part=seat]")).not_to_contain_text("away")


def test_a_long_name_makes_no_page_wider_and_cuts_no_button_off(visit, served):
    anna = visit(viewport=PHONE)
    rename(anna, served, LONG)
    assert anna.request.post(f"{served.address}/api/v1/tables", data=PUBLIC).ok
    assert anna.request.post(f"{served.address}/api/v1/tables", data={**PUBLIC, "seats": [{"kind": "me"}, {"kind": "person"}]}).ok
    for page in (anna, visit(viewport=PHONE)):
        page.reload()
        expect(page.locator("#watch a, #continue a").first).to_be_visible()
        assert overflow(page) <= 0
        assert page.evaluate(OUTSIDE) == []
    anna.get_by_role("button", name="Menu").click()
    assert anna.evaluate(OUTSIDE) == []
    for table in anna.locator("#continue a").all():
        address = table.get_attribute("href")
        for size in (PHONE, DESKTOP):
            page = anna.context.new_page()
            page.set_viewport_size(size)
            page.goto(served.address + address)
            expect(page.locator("[data-part=decision], .gathering").first).to_be_visible(timeout=20_000)
            assert overflow(page) <= 0
            assert page.evaluate(OUTSIDE) == []
            page.close()


def test_ones_own_match_is_not_offered_to_be_watched(visit, served):
    anna = visit()
    answer = anna.request.post(f"{served.address}/api/v1/tables", data=PUBLIC).json()
    address = f"a[href='/table/{answer['table']['id']}']"
    anna.reload()
    expect(anna.locator(f"#continue {address}")).to_be_visible()
    expect(anna.locator(f"#watch {address}")).to_have_count(0)
    expect(visit().locator(f"#watch {address}")).to_be_attached()


def test_a_double_click_opens_the_panel_and_begins_nothing(visit, served):
    page = visit()
    for name in ("More options", "Invite"):
        page.get_by_role("article").first.get_by_role("button", name=name).dblclick()
        expect(page.get_by_role("dialog", name="Bali")).to_be_visible()
        page.wait_for_timeout(SETTLED_MS)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog", name="Bali")).to_be_hidden()
    assert page.url.removesuffix("/") == served.address
    assert page.request.get(f"{served.address}/api/v1/me/tables").json() == []


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "nl-NL"])
def test_the_names_of_cards_stay_on_their_bands(language, visit, served, monkeypatch):
    monkeypatch.setattr(served.house, "chance", Random("all kinds of cards"))
    page = visit(locale=language)
    table = page.request.post(f"{served.address}/api/v1/tables", data={**PUBLIC, "options": {"oracle": True}}).json()["table"]
    for size in (DESKTOP, {"width": 1366, "height": 641}, PHONE):
        page.set_viewport_size(size)
        page.goto(f"{served.address}/table/{table['id']}")
        page.wait_for_selector("[data-part=board] svg text")
        page.evaluate("document.fonts.ready.then(() => null)")
        written = page.evaluate(ON_BANDS)
        said = " ".join(name for name, _ in written)
        assert {"en-GB": "Mason", "de-DE": "metz", "nl-NL": "houwer"}[language] in said
        assert len({name for name, _ in written}) > 5
        assert [(name, out) for name, out in written if out > 0] == []


def test_that_the_server_does_not_answer_is_not_said_any_more_once_the_move_went_through(visit):
    lost = {"now": False}

    def pass_on(socket):
        server = socket.connect_to_server()
        socket.on_message(lambda text: None if lost["now"] else server.send(text))

    anna, ben = visit(), visit()
    for page in (anna, ben):
        page.route_web_socket("**/live*", pass_on)
        page.route("**/actions", lambda route: route.abort("connectionrefused") if lost["now"] else route.continue_())
    ben.goto(open_for_friends(anna, "Bali", options=False))
    ben.get_by_role("button", name="Sit down").click()
    for page in (anna, ben):
        expect(page.locator("[data-part=decision]")).to_be_visible(timeout=20_000)
    page = anna if anna.locator("[data-part=decision] [data-choice]").count() else ben
    line = page.locator("[data-part=decision]")
    choice = line.locator("[data-choice]").last
    expect(choice).to_be_enabled()
    page.wait_for_timeout(SETTLED_MS)
    lost["now"] = True
    choice.click()
    alert = line.get_by_role("alert")
    expect(alert).to_contain_text("The server does not answer", timeout=10_000)
    lost["now"] = False
    before = page.request.get(page.url.replace("/table/", "/api/v1/tables/")).json()["table"]["step"]
    choice.click()
    expect(alert).to_have_count(0)
    page.wait_for_timeout(SETTLED_MS)
    expect(alert).to_have_count(0)
    assert page.request.get(page.url.replace("/table/", "/api/v1/tables/")).json()["table"]["step"] > before


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "nl-NL"])
def test_the_fields_to_log_in_lie_beside_each_other_or_below(language, visit):
    page = visit(locale=language)
    page.locator("[popovertarget=menu]").click()
    page.locator("#menu button").click()
    for size in (PHONE, DESKTOP, {"width": 320, "height": 640}):
        page.set_viewport_size(size)
        boxes = [box.bounding_box() for box in page.locator("dialog[open] :is(input:not([type=checkbox]), select, button)").all()]
        assert len(boxes) > 2
        for one, other in combinations(boxes, 2):
            apart = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
            assert apart or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"], size


def test_a_notice_that_the_browser_forbids_is_not_ticked(visit):
    page = visit(permissions=[])
    dialog = settings(page)
    box = dialog.get_by_role("checkbox", name="Notify me")
    box.click()
    expect(dialog.get_by_role("status")).to_have_text("The browser does not allow it.")
    expect(box).not_to_be_checked()
    page.reload()
    expect(settings(page).get_by_role("checkbox", name="Notify me")).not_to_be_checked()


def test_settings_are_called_so_on_a_phone_too_and_whoever_has_a_long_name_can_open_them(visit, served):
    page = visit(viewport={"width": 320, "height": 640})
    rename(page, served, LONG)
    page.reload()
    page.get_by_role("button", name="Menu").click()
    button = page.get_by_role("button", name="Settings")
    expect(button).to_have_text("Settings")
    assert button.evaluate("button => button.scrollWidth <= button.clientWidth")
    expect(button).to_be_in_viewport(ratio=1)


def test_a_record_that_is_opened_shows_the_names_it_has(visit):
    page = visit()
    record = json.loads((GOLDEN / "bali/base-2.json").read_text()) | {"names": ["Made", None], "bots": [None, "harvest"]}
    page.get_by_role("button", name="Open a record").click()
    page.wait_for_timeout(SETTLED_MS)
    page.get_by_label("or paste it here").fill(json.dumps(record))
    page.get_by_role("button", name="Open", exact=True).click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("Made").first).to_be_attached()
    expect(page.get_by_text("Harvest").first).to_be_attached()
    page.goto(page.url.split("/table")[0])
    expect(page.locator("#finished a")).to_contain_text("Made · Harvest")
