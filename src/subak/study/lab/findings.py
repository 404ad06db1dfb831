"""What a lab's counters say: means and shares with intervals, and what a variant changes."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.special import stdtrit

from subak.core.tallying import (
    ALTERNATIVES,
    DECISIONS,
    IN_GAMES,
    LEAST_SCORE,
    POINTS,
    SEATS,
    TIMES,
    VICTORIES,
    VICTORY,
    WITH_CHOICE,
)
from subak.study.intervals import wilson
from subak.study.lab.experiment import Experiment

CONFIDENCE = 0.95
FEWEST = 30  # seats that a point of a curve needs to be drawn

Values = NDArray[np.float64]
Statistic = Callable[[Any], Values]  # of arrays of counters: a row of values for each


class Estimate(NamedTuple):
    value: float
    low: float
    high: float

    @property
    def known(self) -> bool:
        return not math.isnan(self.value)


class Measure(NamedTuple):
    name: str
    statistic: Statistic
    share: bool = False  # shown in percent


def divided(part: Any, whole: Any) -> Values:
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.asarray(part, np.float64) / np.asarray(whole, np.float64)


def mean_of(field: str, least: int = 0) -> Statistic:
    """Of a distribution."""

    def statistic(counts: Any) -> Values:
        spread = counts[field]
        return divided(spread @ np.arange(least, least + spread.shape[-1]), spread.sum(axis=-1))

    return statistic


def mean_score(counts: Any) -> Values:
    spread = counts["scores"].sum(axis=-2)
    return divided(spread @ np.arange(LEAST_SCORE, LEAST_SCORE + spread.shape[-1]), spread.sum(axis=-1))


def spread_of_scores(counts: Any) -> Values:
    """The standard deviation of one seat's score."""
    spread = counts["scores"].sum(axis=-2)
    squares = divided(spread @ np.arange(LEAST_SCORE, LEAST_SCORE + spread.shape[-1]) ** 2, spread.sum(axis=-1))
    return np.sqrt(np.maximum(squares - mean_score(counts) ** 2, 0))


def alternatives(counts: Any) -> Values:
    totals = counts["phases"].sum(axis=-2)
    return divided(totals[..., ALTERNATIVES], totals[..., WITH_CHOICE])


def share_in(field: str) -> Statistic:
    return lambda counts: divided(counts[field], counts["games"])


def seat_scores(counts: Any) -> Values:
    spread = counts["scores"]
    return divided(spread @ np.arange(LEAST_SCORE, LEAST_SCORE + spread.shape[-1]), spread.sum(axis=-1))


def seat_wins(counts: Any) -> Values:
    return divided(counts["wins"], VICTORY * counts["games"][..., None])


def phases(counts: Any) -> Values:
    """Decisions of a game, those with a choice, and the alternatives of these."""
    found = counts["phases"]
    each = divided(found[..., [DECISIONS, WITH_CHOICE]], counts["games"][..., None, None])
    return np.concatenate([each, divided(found[..., [ALTERNATIVES]], found[..., [WITH_CHOICE]])], axis=-1)


def uses(counts: Any) -> Values:
    """How many a seat has of each use, and by how much points and victories rise with one more: the slopes of fitted lines."""
    found = counts["uses"].astype(np.float64)
    number = np.arange(found.shape[-2])
    seats = found[..., SEATS].sum(axis=-1)
    mean = divided(found[..., SEATS] @ number, seats)
    square = divided(found[..., SEATS] @ number**2, seats) - mean**2
    slopes = []
    for what, unit in ((POINTS, 1), (VICTORIES, VICTORY)):
        together = divided(found[..., what] @ number, unit * seats)
        slopes.append(
            divided(together - mean * divided(found[..., what].sum(axis=-1), unit * seats), np.where(square > 1e-9, square, 0))
        )
    return np.stack([mean, *slopes], axis=-1)


def firsts(counts: Any) -> Values:
    """How often each answer was given, what share of the victories went with it, and what score."""
    found = counts["firsts"]
    seats = counts["scores"].sum(axis=(-1, -2))[..., None]
    wins = divided(found[..., VICTORIES], VICTORY * found[..., SEATS])
    return np.stack([divided(found[..., SEATS], seats), wins, divided(found[..., POINTS], found[..., SEATS])], axis=-1)


def events(counts: Any) -> Values:
    """In what share of the games a rule came up, and how often in a game."""
    return divided(counts["events"][..., [IN_GAMES, TIMES]], counts["games"][..., None, None])


MEASURES = (
    Measure("score", mean_score),
    Measure("spread", spread_of_scores),
    Measure("best", mean_of("best", LEAST_SCORE)),
    Measure("lead", mean_of("leads")),
    Measure("turns", mean_of("turns")),
    Measure("choices", mean_of("choices")),
    Measure("alternatives", alternatives),
    Measure("first-seat", lambda counts: seat_wins(counts)[..., 0], share=True),
    Measure("tied", share_in("tied"), share=True),
    Measure("shared", share_in("shared"), share=True),
)


def total(blocks: Any) -> Any:
    return summed(blocks)[0]


def summed(blocks: Any) -> Any:
    numbers = blocks.view(np.int64).reshape(len(blocks), -1)
    return numbers.sum(axis=0, keepdims=True).view(blocks.dtype)[:, 0]


