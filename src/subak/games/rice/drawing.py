"""The cards of a deck as pictures: faces, ancestors, and a sheet of them all."""

import textwrap
from collections.abc import Callable
from typing import Any
from xml.sax.saxutils import escape

from subak.core.registry import Told
from subak.games.rice.components import CELLS, FEATURES, HEIGHT, SPOTS, WIDTH
from subak.games.rice.effects import contracts_told, effect_told, front_told

Say = Callable[..., str]
Point = tuple[float, float]

PAPER, CARD, INK, FAINT = "#F6F0E4", "#FCF8EF", "#2E2B26", "#8C8373"
PADDY, TERRACE, SHOOT, FURROW = "#93B35C", "#A6C374", "#5F8A3A", "#2F5A2B"
WATER, RIPPLE = "#A9D0C6", "#C9E3DA"
EARTH, STEP = "#7D5233", "#E3C89B"
SKY, SAND, NIGHT = "#4F8F8B", "#D8A84E", "#3A4565"
STRAW, HIDE, ROOF, WOOD = "#EDC35A", "#4A4450", "#B8492F", "#C99A62"
FONT = "'Source Serif Pro', 'Source Serif 4', Georgia, 'DejaVu Serif', serif"

UNIT = 80  # of a cell
CARD_WIDTH, CARD_HEIGHT = WIDTH * UNIT, HEIGHT * UNIT
CORNER = 9
COLUMNS = 3
MARGIN, HEADER, GAP, ROW_GAP = 52, 150, 44, 36
PAIR = 2 * CARD_WIDTH + 8  # a face and the ancestor on its back
LEGEND_STEP = 112
SIZES, LINE, ROOM = (12, 10.5, 9, 8, 7), 1.2, 53  # of the words on an ancestor: as large as they fit below each other

RIVER_WIDTH, RIVER_HEIGHT, RIVER_GAP, RIVER_LETTERS = 244, 200, 32, 30
BANK, STREAM = 116, 36  # of the river on a card: where it begins, and how broad it is
SIGNS = {"houses": "house", "farmers": "farmer", "buffaloes": "buffalo"}
CONTRACT_WIDTH, CONTRACT_HEIGHT, CONTRACT_LETTERS = 520, 92, 78

# Each plot of a face, with the parts of its neighbours that the card's edge cuts off.
PLOTS = (*SPOTS, (0, 0), (2, 0))
SHOOTS = ((0, -0.6), (-0.32, -0.32), (0.32, -0.32), (-0.62, 0), (0, 0), (0.62, 0), (-0.32, 0.32), (0.32, 0.32), (0, 0.6))
# Where a feature has most room in its plot.
MIDDLES = {"1,1": (1, 1), "0,2": (0.4, 2), "2,2": (1.6, 2), "1,3": (1, 2.58)}

# The outline that keeps a silhouette apart from its ground, and the silhouette; about 44 wide around (0, 0).
OUTLINES = {
    "farmer": "M0-16C5-9 14 0 23 7Q13 12 8 12.500Q0 24-8 12.500Q-13 12-23 7C-14 0-5-9 0-16Z",
    "buffalo": "M-6-5C-13-4-18-8-16-18C-25-9-23 4-9 6L-7 13C-6 20 6 20 7 13L9 6C23 4 25-9 16-18C18-8 13-4 6-5Z",
    "house": "M-23-3Q-15-8-12-20Q0-15 12-20Q15-8 23-3L14 0V18H-14V0Z",
}
SILHOUETTES = {
    "farmer": f"""<path d="M-8 11.500Q0 23 8 11.5" fill="none" stroke="{EARTH}" stroke-width="1.8"/>
<path d="M0-16C5-9 14 0 23 7Q0 16-23 7C-14 0-5-9 0-16Z" fill="{STRAW}"/>
<path d="M-23 7Q0 16 23 7Q0 11-23 7ZM0-15Q-9 0-11 8.5M0-15V10M0-15Q9 0 11 8.5M-14 0Q0 5 14 0" fill="none"
 stroke="{EARTH}" stroke-width="1.2" stroke-linejoin="round"/>""",
    "buffalo": f"""<path d="M-6-5C-13-4-18-8-16-18C-25-9-23 4-8 4ZM6-5C13-4 18-8 16-18C25-9 23 4 8 4Z" fill="{HIDE}"/>
<path d="M-8 3Q-15 2-17 8Q-11 10-7 7ZM8 3Q15 2 17 8Q11 10 7 7Z" fill="{HIDE}"/>
<path d="M-7-5Q0-8 7-5L8 4L6 14C5 19-5 19-6 14L-8 4Z" fill="{HIDE}"/>
<path d="M-3 14.500h.1M3 14.500h.1M-4.5 2.500h.1M4.5 2.500h.1" stroke="{PAPER}" stroke-width="2.4" stroke-linecap="round"/>""",
    "house": f"""<path d="M-11 6V18M0 8V18M11 6V18" stroke="{EARTH}" stroke-width="2.6"/>
<path d="M-13-5H13V9H-13Z" fill="{WOOD}"/><path d="M-3.5 9V0H3.500V9Z" fill="{EARTH}"/>
<path d="M-23-3Q-15-8-12-20Q0-15 12-20Q15-8 23-3Q0-7-23-3Z" fill="{ROOF}"/>
<path d="M-11-10Q0-13 11-10" fill="none" stroke="{PAPER}" stroke-width="1.2" opacity=".7"/>""",
}

