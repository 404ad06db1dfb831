"""Why a decision could be good, or what it costs: what a teacher would say to its actor, the most important first.

Nothing here depends on what the actor cannot know: where a decision would turn something up, only what lies open before it counts.
"""

from typing import Any, NamedTuple

import numpy as np

from subak.core.compiling import interpreted, unpacked
from subak.core.reasons import PROMISE, Reason, ranked
from subak.core.registry import State, Told, told
from subak.games.bali import altar, rules, scoring
from subak.games.bali.actions import (
    BUY_GOOD,
    CLAIM_GOOD,
    KEEP_GOOD,
    PASS,
    PLAY_FARMERS,
    PLAY_PRIEST,
    PLAY_SHRINE,
    SACRIFICE_GOOD,
    SCORE_POINTS,
    SUPPLY_GOOD,
    TAKE_ROW,
    TEXTS,
)
from subak.games.bali.choices import gain_told, reward
from subak.games.bali.components import (
    CARDS,
    EMPTY,
    GOOD_COST,
    HAND_SIZE,
    KINDS,
    LOOK_DEPTH,
    MASON,
    ROW_LENGTH,
    ROWS,
    SHRINE,
    SHRINE_COST,
)
from subak.games.bali.scoring import BEST_VALUE, SHRINE_POINTS, STONE_PER_POINT
from subak.games.bali.state import BUY, CLAIM, KEEP, ORACLE_ASKED, PLAY, REWARD, SACRIFICE, SUPPLY, TAKE
from subak.games.bali.story import MANY, card_told, good_told, one_good, some_cards
from subak.games.bali.view import HIDDEN, GoodSeen, good_name, memory

START = "start"  # a good that lay on the altar before the first turn of the oracle variant, one of each kind
STONE = 1 / STONE_PER_POINT

alone_the_most = interpreted(rules.alone_the_most)
good_cost = interpreted(rules.good_cost)
good_at = interpreted(altar.good_at)
look_depth = interpreted(altar.look_depth)
pile_size = interpreted(rules.pile_size)
goods_values = interpreted(scoring.goods_values)
of_kind = interpreted(scoring.of_kind)


def reasons(before: State, action: int, after: State) -> list[Told]:
    seat = int(before.actor)
    phase = before.phase
    found: list[Reason] = []
    if phase == BUY:
        found = buying(before, action, seat)
    elif phase == PLAY:
        found = playing(before, action, after, seat)
    elif phase == SACRIFICE:
        found = laying(before, seat, action - SACRIFICE_GOOD, own=True)
    elif phase == SUPPLY:
        found = laying(before, seat, action - SUPPLY_GOOD, own=False)
    elif phase == TAKE:
        found = taking(before, action - TAKE_ROW, seat)
    elif phase == ORACLE_ASKED and action != PASS:
        found = [Reason(1, told("bali-reason-look", count=int(look_depth(before))))]
    elif phase == KEEP:
        found = keeping(before, seat, *divmod(action - KEEP_GOOD, KINDS))
    elif phase == REWARD:
        found = rewarded(before, action, seat)
    elif phase == CLAIM:
        found = [Reason(-0.5, told("bali-reason-no-claim"))] if action == PASS else worth(before, seat, action - CLAIM_GOOD)
    return ranked(found)


class Altar(NamedTuple):
    """The goods on the altar as a seat with perfect memory knows them."""

    goods: list[int]
    sure: bool  # whether these are all; else there are others of unknown kind


