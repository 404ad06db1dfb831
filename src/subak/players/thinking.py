"""How a network thinks, in compiled code: one position at a time, on one core, of a row only what is not zero."""

from typing import Any, NamedTuple

import numpy as np

from subak.core.compiling import entry_point, rule, rule_as
from subak.core.observation import DTYPE
from subak.core.playing import observe_afresh
from subak.core.registry import Game
from subak.core.verbs import alike, legal, where
from subak.players.networks import OUTCOMES, Network, places

LEAST = int(np.iinfo(DTYPE).min)


class Mind(NamedTuple):
    """A network as compiled code reads it: all that an input can add to the first layer is worked out before."""

    levels: Any  # by number of an observation, from the least that there is
    counts: Any  # where in the row they are
    counted: Any  # by count: a row of what it adds to the first layer
    names: Any  # where in the row they are
    rows: Any  # by name: which row of the named its number 0 would have
    named: Any  # by name and number: a row of what it adds to the first layer
    first_bias: Any
    second: Any
    second_bias: Any
    policy: Any
    policy_bias: Any
    outcome: Any
    outcome_bias: Any
    map: Any  # where it is in the row: see networks.py
    names_on_map: int
    near: Any  # by place around a square and name: a row of what it adds to what is found there
    seek: Any
    seek_bias: Any
    find: Any


class Thought(NamedTuple):
    """Arrays that a network thinks in."""

    row: Any  # an observation
    legal: Any  # actions
    active: Any  # the rows of a layer that add something, and how much of each
    shares: Any
    first: Any
    second: Any
    logits: Any  # of the legal actions
    outcome: Any
    sought: Any  # around squares
    found: Any  # by square of the map, what lies around it
    looked: Any  # by square of the map, at which thought that was found out
    number: Any  # of this thought


def mind(network: Network) -> Mind:
    sight, layers = network.sight, network.layers
    rows: list[int] = []
    named: list[Any] = [np.zeros((0, len(layers.first_bias)), np.float32)]
    first_code = 0
    for part, numbers in network.game.observation:
        if part.codes:
            looked_at, codes = len(places(part, numbers)), part.most - part.least + 1
            inputs = sight.inputs[len(rows)] + np.arange(looked_at * part.codes).reshape(looked_at, part.codes)
            learnt = layers.codes[first_code : first_code + codes, : part.codes]
            start = sum(map(len, named))
            rows.extend(start + codes * place - part.least for place in range(looked_at))
            named.append((learnt @ layers.first[inputs]).reshape(looked_at * codes, -1))
            first_code += codes
    return Mind(
        levels=levelled(np.arange(LEAST, -LEAST)),
        counts=sight.counts,
        counted=layers.first[: len(sight.counts)],
        names=sight.names,
        rows=np.asarray(rows, np.int32),
        named=np.concatenate(named),
        map=sight.map,
        **near_squares(network),
        **{name: getattr(layers, name) for name in Mind._fields if name in layers._fields},
    )


def near_squares(network: Network) -> dict[str, Any]:
    layers, seen = network.layers, network.sight.map
    if network.game.observation.map is None:
        return {"names_on_map": 0, "near": np.zeros((0, 0), np.float32)}
    part, _ = network.game.observation.map
    names = part.most - part.least + 1
    first = seen.codes + part.least
    near = np.einsum("nc,yxcl->yxnl", layers.codes[first : first + names, : part.codes], layers.around)
    return {"names_on_map": names, "near": np.ascontiguousarray(near.reshape(-1, near.shape[-1]))}


def levelled(numbers: Any) -> Any:
    """Counts of all sizes come close to one; zeros and ones stay what they are."""
    return (np.sign(numbers) * np.log2(1.0 + np.abs(numbers))).astype(np.float32)


def thought(game: Game, mind: Mind) -> Thought:
    widest = max(game.observation.size, len(mind.first_bias))
    return Thought(
        row=np.zeros(game.observation.size, DTYPE),
        legal=np.zeros(game.most_legal, np.int16),
        active=np.zeros(widest, np.int32),
        shares=np.zeros(widest, np.float32),
        first=np.zeros(len(mind.first_bias), np.float32),
        second=np.zeros(len(mind.second_bias), np.float32),
        logits=np.zeros(game.most_legal, np.float32),
        outcome=np.zeros(OUTCOMES, np.float32),
        sought=np.zeros(mind.seek.shape[1], np.float32),
        found=np.zeros((mind.map.side**2, mind.seek.shape[1]), np.float32),
        looked=np.zeros(mind.map.side**2, np.int64),
        number=np.zeros(1, np.int64),
    )


@rule_as(lambda layer, active, shares, count, out: np.add(out, shares[:count] @ layer[active[:count]], out=out))
def add_rows(layer, active, shares, count, out):
    """Four at a time, so that what is summed up is fetched and put back a quarter as often."""
    whole = count // 4 * 4
    for number in range(0, whole, 4):
        one, two, three, four = active[number], active[number + 1], active[number + 2], active[number + 3]
        a, b, c, d = shares[number], shares[number + 1], shares[number + 2], shares[number + 3]
        for place in range(out.shape[0]):
            out[place] += (a * layer[one, place] + b * layer[two, place]) + (c * layer[three, place] + d * layer[four, place])
    for number in range(whole, count):
        one, a = active[number], shares[number]
        for place in range(out.shape[0]):
            out[place] += a * layer[one, place]


