"""How often somebody may do something: token buckets, which fill again with time.

Each process counts for itself, so that nobody waits for another to count, and tells the others what was spent. So every process may
let a first burst through; what was too much is owed then, and over time all together let through what one would.
"""

import math
import time
from collections import Counter, OrderedDict
from typing import Any, NamedTuple

from subak.server.refusals import TooMany

MOST_BUCKETS = 100_000
MOST_IN_NOTICE = 1000  # buckets; the rest follows in the next


class Limit(NamedTuple):
    per_second: float
    at_once: float


REQUESTS = Limit(20, 60)  # of an identity
REQUESTS_OF_ADDRESS = Limit(60, 240)  # several people may share one
ANYTHING_OF_ADDRESS = Limit(150, 1500)  # pages, probes and what is refused too: a class that opens the page together stays below
CONNECTIONS_OF_ADDRESS = Limit(50, 500)  # new ones
CHAT = Limit(0.5, 5)
NEW_TABLES = Limit(0.2, 10)
NEW_TABLES_OF_ADDRESS = Limit(1, 60)
RECORD_TABLES = 5  # tables that one of a record counts as: it comes with its whole log, and stays
SEATS_TAKEN = Limit(0.1, 10)
SEATS_TAKEN_OF_ADDRESS = Limit(0.5, 40)
NEW_GUESTS = Limit(1, 30)  # of an address
PASSWORDS = Limit(0.1, 10)  # of an address
PASSWORDS_OF_ACCOUNT = Limit(1 / 60, 20)  # from anywhere
PASSWORDS_OF_DEVICE = Limit(0.1, 10)  # where the account was used before
THINKING = Limit(0.2, 5)  # hints and analyses
RENAMES = Limit(0.1, 5)
FRAMES = Limit(5, 50)  # that a client sends on one socket


class Bucket(NamedTuple):
    tokens: float
    at: float  # when there were so many


class Whose(NamedTuple):
    limit: Limit
    who: str


class Limits:
    """Of too many buckets the least recently used are forgotten: they are full again by then."""

    def __init__(self, rate: float = 1.0, shared: bool = False) -> None:
        self.rate = rate
        self.shared = shared  # whether there are other processes to tell
        self.buckets: OrderedDict[Whose, Bucket] = OrderedDict()
        self.spent: Counter[Whose] = Counter()  # here, and not yet known to the other processes

    def spend(self, limit: Limit, who: str, tokens: int = 1) -> None:
        """As many tokens as it costs; TooMany where there are not so many."""
        left = self.check(limit, who, tokens)
        whose = Whose(limit, who)
        if self.shared and len(self.spent) < MOST_BUCKETS:
            self.spent[whose] += tokens
        self.keep(whose, left - tokens)

    def check(self, limit: Limit, who: str, tokens: int = 1) -> float:
        """How many there are; TooMany where these are not enough. Nothing is spent."""
        left = self.left(Whose(limit, who))
        # What costs more than a bucket holds leaves a debt.
        missing = min(tokens, self.most(limit)) - left
        if missing > 0:
            wait = math.ceil(missing / (limit.per_second * self.rate))
            raise TooMany("too-often", seconds=wait, headers={"Retry-After": str(wait)})
        return left

    def most(self, limit: Limit) -> float:
        return limit.at_once * self.rate

    def left(self, whose: Whose) -> float:
        now, most = time.monotonic(), self.most(whose.limit)
        bucket = self.buckets.get(whose, Bucket(most, now))
        return min(most, bucket.tokens + (now - bucket.at) * whose.limit.per_second * self.rate)

    def keep(self, whose: Whose, tokens: float) -> None:
        self.buckets[whose] = Bucket(tokens, time.monotonic())
        self.buckets.move_to_end(whose)
        while len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)

    def take_spent(self) -> list[list[Any]]:
        """For a notice to the other processes: what was spent here since the last one."""
        whose = list(self.spent)[:MOST_IN_NOTICE]
        return [[*one.limit, one.who, self.spent.pop(one)] for one in whose]

    def hear(self, spent: list[list[Any]]) -> None:
        """What another process was asked for is owed here too, up to a full bucket."""
        for per_second, at_once, who, tokens in spent:
            whose = Whose(Limit(per_second, at_once), who)
            self.keep(whose, max(-self.most(whose.limit), self.left(whose) - tokens))
