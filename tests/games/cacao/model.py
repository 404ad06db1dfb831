"""Cacao once more, from its rules page alone: slow, on a board without limits, and with nothing of the engine in it."""

from copy import deepcopy
from itertools import product
from typing import Any

SIDES = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}
ACROSS = {"up": "down", "right": "left", "down": "up", "left": "right"}
TRACK = [-10, -4, -1, 0, 2, 4, 7, 11, 16]
FRUITS = {"plantation1": 1, "plantation2": 2}
PRICES = {"market2": 2, "market3": 3, "market4": 4}
MINES = {"mine1": 1, "mine2": 2}

Square = tuple[int, int]
Edge = tuple[Square, str]


def beside(square: Square) -> dict[str, Square]:
    return {side: (square[0] + dx, square[1] + dy) for side, (dx, dy) in SIDES.items()}


def turned(tile: str, turns: int) -> dict[str, int]:
    """A tile's workers at the sides of the board: with r0 the first number points up, with r1 right."""
    numbers = [int(number) for number in tile]
    return {side: numbers[(place - turns) % 4] for place, side in enumerate(SIDES)}


def written(square: Square) -> str:
    return f"{square[0]},{square[1]}"


def read(text: str) -> Square:
    x, y = text.split(",")
    return int(x), int(y)


class Holdings:
    """What a seat has."""

    def __init__(self, tiles: list[str]) -> None:
        self.hand, self.pile = tiles[:3], tiles[3:]
        self.gold = self.fruits = self.suns = self.steps = 0


