"""What a live match takes while nobody looks at it: ten thousand of them must fit into 200 MB."""

import gc
import tracemalloc
from random import Random

import pytest

from subak.core.compiling import unpacked_bytes
from subak.core.match import Match
from subak.core.registry import game_named, game_names
from subak.server.live import LiveTable
from subak.server.rows import RUNNING, Entry, Seat, Stored, Terms

MATCHES = 20
MOST_KB = 200_000 / 10_000
PLIES = 60  # about half of a match with four people; Seasons of Rice is over before


def half_played(name: str, seed: str) -> LiveTable:
    game, random = game_named(name), Random(seed)
    players = game.players[-1]
    match = Match.new(game, players, dict.fromkeys(game.options, True), seed)
    entries = [Entry(1, "started", {}, 0.0)]
    for step in range(PLIES):
        if match.over:
            break
        action = random.choice(match.legal)
        entries.append(Entry(step + 2, "act", {"action": action}, float(step), match.actor, f"{seed}-{match.actor}", step))
        match.apply(action)
    seats = [Seat(f"{seed}-{seat}", None, f"Anna {seed}") for seat in range(players)]
    terms = Terms(name, players, match.options)
    stored = Stored(seed, terms, game.rules, seed, RUNNING, seed, seed, match.deal, True, 0, 0, None, None, False, [], seats)
    return LiveTable(stored, entries, lambda table, seat: "")


@pytest.mark.parametrize("name", game_names())
def test_ten_thousand_idle_matches_fit_into_200_megabytes(name):
    half_played(name, "first")  # what is loaded once
    tracemalloc.start()
    try:
        gc.collect()
        unpacked_bytes.cache_clear()  # moments that somebody looked at: a fixed number of them, whatever matches there are
        before, _ = tracemalloc.get_traced_memory()
        tables = [half_played(name, str(seed)) for seed in range(MATCHES)]
        gc.collect()
        unpacked_bytes.cache_clear()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(tables) == MATCHES
    assert 1 < (after - before) / MATCHES / 1000 < MOST_KB
