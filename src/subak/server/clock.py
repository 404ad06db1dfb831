"""How long ago something was, though somebody may set the machine's clock while we run."""

import time
from typing import NamedTuple

LEAST_JUMP = 2.0  # seconds: if the two clocks differ by more than before, the wall clock was set


class Jump(NamedTuple):
    """The wall clock was set forward, or stood still with the machine and went on later."""

    before: float  # what it would show now, had it not been
    seconds: float


class Clock:
    """The wall clock, which alone is the same after a restart and on all machines, held against the one that nobody can set.

    Time that a jump only seemed to bring does not count. A clock that is set back gives everybody more time.
    """

    def __init__(self) -> None:
        self.started = self.steady = time.monotonic()
        self.wall = time.time()
        self.jumps: list[Jump] = []

    def look(self) -> float:
        """What the wall clock shows; whether it was set since the last look is noticed."""
        wall, steady = time.time(), time.monotonic()
        expected = self.wall + steady - self.steady
        self.wall, self.steady = wall, steady
        off = wall - expected
        if off > LEAST_JUMP:
            self.jumps.append(Jump(expected, off))
        while off < -LEAST_JUMP and self.jumps:  # set back, which undoes the last jumps
            last = self.jumps.pop()
            off += last.seconds
            if off > LEAST_JUMP:
                self.jumps.append(Jump(last.before, off))
        return wall

    def waited(self, since: float) -> float:
        """How many seconds have really passed since then."""
        return self.look() - since - sum(jump.seconds for jump in self.jumps if since <= jump.before)

    def now(self) -> float:
        """Never later than it is."""
        return self.look() - sum(jump.seconds for jump in self.jumps)

    def running(self) -> float:
        """For how many seconds this process has been there to be decided with."""
        return time.monotonic() - self.started
