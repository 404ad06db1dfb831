"""A contact sheet of every page: what there is to see × sizes × themes × languages, into one HTML file beside its pictures.

`make screenshots` takes all; `make screenshots ONLY="home analysis"` those whose names begin so. Interrupted, it keeps what it has.
A page is loaded once for each language and looked at in all sizes and themes, by as many browsers at once as there are cores.
FEW=1 takes each page once in every size, in themes and languages by turns: a sixth of the pictures.
With MOCKUPS=folder, tables and home stand beside the drawings GAME.html and home.html of that folder, first of all.
"""

import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass
from html import escape
from itertools import product
from pathlib import Path
from queue import Queue
from random import Random

from playwright.sync_api import Browser, Error, Page, Playwright, sync_playwright

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "screenshots"
sys.path.insert(0, str(ROOT / "tests"))

from support.browser import AXE, DRAWN, LINE, SETTLED_MS, by_axe, overflow, raw_ids  # noqa: E402
from support.look import SIZES, faults  # noqa: E402
from support.server import Guest, Served, until  # noqa: E402

BROWSERS = os.cpu_count() or 1
THEMES = ("light", "dark")
LANGUAGES = {"en": "en-GB", "de": "de-DE", "nl": "nl-NL"}
# Players and variants of the tables in mid-match, and after how many decisions of ours we look.
TABLES = {
    "bali": [(2, 12, ()), (4, 18, ("oracle", "demon")), (3, 10, ("open_information",))],
    "cacao": [(2, 16, ()), (4, 14, ())],
    "rice": [(2, 12, ()), (2, 11, ("festival",)), (2, 9, ("festival", "contracts"))],
}


TABLE = ("table-", "guided-", "finished-", "replay-", "analysis")
PHASES = 6  # so many decisions on, tables are looked at again where the phase is another


def nothing(page: Page) -> None:
    """The page as it comes."""


@dataclass
class Shot:
    name: str
    path: str
    guest: Guest
    prepare: Callable[[Page], None] = nothing
    wait_for: str = "main *"
    whole: bool = False  # beyond what fits on the screen
    point: Callable[[Page], None] = nothing  # in every size anew, since what is pointed at lies elsewhere


@dataclass(frozen=True)
class Look:
    size: str
    theme: str
    language: str


@dataclass
class Taken:
    path: Path
    size: str
    wrong: list[str]


def played(guest: Guest, game: str, players: int, decisions: int, options: tuple[str, ...]) -> tuple[str, str]:
    """A table in mid-match at which it is our turn, and the phase that it is in."""
    table = guest.opens(game, *["sprout"] * (players - 1), options=dict.fromkeys(options, True), hints=True)["table"]["id"]
    random = Random(f"{game} {players} {options}")
    made = 0
    while made < decisions or not guest.sees(table)["view"]["legal"]:
        made += made < decisions and guest.plays_on(table, random)
    return str(table), guest.sees(table)["view"]["phase"]


def finished(guest: Guest, game: str) -> str:
    """With an analysis, so that nobody waits for it on the page."""
    table = guest.opens(game, "sprout")["table"]["id"]
    guest.plays_out(table, Random(game))
    until(lambda: guest.post(f"/tables/{table}/analysis").json()["state"] == "done", 300)
    return str(table)


def chooser(page: Page) -> None:
    page.locator("article .more").first.click()
    page.wait_for_selector("dialog[open]")


def first_match(game: int) -> Callable[[Page], None]:
    def begin(page: Page) -> None:
        page.locator("#learn ul button").nth(game).click()
        page.wait_for_selector(LINE)

    return begin


def menu(page: Page) -> None:
    page.locator("[popovertarget=menu]").click()
    page.wait_for_selector("#menu:popover-open")


def settings(page: Page) -> None:
    menu(page)
    page.locator("#menu > button").click()
    page.wait_for_selector("dialog[open]")


def story(page: Page) -> None:
    page.locator("header nav button.always").click()
    page.get_by_role("tab").first.click()


def point(page: Page) -> None:
    page.mouse.move(1, 1)
    pressed = ":is(button:enabled, [role=button])"
    there = f":is([data-part=board], [data-part=hand]) {pressed}:visible:not(.views *)"
    elsewhere = ":is([data-part=own], [data-part=supply]) .legal:visible"
    page.locator(f"{there}, {elsewhere}, [data-choice]:enabled").first.hover(force=True)
    page.wait_for_timeout(500)


