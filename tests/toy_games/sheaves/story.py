"""What a decision and its consequences were, as messages to be said in the reader's language."""

from subak.core.registry import State, Told, told

from .actions import HIDDEN, LAY_CARD, TEXTS
from .state import FIELD, OVER


def story(before: State, action: int, after: State, text: str) -> list[Told]:
    """text is the action as the reader may know it; nothing else here depends on what is secret."""
    if action < LAY_CARD:
        return []
    seat = int(before.actor)
    if text == HIDDEN:
        lines = [told("sheaves-log-secret", seat=seat)]
    else:
        lines = [told("sheaves-log-lay", seat=seat, place="field" if before.phase == FIELD else "barn", face=int(text.split()[1]))]
    if after.phase == OVER:
        lines.append(told("sheaves-over"))
    return lines


def preview(before: State, action: int, after: State) -> list[Told]:
    return story(before, action, after, TEXTS[action])
