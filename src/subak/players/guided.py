"""The search of tree.py with a network as its guide: its policy says what to try first, and what it foresees stands for playouts.

A seat chooses by PUCT in its own tree among children that have the policy as their priors. Where it comes to a node for the first
time the iteration ends, and the network says of each seat, from what that seat sees in the redealt world, what it will get. What
was turned up is not in the tree, so that legal actions and the policy differ from one world to the next: a node keeps the average
of what it was told, and asks again where that covers too little of what is legal now.
"""

import math
from typing import Any, NamedTuple

from subak.core.compiling import entry_point, rule
from subak.core.playing import observe_afresh
from subak.core.verbs import apply, legal, over, seen
from subak.players.thinking import foresee, prefer
from subak.players.tree import (
    HALF_WAY,
    NO_NODE,
    add_child,
    deal_world,
    find_child,
    judge_end,
    mark_children,
    play_out,
    tell_habits,
    tell_trees,
    unmark_children,
    write_down,
)

KNOWN = 0.5  # of what is legal now, by the policy: where a node's children cover less, it asks again
UNLIKELY = 0.002  # an action that the policy chooses more seldom gets no child, but at the root
MOST_ASKED = 1000  # of an average; then later answers count for more than they should
EVEN = 1e6  # so warm that all actions are alike, where those are named that are compared
UNENDED = 1000  # decisions that an iteration counts for that does not come to the end of the match
LARGEST = 0.9  # squashed margin that is turned back into points: 90 of them


class Guide(NamedTuple):
    """What compiled code is guided by."""

    mind: Any  # of the network: see thinking.py
    thought: Any
    guidance: Any  # the numbers of registry.Guidance


@rule
def make_chances(logits, count, warmth):
    """Of logits, by softmax."""
    most = logits[0]
    for choice in range(1, count):
        most = max(most, logits[choice])
    total = 0.0
    for choice in range(count):
        logits[choice] = math.exp((logits[choice] - most) / warmth)
        total += logits[choice]
    for choice in range(count):
        logits[choice] /= total


@rule
def ask(world, trees, node, guide, count, everything, warmth):
    """Foresees for the seat that decides, and tells its node what the policy makes of so many legal actions: see Thought."""
    thought = guide.thought
    observe_afresh(world, int(world.actor), thought.row)
    foresee(guide.mind, thought)
    prefer(world, guide.mind, count, thought)
    make_chances(thought.logits, count, warmth)
    nodes = trees.nodes
    for choice in range(count):
        key = int(thought.legal[choice])
        chance = thought.logits[choice]
        child = find_child(nodes, node, key)
        if child == NO_NODE and (everything or chance >= UNLIKELY):
            child = add_child(trees, node, key)
        if child != NO_NODE:
            asked = min(nodes[child].asked + 1, MOST_ASKED)
            nodes[child].asked = asked
            nodes[child].prior += (chance - nodes[child].prior) / asked


@rule
def choose_guided(world, trees, node, guide, space, count, at_root, warmth):
    """The index of a legal action, by PUCT."""
    nodes = trees.nodes
    thought = guide.thought
    guidance = guide.guidance
    children = space.children
    mark_children(nodes, node, children)
    known = 0.0
    for choice in range(count):
        child = children[thought.legal[choice]]
        if child != NO_NODE:
            known += nodes[child].prior
    if known < KNOWN:
        ask(world, trees, node, guide, count, at_root, warmth)
        mark_children(nodes, node, children)
        known = 1.0
    else:
        for choice in range(count):
            child = children[thought.legal[choice]]
            thought.logits[choice] = nodes[child].prior if child != NO_NODE else 0
    tried = 0.0
    for choice in range(count):
        child = children[thought.legal[choice]]
        if child != NO_NODE:
            nodes[child].available += 1
            if nodes[child].visits > 0:
                tried += thought.logits[choice] / known
    usual = nodes[node].worth / nodes[node].visits if nodes[node].visits > 0 else 0.5
    untried = usual - guidance.urgency * math.sqrt(tried)
    picked = 0
    best = -1000.0
    for choice in range(count):
        child = children[thought.legal[choice]]
        visits = 0
        available = nodes[node].visits
        value = untried
        if child != NO_NODE:
            visits = nodes[child].visits
            available = nodes[child].available
            if visits > 0:
                value = nodes[child].worth / visits
        value += guidance.explore * thought.logits[choice] / known * math.sqrt(available) / (1 + visits)
        if value > best:
            best = value
            picked = choice
    unmark_children(nodes, node, children)
    return picked


