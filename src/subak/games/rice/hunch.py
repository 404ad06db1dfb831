"""What a decision seems to be worth at first sight, for those who play on quickly."""

from subak.core.compiling import rule
from subak.games.rice.fields import build
from subak.games.rice.places import place
from subak.games.rice.scoring import end_points
from subak.games.rice.state import AT, SETUP

POINT, OPEN_PLOT = 5, 2


@rule
def hunch(state, scratch, action):
    """The more the better, among the actions of one decision: points of the farm with this place, and its complete open plots."""
    if state.phase != AT or state.season == SETUP:
        return 0
    seat = int(state.actor)
    scratch[0] = state
    farm = scratch[0]
    x, y, lying = place(state, seat, action)
    build(farm, seat, int(state.build[seat]), x, y, lying)
    return POINT * end_points(farm, seat) + OPEN_PLOT * (int(farm.plots[seat]) - int(farm.closed_plots[seat]))
