"""Worlds that a seat cannot tell from the true one.

Hidden from a seat are the pile and the hands and barns of the others. Any of these cards could be in the place of any other:
they are shuffled over their places.
"""

from subak.core.compiling import rule
from subak.core.randomness import below

from .actions import LAY_CARD
from .components import CARDS
from .state import BARN, IN_BARN, IN_FIELD, IN_HAND, IN_PILE, OVER


@rule
def redeal(world, state, seat, rng):
    """Makes world, a copy of state, a random world that fits all that seat knows (-1: a spectator)."""
    if state.phase == OVER:
        return
    hidden = 0
    for place in range(CARDS):
        if is_hidden(state, place, seat):
            hidden += 1
            swap(world, place, hidden_place(state, below(rng, hidden), seat))
    for place in range(CARDS):
        world.where[world.pile[place]] = state.where[state.pile[place]]


@rule
def is_hidden(state, place, seat):
    """The card that was dealt to this place of the pile."""
    where = state.where[state.pile[place]]
    if where == IN_PILE:
        return True
    return not IN_FIELD <= where < IN_BARN and where not in (IN_HAND + seat, IN_BARN + seat)


@rule
def hidden_place(state, number, seat):
    for place in range(CARDS):
        if is_hidden(state, place, seat):
            if number == 0:
                return place
            number -= 1
    return -1


@rule
def swap(world, place, other):
    card = world.pile[place]
    world.pile[place] = world.pile[other]
    world.pile[other] = card


@rule
def seen(state, action, seat):
    """An action as a seat sees it: which card goes into a barn is only known to its owner."""
    if state.phase == BARN and seat != state.actor:
        return LAY_CARD
    return action
