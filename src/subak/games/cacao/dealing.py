"""The deal of a match, spelled out."""

from collections import Counter
from typing import Any

from subak.core.compiling import interpreted
from subak.core.mistakes import Mistake
from subak.core.registry import Draw, State
from subak.games.cacao import rules
from subak.games.cacao.components import EMPTY, JUNGLE, JUNGLE_KINDS, TILE_KINDS, TILES

PIECES = (*TILES, *JUNGLE)

tiles_of_kind = interpreted(rules.tiles_of_kind)
jungle_of_kind = interpreted(rules.jungle_of_kind)


def write_deal(state: State) -> dict[str, Any]:
    return {
        "workers": [[TILES[kind] for kind in tiles if kind != EMPTY] for tiles in state.tiles[: state.players]],
        "jungle": [JUNGLE[kind] for kind in state.jungle if kind != EMPTY],
    }


def read_deal(state: State, deal: dict[str, Any]) -> None:
    """Fills in what chance decided; the state knows its players."""
    workers = deal.get("workers")
    if not isinstance(workers, list) or len(workers) != state.players:
        raise Mistake("broken-deal", part="workers")
    each = Counter({kind: tiles_of_kind(state, kind) for kind in range(TILE_KINDS)})
    state.tiles[:] = EMPTY
    for seat, listed in enumerate(workers):
        tiles = kinds_in(listed, "workers", TILES)
        if Counter(tiles) != each:
            raise Mistake("broken-deal", part="workers")
        state.tiles[seat][: len(tiles)] = tiles
    jungle = kinds_in(deal.get("jungle"), "jungle", JUNGLE)
    if Counter(jungle) != +Counter({kind: jungle_of_kind(state, kind) for kind in range(JUNGLE_KINDS)}):
        raise Mistake("broken-deal", part="jungle")
    state.jungle[:] = EMPTY
    state.jungle[: len(jungle)] = jungle


def next_draw(state: State, deal: dict[str, Any]) -> Draw | None:
    """Each seat's worker tiles, then the jungle."""
    tiles: Counter[str] = Counter({name: tiles_of_kind(state, kind) for kind, name in enumerate(TILES)})
    jungle: Counter[str] = Counter({name: jungle_of_kind(state, kind) for kind, name in enumerate(JUNGLE)})
    workers = deal.setdefault("workers", [[] for _ in range(state.players)])
    for listed, bag in (*((own, tiles) for own in workers), (deal.setdefault("jungle", []), jungle)):
        if left := bag - Counter(listed):
            return Draw(listed, left)
    return None


def kinds_in(listed: Any, part: str, names: tuple[str, ...]) -> list[int]:
    if not isinstance(listed, list) or any(name not in names for name in listed):
        raise Mistake("broken-deal", part=part)
    return [names.index(name) for name in listed]
