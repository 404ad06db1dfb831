"""Worlds that a seat cannot tell from the true one.

Hidden from a seat are: the order of the pile; without open information, which starting sets the others were dealt; and on the altar
the order of the oracle variant's first four goods, the kinds that others laid face down, and the places that others kept from.
What bounds these guesses: every good that lay open, the top of the altar as all saw it after each look, all that the seat's own
looks showed, and that nobody laid a good openly without having it. Guesses are drawn uniformly and drawn again until they fit,
so that all fitting worlds are equally likely.
"""

from subak.core.compiling import rule
from subak.core.randomness import below, shuffle
from subak.games.bali.actions import KEEP_GOOD, SACRIFICE_GOOD, SUPPLY_GOOD
from subak.games.bali.altar import (
    as_all_see,
    event_owner,
    face_down,
    good_kind,
    is_kept,
    is_secret,
    kept,
    kept_place,
    laid,
    laid_good,
    look_depth,
    on_top_after,
    put_on_top,
    remove_from_altar,
    seen_at,
    top_of_altar,
)
from subak.games.bali.components import EMPTY, KINDS, MOST_PLAYERS
from subak.games.bali.rules import pile_size
from subak.games.bali.state import KEEP, OVER


@rule
def redeal(world, state, seat, rng):
    """Makes world, a copy of state, a random world that fits all that seat knows (-1: a spectator)."""
    if state.phase == OVER:
        return
    shuffle(world.pile, state.drawn, pile_size(state), rng)
    if not state.open_information:
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
    """Deals the four sets anew; false where that contradicts the seat's own set, or a farmer that another was seen to play."""
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
    """Replays the events of the altar with guesses for what seat did not see; false where a guess does not fit."""
    for owner in range(MOST_PLAYERS):
        for kind in range(KINDS):
            world.goods[owner, kind] = 0  # what the guessed secret acts change; carry_goods adds the rest
    if state.oracle:
        shuffle(world.events, 0, KINDS, rng)
    world.altar_size = 0
    look = 0
    secret = 0
    for index in range(state.event_count):
        event = int(world.events[index])
        owner = event_owner(event)
        if is_kept(event):
            if not guess_keep(world, state, seat, rng, index, look):
                return False
            look += 1
        else:
            if is_secret(event):
                if owner != seat:
                    event = laid(face_down(below(rng, KINDS)), owner)
                    world.events[index] = event
                world.goods[owner, good_kind(laid_good(event))] -= 1
            put_on_top(world, laid_good(event))
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
    place = kept_place(event)
    depth = look_depth(world)
    world.seen[look] = top_of_altar(world)
    if owner == seat:
        if world.seen[look] != state.seen[look]:
            return False
    elif depth > 1:
        top_after = as_all_see(on_top_after(state, look, place))
        # All saw the top before and after the act. If it changed, the good on top was the one kept, and nothing is left to guess.
        place = below(rng, depth) if top_after == as_all_see(seen_at(state, look, 0)) else 0
        if as_all_see(on_top_after(world, look, place)) != top_after:
            return False
    world.events[index] = kept(place, owner)
    world.goods[owner, good_kind(seen_at(world, look, place))] += 1
    remove_from_altar(world, place)
    return True


@rule
def carry_goods(world, state):
    """Goods in the world: what each seat truly has, less what its true secret acts changed, plus what the guessed ones did."""
    for owner in range(state.players):
        for kind in range(KINDS):
            world.goods[owner, kind] += state.goods[owner, kind]
    look = 0
    for index in range(state.event_count):
        event = int(state.events[index])
        owner = event_owner(event)
        if is_kept(event):
            world.goods[owner, good_kind(seen_at(state, look, kept_place(event)))] -= 1
            look += 1
        elif is_secret(event):
            world.goods[owner, good_kind(laid_good(event))] += 1


@rule
def seen(state, action, seat):
    """An action as a seat sees it: of those that it cannot tell apart, the first."""
    if seat != state.actor:
        if action >= KEEP_GOOD:
            return KEEP_GOOD
        if SACRIFICE_GOOD <= action < SUPPLY_GOOD and state.actor == state.active:
            return SACRIFICE_GOOD
    return action