# What stands in the plot on an ancestor, by effect; the others show a number or plots.
EMBLEMS: dict[str, tuple[str, ...]] = {
    **{kind: (kind,) for kind in FEATURES},
    "house_size": ("house",),
    "farmers_min": ("farmer",),
    **dict.fromkeys(("different", "all_features", "feature", "set"), FEATURES),
}
SHOWN_AS_POINTS = ("field", "plot", "size", "size_points", "once", "closed_field", "closed_plot", "farm_plot")
# The heading of an ancestor: its ground and its ink.
SEASONS = {"both": (SKY, CARD), "wet": (WATER, INK), "dry": (SAND, INK), "end": (NIGHT, CARD)}


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def text(x: float, y: float, size: float, words: str, colour: str = INK, anchor: str = "middle", weight: int = 400) -> str:
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}" font-weight="{weight}"'
    return f'<text {place} fill="{colour}" text-anchor="{anchor}">{escape(words)}</text>'


def feature(kind: str, x: float, y: float, scale: float = 1) -> str:
    halo = f'<path d="{OUTLINES[kind]}" fill="{PAPER}" stroke="{PAPER}" stroke-width="5" stroke-linejoin="round"/>'
    return f'<g transform="translate({number(x)} {number(y)}) scale({scale})">{halo}{SILHOUETTES[kind]}</g>'


def diamond(x: float, y: float, half: float) -> str:
    left, right, top, bottom = (number(value) for value in (x - half, x + half, y - half, y + half))
    return f"M{number(x)} {top}L{right} {number(y)}L{number(x)} {bottom}L{left} {number(y)}Z"


def shoots(x: float, y: float, free: bool) -> str:
    """Seedlings in their rows; the middle is left free for a feature."""
    tufts = ""
    for dx, dy in SHOOTS:
        if not (free and dx == dy == 0):
            tufts += f"M{number(x + dx * UNIT)} {number(y + dy * UNIT + 3)}q-1-5-4-7m4 7v-9m0 9q1-5 4-7"
    return f'<path d="{tufts}" fill="none" stroke="{SHOOT}" stroke-width="1.5" stroke-linecap="round"/>'


def plot(x: float, y: float, unit: float, complete: bool) -> str:
    """Flooded where it is complete, green where a neighbour has to bring the rest."""
    ground, line = (WATER, RIPPLE) if complete else (PADDY, TERRACE)
    bank = f'<path d="{diamond(x, y, unit * 0.84)}" fill="none" stroke="{line}" stroke-width="2"/>'
    return f'<path d="{diamond(x, y, unit)}" fill="{ground}"/>{bank}'


def ends(cell: int) -> tuple[Point, Point]:
    """A cell's diagonal joins its two odd corners."""
    x, y = cell % WIDTH, cell // WIDTH
    return ((x + 1, y), (x, y + 1)) if (x + y) % 2 == 0 else ((x, y), (x + 1, y + 1))


