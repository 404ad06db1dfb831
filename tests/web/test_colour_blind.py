"""Kinds and players are told apart by people who see few colours or none: by shape and light, as small as pieces get."""

import io
import json
import subprocess
from itertools import combinations, product
from pathlib import Path

import matplotlib.image
import numpy as np
import pytest
from playwright.sync_api import expect
from support.browser import LINE

ROOT = Path(__file__).parents[2]
SIGHTS = ("deuteranopia", "protanopia", "tritanopia", "achromatopsia")
SEATS = range(4)
CARDS = ("rice", "peanut", "banana", "pepper", "mason", "priest", "shrine", "oracle")
GOODS = (*(f"{kind} good" for kind in ("rice", "peanut", "banana", "pepper", "hidden")), "stone", "point")
JUNGLES = ("plantation1", "plantation2", "market2", "market3", "market4", "mine1", "mine2", "water", "sun", "temple")
DECK = json.loads((ROOT / "web/src/games/rice/examples.json").read_text("utf-8"))["card"]["view"]["cards"]
# What could be taken for one another: on which sheet it is drawn, how wide, and its names there.
FAMILIES = {
    "cards": ("bali", 40, [*(f"{kind} mini" for kind in CARDS), "back"]),
    "cards of others": ("bali", 24, [f"{kind} held" for kind in (*CARDS, "back")]),
    "goods": ("bali", 40, GOODS),
    "small goods": ("bali", 22, GOODS),
    "jungle tiles": ("cacao", 40, JUNGLES),
    "things of a village": ("cacao", 40, ("fruit", "gold", "sun", "water")),
    "workers": ("cacao", 40, [f"worker {seat} 2101" for seat in SEATS]),
    "workers laid over others": ("cacao", 40, [f"worker {seat}, overbuilt" for seat in SEATS]),
    "tile backs": ("cacao", 40, [f"back {seat}" for seat in ("", *SEATS)]),
    "features": ("rice", 40, ("farmer", "buffalo", "house")),
    "contracts": ("rice", 40, ("jasmine", "ginger")),
    "ancestors": ("rice", 90, [card["ancestor"]["name"] for card in DECK]),  # where they are smaller, their names stand beside them
    "players": ("common", 40, [f"seat {seat}" for seat in SEATS]),
    "small players": ("common", 20, [f"seat {seat}" for seat in SEATS]),
}
# Two drawings differ if this share of their pixels does, and a pixel by so much that one sees it at a glance.
SHARE, GLANCE = 0.02, 12.0
BOXES = """
() => Object.fromEntries([...document.querySelectorAll('figure span')].map((span) => {
  const { x, y, width, height } = span.getBoundingClientRect()
  return [`${span.closest('figure').dataset.piece} ${Math.round(width)}`, [x, y, width, height].map(Math.round)]
}))
"""
# Two squares that only red and green tell apart, and one that is the first a little further right.
ALIKE = """
<style>b { position: absolute; top: 10px; width: 20px; height: 20px; background: #c2653a }</style>
<b style="left: 10px"></b><b style="left: 50px; background: #8a8038"></b><b style="left: 91px"></b>
"""


def pixels(png):
    return matplotlib.image.imread(io.BytesIO(png))[..., :3]


def seen(rgb):
    """A picture in the colours of CIE L*a*b*, where distance is how different they look, with single pixels blurred."""
    rgb = rgb.astype(float)
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    xyz = linear @ np.array([[0.4339, 0.2126, 0.0177], [0.3762, 0.7152, 0.1095], [0.1899, 0.0722, 0.8728]])
    x, y, z = np.moveaxis(np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116), -1, 0)
    return softened(np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1))


def moved(picture, down, right):
    return np.roll(picture, (down, right), axis=(0, 1))


def softened(picture):
    return sum(moved(picture, *by) for by in product((-1, 0, 1), repeat=2)) / 9


