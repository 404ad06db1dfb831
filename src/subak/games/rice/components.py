"""What is in the box."""

from typing import Literal, get_args

Feature = Literal["farmer", "buffalo", "house"]
When = Literal["both", "wet", "dry", "end"]
Thing = Literal["farmer", "buffalo", "house", "feature", "set", "plot"]
CountInField = Literal["field", "plot", "size", "size_points", "farmer", "buffalo", "house", "feature", "different", "set"]
CountInFarm = Literal[
    "once",
    "closed_field",
    "largest",
    "open_farmer",
    "open_buffalo",
    "open_house",
    "open_feature",
    "open_set",
    "open_plot",
    "closed_farmer",
    "closed_buffalo",
    "closed_house",
    "closed_feature",
    "closed_set",
    "closed_plot",
    "farm_farmer",
    "farm_buffalo",
    "farm_house",
    "farm_feature",
    "farm_set",
    "farm_plot",
]
ShortEffect = Literal["empty_times", "size_min", "size_exact", "farmers_min", "all_features"]
RuleEffect = Literal["house_size", "many_fields"]
Effect = CountInField | CountInFarm | ShortEffect | RuleEffect
RiverSymbol = Literal["houses", "farmers", "buffaloes", "largest"]
RiverScore = Literal[
    "other_card",
    "houses_by_farmers",
    "own_farmers",
    "own_buffaloes",
    "own_houses",
    "own_features",
    "both_farmers",
    "both_buffaloes",
    "both_houses",
    "both_features",
]

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

BOTH, WET, DRY, END = range(4)
WHEN: tuple[When, ...] = get_args(When)

# What ancestors count, in a field that is closed and, from ONCE on, in the farm at the end; then two that change a rule.
PER_FIELD, PER_PLOT, PER_SIZE, PER_SIZE_POINTS, PER_FARMER, PER_BUFFALO, PER_HOUSE, PER_FEATURE, PER_DIFFERENT, PER_SET = range(10)
ONCE, CLOSED_FIELD, LARGEST = range(10, 13)
IN_FARM = 13  # + number of things * part (open, closed or whole) + thing
THINGS: tuple[Thing, ...] = get_args(Thing)
FEATURE, SET, PLOT = range(3, 6)  # things, after farmer, buffalo, house
OPEN, CLOSED, WHOLE = range(3)
OPEN_BUFFALO = IN_FARM + 1
IN_FIELD: tuple[CountInField, ...] = get_args(CountInField)
COUNTS: tuple[CountInField | CountInFarm, ...] = (*IN_FIELD, *get_args(CountInFarm))
HOUSE_SIZE, MANY_FIELDS = range(len(COUNTS), len(COUNTS) + 2)
EFFECTS: tuple[Effect, ...] = (*COUNTS, *get_args(RuleEffect), *get_args(ShortEffect))
CONDITIONS = 2  # that an ancestor can have at once

RIVER_CARDS = 4
LARGEST_RIVER = 3  # of the symbols; the others are features
RIVER: tuple[RiverSymbol, ...] = get_args(RiverSymbol)
RIVER_SCORES: tuple[RiverScore, ...] = get_args(RiverScore)
OTHER_CARD, HOUSES_BY_FARMERS, AT_RIVER = range(3)  # AT_RIVER + 4 * (0 for one's own, 1 for both farms') + thing
BANK_START = -1  # the cells of the bank
BANK_STOP = 15

NONE = -1
