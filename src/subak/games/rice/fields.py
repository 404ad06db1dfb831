"""Closed fields and their points, found from the card that closes them."""

from subak.core.compiling import rule
from subak.games.rice.components import (
    BOTH,
    BUFFALO,
    BUFFALO_POINTS,
    CONDITIONS,
    FARMER,
    FARMER_POINTS,
    HOUSE,
    HOUSE_SIZE,
    MANY_FIELDS,
    NONE,
    ONCE,
    PER_BUFFALO,
    PER_DIFFERENT,
    PER_FARMER,
    PER_FEATURE,
    PER_HOUSE,
    PER_PLOT,
    PER_SET,
    PER_SIZE,
    PER_SIZE_POINTS,
    SIZE_POINTS,
)
from subak.games.rice.components import (
    DRY as ONLY_DRY,
)
from subak.games.rice.components import (
    WET as ONLY_WET,
)
from subak.games.rice.lattice import COORDINATE, in_closed_field, is_complete, is_path, lay, turned_point
from subak.games.rice.state import DRY

# Where a face has parts of plots: the complete one, the halves, the quarters. Features stand in the first four.
PLOT_U = (1, 0, 2, 1, 0, 2)
PLOT_V = (1, 2, 2, 3, 0, 0)
PARTS = 6
SPOT_COUNT = 4
FIRST_SPOT_BIT = 6

# The numbers of an ancestor, see deck.ancestor_numbers, and of the contracts, see deck.contract_numbers.
EFFECT, WHEN, POINTS, LIMIT, IF = range(5)
IF_COUNT, IF_LEAST, IF_MOST = range(3)  # from IF on, for each condition
JASMINE, JASMINE_LESS, JASMINE_PER, GINGER, GINGER_PER = range(5)


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
    if gives_for_many_fields(state, seat, closed):
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
    """Whether a path has plots of the field on both sides: it does not enclose the field then, which can never be closed."""
    for plot in range(plots):
        x = int(state.field_x[plot])
        y = int(state.field_y[plot])
        for side in range(2, 4):  # lower left and lower right are enough: of two plots across a path one is the upper
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
def acts(state, seat):
    """Whether a seat's ancestor looks at fields that are closed now."""
    when = state.ancestors[state.ancestor[seat], WHEN]
    if state.season == DRY:
        return when in (BOTH, ONLY_DRY)
    return when in (BOTH, ONLY_WET)


@rule
def gives_for_many_fields(state, seat, closed):
    """Whether a card that closes so many fields pleases the ancestor."""
    return effect_of(state, seat) == MANY_FIELDS and acts(state, seat) and closed >= ancestor_limit(state, seat)


@rule
def condition_of(state, seat, condition, number):
    return int(state.ancestors[state.ancestor[seat], IF + 3 * condition + number])


@rule
def field_size(state, seat, plots, houses):
    return plots + houses * (ancestor_points(state, seat) if effect_of(state, seat) == HOUSE_SIZE else 1)


@rule
def field_points(state, seat, size, farmers, buffaloes, houses):
    """What a field scores for a seat when it is closed now."""
    points = SIZE_POINTS[min(size, 5)] + FARMER_POINTS[min(farmers, 4)] + BUFFALO_POINTS * buffaloes
    points += ginger_points(state, seat, size, farmers, buffaloes, houses)
    return points + ancestor_bonus(state, seat, size, farmers, buffaloes, houses)


@rule
def counted_in_field(state, seat, count, size, farmers, buffaloes, houses):
    """How much of what a deck counts a field of a seat has."""
    if count == PER_PLOT:
        return size - field_size(state, seat, 0, houses)
    if count == PER_SIZE:
        return size
    if count == PER_SIZE_POINTS:
        return SIZE_POINTS[min(size, 5)]
    if count == PER_FARMER:
        return farmers
    if count == PER_BUFFALO:
        return buffaloes
    if count == PER_HOUSE:
        return houses
    if count == PER_FEATURE:
        return farmers + buffaloes + houses
    if count == PER_DIFFERENT:
        return (farmers > 0) + (buffaloes > 0) + (houses > 0)
    if count == PER_SET:
        return min(farmers, buffaloes, houses)
    return 1


@rule
def ginger_points(state, seat, size, farmers, buffaloes, houses):
    """What the Ginger contract adds to a field."""
    if state.season != DRY or not state.contracts or state.ginger != seat:
        return 0
    per = state.contract_cards[GINGER_PER]
    return int(state.contract_cards[GINGER]) * counted_in_field(state, seat, per, size, farmers, buffaloes, houses)


@rule
def ancestor_bonus(state, seat, size, farmers, buffaloes, houses):
    """What an ancestor adds to a field."""
    effect = effect_of(state, seat)
    if not acts(state, seat) or effect >= ONCE:
        return 0
    for condition in range(CONDITIONS):
        count = condition_of(state, seat, condition, IF_COUNT)
        if count != NONE:
            counted = counted_in_field(state, seat, count, size, farmers, buffaloes, houses)
            if counted < condition_of(state, seat, condition, IF_LEAST) or counted > condition_of(state, seat, condition, IF_MOST):
                return 0
    return ancestor_points(state, seat) * counted_in_field(state, seat, effect, size, farmers, buffaloes, houses)
