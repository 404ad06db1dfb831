"""What each legal action is and brings, as its actor can foresee it, and why there may be only one; and who is to decide what.

Cards are told by what is drawn on them: the board shows no numbers.
"""

from subak.core.registry import State, Told, told
from subak.games.rice.actions import BUILD_CARD, CHOOSE_ANCESTOR, PASS, SCORE_RIVER, TO_ROW
from subak.games.rice.components import CELLS, FEATURES
from subak.games.rice.deck import deck_in
from subak.games.rice.effects import effect_told
from subak.games.rice.fields import SPOT_COUNT
from subak.games.rice.state import ANCESTOR, AT, BUILD, DRY, OVER, PHASES, ROW, SEASONS
from subak.games.rice.story import front_points, symbol_told
from subak.games.rice.view import ORIENTATIONS, feature_at, tried_at


def prompt(state: State, seat: int | None) -> Told:
    """While both choose at once, only who builds a card knows which."""
    if state.phase == OVER:
        return told("rice-over")
    actor = int(state.actor)
    who = "you" if seat == actor else "other"
    if state.phase == AT and (seat == actor or state.season == DRY):
        return told("rice-decide-place", who=who, seat=actor, card=card_told(state, int(state.build[actor])))
    return told("rice-decide", who=who, seat=actor, phase=PHASES[state.phase], season=SEASONS[state.season])


def only_answer(state: State, action: int) -> Told | None:
    if state.phase == AT:
        return told("rice-only-place")
    if state.phase == BUILD and state.season == DRY:
        return told("rice-only-dry")
    return told("rice-only-hand")


def choices(state: State, actions: list[int]) -> list[Told]:
    if state.phase == ANCESTOR:
        return [starting(state, action - CHOOSE_ANCESTOR) for action in actions]
    if state.phase == BUILD:
        return [told("rice-choice-build", card=card_told(state, action - BUILD_CARD)) for action in actions]
    if state.phase == AT:
        tried = tried_at(state, actions)
        parts = zip(tried.lying.tolist(), tried.fields.tolist(), tried.completed.tolist(), tried.points.tolist(), strict=True)
        return [
            told("rice-choice-at", orientation=ORIENTATIONS[lying], fields=fields, plots=plots, points=points)
            for lying, fields, plots, points in parts
        ]
    if state.phase == ROW:
        return [told("rice-choice-row", card=card_told(state, action - TO_ROW)) for action in actions]
    return [scoring(state, action) for action in actions]


def card_told(state: State, card: int) -> Told:
    """What is drawn on a card's face."""
    face = int(state.faces[card])
    standing = [feature_at(face, spot) for spot in range(SPOT_COUNT)]
    counts = {name: standing.count(kind) for kind, name in enumerate(FEATURES)}
    drawn = {kind: count for kind, count in counts.items() if count} | {"path": (face & ((1 << CELLS) - 1)).bit_count()}
    *first, last = [told("rice-drawn", kind=kind, count=count) for kind, count in drawn.items()]
    return told("rice-and", first=first, last=last) if first else last


def starting(state: State, card: int) -> Told:
    ancestor = deck_in(state)["ancestors"][card]
    hand = int(state.hand[state.actor])
    other = (hand & ~(1 << card)).bit_length() - 1
    return told(
        "rice-choice-ancestor",
        name=ancestor["name"],
        when=told("rice-when", when=ancestor["when"]),
        effect=effect_told(ancestor),
        card=card_told(state, other),
    )


def scoring(state: State, action: int) -> Told:
    if action == PASS:
        return told("rice-choice-pass")
    symbol = int(state.river[action - SCORE_RIVER])
    return told("rice-choice-river", symbol=symbol_told(symbol), points=int(front_points(state, int(state.actor), symbol)))
