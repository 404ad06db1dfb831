"""Tables: opening, sitting down, playing, and what comes after."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal, NamedTuple

from fastapi import APIRouter, Header, Path, Query, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import Field
from pydantic_core import to_json
from sqlalchemy import Connection

from subak.server import play, replay, rows
from subak.server.api.asking import (
    Asker,
    Here,
    Reader,
    Somebody,
    TheAddress,
    TheAnalyses,
    TheHouse,
    TheTable,
    cost_of_snapshot,
    costs,
    spend_tokens,
)
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
from subak.server.api.showing import is_known, json_answer, kept_by_browsers, shown_summary, tag_of
from subak.server.house import House
from subak.server.jobs import Owner
from subak.server.limits import CHAT, NEW_TABLES, NEW_TABLES_OF_ADDRESS, SEATS_TAKEN, SEATS_TAKEN_OF_ADDRESS
from subak.server.live import LiveTable, Watcher
from subak.server.people import Person
from subak.server.play import Begins
from subak.server.rows import SEAT, PublicTables, Seat, Terms
from subak.server.sessions import Session

KEEP_ALIVE_SECONDS = 15.0
LONGEST_NUMBER = 10  # digits
ENTRY = b'{"type":"entry"'
MOST_MOMENTS = 16  # in one answer
MOMENTS_A_TOKEN = 4
AS_BEFORE = Rematch()
NOT_CHANGED: dict[int | str, dict[str, Any]] = {304: {"description": "api-not-changed"}}

Ply = Annotated[int, Field(ge=0, le=2000, examples=[12])]
Eyes = Literal["mine", "watcher", "actor", "0", "1", "2", "3"]

router = APIRouter(prefix="/tables", tags=["tables"])


# The first, since it is asked for most: routes are tried in their order.
@router.post("/{id}/actions", summary="api-act")
async def act(table: TheTable, person: Somebody, house: TheHouse, asked: Action) -> Accepted:
    fresh = await play.act(house, table, person, asked.action, asked.expect)
    return Accepted(step=table.step, repeated=not fresh)


class PublicLists(NamedTuple):
    """Public tables, and as they are shown to whoever sits at none of them."""

    tables: PublicTables
    seated: frozenset[str]
    to_others: bytes


def shown_lists(tables: PublicTables) -> bytes:
    return to_json({name: [shown_summary(one) for one in found] for name, found in tables._asdict().items()})


@router.get("", summary="api-lists", response_model=Lists, dependencies=[costs(3)])
async def lists(house: TheHouse, person: Reader) -> Response:
    def make(connection: Connection) -> PublicLists:
        found = rows.public_tables(connection)
        seats = (seat for tables in found for table in tables for seat in table["seats"])
        seated = frozenset(seat.person for seat in seats if seat.person is not None)
        return PublicLists(found, seated, shown_lists(found.to_viewer(None)))

    known: PublicLists = await house.lists.get(None, lambda: house.store.read(make))
    return json_answer(shown_lists(known.tables.to_viewer(person)) if person in known.seated else known.to_others)


def seat_wanted(wanted: SeatForPerson | SeatForBot, asker: Person) -> Seat:
    if isinstance(wanted, SeatForBot):
        return Seat(bot=wanted.level)
    return Seat(asker.id) if wanted.kind == "me" else Seat()


def begins_wanted(wanted: str | int) -> Begins:
    return Begins(wanted) if isinstance(wanted, str) else Begins(SEAT, wanted)


@router.post("", status_code=201, summary="api-open-table", response_model=Snapshot)
async def open_table(person: Asker, address: TheAddress, house: TheHouse, asked: NewTable, response: Response) -> Response:
    house.limits.spend(NEW_TABLES_OF_ADDRESS, address)
    house.limits.spend(NEW_TABLES, person.id)
    by, first = begins_wanted(asked.begins)
    terms = Terms(
        asked.game, len(asked.seats), asked.options, asked.public, asked.days, asked.hints or asked.first, by, first, asked.deck
    )
    seats = [seat_wanted(one, person) for one in asked.seats]
    open_table = play.open_first_table if asked.first else play.open_table
    opened = await open_table(house, terms, person, seats, address)
    return json_answer(await house.snapshot(opened, person.id, 0, address), 201, response.headers)


@router.get("/{id}", summary="api-show-table", response_model=Snapshot, responses=NOT_CHANGED)
async def show(
    request: Request,
    table: TheTable,
    address: TheAddress,
    house: TheHouse,
    person: Reader,
    after: Annotated[int, Query(ge=0)] = 0,
    if_none_match: Annotated[str | None, Header()] = None,
) -> Response:
    spend_tokens(request, cost_of_snapshot(table, after) - 1)
    seen = await house.seen(table, person)
    if not seen.over:
        return json_answer(await house.shown(seen, after, address))
    tag = tag_of(after, seen.shown)
    if is_known(tag, if_none_match):
        return Response(status_code=304, headers=kept_by_browsers(tag))
    return json_answer(await house.shown(seen, after, address), headers=kept_by_browsers(tag))


@router.post("/{id}/seat", summary="api-sit")
async def sit(table: TheTable, person: Asker, address: TheAddress, house: TheHouse, asked: Sit) -> Seated:
    house.limits.spend(SEATS_TAKEN_OF_ADDRESS, address)
    house.limits.spend(SEATS_TAKEN, person.id)
    return Seated(seat=await play.take_seat(house, table, person, asked.invitation, asked.seat, address))


@router.delete("/{id}/seat", status_code=204, summary="api-leave")
async def leave(table: TheTable, person: Asker, house: TheHouse) -> None:
    await play.leave_seat(house, table, person)


@router.post("/{id}/start", status_code=204, summary="api-start")
async def start(table: TheTable, person: Asker, house: TheHouse, asked: Start) -> None:
    await play.start(house, table, person, asked.fill)


@router.post(
    "/{id}/preview",
    dependencies=[costs(2)],
    summary="api-preview",
)
async def preview(table: TheTable, person: Somebody, asked: Preview) -> Foretold:
    decisions = [asked.action] if asked.then is None else [asked.action, asked.then]
    return Foretold(told=play.preview(table, person, decisions, asked.expect))


@router.post("/{id}/undo", dependencies=[costs(8)], summary="api-undo")
async def undo(table: TheTable, person: Somebody, house: TheHouse, asked: Undo) -> Accepted:
    await play.undo(house, table, person, asked.expect)
    return Accepted(step=table.step, repeated=False)


@router.post("/{id}/resign", status_code=204, summary="api-resign")
async def resign(table: TheTable, person: Asker, house: TheHouse) -> None:
    await play.resign(house, table, person)


@router.post("/{id}/stand-in", status_code=204, summary="api-stand-in")
async def stand_in(table: TheTable, person: Asker, house: TheHouse, asked: StandIn) -> None:
    await play.stand_in(house, table, person, asked.seat, asked.level)


@router.delete("/{id}/stand-in", status_code=204, summary="api-return")
async def return_to_seat(table: TheTable, person: Asker, house: TheHouse) -> None:
    await play.return_to_seat(house, table, person)


@router.post("/{id}/rematch", summary="api-rematch", response_model=Snapshot)
async def rematch(
    table: TheTable, person: Asker, address: TheAddress, house: TheHouse, response: Response, asked: Rematch = AS_BEFORE
) -> Response:
    house.limits.spend(NEW_TABLES_OF_ADDRESS, address)
    house.limits.spend(NEW_TABLES, person.id)
    begins = None if asked.begins is None else begins_wanted(asked.begins)
    following = await play.rematch(house, table, person, begins)
    return json_answer(await house.snapshot(following, person.id, 0, address), headers=response.headers)


@router.post("/{id}/chat", status_code=204, summary="api-chat")
async def chat(table: TheTable, person: Asker, house: TheHouse, asked: Chat) -> None:
    house.limits.spend(CHAT, person.id)
    await play.chat(house, table, person, asked.text)


@router.get(
    "/{id}/record",
    response_model=dict[str, Any],
    responses=NOT_CHANGED,
    dependencies=[costs(4)],
    summary="api-record",
)
async def record(
    table: TheTable, address: TheAddress, house: TheHouse, person: Reader, if_none_match: Annotated[str | None, Header()] = None
) -> Response:
    write = replay.record(table, person)
    if table.running:
        return json_answer(await house.look_back(address, lambda: to_json(write())))
    tag = tag_of("record", table.table_for(None))
    if is_known(tag, if_none_match):
        return Response(status_code=304, headers=kept_by_browsers(tag))
    key = (table.stored.id, "record")
    known = house.kept.get(key, tag)
    if known is None:
        known = await house.look_back(address, lambda: to_json(write()))
        house.kept.keep(key, tag, known)
    return json_answer(known, headers=kept_by_browsers(tag))


@router.get(
    "/{id}/moments",
    response_model=list[Moment],
    dependencies=[costs(3)],
    summary="api-moments",
)
async def moments(
    request: Request,
    table: TheTable,
    address: TheAddress,
    house: TheHouse,
    person: Reader,
    ply: Annotated[list[Ply], Query(min_length=1, max_length=MOST_MOMENTS, description="api-plies")],
    eyes: Annotated[Eyes, Query(description="api-eyes")] = "mine",
) -> Response:
    spend_tokens(request, len(ply) // MOMENTS_A_TOKEN)
    look = replay.moments(table, person, set(ply), eyes)
    return json_answer(await house.look_back(address, lambda: to_json(look())))


@router.get(
    "/{id}/moments/{ply}/foreseen",
    dependencies=[costs(3)],
    summary="api-foreseen",
)
async def foreseen(
    table: TheTable,
    address: TheAddress,
    house: TheHouse,
    ply: Annotated[Ply, Path()],
    action: Annotated[str, Query(max_length=60, examples=["take 2"])],
) -> Foreseen:
    found = await house.look_back(address, replay.foreseen(table, ply, action))
    return Foreseen(**found._asdict())


@router.post("/{id}/hint", summary="api-hint")
async def hint(table: TheTable, person: Asker, address: TheAddress, house: TheHouse) -> Hint:
    found = await play.hint(house, table, person, address)
    return Hint(step=found.step, moves=[Advice(**move) for move in found.moves])


@router.get(
    "/{id}/analysis",
    dependencies=[costs(4)],
    summary="api-analysis",
)
async def analysis(
    table: TheTable, analyses: TheAnalyses, depth: Annotated[Depth, Query()] = "fast", hindsight: Annotated[bool, Query()] = False
) -> AnalysisShown | None:
    found = await analyses.known(table, depth, hindsight)
    return None if found is None else AnalysisShown(**found._asdict())


@router.post(
    "/{id}/analysis",
    status_code=202,
    dependencies=[costs(4)],
    summary="api-analyse",
)
async def analyse(
    table: TheTable, person: Asker, address: TheAddress, analyses: TheAnalyses, asked: AnalysisAsked
) -> AnalysisShown:
    found = await analyses.ask(table, asked.depth, asked.hindsight, Owner(person.id, address))
    return AnalysisShown(**found._asdict())


@router.get(
    "/{id}/events",
    summary="api-events",
    response_class=Response,
)
async def events(
    request: Request,
    table: TheTable,
    address: TheAddress,
    house: TheHouse,
    session: Here,
    after: Annotated[int, Query(ge=0)] = 0,
    last_event_id: Annotated[str | None, Header()] = None,
) -> Response:
    if last_event_id is not None and last_event_id.isdecimal() and len(last_event_id) <= LONGEST_NUMBER:
        after = int(last_event_id)
    house.streams.check(address)
    spend_tokens(request, cost_of_snapshot(table, after) - 1)
    return StreamingResponse(
        stream(house, table, session, after, address), media_type="text/event-stream", headers={"Cache-Control": "no-store"}
    )


async def stream(house: House, table: LiveTable, session: Session | None, after: int, address: str) -> AsyncIterator[bytes]:
    watcher, number, first = await house.watch(table, None if session is None else session.person, after, address)
    house.streams.enter(address)
    try:
        async with house.sessions.holding(session, watcher.end):
            async for part in events_for(house, watcher, number, first):
                yield part
    finally:
        house.streams.leave(address)
        house.stop_watching(table, watcher)


async def events_for(house: House, watcher: Watcher, number: int, first: bytes) -> AsyncIterator[bytes]:
    yield event(number, first)
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
