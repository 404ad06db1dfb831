"""Bali once more, from its rules page alone: slow, and with nothing of the engine in it."""

from collections import Counter
from collections.abc import Generator, Mapping
from typing import Any

from support.model import Asked, Course, ModelOfACourse

KINDS = ["rice", "peanut", "banana", "pepper"]
HAND = 3
SHRINE_COST = 7
LOOKED_AT = 4

Good = tuple[str, bool]  # its kind, and whether it lies face down


class Holdings:
    """What a seat has."""

    def __init__(self, lacks: str, stone: int) -> None:
        self.hand = Counter(kind for kind in KINDS if kind != lacks)
        self.display = Counter(["mason"])
        self.goods = Counter(KINDS)
        self.stone = stone
        self.points = 0


class BaliModel(ModelOfACourse):
    def __init__(self, players: int, options: Mapping[str, bool], deal: dict[str, Any], rules: int = 2) -> None:
        self.rules = rules
        self.players = players
        self.seats = [Holdings(lacks, 2 + number) for number, lacks in enumerate(deal["sets"])]
        self.rows = [deal["pile"][4 * row : 4 * row + 4] for row in range(4)]
        self.pile: list[str] = deal["pile"][16:]
        self.altar: list[Good] = [(kind, True) for kind in deal.get("altar") or []]
        self.supply = {kind: 25 - players - len([laid for laid, _ in self.altar if laid == kind]) for kind in KINDS}
        self.demon = 0 if options.get("demon") else None
        self.active = 0
        self.begin(self.turns())

    def turns(self) -> Course:
        while True:
            yield from self.buy()
            yield from self.play()
            row = yield from self.take()
            if not self.pile:
                return
            yield from self.score(self.rows[row][-1])
            self.active = (self.active + 1) % self.players

    def clockwise(self, first: int) -> list[int]:
        return [(first + step) % self.players for step in range(self.players)]

    def left_in_supply(self) -> list[str]:
        return [kind for kind in KINDS if self.supply[kind]]

    def take_good(self, seat: int, kind: str) -> None:
        self.supply[kind] -= 1
        self.seats[seat].goods[kind] += 1

    def buy(self) -> Course:
        seat = self.seats[self.active]
        costs = {kind: max(0, 5 - seat.display[kind]) for kind in self.left_in_supply()}
        text = yield self.active, ["pass", *(f"buy {kind}" for kind, cost in costs.items() if cost <= seat.stone)]
        if text != "pass":
            kind = text.split()[1]
            seat.stone -= costs[kind]
            self.take_good(self.active, kind)

    def play(self) -> Course:
        seat = self.seats[self.active]
        texts = [f"play {card}" for card in ("mason", "priest") if seat.hand[card]]
        texts += ["play shrine"] if seat.hand["shrine"] and seat.stone >= SHRINE_COST else []
        texts += [
            f"play {number} {kind}"
            for kind in KINDS
            for number in (1, 2, 3)
            if number <= seat.hand[kind] and number - 1 <= seat.stone
        ]
        text = yield self.active, texts or ["discard shrine"]
        verb, *words = text.split()
        card, number = words[-1], int(words[0]) if len(words) > 1 else 1
        seat.hand[card] -= number
        if verb == "discard":
            return
        seat.display[card] += number
        seat.stone -= SHRINE_COST if card == "shrine" else number - 1
        if card == "priest" and self.demon is not None:
            self.demon = (self.demon + 1) % 4
        if card == "shrine":
            yield from self.sacrifice()

    def sacrifice(self) -> Course:
        for number in self.clockwise(self.active + 1):
            goods = self.seats[number].goods
            if goods.total():
                text = yield number, [f"sacrifice {kind}" for kind in KINDS if goods[kind]]
                kind = text.split()[1]
                goods[kind] -= 1
                self.altar.append((kind, number == self.active))
        if self.left_in_supply():
            text = yield self.active, [f"supply {kind}" for kind in self.left_in_supply()]
            kind = text.split()[1]
            self.supply[kind] -= 1
            self.altar.append((kind, False))

    def take(self) -> Generator[Asked, str, int]:
        """Returns the row that the last card came from."""
        seat = self.seats[self.active]
        row = 0
        while seat.hand.total() < HAND:
            text = yield self.active, [f"take {other + 1}" for other in range(4) if other != self.demon]
            row = int(text.split()[1]) - 1
            seat.hand[self.rows[row].pop()] += 1
            if self.rows[row]:
                continue
            looks = self.refill(row)
            if not self.pile:
                break
            yield from self.look(looks)
        return row

    def refill(self, row: int) -> int:
        """Returns how many looks the oracles in it give."""
        looks = 0
        while not self.rows[row] and self.pile:
            laid, self.pile = self.pile[:4], self.pile[4:]
            self.rows[row] = [card for card in laid if card != "oracle"]
            looks += "oracle" in laid
        return looks

    def look(self, looks: int) -> Course:
        for _ in range(looks):
            if not self.altar:
                return
            if (yield self.active, ["oracle look", "pass"]) == "pass":
                continue
            seen = [kind for kind, _ in reversed(self.altar)][:LOOKED_AT]
            text = yield self.active, [f"keep {kind} {place}" for place, kind in enumerate(seen, 1)]
            _, kind, place = text.split()
            del self.altar[-int(place)]
            self.seats[self.active].goods[kind] += 1

    def score(self, card: str) -> Course:
        counts = [seat.display[card] for seat in self.seats]
        alone = {seat for seat, count in enumerate(counts) if count >= 2 and counts.count(count) == 1 and count == max(counts)}
        if card in KINDS:
            takers = [seat for seat in self.clockwise(self.active) if counts[seat]]
            for seat in [*takers, *alone]:
                yield from self.take_scored(seat, card)
            return
        for number in self.clockwise(self.active):
            gain = counts[number] + (number in alone)
            if card == "shrine" and gain:
                paid_in = (yield number, ["score points", "score stone"]).split()[1]
            else:
                paid_in = "stone" if card == "mason" else "points"
            if paid_in == "stone":
                self.seats[number].stone += gain
            else:
                self.seats[number].points += gain

    def take_scored(self, seat: int, kind: str) -> Course:
        if self.supply[kind]:
            self.take_good(seat, kind)
        elif self.left_in_supply():
            claims = [f"claim {other}" for other in self.left_in_supply()]
            text = yield seat, [*claims, "pass"] if self.rules > 1 else claims
            if text != "pass":
                self.take_good(seat, text.split()[1])

    def goods_values(self) -> dict[str, int]:
        on_altar = Counter(kind for kind, _ in self.altar)
        ranks = sorted(set(on_altar.values()), reverse=True)
        return {kind: 3 - ranks.index(on_altar[kind]) if on_altar[kind] else 0 for kind in KINDS}

    def scores(self) -> list[int]:
        values = self.goods_values()
        return [
            seat.points
            + 4 * seat.display["shrine"]
            + seat.stone // 5
            + sum(number * values[kind] for kind, number in seat.goods.items())
            for seat in self.seats
        ]

    def result(self) -> dict[str, list[int]]:
        scores = self.scores()
        ranked = [(score, seat.display["shrine"], seat.stone) for score, seat in zip(scores, self.seats, strict=True)]
        return {"scores": scores, "winners": [seat for seat, rank in enumerate(ranked) if rank == max(ranked)]}
