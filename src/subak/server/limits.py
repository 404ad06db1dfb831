"""How often somebody may do something: buckets that fill again with time."""

import math
import time
from collections import OrderedDict
from typing import NamedTuple

from subak.server.refusals import TooMany

MOST_BUCKETS = 100_000


class Limit(NamedTuple):
    per_second: float
    at_once: float


REQUESTS = Limit(20, 60)  # of an identity
REQUESTS_OF_ADDRESS = Limit(60, 240)  # several people may share one
CHAT = Limit(0.5, 5)
NEW_TABLES = Limit(0.2, 10)
NEW_GUESTS = Limit(1, 30)  # of an address
PASSWORDS = Limit(0.1, 10)
THINKING = Limit(0.2, 5)  # hints and analyses
FRAMES = Limit(5, 50)  # that a client sends on one socket


class Limits:
    """Of one process; the least recently used buckets are forgotten, which are full again by then."""

    def __init__(self, rate: float = 1.0) -> None:
        self.rate = rate
        self.buckets: OrderedDict[tuple[Limit, str], tuple[float, float]] = OrderedDict()

    def take(self, limit: Limit, who: str) -> None:
        now = time.monotonic()
        most = limit.at_once * self.rate
        level, then = self.buckets.get((limit, who), (most, now))
        level = min(most, level + (now - then) * limit.per_second * self.rate)
        if level < 1:
            wait = math.ceil((1 - level) / (limit.per_second * self.rate))
            raise TooMany("too-often", seconds=wait, headers={"Retry-After": str(wait)})
        self.buckets[limit, who] = level - 1, now
        self.buckets.move_to_end((limit, who))
        while len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
