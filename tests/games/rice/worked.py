"""The worked examples of the rules page of Seasons of Rice, and what they come to. Anna sits at 0, Ben at 1.

Faces are those of our deck, written here so that the examples stay what the texts say of them.
"""

from typing import Any

from games.rice.endings import among
from games.rice.model import CELL_TURNS
from games.rice.positions import RicePosition
from support.examples import Spoiled

from subak.core.compiling import interpreted
from subak.core.registry import told
from subak.games.rice import river, rules, scoring
from subak.games.rice.components import (
    BANK_START,
    BANK_STOP,
    BUFFALO_POINTS,
    CARDS,
    CELLS,
    FARM_SIZE,
    FARMER_POINTS,
    FIRST_HAND,
    HAND_SIZE,
    HEIGHT,
    RIVER_CARDS,
    ROW_SIZE,
    SIZE_POINTS,
    SPOTS,
    WET_TURNS,
    WIDTH,
)
from subak.games.rice.deck import OWN
from subak.games.rice.state import SEATS

ANNA, BEN = 0, 1
NAMES = ("anna", "ben")

FACES = {
    1: ("###.#.", "0,2 farmer · 1,3 farmer"),
    2: (".#.#.#", "1,1 farmer · 0,2 farmer"),
    3: (".##..#", "2,2 house · 1,3 buffalo"),
    4: ("..####", "1,1 farmer · 0,2 farmer · 1,3 buffalo"),
    5: ("#.####", "2,2 buffalo"),
    6: (".#.###", "1,1 house · 1,3 farmer"),
    7: (".##.##", "1,1 farmer · 0,2 farmer"),
    8: (".###.#", "1,1 farmer · 2,2 farmer"),
    9: ("##.###", "1,1 buffalo"),
    10: ("##.##.", "1,1 house · 0,2 buffalo"),
    11: ("#.##.#", "2,2 house · 1,3 buffalo"),
    12: ("##..##", "2,2 house · 1,3 farmer"),
    13: ("###.##", "1,1 farmer"),
    14: (".#####", "1,1 farmer · 0,2 house"),
    15: ("###..#", "1,1 buffalo"),
    16: (".#.##.", "1,1 buffalo"),
    18: ("#.###.", "1,1 buffalo · 1,3 house"),
}

Laid = tuple[tuple[int, str], ...]

TURN: Laid = ((10, "0,0 upright"), (4, "2,0 lying"), (13, "-2,0 upright"))
CLOSED: Laid = ((18, "0,0 upright"), (10, "0,-2 lying"), (14, "2,0 upright"))
DEAD_END: Laid = ((13, "0,0 upright"), (16, "2,0 upright"), (5, "0,-2 lying"))
GAP: Laid = ((2, "0,0 upright"), (10, "2,0 lying"), (1, "3,2 upright"), (18, "0,3 lying"))
BY_DEAD_END = Spoiled(((1, 1), (2, 0), (3, 1), (2, 2)), by=(1, 0))  # a cell with a path
BY_GAP = Spoiled(((3, 1), (4, 2)), by=(2, 2))  # a cell that no card can cover

FARM_OF_ANNA: Laid = (
    (7, "0,0 upright"),
    (6, "-3,1 lying"),
    (9, "0,3 lying"),
    (15, "-1,5 lying"),
    (2, "-3,3 lying"),
    (1, "-5,2 upright"),
    (16, "-4,5 lying"),
    (12, "-5,-1 upright"),
)
FARM_OF_BEN: Laid = (
    (3, "0,0 upright"),
    (11, "2,1 upright"),
    (10, "4,0 upright"),
    (4, "2,-2 upright"),
    (14, "0,-3 upright"),
    (5, "-2,-2 upright"),
    (13, "-3,1 lying"),
    (8, "-1,3 lying"),
)
MAKARA, KIRI = 17, 18
FRONTS = {card["symbol"]: card["front"] for card in OWN["river"]}


def with_faces(position: RicePosition) -> RicePosition:
    for card, (paths, features) in FACES.items():
        position.face(card, paths, features)
    return position


def built(laid: Laid) -> RicePosition:
    position = with_faces(RicePosition())
    for card, place in laid:
        position.build(ANNA, card, place)
    return position


def turn() -> RicePosition:
    """The second turn. Anna has chosen a card that closes a field of three plots; now its place, then a card for the dry row."""
    position = built(TURN[:-1])
    position.build(BEN, 9, "0,0 upright")
    position.build(BEN, 14, "2,0 upright")
    position.state.turn, position.state.dry_row = 2, among(3, 16)
    position.state.hand[:] = among(2, 8, 12, 13, 15), among(1, 5, 6, 7, 11)
    return position


BUILD = ("build 13",)
CLOSE = "at -2,0 upright"


def after_turn() -> RicePosition:
    return built(TURN)


