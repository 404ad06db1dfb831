"""Load for server.py: two people at each table, ours and boardgame.io's, with clients that cost as little as they can."""

import asyncio
import base64
import json
import os
import struct
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

HOST = "127.0.0.1"
AT_ONCE = 32  # tables opened at the same time
PATIENCE = 30.0  # seconds for an answer, or for all moves of a round to arrive
KEPT_SECONDS = 2.0  # servers close a connection that was idle for 5
NOTHING_NEW = 10**6


class Broken(Exception):
    """A server did not answer as it should; nothing can be measured then."""


class Http(asyncio.Protocol):
    """One connection that is kept: a request at a time."""

    def __init__(self) -> None:
        self.data = bytearray()
        self.answer: asyncio.Future[tuple[int, bytes, bytes]] | None = None
        self.open = True
        self.used = time.monotonic()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        self.open = False
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(Broken("connection lost"))

    def ask(self, head: bytes, body: bytes) -> "asyncio.Future[tuple[int, bytes, bytes]]":
        self.answer = asyncio.get_running_loop().create_future()
        length = b"Host: localhost\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(body)
        self.transport.write(head + length + body)
        return self.answer

    def data_received(self, data: bytes) -> None:
        self.data += data
        end = self.data.find(b"\r\n\r\n")
        if end < 0:
            return
        head = bytes(self.data[:end])
        length = int(head.lower().partition(b"content-length:")[2].split(b"\r\n", 1)[0])
        if len(self.data) < end + 4 + length:
            return
        body = bytes(self.data[end + 4 : end + 4 + length])
        self.data.clear()
        if self.answer is not None and not self.answer.done():
            self.answer.set_result((int(head.split(b" ", 2)[1]), head, body))


class Pool:
    """Connections to one server; a new one whenever none is free."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.free: list[Http] = []

    async def post(self, path: str, body: dict[str, Any], cookie: bytes = b"") -> tuple[bytes, dict[str, Any]]:
        while self.free:
            one = self.free.pop()
            if one.open and time.monotonic() - one.used < KEPT_SECONDS:
                break
            one.transport.close()
        else:
            _, one = await asyncio.get_running_loop().create_connection(Http, HOST, self.port)
        status, head, answer = await one.ask(b"POST %s HTTP/1.1\r\n%s" % (path.encode(), cookie), json.dumps(body).encode())
        one.used = time.monotonic()
        self.free.append(one)
        if status not in (200, 201):
            raise Broken(f"POST {path}: {status} {answer[:300].decode()}")
        return head, json.loads(answer)


class Socket(asyncio.Protocol):
    """A WebSocket without compression; each text message is handed on as it comes."""

    def __init__(self, path: str, cookie: bytes, heard: Callable[[bytes], None]) -> None:
        self.path, self.cookie, self.heard = path, cookie, heard
        self.data = bytearray()
        self.upgraded = False
        self.open = True

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        asked = f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        keys = f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        transport.write(asked.encode() + keys.encode() + self.cookie + b"\r\n")

    def connection_lost(self, error: Exception | None) -> None:
        self.open = False

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.upgraded:
            end = self.data.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self.data[:end].split(b"\r\n", 1)[0]:
                raise Broken(f"WebSocket refused: {bytes(self.data[:100])!r}")
            del self.data[: end + 4]
            self.upgraded = True
        while len(self.data) >= 2:
            kind, size, start = self.data[0] & 15, self.data[1], 2
            if size == 126:
                size, start = int.from_bytes(self.data[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(self.data[2:10], "big"), 10
            if len(self.data) < start + size:
                return
            message = bytes(self.data[start : start + size])
            del self.data[: start + size]
            if kind == 1:
                self.heard(message)
            elif kind == 9:
                self.send(message, kind=10)

    def send(self, message: bytes, kind: int = 1) -> None:
        """A mask of zeros is a mask too, and costs nothing."""
        size = len(message)
        length = struct.pack(">B", 128 | size) if size < 126 else struct.pack(">BH", 254, size)
        self.transport.write(bytes([128 | kind]) + length + bytes(4) + message)


@dataclass(eq=False)
class Table:
    """A match of two people: whose turn it is, and which move is on its way."""

    id: str
    secrets: list[Any]  # of the two seats
    sockets: list[Socket] = field(default_factory=list)
    step: int = 0  # moves that both have seen
    turn: int = 0
    turn_next: int = 0
    seen: list[int] = field(default_factory=lambda: [-1, -1])
    legal: str | None = None
    answered: bool = True
    over: bool = False
    started: float = 0.0
    moving: bool = False


class Server:
    """What is measured: a server that tables are opened on and moves are made at."""

    def __init__(self, port: int) -> None:
        self.pool = Pool(port)
        self.port = port
        self.tables: list[Table] = []
        self.seen: Callable[[Table, float], None] = lambda table, seconds: None
        self.idle: Callable[[Table], None] = lambda table: None
        self.failure: BaseException | None = None

    async def open(self) -> Table:
        raise NotImplementedError

    async def connect(self, table: Table) -> None:
        raise NotImplementedError

    def send(self, table: Table) -> None:
        """Sends the next move."""
        raise NotImplementedError

    def move(self, table: Table, due: float) -> None:
        table.started, table.moving, table.answered = due, True, False
        self.send(table)

    def has_seen(self, table: Table, seat: int, step: int) -> None:
        """A seat's socket has the state after that many moves."""
        table.seen[seat] = step
        if table.moving and seat != table.turn and step == table.step + 1:
            self.seen(table, time.perf_counter() - table.started)
        self.settle(table)

    def settle(self, table: Table) -> None:
        """Both have seen the move, and who made it has the answer: the next may come."""
        if table.moving and table.answered and min(table.seen) == table.step + 1:
            table.moving = False
            table.step += 1
            table.turn = table.turn_next
            self.idle(table)

    async def seat_tables(self, count: int) -> None:
        """As many tables with two sockets each as there are to be; those whose match is over go."""
        for table in self.tables:
            if table.over:
                for socket in table.sockets:
                    socket.transport.close()
        self.tables = [table for table in self.tables if not table.over]

        async def seated() -> None:
            table = await self.open()
            await self.connect(table)
            self.tables.append(table)

        await some_at_once(seated for _ in range(count - len(self.tables)))

    async def open_idle(self, count: int) -> None:
        await some_at_once(self.open for _ in range(count))

    @property
    def connected(self) -> int:
        """Sockets that are open and have heard all there was."""
        return sum(socket.open and table.seen[seat] >= 0 for table in self.tables for seat, socket in enumerate(table.sockets))

    async def add_socket(self, table: Table, path: str, cookie: bytes, heard: Callable[[bytes], None]) -> None:
        """At the table before it is connected: its first message may come at once."""
        socket = Socket(path, cookie, heard)
        table.sockets.append(socket)
        await asyncio.get_running_loop().create_connection(lambda: socket, HOST, self.port)

    async def all_seen(self, table: Table) -> None:
        end = time.monotonic() + PATIENCE
        while min(table.seen) < table.step:
            if time.monotonic() > end:
                raise Broken("a socket did not get its first message")
            await asyncio.sleep(0.002)
        table.turn = table.turn_next


