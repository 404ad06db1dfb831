"""What ancestors, river cards and contracts of a deck give, as messages to be said in the reader's language."""

from typing import Any

from subak.core.registry import Told, told
from subak.games.rice.components import COUNTS

WITH_OWN_WORDS = ("field", "once", "buffalo", "farmer", "different", "largest", "closed_field", "closed_set")
OPEN_WITH_OWN_WORDS = ("open_farmer", "open_buffalo", "open_house", "open_plot")


def effect_told(ancestor: dict[str, Any]) -> Told:
    """What an ancestor gives, and on which conditions."""
    effect, points, limit = ancestor["effect"], ancestor["points"], ancestor["limit"]
    if effect in COUNTS and effect not in (*WITH_OWN_WORDS, *OPEN_WITH_OWN_WORDS):
        gives = told("rice-effect-counted", points=points, limit=limit, what=told("rice-counted", count=effect))
    else:
        gives = told("rice-effect", effect=effect, points=points, limit=limit)
    conditions = [condition_told(count, **bounds) for count, bounds in ancestor.get("if", {}).items()]
    return told("rice-effect-if", effect=gives, conditions=conditions) if conditions else gives


def condition_told(count: str, least: int = 0, most: int | None = None) -> Told:
    what = told("rice-counted", count=count)
    if most is None:
        return told("rice-condition-least", what=what, least=least)
    if least == most:
        return told("rice-condition-exactly", what=what, most=most)
    if least == 0:
        return told("rice-condition-most", what=what, most=most)
    return told("rice-condition-between", what=what, least=least, most=most)


def front_told(card: dict[str, Any]) -> Told:
    """What the front of a river card scores."""
    front = card["front"]
    return told("rice-aid-front", scores=front["scores"], points=front.get("points", 0))


def contracts_told(contracts: dict[str, Any]) -> dict[str, Told]:
    jasmine, ginger = contracts["jasmine"], contracts["ginger"]
    per = told("rice-counted", count=ginger["per"])
    return {
        "jasmine": told("rice-aid-jasmine", points=jasmine["points"], less=jasmine["less"], per=jasmine["per"]),
        "ginger": told("rice-aid-ginger", points=ginger["points"], per=ginger["per"], what=per),
    }
