"""What a seat, or a spectator, may know: plain data and nothing else."""

from typing import Any

import numpy as np

from subak.core import playing
from subak.core.compiling import interpreted, unpacked
from subak.core.registry import State
from subak.games.bali import altar as altar_rules
from subak.games.bali import rules, scoring
from subak.games.bali.actions import ACTIONS, KEEP_GOOD, SACRIFICE_GOOD, SUPPLY_GOOD, TEXTS
from subak.games.bali.altar import NOBODY
from subak.games.bali.components import CARDS, EMPTY, KINDS, LOOK_DEPTH, SHRINE
from subak.games.bali.scoring import SHRINE_POINTS, STONE_PER_POINT
from subak.games.bali.state import KEEP, OVER, PHASES

HIDDEN = "hidden"

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
legal = interpreted(rules.legal)
pile_size = interpreted(rules.pile_size)
goods_on_altar = interpreted(scoring.goods_on_altar)
goods_points = interpreted(scoring.goods_points)
goods_values = interpreted(scoring.goods_values)
of_kind = interpreted(scoring.of_kind)
scores = interpreted(scoring.scores)
winners = interpreted(playing.winners)


def view(state: State, seat: int | None) -> dict[str, Any]:
    state = unpacked(state)
    shown = {
        "phase": PHASES[state.phase],
        "turn": int(state.turn),
        "active": int(state.active),
        "actor": None if state.phase == OVER else int(state.actor),
        "to_take": int(state.to_take),
        "scored": CARDS[state.scored] if state.scored != EMPTY else None,
        "rows": [[CARDS[card] for card in row[:size]] for row, size in zip(state.rows, state.row_size, strict=True)],
        "pile": pile_size(state) - int(state.drawn),
        "demon": int(state.demon_row) + 1 if state.demon else None,
        "supply": counted(state.supply),
        "altar": altar(state, seat),
        "seats": [seat_view(state, owner, seat) for owner in range(state.players)],
        "costs": costs(state) if seat == state.actor else None,
        "look": None,
        "end": end(state) if state.phase == OVER else None,
    }
    if state.phase == KEEP and state.active == seat:
        shown["look"] = [good_name(good_at(state, place)) for place in range(look_depth(state))]
    return shown


def costs(state: State) -> dict[str, int]:
    """What each legal action costs in stone, where it costs any."""
    out = np.zeros(ACTIONS, np.int16)
    actions = out[: legal(state, out)].tolist()
    return {TEXTS[action]: int(cost(state, action)) for action in actions if cost(state, action)}


def counted(numbers: Any) -> dict[str, int]:
    return {CARDS[card]: int(number) for card, number in enumerate(numbers)}


def good_name(good: int) -> dict[str, Any]:
    return {"good": CARDS[good_kind(good)], "open": not is_face_down(good)}


def seat_view(state: State, owner: int, seat: int | None) -> dict[str, Any]:
    own = owner == seat or state.phase == OVER
    hand = state.hand[owner]
    hand_shown = own or not state.secret_hands
    return {
        "stone": int(state.stone[owner]),
        "points": int(state.points[owner]),
        "score": sure_score(state, owner),
        "display": counted(state.display[owner]),
        "hand_size": int(hand.sum()),
        "hand": counted(hand) if hand_shown else None,
        "lacks": CARDS[state.sets[owner]] if hand_shown else None,
        "goods": counted(state.goods[owner]) | {"given": 0, "kept": 0} if own else public_goods_of(state, owner),
        "goods_size": int(state.goods[owner].sum()),
    }


def sure_score(state: State, owner: int) -> int:
    """What the end would bring without the goods, whose worth the altar hides."""
    shrines = SHRINE_POINTS * int(state.display[owner][SHRINE])
    return int(state.points[owner]) + shrines + int(state.stone[owner]) // STONE_PER_POINT


def public_goods_of(state: State, owner: int) -> dict[str, int]:
    """What all can count, and how many goods of unknown kind were since given to the altar and kept from it."""
    secrets = [
        int(event) for event in state.events[: state.event_count] if is_secret(int(event)) and event_owner(int(event)) == owner
    ]
    kept = sum(map(is_kept, secrets))
    public = state.public[owner].tolist()
    shown = {CARDS[kind]: max(0, count) for kind, count in enumerate(public)}
    # A good laid open beyond those counted can only have been a kept one.
    kept_and_known = -sum(min(0, count) for count in public)
    return shown | {"given": len(secrets) - kept, "kept": kept - kept_and_known}


def altar(state: State, seat: int | None) -> dict[str, Any]:
    size = int(state.altar_size)
    return {
        "size": size,
        "top": as_all_see(good_at(state, 0)) if size else None,
        "counts": counted_packed(goods_on_altar(state)) if state.phase == OVER else None,
        "memory": memory(state, seat),
    }


def as_all_see(good: int) -> str:
    return HIDDEN if is_face_down(good) else CARDS[good]


def memory(state: State, seat: int | None) -> list[dict[str, Any]]:
    """All that happened on the altar, in order, as the seat saw it."""
    told = []
    look = 0
    for event in map(int, state.events[: state.event_count]):
        owner = event_owner(event)
        knows = owner == seat or state.phase == OVER
        by = None if owner == NOBODY else owner
        if is_kept(event):
            depth = number_seen(state, look)
            place = kept_place(event)
            told.append(
                {
                    "by": by,
                    "kept": CARDS[good_kind(seen_at(state, look, place))] if knows else HIDDEN,
                    "place": place + 1 if knows else None,
                    "top": top_after(state, look, place, depth),
                    "seen": [good_name(seen_at(state, look, at)) for at in range(depth)] if knows else None,
                }
            )
            look += 1
        else:
            good = laid_good(event)
            told.append({"by": by, "laid": CARDS[good_kind(good)] if knows else as_all_see(good), "open": not is_face_down(good)})
    return told


def top_after(state: State, look: int, place: int, depth: int) -> str | None:
    """The altar's top as all saw it after a good was kept."""
    return as_all_see(on_top_after(state, look, place)) if depth > 1 else None


def number_seen(state: State, look: int) -> int:
    """How many goods a look showed: the height of the altar then, at most four."""
    height = 0
    looks = 0
    for event in map(int, state.events[: state.event_count]):
        if is_kept(event):
            if looks == look:
                break
            looks += 1
            height -= 1
        else:
            height += 1
    return min(height, LOOK_DEPTH)


def counted_packed(packed: int) -> dict[str, int]:
    return counted([of_kind(packed, kind) for kind in range(KINDS)])


def end(state: State) -> dict[str, Any]:
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
