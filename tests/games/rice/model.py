"""Seasons of Rice once more, from its rules page alone: slow, on farms without limits, and with nothing of the engine in it."""

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from random import Random
from typing import Any, NamedTuple

from support.model import Asked, Course, ModelOfACourse

Point = tuple[int, int]
Field = frozenset[Point]
Turn = Callable[[int, int], Point]


class AncestorCard(NamedTuple):
    name: str
    when: str
    effect: str
    points: int
    limit: int


FACE_CELLS = [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2)]
FEATURES = ["farmer", "buffalo", "house"]
SIZE_POINTS = [0, 1, 2, 4, 7, 10]
FARMER_POINTS = [0, 1, 3, 5, 8]
ORIENTATIONS = {"upright": (2, 3), "lying": (3, 2)}
POINT_TURNS: dict[tuple[str, str], Turn] = {
    ("upright", "even"): lambda u, v: (u, v),
    ("upright", "odd"): lambda u, v: (2 - u, 3 - v),
    ("lying", "even"): lambda u, v: (v, 2 - u),
    ("lying", "odd"): lambda u, v: (3 - v, u),
}
CELL_TURNS: dict[tuple[str, str], Turn] = {
    ("upright", "even"): lambda c, r: (c, r),
    ("upright", "odd"): lambda c, r: (1 - c, 2 - r),
    ("lying", "even"): lambda c, r: (r, 1 - c),
    ("lying", "odd"): lambda c, r: (2 - r, c),
}
SYMBOLS = {"houses": "house", "farmers": "farmer", "buffaloes": "buffalo"}
ARROWS = {"farmers": 1, "houses": -1, "buffaloes": 1, "largest": -1}
FRONTS: dict[str, tuple[str, int]] = {
    "houses": ("houses_by_farmers", 1),
    "farmers": ("own_features", 1),
    "buffaloes": ("both_buffaloes", 2),
    "largest": ("other_card", 0),
}
PARTS = ["open", "closed", "farm"]
THINGS = [*FEATURES, "feature", "set", "plot"]
IN_FIELD = ["field", "plot", "size", "size_points", *FEATURES, "feature", "different", "set"]
AT_END = ["once", "closed_field", "largest", *(f"{part}_{thing}" for part in PARTS for thing in THINGS)]
ANCESTORS = [
    AncestorCard("Sreymom", "both", "empty_times", 3, 0),
    AncestorCard("Chenda", "end", "open_farmer", 1, 0),
    AncestorCard("Sovann", "end", "closed_field", 1, 0),
    AncestorCard("Bopha", "end", "closed_set", 4, 0),
    AncestorCard("Dara", "dry", "size_min", 4, 4),
    AncestorCard("Kosal", "both", "buffalo", 2, 0),
    AncestorCard("Maly", "end", "open_buffalo", 1, 0),
    AncestorCard("Nimol", "both", "house_size", 2, 0),
    AncestorCard("Phirun", "both", "size_exact", 2, 1),
    AncestorCard("Rith", "both", "size_exact", 3, 3),
    AncestorCard("Sokha", "dry", "farmer", 2, 0),
    AncestorCard("Thida", "both", "many_fields", 5, 2),
    AncestorCard("Vanna", "end", "largest", 1, 8),
    AncestorCard("Veasna", "end", "open_plot", 1, 4),
    AncestorCard("Arun", "both", "different", 1, 0),
    AncestorCard("Chanda", "both", "all_features", 8, 0),
    AncestorCard("Makara", "both", "farmers_min", 4, 2),
    AncestorCard("Kiri", "end", "open_house", 2, 6),
]


def deck_of(deal: dict[str, Any]) -> dict[str, Any]:
    """The deck that a deal spells out; its river cards have another name there, since the river of a deal is their order."""
    return deal | {"river": deal.get("river_cards")}


class Ancestor:
    def __init__(
        self, when: str = "never", effect: str = "none", points: int = 0, limit: int = 0, conditions: dict[str, Any] | None = None
    ) -> None:
        self.when, self.effect, self.points, self.limit = when, effect, points, limit
        self.conditions = conditions or {}

    def likes(self, count: Callable[[str], int]) -> bool:
        return all(bounds.get("least", 0) <= count(name) <= bounds.get("most", 10**6) for name, bounds in self.conditions.items())


