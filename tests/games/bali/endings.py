"""Small positions near the end of Bali."""

from itertools import combinations

from games.bali.positions import BaliPosition
from support.position import Ending

from subak.core.compiling import interpreted
from subak.games.bali import rules as bali
from subak.games.bali.components import CARDS


def last_turn() -> BaliPosition:
    """Whatever is taken ends the match."""
    position = BaliPosition(2).last_cards("mason mason")
    for row in (1, 2, 3, 4):
        position.lay_row(row, "mason")
    return position


def end_it_even_or_score_and_let_the_rival_buy() -> list[BaliPosition]:
    """Taking the mason of row 4 scores a priest and leads, but then one of the rival's five purchases, rice, wins."""
    position = last_turn().lay_row(4, "priest mason").lay_on_altar("rice")
    position.seat(0, hand="mason mason", display="priest", goods="", stone=7, points=10)
    position.seat(1, hand="mason mason mason", display="", goods="", stone=7, points=10)
    return [position.to_take(1)]


def shrine_with_the_right_sacrifices() -> list[BaliPosition]:
    """A mason ends it even; a shrine wins with one of twelve pairs of goods laid on the altar."""
    position = last_turn().lay_on_altar("banana peanut")
    position.seat(0, hand="shrine mason", display="", goods="banana peanut peanut rice", stone=7, points=0)
    position.seat(1, hand="mason mason mason", display="", goods="pepper pepper", stone=7, points=9)
    return [position.to_play()]


def new_row_with_priests() -> list[BaliPosition]:
    """Priests win it for the rival. A new row may show one at once, and a second to follow; row 2 shows a shrine and waits."""

    def world(priests: tuple[int, ...]) -> BaliPosition:
        position = BaliPosition(2).last_cards(" ".join("priest" if place in priests else "shrine" for place in range(6)))
        for row, cards in enumerate(("shrine", "shrine shrine", "shrine", "shrine"), 1):
            position.lay_row(row, cards)
        position.seat(0, hand="mason mason mason", display="", goods="", stone=0, points=11)
        position.seat(1, hand="mason mason mason", display="priest priest priest", goods="", stone=0, points=10)
        return position.to_take(1)

    return [world(priests) for priests in combinations(range(6), 2)]


def goods_face_down_on_the_altar() -> list[BaliPosition]:
    """The rival laid two of its rice, banana and banana face down: one of each makes rice the best to buy, two bananas banana."""

    def world(*laid: str) -> BaliPosition:
        position = last_turn().lay_on_altar("rice rice banana")
        position.seat(0, hand="mason", display="", goods="", stone=5, points=10)
        position.seat(1, hand="mason", display="", goods="rice banana banana", stone=1, points=10).turn_of(1)
        for good in laid:
            interpreted(bali.sacrifice)(position.state, CARDS.index(good))
        return position.turn_of(0)

    return [world("rice", "banana"), world("banana", "rice"), world("banana", "banana")]


ENDINGS = [
    Ending(end_it_even_or_score_and_let_the_rival_buy, deep=True),
    Ending(shrine_with_the_right_sacrifices, deep=True),
    Ending(new_row_with_priests),
    Ending(goods_face_down_on_the_altar, secret=True),
]
