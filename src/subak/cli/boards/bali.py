"""Bali in a terminal: the village square, the altar, and what lies before each player."""

from typing import Any

from rich.console import Group
from rich.table import Table as RichTable
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static

from subak.cli.boards import Chosen, View, actions_in, final_table, plain
from subak.cli.speech import say

GLYPHS = {"rice": "‡", "peanut": "∞", "banana": "☾", "pepper": "ʃ", "mason": "■", "priest": "▲", "shrine": "⌂", "oracle": "◉"}
COLOURS = {
    "rice": "#7f9440",
    "peanut": "#b07a3c",
    "banana": "#c4930f",
    "pepper": "#d0503a",
    "mason": "#8590a3",
    "priest": "#9a78c8",
    "shrine": "#2f9a91",
    "oracle": "#4f8fd0",
}
GOODS = ("rice", "peanut", "banana", "pepper")
CARDS = (*GOODS, "mason", "priest", "shrine")
DEMON = "Ψ"
ACTIVE = "▶"

TURNS = False


def glyph(name: str) -> Text:
    return Text(GLYPHS[name], style=f"bold {COLOURS[name]}")


def named(name: str, style: str = "") -> Text:
    short = say("bali-short", kind=name).replace("\N{SOFT HYPHEN}", "")
    return Text.assemble(glyph(name), " ", (short, f"{COLOURS[name]} {style}"))


class Row(Static):
    """One row of the village square, its cards overlapping; a click takes the bottom one where that is legal."""

    def __init__(self, number: int) -> None:
        super().__init__(classes="row")
        self.number = number
        self.legal = False
        self.cards: list[str] = []
        self.demon = False

    def show(self, view: View) -> None:
        self.cards = view["rows"][self.number - 1]
        self.legal = f"take {self.number}" in actions_in(view)
        self.demon = view["demon"] == self.number
        self.set_class(self.legal, "legal")
        self.refresh()

    def render(self) -> Text:
        width = self.size.width - 1
        lines = [self.heading()]
        for place, card in enumerate(self.cards, 1):
            bottom = place == len(self.cards)
            edge = "bold" if bottom and self.legal else "dim"
            lines.append(Text(f"{'╭' if place == 1 else '├'}{'─' * (width - 2)}{'╮' if place == 1 else '┤'}", style=edge))
            name = named(card, "bold" if bottom else "")
            name.truncate(width - 2, overflow="ellipsis", pad=True)
            lines.append(Text.assemble(("│", edge), name, ("│", edge)))
        if self.cards:
            lines.append(Text(f"╰{'─' * (width - 2)}╯", style="bold" if self.legal else "dim"))
        return Text("\n").join(lines)

    def heading(self) -> Text:
        if self.demon:
            return Text(f" {self.number}  {DEMON} {say('bali-demon-here')}", style=f"bold {COLOURS['pepper']}")
        if self.legal:
            return Text(f" {self.number}  ▾ {say('bali-take-here')}", style="bold")
        return Text(f" {self.number}", style="dim")

    def on_click(self) -> None:
        if self.legal:
            self.post_message(Chosen(f"take {self.number}"))


class Board(Horizontal):
    DEFAULT_CSS = """
    Board { height: 10; }
    Board .row { width: 1fr; max-width: 18; height: 10; }
    Board .legal:hover, Board .pointed { background: $accent 20%; }
    Board #centre { width: 18; height: 10; padding: 0 0 0 1; }
    """

    def compose(self) -> ComposeResult:
        for number in range(1, 5):
            yield Row(number)
        yield Static(id="centre")

    def show(self, view: View) -> None:
        for row in self.query(Row):
            row.show(view)
        self.query_one("#centre", Static).update(centre(view))

    def point_at(self, action: str) -> None:
        for row in self.query(Row):
            row.set_class(action == f"take {row.number}", "pointed")

    def pan(self, x: int, y: int) -> None:
        """All of it always fits."""


def centre(view: View) -> Group:
    altar = view["altar"]
    if altar["top"] == "hidden":
        top = Text(f"▒ {say('bali-face-down')}")
    else:
        top = named(altar["top"]) if altar["top"] else Text("–", style="dim")
    supply = RichTable.grid(padding=(0, 1, 0, 0))
    supply.add_column()
    supply.add_column(justify="right")
    for good in GOODS:
        supply.add_row(named(good), str(view["supply"][good]))
    return Group(
        Text(say("bali-altar", count=altar["size"]), style="bold"),
        top,
        "",
        Text(say("bali-supply"), style="bold"),
        supply,
        Text(say("bali-pile", count=view["pile"]), style="bold"),
    )


def seats(view: View, names: list[str]) -> RichTable:
    table = RichTable(box=None, expand=True, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column("", width=1)
    table.add_column("", no_wrap=True, max_width=18, overflow="ellipsis")
    table.add_column(say("bali-stone"), justify="right")
    table.add_column(say("bali-points"), justify="right")
    for card in CARDS:
        table.add_column(glyph(card), justify="right")
    table.add_column(say("bali-goods"), justify="left", no_wrap=True)
    table.add_column(say("bali-hand"), justify="left", no_wrap=True)
    for number, seat in enumerate(view["seats"]):
        deciding = number == view["actor"]
        table.add_row(
            Text(ACTIVE if deciding else "·" if number == view["active"] else "", style="bold #d0503a"),
            Text(names[number], style="bold" if deciding else ""),
            str(seat["stone"]),
            str(seat["points"]),
            *(Text(str(seat["display"][card] or "·"), style=COLOURS[card] if seat["display"][card] else "dim") for card in CARDS),
            goods(seat),
            hand(seat),
        )
    return table


def goods(seat: dict[str, Any]) -> Text:
    """Kept and given goods of unknown kind stand behind a question mark; where the kinds are secret there is only a number."""
    counts = seat["goods"]
    if counts is None:
        return Text(f"▒ {seat['goods_size']}")
    shown = Text("  ").join(Text.assemble(glyph(good), str(counts[good])) for good in GOODS)
    if counts["kept"]:
        shown.append(f" +{counts['kept']}?", style="dim")
    if counts["given"]:
        shown.append(f" −{counts['given']}?", style="dim")
    return shown


def hand(seat: dict[str, Any]) -> Text:
    if seat["hand"] is None:
        return Text("▒ " * seat["hand_size"])
    return Text(" ").join(glyph(card) for card in CARDS for _ in range(seat["hand"][card]))


arranged, turned, neighbour = plain.arranged, plain.turned, plain.neighbour


def final(view: View, names: list[str]) -> RichTable:
    end = view["end"]
    columns = {
        "bali-points": "points",
        "bali-final-shrines": "shrines",
        "bali-final-stone": "stone",
        "bali-goods": "goods",
        "bali-final-total": "total",
    }
    table = final_table(end, names, columns)
    worth = Text("  ").join(Text.assemble(glyph(good), f" {end['values'][good]}") for good in GOODS)
    table.title, table.title_justify = Text.assemble(say("bali-final"), "\n", worth), "left"
    return table
