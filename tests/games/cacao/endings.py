"""Small positions near the end of Cacao."""

from itertools import permutations

from games.cacao.positions import CacaoPosition
from support.position import Ending


def without_jungle(gold: tuple[int, int], fruits: tuple[int, int] = (0, 0), **built: str) -> CacaoPosition:
    """Worker tiles 1111 of both seats lie on squares: first="1,0 0,1"."""
    position = CacaoPosition(2)
    for seat, owner in enumerate(("first", "second")):
        for at in built.get(owner, "").split():
            position.build(seat, at, "1111")
        position.seat(seat, gold=gold[seat], fruits=fruits[seat], suns=0, water=8)
    return position.stock()


def harvest_then_sell_at_the_better_market() -> list[CacaoPosition]:
    """The mine makes it even; between plantation and two markets the fruit harvested first and sold for 3 wins."""
    position = without_jungle((6, 4), second="0,1 0,-1 -1,0").lay(mine2="-1,-1", market3="1,-1")
    return [position.hold(0, "").hold(1, "1111").turn_of(1)]


def sell_now_or_be_overtaken() -> list[CacaoPosition]:
    """The rival will sell at the dear market, where there is room for two. Only a sale of one's own, at 1,0, stays ahead."""
    position = without_jungle((10, 7), (0, 2), first="0,1 0,-1", second="1,2 2,1").lay(market4="0,2")
    return [position.hold(0, "3100").hold(1, "1111")]


def jungle_tile_of_the_pile() -> list[CacaoPosition]:
    """The mine makes it even. Any other square with a use is filled from the pile, where one of three tiles wins."""

    def world(*pile: str) -> CacaoPosition:
        position = without_jungle((5, 4), second="1,0 0,1 0,-1 -1,0").lay(mine1="-1,-1", water="-2,0 0,-2")
        return position.stock("", " ".join(pile)).hold(0, "").hold(1, "1111").turn_of(1)

    return [world(*pile) for pile in permutations(("mine2", "market3", "market4"))]


def tile_in_the_hand_of_the_rival() -> list[CacaoPosition]:
    """The rival has three tiles left and one in hand: only 3100 can use what the square between both start tiles leaves to it."""

    def world(hand: str, *pile: str) -> CacaoPosition:
        position = without_jungle((10, 10), (2, 1), first="1,0", second="0,-1 -1,0").lay(sun="0,2")
        return position.hold(0, "1111").hold(1, hand, " ".join(pile))

    return [world(*tiles) for tiles in permutations(("3100", "3001", "1111"))]


ENDINGS = [
    Ending(harvest_then_sell_at_the_better_market),
    Ending(sell_now_or_be_overtaken, deep=True),
    Ending(jungle_tile_of_the_pile, secret=True),
    Ending(tile_in_the_hand_of_the_rival, secret=True),
]
