"""Home: the games and one's own matches, a match chosen in one panel, settings, and addresses that lead nowhere."""

import gzip
import re

import pytest
from playwright.sync_api import expect
from support.browser import DESKTOP, PHONE, SETTLED_MS, chooser, overflow, raw_ids, serious

from subak.core.registry import game_names
from subak.players.levels import LEVELS

LAPTOP, SIDE = {"width": 1366, "height": 641}, {"width": 844, "height": 390}
SIZES = {"desktop": DESKTOP, "laptop": LAPTOP, "tablet": {"width": 1024, "height": 768}, "phone": PHONE, "phone on its side": SIDE}
MY_TURN = {"game": "bali", "seats": [{"kind": "me"}, {"kind": "bot", "level": "seed"}], "hints": True}
NOWHERE = {
    "/nowhere": "This address leads nowhere",
    "/a/b/c": "This address leads nowhere",
    "/table/short": "There is no such table",
    "/table/abcdefghijkl": "There is no such table",
    "/rules/chess": "There is no such game here",
}
SHIFTS = """() => { window.moved = 0; new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.moved += entry.value
}).observe({ type: 'layout-shift', buffered: true }) }"""
SMALL = """() => [...document.querySelectorAll('button, a, select, summary')]
    .filter((one) => one.checkVisibility() && !one.matches('.unseen'))
    .map((one) => [one.textContent.trim(), one.getBoundingClientRect()]).filter(([, box]) => box.height && box.height < 40)
    .map(([text, box]) => `${text}: ${box.height}`)"""
CUT = """() => [...document.querySelectorAll('button, h1, h2, legend, label, p')]
    .filter((one) => one.checkVisibility() && !one.matches('.unseen') && one.scrollWidth > one.clientWidth + 1 && one.clientWidth)
    .map((one) => one.textContent)"""


def opened(page):
    expect(page.get_by_role("article")).to_have_count(len(game_names()))
    return page


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "nl-NL"])
def test_nothing_is_cut_or_too_small_and_the_first_match_can_be_begun_without_scrolling(language, visit):
    page = opened(visit(locale=language))
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        assert overflow(page) <= 0, name
        assert page.evaluate(CUT) == [], name
        assert page.evaluate(SMALL) == [], name
        assert raw_ids(page) == [], name
        if size is not SIDE:
            expect(page.get_by_role("article").first.get_by_role("button").first).to_be_in_viewport(ratio=1)
        page.get_by_role("article").first.get_by_role("button").nth(2).click()
        expect(page.get_by_role("dialog").locator("footer .primary")).to_be_in_viewport(ratio=1)
        assert page.evaluate(CUT) == [], name
        assert raw_ids(page) == [], name
        page.wait_for_timeout(SETTLED_MS)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_axe_finds_nothing_serious_in_what_opens_over_it(visit):
    page = opened(visit(bypass_csp=True))
    panel = chooser(page, "Bali")
    assert serious(page) == []
    panel.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Menu").click()
    assert serious(page) == []
    page.get_by_role("button", name="Settings").click()
    assert serious(page) == []


def test_every_match_that_runs_stands_above_the_games_and_says_whose_turn_it_is(visit, served):
    page = opened(visit())
    expect(page.locator("#continue")).to_have_count(0)
    for _ in range(2):
        assert page.request.post(f"{served.address}/api/v1/tables", data=MY_TURN).ok
    page.reload()
    running = page.locator("#continue a")
    expect(running).to_have_count(2)
    for table in running.all():
        expect(table).to_contain_text("Seed")
        expect(table).to_contain_text(re.compile("Your turn|to move"))
    assert running.first.bounding_box()["y"] < page.get_by_role("article").first.bounding_box()["y"]
    running.first.click()
    expect(page.locator("[data-part=decision]")).to_be_visible()


def test_the_panel_tells_what_every_level_and_variant_is_like_and_opens_the_table_one_chose(visit, served):
    page = opened(visit())
    panel = chooser(page, "Bali")
    levels = panel.locator("[name=level]")
    expect(levels).to_have_count(len(LEVELS))
    told = panel.locator("label:has([name=level]) small, label:has([type=checkbox]) small").all_inner_texts()
    assert len(set(told)) == len(told) > len(LEVELS)
    assert all(len(one) > 20 for one in told)
    panel.get_by_role("radio", name="3", exact=True).check()
    panel.locator("[name=level][value=blade]").check()
    panel.get_by_role("checkbox", name="Demon").check()
    panel.get_by_role("button", name="Play").click()
    page.wait_for_url("**/table/*")
    table = page.request.get(f"{served.address}/api/v1/tables/{page.url.rsplit('/', 1)[1]}").json()["table"]
    assert [seat["bot"] for seat in table["seats"]].count("blade") == 2
    assert table["options"] == {"oracle": False, "demon": True, "open_information": False}
    page.goto(served.address)
    expect(page.locator("[data-game=bali] .now")).to_have_text("against 2 × Blade · Demon")


