"""What a decision would bring about, as its actor can foresee it, and where on the board."""

from collections.abc import Iterator

from subak.core.registry import State, Told, told
from subak.games.cacao import story
from subak.games.cacao.actions import CHOOSE_TILE, FILL_SQUARE, HARVEST, SELL
from subak.games.cacao.choices import Crew, beside_told, facing, is_market, is_plantation, price_of, squares_beside, work, working
from subak.games.cacao.components import EMPTY, JUNGLE_KINDS
from subak.games.cacao.rules import SALES
from subak.games.cacao.state import FILL, SQUARE, TILE
from subak.games.cacao.view import at, beside, workers_around


def preview(before: State, action: int, after: State) -> list[Told]:
    lines = story.preview(before, action, after)
    return lines if before.phase == SQUARE else lines + list(there(before, after, action))


def there(before: State, after: State, action: int) -> Iterator[Told]:
    """What workers bring, place by place: a sale too, which is still to be decided."""
    if before.phase == TILE:
        yield from at_tile(before, after, *divmod(action - CHOOSE_TILE, 4))
    elif before.phase == FILL:
        side, kind = divmod(action - FILL_SQUARE, JUNGLE_KINDS)
        square = beside(int(before.placed), side)
        for seat in range(before.players):
            yield from told_there(after, seat, square, kind, work(before, seat, [Crew(kind, facing(before, square, seat).own)]))
    else:
        yield from at_edge(before, after, action)


def at_tile(before: State, after: State, kind: int, turns: int) -> Iterator[Told]:
    """Fruits are harvested before they are sold, and sold where they fetch most."""
    seat = int(before.active)
    paid = 1 if before.overbuilding else 0
    squares = squares_beside(int(before.placed))
    crews = {
        square: Crew(int(before.board[square]), workers)
        for square, workers in zip(squares, workers_around(kind, turns), strict=True)
        if workers and before.board[square] != EMPTY
    }
    stored = int(before.fruits[seat])
    for square in sorted(crews, key=lambda square: place_in_order(crews[square].jungle)):
        gains = work(before, seat, [crews[square]], paid, stored)
        stored += sum(
            (1 if gain["what"] == "fruits" else -1) * gain["count"] for gain in gains if gain["what"] in ("fruits", "sale")
        )
        yield from told_there(after, seat, square, crews[square].jungle, gains)


def place_in_order(jungle: int) -> int:
    if is_plantation(jungle):
        return -10
    return -price_of(jungle) if is_market(jungle) else 0


def at_edge(before: State, after: State, action: int) -> Iterator[Told]:
    said = working(before, action)
    edge = (action - SELL) // SALES if action >= SELL else action - HARVEST
    gain = told("cacao-gain", what="sale" if action >= SELL else "fruits", count=said["count"], gold=said.get("gold", 0))
    if said["count"]:
        square = beside(int(before.placed), edge >> 2)
        yield from told_there(after, int(before.actor), square, int(before.board[square]), [gain])


def told_there(state: State, seat: int, square: int, jungle: int, gains: list[Told]) -> Iterator[Told]:
    for gain in gains:
        yield told("cacao-there", seat=seat, gain=gain, jungle=beside_told(jungle), at=at(state, square))
