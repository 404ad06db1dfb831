"""The golden records of Seasons of Rice."""

from collections.abc import Callable
from random import Random
from typing import Any

from games.rice.model import random_deck
from games.rice.tempers import snug
from support.golden_specs import GoldenSpec, any_step, says, shared_victory, tied
from support.steps import Step, steps

from subak.core.match import Match
from subak.games.rice.components import EFFECTS, FARMER
from subak.games.rice.state import BUILD, DRY, RIVER_CHOICE, SETUP, WET


def foreign(name: str, effect: str = "") -> Callable[[dict[str, Any]], dict[str, Any]]:
    """The same deal with a random deck, spelled out; all its ancestors may have the same effect."""
    deck = random_deck(Random(f"golden {name}"))
    if effect:
        alike = {"when": "both", "effect": effect, "points": 5, "limit": 2}
        deck["ancestors"] = [{"no": no, "name": f"Ancestor {no}", **alike} for no in range(1, 19)]
    parts = {"deck": name, "faces": deck["faces"], "ancestors": deck["ancestors"]}
    return lambda deal: {part: value for part, value in deal.items() if part != "hash"} | parts


def closed(step: Step) -> list[int]:
    """How many fields each seat closes."""
    return [int(after) - int(before) for before, after in zip(step.before.fields, step.after.fields, strict=True)]


@any_step
def a_field_in_set_up(step: Step) -> bool:
    return bool(step.before.season == SETUP) and sum(closed(step)) > 0


@any_step
def two_fields_at_once(step: Step) -> bool:
    return max(closed(step)) > 1


@any_step
def fields_of_both_at_once(step: Step) -> bool:
    return min(closed(step)) > 0


@any_step
def a_river_card_of_the_second_seat(step: Step) -> bool:
    return step.text.startswith("river") and bool(step.before.actor == 1)


def dry_season_begins(step: Step) -> bool:
    return bool(step.before.season == WET and step.after.season == DRY)


def equal_points(step: Step) -> bool:
    """At the end of the wet season, before Jasmine is paid."""
    points = step.after.points.tolist()
    if step.after.ginger >= 0:
        points[1 - step.after.ginger] -= 10 - step.after.features[1 - step.after.ginger, FARMER]
    return dry_season_begins(step) and points[0] == points[1]


@any_step
def fewer_farmers_begin(step: Step) -> bool:
    return equal_points(step) and bool(step.after.features[0, FARMER] != step.after.features[1, FARMER])


@any_step
def the_second_seat_begins(step: Step) -> bool:
    return equal_points(step) and bool(step.after.features[0, FARMER] == step.after.features[1, FARMER])


@any_step
def a_choice_of_river_cards(step: Step) -> bool:
    return bool(step.after.phase == RIVER_CHOICE and step.before.phase != RIVER_CHOICE)


@any_step
def a_river_choice_before_other_cards(step: Step) -> bool:
    return bool(step.before.phase == RIVER_CHOICE and step.before.river_scored < 4 and step.after.phase == BUILD)


def tells(message: str) -> Callable[[Match], bool]:
    """The story has a line of this kind."""
    return lambda match: any(line["say"] == message for entry in match.story(None) for line in entry["story"])


def below_zero(match: Match) -> bool:
    return bool(min(match.result()["scores"]) < 0)


def victory_by_farmers(match: Match) -> bool:
    return not shared_victory(match) and len(tied(match)) > 1


def a_large_field(match: Match) -> bool:
    return max(len(field["plots"]) for seat in match.view(None)["seats"] for field in [*seat["farm"]["fields"], {"plots": []}]) >= 5


def reaches_far(match: Match) -> bool:
    return any(abs(card["x"]) > 10 or abs(card["y"]) > 10 for seat in match.view(None)["seats"] for card in seat["farm"]["cards"])


def with_effects(*effects: str) -> Callable[[Match], bool]:
    """A seat has one of these ancestors, and it gives something at the end."""
    return lambda match: any(
        EFFECTS[match.state.ancestors[match.state.ancestor[seat], 0]] in effects and end["ancestor"] > 0
        for seat, end in enumerate(match.view(None)["end"]["seats"])
    )


RIVER = {"festival": True}
DEALS = {"contracts": True}
BOTH = RIVER | DEALS


def close_together(
    name: str, options: dict[str, bool], shows: Callable[[Match], Any], deck: str = "", effect: str = ""
) -> GoldenSpec:
    """Between players who build close together, so that fields are closed."""
    return GoldenSpec(name, 2, options, shows, snug, foreign(deck, effect) if deck else lambda deal: deal)


SPECS = [
    close_together("foreign-deck", {}, steps, "golden"),
    close_together("foreign-deck-with-everything", BOTH, says("river"), "golden too"),
    close_together("field-in-set-up", {}, a_field_in_set_up, "walled"),
    close_together("field-in-set-up-at-the-river", RIVER, a_field_in_set_up, "walled at the river"),
    close_together("two-fields-at-once", {}, two_fields_at_once),
    close_together("many-fields", {}, tells("rice-log-many"), "crowded", "many_fields"),
    close_together("fields-of-both-at-once", DEALS, fields_of_both_at_once),
    close_together("large-field", {}, a_large_field),
    close_together("river-choice", RIVER, a_choice_of_river_cards),
    close_together("river-choice-before-other-cards", BOTH, a_river_choice_before_other_cards),
    close_together("river-card-of-the-second-seat", RIVER, a_river_card_of_the_second_seat),
    close_together("river-choice-declined", RIVER, says("pass")),
    close_together("river-front", RIVER, tells("rice-log-front")),
    close_together("river-front-tied", RIVER, tells("rice-log-front-tied")),
    close_together("river-back", RIVER, tells("rice-log-back")),
    close_together("ancestor-of-open-plots", {}, with_effects("open_farmer", "open_buffalo", "open_house", "open_plot")),
    close_together("ancestor-of-closed-fields", {}, with_effects("closed_field", "closed_set", "largest")),
    GoldenSpec("fewer-farmers-begin", 2, {}, fewer_farmers_begin),
    GoldenSpec("second-seat-begins", 2, DEALS, the_second_seat_begins),
    GoldenSpec("far-away", 2, {}, reaches_far),
    GoldenSpec("far-along-the-river", 2, RIVER, reaches_far),
    GoldenSpec("below-zero", 2, {}, below_zero),
    GoldenSpec("victory-by-farmers", 2, {}, victory_by_farmers),
    GoldenSpec("shared-victory", 2, {}, shared_victory),
]
