"""Moments that the pictures on the rules pages show: of golden records, or made by hand to show one thing."""

from collections.abc import Callable
from typing import Any, NamedTuple

from support.position import Position

View = dict[str, Any]
Story = list[dict[str, Any]]


class Example(NamedTuple):
    record: str
    seat: int | None
    found: Callable[[View, Story, Story], bool]  # the view, what led to it, and what the seat foresees of its decision
    parts: tuple[str, ...]  # of the view: what the picture draws


class Spoiled(NamedTuple):
    """A field that can never be closed."""

    plots: tuple[tuple[int, int], ...]
    by: tuple[int, int]  # the cell that is to blame


class Made(NamedTuple):
    position: Callable[[], Position]
    seat: int | None
    parts: tuple[str, ...]
    done: tuple[str, ...] = ()  # decisions that lead to the moment
    decision: str | None = None  # that is about to be made, and foreseen
    spoiled: Spoiled | None = None  # what the picture points at


def says(story: Story, message: str, **details: Any) -> bool:
    return any(told["say"] == message and details.items() <= told.items() for told in story)


def first(view: View, story: Story, foreseen: Story) -> bool:
    return bool(view["ply"] == 0)


def last(view: View, story: Story, foreseen: Story) -> bool:
    return bool(view["phase"] == "over")
