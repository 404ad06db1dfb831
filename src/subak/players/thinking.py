"""How a network thinks, in compiled code: one position at a time, on one core, of a row only what is not zero."""

import math
from typing import Any, NamedTuple

import numpy as np

from subak.core.compiling import entry_point, rule
from subak.core.observation import DTYPE
from subak.core.playing import observe_afresh
from subak.core.verbs import alike, legal, where
from subak.players.networks import OUTCOMES, Network


class Thought(NamedTuple):
    """Arrays that a network thinks in."""

    row: Any  # an observation
    legal: Any  # actions
    first: Any
    second: Any
    logits: Any  # of the legal actions
    outcome: Any
    sought: Any  # around squares
    found: Any


def thought(network: Network) -> Thought:
    layers, game = network.layers, network.game
    return Thought(
        row=np.zeros(game.observation.size, DTYPE),
        legal=np.zeros(game.most_legal, np.int16),
        first=np.zeros(len(layers.first_bias), np.float32),
        second=np.zeros(len(layers.second_bias), np.float32),
        logits=np.zeros(game.most_legal, np.float32),
        outcome=np.zeros(OUTCOMES, np.float32),
        sought=np.zeros(layers.seek.shape[1], np.float32),
        found=np.zeros(layers.seek.shape[1], np.float32),
    )


@rule
def levelled(number):
    """Counts of all sizes come close to one; zeros and ones stay what they are."""
    if number < 0:
        return -np.float32(math.log2(1.0 - number))
    return np.float32(math.log2(1.0 + number))


@rule
def add_row(layer, place, times, out):
    for number in range(out.shape[0]):
        out[number] += layer[place, number] * times


@rule
def rectify(out):
    for number in range(out.shape[0]):
        out[number] = max(out[number], np.float32(0))


@rule
def product(layer, place, values):
    """In eight sums, which a core adds up side by side."""
    a = b = c = d = e = f = g = h = np.float32(0)
    whole = values.shape[0] // 8 * 8
    for k in range(0, whole, 8):
        a += layer[place, k] * values[k]
        b += layer[place, k + 1] * values[k + 1]
        c += layer[place, k + 2] * values[k + 2]
        d += layer[place, k + 3] * values[k + 3]
        e += layer[place, k + 4] * values[k + 4]
        f += layer[place, k + 5] * values[k + 5]
        g += layer[place, k + 6] * values[k + 6]
        h += layer[place, k + 7] * values[k + 7]
    for k in range(whole, values.shape[0]):
        a += layer[place, k] * values[k]
    return ((a + b) + (c + d)) + ((e + f) + (g + h))


@rule
def read_row(sight, layers, row, out):
    """The first layer."""
    for number in range(out.shape[0]):
        out[number] = layers.first_bias[number]
    for place in range(sight.counts.shape[0]):
        number = row[sight.counts[place]]
        if number != 0:
            add_row(layers.first, place, levelled(number), out)
    for place in range(sight.names.shape[0]):
        number = row[sight.names[place]]
        if number != 0:
            code = sight.codes[place] + number
            for k in range(sight.widths[place]):
                add_row(layers.first, sight.inputs[place] + k, layers.codes[code, k], out)
    rectify(out)


@rule
def look_around(seen, layers, stands_for, square, thought):
    """What is found around a square of the map, by what is sought there."""
    side = seen.side
    window = 2 * seen.reach + 1
    for number in range(thought.found.shape[0]):
        thought.found[number] = thought.sought[number] + layers.seek_bias[stands_for, number]
    x = (square % side + seen.reach) % side
    y = (square // side + seen.reach) % side
    if x < window and y < window:
        for down in range(max(0, seen.around - y), min(2 * seen.around + 1, window - y + seen.around)):
            for right in range(max(0, seen.around - x), min(2 * seen.around + 1, window - x + seen.around)):
                line = (y + down - seen.around - seen.reach) % side
                name = int(thought.row[seen.start + side * line + (x + right - seen.around - seen.reach) % side])
                for number in range(layers.around.shape[2] if name else 0):
                    code = layers.codes[seen.codes + name, number]
                    for place in range(thought.found.shape[0]):
                        thought.found[place] += code * layers.around[down, right, number, place]
    rectify(thought.found)


@rule
def think(state, sight, layers, count, thought):
    """The logits of so many legal actions, and the outcome for the seat that the row is of."""
    read_row(sight, layers, thought.row, thought.first)
    for number in range(thought.second.shape[0]):
        thought.second[number] = layers.second_bias[number]
    for place in range(thought.first.shape[0]):
        if thought.first[place] != 0:
            add_row(layers.second, place, thought.first[place], thought.second)
    rectify(thought.second)
    for number in range(thought.sought.shape[0]):
        thought.sought[number] = 0
    for place in range(thought.second.shape[0] if sight.map.side else 0):
        add_row(layers.seek, place, thought.second[place], thought.sought)
    for choice in range(count):
        action = int(thought.legal[choice])
        stands_for = int(alike(state, action))
        thought.logits[choice] = layers.policy_bias[stands_for] + product(layers.policy, stands_for, thought.second)
        square = int(where(state, action)) if sight.map.side else -1
        if square >= 0:
            look_around(sight.map, layers, stands_for, square, thought)
            thought.logits[choice] += product(layers.find, stands_for, thought.found)
    for number in range(thought.outcome.shape[0]):
        thought.outcome[number] = layers.outcome_bias[number] + product(layers.outcome, number, thought.second)


@rule
def think_of(state, sight, layers, thought):
    """For the seat that decides; returns how many legal actions there are."""
    count = legal(state, thought.legal)
    observe_afresh(state, int(state.actor), thought.row)
    think(state, sight, layers, count, thought)
    return count


@entry_point
def think_once(states, sight, layers, thought):
    return think_of(states[0], sight, layers, thought)
