"""The guide has a lesson for every decision that a match can ask for, in every language."""

import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from support.game_support import golden_paths
from support.make_golden import golden

import subak
from subak.core.registry import game_names
from subak.locale import LANGUAGES, words

LONGEST = 330  # letters of a paragraph


def phases_of(game: str) -> tuple[str, ...]:
    phases: tuple[str, ...] = import_module(f"subak.games.{game}.state").PHASES
    return phases


@cache
def phases_decided_in(game: str) -> frozenset[str]:
    """The phases in which golden records, which have all variants, decide something, and the end."""
    phases = phases_of(game)
    found = set()
    for path in golden_paths(game):
        whole = golden(game, path.stem)
        match = whole.prefix(0)
        for ply in whole.plies:
            found.add(phases[match.state.phase])
            match.apply(ply.action)
        found.add(phases[match.state.phase])
    return frozenset(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_decision_is_explained_under_a_title(game: str, language: str) -> None:
    say = words(language).say
    for phase in ("start", *sorted(phases_decided_in(game))):
        title, *lines = say(f"guide-{game}-{phase}").split("\n")
        assert 0 < len(title) < 50, phase
        assert lines, phase


@pytest.mark.parametrize("game", game_names())
def test_the_golden_records_decide_in_every_phase(game: str) -> None:
    assert phases_decided_in(game) == set(phases_of(game))


def lessons() -> list[str]:
    source = (Path(subak.__file__).parent / "locale" / "en" / "guide.ftl").read_text("utf-8")
    return re.findall(r"^(guide-[a-z-]+) =", source, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_paragraph_is_short_enough_to_be_read_beside_the_table_and_has_its_like_in_every_language(language: str) -> None:
    for lesson in lessons():
        title, *paragraphs = words(language).say(lesson).split("\n")
        assert 0 < len(title) < 50, lesson
        assert language == "en" or not {*paragraphs} & {*words("en").say(lesson).split("\n")}, lesson
        assert len(paragraphs) == words("en").say(lesson).count("\n"), lesson
        assert all(20 < len(paragraph) <= LONGEST for paragraph in paragraphs), lesson
