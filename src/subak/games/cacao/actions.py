"""The number of each decision. What a number means on the board depends on the state: view.py writes it out."""

from subak.core.observation import Actions
from subak.games.cacao.components import JUNGLE_KINDS, MOST_TILES, MOST_WORKERS, TILE_KINDS
from subak.games.cacao.state import MOST_OPEN

SIDES = ("up", "right", "down", "left")
# An edge is where a worker tile and a jungle tile touch, one of those that the tile placed this turn can activate. Its number is
# 4 * side + other side: the first leads from the tile placed to the jungle tile, the second from there to the worker tile.
EDGES = 16

CHOOSE_SQUARE = 0  # + place in the list of open squares
OVERBUILD = CHOOSE_SQUARE + MOST_OPEN  # + number of one's own tile
CHOOSE_TILE = OVERBUILD + MOST_TILES  # + 4 * kind + quarter turns clockwise
FILL_SQUARE = CHOOSE_TILE + 4 * TILE_KINDS  # + kinds of jungle * side + kind
HARVEST = FILL_SQUARE + 4 * JUNGLE_KINDS  # + edge
SELL = HARVEST + EDGES  # + 4 * edge + fruits
ACTIONS = SELL + EDGES * (MOST_WORKERS + 1)

KINDS_OF_ACTION = (
    Actions(CHOOSE_SQUARE, "square X,Y", "+ place in the part `open`"),
    Actions(OVERBUILD, "overbuild X,Y", "+ place in the part `own`"),
    Actions(CHOOSE_TILE, "tile KIND rN", "+ 4 × kind + quarter turns clockwise"),
    Actions(FILL_SQUARE, "fill KIND X,Y", "+ 10 × side of the tile placed (up, right, down, left) + kind of jungle"),
    Actions(HARVEST, "harvest X,Y SIDE", "+ edge: 4 × side of the tile placed + side of the jungle tile there"),
    Actions(SELL, "sell N X,Y SIDE", "+ 4 × edge + N"),
)
