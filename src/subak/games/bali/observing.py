"""What a seat with perfect memory may know, as a row of numbers to learn from: in every world of redeal.py the same.

That can be more than it is shown: without open information the view keeps secret what others openly took.
Seats are counted from the one that looks, clockwise; a one among zeros marks one of several.
"""

from subak.core.compiling import rule
from subak.core.observation import Observation, Part
from subak.core.observing import observe_turn
from subak.core.seats import seen_from
from subak.games.bali.altar import (
    NOBODY,
    as_all_see,
    event_owner,
    good_at,
    good_kind,
    is_face_down,
    is_kept,
    is_secret,
    kept_place,
    laid_good,
    look_depth,
    on_top_after,
    seen_at,
)
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
from subak.games.bali.rules import pile_size
from subak.games.bali.state import KEEP, OVER, PHASES

MOST = 999
LEAST_PLAYERS = 2
LAID_OPEN, LAID_FACE_DOWN, WAS_KEPT = 1, 2, 3
EVENT_NUMBERS = 5

OBSERVATION = Observation(
    Part("options", (3,), 1, "whether oracle, demon, open_information are played"),
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
    Part(
        "hand",
        (MOST_PLAYERS, PLAYABLE),
        DECK_SIZE,
        "cards in hand, by seat and card; of others those that are known to be there",
    ),
    Part("hand_size", (MOST_PLAYERS,), DECK_SIZE, "cards in hand, by seat"),
    Part("started", (MOST_PLAYERS, KINDS), 1, "by seat and farmer, a one where its starting set is known to have had one"),
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


@rule
def observe_table(state, seat, out):
    observe_turn(state, seat, START, out)
    out[START.options] = state.oracle
    out[START.options + 1] = state.demon
    out[START.options + 2] = state.open_information
    out[START.players + int(state.players) - LEAST_PLAYERS] = 1
    out[START.to_take] = state.to_take
    if state.scored != EMPTY:
        out[START.scored + int(state.scored)] = 1
    if state.demon:
        out[START.demon_row + int(state.demon_row)] = 1
    for row in range(ROWS):
        for place in range(state.row_size[row]):
            out[START.rows + PLAYABLE * (ROW_LENGTH * row + place) + int(state.rows[row, place])] = 1
    out[START.pile] = pile_size(state) - int(state.drawn)
    for kind in range(KINDS):
        out[START.supply + kind] = state.supply[kind]
    observe_altar(state, seat, out)


@rule
def observe_seat(state, seat, owner, at, out):
    own = owner == seat or state.phase == OVER
    out[START.stone + at] = state.stone[owner]
    out[START.points + at] = state.points[owner]
    hand_size = 0
    for card in range(PLAYABLE):
        out[START.display + PLAYABLE * at + card] = state.display[owner, card]
        hand_size += int(state.hand[owner, card])
    out[START.hand_size + at] = hand_size
    for card in range(PLAYABLE):
        in_hand = int(state.hand[owner, card])
        if card < KINDS and card != state.sets[owner]:
            if own or state.open_information or (state.proved[owner] >> card) & 1:
                out[START.started + KINDS * at + card] = 1
            else:
                in_hand -= 1  # those it took openly: only the seat itself knows that it began with one
        out[START.hand + PLAYABLE * at + card] = in_hand
    goods_size = 0
    for kind in range(KINDS):
        goods_size += int(state.goods[owner, kind])
        if own:
            out[START.goods + KINDS * at + kind] = state.goods[owner, kind]
        else:
            # Below zero where a seat laid open more goods of a kind than all could count: it had kept those from the altar.
            out[START.goods + KINDS * at + kind] = max(0, int(state.public[owner, kind]))
            out[START.kept + at] += min(0, int(state.public[owner, kind]))
    out[START.goods_size + at] = goods_size


@rule
def observe_altar(state, seat, out):
    out[START.altar_size] = state.altar_size
    if state.altar_size > 0:
        out[START.altar_top + as_all_see(good_at(state, 0))] = 1
    if state.phase == KEEP and state.active == seat:
        for place in range(look_depth(state)):
            good = good_at(state, place)
            out[START.look + (KINDS + 1) * place + good_kind(good)] = 1
            out[START.look + (KINDS + 1) * place + KINDS] = 1 if is_face_down(good) else 0
    height = 0
    look = 0
    for index in range(state.event_count):
        event = int(state.events[index])
        at = START.events + EVENT_NUMBERS * index
        if is_kept(event):
            observe_keep(state, seat, event, look, min(LOOK_DEPTH, height), at, out)
            look += 1
            height -= 1
        else:
            observe_laid(state, seat, event, at, out)
            height += 1


@rule
def observe_laid(state, seat, event, at, out):
    owner = event_owner(event)
    good = laid_good(event)
    out[at] = MOST_PLAYERS + 1 if owner == NOBODY else 1 + seen_from(state, seat, owner)
    out[at + 1] = LAID_FACE_DOWN if is_face_down(good) else LAID_OPEN
    if owner == seat or state.phase == OVER or not is_face_down(good):
        out[at + 2] = 1 + good_kind(good)
        out[START.altar + good_kind(good)] += 1
    else:
        out[START.altar_hidden] += 1
        if is_secret(event):
            out[START.given + seen_from(state, seat, owner)] += 1


@rule
def observe_keep(state, seat, event, look, depth, at, out):
    owner = event_owner(event)
    place = kept_place(event)
    out[at] = 1 + seen_from(state, seat, owner)
    out[at + 1] = WAS_KEPT
    if depth > 1:
        out[at + 4] = 1 + as_all_see(on_top_after(state, look, place))
    if owner == seat or state.phase == OVER:
        kind = good_kind(seen_at(state, look, place))
        out[at + 2] = 1 + kind
        out[at + 3] = 1 + place
        out[START.altar + kind] -= 1
        for seen_place in range(depth):
            out[START.looks + LOOK_DEPTH * look + seen_place] = 1 + seen_at(state, look, seen_place)
    else:
        out[START.kept + seen_from(state, seat, owner)] += 1


@rule
def where(state, action):
    """No action is about a place on a map."""
    return -1


@rule
def alike(state, action):
    return action
