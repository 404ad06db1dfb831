"""Why a decision could be good, or what it costs: what a teacher would say to its actor, the most important first.

All of it follows from what lies open and from the actor's own hand, never from what is drawn.
"""

from typing import Any

import numpy as np

from subak.core.compiling import interpreted
from subak.core.reasons import PROMISE, Reason, ranked
from subak.core.registry import State, Told, told
from subak.games.cacao import rules
from subak.games.cacao.actions import ACTIONS, CHOOSE_TILE, FILL_SQUARE, HARVEST, SELL
from subak.games.cacao.choices import facing
from subak.games.cacao.components import EMPTY, JUNGLE, JUNGLE_KINDS, STORAGE, TEMPLE, TILES, WATER_TRACK
from subak.games.cacao.rules import SALES
from subak.games.cacao.state import FILL, SQUARE, TILE
from subak.games.cacao.story import jungle_told
from subak.games.cacao.view import at, beside, edge_workers, legal, temple_gold, workers_at

BEST_PRICE = 4
FRUIT = 2  # gold that it brings some day

fruits_of = interpreted(rules.fruits_of)
is_market = interpreted(rules.is_market)
is_plantation = interpreted(rules.is_plantation)
jungle_beside = interpreted(rules.jungle_beside)
jungle_left = interpreted(rules.jungle_left)
lay_jungle = interpreted(rules.lay_jungle)
open_workers = interpreted(rules.open_workers)
place_tile = interpreted(rules.place_tile)
price_of = interpreted(rules.price_of)
tiles_each = interpreted(rules.tiles_each)
work_at_once = interpreted(rules.work_at_once)


def reasons(before: State, action: int, after: State) -> list[Told]:
    if before.phase == SQUARE:
        return placing(after)
    if before.phase == TILE:
        found = laying(before, action)
    elif before.phase == FILL:
        found = filling(before, *divmod(action - FILL_SQUARE, JUNGLE_KINDS))
    else:
        found = working(before, action)
    return ranked(found)


def copied(state: State) -> State:
    copy: State = np.array([state], state.dtype).view(np.recarray)[0]
    return copy


def placing(state: State) -> list[Told]:
    """A square is as good as the best tile that one can lay there."""
    out = np.zeros(ACTIONS, np.int16)
    tiles = out[: legal(state, out)].tolist()
    best = max(tiles, key=lambda tile: sum(reason.worth for reason in laying(state, tile)))
    first, *rest = ranked(laying(state, best)) or [told("cacao-reason-nothing")]
    return [told("cacao-reason-with", tile="-".join(TILES[(best - CHOOSE_TILE) >> 2]), reason=first), *rest]


def laying(before: State, action: int) -> list[Reason]:
    seat = int(before.active)
    laid = copied(before)
    place_tile(laid, (action - CHOOSE_TILE) >> 2, (action - CHOOSE_TILE) & 3)
    found = [Reason(gold, told("cacao-reason-brings", gain=gain)) for gold, gain in work(laid, seat, range(4))]
    found += lost(laid, seat, range(4))
    found += temples(before, laid, seat)
    found += empty_squares(laid, seat)
    if before.overbuilding:
        found.append(Reason(-0.6, told("cacao-reason-token")))
    for side in range(4):
        square = beside(int(laid.placed), side)
        if laid.board[square] != EMPTY and all(laid.board[beside(square, around)] != EMPTY for around in range(4)):
            found.append(Reason(0.5, told("cacao-reason-full", jungle=jungle_told(JUNGLE[laid.board[square]]))))
    return found


def harvest(state: State, seat: int, sides: Any) -> int:
    """How many fruits a seat's workers can still harvest at these sides of the tile placed."""
    plantations = [side for side in sides if is_plantation(jungle_beside(state, side))]
    return sum(open_workers(state, seat, side) * fruits_of(jungle_beside(state, side)) for side in plantations)


def work(state: State, seat: int, sides: Any) -> list[Reason]:
    """What a seat's workers can still bring at these sides; fruits are harvested before they are sold."""
    done = copied(state)
    prices: list[int] = []
    for side in sides:
        kind, workers = jungle_beside(state, side), open_workers(state, seat, side)
        if is_market(kind):
            prices += [price_of(kind)] * workers
        elif workers and kind not in (TEMPLE, EMPTY):
            work_at_once(done, seat, kind, workers)
    found: list[Reason] = []
    fruits, gold, suns = (int(done[field][seat] - state[field][seat]) for field in ("fruits", "gold", "suns"))
    sold = min(len(prices), STORAGE, int(state.fruits[seat]) + harvest(state, seat, range(4)))
    sale = sum(sorted(prices, reverse=True)[:sold])
    if fruits:
        found.append(Reason(FRUIT * fruits, gain_told("fruits", fruits)))
    if sold:
        found.append(Reason(sale, gain_told("sale", sold, gold=sale)))
    if gold:
        found.append(Reason(gold, gain_told("gold", gold)))
    if suns:
        found.append(Reason(suns, gain_told("suns", suns)))
    if done.water[seat] != state.water[seat]:
        earlier, now = WATER_TRACK[state.water[seat]], WATER_TRACK[done.water[seat]]
        found.append(Reason(now - earlier, gain_told("water", now - earlier, before=signed(earlier), now=signed(now))))
    return found