def known_altar(state: State, seat: int) -> Altar:
    altar: list[str] = []
    unseen = set(CARDS[:KINDS]) if state.oracle else set()  # kinds of the first four goods

    def look(shown: list[GoodSeen]) -> None:
        for place, good in enumerate(shown, 1):
            if altar[-place] == START:
                unseen.discard(good["good"])
            altar[-place] = good["good"]

    for event in memory(unpacked(state), seat):
        if "laid" in event:
            altar.append(START if event["by"] is None and event["laid"] == HIDDEN else event["laid"])
        elif event["seen"] is not None and event["place"] is not None:
            look(event["seen"])
            del altar[-event["place"]]
        else:
            depth = min(LOOK_DEPTH, len(altar))
            altar[-depth:] = [HIDDEN] * (depth - 1)
            if event["top"] is not None:
                altar[-1] = event["top"]
    if state.phase == KEEP:
        look([good_name(good_at(state, place)) for place in range(look_depth(state))])
    if altar.count(START) == len(unseen):
        altar = [good for good in altar if good != START] + sorted(unseen)
    goods = [CARDS.index(good) for good in altar if good not in (HIDDEN, START)]
    return Altar(goods, len(goods) == len(altar))


def values(state: State, goods: list[int]) -> list[int]:
    """What a good of each kind is worth with these on the altar."""
    states: Any = np.array([state], state.dtype).view(np.recarray)
    states[0].altar[: len(goods)] = goods
    states[0].altar_size = len(goods)
    packed = goods_values(states[0])
    return [of_kind(packed, kind) for kind in range(KINDS)]


def sure(altar: Altar) -> str:
    return "true" if altar.sure else "false"


def worth(state: State, seat: int, kind: int) -> list[Reason]:
    altar = known_altar(state, seat)
    if state.altar_size == 0:
        return [Reason(0.5, told("bali-reason-empty", points=BEST_VALUE))]
    points = values(state, altar.goods)[kind]
    return [Reason(points, told("bali-reason-worth", good=good_told(CARDS[kind], MANY), points=points, sure=sure(altar)))]


def changes(state: State, seat: int, altar: Altar, goods: list[int], own: Any) -> list[Reason]:
    """What a changed altar means for the goods that the seat would own then, and for the rivals' goods that all can count."""
    found: list[Reason] = []
    earlier, later = values(state, altar.goods), values(state, goods)
    for kind in range(KINDS):
        change = later[kind] - earlier[kind]
        details: dict[str, Any] = {"good": good_told(CARDS[kind], MANY), "before": earlier[kind], "points": later[kind]}
        if not change:
            continue
        if own[kind]:
            found.append(Reason(change * int(own[kind]), told("bali-reason-changes", count=int(own[kind]), **details)))
        count, rival = max((int(state.public[rival][kind]), -rival) for rival in range(state.players) if rival != seat)
        if count > 0:
            found.append(
                Reason(-change * count / state.players, told("bali-reason-changes-rival", seat=-rival, count=count, **details))
            )
    return found


def laying(state: State, seat: int, kind: int, own: bool) -> list[Reason]:
    """A good is laid on the altar, one's own or one of the supply."""
    altar = known_altar(state, seat)
    goods = state.goods[seat].copy()
    count = altar.goods.count(kind) + 1
    most = max(altar.goods.count(other) for other in range(KINDS) if other != kind)
    found: list[Reason] = [Reason(0.4, told("bali-reason-lies", good=good_told(CARDS[kind], count), count=count, most=most))]
    if own:
        goods[kind] -= 1
        points = values(state, altar.goods)[kind]
        if altar.goods:
            gives = told("bali-reason-gives", good=one_good(kind), points=points, sure=sure(altar))
            found.append(Reason(-0.3 - points * PROMISE, gives))
    return found + changes(state, seat, altar, [*altar.goods, kind], goods)


def keeping(state: State, seat: int, place: int, kind: int) -> list[Reason]:
    altar = known_altar(state, seat)
    left = altar.goods.copy()
    left.remove(kind)
    goods = state.goods[seat].copy()
    goods[kind] += 1
    points = values(state, left)[kind]
    kept = told("bali-reason-worth", good=good_told(CARDS[kind], MANY), points=points, sure=sure(altar))
    return [Reason(points, kept), *changes(state, seat, altar, left, goods)]


