"""Where a card can be built: at an edge of a card of the farm, or, for the first with a river, at the bank."""

from typing import Any

import numpy as np

from subak.core.compiling import interpreted, rule
from subak.games.rice.actions import PLACE_AT, START_AT, UPRIGHT_STARTS, WAYS
from subak.games.rice.components import BANK_START, HEIGHT, WIDTH
from subak.games.rice.lattice import card_height, card_width

REACH = 2 * HEIGHT  # no card further away can meet one that touches this card
SPAN = 2 * REACH + 1
ALL_WAYS = (1 << 2 * WAYS) - 1


@rule
def way_offset(card_is_lying, way):
    """From a card's top left corner to that of a card that touches it; ways go along its top, bottom, left and right edge.

    The first 16 ways are upright, the other 16 lying.
    """
    lying = way // WAYS
    number = way % WAYS
    width = card_width(lying)
    height = card_height(lying)
    along_top = card_width(card_is_lying) + width - 1
    along_left = card_height(card_is_lying) + height - 1
    if number < along_top:
        return number - width + 1, -height
    if number < 2 * along_top:
        return number - along_top - width + 1, card_height(card_is_lying)
    if number < 2 * along_top + along_left:
        return -width, number - 2 * along_top - height + 1
    return card_width(card_is_lying), number - 2 * along_top - along_left - height + 1


def corners(card_is_lying: int) -> tuple[Any, Any, Any, Any]:
    """Left, top, right and bottom of the touching card, for each way."""
    offset = interpreted(way_offset)
    left, top = np.array([offset(card_is_lying, way) for way in range(2 * WAYS)]).T
    lying = np.arange(2 * WAYS) // WAYS
    return left, top, left + WIDTH + lying, top + HEIGHT - lying


def as_bits(ways: Any) -> Any:
    return (ways << np.arange(2 * WAYS)).sum(axis=-1)


def met_ways() -> Any:
    """A table of two cards at a distance: a bit for each way in which a third card that touches the first would meet the second.

    Indexed by the distance across and down, by how each of the two lies, and by what counts as meeting: 0 for overlaps alone, 1 for
    overlaps and common edges.
    """
    table = np.zeros((SPAN, SPAN, 2, 2, 2), np.int64)
    distance = np.arange(-REACH, REACH + 1)
    x, y = distance[:, None, None], distance[None, :, None]
    for card_is_lying in range(2):
        left, top, right, bottom = corners(card_is_lying)
        for other_is_lying in range(2):
            across = np.minimum(right, x + WIDTH + other_is_lying) - np.maximum(left, x)
            down = np.minimum(bottom, y + HEIGHT - other_is_lying) - np.maximum(top, y)
            table[:, :, card_is_lying, other_is_lying, 0] = as_bits((across > 0) & (down > 0))
            table[:, :, card_is_lying, other_is_lying, 1] = as_bits((across >= 0) & (down >= 0) & (across + down > 0))
    return table


def ways_above() -> Any:
    """By a card's y and how it lies: a bit for each way that would reach above y = 0."""
    return np.array([[as_bits(y + corners(lying)[1] < 0) for lying in range(2)] for y in range(HEIGHT)])


MET_WAYS = met_ways()
WAYS_ABOVE = ways_above()


@rule
def place(state, seat, action):
    """The top left corner and orientation that an action means."""
    if action < PLACE_AT:
        number = action - START_AT
        if number < UPRIGHT_STARTS:
            return BANK_START - WIDTH + 1 + number, 0, 0
        return BANK_START - HEIGHT + 1 + number - UPRIGHT_STARTS, 0, 1
    number = action - PLACE_AT
    card = number // (2 * WAYS)
    way = number % (2 * WAYS)
    x, y = way_offset(int(state.lying[seat, card]), way)
    return int(state.x[seat, card]) + x, int(state.y[seat, card]) + y, way // WAYS


@rule
def legal_ways(state, seat, card):
    """A bit for each way to touch a card of the farm without overlap.

    A place that touches several cards is a way of the first of them only, so that no place is listed twice.
    """
    x = int(state.x[seat, card])
    y = int(state.y[seat, card])
    lying = int(state.lying[seat, card])
    met = 0
    for other in range(state.farm_size[seat]):
        across = int(state.x[seat, other]) - x + REACH
        down = int(state.y[seat, other]) - y + REACH
        if other != card and 0 <= across < SPAN and 0 <= down < SPAN:
            met |= MET_WAYS[across, down, lying, int(state.lying[seat, other]), 1 if other < card else 0]
    if state.festival and y < HEIGHT:
        met |= WAYS_ABOVE[y, lying]
    return met ^ ALL_WAYS


@rule
def legal_places(state, seat, out):
    n = 0
    for card in range(state.farm_size[seat]):
        ways = legal_ways(state, seat, card)
        for way in range(2 * WAYS):
            # Always written, and overwritten unless legal: quicker than a branch that the processor cannot predict.
            out[n] = PLACE_AT + 2 * WAYS * card + way
            n += (ways >> way) & 1
    return n


@rule
def is_legal_place(state, seat, number):
    """A place by its number among all that touch a card of the farm."""
    return (legal_ways(state, seat, number // (2 * WAYS)) >> (number % (2 * WAYS))) & 1 != 0
