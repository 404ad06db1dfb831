"""What a seat, or a spectator, may know: plain data and nothing else."""

from typing import Any, Literal, final

import numpy as np
from typing_extensions import TypedDict

from subak.core import playing
from subak.core.compiling import interpreted, unpacked
from subak.core.registry import GameView, Runner, State, Told, told
from subak.games.bali import altar as altar_rules
from subak.games.bali import rules, scoring
from subak.games.bali.actions import ACTIONS, GOODS, KEEP_GOOD, SACRIFICE_GOOD, SUPPLY_GOOD, TEXTS
from subak.games.bali.altar import NOBODY
from subak.games.bali.components import CARDS, EMPTY, KINDS, LOOK_DEPTH, SHRINE, SHRINE_COST, Card, Good, Playable
from subak.games.bali.scoring import BEST_VALUE, SHRINE_POINTS, STONE_PER_POINT
from subak.games.bali.state import KEEP, OVER, PHASES, PLAY

HIDDEN: Literal["hidden"] = "hidden"

event_owner = interpreted(altar_rules.event_owner)
good_at = interpreted(altar_rules.good_at)
good_kind = interpreted(altar_rules.good_kind)
is_face_down = interpreted(altar_rules.is_face_down)
is_kept = interpreted(altar_rules.is_kept)
is_secret = interpreted(altar_rules.is_secret)
kept_place = interpreted(altar_rules.kept_place)
laid_good = interpreted(altar_rules.laid_good)
look_depth = interpreted(altar_rules.look_depth)
on_top_after = interpreted(altar_rules.on_top_after)
seen_at = interpreted(altar_rules.seen_at)
cost = interpreted(rules.cost)
good_cost = interpreted(rules.good_cost)
legal = interpreted(rules.legal)
pile_size = interpreted(rules.pile_size)
goods_on_altar = interpreted(scoring.goods_on_altar)
goods_points = interpreted(scoring.goods_points)
goods_values = interpreted(scoring.goods_values)
of_kind = interpreted(scoring.of_kind)
scores = interpreted(scoring.scores)
winners = interpreted(playing.winners)


class GoodsOfSeat(TypedDict):
    """All that can be counted; and how many goods of unknown kind were since given to the altar and kept from it."""

    rice: int
    peanut: int
    banana: int
    pepper: int
    given: int
    kept: int


class SeatOfBali(TypedDict):
    stone: int
    points: int
    score: int  # what is sure: all but the goods
    display: dict[Playable, int]  # the cards in front of the player
    hand_size: int
    hand: dict[Playable, int] | None
    lacks: Good | None  # the kind that is not in the starting set
    goods: GoodsOfSeat | None
    goods_size: int


class GoodSeen(TypedDict):
    good: Good
    open: bool


@final
class GoodLaid(TypedDict):
    by: int | None  # none from the supply
    laid: Good | Literal["hidden"]
    open: bool


@final
class GoodKept(TypedDict):
    by: int | None
    kept: Good | Literal["hidden"]
    place: int | None  # from the top, counted from 1
    top: Good | Literal["hidden"] | None  # of the altar then
    seen: list[GoodSeen] | None


class Altar(TypedDict):
    size: int
    top: Good | Literal["hidden"] | None
    counts: dict[Good, int] | None  # at the end
    memory: list[GoodLaid | GoodKept]  # all that happened, in order


class EndOfSeat(TypedDict):
    points: int
    shrines: int
    stone: int
    goods: int
    total: int


class End(TypedDict):
    values: dict[Good, int]
    seats: list[EndOfSeat]
    winners: list[int]


class BaliView(GameView):
    to_take: int
    scored: Card | None
    rows: list[list[Playable]]
    pile: int
    demon: int | None  # the row it blocks, counted from 1
    supply: dict[Good, int]
    altar: Altar
    seats: list[SeatOfBali]
    costs: dict[str, int] | None  # in stone, of the legal actions that cost any
    prices: dict[Good, int] | None  # in stone, what goods cost the reader's seat until the end
    barred: dict[str, Told] | None  # the cards in the hand that cannot be played now, and why
    look: list[GoodSeen] | None
    end: End | None


