"""Tables: opening, sitting down, playing, and what comes after."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal, NamedTuple

from fastapi import APIRouter, Header, Path, Query, Response
from fastapi.responses import StreamingResponse
from pydantic import Field
from pydantic_core import to_json
from sqlalchemy import Connection

from subak.server import play, replay, rows
from subak.server.api.asking import Asker, Here, Reader, Somebody, TheAnalyses, TheHouse, TheTable
from subak.server.api.models import (
    Accepted,
    Action,
    Advice,
    AnalysisAsked,
    AnalysisShown,
    Chat,
    Depth,
    Foreseen,
    Foretold,
    Hint,
    Lists,
    Moment,
    NewTable,
    Preview,
    Rematch,
    Seated,
    SeatForBot,
    SeatForPerson,
    Sit,
    Snapshot,
    StandIn,
    Start,
    Undo,
)
from subak.server.api.showing import shown_summary, shown_table
from subak.server.house import House
from subak.server.limits import CHAT, NEW_TABLES
from subak.server.live import LiveTable, Watcher
from subak.server.people import Person
from subak.server.play import Begins
from subak.server.rows import SEAT, Seat, Terms
from subak.server.sessions import Session

KEEP_ALIVE_SECONDS = 15.0
LONGEST_NUMBER = 10  # digits
ENTRY = b'{"type":"entry"'
MOST_MOMENTS = 16  # in one answer
AS_BEFORE = Rematch()

Ply = Annotated[int, Field(ge=0, le=2000, examples=[12])]
Eyes = Literal["mine", "watcher", "actor", "0", "1", "2", "3"]

router = APIRouter(prefix="/tables", tags=["tables"])


# The first, since it is asked for most: routes are tried in their order.
@router.post("/{id}/actions", summary="Decide; never applied twice")
async def act(table: TheTable, person: Somebody, house: TheHouse, asked: Action) -> Accepted:
    fresh = await play.act(house, table, person, asked.action, asked.expect)
    return Accepted(step=table.step, repeated=not fresh)


class PublicTables(NamedTuple):
    open: list[dict[str, Any]]
    running: list[dict[str, Any]]


@router.get("", summary="Public tables: with free seats, and to watch")
async def lists(house: TheHouse, person: Reader) -> Lists:
    def ask(connection: Connection) -> PublicTables:
        return PublicTables(rows.open_tables(connection, person), rows.running_public_tables(connection, person))

    found = await house.store.read(ask)
    return Lists(open=[shown_summary(one) for one in found.open], running=[shown_summary(one) for one in found.running])


def seat_wanted(wanted: SeatForPerson | SeatForBot, asker: Person) -> Seat:
    if isinstance(wanted, SeatForBot):
        return Seat(bot=wanted.level)
    return Seat(asker.id) if wanted.kind == "me" else Seat()


def begins_wanted(wanted: str | int) -> Begins:
    return Begins(wanted) if isinstance(wanted, str) else Begins(SEAT, wanted)


@router.post("", status_code=201, summary="Open a table; it starts when all seats are taken")
async def open_table(person: Asker, house: TheHouse, asked: NewTable) -> Snapshot:
    house.limits.spend(NEW_TABLES, person.id)
    by, first = begins_wanted(asked.begins)
    terms = Terms(
        asked.game, len(asked.seats), asked.options, asked.public, asked.days, asked.hints or asked.first, by, first, asked.deck
    )
    seats = [seat_wanted(one, person) for one in asked.seats]
    open_table = play.open_first_table if asked.first else play.open_table
    return await shown_table(house, await open_table(house, terms, person, seats), person.id)


@router.get("/{id}", summary="All that you may know of a table now")
async def show(table: TheTable, house: TheHouse, person: Reader, after: Annotated[int, Query(ge=0)] = 0) -> Snapshot:
    return await shown_table(house, table, person, after)


@router.post("/{id}/seat", summary="Take a seat")
async def sit(table: TheTable, person: Asker, house: TheHouse, asked: Sit) -> Seated:
    return Seated(seat=await play.take_seat(house, table, person, asked.invitation, asked.seat))


@router.delete("/{id}/seat", status_code=204, summary="Leave your seat, before the start")
async def leave(table: TheTable, person: Asker, house: TheHouse) -> None:
    await play.leave_seat(house, table, person)


@router.post("/{id}/start", status_code=204, summary="Start, as the host; bots may fill what is free")
async def start(table: TheTable, person: Asker, house: TheHouse, asked: Start) -> None:
    await play.start(house, table, person, asked.fill)


@router.post("/{id}/preview", summary="What a legal decision of yours would bring about, as far as you can foresee it")
async def preview(table: TheTable, person: Somebody, asked: Preview) -> Foretold:
    decisions = [asked.action] if asked.then is None else [asked.action, asked.then]
    return Foretold(told=play.preview(table, person, decisions, asked.expect))


@router.post("/{id}/undo", summary="Take back your last decision, where the rules of undo allow it")
async def undo(table: TheTable, person: Somebody, house: TheHouse, asked: Undo) -> Accepted:
    await play.undo(house, table, person, asked.expect)
    return Accepted(step=table.step, repeated=False)


@router.post("/{id}/resign", status_code=204, summary="Give up; with several others a bot plays on")
async def resign(table: TheTable, person: Asker, house: TheHouse) -> None:
    await play.resign(house, table, person)


@router.post("/{id}/stand-in", status_code=204, summary="Let a bot play for you, or for somebody who is away")
async def stand_in(table: TheTable, person: Asker, house: TheHouse, asked: StandIn) -> None:
    await play.stand_in(house, table, person, asked.seat, asked.level)


@router.delete("/{id}/stand-in", status_code=204, summary="Play on yourself")
async def return_to_seat(table: TheTable, person: Asker, house: TheHouse) -> None:
    await play.return_to_seat(house, table, person)


@router.post("/{id}/rematch", summary="Ask for a rematch, or accept it; it starts when everybody has")
async def rematch(table: TheTable, person: Asker, house: TheHouse, asked: Rematch = AS_BEFORE) -> Snapshot:
    house.limits.spend(NEW_TABLES, person.id)
    begins = None if asked.begins is None else begins_wanted(asked.begins)
    return await shown_table(house, await play.rematch(house, table, person, begins), person.id)


@router.post("/{id}/chat", status_code=204, summary="Say something to all at the table")
async def chat(table: TheTable, person: Asker, house: TheHouse, asked: Chat) -> None:
    house.limits.spend(CHAT, person.id)
    await play.chat(house, table, person, asked.text)


@router.get("/{id}/record", summary="The record: whole after the match, before as you may know it")
async def record(table: TheTable, person: Reader) -> dict[str, Any]:
    return replay.record(table, person)


@router.get(
    "/{id}/moments",
    summary="A match after so many decisions, as one of those at the table saw it then; while it runs, only as you did",
)
async def moments(
    table: TheTable,
    person: Reader,
    ply: Annotated[list[Ply], Query(min_length=1, max_length=MOST_MOMENTS, description="how many decisions went before")],
    eyes: Annotated[Eyes, Query(description="yours, a watcher's, whoever decides there, or a seat's")] = "mine",
) -> list[Moment]:
    return await asyncio.to_thread(lambda: [Moment(**one) for one in replay.moments(table, person, set(ply), eyes)])


@router.get(
    "/{id}/moments/{ply}/foreseen", summary="What a decision would have brought about there, as its player could foresee it"
)
async def foreseen(
    table: TheTable, ply: Annotated[Ply, Path()], action: Annotated[str, Query(max_length=60, examples=["take 2"])]
) -> Foreseen:
    return Foreseen(**replay.foreseen(table, ply, action)._asdict())


@router.post("/{id}/hint", summary="The best moves and why, where the table allows hints")
async def hint(table: TheTable, person: Asker, house: TheHouse) -> Hint:
    found = await play.hint(house, table, person)
    return Hint(step=found.step, moves=[Advice(**move) for move in found.moves])


@router.get("/{id}/analysis", summary="The analysis of a finished match if it was asked for; this asks for none")
async def analysis(
    table: TheTable, analyses: TheAnalyses, depth: Annotated[Depth, Query()] = "fast", hindsight: Annotated[bool, Query()] = False
) -> AnalysisShown | None:
    found = await analyses.known(table, depth, hindsight)
    return None if found is None else AnalysisShown(**found._asdict())


@router.post("/{id}/analysis", status_code=202, summary="Ask for an analysis of a finished match; ask again to see how far it is")
async def analyse(table: TheTable, person: Asker, analyses: TheAnalyses, asked: AnalysisAsked) -> AnalysisShown:
    found = await analyses.ask(table, asked.depth, asked.hindsight, person.id)
    return AnalysisShown(**found._asdict())


@router.get("/{id}/events", summary="The same as the WebSocket, as Server-Sent Events", response_class=Response)
async def events(
    table: TheTable,
    house: TheHouse,
    session: Here,
    after: Annotated[int, Query(ge=0)] = 0,
    last_event_id: Annotated[str | None, Header()] = None,
) -> Response:
    if last_event_id is not None and last_event_id.isdecimal() and len(last_event_id) <= LONGEST_NUMBER:
        after = int(last_event_id)
    return StreamingResponse(
        stream(house, table, session, after), media_type="text/event-stream", headers={"Cache-Control": "no-store"}
    )


async def stream(house: House, table: LiveTable, session: Session | None, after: int) -> AsyncIterator[bytes]:
    watcher, first = await house.watch(table, None if session is None else session.person, after)
    try:
        async with house.sessions.holding(session, watcher.end):
            async for part in events_for(house, watcher, first):
                yield part
    finally:
        house.stop_watching(table, watcher)


async def events_for(house: House, watcher: Watcher, first: dict[str, Any]) -> AsyncIterator[bytes]:
    number = first["table"]["number"]
    yield event(number, to_json(first))
    while not house.stopping:
        try:
            async with asyncio.timeout(KEEP_ALIVE_SECONDS):
                message = await watcher.waiting.get()
        except TimeoutError:
            yield b":\n\n"
            continue
        if message is None:
            return
        # Only entries count: whoever comes back with this number as Last-Event-ID gets all that follow it.
        number += message.startswith(ENTRY)
        yield event(number, message)


def event(number: int, message: bytes) -> bytes:
    return b"id: %d\ndata: %s\n\n" % (number, message)
