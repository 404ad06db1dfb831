"""A strong player of Seasons of Rice to judge decks by: two cards ahead on its own farm, and exact for the last three cards.

One card ahead is too weak a judge: it builds where points are now and closes off what could have grown. So a place counts with the
best that the cards still in play could then do on the farm, as many of them as the farm will still get.
"""

from typing import Any

import numba
import numpy as np

from subak.core.playing import apply_to, choices_in
from subak.core.randomness import below
from subak.games.rice.actions import BUILD_CARD, PLACE_AT, TO_ROW
from subak.games.rice.components import CARDS
from subak.games.rice.fields import build
from subak.games.rice.places import legal_places, place
from subak.games.rice.rules import apply, legal
from subak.games.rice.scoring import end_points
from subak.games.rice.solving import GAINS, MOST_PLACES, NEVER, PLOTS, blank, look_around, points_with_gain, solve_dry
from subak.games.rice.state import AT, BUILD, DRY, OVER, ROW

CANDIDATES = 24
LATER = 0.2  # what a point to come is worth: the best of 0.1, 0.2, 0.3, 0.45, 0.6, 0.8 and 1 against each other
PLOT = 0.4  # what a complete open plot is worth when candidates are picked
EXACT = 3  # cards in the dry row from which solve_dry takes over
OWN_BUILDS = 8

compiled = numba.njit(nogil=True, error_model="numpy", cache=True)


@compiled
def listed(cards, out):
    n = 0
    for card in range(CARDS):
        if (cards >> card) & 1:
            out[n] = card
            n += 1
    return n


@compiled
def best_gains(state, seat, cards, space, gains_of, values, plots_at):
    """For each card the most points that its best place brings at once; values and plots_at tell of every place."""
    regions, completed, closing, gains, out, scratch, nothing = space
    now = end_points(state, seat)
    n = cards.size
    look_around(state, seat, cards, (1 << n) - 1, out, scratch, regions, completed, closing, gains)
    count = legal_places(state, seat, out)
    for card in range(n):
        gains_of[card] = NEVER
        for choice in range(count):
            number = out[choice] - PLACE_AT
            closed = (closing[number] >> card) & 1
            gain = gains[number, card] if closed else nothing
            value = points_with_gain(state, seat, cards[card], int(completed[number]), gain) - now
            values[card, choice] = value
            plots_at[card, choice] = completed[number] - (gain[PLOTS] if closed else 0)
            gains_of[card] = max(gains_of[card], value)
    return count


@compiled
def to_come(gains_of, count, builds):
    """The sum of the best gains, as many as the farm will still get cards."""
    total = 0.0
    for _ in range(min(builds, count)):
        best = -1
        for card in range(count):
            if best < 0 or gains_of[card] > gains_of[best]:
                best = card
        if gains_of[best] > 0:
            total += gains_of[best]
        gains_of[best] = NEVER
    return total


@compiled
def choose_build(state, seat, cards, others, weight, space, more, rng):
    """The best card and place of some cards, with others that may come later; returns the card and the action."""
    gains_of, values, plots_at, later, later_values, later_plots, farm = more
    places = best_gains(state, seat, cards, space, gains_of, values, plots_at)
    out = space[4].copy()
    builds = OWN_BUILDS - state.farm_size[seat] - 1
    best_card = 0
    best_action = out[0]
    best = -1e9
    for _ in range(min(CANDIDATES, cards.size * places)):
        pick_card = -1
        pick_choice = -1
        most = -1e9
        for card in range(cards.size):
            for choice in range(places):
                if values[card, choice] > NEVER:
                    rough = values[card, choice] + PLOT * plots_at[card, choice]
                    if rough > most:
                        most = rough
                        pick_card = card
                        pick_choice = choice
        if pick_card < 0:
            break
        value = float(values[pick_card, pick_choice])
        values[pick_card, pick_choice] = NEVER
        x, y, lying = place(state, seat, out[pick_choice])
        farm[0] = state
        build(farm[0], seat, cards[pick_card], x, y, lying)
        rest = np.empty(cards.size - 1 + others.size, np.int16)
        n = 0
        for card in range(cards.size):
            if card != pick_card:
                rest[n] = cards[card]
                n += 1
        rest[n:] = others
        if rest.size > 0 and builds > 0:
            best_gains(farm[0], seat, rest, space, later, later_values, later_plots)
            value += weight * to_come(later, rest.size, builds)
        value += 1e-3 * below(rng, 100)
        if value > best:
            best = value
            best_card = cards[pick_card]
            best_action = out[pick_choice]
    return best_card, best_action


