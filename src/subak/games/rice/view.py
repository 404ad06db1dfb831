"""What a seat, or a spectator, may know: plain data and nothing else."""

from functools import lru_cache
from typing import Annotated, Any, Literal, cast

import numpy as np
from typing_extensions import TypedDict

from subak.core import playing
from subak.core.compiling import interpreted, packed
from subak.core.registry import GameView, Runner, State, Told
from subak.games.rice import fields as field_rules
from subak.games.rice import lattice, rules, scoring
from subak.games.rice import places as place_rules
from subak.games.rice.actions import ACTIONS, BUILD_CARD, PASS, SCORE_RIVER, START_AT, TO_ROW
from subak.games.rice.components import (
    BANK_START,
    BANK_STOP,
    BUFFALO_POINTS,
    CARDS,
    CELLS,
    COUNTS,
    FARMER,
    FARMER_POINTS,
    FEATURES,
    NONE,
    RIVER,
    RIVER_CARDS,
    SIZE_POINTS,
    WET_TURNS,
    Effect,
    Feature,
    RiverSymbol,
    When,
)
from subak.games.rice.deck import deck_hash, deck_in, deck_numbered, put_deck
from subak.games.rice.effects import contracts_told, effect_told, front_told
from subak.games.rice.fields import IF_COUNT, PARTS, PLOT_U, PLOT_V, SPOT_COUNT
from subak.games.rice.river import ARROW, RIGHT_HALF, SYMBOL
from subak.games.rice.spoiling import complete_plots, spoiled_fields
from subak.games.rice.state import AT, DRY, OVER, PHASES, RIVER_CHOICE, SEASONS, SEATS, SETUP, STATE, WET, Season
from subak.games.rice.trying import TRIED, find_places, try_places

HIDDEN = "hidden"
ORIENTATIONS = ("upright", "lying")
OF_OPEN_PLOTS = tuple(number for number, count in enumerate(COUNTS) if count.startswith("open_"))

condition_of = interpreted(field_rules.condition_of)
effect_of = interpreted(field_rules.effect_of)
feature_at = interpreted(field_rules.feature_at)
features_in_field = interpreted(field_rules.features_in_field)
field_points = interpreted(field_rules.field_points)
field_size = interpreted(field_rules.field_size)
find_field = interpreted(field_rules.find_field)
in_closed_field = interpreted(lattice.in_closed_field)
is_complete = interpreted(lattice.is_complete)
legal = interpreted(rules.legal)
place = interpreted(place_rules.place)
turned_cell = interpreted(lattice.turned_cell)
turned_point = interpreted(lattice.turned_point)
buffaloes_lost = interpreted(scoring.buffaloes_lost)
points_by_ancestor = interpreted(scoring.points_by_ancestor)
scores = interpreted(scoring.scores)
winners = interpreted(playing.winners)

Corner = tuple[int, int]

# As written into JSON: lists, of these shapes.
Point = Annotated[list[int], tuple[int, int]]
Span = Annotated[list[int], tuple[int, int], "from, and up to without it"]
Cell = Annotated[list[Any], tuple[int, int, bool]]  # x, y, and whether its diagonal is a path
Spot = Annotated[list[Any], tuple[int, int, Feature]]


class Face(TypedDict):
    """A card on the lattice."""

    cells: list[Cell]
    features: list[Spot]


class Ancestor(TypedDict):
    name: str
    when: When
    effect: Effect
    points: int
    limit: int
    says: Told  # what it gives


class CardShown(TypedDict):
    no: int
    paths: str  # a character per cell, # for a path
    features: dict[str, Feature]  # by corner
    turns: list[Face]  # upright at an even and an odd corner, then lying
    ancestor: Ancestor


class Laid(Face):
    """A card at a place, the plots that it would complete there, and those of the fields that it would close or spoil for good."""

    x: int
    y: int
    lying: bool
    completes: list[Point]
    closes: list[Point]
    spoils: list[Point]


class CardOfFarm(TypedDict):
    no: int
    x: int
    y: int
    lying: bool
    features: list[Spot]  # where they stand on the farm


class Plot(TypedDict):
    x: int
    y: int
    complete: bool
    field: int | None  # its number in the list of closed fields
    features: list[Feature]


class Field(TypedDict):
    plots: list[Point]
    size: int
    points: int  # that it scored
    at_river: bool
    farmer: int
    buffalo: int
    house: int


class Farm(TypedDict):
    cards: list[CardOfFarm]
    cells: list[Cell]
    plots: list[Plot]
    fields: list[Field]  # closed ones
    spoiled: list[list[Point]]  # fields that can never be closed, by their plots