def shrine_in_reach(state: State, seat: int) -> bool:
    """In hand, or the next to be taken from a row."""
    bottoms = [state.rows[row][state.row_size[row] - 1] for row in range(ROWS) if state.row_size[row] and row != state.demon_row]
    return bool(state.hand[seat][SHRINE] > 0 or SHRINE in bottoms)


def saving(state: State, seat: int, stone: int, shrines: int) -> list[Reason]:
    """A warning where too little stone would be left to play a shrine in hand."""
    if shrines and stone < SHRINE_COST <= state.stone[seat]:
        return [Reason(-2, told("bali-reason-short", stone=stone, cost=SHRINE_COST))]
    return []


def saved(state: State, seat: int, stone: int) -> list[Reason]:
    return [Reason(1.5, shrine_told(stone)) if shrine_in_reach(state, seat) else Reason(0.3, stone_told(stone, "none"))]


def shrine_told(stone: int) -> Told:
    return stone_told(stone, "ready" if stone >= SHRINE_COST else "short")


def stone_told(stone: int, shrine: str) -> Told:
    return told("bali-reason-saves", stone=stone, cost=SHRINE_COST, shrine=shrine)


def buying(state: State, action: int, seat: int) -> list[Reason]:
    stone = int(state.stone[seat])
    if action == PASS:
        return saved(state, seat, stone)
    kind = action - BUY_GOOD
    price = good_cost(state, seat, kind)
    return (
        worth(state, seat, kind)
        + cheaper(kind, GOOD_COST, price)
        + saving(state, seat, stone - price, int(state.hand[seat][SHRINE]))
    )


def cheaper(kind: int, earlier: int, price: int) -> list[Reason]:
    if price == earlier:
        return []
    good = good_told(CARDS[kind], MANY)
    return [Reason((earlier - price) * STONE + 0.1, told("bali-reason-price", good=good, before=earlier, stone=price))]


def reward_points(card: int, count: int) -> float:
    return count * (STONE if card == MASON else 1)


def alone(state: State, seat: int, card: int) -> list[Reason]:
    if alone_the_most(state, card) != seat:
        return []
    return [Reason(reward_points(card, 1) + 0.05, told("bali-reason-alone", card=card_told(CARDS[card], MANY)))]


def playing(before: State, action: int, after: State, seat: int) -> list[Reason]:
    found = saving(before, seat, int(after.stone[seat]), int(after.hand[seat][SHRINE]))
    if action == PLAY_SHRINE:
        found.append(Reason(SHRINE_POINTS, told("bali-reason-shrine", points=SHRINE_POINTS)))
    words = TEXTS[action].split()
    if words[0] == "discard":
        return []
    card = CARDS.index(words[-1])
    found += majority(before, after, seat, card)
    count = reward(after, seat, card)
    if count != reward(before, seat, card):
        brings = told("bali-reason-brings", card=card_told(CARDS[card]), gain=gain_told(card, count))
        found.append(Reason(reward_points(card, count) * PROMISE, brings))
    row = scoring_row(after, card)
    if row is not None:
        now = told("bali-reason-now", row=row + 1, card=card_told(CARDS[card]))
        found.append(Reason(reward_points(card, count) * PROMISE + 0.2, now))
    if action >= PLAY_FARMERS:
        found += cheaper(card, good_cost(before, seat, card), good_cost(after, seat, card))
    if action == PLAY_PRIEST and after.demon:
        found += demon(before, after)
    return found


def majority(before: State, after: State, seat: int, card: int) -> list[Reason]:
    earlier, now = alone_the_most(before, card), alone_the_most(after, card)
    if now == earlier:
        return []
    if now == seat:
        return alone(after, seat, card)
    return [Reason(reward_points(card, 1), told("bali-reason-broken", seat=earlier, card=card_told(CARDS[card], MANY)))]


