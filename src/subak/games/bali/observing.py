"""What a seat may know, as a row of numbers to learn from: nothing that view.py would not show it.

Seats are counted from the one that looks, clockwise; a one among zeros marks one of several.
"""

from subak.core.compiling import rule
from subak.core.observation import Observation, Part
from subak.games.bali.components import (
    ALTAR_SIZE,
    DECK_SIZE,
    EMPTY,
    GOODS_OF_A_KIND,
    HAND_SIZE,
    KINDS,
    LOOK_DEPTH,
    MOST_PLAYERS,
    ORACLES,
    PLAYABLE,
    ROW_LENGTH,
    ROWS,
    SHRINES,
)
from subak.games.bali.rules import CARD_MASK, FACE_DOWN, KEPT, NOBODY, event_owner, is_secret, look_depth, pile_size, seen_at
from subak.games.bali.state import KEEP, OVER, PHASES

MOST = 999
LEAST_PLAYERS = 2
LAID_OPEN, LAID_FACE_DOWN, WAS_KEPT = 1, 2, 3
EVENT_NUMBERS = 5

OBSERVATION = Observation(
    Part("options", (3,), 1, "whether oracle, demon, secret_hands are played"),
    Part("players", (3,), 1, "a one for 2, 3 or 4"),
    Part("first", (MOST_PLAYERS,), 1, "a one for the seat that began"),
    Part("phase", (len(PHASES),), 1, f"a one for {', '.join(PHASES)}"),
    Part("turn", (1,), DECK_SIZE, "turns before this one"),
    Part("active", (MOST_PLAYERS,), 1, "a one for the seat whose turn it is"),
    Part("actor", (MOST_PLAYERS,), 1, "a one for the seat that decides"),
    Part("to_take", (1,), HAND_SIZE, "cards that the active seat still takes"),
    Part("scored", (PLAYABLE,), 1, "a one for the card scored last"),
    Part("demon_row", (ROWS,), 1, "a one for the row where the demon lies"),
    Part("rows", (ROWS, ROW_LENGTH, PLAYABLE), 1, "by row and place from the top, a one for the card there"),
    Part("pile", (1,), DECK_SIZE + ORACLES, "cards not yet drawn"),
    Part("supply", (KINDS,), GOODS_OF_A_KIND, "goods in the supply, by kind"),
    Part("stone", (MOST_PLAYERS,), MOST, "stone, by seat"),
    Part("points", (MOST_PLAYERS,), MOST, "points, by seat"),
    Part("display", (MOST_PLAYERS, PLAYABLE), DECK_SIZE, "cards in front of a seat, by seat and card"),
    Part("hand", (MOST_PLAYERS, PLAYABLE), DECK_SIZE, "cards in hand, by seat and card; zeros where they are secret"),
    Part("hand_size", (MOST_PLAYERS,), DECK_SIZE, "cards in hand, by seat"),
    Part("lacks", (MOST_PLAYERS, KINDS), 1, "by seat, a one for the farmer that its starting set lacked; zeros where secret"),
    Part("goods", (MOST_PLAYERS, KINDS), GOODS_OF_A_KIND, "goods by seat and kind: one's own, and of others those all can count"),
    Part("given", (MOST_PLAYERS,), SHRINES, "goods of unknown kind that another laid face down, to be taken from its goods"),
    Part("kept", (MOST_PLAYERS,), ORACLES, "goods of unknown kind that another kept, to be added to its goods"),
    Part("goods_size", (MOST_PLAYERS,), KINDS * GOODS_OF_A_KIND, "goods, by seat"),
    Part("altar_size", (1,), ALTAR_SIZE, "goods on the altar"),
    Part("altar_top", (KINDS + 1,), 1, "a one for the kind on top, or for face down"),
    Part("altar", (KINDS,), ALTAR_SIZE, "goods laid whose kind is known less those that the seat itself kept, by kind", -ORACLES),
    Part("altar_hidden", (1,), ALTAR_SIZE, "goods laid whose kind is not known"),
    Part(
        "look",
        (LOOK_DEPTH, KINDS + 1),
        1,
        "while choosing what to keep: by place from the top, a one for the kind, one if face down",
    ),
    Part(
        "events",
        (ALTAR_SIZE + ORACLES, EVENT_NUMBERS),
        5,
        "all that happened on the altar, in order: who (1 + seat, 5 for the supply); laid open, laid face down or kept (1, 2, 3); "
        "1 + kind, or 0; the place kept from, or 0; 1 + kind then on top, 5 for face down, or 0",
    ),
    Part(
        "looks",
        (ORACLES, LOOK_DEPTH),
        2 * KINDS,
        "what the seat's own looks showed, in the order of all looks: 1 + kind, + 4 if face down",
    ),
)

START = OBSERVATION.starts
OPTIONS_AT = START["options"]
PLAYERS_AT = START["players"]
FIRST_AT = START["first"]
PHASE_AT = START["phase"]
TURN_AT = START["turn"]
ACTIVE_AT = START["active"]
ACTOR_AT = START["actor"]
TO_TAKE_AT = START["to_take"]
SCORED_AT = START["scored"]
DEMON_ROW_AT = START["demon_row"]
ROWS_AT = START["rows"]
PILE_AT = START["pile"]
SUPPLY_AT = START["supply"]
STONE_AT = START["stone"]
POINTS_AT = START["points"]
DISPLAY_AT = START["display"]
HAND_AT = START["hand"]
HAND_SIZE_AT = START["hand_size"]
LACKS_AT = START["lacks"]
GOODS_AT = START["goods"]
GIVEN_AT = START["given"]
KEPT_AT = START["kept"]
GOODS_SIZE_AT = START["goods_size"]
ALTAR_SIZE_AT = START["altar_size"]
ALTAR_TOP_AT = START["altar_top"]
ALTAR_AT = START["altar"]
ALTAR_HIDDEN_AT = START["altar_hidden"]
LOOK_AT = START["look"]
EVENTS_AT = START["events"]
LOOKS_AT = START["looks"]


