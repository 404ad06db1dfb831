"""Set-up and the turn: choose between field and barn, lay a card there, draw another."""

from subak.core.compiling import rule
from subak.core.randomness import shuffle
from subak.core.seats import clockwise

from .actions import LAY_CARD, TO_BARN, TO_FIELD
from .components import BARN_SIZE, CARDS, HAND_SIZE, MOST_PLAYERS
from .state import BARN, FIELD, IN_BARN, IN_FIELD, IN_HAND, IN_PILE, OVER, PLACE


@rule
def deal(state):
    for card in range(CARDS):
        state.pile[card] = card
    shuffle(state.pile, 0, CARDS, state.rng)


@rule
def lay_out(state):
    state.turn = 0
    state.reveals = 0
    state.phase = PLACE
    state.active = 0
    state.actor = 0
    state.drawn = 0
    for card in range(CARDS):
        state.where[card] = IN_PILE
    for seat in range(MOST_PLAYERS):
        state.grain[seat] = 0
    for seat in range(state.players):
        for _ in range(HAND_SIZE):
            draw(state, seat)


@rule
def draw(state, seat):
    state.where[state.pile[state.drawn]] = IN_HAND + seat
    state.drawn += 1


@rule
def cards_at(state, place):
    count = 0
    for card in range(CARDS):
        count += 1 if state.where[card] == place else 0
    return count


@rule
def legal(state, out):
    if state.phase == OVER:
        return 0
    if state.phase == PLACE:
        out[0] = TO_FIELD
        out[1] = TO_BARN
        return 2 if cards_at(state, IN_BARN + int(state.active)) < BARN_SIZE else 1
    count = 0
    for card in range(CARDS):
        if state.where[card] == IN_HAND + int(state.active):
            out[count] = LAY_CARD + card
            count += 1
    return count


@rule
def apply(state, action):
    if action == TO_FIELD:
        state.phase = FIELD
    elif action == TO_BARN:
        state.phase = BARN
    else:
        lay(state, int(state.active), action - LAY_CARD)
        end_turn(state)


@rule
def lay(state, seat, card):
    if state.phase == FIELD:
        state.where[card] = IN_FIELD + seat
        state.grain[seat] += card + 1
    else:
        state.where[card] = IN_BARN + seat


@rule
def end_turn(state):
    if state.drawn < CARDS:
        draw(state, int(state.active))
        state.reveals += 1
    state.turn += 1
    if state.turn == CARDS:
        state.phase = OVER
        state.actor = -1
        state.reveals += 1  # the barns are opened
    else:
        state.phase = PLACE
        state.active = clockwise(state, 1)
        state.actor = state.active
