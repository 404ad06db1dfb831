"""Why a decision could be good, or what it costs, as games say it to its actor."""

from collections.abc import Iterable
from typing import NamedTuple

from subak.core.registry import Told

PROMISE = 0.5  # points that may come later count for this share


class Reason(NamedTuple):
    worth: float  # about how many points; below zero it costs them
    says: Told


def ranked(found: Iterable[Reason]) -> list[Told]:
    """The most important first, whether good or bad."""
    return [reason.says for reason in sorted(found, key=lambda reason: -abs(reason.worth))]