def bent(start: Point, end: Point, bend: float) -> str:
    """A line as a hand draws it."""
    (x, y), (u, v) = start, end
    middle = (x + u) / 2 + bend * (v - y) / UNIT, (y + v) / 2 - bend * (u - x) / UNIT
    return f"M{number(x)} {number(y)}Q{number(middle[0])} {number(middle[1])} {number(u)} {number(v)}"


def footpath(line: str) -> str:
    earth = f'<path d="{line}" fill="none" stroke="{EARTH}" stroke-width="11" stroke-linecap="round"/>'
    steps = 'stroke-width="2.6" stroke-linecap="round" stroke-dasharray=".1 8.2" stroke-dashoffset="-4"'
    return f'{earth}<path d="{line}" fill="none" stroke="{STEP}" {steps}/>'


def furrow(line: str) -> str:
    return f'<path d="{line}" fill="none" stroke="{FURROW}" stroke-width="2.4"/>'


def face(card: dict[str, Any]) -> str:
    """A face as written, its top left corner at (0, 0), in cells of UNIT."""
    no, features = card["no"], card["features"]
    lines = []
    for cell in range(CELLS):
        start, end = ends(cell)
        bend = (no * 7 + cell * 5) % 9 - 4
        line = bent((start[0] * UNIT, start[1] * UNIT), (end[0] * UNIT, end[1] * UNIT), bend)
        lines.append((card["paths"][cell] == "#", line))
    frame = f'width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="{CORNER}"'
    parts = [
        f'<g class="face" data-no="{no}"><clipPath id="face-{no}"><rect {frame}/></clipPath><g clip-path="url(#face-{no})">',
        *(plot(x * UNIT, y * UNIT, UNIT, (x, y) == SPOTS[0]) for x, y in PLOTS),
        *(shoots(x * UNIT, y * UNIT, f"{x},{y}" in features) for x, y in PLOTS),
        *(furrow(line) for path, line in lines if not path),
        *(footpath(line) for path, line in lines if path),
        "</g>",
        *(feature(kind, *middle(place), 1.25 if place == "1,1" else 1) for place, kind in features.items()),
        f'<rect {frame} fill="none" stroke="{INK}" stroke-width="1.5"/>',
        f'<circle cx="17" cy="17" r="12" fill="{PAPER}"/>',
        text(17, 21.5, 13, str(no), weight=600),
        "</g>",
    ]
    return "\n".join(parts)


def middle(place: str) -> Point:
    x, y = MIDDLES[place]
    return x * UNIT, y * UNIT


def walled(x: float, y: float, half: float, closed: bool) -> str:
    """A field within paths where it is closed, a plot between furrows where it is open."""
    corners = [(x, y - half), (x + half, y), (x, y + half), (x - half, y)]
    sides = [bent(corner, corners[place - 3], 2) for place, corner in enumerate(corners)]
    return plot(x, y, half, True) + "".join(footpath(side) if closed else furrow(side) for side in sides)


def emblem(ancestor: dict[str, Any], x: float, y: float) -> str:
    """Kind of field, and in it what counts."""
    effect, points, limit = ancestor["effect"], ancestor["points"], ancestor["limit"]
    if effect == "many_fields":
        return walled(x - 35, y, 30, True) + walled(x + 35, y, 30, True)
    ground = walled(x, y, 48, not effect.startswith("open_"))
    if effect == "largest":
        return ground + furrow(f"M{x - 21} {y - 21}l42 42m0-42l-42 42")
    figures = {"size_min": f"{limit}+", "size_exact": f"{limit}", "empty_times": f"×{points}"}
    figures |= dict.fromkeys(SHOWN_AS_POINTS, f"+{points}")
    if effect in figures:
        return ground + text(x, y + 10, 29, figures[effect], weight=600)
    kinds = EMBLEMS.get(effect.removeprefix("open_").removeprefix("closed_").removeprefix("farm_"), ())
    spots = ((x, y, 1.05),) if len(kinds) == 1 else ((x, y - 16, 0.66), (x - 16, y + 9, 0.66), (x + 16, y + 9, 0.66))
    return ground + "".join(feature(kind, *spot) for kind, spot in zip(kinds, spots, strict=False))


