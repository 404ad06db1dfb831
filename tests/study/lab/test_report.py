"""The page of a lab: whole in itself, in the reader's language, and true to its numbers."""

import re
from functools import cache

import pytest
from study.html_page import HtmlPage, check_whole

from subak.cli.speech import tell
from subak.core.registry import game_named, game_names
from subak.locale import LANGUAGES, words
from subak.study.lab.experiment import Experiment, design
from subak.study.lab.findings import Findings, findings
from subak.study.lab.playing import blocks_of, run_lab
from subak.study.lab.report import LabWording, ends, lab_report, round_numbers

VARIANTS = {"bali": ("oracle", "demon"), "rice": ("festival", "festival+contracts")}


@cache
def made(game: str) -> tuple[Experiment, list[Findings]]:
    asked = design(game_named(game), VARIANTS.get(game, game_named(game).options), games=2000)
    return asked, findings(asked, blocks_of(asked, run_lab(asked)))


def page(game: str, language: str, monkeypatch) -> str:
    from subak.cli import speech

    monkeypatch.setattr(speech.Speech, "words", words(language))
    asked, found = made(game)
    wording = LabWording(language, game, words(language).say, lambda told: tell(told, []), str, "subak lab <& so on")
    return lab_report(asked, game_named(game), found, wording)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_the_page_is_whole_in_itself_and_well_formed(game, language, monkeypatch):
    text = page(game, language, monkeypatch)
    read = HtmlPage(text)
    check_whole(read, language)
    assert not re.search(r"\bnan\b", text)
    assert "subak lab <& so on" in read.words
    assert len(text) < 500_000


@pytest.mark.parametrize("game", game_names())
def test_everything_that_was_counted_is_there(game, monkeypatch):
    read = HtmlPage(page(game, "en", monkeypatch))
    _, found = made(game)
    tally = game_named(game).tally
    for told in tally.events:
        assert tell(told, []) in read.words
    for told, use in zip(tally.uses, found[0].uses, strict=True):
        assert tell(told, []) in read.words or not use.wins.known
    for question, _ in tally.firsts:
        assert tell(question, []) in read.words
    for seat in found[0].seats:
        assert f"{100 * seat.wins.value:.1f}%" in read.words


def test_each_setting_has_its_part_and_its_switch(monkeypatch):
    text = page("bali", "en", monkeypatch)
    assert [f'id="show{number}"' in text for number in range(4)] == [True, True, True, False]
    assert [f"setting{number}" in text.partition("</style>")[2] for number in range(4)] == [True, True, True, False]
    assert "show0" not in page("cacao", "en", monkeypatch).partition("</style>")[2]


def test_numbers_are_written_as_the_language_does(monkeypatch):
    assert "6,000 games" in page("bali", "en", monkeypatch)
    assert "6.000 Partien" in page("bali", "de", monkeypatch)
    assert "6.000 partijen" in page("bali", "nl", monkeypatch)


def test_the_ends_of_a_distribution_leave_out_only_its_tails():
    assert ends([0, 0, 5, 90, 5, 0]) == (2, 4)
    assert ends([1, 0, *[1000] * 3, 0, 1]) == (2, 4)
    assert ends([0, 7, 0]) == (1, 1)


def test_ticks_are_round_numbers():
    assert round_numbers(0, 50) == [0, 10, 20, 30, 40, 50]
    assert round_numbers(-12, 31) == [-10, 0, 10, 20, 30]
    assert round_numbers(3, 5) == [3, 4, 5]
