"""An analysis as one HTML file: chances over time, turning points, every decision."""

from typing import NamedTuple

from subak.study.analysis.judging import POOR, SWING, Analysis, TurningPoint, Verdict
from subak.study.analysis.wording import LETTERS, Wording
from subak.study.pages import rendered

TICKS = 6


class MarkedPoint(NamedTuple):
    """A turning point, and how the page marks it."""

    letter: str
    point: TurningPoint
    ply: int  # of the row that tells of it


class Axes(NamedTuple):
    """Where plies and chances lie in a picture of 100 by 100, which stretches with the page."""

    first: int
    last: int

    def across(self, ply: int) -> str:
        return f"{100 * (ply - self.first) / (self.last - self.first):.2f}"

    def down(self, chance: float) -> str:
        return f"{100 * (1 - chance):.2f}"

    def points(self, course: list[tuple[int, float]]) -> str:
        return " ".join(f"{self.across(ply)},{self.down(chance)}" for ply, chance in course)

    @property
    def ticks(self) -> list[int]:
        step = max(1, round((self.last - self.first) / TICKS / 5) * 5)
        return [number for number in range(step, self.last + 1, step) if number > self.first]


def report(analysis: Analysis, wording: Wording) -> str:
    say = wording.say
    marked = [
        MarkedPoint(letter, point, row_of(point, analysis)) for letter, point in zip(LETTERS, analysis.turning_points, strict=False)
    ]
    letters = {mark.ply: mark.letter for mark in marked}
    return rendered(
        "analysis/report.html.j2",
        style="analysis/report.css",
        game=analysis.game,
        title=say("analysis-title", game=wording.title),
        headline=headline(analysis, wording),
        how=how(analysis, wording),
        analysis=analysis,
        wording=wording,
        say=say,
        verdicts=list(Verdict),
        poor=POOR,
        swing=SWING,
        axes=axes(analysis),
        marked=marked,
        letters=letters,
        matters={decision.ply for decision in analysis.decisions if decision.verdict in POOR or decision.ply in letters},
    )


def headline(analysis: Analysis, wording: Wording) -> str:
    say = wording.say
    if analysis.result is None:
        return say("analysis-not-over")
    winners = [wording.names[seat] for seat in analysis.result["winners"]]
    return say("analysis-won", winners=say("cli-and").join(winners), count=len(winners))


def how(analysis: Analysis, wording: Wording) -> str:
    say = wording.say
    judged = say("analysis-how", hindsight=str(analysis.hindsight).lower(), depth=analysis.depth.value)
    return judged if analysis.complete else f"{judged} {say('analysis-partly', count=len(analysis.decisions))}"


def axes(analysis: Analysis) -> Axes:
    first = analysis.decisions[0].ply
    return Axes(first, max(first + 1, *(course[-1][0] for course in analysis.courses if course)))


def row_of(point: TurningPoint, analysis: Analysis) -> int:
    """The last ply with a row up to the turning point: where there was nothing to decide, a ply has no row of its own."""
    return max(decision.ply for decision in analysis.decisions if decision.ply <= max(point.ply, analysis.decisions[0].ply))
