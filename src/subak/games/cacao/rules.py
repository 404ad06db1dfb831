"""Set-up and the turn, phase by phase in the rulebook's order."""

from subak.core.compiling import rule
from subak.core.randomness import shuffle
from subak.core.seats import clockwise
from subak.games.cacao.actions import CHOOSE_SQUARE, CHOOSE_TILE, FILL_SQUARE, HARVEST, OVERBUILD, SELL
from subak.games.cacao.components import (
    DISPLAY_SIZE,
    EMPTY,
    HAND_SIZE,
    JUNGLE_KINDS,
    JUNGLE_TILES,
    LEFT_OUT,
    MARKET_2,
    MARKET_4,
    MINE_1,
    MOST_JUNGLE,
    MOST_PLAYERS,
    MOST_TILES,
    MOST_WORKERS,
    OUT_WITH_TWO,
    PLANTATION_1,
    PLANTATION_2,
    STORAGE,
    SUN,
    SUN_SPACES,
    TEMPLE,
    TEMPLES,
    TILE_KINDS,
    TILES_OF_A_PLAYER,
    WATER,
    WATER_END,
    WORKERS,
)
from subak.games.cacao.state import FILL, MOST_OPEN, OVER, SIDE, SQUARE, SQUARES, TILE, WORK

COORDINATE = SIDE - 1  # masks a coordinate into the torus
ROW_SHIFT = 5
START_PLANTATION = 0
START_MARKET = SIDE + 1
SALES = MOST_WORKERS + 1

# A worker tile on the board: its kind, quarter turns, owner, and whether it overbuilds another.
TURN_SHIFT = 2
OWNER_SHIFT = 4
OVERBUILT = 64


@rule
def deal(state):
    """All that chance decides."""
    for seat in range(MOST_PLAYERS):
        place = 0
        for kind in range(TILE_KINDS):
            for _ in range(tiles_of_kind(state, kind) if seat < state.players else 0):
                state.tiles[seat, place] = kind
                place += 1
        shuffle(state.tiles[seat], 0, place, state.rng)
    place = 0
    for kind in range(JUNGLE_KINDS):
        for _ in range(jungle_of_kind(state, kind)):
            state.jungle[place] = kind
            place += 1
    shuffle(state.jungle, 0, place, state.rng)


@rule
def tiles_of_kind(state, kind):
    """How many of a worker tile each player has: three take out one 1-1-1-1, four also a 2-1-0-1."""
    return TILES_OF_A_PLAYER[kind] - (1 if kind < LEFT_OUT[state.players] else 0)


@rule
def jungle_of_kind(state, kind):
    """How many of a jungle tile there are to draw, without the start tiles."""
    count = JUNGLE_TILES[kind]
    if state.players == 2:
        count -= OUT_WITH_TWO[kind]
    if kind in (PLANTATION_1, MARKET_2):
        count -= 1
    return count


@rule
def tiles_each(state):
    return MOST_TILES - LEFT_OUT[state.players]


@rule
def lay_out(state):
    """The table before the first turn, from the worker and jungle tiles dealt."""
    state.turn = 0
    state.reveals = 0
    state.active = 0
    state.placed = 0
    state.overbuilding = 0
    state.to_fill = 0
    state.filled = 0
    state.worked = 0
    state.asked = 0
    for seat in range(MOST_PLAYERS):
        state.gold[seat] = 0
        state.fruits[seat] = 0
        state.suns[seat] = 0
        state.water[seat] = 0
        state.owned_count[seat] = 0
        state.tiles_drawn[seat] = 0
        for kind in range(TILE_KINDS):
            state.hand[seat, kind] = 0
        for place in range(MOST_TILES):
            state.owned[seat, place] = EMPTY
            if seat >= state.players or place >= tiles_each(state):
                state.tiles[seat, place] = EMPTY
        if seat < state.players:
            for _ in range(HAND_SIZE):
                draw_tile(state, seat)

    for square in range(SQUARES):
        state.board[square] = EMPTY
    state.open_count = 0
    for place in range(MOST_OPEN):
        state.open[place] = EMPTY
    state.temple_count = 0
    for temple in range(TEMPLES):
        state.temples[temple] = EMPTY
    state.left = 0
    state.top = 0
    lay_jungle(state, START_PLANTATION, PLANTATION_1)
    lay_jungle(state, START_MARKET, MARKET_2)

    state.jungle_size = 0
    for kind in range(JUNGLE_KINDS):
        state.jungle_size += jungle_of_kind(state, kind)
    for place in range(state.jungle_size, MOST_JUNGLE):
        state.jungle[place] = EMPTY
    state.jungle_drawn = 0
    for place in range(DISPLAY_SIZE):
        state.display[place] = EMPTY
    fill_display(state)
    begin_turn(state)


