"""Why a decision could be good, or what it costs: what a teacher would say to its actor."""

from subak.core.registry import State, Told, told

from .actions import LAY_CARD, TO_BARN
from .state import BARN, IN_HAND
from .view import faces


def reasons(before: State, action: int, after: State) -> list[Told]:
    if action < LAY_CARD:
        return [told("sheaves-reason-twice")] if action == TO_BARN else [told("sheaves-reason-keeps-room")]
    face = action - LAY_CARD + 1
    if before.phase == BARN and face == max(faces(before, IN_HAND + int(before.actor))):
        return [told("sheaves-reason-best", face=face)]
    return []
