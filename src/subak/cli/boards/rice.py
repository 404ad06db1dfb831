"""Seasons of Rice in a terminal: both farms as the lattice they are, the river above them, hand and dry row below."""

import textwrap
from typing import Any, NamedTuple

from rich.console import Group
from rich.table import Table as RichTable
from rich.text import Text
from textual.events import Click, MouseMove
from textual.widget import Widget

from subak.cli.boards import Chosen, Pointed, View, actions_in, final_table, next_to
from subak.cli.boards.rice_lattice import INK, INKS, SCALES, SIGNS, TOKENS, Area, Land, Picture, Point, Sheet
from subak.cli.speech import say

TURNS = True

ACTIVE = "▶"
SEATS = ("#d0503a", "#4f8fd0")
PATTERNS = ("●", "■")
FEATURES = ("farmer", "buffalo", "house")
COUNTED = {"farmer": "#c4930f", "buffalo": "#8a7f9c", "house": "#c4573f"}
RIVER = {"houses": "house", "farmers": "farmer", "buffaloes": "buffalo", "largest": "largest"}
ARROWS = {"left": "←", "right": "→"}

WATERS = ("#2f7695", "#3d87a6")
PAPER = "#f6f0e4"
ACCENT = "#d0503a"

GAP = 3
LOW = 12  # lines: too few for farms above cards
MARGIN = 2  # cells around one's own farm where a card may come to lie
CARD = (2, 3)  # cells of a card as written
REACH = 2.5  # cells between the mouse and the middle of a card that it still points at


def card_land(card: dict[str, Any]) -> Land:
    """A face as written."""
    face = card["turns"][0]
    land = Land({(x, y): path for x, y, path in face["cells"]}, {(1, 1): "complete"})
    for x, y, kind in face["features"]:
        land.standing[x, y] = [kind]
    return land


def farm_land(seat: dict[str, Any], laid: dict[str, Any] | None, chosen: bool, table: str) -> Land:
    """A farm, with the bank of the river and a card that is about to be laid."""
    farm = seat["farm"]
    land = Land({(x, y): path for x, y, path in farm["cells"]}, chosen=chosen, table=table)
    for card in seat["river"] or ():
        for x in range(*card["cells"]):
            land.cells[x, -1] = True
            land.plots[x + x % 2 - 1, -1] = land.plots[x + x % 2 + 1, -1] = "water"
    for plot in farm["plots"]:
        land.plots[plot["x"], plot["y"]] = "closed" if plot["field"] is not None else "complete" if plot["complete"] else "half"
        if plot["features"]:
            land.standing[plot["x"], plot["y"]] = list(plot["features"])
    if laid is not None:
        for x, y, path in laid["cells"]:
            land.cells[x, y] = path
            land.lit.add((x, y))
        for x, y, kind in laid["features"]:
            land.standing.setdefault((x, y), []).append(kind)
        for x, y in laid["completes"]:
            land.plots[x, y] = "complete"
        for x, y in laid["closes"]:
            land.plots[x, y] = "closing"
    return land


