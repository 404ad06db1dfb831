"""Positions of Seasons of Rice, made by hand."""

from typing import Any, Self

from games.rice.model import CELL_TURNS, FACE_CELLS, POINT_TURNS, read_place
from support.position import Position

from subak.core.compiling import interpreted
from subak.games.rice import fields as rice
from subak.games.rice import rules as rice_rules
from subak.games.rice.checking import times
from subak.games.rice.components import RIVER, SPOTS
from subak.games.rice.deck import ancestor_numbers, face_number
from subak.games.rice.state import SEASONS


class RicePosition(Position):
    """A position of Seasons of Rice. Seat 0 builds with cards 1 to 8, seat 1 with 9 to 16; 17 and 18 are their ancestors.

    A farm is drawn cell by cell, # for a path and . for a furrow. The cards lie upright side by side, unless places are given, and
    get the faces that the drawing asks for. An ancestor that is not named does nothing.
    """

    def __init__(self, season: str = "wet", **options: bool) -> None:
        super().__init__("rice", 2, **options)
        state = self.state
        state.turn, state.hand[:], state.faces[:] = 1, 0, 0
        state.ancestor[:] = 16, 17
        for seat in (0, 1):
            self.ancestor(seat, "empty_times", 1)
        self.season(season)
        if season != "setup":
            interpreted(rice_rules.begin_choice)(state, 0)

    def ancestor(
        self, seat: int, effect: str, points: int = 0, limit: int = 0, when: str = "", conditions: dict[str, Any] | None = None
    ) -> Self:
        written = {"effect": effect, "when": when or times(effect)[0], "points": points, "limit": limit, "if": conditions or {}}
        self.state.ancestors[16 + seat] = ancestor_numbers(written)
        return self

    def season(self, name: str) -> Self:
        self.state.season = SEASONS.index(name)
        return self

    def river(self, names: str) -> Self:
        self.state.river[:] = [RIVER.index(name) for name in names.split()]
        return self

    def build(self, seat: int, card: int, place: str) -> int:
        """Lays a card and returns what it scored: build(0, 3, "2,0 lying")."""
        (x, y), orientation = read_place(f"at {place}")
        before = int(self.state.points[seat])
        interpreted(rice.build)(self.state, seat, card - 1, x, y, int(orientation == "lying"))
        return int(self.state.points[seat]) - before

    def face(self, card: int, paths: str, features: str = "") -> Self:
        standing = dict(one.split() for one in features.split(" · ")) if features else {}
        self.state.faces[card - 1] = face_number({"paths": paths, "features": standing})
        return self

    def draw(
        self, drawing: str, features: str = "", seat: int = 0, at: tuple[int, int] = (0, 0), places: str | None = None
    ) -> list[int]:
        """Builds a farm from a drawing whose top left cell is at a place, with features as in "1,1 farmer · 3,1 house".

        Features are counted from the corner of the drawing, too; each stands on the first card with a free spot for it. Returns
        what each card scored.
        """
        lines = [line.strip() for line in drawing.splitlines() if line.strip()]
        cells = {(at[0] + x, at[1] + y): sign for y, line in enumerate(lines) for x, sign in enumerate(line) if sign != "_"}
        grid = [(at[0] + x, at[1] + y) for y in range(0, len(lines), 3) for x in range(0, len(lines[0]), 2)]
        laid = places.split(" · ") if places else [f"{x},{y} upright" for x, y in grid if (x, y) in cells]
        waiting = [(one.split()[0], one.split()[1]) for one in features.split(" · ")] if features else []
        scored = []
        for place in laid:
            (x, y), orientation = read_place(f"at {place}")
            turn = orientation, "odd" if (x + y) % 2 else "even"
            face_cells = [CELL_TURNS[turn](*cell) for cell in FACE_CELLS]
            own = []
            for u, v in SPOTS:
                dx, dy = POINT_TURNS[turn](u, v)
                here = next((one for one in waiting if one[0] == f"{x + dx - at[0]},{y + dy - at[1]}"), None)
                if here:
                    waiting.remove(here)
                    own.append(f"{u},{v} {here[1]}")
            card = 1 + 8 * seat + int(self.state.farm_size[seat])
            self.face(card, "".join(cells[x + dx, y + dy] for dx, dy in face_cells), " · ".join(own))
            scored.append(self.build(seat, card, place))
        assert not waiting, f"no card has a spot for {waiting}"
        return scored

    def close(self, plots: int, features: str = "", seat: int = 0) -> int:
        """Closes a field of so many plots in a zigzag, with features from the left, and returns what it scored."""
        cards = plots // 2 + 1
        middle = "#" + "." * (plots - 1) + "#" + "." * (2 * cards - plots - 1)
        edge = "#" * (plots + 1) + "." * (2 * cards - plots - 1)
        spots = [f"{plot},{2 - plot % 2}" for plot in range(1, plots + 1) for _ in range(2 - plot % 2)]
        standing = " · ".join(f"{spot} {feature}" for spot, feature in zip(spots, features.split(), strict=False))
        assert len(features.split()) <= len(spots)
        fields = int(self.state.fields[seat])
        scored = sum(self.draw("\n".join([edge, middle, edge]), standing, seat, (0, 20 * bool(self.state.farm_size[seat]))))
        assert self.state.fields[seat] == fields + 1
        return scored

    def farm(self, seat: int = 0) -> dict[str, Any]:
        return dict(self.view(None)["seats"][seat]["farm"])

    def fields(self, seat: int = 0) -> set[frozenset[tuple[int, int]]]:
        """The closed fields as sets of plots."""
        return {frozenset((x, y) for x, y in field["plots"]) for field in self.farm(seat)["fields"]}

    def plots(self, seat: int = 0) -> set[tuple[int, int]]:
        """The complete plots."""
        return {(plot["x"], plot["y"]) for plot in self.farm(seat)["plots"] if plot["complete"]}

    @property
    def points(self) -> list[int]:
        return [int(points) for points in self.state.points]