@rule_as(lambda values, out: np.copyto(out, values))
def fill(values, out):
    for place in range(out.shape[0]):
        out[place] = values[place]


@rule_as(lambda out: out.fill(0))
def clear(out):
    for place in range(out.shape[0]):
        out[place] = 0


@rule_as(lambda out: np.maximum(out, 0, out=out))
def rectify(out):
    for place in range(out.shape[0]):
        out[place] = max(out[place], np.float32(0))


@rule_as(lambda layer, row, values: layer[row] @ values, any_order=True)
def product(layer, row, values):
    total = np.float32(0)
    for place in range(values.shape[0]):
        total += layer[row, place] * values[place]
    return total


@rule
def list_active(layer, thought):
    """Which places of a layer are not zero, and what they are; returns how many."""
    count = 0
    for place in range(layer.shape[0]):
        thought.active[count] = place
        thought.shares[count] = layer[place]
        count += layer[place] > 0
    return count


@rule
def read_row(mind, thought):
    """The first layer."""
    row, active, shares = thought.row, thought.active, thought.shares
    fill(mind.first_bias, thought.first)
    count = 0
    for place in range(mind.counts.shape[0]):
        number = int(row[mind.counts[place]])
        active[count] = place
        shares[count] = mind.levels[number - LEAST]
        count += number != 0
    add_rows(mind.counted, active, shares, count, thought.first)
    count = 0
    for place in range(mind.names.shape[0]):
        number = int(row[mind.names[place]])
        active[count] = mind.rows[place] + number
        shares[count] = 1
        count += number != 0
    add_rows(mind.named, active, shares, count, thought.first)
    rectify(thought.first)


@rule
def foresee(mind, thought):
    """What the seat will get that the row is of."""
    read_row(mind, thought)
    fill(mind.second_bias, thought.second)
    count = list_active(thought.first, thought)
    add_rows(mind.second, thought.active, thought.shares, count, thought.second)
    rectify(thought.second)
    for number in range(thought.outcome.shape[0]):
        thought.outcome[number] = mind.outcome_bias[number] + product(mind.outcome, number, thought.second)


@rule_as(
    lambda mind, row, thought, square: mind.find[row] @ np.maximum(thought.found[square] + thought.sought + mind.seek_bias[row], 0),
    any_order=True,
)
def found_around(mind, row, thought, square):
    total = np.float32(0)
    for place in range(thought.sought.shape[0]):
        found = thought.found[square, place] + thought.sought[place] + mind.seek_bias[row, place]
        total += mind.find[row, place] * max(found, np.float32(0))
    return total


@rule
def look_around(mind, thought, square):
    """What lies around a square of the map, once in a thought."""
    if thought.looked[square] == thought.number[0]:
        return
    thought.looked[square] = thought.number[0]
    found = thought.found[square]
    clear(found)
    side, reach, around = mind.map.side, mind.map.reach, mind.map.around
    window, across = 2 * reach + 1, 2 * around + 1
    x = (square % side + reach) % side
    y = (square // side + reach) % side
    if x >= window or y >= window:
        return
    count = 0
    for down in range(max(0, around - y), min(across, window - y + around)):
        line = mind.map.start + side * ((y + down - around - reach) % side)
        for right in range(max(0, around - x), min(across, window - x + around)):
            name = int(thought.row[line + (x + right - around - reach) % side])
            thought.active[count] = (across * down + right) * mind.names_on_map + name
            thought.shares[count] = 1
            count += name != 0
    add_rows(mind.near, thought.active, thought.shares, count, found)


@rule
def prefer(state, mind, count, thought):
    """The logits of so many legal actions, for the seat that decides, whose outcome was foreseen last."""
    has_map = mind.map.side > 0
    if has_map:
        thought.number[0] += 1
        clear(thought.sought)
        rows = list_active(thought.second, thought)
        add_rows(mind.seek, thought.active, thought.shares, rows, thought.sought)
    for choice in range(count):
        action = int(thought.legal[choice])
        row = int(alike(state, action))
        thought.logits[choice] = mind.policy_bias[row] + product(mind.policy, row, thought.second)
        square = int(where(state, action)) if has_map else -1
        if square >= 0:
            look_around(mind, thought, square)
            thought.logits[choice] += found_around(mind, row, thought, square)


@rule
def think_of(state, mind, thought):
    """For the seat that decides; returns how many legal actions there are."""
    count = legal(state, thought.legal)
    observe_afresh(state, int(state.actor), thought.row)
    foresee(mind, thought)
    prefer(state, mind, count, thought)
    return count


@entry_point
def think_once(states, mind, thought):
    return think_of(states[0], mind, thought)
