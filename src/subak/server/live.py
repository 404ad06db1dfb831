"""Tables in memory: the match as its log leads to it, and everybody who watches."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from pydantic_core import to_json

from subak.core.match import Match
from subak.core.registry import game_named
from subak.server import messages
from subak.server.rows import OPEN, RUNNING, Entry, Stored

MOST_WAITING = 200  # messages for one watcher; a slower one is let go, comes back and catches up

Invite = Callable[[str, int], str]


class Watcher:
    """One connection to a table: what it is still to be sent."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.lost = False

    def send(self, message: bytes) -> None:
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.end()

    def end(self) -> None:
        """Nothing follows; what waits is not sent any more, since it would have gaps."""
        self.lost = True
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)


class Present(NamedTuple):
    """Who is connected to one process: the seats of players, and how many others watch."""

    seats: list[int]
    others: int


class PresentElsewhere(NamedTuple):
    """Who is connected to another process, by its last notice; not believed after `until`."""

    until: float
    present: Present


class Audience(NamedTuple):
    """Watchers who are sent the same bytes."""

    seat: int | None
    host: bool


class Since(NamedTuple):
    """Since when a seat has had the decision before it that it has now."""

    step: int
    at: float


class LiveTable:
    def __init__(self, stored: Stored, entries: Sequence[Entry], invite: Invite) -> None:
        self.stored = stored
        self.invite = invite
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, PresentElsewhere] = {}  # by process
        self.match: Match | None = None
        self.behind = False  # whether another process may have added entries that we were not told of
        self.number = 0
        self.step = 0
        self.since: list[Since] = []  # by seat, once the match has begun
        for entry in entries:
            self.follow(entry)

    def follow(self, entry: Entry, ahead: Match | None = None) -> Match | None:
        """Goes on by one entry, to the match ahead of it if that is known; returns the match as it was before."""
        before = self.match
        after = ahead or self.match_after(entry)
        self.since = self.since_after(entry, after)
        self.number = entry.number
        if entry.step is not None:
            self.step = entry.step + 1
        self.match = after
        return before

    def match_after(self, entry: Entry) -> Match | None:
        if entry.kind == "started":
            terms = self.stored.terms
            assert self.stored.deal is not None
            return Match(game_named(terms.game), terms.players, terms.options, self.stored.deal, rules=self.stored.rules)
        return None if self.match is None else messages.followed(self.match, entry)

    def since_after(self, entry: Entry, after: Match | None) -> list[Since]:
        """Of two that choose at the same time neither changes what the other has before it.

        Neither to take back nor to let a bot stand in and return gives more time.
        """
        if after is None:
            return []
        if self.match is None:
            return [Since(self.step, entry.at)] * after.players
        if entry.step is None:
            return self.since
        at_once = after.same_choice(self.match)
        return [
            since
            if seat != entry.seat and at_once
            else Since(entry.step + 1, since.at if at_once and entry.kind == "undo" else entry.at)
            for seat, since in enumerate(self.since)
        ]

    def is_current(self, seat: int, step: int) -> bool:
        """Whether what a seat decided at a step is about the decision that it has before it."""
        return bool(self.since) and self.since[seat].step <= step <= self.step

    @property
    def running(self) -> bool:
        return self.stored.status == RUNNING

    @property
    def only_person(self) -> bool:
        """Whether a single person plays, who may then take back anything; a seat with a stand-in is still its person's."""
        return sum(seat.person is not None for seat in self.stored.seats) == 1

    def seat_of(self, person: str | None) -> int | None:
        if person is None:
            return None
        return next((number for number, seat in enumerate(self.stored.seats) if seat.person == person), None)

    @property
    def to_move(self) -> list[int]:
        """All seats that are to decide."""
        return self.match.to_move if self.running and self.match is not None else []

    def bots_to_move(self) -> list[int]:
        """The seats for which a bot is to decide now."""
        return [seat for seat in self.to_move if self.stored.seats[seat].bot is not None]

    def table_for(self, person: str | None) -> dict[str, Any]:
        hosting = person is not None and person == self.stored.host
        free = [number for number, seat in enumerate(self.stored.seats) if seat.free and self.stored.status == OPEN]
        invitations = {number: self.invite(self.stored.id, number) for number in free} if hosting else None
        return messages.table_message(self.stored, self.to_move, self.step, self.number, self.seat_of(person), invitations)

    def view_for(self, person: str | None) -> dict[str, Any] | None:
        seat = self.seat_of(person)
        view = messages.view_message(self.match, seat, self.only_person)
        if view is not None and seat is not None and self.stored.seats[seat].bot is not None:
            view |= {"legal": None, "forced": None, "undoable": False}  # its bot decides
        return view

    def snapshot(self, person: str | None, entries: Sequence[Entry], after: int) -> dict[str, Any]:
        """All that there is to know now, and the entries that were missed."""
        if self.match is None:
            shown = [messages.shown_entry(entry) for entry in entries if entry.number > after]
        else:
            shown = messages.shown_entries(self.match, entries, after, self.seat_of(person))
        return {
            "type": "table",
            "table": self.table_for(person),
            "view": self.view_for(person),
            "entries": shown,
            "presence": self.presence(),
        }

    def broadcast_entry(self, entry: Entry, before: Match | None) -> None:
        """To everybody who watches, each as they may know it; the table has followed the entry already."""
        sent: dict[Audience, bytes] = {}
        for watcher in list(self.watchers):
            seat = self.seat_of(watcher.person)
            audience = Audience(seat, watcher.person is not None and watcher.person == self.stored.host)
            if audience not in sent:
                sent[audience] = to_json(self.entry_message(entry, before, watcher.person, seat))
            watcher.send(sent[audience])

    def entry_message(self, entry: Entry, before: Match | None, person: str | None, seat: int | None) -> dict[str, Any]:
        if entry.kind == "act" and self.match is not None and before is not None:
            shown = messages.shown_act(entry, self.match, before, self.match, seat)
        else:
            shown = messages.shown_entry(entry)
        message: dict[str, Any] = {"type": "entry", "entry": shown}
        if entry.kind != "chat":
            message |= {"table": self.table_for(person), "view": self.view_for(person)}
        return message

    def broadcast(self, message: dict[str, Any]) -> None:
        """The same to all who watch; nothing of the match may be in it."""
        sent = to_json(message)
        for watcher in list(self.watchers):
            watcher.send(sent)

    def present_here(self) -> Present:
        seats = {self.seat_of(watcher.person) for watcher in self.watchers}
        others = sum(self.seat_of(watcher.person) is None for watcher in self.watchers)
        return Present(sorted(seat for seat in seats if seat is not None), others)

    def presence(self) -> dict[str, Any]:
        """At all processes together, as it is sent."""
        everywhere = [self.present_here(), *(there.present for there in self.elsewhere.values())]
        seats = {seat for present in everywhere for seat in present.seats}
        return {"seats": sorted(seats), "watching": sum(present.others for present in everywhere)}
