"""Films a turn of Bali for the README: one buys nothing, lays farmers, takes a card, and sees what it brings."""

import base64
import io
import shutil
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image
from playwright.sync_api import CDPSession, Page, sync_playwright

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER.parents[1] / "tests"))

from support.browser import ASK_ALWAYS, CHOICES, READY, choose, to_decide  # noqa: E402
from support.server import Served, until  # noqa: E402

FILM = FOLDER / "bali-turn.webp"
SIZE = {"width": 1280, "height": 800}
SHOWN = (800, 500)
FRAME_MS = 80
MOST_BYTES = 2_000_000
DECISIONS = 14  # before the turn that is filmed: enough lies on the table
# A film of a page has no pointer of its own.
POINTER = """
const pointer = document.createElement('div')
pointer.innerHTML = '<svg width="34" height="34" viewBox="0 0 24 24"><path d="M4 2v17l4.6-4.2 3 6.6 3-1.4-3-6.4 6.4-.4z" ' +
  'fill="#fff" stroke="#241B17" stroke-width="1.6" stroke-linejoin="round"/></svg>'
pointer.style.cssText = 'position:fixed;left:640px;top:700px;pointer-events:none;z-index:9999'
document.documentElement.append(pointer)
addEventListener('mousemove', (event) => {
  pointer.style.left = `${event.clientX}px`
  pointer.style.top = `${event.clientY}px`
}, true)
"""


class Film:
    """What the page showed, and when."""

    def __init__(self, session: CDPSession) -> None:
        self.session = session
        self.frames: list[tuple[float, bytes]] = []
        session.on("Page.screencastFrame", self.on_frame)
        session.send("Page.startScreencast", {"format": "png"})

    def on_frame(self, frame: dict[str, Any]) -> None:
        self.frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        self.session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def end(self) -> None:
        self.session.send("Page.stopScreencast")
        self.frames.append((time.time() + 1.5, self.frames[-1][1]))

    def write(self, path: Path) -> None:
        """Pictures at even times; Pillow joins what stays the same."""
        begin, stop = self.frames[0][0], self.frames[-1][0]
        pictures = []
        at = 0
        for tick in range(int(1000 * (stop - begin) / FRAME_MS)):
            while at + 1 < len(self.frames) and self.frames[at + 1][0] <= begin + tick * FRAME_MS / 1000:
                at += 1
            pictures.append(self.frames[at][1])
        opened: dict[bytes, Image.Image] = {}
        for picture in pictures:
            if picture not in opened:
                opened[picture] = Image.open(io.BytesIO(picture)).convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS)
        first, *others = [opened[picture] for picture in pictures]
        for quality in range(80, 20, -10):
            first.save(path, save_all=True, append_images=others, duration=FRAME_MS, loop=0, quality=quality, method=4)
            if path.stat().st_size <= MOST_BYTES:
                print(f"{path}: {len(pictures) * FRAME_MS / 1000:.1f} s, {path.stat().st_size:,} bytes, quality {quality}")
                return
        raise SystemExit(f"{path} cannot be made smaller than {MOST_BYTES:,} bytes")


def move_to(page: Page, where: str) -> None:
    box = page.locator(where).first.bounding_box()
    assert box is not None, where
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.6, steps=12)
    page.wait_for_timeout(900)


def press(page: Page) -> None:
    page.mouse.down()
    page.mouse.up()
    page.wait_for_timeout(900)


def turn(page: Page) -> None:
    """Plays the first card of the hand, takes from the first row that gives one, and watches until it is one's turn again."""
    to_decide(page, "play")
    move_to(page, "[data-part=hand] button:enabled")
    press(page)
    while (phase := asked(page)) != "buy":
        if phase == "take":
            move_to(page, ".row.legal")
        else:
            move_to(page, CHOICES)
        press(page)


def asked(page: Page) -> str | None:
    to_decide(page)
    return page.locator(READY).get_attribute("data-phase")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(database=f"sqlite:///{folder}/subak.db")
        until(lambda: all(ready.is_set() for ready in server.house.compilers.compiled.values()), 300)
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
        guest = server.guest()
        table = guest.opens("bali", "sprout", options={"demon": True})["table"]["id"]
        random = Random("turn")
        made = 0
        while made < DECISIONS or guest.sees(table)["view"]["phase"] != "buy" or not guest.sees(table)["view"]["legal"]:
            made += guest.plays_on(table, random)
        context = browser.new_context(viewport=SIZE, locale="en-GB")  # type: ignore[arg-type]
        context.add_cookies([{"name": name, "value": value, "url": server.address} for name, value in guest.http.cookies.items()])
        context.add_init_script(ASK_ALWAYS)
        page = context.new_page()
        page.goto(f"{server.address}/table/{table}")
        choose(page, "buy nothing")
        page.evaluate(POINTER)
        film = Film(context.new_cdp_session(page))
        turn(page)
        film.end()
        film.write(FILM)
        browser.close()
        server.close()


if __name__ == "__main__":
    main()
