"""The Water Festival: the river's fronts at the end of the wet season, its backs at the end of the dry one."""

from subak.core.compiling import rule
from subak.games.rice.components import (
    ARROWS,
    BUFFALO,
    BUFFALOES_RIVER,
    FARMER,
    FARMERS_RIVER,
    HOUSE,
    HOUSES_RIVER,
    LARGEST_RIVER,
    NONE,
    RIVER_CARDS,
)
from subak.games.rice.fields import features_in_field, field_size, find_field
from subak.games.rice.lattice import in_closed_field
from subak.games.rice.state import SEATS

FEATURE_OF = (HOUSE, FARMER, BUFFALO)  # by symbol


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
    if symbol == HOUSES_RIVER:
        return int(state.closed_features[seat, HOUSE]) * int(state.closed_features[1 - seat, FARMER])
    if symbol == FARMERS_RIVER:
        return (
            int(state.river_features[seat, FARMER])
            + int(state.river_features[seat, BUFFALO])
            + int(state.river_features[seat, HOUSE])
        )
    if symbol == BUFFALOES_RIVER:
        return 2 * (int(state.river_features[0, BUFFALO]) + int(state.river_features[1, BUFFALO]))
    return 0


@rule
def can_score_for_largest(state, seat, card):
    """Whether the seat with the larger field may score this card too: one whose majority the opponent has."""
    return state.river[card] != LARGEST_RIVER and majority(state, state.river[card]) == 1 - seat


@rule
def asks_for_river_card(state):
    """Scores the fronts, card by card from the first seat's left; true where a seat with the larger field has to choose a card."""
    while state.river_scored < RIVER_CARDS:
        symbol = int(state.river[state.river_scored])
        seat = majority(state, symbol)
        state.river_scored += 1
        if seat != NONE:
            state.points[seat] += front_points(state, seat, symbol)
            if symbol == LARGEST_RIVER:
                for card in range(RIVER_CARDS):
                    if can_score_for_largest(state, seat, card):
                        state.actor = seat
                        state.active = seat
                        return True
    return False


@rule
def in_symbols_field(state, seat, card):
    """How much of a card's symbol the closed field below that card has, in a seat's farm; the second sees the river reversed."""
    from_left = card if seat == 0 else RIVER_CARDS - 1 - card
    if not in_closed_field(state, seat, 4 * from_left, 0):
        return 0
    plots = find_field(state, seat, 4 * from_left, 0)
    symbol = state.river[card]
    if symbol == LARGEST_RIVER:
        return field_size(state, seat, plots, features_in_field(state, seat, plots, HOUSE))
    return features_in_field(state, seat, plots, FEATURE_OF[symbol])


@rule
def next_card(state, card):
    """Where the arrow on a card's back leads."""
    return (card + ARROWS[state.river[card]]) & (RIVER_CARDS - 1)


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