def scoring_row(state: State, card: int) -> int | None:
    """A row from which this turn's last card can be taken so that a card of this kind is scored."""
    for row in range(ROWS):
        for taken in range(1, min(int(state.to_take), int(state.row_size[row]) - 1) + 1):
            if row != state.demon_row and state.rows[row][state.row_size[row] - 1 - taken] == card:
                return row
    return None


def demon(before: State, after: State) -> list[Reason]:
    freed, blocked = int(before.demon_row), int(after.demon_row)
    card, other = (card_told(CARDS[after.rows[row][after.row_size[row] - 1]]) for row in (freed, blocked))
    return [Reason(0.4, told("bali-reason-demon", row=freed + 1, card=card, other=blocked + 1, blocked=other))]


def taking(state: State, row: int, seat: int) -> list[Reason]:
    size = int(state.row_size[row])
    card = int(state.rows[row][size - 1])
    last = state.to_take == 1
    left = pile_size(state) - int(state.drawn)
    if size == 1 and left <= ROW_LENGTH:
        return [Reason(5, told("bali-reason-ends"))]
    found = taken(state, seat, card)
    if size == 1:
        found.append(Reason(0.5, told("bali-reason-row", row=row + 1, scored=str(last).lower())))
    elif last:
        found += scored(state, seat, int(state.rows[row][size - 2]))
    return found


def taken(state: State, seat: int, card: int) -> list[Reason]:
    """What the card is good for in one's hand."""
    found: list[Reason] = []
    held = int(state.hand[seat][card]) + 1
    if card < KINDS and held > 1:
        found.append(Reason(0.3 * held, told("bali-reason-set", count=min(held, HAND_SIZE), card=card_told(CARDS[card], held))))
    if card == SHRINE:
        found.append(Reason(1, shrine_told(int(state.stone[seat]))))
    elif alone_the_most(state, card) != seat:
        own = int(state.display[seat][card]) + (held if card < KINDS else 1)
        others = max(int(state.display[rival][card]) for rival in range(state.players) if rival != seat)
        if own > max(others, 1):
            found.append(
                Reason(
                    reward_points(card, 1) * PROMISE,
                    told("bali-reason-toward", card=card_told(CARDS[card], MANY), count=held if card < KINDS else 1),
                )
            )
    leader = alone_the_most(state, card)
    if leader not in (EMPTY, seat):
        found.append(
            Reason(
                reward_points(card, 1) * PROMISE - 0.05, told("bali-reason-denies", seat=leader, card=card_told(CARDS[card], MANY))
            )
        )
    return found


def scored(state: State, seat: int, card: int) -> list[Reason]:
    """What the scoring that follows brings everybody."""
    gains = [reward(state, owner, card) for owner in range(state.players)]
    own = gains[seat]
    others = [
        told("bali-reason-other", seat=owner, gain=gain_told(card, gain))
        for owner, gain in enumerate(gains)
        if gain and owner != seat
    ]
    line = told(
        "bali-reason-scores",
        card=card_told(CARDS[card], MANY),
        gain=gain_told(card, own),
        count=own,
        rivals=len(others),
        others=others,
    )
    found = [Reason(1.5 + reward_points(card, own), line), *alone(state, seat, card)]
    following = (int(state.active) + 1) % int(state.players)
    if card == SHRINE and state.stone[following] >= SHRINE_COST:
        found.append(
            Reason(
                -1.5, told("bali-reason-leaves", seat=following, card=some_cards(CARDS[card]), stone=int(state.stone[following]))
            )
        )
    return found


def rewarded(state: State, action: int, seat: int) -> list[Reason]:
    count = reward(state, seat, SHRINE)
    if action == SCORE_POINTS:
        return [Reason(count, told("bali-reason-points", count=count, stone=STONE_PER_POINT)), *alone(state, seat, SHRINE)]
    return [*saved(state, seat, int(state.stone[seat]) + count), *alone(state, seat, SHRINE)]
