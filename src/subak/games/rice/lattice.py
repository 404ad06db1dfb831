"""Cells, corners and plots of a farm."""

from subak.core.compiling import rule
from subak.games.rice.components import BANK_START, BANK_STOP, CELLS, HEIGHT, WIDTH
from subak.games.rice.state import SIDE

COORDINATE = SIDE - 1  # masks a coordinate into the torus
LINE = (1 << SIDE) - 1


@rule
def card_width(lying):
    return HEIGHT if lying else WIDTH


@rule
def card_height(lying):
    return WIDTH if lying else HEIGHT


@rule
def turned_cell(x, y, lying, number):
    """Where a cell of a face lies on the farm, for a card whose top left corner is at (x, y).

    Which of its two upright or its two lying ways a card is turned follows from whether x + y is odd.
    """
    column = number & 1
    line = number >> 1
    odd = (x + y) & 1
    if lying:
        return (x + 2 - line, y + column) if odd else (x + line, y + 1 - column)
    return (x + 1 - column, y + 2 - line) if odd else (x + column, y + line)


@rule
def turned_point(x, y, lying, u, v):
    """Where a point of a face lies on the farm."""
    odd = (x + y) & 1
    if lying:
        return (x + 3 - v, y + u) if odd else (x + v, y + 2 - u)
    return (x + 2 - u, y + 3 - v) if odd else (x + u, y + v)


@rule
def cells_from(x, count):
    """A bit for each of some cells of a line."""
    shift = x & COORDINATE
    cells = (1 << count) - 1
    return ((cells << shift) | (cells >> (SIDE - shift))) & LINE


@rule
def is_path(state, seat, x, y):
    """Whether a covered cell has a path. With the festival a farm begins at y = 0; the bank above it has paths only."""
    if state.festival and y < 0:
        return True
    return (int(state.path[seat, y & COORDINATE]) >> (x & COORDINATE)) & 1 != 0


@rule
def is_complete(state, seat, x, y):
    """Whether the plot around an even corner has all its cells: two above the corner and two below."""
    pair = cells_from(x - 1, 2)
    if int(state.covered[seat, y & COORDINATE]) & pair != pair:
        return False
    if state.festival and y <= 0:
        return y == 0 and BANK_START < x < BANK_STOP
    return int(state.covered[seat, (y - 1) & COORDINATE]) & pair == pair


@rule
def in_closed_field(state, seat, x, y):
    return (int(state.closed[seat, y & COORDINATE]) >> (x & COORDINATE)) & 1 != 0


@rule
def lay(state, seat, card, x, y, lying):
    """Marks a card's cells on the farm."""
    face = int(state.faces[card])
    for number in range(CELLS):
        column, line = turned_cell(x, y, lying, number)
        bit = 1 << (column & COORDINATE)
        state.covered[seat, line & COORDINATE] |= bit
        if (face >> number) & 1:
            state.path[seat, line & COORDINATE] |= bit
