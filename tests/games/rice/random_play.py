"""Matches of Seasons of Rice, with our deck, a random one, or one that is composed of all that a deck can say."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from games.rice.model import composed_deck, random_deck
from games.rice.tempers import snug
from hypothesis import strategies as st
from support.random_play import NIGHTLY

from subak.core.match import Match


def a_deck(kind: str, seed: Any) -> dict[str, Any] | None:
    made = {"random": random_deck, "composed": composed_deck}
    return made[kind](Random(f"deck {seed}")) if kind in made else None


@cache
def rice_match(options: tuple[str, ...], kind: str, seed: Any) -> Match:
    """A whole match of Rice between players who build close together, with our deck or a random one."""
    match = Match.new("rice", 2, dict.fromkeys(options, True), str(seed), a_deck(kind, seed))
    random = Random(str(seed))
    while not match.over:
        match.apply(snug(match, random))
    return match


def rice_moments(*of: Any) -> Iterator[Match]:
    """The same at its start and after each decision."""
    match = rice_match(*of)
    replay = match.prefix(0)
    yield replay
    for ply in match.plies:
        replay.apply(ply.action)
        yield replay


RICE_OPTIONS = [(), ("festival",), ("contracts",), ("festival", "contracts")]


rice_matches = st.tuples(
    st.sampled_from(RICE_OPTIONS), st.sampled_from(["own", "random", "composed"]), st.integers(0, 10**6 if NIGHTLY else 7)
)
