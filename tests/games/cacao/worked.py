"""The worked examples of Cacao's rules page, and what they come to. Anna sits at 0, Ben to her left at 1, Cleo at 2."""

from typing import Any

from games.cacao.positions import CacaoPosition

from subak.core.registry import game_named
from subak.games.cacao.components import (
    DISPLAY_SIZE,
    HAND_SIZE,
    JUNGLE,
    JUNGLE_TILES,
    LEFT_OUT,
    MOST_JUNGLE,
    MOST_WORKERS,
    OUT_WITH_TWO,
    STORAGE,
    SUN_SPACES,
    TILE_KINDS,
    TILES,
    TILES_OF_A_PLAYER,
    WATER_END,
    WATER_TRACK,
    WORKERS,
    JungleName,
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

FEW = 3  # fields of the water track
STRONG = 3  # workers that a guide calls many


def worked() -> dict[str, Any]:
    return {**of_the_box(), **of_working(), **of_filling(), **of_overbuilding(), **of_the_turn(), **of_the_end()}


def of_the_box() -> dict[str, Any]:
    numbers: dict[str, Any] = {"hand": HAND_SIZE, "storage": STORAGE, "suns": SUN_SPACES, "display": DISPLAY_SIZE}
    edges = len(WORKERS) // TILE_KINDS
    numbers |= {"tile.sides": edges, "tile.kinds": TILE_KINDS, "workers.most": MOST_WORKERS}
    numbers["tiles.strong"] = sum(
        each for kind, each in enumerate(TILES_OF_A_PLAYER) if STRONG in WORKERS[edges * kind : edges * (kind + 1)]
    )
    for players, name in zip(game_named("cacao").players, ("least", "middle", "most"), strict=True):
        numbers[f"players.{name}"] = players
        out = [int(LEFT_OUT[players] > 0), int(LEFT_OUT[players] > 1), 0, 0]
        counts = [each - less for each, less in zip(TILES_OF_A_PLAYER, out, strict=True)]
        numbers |= {f"tiles-{players}.{tile}": count for tile, count in zip(TILES, counts, strict=True)}
        numbers[f"tiles-{players}"] = sum(counts)
    for kind, count, out_with_two in zip(JUNGLE, JUNGLE_TILES, OUT_WITH_TWO, strict=True):
        numbers |= {f"number.{kind}": count, f"number-2.{kind}": count - out_with_two}
    jungle, jungle_2 = sum(JUNGLE_TILES), sum(JUNGLE_TILES) - sum(OUT_WITH_TWO)
    start_tiles = jungle - MOST_JUNGLE
    return numbers | {
        "jungle": jungle,
        "jungle-2": jungle_2,
        "pile": jungle - start_tiles - DISPLAY_SIZE,
        "pile-2": jungle_2 - start_tiles - DISPLAY_SIZE,
        "track": ", ".join(map(str, WATER_TRACK)),
        "water.first": WATER_TRACK[0],
        "water.last": WATER_TRACK[-1],
        "water.step-1": WATER_TRACK[1] - WATER_TRACK[0],
        "water.few": FEW,
        "water.few-gold": WATER_TRACK[FEW] - WATER_TRACK[0],
        "water.fields": WATER_END,
        "water.all": WATER_TRACK[-1] - WATER_TRACK[0],
        "temple.first": FIRST_GOLD,
        "temple.second": SECOND_GOLD,
    }


def worker_at(kind: JungleName, fruits: int = 0) -> CacaoPosition:
    """Anna has had one worker do its work at a jungle tile."""
    position = CacaoPosition(2).lay(**{kind: "3,3"}).stock("temple temple").seat(ANNA, hand="1111 2101 2101", gold=0, fruits=fruits)
    position.do("square 3,2", "tile 1111 r0")
    return position.do("sell 1 3,2 down") if kind.startswith("market") else position


def of_working() -> dict[str, Any]:
    """What one worker brings at each jungle tile."""
    numbers: dict[str, Any] = {f"gives.{kind}": worker_at(kind).fruits[ANNA] for kind in ("plantation1", "plantation2")}
    numbers |= {f"gives.{kind}": worker_at(kind, 1).gold[ANNA] for kind in ("market2", "market3", "market4")}
    numbers |= {f"gives.{kind}": worker_at(kind).gold[ANNA] for kind in ("mine1", "mine2")}
    moved = worker_at("water").state.water[ANNA]
    sold = STORAGE - worker_at("market2", STORAGE).fruits[ANNA]
    return numbers | {"gives.water": int(moved), "gives.sun": worker_at("sun").suns[ANNA], "gives.market": sold}


def of_filling() -> dict[str, Any]:
    """How many worker tiles lie beside a square that must be filled, and how many squares one tile can make so."""
    alone, together = (CacaoPosition(2).stock("market3 temple").seat(ANNA, hand="2101 1111 1111") for _ in range(2))
    together.build(BEN, "2,1", "1111")
    tiles = next(tiles for tiles, position in enumerate((alone, together), 1) if FILL[0] in position.do(*PLACE).legal)
    placed = turn().do(*PLACE).at("1,0")
    assert placed is not None
    return {"fill.tiles": tiles, "fill.most": len(AROUND) - 1, "turn.waiting": placed["workers"][0]}


def of_overbuilding() -> dict[str, Any]:
    position = CacaoPosition(2).build(ANNA, "1,0", "1111").stock().seat(ANNA, hand="1111", suns=SUN_SPACES)
    left = position.do("overbuild 1,0", "tile 1111 r0").suns[ANNA]
    return {"overbuild.suns": SUN_SPACES - left}


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


def crowded(position: CacaoPosition, temple: list[int]) -> list[int]:
    """The workers of each seat at a temple."""
    workers = [0, 0, 0]
    for side, (x, y) in AROUND.items():
        tile = position.at(f"{temple[0] + x},{temple[1] + y}")
        if tile is not None:
            workers[tile["seat"]] += tile["workers"][(int(side) + 2) % len(AROUND)]
    return workers


def of_the_end() -> dict[str, Any]:
    before = last_tile()
    view = last_tile().do(*END).view(ANNA)
    numbers: dict[str, Any] = {"temples.shown": len(view["end"]["temples"])}
    numbers["sun.gold"] = view["end"]["seats"][CLEO]["suns"] // before.suns[CLEO]
    for number, temple in enumerate(view["end"]["temples"], 1):
        numbers[f"temple-{number}.workers"] = ", ".join(map(str, crowded(before, temple["at"])))
        numbers |= {f"temple-{number}.{name}": gold for name, gold in zip(NAMES, temple["gold"], strict=True)}
    for name, seat in zip(NAMES, view["end"]["seats"], strict=True):
        numbers |= {f"end.{name}.{part}": number for part, number in seat.items()}
    return numbers
