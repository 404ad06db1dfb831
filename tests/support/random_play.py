"""Matches played at random, of any game."""

import os
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import product
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.game_support import Deck, support_of
from support.tempers import EVEN, Temper

from subak.core.match import Match
from subak.core.registry import game_named, game_names

NIGHTLY = os.environ.get("SUBAK_TESTS") == "nightly"
MATCHES = 50 if NIGHTLY else 30  # for a law


class RandomStart(NamedTuple):
    """All that settles a match that is played at random."""

    game: str
    players: int
    options: Mapping[str, bool]
    seed: Any
    temper: Temper = EVEN
    deck: Deck | None = None


def moments(
    game: str, players: int, options: Mapping[str, bool], seed: Any, temper: Temper = EVEN, deck: Deck | None = None
) -> Iterator[Match]:
    """One match played at random, at its start and after each decision."""
    match = Match.new(game, players, options, str(seed), deck)
    random = Random(str(seed))
    yield match
    while not match.over:
        match.apply(temper(match, random))
        yield match


def played(
    game: str, players: int, options: Mapping[str, bool], seed: Any, temper: Temper = EVEN, deck: Deck | None = None
) -> Match:
    *_, match = moments(game, players, options, seed, temper, deck)
    return match


def all_options(game: str) -> list[dict[str, bool]]:
    names = game_named(game).options
    return [dict(zip(names, chosen, strict=True)) for chosen in product([False, True], repeat=len(names))]


def called(options: Mapping[str, bool]) -> str:
    return "+".join(name for name, chosen in options.items() if chosen) or "base"


def tempers_of(game: str) -> tuple[Temper, ...]:
    return EVEN, support_of(game).temper


seeds = st.integers(0, 2**32 - 1)


def starts_of(game: str) -> st.SearchStrategy[RandomStart]:
    return st.builds(
        RandomStart,
        st.just(game),
        st.sampled_from(game_named(game).players),
        st.sampled_from(all_options(game)),
        seeds,
        st.sampled_from(tempers_of(game)),
        support_of(game).decks,
    )


def law(test: Callable[[RandomStart], None] | None = None, *, costly: bool = False, nightly: int = 20) -> Any:
    """Tests what holds in every match of every game, with so many times as many matches every night."""
    if test is None:
        return partial(law, costly=costly, nightly=nightly)

    @pytest.mark.parametrize("game", game_names())
    def holds(game: str) -> None:
        matches = (support_of(game).costly if costly else MATCHES) * (nightly if NIGHTLY else 1)
        settings(max_examples=matches)(given(starts_of(game))(test))()

    holds.__doc__ = test.__doc__
    return holds


def every_setting() -> list[Any]:
    """All games with every number of players and every combination of options."""
    return [
        pytest.param(game, players, options, id=f"{game}-{players}-{called(options)}")
        for game in game_names()
        for players in game_named(game).players
        for options in all_options(game)
    ]
