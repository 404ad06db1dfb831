"""Small positions near the end of each game, as the worlds that the seat to decide cannot tell apart, all equally likely."""

from itertools import combinations, permutations

from tables import BaliTable, CacaoTable, RiceTable

from subak.core.compiling import interpreted
from subak.games.bali import rules as bali
from subak.games.bali.components import CARDS

OPEN = "......"  # a face without a path: no field is ever closed by it
WALLED = "######"


def last_turn_of_bali() -> BaliTable:
    """Whatever is taken ends the match."""
    table = BaliTable(2).last_cards("mason mason")
    for row in (1, 2, 3, 4):
        table.lay_row(row, "mason")
    return table


def bali_end_it_even_or_score_and_let_the_rival_buy() -> list[BaliTable]:
    """Taking the mason of row 4 scores a priest and leads, but then one of the rival's five purchases, rice, wins."""
    table = last_turn_of_bali().lay_row(4, "priest mason").lay_on_altar("rice")
    table.seat(0, hand="mason mason", display="priest", goods="", stone=7, points=10)
    table.seat(1, hand="mason mason mason", display="", goods="", stone=7, points=10)
    return [table.to_take(1)]


def bali_shrine_with_the_right_sacrifices() -> list[BaliTable]:
    """A mason ends it even; a shrine wins with one of twelve pairs of goods laid on the altar."""
    table = last_turn_of_bali().lay_on_altar("banana peanut")
    table.seat(0, hand="shrine mason", display="", goods="banana peanut peanut rice", stone=7, points=0)
    table.seat(1, hand="mason mason mason", display="", goods="pepper pepper", stone=7, points=9)
    return [table.to_play()]


def bali_new_row_with_priests() -> list[BaliTable]:
    """Priests win it for the rival. A new row may show one at once, and a second to follow; row 2 shows a shrine and waits."""

    def world(priests: tuple[int, ...]) -> BaliTable:
        table = BaliTable(2).last_cards(" ".join("priest" if place in priests else "shrine" for place in range(6)))
        for row, cards in enumerate(("shrine", "shrine shrine", "shrine", "shrine"), 1):
            table.lay_row(row, cards)
        table.seat(0, hand="mason mason mason", display="", goods="", stone=0, points=11)
        table.seat(1, hand="mason mason mason", display="priest priest priest", goods="", stone=0, points=10)
        return table.to_take(1)

    return [world(priests) for priests in combinations(range(6), 2)]


def bali_goods_face_down_on_the_altar() -> list[BaliTable]:
    """The rival laid two of its rice, banana and banana face down: one of each makes rice the best to buy, two bananas banana."""

    def world(*laid: str) -> BaliTable:
        table = last_turn_of_bali().lay_on_altar("rice rice banana")
        table.seat(0, hand="mason", display="", goods="", stone=5, points=10)
        table.seat(1, hand="mason", display="", goods="rice banana banana", stone=1, points=10).turn_of(1)
        for good in laid:
            interpreted(bali.sacrifice)(table.state, CARDS.index(good))
        return table.turn_of(0)

    return [world("rice", "banana"), world("banana", "rice"), world("banana", "banana")]


def cacao_without_jungle(gold: tuple[int, int], fruits: tuple[int, int] = (0, 0), **built: str) -> CacaoTable:
    """Worker tiles 1111 of both seats lie on squares: first="1,0 0,1"."""
    table = CacaoTable(2)
    for seat, owner in enumerate(("first", "second")):
        for at in built.get(owner, "").split():
            table.build(seat, at, "1111")
        table.seat(seat, gold=gold[seat], fruits=fruits[seat], suns=0, water=8)
    return table.stock()


def cacao_harvest_then_sell_at_the_better_market() -> list[CacaoTable]:
    """The mine makes it even; between plantation and two markets the fruit harvested first and sold for 3 wins."""
    table = cacao_without_jungle((6, 4), second="0,1 0,-1 -1,0").lay(mine2="-1,-1", market3="1,-1")
    return [table.hold(0, "").hold(1, "1111").turn_of(1)]


def cacao_sell_now_or_be_overtaken() -> list[CacaoTable]:
    """The rival will sell at the dear market, where there is room for two. Only a sale of one's own, at 1,0, stays ahead."""
    table = cacao_without_jungle((10, 7), (0, 2), first="0,1 0,-1", second="1,2 2,1").lay(market4="0,2")
    return [table.hold(0, "3100").hold(1, "1111")]


def cacao_jungle_tile_of_the_pile() -> list[CacaoTable]:
    """The mine makes it even. Any other square with a use is filled from the pile, where one of three tiles wins."""

    def world(*pile: str) -> CacaoTable:
        table = cacao_without_jungle((5, 4), second="1,0 0,1 0,-1 -1,0").lay(mine1="-1,-1", water="-2,0 0,-2")
        return table.stock("", " ".join(pile)).hold(0, "").hold(1, "1111").turn_of(1)

    return [world(*pile) for pile in permutations(("mine2", "market3", "market4"))]


