"""The altar: goods on a stack, and how all that happened there is packed into numbers.

A good on the altar is its kind, + FACE_DOWN where it lies face down. An event is one of two things: a good was laid, or a look of
the oracle kept the good at a place, counted from 0 at the top. It also holds who did it.
"""

from subak.core.compiling import rule
from subak.games.bali.components import EMPTY, KINDS, LOOK_DEPTH, MOST_PLAYERS

FACE_DOWN = KINDS
NOBODY = MOST_PLAYERS  # lays what comes from the supply

GOOD_BITS = 3  # lowest in an event: the good laid, or the place that one was kept from
GOOD_MASK = 7
KEPT_BIT = 64  # set where a good was kept; above the bits of good and owner


@rule
def face_down(kind):
    return kind + FACE_DOWN


@rule
def is_face_down(good):
    return good >= FACE_DOWN


@rule
def good_kind(good):
    return good % KINDS


@rule
def as_all_see(good):
    """A good as everybody sees it: its kind, or FACE_DOWN."""
    return min(FACE_DOWN, good)


@rule
def laid(good, owner):
    """The event that an owner laid a good."""
    return good + (owner << GOOD_BITS)


@rule
def kept(place, owner):
    """The event that an owner kept the good at a place."""
    return place + (owner << GOOD_BITS) + KEPT_BIT


@rule
def is_kept(event):
    return event >= KEPT_BIT


@rule
def event_owner(event):
    return (event >> GOOD_BITS) & GOOD_MASK


@rule
def laid_good(event):
    return event & GOOD_MASK


@rule
def kept_place(event):
    return event & GOOD_MASK


@rule
def is_secret(event):
    """Whether others cannot tell which kind of good its owner gave or got."""
    return is_kept(event) or (is_face_down(laid_good(event)) and event_owner(event) != NOBODY)


@rule
def put_on_top(state, good):
    state.altar[state.altar_size] = good
    state.altar_size += 1


@rule
def add_event(state, event):
    state.events[state.event_count] = event
    state.event_count += 1


@rule
def lay_on_altar(state, good, owner):
    put_on_top(state, good)
    add_event(state, laid(good, owner))


@rule
def good_at(state, place):
    """The good at a place of the altar as it now is."""
    return int(state.altar[state.altar_size - 1 - place])


@rule
def remove_from_altar(state, place):
    """Takes out the good at a place; those above it stay in their order."""
    state.altar_size -= 1
    for index in range(state.altar_size - place, state.altar_size):
        state.altar[index] = state.altar[index + 1]
    state.altar[state.altar_size] = EMPTY


@rule
def look_depth(state):
    """How many goods a look shows now."""
    return min(LOOK_DEPTH, state.altar_size)


@rule
def top_of_altar(state):
    """All that a look shows now, in one number: see seen_at."""
    seen = 0
    for place in range(look_depth(state)):
        seen |= good_at(state, place) << (GOOD_BITS * place)
    return seen


@rule
def seen_at(state, look, place):
    """The good that an earlier look showed at a place."""
    return (int(state.seen[look]) >> (GOOD_BITS * place)) & GOOD_MASK


@rule
def on_top_after(state, look, place):
    """The good that lay on top once the one at a place was kept by a look that showed several."""
    return seen_at(state, look, 1 if place == 0 else 0)
