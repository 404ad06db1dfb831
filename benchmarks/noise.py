"""How much chance is in a fast analysis, by playouts and with a network: the same matches judged from two seeds, at equal time."""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from statistics import mean
from unittest.mock import patch

from timing import RESULTS, Bar, machine, progress, show_bars, title, write_json

from subak.core.match import Match
from subak.core.registry import game_named, game_names
from subak.players import bot
from subak.players.minds import Minds, none, shipped
from subak.players.search import SearchPlayer
from subak.study.analysis import judging
from subak.study.analysis.judging import ITERATIONS, Depth, Judged

MATCHES = 4
SIDES = "rollout:200", "random"  # good moves and bad ones
SEEDS = "one", "other"
MOST_SHARE = 0.5  # of the noise of playouts
CORES = 2


@dataclass(frozen=True)
class Noise:
    game: str
    how: str
    decisions: int
    iterations: int
    seconds: float  # a decision
    chance: float  # mean difference between two seeds, of the chance to win
    verdicts: float  # share that differ


def matches_of(name: str, number: int) -> list[Match]:
    found = []
    for deal in range(number):
        match = Match.new(name, game_named(name).players[0], seed=f"noise/{deal}")
        sides = [bot(SIDES[(deal + seat) % len(SIDES)], f"noise/{deal}/{seat}", cores=1) for seat in range(match.players)]
        while not match.over:
            match.apply(sides[match.actor].choose(match))
        found.append(match)
    return found


def judged(matches: Sequence[Match], minds: Minds, iterations: int, seed: str) -> list[Judged]:
    """The decisions of all matches that were not solved exactly."""
    with (
        patch.object(judging, "SEED", seed),
        patch.object(judging, "SearchPlayer", partial(SearchPlayer, minds=minds)),
        patch.object(judging, "ITERATIONS", dict.fromkeys(Depth, iterations)),
    ):
        every = [decision for match in matches for decision in judging.analyse(match, cores=CORES).decisions]
    return [decision for decision in every if decision.best.visits]


def noise_of(name: str, how: str, matches: Sequence[Match], minds: Minds, iterations: int) -> Noise:
    judged(matches[:1], minds, iterations, "warm")
    start = time.perf_counter()
    one, other = (judged(matches, minds, iterations, seed) for seed in SEEDS)
    spent = time.perf_counter() - start
    pairs = list(zip(one, other, strict=True))
    return Noise(
        name,
        how,
        len(pairs),
        iterations,
        spent / (2 * len(pairs)),
        mean(abs(first.chance - second.chance) for first, second in pairs),
        mean(first.verdict is not second.verdict for first, second in pairs),
    )


def run(names: Sequence[str], matches: int) -> int:
    about = machine()
    rows = []
    bars = []
    for number, name in enumerate(names):
        progress(number + 1, len(names), title(name, game_named(name).players[0], ()))
        played = matches_of(name, matches)
        rolled = noise_of(name, "by playouts", played, none, ITERATIONS[Depth.FAST])
        rows.append(rolled)
        if shipped(game_named(name)) is not None:
            trial = noise_of(name, "with a network", played, shipped, ITERATIONS[Depth.FAST])
            rows.append(trial)
            same_time = round(trial.iterations * rolled.seconds / trial.seconds)
            guided = noise_of(name, "with a network, at equal time", played, shipped, same_time)
            rows.append(guided)
            share = guided.chance / rolled.chance
            bars.append(
                Bar(f"{title(name, 2, ())}: noise of a fast analysis beside that of playouts", share, None, " x", MOST_SHARE)
            )
    about["load_after"] = os.getloadavg()[0]
    for row in rows:
        print(row)
    show_bars(bars)
    write_json(RESULTS / "noise.json", rows, bars, machine=about, matches=matches)
    return 0 if all(bar.passes for bar in bars) else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=game_names())
    parser.add_argument("--matches", type=int, default=MATCHES)
    asked = parser.parse_args()
    return run(asked.game, asked.matches)


if __name__ == "__main__":
    sys.exit(main())
