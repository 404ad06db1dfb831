"""What happens in many games, counted. All counts are sums over games, so that shares of a run, wherever played, just add up."""

from typing import Any

import numpy as np

from subak.core.compiling import entry_point, rule
from subak.core.playing import start_game, winners
from subak.core.randomness import below, branch
from subak.core.registry import Game
from subak.core.verbs import apply, legal, note, note_end, over, scores

MOST_PLAYERS = 4
VICTORY = 12  # units of a victory, so that two, three or four who share it get whole numbers
LEAST_SCORE = -32
# Sizes of histograms; their first and last places also count all that lies beyond.
SCORES = 256
TURNS = 256
CHOICES = 512
LEADS = 128
USES = 16
SEATS, VICTORIES, POINTS = range(3)  # how many seats, what they won, what they scored
DECISIONS, WITH_CHOICE, ALTERNATIVES = range(3)
IN_GAMES, TIMES = range(2)


def notes_type(game: Game) -> np.dtype[Any]:
    """What is written down about one game."""
    tally = game.tally
    return np.dtype(
        [
            ("phases", np.int32, (len(tally.phases), 3)),
            ("used", np.int16, (MOST_PLAYERS, len(tally.uses))),
            ("first", np.int16, (MOST_PLAYERS, len(tally.firsts))),  # number of the answer + 1
            ("happened", np.int16, (len(tally.events),)),
        ],
        align=True,
    )


def counts_type(game: Game) -> np.dtype[Any]:
    """Sums over games; whole numbers, so that they do not depend on the order."""
    tally = game.tally
    return np.dtype(
        [
            ("games", np.int64),
            ("tied", np.int64),  # games in which several had the highest score
            ("shared", np.int64),  # games whose victory was shared
            ("turns", np.int64, (TURNS,)),
            ("choices", np.int64, (CHOICES,)),  # decisions of a game that left a choice
            ("leads", np.int64, (LEADS,)),  # of the best over the second, in points
            ("wins", np.int64, (MOST_PLAYERS,)),
            ("scores", np.int64, (MOST_PLAYERS, SCORES)),
            ("best", np.int64, (SCORES,)),  # the highest score of a game
            ("phases", np.int64, (len(tally.phases), 3)),
            ("uses", np.int64, (len(tally.uses), USES, 3)),
            ("firsts", np.int64, (len(tally.answers), 3)),
            ("events", np.int64, (len(tally.events), 2)),
        ],
        align=True,
    )


def no_notes(game: Game, count: int = 1) -> Any:
    return np.zeros(count, notes_type(game)).view(np.recarray)


def no_counts(game: Game, count: int = 1) -> Any:
    return np.zeros(count, counts_type(game)).view(np.recarray)


@rule
def forget(notes):
    for phase in range(notes.phases.shape[0]):
        for kind in range(3):
            notes.phases[phase, kind] = 0
    for seat in range(MOST_PLAYERS):
        for use in range(notes.used.shape[1]):
            notes.used[seat, use] = 0
        for first in range(notes.first.shape[1]):
            notes.first[seat, first] = 0
    for event in range(notes.happened.shape[0]):
        notes.happened[event] = 0


@rule
def note_first(notes, seat, first, answer):
    """A seat's answer to one of a tally's questions on early choices; only the first one counts."""
    if notes.first[seat, first] == 0:
        notes.first[seat, first] = answer + 1


@rule
def note_decision(state, alternatives, action, notes):
    """To be called before the action is carried out."""
    notes.phases[state.phase, DECISIONS] += 1
    if alternatives > 1:
        notes.phases[state.phase, WITH_CHOICE] += 1
        notes.phases[state.phase, ALTERNATIVES] += alternatives
    note(state, action, notes)


@rule
def within(value, size):
    return min(max(int(value), 0), size - 1)


@rule
def count_game(state, notes, totals, won, counts):
    """To be called after the last action."""
    note_end(state, notes)
    scores(state, totals)
    winners(state, won)
    best = totals[0]
    next_best = totals[1]
    victors = won[0]
    for seat in range(1, state.players):
        victors += won[seat]
        if totals[seat] > best:
            next_best = best
            best = totals[seat]
        elif seat > 1 and totals[seat] > next_best:
            next_best = totals[seat]
    counts.games += 1
    counts.tied += 1 if best == next_best else 0
    counts.shared += 1 if victors > 1 else 0
    counts.turns[within(state.turn, TURNS)] += 1
    counts.leads[within(best - next_best, LEADS)] += 1
    counts.best[within(best - LEAST_SCORE, SCORES)] += 1
    choices = 0
    for phase in range(notes.phases.shape[0]):
        choices += notes.phases[phase, WITH_CHOICE]
        for kind in range(3):
            counts.phases[phase, kind] += notes.phases[phase, kind]
    counts.choices[within(choices, CHOICES)] += 1
    for event in range(notes.happened.shape[0]):
        if notes.happened[event] > 0:
            counts.events[event, IN_GAMES] += 1
            counts.events[event, TIMES] += notes.happened[event]
    for seat in range(state.players):
        victory = VICTORY // victors if won[seat] else 0
        points = totals[seat]
        counts.wins[seat] += victory
        counts.scores[seat, within(points - LEAST_SCORE, SCORES)] += 1
        for use in range(notes.used.shape[1]):
            used = within(notes.used[seat, use], USES)
            counts.uses[use, used, SEATS] += 1
            counts.uses[use, used, VICTORIES] += victory
            counts.uses[use, used, POINTS] += points
        for first in range(notes.first.shape[1]):
            answer = int(notes.first[seat, first]) - 1
            if answer >= 0:
                counts.firsts[answer, SEATS] += 1
                counts.firsts[answer, VICTORIES] += victory
                counts.firsts[answer, POINTS] += points


@rule
def tally_game(state, words, number, out, totals, won, notes, counts):
    """A game of random actions; words and number settle which. Players and options are in the state already."""
    branch(state.rng, words, number)
    start_game(state)
    forget(notes)
    while not over(state):
        alternatives = legal(state, out)
        action = int(out[below(state.rng, alternatives)])
        note_decision(state, alternatives, action, notes)
        apply(state, action)
    count_game(state, notes, totals, won, counts)


@entry_point
def tally_range(first, last, states, words, out, totals, won, notes, counts):
    for number in range(first, last):
        tally_game(states[0], words, number, out, totals, won, notes[0], counts[0])


@entry_point
def note_in_match(states, alternatives, action, notes):
    note_decision(states[0], alternatives, action, notes[0])


@entry_point
def count_match(states, notes, totals, won, counts):
    count_game(states[0], notes[0], totals, won, counts[0])
    forget(notes[0])
