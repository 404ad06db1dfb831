"""The web server around the application: it holds connections to their limits, and says goodbye before it closes them."""

import asyncio
import gc
import signal
import socket
import sys
from asyncio.transports import BaseTransport
from http import HTTPStatus
from multiprocessing.connection import Connection as Line
from struct import pack
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request

from subak.server.app import create_app
from subak.server.connections import AGAIN_SECONDS, Connection, Connections
from subak.server.house import House
from subak.server.live import TELL
from subak.server.logs import log_to_stderr
from subak.server.security import LONGEST_PATH, MOST_BODY, MOST_HEADERS
from subak.server.settings import Settings

MOST_UNREAD = 2 * (LONGEST_PATH + MOST_HEADERS)  # bytes of a request of which we do not know yet what it asks
LOOK_TICKS = 10  # of a tenth of a second
SWITCH_SECONDS = 0.0005  # until a thread that replays a match lets the event loop and the writer go on; Python's own is 5 ms
FINAL_TEXT = 0x81  # the first byte of a frame
MANY_NEW = 10_000  # objects, until cycles are looked for among them; Python's 700 are a few moves


class State(ServerState):
    """What uvicorn tells each connection of its server."""

    def __init__(self, limits: Connections) -> None:
        super().__init__()
        self.limits = limits


def refusal(status: HTTPStatus) -> bytes:
    """Where no request has been read that could be answered."""
    text = f"{status.phrase}\n"
    again = f"Retry-After: {AGAIN_SECONDS}\r\n" if status == HTTPStatus.SERVICE_UNAVAILABLE else ""
    head = f"HTTP/1.1 {status} {status.phrase}\r\nContent-Type: text/plain\r\nContent-Length: {len(text)}\r\n{again}"
    return f"{head}Connection: close\r\n\r\n{text}".encode()


class Asking(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """A connection until it has asked for a WebSocket."""

    connection: Connection | None = None  # none if it was refused, or is a WebSocket now
    unread = 0  # bytes since its last request was understood

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        limits: Connections = self.server_state.limits
        self.connection = limits.enter(self.transport, (self.client or ("",))[0], self.loop.time())
        if self.connection is None:
            self.transport.write(refusal(HTTPStatus.SERVICE_UNAVAILABLE))
            self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        if self.connection is not None:
            self.server_state.limits.leave(self.connection)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.connection is not None:
            self.connection.read_at = self.loop.time()

    def data_received(self, data: bytes) -> None:
        if self.connection is None or self.unread > MOST_UNREAD:
            return
        before = self.cycle
        in_body = before is not None and before.more_body
        super().data_received(data)
        if self.connection is None:  # a WebSocket now
            return
        if self.cycle is not before:
            self.unread = 0
        elif not in_body:
            self.unread += len(data)
            if self.unread > MOST_UNREAD:
                # What still comes is passed over: who is closed while they send may never read the answer.
                self.transport.write(refusal(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE))
                self.transport.write_eof()
                return
        if self.is_whole():
            self.connection.serve()
        else:
            self.connection.ask(self.loop.time())

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.connection is not None and not self.is_whole():
            self.connection.wait()

    def is_whole(self) -> bool:
        """Whether there is a request to answer, and all of it."""
        cycle = self.cycle
        return cycle is not None and not cycle.more_body and not cycle.response_complete

    def handle_websocket_upgrade(self, *event: Any) -> None:
        super().handle_websocket_upgrade(*event)
        self.connection = None


def framed(text: bytes) -> bytes:
    """As the WebSocket protocol frames a whole message that is not compressed."""
    length = len(text)
    if length < 126:
        return pack("!BB", FINAL_TEXT, length) + text
    return (pack("!BBH", FINAL_TEXT, 126, length) if length < 2**16 else pack("!BBQ", FINAL_TEXT, 127, length)) + text


class Live(WebSocketsSansIOProtocol):
    """A connection from then on."""

    def __init__(self, config: uvicorn.Config, server_state: State, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        self.limits = server_state.limits
        self.frames_told: list[bytes] = []  # that are written once this turn of the loop is over

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.connection = self.limits.open.get(self.transport)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            cast("dict[str, Any]", self.scope["extensions"])[TELL] = self.tell
        if self.connection is not None:
            self.connection.serve()

    def tell(self, text: bytes) -> bool:
        """Whether a message goes out at once, since nothing waits to be read: a third of what it costs through all layers."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        if not self.frames_told:
            self.loop.call_soon(self.write_told)
        if self.conn.extensions:
            self.conn.send_text(text)
            self.frames_told += self.conn.data_to_send()
        else:
            self.frames_told.append(framed(text))
        return True

    def write_told(self) -> None:
        """Together what was told at the same moment: to hand it to the system takes as long as to frame it."""
        told, self.frames_told = self.frames_told, []
        if told and not self.transport.is_closing():
            self.transport.write(b"".join(told))

    async def send(self, message: Any) -> None:
        self.write_told()
        await super().send(message)

    def shutdown(self) -> None:
        self.write_told()
        super().shutdown()

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        if self.connection is not None:
            self.limits.leave(self.connection)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.connection is not None:
            self.connection.read_at = self.loop.time()


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.house: House = config.app.state.house  # type: ignore[union-attr]
        self.server_state = State(self.house.connections)
        config.http, config.ws = Asking, Live
        sys.setswitchinterval(SWITCH_SECONDS)

    async def on_tick(self, counter: int) -> bool:
        if counter % LOOK_TICKS == 0:
            self.house.connections.look(asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.say_goodbye()
        await super().shutdown(sockets)


def leave_what_is_loaded() -> None:
    """To look for cycles Python goes through all objects, and everybody waits; those of programs and packages stay anyway."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(MANY_NEW)


def run(settings: Settings, listening: socket.socket, line: Line | None = None) -> None:
    """Until this process is asked to stop; a line leads to others on the same port."""
    log_to_stderr(settings.log_level)
    config = uvicorn.Config(
        create_app(settings, line),
        log_config=None,
        access_log=False,
        ws_max_size=MOST_BODY,
        ws_ping_interval=20.0,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    # uvicorn stops gracefully and then raises the signal again; being asked to stop is no failure.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    leave_what_is_loaded()
    try:
        Server(config).run(sockets=[listening])
    except KeyboardInterrupt:
        if line is None:
            raise
        # The first process says what is to be said.
