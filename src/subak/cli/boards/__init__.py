"""How each game is drawn in a terminal: a module per game, with the same names in each; Rice's lattice is a file of its own."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol, cast

from rich.console import RenderableType
from rich.table import Table as RichTable
from textual.message import Message

from subak.cli.speech import say

View = dict[str, Any]  # not typed by game: docs/decisions.md says why


class BoardShown(Protocol):
    """A widget. A click on a legal place posts Chosen, and where the mouse lies over one it may post Pointed."""

    def show(self, view: View) -> None: ...

    def point_at(self, action: str) -> None:
        """Shows where a legal action would happen."""

    def pan(self, x: int, y: int) -> None:
        """Moves what may be larger than the screen."""


class BoardModule(Protocol):
    TURNS: bool  # whether a tile can be turned

    def Board(self, *, id: str) -> BoardShown: ...  # noqa: N802

    def seats(self, view: View, names: list[str]) -> RenderableType:
        """What lies before each player."""

    def arranged(self, legal: list[str]) -> list[str]:
        """The legal actions in the order to list them."""

    def turned(self, action: str, legal: list[str]) -> str:
        """The same tile the next way round."""

    def neighbour(self, action: str, legal: list[str], x: int, y: int) -> str | None:
        """The legal action next to one in the direction of an arrow key; none where the key goes through the list."""

    def final(self, view: View, names: list[str]) -> RenderableType:
        """The final scoring."""


def actions_in(view: View) -> list[str]:
    """The legal actions, for the seat that decides."""
    return [choice["action"] for choice in view["legal"] or ()]


class Chosen(Message):
    """A legal action was clicked on the board."""

    def __init__(self, action: str) -> None:
        super().__init__()
        self.action = action


class Pointed(Message):
    """The mouse points at a legal action on the board."""

    def __init__(self, action: str) -> None:
        super().__init__()
        self.action = action


def next_to(here: str, places: dict[str, tuple[float, float]], x: int, y: int) -> str:
    """From one of some places to the nearest in a direction; one that lies aside is further away than one straight ahead."""

    def distance(place: str) -> float:
        across, down = places[place][0] - places[here][0], places[place][1] - places[here][1]
        return abs(across) * (1 if x else 2) + abs(down) * (1 if y else 2)

    ahead = [place for place, at in places.items() if (at[0] - places[here][0]) * x + (at[1] - places[here][1]) * y > 0]
    return min(ahead, key=distance, default=here)


def final_table(end: View, names: list[str], columns: dict[str, str], shown: Callable[[int], str] = str) -> RichTable:
    """A line for each seat; columns are messages, each with the part of the scoring that stands under it."""
    table = RichTable(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("")
    for heading in columns:
        table.add_column(say(heading), justify="right")
    for number, seat in enumerate(end["seats"]):
        won = number in end["winners"]
        row = [shown(seat[part]) for part in columns.values()]
        table.add_row(f"{'★ ' if won else '  '}{names[number]}", *row, style="bold" if won else "")
    return table


def board_of(game: str) -> BoardModule:
    """A game that has no module here is played on a plain board."""
    own = f"subak.cli.boards.{game}"
    return cast("BoardModule", import_module(own if find_spec(own) else "subak.cli.boards.plain"))


if TYPE_CHECKING:
    from subak.cli.boards import bali, cacao, plain, rice

    CHECKED: list[BoardModule] = [bali, cacao, rice, plain]