@rule
def draw_tile(state, seat):
    if state.tiles_drawn[seat] < tiles_each(state):
        state.hand[seat, state.tiles[seat, state.tiles_drawn[seat]]] += 1
        state.tiles_drawn[seat] += 1


@rule
def fill_display(state):
    for place in range(DISPLAY_SIZE):
        if state.display[place] == EMPTY:
            draw_jungle(state, place)


@rule
def draw_jungle(state, place):
    if state.jungle_drawn < state.jungle_size:
        state.display[place] = state.jungle[state.jungle_drawn]
        state.jungle_drawn += 1


@rule
def beside(square, side):
    """The square on a side (up, right, down, left) of another."""
    x = square & COORDINATE
    y = square >> ROW_SHIFT
    if side == 0:
        y -= 1
    elif side == 1:
        x += 1
    elif side == 2:
        y += 1
    else:
        x -= 1
    return ((y & COORDINATE) << ROW_SHIFT) + (x & COORDINATE)


@rule
def opposite(side):
    return side ^ 2


@rule
def worker_tile(kind, turns, owner):
    return kind + (turns << TURN_SHIFT) + (owner << OWNER_SHIFT)


@rule
def tile_owner(tile):
    return (tile >> OWNER_SHIFT) & 3


@rule
def workers_at(tile, side):
    """The workers that a tile has at a side of the board."""
    return WORKERS[4 * (tile & 3) + ((side - ((tile >> TURN_SHIFT) & 3)) & 3)]


@rule
def begin_turn(state):
    state.actor = state.active
    state.phase = SQUARE
    hand = 0
    for kind in range(TILE_KINDS):
        hand += state.hand[state.active, kind]
    if hand == 0:
        state.phase = OVER
        state.actor = EMPTY


@rule
def jungle_left(state):
    return state.display[0] != EMPTY or state.display[1] != EMPTY or state.jungle_drawn < state.jungle_size


@rule
def legal(state, out):
    """Writes the legal actions in ascending order and returns how many there are."""
    phase = state.phase
    n = 0
    if phase == SQUARE:
        for place in range(state.open_count):
            out[n] = CHOOSE_SQUARE + place
            n += 1
        if state.suns[state.active] > 0 and not jungle_left(state):
            for number in range(state.owned_count[state.active]):
                if state.board[state.owned[state.active, number]] < OVERBUILT:
                    out[n] = OVERBUILD + number
                    n += 1
    elif phase == TILE:
        for kind in range(TILE_KINDS):
            if state.hand[state.active, kind] > 0:
                for turns in range(1 if kind == 0 else 4):
                    out[n] = CHOOSE_TILE + 4 * kind + turns
                    n += 1
    elif phase == FILL:
        low = min(int(state.display[0]), int(state.display[1]))
        high = max(int(state.display[0]), int(state.display[1]))
        for side in range(4):
            if (state.to_fill >> side) & 1:
                if EMPTY < low < high:
                    out[n] = FILL_SQUARE + JUNGLE_KINDS * side + low
                    n += 1
                out[n] = FILL_SQUARE + JUNGLE_KINDS * side + high
                n += 1
    elif phase == WORK:
        n = legal_work(state, out)
    return n


