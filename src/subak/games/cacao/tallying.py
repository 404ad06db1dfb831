"""What the lab counts in a game of Cacao."""

from subak.core.compiling import rule
from subak.core.registry import Tally, told
from subak.core.tallying import note_first
from subak.games.cacao.actions import CHOOSE_TILE, FILL_SQUARE, OVERBUILD, SELL
from subak.games.cacao.components import EMPTY, JUNGLE, JUNGLE_KINDS, MARKET_2, STORAGE, TILE_KINDS, TILES, WATER_END, WATER_TRACK
from subak.games.cacao.rules import SALES, beside, jungle_beside, workers_at
from subak.games.cacao.scoring import workers_at_temple
from subak.games.cacao.state import FILL, PHASES, SQUARE, TILE

WORKERS_AT = 0  # + kind of jungle
LAID = WORKERS_AT + JUNGLE_KINDS  # + kind of jungle
OVERBUILDS = LAID + JUNGLE_KINDS
WATER_STEPS = OVERBUILDS + 1
SUNS_LEFT = WATER_STEPS + 1
FRUITS_LEFT = SUNS_LEFT + 1

PLACED, FILLED, SOLD = range(3)
FIRST_TILE = 0  # + kind
FIRST_FILL = FIRST_TILE + TILE_KINDS  # + kind of jungle
FIRST_SALE = FIRST_FILL + JUNGLE_KINDS  # price 2, 3, 4, never

(
    OVERBUILT,
    TWO_FILLS,
    THREE_FILLS,
    TOO_FEW_TILES,
    SALE,
    SALE_OF_THREE,
    SALE_DECLINED,
    WORK_OF_ANOTHER,
    FULL_STORAGE,
    WATER_FULL,
    WATER_BELOW_ZERO,
    TEMPLE_ALONE,
    TEMPLE_TIED,
    TEMPLE_OF_NOBODY,
) = range(14)
EVENTS = (
    "overbuild",
    "two-fills",
    "three-fills",
    "too-few-tiles",
    "sale",
    "sale-of-three",
    "sale-declined",
    "work-of-another",
    "full-storage",
    "water-full",
    "water-below-zero",
    "temple-alone",
    "temple-tied",
    "temple-of-nobody",
)

TALLY = Tally(
    phases=tuple(told("cacao-tally-phase", phase=phase) for phase in PHASES[:-1]),
    uses=(
        *(told("cacao-tally-workers", jungle=told("cacao-jungle", kind=kind)) for kind in JUNGLE),
        *(told("cacao-tally-laid", jungle=told("cacao-jungle", kind=kind)) for kind in JUNGLE),
        *(told("cacao-tally-use", what=what) for what in ("overbuild", "water", "suns", "fruits")),
    ),
    firsts=(
        (told("cacao-tally-first", what="tile"), tuple(told("cacao-tally-tile", tile="-".join(tile)) for tile in TILES)),
        (told("cacao-tally-first", what="fill"), tuple(told("cacao-jungle", kind=kind) for kind in JUNGLE)),
        (told("cacao-tally-first", what="sale"), tuple(told("cacao-tally-price", price=price) for price in (2, 3, 4, 0))),
    ),
    events=tuple(told("cacao-tally-event", event=event) for event in EVENTS),
)


@rule
def bits(mask):
    return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1)


@rule
def note(state, action, notes):
    """An action that is about to be carried out."""
    phase = state.phase
    seat = state.actor
    if phase == SQUARE:
        notes.happened[FULL_STORAGE] += 1 if state.fruits[seat] == STORAGE else 0
        if action >= OVERBUILD:
            notes.happened[OVERBUILT] += 1
            notes.used[seat, OVERBUILDS] += 1
    elif phase == TILE:
        note_first(notes, seat, PLACED, FIRST_TILE + ((action - CHOOSE_TILE) >> 2))
    elif phase == FILL:
        note_fill(state, seat, (action - FILL_SQUARE) % JUNGLE_KINDS, notes)
    else:
        notes.happened[WORK_OF_ANOTHER] += 1 if seat != state.active else 0
        if action >= SELL:
            note_sale(state, seat, action - SELL, notes)


@rule
def note_fill(state, seat, kind, notes):
    notes.used[seat, LAID + kind] += 1
    note_first(notes, seat, FILLED, FIRST_FILL + kind)
    filled = bits(int(state.filled))
    left = int(state.jungle_size) - int(state.jungle_drawn)
    for place in range(2):
        left += 1 if state.display[place] != EMPTY else 0
    notes.happened[TWO_FILLS] += 1 if filled == 1 else 0
    notes.happened[THREE_FILLS] += 1 if filled == 2 else 0
    notes.happened[TOO_FEW_TILES] += 1 if filled == 0 and bits(int(state.to_fill)) > left else 0


@rule
def note_sale(state, seat, sale, notes):
    fruits = sale % SALES
    if fruits > 0:
        notes.happened[SALE] += 1
        note_first(notes, seat, SOLD, FIRST_SALE + jungle_beside(state, (sale // SALES) >> 2) - MARKET_2)
    notes.happened[SALE_OF_THREE] += 1 if fruits == 3 else 0
    notes.happened[SALE_DECLINED] += 1 if fruits == 0 and state.fruits[seat] > 0 else 0


@rule
def note_end(state, notes):
    for seat in range(state.players):
        note_workers(state, seat, notes)
        notes.used[seat, WATER_STEPS] = state.water[seat]
        notes.used[seat, SUNS_LEFT] = state.suns[seat]
        notes.used[seat, FRUITS_LEFT] = state.fruits[seat]
        notes.happened[WATER_FULL] += 1 if state.water[seat] == WATER_END else 0
        notes.happened[WATER_BELOW_ZERO] += 1 if WATER_TRACK[state.water[seat]] < 0 else 0
        note_first(notes, seat, SOLD, FIRST_SALE + 3)
    for temple in range(state.temple_count):
        note_temple(state, temple, notes)


@rule
def note_workers(state, seat, notes):
    for number in range(state.owned_count[seat]):
        square = int(state.owned[seat, number])
        for side in range(4):
            kind = int(state.board[beside(square, side)])
            if kind != EMPTY:
                notes.used[seat, WORKERS_AT + kind] += workers_at(int(state.board[square]), side)


@rule
def note_temple(state, temple, notes):
    most = 0
    with_most = 0
    there = 0
    for seat in range(state.players):
        workers = workers_at_temple(state, temple, seat)
        there += 1 if workers > 0 else 0
        if workers > most:
            most = workers
            with_most = 1
        elif workers == most:
            with_most += 1
    notes.happened[TEMPLE_OF_NOBODY] += 1 if there == 0 else 0
    notes.happened[TEMPLE_ALONE] += 1 if there == 1 else 0
    notes.happened[TEMPLE_TIED] += 1 if there > 1 and with_most > 1 else 0
