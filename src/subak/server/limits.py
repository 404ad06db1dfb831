"""How often somebody may do something: token buckets, which fill again with time."""

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
PASSWORDS = Limit(0.1, 10)  # of an address
PASSWORDS_OF_ACCOUNT = Limit(1 / 60, 20)  # from anywhere
PASSWORDS_OF_DEVICE = Limit(0.1, 10)  # where the account was used before
THINKING = Limit(0.2, 5)  # hints and analyses
FRAMES = Limit(5, 50)  # that a client sends on one socket


class Bucket(NamedTuple):
    tokens: float
    at: float  # when there were so many


class Limits:
    """Of one process. Of too many buckets the least recently used are forgotten: they are full again by then."""

    def __init__(self, rate: float = 1.0) -> None:
        self.rate = rate
        self.buckets: OrderedDict[tuple[Limit, str], Bucket] = OrderedDict()

    def spend(self, limit: Limit, who: str) -> None:
        """One token; TooMany where there is none."""
        now = time.monotonic()
        most = limit.at_once * self.rate
        bucket = self.buckets.get((limit, who), Bucket(most, now))
        tokens = min(most, bucket.tokens + (now - bucket.at) * limit.per_second * self.rate)
        if tokens < 1:
            wait = math.ceil((1 - tokens) / (limit.per_second * self.rate))
            raise TooMany("too-often", seconds=wait, headers={"Retry-After": str(wait)})
        self.buckets[limit, who] = Bucket(tokens - 1, now)
        self.buckets.move_to_end((limit, who))
        while len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
