"""Compiles for the tests all games and the toy beside them, on all cores: by `make test` while it installs, or by pytest."""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from importlib.util import find_spec
from pathlib import Path

TESTS = Path(__file__).parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(TESTS))
# Before the first import of subak, which looks for games once.
os.environ["SUBAK_GAMES"] = str(TESTS / "toy_games")

from support.game_support import support_of

from subak.core.registry import game_named, game_names
from subak.core.warming import STEPS, is_warm, warm
from subak.players import search  # noqa: F401  it adds its steps

CORES = len(os.sched_getaffinity(0))
STEPS["tests"] = lambda game: support_of(game.name).compiled()


def compile_games() -> None:
    """The largest first, so that no core is left with it at the end."""
    missing = [name for name in game_names() if not all(is_warm(game_named(name), kind) for kind in STEPS)]
    if missing:
        with ProcessPoolExecutor(CORES) as pool:
            list(pool.map(compile_game, sorted(missing, key=size, reverse=True)))


def size(game: str) -> int:
    found = find_spec(f"subak.games.{game}")
    assert found
    assert found.origin
    return sum(path.stat().st_size for path in Path(found.origin).parent.glob("*.py"))


def compile_game(name: str) -> None:
    for kind in STEPS:
        for _ in warm(game_named(name), kind):
            pass


if __name__ == "__main__":
    compile_games()
