"""What a deck file may say; the first thing that is wrong with it is told by the card that it concerns."""

import json
from pathlib import Path
from typing import Any

from subak.core.match import is_whole
from subak.core.mistakes import Mistake
from subak.games.rice.components import (
    CARDS,
    CELLS,
    CONDITIONS,
    COUNTS,
    EFFECTS,
    FEATURES,
    IN_FIELD,
    RIVER,
    RIVER_SCORES,
    SPOTS,
    THINGS,
    WHEN,
)

PATH, FURROW = "#", "."
PLACES = tuple(f"{x},{y}" for x, y in SPOTS)
NAME_LENGTH = 40
MOST_POINTS = 99
MOST_RIVER_POINTS = 9
SHOWN_LENGTH = 40
NEED_LIMIT = ("size_min", "size_exact", "farmers_min", "many_fields")
IN_FARM = COUNTS[len(IN_FIELD) :]
CONDITIONS_AT_END = tuple(count for count in IN_FARM if not count.endswith("_plot") and count != "once")
SIDES = ("left", "right")
OURS = json.loads(Path(__file__).with_name("deck.json").read_text("utf-8"))


def checked(data: Any) -> dict[str, Any]:
    """The deck in its one normal form; names the first thing that is wrong with it. What it leaves out is ours."""
    if not isinstance(data, dict):
        raise Mistake("deck-no-object")
    check_name(data, 0)
    faces = [checked_face(face) for face in numbered(data, "faces")]
    seen: dict[str, int] = {}
    for face in faces:
        twin = seen.setdefault(json.dumps([face["paths"], face["features"]]), face["no"])
        if twin != face["no"]:
            raise Mistake("deck-equal-faces", no=twin, other=face["no"])
    parts = {part: OURS[part] if data.get(part) in (None, []) else data[part] for part in ("ancestors", "river", "contracts")}
    return {
        "name": data["name"],
        "faces": faces,
        "ancestors": [checked_ancestor(ancestor) for ancestor in numbered(parts, "ancestors")],
        "river": checked_river(parts["river"]),
        "contracts": checked_contracts(parts["contracts"]),
    }


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
    conditions = checked_conditions(ancestor)
    normal = {"no": no, "name": name, "when": when, "effect": effect, "points": points, "limit": limit}
    return normal | {"if": conditions} if conditions else normal


def checked_conditions(ancestor: dict[str, Any]) -> dict[str, dict[str, int]]:
    """By what is counted, the least and the most of it."""
    named = {"no": ancestor["no"], "name": ancestor["name"]}
    conditions = ancestor.get("if", {})
    if not isinstance(conditions, dict):
        raise Mistake("deck-conditions", **named)
    if conditions and ancestor["effect"] not in COUNTS:
        raise Mistake("deck-conditions-unused", **named, effect=ancestor["effect"])
    if len(conditions) > CONDITIONS:
        raise Mistake("deck-conditions-many", **named, most=CONDITIONS, count=len(conditions))
    known = CONDITIONS_AT_END if ancestor["when"] == "end" else IN_FIELD[1:]
    for count, bounds in conditions.items():
        if count not in known:
            raise Mistake("deck-condition", **named, value=shown(count), known=", ".join(known))
        if not isinstance(bounds, dict) or not bounds or set(bounds) - {"least", "most"}:
            raise Mistake("deck-bounds", **named, count=count)
        for field, value in bounds.items():
            if not is_whole(value) or not 0 <= value <= MOST_POINTS:
                raise Mistake("deck-value", **named, field=f"{count}: {field}", most=MOST_POINTS, value=shown(value))
        if bounds.get("least", 0) > bounds.get("most", MOST_POINTS):
            raise Mistake("deck-bounds-crossed", **named, count=count, least=bounds["least"], most=bounds["most"])
    return {
        count: {field: conditions[count][field] for field in ("least", "most") if field in conditions[count]}
        for count in known
        if count in conditions
    }


def checked_river(cards: Any) -> list[dict[str, Any]]:
    """A card for each symbol, in the order of the symbols."""
    if not isinstance(cards, list):
        raise Mistake("deck-no-list", part="river", fault="other")
    if len(cards) != len(RIVER):
        raise Mistake("deck-count", part="river", wanted=len(RIVER), count=len(cards))
    found: dict[str, dict[str, Any]] = {}
    for place, card in enumerate(cards, 1):
        if not isinstance(card, dict):
            raise Mistake("deck-item-no-object", part="river", place=place)
        symbol = card.get("symbol")
        if symbol not in RIVER:
            raise Mistake("deck-river-symbol", place=place, value=shown(symbol), known=", ".join(RIVER))
        if symbol in found:
            raise Mistake("deck-river-twice", symbol=symbol)
        found[symbol] = {"symbol": symbol, "front": checked_front(card), "back": checked_back(card)}
    return [found[symbol] for symbol in RIVER]


