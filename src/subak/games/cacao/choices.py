"""What each legal action is and brings, as its actor can foresee it, and why there may be only one; and who is to decide what.

Squares are told by what lies beside them: the board shows no coordinates.
"""

from types import SimpleNamespace
from typing import NamedTuple

from subak.core.compiling import interpreted, unpacked
from subak.core.registry import State, Told, told
from subak.games.cacao import rules
from subak.games.cacao.actions import CHOOSE_TILE, FILL_SQUARE, HARVEST, OVERBUILD, SELL
from subak.games.cacao.components import EMPTY, JUNGLE, JUNGLE_KINDS, STORAGE, TEMPLE, TILES, WATER_TRACK
from subak.games.cacao.rules import SALES
from subak.games.cacao.state import FILL, OVER, PHASES, SQUARE, TILE
from subak.games.cacao.story import fills, jungle_told
from subak.games.cacao.view import beside, edge_workers, opposite, tile_owner, workers_around, workers_at

fruits_of = interpreted(rules.fruits_of)
is_market = interpreted(rules.is_market)
is_plantation = interpreted(rules.is_plantation)
price_of = interpreted(rules.price_of)
work_at_once = interpreted(rules.work_at_once)


def prompt(state: State, seat: int | None) -> Told:
    if state.phase == OVER:
        return told("cacao-over")
    who = "you" if seat == state.actor else "other"
    return told("cacao-decide", who=who, seat=int(state.actor), phase=PHASES[state.phase])


def only_answer(state: State, action: int) -> Told | None:
    """Whoever would have to pay a sun is asked all the same."""
    if state.phase == SQUARE:
        return told("cacao-only-square") if action < OVERBUILD else None
    if state.phase == TILE:
        return told("cacao-only-tile")
    if state.phase == FILL:
        return told("cacao-only-fill", jungle=jungle_told(JUNGLE[(action - FILL_SQUARE) % JUNGLE_KINDS]))
    return None


def choices(state: State, actions: list[int]) -> list[Told]:
    state = unpacked(state)
    if state.phase == SQUARE:
        return [placing(state, action) for action in actions]
    if state.phase == TILE:
        around = [int(state.board[square]) for square in squares_beside(int(state.placed))]
        return [laying(state, around, *divmod(action - CHOOSE_TILE, 4)) for action in actions]
    if state.phase == FILL:
        return [filling(state, *divmod(action - FILL_SQUARE, JUNGLE_KINDS)) for action in actions]
    return [working(state, action) for action in actions]


def squares_beside(square: int) -> list[int]:
    return [beside(square, side) for side in range(4)]


def beside_told(kind: int) -> Told:
    return told("cacao-beside", kind=JUNGLE[kind])


def together(parts: list[Told]) -> Told:
    *first, last = parts
    return told("cacao-and", first=first, last=last) if first else last


def placing(state: State, action: int) -> Told:
    if action < OVERBUILD:
        squares = squares_beside(int(state.open[action]))
        to_fill = min(jungles_left(state), sum(fills(state, square) for square in squares))
        return told("cacao-choice-square", jungles=jungles_on(state, squares), count=to_fill)
    square = int(state.owned[state.active][action - OVERBUILD])
    tile = "-".join(TILES[state.board[square] & 3])
    return told("cacao-choice-overbuild", tile=tile, jungles=jungles_on(state, squares_beside(square)))


def jungles_on(state: State, squares: list[int]) -> Told:
    return together([beside_told(int(state.board[square])) for square in squares if state.board[square] != EMPTY])


def laying(state: State, around: list[int], kind: int, turns: int) -> Told:
    workers = workers_around(kind, turns)
    paid = 1 if state.overbuilding else 0
    gains = work(state, int(state.active), list(map(Crew, around, workers)), paid)
    waiting = sum(count for jungle, count in zip(around, workers, strict=True) if jungle == EMPTY)
    if waiting and jungles_left(state):
        gains.append(gain_told("waits", waiting))
    return told("cacao-choice-tile", tile="-".join(TILES[kind]), gains=gains or [gain_told("nothing", 0)])


def jungles_left(state: State) -> int:
    """In the display and in the pile."""
    return sum(int(kind != EMPTY) for kind in state.display) + int(state.jungle_size - state.jungle_drawn)


class Crew(NamedTuple):
    """Workers of a seat at the same jungle tile."""

    jungle: int
    workers: int


def work(state: State, seat: int, crews: list[Crew], paid: int = 0, stored: int | None = None) -> list[Told]:
    """What workers bring. Fruits are harvested before they are sold."""
    suns, steps, gold = (int(of[seat]) for of in (state.suns, state.water, state.gold))
    stored = int(state.fruits[seat]) if stored is None else stored
    done = SimpleNamespace(suns={seat: suns - paid}, water={seat: steps}, gold={seat: gold})
    grown = temple = 0
    prices: list[int] = []
    for kind, workers in crews:
        if is_plantation(kind):
            grown += workers * fruits_of(kind)
        elif is_market(kind):
            prices += [price_of(kind)] * workers
        elif kind == TEMPLE:
            temple += workers
        elif kind != EMPTY:
            work_at_once(done, seat, kind, workers)
    sold = min(len(prices), STORAGE, stored + grown)
    fruits = min(grown, STORAGE - stored + sold)
    gains = []
    if fruits:
        gains.append(gain_told("fruits", fruits))
    if sold:
        gains.append(gain_told("sale", sold, sum(sorted(prices, reverse=True)[:sold])))
    if done.gold[seat] > gold:
        gains.append(gain_told("gold", done.gold[seat] - gold))
    if done.suns[seat] > suns - paid:
        gains.append(gain_told("suns", done.suns[seat] - suns + paid))
    if done.water[seat] > steps:
        gains.append(gain_told("water", WATER_TRACK[done.water[seat]] - WATER_TRACK[steps]))
    if temple:
        gains.append(gain_told("temple", temple))
    return gains


def gain_told(what: str, count: int, gold: int = 0) -> Told:
    return told("cacao-gain", what=what, count=count, gold=gold)


def filling(state: State, side: int, kind: int) -> Told:
    """Says who works there too, which tells squares apart where several are to be filled."""
    seat = int(state.active)
    own, others = facing(state, beside(int(state.placed), side), seat)
    gains = work(state, seat, [Crew(kind, own)]) or [gain_told("nothing", 0)]
    return told("cacao-choice-fill", jungle=jungle_told(JUNGLE[kind]), count=own, others=others, gains=gains)


class Facing(NamedTuple):
    """The workers of a seat that face a jungle square, and those of all others."""

    own: int
    others: int


def facing(state: State, square: int, seat: int) -> Facing:
    own = others = 0
    for side, neighbour in enumerate(squares_beside(square)):
        tile = int(state.board[neighbour])
        if tile != EMPTY:
            workers = workers_at(tile, opposite(side))
            own, others = (own + workers, others) if tile_owner(tile) == seat else (own, others + workers)
    return Facing(own, others)


def working(state: State, action: int) -> Told:
    seat = int(state.actor)
    if action < SELL:
        edge = action - HARVEST
        kind = int(state.board[beside(int(state.placed), edge >> 2)])
        grown = edge_workers(state, edge, seat) * fruits_of(kind)
        kept = min(grown, STORAGE - int(state.fruits[seat]))
        return told("cacao-choice-harvest", count=kept, lost=grown - kept, jungle=beside_told(kind))
    edge, count = divmod(action - SELL, SALES)
    kind = int(state.board[beside(int(state.placed), edge >> 2)])
    return told("cacao-choice-sell", count=count, gold=count * price_of(kind), jungle=beside_told(kind))
