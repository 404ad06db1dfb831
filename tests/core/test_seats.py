"""Seats around the table."""

from types import SimpleNamespace

import pytest

from subak.core import seats
from subak.core.compiling import interpreted

clockwise = interpreted(seats.clockwise)
seen_from = interpreted(seats.seen_from)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_clockwise_comes_round_to_the_active_seat_again(players):
    for active in range(players):
        state = SimpleNamespace(players=players, active=active)
        assert all(clockwise(state, steps) == (active + steps) % players for steps in range(players + 1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_sees_itself_first_and_the_others_clockwise(players):
    state = SimpleNamespace(players=players)
    for seat in range(players):
        assert [seen_from(state, seat, (seat + steps) % players) for steps in range(players)] == list(range(players))
