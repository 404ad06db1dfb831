"""What a seat may know, as a row of numbers to learn from: nothing that view.py would not show it.

Seats are counted from the one that looks, clockwise; a one among zeros marks one of several.
"""

from subak.core.compiling import rule
from subak.core.observation import Observation, Part
from subak.core.observing import observe_turn
from subak.core.seats import seen_from
from subak.games.cacao.actions import CHOOSE_SQUARE, CHOOSE_TILE, FILL_SQUARE, HARVEST, OVERBUILD, SELL, SIDES
from subak.games.cacao.components import (
    DISPLAY_SIZE,
    EMPTY,
    HAND_SIZE,
    JUNGLE,
    JUNGLE_KINDS,
    MOST_JUNGLE,
    MOST_PLAYERS,
    MOST_TILES,
    STORAGE,
    SUN_SPACES,
    TILE_KINDS,
    TILES,
    WATER_END,
)
from subak.games.cacao.rules import (
    COORDINATE,
    OWNER_SHIFT,
    ROW_SHIFT,
    SALES,
    START_MARKET,
    START_PLANTATION,
    beside,
    tile_owner,
    tiles_each,
)
from subak.games.cacao.state import MOST_OPEN, OVER, PHASES, SIDE, SQUARE

MOST = 999
LEAST_PLAYERS = 2
FIRST_WORKER = 1 + JUNGLE_KINDS

OBSERVATION = Observation(
    Part("players", (3,), 1, "a one for 2, 3 or 4"),
    Part("first", (MOST_PLAYERS,), 1, "a one for the seat that began"),
    Part("phase", (len(PHASES),), 1, f"a one for {', '.join(PHASES)}"),
    Part("turn", (1,), MOST_PLAYERS * MOST_TILES, "turns before this one"),
    Part("active", (MOST_PLAYERS,), 1, "a one for the seat whose turn it is"),
    Part("actor", (MOST_PLAYERS,), 1, "a one for the seat that decides"),
    Part("overbuilding", (1,), 1, "whether the tile of this turn covers another"),
    Part("placed", (2,), SIDE, "1 + x and 1 + y of the square of this turn's worker tile, or 0"),
    Part("open", (MOST_OPEN, 2), SIDE, "1 + x and 1 + y of the empty worker squares, in the order of the actions, or 0"),
    Part("own", (MOST_TILES, 2), SIDE, "1 + x and 1 + y of the seat's own worker tiles, in the order of the actions, or 0"),
    Part("display", (JUNGLE_KINDS,), DISPLAY_SIZE, f"jungle tiles on display: {', '.join(JUNGLE)}"),
    Part("pile", (1,), MOST_JUNGLE, "jungle tiles in the pile"),
    Part("to_come", (JUNGLE_KINDS,), MOST_JUNGLE, "jungle tiles in the pile, by kind"),
    Part("gold", (MOST_PLAYERS,), MOST, "gold, by seat"),
    Part("fruits", (MOST_PLAYERS,), STORAGE, "cacao fruits, by seat"),
    Part("suns", (MOST_PLAYERS,), SUN_SPACES, "sun tokens, by seat"),
    Part("water", (MOST_PLAYERS,), WATER_END, "steps of the water carrier, by seat"),
    Part("hand_size", (MOST_PLAYERS,), HAND_SIZE, "worker tiles in hand, by seat"),
    Part("pile_size", (MOST_PLAYERS,), MOST_TILES, "worker tiles in the pile, by seat"),
    Part("hand", (TILE_KINDS,), HAND_SIZE, f"worker tiles in the seat's own hand: {', '.join(TILES)}"),
    Part(
        "unseen", (MOST_PLAYERS, TILE_KINDS), MOST_TILES, "worker tiles not yet seen, by seat and kind; those of others' hands too"
    ),
    Part(
        "board",
        (SIDE, SIDE),
        FIRST_WORKER + (1 << 7) - 1,
        "by y and x, on a torus (-1 is the last): 0 empty; 1 + kind of jungle; or "
        f"{FIRST_WORKER} + kind of worker tile + 4 × quarter turns + 16 × seat + 64 if it covers another",
        codes=8,
        reach=8,
        around=2,
    ),
)

START = OBSERVATION.starts


@rule
def write_square(square, at, out):
    out[at] = 1 + (square & COORDINATE)
    out[at + 1] = 1 + (square >> ROW_SHIFT)


@rule
def observe_table(state, seat, out):
    observe_turn(state, seat, START, out)
    out[START.players + int(state.players) - LEAST_PLAYERS] = 1
    if state.phase not in (SQUARE, OVER):
        out[START.overbuilding] = state.overbuilding
        write_square(int(state.placed), START.placed, out)
    for place in range(state.open_count):
        write_square(int(state.open[place]), START.open + 2 * place, out)
    for number in range(state.owned_count[seat]):
        write_square(int(state.owned[seat, number]), START.own + 2 * number, out)
    for place in range(DISPLAY_SIZE):
        if state.display[place] != EMPTY:
            out[START.display + int(state.display[place])] += 1
    out[START.pile] = state.jungle_size - state.jungle_drawn
    for place in range(state.jungle_drawn, state.jungle_size):
        out[START.to_come + int(state.jungle[place])] += 1
    observe_board(state, seat, out)


@rule
def observe_seat(state, seat, owner, at, out):
    out[START.gold + at] = state.gold[owner]
    out[START.fruits + at] = state.fruits[owner]
    out[START.suns + at] = state.suns[owner]
    out[START.water + at] = state.water[owner]
    out[START.pile_size + at] = tiles_each(state) - state.tiles_drawn[owner]
    for place in range(state.tiles_drawn[owner], tiles_each(state)):
        out[START.unseen + TILE_KINDS * at + int(state.tiles[owner, place])] += 1
    for kind in range(TILE_KINDS):
        out[START.hand_size + at] += state.hand[owner, kind]
        if owner == seat:
            out[START.hand + kind] = state.hand[owner, kind]
        elif state.phase != OVER:
            out[START.unseen + TILE_KINDS * at + kind] += state.hand[owner, kind]


@rule
def observe_board(state, seat, out):
    """From the worker tiles: every jungle tile but the two at the start was laid beside some."""
    write_jungle(state, START_PLANTATION, out)
    write_jungle(state, START_MARKET, out)
    for owner in range(state.players):
        for number in range(state.owned_count[owner]):
            square = int(state.owned[owner, number])
            tile = int(state.board[square])
            turned = seen_from(state, seat, tile_owner(tile)) - tile_owner(tile)
            out[START.board + square] = FIRST_WORKER + tile + (turned << OWNER_SHIFT)
            for side in range(4):
                write_jungle(state, beside(square, side), out)


@rule
def write_jungle(state, square, out):
    out[START.board + square] = 1 + int(state.board[square])


@rule
def where(state, action):
    """The square that a tile comes to, or whose jungle tile works."""
    if action < OVERBUILD:
        return int(state.open[action - CHOOSE_SQUARE])
    if action < CHOOSE_TILE:
        return int(state.owned[state.active, action - OVERBUILD])
    if action < FILL_SQUARE:
        return int(state.placed)
    if action < HARVEST:
        return beside(int(state.placed), (action - FILL_SQUARE) // JUNGLE_KINDS)
    edge = action - HARVEST if action < SELL else (action - SELL) // SALES
    return beside(int(state.placed), edge // len(SIDES))


@rule
def alike(state, action):
    """Squares differ by their places alone, and so do tiles to build over; all else means something in itself."""
    if action < OVERBUILD:
        return CHOOSE_SQUARE
    if action < CHOOSE_TILE:
        return OVERBUILD
    return action