def in_words(what: Told | list[Told], say: Say) -> str:
    """What is told of a deck, which names no seats."""
    if isinstance(what, list):
        return ", ".join(in_words(part, say) for part in what)
    details = {name: in_words(part, say) if isinstance(part, dict | list) else part for name, part in what.items()}
    return say(details.pop("say"), **details)


def in_lines(words: str, letters: int) -> list[str]:
    """As few lines as possible, and all about as long."""
    lines = textwrap.wrap(words, letters)
    while letters > 1 and len(narrower := textwrap.wrap(words, letters - 1, break_long_words=False)) == len(lines):
        lines, letters = narrower, letters - 1
    return lines


def letters(size: float) -> int:
    """How many of them stand side by side on a card."""
    return round(1.8 * CARD_WIDTH / size)


def back(ancestor: dict[str, Any], say: Say) -> str:
    """The ancestor on the back of a card, as large as a face."""
    no, half = ancestor["no"], CARD_WIDTH / 2
    ground, ink = SEASONS[ancestor["when"]]
    effect = in_words(effect_told(ancestor), say)
    size = next(size for size in SIZES if LINE * size * (len(in_lines(effect, letters(size))) - 1) < ROOM or size == SIZES[-1])
    lines = in_lines(effect, letters(size))
    frame = f'width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="{CORNER}"'
    name = ancestor["name"]
    parts = [
        f'<g class="ancestor" data-no="{no}"><clipPath id="ancestor-{no}"><rect {frame}/></clipPath>',
        f'<rect {frame} fill="{CARD}"/><path d="M0 0H{CARD_WIDTH}V28H0Z" fill="{ground}" clip-path="url(#ancestor-{no})"/>',
        text(half, 19, 12.5, say("rice-when", when=ancestor["when"]), ink, weight=600),
        emblem(ancestor, half, 90),
        text(half, 166, min(20, 1.8 * CARD_WIDTH / len(name)), name, weight=600),
        *(text(half, 186 + LINE * size * place, size, line) for place, line in enumerate(lines)),
        f'<rect {frame} fill="none" stroke="{INK}" stroke-width="1.5"/>',
        "</g>",
    ]
    return "\n".join(parts)


def legend(x: float, y: float, say: Say) -> str:
    """What is what, from left to right."""
    stroke = bent((-22, 12), (22, -12), 2)
    samples: dict[str, str] = {
        "path": footpath(stroke),
        "furrow": furrow(stroke),
        "plot": plot(0, 0, 24, True),
        **{kind: feature(kind, 0, 0) for kind in FEATURES},
    }
    drawn = ""
    for place, (part, sample) in enumerate(samples.items()):
        words = text(0, 42, 13, say("rice-part", part=part))
        drawn += f'<g transform="translate({x + place * LEGEND_STEP} {y})">{sample}{words}</g>'
    return drawn


def sign(symbol: str, x: float, y: float, scale: float = 1) -> str:
    """A symbol of the river: what it counts, or a field for the largest."""
    return feature(SIGNS[symbol], x, y, scale) if symbol in SIGNS else walled(x, y, 20 * scale, True)


