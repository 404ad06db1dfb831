"""The end: closed fields, buffaloes in open plots, ancestors that score now, and who has won."""

from subak.core.compiling import rule
from subak.games.rice.components import (
    BUFFALO,
    CLOSED,
    CLOSED_FIELD,
    CONDITIONS,
    END,
    FARMER,
    FEATURE,
    HOUSE,
    IN_FARM,
    LARGEST,
    NONE,
    OPEN,
    OPEN_BUFFALO,
    PLOT,
    SET,
    THINGS,
    WHOLE,
)
from subak.games.rice.fields import (
    IF_COUNT,
    IF_LEAST,
    IF_MOST,
    JASMINE,
    JASMINE_LESS,
    JASMINE_PER,
    WHEN,
    ancestor_limit,
    ancestor_points,
    condition_of,
    effect_of,
)
from subak.games.rice.state import OVER, SEATS, SETUP

KINDS = len(THINGS)  # of what stands in a part of a farm


@rule
def over(state):
    return state.phase == OVER


@rule
def in_open_plots(state, seat, feature):
    return int(state.features[seat, feature]) - int(state.closed_features[seat, feature])


@rule
def in_part(state, seat, part, feature):
    """How many farmers, buffaloes or houses stand in the open plots, in the closed fields, or in the whole farm."""
    if part == OPEN:
        return in_open_plots(state, seat, feature)
    return int(state.closed_features[seat, feature] if part == CLOSED else state.features[seat, feature])


@rule
def things_in(state, seat, part, thing):
    if thing == PLOT:
        plots = int(state.plots[seat])
        closed = int(state.closed_plots[seat])
        return plots - closed if part == OPEN else closed if part == CLOSED else plots
    if thing < FEATURE:
        return in_part(state, seat, part, thing)
    farmers = in_part(state, seat, part, FARMER)
    buffaloes = in_part(state, seat, part, BUFFALO)
    houses = in_part(state, seat, part, HOUSE)
    return min(farmers, buffaloes, houses) if thing == SET else farmers + buffaloes + houses


@rule
def counted_in_farm(state, seat, count):
    """How much of what a deck counts at the end a farm has."""
    if count == CLOSED_FIELD:
        return int(state.fields[seat])
    if count == LARGEST:
        return int(state.largest[seat])
    if count >= IN_FARM:
        return things_in(state, seat, (count - IN_FARM) // KINDS, (count - IN_FARM) % KINDS)
    return 1


@rule
def acts_at_end(state, seat):
    """Whether a seat's ancestor looks at the farm at the end, and likes what it would see now."""
    if state.ancestors[state.ancestor[seat], WHEN] != END:
        return False
    for condition in range(CONDITIONS):
        count = condition_of(state, seat, condition, IF_COUNT)
        if count != NONE:
            counted = counted_in_farm(state, seat, count)
            if counted < condition_of(state, seat, condition, IF_LEAST) or counted > condition_of(state, seat, condition, IF_MOST):
                return False
    return True


@rule
def counted_by_ancestor(state, seat):
    """How many times an ancestor gives its points at the end."""
    return counted_in_farm(state, seat, effect_of(state, seat)) if acts_at_end(state, seat) else 0


@rule
def points_by_ancestor(state, seat):
    points = ancestor_points(state, seat) * counted_by_ancestor(state, seat)
    limit = ancestor_limit(state, seat)
    return min(points, limit) if limit > 0 else points


@rule
def buffaloes_lost(state, seat):
    if effect_of(state, seat) == OPEN_BUFFALO and acts_at_end(state, seat):
        return 0
    return in_open_plots(state, seat, BUFFALO)


@rule
def jasmine_points(state, seat):
    """What the Jasmine contract gives at once."""
    less = int(state.contract_cards[JASMINE_LESS]) * things_in(state, seat, WHOLE, int(state.contract_cards[JASMINE_PER]))
    return int(state.contract_cards[JASMINE]) - less


@rule
def end_points(state, seat):
    """The points of a seat if the match ended now."""
    return int(state.points[seat]) + int(state.fields[seat]) - buffaloes_lost(state, seat) + points_by_ancestor(state, seat)


@rule
def scores(state, out):
    """The points of each seat if the match ended now; before the ancestors lie open nothing has been scored."""
    for seat in range(SEATS):
        out[seat] = 0 if state.season == SETUP else end_points(state, seat)


@rule
def standing(state, seat, score):
    """Larger is better: points, then farmers in the whole farm."""
    return (int(score) << 8) + int(state.features[seat, FARMER])
