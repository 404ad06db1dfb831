"""A shuffle and lots that can be checked: the hash of salt and seed is known before anybody sits down, both after the last move."""

import hashlib
from typing import Any

from subak.core.match import Match, is_whole
from subak.core.mistakes import Mistake


def commitment(seed: str, salt: str) -> str:
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


def places_by_lot(seed: str, players: int, first: int | None = None) -> list[int]:
    """By seat, the place whose owner comes to sit there: the lot of a place is SHA-256 of `seed:place`, and the lowest begins.

    Where a place was chosen to begin, the lots order the others behind it.
    """
    drawn = sorted(range(players), key=lambda place: hashlib.sha256(f"{seed}:{place}".encode()).digest())
    return drawn if first is None else [first, *(place for place in drawn if place != first)]


def verify(record: Any) -> Match:
    """The match of a record, if its deal and lots come from the seed that was promised; else a Mistake says what is wrong."""
    match = Match.from_record(record)
    fair = record.get("fair")
    if (
        match.seed is None
        or not isinstance(fair, dict)
        or not all(isinstance(fair.get(part), str) for part in ("salt", "commitment"))
    ):
        raise Mistake("no-promise")
    if commitment(match.seed, fair["salt"]) != fair["commitment"]:
        raise Mistake("broken-promise")
    deck = match.game.deck.in_deal(match.deal) if match.game.deck else None
    if Match.new(match.game, match.players, match.options, match.seed, deck).deal != match.deal:
        raise Mistake("other-deal")
    first = fair.get("first")
    if first is not None and not (is_whole(first) and 0 <= first < match.players):
        raise Mistake("broken-field", field="fair")
    if fair.get("places") not in (None, places_by_lot(match.seed, match.players, first)):
        raise Mistake("other-lots")
    return match
