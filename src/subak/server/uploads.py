"""Records that people open here: checked by the engine, then a finished table without people, to share, replay and analyse."""

import json
import time
from typing import Any, NamedTuple

from sqlalchemy import Connection

from subak.core.fairness import verify
from subak.core.match import Match, is_whole
from subak.core.mistakes import Mistake
from subak.players.levels import LEVELS
from subak.server import rows
from subak.server.house import House
from subak.server.live import LiveTable
from subak.server.people import LONGEST_NAME, Person
from subak.server.rows import LOT, OVER, SEAT, Entry, Opening, Seat, Terms
from subak.server.texts import printable

LONGEST = 64  # of a seed and a salt, as they are stored


def read(text: bytes) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Mistake("unreadable-record") from error


class Understood(NamedTuple):
    """A record that was sent, its match, and what is stored of it."""

    record: dict[str, Any]
    match: Match
    deal: dict[str, Any]
    entries: list[Entry]


def understood(text: bytes) -> Understood:
    record = read(text)
    match = checked(record)
    # As the engine understood it, without anything else that was sent.
    return Understood(record, match, match.game.write_deal(match.prefix(0).state), entries_of(match))


async def upload(house: House, text: bytes, person: Person, address: str) -> LiveTable:
    record, match, deal, entries = await house.look_back(address, lambda: understood(text))
    fair = record.get("fair", {})
    first = fair.get("first")
    proof = {"seed": record["seed"], "salt": fair["salt"], "places": fair.get("places")} if fair else {"seed": "", "salt": ""}
    terms = Terms(match.game.name, match.players, match.options, begins=LOT if first is None else SEAT, first=first)
    opening = Opening(rows.new_id(), terms, person.id, seats_of(record, match.players), proof["seed"])
    result = result_of(match, record)

    def write(connection: Connection) -> None:
        rows.insert_table(connection, opening)
        about = {"rules": match.rules, "deal": deal, "result": result, "due": None}
        rows.update_table(connection, opening.id, status=OVER, rated=False, uploaded=True, **about, **proof)
        rows.insert_entries(connection, [rows.Added(opening.id, entry) for entry in entries])

    await house.store.write(write)
    house.forget_lists(person.id)
    return await house.table(opening.id)


def seats_of(record: dict[str, Any], players: int) -> list[Seat]:
    """Who played, where the record says it in a way that we can show; nobody of them sits here."""

    def by_seat(field: str) -> list[Any]:
        value = record.get(field)
        return value if isinstance(value, list) and len(value) == players else [None] * players

    names = [printable(printable(name)[:LONGEST_NAME]) or None if isinstance(name, str) else None for name in by_seat("names")]
    bots = [bot if bot in LEVELS else None for bot in by_seat("bots")]
    return [Seat(bot=bot, name=name) for name, bot in zip(names, bots, strict=True)]


def checked(record: Any) -> Match:
    """A record that brings its proof must keep its promise."""
    if not isinstance(record, dict) or "fair" not in record:
        return Match.from_record(record)
    match = verify(record)
    for part in (record["seed"], record["fair"]["salt"]):
        if not 0 < len(part) <= LONGEST or printable(part) != part:
            raise Mistake("broken-field", field="fair")
    return match


def result_of(match: Match, record: dict[str, Any]) -> dict[str, Any] | None:
    """Who resigned only the record says; None where it ends before the match does."""
    if match.over:
        return match.result()
    resigned = record.get("resigned")
    if not isinstance(resigned, list) or not all(is_whole(seat) and 0 <= seat < match.players for seat in resigned):
        return None
    winners = [seat for seat in range(match.players) if seat not in resigned]
    return {"winners": winners, "scores": None, "resigned": sorted(set(resigned))} if resigned and winners else None


def entries_of(match: Match) -> list[Entry]:
    now = time.time()
    entries = [Entry(1, "started", {}, now)]
    for step, (ply, (_, text)) in enumerate(zip(match.plies, match.record()["actions"], strict=True)):
        entries.append(Entry(step + 2, "act", {"action": ply.action, "text": text}, now, ply.seat, None, step))
    return entries
