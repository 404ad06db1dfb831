"""What an arena's games say: shares with intervals, the table, and the mirror control."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations, product
from typing import Any

import numpy as np

from subak.study.arena.meetings import Result, Setup
from subak.study.arena.ratings import Rating, rate
from subak.study.intervals import Share, share_of

SHUFFLES = 2000


@dataclass(frozen=True)
class Standing:
    rank: int
    bot: str
    rating: Rating
    games: int
    wins: Share  # by seat: 1 / players is even
    margin: float  # to the best rival, in points
    seconds: float  # per decision with a choice


@dataclass(frozen=True)
class Mirror:
    """The same bot on all seats, told apart by its place in the line-up."""

    bot: str
    games: int
    members: tuple[float, ...]  # share of victories of each
    bound: float  # in 95 of 100 fair arenas none of them is further from even than this
    seats: tuple[Share, ...]

    @property
    def even(self) -> bool:
        return all(abs(share - 1 / len(self.members)) <= self.bound for share in self.members)


def share(results: Iterable[Result], bot_a: str, bot_b: str) -> Share:
    """How often bot_a ends before bot_b, a shared rank as a half; with two at the table: its share of the victories."""
    values = []
    for result in results:
        pairs = [pair for pair in product(seats_of(result, bot_a), seats_of(result, bot_b)) if pair[0] != pair[1]]
        if pairs:
            values.append((result.deal, sum(result.ahead(*pair) for pair in pairs) / len(pairs)))
    return share_of(values)


def seats_of(result: Result, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(result.bots) if name == bot]


def standings(results: Iterable[Result], bots: Sequence[str]) -> list[Standing]:
    """Best first. Mirror games tell nothing here and are left out."""
    results = [result for result in results if not result.mirror]
    ratings = rate(results, bots)
    ordered = sorted(bots, key=lambda name: -ratings[name].rating)
    return [standing(results, rank, name, ratings[name]) for rank, name in enumerate(ordered, 1)]


def standing(results: Sequence[Result], rank: int, bot: str, rating: Rating) -> Standing:
    sat = [(result, seat) for result in results for seat in seats_of(result, bot)]
    games = [(result, seats) for result in results if (seats := seats_of(result, bot))]
    wins = share_of((result.deal, sum(map(result.victory, seats)) / len(seats)) for result, seats in games)
    margin = sum(result.margin(seat) for result, seat in sat) / len(sat)
    decisions = sum(result.decisions[seat] for result, seat in sat)
    seconds = sum(result.seconds[seat] for result, seat in sat) / max(decisions, 1)
    return Standing(rank, bot, rating, len(games), wins, margin, seconds)


def mirror(results: Iterable[Result], bot: str) -> Mirror:
    """A permutation test: in a fair arena it does not matter which of the equal bots is called A and which B, so exchanging the
    names at random within each deal shows by how much their shares differ by chance."""
    results = [result for result in results if result.mirror and result.line_up[0] == bot]
    players = len(results[0].line_up)
    deals = {deal: place for place, deal in enumerate(sorted({result.deal for result in results}))}
    won = np.zeros((len(deals), players))
    for result in results:
        for seat, member in enumerate(result.seats):
            won[deals[result.deal], member] += result.victory(seat)
    games = len(results)
    turns = np.random.default_rng(0).integers(players, size=(SHUFFLES, len(deals)))
    dealt = sum((turns == turn) @ np.roll(won, turn, axis=1) for turn in range(players))
    far = np.abs(dealt / games - 1 / players).max(axis=1)
    bound = float(np.quantile(far, 0.95, method="higher")) + 1e-9
    members = tuple(float(count) / games for count in won.sum(axis=0))
    seats = tuple(share_of((result.deal, result.victory(seat)) for result in results) for seat in range(players))
    return Mirror(bot, games, members, bound, seats)


def summed_up(setup: Setup, results: Sequence[Result], ranked: Sequence[Standing], mirrored: Sequence[Mirror]) -> dict[str, Any]:
    """All of it as plain data."""
    pairs = [
        {"bot": one.bot, "rival": other.bot, **share(results, one.bot, other.bot)._asdict()}
        for one, other in combinations(ranked, 2)
    ]
    return asdict(setup) | {
        "games": len(results),
        "standings": [asdict(found) | {"rating": found.rating._asdict(), "wins": found.wins._asdict()} for found in ranked],
        "pairs": pairs,
        "mirrors": [asdict(found) | {"even": found.even, "seats": [seat._asdict() for seat in found.seats]} for found in mirrored],
    }
