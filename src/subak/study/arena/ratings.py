"""Ratings by Bradley and Terry's model, from who ended before whom in each game."""

import math
from collections.abc import Sequence
from itertools import permutations
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import minimize
from scipy.special import expit

from subak.study.arena.meetings import Result

Array = np.ndarray[Any, np.dtype[np.float64]]

MEAN = 1500
ELO = 400 / math.log(10)  # points that make the odds e to one
PRIOR = 0.5  # a win and a loss of this weight against the mean: nobody who won all, or lost all, goes to infinity
RESAMPLES = 1000
WITHIN = (2.5, 97.5)  # percent


class Rating(NamedTuple):
    rating: float
    low: float
    high: float


def rate(results: Sequence[Result], bots: Sequence[str], resamples: int = RESAMPLES) -> dict[str, Rating]:
    """The mean of all bots is 1500, and the intervals are for the distance to it.

    Games of one deal are not independent, so the Bayesian bootstrap gives each deal as a whole a random weight. The prior's win and
    loss get weights too, else a bot that won all would seem to be known exactly.
    """
    ahead = ahead_by_deal(results, bots)
    even = np.full((2, len(bots)), PRIOR)
    best = fit(ahead.sum(axis=0), even)
    random = np.random.default_rng(0)
    drawn = np.array(
        [
            fit(np.tensordot(random.exponential(size=len(ahead)), ahead, 1), even * random.exponential(size=even.shape), best)
            for _ in range(resamples)
        ]
    )
    lows, highs = np.percentile(points(drawn), WITHIN, axis=0)
    return {name: Rating(*map(float, found)) for name, *found in zip(bots, points(best), lows, highs, strict=True)}


def ahead_by_deal(results: Sequence[Result], bots: Sequence[str]) -> Array:
    """How often each bot (row) ended before each other (column), in the games of each deal."""
    deals = {deal: place for place, deal in enumerate(sorted({result.deal for result in results}))}
    place = {name: number for number, name in enumerate(bots)}
    ahead = np.zeros((len(deals), len(bots), len(bots)))
    for result in results:
        for seat, rival in permutations(range(len(result.seats)), 2):
            one, other = place[result.bots[seat]], place[result.bots[rival]]
            if one != other:
                ahead[deals[result.deal], one, other] += result.ahead(seat, rival)
    return ahead


def fit(ahead: Array, prior: Array, start: Array | None = None) -> Array:
    """The strengths under which these results are likeliest."""
    met = ahead + ahead.T
    won, lost = prior

    def loss(strength: Array) -> tuple[float, Array]:
        distance = strength[:, None] - strength
        unlikely = np.sum(ahead * np.logaddexp(0, -distance))
        unlikely += np.sum(won * np.logaddexp(0, -strength) + lost * np.logaddexp(0, strength))
        slope = np.sum(met * expit(distance) - ahead, axis=1) + (won + lost) * expit(strength) - won
        return float(unlikely), slope

    def curvature(strength: Array) -> Array:
        distance = strength[:, None] - strength
        bent = met * expit(distance) * expit(-distance)
        curved: Array = np.diag(bent.sum(axis=1) + (won + lost) * expit(strength) * expit(-strength)) - bent
        return curved

    first = np.zeros(len(ahead)) if start is None else start
    found: Array = minimize(loss, first, jac=True, hess=curvature, method="trust-exact", options={"gtol": 1e-6}).x
    return found


def points(strengths: Array) -> Array:
    relative: Array = strengths - strengths.mean(axis=-1, keepdims=True)
    scaled: Array = MEAN + ELO * relative
    return scaled
