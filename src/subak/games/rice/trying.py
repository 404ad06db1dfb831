"""A card tried at many places of a farm: what it would complete, close and score there."""

import numpy as np

from subak.core.compiling import entry_point, rule
from subak.games.rice.fields import PARTS, PLOT_U, PLOT_V, build, find_field
from subak.games.rice.lattice import in_closed_field, is_complete, turned_point
from subak.games.rice.places import place
from subak.games.rice.state import MOST_PLOTS

TRIED = np.dtype(
    [
        ("x", np.int8),
        ("y", np.int8),
        ("lying", np.int8),
        ("points", np.int16),  # for the fields closed
        ("fields", np.int8),  # closed
        ("completed", np.int8),  # how many plots
        ("complete_x", np.int8, (PARTS,)),
        ("complete_y", np.int8, (PARTS,)),
        ("closed", np.int8),  # plots of the fields closed
        ("closed_x", np.int8, (MOST_PLOTS,)),
        ("closed_y", np.int8, (MOST_PLOTS,)),
    ],
    align=True,
)


@entry_point
def find_places(states, seat, actions, tried):
    """Where actions mean to lay a card."""
    for number in range(actions.shape[0]):
        x, y, lying = place(states[0], seat, int(actions[number]))
        tried[number].x = x
        tried[number].y = y
        tried[number].lying = lying


@entry_point
def try_places(states, scratch, seat, card, tried):
    for number in range(tried.shape[0]):
        scratch[0] = states[0]
        try_place(states[0], scratch[0], seat, card, tried[number])


@rule
def try_place(before, after, seat, card, tried):
    """Builds the card in after, a copy of before, and notes what that completes, closes and scores."""
    x = int(tried.x)
    y = int(tried.y)
    lying = int(tried.lying)
    build(after, seat, card, x, y, lying)
    tried.points = after.points[seat] - before.points[seat]
    tried.fields = after.fields[seat] - before.fields[seat]
    tried.completed = 0
    tried.closed = 0
    for part in range(PARTS):
        column, line = turned_point(x, y, lying, PLOT_U[part], PLOT_V[part])
        if is_complete(after, seat, column, line):
            tried.complete_x[tried.completed] = column
            tried.complete_y[tried.completed] = line
            tried.completed += 1
        if in_closed_field(after, seat, column, line) and not is_listed(tried, column, line):
            for plot in range(find_field(after, seat, column, line)):
                tried.closed_x[tried.closed] = after.field_x[plot]
                tried.closed_y[tried.closed] = after.field_y[plot]
                tried.closed += 1


@rule
def is_listed(tried, x, y):
    for plot in range(tried.closed):
        if tried.closed_x[plot] == x and tried.closed_y[plot] == y:
            return True
    return False