class Back(TypedDict):
    symbol: RiverSymbol
    plot: Point
    arrow: Literal["left", "right"]


class RiverCard(TypedDict):
    card: int
    symbol: RiverSymbol
    front: Told  # what it scores
    cells: Span
    plots: list[Point]
    back: Back


class Chosen(TypedDict):
    """What a seat has chosen so far this turn."""

    build: int
    at: Laid | None
    row: int | None


class ScoreParts(TypedDict):
    points: int
    fields: int
    buffaloes: int
    ancestor: int


class SeatOfRice(TypedDict):
    points: int
    score: int  # were the match over now
    parts: ScoreParts  # that the score is made of
    ancestor: int | None
    contract: Literal["jasmine", "ginger"] | None
    hand: list[int] | None
    hand_size: int
    choice: Chosen | None
    features: dict[Feature, int]
    farm: Farm
    river: list[RiverCard] | None  # from the seat's left


class EndOfSeat(ScoreParts):
    total: int
    farmers: int


class End(TypedDict):
    seats: list[EndOfSeat]
    winners: list[int]


class DeckShown(TypedDict):
    name: str
    hash: str


class Worth(TypedDict):
    """What a field scores when it is closed; the last of a list is for all larger ones."""

    sizes: list[int]  # from 1 on
    farmers: list[int]
    buffalo: int


class Contracts(TypedDict):
    """What the contracts give."""

    jasmine: Told
    ginger: Told


class DeckView(TypedDict):
    """A deck as the page draws it."""

    cards: list[CardShown]
    river: list[RiverCard]  # as the first seat would see them
    contracts: Contracts


class RiceView(GameView):
    season: Season
    deck: DeckShown
    worth: Worth
    cards: list[CardShown]
    dry_row: list[int]
    river: list[RiverSymbol] | None  # from the first seat's left
    river_turned: bool
    contracts: Contracts | None
    bank: Span | None  # its cells
    places: dict[str, Laid] | None  # of the legal actions that say where
    seats: list[SeatOfRice]
    end: End | None


def view(state: State, seat: int | None) -> RiceView:
    state = copied(state)
    deck = deck_in(state)
    decides = seat is not None and seat == state.actor
    return {
        "season": SEASONS[state.season],
        "phase": PHASES[state.phase],
        "turn": int(state.turn),
        "active": int(state.active),
        "actor": None if state.phase == OVER else int(state.actor),
        "race": race(state),
        "deck": {"name": deck["name"], "hash": hash_shown(int(state.deck))},
        "worth": {"sizes": list(SIZE_POINTS[1:]), "farmers": list(FARMER_POINTS[1:]), "buffalo": BUFFALO_POINTS},
        "cards": cards_shown(int(state.deck)),
        "dry_row": numbers(int(state.dry_row)),
        "river": [RIVER[symbol] for symbol in state.river] if state.festival else None,
        "river_turned": bool(state.festival and state.season == DRY),
        "contracts": cast(Contracts, contracts_told(deck["contracts"])) if state.contracts else None,
        "bank": [BANK_START, BANK_STOP] if state.festival else None,
        "places": places(state) if decides and state.phase == AT else None,
        "seats": [seat_view(state, owner, seat) for owner in range(SEATS)],
        "end": end(state) if state.phase == OVER else None,
    }


@lru_cache(64)
def hash_shown(deck: int) -> str:
    return deck_hash(deck_numbered(deck))


@lru_cache(64)
def cards_shown(deck: int) -> list[CardShown]:
    """A deck's cards: in all views of matches with it the same ones."""
    return deck_view(deck_numbered(deck))["cards"]


def deck_view(deck: dict[str, Any]) -> DeckView:
    states: Any = np.zeros(1, STATE).view(np.recarray)
    state = states[0]
    put_deck(state, deck)
    state.river[:] = range(RIVER_CARDS)
    return {
        "cards": [card(state, deck, number) for number in range(CARDS)],
        "river": river(state, 0),
        "contracts": cast(Contracts, contracts_told(deck["contracts"])),
    }


def race(state: State) -> list[Runner]:
    """What an ancestor counts in open plots may still be closed; and a buffalo there costs nothing once its field is."""
    totals = np.zeros(SEATS, np.int32)
    scores(state, totals)
    if state.phase == OVER or state.season == SETUP:
        return [{"sure": int(total), "open": 0} for total in totals]
    shown: list[Runner] = []
    for owner in range(SEATS):
        passing = int(points_by_ancestor(state, owner)) if may_pass(state, owner) else 0
        shown.append({"sure": int(totals[owner]) - passing, "open": passing + int(buffaloes_lost(state, owner))})
    return shown


