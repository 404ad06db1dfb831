"""What is sent about a table, and to whom: the one exit for hidden information. A match is sent as its view and its tales."""

from collections.abc import Callable
from typing import Any, NamedTuple

from subak.core.fairness import commitment
from subak.core.match import FORMAT, Match, Ply
from subak.core.registry import game_named
from subak.server.course import Stretch
from subak.server.rows import OPEN, OVER, Entry, Seat, Stored

# Which data of an entry everybody may know, by kind; nothing else of it is sent.
PUBLIC_DATA = {
    "seated": ("name", "bot"),
    "left": ("name",),
    "started": ("begins",),
    "undo": ("to", "count"),
    "resigned": (),
    "handed": ("bot", "why"),
    "returned": (),
    "chat": ("text", "name"),
    "rematch": ("table",),
}


def seat_message(number: int, seat: Seat) -> dict[str, Any]:
    return {
        "number": number,
        "name": seat.name,
        "bot": seat.bot,
        "taken": seat.person is not None,
        "account": seat.account,
    }


def table_message(
    stored: Stored, to_move: list[int], step: int, number: int, viewer: int | None, invitations: dict[int, str] | None
) -> dict[str, Any]:
    """The table without its match; invitations are for its host alone."""
    promised = commitment(stored.seed, stored.salt) if stored.seed else None  # an uploaded record may have none
    over = stored.status == OVER
    return {
        "id": stored.id,
        "game": stored.terms.game,
        "players": stored.terms.players,
        "options": stored.terms.options,
        "public": stored.terms.public,
        "days": stored.terms.days,
        "hints": stored.terms.hints,
        "rated": stored.rated,
        "begins": None if game_named(stored.terms.game).together else stored.terms.begins,
        "first": stored.terms.first if stored.status == OPEN else None,
        "places": stored.places,
        "deck": stored.terms.deck["name"] if stored.terms.deck else None,
        "status": stored.status,
        "to_move": to_move,
        "seats": [seat_message(place, seat) for place, seat in enumerate(stored.seats)],
        "seat": viewer,
        "invitations": invitations,
        "created": stored.created,
        "moved": stored.moved,
        "step": step,
        "number": number,
        "commitment": promised,
        "fair": {"seed": stored.seed, "salt": stored.salt} if over and promised else None,
        "result": stored.result,
        "rematch": stored.rematch,
        "uploaded": stored.uploaded,
    }


def shown_entry(entry: Entry) -> dict[str, Any]:
    shown = {"number": entry.number, "step": entry.step, "kind": entry.kind, "seat": entry.seat, "at": entry.at}
    return shown | {name: entry.data.get(name) for name in PUBLIC_DATA.get(entry.kind, ())}


class Decided(NamedTuple):
    """The match before and after a decision."""

    before: Match
    after: Match


def shown_act(entry: Entry, match: Match, before: Match, after: Match, viewer: int | None) -> dict[str, Any]:
    """A decision as the viewer may know it now: how many others stand before it in the record, and what it brought about."""
    assert entry.seat is not None
    ply = Ply(entry.seat, int(entry.data["action"]), 0, 0, 0)
    return shown_entry(entry) | {"ply": before.place_of_next(entry.seat)} | match.told_of(before, ply, after, viewer)


def shown_entries(match: Match | None, stretch: Stretch, after: int, viewer: int | None) -> list[dict[str, Any]]:
    """All entries after a number; the match is what they led to."""
    course, entries = stretch
    if match is None or course is None:
        return [shown_entry(entry) for entry in entries if entry.number > after]
    decided: dict[int, Decided] = {}
    for entry in entries:
        shown = entry.number > after and entry.kind == "act"
        before = course.now if shown else None
        course.follow(entry)
        if before is not None:
            decided[entry.number] = Decided(before, course.now)
    standing = {entry.number for entry in course.standing}
    return [
        # What was taken back stays as hidden as it was then.
        shown_act(entry, match if entry.number in standing else decided[entry.number].after, *decided[entry.number], viewer)
        if entry.number in decided
        else shown_entry(entry)
        for entry in entries
        if entry.number > after
    ]


def view_message(match: Match | None, viewer: int | None, only_person: bool) -> dict[str, Any] | None:
    return None if match is None else match.view(viewer, only_person)


def moments_of(match: Match, plies: set[int], eyes: Callable[[int | None], int | None]) -> list[dict[str, Any]]:
    """A match after so many decisions, with the last of them; eyes maps who is to decide to who looks."""
    wanted = {min(ply, len(match.plies)) for ply in plies}
    moment = match.prefix(0)
    before: Any = None
    found = []
    for number in range(max(wanted) + 1):
        if number in wanted:
            seat = eyes(moment.actor)
            last = match.tale(before, match.plies[number - 1], moment.state, seat) if number else None
            found.append({"ply": number, "view": moment.view(seat), "last": last})
        if number < max(wanted):
            before = moment.states.copy()[0]
            moment.apply(match.plies[number].action)
    return found


def seated(seats: list[Seat]) -> dict[str, Any]:
    """Who played, as far as it is known: names of people, levels of bots."""
    people = [seat.name for seat in seats]
    bots = [None if seat.person else seat.bot for seat in seats]
    return ({"names": people} if any(people) else {}) | ({"bots": bots} if any(bots) else {})


def record_message(stored: Stored, match: Match, viewer: int | None) -> dict[str, Any]:
    """The whole record once the match is over; before, what the viewer may know of it."""
    if stored.status == OVER:
        record = match.record()
        if stored.seed:
            fair: dict[str, Any] = {"salt": stored.salt, "commitment": commitment(stored.seed, stored.salt)}
            if stored.places is not None:
                fair |= {"places": stored.places, "first": stored.terms.first}
            record |= {"seed": stored.seed, "fair": fair}
        resigned = (stored.result or {}).get("resigned")
        return record | ({"resigned": resigned} if resigned else {}) | seated(stored.seats)
    shown = {"format": FORMAT, "game": match.game.name, "rules": match.rules, "players": match.players}
    actions = [[told["seat"], told["text"]] for told in match.story(viewer)]
    options = match.game.recorded_options(match.rules, match.options)
    return shown | {"options": options, "actions": actions, "commitment": commitment(stored.seed, stored.salt)}
