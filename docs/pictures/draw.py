"""Draws the pictures of the terminal that the documentation shows. Needs rsvg-convert (Debian: librsvg2-bin, fonts-dejavu-core)."""

import asyncio
import re
import subprocess
from pathlib import Path

from subak.cli.table import Table
from subak.core.match import Match
from subak.players import bot

FOLDER = Path(__file__).parent
SEED = "picture"
NAMES = ["Anna", "Made", "Wayan", "Ketut"]
PLIES = 66


async def terminal(theme: str) -> str:
    match = Match.new("bali", 4, {"oracle": True, "demon": True}, SEED)
    players = [bot("random", f"{SEED}/{seat}") for seat in range(4)]
    while len(match.plies) < PLIES or match.actor != 0 or match.view(0)["phase"] != "take":
        match.apply(players[match.actor or 0].choose(match))
    app = Table(match, [None, *players[1:]], NAMES)
    async with app.run_test(size=(118, 32)) as pilot:
        app.theme = theme
        await pilot.pause(0.3)
        return app.export_screenshot()


def main() -> None:
    for theme in ("night", "day"):
        svg = asyncio.run(terminal(theme))
        # Plain fonts instead of ones from the network; spaces at the start of a run count.
        svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code", "DejaVu Sans Mono")
        svg = svg.replace("<text ", '<text xml:space="preserve" ')
        picture = FOLDER / f"bali-terminal-{theme}.png"
        subprocess.run(["rsvg-convert", "--width", "1300", "--output", picture], input=svg.encode(), check=True)


if __name__ == "__main__":
    main()