def leaf(page: Page, number: int) -> None:
    page.locator("[data-part=after] [role=tab]").nth(number).click()


def halfway(page: Page) -> None:
    leaf(page, 1)
    slider = page.get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    page.wait_for_timeout(600)


def analysed(page: Page) -> None:
    leaf(page, 2)
    page.wait_for_selector(".analysis .graph")
    page.wait_for_timeout(800)


def alternative(page: Page) -> None:
    analysed(page)
    poor = page.locator(".poor button")
    if poor.count():
        poor.first.click()
        page.wait_for_timeout(600)


def refused_record(page: Page) -> None:
    page.locator("footer button").click()
    page.wait_for_timeout(SETTLED_MS)
    page.locator("#record-text").fill('{"format": "subak/1"}')
    page.locator(".record form .primary").click()
    page.wait_for_selector(".record .problem")


def shots(server: Served, wanted: Callable[[str], bool]) -> Iterator[Shot]:
    """What there is to see. A new page is a line here."""
    newcomer, anna = server.guest(), server.guest()
    until(lambda: not any(newcomer.get("/status").json()["compiling"].values()), 300)
    anna.patch("/me", name="Anna")
    yield Shot("home-empty", "/", newcomer, wait_for="article", whole=True)
    yield Shot("home-choose", "/", newcomer, chooser, "article")
    yield Shot("home-menu", "/", newcomer, menu, "article")
    yield Shot("home-refused-record", "/", newcomer, refused_record, "article")
    yield Shot("settings", "/", newcomer, settings, "article")
    yield Shot("error", "/table/AAAAAAAAAAAA", newcomer)
    yield Shot("deck", "/deck/rice", newcomer, whole=True)
    for number, game in enumerate(TABLES):
        yield Shot(f"rules-{game}", f"/rules/{game}", newcomer, wait_for="h1")
        yield Shot(f"guided-{game}", "/", newcomer, first_match(number), "article")
    if wanted("gathering"):
        table = anna.opens("cacao", None, None)["table"]["id"]
        yield Shot("gathering", f"/table/{table}", anna, wait_for=".gathering")
    for game, variants in TABLES.items():
        for players, decisions, options in variants:
            name = "-".join((f"table-{game}", str(players), *options))
            if wanted(name):
                seen = set()
                for later in range(decisions, decisions + PHASES):
                    table, phase = played(anna, game, players, later, options)
                    if phase not in seen:
                        seen.add(phase)
                        yield Shot(f"{name}-{phase}", f"/table/{table}", anna, wait_for=LINE)
                        yield Shot(f"{name}-{phase}-pointing", f"/table/{table}", anna, wait_for=LINE, point=point)
                yield Shot(f"{name}-log", f"/table/{table}", anna, story, LINE)
    for game in TABLES:
        names = [f"{kind}-{game}" for kind in ("finished", "replay", "analysis", "analysis-alternative")]
        if any(map(wanted, names)):
            table = f"/table/{finished(anna, game)}"
            for name, prepare in zip(names, (nothing, halfway, analysed, alternative), strict=True):
                yield Shot(name, table, anna, prepare, "[data-part=after]", whole=name.startswith(("finished", "analysis-" + game)))
    if wanted("record"):
        record = (ROOT / "tests" / "golden" / "bali" / "oracle+demon-4.json").read_bytes()
        table = anna.http.post("/records", content=record).json()["table"]["id"]
        yield Shot("record-bali", f"/table/{table}", newcomer, halfway, "[data-part=after]")
    yield Shot("home", "/", anna, wait_for="article", whole=True)


