"""A folder named by SUBAK_GAMES holds games like any other."""

import os
import subprocess
import sys

import pytest

from subak.core.registry import game_names
from subak.games import OUTSIDE
from subak.locale import LANGUAGES

TITLES = {"en": "Toy", "de": "Spielzeug", "nl": "Speelgoed"}


@pytest.fixture
def run(tmp_path):
    """Runs a program that can play a toy, which lies in the last of several folders."""
    toy = tmp_path / "second" / "toy"
    (toy / "locale").mkdir(parents=True)
    (toy / "__init__.py").write_text("GAME = 'a toy'\n")
    for language in LANGUAGES:
        (toy / "locale" / f"{language}.ftl").write_text(f"toy-title = {TITLES[language]}\n")
        (toy / "locale" / f"{language}.md").write_text(f"# {TITLES[language]}\n")

    def program(script: str) -> str:
        folders = os.pathsep.join([*OUTSIDE, str(tmp_path / "first"), str(tmp_path / "second")])
        environment = os.environ | {"SUBAK_GAMES": folders, "SUBAK_JIT": "0"}
        command = [sys.executable, "-W", "error", "-c", script]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()

    return program


def test_its_games_are_found_beside_ours(run):
    found = run("from subak.core.registry import game_named, game_names; print(*game_names(), game_named('toy'))")
    assert found == " ".join([*sorted([*game_names(), "toy"]), "a toy"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_have_their_own_words_and_rules_page(run, language):
    script = f"from subak.locale import words; print(words({language!r}).say('toy-title'), words({language!r}).rules('toy'))"
    assert run(script) == f"{TITLES[language]} # {TITLES[language]}"
