"""A strict look at a table: what overflows, is cut, is covered, is too small to read or to touch."""

from pathlib import Path

from playwright.sync_api import Page

SIZES = {
    "large": {"width": 1920, "height": 1080},
    "desktop": {"width": 1440, "height": 900},
    "laptop": {"width": 1366, "height": 641},
    "tablet": {"width": 1024, "height": 768},
    "phone": {"width": 390, "height": 844},
    "phone on its side": {"width": 844, "height": 390},
}
LOOK = (Path(__file__).parent / "look.js").read_text("utf-8")


def faults(page: Page) -> list[str]:
    found: list[str] = page.evaluate(LOOK)
    return found
