"""The Water Festival: the river's fronts at the end of the wet season, its backs at the end of the dry one."""

from subak.core.compiling import rule
from subak.games.rice.components import (
    AT_RIVER,
    BUFFALO,
    FARMER,
    HOUSE,
    HOUSES_BY_FARMERS,
    LARGEST_RIVER,
    NONE,
    OTHER_CARD,
    RIVER_CARDS,
)
from subak.games.rice.fields import features_in_field, field_size, find_field
from subak.games.rice.lattice import in_closed_field
from subak.games.rice.state import SEATS

FEATURE_OF = (HOUSE, FARMER, BUFFALO)  # by symbol

# The numbers of a river card, see deck.river_numbers: its front, then the symbol, the half plots and the arrow of its back.
SCORES, POINTS, SYMBOL, RIGHT_HALF, ARROW = 0, 1, 2, 3, 5  # the right half or not, by seat


@rule
def in_farm(state, seat, symbol):
    """How much of a symbol a seat has, open plots included."""
    if symbol == LARGEST_RIVER:
        return int(state.largest[seat])
    return int(state.features[seat, FEATURE_OF[symbol]])


@rule
def majority(state, symbol):
    first = in_farm(state, 0, symbol)
    second = in_farm(state, 1, symbol)
    if first == second:
        return NONE
    return 0 if first > second else 1


@rule
def front_points(state, seat, symbol):
    """What a card's front gives a seat, counted over closed fields only."""
    scores = int(state.river_cards[symbol, SCORES])
    points = int(state.river_cards[symbol, POINTS])
    if scores == OTHER_CARD:
        return 0
    if scores == HOUSES_BY_FARMERS:
        return points * int(state.closed_features[seat, HOUSE]) * int(state.closed_features[1 - seat, FARMER])
    counted = at_river(state, seat, (scores - AT_RIVER) & 3)
    if scores >= AT_RIVER + 4:
        counted += at_river(state, 1 - seat, (scores - AT_RIVER) & 3)
    return points * counted


@rule
def at_river(state, seat, feature):
    """How many farmers, buffaloes or houses, or features of any kind, a seat has in closed fields at the river."""
    if feature <= HOUSE:
        return int(state.river_features[seat, feature])
    return (
        int(state.river_features[seat, FARMER]) + int(state.river_features[seat, BUFFALO]) + int(state.river_features[seat, HOUSE])
    )


@rule
def scores_other_card(state, symbol):
    """Whether the front of a card lets its owner score another card."""
    return state.river_cards[symbol, SCORES] == OTHER_CARD


@rule
def can_score_besides(state, seat, card):
    """Whether a seat that may score another card may score this one: one whose majority the opponent has."""
    return not scores_other_card(state, state.river[card]) and majority(state, state.river[card]) == 1 - seat


@rule
def asks_for_river_card(state):
    """Scores the fronts, card by card from the first seat's left; true where a seat has to choose another card."""
    while state.river_scored < RIVER_CARDS:
        symbol = int(state.river[state.river_scored])
        seat = majority(state, symbol)
        state.river_scored += 1
        if seat != NONE:
            state.points[seat] += front_points(state, seat, symbol)
            if scores_other_card(state, symbol):
                for card in range(RIVER_CARDS):
                    if can_score_besides(state, seat, card):
                        state.actor = seat
                        state.active = seat
                        return True
    return False


@rule
def in_symbols_field(state, seat, card):
    """How much of the symbol on a card's back the closed field that holds it has; the second seat sees the river reversed."""
    from_left = card if seat == 0 else RIVER_CARDS - 1 - card
    x = 4 * from_left + 2 * int(state.river_cards[state.river[card], RIGHT_HALF + seat])
    if not in_closed_field(state, seat, x, 0):
        return 0
    plots = find_field(state, seat, x, 0)
    symbol = int(state.river_cards[state.river[card], SYMBOL])
    if symbol == LARGEST_RIVER:
        return field_size(state, seat, plots, features_in_field(state, seat, plots, HOUSE))
    return features_in_field(state, seat, plots, FEATURE_OF[symbol])


@rule
def next_card(state, card):
    """Where the arrow on a card's back leads."""
    return (card + int(state.river_cards[state.river[card], ARROW])) & (RIVER_CARDS - 1)


@rule
def score_backs(state):
    for card in range(RIVER_CARDS):
        first = in_symbols_field(state, 0, card)
        second = in_symbols_field(state, 1, card)
        if first != second:
            there = next_card(state, card)
            points = 0
            for seat in range(SEATS):
                points += in_symbols_field(state, seat, there)
            state.points[0 if first > second else 1] += points
