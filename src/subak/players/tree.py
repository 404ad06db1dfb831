"""Information-set Monte-Carlo tree search with a tree for each seat, compiled and generic through the verbs.

Every iteration redeals all that the searching seat cannot know and plays the world that comes out of it to its end. Each seat goes
down a tree of its own, whose edges are actions as that seat sees them: so no seat's choice can depend on what it does not know,
neither on cards nor on what another chooses at the same time. Whoever decides chooses by its own tree: by upper confidence bound
among the children that its node has, and by progressive widening whether the node gets another one.

A node is the edge that leads to it: how often it was passed, how often it could have been, and what its tree's seat got from there.
Beside the trees each seat has habits, a history heuristic: how well each action served it, whatever the position. They say which
choice a node tries next, and playouts follow them.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from subak.core.compiling import entry_point, rule
from subak.core.playing import redeal_world, winners
from subak.core.randomness import below, reseed
from subak.core.verbs import apply, hunch, legal, over, scores, seen

NO_NODE = -1
HALF_WAY = 10.0  # points: a lead of so many counts 0.75, halfway between a tie (0.5) and an endless lead (1)

NODE = np.dtype(
    [
        ("worth", np.float64),  # sum over visits of victory mixed with margin, by which a seat chooses
        ("wins", np.float64),
        ("squares", np.float64),  # of what was won, summed up like it: how far visits differ
        ("points", np.float64),  # sum over visits of the margin over the best rival
        ("visits", np.int32),
        ("available", np.int32),  # how often its action was legal when its parent chose
        ("first", np.int32),  # child
        ("sibling", np.int32),
        ("key", np.int16),  # the action as the tree's seat sees it
        ("asked", np.int16),  # how often a network was asked about it
        ("prior", np.float32),  # how likely a network's policy is to choose it, on average
    ],
    align=True,
)
USED = np.dtype([("nodes", np.int64), ("decisions", np.int64)])  # nodes taken so far, decisions of all iterations
DECISION = np.dtype([("seat", np.int16), ("action", np.int16)])


class Trees(NamedTuple):
    """All nodes of the seats' trees."""

    nodes: Any  # NODE
    used: Any  # a single USED
    roots: Any  # by seat


class Habits(NamedTuple):
    """By seat and action, over all iterations."""

    worth: Any  # sum of what the seat got where it chose the action
    times: Any


class Workspace(NamedTuple):
    """Arrays that one iteration after the other works in."""

    legal: Any  # actions
    children: Any  # by action: the node's child, while it chooses
    paths: Any  # by seat: the nodes that it went through
    lengths: Any  # of the paths
    at: Any  # by seat: the node where it stands
    totals: Any
    won: Any
    decisions: Any  # DECISION, one after the other
    gained: Any  # by seat: victory mixed with margin
    wins: Any  # by seat
    margins: Any  # by seat: points over the best rival
    foreseen: Any  # by seat: what it will get as a network sees it


class Weights(NamedTuple):
    """How a search weighs, as the arena found it best."""

    explore: float = 0.7  # factor of the upper confidence bound's second term
    margin: float = 0.3  # share of the margin in a result; the rest is victory
    width: float = 1.0  # progressive widening: a node has at most width * (visits + 1) ** growth children
    growth: float = 0.5
    rivals: float = 3.0  # random choices of which a playout takes the best


@rule
def add_child(trees, parent, key):
    """The next free node; NO_NODE where there is none."""
    used = trees.used[0]
    nodes = trees.nodes
    node = used.nodes
    if node >= nodes.size:
        return NO_NODE
    used.nodes += 1
    nodes[node].worth = 0
    nodes[node].wins = 0
    nodes[node].squares = 0
    nodes[node].points = 0
    nodes[node].visits = 0
    nodes[node].available = 0
    nodes[node].first = NO_NODE
    nodes[node].sibling = nodes[parent].first
    nodes[node].key = key
    nodes[node].asked = 0
    nodes[node].prior = 0
    nodes[parent].first = node
    return node


@rule
def find_child(nodes, node, key):
    child = nodes[node].first
    while child != NO_NODE and nodes[child].key != key:
        child = nodes[child].sibling
    return child


