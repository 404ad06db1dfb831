"""The dry season by looking at everything, compiled: minimax over the rules alone, and every farm with every last card."""

import numpy as np
from games.rice.random_play import rice_match

from subak.core.compiling import entry_point
from subak.core.verbs import apply, legal
from subak.core.warming import Step
from subak.games.rice.fields import build
from subak.games.rice.places import legal_places, place
from subak.games.rice.scoring import end_points
from subak.games.rice.solving import MOST_PLACES, blank
from subak.games.rice.state import OVER

LONGEST = 14  # decisions of a dry season, and some room
FAR = 30000


@entry_point
def play_on_after(states, outs, action):
    """The final margin of the first seat after an action, by minimax over the rules alone.

    Written without recursion, which Numba cannot keep on disk. A decision is left as soon as an earlier one is sure to avoid it.
    """
    counts = np.zeros(states.size, np.int32)
    tried = np.zeros(states.size, np.int32)
    low = np.full(states.size, -FAR)  # what the first seat is sure of
    high = np.full(states.size, FAR)  # and the second
    states[1] = states[0]
    apply(states[1], action)
    depth = 1
    counts[1] = legal(states[1], outs[1])
    while True:
        state = states[depth]
        over = state.phase == OVER
        if not over and tried[depth] < counts[depth] and low[depth] < high[depth]:
            states[depth + 1] = state
            apply(states[depth + 1], int(outs[depth, tried[depth]]))
            tried[depth] += 1
            low[depth + 1] = low[depth]
            high[depth + 1] = high[depth]
            depth += 1
            tried[depth] = 0
            counts[depth] = legal(states[depth], outs[depth])
        else:
            if over:
                value = end_points(state, 0) - end_points(state, 1)
            else:
                value = low[depth] if state.actor == 0 else high[depth]
            depth -= 1
            if depth == 0:
                return value
            if states[depth].actor == 0:
                low[depth] = max(low[depth], value)
            else:
                high[depth] = min(high[depth], value)


@entry_point
def every_farm(states, seat, cards, farms):
    """A farm for each card at each place, card by card; returns how many places there are."""
    out = np.zeros(MOST_PLACES + 1, np.int16)
    places = legal_places(states[0], seat, out)
    for card in range(cards.size):
        for choice in range(places):
            x, y, lying = place(states[0], seat, out[choice])
            farms[places * card + choice] = states[0]
            build(farms[places * card + choice], seat, cards[card], x, y, lying)
    return places


@entry_point
def best_points(farms, seat, cards, points):
    """For each farm and card the points at the end with this card as the last one."""
    out = np.zeros(MOST_PLACES + 1, np.int16)
    after = farms[:1].copy()
    for farm in range(farms.size):
        for card in range(cards.size):
            points[farm, card] = -FAR
            for choice in range(legal_places(farms[farm], seat, out)):
                x, y, lying = place(farms[farm], seat, out[choice])
                after[0] = farms[farm]
                build(after[0], seat, cards[card], x, y, lying)
                points[farm, card] = max(points[farm, card], end_points(after[0], seat))


def steps() -> list[Step]:
    """All of it called once."""
    match = rice_match((), "own", 0)
    last = match.prefix(len(match.plies) - 2)
    states, farms = blank(LONGEST), blank(MOST_PLACES)
    states[0] = last.state
    outs = np.zeros((LONGEST, MOST_PLACES + 1), np.int16)
    cards, points = np.zeros(1, np.int16), np.zeros((1, 1), np.int16)
    return [
        lambda: play_on_after(states, outs, last.legal[0]),
        lambda: every_farm(states, 0, cards, farms),
        lambda: best_points(farms[:1], 0, cards, points),
    ]