def closed() -> RicePosition:
    return built(CLOSED)


def dead_end() -> RicePosition:
    return built(DEAD_END)


def gap() -> RicePosition:
    return built(GAP)


def last_card() -> RicePosition:
    """Anna's ancestor is Makara, Ben's is Kiri. Anna has yet to build the last card of the match."""
    position = with_faces(RicePosition("dry"))
    for seat, ancestor in ((ANNA, MAKARA), (BEN, KIRI)):
        does = OWN["ancestors"][ancestor - 1]
        position.ancestor(seat, does["effect"], does["points"], does["limit"], does["when"])
    for card, place in FARM_OF_BEN:
        position.build(BEN, card, place)
    for card, place in FARM_OF_ANNA[:-1]:
        position.build(ANNA, card, place)
    position.state.turn, position.state.dry_row, position.state.hand[:] = 10, among(12), 0
    return position


END = ("build 12", "at -5,-1 upright")

# A field of one plot, or of two, that holds the symbol of a river card.
AT_RIVER = {1: "## \n .. \n ..", 2: "#.#. \n .##. \n ...."}


def at_river(position: RicePosition, seat: int, k: int, plots: int, features: str = "") -> None:
    """Closes a field at the k-th river card from a seat's left."""
    spots = ["1,0"] if plots == 1 else ["2,1", "2,1"]
    standing = " · ".join(f"{spot} {feature}" for spot, feature in zip(spots, features.split(), strict=False))
    position.draw(AT_RIVER[plots], standing, seat, (4 * k - 1, 0))


def festival() -> RicePosition:
    """The rulebook's example: both have a field of one plot at the farmers, and one of two at the largest field."""
    position = RicePosition(festival=True).river("houses farmers largest buffaloes")
    at_river(position, ANNA, 1, 1, "farmer")
    at_river(position, ANNA, 2, 2)
    at_river(position, BEN, 3 - 1, 1)
    at_river(position, BEN, 3 - 2, 2)
    position.state.points[:] = 0
    return position


def turned() -> RicePosition:
    """The same at the end of the dry season, with the river cards turned over."""
    position = festival()
    position.season("dry")
    return position


JASMINE, GINGER = OWN["contracts"]["jasmine"], OWN["contracts"]["ginger"]
FEW_PLOTS = 3  # that houses make as large as any field
CHOSEN = (HAND_SIZE - 1) // (WET_TURNS - 1)  # hand cards in a turn of the wet season, until one is left
SHOWN = {"points": 5, "limit": 2}  # ancestors by which the page says how their words are meant


def worked() -> dict[str, Any]:
    return {**of_the_box(), **of_the_lattice(), **of_ancestors(), **of_fields(), **of_the_end(), **of_the_river()}


def of_the_box() -> dict[str, Any]:
    sizes = {f"size-{size}": points for size, points in enumerate(SIZE_POINTS) if size}
    farmers = {f"farmers-{count}": points for count, points in enumerate(FARMER_POINTS) if count}
    return {
        "players": SEATS,
        "cards": CARDS,
        "first-hand": FIRST_HAND,
        "hand": HAND_SIZE,
        "farm": FARM_SIZE,
        "farm.wet": FARM_SIZE - ROW_SIZE // SEATS,
        "row": ROW_SIZE,
        "row.each": ROW_SIZE // SEATS,
        "dealt": SEATS * HAND_SIZE,
        "swaps": WET_TURNS - 1,
        "wet.cards": CHOSEN,
        **sizes,
        **farmers,
        **{f"column-{number}": number for number in range(1, len(SIZE_POINTS))},
        "buffalo": BUFFALO_POINTS,
        **of_the_last_scoring(),
        **{f"front.{symbol}": front["points"] for symbol, front in FRONTS.items() if symbol in ("farmers", "buffaloes")},
        "jasmine": JASMINE["points"],
        "jasmine.less": JASMINE["less"],
        "ginger": GINGER["points"],
    }


def of_the_last_scoring() -> dict[str, Any]:
    """What a closed field brings at the end, and a buffalo in an open plot; and sizes with houses."""
    fields = RicePosition()
    fields.draw("#### \n #### \n ####")
    lost = built(((9, "0,0 upright"),))
    closed = built(CLOSED).farm(ANNA)["fields"][0]
    each = interpreted(scoring.end_points)(fields.state, ANNA) - fields.points[ANNA]
    buffalo = interpreted(scoring.end_points)(lost.state, ANNA) - lost.points[ANNA]
    return {
        "end.field": each // int(fields.state.fields[ANNA]),
        "end.buffalo": buffalo,
        "end.buffalo-costs": -buffalo,
        "buffalo.difference": BUFFALO_POINTS - buffalo,
        "tips.houses": len(SIZE_POINTS) - 1 - FEW_PLOTS,
        "tips.plots": FEW_PLOTS,
        "house.size": (closed["size"] - len(closed["plots"])) // closed["house"],
    }


