"""Tables to play at in the tests: random matches of any game, and hand-made positions of Bali."""

import os
from collections.abc import Iterator, Mapping
from itertools import product
from random import Random
from typing import Any

import numpy as np
from hypothesis import strategies as st

from subak.core.compiling import interpreted
from subak.core.match import Match, blank
from subak.core.randomness import words_from
from subak.core.registry import game_named
from subak.games.bali import rules, scoring
from subak.games.bali.actions import NUMBERS, TEXTS
from subak.games.bali.components import CARDS, EMPTY, KINDS, ROW_LENGTH
from subak.games.bali.state import PHASES, PLAY, TAKE

NIGHTLY = os.environ.get("SUBAK_TESTS") == "nightly"

Fondness = Mapping[str, float]
EVEN: Fondness = {}
# Saves stone for shrines and looks whenever it may: such matches are full of secrets.
SECRETIVE: Fondness = {"play shrine": 60, "oracle look": 12, "pass": 6, "score stone": 6, "play mason": 4}


def random_decision(match: Match, random: Random, fondness: Fondness = EVEN) -> int:
    """A random legal action; fondness says how much likelier than 1 is what begins so."""
    texts = [match.game.action_text(match.state, action) for action in match.legal]
    weights = [next((weight for start, weight in fondness.items() if text.startswith(start)), 1) for text in texts]
    return random.choices(match.legal, weights)[0]


def moments(players: int, options: Mapping[str, bool], seed: Any, fondness: Fondness = EVEN, game: str = "bali") -> Iterator[Match]:
    """One match played at random, at its start and after each decision."""
    match = Match.new(game, players, options, str(seed))
    random = Random(str(seed))
    yield match
    while not match.over:
        match.apply(random_decision(match, random, fondness))
        yield match


def played(players: int, options: Mapping[str, bool], seed: Any, fondness: Fondness = EVEN, game: str = "bali") -> Match:
    *_, match = moments(players, options, seed, fondness, game)
    return match


def all_options(game: str = "bali") -> list[dict[str, bool]]:
    names = game_named(game).options
    return [dict(zip(names, chosen, strict=True)) for chosen in product([False, True], repeat=len(names))]


def called(options: Mapping[str, bool]) -> str:
    return "+".join(name for name, chosen in options.items() if chosen) or "base"


seeds = st.integers(0, 2**32 - 1)


def settings_of(game: str = "bali") -> st.SearchStrategy[tuple[int, dict[str, bool], int, Fondness]]:
    """Players, options, seed and temper of a match."""
    return st.tuples(
        st.sampled_from(game_named(game).players), st.sampled_from(all_options(game)), seeds, st.sampled_from([EVEN, SECRETIVE])
    )


def cards(names: str) -> list[int]:
    return [CARDS.index(name) for name in names.split()]


def counts(names: str, length: int) -> list[int]:
    return np.bincount(cards(names), minlength=length).tolist()


def named(numbers: Any) -> dict[str, int]:
    """What there is of each card or good, leaving out what there is none of."""
    return {CARDS[card]: int(number) for card, number in enumerate(numbers) if number}


class BaliTable:
    """A position of Bali, changed by hand and played on by the interpreted rules. Rows count from 1, as in the notation."""

    def __init__(self, players: int = 3, **options: bool) -> None:
        self.game = game_named("bali")
        self.states = blank(self.game)
        self.state = self.states[0]
        interpreted(rules.setup)(self.state, players, self.game.option_bits(options), words_from("table"))

    @property
    def legal(self) -> list[str]:
        out = np.zeros(self.game.most_legal, np.int16)
        return [TEXTS[action] for action in out[: interpreted(rules.legal)(self.state, out)]]

    def do(self, *decisions: str) -> "BaliTable":
        for text in decisions:
            assert text in self.legal, f"{text!r} is not one of {self.legal}"
            interpreted(rules.apply)(self.state, NUMBERS[text])
        return self

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def actor(self) -> int:
        return int(self.state.actor)

    @property
    def stone(self) -> list[int]:
        return self.state.stone[: self.state.players].tolist()

    @property
    def points(self) -> list[int]:
        return self.state.points[: self.state.players].tolist()

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
        return [CARDS[good % KINDS] + "?" * (good >= rules.FACE_DOWN) for good in map(int, laid)]

    @property
    def values(self) -> dict[str, int]:
        packed = interpreted(scoring.goods_values)(self.state)
        return {CARDS[kind]: interpreted(scoring.of_kind)(packed, kind) for kind in range(KINDS)}

    @property
    def scores(self) -> list[int]:
        totals = np.zeros(int(self.state.players), np.int32)
        interpreted(scoring.scores)(self.state, totals)
        return totals.tolist()

    @property
    def winners(self) -> list[int]:
        won = np.zeros(int(self.state.players), np.int32)
        interpreted(scoring.winners)(self.state, won)
        return np.flatnonzero(won).tolist()

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.game.view(self.state, seat)

    def seat(
        self,
        seat: int,
        hand: str | None = None,
        display: str | None = None,
        goods: str | None = None,
        stone: int | None = None,
        points: int | None = None,
    ) -> "BaliTable":
        state = self.state
        if hand is not None:
            state.hand[seat] = counts(hand, len(state.hand[seat]))
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

    def stock(self, rice: int = 0, peanut: int = 0, banana: int = 0, pepper: int = 0) -> "BaliTable":
        self.state.supply[:] = rice, peanut, banana, pepper
        return self

    def lay_row(self, number: int, names: str) -> "BaliTable":
        laid = cards(names)
        self.state.rows[number - 1] = laid + [EMPTY] * (ROW_LENGTH - len(laid))
        self.state.row_size[number - 1] = len(laid)
        return self

    def next_cards(self, names: str) -> "BaliTable":
        """The next cards of the pile."""
        laid = cards(names)
        self.state.pile[self.state.drawn : self.state.drawn + len(laid)] = laid
        return self

    def last_cards(self, names: str) -> "BaliTable":
        """All that is left of the pile."""
        self.state.drawn = interpreted(rules.pile_size)(self.state) - len(cards(names))
        return self.next_cards(names)

    def lay_on_altar(self, names: str) -> "BaliTable":
        """Onto what lies there, in order; a question mark after a good lays it face down. Nobody's secret."""
        for name in names.split():
            face_down = rules.FACE_DOWN if name.endswith("?") else 0
            interpreted(rules.lay_on_altar)(self.state, CARDS.index(name.rstrip("?")) + face_down, rules.NOBODY)
        return self

    def clear_altar(self) -> "BaliTable":
        self.state.altar[:] = EMPTY
        self.state.altar_size = 0
        self.state.events[:] = 0
        self.state.event_count = 0
        return self

    def turn_of(self, seat: int) -> "BaliTable":
        self.state.active = self.state.actor = seat
        return self

    def to_play(self) -> "BaliTable":
        self.state.phase = PLAY
        return self

    def to_take(self, count: int) -> "BaliTable":
        self.state.phase = TAKE
        self.state.to_take = count
        return self

    def score(self, card: str) -> "BaliTable":
        """The active player takes the last card of a turn, and the scored one comes free under it."""
        return self.lay_row(3, f"rice {card} mason").to_take(1).do("take 3")
