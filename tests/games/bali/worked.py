"""The worked examples of Bali's rules page, and what they come to. Anna sits at 0, Ben to her left at 1, Cleo at 2."""

from typing import Any

from games.bali.positions import BaliPosition
from support.make_golden import golden

from subak.core.registry import game_named
from subak.games.bali.components import (
    CARDS,
    DECK,
    DECK_SIZE,
    FIRST_STONE,
    GOOD_COST,
    GOODS_OF_A_KIND,
    HAND_SIZE,
    KINDS,
    LAID_OUT,
    LOOK_DEPTH,
    MOST_PLAYERS,
    ORACLES,
    ROW_LENGTH,
    ROWS,
    SHRINE_COST,
)
from subak.games.bali.scoring import SHRINE_POINTS, STONE_PER_POINT

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


def oracle() -> BaliPosition:
    """Anna takes the last card of a row. One of the new cards is an oracle; under the top of the altar a pepper lies face down."""
    position = BaliPosition(3, oracle=True).to_take(2).lay_row(2, "mason").next_cards("shrine oracle peanut rice")
    return position.clear_altar().lay_on_altar("rice banana? peanut pepper? banana").seat(ANNA, goods="rice")


LOOK = ("take 2", "oracle look", "keep pepper 2")


def demon() -> BaliPosition:
    """The demon stands on the last row, and Anna has a priest to play."""
    position = BaliPosition(3, demon=True).to_play().seat(ANNA, hand="priest rice mason")
    position.state.demon_row = ROWS - 1
    return position


PRIEST = ("play priest",)


ALTARS = ((4, 3, 2, 1), (3, 3, 2, 1), (3, 2, 2, 1), (3, 2, 1, 1), (2, 2, 1, 1), (2, 2, 2, 1), (1, 1, 1, 1), (3, 2, 1, 0))
GOODS = ("rice", "peanut", "banana", "pepper")
FEW = ("one", "two", "three")

SQUARE = "base-3"  # the record of the first picture
RANKED = ("first", "second", "third", "last")


def worked() -> dict[str, Any]:
    return {
        **of_the_box(),
        **of_playing(),
        **of_cards_scored(),
        **of_the_turn(),
        **of_scoring(),
        **of_the_end(),
        **of_altars(),
        **of_variants(),
    }


