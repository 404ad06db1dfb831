"""The notation of actions in games where the same number means different things in different states."""

import numpy as np

from subak.core.registry import State, game_of
from subak.core.verbs import legal


def parse_among_legal(state: State, text: str) -> int | None:
    """The legal action that is written so, if there is one."""
    game = game_of(state.dtype)
    out = np.zeros(game.most_legal, np.int16)
    return next((action for action in out[: legal(state, out)].tolist() if game.action_text(state, action) == text), None)
