"""A shuffle that can be checked: the hash of salt and seed is known before the first move, both after the last."""

import hashlib
from typing import Any

from subak.core.match import Match
from subak.core.mistakes import Mistake


def commitment(seed: str, salt: str) -> str:
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


def verify(record: Any) -> Match:
    """The match of a record, if its deal comes from the seed that was promised; else a Mistake says what is wrong."""
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
    return match