def may_pass(state: State, owner: int) -> bool:
    """Whether what an ancestor counts now may be gone at the end."""
    return effect_of(state, owner) in OF_OPEN_PLOTS or condition_of(state, owner, 0, IF_COUNT) != NONE


def copied(state: State) -> State:
    """A copy to look at, since find_field lists plots in the state that it is given."""
    copy: State = in_array(state)[0]
    return copy


def in_array(state: State) -> Any:
    return np.array([packed(state)], state.dtype).view(np.recarray)


def numbers(cards: int) -> list[int]:
    """The cards of a set, as written on them."""
    return [number + 1 for number in range(CARDS) if (cards >> number) & 1]


def card(state: State, deck: dict[str, Any], number: int) -> CardShown:
    """Both sides of a card, and the face in each of its four turns: upright at an even and an odd corner, then lying."""
    face, ancestor = deck["faces"][number], deck["ancestors"][number]
    turns = [(laid(state, number, odd, 0, lying), odd) for lying in (0, 1) for odd in (0, 1)]
    return {
        "no": number + 1,
        "paths": face["paths"],
        "features": face["features"],
        "turns": [{"cells": shifted(turn["cells"], -odd), "features": shifted(turn["features"], -odd)} for turn, odd in turns],
        "ancestor": {
            "name": ancestor["name"],
            "when": ancestor["when"],
            "effect": ancestor["effect"],
            "points": ancestor["points"],
            "limit": ancestor["limit"],
            "says": effect_told(ancestor),
        },
    }


def shifted(parts: list[list[Any]], by: int) -> list[list[Any]]:
    return [[x + by, *rest] for x, *rest in parts]


def laid(state: State, number: int, x: int, y: int, lying: int) -> Face:
    """A card on the farm: its cells, a path or not, and its features."""
    cells, features = turned(int(state.faces[number]), (x + y) & 1, lying)
    return {
        "cells": [[x + across, y + down, path] for across, down, path in cells],
        "features": [[x + across, y + down, feature] for across, down, feature in features],
    }


@lru_cache(1024)
def turned(face: int, odd: int, lying: int) -> tuple[list[tuple[int, int, bool]], list[tuple[int, int, Feature]]]:
    """A face in one of its four turns, from its top left corner."""
    cells = [(*turned_cell(odd, 0, lying, cell), bool((face >> cell) & 1)) for cell in range(CELLS)]
    spots = [
        (*turned_point(odd, 0, lying, PLOT_U[spot], PLOT_V[spot]), FEATURES[feature_at(face, spot)])
        for spot in range(SPOT_COUNT)
        if feature_at(face, spot) >= 0
    ]
    return [(x - odd, y, path) for x, y, path in cells], [(x - odd, y, feature) for x, y, feature in spots]


def tried_at(state: State, actions: list[int]) -> Any:
    """What the card to be built would complete, close and score at the places that actions mean."""
    seat = int(state.actor)
    tried: Any = np.zeros(len(actions), TRIED).view(np.recarray)
    states = in_array(state)
    find_places(states, seat, np.array(actions, np.int16), tried)
    try_places(states, states.copy(), seat, int(state.build[seat]), tried)
    return tried


def places(state: State) -> dict[str, Laid]:
    """The card to be built, at each place where it may lie."""
    actions = legal_actions(state)
    covered = covered_cells(state, int(state.actor))
    shown = [built(state, int(state.actor), covered, at) for at in tried_at(state, actions).tolist()]
    return {f"at {at['x']},{at['y']} {ORIENTATIONS[at['lying']]}": at for at in shown}


def built(state: State, seat: int, covered: dict[Corner, bool], tried: tuple[Any, ...]) -> Laid:
    """A seat's chosen card at a place, on a farm that covers these cells, and what it would do there."""
    at = dict(zip(TRIED.names or (), tried, strict=True))
    closed = zip(at["closed_x"][: at["closed"]].tolist(), at["closed_y"][: at["closed"]].tolist(), strict=True)
    completed = zip(at["complete_x"][: at["completed"]].tolist(), at["complete_y"][: at["completed"]].tolist(), strict=True)
    completes = list(completed)
    face = laid(state, int(state.build[seat]), at["x"], at["y"], at["lying"])
    cells = covered | {(x, y): path for x, y, path in face["cells"]}
    return {
        "x": at["x"],
        "y": at["y"],
        "lying": bool(at["lying"]),
        **face,
        "completes": [list(plot) for plot in completes],
        "closes": [list(plot) for plot in sorted(closed)],
        "spoils": [list(plot) for field in spoiled_fields(cells, completes) for plot in field],
    }


