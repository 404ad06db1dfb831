"""The observation says in numbers what the view says in words, and no more."""

import pytest
from games.cacao.tempers import BUSY
from support.observations import filled, from_seat, one, parts_of
from support.random_play import moments

from subak.core.compiling import interpreted
from subak.core.verbs import alike, where
from subak.games.cacao.actions import CHOOSE_SQUARE, OVERBUILD
from subak.games.cacao.components import JUNGLE, TILES
from subak.games.cacao.rules import beside
from subak.games.cacao.state import PHASES


def square(x, y):
    return [1 + x % 32, 1 + y % 32]


def board_of(view, seat):
    board = [[0] * 32 for _ in range(32)]
    for tile in view["board"]:
        if "jungle" in tile:
            number = 1 + JUNGLE.index(tile["jungle"])
        else:
            owner = (tile["seat"] - seat) % view["players"]
            number = 11 + TILES.index(tile["tile"]) + 4 * tile["turns"] + 16 * owner + 64 * tile["overbuilt"]
        board[tile["y"] % 32][tile["x"] % 32] = number
    return board


def wanted(view, seat):
    """Every part of the observation but the order of the seat's own tiles, from the view alone."""
    players, seats = view["players"], view["seats"]

    def by_seat(part, empty=0):
        return from_seat(seat, [part(owner) for owner in seats], 4, empty)

    return {
        "players": one(players - 2, 3),
        "first": one(-seat % players, 4),
        "phase": one(PHASES.index(view["phase"]), 5),
        "turn": [view["turn"]],
        "active": one((view["active"] - seat) % players, 4),
        "actor": one(None if view["actor"] is None else (view["actor"] - seat) % players, 4),
        "overbuilding": [int(bool(view["overbuilding"]))],
        "placed": square(*view["placed"]) if view["placed"] else [0, 0],
        "open": filled([square(*place) for place in view["open"]], 58, [0, 0]),
        "display": [view["display"].count(kind) for kind in JUNGLE],
        "pile": [view["pile"]],
        "to_come": list(view["to_come"].values()),
        **{
            part: by_seat(lambda owner, part=part: owner[part])
            for part in ("gold", "fruits", "suns", "water", "hand_size", "pile_size")
        },
        "hand": list(seats[seat]["hand"].values()),
        "unseen": by_seat(lambda owner: list(owner["unseen"].values()), [0] * 4),
        "board": board_of(view, seat),
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_every_moment_every_seat_observes_what_its_view_says(players):
    overbuilt = False
    for match in moments("cacao", players, {}, "observing", BUSY):
        for seat in range(players):
            observed, view = parts_of(match, seat), match.view(seat)
            own = observed.pop("own")
            assert observed == wanted(view, seat)
            tiles = {tuple(square(tile["x"], tile["y"])) for tile in view["board"] if tile.get("seat") == seat}
            assert {tuple(place) for place in own if any(place)} == tiles
            overbuilt = overbuilt or any(tile.get("overbuilt") for tile in view["board"])
    assert overbuilt


@pytest.mark.parametrize("players", [2, 4])
def test_the_squares_are_in_the_order_of_the_actions(players):
    checked = 0
    for match in moments("cacao", players, {}, "squares", BUSY):
        if match.over or match.actor is None:
            continue
        observed = parts_of(match, match.actor)
        for action in match.legal:
            verb, place = match.game.action_text(match.state, action).split()[:2]
            if verb in ("square", "overbuild"):
                listed = observed["open"][action] if verb == "square" else observed["own"][action - 58]
                assert listed == square(*map(int, place.split(",")))
                checked += 1
    assert checked > 100


@pytest.mark.parametrize("players", [2, 4])
def test_an_action_is_about_the_square_that_its_notation_names(players):
    kinds = set()
    for match in moments("cacao", players, {}, "about", BUSY):
        for action in match.legal:
            kind, *rest = match.game.action_text(match.state, action).split()
            about = where(match.state, action)
            if kind in ("square", "overbuild", "fill"):
                x, y = map(int, rest[-1].split(","))
                assert about == 32 * (y % 32) + x % 32
            else:
                placed = int(match.state.placed)
                assert about == placed if kind == "tile" else about in [interpreted(beside)(placed, side) for side in range(4)]
            assert alike(match.state, action) == {"square": CHOOSE_SQUARE, "overbuild": OVERBUILD}.get(kind, action)
            kinds.add(kind)
    assert kinds == {"square", "overbuild", "tile", "fill", "harvest", "sell"}
