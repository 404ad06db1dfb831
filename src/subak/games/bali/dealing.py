"""The deal of a match, spelled out."""

from collections import Counter
from typing import Any

from subak.core.compiling import interpreted
from subak.core.mistakes import Mistake
from subak.core.registry import Draw, State
from subak.games.bali import altar as altar_rules
from subak.games.bali.actions import GOODS
from subak.games.bali.components import CARDS, DECK, EMPTY, KINDS, LAID_OUT, ORACLE

PIECES = CARDS

face_down = interpreted(altar_rules.face_down)
good_kind = interpreted(altar_rules.good_kind)
laid_good = interpreted(altar_rules.laid_good)


def write_deal(state: State) -> dict[str, Any]:
    deal: dict[str, Any] = {
        "sets": [CARDS[kind] for kind in state.sets[: state.players]],
        "pile": [CARDS[card] for card in state.pile if card != EMPTY],
    }
    if state.oracle:
        deal["altar"] = [CARDS[good_kind(laid_good(int(event)))] for event in state.events[:KINDS]]
    return deal


def read_deal(state: State, deal: dict[str, Any]) -> None:
    """Fills in what chance decided; the state knows its players and options."""
    oracle = bool(state.oracle)
    sets = kinds_in(deal, "sets", GOODS)
    if len(sets) != state.players or len(set(sets)) != len(sets):
        raise Mistake("broken-deal", part="sets")
    pile = kinds_in(deal, "pile", CARDS)
    cards = DECK if oracle else DECK[:ORACLE]
    if Counter(pile) != Counter(dict(enumerate(cards))) or ORACLE in pile[:LAID_OUT]:
        raise Mistake("broken-deal", part="pile")
    altar = kinds_in(deal, "altar", GOODS) if oracle else []
    if oracle and sorted(altar) != list(range(KINDS)):
        raise Mistake("broken-deal", part="altar")
    state.sets[:] = sets + [EMPTY] * (KINDS - len(sets))
    state.pile[: len(pile)] = pile
    state.pile[len(pile) :] = EMPTY
    state.altar[: len(altar)] = [face_down(kind) for kind in altar]


def next_draw(state: State, deal: dict[str, Any]) -> Draw | None:
    """Starting sets, then the pile, whose first cards are no oracles, then the altar's first goods."""
    sets, pile = deal.setdefault("sets", []), deal.setdefault("pile", [])
    if len(sets) < state.players:
        return Draw(sets, left(dict.fromkeys(GOODS, 1), sets))
    cards = dict(zip(CARDS, DECK, strict=True))
    if not state.oracle or len(pile) < LAID_OUT:
        del cards[CARDS[ORACLE]]
    if bag := left(cards, pile):
        return Draw(pile, bag)
    if not state.oracle:
        return None
    altar = deal.setdefault("altar", [])
    bag = left(dict.fromkeys(GOODS, 1), altar)
    return Draw(altar, bag) if bag else None


def left(cards: dict[Any, int], drawn: list[str]) -> Counter[str]:
    return Counter(cards) - Counter(drawn)


def kinds_in(deal: dict[str, Any], part: str, names: tuple[str, ...]) -> list[int]:
    listed = deal.get(part)
    if not isinstance(listed, list) or any(name not in names for name in listed):
        raise Mistake("broken-deal", part=part)
    return [names.index(name) for name in listed]
