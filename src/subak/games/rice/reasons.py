"""Why a decision could be good, or what it costs: what a teacher would say to its actor, the most important first.

All of it follows from the farms as they lie and from the actor's own choice, never from what the other chooses at the same time.
"""

import numpy as np

from subak.core.compiling import interpreted
from subak.core.reasons import PROMISE, Reason, ranked
from subak.core.registry import State, Told, told
from subak.games.rice import fields as field_rules
from subak.games.rice import lattice, places, river, rules
from subak.games.rice.actions import ACTIONS, BUILD_CARD, CHOOSE_ANCESTOR, PASS, SCORE_RIVER, TO_ROW
from subak.games.rice.components import (
    BUFFALO,
    COUNTS,
    EFFECTS,
    FARM_SIZE,
    FARMER,
    FEATURES,
    HOUSE,
    NONE,
    RIVER_CARDS,
    WET_TURNS,
)
from subak.games.rice.deck import deck_in
from subak.games.rice.fields import EFFECT, IF, IF_COUNT, IF_LEAST, JASMINE_LESS, JASMINE_PER, PARTS, PLOT_U, PLOT_V
from subak.games.rice.state import ANCESTOR, AT, BUILD, DRY, ROW, SETUP, WET
from subak.games.rice.story import (
    ancestor_told,
    build,
    closings,
    front_points,
    in_symbols_field,
    majority,
    next_card,
    symbol_of_back,
    symbol_told,
)
from subak.games.rice.view import (
    Corner,
    buffaloes_lost,
    copied,
    feature_at,
    features_in_field,
    field_size,
    in_closed_field,
    is_complete,
    place,
    points_by_ancestor,
    turned_point,
)

OF_ALL_KINDS = ("feature", "different", "set")  # words in the name of what an ancestor counts, if features of any kind help

ancestor_bonus = interpreted(field_rules.ancestor_bonus)
choose_ancestor = interpreted(rules.choose_ancestor)
field_points = interpreted(field_rules.field_points)
ginger_points = interpreted(field_rules.ginger_points)
in_farm = interpreted(river.in_farm)
is_path = interpreted(lattice.is_path)
legal_places = interpreted(places.legal_places)
path_reaches_in = interpreted(field_rules.path_reaches_in)


def reasons(before: State, action: int, after: State) -> list[Told]:
    seat = int(before.actor)
    found: list[Reason] = []
    if before.phase == ANCESTOR:
        found = starting(before, seat, action - CHOOSE_ANCESTOR)
    elif before.phase == BUILD:
        found = choosing(before, seat, action - BUILD_CARD)
    elif before.phase == AT:
        laid = copied(before)
        build(laid, seat, int(before.build[seat]), *place(before, seat, action))
        found = building(before, laid, seat)
    elif before.phase == ROW:
        found = leaving(before, seat, action - TO_ROW)
    elif action != PASS:
        symbol = int(before.river[action - SCORE_RIVER])
        found = [Reason(1, told("rice-reason-front", symbol=symbol_told(symbol), points=front_points(before, seat, symbol)))]
    return ranked(found)


def starting(before: State, seat: int, card: int) -> list[Reason]:
    """What the ancestor gives, whether the first card suits it, and what that card brings."""
    chosen = copied(before)
    choose_ancestor(chosen, seat, card)
    first = int(chosen.build[seat])
    gives = {part: of for part, of in ancestor_told(before, card).items() if part != "say"}
    found: list[Reason] = [Reason(9, told("rice-reason-ancestor", **gives)), *fitting(before, card, first)]
    if not before.festival:
        laid = copied(chosen)
        build(laid, seat, first, 0, 0, 0)
        found += building(chosen, laid, seat)
    return found


def fitting(state: State, ancestor: int, card: int) -> list[Reason]:
    """What an ancestor counts of what stands on a card."""
    standing = features_on(state, card)
    counted = [kind for kind in counted_features(state, ancestor) if standing[kind]]
    things = [told("rice-reason-thing", kind=FEATURES[kind], count=standing[kind]) for kind in counted]
    fits = told("rice-reason-fits", name=ancestor_name(state, ancestor), card=card + 1, things=things)
    return [Reason(PROMISE * sum(standing[kind] for kind in counted), fits)] if things else []


