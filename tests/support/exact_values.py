"""The value of every choice in positions so small that all that can still happen is played out."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from support.position import Position

from subak.core.playing import apply_to, choices_in, result_of
from subak.core.registry import game_of

World = Any  # one state, as an array


def win_chances(positions: Sequence[Position]) -> dict[str, float]:
    """How likely the seat that decides is to win with each choice, if these worlds are equally likely and look alike to it.

    All seats play for their own victory and best, each as it knows. What a rival does not know must not matter to it.
    """
    worlds = [position.states for position in positions]
    seat = positions[0].actor
    assert len(told_apart(worlds, seat)) == 1
    texts = {action: positions[0].game.action_text(positions[0].state, action) for action in choices(worlds[0])}
    return {texts[action]: played_on(after(worlds, action), seat)[seat] / len(worlds) for action in texts}


def choices(world: World) -> list[int]:
    out = np.zeros(game_of(world.dtype).most_legal, np.int16)
    return [int(action) for action in out[: choices_in(world, out)]]


def after(worlds: Sequence[World], action: int) -> list[World]:
    following = [world.copy() for world in worlds]
    for world in following:
        apply_to(world, action)
    return following


def told_apart(worlds: Sequence[World], seat: int) -> list[list[World]]:
    """Those that look alike to a seat together."""
    return grouped(worlds, lambda world: repr(game_of(world.dtype).view(world[0], seat)))


def grouped(worlds: Sequence[World], key: Callable[[World], Any]) -> list[list[World]]:
    if len(worlds) == 1:
        return [list(worlds)]
    groups: dict[Any, list[World]] = {}
    for world in worlds:
        groups.setdefault(key(world), []).append(world)
    return list(groups.values())


def played_on(worlds: Sequence[World], seat: int, betrayed: bool = False) -> Any:
    """The victories of each seat in all worlds together."""
    return sum(decided(group, seat, betrayed) for group in grouped(worlds, lambda world: int(world[0].actor)))


def decided(worlds: Sequence[World], seat: int, betrayed: bool) -> Any:
    actor = int(worlds[0][0].actor)
    if actor < 0:
        return sum(victories(world) for world in worlds)
    parts = told_apart(worlds, actor)
    # A rival that knows more than the seat shows it by what it does: a choice of the seat after that is beyond this enumeration.
    betrayed = betrayed or (actor != seat and len(parts) > len(told_apart(worlds, seat)))
    assert not (betrayed and actor == seat and len(choices(worlds[0])) > 1)
    return sum(best(part, actor, seat, betrayed) for part in parts)


def best(worlds: Sequence[World], actor: int, seat: int, betrayed: bool) -> Any:
    actions = choices(worlds[0])
    assert all(choices(world) == actions for world in worlds)
    return max((played_on(after(worlds, action), seat, betrayed) for action in actions), key=lambda won: float(won[actor]))


def victories(world: World) -> Any:
    won = np.zeros(int(world[0].players), np.int32)
    result_of(world, won.copy(), won)
    return won / won.sum()
