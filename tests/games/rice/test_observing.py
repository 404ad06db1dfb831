"""The observation says in numbers what the view says in words, and no more."""

import pytest
from games.rice.model import covered_by, read_place
from games.rice.random_play import RICE_OPTIONS, rice_moments
from support.observations import filled, one, parts_of

from subak.core.verbs import alike, where
from subak.games.rice.actions import PLACE_AT
from subak.games.rice.components import FEATURES, RIVER
from subak.games.rice.state import PHASES, SEASONS

BESIDE = ((1, 0), (-1, 0), (0, 1), (0, -1))


def cells_of(farm):
    cells = [[0] * 32 for _ in range(32)]
    for x, y, is_path in farm["cells"]:
        cells[y % 32][x % 32] = 2 if is_path else 1
    return cells


def cards(numbers):
    return [int(number + 1 in (numbers or [])) for number in range(18)]


def known(match, seat):
    """The view of a seat with perfect memory, as it is asked one after the other."""
    state = match.states.copy()[0]
    state.open_information = 1
    return {"options": match.options, "chosen": match.view(None)["chosen"], **match.game.view(state, seat)}


def wanted(view, seat):
    """Every part of the observation, from the view alone."""
    own, other = (view["seats"][owner] for owner in (seat, 1 - seat))
    both = (own, other)
    choice = own["choice"] or {"build": None, "at": None, "row": None}
    at = choice["at"]
    return {
        "options": [int(view["options"][name]) for name in ("festival", "contracts")],
        "first": one(seat, 2),
        "season": one(SEASONS.index(view["season"]), 3),
        "phase": one(PHASES.index(view["phase"]), 6),
        "turn": [view["turn"]],
        "active": one(view["active"] ^ seat, 2),
        "actor": one(None if view["actor"] is None else view["actor"] ^ seat, 2),
        "has_chosen": [int(owner in view["chosen"]) for owner in (seat, 1 - seat)],
        "river": [one(RIVER.index(symbol), 4) for symbol in view["river"]] if view["river"] else [[0] * 4] * 4,
        "dry_row": cards(view["dry_row"]),
        "hand": [cards(owner["hand"]) for owner in both],
        "ancestor": [cards([owner["ancestor"]]) for owner in both],
        "ginger": [int(owner["contract"] == "ginger") for owner in both],
        "points": [owner["points"] for owner in both],
        "features": [list(owner["features"].values()) for owner in both],
        "closed_features": [[sum(field[name] for field in owner["farm"]["fields"]) for name in FEATURES] for owner in both],
        "plots": [sum(plot["complete"] for plot in owner["farm"]["plots"]) for owner in both],
        "closed_plots": [sum(len(field["plots"]) for field in owner["farm"]["fields"]) for owner in both],
        "fields": [len(owner["farm"]["fields"]) for owner in both],
        "largest": [max((field["size"] for field in owner["farm"]["fields"]), default=0) for owner in both],
        "build": one(choice["build"] - 1 if choice["build"] else None, 18),
        "at": [1, at["x"], at["y"], int(at["lying"])] if at else [0] * 4,
        "to_row": one(choice["row"] - 1 if choice["row"] else None, 18),
        "farm": [
            filled([[card["no"], card["x"], card["y"], int(card["lying"])] for card in owner["farm"]["cards"]], 8, [0] * 4)
            for owner in both
        ],
        "cells": [cells_of(owner["farm"]) for owner in both],
    }


@pytest.mark.parametrize("options", RICE_OPTIONS, ids=str)
def test_at_every_moment_every_seat_observes_what_its_view_says(options):
    for match in rice_moments(options, "own", 1):
        for seat in (0, 1):
            assert parts_of(match, seat) == wanted(known(match, seat), seat)


def test_places_are_numbered_by_the_cards_of_the_farm_in_the_order_observed():
    checked = 0
    for match in rice_moments((), "own", 2):
        if match.over or match.view(match.actor)["phase"] != "at":
            continue
        farm = parts_of(match, match.actor)["farm"][0]
        for action in match.legal:
            _, x, y, lying = farm[(action - PLACE_AT) // 32]
            (at_x, at_y), orientation = read_place(match.game.action_text(match.state, action))
            touched = {
                (column + dx, line + dy)
                for column, line in covered_by((x, y), "lying" if lying else "upright")
                for dx, dy in BESIDE
            }
            assert touched & set(covered_by((at_x, at_y), orientation))
            checked += 1
    assert checked > 100


def test_a_place_is_about_the_middle_of_the_card_and_places_are_alike_by_how_it_is_turned():
    faces = {}
    for match in rice_moments((), "own", 2):
        if match.over or match.view(match.actor)["phase"] != "at":
            continue
        for action in match.legal:
            (x, y), orientation = read_place(match.game.action_text(match.state, action))
            about = where(match.state, action)
            assert (about % 32, about // 32) == ((x + 1) % 32, (y + 1) % 32)
            faces.setdefault(alike(match.state, action), set()).add((orientation, (x + y) % 2))
    assert len(faces) == 4
    assert all(len(turned) == 1 for turned in faces.values())