async def some_at_once(works: Iterable[Callable[[], Awaitable[Any]]]) -> None:
    free = asyncio.Semaphore(AT_ONCE)

    async def one(work: Callable[[], Awaitable[Any]]) -> None:
        async with free:
            await work()

    try:
        async with asyncio.TaskGroup() as group:
            for work in works:
                group.create_task(one(work))
    except ExceptionGroup as several:
        raise several.exceptions[0] from None


class Subak(Server):
    """Decisions are sent on the player's own socket; both people's sockets get the entry."""

    async def open(self) -> Table:
        seats = [{"kind": "me"}, {"kind": "person"}]
        head, shown = await self.pool.post("/api/v1/tables", {"game": "bali", "seats": seats})
        host = cookie_of(head)
        ((free, invitation),) = shown["table"]["invitations"].items()
        head, _ = await self.pool.post(f"/api/v1/tables/{shown['table']['id']}/seat", {"invitation": invitation})
        guest = cookie_of(head)
        return Table(shown["table"]["id"], [guest, host] if free == "0" else [host, guest])

    async def connect(self, table: Table) -> None:
        for seat, cookie in enumerate(table.secrets):
            path = f"/api/v1/tables/{table.id}/live?after={NOTHING_NEW}"
            await self.add_socket(table, path, cookie, lambda message, seat=seat: self.heard(table, seat, message))
        await self.all_seen(table)

    def heard(self, table: Table, seat: int, message: bytes) -> None:
        told = json.loads(message)
        if told["type"] == "refused":
            self.failure = Broken(f"refused: {told['error']}")
        if told["type"] not in ("table", "entry"):
            return
        table.over = told["table"]["status"] == "over"
        if told["view"]["legal"]:
            first = told["view"]["legal"][0]
            # The first versions sent no words with what may be chosen.
            table.legal, table.turn_next = first if isinstance(first, str) else first["action"], seat
        self.has_seen(table, seat, told["table"]["step"])

    def send(self, table: Table) -> None:
        table.answered = True
        decision = {"type": "act", "action": table.legal, "expect": table.step}
        table.sockets[table.turn].send(json.dumps(decision).encode())


def cookie_of(head: bytes) -> bytes:
    cookie = head.lower().find(b"set-cookie: ")
    return b"Cookie: " + head[cookie + 12 :].split(b";", 1)[0] + b"\r\n"


