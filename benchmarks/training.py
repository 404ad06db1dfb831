"""What the networks cost that come with the games, and how strong they were in the end: from the logs of their training.

A log is what `subak train GAME` leaves; the number behind the game's name is its seed.
"""

import json
from pathlib import Path

from timing import RESULTS, Bar, show_bars, write_json

from subak.core.registry import game_named, game_names
from subak.study.training.curves import draw
from subak.study.training.run import line_from

LOGS = RESULTS / "training"
PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
BAR_BOT, LEAST_WON, MOST_MINUTES = "blade", 0.6, 30


def main() -> None:
    rows, bars = [], []
    for name in game_names():
        for log in sorted(LOGS.glob(f"{name}-*.jsonl")):
            seed = int(log.stem.split("-")[1])
            lines = [line_from(json.loads(line)) for line in log.read_text("utf-8").splitlines()[1:]]
            last, title = lines[-1], game_named(name).title
            row = {"game": title, "seed": seed, "decisions": last.steps, "minutes": last.seconds / 60}
            row |= {f"won against {bot}": f"{won:.0%} ({low:.0%} to {high:.0%})" for bot, (won, low, high) in last.won.items()}
            rows.append(row)
            bars.append(Bar(f"{title}, seed {seed}: won against {BAR_BOT}", last.won[BAR_BOT][0], LEAST_WON))
            bars.append(Bar(f"{title}, seed {seed}: minutes", last.seconds / 60, None, " min", MOST_MINUTES))
            if seed == 1:
                draw(PICTURES / f"training-{name}.svg", game_named(name), lines)
    show_bars(bars)
    write_json(RESULTS / "training.json", rows, bars, machine=json.loads((LOGS / "machine.json").read_text("utf-8")))


if __name__ == "__main__":
    main()
