"""What people may do at a table, from opening it to a rematch; every change of a table goes through House.commit."""

import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection

from subak.core.fairness import places_by_lot
from subak.core.match import Match
from subak.core.mistakes import Mistake
from subak.core.registry import Game, Told, game_named
from subak.players.levels import LEVELS
from subak.server import rows
from subak.server.caps import SEATED, caps_of
from subak.server.changes import Change, Columns
from subak.server.house import House
from subak.server.jobs import GiveHint, Owner, SentMatch
from subak.server.limits import THINKING
from subak.server.live import MOST_OF_KIND, LiveTable
from subak.server.people import Person
from subak.server.refusals import Forbidden, NotNow, OutOfStep, Refusal
from subak.server.rows import LOSER, LOT, OPEN, OVER, RUNNING, SEAT, Entry, Opening, Seat, Terms
from subak.server.store import Conflict
from subak.server.texts import printable
from subak.server.workers import JobFailed

TRIES = 5
ABSENT_SECONDS = 180.0  # without a decision at a live table, until others may let a bot stand in
STAND_IN = "blade"

Done = TypeVar("Done")


async def retry_conflicts(table: LiveTable, attempt: Callable[[], Awaitable[Done]]) -> Done:
    """Optimistic concurrency: where another process was quicker, the attempt is made again on the newest state."""
    async with table.lock:
        for _ in range(TRIES):
            try:
                return await attempt()
            except Conflict:
                continue
    raise OutOfStep("table-busy")


def check_level(name: str) -> None:
    if name not in LEVELS:
        raise Refusal("unknown-bot", bot=name, bots=", ".join(LEVELS))


def new_entry(at: LiveTable, kind: str, person: str | None, seat: int | None = None, steps: bool = False, **data: Any) -> Entry:
    """The next line of the log; it takes a step if it changes the course of play."""
    if kind in MOST_OF_KIND and data.get("why") != "late" and not at.may_repeat(kind, seat):
        raise OutOfStep("often-enough", kind=kind, most=MOST_OF_KIND[kind])
    return Entry(at.number + 1, kind, data, time.time(), seat, person, at.step if steps else None)


def asked_at(table: LiveTable, expect: int) -> dict[str, int]:
    """For the log: the step that a request expected, if a seat that chooses at the same time has taken that step since."""
    return {} if expect == table.step else {"expect": expect}


def seat_here(table: LiveTable, person: Person) -> int:
    seat = table.seat_of(person.id)
    if seat is None:
        raise Forbidden("not-seated")
    return seat


async def own_seat(house: House, table: LiveTable, person: Person) -> int:
    """Also that of somebody who sat down at another process a moment ago; the table's lock is held."""
    if table.seat_of(person.id) is None:
        await house.catch_up(table)
    return seat_here(table, person)


def running_match(table: LiveTable) -> Match:
    if not table.running or table.match is None:
        raise OutOfStep("not-running")
    return table.match


def check_begins(terms: Terms) -> None:
    game = game_named(terms.game)
    if game.together and terms.begins != LOT:
        raise Refusal("nobody-begins", game=game.title)
    if terms.first is not None and not 0 <= terms.first < terms.players:
        raise Refusal("no-such-seat")


async def open_table(house: House, terms: Terms, host: Person, seats: list[Seat], address: str | None = None) -> LiveTable:
    """A table without a free seat starts at once."""
    game = game_named(terms.game)
    game.check_players(len(seats))
    unknown = next((name for name in terms.options if name not in game.options), None)
    if unknown is not None:
        raise Refusal("unknown-option", game=game.title, option=unknown, options=", ".join(game.options) or "–")
    check_begins(terms)
    if sum(seat.person is not None for seat in seats) > 1:
        raise Refusal("seated-twice")
    for seat in seats:
        if seat.bot is not None:
            check_level(seat.bot)
    deck = None if terms.deck is None else brought_deck(game, terms.deck)
    return await open_at(house, replace(terms, deck=deck), Owner(host.id, address), seats, house.new_seed())


