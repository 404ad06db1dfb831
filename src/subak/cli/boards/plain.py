"""A game without a board of its own: who plays, and the scores where its view tells them. Choices and log say all else."""

from rich.table import Table as RichTable
from rich.text import Text
from textual.widgets import Static

from subak.cli.boards import View

ACTIVE = "▶"
TURNS = False


class Board(Static):
    DEFAULT_CSS = "Board { height: 0; }"

    def show(self, view: View) -> None:
        pass

    def point_at(self, action: str) -> None:
        pass

    def pan(self, x: int, y: int) -> None:
        pass


def seats(view: View, names: list[str]) -> RichTable:
    table = RichTable.grid(padding=(0, 2, 0, 0))
    for number, (name, seat) in enumerate(zip(names, view.get("seats") or [{}] * len(names), strict=True)):
        deciding = number == view["actor"]
        table.add_row(
            Text(ACTIVE if deciding else "", style="bold #d0503a"),
            Text(name, style="bold" if deciding else ""),
            str(seat.get("score", "")),
        )
    return table


def arranged(legal: list[str]) -> list[str]:
    return legal


def turned(action: str, legal: list[str]) -> str:
    return action


def neighbour(action: str, legal: list[str], x: int, y: int) -> str | None:
    return None


def final(view: View, names: list[str]) -> RichTable:
    table = RichTable.grid(padding=(0, 2, 0, 0))
    for number, (name, seat) in enumerate(zip(names, view["end"]["seats"], strict=True)):
        table.add_row(name, str(seat["total"]), style="bold" if number in view["end"]["winners"] else "")
    return table
