"""The state: all of a match at one moment, as one NumPy record."""

import numpy as np

from subak.games.bali.components import (
    ALTAR_SIZE,
    DECK_SIZE,
    KINDS,
    MOST_PLAYERS,
    ORACLES,
    PLAYABLE,
    ROW_LENGTH,
    ROWS,
    SHRINES,
)

BUY, PLAY, SACRIFICE, SUPPLY, TAKE, ORACLE_ASKED, KEEP, REWARD, CLAIM, OVER = range(10)
PHASES = ("buy", "play", "sacrifice", "supply", "take", "oracle", "keep", "reward", "claim", "over")

# Face-down sacrifices and kept goods: the acts whose kind other players do not see.
MOST_SECRETS = SHRINES + ORACLES

STATE = np.dtype(
    [
        ("rng", np.uint32, (4,)),
        ("rules", np.int32),  # their version; four bytes, so that nothing is padded
        ("turn", np.int16),
        ("reveals", np.int16),  # grows whenever something hidden is turned up: undo stops there
        ("stone", np.int16, (MOST_PLAYERS,)),
        ("points", np.int16, (MOST_PLAYERS,)),
        ("seen", np.int16, (ORACLES,)),  # what each look of the oracle showed: see altar.seen_at
        ("players", np.int8),
        ("oracle", np.int8),
        ("demon", np.int8),
        ("open_information", np.int8),
        ("phase", np.int8),
        ("active", np.int8),  # whose turn it is
        ("actor", np.int8),  # who decides now
        ("asked", np.int8),  # how many players have been asked, where all are asked in turn
        ("to_take", np.int8),
        ("taken_from", np.int8),
        ("scored", np.int8),  # the card scored last, EMPTY before the first
        ("demon_row", np.int8),
        ("looks", np.int8),  # oracle looks still to be offered
        ("drawn", np.int8),
        ("altar_size", np.int8),
        ("event_count", np.int8),
        ("sets", np.int8, (MOST_PLAYERS,)),  # the kind that a seat's starting set lacks
        ("proved", np.int8, (MOST_PLAYERS,)),  # bit per kind: the plays so far show that the starting set had it
        ("supply", np.int8, (KINDS,)),
        ("goods", np.int8, (MOST_PLAYERS, KINDS)),
        ("public", np.int8, (MOST_PLAYERS, KINDS)),  # the goods a seat would have without its secret acts: what all can count
        ("last_secret", np.int8, (MOST_PLAYERS,)),  # the number of a seat's latest secret act, of all seats' acts; or EMPTY
        ("hand", np.int8, (MOST_PLAYERS, PLAYABLE)),
        ("display", np.int8, (MOST_PLAYERS, PLAYABLE)),  # the cards in front of a player
        ("rows", np.int8, (ROWS, ROW_LENGTH)),  # from top to bottom
        ("row_size", np.int8, (ROWS,)),
        ("pile", np.int8, (DECK_SIZE + ORACLES,)),  # all cards in the order drawn
        ("altar", np.int8, (ALTAR_SIZE,)),  # from the bottom: see altar.py
        ("events", np.int8, (ALTAR_SIZE + ORACLES,)),  # all that happened on the altar, in order: see altar.py
        # By secret act and kind: the smallest number that its owner had in public from then until its next secret act. A guess of
        # what secret acts gave or took fits only if nobody had less than nothing meanwhile: see redeal.guess_altar.
        ("least", np.int8, (MOST_SECRETS, KINDS)),
    ],
    align=True,
)