def counted_features(state: State, ancestor: int) -> list[int]:
    """The features that an ancestor looks at."""
    numbers = state.ancestors[ancestor]
    wanted = [at for at in range(IF, len(numbers), 3) if numbers[at + IF_COUNT] != NONE and numbers[at + IF_LEAST] > 0]
    counts = [EFFECTS[numbers[EFFECT]], *(COUNTS[numbers[at + IF_COUNT]] for at in wanted)]
    return [kind for kind, name in enumerate(FEATURES) if any(part in count for count in counts for part in (name, *OF_ALL_KINDS))]


def ancestor_name(state: State, card: int) -> str:
    name: str = deck_in(state)["ancestors"][card]["name"]
    return name


def features_on(state: State, card: int) -> list[int]:
    standing = [feature_at(int(state.faces[card]), spot) for spot in range(4)]
    return [standing.count(kind) for kind in range(len(FEATURES))]


def most_points(state: State, seat: int, card: int) -> int:
    """What the fields that a card can close at its best place would score."""
    out = np.zeros(ACTIONS, np.int16)
    ways = out[: legal_places(state, seat, out)].tolist()
    most = 0
    for action in ways:
        laid = copied(state)
        build(laid, seat, card, *place(state, seat, action))
        most = max(most, int(laid.points[seat] - state.points[seat]))
    return most


def choosing(before: State, seat: int, card: int) -> list[Reason]:
    """Which card: what it can close, whom it is kept from, and what stands on it."""
    found = fitting(before, int(before.ancestor[seat]), card)
    points = most_points(before, seat, card)
    if points:
        found.append(Reason(points, told("rice-reason-best", points=points)))
    if before.season == DRY or before.turn < WET_TURNS:
        found += denied(before, seat, card)
    farmers = features_on(before, card)[FARMER]
    if before.season == WET and before.contracts and farmers and pays_less_for_farmers(before):
        found.append(Reason(-0.3 * farmers, told("rice-reason-jasmine", count=farmers)))
    return found


def pays_less_for_farmers(state: State) -> bool:
    """Whether the Jasmine contract gives a point less for each, as ours does."""
    return bool(state.contract_cards[JASMINE_PER] == FARMER and state.contract_cards[JASMINE_LESS] == 1)


def denied(state: State, seat: int, card: int) -> list[Reason]:
    """What the other could do with a card, on the farm that all can see."""
    if state.farm_size[1 - seat] == FARM_SIZE:
        return []
    points = most_points(state, 1 - seat, card)
    return [Reason(points * PROMISE, told("rice-reason-denies", seat=1 - seat, points=points))] if points else []


def leaving(before: State, seat: int, card: int) -> list[Reason]:
    """Into the dry row: the other does not get it next, and one can take it oneself in the dry season."""
    later = copied(before)
    build(later, seat, *(int(field[seat]) for field in (before.build, before.at_x, before.at_y, before.at_lying)))
    later.season = DRY
    points = most_points(later, seat, card)
    found = denied(before, seat, card)
    if points:
        found.append(Reason(points * PROMISE - 0.1, told("rice-reason-later", points=points)))
    return found


def building(before: State, laid: State, seat: int) -> list[Reason]:
    """A card at its place: fields closed, what the ancestor and a contract make of them, fields that lack little, the river."""
    scored = [line for line in closings(before, laid, seat) if line["say"] == "rice-log-field"]
    found: list[Reason] = [
        Reason(line["points"] + 1, told("rice-reason-closes", size=line["size"], points=line["points"])) for line in scored
    ]
    found += favour(before, laid, seat, scored)
    if scored and before.season == DRY and before.contracts and before.ginger == seat:
        points = sum(
            int(ginger_points(before, seat, line["size"], line["farmer"], line["buffalo"], line["house"])) for line in scored
        )
        found.append(Reason(0.5, told("rice-reason-ginger", points=points)))
    at_end = int(points_by_ancestor(laid, seat) - points_by_ancestor(before, seat))
    if at_end:
        name = ancestor_name(before, int(before.ancestor[seat]))
        found.append(Reason(at_end, told("rice-reason-end", name=name, points=f"{at_end:+d}".replace("-", "−"))))
    buffaloes = int(buffaloes_lost(laid, seat) - buffaloes_lost(before, seat))
    if buffaloes > 0:
        found.append(Reason(-buffaloes * PROMISE, told("rice-reason-buffalo", count=buffaloes)))
    elif buffaloes < 0:
        found.append(Reason(-buffaloes, told("rice-reason-saved", count=-buffaloes)))
    found += groups(laid, seat)
    plots = int(laid.plots[seat] - before.plots[seat])
    if plots > 1:
        found.append(Reason(0.2 * plots, told("rice-reason-plots", count=plots)))
    return found + (at_river(before, laid, seat) if before.festival and before.season != SETUP else [])