def covered_cells(state: State, owner: int) -> dict[Corner, bool]:
    """The cells of a farm and of the bank beside it: whether each has a path."""
    cells = {(x, -1): True for x in range(BANK_START, BANK_STOP)} if state.festival else {}
    for number in range(state.farm_size[owner]):
        own, x, y, lying = (int(of[owner][number]) for of in (state.card, state.x, state.y, state.lying))
        cells |= {(column, line): path for column, line, path in laid(state, own, x, y, lying)["cells"]}
    return cells


def pending(state: State, seat: int) -> Laid:
    """A seat's chosen card at the place that it has chosen."""
    tried: Any = np.zeros(1, TRIED).view(np.recarray)
    tried[0].x, tried[0].y, tried[0].lying = (of[seat] for of in (state.at_x, state.at_y, state.at_lying))
    states = in_array(state)
    try_places(states, states.copy(), seat, int(state.build[seat]), tried)
    return built(state, seat, covered_cells(state, seat), tried.tolist()[0])


def legal_actions(state: State) -> list[int]:
    out = np.zeros(ACTIONS, np.int16)
    actions: list[int] = out[: legal(state, out)].tolist()
    return actions


def seat_view(state: State, owner: int, seat: int | None) -> SeatOfRice:
    own = owner == seat
    settled = state.season != SETUP
    hand = numbers(int(state.hand[owner]))
    totals = np.zeros(SEATS, np.int32)
    scores(state, totals)
    return {
        "points": int(state.points[owner]),
        "score": int(totals[owner]),
        "parts": score_parts(state, owner) if settled else {"points": 0, "fields": 0, "buffaloes": 0, "ancestor": 0},
        "ancestor": int(state.ancestor[owner]) + 1 if (settled or own) and state.ancestor[owner] != NONE else None,
        "contract": contract(state, owner),
        "hand": hand if own or not hand or (settled and state.open_information) else None,
        "hand_size": len(hand),
        "choice": choice(state, owner) if own else None,
        "features": {name: int(state.features[owner][kind]) for kind, name in enumerate(FEATURES)},
        "farm": farm(state, owner),
        "river": river(state, owner) if state.festival else None,
    }


def river(state: State, owner: int) -> list[RiverCard]:
    """The river cards from a seat's left to its right: where they lie, and the half plot and the arrow of their backs."""
    shown: list[RiverCard] = []
    cards = deck_in(state)["river"]
    for place in range(RIVER_CARDS):
        card = place if owner == 0 else RIVER_CARDS - 1 - place
        symbol = int(state.river[card])
        back = state.river_cards[symbol]
        arrow = int(back[ARROW]) if owner == 0 else -int(back[ARROW])
        half = 4 * place + 2 * int(back[RIGHT_HALF + owner])
        shown.append(
            {
                "card": card + 1,
                "symbol": RIVER[symbol],
                "front": front_told(cards[symbol]),
                "cells": [BANK_START + 4 * place, BANK_START + 4 * place + 4],
                "plots": [[4 * place, 0], [4 * place + 2, 0]],
                "back": {"symbol": RIVER[back[SYMBOL]], "plot": [half, 0], "arrow": "left" if arrow < 0 else "right"},
            }
        )
    return shown


def contract(state: State, owner: int) -> Literal["jasmine", "ginger"] | None:
    if state.ginger == NONE:
        return None
    return "ginger" if state.ginger == owner else "jasmine"


def choice(state: State, owner: int) -> Chosen | None:
    """What a seat has chosen so far this turn, which nobody else knows."""
    if state.build[owner] == NONE:
        return None
    chosen: Chosen = {"build": int(state.build[owner]) + 1, "at": None, "row": None}
    if state.actor != owner or state.phase != AT:
        chosen["at"] = pending(state, owner)
    if state.to_row[owner] != NONE:
        chosen["row"] = int(state.to_row[owner]) + 1
    return chosen


