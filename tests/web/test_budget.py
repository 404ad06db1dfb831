"""What the page may cost a slow phone, counted in the time that its thread computes: that does not depend on what else runs here.

`make bench-page` measures the same by the clock.
"""

from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, expect
from support.browser import CHOICES, PHONE, listed, play_now, to_decide
from support.server import Served

SLOWER = 4  # a phone's CPU, as Lighthouse supposes it
FIRST_VISIT_S, NEXT_VISIT_S, MOVE_S = 2.5, 1.0, 0.1
MOVES = 6


WORK = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")  # a phone has another processor for drawing
# Presses the first choice, and waits until what it changed has been drawn.
PRESS = """(choices) => new Promise((drawn) => {
  const phase = () => document.querySelector('[data-part=decision]').dataset.phase
  const before = phase()
  const watching = new MutationObserver(() => {
    if (phase() === before) return
    watching.disconnect()
    requestAnimationFrame(() => requestAnimationFrame(drawn))
  })
  watching.observe(document.body, { childList: true, subtree: true, attributes: true })
  document.querySelector(choices).click()
})"""


class Computed:
    """Seconds that the page's thread has computed since it was asked last."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.before = 0.0

    def seconds(self) -> float:
        found = {one["name"]: one["value"] for one in self.session.send("Performance.getMetrics")["metrics"]}
        now = sum(found[kind] for kind in WORK)
        since, self.before = now - self.before, now
        return float(since)


def opened(page: Page, address: str) -> float:
    computed = Computed(page)
    page.goto(address)
    expect(page.locator("article button.primary").first).to_be_enabled()
    return computed.seconds() * SLOWER


def test_a_visit_costs_a_slow_phone_little_and_the_next_one_less(chromium: Browser, served: Served) -> None:
    phone = chromium.new_context(viewport=PHONE, has_touch=True)
    first = phone.new_page()
    assert opened(first, served.address) < FIRST_VISIT_S
    first.evaluate("navigator.serviceWorker.ready.then(() => true)")
    assert opened(phone.new_page(), served.address) < NEXT_VISIT_S
    phone.close()


def test_a_move_costs_a_slow_phone_less_than_a_tenth_of_a_second(visit: Any) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    play_now(page, "Bali")
    to_decide(page)
    computed = Computed(page)
    spent = []
    for _ in range(MOVES):
        to_decide(page)
        listed(page)
        computed.seconds()
        page.evaluate(PRESS, CHOICES)
        spent.append(computed.seconds() * SLOWER)
    assert sorted(spent)[MOVES // 2] < MOVE_S
