"""Worlds that a seat cannot tell apart: all that it cannot know redealt, and the match retold as it went there."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

import numpy as np
from scipy.stats import chisquare
from support.game_support import support_of

from subak.core.match import Match, blank
from subak.core.playing import redeal_into
from subak.core.randomness import words_from
from subak.core.registry import Told

SURELY_UNFAIR = 1e-4


def viewers(match: Match) -> list[int | None]:
    return [None, *range(match.players)]


def redealt(match: Match, seat: int | None, rng: Any) -> Any:
    worlds = blank(match.game)
    redeal_into(worlds, match.states, -1 if seat is None else seat, rng)
    return worlds


def previews(match: Match, seat: int | None, most: int = 8) -> list[list[Told]] | None:
    """Of some actions that a seat can choose from."""
    asked = None if seat is None else match.asked(seat)
    if asked is None:
        return None
    return [asked.preview(action) for action in Random(1).sample(asked.legal, min(most, len(asked.legal)))]


def sent(match: Match, seat: int | None, most_previews: int = 8) -> str:
    """All that is sent to a seat."""
    return json.dumps([match.view(seat), match.story(seat), previews(match, seat, most_previews)])


def redeals(states: Any, seat: int | None, count: int) -> Iterator[Any]:
    """Many worlds, one after the other in the same place."""
    rng = words_from("redeals")
    worlds = states.copy()
    for _ in range(count):
        redeal_into(worlds, states, -1 if seat is None else seat, rng)
        yield worlds[0]


def assert_as_often(found: Counter[Any], weights: Mapping[Any, int]) -> None:
    """Every expected outcome came up, no other did, and each as often as its weight asks, as far as chance allows."""
    assert set(found) == set(weights)
    if len(found) > 1:
        expected = np.array(list(weights.values()), float)
        observed = np.array([found[outcome] for outcome in weights])
        assert chisquare(observed, expected / expected.sum() * observed.sum()).pvalue > SURELY_UNFAIR


def assert_all_alike(found: Counter[Any], expected: Iterable[Any]) -> None:
    assert_as_often(found, dict.fromkeys(expected, 1))


def without_generator(states: Any) -> bytes:
    states = states.copy()
    states.rng = 0
    return bytes(states.tobytes())


def retold(match: Match, worlds: Any) -> Match:
    """The match as it went in that world: replayed from its own deal and with the hidden choices that were made in it."""
    decisions = support_of(match.game.name).decisions_in(match, worlds[0])
    actions = [[ply.seat, text] for ply, text in zip(match.plies, decisions, strict=True)]
    return Match.from_record(match.record() | {"deal": match.game.write_deal(worlds[0]), "actions": actions})