class CacaoModel:
    def __init__(self, players: int, deal: dict[str, Any]) -> None:
        self.players = players
        self.seats = [Holdings(list(tiles)) for tiles in deal["workers"]]
        self.display, self.pile = deal["jungle"][:2], deal["jungle"][2:]
        self.jungle: dict[Square, str] = {(0, 0): "plantation1", (1, 1): "market2"}
        self.workers: dict[Square, dict[str, int]] = {}
        self.owner: dict[Square, int] = {}
        self.overbuilt: set[Square] = set()
        self.have_worked: set[tuple[Square, str, bool]] = set()
        self.active = 0
        self.actor: int | None = 0
        self.phase = "square"
        self.covering = False
        self.placed: Square = (0, 0)
        self.to_fill: list[Square] = []
        self.filled: list[Square] = []
        self.waiting: list[int] = []
        self.edges: dict[Edge, str] = {}

    def copy(self) -> "CacaoModel":
        return deepcopy(self)

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def turned_up_or_not(self) -> int:
        return len(self.display) + len(self.pile)

    def open_squares(self) -> list[Square]:
        around = {square for tile in self.jungle for square in beside(tile).values()}
        return sorted(around - set(self.workers))

    def legal(self) -> list[str]:
        texts: list[str] = []
        seat = self.seats[self.active]
        if self.phase == "square":
            texts = [f"square {written(square)}" for square in self.open_squares()]
            if self.turned_up_or_not == 0 and seat.suns:
                own = [square for square, owner in self.owner.items() if owner == self.active]
                texts += [f"overbuild {written(square)}" for square in own if square not in self.overbuilt]
        elif self.phase == "tile":
            texts = [f"tile {tile} r{turns}" for tile in seat.hand for turns in ([0] if tile == "1111" else range(4))]
        elif self.phase == "fill":
            texts = [f"fill {kind} {written(square)}" for kind, square in product(self.display, self.to_fill)]
        elif self.phase == "work" and self.actor is not None:
            for edge, kind in self.edges_of(self.actor).items():
                if kind in FRUITS:
                    texts.append(f"harvest {written(edge[0])} {edge[1]}")
                elif kind in PRICES:
                    most = min(self.workers_at(edge), self.seats[self.actor].fruits)
                    texts += [f"sell {count} {written(edge[0])} {edge[1]}" for count in range(most + 1)]
        return sorted(set(texts))

    def apply(self, text: str) -> None:
        assert text in self.legal()
        verb, *words = text.split()
        if verb in ("square", "overbuild"):
            self.placed, self.covering, self.phase = read(words[0]), verb == "overbuild", "tile"
        elif verb == "tile":
            self.place(words[0], int(words[1][1]))
        elif verb == "fill":
            self.fill(words[0], read(words[1]))
        else:
            if verb == "sell":
                self.sell((read(words[1]), words[2]), int(words[0]))
            else:
                self.harvest((read(words[0]), words[1]))
            self.ask()

    def place(self, tile: str, turns: int) -> None:
        seat = self.seats[self.active]
        seat.hand.remove(tile)
        if self.covering:
            seat.suns -= 1
            self.overbuilt.add(self.placed)
        self.workers[self.placed] = turned(tile, turns)
        self.owner[self.placed] = self.active
        self.filled = []
        self.to_fill = [] if self.covering else self.squares_to_fill()
        self.go_on_filling()

    def squares_to_fill(self) -> list[Square]:
        """Looked for all over the board, as far as one can see."""
        squares = {square for tile in self.workers for square in beside(tile).values()} - set(self.jungle)
        twice = [square for square in squares if sum(other in self.workers for other in beside(square).values()) >= 2]
        return [square for square in twice if self.placed in beside(square).values()]

    def go_on_filling(self) -> None:
        if self.to_fill and self.turned_up_or_not:
            if not self.display:
                self.display.append(self.pile.pop(0))
            self.phase = "fill"
        else:
            self.to_fill = []
            self.begin_work()

    def fill(self, kind: str, square: Square) -> None:
        self.display.remove(kind)
        self.to_fill.remove(square)
        self.filled.append(square)
        self.jungle[square] = kind
        self.go_on_filling()

    def workers_at(self, edge: Edge) -> int:
        return self.workers[edge[0]][edge[1]]

    def edges_of(self, seat: int | None) -> dict[Edge, str]:
        return {edge: kind for edge, kind in self.edges.items() if self.owner[edge[0]] == seat}

    def begin_work(self) -> None:
        own = [(self.placed, side) for side, square in beside(self.placed).items() if square in self.jungle]
        others = [(other, ACROSS[side]) for tile in self.filled for side, other in beside(tile).items() if other in self.workers]
        activated = [edge for edge in {*own, *others} if self.workers_at(edge)]
        self.edges = {(square, side): self.jungle[beside(square)[side]] for square, side in activated}
        for edge, kind in list(self.edges.items()):
            worker = (*edge, edge[0] in self.overbuilt)
            assert worker not in self.have_worked, f"{worker} works twice"
            self.have_worked.add(worker)
            seat, workers = self.seats[self.owner[edge[0]]], self.workers_at(edge)
            if kind in FRUITS or kind in PRICES:
                continue
            if kind in MINES:
                seat.gold += workers * MINES[kind]
            elif kind == "water":
                seat.steps = min(len(TRACK) - 1, seat.steps + workers)
            elif kind == "sun":
                seat.suns = min(3, seat.suns + workers)
            del self.edges[edge]
        self.waiting = [(self.active + step) % self.players for step in range(self.players)]
        self.ask()

    def harvest(self, edge: Edge) -> None:
        seat = self.seats[self.owner[edge[0]]]
        seat.fruits = min(5, seat.fruits + self.workers_at(edge) * FRUITS[self.edges.pop(edge)])

    def sell(self, edge: Edge, count: int) -> None:
        seat = self.seats[self.owner[edge[0]]]
        seat.fruits -= count
        seat.gold += count * PRICES[self.edges.pop(edge)]

    def ask(self) -> None:
        while self.waiting:
            own = self.edges_of(self.waiting[0])
            harvests = [edge for edge, kind in own.items() if kind in FRUITS]
            if len(harvests) < len(own) and (harvests or self.seats[self.waiting[0]].fruits):
                self.phase, self.actor = "work", self.waiting[0]
                return
            for edge in harvests:
                self.harvest(edge)
            self.waiting.pop(0)
        self.end_turn()

    def end_turn(self) -> None:
        seat = self.seats[self.active]
        if seat.pile:
            seat.hand.append(seat.pile.pop(0))
        while len(self.display) < 2 and self.pile:
            self.display.append(self.pile.pop(0))
        self.active = (self.active + 1) % self.players
        self.phase, self.actor = "square", self.active
        if not any(seat.hand for seat in self.seats):
            self.phase, self.actor = "over", None

    def temple_gold(self, square: Square) -> list[int]:
        there = [0] * self.players
        for side, other in beside(square).items():
            if other in self.workers:
                there[self.owner[other]] += self.workers[other][ACROSS[side]]
        ranks = sorted({count for count in there if count}, reverse=True)
        gold = [0] * self.players
        if ranks:
            firsts = [seat for seat, count in enumerate(there) if count == ranks[0]]
            for seat in firsts:
                gold[seat] = 6 // len(firsts)
            if len(firsts) == 1 and len(ranks) > 1:
                seconds = [seat for seat, count in enumerate(there) if count == ranks[1]]
                for seat in seconds:
                    gold[seat] = 3 // len(seconds)
        return gold

    def result(self) -> dict[str, list[int]]:
        scores = [seat.gold + seat.suns + TRACK[seat.steps] for seat in self.seats]
        for square, kind in self.jungle.items():
            if kind == "temple":
                scores = [score + gold for score, gold in zip(scores, self.temple_gold(square), strict=True)]
        best = max((score, seat.fruits) for score, seat in zip(scores, self.seats, strict=True))
        winners = [number for number, seat in enumerate(self.seats) if (scores[number], seat.fruits) == best]
        return {"scores": scores, "winners": winners}