async def open_first_table(house: House, terms: Terms, host: Person, seats: list[Seat], address: str | None = None) -> LiveTable:
    """A first match to learn by: its deal is always the same, and the learner begins."""
    game = game_named(terms.game)
    learner, *bots = seats
    fits = learner.person is not None and len(bots) == 1 and bots[0].bot is not None and not any(terms.options.values())
    if game.first_deal is None or not fits or terms.public or terms.days is not None or terms.deck is not None:
        raise Refusal("no-first-match", game=game.title)
    check_level(bots[0].bot or "")
    by = LOT if game.together else SEAT
    return await open_at(house, replace(terms, begins=by, first=0), Owner(host.id, address), seats, game.first_deal)


async def open_at(house: House, terms: Terms, owner: Owner, seats: list[Seat], seed: str) -> LiveTable:
    house.compilers.prefer(terms.game)
    options = {name: bool(terms.options.get(name)) for name in game_named(terms.game).options}
    opening = Opening(rows.new_id(), replace(terms, options=options), owner.person, seats, seed)

    def write(connection: Connection) -> None:
        for cap in caps_of(seats, terms.public):
            house.caps.check_table(connection, cap, owner, opening.id)
        rows.insert_table(connection, opening)

    await house.store.write(write)
    house.forget_lists(owner.person, everybody=terms.public)
    table = await house.table(opening.id)
    table.host_address = owner.address
    await start_if_full(house, table)
    return table


def brought_deck(game: Game, deck: dict[str, Any]) -> dict[str, Any] | None:
    """In its normal form, which is small; none where it is our own after all."""
    if game.deck is None:
        raise Mistake("no-deck", game=game.title)
    checked = game.deck.checked(deck)
    return None if game.deck.hash(checked) == game.deck.hash(game.deck.own()) else checked


async def take_seat(
    house: House, table: LiveTable, person: Person, invitation: str | None, number: int | None, address: str | None = None
) -> int:
    """The place where one sits now, or the seat, where that started the match."""

    async def attempt() -> None:
        if table.seat_of(person.id) is not None:
            raise OutOfStep("already-seated")
        if table.stored.status != OPEN:
            raise OutOfStep("table-started")
        seat = free_seat(house, table, person, invitation, number)
        if invitation is None and person.id != table.stored.host:
            id, sitting = table.stored.id, Owner(person.id, address)
            await house.store.write(lambda connection: house.caps.check_table(connection, SEATED, sitting, id))
        entry = new_entry(table, "seated", person.id, seat, name=person.name, bot=None)
        theirs = Seat(person.id, None, person.name, person.login is not None)
        await house.commit(table, Change(entry, seats={seat: theirs}))

    await retry_conflicts(table, attempt)
    await start_if_full(house, table)
    return seat_here(table, person)


def free_seat(house: House, table: LiveTable, person: Person, invitation: str | None, number: int | None) -> int:
    free = [place for place, seat in enumerate(table.stored.seats) if seat.free]
    if invitation is not None:
        invited = house.signatures.read_invitation(invitation, table.stored.id)
        if invited is None:
            raise Forbidden("wrong-invitation")
        if invited not in free:
            raise OutOfStep("invitation-used")
        return invited
    if not table.stored.terms.public and person.id != table.stored.host:
        raise Forbidden("by-invitation")
    if not free:
        raise OutOfStep("table-full")
    if number is not None and number not in free:
        raise OutOfStep("seat-taken")
    return free[0] if number is None else number


async def leave_seat(house: House, table: LiveTable, person: Person) -> None:
    async def attempt() -> None:
        seat = await own_seat(house, table, person)
        if table.stored.status != OPEN:
            raise OutOfStep("table-started")
        await house.commit(table, Change(new_entry(table, "left", person.id, seat, name=person.name), seats={seat: Seat()}))

    await retry_conflicts(table, attempt)


