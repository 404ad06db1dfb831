"""Compiled play of any game, generic through the verbs: one match at a time here, many at once in batch.py and cuda.py."""

from subak.core.compiling import entry_point, rule
from subak.core.randomness import below, reseed
from subak.core.verbs import apply, deal, lay_out, legal, observe, over, redeal, scores, standing


@rule
def start_game(state):
    """The next game of a record, dealt by where its generator stands; players and options stay."""
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
def list_choices(i, states, choices, counts, mask, to_play):
    for choice in range(counts[i]):
        mask[i, choices[i, choice]] = False
    counts[i] = legal(states[i], choices[i])
    for choice in range(counts[i]):
        mask[i, choices[i, choice]] = True
    to_play[i] = states[i].actor


@rule
def observe_game(i, states, to_play, done, won, observation, rewards):
    """Writes what the seat that decides may know into a row of zeros, and each seat's reward for a game that has just ended."""
    observe(states[i], int(to_play[i]), observation)
    players = won.shape[1]
    victors = 0
    for seat in range(players):
        victors += won[i, seat]
    for seat in range(players):
        rewards[i, seat] = (players * won[i, seat] / victors - 1) / (players - 1) if done[i] else 0


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
