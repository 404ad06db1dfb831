"""Networks that play: what one is made of, and how it is kept in a file. How it thinks is in thinking.py."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from subak.core.extras import need
from subak.core.faults import of_system
from subak.core.mistakes import Mistake
from subak.core.observation import Observation, Part
from subak.core.registry import Game, game_named
from subak.players.tensors import read_tensors

FORMAT = "subak network 1"
KEPT = np.float16  # weights in a file; what thinks has them in 32 bits


class MapSight(NamedTuple):
    """Where the map is in an observation; all zeros without one."""

    start: int = 0
    side: int = 0
    reach: int = 0
    around: int = 0
    codes: int = 0  # which row of the codes its number 0 has


class Sight(NamedTuple):
    """How a network reads an observation: first the numbers that count something, then those that name something."""

    counts: Any  # where in the row they are
    names: Any  # where in the row they are
    codes: Any  # by name: which row of the codes its number 0 would have
    inputs: Any  # by name: the first of its inputs
    widths: Any  # by name: how many inputs it has
    map: MapSight


@dataclass(frozen=True)
class SightSize:
    inputs: int
    codes: int
    widest: int


class Layers(NamedTuple):
    """All that a network has learnt. A row of a layer is what one of its inputs adds to all outputs."""

    codes: Any  # for each number that names something
    first: Any
    first_bias: Any
    second: Any
    second_bias: Any
    policy: Any  # by action, a row of what it takes from the second layer
    policy_bias: Any
    outcome: Any  # what a seat will get, and its margin, from the second layer
    outcome_bias: Any
    # What an action that is about a square finds around it on the map; all are empty where there is no map.
    around: Any  # by place around the square and number of a code
    seek: Any  # from the second layer
    seek_bias: Any  # by action
    find: Any  # by action, a row of what it takes from what was found


LOOKS = 32  # numbers that are found out about a square

OUTCOMES = 2  # the reward of an environment; the squashed margin


def places(part: Part, numbers: slice) -> Any:
    """Where in the row the numbers of a part are that a network looks at."""
    all_of_it = np.arange(numbers.start, numbers.stop).reshape(part.shape)
    if not part.reach:
        return all_of_it.ravel()
    near = np.arange(-part.reach, part.reach + 1)
    return all_of_it[..., near[:, None], near].ravel()


def sight_of(observation: Observation) -> Sight:
    counts: list[Any] = []
    names: list[Any] = []
    codes: list[int] = []
    widths: list[int] = []
    used = 0
    for part, numbers in observation:
        looked_at = places(part, numbers)
        if part.codes:
            names.extend(looked_at)
            codes.extend([used - part.least] * len(looked_at))
            widths.extend([part.codes] * len(looked_at))
            used += part.most - part.least + 1
        else:
            counts.extend(looked_at)
    inputs = len(counts) + np.cumsum([0, *widths])[:-1]
    arrays = {"counts": counts, "names": names, "codes": codes, "inputs": inputs, "widths": widths}
    return Sight(**{name: np.asarray(numbers, np.int32) for name, numbers in arrays.items()}, map=map_sight(observation))


def map_sight(observation: Observation) -> MapSight:
    if observation.map is None:
        return MapSight()
    part, numbers = observation.map
    coded = [other for other, _ in observation if other.codes]
    codes = sum(other.most - other.least + 1 for other in coded[: coded.index(part)])
    return MapSight(numbers.start, part.shape[-1], part.reach, part.around, codes - part.least)


def size_of(observation: Observation) -> SightSize:
    sight = sight_of(observation)
    coded = [part for part, _ in observation if part.codes]
    return SightSize(
        len(sight.counts) + int(sight.widths.sum()),
        sum(part.most - part.least + 1 for part in coded),
        max((part.codes for part in coded), default=1),
    )


@dataclass(frozen=True)
class Network:
    game: Game
    layers: Layers
    sight: Sight


def network(game: Game, layers: dict[str, Any]) -> Network:
    """From its layers by name; a Mistake where they are not of this game."""
    wanted = shapes(game, *(layers[name].shape[-1] if name in layers else 0 for name in ("first_bias", "second_bias", "seek_bias")))
    for name, shape in wanted.items():
        if name not in layers or layers[name].shape != shape:
            raise Mistake("network-shape", game=game.title, layer=name)
    return Network(
        game,
        Layers(**{name: np.ascontiguousarray(layers[name], np.float32) for name in Layers._fields}),
        sight_of(game.observation),
    )


def shapes(game: Game, first: int, second: int, looks: int = LOOKS) -> dict[str, tuple[int, ...]]:
    size = size_of(game.observation)
    seen = game.observation.map
    side, codes, looks = (1 + 2 * seen[0].around, seen[0].codes, looks) if seen else (0, 0, 0)
    return {
        "codes": (size.codes, size.widest),
        "first": (size.inputs, first),
        "first_bias": (first,),
        "second": (first, second),
        "second_bias": (second,),
        "policy": (game.actions, second),
        "policy_bias": (game.actions,),
        "outcome": (OUTCOMES, second),
        "outcome_bias": (OUTCOMES,),
        "around": (side, side, codes, looks),
        "seek": (second, looks),
        "seek_bias": (game.actions, looks),
        "find": (game.actions, looks),
    }


def save(path: Path, game: Game, layers: dict[str, Any]) -> None:
    need("train", "safetensors.numpy")
    from safetensors.numpy import save_file

    kept = {name: np.ascontiguousarray(layers[name], KEPT) for name in Layers._fields}
    about = {"format": FORMAT, "game": game.name, "rules": game.rules, "observation": game.observation.size}
    try:
        save_file(kept, path, {"subak": json.dumps(about)})
    except OSError as error:
        raise Mistake("unwritable-file", file=str(path), reason=of_system(error)) from error


def load(path: Path) -> Network:
    try:
        written, layers = read_tensors(path)
        about = json.loads(written.get("subak", "{}"))
    except OSError as error:
        raise Mistake("unreadable-file", file=str(path), reason=of_system(error)) from error
    except ValueError as error:
        raise Mistake("no-network", file=str(path)) from error
    if about.get("format") != FORMAT:
        raise Mistake("no-network", file=str(path))
    game = game_named(str(about["game"]))
    if about["rules"] != game.rules or about["observation"] != game.observation.size:
        raise Mistake("network-of-other-rules", file=str(path), game=game.title)
    return network(game, layers)
