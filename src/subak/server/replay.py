"""Looking back: the record of a match, and its moments; while it runs everybody has only their own eyes.

Whether something may be asked for is settled here; what is returned finds it, beside the event loop.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

from subak.core.match import Match
from subak.core.registry import Told
from subak.server import messages
from subak.server.live import LiveTable
from subak.server.refusals import OutOfStep, Refusal

MINE, WATCHER, ACTOR = "mine", "watcher", "actor"  # whose eyes look; else a seat's number


def record(table: LiveTable, person: str | None) -> Callable[[], dict[str, Any]]:
    match, stored, viewer = table.match, replace(table.stored), table.seat_of(person)
    if match is None:
        raise OutOfStep("not-running")
    return lambda: messages.record_message(stored, match, viewer)


def finished_match(table: LiveTable) -> Match:
    if table.match is None or table.running:
        raise OutOfStep("still-running")
    return table.match


def moments(table: LiveTable, person: str | None, plies: set[int], eyes: str) -> Callable[[], list[dict[str, Any]]]:
    """As those whose eyes are asked for saw the match then; nobody sees more of the past than was sent to them."""
    match = table.match if eyes == MINE else finished_match(table)
    if match is None:
        raise OutOfStep("not-running")
    if eyes.isdecimal() and int(eyes) >= match.players:
        raise Refusal("no-such-seat")
    seats = {MINE: table.seat_of(person), WATCHER: None} | {str(seat): seat for seat in range(match.players)}
    return lambda: messages.moments_of(match, plies, lambda actor: actor if eyes == ACTOR else seats[eyes])


class Foresight(NamedTuple):
    told: list[Told]
    reasons: list[Told]


def foreseen(table: LiveTable, ply: int, action: str) -> Callable[[], Foresight]:
    """What a decision would have brought about there, as its player could foresee it."""
    match = finished_match(table)

    def look() -> Foresight:
        moment = match.prefix(min(ply, len(match.plies)))
        return Foresight(moment.preview(action), moment.reasons(action))

    return look
