"""Worlds that a seat cannot tell apart: all that it cannot know redealt, and the match retold as it went there."""

from typing import Any

from support.game_support import support_of

from subak.core.match import Match, blank
from subak.core.playing import redeal_into


def viewers(match: Match) -> list[int | None]:
    return [None, *range(match.players)]


def redealt(match: Match, seat: int | None, rng: Any) -> Any:
    worlds = blank(match.game)
    redeal_into(worlds, match.states, -1 if seat is None else seat, rng)
    return worlds


def without_generator(states: Any) -> bytes:
    states = states.copy()
    states.rng = 0
    return bytes(states.tobytes())


def retold(match: Match, worlds: Any) -> Match:
    """The match as it went in that world: replayed from its own deal and with the hidden choices that were made in it."""
    decisions = support_of(match.game.name).decisions_in(match, worlds[0])
    actions = [[ply.seat, text] for ply, text in zip(match.plies, decisions, strict=True)]
    return Match.from_record(match.record() | {"deal": match.game.write_deal(worlds[0]), "actions": actions})
