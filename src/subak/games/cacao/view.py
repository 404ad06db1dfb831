"""What a seat, or a spectator, may know: plain data and nothing else."""

from functools import cache
from typing import Annotated, final

import numpy as np
from typing_extensions import TypedDict

from subak.core import playing
from subak.core.compiling import interpreted, unpacked
from subak.core.registry import GameView, Runner, State
from subak.games.cacao import rules, scoring
from subak.games.cacao.actions import ACTIONS, CHOOSE_TILE, FILL_SQUARE, HARVEST, OVERBUILD, SELL, SIDES
from subak.games.cacao.components import EMPTY, JUNGLE, JUNGLE_KINDS, STORAGE, SUN_SPACES, TILES, WATER_TRACK, JungleName, TileName
from subak.games.cacao.rules import COORDINATE, OVERBUILT, ROW_SHIFT, SALES, TURN_SHIFT
from subak.games.cacao.state import OVER, PHASES, SQUARE, TILE

beside = interpreted(rules.beside)
edge_workers = interpreted(rules.edge_workers)
edge_square = interpreted(rules.edge_square)
legal = interpreted(rules.legal)
opposite = interpreted(rules.opposite)
tile_owner = interpreted(rules.tile_owner)
worker_tile = interpreted(rules.worker_tile)
workers_at = interpreted(rules.workers_at)
scores = interpreted(scoring.scores)
temples_gold = interpreted(scoring.temples_gold)
temple_gold = interpreted(scoring.temple_gold)
winners = interpreted(playing.winners)

Square = Annotated[list[int], tuple[int, int]]  # x and y
Workers = Annotated[list[int], tuple[int, int, int, int]]  # at up, right, down and left


@final
class JungleTile(TypedDict):
    x: int
    y: int
    jungle: JungleName


@final
class WorkerTile(TypedDict):
    x: int
    y: int
    seat: int
    tile: TileName
    turns: int  # quarter turns clockwise
    workers: Workers
    overbuilt: bool


Tile = JungleTile | WorkerTile


class SeatOfCacao(TypedDict):
    score: int  # were the match over now
    gold: int
    fruits: int
    suns: int
    water: int  # steps of the water carrier
    water_value: int
    hand_size: int
    pile_size: int
    hand: dict[TileName, int] | None
    unseen: dict[TileName, int]  # tiles in the pile; of others, in hand and pile together


class Temple(TypedDict):
    at: Square
    gold: list[int]  # by seat


class EndOfSeat(TypedDict):
    gold: int
    temples: int
    suns: int
    water: int
    total: int


class End(TypedDict):
    temples: list[Temple]
    seats: list[EndOfSeat]
    winners: list[int]


class CacaoView(GameView):
    placed: Square | None  # this turn's worker tile
    overbuilding: bool | None
    tiles: dict[TileName, list[Workers]]  # each tile in all ways that differ, from turn to turn clockwise
    ways: dict[str, Workers] | None  # of the legal actions that lay a tile
    storage: int
    sun_spaces: int
    water_track: list[int]
    board: list[Tile]
    open: list[Square]
    display: list[JungleName]
    pile: int
    to_come: dict[JungleName, int]  # still in the pile
    seats: list[SeatOfCacao]
    end: End | None


def view(state: State, seat: int | None) -> CacaoView:
    state = unpacked(state)
    placing = state.phase not in (SQUARE, OVER)
    totals = np.zeros(state.players, np.int32)
    scores(state, totals)
    return {
        "phase": PHASES[state.phase],
        "turn": int(state.turn),
        "active": int(state.active),
        "actor": None if state.phase == OVER else int(state.actor),
        "race": race(state, totals.tolist()),
        "placed": list(coordinates(state, int(state.placed))) if placing else None,
        "overbuilding": bool(state.overbuilding) if placing else None,
        "tiles": {name: ways_to_lay(kind) for kind, name in enumerate(TILES)},
        "ways": ways(state) if state.phase == TILE and seat == state.actor else None,
        "storage": STORAGE,
        "sun_spaces": SUN_SPACES,
        "water_track": list(WATER_TRACK),
        "board": board(state),
        "open": [list(coordinates(state, square)) for square in state.open[: state.open_count]],
        "display": [JUNGLE[kind] for kind in state.display if kind != EMPTY],
        "pile": int(state.jungle_size - state.jungle_drawn),
        "to_come": to_come(state),
        "seats": [seat_view(state, owner, seat, total) for owner, total in enumerate(totals.tolist())],
        "end": end(state) if state.phase == OVER else None,
    }


def race(state: State, totals: list[int]) -> list[Runner]:
    """Only temples can still go to others: as they stand now they are what is open."""
    temples = [0 if state.phase == OVER else int(temples_gold(state, owner)) for owner in range(state.players)]
    return [{"sure": total - open_, "open": open_} for total, open_ in zip(totals, temples, strict=True)]


@cache
def workers_around(kind: int, turns: int) -> Workers:
    tile = worker_tile(kind, turns, 0)
    return [workers_at(tile, side) for side in range(4)]


