"""What a seat may know, as a row of numbers to learn from: nothing that a player with perfect memory would not know.

The seat that looks comes first, the other second; a one among zeros marks one of several. The deck is our own.
"""

from subak.core.compiling import rule
from subak.core.observation import Observation, Part
from subak.core.observing import observe_turn
from subak.core.seats import seen_from
from subak.games.rice.actions import SCORE_RIVER, START_AT
from subak.games.rice.components import CARDS, CELLS, FARM_SIZE, FEATURES, NONE, RIVER, RIVER_CARDS, ROW_SIZE, WET_TURNS
from subak.games.rice.lattice import COORDINATE, turned_cell
from subak.games.rice.places import place
from subak.games.rice.state import AT, DRY, MOST_PLOTS, PHASES, RIVER_CHOICE, SEASONS, SEATS, SETUP, SIDE

MOST = 999
FAR = 32
CARD_NUMBERS = 4
SYMBOLS = len(RIVER)  # CUDA knows no tuples of words
FEATURE_KINDS = len(FEATURES)

OBSERVATION = Observation(
    Part("options", (2,), 1, "whether festival, contracts are played"),
    Part("first", (SEATS,), 1, "a one for the seat that is asked first"),
    Part("season", (len(SEASONS),), 1, f"a one for {', '.join(SEASONS)}"),
    Part("phase", (len(PHASES),), 1, f"a one for {', '.join(PHASES)}"),
    Part("turn", (1,), 1 + WET_TURNS + ROW_SIZE, "0 in the set-up, then counted from 1"),
    Part("active", (SEATS,), 1, "a one for the seat whose turn it is"),
    Part("actor", (SEATS,), 1, "a one for the seat that decides"),
    Part("has_chosen", (SEATS,), 1, "whether a seat has made its choice of a turn in which both choose at once"),
    Part("river", (RIVER_CARDS, len(RIVER)), 1, f"by river card from the first seat's left, a one for {', '.join(RIVER)}"),
    Part("dry_row", (CARDS,), 1, "which cards lie in the row for the dry season"),
    Part("hand", (SEATS, CARDS), 1, "which cards are in hand; zeros while they are hidden"),
    Part("ancestor", (SEATS, CARDS), 1, "a one for the ancestor; zeros while it is hidden"),
    Part("ginger", (SEATS,), 1, "a one for the seat with the Ginger contract; the other then has Jasmine"),
    Part("points", (SEATS,), MOST, "points, by seat", -MOST),
    Part("features", (SEATS, len(FEATURES)), 4 * FARM_SIZE, f"in the whole farm: {', '.join(FEATURES)}"),
    Part("closed_features", (SEATS, len(FEATURES)), 4 * FARM_SIZE, "the same in closed fields"),
    Part("plots", (SEATS,), MOST_PLOTS, "complete plots"),
    Part("closed_plots", (SEATS,), MOST_PLOTS, "complete plots in closed fields"),
    Part("fields", (SEATS,), MOST_PLOTS, "closed fields"),
    Part("largest", (SEATS,), MOST, "size of the largest closed field"),
    Part("build", (CARDS,), 1, "a one for the card that the seat itself has chosen to build"),
    Part("at", (CARD_NUMBERS,), FAR, "1, x, y and whether it lies, once its place is chosen", -FAR),
    Part("to_row", (CARDS,), 1, "a one for the card that it gives to the row"),
    Part(
        "farm",
        (SEATS, FARM_SIZE, CARD_NUMBERS),
        FAR,
        "by seat and card, in the order of the actions: the card's number, x, y of its top left corner, whether it lies; or zeros",
        -FAR,
    ),
    Part(
        "cells",
        (SEATS, SIDE, SIDE),
        2,
        "by seat, y and x, on a torus (-1 is the last): 0 empty, 1 furrow, 2 path",
        codes=2,
        reach=8,
        around=4,
    ),
)

START = OBSERVATION.starts


@rule
def write_cards(cards, at, out):
    for card in range(CARDS):
        out[at + card] = (cards >> card) & 1


@rule
def observe_table(state, seat, out):
    observe_turn(state, seat, START, out)
    out[START.options] = state.festival
    out[START.options + 1] = state.contracts
    out[START.season + int(state.season)] = 1
    if state.season != DRY and state.phase != RIVER_CHOICE and state.actor == 1:
        # Seat 0 has chosen, since it is asked first: in its own row it is the first seat, in that of seat 1 the second.
        out[START.has_chosen + seat] = 1
    if state.festival:
        for card in range(RIVER_CARDS):
            out[START.river + SYMBOLS * card + int(state.river[card])] = 1
    write_cards(int(state.dry_row), START.dry_row, out)
    if state.ginger != NONE:
        out[START.ginger + seen_from(state, seat, int(state.ginger))] = 1
    observe_choice(state, seat, out)


@rule
def observe_choice(state, seat, out):
    """What the seat has chosen so far this turn, which nobody else knows."""
    if state.build[seat] == NONE:
        return
    out[START.build + int(state.build[seat])] = 1
    if state.actor != seat or state.phase != AT:
        out[START.at] = 1
        out[START.at + 1] = state.at_x[seat]
        out[START.at + 2] = state.at_y[seat]
        out[START.at + 3] = state.at_lying[seat]
    if state.to_row[seat] != NONE:
        out[START.to_row + int(state.to_row[seat])] = 1


@rule
def observe_seat(state, seat, owner, at, out):
    if owner == seat or state.season != SETUP:
        write_cards(int(state.hand[owner]), START.hand + CARDS * at, out)
        if state.ancestor[owner] != NONE:
            out[START.ancestor + CARDS * at + int(state.ancestor[owner])] = 1
    out[START.points + at] = state.points[owner]
    for feature in range(FEATURE_KINDS):
        out[START.features + FEATURE_KINDS * at + feature] = state.features[owner, feature]
        out[START.closed_features + FEATURE_KINDS * at + feature] = state.closed_features[owner, feature]
    out[START.plots + at] = state.plots[owner]
    out[START.closed_plots + at] = state.closed_plots[owner]
    out[START.fields + at] = state.fields[owner]
    out[START.largest + at] = state.largest[owner]
    for number in range(state.farm_size[owner]):
        first = START.farm + CARD_NUMBERS * (FARM_SIZE * at + number)
        out[first] = 1 + state.card[owner, number]
        out[first + 1] = state.x[owner, number]
        out[first + 2] = state.y[owner, number]
        out[first + 3] = state.lying[owner, number]
    observe_cells(state, owner, at, out)


@rule
def observe_cells(state, owner, at, out):
    """Card by card: most of the torus is empty."""
    first = START.cells + SIDE * SIDE * at
    for number in range(state.farm_size[owner]):
        face = int(state.faces[state.card[owner, number]])
        for cell in range(CELLS):
            x, y = turned_cell(int(state.x[owner, number]), int(state.y[owner, number]), state.lying[owner, number], cell)
            out[first + SIDE * (y & COORDINATE) + (x & COORDINATE)] = 1 + ((face >> cell) & 1)


@rule
def where(state, action):
    """The middle of the card that is built, in the farm of the seat that decides."""
    if action < START_AT or action >= SCORE_RIVER:
        return -1
    x, y, _ = place(state, int(state.actor), action)
    return SIDE * ((y + 1) & COORDINATE) + ((x + 1) & COORDINATE)


@rule
def alike(state, action):
    """Places of a card differ by where they are, and by which of four ways the card is turned there."""
    if action < START_AT or action >= SCORE_RIVER:
        return action
    x, y, lying = place(state, int(state.actor), action)
    return START_AT + 2 * lying + ((x + y) & 1)
