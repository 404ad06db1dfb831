"""Background tasks that last as long as the server: one that ends by an error is named, counted, and begun again."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from prometheus_client import Counter

FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0  # seconds until a task begins again; twice as long each time
STEADY_SECONDS = 10.0  # that a task must have run again before it counts as well

log = logging.getLogger("subak")


class Failure(NamedTuple):
    reason: str
    until: float  # when its task counts as well again


class Supervision:
    def __init__(self, restarts: Counter) -> None:
        self.restarts = restarts
        self.failures: dict[str, Failure] = {}  # the last one of each task

    async def keep(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Until it ends by itself."""
        wait = FIRST_WAIT
        while True:
            begun = time.monotonic()
            try:
                await work()
                return
            except Exception as error:
                if time.monotonic() - begun > LONGEST_WAIT:
                    wait = FIRST_WAIT
                self.restarts.labels(name).inc()
                self.failures[name] = Failure(type(error).__name__, time.monotonic() + wait + STEADY_SECONDS)
                log.exception("background task ended and is begun again", extra={"task": name, "after": wait})
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    def failure_of(self, name: str) -> str | None:
        """Why a task is not well, if it is not."""
        failure = self.failures.get(name)
        return failure.reason if failure is not None and time.monotonic() < failure.until else None
