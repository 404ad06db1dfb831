"""A toy game beside ours, one compile for all workers, Hypothesis profiles, and no silent overflow in interpreted rules."""

import os
import signal

import numpy as np
import pytest
from hypothesis import HealthCheck, settings
from support.compile_games import CORES, compile_games  # the first import of subak: it says where games are

from subak.core.compiling import COMPILED

settings.register_profile("default", max_examples=50, deadline=None, derandomize=True)
settings.register_profile("nightly", max_examples=1000, deadline=None, suppress_health_check=list(HealthCheck), print_blob=True)
settings.register_profile("quick", max_examples=10, deadline=None, derandomize=True)
PROFILE = os.environ.get("SUBAK_TESTS", "default")
settings.load_profile(PROFILE)

collect_ignore = [] if PROFILE == "nightly" else ["server/test_machines.py"]  # it installs whole systems


def pytest_configure(config: pytest.Config) -> None:
    np.seterr(divide="raise", over="raise", invalid="raise")
    # A shell starts what runs in the background deaf to Ctrl-C, and so would be the programs that tests interrupt.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    wanted = COMPILED and PROFILE != "quick" and not config.option.collectonly  # a quick run compiles only what it comes by
    if wanted and not hasattr(config, "workerinput"):
        compile_games()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Every worker begins with some of the long tests: one that began last would be waited for alone."""
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    long = [item for item in items if item.get_closest_marker("long")]
    others = [item for item in items if not item.get_closest_marker("long")]
    left, items[:] = len(items), []
    for worker in range(workers):
        mine = long[worker::workers]
        share = left // (workers - worker)  # how many pytest-xdist gives it at first
        left -= share
        room = max(0, share - len(mine))
        items += mine + others[:room]
        del others[:room]
    items += others


def pytest_xdist_auto_num_workers() -> int:
    """Three more than cores: many tests wait for a browser or a server."""
    return CORES + 3
