"""Worlds that a seat cannot tell from the true one.

Hidden from a seat are the order of the jungle pile, the order of its own worker pile, and of every other seat which of its tiles
not yet shown are in its hand and in which order the rest lies. The tiles that a seat has played stay where they were drawn, so
that it had each of them in hand when it played it; all the others are shuffled over the other places: every tile not yet shown is
as likely as any other to be in the hand.
"""

from subak.core.compiling import rule
from subak.core.randomness import below, shuffle
from subak.games.cacao.components import TILE_KINDS
from subak.games.cacao.rules import tiles_each
from subak.games.cacao.state import OVER


@rule
def redeal(world, state, seat, rng):
    """Makes world, a copy of state, a random world that fits all that seat knows (-1: a spectator)."""
    if state.phase == OVER:
        return
    shuffle(world.jungle, state.jungle_drawn, state.jungle_size, rng)
    for owner in range(state.players):
        if owner == seat:
            shuffle(world.tiles[owner], state.tiles_drawn[owner], tiles_each(state), rng)
        else:
            shuffle_unseen(world, state, owner, rng)


@rule
def shuffle_unseen(world, state, owner, rng):
    """Shuffles the tiles not played by Fisher-Yates over their places, and deals the hand again from the places drawn."""
    for last in range(tiles_each(state) - 1, 0, -1):
        if not was_played(state, owner, last):
            unseen_before = 0
            for place in range(last + 1):
                if not was_played(state, owner, place):
                    unseen_before += 1
            pick = below(rng, unseen_before)
            other = -1
            for place in range(last + 1):
                if not was_played(state, owner, place):
                    if pick == 0:
                        other = place
                    pick -= 1
            tile = world.tiles[owner, last]
            world.tiles[owner, last] = world.tiles[owner, other]
            world.tiles[owner, other] = tile
    for kind in range(TILE_KINDS):
        world.hand[owner, kind] = 0
    for place in range(state.tiles_drawn[owner]):
        if not was_played(state, owner, place):
            world.hand[owner, world.tiles[owner, place]] += 1


@rule
def was_played(state, owner, place):
    """Whether the tile at a place was played; of equal tiles those drawn first count as played."""
    if place >= state.tiles_drawn[owner]:
        return False
    kind = state.tiles[owner, place]
    drawn = 0
    earlier = 0
    for other in range(state.tiles_drawn[owner]):
        if state.tiles[owner, other] == kind:
            drawn += 1
            if other < place:
                earlier += 1
    return earlier < drawn - state.hand[owner, kind]


@rule
def seen(state, action, seat):
    """An action as a seat sees it; every decision in Cacao is open to all."""
    return action
