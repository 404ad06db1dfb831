"""What is in the box."""

from typing import Literal, get_args

Good = Literal["rice", "peanut", "banana", "pepper"]
Playable = Literal[Good, "mason", "priest", "shrine"]
Card = Literal[Playable, "oracle"]

RICE, PEANUT, BANANA, PEPPER = 0, 1, 2, 3
MASON, PRIEST, SHRINE, ORACLE = 4, 5, 6, 7
CARDS: tuple[Card, ...] = get_args(Card)

# A farmer and the good it grows have the same number.
KINDS = 4
PLAYABLE = 7

DECK = (5, 5, 5, 5, 12, 9, 9, 8)
DECK_SIZE = 50
ORACLES = 8
SHRINES = 9
GOODS_OF_A_KIND = 25

MOST_PLAYERS = 4
ROWS = 4
ROW_LENGTH = 4
LAID_OUT = ROWS * ROW_LENGTH
HAND_SIZE = 3
SHRINE_COST = 7
GOOD_COST = 5
FIRST_STONE = 2
LOOK_DEPTH = 4

# Each shrine brings a good of every player and one of the supply; the oracle variant starts with one of each kind.
ALTAR_SIZE = KINDS + SHRINES * (MOST_PLAYERS + 1)
EMPTY = -1
