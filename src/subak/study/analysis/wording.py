"""How an analysis is put into words, on a page and in the terminal."""

from collections.abc import Callable
from dataclasses import dataclass

from subak.core.registry import Told
from subak.study.analysis.judging import Judged, TurningPoint

LETTERS = "ABCDE"  # of turning points


@dataclass(frozen=True)
class Wording:
    """A language, the players' names, how a message is told, what a ply asked, what happened."""

    language: str
    say: Callable[..., str]
    title: str
    names: list[str]
    tell: Callable[[Told], str]
    question: Callable[[int], str]
    happened: Callable[[int], str]

    def percent(self, share: float) -> str:
        say = self.say
        return say("analysis-percent", value=round(100 * share))

    def margin(self, points: float) -> str:
        say = self.say
        value = round(points, 1)
        return say("analysis-margin", sign="+" if value > 0 else "−" if value < 0 else "", points=abs(value))

    def turn(self, point: TurningPoint) -> str:
        say = self.say
        shares = {"before": self.percent(point.before), "after": self.percent(point.after)}
        return say("analysis-turn", player=self.names[point.seat], **shares)

    def spoken(self, decision: Judged) -> str:
        """One decision in a line."""
        say = self.say
        verdict = say("analysis-verdict", verdict=decision.verdict.value)
        return f"{decision.ply + 1}. {self.names[decision.seat]}: {self.tell(decision.played.says)} ({verdict})"