class BoardgameIo(Server):
    """Moves are sent on the player's own socket; both people's sockets get the state."""

    space = b"/marks,"

    async def open(self) -> Table:
        _, made = await self.pool.post("/games/marks/create", {"numPlayers": 2})
        id = made["matchID"]
        secrets = []
        for seat in ("0", "1"):
            _, joined = await self.pool.post(f"/games/marks/{id}/join", {"playerID": seat, "playerName": f"player {seat}"})
            secrets.append(joined["playerCredentials"])
        return Table(id, secrets)

    async def connect(self, table: Table) -> None:
        for seat in range(2):
            path = "/socket.io/?EIO=4&transport=websocket"
            await self.add_socket(table, path, b"", lambda message, seat=seat: self.heard(table, seat, message))
        await self.all_seen(table)

    def heard(self, table: Table, seat: int, message: bytes) -> None:
        """Engine.IO's packets: 0 opened, 2 ping, 4 message; Socket.IO's within: 0 connected, 2 event."""
        if message.startswith(b"0"):
            table.sockets[seat].send(b"40" + self.space)
        elif message.startswith(b"2"):
            table.sockets[seat].send(b"3")
        elif message.startswith(b"40"):
            self.emit(table.sockets[seat], "sync", table.id, str(seat), table.secrets[seat], 2)
        elif message.startswith(b"42" + self.space):
            kind, _, *told = json.loads(message[2 + len(self.space) :])
            if kind in ("sync", "update"):
                state = told[0]["state"] if kind == "sync" else told[0]
                table.turn_next = int(state["ctx"]["currentPlayer"])
                self.has_seen(table, seat, state["_stateID"])

    def emit(self, socket: Socket, *event: Any) -> None:
        socket.send(b"42" + self.space + json.dumps(event).encode())

    def send(self, table: Table) -> None:
        seat = str(table.turn)
        secret = table.secrets[table.turn]
        payload = {"type": "mark", "args": [table.step], "playerID": seat, "credentials": secret}
        table.answered = True
        self.emit(table.sockets[table.turn], "update", {"type": "MAKE_MOVE", "payload": payload}, table.step, table.id, seat)


@dataclass
class Round:
    """What was measured: moves that the opponent saw, and how long each took."""

    moves: int
    seconds: float
    spans: list[float]

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    def percentile(self, percent: float) -> float:
        ordered = sorted(self.spans)
        return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


class Load:
    """Moves at all tables in turn, for some seconds."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.spans: list[float] = []
        self.ready: deque[Table] = deque(table for table in server.tables if not table.over)
        self.under_way = 0
        self.closing = False
        self.due: deque[float] = deque()
        server.seen = lambda table, seconds: self.spans.append(seconds)
        server.idle = self.idle

    def idle(self, table: Table) -> None:
        self.under_way -= 1
        if not table.over:
            self.ready.append(table)
        self.go_on()

    def go_on(self) -> None:
        raise NotImplementedError

    def move(self, due: float) -> None:
        self.under_way += 1
        self.server.move(self.ready.popleft(), due)

    async def finish(self) -> None:
        end = time.monotonic() + PATIENCE
        while self.under_way:
            if self.server.failure is not None:
                raise self.server.failure
            if time.monotonic() > end:
                raise Broken(f"{self.under_way} moves did not arrive in {PATIENCE:.0f} s")
            await asyncio.sleep(0.002)


class Closed(Load):
    """So many moves under way all the time: the next is made as soon as one is seen."""

    async def run(self, moves_at_once: int, seconds: float) -> Round:
        start = time.perf_counter()
        for _ in range(min(moves_at_once, len(self.ready))):
            self.move(time.perf_counter())
        await asyncio.sleep(seconds)
        measured = Round(len(self.spans), time.perf_counter() - start, list(self.spans))
        self.closing = True
        await self.finish()
        return measured

    def go_on(self) -> None:
        if not self.closing and self.ready:
            self.move(time.perf_counter())


class Paced(Load):
    """So many moves a second, whether or not earlier ones are seen; each counts from when it was due."""

    async def run(self, rate: float, seconds: float) -> Round:
        start = time.perf_counter()
        made, total = 0, int(rate * seconds)
        while made < total:
            now = time.perf_counter()
            while made < total and start + made / rate <= now:
                self.due.append(start + made / rate)
                made += 1
            self.go_on()
            await asyncio.sleep(max(0.0, start + made / rate - time.perf_counter()))
        end = time.monotonic() + PATIENCE
        while self.due and time.monotonic() < end:
            await asyncio.sleep(0.002)
        await self.finish()
        return Round(len(self.spans), time.perf_counter() - start, self.spans)

    def go_on(self) -> None:
        while self.due and self.ready:
            self.move(self.due.popleft())
