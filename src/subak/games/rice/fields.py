"""Closed fields and their points, found from the card that closes them."""

from subak.core.compiling import rule
from subak.games.rice.components import (
    ALL_FEATURES,
    BUFFALO,
    BUFFALO_MORE,
    BUFFALO_POINTS,
    DIFFERENT,
    EMPTY_TIMES,
    END,
    FARMER,
    FARMER_MORE,
    FARMER_POINTS,
    FARMERS_MIN,
    GINGER,
    HOUSE,
    HOUSE_SIZE,
    MANY_FIELDS,
    SIZE_EXACT,
    SIZE_MIN,
    SIZE_POINTS,
)
from subak.games.rice.components import (
    DRY as ONLY_DRY,
)
from subak.games.rice.lattice import COORDINATE, in_closed_field, is_complete, is_path, lay, turned_point
from subak.games.rice.state import DRY

# Where a face has parts of plots: the complete one, the halves, the quarters. Features stand in the first four.
PLOT_U = (1, 0, 2, 1, 0, 2)
PLOT_V = (1, 2, 2, 3, 0, 0)
PARTS = 6
SPOT_COUNT = 4
FIRST_SPOT_BIT = 6

EFFECT, WHEN, POINTS, LIMIT = range(4)  # the numbers of an ancestor: see deck.ancestor_numbers


@rule
def feature_at(face, spot):
    """The feature on a spot of a face, or -1."""
    return ((face >> (FIRST_SPOT_BIT + 2 * spot)) & 3) - 1


@rule
def build(state, seat, card, x, y, lying):
    """Lays a card and scores the fields that it closes."""
    number = state.farm_size[seat]
    state.card[seat, number] = card
    state.x[seat, number] = x
    state.y[seat, number] = y
    state.lying[seat, number] = lying
    state.farm_size[seat] += 1
    lay(state, seat, card, x, y, lying)
    for spot in range(SPOT_COUNT):
        feature = feature_at(int(state.faces[card]), spot)
        if feature >= 0:
            state.features[seat, feature] += 1

    complete = 0  # plots that this card completes: each of them has a part on it
    closed = 0
    for part in range(PARTS):
        column, line = turned_point(x, y, lying, PLOT_U[part], PLOT_V[part])
        if is_complete(state, seat, column, line):
            complete += 1
            if not in_closed_field(state, seat, column, line):
                plots = find_field(state, seat, column, line)
                if plots > 0:
                    close_field(state, seat, plots)
                    closed += 1
    state.plots[seat] += complete
    if acts(state, seat, MANY_FIELDS) and closed >= ancestor_limit(state, seat):
        state.points[seat] += ancestor_points(state, seat)


@rule
def find_field(state, seat, x, y):
    """Lists the plots of the field around a complete plot in field_x and field_y, and returns how many there are.

    Of a field that is not closed it lists only a part, and returns the number of those plots below 0.
    """
    state.field_x[0] = x
    state.field_y[0] = y
    plots = 1
    looked_at = 0
    closed = True
    while closed and looked_at < plots:
        x = int(state.field_x[looked_at])
        y = int(state.field_y[looked_at])
        for side in range(4):
            right = side & 1
            down = side >> 1
            if not is_path(state, seat, x - 1 + right, y - 1 + down):
                across_x = x - 1 + 2 * right
                across_y = y - 1 + 2 * down
                if not is_complete(state, seat, across_x, across_y):
                    closed = False
                elif not in_field(state, plots, across_x, across_y):
                    state.field_x[plots] = across_x
                    state.field_y[plots] = across_y
                    plots += 1
        looked_at += 1
    return plots if closed and not path_reaches_in(state, seat, plots) else -plots


@rule
def in_field(state, plots, x, y):
    for plot in range(plots):
        if state.field_x[plot] == x and state.field_y[plot] == y:
            return True
    return False


@rule
def path_reaches_in(state, seat, plots):
    """Whether a path has plots of the field on both of its sides: such a path does not enclose it, and keeps it open."""
    for plot in range(plots):
        x = int(state.field_x[plot])
        y = int(state.field_y[plot])
        for side in range(2, 4):  # lower left and lower right: of two plots on both sides of a path, one lies below the other
            right = side & 1
            if is_path(state, seat, x - 1 + right, y) and in_field(state, plots, x - 1 + 2 * right, y + 1):
                return True
    return False


