"""What a seat, or a spectator, may know: plain data and nothing else."""

from typing import Any

import numpy as np

from subak.core import playing
from subak.core.compiling import interpreted, unpacked
from subak.core.registry import State
from subak.games.cacao import rules, scoring
from subak.games.cacao.actions import ACTIONS, CHOOSE_TILE, FILL_SQUARE, HARVEST, OVERBUILD, SELL, SIDES
from subak.games.cacao.components import EMPTY, JUNGLE, JUNGLE_KINDS, STORAGE, SUN_SPACES, TILES, WATER_TRACK
from subak.games.cacao.rules import COORDINATE, OVERBUILT, ROW_SHIFT, SALES, TURN_SHIFT
from subak.games.cacao.state import OVER, PHASES, SQUARE, TILE

beside = interpreted(rules.beside)
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


def view(state: State, seat: int | None) -> dict[str, Any]:
    state = unpacked(state)
    placing = state.phase not in (SQUARE, OVER)
    return {
        "phase": PHASES[state.phase],
        "turn": int(state.turn),
        "active": int(state.active),
        "actor": None if state.phase == OVER else int(state.actor),
        "placed": list(position(state, int(state.placed))) if placing else None,
        "overbuilding": bool(state.overbuilding) if placing else None,
        "ways": ways(state) if state.phase == TILE and seat == state.actor else None,
        "storage": STORAGE,
        "sun_spaces": SUN_SPACES,
        "water_track": list(WATER_TRACK),
        "board": board(state),
        "open": [list(position(state, int(square))) for square in state.open[: state.open_count]],
        "display": [JUNGLE[kind] for kind in state.display if kind != EMPTY],
        "pile": int(state.jungle_size - state.jungle_drawn),
        "to_come": to_come(state),
        "seats": [seat_view(state, owner, seat) for owner in range(state.players)],
        "end": end(state) if state.phase == OVER else None,
    }


def ways(state: State) -> dict[str, list[int]]:
    """The workers at the four sides for each way to lay a tile of the hand."""
    out = np.zeros(ACTIONS, np.int16)
    actions = out[: legal(state, out)].tolist()
    tiles = {action: worker_tile((action - CHOOSE_TILE) >> 2, (action - CHOOSE_TILE) & 3, 0) for action in actions}
    return {action_text(state, action): [workers_at(tile, side) for side in range(4)] for action, tile in tiles.items()}


def position(state: State, square: int) -> tuple[int, int]:
    """The coordinates of a square of the torus: none lies more than two before the least or 29 behind it."""
    first_x, first_y = int(state.left) - 2, int(state.top) - 2
    x = first_x + (((square & COORDINATE) - first_x) & COORDINATE)
    y = first_y + (((square >> ROW_SHIFT) - first_y) & COORDINATE)
    return x, y


def board(state: State) -> list[dict[str, Any]]:
    tiles = []
    for square in np.flatnonzero(state.board != EMPTY):
        x, y = position(state, int(square))
        tile = int(state.board[square])
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
                    "workers": [workers_at(tile, side) for side in range(4)],
                    "overbuilt": tile >= OVERBUILT,
                }
            )
    return sorted(tiles, key=lambda tile: (tile["y"], tile["x"]))


def to_come(state: State) -> dict[str, int]:
    """Which jungle tiles are still in the pile."""
    hidden = state.jungle[state.jungle_drawn : state.jungle_size]
    return {name: int((hidden == kind).sum()) for kind, name in enumerate(JUNGLE)}


def seat_view(state: State, owner: int, seat: int | None) -> dict[str, Any]:
    own = owner == seat or state.phase == OVER
    hand = state.hand[owner]
    pile = [kind for kind in state.tiles[owner][state.tiles_drawn[owner] :] if kind != EMPTY]
    totals = np.zeros(state.players, np.int32)
    scores(state, totals)
    return {
        "score": int(totals[owner]),
        "gold": int(state.gold[owner]),
        "fruits": int(state.fruits[owner]),
        "suns": int(state.suns[owner]),
        "water": int(state.water[owner]),
        "water_value": WATER_TRACK[state.water[owner]],
        "hand_size": int(hand.sum()),
        "pile_size": len(pile),
        "hand": {name: int(hand[kind]) for kind, name in enumerate(TILES)} if own else None,
        "unseen": {name: pile.count(kind) + (0 if own else int(hand[kind])) for kind, name in enumerate(TILES)},
    }


def end(state: State) -> dict[str, Any]:
    """The final scoring, line by line."""
    totals = np.zeros(state.players, np.int32)
    won = np.zeros(state.players, np.int32)
    scores(state, totals)
    winners(state, won)
    return {
        "temples": [
            {
                "at": list(position(state, int(state.temples[temple]))),
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
    x, y = position(state, square)
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


def parse_action(state: State, text: str) -> int | None:
    """The legal action with this text: a square or an edge has a number only while it is open."""
    out = np.zeros(ACTIONS, np.int16)
    for action in out[: legal(state, out)].tolist():
        if action_text(state, action) == text:
            return int(action)
    return None


def shown_text(state: State, action: int, seat: int | None, last: State) -> str:
    """Every decision in Cacao is open to all."""
    return action_text(state, action)
