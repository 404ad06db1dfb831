"""What is sent about a table, and to whom: the one exit for hidden information. A match is sent as its view and its tales."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from subak.core.fairness import commitment
from subak.core.match import FORMAT, Match, Ply
from subak.server.rows import OVER, Entry, Seat, Stored

# Which data of an entry everybody may know, by kind; nothing else of it is sent.
PUBLIC_DATA = {
    "seated": ("name", "bot"),
    "left": (),
    "started": (),
    "undo": ("to",),
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


def table_message(stored: Stored, step: int, number: int, viewer: int | None, invitations: dict[int, str] | None) -> dict[str, Any]:
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
        "deck": stored.terms.deck["name"] if stored.terms.deck else None,
        "status": stored.status,
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


def shown_act(entry: Entry, match: Match, before: Any, after: Any, viewer: int | None) -> dict[str, Any]:
    """A decision as the viewer may know it now; before and after are states of the match around it."""
    assert entry.seat is not None
    ply = Ply(entry.seat, int(entry.data["action"]), 0, 0, 0)
    return shown_entry(entry) | match.tale(before, ply, after, viewer)


def shown_entries(match: Match, entries: Sequence[Entry], after: int, viewer: int | None) -> list[dict[str, Any]]:
    """All entries after a number, from the beginning of the log; the match is what they led to."""
    standing = set(standing_acts(entries))
    shown = []
    moments = [match.prefix(0)]
    for entry in entries:
        if entry.kind == "undo":
            del moments[int(entry.data["to"]) + 1 :]
        elif entry.kind == "act":
            moments.append(moments[-1].copy())
            moments[-1].apply(int(entry.data["action"]))
        if entry.number > after and entry.kind == "act":
            # What was taken back stays as hidden as it was then.
            now = match if entry.number in standing else moments[-1]
            shown.append(shown_act(entry, now, moments[-2].state, moments[-1].state, viewer))
        elif entry.number > after:
            shown.append(shown_entry(entry))
    return shown


def standing_acts(entries: Sequence[Entry]) -> Iterator[int]:
    """The numbers of the decisions that were not taken back."""
    standing: list[int] = []
    for entry in entries:
        if entry.kind == "act":
            standing.append(entry.number)
        elif entry.kind == "undo":
            del standing[int(entry.data["to"]) :]
    yield from standing


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
            fair = {"salt": stored.salt, "commitment": commitment(stored.seed, stored.salt)}
            record |= {"seed": stored.seed, "fair": fair}
        resigned = (stored.result or {}).get("resigned")
        return record | ({"resigned": resigned} if resigned else {}) | seated(stored.seats)
    shown = {"format": FORMAT, "game": match.game.name, "rules": match.game.rules, "players": match.players}
    actions = [[told["seat"], told["text"]] for told in match.story(viewer)]
    return shown | {"options": match.options, "actions": actions, "commitment": commitment(stored.seed, stored.salt)}
