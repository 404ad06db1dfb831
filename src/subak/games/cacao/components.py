"""What is in the box."""

from typing import Literal, get_args

TileName = Literal["1111", "2101", "3001", "3100"]
JungleName = Literal["plantation1", "plantation2", "market2", "market3", "market4", "mine1", "mine2", "water", "sun", "temple"]

# A worker tile's workers at its four edges, clockwise from the first.
TILES: tuple[TileName, ...] = get_args(TileName)
TILE_KINDS = 4
WORKERS = (1, 1, 1, 1, 2, 1, 0, 1, 3, 0, 0, 1, 3, 1, 0, 0)
MOST_WORKERS = 3
TILES_OF_A_PLAYER = (4, 5, 1, 1)
MOST_TILES = 11
LEFT_OUT = (0, 0, 0, 1, 2)  # by number of players, how many tiles each leaves out: first a 1-1-1-1, then a 2-1-0-1
HAND_SIZE = 3

PLANTATION_1, PLANTATION_2, MARKET_2, MARKET_3, MARKET_4 = 0, 1, 2, 3, 4
MINE_1, MINE_2, WATER, SUN, TEMPLE = 5, 6, 7, 8, 9
JUNGLE: tuple[JungleName, ...] = get_args(JungleName)
JUNGLE_KINDS = 10
JUNGLE_TILES = (6, 2, 2, 4, 1, 2, 1, 3, 2, 5)
OUT_WITH_TWO = (2, 0, 0, 1, 0, 1, 0, 1, 1, 1)
MOST_JUNGLE = 26  # without the two start tiles
TEMPLES = 5
DISPLAY_SIZE = 2

MOST_PLAYERS = 4
STORAGE = 5
SUN_SPACES = 3
WATER_TRACK = (-10, -4, -1, 0, 2, 4, 7, 11, 16)
WATER_END = 8

EMPTY = -1