def take(browser: Browser, server: Served, shot: Shot, language: str, looks: Sequence[Look]) -> Iterator[Taken]:
    """The pictures of a page in one language, and what is wrong with each."""
    context = browser.new_context(
        viewport=SIZES[looks[0].size],  # type: ignore[arg-type]
        color_scheme=looks[0].theme,  # type: ignore[arg-type]
        locale=LANGUAGES[language],
        reduced_motion="reduce",
        bypass_csp=True,  # for axe
    )
    wrong: list[str] = []
    try:
        if "subak" in shot.guest.http.cookies:
            context.add_cookies([{"name": "subak", "value": shot.guest.http.cookies["subak"], "url": server.address}])
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(f"error: {error}"))
        page.goto(server.address + shot.path)
        wrong += failing(page, lambda page: page.wait_for_selector(shot.wait_for))
        wrong += failing(page, shot.prepare)
        page.add_script_tag(path=AXE)
        wrong += [f"no words for {one}" for one in raw_ids(page)]
        seen = ""
        for look in looks:
            page.emulate_media(color_scheme=look.theme)  # type: ignore[arg-type]
            if look.size != seen:
                page.set_viewport_size(SIZES[look.size])  # type: ignore[arg-type]
                page.evaluate(DRAWN)
                page.wait_for_timeout(150)
                wrong += failing(page, shot.point)
                seen = look.size
            path = FOLDER / f"{shot.name}-{look.size}-{look.theme}-{language}.png".replace(" ", "-")
            page.screenshot(path=path, full_page=shot.whole)
            yield Taken(path, look.size, wrong + faults_of(page, shot))
            wrong.clear()
    finally:
        context.close()


def failing(page: Page, does: Callable[[Page], object]) -> list[str]:
    """What kept somebody from doing something; the others are taken all the same."""
    try:
        does(page)
    except Error as error:
        return [str(error).splitlines()[0]]
    return []


def faults_of(page: Page, shot: Shot) -> list[str]:
    wide = overflow(page)
    found = [f"sticks out by {wide} px"] if wide > 0 else []
    if shot.name.startswith(TABLE):
        found += faults(page)
    return found + [f"too little contrast: {targets}" for _, targets in by_axe(page, runOnly=["color-contrast"])]


STYLE = """
body { font: 1rem/1.4 Georgia, serif; margin: 2rem; background: #f6f0e4; color: #23201b; }
section { margin-bottom: 3rem; } h2 { margin: 0 0 .6rem; }
.row { display: flex; gap: .8rem; align-items: flex-start; overflow-x: auto; padding-bottom: .6rem; }
figure { margin: 0; flex: none; } img { display: block; border: 1px solid #b9ad97; object-fit: cover; object-position: top; }
img { height: 270px; } .large img { height: 560px; }
figcaption { font-size: .8rem; color: #655c4d; } .fault { outline: 4px solid #c0301c; }
.faults { color: #a8201f; font-weight: 700 }
"""


def mocked(browser: Browser, folder: Path) -> list[tuple[str, str, Path]]:
    """The drawings of a folder: what each shows, size and theme, and the picture of it."""
    pictures = []
    for drawing, size, theme in product(sorted(folder.glob("*.html")), ("desktop", "phone"), THEMES):
        page = browser.new_page(viewport=SIZES[size], color_scheme=theme)  # type: ignore[arg-type]
        page.goto(drawing.absolute().as_uri())
        path = FOLDER / f"mockup-{drawing.stem}-{size}-{theme}.png"
        page.screenshot(path=path)
        page.close()
        pictures.append((drawing.stem, f"{size}-{theme}", path))
    return pictures


def figure(path: Path, caption: str, kind: str = "") -> str:
    picture = f'<a href="{path.name}"><img loading="lazy" src="{path.name}" alt=""></a>'
    return f'<figure class="{kind}">{picture}<figcaption>{escape(caption)}</figcaption></figure>'


def beside(taken: dict[str, list[Taken]], mockups: list[tuple[str, str, Path]]) -> str:
    """Each drawing, and after it what we show in the same size and theme."""
    rows = []
    for shows, look, drawing in mockups:
        ours = [one.path for name, row in taken.items() for one in row if f"-{look}-" in one.path.name and belongs(name, shows)]
        if ours:
            figures = figure(drawing, "mock-up") + "".join(figure(path, path.stem) for path in ours)
            rows.append(f'<h3>{shows}, {look}</h3><div class="row large">{figures}</div>')
    return f'<section id="mockups"><h2>Beside the mock-ups</h2>{"".join(rows)}</section>' if rows else ""