def river_card(card: dict[str, Any], say: Say) -> str:
    """Its front in words; below it the back as the first seat sees it: the bank with the half plots of both seats."""
    symbol, back = card["symbol"], card["back"]
    lines = in_lines(in_words(front_told(card), say), RIVER_LETTERS)
    half = RIVER_WIDTH / 8
    # The second seat sits across: its left half plot is on the right.
    marked = (half if back["halves"][0] == "left" else 3 * half, 3 * half if back["halves"][1] == "left" else half)
    halves = "".join(
        f'<path d="{diamond(2 * x, y, half)}" fill="{PADDY}"/>' for x in (half, 3 * half) for y in (BANK, BANK + STREAM)
    )
    tip = 8 if back["arrow"] == "right" else -8
    middle = RIVER_WIDTH / 2, BANK + STREAM / 2
    arrow = f"M{middle[0] - 3 * tip} {middle[1]}h{6 * tip}m{-tip} {-tip}l{tip} {tip}l{-tip} {tip}"
    frame = f'width="{RIVER_WIDTH}" height="{RIVER_HEIGHT}" rx="{CORNER}"'
    parts = [
        f'<g class="river" data-symbol="{symbol}"><clipPath id="river-{symbol}"><rect {frame}/></clipPath>',
        f'<rect {frame} fill="{CARD}"/>',
        sign(symbol, 30, 30, 0.9),
        text(60, 24, 15, say("rice-river", symbol=symbol), anchor="start", weight=600),
        *(text(60, 42 + 13 * place, 11, line, anchor="start") for place, line in enumerate(lines)),
        f'<g clip-path="url(#river-{symbol})">{halves}',
        f'<path d="M0 {BANK}H{RIVER_WIDTH}V{BANK + STREAM}H0Z" fill="{WATER}"/></g>',
        f'<path d="{arrow}" fill="none" stroke="{ROOF}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>',
        sign(back["symbol"], 2 * marked[1], BANK - 18, 0.66),
        sign(back["symbol"], 2 * marked[0], BANK + STREAM + 18, 0.66),
        f'<rect {frame} fill="none" stroke="{INK}" stroke-width="1.5"/></g>',
    ]
    return "\n".join(parts)


def contract(name: str, what: Told, say: Say) -> str:
    frame = f'width="{CONTRACT_WIDTH}" height="{CONTRACT_HEIGHT}" rx="{CORNER}"'
    lines = in_lines(in_words(what, say), CONTRACT_LETTERS)
    parts = [
        f'<g class="contract" data-name="{name}"><rect {frame} fill="{CARD}" stroke="{INK}" stroke-width="1.5"/>',
        text(18, 28, 15, say("rice-contract", contract=name), anchor="start", weight=600),
        *(text(18, 48 + 15 * place, 12, line, anchor="start") for place, line in enumerate(lines)),
        "</g>",
    ]
    return "\n".join(parts)


def sheet(deck: dict[str, Any], say: Say) -> str:
    """Each card: its face, and beside it the ancestor on its back; below them the river cards and the contracts."""
    rows = -(-len(deck["faces"]) // COLUMNS)
    width = 2 * MARGIN + COLUMNS * PAIR + (COLUMNS - 1) * GAP
    river_top = HEADER + rows * (CARD_HEIGHT + ROW_GAP)
    contracts_top = river_top + RIVER_HEIGHT + ROW_GAP
    height = contracts_top + CONTRACT_HEIGHT + MARGIN
    size = f'width="{width}" height="{height}"'
    title = say("rice-sheet", name=deck["name"])
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {size} font-family="{FONT}">',
        f'<title>{escape(title)}</title><rect {size} fill="{PAPER}"/>',
        text(MARGIN, 78, 40, "Seasons of Rice", anchor="start", weight=600),
        text(MARGIN, 106, 18, title, FAINT, anchor="start"),
        legend(width - MARGIN - 5 * LEGEND_STEP - 40, 66, say),
    ]
    for place, (card, ancestor) in enumerate(zip(deck["faces"], deck["ancestors"], strict=True)):
        x = MARGIN + place % COLUMNS * (PAIR + GAP)
        y = HEADER + place // COLUMNS * (CARD_HEIGHT + ROW_GAP)
        parts.append(f'<g transform="translate({x} {y})">{face(card)}</g>')
        parts.append(f'<g transform="translate({x + PAIR - CARD_WIDTH} {y})">{back(ancestor, say)}</g>')
    for place, card in enumerate(deck["river"]):
        parts.append(
            f'<g transform="translate({MARGIN + place * (RIVER_WIDTH + RIVER_GAP)} {river_top})">{river_card(card, say)}</g>'
        )
    for place, (name, what) in enumerate(contracts_told(deck["contracts"]).items()):
        x = MARGIN + place * (CONTRACT_WIDTH + RIVER_GAP)
        parts.append(f'<g transform="translate({x} {contracts_top})">{contract(name, what, say)}</g>')
    return "\n".join([*parts, "</svg>", ""])
