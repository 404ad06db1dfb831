"""The worked examples of Cacao's rules page, and what they come to. Anna sits at 0, Ben to her left at 1, Cleo at 2."""

from typing import Any

from games.cacao.positions import CacaoPosition

from subak.games.cacao.components import (
    DISPLAY_SIZE,
    HAND_SIZE,
    JUNGLE,
    JUNGLE_TILES,
    LEFT_OUT,
    OUT_WITH_TWO,
    STORAGE,
    SUN_SPACES,
    TILES,
    TILES_OF_A_PLAYER,
    WATER_TRACK,
)
from subak.games.cacao.scoring import FIRST_GOLD, SECOND_GOLD

ANNA, BEN, CLEO = 0, 1, 2
NAMES = ("anna", "ben", "cleo")

PLACE = ("square 1,0", "tile 2101 r0")
FILL = ("fill market3 2,0",)
WORK = ("harvest 1,0 left", "sell 1 1,0 right", "sell 1 2,1 up")


def turn() -> CacaoPosition:
    """The rulebook's example: Anna's new tile touches a plantation, and with Ben's makes a square one to fill."""
    position = CacaoPosition(2).build(BEN, "2,1", "1111").stock("market3 temple", "water")
    return position.seat(ANNA, hand="1111 2101 3100", gold=0, fruits=0).seat(BEN, gold=0, fruits=1)


def full_storage() -> CacaoPosition:
    """The same with all spaces of the storage taken."""
    return turn().seat(ANNA, fruits=STORAGE).do(*PLACE, *FILL)


SELL_FIRST = ("sell 1 1,0 right", "sell 0 2,1 up")
HARVEST_FIRST = ("harvest 1,0 left", "sell 1 1,0 right", "sell 0 2,1 up")

AROUND = {"0": (0, -1), "1": (1, 0), "2": (0, 1), "3": (-1, 0)}
TOWARDS = (2, 3, 0, 1)  # the turns that point a tile's first number at the temple, from above, right, below and left
CROWD = {1: ("1111", 0), 2: ("2101", 0), 3: ("3001", 0)}


def crowd(position: CacaoPosition, at: tuple[int, int], *workers: tuple[int, int]) -> None:
    """A temple with tiles around it: each a seat and the number of its workers there."""
    position.lay(temple=f"{at[0]},{at[1]}")
    for (seat, number), (x, y), turns in zip(workers, AROUND.values(), TOWARDS, strict=False):
        tile, more = CROWD[number]
        position.build(seat, f"{at[0] + x},{at[1] + y}", tile, (turns + more) % 4)


def last_tile() -> CacaoPosition:
    """Three temples: one with 3, 2 and 1 workers, one with 1, 2 and 2, and one with 1, 1 and 3."""
    position = CacaoPosition(3).stock()
    crowd(position, (4, 0), (ANNA, 3), (BEN, 2), (CLEO, 1))
    crowd(position, (0, 4), (ANNA, 1), (BEN, 2), (CLEO, 2))
    crowd(position, (-4, 0), (CLEO, 3), (ANNA, 1), (BEN, 1))
    position.hold(ANNA, "").hold(BEN, "").hold(CLEO, "1111").turn_of(CLEO)
    position.seat(ANNA, gold=31, fruits=1, suns=1, water=WATER_TRACK.index(11))
    position.seat(BEN, gold=38, fruits=0, suns=0, water=WATER_TRACK.index(4))
    return position.seat(CLEO, gold=36, fruits=0, suns=2, water=WATER_TRACK.index(-1))


END = ("square 1,2", "tile 1111 r0")

GUIDED = {
    "overbuild": [1],
    "over": [FIRST_GOLD, SECOND_GOLD, 1],
    "temple": [FIRST_GOLD, SECOND_GOLD],
    "water": [WATER_TRACK[0], WATER_TRACK[1] - WATER_TRACK[0]],
    "suns": [1],
}


def worked() -> dict[str, Any]:
    return {**of_the_box(), **of_the_turn(), **of_the_end()}


def of_the_box() -> dict[str, Any]:
    numbers: dict[str, Any] = {"hand": HAND_SIZE, "storage": STORAGE, "suns": SUN_SPACES}
    for players in (2, 3, 4):
        out = [int(LEFT_OUT[players] > 0), int(LEFT_OUT[players] > 1), 0, 0]
        counts = [each - less for each, less in zip(TILES_OF_A_PLAYER, out, strict=True)]
        numbers |= {f"tiles-{players}.{tile}": count for tile, count in zip(TILES, counts, strict=True)}
        numbers[f"tiles-{players}"] = sum(counts)
    for kind, count, out_with_two in zip(JUNGLE, JUNGLE_TILES, OUT_WITH_TWO, strict=True):
        numbers |= {f"number.{kind}": count, f"number-2.{kind}": count - out_with_two}
    jungle, jungle_2 = sum(JUNGLE_TILES), sum(JUNGLE_TILES) - sum(OUT_WITH_TWO)
    start_tiles = 2
    return numbers | {
        "jungle": jungle,
        "jungle-2": jungle_2,
        "pile": jungle - start_tiles - DISPLAY_SIZE,
        "pile-2": jungle_2 - start_tiles - DISPLAY_SIZE,
        "track": ", ".join(map(str, WATER_TRACK)),
        "water.first": WATER_TRACK[0],
        "water.last": WATER_TRACK[-1],
        "water.step-1": WATER_TRACK[1] - WATER_TRACK[0],
        "water.step-3": WATER_TRACK[3] - WATER_TRACK[0],
        "water.all": WATER_TRACK[-1] - WATER_TRACK[0],
        "temple.first": FIRST_GOLD,
        "temple.second": SECOND_GOLD,
    }


def of_the_turn() -> dict[str, Any]:
    position = turn().do(*PLACE, *FILL)
    harvested = position.do(WORK[0]).fruits[ANNA]
    position.do(*WORK[1:])
    sold, lost = full_storage().do(*SELL_FIRST), full_storage().do(*HARVEST_FIRST)
    return {
        "turn.harvest": harvested,
        "turn.anna": position.gold[ANNA],
        "turn.ben": position.gold[BEN],
        "full.gold": sold.gold[ANNA],
        "full.sell-first": sold.fruits[ANNA],
        "full.harvest-first": lost.fruits[ANNA],
    }


def of_the_end() -> dict[str, Any]:
    view = last_tile().do(*END).view(ANNA)
    numbers: dict[str, Any] = {}
    for number, temple in enumerate(view["end"]["temples"], 1):
        numbers |= {f"temple-{number}.{name}": gold for name, gold in zip(NAMES, temple["gold"], strict=True)}
    for name, seat in zip(NAMES, view["end"]["seats"], strict=True):
        numbers |= {f"end.{name}.{part}": number for part, number in seat.items()}
    return numbers