def around(plot: Point) -> list[Point]:
    x, y = plot
    return [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)]


def even_corners(cell: Point) -> list[Point]:
    x, y = cell
    return [(i, j) for i in (x, x + 1) for j in (y, y + 1) if (i + j) % 2 == 0]


def across(plot: Point, cell: Point) -> Point:
    return next(corner for corner in even_corners(cell) if corner != plot)


def beside(cell: Point) -> list[Point]:
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def covered_by(corner: Point, orientation: str) -> list[Point]:
    wide, high = ORIENTATIONS[orientation]
    return [(corner[0] + dx, corner[1] + dy) for dx in range(wide) for dy in range(high)]


def read_place(text: str) -> tuple[Point, str]:
    _, corner, orientation = text.split()
    x, y = corner.split(",")
    return (int(x), int(y)), orientation


def number(text: str) -> int:
    return int(text.split()[1])


def more(values: list[int]) -> int | None:
    return None if values[0] == values[1] else values.index(max(values))


class Farm:
    def __init__(self, festival: bool) -> None:
        self.festival = festival
        self.bank = {(x, -1): True for x in range(-1, 15)} if festival else {}
        self.cells: dict[Point, bool] = {}
        self.features: dict[Point, list[str]] = {}
        self.cards: dict[int, tuple[Point, str]] = {}

    def fits(self, corner: Point, orientation: str) -> bool:
        cells = covered_by(corner, orientation)
        touched = self.cells or self.bank
        return (
            not any(cell in self.cells for cell in cells)
            and not (self.festival and any(y < 0 for _, y in cells))
            and any(other in touched for cell in cells for other in beside(cell))
        )

    def places(self) -> list[str]:
        touched = self.cells or self.bank
        columns, rows = [x for x, _ in touched], [y for _, y in touched]
        return [
            f"at {x},{y} {orientation}"
            for x in range(min(columns) - 3, max(columns) + 2)
            for y in range(min(rows) - 3, max(rows) + 2)
            for orientation in ORIENTATIONS
            if self.fits((x, y), orientation)
        ]

    def lay(self, face: dict[str, Any], corner: Point, orientation: str) -> None:
        self.cards[face["no"]] = corner, orientation
        x, y = corner
        turn = orientation, "odd" if (x + y) % 2 else "even"
        for cell, line in zip(FACE_CELLS, face["paths"], strict=True):
            dx, dy = CELL_TURNS[turn](*cell)
            assert (x + dx, y + dy) not in self.cells
            self.cells[x + dx, y + dy] = line == "#"
        for centre, feature in face["features"].items():
            u, v = centre.split(",")
            dx, dy = POINT_TURNS[turn](int(u), int(v))
            self.features.setdefault((x + dx, y + dy), []).append(feature)

    def complete_plots(self) -> set[Point]:
        covered = self.cells | self.bank
        plots = {corner for cell in covered for corner in even_corners(cell)}
        return {plot for plot in plots if all(cell in covered for cell in around(plot))}

    def fields(self) -> set[Field]:
        """All closed fields, looked for in the whole farm by the definition."""
        is_path, complete = self.cells | self.bank, self.complete_plots()
        closed, seen = set(), set()
        for start in complete:
            if start in seen:
                continue
            group, waiting = {start}, [start]
            while waiting:
                plot = waiting.pop()
                joined = {across(plot, cell) for cell in around(plot) if not is_path[cell]} & complete
                waiting += joined - group
                group |= joined
            seen |= group
            edges = [(cell, across(plot, cell)) for plot in group for cell in around(plot)]
            if all((other not in group) if is_path[cell] else (other in complete) for cell, other in edges):
                closed.add(frozenset(group))
        return closed

    def count(self, plots: Iterable[Point]) -> Counter[str]:
        return Counter(feature for plot in plots for feature in self.features.get(plot, []))