@cache
def ways_to_lay(kind: int) -> list[Workers]:
    ways = [workers_around(kind, turns) for turns in range(4)]
    return [way for turns, way in enumerate(ways) if way not in ways[:turns]]


def ways(state: State) -> dict[str, Workers]:
    """The workers at the four sides for each way to lay a tile of the hand."""
    out = np.zeros(ACTIONS, np.int16)
    actions = out[: legal(state, out)].tolist()
    return {action_text(state, action): workers_around(*divmod(action - CHOOSE_TILE, 4)) for action in actions}


def coordinates(state: State, square: int) -> tuple[int, int]:
    """The true coordinates of a square on the torus: at most 2 before the least x and y of all tiles, at most 29 behind."""
    first_x, first_y = int(state.left) - 2, int(state.top) - 2
    x = first_x + (((square & COORDINATE) - first_x) & COORDINATE)
    y = first_y + (((square >> ROW_SHIFT) - first_y) & COORDINATE)
    return x, y


def board(state: State) -> list[Tile]:
    tiles: list[Tile] = []
    for square, tile in enumerate(state.board):
        if tile == EMPTY:
            continue
        x, y = coordinates(state, square)
        if (x + y) % 2 == 0:
            tiles.append({"x": x, "y": y, "jungle": JUNGLE[tile]})
        else:
            tiles.append(
                {
                    "x": x,
                    "y": y,
                    "seat": tile_owner(tile),
                    "tile": TILES[tile & 3],
                    "turns": (tile >> TURN_SHIFT) & 3,
                    "workers": list(workers_around(tile & 3, (tile >> TURN_SHIFT) & 3)),
                    "overbuilt": tile >= OVERBUILT,
                }
            )
    return sorted(tiles, key=lambda tile: (tile["y"], tile["x"]))


def to_come(state: State) -> dict[JungleName, int]:
    """Which jungle tiles are still in the pile."""
    hidden = state.jungle[state.jungle_drawn : state.jungle_size]
    return {name: hidden.count(kind) for kind, name in enumerate(JUNGLE)}


def seat_view(state: State, owner: int, seat: int | None, score: int) -> SeatOfCacao:
    own = owner == seat or state.phase == OVER
    hand = state.hand[owner].tolist()
    pile = [kind for kind in state.tiles[owner][state.tiles_drawn[owner] :].tolist() if kind != EMPTY]
    return {
        "score": score,
        "gold": int(state.gold[owner]),
        "fruits": int(state.fruits[owner]),
        "suns": int(state.suns[owner]),
        "water": int(state.water[owner]),
        "water_value": WATER_TRACK[state.water[owner]],
        "hand_size": sum(hand),
        "pile_size": len(pile),
        "hand": dict(zip(TILES, hand, strict=True)) if own else None,
        "unseen": {name: pile.count(kind) + (0 if own else hand[kind]) for kind, name in enumerate(TILES)},
    }


def end(state: State) -> End:
    """The final scoring, line by line."""
    totals = np.zeros(state.players, np.int32)
    won = np.zeros(state.players, np.int32)
    scores(state, totals)
    winners(state, won)
    return {
        "temples": [
            {
                "at": list(coordinates(state, int(state.temples[temple]))),
                "gold": [temple_gold(state, temple, owner) for owner in range(state.players)],
            }
            for temple in range(state.temple_count)
        ],
        "seats": [
            {
                "gold": int(state.gold[owner]),
                "temples": temples_gold(state, owner),
                "suns": int(state.suns[owner]),
                "water": WATER_TRACK[state.water[owner]],
                "total": int(totals[owner]),
            }
            for owner in range(state.players)
        ],
        "winners": [int(owner) for owner in np.flatnonzero(won)],
    }


def at(state: State, square: int) -> str:
    x, y = coordinates(state, square)
    return f"{x},{y}"


def edge_text(state: State, edge: int) -> str:
    """A worker tile and the side of it that works."""
    return f"{at(state, edge_square(state, edge))} {SIDES[opposite(edge & 3)]}"


def action_text(state: State, action: int) -> str:
    if action < OVERBUILD:
        return f"square {at(state, int(state.open[action]))}"
    if action < CHOOSE_TILE:
        return f"overbuild {at(state, int(state.owned[state.active][action - OVERBUILD]))}"
    if action < FILL_SQUARE:
        return f"tile {TILES[(action - CHOOSE_TILE) >> 2]} r{(action - CHOOSE_TILE) & 3}"
    if action < HARVEST:
        side, kind = divmod(action - FILL_SQUARE, JUNGLE_KINDS)
        return f"fill {JUNGLE[kind]} {at(state, beside(int(state.placed), side))}"
    if action < SELL:
        return f"harvest {edge_text(state, action - HARVEST)}"
    edge, fruits = divmod(action - SELL, SALES)
    return f"sell {fruits} {edge_text(state, edge)}"


def shown_text(state: State, action: int, seat: int | None, last: State) -> str:
    """Every decision in Cacao is open to all."""
    return action_text(state, action)
