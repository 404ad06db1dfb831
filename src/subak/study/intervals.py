"""Shares of games with Wilson's interval."""

import math
from collections.abc import Iterable
from typing import NamedTuple

Z = 1.959964  # standard deviations around the mean of a normal distribution that hold 95 percent


class Share(NamedTuple):
    share: float
    low: float
    high: float


def wilson(share: float, games: float) -> Share:
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z / (1 + Z * Z / games) * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return Share(share, max(0.0, middle - reach), min(1.0, middle + reach))


def share_of(values: Iterable[tuple[int, float]]) -> Share:
    """Mean and Wilson's interval of one value per game, given with its deal.

    Games of one deal resemble each other, so they count as fewer independent games, but never as fewer than there are deals.
    """
    by_deal: dict[int, list[float]] = {}
    for deal, value in values:
        by_deal.setdefault(deal, []).append(value)
    deals, games = len(by_deal), sum(map(len, by_deal.values()))
    if not games:
        return Share(math.nan, 0.0, 1.0)
    mean = sum(map(sum, by_deal.values())) / games
    spread = sum((sum(found) - len(found) * mean) ** 2 for found in by_deal.values()) / games**2
    spread *= deals / max(deals - 1, 1)
    worth = mean * (1 - mean) / spread if spread > 0 else games
    return wilson(mean, min(max(worth, deals), games))
