"""Live updates: a snapshot with what was missed, then every entry as it is committed."""

import asyncio
import contextlib
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, WebSocket, WebSocketDisconnect
from pydantic import Field, StrictStr, TypeAdapter
from pydantic_core import to_json

from subak.core.mistakes import Mistake
from subak.server import play
from subak.server.api.asking import (
    address_of,
    cost_of_snapshot,
    house_of,
    person_of,
    session_of,
    spend,
    spend_request,
    spend_tokens,
    table_asked,
)
from subak.server.api.models import Action, Request, TableId
from subak.server.house import House
from subak.server.limits import FRAMES, Limits
from subak.server.live import TELL, LiveTable, Watcher
from subak.server.people import Person
from subak.server.problems import mistake_of, problem
from subak.server.refusals import Forbidden, NotNow, Refusal, TooMany
from subak.server.store import StoreLost

LONGEST_FRAME = 1000
# WebSocket close codes.
UNREADABLE, SIGNED_OUT, REFUSED, BEHIND, STOPPING, BUSY = 1007, 4401, 4404, 4409, 1012, 1013


class Ping(Request):
    type: Literal["ping"]


class Act(Action):
    type: Literal["act"]
    language: Annotated[StrictStr, Field(max_length=35)] | None = None  # as Accept-Language, a header that no page can set here


FRAME: TypeAdapter[Ping | Act] = TypeAdapter(Annotated[Ping | Act, Field(discriminator="type")])

router = APIRouter()


@router.websocket("/tables/{id}/live")
async def live(socket: WebSocket, id: Annotated[TableId, Path()], after: Annotated[int, Query(ge=0)] = 0) -> None:
    house, address = house_of(socket), address_of(socket)
    await socket.accept()
    try:
        await spend_request(socket)
        house.streams.check(address)
        table = await table_asked(socket, id)
        spend_tokens(socket, cost_of_snapshot(table, after) - 1)
        watcher, _, first = await house.watch(table, person_of(socket), after, address)
    except (Refusal, StoreLost) as refusal:
        code = BUSY if isinstance(refusal, TooMany | NotNow | StoreLost) else REFUSED
        await socket.close(code, mistake_of(refusal).message)
        return
    house.streams.enter(address)
    signed_out = asyncio.Event()
    try:
        async with house.sessions.holding(session_of(socket), signed_out.set):
            await socket.send_text(first.decode())
            sending = asyncio.create_task(send_all(house, socket, watcher))
            receiving = asyncio.create_task(receive_all(house, socket, table, watcher, address))
            ending = asyncio.create_task(close_at(socket, signed_out))
            done, pending = await asyncio.wait({sending, receiving, ending}, return_when=asyncio.FIRST_COMPLETED)
            for task in pending:
                task.cancel()
            await asyncio.gather(*done, *pending, return_exceptions=True)
    except WebSocketDisconnect:
        pass
    finally:
        house.streams.leave(address)
        house.stop_watching(table, watcher)


async def send_all(house: House, socket: WebSocket, watcher: Watcher) -> None:
    """What had to wait; all else is told at once, unless the web server has no way to."""
    tell = watcher.tell = socket.scope["extensions"].get(TELL)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (message := await watcher.waiting.get()) is not None:
            watcher.tell = None  # nothing may overtake it
            await socket.send_text(message.decode())
            watcher.tell = tell
        watcher.tell = None
        await socket.close(BEHIND if watcher.lost and not house.stopping else STOPPING)


async def close_at(socket: WebSocket, signed_out: asyncio.Event) -> None:
    await signed_out.wait()
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(SIGNED_OUT, "signed-out")


async def receive_all(house: House, socket: WebSocket, table: LiveTable, watcher: Watcher, address: str) -> None:
    """Decisions, which may also be posted, and pings."""
    limits = Limits(house.settings.rate)
    try:
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            limits.spend(FRAMES, "")
            frame = read_frame(message.get("text"))
            if frame is None:
                await socket.close(UNREADABLE, "not-understood")
                return
            if isinstance(frame, Ping):
                await socket.send_text('{"type":"pong"}')
            else:
                watcher.send(to_json(await answer(house, socket, table, watcher.person, frame, address)))
    except TooMany:
        await socket.close(BUSY, "too-often")
    except (WebSocketDisconnect, RuntimeError):
        return


def read_frame(text: str | None) -> Ping | Act | None:
    if text is None or len(text) > LONGEST_FRAME:
        return None
    try:
        return FRAME.validate_json(text)
    except ValueError:
        return None


async def answer(house: House, socket: WebSocket, table: LiveTable, person: str | None, frame: Act, address: str) -> dict[str, Any]:
    """As the same request over HTTP would be answered."""
    try:
        spend(house, address, person, 1)
        if person is None:
            raise Forbidden("not-seated")
        fresh = await play.act(house, table, Person(person), frame.action, frame.expect)
    except (Mistake, StoreLost) as error:
        languages = frame.language or socket.headers.get("accept-language", "")
        return {"type": "refused", "expect": frame.expect} | problem(mistake_of(error), languages)
    return {"type": "accepted", "expect": frame.expect, "step": table.step, "repeated": not fresh}
