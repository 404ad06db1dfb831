"""What the lab counts in a game of Bali."""

from subak.core.compiling import rule
from subak.core.registry import Tally, told
from subak.core.tallying import note_first
from subak.games.bali.actions import (
    DISCARD_SHRINE,
    GOODS,
    ORACLE_LOOK,
    PASS,
    PLAY_FARMERS,
    PLAY_PRIEST,
    PLAY_SHRINE,
    SCORE_STONE,
    TAKE_ROW,
)
from subak.games.bali.components import CARDS, HAND_SIZE, KINDS, MASON, PLAYABLE, PRIEST, SHRINE
from subak.games.bali.rules import cost, has_goods
from subak.games.bali.state import BUY, CLAIM, KEEP, ORACLE_ASKED, PHASES, PLAY, REWARD, TAKE

# What a seat can have used: first the cards in front of it.
GOODS_AT_END = PLAYABLE  # + kind
BOUGHT = GOODS_AT_END + KINDS
KEPT = BOUGHT + 1

TAKEN, BUYING, BUILDING, REWARDED = range(4)
EARLY = (4, 8, 12)  # bounds, in own turns, of how early something was first done
NEVER = len(EARLY) + 1
FIRST_TAKEN = 0  # + card
FIRST_BOUGHT = FIRST_TAKEN + PLAYABLE  # + how early
FIRST_BUILT = FIRST_BOUGHT + NEVER + 1
FIRST_REWARD = FIRST_BUILT + NEVER + 1  # points, stone, never

(
    BUY_FREE,
    TWO_FARMERS,
    THREE_FARMERS,
    SHRINE_BUILT,
    SHRINE_RETURNED,
    NO_GOOD,
    RUN_OUT,
    MASONS_SCORED,
    PRIESTS_SCORED,
    SHRINES_SCORED,
    FARMERS_SCORED,
    LOOKED,
    DECLINED,
    DEMON_MOVED,
    EMPTY_ALTAR,
    GOOD_DECLINED,
) = range(16)
EVENTS = (
    "buy-free",
    "two-farmers",
    "three-farmers",
    "shrine-built",
    "shrine-returned",
    "no-good",
    "run-out",
    "masons-scored",
    "priests-scored",
    "shrines-scored",
    "farmers-scored",
    "looked",
    "declined",
    "demon-moved",
    "empty-altar",
    "good-declined",
)

HOW_EARLY = tuple(
    told("bali-tally-turn", until=turn, after=before) for turn, before in zip((*EARLY, 0, -1), (0, *EARLY, 0), strict=True)
)

TALLY = Tally(
    phases=tuple(told("bali-tally-phase", phase=phase) for phase in PHASES[:-1]),
    uses=(
        *(told("bali-tally-card", card=told("bali-card", kind=card, count=2)) for card in CARDS[:PLAYABLE]),
        *(told("bali-tally-good", good=told("bali-good", kind=good, count=2)) for good in GOODS),
        told("bali-tally-bought"),
        told("bali-tally-kept"),
    ),
    firsts=(
        (told("bali-tally-first", what="take"), tuple(told("bali-card", kind=card, count=1) for card in CARDS[:PLAYABLE])),
        (told("bali-tally-first", what="buy"), HOW_EARLY),
        (told("bali-tally-first", what="shrine"), HOW_EARLY),
        (
            told("bali-tally-first", what="reward"),
            tuple(told("bali-tally-reward", what=what) for what in ("points", "stone", "never")),
        ),
    ),
    events=tuple(told("bali-tally-event", event=event) for event in EVENTS),
)


@rule
def how_early(state):
    own_turn = state.turn // state.players + 1
    early = 0
    for last in EARLY:
        early += 1 if own_turn > last else 0
    return early


@rule
def note(state, action, notes):
    """An action that is about to be carried out."""
    phase = state.phase
    seat = state.actor
    if phase == BUY:
        if state.turn > 0:
            note_scored(notes, state.scored)
        if action != PASS:
            notes.used[seat, BOUGHT] += 1
            note_first(notes, seat, BUYING, FIRST_BOUGHT + how_early(state))
            notes.happened[BUY_FREE] += 1 if cost(state, action) == 0 else 0
    elif phase == PLAY:
        note_play(state, action, notes)
    elif phase == TAKE:
        row = action - TAKE_ROW
        note_first(notes, seat, TAKEN, FIRST_TAKEN + int(state.rows[row, state.row_size[row] - 1]))
    elif phase == ORACLE_ASKED:
        notes.happened[LOOKED if action == ORACLE_LOOK else DECLINED] += 1
    elif phase == KEEP:
        notes.used[seat, KEPT] += 1
    elif phase == REWARD:
        note_first(notes, seat, REWARDED, FIRST_REWARD + (1 if action == SCORE_STONE else 0))
    elif phase == CLAIM:
        notes.happened[GOOD_DECLINED if action == PASS else RUN_OUT] += 1


@rule
def note_scored(notes, card):
    """What was scored at the end of the turn before."""
    if card == MASON:
        notes.happened[MASONS_SCORED] += 1
    elif card == PRIEST:
        notes.happened[PRIESTS_SCORED] += 1
    elif card == SHRINE:
        notes.happened[SHRINES_SCORED] += 1
    else:
        notes.happened[FARMERS_SCORED] += 1


@rule
def note_play(state, action, notes):
    if action == PLAY_SHRINE:
        notes.happened[SHRINE_BUILT] += 1
        note_first(notes, state.actor, BUILDING, FIRST_BUILT + how_early(state))
        for seat in range(state.players):
            notes.happened[NO_GOOD] += 0 if has_goods(state, seat) else 1
    elif action == DISCARD_SHRINE:
        notes.happened[SHRINE_RETURNED] += 1
    elif action == PLAY_PRIEST:
        notes.happened[DEMON_MOVED] += state.demon
    elif action >= PLAY_FARMERS:
        together = (action - PLAY_FARMERS) % HAND_SIZE
        notes.happened[TWO_FARMERS] += 1 if together == 1 else 0
        notes.happened[THREE_FARMERS] += 1 if together == 2 else 0


@rule
def note_end(state, notes):
    notes.happened[EMPTY_ALTAR] += 1 if state.altar_size == 0 else 0
    for seat in range(state.players):
        for card in range(PLAYABLE):
            notes.used[seat, card] = state.display[seat, card]
        for kind in range(KINDS):
            notes.used[seat, GOODS_AT_END + kind] = state.goods[seat, kind]
        note_first(notes, seat, BUYING, FIRST_BOUGHT + NEVER)
        note_first(notes, seat, BUILDING, FIRST_BUILT + NEVER)
        note_first(notes, seat, REWARDED, FIRST_REWARD + 2)