def difference(one, other):
    """The share of pixels that differ at a glance, laid over each other as well as can be."""
    height, width = np.minimum(one.shape[:2], other.shape[:2])
    one, other = one[:height, :width], other[:height, :width]
    inside = np.s_[2:-2, 2:-2]
    shares = [(np.linalg.norm(one - moved(other, *by), axis=-1)[inside] > GLANCE).mean() for by in product((-1, 0, 1), repeat=2)]
    return min(shares)


def look_with(page, sight):
    page.context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": sight})


def built(folder):
    """The sheets of pieces, which the page that people get does not have."""
    build = ["sh", "tools/build-page", "build", "--", "--mode", "pieces", "--outDir", str(folder), "--emptyOutDir"]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    return folder


def pieces_of(game, page, wanted):
    """The pieces of a game's sheet that are wanted, by sight."""
    page.goto(f"http://pieces.test/pieces.html?show={game}")
    page.wait_for_selector("figure")
    page.evaluate("document.fonts.ready")
    boxes = page.evaluate(BOXES)
    found = {}
    for sight in SIGHTS:
        look_with(page, sight)
        whole = pixels(page.screenshot(full_page=True))
        places = {name: boxes[name] for name in wanted}
        found[sight] = {name: seen(whole[y : y + height, x : x + width]) for name, (x, y, width, height) in places.items()}
    return found


@pytest.mark.long
def test_no_two_kinds_look_alike(chromium, tmp_path):
    sheet = built(tmp_path)
    page = chromium.new_page(viewport={"width": 1500, "height": 900})
    page.route("http://pieces.test/**", lambda route: route.fulfill(path=sheet / route.request.url.split("/", 3)[3].split("?")[0]))
    alike = []
    for game in sorted({game for game, _, _ in FAMILIES.values()}):
        families = {family: [f"{name} {width}" for name in names] for family, (on, width, names) in FAMILIES.items() if on == game}
        pieces = pieces_of(game, page, [name for names in families.values() for name in names])
        for (family, names), sight in product(families.items(), SIGHTS):
            drawn = {name: pieces[sight][name] for name in names}
            alike += [
                (family, sight, *pair) for pair in combinations(drawn, 2) if difference(drawn[pair[0]], drawn[pair[1]]) < SHARE
            ]
    page.close()
    assert alike == []


def test_beads_of_four_players_are_told_apart_at_the_table(visit, served):
    guest = served.guest()
    table = guest.opens("cacao", "seed", "seed", "seed")["table"]["id"]
    page = visit(f"/table/{table}", bypass_csp=True)
    expect(page.locator(LINE)).to_be_visible()
    beads = page.locator("[data-part=race] .bead svg")
    expect(beads).to_have_count(4)
    # All alone: on the thread they may lie close together.
    page.add_style_tag(content=".bead:not([data-alone]), .tail { visibility: hidden }")
    drawn = {sight: [] for sight in SIGHTS}
    for bead in beads.all():
        bead.evaluate(
            "bead => document.querySelectorAll('.bead').forEach(one => one.toggleAttribute('data-alone', one.contains(bead)))"
        )
        for sight in SIGHTS:
            look_with(page, sight)
            drawn[sight].append(seen(pixels(bead.screenshot())))
    for sight in SIGHTS:
        assert all(difference(one, other) >= SHARE for one, other in combinations(drawn[sight], 2)), sight


def test_the_measure_sees_no_more_than_the_eye_would(chromium):
    page = chromium.new_page()
    page.set_content(ALIKE)

    def squares():
        whole = pixels(page.screenshot())
        return [seen(whole[:40, left : left + 40]) for left in (0, 40, 80)]

    red, green, further = squares()
    assert difference(red, green) > SHARE
    assert difference(red, further) == 0
    look_with(page, "deuteranopia")
    red, green, _ = squares()
    assert difference(red, green) < SHARE
    page.close()
