"""The page of an analysis: whole in itself, in the reader's language, and safe with any name."""

import re
from typing import Any

import pytest
from study.html_page import HtmlPage, check_whole

from subak.core.registry import told
from subak.locale import LANGUAGES, words
from subak.study.analysis.judging import Analysis, Depth, Judged, TurningPoint, Verdict, Weighed
from subak.study.analysis.report import report
from subak.study.analysis.wording import Wording


def decision(ply: int, seat: int, verdict: Verdict, loss: float) -> Judged:
    best = Weighed("best", told("best"), 0.6, 2.0, 500)
    played = best if verdict is Verdict.BEST else Weighed("played", told("played"), 0.6 - loss, -2.55, 500)
    return Judged(ply, seat, played, best, [Weighed("other", told("other"), 0.5, 0.0, 60)], 0.02, verdict)


def analysis(**changes) -> Analysis:
    decisions = [
        decision(1, 0, Verdict.BEST, 0.0),
        decision(2, 1, Verdict.GOOD, 0.03),
        decision(4, 2, Verdict.INACCURACY, 0.07),
        decision(5, 0, Verdict.MISTAKE, 0.15),
        decision(8, 1, Verdict.BLUNDER, 0.4),
    ]
    usual: dict[str, Any] = {
        "game": "bali",
        "players": 3,
        "plies": 10,
        "depth": Depth.FAST,
        "hindsight": False,
        "complete": True,
        "decisions": decisions,
        "end": [1.0, 0.0, 0.0],
        "turning_points": [TurningPoint(1, 2, 8, 0.6, 0.1, ply=3)],
        "result": {"scores": [41, 38, 12], "winners": [0]},
    }
    return Analysis(**(usual | changes))


def wording(language: str = "en", names: tuple[str, ...] = ("Anna", "Ben", "Cleo")) -> Wording:
    return Wording(
        language,
        words(language).say,
        "Bali",
        list(names),
        lambda told: f"{told['say']} it",
        lambda ply: f"question {ply}?",
        lambda ply: f"story of {ply}",
    )


@pytest.fixture
def page() -> HtmlPage:
    return HtmlPage(report(analysis(), wording()))


def test_every_decision_is_a_row_with_its_verdict_and_its_alternatives(page: HtmlPage) -> None:
    rows = [row for row in page.of("tr") if "id" in row]
    assert [row["id"] for row in rows] == ["d2", "d3", "d5", "d6", "d9"]
    assert [row["class"].split()[0] for row in rows] == list(Verdict)
    for text in ("played it", "best it", "other it", "question 8?", "60% → 20%", "+2.0 pts"):
        assert text in page.words


def test_links_lead_to_rows_that_are_always_shown(page: HtmlPage) -> None:
    rows = {row["id"]: row["class"] for row in page.of("tr") if "id" in row}
    links = page.of("a")
    assert len(links) == 3 + 2  # marks of the poor decisions; the turning point, on the graph and in words
    for link in links:
        assert "matters" in rows[link["href"].removeprefix("#")]


def test_a_line_for_each_seat_told_apart_without_colours(page: HtmlPage) -> None:
    lines = page.of("polyline")
    assert [line["class"] for line in lines] == ["line seat0", "line seat1", "line seat2"]
    assert lines[2]["points"] == "33.33,40.00 100.00,100.00"
    text = report(analysis(), wording())
    assert len(set(re.findall(r"\.seat\d \{[^}]*?(?:dasharray: ([^;]*);[^}]*)?\}", text))) == 4
    shapes = dict(re.findall(r'<svg class="symbol (\w+)"[^>]*>(.*?)</svg>', text))
    assert shapes.keys() == set(Verdict)
    assert len(set(shapes.values())) == len(Verdict)


def test_what_is_drawn_is_also_said(page: HtmlPage) -> None:
    (drawing,) = [picture for picture in page.of("svg") if picture.get("role") == "img"]
    assert "Anna, Ben, Cleo" in drawing["aria-label"]
    assert all(picture.get("role") == "img" or picture.get("aria-hidden") == "true" for picture in page.of("svg"))
    assert all(link.get("aria-label") or link["href"] == "#d3" for link in page.of("a"))


def test_names_are_escaped() -> None:
    text = report(analysis(), wording(names=("<script>alert(1)</script>", 'B"en', "C&leo")))
    assert "<script>" not in text
    assert 'B"en' not in text
    page = HtmlPage(text)
    assert "C&leo" in page.words
    assert "<script>alert(1)</script> wins" in page.words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_in_itself_and_speaks_every_language(language: str) -> None:
    page = HtmlPage(report(analysis(), wording(language)))
    check_whole(page, language)
    said = {"en": ("blunder", "accuracy", "Ben from 60% to 10%"), "de": ("grober Fehler",), "nl": ("nauwkeurigheid",)}
    for text in said[language]:
        assert text in page.words


def test_a_match_in_which_nothing_mattered_shows_all_decisions() -> None:
    page = HtmlPage(report(analysis(decisions=[decision(3, 0, Verdict.BEST, 0.0)], turning_points=[]), wording()))
    assert ["checked" in choice for choice in page.of("input")] == [False, True]
    assert "No single decision" in page.words


def test_a_match_that_is_not_over_and_an_analysis_that_was_stopped() -> None:
    page = HtmlPage(report(analysis(result=None, end=None, complete=False, turning_points=[]), wording()))
    assert "The match is not over" in page.words
    assert "only the first 5 decisions are judged" in page.words


def test_hindsight_and_depth_are_named() -> None:
    page = HtmlPage(report(analysis(hindsight=True, depth=Depth.DEEP), wording()))
    assert "Judged with hindsight" in page.words
    assert "Deep analysis." in page.words