async def start(house: House, table: LiveTable, person: Person, fill: str | None) -> None:
    """By the host, who may give the free seats to bots."""
    if person.id != table.stored.host:
        raise Forbidden("not-the-host")
    if fill is not None:
        check_level(fill)

    async def attempt() -> None:
        if table.stored.status != OPEN:
            raise OutOfStep("table-started")
        free = [number for number, seat in enumerate(table.stored.seats) if seat.free]
        if free and not fill:
            raise OutOfStep("seats-free")
        filled = {number: Seat(bot=fill) for number in free}
        if filled:
            await check_caps(house, table, [filled.get(number, seat) for number, seat in enumerate(table.stored.seats)])
        await begin(house, table, filled)

    await retry_conflicts(table, attempt)


async def check_caps(house: House, table: LiveTable, seats: list[Seat]) -> None:
    """As many bots as a host may have at once, though a table was opened without them."""

    def check(connection: Connection) -> None:
        for cap in caps_of(seats, False):
            house.caps.check_table(connection, cap, table.owner, table.stored.id)

    await house.store.write(check)


async def start_if_full(house: House, table: LiveTable) -> None:
    async def attempt() -> None:
        if table.stored.status == OPEN and not any(seat.free for seat in table.stored.seats):
            await begin(house, table, {})

    await retry_conflicts(table, attempt)


async def begin(house: House, table: LiveTable, filled: dict[int, Seat]) -> None:
    """Whoever sat at a place, or fills one now, gets the seat that the lots of the seed bring it to."""
    terms = table.stored.terms
    game = game_named(terms.game)
    deal = Match.new(game, terms.players, terms.options, table.stored.seed, terms.deck).deal
    # Made from its deal alone, as every later rebuilding is: the seed stays out of it.
    match = Match(game, terms.players, terms.options, deal, rules=table.stored.rules)
    places = places_by_lot(table.stored.seed, terms.players, terms.first)
    seats = {seat: filled.get(place, table.stored.seats[place]) for seat, place in enumerate(places)}
    # To choose the loser of no match, or of one that nobody lost, is to leave it to lots.
    begins = None if game.together else LOT if terms.first is None else terms.begins
    entry = new_entry(table, "started", None, begins=begins)
    await house.commit(table, Change(entry, Columns(status=RUNNING, deal=deal, places=places, moved=entry.at), seats, match))


async def act(house: House, table: LiveTable, person: Person, decision: int | str, expect: int) -> bool:
    """False where this very decision had been accepted before."""

    async def attempt() -> bool:
        seat = await own_seat(house, table, person)
        if expect > table.step:
            await house.catch_up(table)
        if not table.is_current(seat, expect) and await is_repeated(house, table, seat, decision, expect):
            return False
        match = running_match(table)
        if not table.is_current(seat, expect):
            raise OutOfStep("stale-decision", expected=expect, step=table.step)
        if table.stored.seats[seat].bot is not None:
            raise Forbidden("bot-stands-in")
        asked = match.asked(seat)
        if asked is None:
            raise Forbidden("not-your-turn")
        await decide(house, table, seat, asked.number(decision), person.id, expect)
        return True

    return await retry_conflicts(table, attempt)


async def is_repeated(house: House, table: LiveTable, seat: int, decision: int | str, step: int) -> bool:
    # Once a seat has decided, or taken back, no request that expects an earlier step is accepted from it.
    one = await house.store.read(lambda connection: rows.first_decision(connection, table.stored.id, seat, step))
    return one is not None and one.data.get("expect", one.step) == step and decision in (one.data["action"], one.data["text"])


async def decide(house: House, table: LiveTable, seat: int, action: int, person: str | None, expect: int) -> None:
    """A legal decision of a seat that is to decide, for a bot or a person; the table's lock is held."""
    match = running_match(table)
    ahead, asked = match.copy(), match.asked(seat)
    assert asked is not None
    ahead.apply(action, seat)
    text = match.game.action_text(asked.state, action)
    entry = new_entry(table, "act", person, seat, steps=True, action=action, text=text, **asked_at(table, expect))
    columns = Columns(moved=entry.at)
    if ahead.over:
        columns |= Columns(status=OVER, result=ahead.result())
    await house.commit(table, Change(entry, columns, match=ahead))


