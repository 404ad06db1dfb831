"""Who sits where around the table."""

from subak.core.compiling import rule


@rule
def clockwise(state, steps):
    """The seat that many places to the left of the active one; without a remainder, which is slow on CUDA."""
    seat = state.active + steps
    return seat - state.players if seat >= state.players else seat


@rule
def seen_from(state, seat, owner):
    """How many places to the left of a seat another one is."""
    return owner - seat if owner >= seat else owner - seat + int(state.players)