@rule
def mark_children(nodes, node, children):
    """By action, while a node chooses."""
    child = nodes[node].first
    while child != NO_NODE:
        children[nodes[child].key] = child
        child = nodes[child].sibling


@rule
def unmark_children(nodes, node, children):
    child = nodes[node].first
    while child != NO_NODE:
        children[nodes[child].key] = NO_NODE
        child = nodes[child].sibling


@rule
def squashed(margin):
    """A margin between 0 and 1."""
    return 0.5 + 0.5 * margin / (abs(margin) + HALF_WAY)


@rule
def habit(habits, seat, action):
    """What an action brought a seat on average. One that was never tried counts 1, the most that anything can bring."""
    times = habits.times[seat, action]
    return habits.worth[seat, action] / times if times > 0 else 1.0


@rule
def choose(world, scratch, nodes, node, habits, space, count, weights, rng):
    """The index of a legal action: of a new one while progressive widening allows it, else by upper confidence bound."""
    children = space.children
    mark_children(nodes, node, children)
    known = 0
    for choice in range(count):
        child = children[space.legal[choice]]
        if child != NO_NODE:
            nodes[child].available += 1
            known += 1
    widen = known < count and known < weights.width * (nodes[node].visits + 1) ** weights.growth
    picked = -1
    best = -1000.0
    start = below(rng, count)  # a random one, since among equal values the first that is met wins
    for step in range(count):
        choice = start + step if start + step < count else start + step - count
        action = int(space.legal[choice])
        child = children[action]
        value = best
        if widen and child == NO_NODE:
            value = hunch(world, scratch, action) + habit(habits, world.actor, action)
        elif not widen and child != NO_NODE:
            visits = nodes[child].visits
            value = nodes[child].worth / visits + weights.explore * math.sqrt(math.log(nodes[child].available) / visits)
        if value > best:
            best = value
            picked = choice
    unmark_children(nodes, node, children)
    return picked


@rule
def quick_choice(world, scratch, habits, out, count, rivals):
    """The best of a few random legal actions: by the game's hunch, and by habit where that says nothing."""
    action = int(out[below(world.rng, count)])
    if count > 1:
        best = hunch(world, scratch, action)
        for _ in range(int(rivals) - 1):
            other = int(out[below(world.rng, count)])
            value = hunch(world, scratch, other)
            usual = value == best and habit(habits, world.actor, other) > habit(habits, world.actor, action)
            if value > best or usual:
                best = value
                action = other
    return action


@rule
def write_down(decisions, length, seat, action):
    """Adds a decision while there is room; returns how many are written down then."""
    if length < decisions.size:
        decisions[length].seat = seat
        decisions[length].action = action
        length += 1
    return length


@rule
def deal_world(worlds, states, seat, open_cards, rng):
    if open_cards:
        worlds[0] = states[0]
        reseed(worlds[0].rng, rng)
    else:
        redeal_world(worlds, states, seat, rng)


@rule
def search_once(states, seat, open_cards, only, worlds, trees, habits, space, weights, rng):
    """One world from the searching seat's state to its end, and what was learnt from it."""
    deal_world(worlds, states, seat, open_cards, rng)
    length = go_down(worlds, only, trees, habits, space, weights, rng)
    length = play_out(worlds, habits, space, weights, length)
    learn(worlds[0], trees, habits, space, weights, length)
    trees.used[0].decisions += length


@rule
def go_down(worlds, only, trees, habits, space, weights, rng):
    """Selection and expansion: by the trees, until the tree of whoever decides gets a new node; returns the number of decisions."""
    world = worlds[0]
    players = int(world.players)
    for player in range(players):
        space.at[player] = trees.roots[player]
        space.lengths[player] = 0
    length = 0
    new = False
    while not new and not over(world) and length < space.paths.shape[1]:
        actor = int(world.actor)
        count = legal(world, space.legal)
        if length == 0 and only.size > 0:
            count = only.size
            for choice in range(count):
                space.legal[choice] = only[choice]
        choice = choose(world, worlds[1:], trees.nodes, space.at[actor], habits, space, count, weights, rng)
        action = int(space.legal[choice])  # of one type everywhere, so that the rules are compiled once
        for player in range(players):
            key = seen(world, action, player)
            child = find_child(trees.nodes, space.at[player], key)
            if child == NO_NODE:
                child = add_child(trees, space.at[player], key)
                new = new or player == actor
            if child == NO_NODE:
                new = True
            else:
                space.at[player] = child
                space.paths[player, space.lengths[player]] = child
                space.lengths[player] += 1
        length = write_down(space.decisions, length, actor, action)
        apply(world, action)
    return length