def view(state: State, seat: int | None) -> BaliView:
    state = unpacked(state)
    shown: BaliView = {
        "phase": PHASES[state.phase],
        "turn": int(state.turn),
        "active": int(state.active),
        "actor": None if state.phase == OVER else int(state.actor),
        "race": race(state),
        "to_take": int(state.to_take),
        "scored": CARDS[state.scored] if state.scored != EMPTY else None,
        "rows": [[CARDS[card] for card in row[:size]] for row, size in zip(state.rows.tolist(), state.row_size, strict=True)],
        "pile": pile_size(state) - int(state.drawn),
        "demon": int(state.demon_row) + 1 if state.demon else None,
        "supply": counted(state.supply),
        "altar": altar(state, seat),
        "seats": [seat_view(state, owner, seat) for owner in range(state.players)],
        "costs": costs(state) if seat == state.actor else None,
        "prices": None if seat is None or state.phase == OVER else prices(state, seat),
        "barred": barred(state) if seat == state.actor and state.phase == PLAY else None,
        "look": None,
        "end": end(state) if state.phase == OVER else None,
    }
    if state.phase == KEEP and state.active == seat:
        shown["look"] = [good_name(good_at(state, place)) for place in range(look_depth(state))]
    return shown


def race(state: State) -> list[Runner]:
    """Every good could still come to be worth the most: kinds that lie on the altar equally often share a rank."""
    if state.phase == OVER:
        return [{"sure": seat["total"], "open": 0} for seat in end(state)["seats"]]
    return [
        {"sure": sure_score(state, owner), "open": BEST_VALUE * sum(state.goods[owner].tolist())} for owner in range(state.players)
    ]


def costs(state: State) -> dict[str, int]:
    """What each legal action costs in stone, where it costs any."""
    out = np.zeros(ACTIONS, np.int16)
    actions = out[: legal(state, out)].tolist()
    return {TEXTS[action]: int(cost(state, action)) for action in actions if cost(state, action)}


def prices(state: State, seat: int) -> dict[Good, int]:
    return {GOODS[kind]: int(good_cost(state, seat, kind)) for kind in range(KINDS)}


def barred(state: State) -> dict[str, Told]:
    """Why a card in the hand cannot be played now: only a shrine ever costs more than one may have."""
    seat = int(state.actor)
    if not state.hand[seat][SHRINE] or state.stone[seat] >= SHRINE_COST:
        return {}
    return {"shrine": told("bali-barred-shrine", cost=SHRINE_COST, stone=int(state.stone[seat]))}


def counted(numbers: list[int]) -> dict[Any, int]:
    """By card; goods are named like the first of them."""
    return dict(zip(CARDS, numbers, strict=False))


def good_name(good: int) -> GoodSeen:
    return {"good": GOODS[good_kind(good)], "open": not is_face_down(good)}


def seat_view(state: State, owner: int, seat: int | None) -> SeatOfBali:
    own = owner == seat or state.phase == OVER
    shown = own or bool(state.open_information)
    hand, goods = state.hand[owner].tolist(), state.goods[owner].tolist()
    return {
        "stone": int(state.stone[owner]),
        "points": int(state.points[owner]),
        "score": sure_score(state, owner),
        "display": counted(state.display[owner].tolist()),
        "hand_size": sum(hand),
        "hand": counted(hand) if shown else None,
        "lacks": GOODS[state.sets[owner]] if shown else None,
        "goods": (goods_of_seat(goods, 0, 0) if own else public_goods_of(state, owner)) if shown else None,
        "goods_size": sum(goods),
    }


def sure_score(state: State, owner: int) -> int:
    """What the end would bring without the goods, whose worth the altar hides."""
    shrines = SHRINE_POINTS * int(state.display[owner, SHRINE])
    return int(state.points[owner]) + shrines + int(state.stone[owner]) // STONE_PER_POINT


def goods_of_seat(goods: list[int], given: int, kept: int) -> GoodsOfSeat:
    rice, peanut, banana, pepper = goods
    return {"rice": rice, "peanut": peanut, "banana": banana, "pepper": pepper, "given": given, "kept": kept}


