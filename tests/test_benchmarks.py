"""Every benchmark is there, with all that it imports, and says what it takes."""

import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "benchmarks"
SCRIPTS = sorted(str(path.relative_to(FOLDER)) for path in FOLDER.glob("**/*.py") if "parse_args" in path.read_text("utf-8"))


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_benchmark_starts_and_refuses_what_it_does_not_know(script):
    told = subprocess.run([sys.executable, FOLDER / script, "--no-such-option"], check=False, capture_output=True, text=True)
    assert "unrecognized arguments: --no-such-option" in told.stderr
    assert told.returncode == 2
