"""The lattice of Seasons of Rice in characters.

A character is two pixels, one above the other. A cell is SCALE pixels wide and high; corners of cells lie in the middle of a
character where a cell has an even number of pixels, and in the middle of a pixel where it is odd.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from rich.text import Text

Point = tuple[int, int]

SIGNS = {"farmer": "▲", "buffalo": "ψ", "house": "⌂", "largest": "◆"}
INKS = {"farmer": "#3a2a08", "buffalo": "#f6f0e4", "house": "#f6f0e4", "largest": "#14171f"}
TOKENS = {"farmer": "#f0cf6a", "buffalo": "#3f3a4c", "house": "#b0432b", "largest": "#dfe8e4"}
PATH = "#6f4526"
INK = "#14171f"
GROUND = {"half": "#7c9a4e", "complete": "#a9cc7c", "closed": "#e2b04a", "closing": "#ffd76b", "water": "#3d87a6"}
SCALES = (6, 4, 3, 2)
# How far from a diagonal, in half pixels, a path or furrow is drawn.
PATHS = {6: (-1, 1), 4: (-1, 1), 3: (-2, 0), 2: (-1,)}
FURROWS = {6: (-1,), 4: (-1,), 3: (0,), 2: ()}


@dataclass
class Land:
    """What lies on a lattice: cells (a path or a furrow), plots and what stands in them, and the card one is about to lay."""

    cells: dict[Point, bool] = field(default_factory=dict)
    plots: dict[Point, str] = field(default_factory=dict)
    standing: dict[Point, list[str]] = field(default_factory=dict)
    lit: set[Point] = field(default_factory=set)
    chosen: bool = False
    table: str = ""
    dim: float = 0.35


class Area(NamedTuple):
    """A part of the widget, in characters."""

    left: int
    top: int
    width: int
    height: int

    def within(self, sheet: "Sheet") -> "Area":
        return Area(
            self.left, self.top, min(self.width, sheet.width - self.left), max(0, min(self.height, sheet.height - self.top))
        )

    def holds(self, x: int, y: int) -> bool:
        return self.left <= x < self.left + self.width and self.top <= y < self.top + self.height


class Sheet:
    """Characters to be written on, each with two pixels behind it."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = max(0, width), max(0, height)
        self.pixels: list[list[str | None]] = [[None] * self.width for _ in range(2 * self.height)]
        self.written: dict[Point, tuple[str, str]] = {}

    def write(self, x: int, y: int, words: str, style: str, ground: str | None = None) -> None:
        for place, letter in enumerate(words, x):
            if 0 <= place < self.width and 0 <= y < self.height:
                self.written[place, y] = (letter, style)
                if ground is not None:
                    self.pixels[2 * y][place] = self.pixels[2 * y + 1][place] = ground

    def text(self) -> Text:
        return Text("\n", no_wrap=True).join(self.line(y) for y in range(self.height))

    def line(self, y: int) -> Text:
        line = Text(no_wrap=True)
        run, last = "", ""
        for x in range(self.width):
            letter, style = self.character(x, y)
            if style != last:
                line.append(run, last)
                run, last = "", style
            run += letter
        return line.append(run, last)

    def character(self, x: int, y: int) -> tuple[str, str]:
        above, below = self.pixels[2 * y][x], self.pixels[2 * y + 1][x]
        if (x, y) in self.written:
            letter, style = self.written[x, y]
            ground = above or below
            return letter, f"{style} on {ground}" if ground else style
        if above is None and below is None:
            return " ", ""
        if above == below:
            return " ", f"on {above}"
        if above is None or below is None:
            return ("▄", str(below)) if above is None else ("▀", above)
        return "▀", f"{above} on {below}"


def blended(colour: str, other: str, by: float) -> str:
    pairs = [(int(colour[place : place + 2], 16), int(other[place : place + 2], 16)) for place in (1, 3, 5)]
    return "#" + "".join(f"{round(one + (two - one) * by):02x}" for one, two in pairs)


class Picture:
    """A land at a scale: (left, top) is the character of a sheet where the corner (0, 0) lies."""

    def __init__(self, land: Land, scale: int, left: int, top: int) -> None:
        self.land, self.scale, self.left, self.top = land, scale, left, top

    def corner(self, x: int, y: int) -> Point:
        """The character of a corner."""
        return self.left + self.scale * x, self.top + self.scale * y // 2

    def draw(self, sheet: Sheet, area: Area) -> None:
        for y in range(area.top, area.top + area.height):
            for x in range(area.left, area.left + area.width):
                for half in (0, 1):
                    colour = self.pixel(x - self.left, 2 * (y - self.top) + half)
                    if colour is not None:
                        sheet.pixels[2 * y + half][x] = colour
        for (x, y), standing in self.land.standing.items():
            self.stand(sheet, area, x, y, standing)

    def stand(self, sheet: Sheet, area: Area, x: int, y: int, standing: list[str]) -> None:
        column, line = self.corner(x, y)
        if self.scale > SCALES[-1] and area.holds(column, line):
            # At the edge of a card, inside it.
            above, below = (sheet.pixels[2 * line + half][column] for half in (0, 1))
            line += (above is None) - (below is None)
        places = [column] if len(standing) == 1 else [column - 1, column + 1] if self.scale > 2 else [column, column + 1]
        for place, kind in zip(places, standing, strict=False):
            if area.holds(place, line):
                sheet.write(place, line, SIGNS[kind], f"bold {INKS[kind]}", TOKENS[kind])

    def pixel(self, x: int, y: int) -> str | None:
        """Everything is measured in half pixels, from the corner (0, 0)."""
        size = 2 * self.scale
        across, down = 2 * x, 2 * y - 1 + self.scale % 2
        ground, lit, furrow = None, False, False
        for column, line in beside(across, down, size):
            path = self.land.cells.get((column, line))
            if path is None:
                continue
            plot, off = plot_at(column, line, across - size * column, down - size * line, size)
            lit = lit or (column, line) in self.land.lit
            if path and off in PATHS[self.scale]:
                return self.shade(PATH, lit)
            furrow = furrow or off in FURROWS[self.scale]
            ground = ground or self.land.plots.get(plot, "half")
        if ground is None:
            return None
        colour = GROUND[ground]
        # A field that the card would close lies in full light with it.
        lit = lit or (ground == "closing" and not self.land.chosen)
        return self.shade(blended(colour, INK, 0.3) if furrow else colour, lit)

    def shade(self, colour: str, lit: bool) -> str:
        """The card that one points at lies in full light; one that is chosen and not yet revealed is hardly there."""
        if not self.land.lit or lit != self.land.chosen:
            return colour
        return blended(colour, self.land.table, 0.5 if lit else self.land.dim)


def beside(across: int, down: int, size: int) -> Iterator[Point]:
    """The cells that a pixel lies in: on an edge between cells it lies in all of them."""
    for line in {down // size, (down - 1) // size}:
        for column in {across // size, (across - 1) // size}:
            yield column, line


def plot_at(column: int, line: int, across: int, down: int, size: int) -> tuple[Point, int]:
    """The plot around a pixel of a cell, and how far the pixel is below the cell's diagonal."""
    if (column + line) % 2 == 0:
        off = across + down - size
        return ((column, line) if off < 0 else (column + 1, line + 1)), off
    off = down - across
    return ((column + 1, line) if off < 0 else (column, line + 1)), off
