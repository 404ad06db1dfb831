"""How many positions a second a network thinks of on one core: of rows that lie ready, and with observing and listing choices."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np
from timing import (
    RESULTS,
    Bar,
    Counts,
    Row,
    Work,
    interleaved,
    machine,
    show_bars,
    show_rows,
    title,
    version_of,
    write_json,
)

from subak.core.compiling import entry_point
from subak.core.match import Match
from subak.core.observation import DTYPE
from subak.core.playing import observed_by
from subak.core.registry import Game, game_named, game_names
from subak.players.networks import network, shapes
from subak.players.thinking import Mind, foresee, mind, prefer, think_of, thought

FIRST, SECOND = 256, 128
MATCHES = 20
SECONDS = 5.0
LEAST = 100_000
ALONE = "network alone"


@entry_point
def think_of_all(states, mind, thought):
    for position in range(states.shape[0]):
        think_of(states[position], mind, thought)


@entry_point
def think_of_rows(states, rows, choices, counts, mind, thought):
    for position in range(states.shape[0]):
        for place in range(rows.shape[1]):
            thought.row[place] = rows[position, place]
        for choice in range(counts[position]):
            thought.legal[choice] = choices[position, choice]
        foresee(mind, thought)
        prefer(states[position], mind, counts[position], thought)


def positions(game: Game, players: int) -> list[Match]:
    """Decisions that leave a choice, in random matches."""
    found = []
    for number in range(MATCHES):
        random = Random(number)
        match = Match.new(game, players, seed=f"thinking/{number}")
        while not match.over:
            if len(match.legal) > 1:
                found.append(match.prefix(len(match.plies)))
            match.apply(random.choice(match.legal))
    return found


def untrained(game: Game) -> Mind:
    """As quick as a trained one: about half of its first layer is zero."""
    numbers = np.random.default_rng(1)
    wanted = shapes(game, FIRST, SECOND)
    return mind(network(game, {name: numbers.normal(0, 0.1, shape).astype(np.float32) for name, shape in wanted.items()}))


def works(name: str) -> list[tuple[Row, Work]]:
    game = game_named(name)
    players = game.players[0]
    matches = positions(game, players)
    states = np.concatenate([match.states for match in matches]).view(np.recarray)
    rows = np.zeros((len(states), game.observation.size), DTYPE)
    choices = np.zeros((len(states), game.most_legal), np.int16)
    counts = np.array([len(match.legal) for match in matches], np.int32)
    for number, match in enumerate(matches):
        observed_by(match.states, int(match.state.actor), rows[number])
        choices[number, : counts[number]] = match.legal
    own = untrained(game)
    space = thought(game, own)

    def work(think: Callable[..., object], *given: Any) -> Work:
        def run() -> Counts:
            think(states, *given, own, space)
            return {"actions": len(states)}

        return run

    shown = title(name, players, ())
    extra = {"positions": len(states), "choices": float(counts.mean()), "not zero": float((rows != 0).sum(1).mean())}
    return [
        (
            Row(shown, ALONE, ours=True, version=version_of("subak"), extra=extra),
            work(think_of_rows, rows, choices, counts),
        ),
        (Row(shown, "with observation and legal actions", ours=True, version=version_of("subak"), extra=extra), work(think_of_all)),
    ]


def measured(names: Sequence[str], seconds: float) -> list[Row]:
    found = [pair for name in names for pair in works(name)]
    for (row, _), rate in zip(found, interleaved([work for _, work in found], seconds), strict=True):
        row.rate = rate
    return [row for row, _ in found]


def run(names: Sequence[str], seconds: float = SECONDS) -> int:
    about = machine()
    rows = measured(names, seconds)
    about["load_after"] = os.getloadavg()[0]
    show_rows(f"A network of {FIRST} and {SECOND} thinks of positions · {about['cpu']}, one core", rows)
    bars = [Bar(f"{row.name}: positions a second, {row.how}", row.actions, LEAST if row.how == ALONE else None) for row in rows]
    show_bars(bars)
    write_json(RESULTS / "thinking.json", rows, bars, machine=about, first=FIRST, second=SECOND)
    return 0 if all(bar.passes is not False for bar in bars) else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=game_names())
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each row")
    asked = parser.parse_args()
    return run(asked.game, asked.seconds)


if __name__ == "__main__":
    sys.exit(main())
