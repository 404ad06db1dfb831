"""Compiling ahead, step by step, so that a first start can show how far it has come."""

import logging
from collections.abc import Callable, Iterator

import numpy as np

from subak.core.batch import Batch
from subak.core.compiling import CACHE, WAITING, compiled_here
from subak.core.match import Match, blank
from subak.core.memory import apply_and_remember, show_all
from subak.core.observation import DTYPE
from subak.core.playing import (
    apply_to,
    choices_in,
    deal_match,
    lay_out_match,
    observed_by,
    redeal_into,
    result_of,
)
from subak.core.randomness import words_from
from subak.core.registry import Game
from subak.core.tallying import MOST_PLAYERS, count_match, no_counts, no_notes, note_in_match, tally_range

Step = Callable[[], object]

log = logging.getLogger("subak.compiled")


def match_steps(game: Game) -> list[Step]:
    """All that a single match calls."""
    states = blank(game)
    players = game.players[0]
    seed = words_from("")
    game.prepare(states, players, {}, seed)
    choices = np.zeros(game.most_legal, np.int16)
    totals = np.zeros(players, np.int32)
    return [
        lambda: deal_match(states),
        lambda: lay_out_match(states),
        lambda: choices_in(states, choices),
        lambda: apply_to(states, int(choices[0])),
        lambda: result_of(states, totals, totals.copy()),
        lambda: redeal_into(blank(game), states, 0, seed),
        lambda: look_at_a_match(game),
    ]


def look_at_a_match(game: Game) -> None:
    """A whole match, seen at each moment, so that all compiled functions that a game's view needs are called."""
    match = Match.new(game, game.players[0], seed="")
    while not match.over:
        match.view(match.actor)
        match.apply(match.legal[0])


def batch_steps(game: Game) -> list[Step]:
    """All that a batch calls."""
    batches: list[Batch] = []
    return [
        lambda: batches.append(Batch(game, 1, game.players[0])),
        lambda: batches[0].random_actions(),
        lambda: batches[0].step(batches[0].picked),
        lambda: batches[0].play(1),
        lambda: batches[0].play_out(),
    ]


def lab_steps(game: Game) -> list[Step]:
    """All that the lab calls."""
    states, notes, counts = blank(game), no_notes(game), no_counts(game)
    game.prepare(states, game.players[0], {})
    choices = np.zeros(game.most_legal, np.int16)
    totals, won = np.zeros((2, MOST_PLAYERS), np.int32)
    return [
        lambda: tally_range(0, 1, states, words_from(""), choices, totals, won, notes, counts),
        lambda: note_in_match(blank(game), 1, 0, notes),
        lambda: count_match(states, notes, totals, won, counts),
    ]


def observing_steps(game: Game) -> list[Step]:
    """All that learners call beyond a match and a batch."""
    players = game.players[0]
    states, batch = blank(game), Batch(game, 1, players)
    rows, rewards = np.zeros((1, game.observation.size), DTYPE), np.zeros((1, players), np.float32)
    memory = np.zeros((players, 2), np.int64)
    choices = np.zeros(game.most_legal, np.int16)
    game.prepare(states, players, {}, words_from(""))
    deal_match(states)
    choices_in(states, choices)
    return [
        lambda: batch.observe(rows, rewards),
        lambda: observed_by(states, 0, rows[0]),
        lambda: show_all(states, memory, rows[0]),
        lambda: apply_and_remember(states, int(choices[0]), memory, rows[0]),
    ]


# Other packages with compiled functions add steps of their own.
STEPS: dict[str, Callable[[Game], list[Step]]] = {
    "match": match_steps,
    "batch": batch_steps,
    "lab": lab_steps,
    "observing": observing_steps,
}


def forget_damaged_rules() -> None:
    """So that a process of its own compiles them anew, and not one that people wait for when it misses them."""
    if CACHE is None:
        return
    from subak.core.compiled_files import forget_damaged

    if damaged := forget_damaged(CACHE):
        log.warning("compiled rules damaged, so compiled anew", extra={"files": damaged})


def is_warm(game: Game, *kinds: str) -> bool:
    return CACHE is None or all((CACHE / f"{game.name}-{kind}.ready").exists() for kind in kinds)


def warm(game: Game, *kinds: str) -> Iterator[tuple[int, int]]:
    """Compiles what is not yet on disk, and loads the rest; yields steps done and steps in all."""
    steps = {kind: STEPS[kind](game) for kind in kinds}
    total, done = sum(map(len, steps.values())), 0
    yield done, total
    for kind in kinds:
        for step in steps[kind]:
            with compiled_here():
                step()
            done += 1
            yield done, total
        if CACHE is not None:
            (CACHE / f"{game.name}-{kind}.ready").touch()


def play_interpreted(game: Game) -> None:
    """Until it is told otherwise this process neither compiles the game's rules nor looks for them on disk."""
    WAITING.add(blank(game).dtype)


def play_compiled(game: Game) -> None:
    WAITING.discard(blank(game).dtype)
