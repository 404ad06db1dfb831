"""A deck as data: our own, and the numbers the rules play with."""

import hashlib
import json
from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from subak.core.match import read_record
from subak.core.registry import State, Told, told
from subak.games.rice.checking import OURS, PATH, PLACES, checked
from subak.games.rice.components import (
    CARDS,
    CELLS,
    CONDITIONS,
    COUNTS,
    EFFECTS,
    FEATURES,
    IN_FIELD,
    NONE,
    RIVER,
    RIVER_SCORES,
    THINGS,
    WHEN,
)

ALWAYS = ("faces", "ancestors")
PARTS = (*ALWAYS, "river", "contracts")
WITHOUT_MOST = 127  # as good as no limit: nothing that is counted comes to so much


def deck_hash(data: Any) -> str:
    """Names the content of a deck, whatever the deck is called and however its file is laid out."""
    canonical = json.dumps(parts_of(checked(data)), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def parts_of(deck: dict[str, Any]) -> dict[str, Any]:
    """What a deck is played with: faces and ancestors, and river cards and contracts where they are not ours.

    The first decks had no river cards and contracts: leaving ours out keeps the hashes that stand in their records.
    """
    return {part: deck[part] for part in PARTS if part in ALWAYS or deck[part] != OURS[part]}


def load_deck(path: Path) -> dict[str, Any]:
    return checked(read_record(path))


def face_number(face: dict[str, Any]) -> int:
    """All of a face in one number: a bit a cell, then two bits a spot."""
    number = sum(1 << cell for cell, sign in enumerate(face["paths"]) if sign == PATH)
    for spot, place in enumerate(PLACES):
        if place in face["features"]:
            number |= (1 + FEATURES.index(face["features"][place])) << CELLS + 2 * spot
    return number


def ancestor_numbers(ancestor: dict[str, Any]) -> tuple[int, ...]:
    """What it counts, when, what it gives, its limit; then for each condition what is counted, the least and the most."""
    whole = spelled_out(ancestor)
    numbers = [EFFECTS.index(whole.effect), WHEN.index(ancestor["when"]), whole.points, whole.limit]
    for count, bounds in whole.conditions.items():
        numbers += [COUNTS.index(count), bounds.get("least", 0), bounds.get("most", WITHOUT_MOST)]
    return (*numbers, *[NONE, 0, 0] * (CONDITIONS - len(whole.conditions)))


class SpelledOut(NamedTuple):
    """What an ancestor gives, without the short words for effects that are often met."""

    effect: Any
    points: int
    limit: int
    conditions: dict[Any, dict[str, int]]


def spelled_out(ancestor: dict[str, Any]) -> SpelledOut:
    effect, points, limit = ancestor["effect"], ancestor["points"], ancestor["limit"]
    if effect == "empty_times":
        return SpelledOut("size_points", points - 1, 0, {"feature": {"most": 0}})
    short = {
        "size_min": {"size": {"least": limit}},
        "size_exact": {"size": {"least": limit, "most": limit}},
        "farmers_min": {"farmer": {"least": limit}},
        "all_features": {"different": {"least": len(FEATURES)}},
    }
    if effect in short:
        return SpelledOut("field", points, 0, short[effect])
    return SpelledOut(effect, points, limit, ancestor.get("if", {}))


def river_numbers(card: dict[str, Any]) -> tuple[int, ...]:
    """What its front scores and how much; the symbol of its back, for each seat whether it is in the right half, and its arrow."""
    front, back = card["front"], card["back"]
    halves = (int(half == "right") for half in back["halves"])
    arrow = 1 if back["arrow"] == "right" else -1
    return RIVER_SCORES.index(front["scores"]), front.get("points", 0), RIVER.index(back["symbol"]), *halves, arrow


def contract_numbers(contracts: dict[str, Any]) -> tuple[int, ...]:
    jasmine, ginger = contracts["jasmine"], contracts["ginger"]
    return jasmine["points"], jasmine["less"], THINGS.index(jasmine["per"]), ginger["points"], IN_FIELD.index(ginger["per"])


def summary(deck: dict[str, Any]) -> Told:
    paths = sum(face["paths"].count(PATH) for face in deck["faces"])
    features = Counter(feature for face in deck["faces"] for feature in face["features"].values())
    return told(
        "rice-deck",
        name=deck["name"],
        hash=deck_hash(deck),
        paths=paths,
        furrows=CARDS * CELLS - paths,
        **{feature: features[feature] for feature in FEATURES},
    )


# Foreign decks by the number that states have of them, since names do not fit in there; as JSON, which takes little memory.
KNOWN: dict[int, str] = {}


def put_deck(state: State, deck: dict[str, Any]) -> None:
    """Writes a deck into a state, where the rules find it."""
    if deck_hash(deck) == OWN_HASH:
        state.deck = 0
    else:
        named = hashlib.sha256(f"{deck_hash(deck)} {deck['name']}".encode())
        state.deck = 1 + int(named.hexdigest()[:15], 16)
        KNOWN[int(state.deck)] = json.dumps(deck)
    state.faces[:] = [face_number(face) for face in deck["faces"]]
    state.ancestors[:] = [ancestor_numbers(ancestor) for ancestor in deck["ancestors"]]
    state.river_cards[:] = [river_numbers(card) for card in deck["river"]]
    state.contract_cards[:] = contract_numbers(deck["contracts"])


def deck_in(state: State) -> dict[str, Any]:
    return deck_numbered(int(state.deck))


def deck_numbered(number: int) -> dict[str, Any]:
    """The deck that states have under this number."""
    return known_deck(number) if number else OWN


@lru_cache(64)
def known_deck(number: int) -> dict[str, Any]:
    deck: dict[str, Any] = json.loads(KNOWN[number])
    return deck


OWN = checked(OURS)
OWN_HASH = deck_hash(OWN)