def gain_told(what: str, count: int, **details: Any) -> Told:
    return told("cacao-reason-gain", what=what, count=count, **details)


def signed(number: int) -> str:
    return str(number).replace("-", "−")


def lost(state: State, seat: int, sides: Any) -> list[Reason]:
    """Fruits for which there is no room, unless some are sold first."""
    over = int(state.fruits[seat]) + harvest(state, seat, sides) - STORAGE
    market = any(is_market(jungle_beside(state, side)) and open_workers(state, seat, side) for side in range(4))
    return [Reason(-1.5 * over, told("cacao-reason-lost", count=over))] if over > 0 and not market else []


def temples(before: State, laid: State, seat: int) -> list[Reason]:
    """What the temples bring at the end, as things stand: to oneself, and to a rival who loses some of it."""
    found: list[Reason] = []
    for temple in range(laid.temple_count):
        known = temple < before.temple_count
        for owner in range(laid.players):
            gold = temple_gold(laid, temple, owner)
            change = gold - (temple_gold(before, temple, owner) if known else 0)
            square = at(laid, int(laid.temples[temple]))
            if change and owner == seat:
                found.append(Reason(change, told("cacao-reason-temple", at=square, gold=gold)))
            elif change:
                found.append(Reason(-change / laid.players, told("cacao-reason-temple-rival", seat=owner, at=square, gold=gold)))
    return found


def empty_squares(laid: State, seat: int) -> list[Reason]:
    """What is to be filled now, and who works there; and the workers who have to wait for somebody to fill."""
    if not jungle_left(laid):
        return []
    found: list[Reason] = []
    waiting = 0
    for side in range(4):
        square = beside(int(laid.placed), side)
        if (laid.to_fill >> side) & 1:
            own, others = facing(laid, square, seat)
            fills = told("cacao-reason-fills", at=at(laid, square), count=own, others=others)
            found.append(Reason(own * FRUIT * PROMISE + 0.2, fills))
        elif laid.board[square] == EMPTY:
            waiting += workers_at(int(laid.board[laid.placed]), side)
    if waiting:
        found.append(Reason(waiting * PROMISE, told("cacao-reason-waits", count=waiting)))
    return found


def filling(before: State, side: int, kind: int) -> list[Reason]:
    seat = int(before.active)
    square = beside(int(before.placed), side)
    laid = copied(before)
    lay_jungle(laid, square, kind)
    laid.filled |= 1 << side
    found = temples(before, laid, seat)
    for owner in range(laid.players):
        for gold, gain in work(laid, owner, [side]):
            if owner == seat:
                found.append(Reason(gold, told("cacao-reason-brings", gain=gain)))
            else:
                found.append(Reason(-gold / laid.players, told("cacao-reason-rival", seat=owner, gain=gain)))
    found += lost(laid, seat, [side])
    opened = int(laid.open_count - before.open_count)
    if opened:
        found.append(Reason(0.2, told("cacao-reason-opens", count=opened)))
    left = [int(other) for other in before.display if other != EMPTY]
    left.remove(kind)
    if left and int(before.to_fill).bit_count() == 1:
        following = (seat + 1) % int(before.players)
        found.append(Reason(-0.4, told("cacao-reason-leaves", seat=following, jungle=jungle_told(JUNGLE[left[0]]))))
    return found


def working(state: State, action: int) -> list[Reason]:
    """Harvest or sale: what it brings, what it makes room for, and what the fruits left over are good for."""
    seat = int(state.actor)
    stored = int(state.fruits[seat])
    if action < SELL:
        edge = action - HARVEST
        fruits = edge_workers(state, edge, seat) * fruits_of(jungle_beside(state, edge >> 2))
        kept = min(fruits, STORAGE - stored)
        found: list[Reason] = [Reason(FRUIT * kept, told("cacao-reason-brings", gain=gain_told("fruits", kept)))] if kept else []
        if fruits > kept:
            found.append(Reason(-1.5 * (fruits - kept), told("cacao-reason-lost", count=fruits - kept)))
        return found
    edge, count = divmod(action - SELL, SALES)
    price = price_of(jungle_beside(state, edge >> 2))
    waiting = harvest(state, seat, range(4))
    room = min(count, max(0, stored + waiting - STORAGE))
    found = []
    if count:
        found.append(Reason(count * price, told("cacao-reason-brings", gain=gain_told("gold", count * price))))
    if room:
        found.append(Reason(FRUIT * room, told("cacao-reason-room", count=room)))
    if stored > count and last_tile(state, seat):
        found.append(Reason(-1.5, told("cacao-reason-worthless", count=stored - count)))
    elif count < min(stored, edge_workers(state, edge, seat)) and price < BEST_PRICE:
        found.append(Reason(0.5, told("cacao-reason-keeps", count=stored - count, price=price)))
    return found


def last_tile(state: State, seat: int) -> bool:
    return bool(state.hand[seat].sum() == 0 and state.tiles_drawn[seat] == tiles_each(state))
