"""Without a connection: what was loaded is still there, and the page says so."""

import re

import pytest
from playwright.sync_api import expect
from support.browser import PHONE, SETTLED_MS, SOON, begin_bali
from support.server import until

OFFLINE = "You are offline."
KEPT = """async () => {
  await navigator.serviceWorker.ready
  const cache = await caches.open('page')
  const wanted = ['bali', 'cacao', 'rice'].map((game) => `/api/v1/rules/${game}?language=en`)
  const found = await Promise.all(['/', '/api/v1/status', ...wanted].map((one) => cache.match(one)))
  return found.every((one) => one) && !!navigator.serviceWorker.controller
}"""

TABLES = "caches.open('tables').then((cache) => cache.keys()).then((kept) => kept.length)"
REGISTER = """fetch('/api/v1/account', {
  method: 'POST',
  headers: {'content-type': 'application/json'},
  body: JSON.stringify({login: 'leaver' + Date.now() % 1e9, password: 'rice and rain'}),
})"""


@pytest.fixture
def ready(visit):
    """A page whose worker has kept what it keeps."""

    def one(path="/", **settings):
        page = visit(path, service_workers="allow", **settings)
        until(lambda: page.evaluate(KEPT))
        return page

    return one


@pytest.mark.parametrize("game", ["bali", "cacao", "rice"])
def test_the_rules_are_read_that_nobody_had_opened(ready, game):
    page = ready()
    page.context.set_offline(True)
    page.goto(re.sub(r"(//[^/]+/).*", rf"\1rules/{game}", page.url))
    expect(page.locator("main h2").first).to_be_visible()
    expect(page.get_by_text(OFFLINE)).to_be_visible()
    assert page.locator("main svg").count() > 3, "with their pictures"


def test_home_shows_the_games_and_says_that_play_has_to_wait(ready):
    page = ready(viewport=PHONE)
    games = page.get_by_role("article").count()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text(OFFLINE)).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(games)
    page.get_by_role("article").first.locator("button.primary").click()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    page.context.set_offline(False)
    expect(page.get_by_text(OFFLINE)).to_have_count(0)


def test_a_match_that_was_open_can_be_looked_at_and_goes_on_with_the_connection(ready):
    page = ready()
    begin_bali(page)
    hand = page.locator('[data-part="hand"]').inner_text()
    until(lambda: page.evaluate(TABLES) == 1)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator('[data-part="hand"]')).to_be_visible()
    assert page.locator('[data-part="hand"]').inner_text() == hand
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is lost")).to_have_count(0, timeout=SOON)
    assert page.locator('[data-part="hand"]').inner_text() == hand


def test_whoever_logs_out_leaves_no_match_behind(ready):
    page = ready()
    begin_bali(page)
    until(lambda: page.evaluate(TABLES) == 1)
    page.goto(re.sub(r"(//[^/]+/).*", r"\1", page.url))
    page.evaluate(REGISTER)
    page.reload()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.wait_for_timeout(SETTLED_MS)
    with page.expect_navigation():
        page.get_by_role("button", name="Log out", exact=True).click()
    assert page.evaluate(TABLES) == 0


def test_what_the_worker_answers_is_todays(ready, served):
    """It asks the server first wherever an answer may change."""
    page = ready()
    page.evaluate("caches.open('page').then((cache) => cache.put('/api/v1/status', new Response('{}')))")
    found = page.evaluate("fetch('/api/v1/status').then((answer) => answer.json())")
    assert found["version"]
    assert served.guest().http.get("/status").json()["version"] == found["version"]
