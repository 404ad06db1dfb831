"""A lab's findings as one HTML file."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from subak.core.registry import Game, Told
from subak.core.tallying import LEAST_SCORE
from subak.study.lab.experiment import BASE, Experiment, Setting
from subak.study.lab.findings import FEWEST, MEASURES, Answer, Estimate, Event, Findings, Phase, Use
from subak.study.pages import rendered

CARDS = ("score", "lead", "turns", "choices", "alternatives")
MOST_BINS = 44
TAIL = 0.001  # of a distribution that is left out of its picture, on either side
TICKS = 5
ORDERED = 6  # up to so many answers stand in their own order, more of them with the best first
SPARK = (120, 30)
ROOM = 1.08  # of an axis: a little more than what is drawn on it
SHARES = {measure.name for measure in MEASURES if measure.share}


@dataclass(frozen=True)
class LabWording:
    """How a lab's findings are put into words."""

    language: str
    game: str
    say: Callable[..., str]
    tell: Callable[[Told], str]
    bot: Callable[[str], str]  # its name
    command: str  # that made the report

    def number(self, value: float, digits: int = 1) -> str:
        say = self.say
        if math.isnan(value):
            return "–"
        if digits == 0:
            return say("lab-whole", value=round(value))
        return say("lab-tenths", value=round(value, 1)) if digits == 1 else say("lab-hundredths", value=round(value, 2))

    def percent(self, share: float) -> str:
        say = self.say
        return "–" if math.isnan(share) else say("lab-percent", value=round(100 * share, 1))

    def signed(self, value: float, shown: Callable[[float], str]) -> str:
        if math.isnan(value):
            return "–"
        text = shown(abs(value))
        nothing = text == shown(0.0)
        return text if nothing else f"{'+' if value > 0 else '−'}{text}"

    def setting(self, setting: Setting) -> str:
        say = self.say
        if setting.name == BASE:
            return say("lab-base")
        return " + ".join(say(f"{self.game}-option", option=name) for name in setting.name.split("+"))

    def measure(self, name: str) -> str:
        say = self.say
        return say("lab-measure", what=name)

    def value(self, name: str) -> Callable[[float], str]:
        """How a measure's values are shown."""
        return self.percent if name in SHARES else lambda value: self.number(value, 2 if name == "alternatives" else 1)

    def within(self, name: str, estimate: Estimate) -> str:
        """How far the truth may lie from a measure's estimate."""
        say = self.say
        if math.isnan(estimate.low):
            return ""
        far = (estimate.high - estimate.low) / 2 * (100 if name in SHARES else 1)
        if far == 0:
            return say("lab-exactly")
        return say("lab-within", value=far, unit="percent" if name in SHARES else "number")


class Axis(NamedTuple):
    """A line that estimates are drawn on, as far to the left of its middle as to the right."""

    middle: float
    far: float

    def across(self, value: float) -> float:
        least, most = self.middle - self.far, self.middle + self.far
        return 100 * (min(max(value, least), most) - least) / (most - least)

    def interval(self, estimate: Estimate) -> tuple[float, float]:
        """Where it begins, and how wide it is."""
        low, high = (estimate.value if math.isnan(end) else end for end in (estimate.low, estimate.high))
        return self.across(low), self.across(high) - self.across(low)

    def sureness(self, estimate: Estimate) -> str:
        """Whether chance alone would hardly be so far from the middle."""
        return "sure" if estimate.low > self.middle or estimate.high < self.middle else "unsure"

    def colour(self, estimate: Estimate) -> int:
        """By side of the middle, for those that lie below it and above."""
        return 4 if estimate.value < self.middle else 0


class Picture(NamedTuple):
    """Distributions as lines, the base game's as an area, in a picture that stretches with the page."""

    lines: list[str]
    top: float
    ticks: list[tuple[int, float]]  # numbers and where they stand


