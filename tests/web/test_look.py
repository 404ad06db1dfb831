"""Every table in every phase, size and language: nothing overflows, is cut or covered, or is too small to read or to touch."""

from random import Random

import pytest
from support.browser import raw_ids
from support.look import SIZES, faults
from support.random_play import NIGHTLY
from support.server import until

LOOKS = [
    ("bali", 2, (), "en-GB", "light"),
    ("bali", 3, ("open_information",), "nl-NL", "dark"),
    ("bali", 4, ("oracle", "demon"), "de-DE", "light"),
    ("cacao", 2, (), "de-DE", "dark"),
    ("cacao", 4, (), "en-GB", "light"),
    ("rice", 2, (), "nl-NL", "light"),
    ("rice", 2, ("festival", "contracts"), "de-DE", "dark"),
]
TIGHT = ("laptop", "phone", "phone on its side")  # where a table has least room
ROOMY = [name for name in SIZES if name not in TIGHT]

# What is drawn by the size of the window follows it in the frame after.
DRAWN_ANEW = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 120))))"


@pytest.mark.long
@pytest.mark.parametrize(("game", "players", "options", "language", "theme"), LOOKS)
def test_every_phase_fits_every_screen(game, players, options, language, theme, visit, served, monkeypatch):
    monkeypatch.setattr(served.house, "chance", Random(f"deal of {game} {players} {options}"))
    guest = served.guest()
    random = Random(f"{game} {players} {options}")
    table = guest.opens(game, *["seed"] * (players - 1), options=dict.fromkeys(options, True), hints=True)["table"]["id"]
    page = visit("/", guest, locale=language, color_scheme=theme)
    looked: set[tuple[str, bool]] = set()
    found: list[str] = []
    made = 0
    while True:
        seen = until(lambda: decidable(guest.sees(table)), 60)
        if seen["table"]["status"] == "over":
            break
        phase, late = seen["view"]["phase"], made > 30
        if (phase, late) not in looked:
            looked.add((phase, late))
            found += look(page, f"{served.address}/table/{table}", phase, sizes_for(len(looked)))
        guest.plays_on(table, random)
        made += 1
    found += look(page, f"{served.address}/table/{table}", "over", SIZES)
    found += look(page, f"{served.address}/table/{table}", "over", SIZES, tab=1)
    assert len({phase for phase, _ in looked}) > 2
    assert not found, "\n".join(dict.fromkeys(found))


def sizes_for(number):
    """All sizes every night and at the end of a match, else the smallest and the others in turn."""
    return SIZES if NIGHTLY else (*TIGHT, ROOMY[number % len(ROOMY)])


def decidable(seen):
    return seen if seen["table"]["status"] == "over" or seen["view"]["legal"] else None


def look(page, address, phase, sizes, tab=0):
    page.goto(address)
    page.wait_for_selector("[data-part=board] *")
    if tab:
        page.locator("[data-part=after] [role=tab]").nth(tab).click()
    found = []
    for name in sizes:
        page.set_viewport_size(SIZES[name])
        page.evaluate(DRAWN_ANEW)
        found += [f"{phase}, {name}: {fault}" for fault in faults(page)]
        found += [f"{phase}: no words for {message}" for message in raw_ids(page)]
        for part in ("board", "decision", "race") if phase != "over" else ("board",):
            if not page.locator(f"[data-part={part}]").first.is_visible():
                found.append(f"{phase}, {name}: no {part}")
    page.goto("about:blank")  # until the next look it need not draw what happens at the table
    return found
