"""What the generic suites must know of a game: tests/games/GAME/support.py has it, or the tests/ of a game from elsewhere."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st
from support.examples import Example, Made
from support.first_deals import Important
from support.golden_specs import GoldenSpec
from support.model import Model
from support.position import Ending
from support.tempers import EVEN, Temper

from subak import games
from subak.core.match import Match
from subak.core.registry import State, game_names
from subak.core.warming import Step

TESTS = Path(__file__).parents[1]


def decisions_of(match: Match, world: State) -> list[str]:
    """Where every decision is open to all, they are the same in every world."""
    return [text for _, text in match.record()["actions"]]


Deck = dict[str, Any]


@dataclass(frozen=True)
class GameSupport:
    temper: Temper = EVEN  # meets more of the rules than even play
    shown_only: tuple[str, ...] = ()  # options that change what is seen, not the rules
    golden: Sequence[GoldenSpec] = ()  # besides every variant with every number of players
    golden_with: Callable[[str], GoldenSpec] | None = None  # a record with an action, where every action must be in one
    decisions_in: Callable[[Match, State], list[str]] = decisions_of  # as they were made in a redealt world
    model: Callable[[Match], Model] | None = None  # at the start of the same match
    endings: Sequence[Ending] = ()
    examples: Mapping[str, Example | Made] = field(default_factory=dict)
    worked: Callable[[], dict[str, Any]] = dict  # what the worked examples of its rules page come to, by name
    decks: st.SearchStrategy[Deck | None] = field(default_factory=st.none)
    first_match: Mapping[str, Important] = field(default_factory=dict)  # what has to come up in a guided first match
    costly: int = 50  # random matches for a law that takes its time
    compiled: Callable[[], list[Step]] = list  # calls all that its tests have compiled beside the rules


def outside(game: str) -> Path | None:
    """The folder of a game that SUBAK_GAMES names."""
    return next((Path(folder) / game for folder in games.OUTSIDE if (Path(folder) / game).is_dir()), None)


@cache
def support_of(game: str) -> GameSupport:
    support: GameSupport = import_module(f"subak.games.{game}.tests.support" if outside(game) else f"games.{game}.support").SUPPORT
    return support


def golden_folder(game: str) -> Path:
    """The golden records of a game; the hashes of their last states lie beside it."""
    own = outside(game)
    return own / "tests" / "golden" if own else TESTS / "golden" / game


def golden_paths(game: str) -> list[Path]:
    """Of all versions of the rules: those of earlier ones are kept as rules-VERSION-NAME, and never made anew."""
    return sorted(golden_folder(game).glob("*.json"))


def of_earlier_rules(title: str) -> bool:
    return title.startswith("rules-")


def endings(chosen: Callable[[Ending], bool] = lambda ending: True) -> list[Any]:
    """The small end positions of all games."""
    return [
        pytest.param(ending, id=f"{game}-{ending.worlds.__name__}")
        for game in game_names()
        for ending in support_of(game).endings
        if chosen(ending)
    ]
