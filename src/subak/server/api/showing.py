"""Stored things as the API shows them."""

from typing import Any

from subak.server.api.models import SeatShown, Summary
from subak.server.messages import seat_message


def summary(found: dict[str, Any]) -> Summary:
    seats = [SeatShown(**seat_message(number, seat)) for number, seat in enumerate(found["seats"])]
    return Summary(**{**found, "seats": seats})