def of_the_box() -> dict[str, Any]:
    start = BaliPosition()
    return {
        "players.least": game_named("bali").players[0],
        "players.most": MOST_PLAYERS,
        "square.players": int(golden("bali", SQUARE).state.players),
        "kinds": KINDS,
        "sets": KINDS,
        "set.masons": start.display(ANNA)["mason"],
        "set.farmers": sum(start.hand(ANNA).values()),
        "rows": ROWS,
        "row": ROW_LENGTH,
        "row.last": (DECK_SIZE - LAID_OUT) % ROW_LENGTH,
        "good.cost": GOOD_COST,
        "shrine.cost": SHRINE_COST,
        "shrine.points": SHRINE_POINTS,
        "stone.per-point": STONE_PER_POINT,
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


def of_playing() -> dict[str, Any]:
    """What goods and farmers cost, and what a shrine brings to the altar."""
    prices = [BaliPosition().seat(ANNA, display="rice " * farmers).view(ANNA)["prices"]["rice"] for farmers in range(DECK[0] + 1)]
    numbers = {"good.less": prices[0] - prices[1], "good.least": min(prices)}
    for farmers, name in enumerate(FEW, 1):
        before = BaliPosition().to_play().seat(ANNA, hand="rice " * HAND_SIZE, stone=GOOD_COST)
        cost = before.stone[ANNA] - before.do(f"play {farmers} rice").stone[ANNA]
        numbers |= {f"farmers.{name}": farmers, f"farmers.{name}-cost": cost}
    position, by_anna = sacrifice(), 0
    for decision in SACRIFICE[1:]:
        by_anna += position.do(*SACRIFICE[:1] if position.phase == "play" else ()).actor == ANNA
        position.do(decision)
    return numbers | {"shrine.chosen": by_anna, "altar.first": len(BaliPosition(oracle=True).altar)}


def gained(cards: int, card: str, *choices: str) -> dict[str, int]:
    """What Anna gets if she has some of a card, and the others have none."""
    before = scored(card, f"{card} " * cards, "", "")
    had = before.stone[ANNA], before.points[ANNA]
    after = before.do(*SCORED, *choices)
    return {"stone": after.stone[ANNA] - had[0], "points": after.points[ANNA] - had[1], "goods": sum(after.goods(ANNA).values())}


def of_cards_scored() -> dict[str, Any]:
    """For one card, which is no majority; then what the sole majority brings more, and from how many cards on."""
    numbers: dict[str, Any] = {}
    extra: set[int] = set()
    by_name = {"mason": ("mason", "stone"), "priest": ("priest", "points"), "farmer": ("rice", "goods")}
    for name, (card, kind) in by_name.items():
        one = gained(1, card)[kind]
        each = [one * (1 if name == "farmer" else cards) for cards in range(1, 4)]
        more = [gained(cards, card)[kind] - alike for cards, alike in enumerate(each, 1)]
        numbers[f"{name}.each"] = one
        extra.add(max(more))
        numbers["majority"] = 1 + next(place for place, number in enumerate(more) if number)
    for kind in ("points", "stone"):
        numbers[f"shrine.{kind}-each"] = gained(1, "shrine", f"score {kind}")[kind]
        extra.add(gained(2, "shrine", f"score {kind}")[kind] - 2 * numbers[f"shrine.{kind}-each"])
    [numbers["majority.more"]] = extra
    return numbers


def of_the_turn() -> dict[str, Any]:
    position = turn()
    numbers = {"turn.bananas": position.display(ANNA)["banana"], "turn.taken": len(TAKE)}
    numbers |= {f"turn.row-{place}": int(decision.split()[1]) for place, decision in zip(("first", "second"), TAKE, strict=True)}
    numbers |= {"turn.stone": position.stone[ANNA], "turn.price": position.view(ANNA)["prices"]["banana"]}
    numbers["turn.bought"] = position.do(*BUY).stone[ANNA]
    numbers["turn.farmers"] = numbers["turn.bought"] - position.do(*PLAY).stone[ANNA]
    numbers["turn.played"] = position.stone[ANNA]
    numbers["turn.rice"] = position.view(ANNA)["prices"]["rice"]
    before = position.stone
    position.do(*TAKE)
    got = [after - stone for after, stone in zip(position.stone, before, strict=True)]
    masons = {f"turn.{name}-masons": position.display(seat)["mason"] for seat, name in ((ANNA, "anna"), (BEN, "ben"))}
    return {**numbers, **masons, "turn.anna": got[ANNA], "turn.ben": got[BEN], "turn.end": position.stone[ANNA]}


def of_scoring() -> dict[str, Any]:
    points = priests().do(*SCORED).points
    by_points = shrines().do(*SCORED, "score points").points[ANNA]
    by_stone = shrines().do(*SCORED, "score stone").stone[ANNA]
    cleo_by_points, cleo_by_stone = (shrines().do(*SCORED, "score points", f"score {kind}") for kind in ("points", "stone"))
    return {
        "priests.anna-has": priests().display(ANNA)["priest"],
        "priests.ben-has": priests().display(BEN)["priest"],
        "shrines.anna-has": shrines().display(ANNA)["shrine"],
        "shrines.cleo-has": shrines().display(CLEO)["shrine"],
        "shrines.cleo-points": cleo_by_points.points[CLEO],
        "shrines.cleo-stone": cleo_by_stone.stone[CLEO],
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
    stone = BaliPosition().last_cards("mason mason").lay_row(1, "mason").to_take(1).seat(ANNA, stone=STONE_PER_POINT).do(*END)
    return numbers | {
        "stone.worth": stone.view(ANNA)["end"]["seats"][ANNA]["stone"],
        **{f"end.anna.has-{kind}": goods[kind] for kind in view["end"]["values"]},
        "end.anna.tokens": view["seats"][ANNA]["stone"],
        **{f"end.anna.{kind}": goods[kind] * view["end"]["values"][kind] for kind in view["end"]["values"]},
    }


def of_variants() -> dict[str, Any]:
    position, moved = oracle().do(*LOOK), demon()
    numbers = {"oracle.row": int(LOOK[0].split()[1]), "oracle.left": len(position.row(2)), "oracle.altar": len(position.altar)}
    before = moved.view(ANNA)["demon"]
    after = moved.do(*PRIEST).view(ANNA)["demon"]
    return {**numbers, "demon.before": before, "demon.after": after, "demon.others": len(moved.legal)}


def of_altars() -> dict[str, Any]:
    """What goods are worth where some kinds lie on the altar equally often."""
    found: dict[str, Any] = {}
    for number, counts in enumerate(ALTARS, 1):
        laid = " ".join(" ".join([kind] * count) for kind, count in zip(GOODS, counts, strict=True))
        values = BaliPosition().lay_on_altar(laid).values
        found[f"altar-{number}.cards"] = ", ".join(map(str, counts))
        found[f"altar-{number}.worth"] = ", ".join(str(values[good]) for good in GOODS)
        if number == 1:
            found |= {f"good.{rank}": values[good] for rank, good in zip(RANKED, GOODS, strict=True)}
    return found