class Board(Widget):
    """The farms side by side, one's own first and larger; below them the cards to choose from."""

    DEFAULT_CSS = "Board { height: 3fr; min-height: 4; }"

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.view: View | None = None
        self.action = ""
        self.panned: Point = (0, 0)
        self.pictures: list[tuple[Area, Picture]] = []
        self.clickable: list[tuple[Area, str]] = []
        self.kept: dict[tuple[int, Area], Point] = {}

    def show(self, view: View) -> None:
        self.view = view
        self.action = ""
        self.kept = {}
        self.refresh()

    def point_at(self, action: str) -> None:
        self.action = action
        self.refresh()

    def pan(self, x: int, y: int) -> None:
        self.panned = (self.panned[0] + 2 * x, self.panned[1] + 2 * y)
        self.kept = {}
        self.refresh()

    def render(self) -> Text:
        self.pictures, self.clickable = [], []
        if self.view is None:
            return Text()
        sheet = Sheet(self.size.width, self.size.height)
        if self.view["phase"] == "ancestor":
            below = self.draw_ancestors(sheet, self.view)
            if self.view["river"] is not None:
                self.draw_farms(sheet, self.view, below, sheet.height)
            return sheet.text()
        if self.view["phase"] in ("build", "row") and self.draw_side_by_side(sheet, self.view):
            return sheet.text()
        top = sheet.height - (cards_height(3) if self.shows_cards(self.view, sheet) else 0)
        self.draw_farms(sheet, self.view, 0, top)
        if top < sheet.height:
            self.draw_cards(sheet, self.view, 0, top, 3)
        return sheet.text()

    def shows_cards(self, view: View, sheet: Sheet) -> bool:
        """While one looks for a place, or at the river, the farm comes first."""
        if view["phase"] in ("over", "river") or sheet.height < LOW:
            return False
        if view["phase"] != "at":
            return True
        land = self.land(view, first_seats(view)[0])
        width, left = 2 * sheet.width // 3, sheet.height - cards_height(3) - 1
        scale = own_scale(land, width, left, True)
        return scale == own_scale(land, width, sheet.height - 1, True) and size_of(box(land, CARD[1]), scale)[1] <= left

    def draw_side_by_side(self, sheet: Sheet, view: View) -> bool:
        """The cards beside one's own farm and above the other one, if one's own is larger so; or the screen is too low."""
        own, other = first_seats(view)
        groups = card_groups(view)[:2]
        bounds, low = box(self.land(view, own), 0), sheet.height < LOW
        # On a low screen there is no room for the other farm.
        least = 0 if low else max(size_of(box(self.land(view, other), 0), SCALES[-1])[0], len(self.heading(view, other)))
        widths = {scale: max(groups_width(groups, scale, 1), least) for scale in (3, 2)}
        fit = fitting(bounds, sheet.width - widths[3] - GAP, sheet.height - 1, 0)
        if not low and fit <= fitting(bounds, 2 * sheet.width // 3, sheet.height - 1 - cards_height(3), 0):
            return False
        scale = 3 if fit or not low else 2
        left, below = max(0, sheet.width - widths[scale]), cards_height(scale) + 1
        self.draw_cards(sheet, view, left, 0, scale)
        self.draw_farms(sheet, view, 0, sheet.height, Area(left, below, sheet.width - left, sheet.height - below))
        return True

    def draw_cards(self, sheet: Sheet, view: View, left: int, top: int, scale: int) -> None:
        """Hand and dry row, and the other hand where there is room for it."""
        groups = card_groups(view)
        gap = 2 if left + groups_width(groups, scale, 2) <= sheet.width else 1
        for heading, cards in groups:
            width = groups_width([(heading, cards)], scale, gap)
            if not cards or left + width > sheet.width:
                continue
            sheet.write(left, top, heading, "bold")
            for place, number in enumerate(cards):
                self.draw_card(sheet, view, number, left + place * (CARD[0] * scale + 1 + gap), top + 1, scale)
            left += width + 2

    def draw_card(self, sheet: Sheet, view: View, number: int, left: int, top: int, scale: int) -> None:
        land = card_land(view["cards"][number - 1])
        area = Area(left, top, CARD[0] * scale + 1, -(-(CARD[1] * scale + 1) // 2))
        actions = [action for action in actions_in(view) if action in (f"build {number}", f"row {number}")]
        pointed = self.action in actions
        if not pointed and self.action.startswith(("build", "row")):
            land.lit, land.table, land.dim = {(-1, -1)}, self.table(), 0.2
        choice = view["seats"][first_seats(view)[0]]["choice"]
        taken = choice is not None and number in (choice["build"], choice["row"])
        Picture(land, scale, left, top).draw(sheet, area.within(sheet))
        style = f"bold {PAPER}" if pointed else f"bold {INK}"
        sheet.write(left, top, f"{number}", style, ACCENT if pointed else "#9a9382" if taken else PAPER)
        self.clickable += [(area, action) for action in actions]

    def draw_ancestors(self, sheet: Sheet, view: View) -> int:
        """Two cards, of which one becomes the ancestor: both sides of both. Returns the line below them."""
        own = view["seat"] if view["seat"] is not None else view["actor"]
        cards = view["seats"][own]["hand"] or []
        scale = 6 if sheet.height >= (20 if view["river"] else 12) else 4 if sheet.height >= 9 else 3
        face, width = CARD[0] * scale + 1, sheet.width // max(1, len(cards))
        for place, number in enumerate(cards):
            left = place * width
            card = view["cards"][number - 1]
            action = f"ancestor {number}"
            pointed = self.action == action
            area = Area(left, 0, width - 1, CARD[1] * scale // 2 + 1)
            land = card_land(card)
            Picture(land, scale, left, 0).draw(sheet, area.within(sheet))
            sheet.write(left, 0, str(number), f"bold {INK}", PAPER)
            ancestor = card["ancestor"]
            effect = say("rice-effect", effect=ancestor["effect"], points=ancestor["points"], limit=ancestor["limit"])
            lines = [(f"{ACTIVE if pointed else ' '} {ancestor['name']}", "bold")]
            lines += [(f"  {line}", "dim") for line in wrapped(say("rice-when", when=ancestor["when"]), width - face - 5)]
            lines += [(f"  {line}", "") for line in wrapped(effect, width - face - 5)]
            for line, (words, style) in enumerate(lines):
                sheet.write(left + face + 1, 1 + line, words, style)
            if action in actions_in(view):
                self.clickable.append((area, action))
        return CARD[1] * scale // 2 + 2

    def draw_farms(self, sheet: Sheet, view: View, top: int, bottom: int, aside: Area | None = None) -> None:
        """Both farms between two lines, the other one beside one's own or where there is room for it."""
        own, other = first_seats(view)
        height = bottom - top - 1
        if height < 2:
            return
        lands = [self.land(view, own), self.land(view, other)]
        if aside is not None:
            width = aside.left - GAP
        elif view["seat"] is None or view["phase"] == "over":
            width = (sheet.width - GAP) // 2
        else:
            bounds = box(lands[1], 0)
            least = size_of(bounds, fitting(bounds, sheet.width // 3, height))[0]
            width = max(sheet.width // 2, sheet.width - GAP - max(least, len(self.heading(view, other))))
        scale = own_scale(lands[0], width, height, view["phase"] == "at")
        self.draw_farm(sheet, view, own, lands[0], scale, Area(0, top + 1, width, height))
        area = aside._replace(top=aside.top + 1, height=aside.height - 1) if aside is not None else None
        area = area or Area(width + GAP, top + 1, sheet.width - GAP - width, height)
        if area.height >= 3:
            self.draw_farm(sheet, view, other, lands[1], min(scale, fitting(box(lands[1], 0), area.width, area.height)), area)

    def land(self, view: View, seat: int) -> Land:
        deciding = view["places"] is not None and seat == view["actor"]
        place = view["places"].get(self.action) if deciding else None
        choice = view["seats"][seat]["choice"]
        if place is None and choice is not None and choice["at"] is not None:
            return farm_land(view["seats"][seat], choice["at"], True, self.table())
        return farm_land(view["seats"][seat], place, False, self.table())

    def table(self) -> str:
        """The colour of the table."""
        return INK if self.app.current_theme.dark else PAPER

    def heading(self, view: View, seat: int) -> str:
        words = say("rice-farm", whose="own" if seat == view["seat"] else "other") if view["seat"] is not None else ""
        return f"{PATTERNS[seat]} {words}"

    def draw_farm(self, sheet: Sheet, view: View, seat: int, land: Land, scale: int, area: Area) -> None:
        sheet.write(area.left, area.top - 1, self.heading(view, seat)[: area.width], f"bold {SEATS[seat]}")
        picture = Picture(land, scale, *self.origin(land, scale, box(land, 0), area))
        picture.draw(sheet, area)
        if view["seats"][seat]["river"] is not None:
            self.draw_river(sheet, view, view["seats"][seat]["river"], picture, area)
        if seat == view["actor"] and view["places"] is not None:
            self.draw_places(sheet, view["places"], picture, area)
            self.pictures.append((area, picture))

    def origin(self, land: Land, scale: int, bounds: Area, area: Area) -> Point:
        """The middle of the farm lies in the middle of its area, until one points at a place outside; then it stays there."""
        width, height = size_of(bounds, scale)
        left = area.left + (area.width - width) // 2 - scale * (bounds.left + self.panned[0])
        top = area.top + (area.height - height) // 2 - scale * (bounds.top + self.panned[1]) // 2
        left, top = self.kept.get((scale, area), (left, top))
        if land.lit and not land.chosen:
            columns, lines = [x for x, _ in land.lit], [y for _, y in land.lit]
            left = max(left, area.left - scale * min(columns))
            left = min(left, area.left + area.width - 1 - scale * (max(columns) + 1))
            top = max(top, area.top - scale * min(lines) // 2)
            top = min(top, area.top + area.height - 1 - -(-scale * (max(lines) + 1) // 2))
            self.kept[scale, area] = left, top
        return left, top

    def draw_places(self, sheet: Sheet, places: dict[str, Any], picture: Picture, area: Area) -> None:
        """The places open to the card as it lies now."""
        lying = self.action.endswith("lying")
        half = picture.scale // 2
        for action, place in places.items():
            column, line = picture.corner(place["x"], place["y"])
            column, line = column + half, line + (half + 1) // 2
            free = area.holds(column, line) and sheet.character(column, line) == (" ", "")
            if free and place["lying"] == lying and action != self.action:
                sheet.write(column, line, "·", "dim")

    def draw_river(self, sheet: Sheet, view: View, river: list[dict[str, Any]], picture: Picture, area: Area) -> None:
        """A line of water above the bank with the symbols; on the backs they stand in a half plot, and an arrow leads on."""
        for place, card in enumerate(river):
            first, _ = picture.corner(card["cells"][0], -1)
            last, line = picture.corner(card["cells"][1], -1)
            last, line = last + (place == len(river) - 1), line - 1
            kind = RIVER[card["symbol"]]
            action = f"river {card['card']}"
            pointed = self.action == action
            label = f"{SIGNS[kind]} {say('rice-bank', symbol=card['symbol'])}"
            if view["river_turned"]:
                arrow = ARROWS[card["back"]["arrow"]]
                label = f"{arrow} {SIGNS[kind]}" if card["back"]["arrow"] == "left" else f"{SIGNS[kind]} {arrow}"
            if len(label) > 4 * picture.scale - 1:
                label = SIGNS[kind]
            style, ground = f"bold {PAPER}", ACCENT if pointed else WATERS[place % 2]
            for column, letter in enumerate(label.center(last - first), first):
                if area.holds(column, line):
                    sheet.write(column, line, letter, style, ground)
                    if sheet.pixels[2 * line + 2][column] is None:
                        sheet.pixels[2 * line + 2][column] = ground
            if action in actions_in(view):
                self.clickable.append((Area(first, line, last - first, 2), action))
            if view["river_turned"]:
                column, line = picture.corner(*card["back"]["plot"])
                if area.holds(column, line - 1):
                    sheet.write(column, line - 1, SIGNS[kind], f"bold {INKS[kind]}", TOKENS[kind])

    def under(self, x: int, y: int) -> str | None:
        """The legal action at a character: a card, or the place where the middle of the card is nearest."""
        for area, action in self.clickable:
            if area.holds(x, y):
                return action
        for area, picture in self.pictures:
            if area.holds(x, y) and self.view is not None:
                at = (x - picture.left) / picture.scale, 2 * (y - picture.top) / picture.scale
                return nearest(at, self.action, list(self.view["places"]))
        return None

    def on_mouse_move(self, event: MouseMove) -> None:
        action = self.under(event.x, event.y)
        if action is not None and action != self.action:
            self.post_message(Pointed(action))

    def on_click(self, event: Click) -> None:
        action = self.under(event.x, event.y)
        if action is not None:
            self.post_message(Chosen(action) if action == self.action else Pointed(action))


def card_groups(view: View) -> list[tuple[str, list[int]]]:
    own, other = first_seats(view)
    return [
        (say("rice-hand"), view["seats"][own]["hand"] or []),
        (say("rice-dry-row"), view["dry_row"]),
        (say("rice-other-hand"), view["seats"][other]["hand"] or []),
    ]


def groups_width(groups: list[tuple[str, list[int]]], scale: int, gap: int) -> int:
    widths = [max(len(cards) * (CARD[0] * scale + 1 + gap) - gap, len(heading)) for heading, cards in groups if cards]
    return sum(widths) + 2 * (len(widths) - 1)


def cards_height(scale: int) -> int:
    """A heading, and the cards."""
    return 1 + CARD[1] * scale // 2 + 1


def first_seats(view: View) -> Point:
    """One's own farm comes first."""
    own = view["seat"] or 0
    return own, 1 - own


def box(land: Land, margin: int) -> Area:
    """The cells that a land takes, and some around it."""
    cells = land.cells.keys() - land.lit if not land.chosen else land.cells.keys()
    cells = cells or {(0, 0), (1, 2)}
    left, right = min(x for x, _ in cells) - margin, max(x for x, _ in cells) + margin
    top, bottom = min(y for _, y in cells), max(y for _, y in cells) + margin
    # Above the bank there is one line of water, and nothing is built.
    river = "water" in land.plots.values()
    top -= 1 if river else margin
    return Area(left, top, right + 1 - left, bottom + 1 - top)


def size_of(bounds: Area, scale: int) -> Point:
    """In characters."""
    return scale * bounds.width + 1, scale * bounds.height // 2 + 1


def fitting(bounds: Area, width: int, height: int, otherwise: int = SCALES[-1]) -> int:
    """The largest scale at which everything is seen; where there is none, the smallest is panned."""
    for scale in SCALES:
        columns, lines = size_of(bounds, scale)
        if columns <= width and lines <= height:
            return scale
    return otherwise


def own_scale(land: Land, width: int, height: int, places: bool) -> int:
    """While one builds, there is room for places around the farm, unless the picture gets too small for that."""
    if not places:
        return fitting(box(land, 0), width, height)
    return max(fitting(box(land, MARGIN), width, height), min(4, fitting(box(land, 1), width, height)))


def wrapped(words: str, width: int) -> list[str]:
    return textwrap.wrap(words, max(8, width))


class Place(NamedTuple):
    """Where a card may lie: its top left corner, and how it is turned."""

    x: int
    y: int
    lying: bool


def place_of(action: str) -> Place:
    _, corner, orientation = action.split()
    x, y = corner.split(",")
    return Place(int(x), int(y), orientation == "lying")


def middle(action: str) -> tuple[float, float]:
    """The middle of a card at a place."""
    x, y, lying = place_of(action)
    width, height = reversed(CARD) if lying else CARD
    return x + width / 2, y + height / 2


class Distance(NamedTuple):
    """A place counts as nearer where the card need not be turned."""

    turned: bool
    away: float  # squared


def nearest(at: tuple[float, float], action: str, legal: list[str]) -> str | None:
    """The place at a point for a card that lies as it does now; where there is none, for one that lies otherwise."""
    lying = action.endswith("lying")

    def distance(place: str) -> Distance:
        x, y = middle(place)
        away = (x - at[0]) ** 2 + (y - at[1]) ** 2
        return Distance(place_of(place).lying != lying, away)

    near = [place for place in legal if distance(place).away <= REACH**2]
    return min(near, key=distance, default=None)


def arranged(legal: list[str]) -> list[str]:
    """Places from top to bottom, line by line."""
    if not legal or not legal[0].startswith("at "):
        return legal
    return sorted(legal, key=lambda action: (place_of(action).y, place_of(action).x, place_of(action).lying))


def turned(action: str, legal: list[str]) -> str:
    """The card lies the other way, at the same place or the nearest one."""
    if not action.startswith("at "):
        return action
    x, y, lying = place_of(action)
    others = [other for other in legal if place_of(other).lying != lying]
    return min(others, key=lambda other: abs(place_of(other).x - x) + abs(place_of(other).y - y), default=action)


def neighbour(action: str, legal: list[str], x: int, y: int) -> str | None:
    """From place to place, the card lying as it does while it can; among cards, which lie side by side, from one to the next."""
    if action.startswith("at "):
        lying = place_of(action).lying
        same = next_to(action, {other: middle(other) for other in legal if place_of(other).lying == lying}, x, y)
        return same if same != action else next_to(action, {other: middle(other) for other in legal}, x, y)
    if y or action.startswith(("river", "pass")):
        return None
    return legal[min(max(0, legal.index(action) + x), len(legal) - 1)]


def sign(kind: str) -> Text:
    return Text(SIGNS[kind], style=f"bold {COUNTED[kind]}")


def seats(view: View, names: list[str]) -> Group:
    table = RichTable(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("", width=1)
    table.add_column(say("rice-season", season=view["season"]), no_wrap=True, min_width=14, max_width=22, overflow="ellipsis")
    table.add_column(say("rice-points"), justify="right", no_wrap=True)
    for kind in FEATURES:
        table.add_column(Text.assemble(sign(kind), " ", say("rice-features", kind=kind)), justify="right", no_wrap=True)
    table.add_column(say("rice-fields"), justify="right", no_wrap=True)
    table.add_column(say("rice-total"), justify="right", no_wrap=True)
    ancestors = RichTable.grid(padding=(0, 1, 0, 0))
    for number, seat in enumerate(view["seats"]):
        deciding = number in view["to_move"]
        name = Text(f"{PATTERNS[number]} {names[number]}", style=f"{'bold ' if deciding else ''}{SEATS[number]}")
        table.add_row(
            Text(ACTIVE if deciding else "✓" if number in view["chosen"] else "", style="bold #d0503a"),
            name,
            Text(signed(seat["points"]), style="bold"),
            *(Text(str(seat["features"][kind] or "·"), style="" if seat["features"][kind] else "dim") for kind in FEATURES),
            str(len(seat["farm"]["fields"])),
            Text(signed(seat["score"]), style="dim"),
        )
        if seat["ancestor"] is not None:
            ancestors.add_row("  ", Text(PATTERNS[number], style=SEATS[number]), before(view, seat))
    return Group(table, ancestors) if ancestors.row_count else Group(table)


def signed(number: int) -> str:
    return str(number).replace("-", "−")


def before(view: View, seat: dict[str, Any]) -> Text:
    """A seat's ancestor and contract, in words."""
    ancestor = view["cards"][seat["ancestor"] - 1]["ancestor"]
    effect = say("rice-effect", effect=ancestor["effect"], points=ancestor["points"], limit=ancestor["limit"])
    words = Text.assemble((ancestor["name"], "bold"), f" · {effect}", (f" · {say('rice-when', when=ancestor['when'])}", "dim"))
    if seat["contract"] is not None:
        words.append(f" · {say('rice-contract', contract=seat['contract'])}", "bold")
    return words


def final(view: View, names: list[str]) -> RichTable:
    columns = {
        "rice-points": "points",
        "rice-final-fields": "fields",
        "rice-final-buffaloes": "buffaloes",
        "rice-final-ancestor": "ancestor",
        "rice-total": "total",
        "rice-final-farmers": "farmers",
    }
    return final_table(view["end"], names, columns, signed)