def cacao_tile_in_the_hand_of_the_rival() -> list[CacaoTable]:
    """The rival has three tiles left and one in hand: only 3100 can use what the square between both start tiles leaves to it."""

    def world(hand: str, *pile: str) -> CacaoTable:
        table = cacao_without_jungle((10, 10), (2, 1), first="1,0", second="0,-1 -1,0").lay(sun="0,2")
        return table.hold(0, "1111").hold(1, hand, " ".join(pile))

    return [world(*tiles) for tiles in permutations(("3100", "3001", "1111"))]


def among(*cards: int) -> int:
    return sum(1 << card - 1 for card in cards)


def rice_last_card() -> list[RiceTable]:
    """One place of 48 closes enough at once."""
    table = RiceTable("dry").face(8, ".#####", "1,1 buffalo")
    for card, place in enumerate(("0,0 upright", "2,0 lying", "2,2 upright"), 1):
        table.face(card, WALLED).build(0, card, place)
    table.face(9, OPEN).build(1, 9, "0,0 upright")
    table.state.turn, table.state.points[:], table.state.dry_row = 10, (0, 9), among(8)
    return [table.do("build 8")]


def rice_even_but_for_a_buffalo(season: str) -> RiceTable:
    """Card 15 changes nothing. Card 16 loses a point for its buffalo, unless the second seat's wall closes a field around it."""
    table = RiceTable(season).ancestor(0, "open_buffalo", when="end")
    table.face(1, OPEN).build(0, 1, "0,0 upright")
    table.face(9, WALLED).build(1, 9, "0,0 upright")
    table.state.points[:] = 5, 4
    return table.face(2, OPEN).face(3, OPEN).face(15, OPEN).face(16, "##.###", "1,1 buffalo")


def rice_buffalo_in_the_dry_season() -> list[RiceTable]:
    table = rice_even_but_for_a_buffalo("dry").turn_of(1)
    table.state.turn, table.state.dry_row = 9, among(15, 16)
    return [table]


def rice_buffalo_in_the_wet_season() -> list[RiceTable]:
    """The rival has chosen where to build a card that brings nothing, and another such card lies in the dry row."""
    table = rice_even_but_for_a_buffalo("wet")
    table.state.turn, table.state.hand[:], table.state.dry_row = 4, (among(2), among(15, 16)), among(3)
    return [table.do("build 2", "at 2,0 upright")]


def rice_card_that_the_rival_has_chosen() -> list[RiceTable]:
    """Who has fewer farmers takes the last card, with four more. Against a rival with none build none; against three two.

    No field can be closed, so where a card lies does not matter, and one place stands for all.
    """

    def world(chosen: int) -> RiceTable:
        table = RiceTable("wet").ancestor(0, "open_farmer", 2, when="end").ancestor(1, "open_farmer", 1, when="end")
        table.face(1, OPEN).build(0, 1, "0,0 upright")
        table.face(9, OPEN).build(1, 9, "0,0 upright")
        table.face(2, OPEN).face(3, OPEN).face(4, OPEN, "1,1 farmer · 0,2 farmer · 2,2 farmer")
        table.face(10, OPEN).face(11, OPEN, "1,1 farmer · 0,2 farmer")
        table.face(12, OPEN, "1,1 farmer · 0,2 farmer · 2,2 farmer · 1,3 farmer")
        table.state.turn, table.state.hand[:], table.state.dry_row = 4, (among(2, 3, 4), among(10, 11)), among(12)
        return table.do(f"build {chosen}", "at 2,0 upright")

    return [world(chosen) for chosen in (2, 3, 4)]


ALL = (
    bali_end_it_even_or_score_and_let_the_rival_buy,
    bali_shrine_with_the_right_sacrifices,
    bali_new_row_with_priests,
    bali_goods_face_down_on_the_altar,
    cacao_harvest_then_sell_at_the_better_market,
    cacao_sell_now_or_be_overtaken,
    cacao_jungle_tile_of_the_pile,
    cacao_tile_in_the_hand_of_the_rival,
    rice_last_card,
    rice_buffalo_in_the_dry_season,
    rice_buffalo_in_the_wet_season,
    rice_card_that_the_rival_has_chosen,
)
# What lies one decision ahead misleads.
DEEP = (
    bali_end_it_even_or_score_and_let_the_rival_buy,
    bali_shrine_with_the_right_sacrifices,
    cacao_sell_now_or_be_overtaken,
    rice_buffalo_in_the_wet_season,
)
# Who knew what is hidden would choose differently.
SECRET = (
    bali_goods_face_down_on_the_altar,
    cacao_jungle_tile_of_the_pile,
    cacao_tile_in_the_hand_of_the_rival,
    rice_card_that_the_rival_has_chosen,
)
