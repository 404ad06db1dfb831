"""Plays thousands of matches of Seasons of Rice with one deck and says how its cards and ancestors do."""

import argparse
import json
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from subak.core.match import Match, read_record
from subak.core.mistakes import Mistake
from subak.core.playing import deal_match, result_of
from subak.core.randomness import streams
from subak.core.registry import game_named
from subak.games.rice.components import CARDS
from subak.games.rice.solving import blank
from subak.games.rice.state import ANCESTOR, AT, DRY
from subak.players import bot

RESULTS = Path(__file__).parents[1] / "results" / "rice_deck.json"
SHARE = 50  # matches of one task

DECK = game_named("rice").deck
assert DECK is not None


@dataclass
class Played:
    """What the study keeps of a match."""

    ancestors: list[int]
    won: list[float]
    scores: list[int]
    fields: list[int]
    plots: list[int]
    taken: list[int]
    farms: list[list[int]]


def play(states: Any, rng: Any, spec: str) -> tuple[Any, list[int]]:
    """A match from its deal; ancestors are chosen at random, so that each is seen with strong and weak starts alike."""
    seed = str(rng[0])
    random = Random(seed)
    match = Match(game_named("rice"), 2, {}, game_named("rice").write_deal(states[0]))
    bots = [bot(spec, f"{seed}/{seat}", cores=1) for seat in range(2)]
    taken = []
    while not match.over:
        before = match.state.copy()
        match.apply(random.choice(match.legal) if before.phase == ANCESTOR else bots[before.actor].choose(match))
        if before.season == DRY and before.phase == AT:
            taken.append(int(before.build[before.actor]))
    return match.states, taken


def play_share(task: tuple[int, int, dict[str, Any], str]) -> list[Played]:
    seed, count, deck, spec = task
    played = []
    for rng in streams(seed, count):
        states = blank(1)
        DECK.put(states[0], deck)
        game_named("rice").prepare(states, 2, {}, rng)
        deal_match(states)
        states, taken = play(states, rng, spec)
        totals = np.zeros(2, np.int32)
        won = np.zeros(2, np.int32)
        result_of(states, totals, won)
        state = states[0]
        played.append(
            Played(
                state.ancestor.tolist(),
                (won / won.sum()).tolist(),
                totals.tolist(),
                state.fields.tolist(),
                state.closed_plots.tolist(),
                taken,
                state.card.tolist(),
            )
        )
    return played


