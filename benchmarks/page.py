"""How quick the page is in Debian's Chromium, here and on a CPU four times as slow: loads, moves, flights, the largest board."""

import json
import shutil
import statistics
import sys
import tempfile
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Literal

from playwright.sync_api import Browser, Page, sync_playwright
from rich.table import Table
from timing import RESULTS, Bar, console, machine, show_bars, write_json

# The people and the server are those of the tests.
sys.path.append(str(Path(__file__).parents[1] / "tests"))
from support.browser import ASK_ALWAYS, CHOICES, listed, to_decide
from support.server import Guest, Served, gathered, turn_of, until

LOADS = 15
MOVES = 40
FLOWN = 40  # decisions that are acted out
FLOWN_AFTER_S = 0.6  # one after the other, so that something is always in the air
PAN_SECONDS = 5.0
LONG_FRAME_MS = 25.0  # more than one missed at 60 a second
SIZE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SLOWER = 4  # a phone's CPU, as Lighthouse supposes it
PHONE_LOADS = 7

# When somebody could first press the button that starts a match.
USABLE = """
new MutationObserver((_, watching) => {
  if (document.querySelector('article button:not(:disabled)')) {
    watching.disconnect()
    requestAnimationFrame(() => (window.usable = performance.now()))
  }
}).observe(document, { childList: true, subtree: true, attributes: true })
"""
# When a decision was pressed, and when what it changed was on the screen; on a clock that all pages share.
SHOWN = """
() => {
  window.pressed = 0
  window.shown = 0
  const now = () => performance.timeOrigin + performance.now()
  addEventListener('click', () => (window.pressed = now()), { capture: true })
  window.awaited = () => {
    window.shown = 0
    const before = document.querySelector('[data-part=decision]').dataset.phase
    const watching = new MutationObserver(() => {
      if (document.querySelector('[data-part=decision]').dataset.phase === before) return
      watching.disconnect()
      requestAnimationFrame(() => (window.shown = now()))
    })
    watching.observe(document.body, { childList: true, subtree: true, characterData: true })
  }
}
"""
# Marks in the trace when the first piece takes off and when the last has landed.
AIR = """
new MutationObserver((_, watching) => {
  const air = document.querySelector('.air')
  if (!air) return
  watching.disconnect()
  let flying = false
  new MutationObserver(() => {
    if (flying === air.children.length > 0) return
    flying = !flying
    performance.mark(flying ? 'take-off' : 'landing')
  }).observe(air, { childList: true })
}).observe(document, { childList: true, subtree: true })
"""
# The board is moved in every frame by the page itself: asked for each step from outside, it would wait for us.
PANNED = """
async ({ x, y, seconds }) => {
  const area = document.querySelector('.area')
  const say = (type, across, down) => {
    const at = { clientX: x + across, clientY: y + down }
    area.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'mouse', ...at }))
  }
  say('pointerdown', 0, 0)
  const start = performance.now()
  for (let step = 1; performance.now() - start < 1000 * seconds; step++) {
    await new Promise(requestAnimationFrame)
    say('pointermove', 150 * Math.sin(step / 20), 80 * Math.sin(step / 13))
  }
  say('pointerup', 0, 0)
}
"""
# What Chromium writes down when a frame reaches the screen, and when one that was due does not.
TRACED = ["disabled-by-default-devtools.timeline.frame", "blink.user_timing"]
DRAWN, DROPPED = "DrawFrame", "DroppedFrame"


@dataclass
class Timed:
    what: str
    count: int
    median_ms: float
    worst_ms: float


def timed(what: str, milliseconds: list[float]) -> Timed:
    return Timed(what, len(milliseconds), round(statistics.median(milliseconds), 1), round(max(milliseconds), 1))


@dataclass
class Frames:
    what: str
    frames: int
    dropped: int
    frames_per_second: float
    median_ms: float
    long_frames_percent: float


