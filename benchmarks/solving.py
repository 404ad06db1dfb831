"""How long solve_dry takes for Seasons of Rice, from the start of the dry season and from one card later."""

import argparse
import os
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from rich.table import Table
from timing import RESULTS, Bar, console, machine, progress, show_bars, write_json

from subak.core.match import Match
from subak.games.rice.solving import solve_dry
from subak.games.rice.state import DRY
from subak.players import bot

MATCHES = 50
CORES = 2
PLAYERS = "rollout:1000"
SEED = "solving"
MOST_SECONDS = {6: 10, 5: 1}  # by cards in the dry row, for a typical match


@dataclass
class Solved:
    """Seconds from this many cards in the dry row, match by match."""

    cards: int
    seconds: list[float] = field(default_factory=list)

    @property
    def median(self) -> float | None:
        return statistics.median(self.seconds) if self.seconds else None

    @property
    def worst(self) -> float | None:
        return max(self.seconds, default=None)


def solve_match(number: int, cores: int) -> list[float]:
    """Seconds from each number of cards; up to there bots play."""
    match = Match.new("rice", 2, seed=f"{SEED}/{number}")
    bots = [bot(PLAYERS, f"{SEED}/{number}/{seat}", cores=1) for seat in range(2)]
    seconds = []
    for cards in MOST_SECONDS:
        while match.state.season != DRY or int(match.state.dry_row).bit_count() > cards:
            match.apply(bots[match.actor].choose(match))
        start = time.perf_counter()
        margins = solve_dry(match.state, cores)
        seconds.append(time.perf_counter() - start)
        assert margins is not None
        assert len(margins) == cards
    return seconds


def show(heading: str, rows: Sequence[Solved]) -> None:
    console.print(heading, style="italic", highlight=False)  # as a title it would wrap at the width of the table
    table = Table(show_edge=False)
    for column in ("cards", "matches", "median", "90%", "worst"):
        table.add_column(column, justify="right")
    for row in rows:
        times = np.quantile(row.seconds, (0.5, 0.9, 1)) if row.seconds else ()
        table.add_row(str(row.cards), str(len(row.seconds)), *(f"{seconds:.2f} s" for seconds in times))
    console.print(table)


def bars_of(rows: Sequence[Solved], cores: int) -> list[Bar]:
    return [
        bar
        for row in rows
        for bar in (
            Bar(f"solve_dry from {row.cards} cards, {cores} cores, median", row.median, None, " s", most=MOST_SECONDS[row.cards]),
            Bar(f"solve_dry from {row.cards} cards, {cores} cores, worst", row.worst, None, " s"),
        )
    ]


def run(matches: int = MATCHES, cores: int = CORES) -> int:
    about = machine()
    rows = [Solved(cards) for cards in MOST_SECONDS]
    interrupted = False
    try:
        # The first match only compiles, or loads what is compiled.
        for number in range(matches + 1):
            progress(number, matches, f"match solved on {cores} cores" if number else "warming up")
            seconds = solve_match(number, cores)
            if number:
                for row, spent in zip(rows, seconds, strict=True):
                    row.seconds.append(spent)
    except KeyboardInterrupt:
        interrupted = True
        console.print("interrupted; measured so far:")

    about["load_after"] = os.getloadavg()[0]
    load = f"load {about['load_before']:.1f} before, {about['load_after']:.1f} after"
    show(f"Seasons of Rice, the dry season solved · {about['cpu']}, {cores} of {about['cores']} cores, {load}", rows)
    bars = bars_of(rows, cores)
    show_bars(bars)
    if interrupted:
        return 130
    write_json(RESULTS / "solving.json", rows, bars, machine=about, matches=matches, cores_used=cores, players=PLAYERS, seed=SEED)
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--cores", type=int, default=CORES)
    asked = parser.parse_args()
    if asked.matches < 1 or asked.cores < 1:
        parser.error("--matches and --cores must be at least 1")
    return run(asked.matches, asked.cores)


if __name__ == "__main__":
    sys.exit(main())
