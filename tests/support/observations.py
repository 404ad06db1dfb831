"""Observations as the engine writes them, part by part, and beside them what a view says."""

from typing import Any

import numpy as np

from subak.core.match import Match
from subak.core.observation import DTYPE
from subak.core.playing import observed_by


def observed(match: Match, seat: int, states: Any = None) -> Any:
    row = np.full(match.game.observation.size, -9999, DTYPE)  # nothing may be left as it was
    observed_by(match.states if states is None else states, seat, row)
    return row


def parts_of(match: Match, seat: int) -> dict[str, Any]:
    named = match.game.observation.named(observed(match, seat))
    return {name: numbers.tolist() for name, numbers in named.items()}


def one(place: int | None, of: int) -> list[int]:
    """A one among zeros, or only zeros."""
    return [int(number == place) for number in range(of)]


def from_seat(seat: int, items: list[Any], of: int, empty: Any) -> list[Any]:
    """What belongs to the seats, counted from one of them, and nothing for the seats that nobody sits on."""
    return [*items[seat:], *items[:seat], *([empty] * (of - len(items)))]


def filled(items: list[Any], of: int, empty: Any) -> list[Any]:
    return [*items, *([empty] * (of - len(items)))]
