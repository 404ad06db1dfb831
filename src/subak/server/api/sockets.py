"""Live updates: a snapshot with what was missed, then every entry as it is committed."""

import asyncio
import contextlib
import json
from typing import Annotated

from fastapi import APIRouter, Path, Query, WebSocket, WebSocketDisconnect
from pydantic_core import to_json

from subak.server.api.asking import address_of, house_of, known_person
from subak.server.api.models import TableId
from subak.server.house import House
from subak.server.limits import FRAMES, REQUESTS_OF_ADDRESS
from subak.server.live import Watcher
from subak.server.refusals import Refusal, TooMany
from subak.server.store import StoreLost

LONGEST_FRAME = 1000
# WebSocket close codes.
UNREADABLE, REFUSED, BEHIND, STOPPING, BUSY = 1007, 4404, 4409, 1012, 1013

router = APIRouter()


@router.websocket("/tables/{id}/live")
async def live(socket: WebSocket, id: Annotated[TableId, Path()], after: Annotated[int, Query(ge=0)] = 0) -> None:
    house = house_of(socket)
    await socket.accept()
    try:
        house.limits.take(REQUESTS_OF_ADDRESS, address_of(socket))
        table = await house.table(id)
        watcher, first = await house.watch(table, known_person(socket), after)
    except (Refusal, StoreLost) as refusal:
        code = BUSY if isinstance(refusal, TooMany | StoreLost) else REFUSED
        await socket.close(code, getattr(refusal, "message", "store-lost"))
        return
    try:
        await socket.send_text(to_json(first).decode())
        sending = asyncio.create_task(send_all(house, socket, watcher))
        receiving = asyncio.create_task(receive_all(house, socket))
        done, pending = await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        await asyncio.gather(*done, *pending, return_exceptions=True)
    except WebSocketDisconnect:
        pass
    finally:
        house.leave(table, watcher)


async def send_all(house: House, socket: WebSocket, watcher: Watcher) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (message := await watcher.waiting.get()) is not None:
            await socket.send_text(message.decode())
        await socket.close(BEHIND if watcher.lost and not house.stopping else STOPPING)


async def receive_all(house: House, socket: WebSocket) -> None:
    """Clients only ask whether we are there; decisions are posted."""
    try:
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            house.limits.take(FRAMES, str(id(socket)))
            text = message.get("text")
            if text is None or len(text) > LONGEST_FRAME or not is_ping(text):
                await socket.close(UNREADABLE, "not-understood")
                return
            await socket.send_text('{"type":"pong"}')
    except TooMany:
        await socket.close(BUSY, "too-often")
    except (WebSocketDisconnect, RuntimeError):
        return


def is_ping(text: str) -> bool:
    try:
        return bool(json.loads(text) == {"type": "ping"})
    except (ValueError, RecursionError):
        return False
