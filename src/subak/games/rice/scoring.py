"""The end: closed fields, buffaloes in open plots, ancestors that score now, and who has won."""

from subak.core.compiling import rule
from subak.games.rice.components import (
    BUFFALO,
    CLOSED_FIELD,
    CLOSED_SET,
    FARMER,
    HOUSE,
    LARGEST,
    OPEN_BUFFALO,
    OPEN_FARMER,
    OPEN_HOUSE,
    OPEN_PLOT,
)
from subak.games.rice.fields import ancestor_limit, ancestor_points, effect_of
from subak.games.rice.state import OVER, SEATS, SETUP


@rule
def over(state):
    return state.phase == OVER


@rule
def in_open_plots(state, seat, feature):
    return int(state.features[seat, feature]) - int(state.closed_features[seat, feature])


@rule
def counted_by_ancestor(state, seat):
    """How many times an ancestor gives its points at the end."""
    effect = effect_of(state, seat)
    if effect == OPEN_FARMER:
        return in_open_plots(state, seat, FARMER)
    if effect == OPEN_BUFFALO:
        return in_open_plots(state, seat, BUFFALO)
    if effect == OPEN_HOUSE:
        return in_open_plots(state, seat, HOUSE)
    if effect == OPEN_PLOT:
        return int(state.plots[seat]) - int(state.closed_plots[seat])
    if effect == CLOSED_FIELD:
        return int(state.fields[seat])
    if effect == CLOSED_SET:
        return min(
            int(state.closed_features[seat, FARMER]),
            int(state.closed_features[seat, BUFFALO]),
            int(state.closed_features[seat, HOUSE]),
        )
    if effect == LARGEST:
        return int(state.largest[seat])
    return 0


@rule
def points_by_ancestor(state, seat):
    points = ancestor_points(state, seat) * counted_by_ancestor(state, seat)
    limit = ancestor_limit(state, seat)
    return min(points, limit) if limit > 0 else points


@rule
def buffaloes_lost(state, seat):
    return 0 if effect_of(state, seat) == OPEN_BUFFALO else in_open_plots(state, seat, BUFFALO)


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
