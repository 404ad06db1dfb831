"""The end: temples, sun tokens and the water carrier, and who has won."""

from subak.core.compiling import rule
from subak.games.cacao.components import EMPTY, WATER_TRACK
from subak.games.cacao.rules import beside, opposite, tile_owner, workers_at
from subak.games.cacao.state import OVER

FIRST_GOLD = 6
SECOND_GOLD = 3


@rule
def over(state):
    return state.phase == OVER


@rule
def workers_at_temple(state, temple, seat):
    count = 0
    for side in range(4):
        tile = int(state.board[beside(int(state.temples[temple]), side)])
        if tile != EMPTY and tile_owner(tile) == seat:
            count += workers_at(tile, opposite(side))
    return count


@rule
def temple_gold(state, temple, seat):
    """Most workers 6, second most 3; tied players share, rounded down, and a tie for first leaves no second."""
    own = workers_at_temple(state, temple, seat)
    if own == 0:
        return 0
    more = 0
    equal = 1
    for other in range(state.players):
        if other != seat:
            count = workers_at_temple(state, temple, other)
            if count > own:
                more += 1
            elif count == own:
                equal += 1
    if more == 0:
        return FIRST_GOLD // equal
    if more == 1:
        return SECOND_GOLD // equal
    return 0


@rule
def temples_gold(state, seat):
    gold = 0
    for temple in range(state.temple_count):
        gold += temple_gold(state, temple, seat)
    return gold


@rule
def scores(state, out):
    """The gold of each seat if the match ended now."""
    for seat in range(state.players):
        out[seat] = int(state.gold[seat]) + temples_gold(state, seat) + int(state.suns[seat]) + WATER_TRACK[state.water[seat]]


@rule
def standing(state, seat, score):
    """Larger is better: gold, then fruits left."""
    return (int(score) << 8) + int(state.fruits[seat])