async def bot_decides(house: House, table: LiveTable, seat: int, step: int, action: int) -> None:
    """Makes a bot's move, unless its seat has had another decision to make since that step."""
    async with table.lock:
        if seat not in table.bots_to_move() or table.since[seat].step != step:
            return
        try:
            await decide(house, table, seat, action, None, table.step)
        except Conflict:
            return
    house.metrics.bot_moves.inc()


async def undo(house: House, table: LiveTable, person: Person, expect: int) -> None:
    async def attempt() -> None:
        seat = await own_seat(house, table, person)
        match = running_match(table)
        if not table.is_current(seat, expect):
            raise OutOfStep("stale-decision", expected=expect, step=table.step)
        if table.stored.seats[seat].bot is not None:
            raise Forbidden("bot-stands-in")
        first = match.undo_to(seat, table.only_person)
        if first is None:
            raise OutOfStep("no-undo")
        taken = match.taken_back(seat, first)
        # Whoever takes back more than the rules of undo allow may have seen what was turned up: that measures no skill.
        rated = table.stored.rated and match.undo_to(seat) == first
        entry = new_entry(table, "undo", person.id, seat, steps=True, to=first, count=len(taken), **asked_at(table, expect))
        earlier = await house.replay(lambda: match.without(taken))
        await house.commit(table, Change(entry, Columns(moved=entry.at, rated=rated), match=earlier))

    await retry_conflicts(table, attempt)


async def resign(house: House, table: LiveTable, person: Person) -> None:
    """Ends a match of two; in a larger one a bot plays on, so that the others can."""

    async def attempt() -> None:
        seat = await own_seat(house, table, person)
        running_match(table)
        others = [number for number, one in enumerate(table.stored.seats) if number != seat and one.person and not one.bot]
        if table.stored.terms.players > 2 and others:
            await hand_over(house, table, seat, STAND_IN, "resigned", person.id)
            return
        winners = [number for number in range(table.stored.terms.players) if number != seat]
        result = {"winners": winners, "scores": None, "resigned": [seat]}
        entry = new_entry(table, "resigned", person.id, seat, steps=True)
        await house.commit(table, Change(entry, Columns(status=OVER, result=result, moved=entry.at)))

    await retry_conflicts(table, attempt)


async def stand_in(house: House, table: LiveTable, person: Person, number: int | None, bot: str) -> None:
    """For one's own seat at any time; for another's who has not decided for long."""
    check_level(bot)

    async def attempt() -> None:
        own = await own_seat(house, table, person)
        running_match(table)
        seat = own if number is None else number
        if not 0 <= seat < len(table.stored.seats):
            raise Refusal("no-such-seat")
        if table.stored.seats[seat].bot is not None:
            raise OutOfStep("bot-stands-in")
        # Nobody could decide while this process was away.
        waited = min(house.clock.waited(table.since[seat].at), house.clock.running())
        if seat != own and (table.stored.terms.days is not None or seat not in table.to_move or waited < ABSENT_SECONDS):
            raise Forbidden("not-absent", minutes=round(ABSENT_SECONDS / 60))
        await hand_over(house, table, seat, bot, "asked" if seat == own else "absent", person.id)

    await retry_conflicts(table, attempt)


async def hand_over(house: House, table: LiveTable, seat: int, bot: str, why: str, person: str | None) -> None:
    await set_bot(house, table, seat, bot, new_entry(table, "handed", person, seat, bot=bot, why=why))


async def return_to_seat(house: House, table: LiveTable, person: Person) -> None:
    async def attempt() -> None:
        seat = await own_seat(house, table, person)
        running_match(table)
        if table.stored.seats[seat].bot is None:
            raise OutOfStep("no-stand-in")
        await set_bot(house, table, seat, None, new_entry(table, "returned", person.id, seat))

    await retry_conflicts(table, attempt)


async def set_bot(house: House, table: LiveTable, seat: int, bot: str | None, entry: Entry) -> None:
    running_match(table)
    changed = replace(table.stored.seats[seat], bot=bot)
    await house.commit(table, Change(entry, Columns(moved=entry.at), {seat: changed}))


