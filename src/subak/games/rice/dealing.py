"""The deal of a match, spelled out; a deck that is not ours goes with it."""

from typing import Any

from subak.core.match import is_whole
from subak.core.mistakes import Mistake
from subak.core.registry import Draw, State
from subak.games.rice.checking import checked
from subak.games.rice.components import CARDS, RIVER, RIVER_CARDS
from subak.games.rice.deck import OWN, OWN_HASH, PARTS, deck_hash, deck_in, parts_of, put_deck

NUMBERS = range(1, CARDS + 1)
PIECES = (*NUMBERS, *RIVER)
NAME_IN_DEAL = {"river": "river_cards"}  # since the river of a deal is the order in which its cards lie


def write_deal(state: State) -> dict[str, Any]:
    deck = deck_in(state)
    deal: dict[str, Any] = {"deck": deck["name"], "hash": deck_hash(deck), "cards": [int(card) + 1 for card in state.cards]}
    if state.festival:
        deal["river"] = [RIVER[card] for card in state.river]
    if state.deck:
        deal |= {NAME_IN_DEAL.get(part, part): value for part, value in parts_of(deck).items()}
    return deal


def read_deal(state: State, deal: dict[str, Any]) -> None:
    """Fills in what chance decided; the state knows its options."""
    put_deck(state, deck_of(deal))
    cards = deal.get("cards")
    if not isinstance(cards, list) or not all(is_whole(card) for card in cards) or sorted(cards) != list(range(1, CARDS + 1)):
        raise Mistake("broken-deal", part="cards")
    state.cards[:] = [card - 1 for card in cards]
    if state.festival:
        river = deal.get("river")
        if not isinstance(river, list) or len(river) != RIVER_CARDS or any(symbol not in river for symbol in RIVER):
            raise Mistake("broken-deal", part="river")
        state.river[:] = [RIVER.index(symbol) for symbol in river]


def next_draw(state: State, deal: dict[str, Any]) -> Draw | None:
    """The cards, then the river; the deck is our own."""
    deal.setdefault("deck", OWN["name"])
    for part, pieces in (("cards", NUMBERS), ("river", RIVER))[: 2 if state.festival else 1]:
        drawn = deal.setdefault(part, [])
        if left := [piece for piece in pieces if piece not in drawn]:
            return Draw(drawn, dict.fromkeys(left, 1))
    return None


def deck_in_deal(deal: dict[str, Any]) -> dict[str, Any] | None:
    deck = deck_of(deal)
    return None if deck_hash(deck) == OWN_HASH else deck


def deck_of(deal: dict[str, Any]) -> dict[str, Any]:
    name = deal.get("deck")
    if not isinstance(name, str):
        raise Mistake("broken-deal", part="deck")
    if "faces" in deal:
        deck = checked({"name": name} | {part: deal.get(NAME_IN_DEAL.get(part, part)) for part in PARTS})
    elif name == OWN["name"]:
        deck = OWN
    else:
        raise Mistake("deck-not-there", name=name)
    if deal.get("hash", deck_hash(deck)) != deck_hash(deck):
        raise Mistake("deck-other", name=name)
    return deck
