"""The golden records of Bali."""

from collections.abc import Callable
from typing import Any

from games.bali.tempers import SECRETIVE
from support.golden_specs import GoldenSpec, any_step, says, shared_victory, tied
from support.steps import Step, steps
from support.tempers import EVEN, fond_of

from subak.core.match import Match
from subak.games.bali.components import ORACLE, SHRINE
from subak.games.bali.state import CLAIM, ORACLE_ASKED, TAKE


@any_step
def a_declined_claim(step: Step) -> bool:
    return bool(step.before.phase == CLAIM) and step.text == "pass"


def drawn(step: Step) -> int:
    return int(step.after.drawn - step.before.drawn)


def oracles_at(*places: int) -> Callable[[dict[str, Any]], dict[str, Any]]:
    """Moves the oracles to these places of the pile, counted from 0 after the sixteen cards laid out."""

    def arrange(deal: dict[str, Any]) -> dict[str, Any]:
        others = iter([card for card in deal["pile"][16:] if card != "oracle"])
        return deal | {"pile": deal["pile"][:16] + ["oracle" if place in places else next(others) for place in range(42)]}

    return arrange


@any_step
def a_good_for_nothing(step: Step) -> bool:
    return step.text.startswith("buy") and bool((step.before.stone == step.after.stone).all())


@any_step
def a_declined_look(step: Step) -> bool:
    return bool(step.before.phase == ORACLE_ASKED) and step.text == "pass"


@any_step
def a_look_at_fewer_than_four(step: Step) -> bool:
    return step.text.startswith("keep") and step.before.altar_size < 4


@any_step
def taking_after_a_look(step: Step) -> bool:
    return step.text.startswith("keep") and step.after.phase == TAKE


@any_step
def an_oracle_at_an_empty_altar(step: Step) -> bool:
    laid = step.after.pile[step.before.drawn : step.after.drawn].tolist()
    return step.text.startswith("take") and not step.ends and step.before.altar_size == 0 and ORACLE in laid


@any_step
def a_row_of_oracles(step: Step) -> bool:
    return drawn(step) == 8 and not step.ends


@any_step
def two_looks_at_once(step: Step) -> bool:
    return step.text.startswith("keep") and step.after.phase == ORACLE_ASKED


@any_step
def a_second_look_lost_with_the_altar(step: Step) -> bool:
    return step.text.startswith("keep") and step.before.looks == 1 and step.after.altar_size == 0


@any_step
def oracles_alone_at_the_end(step: Step) -> bool:
    return step.ends and drawn(step) == 2 and step.after.pile[56:].tolist() == [ORACLE, ORACLE]


@any_step
def a_row_of_oracles_at_the_end(step: Step) -> bool:
    return step.ends and drawn(step) == 6


def nothing_to_sacrifice(match: Match) -> bool:
    texts = [step.text for step in steps(match)]
    return sum(text.startswith("sacrifice") for text in texts) < texts.count("play shrine") * match.players


def victory_by_shrines(match: Match) -> bool:
    return not shared_victory(match) and len({int(match.state.display[seat, SHRINE]) for seat in tied(match)}) > 1


def victory_by_stone(match: Match) -> bool:
    return not shared_victory(match) and not victory_by_shrines(match) and len(tied(match)) > 1


DELPHIC = {"oracle": True}

LOOKING = fond_of({"play shrine": 0.001, "oracle look": 1000})
HOARDING_WEIGHTS = {"buy": 20, "play shrine": 0.001, "play 3": 9, "play 2": 9}
HOARDING = fond_of(HOARDING_WEIGHTS)
POOR = fond_of({"buy": 30, "play 1": 5, "play shrine": 0.001})
PIOUS = fond_of({"play shrine": 1000, "pass": 50, "score stone": 50, "play mason": 20})

SPECS = [
    GoldenSpec("discard", 2, {}, says("discard"), POOR),
    GoldenSpec("claim", 2, {}, says("claim"), HOARDING),
    GoldenSpec("claim-declined", 3, {}, a_declined_claim, HOARDING),
    GoldenSpec("free-good", 2, {}, a_good_for_nothing, HOARDING),
    GoldenSpec("nothing-to-sacrifice", 4, {}, nothing_to_sacrifice, PIOUS),
    GoldenSpec("open-information", 3, {"open_information": True}, says("play shrine"), SECRETIVE),
    GoldenSpec("open-information-oracle", 4, DELPHIC | {"open_information": True}, says("keep"), SECRETIVE),
    GoldenSpec("oracle-declined", 3, DELPHIC, a_declined_look),
    GoldenSpec("look-at-fewer-than-four", 2, DELPHIC, a_look_at_fewer_than_four),
    GoldenSpec("look-with-more-to-take", 3, DELPHIC, taking_after_a_look, SECRETIVE),
    GoldenSpec("oracle-and-empty-altar", 2, DELPHIC, an_oracle_at_an_empty_altar, LOOKING),
    GoldenSpec("row-of-oracles", 3, DELPHIC, a_row_of_oracles, EVEN, oracles_at(4, 5, 6, 7, 18, 19, 20, 21)),
    GoldenSpec("row-of-oracles-and-two-looks", 3, DELPHIC, two_looks_at_once, SECRETIVE, oracles_at(4, 5, 6, 7, 9, 20, 30, 31)),
    GoldenSpec(
        "second-look-at-an-emptied-altar",
        2,
        DELPHIC,
        a_second_look_lost_with_the_altar,
        LOOKING,
        oracles_at(0, 5, 10, 12, 13, 14, 15, 19),
    ),
    GoldenSpec("last-two-oracles", 2, DELPHIC, oracles_alone_at_the_end, EVEN, oracles_at(0, 1, 2, 3, 8, 12, 40, 41)),
    GoldenSpec("row-of-oracles-at-the-end", 4, DELPHIC, a_row_of_oracles_at_the_end, EVEN, oracles_at(0, 1, 4, 5, 36, 37, 38, 39)),
    GoldenSpec("shared-victory", 2, {}, shared_victory),
    GoldenSpec("victory-by-shrines", 3, {}, victory_by_shrines, SECRETIVE),
    GoldenSpec("victory-by-stone", 3, {}, victory_by_stone),
]


def with_action(text: str) -> GoldenSpec:
    return GoldenSpec(f"with-{text.replace(' ', '-')}", 2, DELPHIC, says(text), fond_of({text: 50} | HOARDING_WEIGHTS))