@rule
def play_out(worlds, habits, space, weights, length):
    world = worlds[0]
    while not over(world):
        count = legal(world, space.legal)
        action = quick_choice(world, worlds[1:], habits, space.legal, count, weights.rivals)
        length = write_down(space.decisions, length, world.actor, action)
        apply(world, action)
    return length


@rule
def learn(world, trees, habits, space, weights, length):
    """Backpropagation: every seat's nodes and habits learn what the seat got in the end."""
    judge_end(world, space, weights.margin)
    tell_trees(int(world.players), trees, space)
    tell_habits(habits, space, length)


@rule
def judge_end(world, space, margin_share):
    """What each seat got in a match that is over."""
    totals = space.totals
    won = space.won
    players = int(world.players)
    scores(world, totals)
    winners(world, won)
    victors = 0
    for player in range(players):
        victors += won[player]
    for player in range(players):
        rival = -1000000
        for other in range(players):
            if other != player:
                rival = max(rival, totals[other])
        win = won[player] / victors
        margin = totals[player] - rival
        space.wins[player] = win
        space.margins[player] = margin
        space.gained[player] = (1 - margin_share) * win + margin_share * squashed(margin)


@rule
def tell_trees(players, trees, space):
    for player in range(players):
        gained, win, margin = space.gained[player], space.wins[player], space.margins[player]
        add_result(trees.nodes, trees.roots[player], gained, win, margin)
        for step in range(space.lengths[player]):
            add_result(trees.nodes, space.paths[player, step], gained, win, margin)


@rule
def tell_habits(habits, space, length):
    for step in range(length):
        seat = space.decisions[step].seat
        action = space.decisions[step].action
        habits.worth[seat, action] += space.gained[seat]
        habits.times[seat, action] += 1


@rule
def add_result(nodes, node, worth, win, margin):
    nodes[node].visits += 1
    nodes[node].worth += worth
    nodes[node].wins += win
    nodes[node].squares += win * win
    nodes[node].points += margin


@entry_point
def search_some(states, iterations, seat, open_cards, only, worlds, trees, habits, space, weights, rng, stop):
    """That many iterations, or fewer once stop is set; returns how many."""
    for done in range(iterations):
        if stop[0] != 0:
            return done
        search_once(states, seat, open_cards, only, worlds, trees, habits, space, weights, rng)
    return iterations


@entry_point
def lead_at(nodes, root):
    """By how many visits the most visited child leads the next."""
    most = 0
    second = 0
    child = nodes[root].first
    while child != NO_NODE:
        visits = nodes[child].visits
        if visits > most:
            second = most
            most = visits
        elif visits > second:
            second = visits
        child = nodes[child].sibling
    return most - second


@entry_point
def follow(states, action, nodes, roots):
    """Makes the children that an action leads to the roots; false where a tree has no such child."""
    for player in range(roots.size):
        child = find_child(nodes, roots[player], seen(states[0], action, player))
        if child == NO_NODE:
            return False
        roots[player] = child
    return True


@entry_point
def transplant(nodes, roots, spare):
    """Copies the roots and all below them into spare, breadth first; returns how many nodes that are."""
    count = 0
    for player in range(roots.size):
        spare[count] = nodes[roots[player]]
        spare[count].sibling = NO_NODE
        roots[player] = count
        count += 1
    done = 0
    while done < count:
        child = spare[done].first
        spare[done].first = NO_NODE
        while child != NO_NODE:
            spare[count] = nodes[child]
            spare[count].sibling = spare[done].first
            spare[done].first = count
            child = nodes[child].sibling
            count += 1
        done += 1
    return count