@rule
def features_in_field(state, seat, plots, feature):
    count = 0
    for number in range(state.farm_size[seat]):
        face = int(state.faces[state.card[seat, number]])
        for spot in range(SPOT_COUNT):
            if feature_at(face, spot) == feature:
                x, y = turned_point(
                    int(state.x[seat, number]),
                    int(state.y[seat, number]),
                    int(state.lying[seat, number]),
                    PLOT_U[spot],
                    PLOT_V[spot],
                )
                if in_field(state, plots, x, y):
                    count += 1
    return count


@rule
def close_field(state, seat, plots):
    farmers = features_in_field(state, seat, plots, FARMER)
    buffaloes = features_in_field(state, seat, plots, BUFFALO)
    houses = features_in_field(state, seat, plots, HOUSE)
    size = field_size(state, seat, plots, houses)
    state.points[seat] += field_points(state, seat, size, farmers, buffaloes, houses)
    state.fields[seat] += 1
    state.closed_plots[seat] += plots
    state.largest[seat] = max(int(state.largest[seat]), size)
    state.closed_features[seat, FARMER] += farmers
    state.closed_features[seat, BUFFALO] += buffaloes
    state.closed_features[seat, HOUSE] += houses
    at_river = False
    for plot in range(plots):
        line = int(state.field_y[plot])
        state.closed[seat, line & COORDINATE] |= 1 << (int(state.field_x[plot]) & COORDINATE)
        at_river = at_river or line == 0
    if state.festival and at_river:
        state.river_features[seat, FARMER] += farmers
        state.river_features[seat, BUFFALO] += buffaloes
        state.river_features[seat, HOUSE] += houses


@rule
def effect_of(state, seat):
    return int(state.ancestors[state.ancestor[seat], EFFECT])


@rule
def ancestor_points(state, seat):
    return int(state.ancestors[state.ancestor[seat], POINTS])


@rule
def ancestor_limit(state, seat):
    return int(state.ancestors[state.ancestor[seat], LIMIT])


@rule
def acts(state, seat, effect):
    """Whether a seat's ancestor has this effect on fields that are closed now."""
    when = state.ancestors[state.ancestor[seat], WHEN]
    return effect_of(state, seat) == effect and when != END and (when != ONLY_DRY or state.season == DRY)


@rule
def field_size(state, seat, plots, houses):
    return plots + houses * (ancestor_points(state, seat) if effect_of(state, seat) == HOUSE_SIZE else 1)


@rule
def field_points(state, seat, size, farmers, buffaloes, houses):
    """What a field scores for a seat when it is closed now."""
    points = SIZE_POINTS[min(size, 5)] + FARMER_POINTS[min(farmers, 4)] + BUFFALO_POINTS * buffaloes
    if state.season == DRY and state.contracts and state.ginger == seat:
        points += GINGER
    return points + ancestor_bonus(state, seat, size, farmers, buffaloes, houses)


@rule
def ancestor_bonus(state, seat, size, farmers, buffaloes, houses):
    effect = effect_of(state, seat)
    if not acts(state, seat, effect):
        return 0
    points = ancestor_points(state, seat)
    limit = ancestor_limit(state, seat)
    different = (farmers > 0) + (buffaloes > 0) + (houses > 0)
    if effect == EMPTY_TIMES:
        return (points - 1) * SIZE_POINTS[min(size, 5)] if different == 0 else 0
    if effect == SIZE_MIN:
        return points if size >= limit else 0
    if effect == SIZE_EXACT:
        return points if size == limit else 0
    if effect == BUFFALO_MORE:
        return points * buffaloes
    if effect == FARMER_MORE:
        return points * farmers
    if effect == FARMERS_MIN:
        return points if farmers >= limit else 0
    if effect == DIFFERENT:
        return points * different
    if effect == ALL_FEATURES:
        return points if different == 3 else 0
    return 0
