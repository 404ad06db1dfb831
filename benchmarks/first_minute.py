"""What a newcomer waits for: `make serve` in a fresh clone and an empty home, the first decision at a table, all games compiled."""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
from playwright.sync_api import Browser, sync_playwright
from rich.table import Table
from server import free_port
from timing import RESULTS, Bar, console, machine, progress, show_bars, write_json

# The people are those of the tests.
sys.path.append(str(Path(__file__).parents[1] / "tests"))
from support.browser import ASK_ALWAYS, DESKTOP, card_of, to_decide
from support.server import SOON, until

from subak.core.registry import game_named

HOUSE = Path(__file__).parents[1]
ANSWERED_S, DECISION_S, COMPILED_S, IMPORTED_S, HELPED_S = 40.0, 2.0, 30.0, 0.6, 0.4
PATIENCE = 600.0
CLICKED = ("bali", "cacao", "rice")  # one after the other, while they are being compiled
STARTS = 7
# What tells installers where packages are and whom to trust stays, wherever it is set; nothing of ours does, nor what makes Python
# read all sources at every start.
OURS = ("SUBAK_", "XDG_", "VIRTUAL_ENV", "PYTHONPATH", "PYTHONDONTWRITEBYTECODE", "MAKE", "MFLAGS")


@dataclass
class Waited:
    what: str
    count: int
    median_s: float
    worst_s: float


def waited(what: str, seconds: list[float]) -> Waited:
    ordered = sorted(seconds)
    return Waited(what, len(ordered), round(ordered[len(ordered) // 2], 3), round(ordered[-1], 3))


def newcomer(home: Path) -> dict[str, str]:
    """Somebody who has just come to this machine: nothing is kept of packages, compiled rules or tables."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    config = Path(kept["HOME"], ".config/pip")
    if config.is_dir():
        shutil.copytree(config, home / ".config/pip")
    npm = Path(kept["HOME"], ".npmrc")
    if npm.is_file():
        shutil.copy(npm, home)
    return kept | {"HOME": str(home), "UV_CACHE_DIR": str(home / "uv"), "PIP_CACHE_DIR": str(home / "pip")}


@contextmanager
def served(clone: Path, environment: dict[str, str]) -> Iterator[str]:
    """`make serve`, once it answers; its address."""
    port = free_port()
    with subprocess.Popen(
        ["make", "serve"], cwd=clone, env=environment | {"SUBAK_PORT": str(port)}, start_new_session=True
    ) as made:
        try:
            until(lambda: made.poll() is not None or answers(f"http://127.0.0.1:{port}"), PATIENCE)
            if made.poll() is not None:
                raise SystemExit(f"make serve ended with code {made.returncode}")
            yield f"http://127.0.0.1:{port}"
        finally:
            os.killpg(made.pid, signal.SIGTERM)


def answers(address: str) -> bool:
    try:
        return httpx.get(address, headers={"Accept": "text/html"}).status_code == httpx.codes.OK
    except httpx.TransportError:
        return False


def first_decision(browser: Browser, address: str, game: str) -> float:
    """From the click on *Play now* until one can decide, in a browser that was never here."""
    context = browser.new_context(viewport=DESKTOP, locale="en-GB", reduced_motion="reduce")
    context.add_init_script(ASK_ALWAYS)
    page = context.new_page()
    page.goto(address)
    button = card_of(page, game_named(game).title).locator("button.primary")
    button.wait_for()
    start = time.perf_counter()
    button.click()
    to_decide(page)
    spent = time.perf_counter() - start
    context.close()
    return spent


def compiling(address: str) -> dict[str, list[int]]:
    found: dict[str, list[int]] = httpx.get(f"{address}/api/v1/status", timeout=SOON).json()["compiling"]
    return found


def seconds_of(clone: Path, environment: dict[str, str], *arguments: str) -> list[float]:
    """Of fresh processes, after one that finds what is compiled on a disk that has not read it yet."""
    spent = []
    for _ in range(1 + STARTS):
        start = time.perf_counter()
        subprocess.run([str(clone / ".venv/bin/python"), *arguments], env=environment, check=True, stdout=subprocess.DEVNULL)
        spent.append(time.perf_counter() - start)
    return spent[1:]


def run() -> int:
    program = shutil.which("chromium")
    if program is None:
        console.print("Chromium is not installed: `make test` as root installs it, else install the package chromium")
        return 2
    about = machine()
    with tempfile.TemporaryDirectory(prefix="subak-first-") as folder, sync_playwright() as playwright:
        clone, home = Path(folder, "clone"), Path(folder, "home")
        home.mkdir()
        environment = newcomer(home)
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        subprocess.run(["git", "clone", "--quiet", str(HOUSE), str(clone)], check=True)
        progress(1, 3, "make serve in a fresh clone and an empty home")
        start = time.perf_counter()
        with served(clone, environment) as address:
            answered = time.perf_counter()
            progress(2, 3, "the first decisions, while games are being compiled")
            decisions = [first_decision(browser, address, game) for game in CLICKED]
            until(lambda: not compiling(address), PATIENCE)
            compiled = time.perf_counter()
        progress(3, 3, "starts of other programs")
        imports = seconds_of(clone, environment, "-c", "import subak.envs.vector")
        helps = seconds_of(clone, environment, "-m", "subak", "--help")
        browser.close()
    about["load_after"] = os.getloadavg()[0]
    rows = [
        waited("make serve in a fresh clone and an empty home until it answers", [answered - start]),
        waited("the click on Play now until the first own decision, nothing compiled yet", decisions),
        waited("the first answer until all games are compiled", [compiled - answered]),
        waited("a process that imports subak.envs.vector, rules compiled", imports),
        waited("subak --help", helps),
    ]
    table = Table(show_edge=False)
    for name in ("what", "times", "median s", "worst s"):
        table.add_column(name, justify="left" if name == "what" else "right")
    for row in rows:
        table.add_row(row.what, str(row.count), f"{row.median_s:.2f}", f"{row.worst_s:.2f}")
    console.print(table)
    serve, decide, compile, vector, help = rows
    bars = [
        Bar("make serve answers, fresh clone and empty home", serve.worst_s, None, " s", most=ANSWERED_S),
        Bar("first own decision after the click, worst", decide.worst_s, None, " s", most=DECISION_S),
        Bar("all games compiled beside play", compile.worst_s, None, " s", most=COMPILED_S),
        Bar("import of subak.envs.vector, median", vector.median_s, None, " s", most=IMPORTED_S),
        Bar("subak --help, median", help.median_s, None, " s", most=HELPED_S),
    ]
    show_bars(bars)
    write_json(RESULTS / "first-minute.json", rows, bars, machine=about)
    return 0 if all(bar.passes for bar in bars) else 1


def main() -> int:
    argparse.ArgumentParser(description=__doc__).parse_args()
    return run()


if __name__ == "__main__":
    sys.exit(main())