def belongs(name: str, shows: str) -> bool:
    return name == shows or name.startswith(f"table-{shows}-")


def write_sheet(taken: dict[str, list[Taken]], mockups: list[tuple[str, str, Path]]) -> Path:
    wrong = [f"{one.path.name}: {fault}" for row in taken.values() for one in row for fault in one.wrong]
    sections = []
    for name, row in taken.items():
        figures = "".join(
            figure(one.path, one.path.stem.removeprefix(f"{name}-"), f"{one.size} fault" if one.wrong else one.size)
            for one in sorted(row, key=lambda one: (list(SIZES).index(one.size), one.path))
        )
        sections.append(f'<section id="{name}"><h2>{escape(name)}</h2><div class="row">{figures}</div></section>')
    listed = "".join(f"<li>{escape(fault)}</li>" for fault in wrong)
    summary = f'<ul class="faults">{listed}</ul>' if wrong else "<p>No word is missing and nothing sticks out.</p>"
    sheet = FOLDER / "index.html"
    head = (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Subak: every page</title><style>{STYLE}</style></head>'
    )
    count = sum(map(len, taken.values()))
    body = f"<h1>Subak: {count} pictures</h1>{summary}{beside(taken, mockups)}{''.join(sections)}"
    sheet.write_text(f"{head}<body>{body}</body></html>\n", "utf-8")
    for fault in wrong:
        print(f"! {fault}")
    print(f"{count} pictures: {sheet}")
    return sheet


def every(_: int) -> Iterator[Look]:
    for language, size, theme in product(LANGUAGES, SIZES, THEMES):
        yield Look(size, theme, language)


def by_turns(turn: int) -> Iterator[Look]:
    """Every size once; from one page to the next another theme and language for it."""
    for number, size in enumerate(SIZES):
        yield Look(size, THEMES[(number + turn // len(LANGUAGES)) % len(THEMES)], list(LANGUAGES)[(number + turn) % len(LANGUAGES)])


@dataclass
class Order:
    """Pictures of one page in one language, and where what was taken is kept."""

    shot: Shot
    language: str
    looks: list[Look]
    taken: list[Taken]


def work(server: Served, orders: Queue[Order | None]) -> None:
    """With a browser of its own, until nothing is ordered any more."""
    with sync_playwright() as playwright, launched(playwright) as browser:
        while order := orders.get():
            start = time.monotonic()
            order.taken.extend(take(browser, server, order.shot, order.language, order.looks))
            seconds = time.monotonic() - start
            print(f"{order.shot.name} {order.language}: {len(order.looks)} pictures in {seconds:.0f} s", flush=True)


def launched(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])


def main(only: list[str], mockups: Path | None, few: bool) -> int:
    def wanted(name: str) -> bool:
        return not only or any(name.startswith(one) or one.startswith(name) for one in only)

    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    taken: dict[str, list[Taken]] = {}
    drawn: list[tuple[str, str, Path]] = []
    if mockups:
        with sync_playwright() as playwright, launched(playwright) as browser:
            drawn = mocked(browser, mockups)
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(BROWSERS) as pool:
        server = Served(database=f"sqlite:///{folder}/subak.db")
        orders: Queue[Order | None] = Queue()
        browsers = [pool.submit(work, server, orders) for _ in range(BROWSERS)]
        try:
            for turn, shot in enumerate(shot for shot in shots(server, wanted) if wanted(shot.name)):
                looks = list(by_turns(turn) if few else every(turn))
                row = taken.setdefault(shot.name, [])
                for language in LANGUAGES:
                    orders.put(Order(shot, language, [look for look in looks if look.language == language], row))
        except KeyboardInterrupt:
            print("\nstopped")
            while not orders.empty():
                orders.get_nowait()
        finally:
            for _ in browsers:
                orders.put(None)
            wait(browsers)
            write_sheet(taken, drawn)
            server.close()
        for one in browsers:
            one.result()  # or what went wrong
    if not taken:
        print(f"no page is called {' or '.join(only)}")
    return int(not taken or any(one.wrong for row in taken.values() for one in row))


if __name__ == "__main__":
    folder = os.environ.get("MOCKUPS")
    sys.exit(main(sys.argv[1:], Path(folder) if folder else None, "FEW" in os.environ))
