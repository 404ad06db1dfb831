"""Tables to play at in the tests: random matches of any game, and hand-made positions of each."""

import os
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from random import Random
from typing import Any, Self

import numpy as np
import pytest
from hypothesis import strategies as st
from rice_model import CELL_TURNS, FACE_CELLS, POINT_TURNS, covered_by, random_deck, read_place

from subak.core.compiling import interpreted
from subak.core.match import Match, blank
from subak.core.randomness import words_from
from subak.core.registry import game_named, game_names
from subak.games.bali import altar, rules, scoring
from subak.games.bali.components import CARDS, EMPTY, KINDS, ROW_LENGTH
from subak.games.bali.state import PLAY, TAKE
from subak.games.cacao import rules as cacao
from subak.games.cacao.components import JUNGLE, TILES
from subak.games.rice import fields as rice
from subak.games.rice import rules as rice_rules
from subak.games.rice.components import EFFECTS, RIVER, SPOTS, WHEN
from subak.games.rice.deck import face_number
from subak.games.rice.state import SEASONS

good_kind = interpreted(altar.good_kind)
is_face_down = interpreted(altar.is_face_down)
face_down = interpreted(altar.face_down)
lay_on_altar = interpreted(altar.lay_on_altar)

NIGHTLY = os.environ.get("SUBAK_TESTS") == "nightly"

Fondness = Mapping[str, float]
EVEN: Fondness = {}
# Saves stone for shrines and looks whenever it may: such matches are full of secrets.
SECRETIVE: Fondness = {"play shrine": 60, "oracle look": 12, "pass": 6, "score stone": 6, "play mason": 4}
# Harvests first, sells all it can, and overbuilds whenever it may.
BUSY: Fondness = {"overbuild": 20, "harvest": 20, "sell 3": 9, "sell 2": 6, "sell 1": 3}
# Stays close to where the farm begins, so that plots are completed and fields closed.
NEAT: Fondness = {f"at {place}": 20 for place in ("-2,0", "2,0", "-2,3", "0,3", "2,3", "-2,-3", "0,-3", "2,-3", "4,0", "4,3")}
TEMPERS = {"bali": [EVEN, SECRETIVE], "cacao": [EVEN, BUSY], "rice": [EVEN, NEAT]}


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
        st.sampled_from(game_named(game).players), st.sampled_from(all_options(game)), seeds, st.sampled_from(TEMPERS[game])
    )


def cards(names: str) -> list[int]:
    return [CARDS.index(name) for name in names.split()]


def counts(names: str, length: int) -> list[int]:
    return np.bincount(cards(names), minlength=length).tolist()


def named(numbers: Any) -> dict[str, int]:
    """What there is of each card or good, leaving out what there is none of."""
    return {CARDS[card]: int(number) for card, number in enumerate(numbers) if number}


class Table:
    """A position, changed by hand and played on by the interpreted rules."""

    def __init__(self, game: str, players: int, **options: bool) -> None:
        self.game = game_named(game)
        self.states = blank(self.game)
        self.state = self.states[0]
        self.game.prepare(self.states, players, options, words_from("table"))
        self._run("deal")
        self._run("lay_out")

    def _run(self, verb: str, *arguments: Any) -> Any:
        return interpreted(getattr(self.game.verbs, verb))(self.state, *arguments)

    @property
    def legal(self) -> list[str]:
        out = np.zeros(self.game.most_legal, np.int16)
        return [self.game.action_text(self.state, action) for action in out[: self._run("legal", out)].tolist()]

    def do(self, *decisions: str) -> Self:
        for text in decisions:
            assert text in self.legal, f"{text!r} is not one of {self.legal}"
            self._run("apply", self.game.parse_action(self.state, text))
        return self

    @property
    def phase(self) -> str:
        return self.view(None)["phase"]

    @property
    def actor(self) -> int:
        return int(self.state.actor)

    @property
    def scores(self) -> list[int]:
        totals = np.zeros(int(self.state.players), np.int32)
        self._run("scores", totals)
        return totals.tolist()

    @property
    def winners(self) -> list[int]:
        won = np.zeros(int(self.state.players), np.int32)
        self._run("winners", won)
        return np.flatnonzero(won).tolist()

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.game.view(self.state, seat)

    def reasons(self, text: str) -> list[dict[str, Any]]:
        """For a decision, which is then made."""
        before = self.states.copy()[0]
        self.do(text)
        return self.game.reasons(before, self.game.parse_action(before, text), self.state)

    def turn_of(self, seat: int) -> Self:
        self.state.active = self.state.actor = seat
        return self


