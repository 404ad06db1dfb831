"""Worlds that a seat cannot tell from the true one.

Hidden from a seat are: the order of the pile; under secret_hands, which starting sets the others were dealt; and on the altar the
order of the oracle variant's first four goods, the kinds that others laid face down, and the places that others kept from.
What bounds these guesses: every good that lay open, the top of the altar as all saw it after each look, all that the seat's own
looks showed, and that nobody laid a good openly without having it. Guesses are drawn uniformly and drawn again until they fit,
so that all fitting worlds are equally likely.
"""

from subak.core.compiling import rule
from subak.core.randomness import below, next_word, shuffle
from subak.games.bali.actions import KEEP_GOOD, SACRIFICE_GOOD, SUPPLY_GOOD
from subak.games.bali.components import EMPTY, KINDS, MOST_PLAYERS
from subak.games.bali.rules import (
    CARD_MASK,
    FACE_DOWN,
    KEPT,
    OWNER_SHIFT,
    event_owner,
    is_secret,
    look_depth,
    pile_size,
    remove_from_altar,
    seen_at,
    top_of_altar,
)
from subak.games.bali.state import KEEP, OVER


@rule
def redeal(world, state, seat, rng):
    """Makes world, a copy of state, a random world that fits all that seat knows (-1: a spectator)."""
    for word in range(4):
        world.rng[word] = next_word(rng)
    if state.phase == OVER:
        return
    shuffle(world.pile, state.drawn, pile_size(state), rng)
    if state.secret_hands:
        redeal_sets(world, state, seat, rng)
    if state.event_count > 0:
        while not guess_altar(world, state, seat, rng):
            pass
        carry_goods(world, state)


@rule
def redeal_sets(world, state, seat, rng):
    while not guess_sets(world, state, seat, rng):
        pass
    for other in range(state.players):
        world.hand[other, state.sets[other]] += 1
        world.hand[other, world.sets[other]] -= 1


@rule
def guess_sets(world, state, seat, rng):
    """Deals the four sets anew; false where a seat would lose what it kept or was seen to play."""
    for kind in range(KINDS):
        world.sets[kind] = kind
    shuffle(world.sets, 0, KINDS, rng)
    fits = True
    for other in range(state.players):
        if other == seat:
            fits = fits and world.sets[other] == state.sets[other]
        elif (state.proved[other] >> world.sets[other]) & 1:
            fits = False
    for other in range(state.players, MOST_PLAYERS):
        world.sets[other] = EMPTY
    return fits


@rule
def guess_altar(world, state, seat, rng):
    """Lets the altar's history happen again with guesses for what seat did not see; false where one does not fit."""
    for owner in range(MOST_PLAYERS):
        for kind in range(KINDS):
            world.goods[owner, kind] = 0  # what its secret acts so far gave and took
    if state.oracle:
        shuffle(world.events, 0, KINDS, rng)
    world.altar_size = 0
    look = 0
    secret = 0
    for index in range(state.event_count):
        event = int(world.events[index])
        owner = event_owner(event)
        if event >= KEPT:
            if not guess_keep(world, state, seat, rng, index, look):
                return False
            look += 1
        else:
            if is_secret(event):
                if owner != seat:
                    event = below(rng, KINDS) + FACE_DOWN + (owner << OWNER_SHIFT)
                    world.events[index] = event
                world.goods[owner, (event & CARD_MASK) % KINDS] -= 1
            world.altar[world.altar_size] = event & CARD_MASK
            world.altar_size += 1
        if is_secret(event):
            for kind in range(KINDS):
                if state.least[secret, kind] + world.goods[owner, kind] < 0:
                    return False
            secret += 1
    if state.phase == KEEP:
        world.seen[look] = top_of_altar(world)
        return state.active != seat or world.seen[look] == state.seen[look]
    return True


@rule
def guess_keep(world, state, seat, rng, index, look):
    event = int(state.events[index])
    owner = event_owner(event)
    place = event & CARD_MASK
    depth = look_depth(world)
    world.seen[look] = top_of_altar(world)
    if owner == seat:
        if world.seen[look] != state.seen[look]:
            return False
    elif depth > 1:
        top_after = as_all_see(seen_at(state, look, 1 if place == 0 else 0))
        # A new look of the top card can only mean that the old one was kept.
        place = below(rng, depth) if top_after == as_all_see(seen_at(state, look, 0)) else 0
        if as_all_see(seen_at(world, look, 1 if place == 0 else 0)) != top_after:
            return False
    world.events[index] = KEPT + (owner << OWNER_SHIFT) + place
    world.goods[owner, seen_at(world, look, place) % KINDS] += 1
    remove_from_altar(world, world.altar_size - 1 - place)
    return True


@rule
def as_all_see(good):
    return min(FACE_DOWN, good)


@rule
def carry_goods(world, state):
    """From the guessed acts' gains and losses to goods: add what each seat has, take back what the true acts did."""
    for owner in range(state.players):
        for kind in range(KINDS):
            world.goods[owner, kind] += state.goods[owner, kind]
    look = 0
    for index in range(state.event_count):
        event = int(state.events[index])
        owner = event_owner(event)
        if event >= KEPT:
            world.goods[owner, seen_at(state, look, event & CARD_MASK) % KINDS] -= 1
            look += 1
        elif is_secret(event):
            world.goods[owner, (event & CARD_MASK) % KINDS] += 1


@rule
def seen(state, action, seat):
    """An action as a seat sees it: of those that it cannot tell apart, the first."""
    if seat != state.actor:
        if action >= KEEP_GOOD:
            return KEEP_GOOD
        if SACRIFICE_GOOD <= action < SUPPLY_GOOD and state.actor == state.active:
            return SACRIFICE_GOOD
    return action