async def hand_over_late(house: House, table: LiveTable) -> None:
    """Each seat whose days are over goes to a bot; its owner may return."""
    async with table.lock:
        await house.catch_up(table)
        days = table.stored.terms.days
        if days is None:
            return
        for seat in table.to_move:
            if table.stored.seats[seat].bot is None and house.clock.waited(table.since[seat].at) > days * rows.DAY:
                await hand_over(house, table, seat, STAND_IN, "late", None)


async def chat(house: House, table: LiveTable, person: Person, words: str) -> None:
    text = printable(words)
    if not text:
        raise Refusal("empty-chat")

    async def attempt() -> None:
        if not table.stored.terms.public and person.id != table.stored.host:
            await own_seat(house, table, person)
        # Before the start nobody has a seat yet.
        seat = None if table.stored.status == OPEN else table.seat_of(person.id)
        entry = new_entry(table, "chat", person.id, seat, text=text, name=person.name)
        await house.commit(table, Change(entry))

    await retry_conflicts(table, attempt)


class Begins(NamedTuple):
    """Who begins, as a host chooses it."""

    by: str
    first: int | None = None  # the place that was chosen


def loser(result: dict[str, Any], players: int, seed: str) -> int | None:
    """Who resigned, else who has the fewest points of those who did not win; of several the one with the lowest lot."""
    scores = result["scores"] or [0] * players
    lost = result.get("resigned") or [seat for seat in range(players) if seat not in result["winners"]]
    drawn = [seat for seat in places_by_lot(seed, players) if seat in lost]
    return min(drawn, key=lambda seat: int(scores[seat]), default=None)


async def rematch(house: House, table: LiveTable, person: Person, begins: Begins | None = None) -> LiveTable:
    """The same bots, and the people who want it too; it starts when all have come.

    Places are the seats of this match. Where whoever asks first does not say who begins, it is by the rule of this match.
    """

    async def attempt() -> str:
        seat = await own_seat(house, table, person)
        stored = table.stored
        if stored.status != OVER:
            raise OutOfStep("still-running")
        if stored.rematch is not None:
            return stored.rematch
        seats = [Seat(bot=one.bot) if one.person is None else Seat() for one in stored.seats]
        seed = house.new_seed()
        rule = begins or Begins(stored.terms.begins, 0 if stored.terms.begins == SEAT else None)
        first = loser(stored.result, stored.terms.players, seed) if rule.by == LOSER and stored.result else rule.first
        terms = replace(stored.terms, public=False, begins=rule.by, first=first)
        check_begins(terms)
        opening = Opening(rows.new_id(), terms, person.id, seats, seed)
        entry = new_entry(table, "rematch", person.id, seat, table=opening.id)
        await house.commit(table, Change(entry, Columns(rematch=opening.id), opens=opening))
        return opening.id

    following = await house.table(await retry_conflicts(table, attempt))
    if following.seat_of(person.id) is None:
        place = seat_here(table, person)
        await take_seat(house, following, person, house.signatures.invitation(following.stored.id, place), None)
    return following


def match_to_decide(table: LiveTable, person: Person) -> Match:
    """What is foreseen and advised is for those who are to decide, to each as they have the match, and for nobody else."""
    asked = running_match(table).asked(seat_here(table, person))
    if asked is None:
        raise Forbidden("not-your-turn")
    return asked


def preview(table: LiveTable, person: Person, decisions: list[int | str], expect: int | None) -> list[Told]:
    """What legal decisions in one turn would bring about; nothing where the table has moved on since they were asked about."""
    if expect is not None and not table.is_current(seat_here(table, person), expect):
        return []
    return match_to_decide(table, person).preview(*decisions)


class HintGiven(NamedTuple):
    step: int  # at which it was asked for
    moves: list[dict[str, Any]]


async def hint(house: House, table: LiveTable, person: Person, address: str | None = None) -> HintGiven:
    running_match(table)
    if not table.stored.terms.hints:
        raise Forbidden("no-hints")
    match = match_to_decide(table, person)
    house.limits.spend(THINKING, person.id)
    step = table.step
    try:
        return HintGiven(step, await house.workers.do(GiveHint(match=SentMatch.of(match)), Owner(person.id, address)))
    except JobFailed as error:
        raise NotNow("nobody-thinks") from error
