"""Positions of Cacao, made by hand."""

from typing import Any, Self

import numpy as np
from support.position import Position

from subak.core.compiling import interpreted
from subak.games.cacao import rules as cacao
from subak.games.cacao.components import EMPTY, JUNGLE, TILES


def named_tiles(names: str) -> list[int]:
    return [TILES.index(name) for name in names.split()]


def named_jungle(names: str) -> list[int]:
    return [JUNGLE.index(name) for name in names.split()]


class CacaoPosition(Position):
    """A position of Cacao: the start tiles lie at 0,0 and 1,1. Squares are written as in the notation: "2,-1"."""

    def __init__(self, players: int = 2) -> None:
        super().__init__("cacao", players)

    @staticmethod
    def square(at: str) -> int:
        x, y = map(int, at.split(","))
        return ((y & cacao.COORDINATE) << cacao.ROW_SHIFT) + (x & cacao.COORDINATE)

    def lay(self, **jungle: str) -> Self:
        """Jungle tiles onto squares: lay(water="2,0 -1,-1")."""
        for kind, squares in jungle.items():
            for at in squares.split():
                interpreted(cacao.lay_jungle)(self.state, self.square(at), JUNGLE.index(kind))
        return self

    def build(self, seat: int, at: str, tile: str, turns: int = 0, overbuilt: bool = False) -> Self:
        """A worker tile that has done its work already."""
        square = self.square(at)
        number = int(self.state.owned_count[seat])
        laid = interpreted(cacao.worker_tile)(TILES.index(tile), turns, seat)
        self.state.board[square] = laid + (cacao.OVERBUILT if overbuilt else 0)
        self.state.owned[seat, number] = square
        self.state.owned_count[seat] += 1
        interpreted(cacao.close_square)(self.state, square)
        interpreted(cacao.widen)(self.state, square)
        return self

    def place(self, at: str, tile: str) -> Self:
        """The active player places a tile of the hand: place("1,0", "2101 r1")."""
        return self.do(f"square {at}", f"tile {tile}")

    def stock(self, display: str = "", pile: str = "") -> Self:
        """All jungle tiles that are left."""
        shown, hidden = named_jungle(display), named_jungle(pile)
        state = self.state
        state.display[:] = shown + [EMPTY] * (2 - len(shown))
        state.jungle_drawn = state.jungle_size - len(hidden)
        state.jungle[state.jungle_drawn : state.jungle_size] = hidden
        return self

    def hold(self, seat: int, hand: str, pile: str = "", played: str = "") -> Self:
        """The worker tiles of a seat in the order drawn. Those not told of are 1111, played before all others."""
        drawn, order = named_tiles(f"{played} {hand}"), named_tiles(f"{played} {hand} {pile}")
        state = self.state
        missing = interpreted(cacao.tiles_each)(state) - len(order)
        state.tiles[seat] = EMPTY
        state.tiles[seat, missing : missing + len(order)] = order
        state.tiles[seat, :missing] = 0
        state.tiles_drawn[seat] = missing + len(drawn)
        state.hand[seat] = np.bincount(named_tiles(hand), minlength=len(TILES))
        return self

    def seat(
        self,
        seat: int,
        hand: str | None = None,
        gold: int | None = None,
        fruits: int | None = None,
        suns: int | None = None,
        water: int | None = None,
    ) -> Self:
        state = self.state
        if hand is not None:
            self.hold(seat, hand)
        if gold is not None:
            state.gold[seat] = gold
        if fruits is not None:
            state.fruits[seat] = fruits
        if suns is not None:
            state.suns[seat] = suns
        if water is not None:
            state.water[seat] = water
        return self

    def _each(self, field: str) -> list[int]:
        return [int(number) for number in self.state[field][: self.state.players]]

    @property
    def gold(self) -> list[int]:
        return self._each("gold")

    @property
    def fruits(self) -> list[int]:
        return self._each("fruits")

    @property
    def suns(self) -> list[int]:
        return self._each("suns")

    @property
    def water(self) -> list[int]:
        """The fields on which the water carriers stand."""
        return [seat["water_value"] for seat in self.view(None)["seats"]]

    def hand(self, seat: int) -> dict[str, int]:
        return {name: int(count) for name, count in zip(TILES, self.state.hand[seat], strict=True) if count}

    @property
    def display(self) -> list[str]:
        return list(self.view(None)["display"])

    @property
    def open(self) -> set[str]:
        return {f"{x},{y}" for x, y in self.view(None)["open"]}

    def at(self, at: str) -> dict[str, Any] | None:
        """The tile on a square, as the view has it."""
        x, y = map(int, at.split(","))
        return next((tile for tile in self.view(None)["board"] if (tile["x"], tile["y"]) == (x, y)), None)
