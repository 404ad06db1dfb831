"""One compile for all workers, Hypothesis profiles, and no silent overflow in interpreted rules."""

import os

import numpy as np
import pytest
from hypothesis import HealthCheck, settings

from subak.core.registry import game_named, game_names
from subak.core.warming import STEPS, warm
from subak.players import search  # noqa: F401  it adds its steps

settings.register_profile("default", max_examples=50, deadline=None, derandomize=True)
settings.register_profile("nightly", max_examples=1000, deadline=None, suppress_health_check=list(HealthCheck), print_blob=True)
settings.load_profile(os.environ.get("SUBAK_TESTS", "default"))


def pytest_configure(config: pytest.Config) -> None:
    np.seterr(divide="raise", over="raise", invalid="raise")
    if not hasattr(config, "workerinput"):
        for name in game_names():
            for kind in STEPS:
                for _ in warm(game_named(name), kind):
                    pass
