"""Every benchmark is there, with all that it imports, and says what it takes."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from subak.core.registry import game_named, game_names

FOLDER = Path(__file__).parents[1] / "benchmarks"
SCRIPTS = sorted(str(path.relative_to(FOLDER)) for path in FOLDER.glob("**/*.py") if "parse_args" in path.read_text("utf-8"))


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_benchmark_starts_and_refuses_what_it_does_not_know(script):
    told = subprocess.run([sys.executable, FOLDER / script, "--no-such-option"], check=False, capture_output=True, text=True)
    assert told.returncode == 2
    # What another starts with arguments of its own asks for those first.
    assert "unrecognized arguments: --no-such-option" in told.stderr or "the following arguments are required" in told.stderr
    assert told.returncode == 2


@pytest.fixture
def report(monkeypatch):
    monkeypatch.syspath_prepend(str(FOLDER))
    return import_module("report")


def test_the_page_of_results_says_what_lies_there(report):
    assert report.PAGE.read_text("utf-8") == report.report(), "python benchmarks/report.py writes it anew"
    shown = {part.file for part in report.PARTS}
    elsewhere = {"duels", "rice_deck"}  # research.md and rice-deck.md tell of these
    assert {file.stem for file in report.RESULTS.glob("*.json")} <= shown | elsewhere


def test_results_of_earlier_rules_are_told_apart(report):
    machine = {"cpu": "a core", "cores": 1, "when": "2026-01-02T03:04:05"}
    now = {name: game_named(name).rules for name in game_names()}
    assert report.about({"machine": machine | {"rules": now}}, "make x").endswith("`make x`, of the present rules.")
    for rules in ({}, now | {"bali": now["bali"] - 1}):
        assert "of earlier rules" in report.about({"machine": machine | {"rules": rules}}, "make x")
