"""What the researchers' page shows is what the code does."""

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest
from support.random_play import all_options, moments, tempers_of

from subak.core.registry import game_named, game_names

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/research.md").read_text("utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_the_tables_are_those_of_the_code():
    assert runpy.run_path(str(ROOT / "docs/measurements.py"))["filled"](PAGE) == PAGE


@pytest.mark.parametrize("program", PROGRAMS)
def test_the_programs_run(program):
    subprocess.run([sys.executable, "-W", "error", "-c", program], check=True, capture_output=True)


def test_the_pages_that_it_names_exist():
    for target in re.findall(r"\]\(([^)#:]+)\)", PAGE):
        assert (ROOT / "docs" / target).exists(), target


@pytest.mark.parametrize("game", game_names())
def test_every_number_means_what_the_table_of_actions_says(game):
    kinds = game_named(game).kinds_of_action
    assert [kind.first for kind in kinds] == sorted(kind.first for kind in kinds)
    seen = set()
    for options in all_options(game):
        for temper in tempers_of(game):
            for match in moments(game, 2, options, "table", temper):
                for action in match.legal:
                    kind = [kind for kind in kinds if kind.first <= action][-1]
                    text = match.game.action_text(match.state, action).split()
                    assert text[0] == kind.notation.split()[0]
                    if kind.notation.islower():
                        assert text == kind.notation.split()
                    seen.add(kind)
    assert seen >= set(kinds) - {kind for kind in kinds if kind.notation.startswith(("claim", "overbuild"))}
