"""Every piece in three sizes, by day and by night, in grey and as colour-blind people see it: PNGs in `screenshots/`.

`python docs/pictures/pieces.py` takes all; `python docs/pictures/pieces.py bali common` those sheets.
"""

import shutil
import subprocess
import sys
import time
import urllib.request
from itertools import product
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "screenshots"
PORT = 5199
SHEETS = ("common", "bali", "cacao", "rice")
THEMES = ("light", "dark")
SIGHTS = ("grey", "deuteranopia", "protanopia", "tritanopia")


def wait_for(address: str) -> None:
    for _ in range(100):
        try:
            urllib.request.urlopen(address, timeout=5).close()
            return
        except OSError:
            time.sleep(0.3)
    raise TimeoutError(address)


def take(page: Page, sheet: str, theme: str, sight: str) -> Path:
    page.goto(f"http://127.0.0.1:{PORT}/pieces.html?show={sheet}&theme={theme}&sight={sight}")
    page.wait_for_selector("figure")
    page.wait_for_timeout(500)
    path = FOLDER / f"pieces-{sheet}-{theme if sight == 'colour' else sight}.png"
    page.screenshot(path=path, full_page=True)
    return path


def main(only: list[str]) -> int:
    FOLDER.mkdir(exist_ok=True)
    looks = [(theme, "colour") for theme in THEMES] + [("light", sight) for sight in SIGHTS]
    # Not by npx, which would leave it running.
    vite = ["node", "node_modules/vite/bin/vite.js", "--port", str(PORT), "--strictPort", "--host", "127.0.0.1"]
    server = subprocess.Popen(vite, cwd=ROOT / "web")
    faults: list[str] = []
    try:
        wait_for(f"http://127.0.0.1:{PORT}/pieces.html")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
            page = browser.new_page(viewport={"width": 1500, "height": 900})
            page.on("pageerror", lambda error: faults.append(str(error)))
            for sheet, (theme, sight) in product(only or SHEETS, looks):
                print(take(page, sheet, theme, sight))
            browser.close()
    finally:
        server.terminate()
        server.wait()
    for fault in faults:
        print(f"! {fault}")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
