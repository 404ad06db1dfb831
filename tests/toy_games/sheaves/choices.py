"""What each legal action is and brings, and why there may be only one; and who is to decide what."""

from subak.core.compiling import interpreted
from subak.core.registry import State, Told, told

from . import rules
from .actions import LAY_CARD, TO_FIELD
from .components import BARN_SIZE
from .state import FIELD, IN_BARN, OVER, PHASES

cards_at = interpreted(rules.cards_at)


def prompt(state: State, seat: int | None) -> Told:
    if state.phase == OVER:
        return told("sheaves-over")
    who = "you" if seat == state.actor else "other"
    return told("sheaves-decide", who=who, seat=int(state.actor), phase=PHASES[state.phase])


def only_answer(state: State, action: int) -> Told | None:
    return told("sheaves-only-field") if action == TO_FIELD else told("sheaves-only-card")


def choices(state: State, actions: list[int]) -> list[Told]:
    return [choice(state, action) for action in actions]


def choice(state: State, action: int) -> Told:
    if action == TO_FIELD:
        return told("sheaves-choice-field")
    if action < LAY_CARD:
        return told("sheaves-choice-barn", room=BARN_SIZE - cards_at(state, IN_BARN + int(state.actor)))
    face = action - LAY_CARD + 1
    return told("sheaves-choice-lay", face=face, points=face if state.phase == FIELD else 2 * face)
