"""Matches played at random, of any game."""

import os
from collections.abc import Iterator, Mapping
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st
from support.game_support import support_of
from support.tempers import EVEN, Temper

from subak.core.match import Match
from subak.core.registry import game_named, game_names

NIGHTLY = os.environ.get("SUBAK_TESTS") == "nightly"

Setting = tuple[str, int, dict[str, bool], int, Temper]


def moments(game: str, players: int, options: Mapping[str, bool], seed: Any, temper: Temper = EVEN) -> Iterator[Match]:
    """One match played at random, at its start and after each decision."""
    match = Match.new(game, players, options, str(seed))
    random = Random(str(seed))
    yield match
    while not match.over:
        match.apply(temper(match, random))
        yield match


def played(game: str, players: int, options: Mapping[str, bool], seed: Any, temper: Temper = EVEN) -> Match:
    *_, match = moments(game, players, options, seed, temper)
    return match


def all_options(game: str) -> list[dict[str, bool]]:
    names = game_named(game).options
    return [dict(zip(names, chosen, strict=True)) for chosen in product([False, True], repeat=len(names))]


def called(options: Mapping[str, bool]) -> str:
    return "+".join(name for name, chosen in options.items() if chosen) or "base"


def tempers_of(game: str) -> tuple[Temper, ...]:
    return EVEN, support_of(game).temper


seeds = st.integers(0, 2**32 - 1)


def settings_of(game: str) -> st.SearchStrategy[Setting]:
    """Game, players, options, seed and temper of a match."""
    return st.tuples(
        st.just(game),
        st.sampled_from(game_named(game).players),
        st.sampled_from(all_options(game)),
        seeds,
        st.sampled_from(tempers_of(game)),
    )


def every_setting() -> list[Any]:
    """All games with every number of players and every combination of options."""
    return [
        pytest.param(game, players, options, id=f"{game}-{players}-{called(options)}")
        for game in game_names()
        for players in game_named(game).players
        for options in all_options(game)
    ]
