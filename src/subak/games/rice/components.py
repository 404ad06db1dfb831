"""What is in the box."""

from typing import Literal, get_args

Feature = Literal["farmer", "buffalo", "house"]
When = Literal["both", "dry", "end"]
Effect = Literal[
    "empty_times",
    "size_min",
    "size_exact",
    "house_size",
    "buffalo",
    "farmer",
    "farmers_min",
    "different",
    "all_features",
    "many_fields",
    "open_farmer",
    "open_buffalo",
    "open_house",
    "open_plot",
    "closed_field",
    "closed_set",
    "largest",
]
RiverSymbol = Literal["houses", "farmers", "buffaloes", "largest"]

CARDS = 18
FARM_SIZE = 8  # cards in a farm at the end
FIRST_HAND = 2
HAND_SIZE = 7
ROW_SIZE = 6
WET_TURNS = 4
WIDTH = 2  # of an upright card, in cells
HEIGHT = 3
CELLS = 6

FARMER, BUFFALO, HOUSE = range(3)
FEATURES: tuple[Feature, ...] = get_args(Feature)
SPOTS = ((1, 1), (0, 2), (2, 2), (1, 3))  # where a feature can stand on a face as written: the complete plot, the half plots

SIZE_POINTS = (0, 1, 2, 4, 7, 10)  # by size; the last for all larger ones
FARMER_POINTS = (0, 1, 3, 5, 8)
BUFFALO_POINTS = 2

BOTH, DRY, END = range(3)
WHEN: tuple[When, ...] = get_args(When)
EMPTY_TIMES, SIZE_MIN, SIZE_EXACT, HOUSE_SIZE, BUFFALO_MORE, FARMER_MORE, FARMERS_MIN, DIFFERENT, ALL_FEATURES, MANY_FIELDS = range(
    10
)
OPEN_FARMER, OPEN_BUFFALO, OPEN_HOUSE, OPEN_PLOT, CLOSED_FIELD, CLOSED_SET, LARGEST = range(10, 17)
EFFECTS: tuple[Effect, ...] = get_args(Effect)

RIVER_CARDS = 4
HOUSES_RIVER, FARMERS_RIVER, BUFFALOES_RIVER, LARGEST_RIVER = range(4)
RIVER: tuple[RiverSymbol, ...] = get_args(RiverSymbol)
ARROWS = (-1, 1, 1, -1)  # to the next river card, as the first seat sees it
BANK_START = -1  # the cells of the bank
BANK_STOP = 15

JASMINE = 10
GINGER = 2

NONE = -1
