"""What a decision and its consequences were, as messages to be said in the reader's language.

Where it was, is for the board to show: the messages have it in the notation of records, and their words leave it out.
"""

from subak.core.compiling import interpreted
from subak.core.registry import State, Told, told
from subak.games.cacao import rules
from subak.games.cacao.actions import CHOOSE_TILE, FILL_SQUARE, SELL
from subak.games.cacao.components import EMPTY, JUNGLE, JUNGLE_KINDS, TILES
from subak.games.cacao.rules import SALES
from subak.games.cacao.state import FILL, OVER, SQUARE, TILE
from subak.games.cacao.view import at, beside

jungle_left = interpreted(rules.jungle_left)
tiles_beside = interpreted(rules.tiles_beside)


def story(before: State, action: int, after: State, text: str) -> list[Told]:
    lines = decision(before, action, after) + gains(before, action, after)
    if after.jungle_drawn > before.jungle_drawn:
        turned_up = after.jungle[before.jungle_drawn : after.jungle_drawn]
        lines.append(told("cacao-log-display", jungles=[jungle_told(JUNGLE[kind]) for kind in turned_up]))
    if after.phase == OVER:
        lines.append(told("cacao-log-end"))
    return lines


def preview(before: State, action: int, after: State) -> list[Told]:
    """What happens on the board is open to all; what is drawn then is not."""
    if before.phase == SQUARE:
        return surroundings(after)
    lines = decision(before, action, after) + gains(before, action, after)
    if after.phase == FILL:
        lines += to_fill(after, [side for side in range(4) if (after.to_fill >> side) & 1])
    return lines


def surroundings(state: State) -> list[Told]:
    """What lies beside the chosen square, and what would have to be filled."""
    squares = [beside(int(state.placed), side) for side in range(4)]
    jungles = [jungle_told(JUNGLE[state.board[square]]) for square in squares if state.board[square] != EMPTY]
    lines = [told("cacao-log-beside", jungles=jungles)]
    if jungle_left(state):
        lines += to_fill(state, [side for side, square in enumerate(squares) if fills(state, square)])
    return lines


def fills(state: State, square: int) -> bool:
    return bool(state.board[square] == EMPTY and tiles_beside(state, square) > 0)


def to_fill(state: State, sides: list[int]) -> list[Told]:
    squares = [at(state, beside(int(state.placed), side)) for side in sides]
    return [told("cacao-log-to-fill", count=len(squares), squares=" ".join(squares))] if squares else []


def jungle_told(kind: str) -> Told:
    return told("cacao-jungle", kind=kind)


def decision(before: State, action: int, after: State) -> list[Told]:
    seat = int(before.actor)
    if before.phase == SQUARE:
        return []
    if before.phase == TILE:
        tile = "-".join(TILES[(action - CHOOSE_TILE) >> 2])
        square = at(after, int(before.placed))
        if before.overbuilding:
            return [told("cacao-log-overbuild", seat=seat, tile=tile, at=square)]
        return [told("cacao-log-place", seat=seat, tile=tile, at=square)]
    if before.phase == FILL:
        side, kind = divmod(action - FILL_SQUARE, JUNGLE_KINDS)
        square = at(after, beside(int(before.placed), side))
        return [told("cacao-log-fill", seat=seat, jungle=jungle_told(JUNGLE[kind]), at=square)]
    if action >= SELL:
        fruits = (action - SELL) % SALES
        gold = int(after.gold[seat] - before.gold[seat])
        return [told("cacao-log-sell", seat=seat, count=fruits, gold=gold)]
    return []


def gains(before: State, action: int, after: State) -> list[Told]:
    """What the work brought each seat; a sale is told as such."""
    lines = []
    for seat in range(before.players):
        deciding = seat == before.actor
        selling = deciding and action >= SELL
        paid = 1 if deciding and before.phase == TILE and before.overbuilding else 0
        fruits = int(after.fruits[seat] - before.fruits[seat]) + ((action - SELL) % SALES if selling else 0)
        gold = 0 if selling else int(after.gold[seat] - before.gold[seat])
        suns = int(after.suns[seat] - before.suns[seat]) + paid
        water = int(after.water[seat] - before.water[seat])
        if fruits:
            lines.append(told("cacao-log-fruits", seat=seat, count=fruits))
        if gold:
            lines.append(told("cacao-log-gold", seat=seat, count=gold))
        if suns:
            lines.append(told("cacao-log-suns", seat=seat, count=suns))
        if water:
            lines.append(told("cacao-log-water", seat=seat, count=water))
    return lines
