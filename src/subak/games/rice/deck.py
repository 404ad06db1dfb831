"""A deck as data: what its file may say, and the numbers the rules play with."""

import hashlib
import json
from collections import Counter
from pathlib import Path
from typing import Any

from subak.core.match import is_whole, read_record
from subak.core.mistakes import Mistake
from subak.core.registry import Deck, State, Told, told
from subak.games.rice.components import CARDS, CELLS, EFFECTS, FEATURES, SPOTS, WHEN
from subak.games.rice.drawing import sheet

PATH, FURROW = "#", "."
PLACES = tuple(f"{x},{y}" for x, y in SPOTS)
NAME_LENGTH = 40
MOST_POINTS = 99
SHOWN_LENGTH = 40
NEED_LIMIT = ("size_min", "size_exact", "farmers_min", "many_fields")


def checked(data: Any) -> dict[str, Any]:
    """The deck in its one normal form; names the first thing that is wrong with it."""
    if not isinstance(data, dict):
        raise Mistake("deck-no-object")
    check_name(data, 0)
    faces = [checked_face(face) for face in numbered(data, "faces")]
    seen: dict[int, int] = {}
    for face in faces:
        twin = seen.setdefault(face_number(face), face["no"])
        if twin != face["no"]:
            raise Mistake("deck-equal-faces", no=twin, other=face["no"])
    if data.get("ancestors") in (None, []):
        ancestors = [dict(ancestor) for ancestor in OWN["ancestors"]]
    else:
        ancestors = [checked_ancestor(ancestor) for ancestor in numbered(data, "ancestors")]
    return {"name": data["name"], "faces": faces, "ancestors": ancestors}


def check_name(named: dict[str, Any], ancestor: int) -> None:
    """The name of an ancestor by its number, or of the deck itself: 0."""
    name = named.get("name")
    if "name" not in named:
        fault = "missing"
    elif not isinstance(name, str):
        fault = "text"
    elif not name.strip():
        fault = "empty"
    elif len(name) > NAME_LENGTH:
        fault = "long"
    elif not name.isprintable():
        fault = "signs"
    else:
        return
    raise Mistake("deck-name", ancestor=ancestor, fault=fault, most=NAME_LENGTH)


def numbered(data: dict[str, Any], part: str) -> list[dict[str, Any]]:
    """The 18 items of a list, in the order of their numbers."""
    items = data.get(part)
    if part not in data:
        raise Mistake("deck-no-list", part=part, fault="missing")
    if not isinstance(items, list):
        raise Mistake("deck-no-list", part=part, fault="other")
    if len(items) != CARDS:
        raise Mistake("deck-count", part=part, wanted=CARDS, count=len(items))
    found: dict[int, dict[str, Any]] = {}
    for place, item in enumerate(items, 1):
        if not isinstance(item, dict):
            raise Mistake("deck-item-no-object", part=part, place=place)
        if "no" not in item:
            raise Mistake("deck-number-missing", part=part, place=place)
        no = item["no"]
        if not is_whole(no) or not 1 <= no <= CARDS:
            raise Mistake("deck-wrong-number", part=part, place=place, most=CARDS, value=shown(no))
        if no in found:
            raise Mistake("deck-number-twice", part=part, no=no)
        found[no] = item
    return [found[no] for no in sorted(found)]


def checked_face(face: dict[str, Any]) -> dict[str, Any]:
    no = face["no"]
    for field in ("paths", "features"):
        if field not in face:
            raise Mistake("deck-face-lacks", no=no, field=field)
    paths, features = face["paths"], face["features"]
    if not isinstance(paths, str) or len(paths) != CELLS or set(paths) - {PATH, FURROW}:
        raise Mistake("deck-paths", no=no, value=shown(paths))
    if not isinstance(features, dict):
        raise Mistake("deck-features", no=no)
    for place, feature in features.items():
        if place not in PLACES:
            raise Mistake("deck-place", no=no, value=shown(place), places=" · ".join(PLACES))
        if feature not in FEATURES:
            raise Mistake("deck-feature", no=no, place=place, value=shown(feature), features=", ".join(FEATURES))
    return {"no": no, "paths": paths, "features": {place: features[place] for place in PLACES if place in features}}


