"""`make chaos` for two minutes, every night: everything around the servers goes wrong, and nothing is lost."""

from importlib import import_module
from pathlib import Path

import pytest
from support.random_play import NIGHTLY

FOLDER = Path(__file__).parents[2] / "benchmarks"
SECONDS = 120.0


@pytest.fixture
def chaos(monkeypatch):
    monkeypatch.syspath_prepend(str(FOLDER))
    return import_module("chaos")


if NIGHTLY:  # kills and restarts of every kind are in test_crashes.py

    @pytest.mark.long
    def test_whatever_goes_wrong_around_the_servers_every_match_goes_on_and_nothing_is_lost(chaos):
        found = chaos.run_chaos(SECONDS, tables=7, seed="test")
        assert found.acknowledged
        assert found.troubles
        for name in ("lost", "duplicated", "broken", "unexpected", "stuck", "not_healthy"):
            assert getattr(found, name) == [], name
