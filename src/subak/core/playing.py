"""Compiled play of any game, generic through the verbs: one match at a time here, many at once in batch.py and cuda.py."""

from subak.core.compiling import entry_point, rule
from subak.core.randomness import below
from subak.core.verbs import apply, lay_out, legal, observe, over, redeal, scores, setup, winners


@entry_point
def deal_match(states, players, options, seed):
    setup(states[0], players, options, seed)


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
    worlds[0] = states[0]
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
def start_game(i, states, players, options):
    """The next game of place i, shuffled by where its generator stands."""
    setup(states[i], players, options, states[i].rng)


@rule
def list_choices(i, states, choices, counts, mask, to_play):
    for choice in range(counts[i]):
        mask[i, choices[i, choice]] = False
    counts[i] = legal(states[i], choices[i])
    for choice in range(counts[i]):
        mask[i, choices[i, choice]] = True
    to_play[i] = states[i].actor


@rule
def step_game(i, states, actions, players, options, choices, counts, mask, to_play, done, totals, won, illegal):
    """One action; a game that ends leaves its result and is followed by the next. An illegal action only counts."""
    action = int(actions[i])
    done[i] = False
    if action < 0 or action >= mask.shape[1] or not mask[i, action]:
        illegal[i] += 1
        return
    apply(states[i], action)
    if over(states[i]):
        done[i] = True
        scores(states[i], totals[i])
        winners(states[i], won[i])
        start_game(i, states, players, options)
    list_choices(i, states, choices, counts, mask, to_play)


@rule
def observe_game(i, states, to_play, done, won, observation, rewards):
    """Into a row of zeros what the seat that decides may know; of a game that has just ended what it was worth to each seat."""
    observe(states[i], int(to_play[i]), observation)
    players = won.shape[1]
    winners_of_it = 0
    for seat in range(players):
        winners_of_it += won[i, seat]
    for seat in range(players):
        rewards[i, seat] = (players * won[i, seat] / winners_of_it - 1) / (players - 1) if done[i] else 0


@rule
def pick_action(i, states, choices, counts, actions):
    """A random legal action, drawn by the generator in the record."""
    actions[i] = choices[i, below(states[i].rng, counts[i])]


@rule
def random_action(state, out):
    return out[below(state.rng, legal(state, out))]


@rule
def play_randomly(i, states, steps, players, options, out):
    """A number of random actions, one game after the other; returns how many games ended."""
    left = steps
    ended = 0
    while left > 0:
        # The inner loop ends with a game: on CUDA the threads of a warp so deal their next games together.
        while left > 0 and not over(states[i]):
            apply(states[i], random_action(states[i], out))
            left -= 1
        if over(states[i]):
            ended += 1
            start_game(i, states, players, options)
    return ended


@rule
def play_to_end(i, states, players, options, out, totals, won):
    """Random actions to the end of a game, which leaves its result and is followed by the next; returns how many."""
    length = 0
    while not over(states[i]):
        apply(states[i], random_action(states[i], out))
        length += 1
    scores(states[i], totals)
    winners(states[i], won)
    start_game(i, states, players, options)
    return length
