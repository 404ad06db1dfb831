"""What has to come up in a first match of Seasons of Rice, for a learner at seat 0."""

from collections.abc import Callable
from typing import Any

from support.first_deals import Important, Step

Field = dict[str, Any]


def at_a_place(step: Step, what: str) -> bool:
    return step.seat == 0 and step.text.startswith("at ") and any(laid[what] for laid in step.view["places"].values())


def has_closed(step: Step, fits: Callable[[Field], bool] = lambda field: True, least: int = 1) -> bool:
    """Before a card is built, so that the farm is looked at once a turn."""
    if step.seat != 0 or not step.text.startswith("build "):
        return False
    return sum(fits(field) for field in step.view["seats"][0]["farm"]["fields"]) >= least


FIRST_MATCH: dict[str, Important] = {
    "at a place a field would be closed": lambda step: at_a_place(step, "closes"),
    "at a place a field would be spoiled": lambda step: at_a_place(step, "spoils"),
    "you close a field": has_closed,
    "you close a second field": lambda step: has_closed(step, least=2),
    "you close a field with a farmer": lambda step: has_closed(step, lambda field: field["farmer"] > 0),
    "you close a field of more than one plot": lambda step: has_closed(step, lambda field: len(field["plots"]) > 1),
    "hands are swapped": lambda step: any(told["say"] == "rice-log-swap" for told in step.story),
    "the dry season begins": lambda step: any(told["say"] == "rice-log-dry" for told in step.story),
}