def matches(deck: dict[str, Any], games: int, seed: int, spec: str) -> Iterator[Played]:
    tasks = [(1000 * seed + number, SHARE, deck, spec) for number in range(-(-games // SHARE))]
    with ProcessPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        try:
            for share in track(pool.map(play_share, tasks), "matches", len(tasks)):
                yield from share
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def interval(share: float, games: int) -> float:
    """Half of the 95% confidence interval."""
    return float(1.96 * np.sqrt(share * (1 - share) / max(games, 1)))


def of_ancestors(played: list[Played]) -> list[dict[str, Any]]:
    rows = []
    for card in range(CARDS):
        seats = [(match, seat) for match in played for seat in range(2) if match.ancestors[seat] == card]
        wins = float(np.mean([match.won[seat] for match, seat in seats]))
        margin = float(np.mean([match.scores[seat] - match.scores[1 - seat] for match, seat in seats]))
        rows.append({"no": card + 1, "games": len(seats), "wins": wins, "interval": interval(wins, len(seats)), "margin": margin})
    return rows


def of_faces(played: list[Played]) -> list[dict[str, Any]]:
    """When a card is taken: 1 starts a farm, 2 to 5 in the wet season, 6 to 11 as first to last of the dry row."""
    when: list[list[int]] = [[] for _ in range(CARDS)]
    last = [0] * CARDS
    for match in played:
        for farm in match.farms:
            for turn, card in enumerate(farm[:5], 1):
                when[card].append(turn)
        for turn, card in enumerate(match.taken, 6):
            when[card].append(turn)
        last[match.taken[-1]] += 1
    return [{"no": card + 1, "when": float(np.mean(when[card])), "last": last[card] / len(played)} for card in range(CARDS)]


def better_ancestor(played: list[Played]) -> float:
    """How often the better ancestor of a match wins; which is better is read from the other half of the matches."""
    halves = (played[::2], played[1::2])
    wins = []
    for judged, judges in (halves, halves[::-1]):
        rate = [row["wins"] for row in of_ancestors(judges)]
        wins += [match.won[0 if rate[match.ancestors[0]] > rate[match.ancestors[1]] else 1] for match in judged]
    return float(np.mean(wins))


def figures(played: list[Played]) -> dict[str, Any]:
    fields = np.array([match.fields for match in played])
    plots = np.array([match.plots for match in played])
    scores = np.array([match.scores for match in played])
    return {
        "games": len(played),
        "fields": float(fields.mean()),
        "plots": float(plots.sum() / fields.sum()),
        "first_seat": float(np.mean([match.won[0] for match in played])),
        "better_ancestor": better_ancestor(played),
        "fields_counted": np.bincount(fields.ravel()).tolist(),
        "scores_counted": np.bincount(np.maximum(scores.ravel(), 0)).tolist(),
        "margins_counted": np.bincount(np.abs(scores[:, 0] - scores[:, 1])).tolist(),
        "ancestors": of_ancestors(played),
        "faces": of_faces(played),
    }


def targets(found: dict[str, Any]) -> list[tuple[str, str, bool]]:
    wins = [row["wins"] for row in found["ancestors"]]
    weakest, strongest = min(wins), max(wins)
    last = max(row["last"] for row in found["faces"])
    better = found["better_ancestor"]
    return [
        ("fields a player closes", f"{found['fields']:.2f} (4 to 6)", 4 <= found["fields"] <= 6),
        ("plots of a field", f"{found['plots']:.2f} (2 or more)", found["plots"] >= 2),
        ("games in which one face is left to the last, at most", f"{last:.1%} (a third)", last <= 1 / 3),
        ("wins of the weakest ancestor", f"{weakest:.1%} (at least 44%)", weakest >= 0.44),
        ("wins of the strongest ancestor", f"{strongest:.1%} (at most 56%)", strongest <= 0.56),
        ("wins of the better ancestor", f"{better:.1%} (at most 55%)", better <= 0.55),
    ]


def show(console: Console, deck: dict[str, Any], found: dict[str, Any]) -> None:
    table = Table(title=f"{deck['name']}: {found['games']} matches", title_justify="left", show_edge=False)
    for column in ("no.", "ancestor", "when", "effect"):
        table.add_column(column)
    for column in ("points", "limit", "wins", "±", "margin", "face taken", "left to the last"):
        table.add_column(column, justify="right")
    for ancestor, row, face in zip(deck["ancestors"], found["ancestors"], found["faces"], strict=True):
        table.add_row(
            str(row["no"]),
            *(str(ancestor[part]) for part in ("name", "when", "effect", "points", "limit")),
            f"{row['wins']:.1%}",
            f"{row['interval']:.1%}",
            f"{row['margin']:+.2f}",
            f"{face['when']:.1f}",
            f"{face['last']:.1%}",
        )
    console.print(table)
    for name, value, met in targets(found):
        console.print(f"{'[green]met[/green]' if met else '[red]NOT MET[/red]'}  {name}: {value}", highlight=False)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=8_000)
    parser.add_argument("--deck", type=Path, help="a deck file; ours if none is given")
    parser.add_argument("--players", default="rollout:1000", help="a bot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=RESULTS)
    asked = parser.parse_args()
    console = Console(width=140)
    try:
        deck = DECK.checked(read_record(asked.deck)) if asked.deck else DECK.own()
        bot(asked.players, "")
        found = figures(list(matches(deck, asked.games, asked.seed, asked.players)))
    except Mistake as mistake:
        raise SystemExit(str(mistake)) from mistake
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    found |= {"deck": DECK.hash(deck), "players": asked.players}
    asked.out.write_text(json.dumps(found, indent=1) + "\n")
    show(console, deck, found)


if __name__ == "__main__":
    main()
