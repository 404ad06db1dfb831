"""What the lab counts in a game of Seasons of Rice."""

from subak.core.compiling import rule
from subak.core.registry import Tally, told
from subak.core.tallying import note_first
from subak.games.rice.actions import BUILD_CARD, CHOOSE_ANCESTOR, PASS
from subak.games.rice.components import BUFFALO, CARDS, FARM_SIZE, FEATURES, ROW_SIZE
from subak.games.rice.deck import OWN
from subak.games.rice.scoring import end_points, in_open_plots, jasmine_points
from subak.games.rice.state import ANCESTOR, BUILD, PHASES, RIVER_CHOICE, SEATS, WET

BUILT = 0  # + card
FEATURE = BUILT + CARDS  # + feature
FIELDS = FEATURE + len(FEATURES)
LARGEST_FIELD = FIELDS + 1
OPEN_PLOTS = LARGEST_FIELD + 1

CHOSEN, LAID, BEGAN = range(3)
FIRST_ANCESTOR = 0  # + card
FIRST_BUILT = FIRST_ANCESTOR + CARDS  # + card
FIRST_DRY = FIRST_BUILT + CARDS  # began the dry season, did not

(
    WET_FIELD,
    DRY_FIELD,
    LARGE_FIELD,
    NO_FIELD,
    OPEN_BUFFALOES,
    TIED_AFTER_WET,
    SECOND_BEGINS,
    RIVER_CARD,
    RIVER_DECLINED,
    BELOW_ZERO,
) = range(10)
EVENTS = (
    "wet-field",
    "dry-field",
    "large-field",
    "no-field",
    "open-buffaloes",
    "tied-after-wet",
    "second-begins",
    "river-card",
    "river-declined",
    "below-zero",
)
LARGE = 5  # a field of this size scores as much as any larger one

TALLY = Tally(
    phases=tuple(told("rice-tally-phase", phase=phase) for phase in PHASES[:-1]),
    uses=(
        *(told("rice-tally-card", card=card + 1) for card in range(CARDS)),
        *(told("rice-tally-use", what=what) for what in (*FEATURES, "fields", "largest", "open")),
    ),
    firsts=(
        (
            told("rice-tally-first", what="ancestor"),
            tuple(told("rice-tally-ancestor", name=ancestor["name"], card=ancestor["no"]) for ancestor in OWN["ancestors"]),
        ),
        (told("rice-tally-first", what="build"), tuple(told("rice-tally-card", card=card + 1) for card in range(CARDS))),
        (told("rice-tally-first", what="dry"), tuple(told("rice-tally-begins", place=place) for place in ("first", "second"))),
    ),
    events=tuple(told("rice-tally-event", event=event) for event in EVENTS),
)


@rule
def note(state, action, notes):
    """An action that is about to be carried out."""
    phase = state.phase
    seat = state.actor
    if phase == ANCESTOR:
        note_first(notes, seat, CHOSEN, FIRST_ANCESTOR + action - CHOOSE_ANCESTOR)
    elif phase == BUILD:
        if state.season == WET:
            note_first(notes, seat, LAID, FIRST_BUILT + action - BUILD_CARD)
        elif cards_in_row(state) == ROW_SIZE:
            note_dry_season(state, seat, notes)
    elif phase == RIVER_CHOICE:
        notes.happened[RIVER_DECLINED if action == PASS else RIVER_CARD] += 1


@rule
def cards_in_row(state):
    cards = 0
    for card in range(CARDS):
        cards += (int(state.dry_row) >> card) & 1
    return cards


@rule
def note_dry_season(state, beginner, notes):
    """At its start. Jasmine has been paid by now, but the points before that decided who begins."""
    other = 1 - beginner
    ahead = int(state.points[other])
    if state.contracts:
        ahead -= jasmine_points(state, other)
    notes.happened[TIED_AFTER_WET] += 1 if ahead == state.points[beginner] else 0
    notes.happened[SECOND_BEGINS] += beginner
    notes.happened[WET_FIELD] = int(state.fields[0]) + int(state.fields[1])
    note_first(notes, beginner, BEGAN, FIRST_DRY)
    note_first(notes, other, BEGAN, FIRST_DRY + 1)


@rule
def note_end(state, notes):
    notes.happened[DRY_FIELD] = int(state.fields[0]) + int(state.fields[1]) - notes.happened[WET_FIELD]
    for seat in range(SEATS):
        for number in range(FARM_SIZE):
            notes.used[seat, BUILT + state.card[seat, number]] = 1
        for feature in range(len(FEATURES)):
            notes.used[seat, FEATURE + feature] = state.features[seat, feature]
        notes.used[seat, FIELDS] = state.fields[seat]
        notes.used[seat, LARGEST_FIELD] = state.largest[seat]
        notes.used[seat, OPEN_PLOTS] = int(state.plots[seat]) - int(state.closed_plots[seat])
        notes.happened[LARGE_FIELD] += 1 if state.largest[seat] >= LARGE else 0
        notes.happened[NO_FIELD] += 1 if state.fields[seat] == 0 else 0
        notes.happened[OPEN_BUFFALOES] += 1 if in_open_plots(state, seat, BUFFALO) > 0 else 0
        notes.happened[BELOW_ZERO] += 1 if end_points(state, seat) < 0 else 0