def test_a_table_for_anybody_is_listed_for_others(visit):
    anna = opened(visit())
    panel = chooser(anna, "Cacao")
    panel.get_by_role("radio", name="Anybody").check()
    panel.get_by_role("radio", name="2 days").check()
    panel.get_by_role("button", name="Open the table").click()
    anna.wait_for_url("**/table/*")
    ben = opened(visit())
    ben.locator(f"#open a[href='{anna.url[anna.url.index('/table') :]}']").click()
    expect(ben.get_by_text("2 days per move")).to_be_visible()
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.locator("[data-part=decision]")).to_be_visible(timeout=20_000)


def test_a_guided_first_match_is_one_click_away(visit):
    page = opened(visit())
    page.locator("#learn").get_by_role("button", name="Bali").click()
    expect(page.get_by_role("heading", name="Welcome to Bali")).to_be_visible(timeout=20_000)


def test_links_to_places_on_the_page_lead_there_from_anywhere(visit):
    page = opened(visit(viewport=LAPTOP))
    page.get_by_role("link", name="Watch").first.click()
    expect(page.get_by_role("heading", name="Watch")).to_be_in_viewport()
    page.goto(page.url.split("#")[0] + "rules/bali")
    page.get_by_role("link", name="Learn").first.click()
    expect(page.get_by_role("heading", name="New here?")).to_be_in_viewport()


def test_an_address_that_leads_nowhere_says_so_and_shows_ways_on(chromium, served):
    page = chromium.new_page()
    for path, told in NOWHERE.items():
        page.goto(served.address + path)
        expect(page.get_by_role("heading", name=told), path).to_be_visible()
        page.get_by_role("link", name="To the games").click()
        opened(page)
    page.close()


def test_nothing_moves_while_the_page_loads_even_where_fonts_come_late(chromium, served):
    context = chromium.new_context(viewport=DESKTOP)
    page = context.new_page()
    page.add_init_script(f"({SHIFTS})()")
    page.route("**/*.woff2", lambda route: (page.wait_for_timeout(700), route.continue_()))
    page.goto(served.address)
    opened(page)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    assert page.evaluate("document.fonts.check(\"700 15px 'Source Sans 3'\")")
    assert page.evaluate("window.moved") < 0.02
    context.close()


def test_the_first_page_is_light(chromium, served):
    """Compressed by a proxy as it is in service; here by us, to count."""
    context = chromium.new_context(viewport=DESKTOP)
    page = context.new_page()
    weights = {"script": 0, "stylesheet": 0, "font": 0, "image": 0}
    answers = []

    def keep(answer):
        answers.append(answer)

    page.on("response", keep)
    page.goto(served.address)
    opened(page)
    for answer in answers:
        kind = answer.request.resource_type
        if kind in weights:
            body = answer.body()
            weights[kind] += len(gzip.compress(body)) if kind in ("script", "stylesheet") else len(body)
    context.close()
    assert weights["script"] + weights["stylesheet"] < 250_000
    assert 0 < weights["font"] + weights["image"] < 250_000


def test_a_link_to_us_has_a_picture(visit, served):
    page = visit()
    picture = page.locator("meta[property='og:image']").get_attribute("content")
    answer = page.request.get(served.address + picture)
    assert answer.ok
    assert len(answer.body()) < 200_000


def test_settings_are_kept_and_the_volume_is_nothing_on_a_phone(visit):
    page = opened(visit(viewport=PHONE, has_touch=True, is_mobile=True))
    assert page.evaluate("JSON.parse(localStorage.getItem('subak') ?? '{}').volume ?? 'usual'") == "usual"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.wait_for_timeout(SETTLED_MS)
    expect(page.get_by_role("slider", name="Sound")).to_have_value("0")
    page.get_by_role("checkbox", name="Always ask me").check()
    page.get_by_label("Animation").select_option("off")
    page.reload()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("checkbox", name="Always ask me")).to_be_checked()
    expect(page.get_by_label("Animation")).to_have_value("off")


def test_a_new_password_and_logging_out_everywhere_end_the_other_devices(visit, served):
    login, password, new = "everywhere", "rice and rain", "sun and water"
    page, phone = opened(visit(guest=served.guest().registers(login), bypass_csp=True)), served.guest()
    assert phone.post("/login", login=login, password=password).status_code == 200

    def settings():
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Settings").click()
        page.wait_for_timeout(SETTLED_MS)
        return page.get_by_role("dialog", name="Settings")

    dialog = settings()
    dialog.get_by_label("Password", exact=True).fill(password)
    dialog.get_by_label("New password").fill(new)
    dialog.get_by_role("button", name="Change password").click()
    expect(dialog.get_by_role("status")).to_have_text("Your password is changed, and your other devices are logged out.")
    assert serious(page) == []
    assert phone.get("/me/tables").status_code == 403
    assert phone.get("/me").json()["account"] is None
    assert phone.post("/login", login=login, password=new).status_code == 200
    with page.expect_navigation():
        dialog.get_by_role("button", name="Log out everywhere").click()
    expect(settings().get_by_role("button", name="New account")).to_be_visible()
    assert phone.get("/me/tables").status_code == 403
