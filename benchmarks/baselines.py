"""How strong simple players are, for the page for researchers: the share of victories against our weakest level, two players."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from timing import RESULTS, console, machine, progress, version_of

from subak.core.registry import game_names
from subak.study.arena.playing import play_arena
from subak.study.arena.standings import share

YARDSTICK = "seed"
PLAYERS = ("random", "greedy:100", "sprout", "blade", "net")
OUT = RESULTS / "baselines.json"


def baseline(game: str, player: str, games: int) -> dict[str, Any]:
    results = play_arena(game, [player, YARDSTICK], players=2, games=games, seed="baselines")
    won, low, high = share(results, player, YARDSTICK)
    return {"game": game, "player": player, "against": YARDSTICK, "games": len(results), "won": won, "from": low, "to": high}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="of each pairing")
    parser.add_argument("--out", type=Path, default=OUT)
    asked = parser.parse_args()
    if asked.games < 1:
        parser.error("--games must be at least 1")
    pairings = [(game, player) for game in game_names() for player in PLAYERS]
    lines = []
    for number, (game, player) in enumerate(pairings, 1):
        progress(number, len(pairings), f"{game}: {player} against {YARDSTICK}")
        lines.append(baseline(game, player, asked.games))
        line = lines[-1]
        console.print(f"  won {line['won']:.1%} ({line['from']:.1%} to {line['to']:.1%}) of {line['games']}", highlight=False)
    about = {"subak": version_of("subak"), "machine": machine(), "baselines": lines}
    asked.out.write_text(json.dumps(about, indent=1) + "\n", "utf-8")
    console.print(f"written: {asked.out}", highlight=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
