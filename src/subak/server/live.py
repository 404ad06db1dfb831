"""Tables in memory: the match as its log leads to it, and everybody who watches."""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from pydantic_core import to_json

from subak.core.match import Match
from subak.core.registry import game_named
from subak.server import messages
from subak.server.course import Course, followed
from subak.server.jobs import Owner, Urgency
from subak.server.rows import OPEN, OVER, RUNNING, Entry, Stored

MOST_WAITING = 200  # messages for one watcher; a slower one is let go, comes back and catches up

# How often what can be repeated at will may stand in one log, by each seat, and by all who have none together: so a log has an end.
MOST_OF_KIND = {"seated": 300, "undo": 300, "handed": 100, "chat": 500}

TELL = "subak.tell"  # by which name a WebSocket's scope has it, among its extensions

Invite = Callable[[str, int], str]
Tell = Callable[[bytes], bool]  # writes a message at once; False where it has to wait until earlier ones were read


class Watcher:
    """One connection to a table: what it is still to be sent."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.lost = False
        self.tell: Tell | None = None

    def send(self, message: bytes) -> None:
        if self.tell is not None and self.waiting.empty() and self.tell(message):
            return
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


class Seen(NamedTuple):
    """A table at one moment, to somebody: all but the entries of its log."""

    id: str
    number: int  # of the last entry
    match: Match | None
    seat: int | None  # of who looks
    over: bool
    shown: dict[str, Any]

    def with_entries(self, entries: bytes) -> bytes:
        """As it is sent; the entries are JSON already."""
        return b'%b,"entries":%b}' % (to_json(self.shown)[:-1], entries)


class Repeated(NamedTuple):
    kind: str
    seat: int | None


class Since(NamedTuple):
    """When a seat got the decision that it has to make now: the table's step, and the time."""

    step: int
    at: float


class MoveDue(NamedTuple):
    """A bot's move that is being thought about: the seat, and the step at which it got this decision."""

    seat: int
    step: int


class LiveTable:
    def __init__(self, stored: Stored, entries: Sequence[Entry], invite: Invite) -> None:
        self.stored = stored
        self.invite = invite
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, PresentElsewhere] = {}  # by process
        self.match: Match | None = None
        self.thinking: frozenset[MoveDue] = frozenset()  # while a bot thinks, the table stays in memory
        self.host_address: str | None = None  # where they spoke to this process; never stored
        self.announcing = False  # whether it will be told in a moment who is there
        self.behind = False  # whether another process may have added entries that we were not told of
        self.catching_up = False  # whether that is about to be read
        self.number = 0
        self.step = 0
        self.since: list[Since] = []  # by seat, once the match has begun
        self.repeated: Counter[Repeated] = Counter()  # how often what can be repeated at will has been
        self.replay(entries)

    def replay(self, entries: Sequence[Entry]) -> None:
        """From the first entry on; what was taken back is passed over where nobody chooses at the same time."""
        course: Course | None = None
        for entry in entries:
            if course is None:
                self.follow(entry)
                course = None if self.match is None else Course(self.match)
            else:
                course.follow(entry)
                self.follow(entry, self.match if course.start.game.at_once is None else course.now)
        if course is not None:
            self.match = course.now

    def follow(self, entry: Entry, ahead: Match | None = None) -> Match | None:
        """Goes on by one entry, to the match ahead of it if that is known; returns the match as it was before."""
        before = self.match
        after = ahead or self.match_after(entry)
        self.since = self.since_after(entry, after)
        self.number = entry.number
        if entry.step is not None:
            self.step = entry.step + 1
        if entry.kind in MOST_OF_KIND:
            self.repeated[Repeated(entry.kind, entry.seat)] += 1
        self.match = after
        return before

    def may_repeat(self, kind: str, seat: int | None) -> bool:
        return self.repeated[Repeated(kind, seat)] < MOST_OF_KIND[kind]

    def become(self, other: "LiveTable") -> None:
        """Takes over what another one has read from the same log."""
        self.stored, self.match, self.number, self.step = other.stored, other.match, other.number, other.step
        self.since, self.repeated, self.behind = other.since, other.repeated, False

    def match_after(self, entry: Entry) -> Match | None:
        if entry.kind == "started":
            terms = self.stored.terms
            assert self.stored.deal is not None
            return Match(game_named(terms.game), terms.players, terms.options, self.stored.deal, rules=self.stored.rules)
        return None if self.match is None else followed(self.match, entry)

    def since_after(self, entry: Entry, after: Match | None) -> list[Since]:
        """Since when each seat has its decision. One that chooses at the same time as others gives them no new one.

        Taking back, or letting a bot stand in and returning, gives nobody more time.
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
        """Whether what a seat decided at a step answers the decision that it has to make now."""
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

    @property
    def owner(self) -> Owner:
        """Of what its bots think."""
        return Owner(self.stored.host, self.host_address)

    @property
    def urgency(self) -> Urgency:
        """Of its bots' moves: whether somebody plays here who waits for them."""
        people = any(seat.person is not None and seat.bot is None for seat in self.stored.seats)
        return Urgency.PEOPLE_WAIT if people else Urgency.BOTS_PLAY

    def table_for(self, person: str | None) -> dict[str, Any]:
        hosting = person is not None and person == self.stored.host
        free = [number for number, seat in enumerate(self.stored.seats) if seat.free and self.stored.status == OPEN]
        invitations = {number: self.invite(self.stored.id, number) for number in free} if hosting else None
        return messages.table_message(self.stored, self.to_move, self.step, self.number, self.seat_of(person), invitations)

    def view_for(self, person: str | None) -> dict[str, Any] | None:
        seat = self.seat_of(person)
        view = messages.view_message(self.match, seat, self.only_person)
        if view is None or seat is None:
            return view
        if self.stored.seats[seat].bot is not None:
            view |= {"legal": None, "forced": None, "undoable": False}  # its bot decides
        if not self.may_repeat("undo", seat):
            view["undoable"] = False
        return view

    def seen_by(self, person: str | None) -> Seen:
        shown = {"type": "table", "table": self.table_for(person), "view": self.view_for(person), "presence": self.presence()}
        return Seen(self.stored.id, self.number, self.match, self.seat_of(person), self.stored.status == OVER, shown)

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
