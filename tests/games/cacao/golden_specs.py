"""The golden records of Cacao."""

from collections.abc import Callable
from itertools import pairwise

from games.cacao.tempers import BUSY
from support.golden_specs import GoldenSpec, any_step, says, shared_victory, tied
from support.steps import Step, steps
from support.tempers import fond_of

from subak.core.match import Match

FAMISHED = fond_of({"sell 0": 40, "overbuild": 5})


def victory_by_fruits(match: Match) -> bool:
    return not shared_victory(match) and len(tied(match)) > 1


def a_temple_that_brings(*gold: int) -> Callable[[Match], bool]:
    """To the seats, whichever they are."""
    return lambda match: any(
        sorted(temple["gold"]) == sorted([*gold, *[0] * (match.players - len(gold))])
        for temple in match.view(None)["end"]["temples"]
    )


def three_fills_at_once(match: Match) -> bool:
    verbs = [step.text.split()[0] for step in steps(match)]
    return ["fill"] * 3 in [verbs[ply : ply + 3] for ply in range(len(verbs))]


@any_step
def a_square_left_empty(step: Step) -> bool:
    return step.text.startswith("fill") and int(step.before.to_fill).bit_count() > 1 and step.after.to_fill == 0


def harvest_before_a_sale(match: Match) -> bool:
    """Fruits sold that only the harvest just before had brought."""
    for harvest, sale in pairwise(steps(match)):
        seat = harvest.before.actor
        if harvest.text.startswith("harvest") and sale.text.startswith("sell") and sale.before.actor == seat:
            sold = int(sale.text.split()[1])
            if sold > harvest.before.fruits[seat]:
                return True
    return False


@any_step
def a_decision_of_another(step: Step) -> bool:
    return bool(step.before.actor != step.before.active)


def victory_with_negative_water(match: Match) -> bool:
    end = match.view(None)["end"]
    return any(end["seats"][winner]["water"] < 0 for winner in end["winners"])


def a_full_water_track(match: Match) -> bool:
    return any(seat["water"] == 16 for seat in match.view(None)["end"]["seats"])


def overbuilt_at_a_temple(match: Match) -> bool:
    """Workers covered beside a temple."""
    view = match.view(None)
    temples = [temple["at"] for temple in view["end"]["temples"]]
    covered = [(tile["x"], tile["y"]) for tile in view["board"] if tile.get("overbuilt")]
    return any(abs(x - at[0]) + abs(y - at[1]) == 1 for x, y in covered for at in temples)


SPECS = [
    GoldenSpec("overbuild", 2, {}, says("overbuild"), BUSY),
    GoldenSpec("overbuild-at-a-temple", 3, {}, overbuilt_at_a_temple, BUSY),
    GoldenSpec("three-fills", 4, {}, three_fills_at_once),
    GoldenSpec("fewer-tiles-than-squares", 3, {}, a_square_left_empty),
    GoldenSpec("sale-of-nothing", 2, {}, says("sell 0"), FAMISHED),
    GoldenSpec("sale-of-three", 2, {}, says("sell 3"), BUSY),
    GoldenSpec("harvest-before-a-sale", 3, {}, harvest_before_a_sale, BUSY),
    GoldenSpec("decision-of-another", 4, {}, a_decision_of_another, BUSY),
    GoldenSpec("temple-tied-first-of-two", 2, {}, a_temple_that_brings(3, 3)),
    GoldenSpec("temple-tied-first-of-three", 3, {}, a_temple_that_brings(2, 2, 2)),
    GoldenSpec("temple-tied-second", 4, {}, a_temple_that_brings(6, 1, 1)),
    GoldenSpec("temple-alone", 2, {}, a_temple_that_brings(6)),
    GoldenSpec("temple-of-nobody", 2, {}, a_temple_that_brings()),
    GoldenSpec("victory-with-negative-water", 4, {}, victory_with_negative_water),
    GoldenSpec("full-water-track", 2, {}, a_full_water_track),
    GoldenSpec("victory-by-fruits", 2, {}, victory_by_fruits),
    GoldenSpec("shared-victory", 2, {}, shared_victory),
]