class BaliTable(Table):
    """A position of Bali. Rows count from 1, as in the notation."""

    def __init__(self, players: int = 3, **options: bool) -> None:
        super().__init__("bali", players, **options)

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


def named_tiles(names: str) -> list[int]:
    return [TILES.index(name) for name in names.split()]


def named_jungle(names: str) -> list[int]:
    return [JUNGLE.index(name) for name in names.split()]


class CacaoTable(Table):
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
        return self.state[field][: self.state.players].tolist()

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
        return self.view(None)["display"]

    @property
    def open(self) -> set[str]:
        return {f"{x},{y}" for x, y in self.view(None)["open"]}

    def at(self, at: str) -> dict[str, Any] | None:
        """The tile on a square, as the view has it."""
        x, y = map(int, at.split(","))
        return next((tile for tile in self.view(None)["board"] if (tile["x"], tile["y"]) == (x, y)), None)


def snug_decision(match: Match, random: Random) -> int:
    """Of some places in Rice the one that touches the most cards, so that plots are completed and fields closed."""
    state = match.state
    seat = int(state.actor)
    if not match.game.action_text(state, match.legal[0]).startswith("at") or state.farm_size[seat] == 0:
        return random.choice(match.legal)
    of_farm = zip(state.x[seat], state.y[seat], state.lying[seat], strict=True)
    cards = [(int(x), int(y), "lying" if lying else "upright") for x, y, lying in of_farm][: state.farm_size[seat]]
    covered = {cell for x, y, orientation in cards for cell in covered_by((x, y), orientation)}

    def touched(action: int) -> int:
        cells = covered_by(*read_place(match.game.action_text(state, action)))
        return sum((x + dx, y + dy) in covered for x, y in cells for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))

    return max(random.sample(match.legal, min(15, len(match.legal))), key=touched)


def a_deck(kind: str, seed: Any) -> dict[str, Any] | None:
    return random_deck(Random(f"deck {seed}")) if kind == "random" else None


@cache
def rice_match(options: tuple[str, ...], kind: str, seed: Any) -> Match:
    """A whole match of Rice between players who build close together, with our deck or a random one."""
    match = Match.new("rice", 2, dict.fromkeys(options, True), str(seed), a_deck(kind, seed))
    random = Random(str(seed))
    while not match.over:
        match.apply(snug_decision(match, random))
    return match


def rice_moments(*of: Any) -> Iterator[Match]:
    """The same at its start and after each decision."""
    match = rice_match(*of)
    replay = match.prefix(0)
    yield replay
    for ply in match.plies:
        replay.apply(ply.action)
        yield replay


RICE_OPTIONS = [(), ("festival",), ("contracts",), ("festival", "contracts")]
rice_matches = st.tuples(st.sampled_from(RICE_OPTIONS), st.sampled_from(["own", "random"]), st.integers(0, 10**6 if NIGHTLY else 7))


