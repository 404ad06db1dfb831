"""The number of each decision. What a number means on the board depends on the state: view.py writes it out."""

from subak.games.cacao.components import JUNGLE_KINDS, MOST_TILES, MOST_WORKERS, TILE_KINDS
from subak.games.cacao.state import MOST_OPEN

SIDES = ("up", "right", "down", "left")
EDGES = 16  # a side of the tile placed, and a side of the jungle tile there: see rules.edge_square

CHOOSE_SQUARE = 0  # + place in the list of open squares
OVERBUILD = CHOOSE_SQUARE + MOST_OPEN  # + number of one's own tile
CHOOSE_TILE = OVERBUILD + MOST_TILES  # + 4 * kind + quarter turns clockwise
FILL_SQUARE = CHOOSE_TILE + 4 * TILE_KINDS  # + kinds of jungle * side + kind
HARVEST = FILL_SQUARE + 4 * JUNGLE_KINDS  # + edge
SELL = HARVEST + EDGES  # + 4 * edge + fruits
ACTIONS = SELL + EDGES * (MOST_WORKERS + 1)
