"""Information-set Monte-Carlo tree search with a tree for each seat, compiled and generic through the verbs.

Every iteration redeals all that the searching seat cannot know and plays the world that comes out of it to its end. Each seat goes
down a tree of its own, whose edges are actions as that seat sees them: so no seat's choice can depend on what it does not know,
neither on cards nor on what another chooses at the same time. Whose turn it is chooses by its own tree.

A node is the edge that leads to it: how often it was passed, how often it could have been, and what its tree's seat got from there.
"""

import math

from subak.core.compiling import entry, rule
from subak.core.playing import random_action
from subak.core.randomness import below
from subak.core.verbs import apply, legal, over, redeal, scores, seen, winners

NO_NODE = -1
EVEN = 10.0  # the margin that counts half as much as any


@rule
def new_node(tree, parent, key):
    """The next free node, as a child of another; NO_NODE where the tree is full."""
    keys, visits, available, wins, margins, first, sibling, used = tree
    node = used[0]
    if node >= keys.size:
        return NO_NODE
    used[0] += 1
    keys[node] = key
    visits[node] = 0
    available[node] = 0
    wins[node] = 0
    margins[node] = 0
    first[node] = NO_NODE
    sibling[node] = NO_NODE
    if parent != NO_NODE:
        sibling[node] = first[parent]
        first[parent] = node
    return node


@rule
def find_child(tree, node, key):
    keys, _, _, _, _, first, sibling, _ = tree
    child = first[node]
    while child != NO_NODE and keys[child] != key:
        child = sibling[child]
    return child


@rule
def squashed(margin):
    """A margin between 0 and 1."""
    return 0.5 + 0.5 * margin / (abs(margin) + EVEN)


@rule
def choose(tree, node, out, count, children, weights, rng):
    """An index among the legal actions: a new one while the node is narrow, else the best by upper confidence bound."""
    keys, visits, available, wins, margins, first, sibling, _ = tree
    explore, mix, width, growth = weights
    child = first[node]
    while child != NO_NODE:
        children[keys[child]] = child
        child = sibling[child]
    known = 0
    for choice in range(count):
        child = children[out[choice]]
        if child != NO_NODE:
            available[child] += 1
            known += 1
    picked = -1
    if known < count and known < width * (visits[node] + 1) ** growth:
        skip = below(rng, count - known)
        for choice in range(count):
            if children[out[choice]] == NO_NODE:
                if skip == 0:
                    picked = choice
                skip -= 1
    else:
        best = -1.0
        for choice in range(count):
            child = children[out[choice]]
            if child != NO_NODE:
                seen_often = visits[child]
                value = ((1 - mix) * wins[child] + mix * margins[child]) / seen_often
                value += explore * math.sqrt(math.log(available[child]) / seen_often)
                if value > best:
                    best = value
                    picked = choice
    child = first[node]
    while child != NO_NODE:
        children[keys[child]] = NO_NODE
        child = sibling[child]
    return picked


@rule
def search_once(states, seat, worlds, tree, roots, space, weights, rng):
    """One world from the searching seat's state to its end, and what was learnt from it."""
    out, children, paths, lengths, at, totals, won = space
    world = worlds[0]
    worlds[0] = states[0]
    redeal(worlds[0], states[0], seat, rng)
    _, visits, _, wins, margins, _, _, _ = tree
    players = int(world.players)
    for player in range(players):
        at[player] = roots[player]
        lengths[player] = 0
    depth = 0
    new = False
    while not new and not over(world) and depth < paths.shape[1]:
        actor = int(world.actor)
        count = legal(world, out)
        picked = choose(tree, at[actor], out, count, children, weights, rng)
        action = out[picked]
        for player in range(players):
            key = seen(world, action, player)
            child = find_child(tree, at[player], key)
            if child == NO_NODE:
                child = new_node(tree, at[player], key)
                new = new or player == actor
            if child == NO_NODE:
                new = True
            else:
                at[player] = child
                paths[player, lengths[player]] = child
                lengths[player] += 1
        apply(world, action)
        depth += 1
    while not over(world):
        apply(world, random_action(world, out))
    scores(world, totals)
    winners(world, won)
    shared = 0
    for player in range(players):
        shared += won[player]
    for player in range(players):
        other = -1000000
        for rival in range(players):
            if rival != player:
                other = max(other, totals[rival])
        win = won[player] / shared
        margin = squashed(totals[player] - other)
        visits[roots[player]] += 1
        for step in range(lengths[player]):
            node = paths[player, step]
            visits[node] += 1
            wins[node] += win
            margins[node] += margin


@entry
def search_some(iterations, states, seat, worlds, tree, roots, space, weights, rng, stop):
    """That many iterations, or fewer if told to stop; returns how many."""
    for done in range(iterations):
        if stop[0] != 0:
            return done
        search_once(states, seat, worlds, tree, roots, space, weights, rng)
    return iterations