class RiceTable(Table):
    """A position of Seasons of Rice. Seat 0 builds with cards 1 to 8, seat 1 with 9 to 16; 17 and 18 are their ancestors.

    A farm is drawn cell by cell, # for a path and . for a furrow. The cards lie upright side by side, unless places are given, and
    get the faces that the drawing asks for. An ancestor that is not named does nothing.
    """

    def __init__(self, season: str = "wet", **options: bool) -> None:
        super().__init__("rice", 2, **options)
        state = self.state
        state.turn, state.hand[:], state.faces[:] = 1, 0, 0
        state.ancestor[:] = 16, 17
        for seat in (0, 1):
            self.ancestor(seat, "empty_times", 1)
        self.season(season)
        if season != "setup":
            interpreted(rice_rules.begin_choice)(state, 0)

    def ancestor(self, seat: int, effect: str, points: int = 0, limit: int = 0, when: str = "both") -> Self:
        self.state.ancestors[16 + seat] = EFFECTS.index(effect), WHEN.index(when), points, limit
        return self

    def season(self, name: str) -> Self:
        self.state.season = SEASONS.index(name)
        return self

    def river(self, names: str) -> Self:
        self.state.river[:] = [RIVER.index(name) for name in names.split()]
        return self

    def build(self, seat: int, card: int, place: str) -> int:
        """Lays a card and returns what it scored: build(0, 3, "2,0 lying")."""
        (x, y), orientation = read_place(f"at {place}")
        before = int(self.state.points[seat])
        interpreted(rice.build)(self.state, seat, card - 1, x, y, int(orientation == "lying"))
        return int(self.state.points[seat]) - before

    def face(self, card: int, paths: str, features: str = "") -> Self:
        standing = dict(one.split() for one in features.split(" · ")) if features else {}
        self.state.faces[card - 1] = face_number({"paths": paths, "features": standing})
        return self

    def draw(
        self, drawing: str, features: str = "", seat: int = 0, at: tuple[int, int] = (0, 0), places: str | None = None
    ) -> list[int]:
        """Builds a farm from a drawing whose top left cell is at a place, with features as in "1,1 farmer · 3,1 house".

        Features are counted from the corner of the drawing, too; each stands on the first card with a free spot for it. Returns
        what each card scored.
        """
        lines = [line.strip() for line in drawing.splitlines() if line.strip()]
        cells = {(at[0] + x, at[1] + y): sign for y, line in enumerate(lines) for x, sign in enumerate(line) if sign != "_"}
        grid = [(at[0] + x, at[1] + y) for y in range(0, len(lines), 3) for x in range(0, len(lines[0]), 2)]
        laid = places.split(" · ") if places else [f"{x},{y} upright" for x, y in grid if (x, y) in cells]
        waiting = [(one.split()[0], one.split()[1]) for one in features.split(" · ")] if features else []
        scored = []
        for place in laid:
            (x, y), orientation = read_place(f"at {place}")
            turn = orientation, "odd" if (x + y) % 2 else "even"
            face_cells = [CELL_TURNS[turn](*cell) for cell in FACE_CELLS]
            own = []
            for u, v in SPOTS:
                dx, dy = POINT_TURNS[turn](u, v)
                here = next((one for one in waiting if one[0] == f"{x + dx - at[0]},{y + dy - at[1]}"), None)
                if here:
                    waiting.remove(here)
                    own.append(f"{u},{v} {here[1]}")
            card = 1 + 8 * seat + int(self.state.farm_size[seat])
            self.face(card, "".join(cells[x + dx, y + dy] for dx, dy in face_cells), " · ".join(own))
            scored.append(self.build(seat, card, place))
        assert not waiting, f"no card has a spot for {waiting}"
        return scored

    def close(self, plots: int, features: str = "", seat: int = 0) -> int:
        """Closes a field of so many plots in a zigzag, with features from the left, and returns what it scored."""
        cards = plots // 2 + 1
        middle = "#" + "." * (plots - 1) + "#" + "." * (2 * cards - plots - 1)
        edge = "#" * (plots + 1) + "." * (2 * cards - plots - 1)
        spots = [f"{plot},{2 - plot % 2}" for plot in range(1, plots + 1) for _ in range(2 - plot % 2)]
        standing = " · ".join(f"{spot} {feature}" for spot, feature in zip(spots, features.split(), strict=False))
        assert len(features.split()) <= len(spots)
        fields = int(self.state.fields[seat])
        scored = sum(self.draw("\n".join([edge, middle, edge]), standing, seat, (0, 20 * bool(self.state.farm_size[seat]))))
        assert self.state.fields[seat] == fields + 1
        return scored

    def farm(self, seat: int = 0) -> dict[str, Any]:
        return self.view(None)["seats"][seat]["farm"]

    def fields(self, seat: int = 0) -> set[frozenset[tuple[int, int]]]:
        """The closed fields as sets of plots."""
        return {frozenset((x, y) for x, y in field["plots"]) for field in self.farm(seat)["fields"]}

    def plots(self, seat: int = 0) -> set[tuple[int, int]]:
        """The complete plots."""
        return {(plot["x"], plot["y"]) for plot in self.farm(seat)["plots"] if plot["complete"]}

    @property
    def points(self) -> list[int]:
        return self.state.points.tolist()


def every_setting() -> list[Any]:
    """All games with every number of players and every combination of options."""
    return [
        pytest.param(game, players, options, id=f"{game}-{players}-{called(options)}")
        for game in game_names()
        for players in game_named(game).players
        for options in all_options(game)
    ]
