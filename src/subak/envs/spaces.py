"""What the adapters share: Gymnasium's spaces for a game, and what a match shows in them."""

from typing import Any

import numpy as np
from gymnasium import spaces

from subak.core.match import Match
from subak.core.observation import DTYPE
from subak.core.playing import observed_by
from subak.core.registry import Game


def observation_space(game: Game) -> spaces.Box:
    least, most = game.observation.bounds()
    return spaces.Box(least, most, dtype=DTYPE)


def observed(match: Match, seat: int) -> Any:
    row = np.zeros(match.game.observation.size, DTYPE)
    observed_by(match.states, seat, row)
    return row


def mask_of(match: Match, seat: int) -> Any:
    """Which actions a seat may choose now, by number; none where another decides."""
    mask = np.zeros(match.game.actions, np.int8)
    if seat == match.actor:
        mask[match.legal] = 1
    return mask


def rewards_of(match: Match) -> list[float]:
    """The same as in a vector environment: 1 to a sole winner of a finished match; those of all seats add up to 0."""
    winners = match.result()["winners"]
    share = match.players / len(winners)
    return [((share if seat in winners else 0.0) - 1) / (match.players - 1) for seat in range(match.players)]
