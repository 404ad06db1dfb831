"""People in front of the page: what they click."""

import json
import re
import time
from pathlib import Path
from random import Random
from re import Pattern
from typing import Any

from playwright.sync_api import Locator, Page, Request, ViewportSize, expect

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
OF_COLOURS = ["color-contrast", "link-in-text-block"]  # all that axe asks of a page and that a theme can change
LINE = "[data-part=decision]"
READY = f"{LINE}[data-ready]"  # a click would decide now
CHOICES = f"{READY} [data-choice]:enabled"
SOON = 40_000
# As soon as what has changed is measured, laid out anew and drawn.
DRAWN = """async () => {
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
}"""
SETTLED_MS = 400  # after which what opened takes clicks
# As a key does it: a click by mouse waits until the decision has settled.
DECIDE = """async (chance) => {
  const line = document.querySelector('[data-part=decision]')
  line?.querySelector('.list [aria-expanded=false]')?.click()
  await new Promise(requestAnimationFrame)
  const choices = [...(line?.querySelectorAll('[data-choice]:enabled') ?? [])]
  choices[Math.floor(chance * choices.length)]?.click()
  return choices.length > 0
}"""
# What decides by itself is asked for: else a test would have to know which decisions have one answer.
ASK_ALWAYS = """
if (location.protocol !== 'about:' && !localStorage.getItem('subak')) {
  localStorage.setItem('subak', JSON.stringify({ askAlways: true }))
}
"""


def card_of(page: Page, title: str) -> Locator:
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=title))


def play_now(page: Page, title: str) -> None:
    card_of(page, title).locator("button.primary").click()
    expect(page.locator(LINE)).to_be_visible(timeout=SOON)


def to_decide(page: Page, phase: str | None = None) -> None:
    """Waits until one is asked, for a phase if it is named."""
    expect(page.locator(f"{READY}[data-phase={phase}]" if phase else READY)).to_be_visible(timeout=SOON)


def choose(page: Page, says: str | Pattern[str]) -> None:
    """By its button in the line, or from the list of all choices."""
    to_decide(page)
    if not page.locator(CHOICES).filter(has_text=says).count():
        listed(page)
    page.locator(CHOICES).filter(has_text=says).first.click()


def listed(page: Page) -> None:
    """All choices as a list, where not all of them are buttons of the line."""
    shut = page.locator(f"{LINE} .list [aria-expanded=false]")
    if shut.count():
        shut.first.click(timeout=2000)


def begin_bali(page: Page) -> None:
    """As far as the first decision, which is made."""
    play_now(page, "Bali")
    to_decide(page, "buy")
    choose(page, "buy nothing")
    to_decide(page, "play")


def chooser(page: Page, title: str) -> Locator:
    """The panel in which a match is chosen; it takes clicks once it has settled."""
    card_of(page, title).get_by_role("button", name="More options").click()
    panel = page.get_by_role("dialog", name=title)
    expect(panel).to_be_visible()
    page.wait_for_timeout(SETTLED_MS)
    return panel


def play_against(page: Page, title: str, level: str) -> None:
    panel = chooser(page, title)
    panel.locator(f"[name=level][value={level}]").check()
    panel.get_by_role("button", name="Play").click()
    expect(page.locator(LINE)).to_be_visible(timeout=SOON)


def open_for_friends(page: Page, title: str, options: bool) -> str:
    """Opens a table for a friend, with all variants; returns the link to send."""
    panel = chooser(page, title)
    panel.get_by_role("radio", name="Friends").check()
    for box in panel.get_by_role("group", name="Variants").get_by_role("checkbox").all() if options else []:
        box.check()
    panel.get_by_role("button", name="Get the links").click()
    link = page.get_by_label("Send this link to one friend")
    expect(link).to_be_visible()
    return link.input_value()


def decide(page: Page, random: Random) -> bool:
    """One decision by a button of the line or of its list, if there is one to make."""
    decided: bool = page.evaluate(DECIDE, random.random())
    return decided


def is_over(page: Page) -> bool:
    return page.locator('[data-part="after"]').count() > 0


def play_out(pages: list[Page], random: Random, seconds: float = 240.0) -> None:
    """Whoever can decide decides, until all see the end."""
    end = time.monotonic() + seconds
    while not all(is_over(page) for page in pages):
        assert time.monotonic() < end, "the match did not end in time"
        while any(decide(page, random) for page in pages):
            continue
        pages[0].wait_for_timeout(20)


def sent(page: Page) -> list[str]:
    """The decisions that the page sends from now on, over its socket or by post."""
    acts: list[str] = []
    posted = re.compile(r"/tables/[^/]+/actions$")

    def ask(request: Request) -> None:
        if posted.search(request.url):
            acts.append(json.loads(request.post_data or "{}")["action"])

    def listen(socket: Any) -> None:
        def hear(frame: str) -> None:
            message = json.loads(frame)
            if message["type"] == "act":
                acts.append(message["action"])

        socket.on("framesent", hear)

    page.on("request", ask)
    page.on("websocket", listen)
    return acts


def frames_of(page: Page) -> list[str]:
    """Everything that the page receives from now on over its sockets."""
    heard: list[str] = []

    def listen(socket: Any) -> None:
        socket.on("framereceived", lambda frame: heard.append(frame if isinstance(frame, str) else frame.decode()))

    page.on("websocket", listen)
    return heard


def raw_ids(page: Page) -> list[str]:
    """Messages that have no words: their ids would stand on the page. What follows a slash is the name of a file."""
    text = page.locator("body").inner_text()
    return re.findall(r"(?<!/)\b(?:web|bali|cacao|rice|guide|level|mistake)-[a-z]+(?:-[a-z]+)*\b", text)


def serious(page: Page) -> list[tuple[str, list[Any]]]:
    """What axe calls serious, or worse, by day and by night."""
    page.add_script_tag(path=AXE)
    dark: bool = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    page.emulate_media(color_scheme="light" if dark else "dark")
    found = by_axe(page, runOnly=OF_COLOURS)
    page.emulate_media(color_scheme="dark" if dark else "light")
    return found + by_axe(page)


def by_axe(page: Page, **options: Any) -> list[tuple[str, list[Any]]]:
    page.evaluate(DRAWN)
    asked = {"resultTypes": ["violations"], "preload": False, **options}
    found = page.evaluate("async (options) => (await axe.run(document, options)).violations", asked)
    return [(one["id"], [node["target"] for node in one["nodes"]][:3]) for one in found if one["impact"] in ("serious", "critical")]


def overflow(page: Page) -> int:
    """By how much the page is wider than its window."""
    wider: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wider