class Spread(NamedTuple):
    what: str
    counts: list[list[int]]  # for each setting
    least: int  # the number that is counted first

    @property
    def bounds(self) -> tuple[int, int]:
        bounds = [ends(row) for row in self.counts]
        return min(low for low, _ in bounds), max(high for _, high in bounds)

    @property
    def always(self) -> int | None:
        """The only number there is, if there is one."""
        first, last = self.bounds
        return first + self.least if first == last else None

    @property
    def picture(self) -> Picture:
        first, last = self.bounds
        width = max(1, -(-(last - first + 1) // MOST_BINS))
        bins = -(-(last - first + 1) // width)
        heights = [
            [sum(row[first + width * place : first + width * (place + 1)]) / sum(row) / width for place in range(bins)]
            for row in self.counts
        ]
        top = max(max(row) for row in heights)
        lines = [
            "".join(f"V{100 - 96 * height / top:.2f}H{100 * (place + 1) / bins:.2f}" for place, height in enumerate(row))
            for row in heights
        ]
        ticks = [
            (value, 100 * (value - self.least - first + 0.5) / (width * bins))
            for value in round_numbers(first + self.least, last + self.least)
        ]
        return Picture(lines, top, [(value, there) for value, there in ticks if there <= 100])


class Dot(NamedTuple):
    across: float
    down: float
    radius: float


class Spark(NamedTuple):
    """The share of victories by how many one had; the thicker a point, the more had it."""

    first: int
    last: int
    dots: list[Dot]


class Chapter(NamedTuple):
    """What the page tells of one setting, each label with its numbers."""

    uses: list[tuple[str, Use]]
    gain: Axis  # of one more of a use
    questions: list[tuple[str, list[tuple[str, Answer]]]]
    wins: Axis
    events: list[tuple[str, Event]]
    phases: list[tuple[str, Phase]]


def lab_report(experiment: Experiment, game: Game, found: Sequence[Findings], wording: LabWording) -> str:
    say = wording.say
    even = 1 / experiment.seats
    return rendered(
        "lab/report.html.j2",
        style="lab/report.css",
        game=game.name,
        title=say("lab-title", game=game.title),
        headline=say("lab-headline", game=game.title, games=experiment.games * len(experiment.settings)),
        how=how(experiment, wording),
        experiment=experiment,
        found=found,
        wording=wording,
        say=say,
        cards=CARDS,
        measures=[measure.name for measure in MEASURES if found[0].measures[measure.name].known],
        axis=axis,
        even=even,
        wins=axis([seat.wins for findings in found for seat in findings.seats], even),
        spreads=spreads(found),
        chapters=[chapter(game, findings, even, wording) for findings in found],
        spark=spark,
        spark_size=SPARK,
    )


def how(experiment: Experiment, wording: LabWording) -> str:
    say = wording.say
    bots = list(dict.fromkeys(wording.bot(spec) for spec in experiment.players))
    who = say("lab-random", seats=experiment.seats)
    if not experiment.random:
        who = say("lab-who", seats=experiment.seats, bots=", ".join(bots))
    always = [say(f"{experiment.game}-option", option=name) for name in experiment.settings[0].options]
    rules = say("lab-always", options=", ".join(always)) if always else ""
    return " ".join(part for part in (who, rules, say("lab-intervals")) if part)


def axis(estimates: Sequence[Estimate], middle: float = 0.0) -> Axis:
    """Long enough for all of them."""
    ends = [abs(value - middle) for estimate in estimates for value in estimate if not math.isnan(value)]
    return Axis(middle, ROOM * max(ends, default=0.0) or 1.0)


def spreads(found: Sequence[Findings]) -> list[Spread]:
    return [
        Spread("score", [summed(findings.scores) for findings in found], LEAST_SCORE),
        Spread("lead", [findings.leads for findings in found], 0),
        Spread("turns", [findings.turns for findings in found], 0),
        Spread("choices", [findings.choices for findings in found], 0),
    ]


def summed(rows: Sequence[Sequence[int]]) -> list[int]:
    return [sum(column) for column in zip(*rows, strict=True)]


def ends(counts: Sequence[int]) -> tuple[int, int]:
    """Where a distribution begins and ends, but for its tails."""
    left = TAIL * sum(counts)
    first, last = 0, len(counts) - 1
    below = above = 0
    while below + counts[first] <= left:
        below += counts[first]
        first += 1
    while above + counts[last] <= left:
        above += counts[last]
        last -= 1
    return first, last


def round_numbers(least: int, most: int) -> list[int]:
    rough = max(1.0, (most - least) / TICKS)
    size = 10 ** math.floor(math.log10(rough))
    step = int(max(1, next(size * factor for factor in (1, 2, 5, 10) if size * factor >= rough)))
    return list(range(-(-least // step) * step, most + 1, step))


def chapter(game: Game, findings: Findings, even: float, wording: LabWording) -> Chapter:
    tally, tell = game.tally, wording.tell
    uses = [(tell(told), use) for told, use in zip(tally.uses, findings.uses, strict=True) if use.wins.known]
    events = [(tell(told), event) for told, event in zip(tally.events, findings.events, strict=True)]
    phases = [(tell(told), phase) for told, phase in zip(tally.phases, findings.phases, strict=True) if phase.decisions]
    return Chapter(
        uses=sorted(uses, key=lambda pair: -pair[1].wins.value),
        gain=axis([use.wins for _, use in uses]),
        questions=questions(game, findings, wording),
        wins=axis([answer.wins for answer in findings.answers if answer.seats >= FEWEST], even),
        events=sorted(events, key=lambda pair: -pair[1].games.value),
        phases=phases,
    )


def questions(game: Game, findings: Findings, wording: LabWording) -> list[tuple[str, list[tuple[str, Answer]]]]:
    """Those that were answered, with the answers that were given."""
    asked = []
    answered = iter(findings.answers)
    for question, answers in game.tally.firsts:
        listed = [(wording.tell(told), next(answered)) for told in answers]
        given = [(label, answer) for label, answer in listed if answer.seats]
        if len(answers) > ORDERED:
            given.sort(key=lambda pair: -pair[1].wins.value)
        if given:
            asked.append((wording.tell(question), given))
    return asked


def spark(use: Use, even: float) -> Spark | None:
    points = [point for point in use.curve if point.seats >= FEWEST]
    if len(points) < 2:
        return None
    width, height = SPARK
    first, last = points[0].number, points[-1].number
    far = max(0.02, *(abs(point.wins - even) for point in points))
    most = max(point.seats for point in points)
    dots = [
        Dot(
            across=5 + (width - 10) * (point.number - first) / (last - first),
            down=height / 2 - (height / 2 - 5) * (point.wins - even) / far,
            radius=1 + 3 * math.sqrt(point.seats / most),
        )
        for point in points
    ]
    return Spark(first, last, dots)