def public_goods_of(state: State, owner: int) -> GoodsOfSeat:
    """What all can count, and how many goods of unknown kind were since given to the altar and kept from it."""
    events = state.events[: state.event_count]
    secrets = [event for event in events if event_owner(event) == owner and is_secret(event)]
    kept = sum(map(is_kept, secrets))
    public = state.public[owner].tolist()
    # Below zero where a seat laid open more goods of a kind than all could count: it had kept those from the altar.
    kept_and_known = -sum(min(0, count) for count in public)
    return goods_of_seat([max(0, count) for count in public], len(secrets) - kept, kept - kept_and_known)


def altar(state: State, seat: int | None) -> Altar:
    size = int(state.altar_size)
    return {
        "size": size,
        "top": as_all_see(good_at(state, 0)) if size else None,
        "counts": counted_packed(goods_on_altar(state)) if state.phase == OVER else None,
        "memory": memory(state, seat),
    }


def as_all_see(good: int) -> Good | Literal["hidden"]:
    return HIDDEN if is_face_down(good) else GOODS[good]


def memory(state: State, seat: int | None) -> list[GoodLaid | GoodKept]:
    """All that happened on the altar, in order, as the seat saw it."""
    events: list[GoodLaid | GoodKept] = []
    look = 0
    for event in state.events[: state.event_count]:
        owner = event_owner(event)
        knows = owner == seat or state.phase == OVER
        by = None if owner == NOBODY else owner
        if is_kept(event):
            depth = number_seen(state, look)
            place = kept_place(event)
            events.append(
                {
                    "by": by,
                    "kept": GOODS[good_kind(seen_at(state, look, place))] if knows else HIDDEN,
                    "place": place + 1 if knows else None,
                    "top": top_after(state, look, place, depth),
                    "seen": [good_name(seen_at(state, look, at)) for at in range(depth)] if knows else None,
                }
            )
            look += 1
        else:
            good = laid_good(event)
            events.append({"by": by, "laid": GOODS[good_kind(good)] if knows else as_all_see(good), "open": not is_face_down(good)})
    return events


def top_after(state: State, look: int, place: int, depth: int) -> Good | Literal["hidden"] | None:
    """The altar's top as all saw it after a good was kept."""
    return as_all_see(on_top_after(state, look, place)) if depth > 1 else None


def number_seen(state: State, look: int) -> int:
    """How many goods a look showed: the height of the altar then, at most four."""
    height = 0
    looks = 0
    for event in state.events[: state.event_count]:
        if is_kept(event):
            if looks == look:
                break
            looks += 1
            height -= 1
        else:
            height += 1
    return min(height, LOOK_DEPTH)


def counted_packed(packed: int) -> dict[Good, int]:
    return counted([of_kind(packed, kind) for kind in range(KINDS)])


def end(state: State) -> End:
    """The final scoring, line by line."""
    totals = np.zeros(state.players, np.int32)
    won = np.zeros(state.players, np.int32)
    scores(state, totals)
    winners(state, won)
    values = goods_values(state)
    return {
        "values": counted_packed(values),
        "seats": [
            {
                "points": int(state.points[owner]),
                "shrines": SHRINE_POINTS * int(state.display[owner, SHRINE]),
                "stone": int(state.stone[owner]) // STONE_PER_POINT,
                "goods": int(goods_points(state, owner, values)),
                "total": int(totals[owner]),
            }
            for owner in range(state.players)
        ],
        "winners": [int(owner) for owner in np.flatnonzero(won)],
    }


def action_text(state: State, action: int) -> str:
    return TEXTS[action]


def shown_text(state: State, action: int, seat: int | None, last: State) -> str:
    """An action of state's actor as seat may read it."""
    if seat == state.actor:
        return TEXTS[action]
    if action >= KEEP_GOOD:
        return f"keep {HIDDEN}"
    if SACRIFICE_GOOD <= action < SUPPLY_GOOD and state.actor == state.active:
        return f"sacrifice {HIDDEN}"
    return TEXTS[action]
