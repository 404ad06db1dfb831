"""What a decision and its consequences were, as messages to be said in the reader's language."""

from subak.core.compiling import interpreted
from subak.core.registry import State, Told, told
from subak.games.rice import fields as field_rules
from subak.games.rice import river, scoring
from subak.games.rice.actions import BUILD_CARD, CHOOSE_ANCESTOR, PASS, SCORE_RIVER, TO_ROW
from subak.games.rice.components import FEATURES, NONE, RIVER, RIVER_CARDS, WET_TURNS
from subak.games.rice.deck import deck_in
from subak.games.rice.effects import effect_told
from subak.games.rice.state import ANCESTOR, AT, BUILD, DRY, OVER, RIVER_CHOICE, ROW, SEATS, SETUP
from subak.games.rice.view import ORIENTATIONS, copied, feature_at, fields, place

ancestor_points = interpreted(field_rules.ancestor_points)
build = interpreted(field_rules.build)
field_points = interpreted(field_rules.field_points)
front_points = interpreted(river.front_points)
gives_for_many_fields = interpreted(field_rules.gives_for_many_fields)
in_symbols_field = interpreted(river.in_symbols_field)
jasmine_points = interpreted(scoring.jasmine_points)
majority = interpreted(river.majority)
next_card = interpreted(river.next_card)
scores_other_card = interpreted(river.scores_other_card)


def story(before: State, action: int, after: State, text: str) -> list[Told]:
    """A choice that both make at once is told when both have made it."""
    before, after = copied(before), copied(after)
    seat = int(before.actor)
    if before.phase == RIVER_CHOICE:
        return river_choice(before, action) + end_of_wet_season(before, after)
    if before.season == DRY:
        return [] if before.phase == BUILD else [built(after, seat), *closings(before, after, seat), *end_of_match(after)]
    if after.reveals == before.reveals:
        return [] if after.actor == seat else [told("rice-log-chosen", seat=seat)]
    lines = []
    for owner in range(SEATS):
        lines.append(started(after, owner) if before.season == SETUP else built(after, owner))
        lines += closings(before, after, owner)
    if before.phase == ROW:
        for owner, card in enumerate((int(before.to_row[0]), action - TO_ROW)):
            lines.append(told("rice-log-row", seat=owner, card=card + 1))
        lines.append(told("rice-log-swap"))
    return lines + (end_of_wet_season(before, after) if before.turn == WET_TURNS else [])


def preview(before: State, action: int, after: State) -> list[Told]:
    """What an ancestor gives, what stands on a card, what a place would close and score, what a river card would bring."""
    seat = int(before.actor)
    if before.phase == ANCESTOR:
        return [ancestor_told(before, action - CHOOSE_ANCESTOR)]
    if before.phase == BUILD:
        return [features_told(before, action - BUILD_CARD)]
    if before.phase == AT:
        laid = copied(before)
        build(laid, seat, int(before.build[seat]), *place(before, seat, action))
        return closings(before, laid, seat) or [told("rice-log-nothing")]
    return river_choice(before, action) if before.phase == RIVER_CHOICE else []


def ancestor_told(state: State, card: int) -> Told:
    ancestor = deck_in(state)["ancestors"][card]
    when = told("rice-when", when=ancestor["when"])
    return told("rice-log-ancestor", name=ancestor["name"], when=when, effect=effect_told(ancestor))


def features_told(state: State, card: int) -> Told:
    standing = [feature_at(int(state.faces[card]), spot) for spot in range(4)]
    return told("rice-log-card", card=card + 1, **{name: standing.count(kind) for kind, name in enumerate(FEATURES)})


def started(state: State, owner: int) -> Told:
    name = deck_in(state)["ancestors"][state.ancestor[owner]]["name"]
    return told("rice-log-start", seat=owner, name=name, card=int(state.card[owner][0]) + 1)


def built(state: State, owner: int) -> Told:
    last = int(state.farm_size[owner]) - 1
    return told(
        "rice-log-build",
        seat=owner,
        card=int(state.card[owner][last]) + 1,
        x=str(state.x[owner][last]),
        y=str(state.y[owner][last]),
        orientation=ORIENTATIONS[state.lying[owner][last]],
    )


def closings(before: State, after: State, owner: int) -> list[Told]:
    """The fields that a seat's last card closed, and what they scored."""
    scored = copied(after)
    scored.season = before.season
    known = [field["plots"] for field in fields(copied(before), owner)]
    lines = []
    for field in fields(scored, owner):
        if field["plots"] not in known:
            counts = {name: field[name] for name in FEATURES}
            points = field_points(scored, owner, field["size"], field["farmer"], field["buffalo"], field["house"])
            lines.append(told("rice-log-field", size=field["size"], points=int(points), **counts))
    if gives_for_many_fields(scored, owner, len(lines)):
        lines.append(told("rice-log-many", count=len(lines), points=ancestor_points(scored, owner)))
    return lines


def symbol_told(symbol: int) -> Told:
    return told("rice-river", symbol=RIVER[symbol])


def symbol_of_back(state: State, card: int) -> Told:
    return symbol_told(int(state.river_cards[state.river[card]][river.SYMBOL]))


def river_choice(before: State, action: int) -> list[Told]:
    seat = int(before.actor)
    if action == PASS:
        return [told("rice-log-river-pass", seat=seat)]
    symbol = int(before.river[action - SCORE_RIVER])
    return [told("rice-log-front", seat=seat, symbol=symbol_told(symbol), points=front_points(before, seat, symbol))]


def end_of_wet_season(before: State, after: State) -> list[Told]:
    """The fronts scored since, then contracts and who begins; nothing is built meanwhile, so the farms still tell."""
    lines = []
    for card in range(before.river_scored, after.river_scored):
        symbol = int(after.river[card])
        seat = majority(after, symbol)
        if seat == NONE:
            lines.append(told("rice-log-front-tied", symbol=symbol_told(symbol)))
        elif scores_other_card(after, symbol):
            lines.append(told("rice-log-front-largest", seat=seat, symbol=symbol_told(symbol)))
        else:
            lines.append(told("rice-log-front", seat=seat, symbol=symbol_told(symbol), points=front_points(after, seat, symbol)))
    if after.season == DRY:
        beginner = int(after.actor)
        if after.contracts:
            lines.append(told("rice-log-jasmine", seat=1 - beginner, points=jasmine_points(after, 1 - beginner)))
            lines.append(told("rice-log-ginger", seat=beginner))
        lines.append(told("rice-log-dry", seat=beginner))
    return lines


def end_of_match(after: State) -> list[Told]:
    if after.phase != OVER:
        return []
    return [*(backs(copied(after)) if after.festival else []), told("rice-log-end")]


def backs(state: State) -> list[Told]:
    lines = []
    for card in range(RIVER_CARDS):
        first, second = (in_symbols_field(state, seat, card) for seat in range(SEATS))
        symbol = symbol_of_back(state, card)
        if first == second:
            lines.append(told("rice-log-back-tied", symbol=symbol))
        else:
            there = next_card(state, card)
            points = sum(in_symbols_field(state, seat, there) for seat in range(SEATS))
            other = symbol_of_back(state, there)
            lines.append(told("rice-log-back", seat=0 if first > second else 1, symbol=symbol, other=other, points=points))
    return lines
