"""A toy game beside ours, one compile for all workers, Hypothesis profiles, and no silent overflow in interpreted rules."""

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, settings

# Before the first import of subak, which looks for games once.
os.environ["SUBAK_GAMES"] = str(Path(__file__).parent / "toy_games")

from subak.core.compiling import COMPILED
from subak.core.registry import game_named, game_names
from subak.core.warming import STEPS, warm
from subak.players import search  # noqa: F401  it adds its steps

settings.register_profile("default", max_examples=50, deadline=None, derandomize=True)
settings.register_profile("nightly", max_examples=1000, deadline=None, suppress_health_check=list(HealthCheck), print_blob=True)
settings.register_profile("quick", max_examples=10, deadline=None, derandomize=True)
PROFILE = os.environ.get("SUBAK_TESTS", "default")
settings.load_profile(PROFILE)
CORES = len(os.sched_getaffinity(0))


def pytest_configure(config: pytest.Config) -> None:
    np.seterr(divide="raise", over="raise", invalid="raise")
    # A shell starts what runs in the background deaf to Ctrl-C, and so would be the programs that tests interrupt.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    wanted = COMPILED and PROFILE != "quick" and not config.option.collectonly  # a quick run compiles only what it comes by
    if wanted and not hasattr(config, "workerinput"):
        with ProcessPoolExecutor(CORES) as pool:
            list(pool.map(compile_game, reversed(game_names())))


def compile_game(name: str) -> None:
    for kind in STEPS:
        for _ in warm(game_named(name), kind):
            pass


def pytest_xdist_auto_num_workers() -> int:
    """One more than cores: many tests wait for a browser or a server."""
    return CORES + 1
