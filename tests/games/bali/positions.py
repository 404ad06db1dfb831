"""Positions of Bali, made by hand."""

from typing import Any, Self

import numpy as np
from support.position import Position

from subak.core.compiling import interpreted
from subak.games.bali import altar, rules, scoring
from subak.games.bali.components import CARDS, EMPTY, KINDS, ROW_LENGTH
from subak.games.bali.state import PLAY, TAKE

good_kind = interpreted(altar.good_kind)
is_face_down = interpreted(altar.is_face_down)
face_down = interpreted(altar.face_down)
lay_on_altar = interpreted(altar.lay_on_altar)


def cards(names: str) -> list[int]:
    return [CARDS.index(name) for name in names.split()]


def counts(names: str, length: int) -> list[int]:
    return [int(number) for number in np.bincount(cards(names), minlength=length)]


def named(numbers: Any) -> dict[str, int]:
    """What there is of each card or good, leaving out what there is none of."""
    return {CARDS[card]: int(number) for card, number in enumerate(numbers) if number}


class BaliPosition(Position):
    """A position of Bali. Rows count from 1, as in the notation."""

    def __init__(self, players: int = 3, **options: bool) -> None:
        super().__init__("bali", players, **options)

    @property
    def stone(self) -> list[int]:
        return [int(stone) for stone in self.state.stone[: self.state.players]]

    @property
    def points(self) -> list[int]:
        return [int(points) for points in self.state.points[: self.state.players]]

    def hand(self, seat: int) -> dict[str, int]:
        return named(self.state.hand[seat])

    def display(self, seat: int) -> dict[str, int]:
        return named(self.state.display[seat])

    def goods(self, seat: int) -> dict[str, int]:
        return named(self.state.goods[seat])

    @property
    def supply(self) -> dict[str, int]:
        return named(self.state.supply)

    def row(self, number: int) -> list[str]:
        return [CARDS[card] for card in self.state.rows[number - 1][: self.state.row_size[number - 1]]]

    @property
    def altar(self) -> list[str]:
        """From the bottom; a question mark follows what lies face down."""
        laid = self.state.altar[: self.state.altar_size]
        return [CARDS[good_kind(good)] + "?" * is_face_down(good) for good in map(int, laid)]

    @property
    def values(self) -> dict[str, int]:
        packed = interpreted(scoring.goods_values)(self.state)
        return {CARDS[kind]: interpreted(scoring.of_kind)(packed, kind) for kind in range(KINDS)}

    def seat(
        self,
        seat: int,
        hand: str | None = None,
        display: str | None = None,
        goods: str | None = None,
        stone: int | None = None,
        points: int | None = None,
    ) -> Self:
        state = self.state
        if hand is not None:
            state.hand[seat] = counts(hand, len(state.hand[seat]))
            # What it began with is played, so that no other starting set fits.
            state.proved[seat] = sum(1 << kind for kind in range(KINDS) if kind != state.sets[seat])
        if display is not None:
            state.display[seat] = counts(display, len(state.display[seat]))
        if goods is not None:
            state.goods[seat] = state.public[seat] = counts(goods, KINDS)
            state.public[seat] = state.goods[seat]
        if stone is not None:
            state.stone[seat] = stone
        if points is not None:
            state.points[seat] = points
        return self

    def stock(self, rice: int = 0, peanut: int = 0, banana: int = 0, pepper: int = 0) -> Self:
        self.state.supply[:] = rice, peanut, banana, pepper
        return self

    def lay_row(self, number: int, names: str) -> Self:
        laid = cards(names)
        self.state.rows[number - 1] = laid + [EMPTY] * (ROW_LENGTH - len(laid))
        self.state.row_size[number - 1] = len(laid)
        return self

    def next_cards(self, names: str) -> Self:
        """The next cards of the pile."""
        laid = cards(names)
        self.state.pile[self.state.drawn : self.state.drawn + len(laid)] = laid
        return self

    def last_cards(self, names: str) -> Self:
        """All that is left of the pile."""
        self.state.drawn = interpreted(rules.pile_size)(self.state) - len(cards(names))
        return self.next_cards(names)

    def lay_on_altar(self, names: str) -> Self:
        """Onto what lies there, in order; a question mark after a good lays it face down. Nobody's secret."""
        for name in names.split():
            kind = CARDS.index(name.rstrip("?"))
            lay_on_altar(self.state, face_down(kind) if name.endswith("?") else kind, altar.NOBODY)
        return self

    def clear_altar(self) -> Self:
        self.state.altar[:] = EMPTY
        self.state.altar_size = 0
        self.state.events[:] = 0
        self.state.event_count = 0
        return self

    def to_play(self) -> Self:
        self.state.phase = PLAY
        return self

    def to_take(self, count: int) -> Self:
        self.state.phase = TAKE
        self.state.to_take = count
        return self

    def score(self, card: str) -> Self:
        """The active player takes the last card of a turn, and the scored one comes free under it."""
        return self.lay_row(3, f"rice {card} mason").to_take(1).do("take 3")
