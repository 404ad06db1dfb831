"""What every game's observation has in common."""

from subak.core.compiling import rule
from subak.core.seats import seen_from
from subak.core.verbs import observe_seat, observe_table


@rule
def observe(state, seat, out):
    """What a seat may know, into a row of zeros of the size of the game's observation; the others are counted clockwise from it."""
    observe_table(state, seat, out)
    for owner in range(state.players):
        observe_seat(state, seat, owner, seen_from(state, seat, owner), out)


@rule
def observe_turn(state, seat, start, out):
    """Who began, phase and turn, whose turn it is and who decides; start says where these parts of the row begin."""
    out[start.first + seen_from(state, seat, 0)] = 1
    out[start.phase + int(state.phase)] = 1
    out[start.turn] = state.turn
    out[start.active + seen_from(state, seat, int(state.active))] = 1
    if state.actor >= 0:  # else the match is over
        out[start.actor + seen_from(state, seat, int(state.actor))] = 1
