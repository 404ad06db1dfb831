"""The examples run, at small size."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def told_by(example, *arguments):
    command = [sys.executable, "-W", "error", str(EXAMPLES / example), *map(str, arguments)]
    # One thread: other tests want the other cores.
    return subprocess.run(command, check=False, capture_output=True, text=True, env={**os.environ, "OMP_NUM_THREADS": "1"})


def test_ppo_learns_from_matches_against_itself_and_meets_our_bots(tmp_path):
    weights = tmp_path / "bali.pt"
    small = ("--iterations", 3, "--games", 32, "--steps", 32, "--meetings", 4)
    told = told_by("ppo.py", *small, "--against", "random", "seed", "--save", weights)
    assert told.returncode == 0, told.stderr
    assert re.search(r"iteration 3: loss -?\d+\.\d+, [\d,]+ steps/s", told.stdout)
    assert re.findall(r"won .+% \(.+% to .+%\) of 4 against (\w+)", told.stdout) == ["random", "seed"]
    assert weights.stat().st_size > 100_000


def test_our_search_meets_openspiels_is_mcts_and_mcts():
    told = told_by("against_openspiel.py", "--play", "rice", "--games", 2, "--seconds", 0.02, "--against", "ismcts", "mcts")
    assert told.returncode == 0, told.stderr
    found = re.findall(r"rice: our search won .+% \(.+% to .+%\) of 2 against OpenSpiel's (\w+)", told.stdout)
    assert found == ["ismcts", "mcts"]


@pytest.mark.parametrize(
    ("example", "arguments", "complaint"),
    [
        ("ppo.py", ["--iterations", 0], "must be at least 1"),
        ("ppo.py", ["--players", 7], "7"),
        ("ppo.py", ["--against", "grandmaster"], "grandmaster"),
        ("against_openspiel.py", ["--seconds", 0], "must be more than 0"),
    ],
)
def test_what_cannot_be_is_refused_at_once(example, arguments, complaint):
    told = told_by(example, *arguments)
    assert told.returncode == 2
    assert complaint in told.stderr
    assert "Traceback" not in told.stderr