class RiceModel(ModelOfACourse):
    def __init__(self, options: dict[str, bool], deal: dict[str, Any], deck: dict[str, Any]) -> None:
        self.options, self.deal, self.deck = options, deal, deck
        self.festival, self.contracts = options.get("festival", False), options.get("contracts", False)
        self.faces = {face["no"]: face for face in deck["faces"]}
        self.ancestor_cards = {
            no: Ancestor(card.when, card.effect, card.points, card.limit) for no, card in enumerate(ANCESTORS, 1)
        }
        for card in deck.get("ancestors") or []:
            numbers = card["points"], card.get("limit", 0)
            self.ancestor_cards[card["no"]] = Ancestor(card["when"], card["effect"], *numbers, card.get("if"))
        self.fronts = dict(FRONTS)
        self.backs = {symbol: (symbol, (0, 0), arrow) for symbol, arrow in ARROWS.items()}
        for card in deck.get("river") or []:
            front, back = card["front"], card["back"]
            self.fronts[card["symbol"]] = front["scores"], front.get("points", 0)
            halves = (2 * (back["halves"][0] == "right"), 2 * (back["halves"][1] == "right"))
            self.backs[card["symbol"]] = back["symbol"], halves, 1 if back["arrow"] == "right" else -1
        contracts = deck.get("contracts") or {}
        self.jasmine = contracts.get("jasmine", {"points": 10, "less": 1, "per": "farmer"})
        self.ginger_card = contracts.get("ginger", {"points": 2, "per": "field"})
        cards = deal["cards"]
        self.pairs = [cards[0:2], cards[2:4]]
        self.hands = [cards[4::2], cards[5::2]]
        self.row: list[int] = []
        self.river: list[str] = deal["river"] if self.festival else []
        self.farms = [Farm(self.festival), Farm(self.festival)]
        self.ancestors = [Ancestor(), Ancestor()]
        self.ancestor_numbers: list[int | None] = [None, None]
        self.points = [0, 0]
        self.season = "wet"
        self.ginger: int | None = None
        self.begin(self.seasons())

    def copy(self) -> "RiceModel":
        model = RiceModel(self.options, self.deal, self.deck)
        for text in self.history:
            model.apply(text)
        return model

    def seasons(self) -> Course:
        yield from self.set_up()
        yield from self.wet_season()
        if self.festival:
            yield from self.score_fronts()
        beginner = self.beginner()
        if self.contracts:
            self.ginger = beginner
            less = self.jasmine["less"] * self.in_part(1 - beginner, "farm", self.jasmine["per"])
            self.points[1 - beginner] += self.jasmine["points"] - less
        yield from self.dry_season(beginner)
        if self.festival:
            self.score_backs()

    def set_up(self) -> Course:
        chosen = []
        for seat, pair in enumerate(self.pairs):
            ancestor = number((yield seat, [f"ancestor {card}" for card in pair]))
            place = (yield seat, self.farms[seat].places()) if self.festival else "at 0,0 upright"
            chosen.append((ancestor, place))
        for seat, (ancestor, place) in enumerate(chosen):
            self.ancestors[seat], self.ancestor_numbers[seat] = self.ancestor_cards[ancestor], ancestor
            first = next(card for card in self.pairs[seat] if card != ancestor)
            self.build(seat, first, place)

    def choose(self, seat: int, cards: list[int]) -> Generator[Asked, str, tuple[int, str]]:
        card = number((yield seat, [f"build {card}" for card in cards]))
        place = yield seat, self.farms[seat].places()
        return card, place

    def wet_season(self) -> Course:
        for _ in range(3):
            chosen = []
            for seat in (0, 1):
                card, place = yield from self.choose(seat, self.hands[seat])
                to_row = number((yield seat, [f"row {other}" for other in self.hands[seat] if other != card]))
                chosen.append((card, place, to_row))
            for seat, (card, place, to_row) in enumerate(chosen):
                self.build(seat, card, place)
                self.row.append(to_row)
                self.hands[seat] = [other for other in self.hands[seat] if other not in (card, to_row)]
            self.hands.reverse()
        first = yield from self.choose(0, self.hands[0])
        second = yield from self.choose(1, self.hands[1])
        for seat, (card, place) in enumerate([first, second]):
            self.build(seat, card, place)
            self.hands[seat] = []

    def dry_season(self, beginner: int) -> Course:
        self.season = "dry"
        for turn in range(6):
            seat = (beginner + turn) % 2
            card, place = yield from self.choose(seat, self.row)
            self.row.remove(card)
            self.build(seat, card, place)

    def build(self, seat: int, card: int, place: str) -> None:
        before = self.farms[seat].fields()
        self.farms[seat].lay(self.faces[card], *read_place(place))
        closed = self.farms[seat].fields() - before
        self.points[seat] += sum(self.field_points(seat, field) for field in closed)
        ancestor = self.ancestors[seat]
        if ancestor.effect == "many_fields" and self.works(ancestor) and len(closed) >= max(1, ancestor.limit):
            self.points[seat] += ancestor.points
        if seat == self.ginger:
            for field in closed:
                self.points[seat] += self.ginger_card["points"] * self.in_field(seat, field, self.ginger_card["per"])

    def works(self, ancestor: Ancestor) -> bool:
        return ancestor.when in ("both", self.season)

    def field_points(self, seat: int, field: Field) -> int:
        ancestor, found, size = self.ancestors[seat], self.farms[seat].count(field), self.size(seat, field)
        size_points = SIZE_POINTS[min(size, 5)]
        points = size_points + FARMER_POINTS[min(found["farmer"], 4)] + 2 * found["buffalo"]
        if not self.works(ancestor):
            return points
        effect = ancestor.effect
        if effect in IN_FIELD:
            if not ancestor.likes(lambda name: self.in_field(seat, field, name)):
                return points
            return points + ancestor.points * self.in_field(seat, field, effect)
        if effect == "empty_times" and not found:
            return size_points * ancestor.points
        holds = {
            "size_min": size >= ancestor.limit,
            "size_exact": size == ancestor.limit,
            "all_features": len(found) == 3,
            "farmers_min": found["farmer"] >= ancestor.limit,
        }
        return points + (ancestor.points if holds.get(effect) else 0)

    def in_field(self, seat: int, field: Field, name: str) -> int:
        found, size = self.farms[seat].count(field), self.size(seat, field)
        counts = {
            "field": 1,
            "plot": len(field),
            "size": size,
            "size_points": SIZE_POINTS[min(size, 5)],
            "feature": found.total(),
            "different": len(found),
            "set": min(found[feature] for feature in FEATURES),
        }
        return counts[name] if name in counts else found[name]

    def in_part(self, seat: int, part: str, thing: str) -> int:
        """How much of a thing there is in the open plots, the closed fields or the whole farm."""
        fields = set().union(*self.fields(seat))
        plots = {"open": self.farms[seat].complete_plots() - fields, "closed": fields, "farm": self.farms[seat].complete_plots()}
        found = self.whole_farm(seat)
        if part == "closed":
            found = self.in_fields(seat)
        elif part == "open":
            found = found - self.in_fields(seat)
        counts = {"plot": len(plots[part]), "feature": found.total(), "set": min(found[feature] for feature in FEATURES)}
        return counts[thing] if thing in counts else found[thing]

    def at_end(self, seat: int, name: str) -> int:
        counts = {"once": 1, "closed_field": len(self.fields(seat)), "largest": self.largest(seat)}
        return counts[name] if name in counts else self.in_part(seat, *name.split("_"))

    def size(self, seat: int, field: Iterable[Point]) -> int:
        plots = set(field)
        ancestor = self.ancestors[seat]
        house = ancestor.points if ancestor.effect == "house_size" else 1
        return len(plots) + house * self.farms[seat].count(plots)["house"]

    def fields(self, seat: int) -> list[set[Point]]:
        return [set(field) for field in sorted(self.farms[seat].fields(), key=sorted)]

    def in_fields(self, seat: int) -> Counter[str]:
        return self.farms[seat].count(set().union(*self.fields(seat)))

    def whole_farm(self, seat: int) -> Counter[str]:
        return self.farms[seat].count(self.farms[seat].features)

    def at_river(self, seat: int) -> Counter[str]:
        fields = [
            field for field in self.fields(seat) if any(cell in self.farms[seat].bank for plot in field for cell in around(plot))
        ]
        return self.farms[seat].count(set().union(*fields))

    def largest(self, seat: int) -> int:
        return max((self.size(seat, field) for field in self.fields(seat)), default=0)

    def beginner(self) -> int:
        fewer = more([-points for points in self.points])
        if fewer is None:
            fewer = more([-self.whole_farm(seat)["farmer"] for seat in (0, 1)])
        return 1 if fewer is None else fewer

    def majority(self, symbol: str) -> int | None:
        if symbol == "largest":
            return more([self.largest(seat) for seat in (0, 1)])
        return more([self.whole_farm(seat)[SYMBOLS[symbol]] for seat in (0, 1)])

    def front(self, seat: int, symbol: str) -> int:
        scores, points = self.fronts[symbol]
        if scores == "houses_by_farmers":
            return points * self.in_fields(seat)["house"] * self.in_fields(1 - seat)["farmer"]
        whose, things = scores.split("_")
        found = self.at_river(seat) + (self.at_river(1 - seat) if whose == "both" else Counter())
        return points * (found.total() if things == "features" else found[SYMBOLS[things]])

    def score_fronts(self) -> Course:
        for symbol in self.river:
            winner = self.majority(symbol)
            if winner is None:
                continue
            if self.fronts[symbol][0] != "other_card":
                self.points[winner] += self.front(winner, symbol)
                continue
            others = [(place, other) for place, other in enumerate(self.river, 1) if self.fronts[other][0] != "other_card"]
            theirs = [place for place, other in others if self.majority(other) == 1 - winner]
            if theirs:
                text = yield winner, [*(f"river {place}" for place in theirs), "pass"]
                if text != "pass":
                    self.points[winner] += self.front(winner, self.river[number(text) - 1])

    def back(self, seat: int, place: int) -> int:
        """How much of the river card's symbol is in the seat's closed field that holds it; places from the first seat's left."""
        from_own_left = place if seat == 0 else 3 - place
        symbol, halves, _ = self.backs[self.river[place]]
        field = next((field for field in self.fields(seat) if (4 * from_own_left + halves[seat], 0) in field), set())
        return self.size(seat, field) if symbol == "largest" else self.farms[seat].count(field)[SYMBOLS[symbol]]

    def score_backs(self) -> None:
        for place, symbol in enumerate(self.river):
            winner = more([self.back(seat, place) for seat in (0, 1)])
            if winner is not None:
                target = (place + self.backs[symbol][2]) % 4
                self.points[winner] += self.back(0, target) + self.back(1, target)

    def end_points(self, seat: int) -> int:
        ancestor = self.ancestors[seat]
        extra, lost = 0, self.in_part(seat, "open", "buffalo")
        if ancestor.effect in AT_END and ancestor.likes(lambda name: self.at_end(seat, name)):
            extra = ancestor.points * self.at_end(seat, ancestor.effect)
            if ancestor.limit:
                extra = min(extra, ancestor.limit)
            if ancestor.effect == "open_buffalo":
                lost = 0
        return len(self.fields(seat)) - lost + extra

    def scores(self) -> list[int]:
        return [self.points[seat] + self.end_points(seat) for seat in (0, 1)]

    def winners(self) -> list[int]:
        results = [(score, self.whole_farm(seat)["farmer"]) for seat, score in enumerate(self.scores())]
        return [seat for seat in (0, 1) if results[seat] == max(results)]

    def result(self) -> dict[str, list[int]]:
        return {"scores": self.scores(), "winners": self.winners()}


