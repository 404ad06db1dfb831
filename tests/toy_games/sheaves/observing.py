"""What a seat may know, as a row of numbers to learn from: nothing that view.py would not show it."""

from subak.core.compiling import rule
from subak.core.observation import Observation, Part
from subak.core.observing import observe_turn

from .components import BARN_SIZE, CARDS, MOST_PLAYERS
from .state import IN_BARN, IN_FIELD, IN_HAND, OVER, PHASES

LEAST_PLAYERS = 2

OBSERVATION = Observation(
    Part("players", (2,), 1, "a one for 2 or 3"),
    Part("frost", (1,), 1, "whether frost takes the fullest barn"),
    Part("first", (MOST_PLAYERS,), 1, "a one for the seat that began"),
    Part("phase", (len(PHASES),), 1, f"a one for {', '.join(PHASES)}"),
    Part("turn", (1,), CARDS, "turns before this one"),
    Part("active", (MOST_PLAYERS,), 1, "a one for the seat whose turn it is"),
    Part("actor", (MOST_PLAYERS,), 1, "a one for the seat that decides"),
    Part("hand", (CARDS,), 1, "a one for each card in the seat's own hand"),
    Part("field", (MOST_PLAYERS, CARDS), 1, "a one for each card in a field, by seat"),
    Part("barn_size", (MOST_PLAYERS,), BARN_SIZE, "cards in the barn, by seat"),
    Part("barn", (MOST_PLAYERS, CARDS), 1, "a one for each card in a barn, by seat: only the own one before the end"),
)

START = OBSERVATION.starts


@rule
def observe_table(state, seat, out):
    observe_turn(state, seat, START, out)
    out[START.players + int(state.players) - LEAST_PLAYERS] = 1
    out[START.frost] = state.frost


@rule
def observe_seat(state, seat, owner, at, out):
    for card in range(CARDS):
        where = state.where[card]
        if where == IN_HAND + owner and owner == seat:
            out[START.hand + card] = 1
        elif where == IN_FIELD + owner:
            out[START.field + CARDS * at + card] = 1
        elif where == IN_BARN + owner:
            out[START.barn_size + at] += 1
            if owner == seat or state.phase == OVER:
                out[START.barn + CARDS * at + card] = 1


@rule
def where(state, action):
    """No action is about a place on a map."""
    return -1


@rule
def alike(state, action):
    return action
