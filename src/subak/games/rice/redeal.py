"""Worlds that a seat cannot tell from the true one.

Until both ancestors lie open, a seat knows its own two cards alone. From then on it knows everything but what the other has chosen
this turn: that choice is replaced by any other that could have been made.
"""

from subak.core.compiling import rule
from subak.core.randomness import below, shuffle
from subak.games.rice.actions import PLACE_AT, START_AT, WAYS
from subak.games.rice.components import CARDS, FIRST_HAND, NONE, WET_TURNS
from subak.games.rice.places import is_legal_place, place
from subak.games.rice.rules import choose_ancestor
from subak.games.rice.state import AT, DRY, RIVER_CHOICE, SEATS, SETUP


@rule
def redeal(world, state, seat, rng):
    """Makes world, a copy of state, a random world that fits all that seat knows (-1: a spectator)."""
    if state.phase >= RIVER_CHOICE or state.season == DRY:
        return
    if state.season == SETUP:
        shuffle_unseen(world, seat, rng)
    for owner in range(SEATS):
        if owner != seat and state.build[owner] != NONE:
            choose_again(world, state, owner, rng)


@rule
def shuffle_unseen(world, seat, rng):
    """Shuffles all cards but a seat's own two, which are put first meanwhile."""
    if seat == 1:
        swap_hands(world)
    shuffle(world.cards, 0 if seat < 0 else FIRST_HAND, CARDS, rng)
    if seat == 1:
        swap_hands(world)
    for owner in range(SEATS):
        world.hand[owner] = 0
        for number in range(FIRST_HAND):
            world.hand[owner] |= 1 << int(world.cards[FIRST_HAND * owner + number])


@rule
def swap_hands(world):
    for number in range(FIRST_HAND):
        card = world.cards[number]
        world.cards[number] = world.cards[FIRST_HAND + number]
        world.cards[FIRST_HAND + number] = card


@rule
def choose_again(world, state, owner, rng):
    """A random choice in place of the owner's true one, with as many of its decisions made."""
    hand = int(world.hand[owner])
    deciding = state.actor == owner
    if state.season == SETUP:
        choose_ancestor(world, owner, random_card(hand, rng))
        if state.festival and not (deciding and state.phase == AT):
            put_at(world, owner, START_AT + below(rng, PLACE_AT - START_AT))
        return
    card = random_card(hand, rng)
    world.build[owner] = card
    if not (deciding and state.phase == AT):
        put_at(world, owner, random_place(world, owner, rng))
        if not deciding and state.turn < WET_TURNS:
            world.to_row[owner] = random_card(hand & ~(1 << card), rng)


@rule
def random_card(cards, rng):
    count = 0
    for card in range(CARDS):
        count += (cards >> card) & 1
    pick = below(rng, count)
    for card in range(CARDS):
        if (cards >> card) & 1:
            if pick == 0:
                return card
            pick -= 1
    return NONE


@rule
def random_place(world, seat, rng):
    """Draws from all places until one is legal: so all legal ones are equally likely."""
    number = below(rng, 2 * WAYS * int(world.farm_size[seat]))
    while not is_legal_place(world, seat, number):
        number = below(rng, 2 * WAYS * int(world.farm_size[seat]))
    return PLACE_AT + number


@rule
def put_at(world, owner, action):
    x, y, lying = place(world, owner, action)
    world.at_x[owner] = x
    world.at_y[owner] = y
    world.at_lying[owner] = lying


@rule
def seen(state, action, seat):
    """An action as a seat sees it: of those that it cannot tell apart, the first. What both choose at once is hidden."""
    if seat != state.actor and state.season != DRY and state.phase < RIVER_CHOICE:
        if action >= START_AT:
            return START_AT
        return action - action % CARDS
    return action