@compiled
def choose_row(state, seat, hand, space, more):
    """The card that would serve the opponent most and oneself least."""
    gains_of, values, plots_at, later = more[0], more[1], more[2], more[3]
    best_gains(state, 1 - seat, hand, space, gains_of, values, plots_at)
    best_gains(state, seat, hand, space, later, values, plots_at)
    best = 0
    for card in range(hand.size):
        if gains_of[card] - 0.3 * later[card] > gains_of[best] - 0.3 * later[best]:
            best = card
    return hand[best]


@compiled
def make_space():
    return (
        np.empty((MOST_PLACES, 4), np.int8),
        np.empty(MOST_PLACES, np.int8),
        np.empty(MOST_PLACES, np.int16),
        np.empty((MOST_PLACES, CARDS, GAINS), np.int16),
        np.empty(MOST_PLACES, np.int16),
    )


@compiled
def play_on(states, later, scratch, farm, rng, exact=EXACT):
    """Plays until the match is over or the dry row is small enough to be solved; later has a weight for each seat."""
    state = states[0]
    base = make_space()
    space = (base[0], base[1], base[2], base[3], base[4], scratch, np.zeros(GAINS, np.int16))
    more = (
        np.empty(CARDS, np.int16),
        np.empty((CARDS, MOST_PLACES), np.int16),
        np.empty((CARDS, MOST_PLACES), np.int16),
        np.empty(CARDS, np.int16),
        np.empty((CARDS, MOST_PLACES), np.int16),
        np.empty((CARDS, MOST_PLACES), np.int16),
        farm,
    )
    cards = np.empty(CARDS, np.int16)
    others = np.empty(CARDS, np.int16)
    out = np.empty(MOST_PLACES, np.int16)
    planned = 0
    while state.phase != OVER:
        seat = int(state.actor)
        if state.phase == BUILD:
            m = 0
            if state.season == DRY:
                n = listed(int(state.dry_row), cards)
                if n <= exact and state.festival == 0:
                    return
            else:
                n = listed(int(state.hand[seat]), cards)
                m = listed(int(state.hand[1 - seat]) | int(state.dry_row), others)
            card, planned = choose_build(state, seat, cards[:n], others[:m], later[seat], space, more, rng)
            apply(state, BUILD_CARD + card)
        elif state.phase == AT and state.farm_size[seat] > 0:
            apply(state, planned)
        elif state.phase == ROW:
            n = listed(int(state.hand[seat]) & ~(1 << int(state.build[seat])), cards)
            apply(state, TO_ROW + choose_row(state, seat, cards[:n], space, more))
        else:
            apply(state, out[below(rng, legal(state, out))])


def play(states: Any, rng: Any, later: tuple[float, float] = (LATER, LATER)) -> list[int]:
    """A whole match from its deal; returns the cards of the dry row in the order they were taken."""
    out = np.empty(MOST_PLACES, np.int16)
    state = states[0]
    play_on(states, np.array(later), blank(1), blank(1), rng)
    while state.phase != OVER:
        margins = solve_dry(state, 1)
        count = choices_in(states, out)
        assert margins is not None
        assert count == len(margins)
        apply_to(states, int(out[np.argmax(margins)]))
    beginner = 1 - int(state.active)  # who took the last card did not begin
    return [int(state.card[seat, number]) for number in range(5, 8) for seat in (beginner, 1 - beginner)]
