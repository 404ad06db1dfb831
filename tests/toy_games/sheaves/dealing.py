"""The deal of a match, spelled out."""

from typing import Any

from subak.core.mistakes import Mistake
from subak.core.registry import Draw, State

from .components import CARDS

PIECES = tuple(range(1, CARDS + 1))


def write_deal(state: State) -> dict[str, Any]:
    return {"pile": [int(card) + 1 for card in state.pile]}


def read_deal(state: State, deal: dict[str, Any]) -> None:
    """Fills in what chance decided."""
    pile = deal.get("pile")
    if not isinstance(pile, list) or not all(type(face) is int for face in pile) or sorted(pile) != list(PIECES):
        raise Mistake("broken-deal", part="pile")
    state.pile[:] = [face - 1 for face in pile]


def next_draw(state: State, deal: dict[str, Any]) -> Draw | None:
    pile = deal.setdefault("pile", [])
    bag = {face: 1 for face in PIECES if face not in pile}
    return Draw(pile, bag) if bag else None
