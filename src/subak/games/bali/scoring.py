"""The end: what the altar makes of the goods, and who has won."""

from subak.core.compiling import rule
from subak.games.bali.altar import good_kind
from subak.games.bali.components import KINDS, SHRINE
from subak.games.bali.state import OVER

BEST_VALUE = 3
SHRINE_POINTS = 4
STONE_PER_POINT = 5

# Four small numbers, one per kind, are packed into one integer, since a function on CUDA cannot return an array.
BITS = 8
BYTE = 255


@rule
def over(state):
    return state.phase == OVER


@rule
def of_kind(packed, kind):
    return (packed >> (BITS * kind)) & BYTE


@rule
def goods_on_altar(state):
    """How many goods of each kind lie on the altar, face down or open; packed."""
    counts = 0
    for place in range(state.altar_size):
        counts += 1 << (BITS * good_kind(int(state.altar[place])))
    return counts


@rule
def goods_values(state):
    """What one good of each kind is worth; packed. Equal numbers on the altar share a rank; a kind with none there is worth 0."""
    counts = goods_on_altar(state)
    values = 0
    for kind in range(KINDS):
        own = of_kind(counts, kind)
        higher_ranks = 0
        for other in range(KINDS):
            count = of_kind(counts, other)
            counted = count <= own
            for earlier in range(other):
                counted = counted or of_kind(counts, earlier) == count
            if not counted:
                higher_ranks += 1
        if own > 0:
            values += (BEST_VALUE - higher_ranks) << (BITS * kind)
    return values


@rule
def goods_points(state, seat, values):
    points = 0
    for kind in range(KINDS):
        points += int(state.goods[seat, kind]) * of_kind(values, kind)
    return points


@rule
def scores(state, out):
    """The score of each seat if the match ended now."""
    values = goods_values(state)
    for seat in range(state.players):
        shrines = SHRINE_POINTS * int(state.display[seat, SHRINE])
        stone = int(state.stone[seat]) // STONE_PER_POINT
        out[seat] = int(state.points[seat]) + shrines + stone + goods_points(state, seat, values)


@rule
def standing(state, seat, score):
    """Larger is better: score, then shrines, then stone."""
    return (int(score) << 32) + (int(state.display[seat, SHRINE]) << 16) + int(state.stone[seat])
