"""Draws the pictures of the documentation. Needs Debian's librsvg2-bin, fonts-dejavu-core and chromium."""

import asyncio
import re
import subprocess
import sys
import tempfile
from itertools import product
from pathlib import Path

from subak.cli.speech import say
from subak.cli.table import TableApp
from subak.core.match import Match
from subak.core.registry import game_named, game_names
from subak.players import bot

FOLDER = Path(__file__).parent
SEED = "picture 3"
NAMES = ["Anna", "Made", "Wayan", "Ketut"]
# How many play; how far into a match, and at which question, it shows itself best; and the keys pressed there.
SCENES: dict[str, tuple[int, dict[str, bool], int, str, list[str]]] = {
    "bali": (4, {"oracle": True, "demon": True}, 66, "take", []),
    "cacao": (4, {}, 62, "tile", ["x"]),
    "rice": (2, {}, 18, "at", ["x", "down", "down"]),
}


async def terminal(game: str, theme: str) -> str:
    seats, options, plies, phase, keys = SCENES[game]
    match = Match.new(game, seats, options, SEED)
    players = [bot("random", f"{SEED}/{seat}") for seat in range(seats)]
    while len(match.plies) < plies or match.actor != 0 or match.view(0)["phase"] != phase:
        match.apply(players[match.actor or 0].choose(match))
    app = TableApp(match, [None, *players[1:]], NAMES[:seats])
    async with app.run_test(size=(118, 36)) as pilot:
        app.theme = theme
        await pilot.press(*keys)
        await pilot.pause(0.3)
        return app.export_screenshot()


def main() -> None:
    for game, theme in product(SCENES, ("night", "day")):
        svg = asyncio.run(terminal(game, theme))
        # Plain fonts instead of ones from the network; spaces at the start of a run count.
        svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code", "DejaVu Sans Mono")
        svg = svg.replace("<text ", '<text xml:space="preserve" ')
        picture = FOLDER / f"{game}-terminal-{theme}.png"
        subprocess.run(["rsvg-convert", "--width", "1300", "--output", picture], input=svg.encode(), check=True)
    for name in game_names():
        if (deck := game_named(name).deck) is not None:
            (FOLDER / f"{name}-deck.svg").write_text(deck.sheet(deck.own(), say), "utf-8")
    draw_analysis()
    draw_lab()


def draw_analysis() -> None:
    with tempfile.TemporaryDirectory() as folder:
        record, page = Path(folder) / "match.json", Path(folder) / "match.html"
        subak("play", "cacao", "--players", "2", "--bots", "sprout", "--seed", SEED, "--record", record)
        subak("analyse", record, "--html", page, "--name", NAMES[0], "--name", NAMES[1])
        photograph(page, FOLDER / "analysis.png")


def draw_lab() -> None:
    photograph(FOLDER.parent / "lab" / "bali-random.html", FOLDER / "lab.png")


def photograph(page: Path, picture: Path) -> None:
    shot = f"--screenshot={picture}"
    chromium = ["chromium", "--headless", "--no-sandbox", "--hide-scrollbars", "--window-size=1200,900", shot, page.as_uri()]
    subprocess.run(chromium, check=True, capture_output=True)


def subak(*arguments: object) -> None:
    subprocess.run([sys.executable, "-m", "subak", *map(str, arguments), "--lang", "en"], check=True, capture_output=True)


if __name__ == "__main__":
    main()