def of_the_lattice() -> dict[str, Any]:
    """Of a face, halves and quarters of plots: a cell has two corners of them, a whole plot four, a half two."""
    halves = len(SPOTS) - 1
    whole = 4
    return {
        "card.width": WIDTH,
        "card.height": HEIGHT,
        "card.cells": CELLS,
        "card.turns": len(CELL_TURNS),
        "card.halves": halves,
        "card.quarters": 2 * CELLS - whole - 2 * halves,
        "plot.cells": whole,
        "river.cards": RIVER_CARDS,
        "river.cells": (BANK_STOP - BANK_START) // RIVER_CARDS,
        "river.halves": (BANK_STOP - BANK_START) // RIVER_CARDS // 2,
        "bank.first": BANK_START,
        "bank.last": BANK_STOP,
    }


def of_ancestors() -> dict[str, Any]:
    """All of our deck: their names, what they do, and when."""
    found: dict[str, Any] = {f"shown.{part}": OWN["ancestors"][number - 1][part] for part, number in SHOWN.items()}
    for ancestor in OWN["ancestors"]:
        does = {part: ancestor[part] for part in ("effect", "points", "limit")}
        found[f"ancestor-{ancestor['no']}.no"] = ancestor["no"]
        found[f"ancestor-{ancestor['no']}.name"] = ancestor["name"]
        found[f"ancestor-{ancestor['no']}.does"] = told("rice-effect", **does)
        found[f"ancestor-{ancestor['no']}.when"] = told("rice-when", when=ancestor["when"])
    return found


def of_fields() -> dict[str, Any]:
    before = turn()
    found: dict[str, Any] = {"turn.hand": int(before.state.hand[ANNA]).bit_count()}
    found["turn.left"] = found["turn.hand"] - CHOSEN
    for name, laid in (("turn", TURN), ("closed", CLOSED)):
        field = built(laid).farm(ANNA)["fields"][0]
        size = field["size"]
        found |= {
            f"{name}.plots": len(field["plots"]),
            f"{name}.houses": field["house"],
            f"{name}.size": size,
            f"{name}.size-points": SIZE_POINTS[size],
            f"{name}.farmers": field["farmer"],
            f"{name}.farmer-points": FARMER_POINTS[field["farmer"]],
            f"{name}.buffaloes": field["buffalo"],
            f"{name}.buffalo-points": BUFFALO_POINTS * field["buffalo"],
            f"{name}.points": field["points"],
        }
    return found


def of_the_end() -> dict[str, Any]:
    view = last_card().do(*END).view(ANNA)
    found: dict[str, Any] = {}
    for seat, name in enumerate(NAMES):
        fields = view["seats"][seat]["farm"]["fields"]
        found |= {f"end.{name}.{part}": number for part, number in view["end"]["seats"][seat].items()}
        found[f"end.{name}.each"] = " + ".join(str(field["points"]) for field in fields)
    return found


def of_the_river() -> dict[str, Any]:
    front, back = festival(), turned()
    front.state.turn, front.state.dry_row = 5, among(*range(11, 17))
    interpreted(rules.end_wet_season)(front.state)
    interpreted(river.score_backs)(back.state)
    sizes = [sorted((field["size"], field["farmer"]) for field in turned().farm(seat)["fields"]) for seat in (ANNA, BEN)]
    return {
        "fronts.anna": front.points[ANNA],
        "backs.anna": back.points[ANNA],
        "backs.anna-farmers": sizes[ANNA][0][1],
        "backs.ben-farmers": sizes[BEN][0][1],
        "backs.size": sizes[ANNA][1][0],
        **of_the_contracts(),
    }


def of_the_contracts() -> dict[str, Any]:
    """Anna leads with four farmers in her farm when the dry season begins, and Ben closes three fields in it."""
    position = RicePosition(contracts=True)
    for seat, points, farmers in ((ANNA, 12, 4), (BEN, 9, 3)):
        position.draw("..\n..\n..", seat=seat)
        position.state.points[seat], position.state.features[seat, 0] = points, farmers
    lead = position.points
    position.state.turn, position.state.dry_row = 5, among(*range(11, 17))
    interpreted(rules.end_wet_season)(position.state)
    jasmine = position.points[ANNA] - lead[ANNA]
    scored = sum(position.season("dry").draw("#### \n #### \n ####", seat=BEN, at=(0, 10)))
    fields = [field["size"] for field in position.farm(BEN)["fields"]]
    return {
        "contract.anna": lead[ANNA],
        "contract.ben": lead[BEN],
        "contract.farmers": int(position.state.features[ANNA, 0]),
        "contract.jasmine": jasmine,
        "contract.fields": len(fields),
        "contract.ginger": scored - sum(SIZE_POINTS[size] for size in fields),
    }
