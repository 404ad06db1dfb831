"""What both choose at the same time, and what a seat sees of its own choice while the other still chooses."""

from subak.core.compiling import interpreted
from subak.core.registry import State
from subak.games.rice import rules
from subak.games.rice.state import DRY, OVER, RIVER_CHOICE, SEATS
from subak.games.rice.view import copied

begin_choice = interpreted(rules.begin_choice)
choose = interpreted(rules.choose)


def seats_at_once(state: State) -> tuple[int, ...]:
    """Both choose at once but at the river and in the dry season."""
    return () if state.season == DRY or state.phase in (RIVER_CHOICE, OVER) else tuple(range(SEATS))


def chosen(state: State, seat: int, actions: list[int]) -> State:
    there = copied(state)
    begin_choice(there, seat)
    for action in actions:
        choose(there, action)
    there.phase, there.active, there.actor = state.phase, state.active, state.actor
    return there
