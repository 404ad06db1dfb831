"""People in front of the page: what they click."""

import re
import time
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHOICES = ".decision li button:not(.quiet):enabled"


def play_now(page: Page, title: str) -> None:
    page.get_by_role("article").filter(has=page.get_by_role("heading", name=title)).get_by_role("button").first.click()
    expect(page.locator(".decision")).to_be_visible()


def begin_bali(page: Page) -> None:
    """As far as the first decision, which is made."""
    play_now(page, "Bali")
    expect(page.locator(".decision li button").first).to_be_visible(timeout=20_000)
    page.get_by_role("button", name="buy nothing").click()
    expect(page.locator(".prompt")).to_contain_text("play cards")


def play_against(page: Page, title: str, level: str) -> None:
    article = page.get_by_role("article").filter(has=page.get_by_role("heading", name=title))
    article.get_by_role("button", name="Choose …").click()
    article.get_by_label("level").select_option(level)
    article.get_by_role("button").first.click()
    expect(page.locator(".decision")).to_be_visible()


def open_for_friends(page: Page, title: str, options: bool) -> str:
    """Opens a table for a friend, with all variants; returns the link to send."""
    article = page.get_by_role("article").filter(has=page.get_by_role("heading", name=title))
    article.get_by_role("button", name="Choose …").click()
    article.get_by_label("against").select_option("friends")
    for box in article.get_by_role("checkbox").all() if options else []:
        if not box.is_checked() and "anybody" not in (box.locator("xpath=..").text_content() or ""):
            box.check()
    article.get_by_role("button").first.click()
    link = page.get_by_label("Send this link to one friend")
    expect(link).to_be_visible()
    return link.input_value()


def decide(page: Page, random: Random) -> bool:
    """One decision by a button, if there is one to make."""
    shown = page.locator(".decision .quiet[aria-expanded=false]")
    if shown.count():
        shown.first.click()
    choices = page.locator(CHOICES)
    count = choices.count()
    if not count:
        return False
    choices.nth(random.randrange(count)).click(timeout=2000)
    return True


def is_over(page: Page) -> bool:
    return page.locator(".end").count() > 0


def play_out(pages: list[Page], random: Random, seconds: float = 240.0) -> None:
    """Whoever can decide decides, until all see the end."""
    end = time.monotonic() + seconds
    while not all(is_over(page) for page in pages):
        assert time.monotonic() < end, "the match did not end in time"
        for page in pages:
            try:
                decide(page, random)
            except Exception as error:  # the button went away with the move before it
                if "Timeout" not in type(error).__name__:
                    raise
        pages[0].wait_for_timeout(10)


def frames_of(page: Page) -> list[str]:
    """Everything that the page receives from now on over its sockets."""
    heard: list[str] = []

    def listen(socket: Any) -> None:
        socket.on("framereceived", lambda frame: heard.append(frame if isinstance(frame, str) else frame.decode()))

    page.on("websocket", listen)
    return heard


def raw_ids(page: Page) -> list[str]:
    """Messages that have no words: their ids would stand on the page."""
    text = page.locator("body").inner_text()
    return re.findall(r"\b(?:web|bali|cacao|rice|level|mistake)-[a-z]+(?:-[a-z]+)*\b", text)


def serious(page: Page) -> list[tuple[str, list[Any]]]:
    """What axe calls serious, or worse."""
    page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [(one["id"], [node["target"] for node in one["nodes"]][:3]) for one in found if one["impact"] in ("serious", "critical")]


def overflow(page: Page) -> int:
    """By how much the page is wider than its window."""
    wider: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wider
