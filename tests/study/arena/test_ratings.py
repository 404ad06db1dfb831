"""Ratings, shares and the mirror control, on results whose truth is known."""

import math
from collections.abc import Callable, Sequence

import numpy as np
import pytest

from subak.study.arena.meetings import Result, Setup, schedule
from subak.study.arena.ratings import rate
from subak.study.arena.standings import mirror, share, standings
from subak.study.intervals import share_of, wilson

A, B, C = "greedy", "random", "search"


def results_of(bots: Sequence[str], players: int, deals: int, score: Callable[..., int], mirrored: bool = False) -> list[Result]:
    """A score for each bot on each seat of each deal; the highest wins."""
    played = []
    for meeting in schedule(Setup("bali", players, {}, tuple(bots), "s"), deals * players, mirrored):
        seated = enumerate(meeting.seats)
        scores = tuple(score(meeting.line_up[member], seat, meeting.deal, member) for seat, member in seated)
        winners = tuple(seat for seat, found in enumerate(scores) if found == max(scores))
        every = (meeting.line_up, meeting.deal, meeting.rotation, meeting.seats, scores, winners)
        played.append(Result(*every, (1,) * players, (0.5,) * players))
    return played


def by_strength(strengths: dict[str, float], seed: int = 0) -> Callable[..., int]:
    """Gumbel noise on points of Elo makes Bradley and Terry's model exactly true."""
    random = np.random.default_rng(seed)
    return lambda bot, *_: round(1000 * (strengths[bot] * math.log(10) / 400 + random.gumbel()))


def test_the_odds_of_many_games_are_the_distance_in_points() -> None:
    wins = 0

    def score(bot: str, seat: int, *_: int) -> int:
        nonlocal wins
        wins += bot == A
        return 1 if bot == B else 2 * (wins % 4 > 0)  # three of four games are A's

    ratings = rate(results_of((A, B), 2, 2000, score), (A, B), resamples=2)
    assert ratings[A].rating - ratings[B].rating == pytest.approx(400 * math.log10(3), abs=0.5)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_true_strengths_are_found_with_any_number_at_the_table(players: int) -> None:
    true = {A: 100.0, B: -150.0, C: 50.0}
    ratings = rate(results_of((A, B, C), players, 600, by_strength(true)), (A, B, C), resamples=100)
    assert sum(found.rating for found in ratings.values()) / 3 == pytest.approx(1500)
    for bot, strength in true.items():
        assert ratings[bot].rating == pytest.approx(1500 + strength, abs=25)
        assert ratings[bot].low < ratings[bot].rating < ratings[bot].high


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    true = {A: 80.0, B: -80.0}
    held = 0
    for seed in range(25):
        found = rate(results_of((A, B), 2, 30, by_strength(true, seed)), (A, B), resamples=80)[A]
        held += found.low <= 1580 <= found.high
    assert 20 <= held <= 25


def test_more_games_narrow_the_interval() -> None:
    true = {A: 80.0, B: -80.0}
    few, many = (rate(results_of((A, B), 2, deals, by_strength(true)), (A, B), resamples=200)[A] for deals in (25, 400))
    assert (many.high - many.low) < (few.high - few.low) / 2


def test_games_of_a_deal_that_go_alike_count_as_one() -> None:
    by_deal = rate(results_of((A, B), 2, 50, lambda bot, seat, deal, _: (bot == A) == (deal % 2)), (A, B), resamples=300)[A]
    by_seat = rate(results_of((A, B), 2, 50, lambda bot, seat, *_: seat), (A, B), resamples=300)[A]
    assert by_deal.rating == pytest.approx(by_seat.rating, abs=1)
    assert by_deal.high - by_deal.low > 60
    assert by_seat.high - by_seat.low < 10


def test_a_bot_that_wins_all_stays_finite_and_its_interval_open() -> None:
    short, long = (rate(results_of((A, B), 2, deals, lambda bot, *_: bot == A), (A, B), resamples=300) for deals in (5, 200))
    assert 1600 < short[A].rating < long[A].rating < 2500
    assert short[A].low < short[A].rating - 30
    assert short[A].high > short[A].rating + 30
    assert short[B].rating == pytest.approx(3000 - short[A].rating)


def test_equal_bots_that_share_every_rank_are_rated_alike() -> None:
    ratings = rate(results_of((A, B, C), 3, 4, lambda *_: 7), (A, B, C), resamples=10)
    assert [found.rating for found in ratings.values()] == pytest.approx([1500] * 3, abs=1e-3)


def test_wilsons_interval_is_the_published_one() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.5, 0.4038, 0.5962), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.0, 0.2775), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((1.0, 0.7225, 1.0), abs=1e-4)


def test_a_share_counts_games_but_copies_of_a_deal_only_once() -> None:
    independent = share_of((deal, float(deal % 2)) for deal in range(100))
    copied = share_of((deal, float(deal % 2)) for deal in range(25) for _ in range(4))
    opposite = share_of((deal, float(turn)) for deal in range(50) for turn in range(2))
    assert independent == pytest.approx(wilson(0.5, 99), abs=1e-3)
    assert copied == pytest.approx(wilson(12 / 25, 25))
    assert opposite == wilson(0.5, 100)


def test_the_share_of_a_pair_counts_its_own_games_and_ties_as_halves() -> None:
    results = results_of((A, B, C), 2, 2, lambda bot, seat, deal, _: {A: 2, B: 1, C: 2 * deal}[bot])
    assert share(results, A, B).share == 1
    assert share(results, B, A).share == 0
    assert share(results, A, C).share == 0.75
    assert share(results, C, B).share == 0.5


def test_standings_leave_mirror_games_out_and_know_margins_and_times() -> None:
    results = results_of((A, B), 3, 2, lambda bot, *_: 9 if bot == A else 4, mirrored=True)
    first, second = standings(results, (B, A))
    assert (first.bot, first.rank, first.games) == (A, 1, 12)
    assert (second.bot, second.rank, second.games) == (B, 2, 12)
    assert first.wins.share == pytest.approx((1 / 2 + 1) / 2)
    assert second.wins.share == 0
    assert (first.margin, second.margin) == (pytest.approx(5 / 3), -5)
    assert first.seconds == 0.5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_good_seat_is_a_finding_and_leaves_the_mirror_even(players: int) -> None:
    random = np.random.default_rng(1)
    results = results_of((A,), players, 60, lambda bot, seat, *_: 3 * (seat == 0) + random.integers(5), mirrored=True)
    found = mirror(results, A)
    assert found.even
    assert found.seats[0].low > 1 / players
    assert all(seat.high < 1 / players for seat in found.seats[1:])
    assert sum(found.members) == pytest.approx(1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_line_up_whose_order_matters_fails_the_mirror(players: int) -> None:
    random = np.random.default_rng(1)
    results = results_of((A,), players, 60, lambda bot, seat, deal, member: 2 * (member == 1) + random.integers(5), mirrored=True)
    assert not mirror(results, A).even


def test_a_fair_mirror_fails_about_once_in_twenty_times() -> None:
    random = np.random.default_rng(2)
    failed = sum(
        not mirror(results_of((A,), 2, 20, lambda *_: int(random.integers(1000)), mirrored=True), A).even for _ in range(100)
    )
    assert 0 < failed <= 10
