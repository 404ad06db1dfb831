"""What an action seems to be worth at first sight: a search tries good ones first and plays out by them."""

from subak.core.compiling import rule
from subak.games.rice.fields import build
from subak.games.rice.places import place
from subak.games.rice.scoring import end_points
from subak.games.rice.state import AT, SETUP

POINT, OPEN_PLOT = 5, 2


@rule
def hunch(state, scratch, action):
    """Compares the places of a card: the points that the farm would have then, and its complete plots that are still open."""
    if state.phase != AT or state.season == SETUP:
        return 0
    seat = int(state.actor)
    scratch[0] = state
    farm = scratch[0]
    x, y, lying = place(state, seat, action)
    build(farm, seat, int(state.build[seat]), x, y, lying)
    return POINT * end_points(farm, seat) + OPEN_PLOT * (int(farm.plots[seat]) - int(farm.closed_plots[seat]))