def favour(before: State, laid: State, seat: int, scored: list[Told]) -> list[Reason]:
    """How many of the points just scored come from the ancestor."""
    at_once = copied(laid)
    at_once.season = before.season
    bonus = sum(int(ancestor_bonus(at_once, seat, line["size"], line["farmer"], line["buffalo"], line["house"])) for line in scored)
    # What is scored beyond the fields themselves is paid for closing many of them with one card.
    bonus += int(laid.points[seat] - before.points[seat]) - sum(line["points"] for line in scored)
    if not bonus:
        return []
    name = ancestor_name(before, int(before.ancestor[seat]))
    return [Reason(bonus, told("rice-reason-favour", name=name, points=bonus))]


def groups(laid: State, seat: int) -> list[Reason]:
    """Of the open fields that the last card lies in: the best that lacks one plot only, and those that can never be closed."""
    last = int(laid.farm_size[seat]) - 1
    x, y, lying = (int(of[seat][last]) for of in (laid.x, laid.y, laid.lying))
    found: list[Reason] = []
    nearly: list[tuple[int, int]] = []  # points, size
    seen: set[Corner] = set()
    for part in range(PARTS):
        corner = turned_point(x, y, lying, PLOT_U[part], PLOT_V[part])
        if corner in seen or not is_complete(laid, seat, *corner) or in_closed_field(laid, seat, *corner):
            continue
        plots, gaps = group(laid, seat, corner)
        seen |= set(plots)
        looked_at = copied(laid)
        listed = [*plots, *gaps]
        looked_at.field_x[: len(listed)], looked_at.field_y[: len(listed)] = zip(*listed, strict=True)
        if path_reaches_in(looked_at, seat, len(plots)):
            found.append(Reason(-1, told("rice-reason-spoiled", count=len(plots))))
        elif len(gaps) == 1 and last + 1 < FARM_SIZE:
            counts = [features_in_field(looked_at, seat, len(listed), kind) for kind in range(len(FEATURES))]
            size = field_size(looked_at, seat, len(listed), counts[HOUSE])
            points = int(field_points(looked_at, seat, size, counts[FARMER], counts[BUFFALO], counts[HOUSE]))
            nearly.append((points, int(size)))
    if nearly:
        points, size = max(nearly)
        found.append(Reason(points * PROMISE, told("rice-reason-nearly", size=size, points=points)))
    return found


def group(state: State, seat: int, corner: Corner) -> tuple[list[Corner], list[Corner]]:
    """The complete plots joined to one through furrows, and the plots beyond their furrows that are not complete."""
    plots = [corner]
    gaps: list[Corner] = []
    for x, y in plots:
        for right in (0, 1):
            for down in (0, 1):
                across = (x - 1 + 2 * right, y - 1 + 2 * down)
                if is_path(state, seat, x - 1 + right, y - 1 + down) or across in plots or across in gaps:
                    continue
                (plots if is_complete(state, seat, *across) else gaps).append(across)
    return plots, gaps


def at_river(before: State, laid: State, seat: int) -> list[Reason]:
    """Before the river is scored, who has more of a symbol; after it, the fields that hold the symbols of its backs."""
    found: list[Reason] = []
    for card in range(RIVER_CARDS):
        symbol = int(before.river[card])
        if before.season == WET:
            if majority(laid, symbol) != majority(before, symbol):
                own, other = (int(in_farm(laid, owner, symbol)) for owner in (seat, 1 - seat))
                line = told("rice-reason-river", symbol=symbol_told(symbol), own=own, other=other)
                found.append(Reason(1.2, line))
        else:
            looked_at, earlier = copied(laid), copied(before)
            own, other = (int(in_symbols_field(looked_at, owner, card)) for owner in (seat, 1 - seat))
            if own != in_symbols_field(earlier, seat, card):
                there = next_card(laid, card)
                points = sum(int(in_symbols_field(looked_at, owner, there)) for owner in (0, 1)) if own > other else 0
                line = told("rice-reason-back", symbol=symbol_of_back(before, card), own=own, other=other, points=points)
                found.append(Reason(1 + points, line))
    return found