def without_each(blocks: Any) -> Any:
    """The sum of all blocks but one, for each."""
    numbers = blocks.view(np.int64).reshape(len(blocks), -1)
    return np.ascontiguousarray(numbers.sum(axis=0) - numbers).view(blocks.dtype)[:, 0]


def estimated(statistic: Statistic, blocks: Any, against: Any = None) -> Any:
    """Value, low and high of each number, by the jackknife over blocks. With another setting's blocks: of the difference to it."""

    def value(counts: Any, others: Any) -> Values:
        return statistic(counts) if others is None else statistic(counts) - statistic(others)

    found = value(summed(blocks), None if against is None else summed(against))[0]
    n = len(blocks)
    if n < 2:
        return np.stack([found, np.full_like(found, np.nan), np.full_like(found, np.nan)], axis=-1)
    apart = value(without_each(blocks), None if against is None else without_each(against))
    error = np.sqrt((n - 1) / n * ((apart - apart.mean(axis=0)) ** 2).sum(axis=0))
    reach = stdtrit(n - 1, (1 + CONFIDENCE) / 2) * error
    return np.stack([found, found - reach, found + reach], axis=-1)


def estimate(values: Any) -> Estimate:
    return Estimate(*(float(value) for value in values))


def share_estimate(values: Any, seats: float) -> Estimate:
    """A share of 0 or 1 does not vary between blocks, so the jackknife would be certain of it: there Wilson's interval is taken."""
    found = estimate(values)
    if seats and found.known and (found.low == found.high or found.value in {0.0, 1.0}):
        return Estimate(*wilson(found.value, seats))
    return Estimate(found.value, max(found.low, 0.0), min(found.high, 1.0))


@dataclass(frozen=True)
class SeatFound:
    wins: Estimate
    score: Estimate


@dataclass(frozen=True)
class Phase:
    decisions: float  # of a game
    choices: float  # those with more than one answer
    alternatives: float


class CurvePoint(NamedTuple):
    """Those who had so many of something."""

    number: int
    seats: int
    wins: float  # their share of the victories
    score: float


@dataclass(frozen=True)
class Use:
    each: float  # that a seat has, on average
    points: Estimate  # by which the score rises with one more
    wins: Estimate
    curve: list[CurvePoint]


@dataclass(frozen=True)
class Answer:
    given: float
    seats: int
    wins: Estimate
    score: float


@dataclass(frozen=True)
class Event:
    games: Estimate
    times: float


@dataclass(frozen=True)
class Findings:
    """All about one setting."""

    games: int
    measures: dict[str, Estimate]
    effects: dict[str, Estimate]  # against the base game; empty for itself
    seats: list[SeatFound]
    scores: list[list[int]]  # how often each, by seat, from LEAST_SCORE
    best: list[int]
    turns: list[int]
    choices: list[int]
    leads: list[int]
    phases: list[Phase]
    uses: list[Use]
    answers: list[Answer]
    events: list[Event]


def findings(experiment: Experiment, blocks: Sequence[Any]) -> list[Findings]:
    return [found_in(experiment, own, None if number == 0 else blocks[0]) for number, own in enumerate(blocks)]


def found_in(experiment: Experiment, blocks: Any, base: Any) -> Findings:
    counts = total(blocks)
    games = int(counts["games"])
    wins, scores = estimated(seat_wins, blocks), estimated(seat_scores, blocks)
    effects = {} if base is None else {name: estimate(estimated(of, blocks, base)) for name, of, _ in MEASURES}
    return Findings(
        games=games,
        measures={name: measured(measure, blocks, games) for measure in MEASURES for name in [measure.name]},
        effects=effects,
        seats=[SeatFound(share_estimate(wins[seat], games), estimate(scores[seat])) for seat in range(experiment.seats)],
        scores=counts["scores"][: experiment.seats].tolist(),
        best=counts["best"].tolist(),
        turns=counts["turns"].tolist(),
        choices=counts["choices"].tolist(),
        leads=counts["leads"].tolist(),
        phases=[Phase(*(float(value) for value in phase)) for phase in phases(summed(blocks))[0]],
        uses=[
            Use(float(mean[0]), estimate(points), estimate(victories), curve(counts["uses"][number]))
            for number, (mean, points, victories) in enumerate(estimated(uses, blocks))
        ],
        answers=[
            Answer(
                float(given[0]),
                int(counts["firsts"][number, SEATS]),
                share_estimate(victories, int(counts["firsts"][number, SEATS])),
                float(score[0]),
            )
            for number, (given, victories, score) in enumerate(estimated(firsts, blocks))
        ],
        events=[Event(share_estimate(share, games), float(times[0])) for share, times in estimated(events, blocks)],
    )


def measured(measure: Measure, blocks: Any, games: int) -> Estimate:
    values = estimated(measure.statistic, blocks)
    return share_estimate(values, games) if measure.share else estimate(values)


def curve(found: Any) -> list[CurvePoint]:
    return [
        CurvePoint(number, int(seats), float(victories / VICTORY / seats), float(points / seats))
        for number, (seats, victories, points) in enumerate(found.tolist())
        if seats
    ]
