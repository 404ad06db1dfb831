"""Draws what lies in web/public in Chromium: the icons, from the mark, and the preview of a link, from the covers."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, ViewportSize, sync_playwright

WEB = Path(__file__).parents[1] / "web"
PUBLIC = WEB / "public"
SIZES = {"icon-192.png": (192, False), "icon-512.png": (512, False), "icon-maskable-512.png": (512, True)}
SAFE = 0.8  # what a mask leaves of the middle, at least
PAPER = "#f6f0e4"
PREVIEW = ViewportSize(width=1200, height=630)
COLOURS = 200
PORT = 5199


def icon() -> str:
    """The mark on paper, as a file of its own."""
    mark = (WEB / "src" / "drawing" / "Mark.svelte").read_text("utf-8")
    paths = "\n".join(f"    {path}" for path in re.findall(r"<path .*/>", mark))
    paper = f'  <rect width="64" height="64" rx="12" fill="{PAPER}"/>'
    seedling = f'  <g transform="translate(8 7)">\n{paths}\n  </g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">\n{paper}\n{seedling}\n</svg>\n'


def draw_icons(browser: Browser) -> None:
    drawing = icon()
    (PUBLIC / "icon.svg").write_text(drawing, "utf-8")
    for name, (size, maskable) in SIZES.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        inner = round(size * SAFE) if maskable else size
        ground = PAPER if maskable else "transparent"
        page.set_content(
            f"<style>body {{ margin: 0; background: {ground}; display: grid; place-items: center; height: {size}px }}"
            f"svg {{ width: {inner}px; height: {inner}px }}</style>{drawing}"
        )
        page.screenshot(path=PUBLIC / name, omit_background=True)
        print(PUBLIC / name)


@contextmanager
def drawn_pages() -> Iterator[str]:
    """The pages for people who draw, which are not part of the built page."""
    command = ["node_modules/.bin/vite", "--port", str(PORT), "--strictPort", "--host", "127.0.0.1"]
    vite = subprocess.Popen(command, cwd=WEB, stdout=subprocess.PIPE)
    try:
        assert vite.stdout is not None
        next(line for line in vite.stdout if b"Local" in line)
        yield f"http://127.0.0.1:{PORT}"
    finally:
        vite.terminate()
        vite.wait()


def draw_preview(browser: Browser) -> None:
    with drawn_pages() as address:
        page = browser.new_page(viewport=PREVIEW)
        page.goto(f"{address}/preview.html")
        page.locator("figure").last.wait_for()
        page.evaluate("document.fonts.ready")
        seen = Image.open(BytesIO(page.screenshot()))
    # Flat colours: fewer of them look the same and weigh half.
    seen.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(PUBLIC / "preview.png", optimize=True)
    print(PUBLIC / "preview.png")


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
        draw_icons(browser)
        draw_preview(browser)
        browser.close()


if __name__ == "__main__":
    main()
