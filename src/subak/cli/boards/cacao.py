"""Cacao in a terminal: the jungle as a chessboard of tiles, the display beside it, the village boards below."""

from typing import Any

from rich.console import Group
from rich.table import Table as RichTable
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.events import Click
from textual.widget import Widget
from textual.widgets import Static

from subak.cli.boards import Chosen, View, actions_in, final_table, next_to
from subak.cli.speech import say

Square = tuple[int, int]

WIDTH = 8
HEIGHT = 3
SEATS = ("#d0503a", "#4f8fd0", "#c4930f", "#9a78c8")
PATTERNS = ("●", "■", "▲", "◆")
JUNGLE = {
    "plantation1": "#7f9440",
    "plantation2": "#7f9440",
    "market2": "#b07a3c",
    "market3": "#b07a3c",
    "market4": "#b07a3c",
    "mine1": "#8f7a1e",
    "mine2": "#8f7a1e",
    "water": "#2f7f9a",
    "sun": "#c46a1a",
    "temple": "#6f6a78",
}
ACTIVE = "▶"
TURNS = True


class Jungle(Widget):
    """All tiles, the open squares, and the tile one is about to lay."""

    def __init__(self) -> None:
        super().__init__(id="jungle")
        self.view: View | None = None
        self.action = ""
        self.panned: Square = (0, 0)

    def show(self, view: View) -> None:
        self.view = view
        self.action = ""
        self.refresh()

    def point_at(self, action: str) -> None:
        self.action = action
        self.refresh()

    def pan(self, x: int, y: int) -> None:
        self.panned = (self.panned[0] + x, self.panned[1] + y)
        self.refresh()

    def corner(self, view: View) -> Square:
        """The square in the top left corner: the middle of the board lies in the middle of the screen."""
        squares = [(tile["x"], tile["y"]) for tile in view["board"]]
        squares += [(x, y) for x, y in view["open"]]
        columns = max(1, self.size.width // WIDTH)
        rows = max(1, self.size.height // HEIGHT)
        x = (min(x for x, _ in squares) + max(x for x, _ in squares) + 1 - columns) // 2
        y = (min(y for _, y in squares) + max(y for _, y in squares) + 1 - rows) // 2
        pointed = self.pointed(view)
        x, y = x + self.panned[0], y + self.panned[1]
        if pointed is not None:
            x = min(max(x, pointed[0] - columns + 2), pointed[0] - 1)
            y = min(max(y, pointed[1] - rows + 2), pointed[1] - 1)
        return x, y

    def pointed(self, view: View) -> Square | None:
        verb, *rest = self.action.split() or [""]
        if verb in ("square", "overbuild"):
            return at(rest[0])
        if verb == "fill":
            return at(rest[1])
        if verb in ("sell", "harvest"):
            return at(rest[-2])
        return None if view["placed"] is None else (view["placed"][0], view["placed"][1])

    def render(self) -> Text:
        if self.view is None:
            return Text()
        view = self.view
        left, top = self.corner(view)
        tiles = {(tile["x"], tile["y"]): tile for tile in view["board"]}
        legal = {at(action.split()[1]) for action in actions_in(view) if action.startswith(("square", "overbuild"))}
        legal |= {at(action.split()[2]) for action in actions_in(view) if action.startswith("fill")}
        lines = []
        for y in range(top, top + self.size.height // HEIGHT):
            cells = [self.cell((x, y), tiles.get((x, y)), legal) for x in range(left, left + self.size.width // WIDTH)]
            lines += [Text.assemble(*(cell[line] for cell in cells)) for line in range(HEIGHT)]
        return Text("\n").join(lines)

    def cell(self, square: Square, tile: dict[str, Any] | None, legal: set[Square]) -> list[Text]:
        assert self.view is not None
        pointed = self.pointed(self.view) == square and bool(self.action)
        verb, *rest = self.action.split() or [""]
        if pointed and verb == "tile":
            return worker_cell(self.view["ways"][self.action], self.view["active"], "reverse")
        if pointed and verb == "fill":
            return jungle_cell(rest[0], "reverse")
        if tile is None:
            return empty_cell(square, pointed) if square in legal or pointed else blank_cell()
        if "jungle" in tile:
            return jungle_cell(tile["jungle"])
        return worker_cell(tile["workers"], tile["seat"], "reverse" if pointed else "", "+" if tile["overbuilt"] else " ")

    def on_click(self, event: Click) -> None:
        if self.view is None:
            return
        left, top = self.corner(self.view)
        square = (left + event.x // WIDTH, top + event.y // HEIGHT)
        here = [action for action in actions_in(self.view) if square_of(action) == square]
        if len(here) == 1:
            self.post_message(Chosen(here[0]))


def at(text: str) -> Square:
    x, y = text.split(",")
    return int(x), int(y)


def square_of(action: str) -> Square | None:
    verb, *rest = action.split()
    if verb == "tile":
        return None
    return at(rest[-2] if verb in ("sell", "harvest") else rest[-1])


def worker_cell(workers: list[int], seat: int, style: str = "", mark: str = " ") -> list[Text]:
    up, right, down, left = (str(count) if count else "" for count in workers)
    colour = f"bold {SEATS[seat]} {style}"
    return [
        Text(f"╭{up or '─':─^6}╮", style=colour),
        Text(f"{left or '│'}{mark} {PATTERNS[seat]}   {right or '│'}", style=colour),
        Text(f"╰{down or '─':─^6}╯", style=colour),
    ]


def jungle_cell(kind: str, style: str = "") -> list[Text]:
    colour = f"{style} #f6f0e4 on {JUNGLE[kind]}"
    edge = Text(" " * WIDTH, style=colour)
    return [edge, Text(f"{say('cacao-tile', kind=kind):^8}", style=f"bold {colour}"), edge]


def empty_cell(square: Square, pointed: bool) -> list[Text]:
    style = "bold reverse" if pointed else "dim"
    return [Text(line, style=style) for line in ("┌      ┐", f"{square[0]},{square[1]}".center(WIDTH), "└      ┘")]


def blank_cell() -> list[Text]:
    return [Text(" " * WIDTH)] * HEIGHT


class Board(Horizontal):
    DEFAULT_CSS = """
    Board { height: 3fr; min-height: 9; }
    Board #jungle { width: 1fr; height: 100%; }
    Board #display { width: 22; height: 100%; padding: 0 0 0 2; }
    """

    def compose(self) -> ComposeResult:
        yield Jungle()
        yield Static(id="display")

    def show(self, view: View) -> None:
        self.query_one(Jungle).show(view)
        self.query_one("#display", Static).update(display(view))

    def point_at(self, action: str) -> None:
        self.query_one(Jungle).point_at(action)

    def pan(self, x: int, y: int) -> None:
        self.query_one(Jungle).pan(x, y)


def display(view: View) -> Group:
    tiles = [Text(f" {say('cacao-tile', kind=kind):^10} ", style=f"bold #f6f0e4 on {JUNGLE[kind]}") for kind in view["display"]]
    to_come = RichTable.grid(padding=(0, 1, 0, 0))
    to_come.add_column()
    to_come.add_column(justify="right")
    for kind, count in view["to_come"].items():
        if count:
            to_come.add_row(Text(say("cacao-tile", kind=kind), style=JUNGLE[kind]), str(count))
    pile = Text(say("cacao-pile", count=view["pile"]), style="bold")
    return Group(Text(say("cacao-display"), style="bold"), *(tiles or [Text("–", style="dim")]), "", pile, to_come)


def seats(view: View, names: list[str]) -> RichTable:
    table = RichTable(box=None, expand=True, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column("", width=1)
    table.add_column("", no_wrap=True, max_width=18, overflow="ellipsis")
    for heading in ("cacao-gold", "cacao-fruits", "cacao-suns", "cacao-water"):
        table.add_column(say(heading), justify="right", no_wrap=True)
    table.add_column(say("cacao-hand"), no_wrap=True)
    table.add_column(say("cacao-tiles-left"), justify="right")
    for number, seat in enumerate(view["seats"]):
        deciding = number == view["actor"]
        table.add_row(
            Text(ACTIVE if deciding else "·" if number == view["active"] else "", style="bold #d0503a"),
            Text(f"{PATTERNS[number]} {names[number]}", style=f"{'bold ' if deciding else ''}{SEATS[number]}"),
            str(seat["gold"]),
            filled(seat["fruits"], view["storage"]),
            filled(seat["suns"], view["sun_spaces"]),
            str(seat["water_value"]),
            hand(seat),
            str(seat["pile_size"]),
        )
    return table


def filled(count: int, spaces: int) -> str:
    return "●" * count + "○" * (spaces - count)


def hand(seat: dict[str, Any]) -> Text:
    if seat["hand"] is None:
        return Text("▒ " * seat["hand_size"])
    return Text("  ".join(tile for tile, count in seat["hand"].items() for _ in range(count)))


def arranged(legal: list[str]) -> list[str]:
    """Squares from top to bottom, line by line."""
    return sorted(legal, key=lambda action: (action.split()[0] == "overbuild", *reversed(square_of(action) or (0, 0))))


def turned(action: str, legal: list[str]) -> str:
    verb, *rest = action.split()
    if verb != "tile":
        return action
    ways = [other for other in legal if other.startswith(f"tile {rest[0]} ")]
    return ways[(ways.index(action) + 1) % len(ways)]


def neighbour(action: str, legal: list[str], x: int, y: int) -> str | None:
    """From square to square."""
    if not action.startswith(("square", "overbuild")):
        return None
    return next_to(action, {other: at(other.split()[1]) for other in legal}, x, y)


def final(view: View, names: list[str]) -> RichTable:
    columns = {
        "cacao-gold": "gold",
        "cacao-final-temples": "temples",
        "cacao-suns": "suns",
        "cacao-water": "water",
        "cacao-final-total": "total",
    }
    return final_table(view["end"], names, columns)
