"""Compiled play of any game, generic through the verbs: one match at a time here, many at once in batch.py and cuda.py."""

from typing import Any, NamedTuple

from subak.core.compiling import entry_point, rule
from subak.core.observing import observe
from subak.core.randomness import below, reseed
from subak.core.verbs import alike, apply, deal, lay_out, legal, over, redeal, scores, standing, where


class Arrays(NamedTuple):
    """The arrays of a batch, a row per game."""

    states: Any
    choices: Any  # the legal actions, ascending
    counts: Any  # how many of them there are
    mask: Any  # which actions are legal, by number
    to_play: Any  # the seat that decides
    picked: Any  # a random legal action, once one was asked for
    done: Any  # whether the last step ended a game
    totals: Any  # scores of the last game that ended, by seat
    won: Any  # its winners
    lengths: Any  # decisions of a game that was played out
    finished: Any  # how many games ended in random play
    illegal: Any  # how many illegal actions were asked for, and not carried out


class Places(NamedTuple):
    """By game and action; of actions that are not legal now they tell what was last told of them."""

    where: Any  # the square of the observed map that it is about, or -1
    alike: Any  # the action whose number stands for all that mean the same but for their square


@rule
def start_game(state):
    """The next game in a state, dealt by where its generator stands; players and options stay."""
    deal(state)
    lay_out(state)


@rule
def winners(state, out):
    """Marks each seat: 1 for a winner, 0 for the others. A full tie shares the victory."""
    scores(state, out)
    best = standing(state, 0, out[0])
    for seat in range(1, state.players):
        best = max(best, standing(state, seat, out[seat]))
    for seat in range(state.players):
        out[seat] = 1 if standing(state, seat, out[seat]) == best else 0


@entry_point
def deal_match(states):
    start_game(states[0])


@entry_point
def lay_out_match(states):
    lay_out(states[0])


@entry_point
def choices_in(states, out):
    return legal(states[0], out)


@entry_point
def apply_to(states, action):
    apply(states[0], action)


@entry_point
def result_of(states, totals, won):
    scores(states[0], totals)
    winners(states[0], won)


@entry_point
def redeal_into(worlds, states, seat, rng):
    redeal_world(worlds, states, seat, rng)


@rule
def redeal_world(worlds, states, seat, rng):
    """Makes the first of the worlds a random one that fits all that seat knows (-1: a spectator)."""
    worlds[0] = states[0]
    reseed(worlds[0].rng, rng)
    redeal(worlds[0], states[0], seat, rng)


@entry_point
def observed_by(states, seat, out):
    observe_afresh(states[0], seat, out)


@rule
def observe_afresh(state, seat, out):
    for number in range(out.shape[0]):
        out[number] = 0
    observe(state, seat, out)


@rule
def list_choices(i, arrays):
    for choice in range(arrays.counts[i]):
        arrays.mask[i, arrays.choices[i, choice]] = False
    arrays.counts[i] = legal(arrays.states[i], arrays.choices[i])
    for choice in range(arrays.counts[i]):
        arrays.mask[i, arrays.choices[i, choice]] = True
    arrays.to_play[i] = arrays.states[i].actor


@rule
def step_game(i, arrays, actions):
    """One action; of a game that ends the result is kept, and the next one is dealt. An illegal action is only counted."""
    action = int(actions[i])
    arrays.done[i] = False
    if action < 0 or action >= arrays.mask.shape[1] or not arrays.mask[i, action]:
        arrays.illegal[i] += 1
        return
    state = arrays.states[i]
    apply(state, action)
    if over(state):
        arrays.done[i] = True
        scores(state, arrays.totals[i])
        winners(state, arrays.won[i])
        start_game(state)
    list_choices(i, arrays)


@rule
def observe_game(i, arrays, observation, rewards):
    """Writes what the seat that decides may know into a row of zeros, and each seat's reward for a game that has just ended."""
    observe(arrays.states[i], int(arrays.to_play[i]), observation)
    won = arrays.won[i]
    victors = 0
    for seat in range(won.shape[0]):
        victors += won[seat]
    for seat in range(won.shape[0]):
        rewards[i, seat] = (won.shape[0] * won[seat] / victors - 1) / (won.shape[0] - 1) if arrays.done[i] else 0


@rule
def place_choices(i, arrays, places):
    """Of each legal action, the square that it is about, and the action whose number stands for it."""
    for choice in range(arrays.counts[i]):
        action = int(arrays.choices[i, choice])
        places.where[i, action] = where(arrays.states[i], action)
        places.alike[i, action] = alike(arrays.states[i], action)


@rule
def pick_action(i, arrays):
    """A random legal action, drawn by the generator in the state."""
    arrays.picked[i] = arrays.choices[i, below(arrays.states[i].rng, arrays.counts[i])]


@rule
def random_action(state, out):
    return int(out[below(state.rng, legal(state, out))])


@rule
def play_randomly(state, steps, out):
    """A number of random actions, one game after the other; returns how many games ended."""
    left = steps
    ended = 0
    while left > 0:
        # The inner loop ends with a game, so that the threads of a CUDA warp deal their next games together.
        while left > 0 and not over(state):
            apply(state, random_action(state, out))
            left -= 1
        if over(state):
            ended += 1
            start_game(state)
    return ended


@rule
def stagger_game(i, arrays, steps, out):
    """As many random actions as bring the games of a batch, one after the other, through all their phases."""
    play_randomly(arrays.states[i], i * steps // arrays.states.shape[0], out)


@rule
def play_to_end(state, out, totals, won):
    """Random actions to the end of a game, whose result is kept; then the next one is dealt. Returns how many actions."""
    length = 0
    while not over(state):
        apply(state, random_action(state, out))
        length += 1
    scores(state, totals)
    winners(state, won)
    start_game(state)
    return length
