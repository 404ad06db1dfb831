"""Where a card may be built."""

from itertools import product

import pytest
from games.rice.model import beside, covered_by, read_place
from games.rice.positions import RicePosition
from games.rice.random_play import RICE_OPTIONS, rice_moments

from subak.core.match import Match


def places(position):
    """The places that a seat may choose from, of a farm built by hand."""
    position.state.hand[0] = 1 << 15
    return set(position.do("build 16").legal)


def farm(*laid, festival=False):
    position = RicePosition(festival=festival)
    for card, place in enumerate(laid, 1):
        position.build(0, card, place)
    return position


def by_definition(*laid, festival=False):
    cells = {cell for place in laid for cell in covered_by(*read_place(f"at {place}"))}
    found = set()
    for x, y, orientation in product(range(-30, 41), range(-30, 31), ("upright", "lying")):
        own = covered_by((x, y), orientation)
        touches = any(other in cells for cell in own for other in beside(cell))
        if touches and cells.isdisjoint(own) and (not festival or min(line for _, line in own) >= 0):
            found.add(f"at {x},{y} {orientation}")
    return found


SHAPES = {
    "one": ("0,0 upright",),
    "one lying": ("0,0 lying",),
    "odd": ("1,0 upright",),
    "row": ("0,0 upright", "2,0 upright", "4,0 upright"),
    "shifted": ("0,0 upright", "2,1 lying", "-3,2 lying"),
    "pinwheel around a hole of one cell": ("0,0 upright", "2,0 lying", "3,2 upright", "0,3 lying"),
    "around a hole that fits a card": ("0,0 lying", "3,0 lying", "0,2 upright", "4,2 upright", "0,5 lying", "3,5 lying"),
    "far away": ("0,0 lying", "3,0 lying", "6,0 lying", "9,0 lying", "12,0 lying", "15,0 lying", "18,0 lying"),
    "far up": tuple(f"0,{-3 * card} upright" for card in range(7)),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_a_card_touches_an_edge_along_a_unit_overlaps_nothing_and_may_leave_holes(shape):
    assert places(farm(*SHAPES[shape])) == by_definition(*SHAPES[shape])


@pytest.mark.parametrize("shape", ["one", "row", "shifted", "around a hole that fits a card"])
def test_at_the_river_the_same_holds_on_ones_own_side_only(shape):
    laid = [place for place in SHAPES[shape] if not place.startswith("-")]
    assert places(farm(*laid, festival=True)) == by_definition(*laid, festival=True)


def test_upright_and_lying_at_every_edge_of_a_single_card():
    legal = places(farm("0,0 upright"))
    assert len(legal) == (3 + 3 + 5 + 5) + (4 + 4 + 4 + 4)
    assert {"at -2,-2 upright", "at -2,2 upright", "at 2,2 upright", "at 1,3 upright", "at -1,-3 upright"} <= legal
    assert {"at -3,-1 lying", "at -3,2 lying", "at 2,-1 lying", "at -2,3 lying", "at 1,-2 lying"} <= legal


@pytest.mark.parametrize("place", ["2,3 upright", "-2,-3 upright", "2,-3 upright", "-2,3 upright", "2,3 lying", "-3,-2 lying"])
def test_a_corner_is_not_enough(place):
    assert f"at {place}" not in places(farm("0,0 upright"))


@pytest.mark.parametrize("place", ["0,0 upright", "1,2 upright", "-1,0 lying", "1,-1 lying", "-2,2 lying"])
def test_cards_do_not_overlap(place):
    assert f"at {place}" not in places(farm("0,0 upright"))


def test_a_card_apart_from_the_farm_is_not_built():
    legal = places(farm("0,0 upright"))
    assert not {"at 3,0 upright", "at 0,4 lying", "at 10,10 upright"} & legal


def test_a_hole_may_be_filled_by_a_card_that_fits():
    shape = SHAPES["around a hole that fits a card"]
    legal = places(farm(*shape))
    inside = {"at 2,2 upright", "at 3,2 upright", "at 1,2 upright"}
    assert inside & legal == {"at 2,2 upright"}


def test_the_first_card_at_the_river_touches_the_bank_with_a_unit_at_least():
    match = Match.new("rice", 2, {"festival": True}, "bank")
    match.apply(match.legal[0])
    upright = {f"at {x},0 upright" for x in range(-2, 15)}
    lying = {f"at {x},0 lying" for x in range(-3, 15)}
    assert set(match.legal_texts()) == upright | lying


def test_the_second_seat_has_the_same_places_in_coordinates_of_its_own():
    match = Match.new("rice", 2, {"festival": True}, "bank")
    match.apply(match.legal[0])
    first = match.legal_texts()
    match.apply(first[0])
    match.apply(match.legal[0])
    assert match.legal_texts() == first


def test_the_bank_is_not_a_card_of_the_farm():
    legal = places(farm("0,0 upright", festival=True))
    assert "at 2,0 upright" in legal
    assert not {"at 3,0 upright", "at 8,0 lying", "at -3,0 upright"} & legal


def test_a_farm_may_reach_past_the_ends_of_the_river():
    assert {"at -5,0 lying", "at -4,0 upright"} <= places(farm("-2,0 upright", festival=True))
    assert {"at 16,0 lying", "at 16,0 upright"} <= places(farm("14,0 upright", festival=True))


def test_nothing_is_built_above_the_bank():
    for match in rice_moments(("festival",), "own", 2):
        assert all(read_place(text)[0][1] >= 0 for text in match.legal_texts() if text.startswith("at"))


@pytest.mark.parametrize("options", RICE_OPTIONS[:2], ids=str)
def test_farms_stay_within_the_corners_of_the_rules_page_however_far_they_are_built(options):
    """To the right and downwards, to the left and upwards, always as far as it goes."""
    for towards in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        match = Match.new("rice", 2, dict.fromkeys(options, True), "far")
        while not match.over:
            texts = match.legal_texts()
            if texts[0].startswith("at"):
                corners = {text: read_place(text)[0] for text in texts}
                match.apply(max(texts, key=lambda text: (corners[text][0] * towards[0] + corners[text][1] * towards[1], text)))
            else:
                match.apply(texts[0])
        cards = [card for seat in match.view(None)["seats"] for card in seat["farm"]["cards"]]
        columns, lines = [card["x"] for card in cards], [card["y"] for card in cards]
        if options:
            assert -24 <= min(columns) <= max(columns) <= 35
            assert 0 <= min(lines) <= max(lines) <= 21
        else:
            assert -21 <= min(columns) <= max(columns) <= 21
            assert -21 <= min(lines) <= max(lines) <= 21
