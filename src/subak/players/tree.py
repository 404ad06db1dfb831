"""Information-set Monte-Carlo tree search with a tree for each seat, compiled and generic through the verbs.

Every iteration redeals all that the searching seat cannot know and plays the world that comes out of it to its end. Each seat goes
down a tree of its own, whose edges are actions as that seat sees them: so no seat's choice can depend on what it does not know,
neither on cards nor on what another chooses at the same time. Whose turn it is chooses by its own tree.

A node is the edge that leads to it: how often it was passed, how often it could have been, and what its tree's seat got from there.
Beside the trees each seat has habits: how well each action served it anywhere, in whatever position. They say which choice a node
tries next, and playouts follow them.
"""

import math

import numpy as np

from subak.core.compiling import entry_point, rule
from subak.core.randomness import below, next_word
from subak.core.verbs import apply, hunch, legal, over, redeal, scores, seen, winners

NO_NODE = -1
EVEN = 10.0  # the margin that counts half as much as any

NODE = np.dtype(
    [
        ("worth", np.float64),  # sum over visits of victory mixed with margin, by which a seat chooses
        ("wins", np.float64),
        ("points", np.float64),  # more than the best rival's
        ("visits", np.int32),
        ("available", np.int32),
        ("first", np.int32),  # child
        ("sibling", np.int32),
        ("key", np.int16),  # the action as the tree's seat sees it
    ],
    align=True,
)


@rule
def add_child(nodes, used, parent, key):
    """The next free node; NO_NODE where there is none."""
    node = used[0]
    if node >= nodes.size:
        return NO_NODE
    used[0] += 1
    nodes[node].worth = 0
    nodes[node].wins = 0
    nodes[node].points = 0
    nodes[node].visits = 0
    nodes[node].available = 0
    nodes[node].first = NO_NODE
    nodes[node].sibling = nodes[parent].first
    nodes[node].key = key
    nodes[parent].first = node
    return node


@rule
def find_child(nodes, node, key):
    child = nodes[node].first
    while child != NO_NODE and nodes[child].key != key:
        child = nodes[child].sibling
    return child


@rule
def squashed(margin):
    """A margin between 0 and 1."""
    return 0.5 + 0.5 * margin / (abs(margin) + EVEN)


@rule
def habit(habits, seat, action):
    """What an action brought a seat on average; the best until it was tried."""
    worth, times = habits
    return worth[seat, action] / times[seat, action] if times[seat, action] > 0 else 1.0


@rule
def choose(world, scratch, nodes, node, habits, out, count, children, weights, rng):
    """An index among the legal actions: a new one while the node is narrow, else the best by upper confidence bound."""
    explore, _, width, growth, _ = weights
    child = nodes[node].first
    while child != NO_NODE:
        children[nodes[child].key] = child
        child = nodes[child].sibling
    known = 0
    for choice in range(count):
        child = children[out[choice]]
        if child != NO_NODE:
            nodes[child].available += 1
            known += 1
    widen = known < count and known < width * (nodes[node].visits + 1) ** growth
    picked = -1
    best = -1000.0
    start = below(rng, count)  # equals are equally likely
    for step in range(count):
        choice = start + step if start + step < count else start + step - count
        child = children[out[choice]]
        value = best
        if widen and child == NO_NODE:
            value = hunch(world, scratch, out[choice]) + habit(habits, world.actor, out[choice])
        elif not widen and child != NO_NODE:
            visits = nodes[child].visits
            value = nodes[child].worth / visits + explore * math.sqrt(math.log(nodes[child].available) / visits)
        if value > best:
            best = value
            picked = choice
    child = nodes[node].first
    while child != NO_NODE:
        children[nodes[child].key] = NO_NODE
        child = nodes[child].sibling
    return picked


@rule
def quick_choice(world, scratch, habits, out, count, rivals):
    """The best of a few random legal actions: by the game's hunch, and by habit where that says nothing."""
    action = out[below(world.rng, count)]
    if count > 1:
        best = hunch(world, scratch, action)
        for _ in range(rivals - 1):
            other = out[below(world.rng, count)]
            value = hunch(world, scratch, other)
            usual = value == best and habit(habits, world.actor, other) > habit(habits, world.actor, action)
            if value > best or usual:
                best = value
                action = other
    return action


