"""The state: all of a match at one moment, as one NumPy record."""

import numpy as np

from .components import CARDS, MOST_PLAYERS

PLACE, FIELD, BARN, OVER = range(4)
PHASES = ("place", "field", "barn", "over")

# Where a card is: in the pile, or at a seat, whose number is added.
IN_PILE = 0
IN_HAND = 1
IN_FIELD = IN_HAND + MOST_PLAYERS
IN_BARN = IN_FIELD + MOST_PLAYERS

STATE = np.dtype(
    [
        ("rng", np.uint32, (4,)),
        ("turn", np.int16),
        ("reveals", np.int16),  # grows whenever something hidden is turned up: undo stops there
        ("grain", np.int16, (MOST_PLAYERS,)),  # the faces of the cards in a seat's field
        ("players", np.int8),
        ("frost", np.int8),
        ("phase", np.int8),
        ("active", np.int8),  # whose turn it is
        ("actor", np.int8),  # who decides now
        ("drawn", np.int8),
        ("pile", np.int8, (CARDS,)),  # all cards in the order drawn
        ("where", np.int8, (CARDS,)),  # by card
    ],
    align=True,
)
