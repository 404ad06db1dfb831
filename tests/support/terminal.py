"""The table in a terminal, as a test drives it."""

from collections.abc import Callable
from typing import Any

from textual.app import App
from textual.pilot import Pilot
from textual.widgets import Static

from subak.cli.table import TableApp
from subak.core.match import Match
from subak.players import bot

NAMES = ["Anna", "Ben", "Cleo", "Dora"]


def seated(match: Match, people: int = 1, **details: Any) -> TableApp:
    """People on the first seats, and bots that decide at random on the others."""
    seats = [None if seat < people else bot("random", str(seat)) for seat in range(match.players)]
    return TableApp(match, seats, NAMES[: match.players], **details)


async def until(pilot: Pilot[None], true: Callable[[], bool]) -> None:
    for _ in range(1000):
        if true():
            return
        await pilot.pause(0.01)
    raise AssertionError("it did not come to that")


def text_of(app: App[Any], what: str) -> str:
    return str(app.query_one(what, Static).render())