def random_face(rng: Random) -> dict[str, Any]:
    density = rng.choice([0.5, 0.7, 0.9])
    paths = "".join("#" if rng.random() < density else "." for _ in FACE_CELLS)
    if rng.random() < 0.25:
        paths = "####" + paths[4:]
    features = {centre: rng.choice(FEATURES) for centre in ("1,1", "0,2", "2,2", "1,3") if rng.random() < 0.4}
    return {"paths": paths, "features": features}


def random_ancestor(rng: Random) -> dict[str, Any]:
    effect = rng.choice(sorted({card.effect for card in ANCESTORS}))
    if effect.startswith(("open_", "closed_")) or effect == "largest":
        when, limit = "end", rng.choice([0, rng.randint(1, 8)])
    else:
        when = "both" if effect == "house_size" else rng.choice(["both", "dry"])
        limit = rng.randint(1, 4) if effect in ("size_min", "size_exact", "many_fields", "farmers_min") else 0
    return {"when": when, "effect": effect, "points": rng.randint(1, 5), "limit": limit}


def random_deck(rng: Random) -> dict[str, Any]:
    faces: list[dict[str, Any]] = []
    while len(faces) < 18:
        face = random_face(rng)
        if face not in faces:
            faces.append(face)
    return {
        "name": "random",
        "faces": [{"no": no, **face} for no, face in enumerate(faces, 1)],
        "ancestors": [{"no": no, "name": f"Ancestor {no}", **random_ancestor(rng)} for no in range(1, 19)],
    }


