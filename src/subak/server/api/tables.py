"""Tables: opening, sitting down, playing, and what comes after."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Header, Path, Query, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import Field
from pydantic_core import to_json

from subak.core.match import Match
from subak.core.registry import game_named
from subak.server import jobs, messages, play, tables
from subak.server.api.asking import Asker, Reader, Somebody, Table, TheHouse
from subak.server.api.models import (
    Accepted,
    Action,
    Advice,
    AnalysisAsked,
    AnalysisShown,
    Chat,
    Foreseen,
    Foretold,
    Hint,
    Lists,
    Moment,
    NewTable,
    Preview,
    Seated,
    Sit,
    Snapshot,
    StandIn,
    Start,
    Undo,
)
from subak.server.api.models import Bot as BotAsked
from subak.server.api.showing import summary
from subak.server.house import House
from subak.server.limits import CHAT, NEW_TABLES, THINKING
from subak.server.live import LiveTable
from subak.server.people import printable
from subak.server.refusals import Forbidden, NotNow, OutOfStep, Refusal
from subak.server.tables import Terms
from subak.server.workers import JobFailed
from subak.study.analysis import decided

KEEP_ALIVE_SECONDS = 15.0
LONGEST_NUMBER = 10  # digits
ENTRY = b'{"type":"entry"'
MOST_MOMENTS = 16  # in one answer

Ply = Annotated[int, Field(ge=0, le=2000, examples=[12])]
Eyes = Literal["mine", "watcher", "actor", "0", "1", "2", "3"]

router = APIRouter(prefix="/tables", tags=["tables"])


# Before all others: routes are tried in their order.
@router.post("/{id}/actions", summary="Decide; never applied twice")
async def act(table: Table, person: Somebody, house: TheHouse, asked: Action) -> Accepted:
    fresh = await play.act(house, table, person, asked.action, asked.expect)
    return Accepted(step=table.step, repeated=not fresh)


@router.get("", summary="Public tables: with free seats, and to watch")
async def lists(house: TheHouse) -> Lists:
    def ask(connection: Any) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        return tables.open_tables(connection), tables.running_public_tables(connection)

    free, running = await house.store.read(ask)
    return Lists(open=[summary(one) for one in free], running=[summary(one) for one in running])


@router.post("", status_code=201, summary="Open a table; it starts when all seats are taken")
async def open_table(person: Asker, house: TheHouse, asked: NewTable) -> Snapshot:
    house.limits.take(NEW_TABLES, person.id)
    game = game_named(asked.game)
    game.check_players(len(asked.seats))
    unknown = next((name for name in asked.options if name not in game.options), None)
    if unknown is not None:
        raise Refusal("unknown-option", game=game.title, option=unknown, options=", ".join(game.options) or "–")
    wanted = [one.level if isinstance(one, BotAsked) else "me" if one.kind == "me" else None for one in asked.seats]
    if wanted.count("me") > 1:
        raise Refusal("seated-twice")
    options = {name: bool(asked.options.get(name)) for name in game.options}
    terms = Terms(asked.game, len(wanted), options, asked.public, asked.days, asked.hints)
    return await snapshot(house, await play.open_table(house, terms, person, wanted), person.id, 0)


async def snapshot(house: House, table: LiveTable, person: str | None, after: int) -> Snapshot:
    entries = await house.store.read(lambda connection: tables.load_entries(connection, table.stored.id))
    if entries and entries[-1].number > table.number:
        async with table.lock:
            await house.catch_up(table)
    known = [entry for entry in entries if entry.number <= table.number]
    return Snapshot(**table.snapshot(person, known, after))


@router.get("/{id}", summary="All that you may know of a table now")
async def show(table: Table, house: TheHouse, person: Reader, after: Annotated[int, Query(ge=0)] = 0) -> Snapshot:
    return await snapshot(house, table, person, after)


@router.post("/{id}/seat", summary="Take a seat")
async def sit(table: Table, person: Asker, house: TheHouse, asked: Sit) -> Seated:
    return Seated(seat=await play.take_seat(house, table, person, asked.invitation, asked.seat))


@router.delete("/{id}/seat", status_code=204, summary="Leave your seat, before the start")
async def leave(table: Table, person: Asker, house: TheHouse) -> None:
    await play.leave_seat(house, table, person)


@router.post("/{id}/start", status_code=204, summary="Start, as the host; bots may fill what is free")
async def start(table: Table, person: Asker, house: TheHouse, asked: Start) -> None:
    await play.start(house, table, person, asked.fill)


@router.post("/{id}/preview", summary="What a legal decision of yours would bring about, as far as you can foresee it")
async def preview(table: Table, person: Somebody, asked: Preview) -> Foretold:
    if asked.expect is not None and asked.expect != table.step:
        return Foretold(told=[])
    match = play.running_match(table)
    if match.actor != play.seat_here(table, person):
        raise Forbidden("not-your-turn")
    return Foretold(told=match.preview(*(one for one in (asked.action, asked.then) if one is not None)))


@router.post("/{id}/undo", summary="Take back your last decision, where the rules of undo allow it")
async def undo(table: Table, person: Somebody, house: TheHouse, asked: Undo) -> Accepted:
    await play.undo(house, table, person, asked.expect)
    return Accepted(step=table.step, repeated=False)


@router.post("/{id}/resign", status_code=204, summary="Give up; with several others a bot plays on")
async def resign(table: Table, person: Asker, house: TheHouse) -> None:
    await play.resign(house, table, person)


@router.post("/{id}/stand-in", status_code=204, summary="Let a bot play for you, or for somebody who is away")
async def stand_in(table: Table, person: Asker, house: TheHouse, asked: StandIn) -> None:
    await play.stand_in(house, table, person, asked.seat, asked.level)


@router.delete("/{id}/stand-in", status_code=204, summary="Play on yourself")
async def return_to_seat(table: Table, person: Asker, house: TheHouse) -> None:
    await play.return_to_seat(house, table, person)


@router.post("/{id}/rematch", summary="Ask for a rematch, or accept it; it starts when everybody has")
async def rematch(table: Table, person: Asker, house: TheHouse) -> Snapshot:
    house.limits.take(NEW_TABLES, person.id)
    return await snapshot(house, await play.rematch(house, table, person), person.id, 0)


@router.post("/{id}/chat", status_code=204, summary="Say something to all at the table")
async def chat(table: Table, person: Asker, house: TheHouse, asked: Chat) -> None:
    house.limits.take(CHAT, person.id)
    text = printable(asked.text)
    if not text:
        raise Refusal("empty-chat")
    await play.chat(house, table, person, text)


@router.get("/{id}/record", summary="The record: whole after the match, before as you may know it")
async def record(table: Table, person: Reader) -> dict[str, Any]:
    if table.match is None:
        raise OutOfStep("not-running")
    return messages.record_message(table.stored, table.match, table.seat_of(person))


def finished_match(table: LiveTable) -> Match:
    if table.match is None or table.running:
        raise OutOfStep("still-running")
    return table.match


@router.get("/{id}/moments", summary="A finished match after so many decisions, as one of those at the table saw it then")
async def moments(
    table: Table,
    person: Reader,
    ply: Annotated[list[Ply], Query(min_length=1, max_length=MOST_MOMENTS, description="how many decisions went before")],
    eyes: Annotated[Eyes, Query(description="yours, a watcher's, whoever decides there, or a seat's")] = "mine",
) -> list[Moment]:
    match = finished_match(table)
    if eyes.isdecimal() and int(eyes) >= match.players:
        raise Refusal("no-such-seat")
    seats = {"mine": table.seat_of(person), "watcher": None} | {str(seat): seat for seat in range(match.players)}

    def shown() -> list[Moment]:
        found = messages.moments_of(match, set(ply), lambda actor: actor if eyes == "actor" else seats[eyes])
        return [Moment(**one) for one in found]

    return await asyncio.to_thread(shown)


@router.get(
    "/{id}/moments/{ply}/foreseen", summary="What a decision would have brought about there, as its player could foresee it"
)
async def foreseen(
    table: Table, ply: Annotated[Ply, Path()], action: Annotated[str, Query(max_length=60, examples=["take 2"])]
) -> Foreseen:
    match = finished_match(table)
    moment = match.prefix(min(ply, len(match.plies)))
    return Foreseen(told=moment.preview(action), reasons=moment.reasons(action))


@router.post("/{id}/hint", summary="The best moves and why, where the table allows hints")
async def hint(table: Table, person: Asker, house: TheHouse) -> Hint:
    match = play.running_match(table)
    if not table.stored.terms.hints:
        raise Forbidden("no-hints")
    if match.actor != play.seat_here(table, person):
        raise Forbidden("not-your-turn")
    house.limits.take(THINKING, person.id)
    step = table.step
    try:
        found = await house.workers.do({"work": "hint", "position": jobs.position(match)})
    except JobFailed as error:
        raise NotNow("nobody-thinks") from error
    return Hint(step=step, moves=[Advice(**move) for move in found])


@router.post("/{id}/analysis", status_code=202, summary="Ask for an analysis of a finished match; ask again to see how far it is")
async def analyse(table: Table, person: Asker, house: TheHouse, asked: AnalysisAsked, request: Request) -> AnalysisShown:
    if not decided(finished_match(table), None):
        raise Refusal("nothing-to-analyse")
    analyses = request.app.state.analyses
    found: AnalysisShown = await analyses.ask(table, asked.depth, asked.hindsight, person.id)
    return found


@router.get("/{id}/events", summary="The same as the WebSocket, as Server-Sent Events", response_class=Response)
async def events(
    table: Table,
    house: TheHouse,
    person: Reader,
    after: Annotated[int, Query(ge=0)] = 0,
    last_event_id: Annotated[str | None, Header()] = None,
) -> Response:
    if last_event_id is not None and last_event_id.isdecimal() and len(last_event_id) <= LONGEST_NUMBER:
        after = int(last_event_id)
    return StreamingResponse(
        stream(house, table, person, after), media_type="text/event-stream", headers={"Cache-Control": "no-store"}
    )


async def stream(house: House, table: LiveTable, person: str | None, after: int) -> AsyncIterator[bytes]:
    watcher, first = await house.watch(table, person, after)
    try:
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
            # Only entries are counted: who comes back with this number gets all that follow.
            number += message.startswith(ENTRY)
            yield event(number, message)
    finally:
        house.leave(table, watcher)


def event(number: int, message: bytes) -> bytes:
    return b"id: %d\ndata: %s\n\n" % (number, message)
