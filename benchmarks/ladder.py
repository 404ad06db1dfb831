"""Plays the levels against each other and prints whether each is as much stronger as the project promises.

Games are kept as they end, so that a run of hours can be interrupted and goes on where it stopped.
"""

import argparse
import hashlib
import json
import os
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from timing import RESULTS, Bar, console, machine, show_bars, title, write_json

from subak.core.registry import game_named, game_names
from subak.players.levels import LEVELS
from subak.players.minds import WEIGHTS
from subak.players.tree import Weights
from subak.study.arena.meetings import set_up
from subak.study.arena.playing import play_arena
from subak.study.arena.results import ResultFile
from subak.study.arena.standings import share

GAMES = 400
GAMES_OF_MORE = 200  # with three and four players, which are shown, but have no bar
NEXT_LEVEL, GREEDY = 70, 85  # percent
KEPT = RESULTS / "ladder"  # in git: the games behind the table, and where the next run goes on
SEED = "ladder"
CORES = len(os.sched_getaffinity(0))


@dataclass(frozen=True)
class Rung:
    game: str
    players: int
    better: str
    worse: str
    games: int
    least: int | None


@dataclass
class Climbed:
    rung: Rung
    games: int
    ahead: float
    low: float
    high: float
    seconds: dict[str, float]  # per decision, on one core


def rungs(names: Sequence[str], games: int, games_of_more: int) -> list[Rung]:
    """The cheap ones first."""
    pairs = list(pairwise(LEVELS))
    two = [Rung(name, 2, better, worse, games, NEXT_LEVEL) for worse, better in pairs for name in names]
    two += [Rung(name, 2, LEVELS[-1], "greedy", games, GREEDY) for name in names]
    more = [(name, players) for name in names for players in game_named(name).players if players > 2]
    return two + [Rung(name, players, better, worse, games_of_more, None) for worse, better in pairs for name, players in more]


def presets(rung: Rung) -> str:
    """A hash of the rules, of all that the levels play by, and of the deck: games of other ones must not be mixed."""
    game = game_named(rung.game)
    strengths = dict(zip(LEVELS, game.strengths, strict=True))
    deck = game.deck.hash(game.deck.own()) if game.deck else None
    network = WEIGHTS / f"{game.name}.safetensors"
    learnt = hashlib.sha256(network.read_bytes()).hexdigest() if network.exists() else None
    played = [game.rules, game.options, strengths[rung.better], strengths.get(rung.worse), Weights(), game.guidance, learnt, deck]
    return hashlib.sha256(json.dumps(played).encode()).hexdigest()[:8]


def climb(rung: Rung, cores: int) -> Climbed | None:
    """Plays what is missing; without cores only tells what there is, if anything."""
    game = game_named(rung.game)
    specs = (rung.better, rung.worse)
    KEPT.mkdir(exist_ok=True)
    file = KEPT / f"{rung.game}-{rung.players}-{rung.better}-{rung.worse}-{presets(rung)}.jsonl"
    setup = set_up(game, specs, rung.players, None, SEED)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with closing(ResultFile(file, setup)) as kept, Progress(*columns, console=console, transient=True) as shown:
        # Fewer bots than seats meet in several line-ups; each gets its part of the games.
        line_ups = len(setup.line_ups())
        each = -(-rung.games // line_ups)
        deals = -(-each // rung.players)
        task = shown.add_task(title_of(rung), total=deals * rung.players * line_ups, completed=len(kept.results))

        def note(result: Any) -> None:
            kept.add(result)
            shown.advance(task)

        results = kept.results
        if cores:
            results = play_arena(game, specs, rung.players, each, seed=SEED, cores=cores, done=results, on_result=note)
    if not results:
        file.unlink()
        return None
    seconds = {}
    for name in specs:
        sat = [(result, seat) for result in results for seat, bot in enumerate(result.bots) if bot == name]
        decided = sum(result.decisions[seat] for result, seat in sat)
        seconds[name] = sum(result.seconds[seat] for result, seat in sat) / max(decided, 1)
    return Climbed(rung, len(results), *share(results, *specs), seconds)


def title_of(rung: Rung) -> str:
    return f"{title(rung.game, rung.players, ())}: {rung.better} against {rung.worse}"


def show(climbed: Sequence[Climbed]) -> None:
    table = Table(show_edge=False)
    for column in ("game", "players", "better", "worse"):
        table.add_column(column)
    for column in ("games", "ahead", "95%", "s/decision of the better"):
        table.add_column(column, justify="right")
    for row in climbed:
        rung = row.rung
        numbers = (f"{row.games}", f"{row.ahead:.1%}", f"{row.low:.1%} – {row.high:.1%}", f"{row.seconds[rung.better]:.3f}")
        table.add_row(game_named(rung.game).title, str(rung.players), rung.better, rung.worse, *numbers)
    console.print(table)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="*", default=game_names())
    parser.add_argument("--games", type=int, default=GAMES, help="of two players")
    parser.add_argument("--games-of-more", type=int, default=GAMES_OF_MORE, help="of three and four players")
    parser.add_argument("--cores", type=int, default=CORES, help="0 plays nothing and shows what was played so far")
    asked = parser.parse_args()
    about = machine()
    climbed: list[Climbed] = []
    interrupted = False
    try:
        for rung in rungs(asked.game, asked.games, asked.games_of_more):
            row = climb(rung, asked.cores)
            if row is None:
                continue
            climbed.append(row)
            console.print(f"{title_of(rung)}: {row.ahead:.1%} ({row.low:.1%} – {row.high:.1%})", highlight=False)
    except KeyboardInterrupt:
        interrupted = True
        console.print("interrupted; the same command goes on from here. So far:")
    show(climbed)
    bars = [
        Bar(title_of(row.rung), round(100 * row.ahead, 1), row.rung.least, " %")
        for row in climbed
        if row.rung.least and row.games >= row.rung.games
    ]
    show_bars(bars)
    if interrupted or not asked.cores:
        return 130 if interrupted else 0
    levels = {name: dict(zip(LEVELS, game_named(name).strengths, strict=True)) for name in asked.game}
    write_json(RESULTS / "ladder.json", climbed, bars, machine=about, seed=SEED, levels=levels)
    return 0 if all(bar.passes for bar in bars) else 1


if __name__ == "__main__":
    sys.exit(main())