def random_conditions(rng: Random, counts: list[str]) -> dict[str, Any]:
    bounds = [{"least": rng.randint(0, 3)}, {"most": rng.randint(0, 3)}, {"least": rng.randint(0, 1), "most": rng.randint(1, 4)}]
    return {count: rng.choice(bounds) for count in rng.sample(counts, rng.randint(1, 2))}


def composed_ancestor(rng: Random) -> dict[str, Any]:
    """One of the effects that any deck may compose."""
    at_end = rng.random() < 0.5
    when = "end" if at_end else rng.choice(["both", "wet", "dry"])
    ancestor: dict[str, Any] = {"when": when, "effect": rng.choice(AT_END if at_end else IN_FIELD), "points": rng.randint(1, 5)}
    if at_end and rng.random() < 0.5:
        ancestor["limit"] = rng.randint(1, 8)
    if rng.random() < 0.7:
        counts = [name for name in AT_END[1:] if "plot" not in name] if at_end else IN_FIELD[1:]
        ancestor["if"] = random_conditions(rng, counts)
    return ancestor


def random_river_card(rng: Random, symbol: str) -> dict[str, Any]:
    things = [*SYMBOLS, "features"]
    scores = rng.choice(["other_card", "houses_by_farmers", *(f"{whose}_{thing}" for whose in ("own", "both") for thing in things)])
    front = {"scores": scores} if scores == "other_card" else {"scores": scores, "points": rng.randint(0, 3)}
    halves, arrow = [rng.choice(["left", "right"]) for _ in range(2)], rng.choice(["left", "right"])
    return {"symbol": symbol, "front": front, "back": {"symbol": rng.choice(sorted(ARROWS)), "halves": halves, "arrow": arrow}}


def composed_deck(rng: Random) -> dict[str, Any]:
    """A random deck that says all that a deck can say: effects with conditions, river cards and contracts of its own."""
    deck = random_deck(rng)
    for ancestor in deck["ancestors"]:
        if rng.random() < 0.8:
            kept = {part: ancestor[part] for part in ("no", "name")}
            ancestor.clear()
            ancestor.update(kept | composed_ancestor(rng))
    deck["river"] = [random_river_card(rng, symbol) for symbol in ARROWS]
    deck["contracts"] = {
        "jasmine": {"points": rng.randint(0, 12), "less": rng.randint(0, 3), "per": rng.choice(THINGS)},
        "ginger": {"points": rng.randint(0, 4), "per": rng.choice(IN_FIELD)},
    }
    return deck


def random_deal(rng: Random, options: dict[str, bool]) -> dict[str, Any]:
    deal: dict[str, Any] = {"deck": "random", "cards": rng.sample(range(1, 19), 18)}
    if options.get("festival"):
        deal["river"] = rng.sample(sorted(ARROWS), 4)
    return deal