def farm(state: State, owner: int) -> Farm:
    """Cards, cells, plots and fields as they are to be drawn."""
    cards: list[CardOfFarm] = []
    cells: list[Cell] = []
    features: dict[Corner, list[Feature]] = {}
    parts: set[Corner] = set()
    for number in range(state.farm_size[owner]):
        own, x, y, lying = (int(of[owner][number]) for of in (state.card, state.x, state.y, state.lying))
        on_farm = laid(state, own, x, y, lying)
        cards.append({"no": own + 1, "x": x, "y": y, "lying": bool(lying), "features": on_farm["features"]})
        cells += on_farm["cells"]
        for column, line, feature in on_farm["features"]:
            features.setdefault((column, line), []).append(feature)
        parts |= {turned_point(x, y, lying, PLOT_U[part], PLOT_V[part]) for part in range(PARTS)}
    shown = fields(state, owner)
    field_of = {(x, y): number for number, field in enumerate(shown) for x, y in field["plots"]}
    plots: list[Plot] = [
        {
            "x": x,
            "y": y,
            "complete": bool(is_complete(state, owner, x, y)),
            "field": field_of.get((x, y)),
            "features": features.get((x, y), []),
        }
        for y, x in sorted((y, x) for x, y in parts)
    ]
    covered = covered_cells(state, owner)
    spoiled = spoiled_fields(covered, complete_plots(covered))
    return {
        "cards": cards,
        "cells": cells,
        "plots": plots,
        "fields": shown,
        "spoiled": [[list(plot) for plot in field] for field in spoiled],
    }


def fields(state: State, owner: int) -> list[Field]:
    """The closed fields, by their plots."""
    found: list[Field] = []
    seen: set[Corner] = set()
    for number in range(state.farm_size[owner]):
        x, y, lying = (int(of[owner][number]) for of in (state.x, state.y, state.lying))
        for part in range(PARTS):
            column, line = turned_point(x, y, lying, PLOT_U[part], PLOT_V[part])
            if (column, line) in seen or not in_closed_field(state, owner, column, line):
                continue
            plots = find_field(state, owner, column, line)
            listed = [(int(state.field_x[plot]), int(state.field_y[plot])) for plot in range(plots)]
            seen |= set(listed)
            farmers, buffaloes, houses = (features_in_field(state, owner, plots, kind) for kind in range(len(FEATURES)))
            size = int(field_size(state, owner, plots, houses))
            then = when_closed(state, owner, listed)
            found.append(
                {
                    "plots": [list(plot) for plot in sorted(listed)],
                    "size": size,
                    "points": int(field_points(then, owner, size, farmers, buffaloes, houses)),
                    "at_river": bool(state.festival and any(line == 0 for _, line in listed)),
                    "farmer": farmers,
                    "buffalo": buffaloes,
                    "house": houses,
                }
            )
    return found


def when_closed(state: State, owner: int, plots: list[Corner]) -> State:
    """The state with the season in which a field was closed: that of the last card that any of its plots needed."""
    around = {(x - left, y - up) for x, y in plots for left in (0, 1) for up in (0, 1)}
    last = 0
    for number in range(state.farm_size[owner]):
        own, x, y, lying = (int(of[owner][number]) for of in (state.card, state.x, state.y, state.lying))
        if around & {(column, line) for column, line, _ in laid(state, own, x, y, lying)["cells"]}:
            last = number
    then = copied(state)
    then.season = DRY if last > WET_TURNS else WET
    return then


def end(state: State) -> End:
    """The final scoring, line by line."""
    totals = np.zeros(SEATS, np.int32)
    won = np.zeros(SEATS, np.int32)
    scores(state, totals)
    winners(state, won)
    return {
        "seats": [
            {**score_parts(state, owner), "total": int(totals[owner]), "farmers": int(state.features[owner][FARMER])}
            for owner in range(SEATS)
        ],
        "winners": [int(owner) for owner in np.flatnonzero(won)],
    }


def score_parts(state: State, owner: int) -> ScoreParts:
    return {
        "points": int(state.points[owner]),
        "fields": int(state.fields[owner]),
        "buffaloes": -int(buffaloes_lost(state, owner)),
        "ancestor": int(points_by_ancestor(state, owner)),
    }


def action_text(state: State, action: int) -> str:
    if action < BUILD_CARD:
        return f"ancestor {action + 1}"
    if action < TO_ROW:
        return f"build {action - BUILD_CARD + 1}"
    if action < START_AT:
        return f"row {action - TO_ROW + 1}"
    if action < SCORE_RIVER:
        x, y, lying = place(state, int(state.actor), action)
        return f"at {x},{y} {ORIENTATIONS[lying]}"
    return "pass" if action == PASS else f"river {action - SCORE_RIVER + 1}"


def shown_text(state: State, action: int, seat: int | None, last: State) -> str:
    """What both choose at once is hidden from all others until both have chosen."""
    text = action_text(state, action)
    if (
        seat == state.actor
        or state.season == DRY
        or state.phase == RIVER_CHOICE
        or last.turn > state.turn
        or last.season > state.season
    ):
        return text
    return f"{text.split()[0]} {HIDDEN}"
