"""What the lab counts in a game of Sheaves."""

from subak.core.compiling import rule
from subak.core.registry import Tally, told
from subak.core.tallying import note_first

from .actions import LAY_CARD, TO_BARN
from .rules import cards_at
from .scoring import frozen
from .state import IN_BARN, PHASES, PLACE

STORED = 0
FIRST_PLACE = 0
FROZEN = 0

TALLY = Tally(
    phases=tuple(told("sheaves-tally-phase", phase=phase) for phase in PHASES[:-1]),
    uses=(told("sheaves-tally-stored"),),
    firsts=((told("sheaves-tally-first"), tuple(told("sheaves-tally-place", place=place) for place in ("field", "barn"))),),
    events=(told("sheaves-tally-frozen"),),
)


@rule
def note(state, action, notes):
    """An action that is about to be carried out."""
    if state.phase == PLACE and action < LAY_CARD:
        note_first(notes, state.actor, FIRST_PLACE, 1 if action == TO_BARN else 0)


@rule
def note_end(state, notes):
    for seat in range(state.players):
        notes.used[seat, STORED] = cards_at(state, IN_BARN + seat)
        notes.happened[FROZEN] += 1 if frozen(state, seat) else 0
