"""Draws the icons of the installed page from web/public/icon.svg, in Chromium."""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
SIZES = {"icon-192.png": (192, False), "icon-512.png": (512, False), "icon-maskable-512.png": (512, True)}
SAFE = 0.8  # what a mask leaves of the middle, at least


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
        for name, (size, maskable) in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            inner = round(size * SAFE) if maskable else size
            ground = "#f6f0e4" if maskable else "transparent"
            page.set_content(
                f"<style>body {{ margin: 0; background: {ground}; display: grid; place-items: center; height: {size}px }}"
                f"svg {{ width: {inner}px; height: {inner}px }}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
            print(PUBLIC / name)
        browser.close()


if __name__ == "__main__":
    main()
