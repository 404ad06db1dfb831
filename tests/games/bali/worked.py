"""The worked examples of Bali's rules page, and what they come to. Anna sits at 0, Ben to her left at 1, Cleo at 2."""

from typing import Any

from games.bali.positions import BaliPosition

from subak.games.bali.components import (
    CARDS,
    DECK,
    DECK_SIZE,
    FIRST_STONE,
    GOOD_COST,
    GOODS_OF_A_KIND,
    HAND_SIZE,
    LAID_OUT,
    LOOK_DEPTH,
    ORACLES,
    SHRINE_COST,
)
from subak.games.bali.scoring import BEST_VALUE, SHRINE_POINTS, STONE_PER_POINT

ANNA, BEN, CLEO = 0, 1, 2
NAMES = ("anna", "ben", "cleo")

BUY = ("buy banana",)
PLAY = ("play 2 rice",)
TAKE = ("take 1", "take 3")


def turn() -> BaliPosition:
    """Anna's turn: she buys a banana, plays two rice farmers, takes a shrine and a rice farmer, and a stonemason is scored."""
    position = BaliPosition(3)
    position.lay_row(1, "pepper priest mason shrine").lay_row(2, "mason peanut shrine banana")
    position.lay_row(3, "banana shrine mason rice").lay_row(4, "peanut mason rice priest")
    position.seat(ANNA, hand="rice rice priest", display="mason mason banana banana", goods="rice peanut banana pepper", stone=5)
    position.seat(BEN, hand="priest shrine pepper", display="mason peanut rice", goods="rice peanut banana pepper", stone=3)
    position.seat(CLEO, hand="mason pepper banana", display="mason pepper pepper", goods="rice peanut banana pepper", stone=4)
    return position


def sacrifice() -> BaliPosition:
    """As in the rulebook: Anna builds a shrine; Ben and Cleo give a peanut each, Anna rice face down and a pepper of the supply."""
    return BaliPosition(3).to_play().seat(ANNA, hand="shrine rice rice", stone=7)


SACRIFICE = ("play shrine", "sacrifice peanut", "sacrifice peanut", "sacrifice rice", "supply pepper")


def scored(card: str, *displays: str) -> BaliPosition:
    """The last card of Anna's turn comes free of one that is scored."""
    position = BaliPosition(3).lay_row(3, f"rice {card} mason").to_take(1)
    for seat, display in enumerate(displays):
        position.seat(seat, display=display, stone=0, goods="")
    return position


SCORED = ("take 3",)


def priests() -> BaliPosition:
    """As in the rulebook: two share the most, so nobody gets more."""
    return scored("priest", "priest priest", "priest", "priest priest")


def shrines() -> BaliPosition:
    return scored("shrine", "shrine shrine shrine", "", "shrine")


def rice_farmer() -> BaliPosition:
    return scored("rice", "", "", "rice")


def last_card() -> BaliPosition:
    """The altar of the rulebook, and Anna's 22 points."""
    position = BaliPosition(3).last_cards("mason mason").lay_row(1, "mason").to_take(1)
    position.lay_on_altar("pepper " * 5 + "banana " * 4 + "peanut " * 4 + "rice " * 3)
    position.seat(ANNA, display="mason mason rice rice banana shrine", stone=7, points=6, goods="pepper pepper banana peanut rice")
    position.seat(BEN, display="mason peanut peanut shrine shrine", stone=3, points=9, goods="rice rice")
    position.seat(CLEO, display="mason mason mason pepper", stone=12, points=2, goods="pepper pepper pepper pepper banana")
    return position


END = ("take 1",)


ALTARS = ((4, 3, 2, 1), (3, 3, 2, 1), (3, 2, 2, 1), (3, 2, 1, 1), (2, 2, 1, 1), (2, 2, 2, 1), (1, 1, 1, 1), (3, 2, 1, 0))
KINDS = ("rice", "peanut", "banana", "pepper")