@rule
def apply(state, action):
    """Carries out a legal action and all that follows without a decision."""
    phase = state.phase
    if phase == SQUARE:
        choose_square(state, action)
    else:
        if phase == TILE:
            place_tile(state, (action - CHOOSE_TILE) >> 2, (action - CHOOSE_TILE) & 3)
        elif phase == FILL:
            fill(state, (action - FILL_SQUARE) // JUNGLE_KINDS, (action - FILL_SQUARE) % JUNGLE_KINDS)
        else:
            work(state, action)
        go_on(state)


@rule
def go_on(state):
    """The next question of the turn, or its end; called from one place, so that CUDA threads of all phases run it together."""
    if state.phase != WORK and not asks_for_fill(state):
        begin_work(state)
    if state.phase == WORK and not asks_for_work(state):
        end_turn(state)


@rule
def choose_square(state, action):
    """A. Place: where."""
    if action < OVERBUILD:
        state.placed = state.open[action - CHOOSE_SQUARE]
        state.overbuilding = 0
    else:
        state.placed = state.owned[state.active, action - OVERBUILD]
        state.overbuilding = 1
    state.phase = TILE


@rule
def place_tile(state, kind, turns):
    """A. Place: which tile, and how it is turned."""
    seat = state.active
    state.hand[seat, kind] -= 1
    tile = worker_tile(kind, turns, seat)
    state.filled = 0
    state.to_fill = 0
    state.worked = 0
    if state.overbuilding:
        state.suns[seat] -= 1
        state.board[state.placed] = tile + OVERBUILT
    else:
        state.board[state.placed] = tile
        state.owned[seat, state.owned_count[seat]] = state.placed
        state.owned_count[seat] += 1
        close_square(state, state.placed)
        widen(state, state.placed)
        for side in range(4):
            square = beside(int(state.placed), side)
            if state.board[square] == EMPTY and tiles_beside(state, square) >= 2:
                state.to_fill |= 1 << side


@rule
def tiles_beside(state, square):
    count = 0
    for side in range(4):
        if state.board[beside(square, side)] != EMPTY:
            count += 1
    return count


@rule
def close_square(state, square):
    """Takes a square off the list of open ones; the last of the list moves to its place."""
    for place in range(state.open_count):
        if state.open[place] == square:
            state.open_count -= 1
            state.open[place] = state.open[state.open_count]
            state.open[state.open_count] = EMPTY
            return


@rule
def widen(state, square):
    """Updates the least x and y for a new tile, which lies at most one square beyond the others."""
    if (square & COORDINATE) == ((state.left - 1) & COORDINATE):
        state.left -= 1
    if (square >> ROW_SHIFT) == ((state.top - 1) & COORDINATE):
        state.top -= 1


@rule
def asks_for_fill(state):
    """B. Fill: while squares and tiles last. The display gives its tiles first, then the pile, one by one."""
    if state.to_fill == 0 or not jungle_left(state):
        state.to_fill = 0
        return False
    if state.display[0] == EMPTY and state.display[1] == EMPTY:
        draw_jungle(state, 0)
        state.reveals += 1
    state.phase = FILL
    return True


@rule
def fill(state, side, kind):
    square = beside(int(state.placed), side)
    if state.display[0] == kind:
        state.display[0] = EMPTY
    else:
        state.display[1] = EMPTY
    state.to_fill &= ~(1 << side)
    state.filled |= 1 << side
    lay_jungle(state, square, kind)


@rule
def lay_jungle(state, square, kind):
    state.board[square] = kind
    widen(state, square)
    if kind == TEMPLE:
        state.temples[state.temple_count] = square
        state.temple_count += 1
    for side in range(4):
        neighbour = beside(square, side)
        # A square beside another jungle tile is on the list already.
        if state.board[neighbour] == EMPTY and tiles_beside(state, neighbour) == 1:
            state.open[state.open_count] = neighbour
            state.open_count += 1


@rule
def edge_square(state, edge):
    """The square of the worker tile at an edge: see actions.EDGES."""
    return beside(beside(int(state.placed), edge >> 2), edge & 3)


@rule
def activated_tile(state, edge):
    """The worker tile at an edge, if this turn activates it: the tile placed, and all beside a filled square; else EMPTY."""
    side = edge >> 2
    if (edge & 3) == opposite(side) or (state.filled >> side) & 1:
        return int(state.board[edge_square(state, edge)])
    return EMPTY


@rule
def edge_workers(state, edge, seat):
    """The workers of a seat that are activated at an edge and have not worked yet."""
    if (state.worked >> edge) & 1:
        return 0
    tile = activated_tile(state, edge)
    if tile == EMPTY or tile_owner(tile) != seat:
        return 0
    return workers_at(tile, opposite(edge & 3))


@rule
def jungle_beside(state, side):
    """The jungle tile on a side of the tile placed."""
    return int(state.board[beside(int(state.placed), side)])


@rule
def is_market(kind):
    return MARKET_2 <= kind <= MARKET_4


@rule
def is_plantation(kind):
    return PLANTATION_1 <= kind <= PLANTATION_2


@rule
def fruits_of(kind):
    """What a plantation gives for each worker."""
    return kind - PLANTATION_1 + 1


@rule
def price_of(kind):
    """What a market pays for a fruit."""
    return kind - MARKET_2 + 2


@rule
def gold_of(kind):
    """What a mine gives for each worker."""
    return kind - MINE_1 + 1


@rule
def market_near(state):
    """Whether this turn activates a market; without one nobody has anything to decide."""
    for side in range(4):
        if is_market(jungle_beside(state, side)):
            return True
    return False


@rule
def begin_work(state):
    """C. Work: mines, water and sun at once for everybody, then what there is to decide, from the active player clockwise."""
    market = market_near(state)
    for side in range(4):
        kind = jungle_beside(state, side)
        if MINE_1 <= kind <= SUN or (not market and is_plantation(kind)):
            for edge in range(4 * side, 4 * side + 4):
                tile = activated_tile(state, edge)
                if tile != EMPTY:
                    work_at_once(state, tile_owner(tile), kind, workers_at(tile, opposite(edge & 3)))
    state.asked = 0 if market else state.players
    state.phase = WORK


@rule
def work_at_once(state, seat, kind, workers):
    """What workers bring without a decision; what exceeds the storage or the spaces for suns is lost."""
    if is_plantation(kind):
        state.fruits[seat] = min(STORAGE, int(state.fruits[seat]) + workers * fruits_of(kind))
    elif kind == WATER:
        state.water[seat] = min(WATER_END, int(state.water[seat]) + workers)
    elif kind == SUN:
        state.suns[seat] = min(SUN_SPACES, int(state.suns[seat]) + workers)
    else:
        state.gold[seat] += workers * gold_of(kind)


@rule
def asks_for_work(state):
    """The next player who could sell something is asked; whoever could not harvests without being asked."""
    while state.asked < state.players:
        seat = clockwise(state, state.asked)
        if can_sell(state, seat):
            state.actor = seat
            return True
        harvest_all(state, seat)
        state.asked += 1
    return False


@rule
def open_workers(state, seat, side):
    """How many workers of a seat have yet to work at the jungle tile on a side of the tile placed."""
    workers = 0
    for edge in range(4 * side, 4 * side + 4):
        workers += edge_workers(state, edge, seat)
    return workers


@rule
def can_sell(state, seat):
    if not works_at_market(state, seat):
        return False
    return state.fruits[seat] > 0 or works_at_plantation(state, seat)


@rule
def works_at_market(state, seat):
    for side in range(4):
        if is_market(jungle_beside(state, side)) and open_workers(state, seat, side) > 0:
            return True
    return False


@rule
def works_at_plantation(state, seat):
    for side in range(4):
        if is_plantation(jungle_beside(state, side)) and open_workers(state, seat, side) > 0:
            return True
    return False


@rule
def harvest_all(state, seat):
    for side in range(4):
        if is_plantation(jungle_beside(state, side)):
            for edge in range(4 * side, 4 * side + 4):
                if edge_workers(state, edge, seat) > 0:
                    harvest(state, seat, edge)


@rule
def harvest(state, seat, edge):
    work_at_once(state, seat, jungle_beside(state, edge >> 2), edge_workers(state, edge, seat))
    state.worked |= 1 << edge


@rule
def legal_work(state, out):
    n = 0
    seat = state.actor
    for side in range(4):
        if is_plantation(jungle_beside(state, side)):
            for edge in range(4 * side, 4 * side + 4):
                if edge_workers(state, edge, seat) > 0:
                    out[n] = HARVEST + edge
                    n += 1
    for side in range(4):
        if is_market(jungle_beside(state, side)):
            for edge in range(4 * side, 4 * side + 4):
                workers = edge_workers(state, edge, seat)
                if workers > 0:
                    for fruits in range(min(workers, int(state.fruits[seat])) + 1):
                        out[n] = SELL + SALES * edge + fruits
                        n += 1
    return n


@rule
def work(state, action):
    seat = state.actor
    if action < SELL:
        harvest(state, seat, action - HARVEST)
    else:
        edge = (action - SELL) // SALES
        fruits = (action - SELL) % SALES
        state.fruits[seat] -= fruits
        state.gold[seat] += fruits * price_of(jungle_beside(state, edge >> 2))
        state.worked |= 1 << edge


@rule
def end_turn(state):
    """D. A new tile for the hand, a full display; the next player to the left."""
    draw_tile(state, state.active)
    fill_display(state)
    state.filled = 0
    state.worked = 0
    state.turn += 1
    state.reveals += 1
    state.active = clockwise(state, 1)
    begin_turn(state)
