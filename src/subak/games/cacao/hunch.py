"""What an action seems to be worth at first sight: a search tries good ones first and plays out by them."""

from subak.core.compiling import rule
from subak.games.cacao.actions import CHOOSE_SQUARE, CHOOSE_TILE, FILL_SQUARE, OVERBUILD
from subak.games.cacao.components import (
    EMPTY,
    JUNGLE_KINDS,
    MINE_1,
    MINE_2,
    STORAGE,
    SUN,
    SUN_SPACES,
    TEMPLE,
    WATER,
    WATER_END,
    WATER_TRACK,
)
from subak.games.cacao.rules import (
    beside,
    fruits_of,
    gold_of,
    is_market,
    is_plantation,
    opposite,
    price_of,
    tile_owner,
    worker_tile,
    workers_at,
)
from subak.games.cacao.state import FILL, SQUARE, TILE

GOLD = 10
FRUIT = 12
SOLD_WITHOUT_FRUIT = 4
SUN_TOKEN = 12
TEMPLE_WORKER = 15


@rule
def worker_worth(state, seat, kind):
    """About what a worker beside this jungle tile brings its seat, in tenths of gold."""
    if is_plantation(kind):
        return FRUIT * fruits_of(kind) if state.fruits[seat] < STORAGE else 0
    if is_market(kind):
        return GOLD * price_of(kind) - FRUIT if state.fruits[seat] > 0 else SOLD_WITHOUT_FRUIT
    if MINE_1 <= kind <= MINE_2:
        return GOLD * gold_of(kind)
    if kind == WATER:
        steps = int(state.water[seat])
        return GOLD * (WATER_TRACK[steps + 1] - WATER_TRACK[steps]) if steps < WATER_END else 0
    if kind == SUN:
        return SUN_TOKEN if state.suns[seat] < SUN_SPACES else 0
    return TEMPLE_WORKER if kind == TEMPLE else 0


@rule
def hunch(state, scratch, action):
    """Compares the actions of one decision: what workers would find beside a square, a tile or a new jungle tile."""
    seat = int(state.active)
    worth = 0
    if state.phase == SQUARE:
        square = int(state.open[action - CHOOSE_SQUARE] if action < OVERBUILD else state.owned[seat, action - OVERBUILD])
        for side in range(4):
            kind = int(state.board[beside(square, side)])
            if kind != EMPTY:
                worth += worker_worth(state, seat, kind)
    elif state.phase == TILE:
        tile = worker_tile((action - CHOOSE_TILE) >> 2, (action - CHOOSE_TILE) & 3, seat)
        for side in range(4):
            kind = int(state.board[beside(int(state.placed), side)])
            if kind != EMPTY:
                worth += workers_at(tile, side) * worker_worth(state, seat, kind)
    elif state.phase == FILL:
        square = beside(int(state.placed), (action - FILL_SQUARE) // JUNGLE_KINDS)
        kind = (action - FILL_SQUARE) % JUNGLE_KINDS
        for side in range(4):
            tile = int(state.board[beside(square, side)])
            if tile != EMPTY:
                owner = tile_owner(tile)
                share = 2 if owner == seat else -1
                worth += share * workers_at(tile, opposite(side)) * worker_worth(state, owner, kind)
    return worth