def frames(what: str, events: list[dict[str, Any]], spans: list[tuple[float, float]] | None = None) -> Frames:
    """Those of a trace, or of parts of it, in milliseconds."""

    def within(at: float) -> list[int]:
        return [0] if spans is None else [number for number, (start, end) in enumerate(spans) if start <= at <= end]

    at = sorted((part, event["ts"] / 1000) for event in events if event["name"] == DRAWN for part in within(event["ts"] / 1000))
    gaps = [later - earlier for (part, earlier), (same, later) in pairwise(at) if part == same]
    return Frames(
        what,
        frames=len(gaps),
        dropped=sum(event["name"] == DROPPED and bool(within(event["ts"] / 1000)) for event in events),
        frames_per_second=round(1000 * len(gaps) / sum(gaps), 1),
        median_ms=round(statistics.median(gaps), 2),
        long_frames_percent=round(100 * sum(gap > LONG_FRAME_MS for gap in gaps) / len(gaps), 2),
    )


def slowed(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def visit(
    browser: Browser,
    server: Served,
    guest: Guest | None = None,
    path: str = "/",
    script: str = "",
    still: bool = True,
    phone: bool = False,
) -> Page:
    motion: Literal["reduce", "no-preference"] = "reduce" if still else "no-preference"
    context = browser.new_context(viewport=PHONE if phone else SIZE, has_touch=phone, locale="en-GB", reduced_motion=motion)
    if guest is not None:
        context.add_cookies([{"name": name, "value": value, "url": server.address} for name, value in guest.http.cookies.items()])
    context.add_init_script(ASK_ALWAYS + script)
    page = context.new_page()
    if phone:
        slowed(page)
    page.goto(server.address + path)
    return page


def usable(page: Page) -> float:
    return float(until(lambda: page.evaluate("window.usable")))


def loads(browser: Browser, server: Served) -> Timed:
    """Each in a browser that has never seen the page."""
    found = []
    for _ in range(LOADS):
        page = visit(browser, server, script=USABLE)
        found.append(usable(page))
        page.context.close()
    return timed("first load until a match can be started", found)


def phone_loads(browser: Browser, server: Served) -> list[Timed]:
    """The first visit, and the next one, when the browser has kept what it may keep."""
    first, next_ = [], []
    for _ in range(PHONE_LOADS):
        page = visit(browser, server, script=USABLE, phone=True)
        first.append(usable(page))
        page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
        page.close()
        page = page.context.new_page()
        slowed(page)
        page.goto(server.address)
        next_.append(usable(page))
        page.context.close()
    return [timed("first visit on a phone", first), timed("next visit on a phone", next_)]


def moves(browser: Browser, server: Served, phone: bool = False) -> list[Timed]:
    """Decisions of Bali between two people, as long as they change what is asked."""
    table, guests = gathered([server.guest(), server.guest()], "bali")
    pages = [visit(browser, server, guest, f"/table/{table}", phone=phone) for guest in guests]
    for page in pages:
        page.wait_for_selector("[data-part=decision]")
        page.evaluate(SHOWN)
    random = Random("page")
    own: list[float] = []
    others: list[float] = []
    while len(own) < MOVES and guests[0].sees(table)["table"]["status"] == "running":
        place = guests.index(turn_of(guests, table))
        mover, watcher = pages[place], pages[1 - place]
        to_decide(mover)
        listed(mover)
        choices = mover.locator(CHOICES)
        choices.first.wait_for()
        for page in pages:
            page.evaluate("window.awaited()")
        choices.nth(random.randrange(choices.count())).click()
        try:
            until(lambda m=mover, w=watcher: m.evaluate("window.shown") and w.evaluate("window.shown"), 2)
        except AssertionError:
            continue  # the same is asked again, as where a second card is taken
        pressed = mover.evaluate("window.pressed")
        own.append(mover.evaluate("window.shown") - pressed)
        others.append(watcher.evaluate("window.shown") - pressed)
    for page in pages:
        page.context.close()
    where = " on a phone" if phone else ""
    return [timed(f"own move until it is shown{where}", own), timed(f"the other's move until it is shown{where}", others)]


def flown(browser: Browser, server: Served) -> Frames:
    """Bali between two people, as somebody sees it who looks on: cards, goods and stone fly from place to place."""
    table, guests = gathered([server.guest(), server.guest()], "bali")
    random = Random("page")
    page = visit(browser, server, path=f"/table/{table}", script=AIR, still=False)
    page.wait_for_selector("[data-part=decision]")
    browser.start_tracing(page=page, categories=TRACED)
    for _ in range(FLOWN):
        turn_of(guests, table).plays_on(table, random)
        page.wait_for_timeout(1000 * FLOWN_AFTER_S)
    until(lambda: page.locator(".air > *").count() == 0)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    marked = sorted((event["ts"] / 1000, event["name"]) for event in events if event["name"] in ("take-off", "landing"))
    spans = [(start, end) for (start, name), (end, _) in pairwise(marked) if name == "take-off"]
    return frames("flights", events, spans)


def panned(browser: Browser, server: Served) -> Frames:
    """The board of a whole match of four, brought closer and moved without a pause."""
    table, guests = gathered([server.guest() for _ in range(4)], "cacao")
    random = Random("page")
    while guests[0].sees(table)["table"]["status"] == "running":
        for guest in guests:
            guest.plays_on(table, random)
    page = visit(browser, server, guests[0], f"/table/{table}")
    area = page.locator(".area")
    area.wait_for()
    tiles = page.locator(".board [data-anchor]").count()
    box = area.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    for _ in range(3):
        page.mouse.wheel(0, -100)
    page.keyboard.up("Control")
    browser.start_tracing(page=page, categories=TRACED)
    page.evaluate(PANNED, {"x": x, "y": y, "seconds": PAN_SECONDS})
    events = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    return frames(f"moving {tiles} tiles of Cacao", events)


def main() -> int:
    program = shutil.which("chromium")
    if program is None:
        console.print("Chromium is not installed: `make test` as root installs it, else install the package chromium")
        return 2
    about = machine()
    with tempfile.TemporaryDirectory(prefix="subak-page-") as folder, sync_playwright() as playwright:
        server = Served(database=f"sqlite:///{folder}/subak.db")
        until(lambda: all(ready.is_set() for ready in server.house.compilers.compiled.values()), 600)
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        load = loads(browser, server)
        own, other = moves(browser, server)
        first, next_ = phone_loads(browser, server)
        own_there, other_there = moves(browser, server, phone=True)
        flight = flown(browser, server)
        pan = panned(browser, server)
        browser.close()
        server.close()
    table = Table(show_edge=False)
    for name in ("what", "times", "median ms", "worst ms"):
        table.add_column(name, justify="left" if name == "what" else "right")
    rows = [load, own, other, first, next_, own_there, other_there]
    for row in rows:
        table.add_row(row.what, str(row.count), f"{row.median_ms:.1f}", f"{row.worst_ms:.1f}")
    console.print(table)
    for moving in (flight, pan):
        console.print(f"{moving.what}: {moving.frames_per_second} frames a second, {moving.dropped} of {moving.frames} dropped")
    bars = [
        Bar("first load usable, median", load.median_ms, None, "ms", most=1000),
        Bar("own move shown, median", own.median_ms, None, "ms", most=100),
        Bar("the other's move shown, median", other.median_ms, None, "ms", most=200),
        Bar("first visit usable on a phone, median", first.median_ms, None, "ms", most=2500),
        Bar("next visit usable on a phone, median", next_.median_ms, None, "ms", most=1000),
        Bar("own move shown on a phone, median", own_there.median_ms, None, "ms", most=100),
        Bar("frames a second during flights", flight.frames_per_second, 59.0),
        Bar("frames a second when moving the largest board of Cacao", pan.frames_per_second, 59.0),
    ]
    show_bars(bars)
    write_json(RESULTS / "page.json", rows, bars, machine=about, frames=[asdict(flight), asdict(pan)])
    return 0 if all(bar.passes for bar in bars) else 1


if __name__ == "__main__":
    sys.exit(main())