def side_of(card: dict[str, Any], side: str, fields: tuple[str, ...]) -> dict[str, Any]:
    """The front or the back of a river card, with all that it must say."""
    symbol, said = card["symbol"], card.get(side)
    if not isinstance(said, dict):
        raise Mistake("deck-river-side", symbol=symbol, side=side)
    for field in fields:
        if field not in said:
            raise Mistake("deck-river-lacks", symbol=symbol, side=side, field=field)
    return said


def check_known(symbol: str, side: str, field: str, value: Any, known: tuple[str, ...]) -> None:
    if value not in known:
        raise Mistake("deck-river-value", symbol=symbol, side=side, field=field, value=shown(value), known=", ".join(known))


def checked_front(card: dict[str, Any]) -> dict[str, Any]:
    front = side_of(card, "front", ("scores",))
    symbol, scores = card["symbol"], front["scores"]
    check_known(symbol, "front", "scores", scores, RIVER_SCORES)
    if scores == "other_card":
        if "points" in front:
            raise Mistake("deck-river-points-unused", symbol=symbol)
        return {"scores": scores}
    points = side_of(card, "front", ("points",))["points"]
    if not is_whole(points) or not 0 <= points <= MOST_RIVER_POINTS:
        raise Mistake("deck-river-points", symbol=symbol, most=MOST_RIVER_POINTS, value=shown(points))
    return {"scores": scores, "points": points}


def checked_back(card: dict[str, Any]) -> dict[str, Any]:
    symbol, back = card["symbol"], side_of(card, "back", ("symbol", "halves", "arrow"))
    check_known(symbol, "back", "symbol", back["symbol"], RIVER)
    check_known(symbol, "back", "arrow", back["arrow"], SIDES)
    halves = back["halves"]
    if not isinstance(halves, list) or len(halves) != len(SIDES) or any(half not in SIDES for half in halves):
        raise Mistake("deck-river-halves", symbol=symbol, value=json.dumps(halves)[:SHOWN_LENGTH])
    return {"symbol": back["symbol"], "halves": list(halves), "arrow": back["arrow"]}


def checked_contracts(contracts: Any) -> dict[str, dict[str, Any]]:
    if not isinstance(contracts, dict):
        raise Mistake("deck-contracts")
    return {
        "jasmine": checked_contract(contracts, "jasmine", ("points", "less"), THINGS),
        "ginger": checked_contract(contracts, "ginger", ("points",), IN_FIELD),
    }


def checked_contract(contracts: dict[str, Any], name: str, numbers: tuple[str, ...], counts: tuple[str, ...]) -> dict[str, Any]:
    contract = contracts.get(name)
    if not isinstance(contract, dict):
        raise Mistake("deck-contract", contract=name)
    for field in (*numbers, "per"):
        if field not in contract:
            raise Mistake("deck-contract-lacks", contract=name, field=field)
    for field in numbers:
        if not is_whole(contract[field]) or not 0 <= contract[field] <= MOST_POINTS:
            raise Mistake("deck-contract-number", contract=name, field=field, most=MOST_POINTS, value=shown(contract[field]))
    if contract["per"] not in counts:
        raise Mistake("deck-contract-per", contract=name, value=shown(contract["per"]), known=", ".join(counts))
    return {field: contract[field] for field in (*numbers, "per")}


def times(effect: str) -> tuple[str, ...]:
    """When an effect may score."""
    if effect == "house_size":
        return ("both",)
    return ("end",) if effect in IN_FARM else ("both", "wet", "dry")


def shown(value: Any) -> str:
    """A value as it stands in the file, but short and without control characters."""
    if isinstance(value, dict | list):
        return "{…}" if isinstance(value, dict) else "[…]"
    text = json.dumps(value, ensure_ascii=False)
    text = text if text.isprintable() else json.dumps(value)
    return text if len(text) <= SHOWN_LENGTH else f"{text[: SHOWN_LENGTH - 1]}…"