@rule
def note(trail, length, seat, action):
    if length < trail.shape[0]:
        trail[length, 0] = seat
        trail[length, 1] = action
        length += 1
    return length


@rule
def deal_world(worlds, states, seat, open_cards, rng):
    worlds[0] = states[0]
    if open_cards:
        for word in range(4):
            worlds[0].rng[word] = next_word(rng)
    else:
        redeal(worlds[0], states[0], seat, rng)


@rule
def search_once(states, seat, open_cards, only, worlds, nodes, used, roots, habits, space, weights, rng):
    """One world from the searching seat's state to its end, and what was learnt from it."""
    deal_world(worlds, states, seat, open_cards, rng)
    length = go_down(worlds, only, nodes, used, roots, habits, space, weights, rng)
    length = play_out(worlds, habits, space, weights, length)
    learn(worlds[0], nodes, roots, habits, space, weights, length)
    used[1] += length


@rule
def go_down(worlds, only, nodes, used, roots, habits, space, weights, rng):
    """By the trees until the one of whose turn it is gets a new node; returns the number of decisions."""
    out, children, paths, lengths, at, _, _, trail, _ = space
    world = worlds[0]
    players = int(world.players)
    for player in range(players):
        at[player] = roots[player]
        lengths[player] = 0
    length = 0
    new = False
    while not new and not over(world) and length < paths.shape[1]:
        actor = int(world.actor)
        count = legal(world, out)
        if length == 0 and only.size > 0:
            count = only.size
            out[:count] = only
        action = out[choose(world, worlds[1:], nodes, at[actor], habits, out, count, children, weights, rng)]
        for player in range(players):
            key = seen(world, action, player)
            child = find_child(nodes, at[player], key)
            if child == NO_NODE:
                child = add_child(nodes, used, at[player], key)
                new = new or player == actor
            if child == NO_NODE:
                new = True
            else:
                at[player] = child
                paths[player, lengths[player]] = child
                lengths[player] += 1
        length = note(trail, length, actor, action)
        apply(world, action)
    return length


@rule
def play_out(worlds, habits, space, weights, length):
    out, _, _, _, _, _, _, trail, _ = space
    world = worlds[0]
    while not over(world):
        action = quick_choice(world, worlds[1:], habits, out, legal(world, out), weights[4])
        length = note(trail, length, world.actor, action)
        apply(world, action)
    return length


@rule
def learn(world, nodes, roots, habits, space, weights, length):
    """Every seat's nodes and habits learn what the seat got in the end."""
    _, _, paths, lengths, _, totals, won, trail, gained = space
    players = int(world.players)
    scores(world, totals)
    winners(world, won)
    shared = 0
    for player in range(players):
        shared += won[player]
    for player in range(players):
        rival = -1000000
        for other in range(players):
            if other != player:
                rival = max(rival, totals[other])
        win = won[player] / shared
        margin = totals[player] - rival
        gained[player] = (1 - weights[1]) * win + weights[1] * squashed(margin)
        add_result(nodes, roots[player], gained[player], win, margin)
        for step in range(lengths[player]):
            add_result(nodes, paths[player, step], gained[player], win, margin)
    worth, times = habits
    for step in range(length):
        worth[trail[step, 0], trail[step, 1]] += gained[trail[step, 0]]
        times[trail[step, 0], trail[step, 1]] += 1


@rule
def add_result(nodes, node, worth, win, margin):
    nodes[node].visits += 1
    nodes[node].worth += worth
    nodes[node].wins += win
    nodes[node].points += margin


@entry_point
def search_some(iterations, states, seat, open_cards, only, worlds, nodes, used, roots, habits, space, weights, rng, stop):
    """That many iterations, or fewer if told to stop; returns how many."""
    for done in range(iterations):
        if stop[0] != 0:
            return done
        search_once(states, seat, open_cards, only, worlds, nodes, used, roots, habits, space, weights, rng)
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
    """Goes with an action from the roots to their children; false where a tree does not know it."""
    for player in range(roots.size):
        child = find_child(nodes, roots[player], seen(states[0], action, player))
        if child == NO_NODE:
            return False
        roots[player] = child
    apply(states[0], action)
    return True


@entry_point
def transplant(nodes, roots, spare):
    """Copies what lies below the roots into spare, the rest is forgotten; returns how many nodes that are."""
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