def checked_ancestor(ancestor: dict[str, Any]) -> dict[str, Any]:
    no = ancestor["no"]
    check_name(ancestor, no)
    name = ancestor["name"]
    for field in ("when", "effect", "points"):
        if field not in ancestor:
            raise Mistake("deck-ancestor-lacks", no=no, name=name, field=field)
    when, effect, points, limit = (ancestor.get(field, 0) for field in ("when", "effect", "points", "limit"))
    if when not in WHEN:
        raise Mistake("deck-when", no=no, name=name, value=shown(when), known=", ".join(WHEN))
    if effect not in EFFECTS:
        raise Mistake("deck-effect", no=no, name=name, value=shown(effect), known=", ".join(EFFECTS))
    if when not in times(effect):
        raise Mistake("deck-unfit", no=no, name=name, effect=effect, when=when, times="-".join(times(effect)))
    for field, value in (("points", points), ("limit", limit)):
        if not is_whole(value) or not 0 <= value <= MOST_POINTS:
            raise Mistake("deck-value", no=no, name=name, field=field, most=MOST_POINTS, value=shown(value))
    if limit == 0 and effect in NEED_LIMIT:
        raise Mistake("deck-limit-missing", no=no, name=name, effect=effect)
    if limit > 0 and effect not in NEED_LIMIT and when != "end":
        raise Mistake("deck-limit-unused", no=no, name=name, effect=effect)
    return {"no": no, "name": name, "when": when, "effect": effect, "points": points, "limit": limit}


def times(effect: str) -> tuple[str, ...]:
    """When an effect may score."""
    if effect == "house_size":
        return ("both",)
    return ("end",) if effect.startswith(("open_", "closed_", "largest")) else ("both", "dry")


def shown(value: Any) -> str:
    """A value as it stands in the file, but short and without control characters."""
    if isinstance(value, dict | list):
        return "{…}" if isinstance(value, dict) else "[…]"
    text = json.dumps(value, ensure_ascii=False)
    text = text if text.isprintable() else json.dumps(value)
    return text if len(text) <= SHOWN_LENGTH else f"{text[: SHOWN_LENGTH - 1]}…"


def deck_hash(data: Any) -> str:
    """Names the content of a deck, whatever the deck is called and however its file is laid out."""
    deck = {part: items for part, items in checked(data).items() if part != "name"}
    canonical = json.dumps(deck, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def load_deck(path: Path) -> dict[str, Any]:
    return checked(read_record(path))


def face_number(face: dict[str, Any]) -> int:
    """All of a face in one number: a bit a cell, then two bits a spot."""
    number = sum(1 << cell for cell, sign in enumerate(face["paths"]) if sign == PATH)
    for spot, place in enumerate(PLACES):
        if place in face["features"]:
            number |= (1 + FEATURES.index(face["features"][place])) << CELLS + 2 * spot
    return number


def ancestor_numbers(ancestor: dict[str, Any]) -> tuple[int, int, int, int]:
    effect, when = EFFECTS.index(ancestor["effect"]), WHEN.index(ancestor["when"])
    return effect, when, ancestor["points"], ancestor["limit"]


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


KNOWN: dict[int, dict[str, Any]] = {}  # foreign decks by their number in states, which have no room for names


def put_deck(state: State, deck: dict[str, Any]) -> None:
    """Writes a deck into a state, where the rules find it."""
    if deck_hash(deck) == OWN_HASH:
        state.deck = 0
    else:
        named = hashlib.sha256(f"{deck_hash(deck)} {deck['name']}".encode())
        state.deck = 1 + int(named.hexdigest()[:7], 16)
        KNOWN[int(state.deck)] = deck
    state.faces[:] = [face_number(face) for face in deck["faces"]]
    state.ancestors[:] = [ancestor_numbers(ancestor) for ancestor in deck["ancestors"]]


def deck_in(state: State) -> dict[str, Any]:
    return KNOWN[int(state.deck)] if state.deck else OWN


OWN = checked(json.loads(Path(__file__).with_name("deck.json").read_text("utf-8")))
OWN_HASH = deck_hash(OWN)

DECK = Deck(own=lambda: OWN, checked=checked, put=put_deck, hash=deck_hash, summary=summary, sheet=sheet)