@rule
def go_down_guided(worlds, only, trees, space, guide):
    """To a decision that the tree of its seat has not met, or to the end; returns the number of decisions."""
    world = worlds[0]
    players = int(world.players)
    choices = guide.thought.legal
    for player in range(players):
        space.at[player] = trees.roots[player]
        space.lengths[player] = 0
    length = 0
    new = False
    while not over(world) and length < space.paths.shape[1]:
        actor = int(world.actor)
        count = legal(world, choices)
        warmth = guide.guidance.warmth
        if length == 0 and only.size > 0:
            warmth = EVEN
            count = only.size
            for choice in range(count):
                choices[choice] = only[choice]
        choice = 0
        if count > 1:
            if new:
                ask(world, trees, space.at[actor], guide, count, False, warmth)
                return length
            choice = choose_guided(world, trees, space.at[actor], guide, space, count, length == 0, warmth)
        action = int(choices[choice])  # of one type everywhere, so that the rules are compiled once
        for player in range(players):
            key = seen(world, action, player)
            child = find_child(trees.nodes, space.at[player], key)
            if child == NO_NODE:
                child = add_child(trees, space.at[player], key)
            if player == actor and count > 1:
                new = child == NO_NODE or trees.nodes[child].visits == 0
            if child != NO_NODE:
                space.at[player] = child
                space.paths[player, space.lengths[player]] = child
                space.lengths[player] += 1
        length = write_down(space.decisions, length, actor, action)
        apply(world, action)
    if not over(world):
        observe_afresh(world, int(world.actor), guide.thought.row)
        foresee(guide.mind, guide.thought)
    return length


@rule
def judge_leaf(world, space, guide, margin_share):
    """What each seat will get as the network foresees it; for the seat that decides it just has."""
    thought = guide.thought
    players = int(world.players)
    decider = int(world.actor)
    foreseen(decider, players, space, thought, margin_share)
    for player in range(players):
        if player != decider:
            if guide.guidance.own_views > 0:
                observe_afresh(world, player, thought.row)
                foresee(guide.mind, thought)
                foreseen(player, players, space, thought, margin_share)
            else:
                space.wins[player] = (1 - space.wins[decider]) / (players - 1)
                space.margins[player] = -space.margins[decider] / (players - 1)
                space.gained[player] = (1 - space.gained[decider]) / (players - 1)


@rule
def foreseen(player, players, space, thought, margin_share):
    """Of an environment's reward and a squashed margin, both between -1 and 1."""
    win = min(max((thought.outcome[0] * (players - 1) + 1) / players, 0.0), 1.0)
    margin = min(max(float(thought.outcome[1]), -1.0), 1.0)
    space.wins[player] = win
    space.gained[player] = (1 - margin_share) * win + margin_share * (0.5 + 0.5 * margin)
    shown = min(max(margin, -LARGEST), LARGEST)
    space.margins[player] = HALF_WAY * shown / (1 - abs(shown))


@rule
def search_once_guided(states, seat, open_cards, only, worlds, trees, habits, space, weights, guide, rng):
    deal_world(worlds, states, seat, open_cards, rng)
    world = worlds[0]
    players = int(world.players)
    length = go_down_guided(worlds, only, trees, space, guide)
    trees.used[0].decisions += length if over(world) else UNENDED
    if over(world):
        judge_end(world, space, weights.margin)
    else:
        judge_leaf(world, space, guide, weights.margin)
        share = guide.guidance.playouts
        if share > 0:
            for player in range(players):
                space.foreseen[player] = space.gained[player]
            length = play_out(worlds, habits, space, weights, length)
            judge_end(world, space, weights.margin)
            tell_habits(habits, space, length)
            for player in range(players):
                space.gained[player] = share * space.gained[player] + (1 - share) * space.foreseen[player]
    tell_trees(players, trees, space)


@entry_point
def search_some_guided(states, iterations, seat, open_cards, only, worlds, trees, habits, space, weights, guide, rng, stop):
    """That many iterations, or fewer once stop is set; returns how many."""
    for done in range(iterations):
        if stop[0] != 0:
            return done
        search_once_guided(states, seat, open_cards, only, worlds, trees, habits, space, weights, guide, rng)
    return iterations
