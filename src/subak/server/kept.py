"""Answers that are kept for a while, so that asking for them again costs next to nothing."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Iterable
from typing import Any, NamedTuple

RECENT_SECONDS = 1.0
MOST_RECENT = 10_000  # answers
MOST_BYTES = 64 * 2**20


class RecentAnswer(NamedTuple):
    until: float
    answer: asyncio.Task[Any]


class Recent:
    """Answers of at most a second's age; those who ask meanwhile wait for the same one."""

    def __init__(self) -> None:
        self.answers: OrderedDict[Hashable, RecentAnswer] = OrderedDict()

    async def get(self, key: Hashable, ask: Callable[[], Awaitable[Any]]) -> Any:
        known = self.answers.get(key)
        if known is None or known.until < time.monotonic():
            known = RecentAnswer(time.monotonic() + RECENT_SECONDS, asyncio.ensure_future(ask()))
            self.answers[key] = known
            self.answers.move_to_end(key)
            while len(self.answers) > MOST_RECENT:
                self.answers.popitem(last=False)
        try:
            # Whoever hangs up must not take the answer away from the others.
            return await asyncio.shield(known.answer)
        except BaseException:
            if known.answer.done() and self.answers.get(key) is known:
                del self.answers[key]
            raise

    def forget(self, keys: Iterable[Hashable]) -> None:
        """So that whoever asks from now on gets what has just changed."""
        for key in keys:
            self.answers.pop(key, None)


class Version(NamedTuple):
    """What was rendered, and of what: once that has changed it is of no more use."""

    of: Hashable
    content: bytes


class KeptBytes:
    """What was rendered, the newest of each, as long as there is room; what nobody asked for longest goes first."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most, self.size = most, 0
        self.kept: OrderedDict[Hashable, Version] = OrderedDict()

    def get(self, key: Hashable, of: Hashable) -> bytes | None:
        known = self.kept.get(key)
        if known is None or known.of != of:
            return None
        self.kept.move_to_end(key)
        return known.content

    def keep(self, key: Hashable, of: Hashable, content: bytes) -> None:
        before = self.kept.pop(key, None)
        self.size += len(content) - (0 if before is None else len(before.content))
        self.kept[key] = Version(of, content)
        while self.size > self.most:
            self.size -= len(self.kept.popitem(last=False)[1].content)
