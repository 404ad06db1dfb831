"""Takes the pictures of the three tables in the README: a server, a browser, and matches played on by chance."""

import shutil
import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import sync_playwright

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER.parents[1] / "tests"))

from support.server import Served, until  # noqa: E402

TABLES = {
    "bali": (3, 24, {"oracle": True, "demon": True}),
    "cacao": (2, 20, {}),
    "rice": (2, 12, {}),
}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(database=f"sqlite:///{folder}/subak.db")
        until(lambda: all(ready.is_set() for ready in server.house.compilers.compiled.values()), 300)
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
        for game, (players, decisions, options) in TABLES.items():
            guest = server.guest()
            table = guest.opens(game, *["sprout"] * (players - 1), options=options, hints=True)["table"]["id"]
            random = Random(game)
            made = 0
            while made < decisions or not guest.sees(table)["view"]["legal"]:
                made += made < decisions and guest.plays_on(table, random)
            context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
            cookies = [{"name": name, "value": value, "url": server.address} for name, value in guest.http.cookies.items()]
            context.add_cookies(cookies)
            page = context.new_page()
            page.goto(f"{server.address}/table/{table}")
            page.wait_for_selector("[data-part=decision]")
            page.wait_for_timeout(500)
            page.screenshot(path=FOLDER / f"{game}-table.png")
            print(FOLDER / f"{game}-table.png")
        browser.close()
        server.close()


if __name__ == "__main__":
    main()
