"""What a seat, or a spectator, may know: plain data and nothing else."""

import numpy as np
from typing_extensions import TypedDict

from subak.core import playing
from subak.core.compiling import interpreted, unpacked
from subak.core.registry import GameView, Runner, State

from . import scoring
from .actions import HIDDEN, LAY_CARD, TEXTS
from .components import BARN_SIZE, CARDS
from .state import BARN, IN_BARN, IN_FIELD, IN_HAND, OVER, PHASES

barn_points = interpreted(scoring.barn_points)
scores = interpreted(scoring.scores)
winners = interpreted(playing.winners)


class SeatOfSheaves(TypedDict):
    score: int  # of what all can see
    field: list[int]
    hand_size: int
    hand: list[int] | None
    barn_size: int
    barn: list[int] | None


class EndOfSeat(TypedDict):
    field: int
    barn: int
    total: int


class End(TypedDict):
    seats: list[EndOfSeat]
    winners: list[int]


class SheavesView(GameView):
    pile: int
    room: int  # of a barn
    seats: list[SeatOfSheaves]
    end: End | None


def view(state: State, seat: int | None) -> SheavesView:
    state = unpacked(state)
    return {
        "phase": PHASES[state.phase],
        "turn": int(state.turn),
        "active": int(state.active),
        "actor": None if state.phase == OVER else int(state.actor),
        "race": [runner(state, owner, seat) for owner in range(state.players)],
        "pile": CARDS - int(state.drawn),
        "room": BARN_SIZE,
        "seats": [seat_view(state, owner, owner == seat or state.phase == OVER) for owner in range(state.players)],
        "end": end(state) if state.phase == OVER else None,
    }


def runner(state: State, owner: int, seat: int | None) -> Runner:
    """Of another's barn one knows how many cards lie there, and not that they are not the largest."""
    grain = int(state.grain[owner])
    if state.phase == OVER:
        return {"sure": grain + int(barn_points(state, owner)), "open": 0}
    barn = faces(state, IN_BARN + owner)
    if owner != seat:
        barn = list(range(CARDS, CARDS - len(barn), -1))
    return {"sure": grain, "open": 2 * sum(barn)}


def faces(state: State, place: int) -> list[int]:
    return [card + 1 for card, at in enumerate(state.where) if at == place]


def seat_view(state: State, owner: int, known: bool) -> SeatOfSheaves:
    hand, barn = faces(state, IN_HAND + owner), faces(state, IN_BARN + owner)
    return {
        "score": int(state.grain[owner]) + (barn_points(state, owner) if state.phase == OVER else 0),
        "field": faces(state, IN_FIELD + owner),
        "hand_size": len(hand),
        "hand": hand if known else None,
        "barn_size": len(barn),
        "barn": barn if known else None,
    }


def end(state: State) -> End:
    totals, won = np.zeros((2, int(state.players)), np.int32)
    scores(state, totals)
    winners(state, won)
    return {
        "seats": [
            {"field": int(state.grain[owner]), "barn": barn_points(state, owner), "total": int(totals[owner])}
            for owner in range(state.players)
        ],
        "winners": [int(owner) for owner in np.flatnonzero(won)],
    }


def action_text(state: State, action: int) -> str:
    return TEXTS[action]


def parse_action(state: State, text: str) -> int | None:
    return TEXTS.index(text) if text in TEXTS else None


def shown_text(state: State, action: int, seat: int | None, last: State) -> str:
    """A card laid into a barn is seen by nobody else before the end."""
    hidden = state.phase == BARN and action >= LAY_CARD and seat != state.actor and last.phase != OVER
    return HIDDEN if hidden else TEXTS[action]