@rule
def observe(state, seat, out):
    """Fills a row of zeros of OBSERVATION's size."""
    observe_table(state, seat, out)
    for owner in range(state.players):
        observe_seat(state, seat, owner, seen_from(state, seat, owner), out)
    observe_altar(state, seat, out)


@rule
def seen_from(state, seat, owner):
    """How many seats clockwise from one another sits."""
    return owner - seat if owner >= seat else owner - seat + int(state.players)


@rule
def observe_table(state, seat, out):
    out[OPTIONS_AT] = state.oracle
    out[OPTIONS_AT + 1] = state.demon
    out[OPTIONS_AT + 2] = state.secret_hands
    out[PLAYERS_AT + int(state.players) - LEAST_PLAYERS] = 1
    out[FIRST_AT + seen_from(state, seat, 0)] = 1
    out[PHASE_AT + int(state.phase)] = 1
    out[TURN_AT] = state.turn
    out[ACTIVE_AT + seen_from(state, seat, int(state.active))] = 1
    if state.phase != OVER:
        out[ACTOR_AT + seen_from(state, seat, int(state.actor))] = 1
    out[TO_TAKE_AT] = state.to_take
    if state.scored != EMPTY:
        out[SCORED_AT + int(state.scored)] = 1
    if state.demon:
        out[DEMON_ROW_AT + int(state.demon_row)] = 1
    for row in range(ROWS):
        for place in range(state.row_size[row]):
            out[ROWS_AT + PLAYABLE * (ROW_LENGTH * row + place) + int(state.rows[row, place])] = 1
    out[PILE_AT] = pile_size(state) - int(state.drawn)
    for kind in range(KINDS):
        out[SUPPLY_AT + kind] = state.supply[kind]


@rule
def observe_seat(state, seat, owner, at, out):
    own = owner == seat or state.phase == OVER
    out[STONE_AT + at] = state.stone[owner]
    out[POINTS_AT + at] = state.points[owner]
    hand_size = 0
    for card in range(PLAYABLE):
        out[DISPLAY_AT + PLAYABLE * at + card] = state.display[owner, card]
        hand_size += int(state.hand[owner, card])
    out[HAND_SIZE_AT + at] = hand_size
    if own or not state.secret_hands:
        for card in range(PLAYABLE):
            out[HAND_AT + PLAYABLE * at + card] = state.hand[owner, card]
        out[LACKS_AT + KINDS * at + int(state.sets[owner])] = 1
    goods_size = 0
    for kind in range(KINDS):
        goods_size += int(state.goods[owner, kind])
        if own:
            out[GOODS_AT + KINDS * at + kind] = state.goods[owner, kind]
        else:
            # A good laid open beyond those counted can only have been a kept one.
            out[GOODS_AT + KINDS * at + kind] = max(0, int(state.public[owner, kind]))
            out[KEPT_AT + at] += min(0, int(state.public[owner, kind]))
    out[GOODS_SIZE_AT + at] = goods_size


@rule
def observe_altar(state, seat, out):
    size = int(state.altar_size)
    out[ALTAR_SIZE_AT] = size
    if size > 0:
        out[ALTAR_TOP_AT + min(FACE_DOWN, int(state.altar[size - 1]))] = 1
    if state.phase == KEEP and state.active == seat:
        for place in range(look_depth(state)):
            good = int(state.altar[size - 1 - place])
            out[LOOK_AT + (KINDS + 1) * place + good % KINDS] = 1
            out[LOOK_AT + (KINDS + 1) * place + KINDS] = 1 if good >= FACE_DOWN else 0
    height = 0
    look = 0
    for index in range(state.event_count):
        event = int(state.events[index])
        at = EVENTS_AT + EVENT_NUMBERS * index
        if event >= KEPT:
            observe_keep(state, seat, event, look, min(LOOK_DEPTH, height), at, out)
            look += 1
            height -= 1
        else:
            observe_laid(state, seat, event, at, out)
            height += 1


@rule
def observe_laid(state, seat, event, at, out):
    owner = event_owner(event)
    good = event & CARD_MASK
    out[at] = MOST_PLAYERS + 1 if owner == NOBODY else 1 + seen_from(state, seat, owner)
    out[at + 1] = LAID_OPEN if good < FACE_DOWN else LAID_FACE_DOWN
    if owner == seat or state.phase == OVER or good < FACE_DOWN:
        out[at + 2] = 1 + good % KINDS
        out[ALTAR_AT + good % KINDS] += 1
    else:
        out[ALTAR_HIDDEN_AT] += 1
        if is_secret(event):
            out[GIVEN_AT + seen_from(state, seat, owner)] += 1


@rule
def observe_keep(state, seat, event, look, depth, at, out):
    owner = event_owner(event)
    place = event & CARD_MASK
    out[at] = 1 + seen_from(state, seat, owner)
    out[at + 1] = WAS_KEPT
    if depth > 1:
        out[at + 4] = 1 + min(FACE_DOWN, seen_at(state, look, 1 if place == 0 else 0))
    if owner == seat or state.phase == OVER:
        kind = seen_at(state, look, place) % KINDS
        out[at + 2] = 1 + kind
        out[at + 3] = 1 + place
        out[ALTAR_AT + kind] -= 1
        for seen_place in range(depth):
            out[LOOKS_AT + LOOK_DEPTH * look + seen_place] = 1 + seen_at(state, look, seen_place)
    else:
        out[KEPT_AT + seen_from(state, seat, owner)] += 1
