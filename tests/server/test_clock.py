"""Time as people have really had it, whatever somebody does to the machine's clock."""

import pytest

from subak.server import clock as module
from subak.server.clock import Clock

DAY = 86_400.0


class Machine:
    """A wall clock that can be set, and one that cannot."""

    def __init__(self):
        self.wall, self.steady = 1_000_000.0, 50.0

    def time(self):
        return self.wall

    def monotonic(self):
        return self.steady

    def passes(self, seconds):
        self.wall += seconds
        self.steady += seconds

    def is_set(self, seconds):
        self.wall += seconds


@pytest.fixture
def machine(monkeypatch):
    machine = Machine()
    monkeypatch.setattr(module, "time", machine)
    return machine


def test_time_passes(machine):
    clock = Clock()
    asked = machine.time() - DAY  # by a process before this one
    machine.passes(60)
    assert (clock.waited(asked), clock.now(), clock.running()) == (DAY + 60, 1_000_060, 60)


def test_a_clock_set_forward_takes_no_time_from_those_who_were_asked_before(machine):
    clock = Clock()
    before = machine.time()
    machine.passes(4)
    machine.is_set(2 * DAY)
    after = machine.time()
    assert clock.waited(before) == 4
    machine.passes(100)
    assert (clock.waited(before), clock.waited(after)) == (104, 100)
    assert clock.now() == 1_000_104
    assert clock.running() == 104


def test_a_clock_that_was_set_right_again_counts_as_ever(machine):
    clock = Clock()
    before = machine.time()
    machine.is_set(2 * DAY)
    clock.look()
    machine.passes(60)
    machine.is_set(-2 * DAY)
    assert clock.waited(before) == 60
    machine.is_set(DAY)
    clock.look()
    machine.is_set(DAY)
    clock.look()
    machine.is_set(-DAY - 3600)
    assert clock.waited(before) == 60


def test_a_clock_set_back_gives_more_time_and_never_less(machine):
    clock = Clock()
    before = machine.time()
    machine.passes(60)
    machine.is_set(-3600)
    assert clock.waited(before) == -3540
    later = machine.time()
    machine.passes(10)
    assert clock.waited(later) == 10
