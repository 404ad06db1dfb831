"""The state: all of a match at one moment, as one NumPy record.

The board has no edge, and the state keeps it on a torus of 32 x 32 squares, which a game cannot wrap around. The first tile in any
column beyond the start tiles is a worker tile beside a jungle tile of the column before: a jungle tile would need two worker tiles
beside it, and only one of its neighbours lies in a column that has tiles. So every column but the two outermost has a jungle tile.
There are at most 28 of them, hence at most 30 columns with tiles, and likewise rows. The rules look at most two squares beyond a
tile, and 30 + 2 = 32.

MOST_OPEN bounds the empty worker squares next to a jungle tile: six at the start; a jungle tile is laid where at least two of its
four neighbours are worker tiles, so each of the 26 adds at most two.
"""

import numpy as np

from subak.games.cacao.components import DISPLAY_SIZE, MOST_JUNGLE, MOST_PLAYERS, MOST_TILES, TEMPLES, TILE_KINDS

SIDE = 32
SQUARES = SIDE * SIDE
MOST_OPEN = 6 + 2 * MOST_JUNGLE

SQUARE, TILE, FILL, WORK, OVER = range(5)
PHASES = ("square", "tile", "fill", "work", "over")

STATE = np.dtype(
    [
        ("rng", np.uint32, (4,)),
        ("worked", np.int32),  # bit per edge that has done its work this turn: see actions.EDGES
        ("turn", np.int16),
        ("reveals", np.int16),  # grows whenever something hidden is turned up: undo stops there
        ("gold", np.int16, (MOST_PLAYERS,)),
        ("placed", np.int16),  # the square of this turn's worker tile
        ("left", np.int16),  # the least x and y of all tiles, by which coordinates on the torus are turned into true ones
        ("top", np.int16),
        ("open", np.int16, (MOST_OPEN,)),  # the empty worker squares next to a jungle tile
        ("owned", np.int16, (MOST_PLAYERS, MOST_TILES)),  # the squares of a seat's worker tiles
        ("temples", np.int16, (TEMPLES,)),  # the squares of the temples laid
        ("players", np.int8),
        ("phase", np.int8),
        ("active", np.int8),  # whose turn it is
        ("actor", np.int8),  # who decides now
        ("asked", np.int8),  # how many players have finished their work this turn
        ("open_count", np.int8),
        ("temple_count", np.int8),
        ("overbuilding", np.int8),
        ("to_fill", np.int8),  # bit per side of the tile placed: this square must be filled
        ("filled", np.int8),  # bit per side of the tile placed: this square was filled this turn
        ("jungle_size", np.int8),
        ("jungle_drawn", np.int8),
        ("display", np.int8, (DISPLAY_SIZE,)),
        ("owned_count", np.int8, (MOST_PLAYERS,)),
        ("tiles_drawn", np.int8, (MOST_PLAYERS,)),
        ("fruits", np.int8, (MOST_PLAYERS,)),
        ("suns", np.int8, (MOST_PLAYERS,)),
        ("water", np.int8, (MOST_PLAYERS,)),  # steps of the water carrier
        ("hand", np.int8, (MOST_PLAYERS, TILE_KINDS)),
        ("tiles", np.int8, (MOST_PLAYERS, MOST_TILES)),  # each seat's worker tiles in the order drawn
        ("jungle", np.int8, (MOST_JUNGLE,)),  # in the order drawn
        ("board", np.int8, (SQUARES,)),  # EMPTY, a kind of jungle, or a worker tile: see rules.worker_tile
    ],
    align=True,
)
