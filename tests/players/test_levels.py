"""The levels: named alike everywhere, friendly at the bottom, and none takes longer than it should."""

import time
from copy import copy
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from subak.core.match import Match
from subak.core.playing import redeal_into
from subak.core.randomness import words_from
from subak.core.registry import Strength, game_named, game_names
from subak.locale import LANGUAGES, words
from subak.players import bot
from subak.players.levels import LEVELS, SECONDS
from subak.players.search import Budget, Candidate, SearchPlayer

WORLDS = 6


@pytest.mark.parametrize("game", game_names())
def test_levels_rise(game):
    strengths = game_named(game).strengths
    assert len(strengths) == len(LEVELS)
    assert [one.iterations for one in strengths] == sorted(one.iterations for one in strengths)
    assert [one.slack for one in strengths] == sorted((one.slack for one in strengths), reverse=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_of_its_own(language):
    assert len({words(language).say("level-name", level=level) for level in LEVELS}) == len(LEVELS) == 5


@pytest.mark.parametrize("level", LEVELS)
def test_levels_obey_their_time(level):
    """However many iterations a level may have, its seconds end it; twice the seconds are far from both."""
    for name in game_names():
        match = Match.new(name, game_named(name).players[-1], seed="time")
        bot(level, "s").choose(match)  # compiled, and out of the cold
        match.game = replace(match.game, strengths=(Strength(10_000_000, 0.0),) * len(LEVELS))
        player: Any = bot(level, "s")
        player.seconds /= 4
        player.depth = 1
        start = time.monotonic()
        player.choose(match)
        assert time.monotonic() - start < 2 * SECONDS


def candidates(*worths):
    return [Candidate(number, 100 - number, worth, 0.0, worth, worth) for number, worth in enumerate(worths)]


def test_a_beginner_plays_what_is_not_much_worse_than_the_best():
    player = SearchPlayer("s", Budget(iterations=1), slack=0.1)
    played = {player.picked(candidates(0.6, 0.55, 0.51, 0.49, 0.1), ply) for ply in range(200)}
    assert played == {0, 1, 2}


def test_without_slack_the_most_visited_is_played():
    player = SearchPlayer("s", Budget(iterations=1))
    assert {player.picked(candidates(0.6, 0.7, 0.6), ply) for ply in range(50)} == {0}


@pytest.mark.parametrize("game", ["cacao", "rice"])  # a match of Bali is hardly ever left to one decision
def test_the_lowest_level_does_not_throw_away_a_won_match_with_the_last_move(game):
    """Where the last decision can win for certain, by all that its seat knows, none is taken that loses for certain."""
    decided = 0
    for deal in range(60):
        random = Random(deal)
        match = Match.new(game, 2, seed=f"last/{deal}")
        while not match.over:
            match.apply(random.choice(match.legal))
        last = next(number for number in reversed(range(len(match.plies))) if len(match.prefix(number).legal) > 1)
        before = match.prefix(last)
        chances = {action: chance(before, action) for action in before.legal}
        if None not in chances.values() and max(chances.values()) == 1 and min(chances.values()) == 0:
            decided += 1
            assert chances[bot("seed", "s").choose(before)] > 0
    assert decided > 0


def chance(match, action):
    """How often an action wins, in worlds that its seat cannot tell apart; None where there is more to decide."""
    rng = words_from("worlds")
    won = 0
    for _ in range(WORLDS):
        after = copy(match)
        after.states, after.plies = match.states.copy(), list(match.plies)
        redeal_into(after.states, match.states, match.actor, rng)
        after.apply(action)
        while len(after.legal) == 1:
            after.apply(after.legal[0])
        if not after.over:
            return None
        won += match.actor in after.result()["winners"]
    return won / WORLDS