WORTH = [*range(BEST_VALUE, -1, -1)]
GUIDED = {
    "buy": [GOOD_COST, 1, SHRINE_COST],
    "play": [*range(1, HAND_SIZE + 1), *range(HAND_SIZE), SHRINE_COST],
    "sacrifice": WORTH,
    "sacrifice-hidden": WORTH,
    "reward": [1, 1, STONE_PER_POINT, 1],
    "over": [*WORTH, SHRINE_POINTS, 1, STONE_PER_POINT],
}


def worked() -> dict[str, Any]:
    return {**of_the_box(), **of_the_turn(), **of_scoring(), **of_the_end(), **of_altars()}


def of_the_box() -> dict[str, Any]:
    return {
        "good.cost": GOOD_COST,
        "shrine.cost": SHRINE_COST,
        "shrine.points": SHRINE_POINTS,
        "stone.per-point": STONE_PER_POINT,
        "good.best": BEST_VALUE,
        "hand": HAND_SIZE,
        "look": LOOK_DEPTH,
        "number.farmers": DECK[0],
        **{f"number.{card}": DECK[number] for number, card in enumerate(CARDS) if number >= CARDS.index("mason")},
        "number.goods": GOODS_OF_A_KIND,
        "cards": DECK_SIZE,
        "laid-out": LAID_OUT,
        "pile": DECK_SIZE - LAID_OUT,
        "pile.oracle": DECK_SIZE - LAID_OUT + ORACLES,
        **{f"stone.first-{seat + 1}": FIRST_STONE + seat for seat in range(4)},
    }


def of_the_turn() -> dict[str, Any]:
    position = turn()
    numbers = {"turn.stone": position.stone[ANNA], "turn.price": position.view(ANNA)["prices"]["banana"]}
    numbers["turn.bought"] = position.do(*BUY).stone[ANNA]
    numbers["turn.farmers"] = numbers["turn.bought"] - position.do(*PLAY).stone[ANNA]
    numbers["turn.played"] = position.stone[ANNA]
    numbers["turn.rice"] = position.view(ANNA)["prices"]["rice"]
    before = position.stone
    position.do(*TAKE)
    gained = [after - stone for after, stone in zip(position.stone, before, strict=True)]
    return {**numbers, "turn.anna": gained[ANNA], "turn.ben": gained[BEN], "turn.end": position.stone[ANNA]}


def of_scoring() -> dict[str, Any]:
    points = priests().do(*SCORED).points
    by_points = shrines().do(*SCORED, "score points").points[ANNA]
    by_stone = shrines().do(*SCORED, "score stone").stone[ANNA]
    return {
        "priests.anna": points[ANNA],
        "priests.ben": points[BEN],
        "shrines.points": by_points,
        "shrines.stone": by_stone,
        "rice.cleo": rice_farmer().do(*SCORED).goods(CLEO)["rice"],
    }


def of_the_end() -> dict[str, Any]:
    view = last_card().do(*END).view(ANNA)
    numbers = {f"altar.{kind}": count for kind, count in view["altar"]["counts"].items()}
    numbers |= {f"worth.{kind}": value for kind, value in view["end"]["values"].items()}
    for name, seat in zip(NAMES, view["end"]["seats"], strict=True):
        numbers |= {f"end.{name}.{part}": number for part, number in seat.items()}
    goods = view["seats"][ANNA]["goods"]
    return numbers | {
        "end.anna.tokens": view["seats"][ANNA]["stone"],
        **{f"end.anna.{kind}": goods[kind] * view["end"]["values"][kind] for kind in view["end"]["values"]},
    }


def of_altars() -> dict[str, Any]:
    """What goods are worth where some kinds lie on the altar equally often."""
    found: dict[str, Any] = {}
    for counts in ALTARS:
        laid = " ".join(" ".join([kind] * count) for kind, count in zip(KINDS, counts, strict=True))
        values = BaliPosition().lay_on_altar(laid).values
        found["ranks." + "-".join(map(str, counts))] = ", ".join(str(values[kind]) for kind in KINDS)
    return found
