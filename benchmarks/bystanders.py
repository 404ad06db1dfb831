"""Other people, who only want to play while somebody attacks the server: what they wait for their moves, and for their bots."""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from random import Random
from typing import Any

import httpx
from attacks import LATEST, NEVER_ASKED
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

GAME = "bali"
LEVEL = "blade"
PACE = 0.25  # seconds from one's turn to one's decision
AWAY = 0.2  # seconds until a person comes back
PATIENCE = 30.0
TABLES_OF_TWO = 2


class Waits:
    """Seconds that were waited."""

    def __init__(self, pace: float = 0.0) -> None:
        self.pace = pace
        self.seconds: list[float] = []

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Also what has not come yet when it ends."""
        began = time.monotonic()
        try:
            yield
        finally:
            self.seconds.append(time.monotonic() - began)

    def percentile(self, percent: float) -> float:
        """Who waits makes no other moves meanwhile: those that would have been made count too, as late as they would have been."""
        late = []
        for wait in self.seconds:
            late.append(wait)
            while self.pace and (wait := wait - self.pace) > 0:
                late.append(wait)
        ordered = sorted(late)
        return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))] if ordered else 0.0


class Company:
    """All who play, and what they waited since the last `begin`."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.begin()
        alone = [[Player(self, "127.8.0.1")]]
        twos = [[Player(self, f"127.8.1.{2 * number + seat + 1}") for seat in range(2)] for number in range(TABLES_OF_TWO)]
        self.tables = [asyncio.create_task(keep_playing(people)) for people in alone + twos]
        self.probe = asyncio.create_task(self.keep_probing())

    def begin(self) -> None:
        self.moves, self.bots = Waits(PACE), Waits()
        self.trouble: Counter[str] = Counter()  # refusals, and lost connections
        self.probes, self.probes_failed = 0, 0

    async def is_going(self, moves: int, bots: int, seconds: float) -> None:
        """Until so many moves were made: before that, things are loaded that are loaded once."""
        async with asyncio.timeout(seconds):
            while len(self.moves.seconds) < moves or len(self.bots.seconds) < bots:
                await asyncio.sleep(0.05)

    async def keep_probing(self) -> None:
        """As monitors do, who give up after two seconds."""
        async with httpx.AsyncClient(verify=NEVER_ASKED, trust_env=False, timeout=2.0) as http:
            while True:
                self.probes += 1
                try:
                    answer = await http.get(f"{self.address}/healthz", headers={"Connection": "close"})
                    self.probes_failed += not answer.is_success
                except httpx.TransportError:
                    self.probes_failed += 1
                await asyncio.sleep(0.5)

    async def close(self) -> None:
        """What is still waited for counts."""
        for task in (*self.tables, self.probe):
            task.cancel()
        await asyncio.gather(*self.tables, self.probe, return_exceptions=True)


async def keep_playing(people: Sequence["Player"]) -> None:
    """Match after match, at a table that nobody else may join."""
    random = Random(people[0].at)
    async with asyncio.TaskGroup() as group:
        for one in people:
            group.create_task(one.keep_connected())
        while True:
            await open_table(people)
            while not people[0].is_over:
                one = next((one for one in people if one.legal), None)
                if one is not None:
                    await asyncio.sleep(PACE)
                    await one.decide(random)
                elif len(people) == 1:
                    with people[0].company.bots.timed():
                        await people[0].heard_more()
                else:
                    await asyncio.sleep(0.01)  # the other has not heard of it yet


async def open_table(people: Sequence["Player"]) -> None:
    host, *others = people
    seats = [{"kind": "me"}, *({"kind": "person"} for _ in others), *([] if others else [{"kind": "bot", "level": LEVEL}])]
    opened = (await host.insists("/tables", game=GAME, seats=seats))["table"]
    for one, invitation in zip(others, (opened["invitations"] or {}).values(), strict=True):
        await one.insists(f"/tables/{opened['id']}/seat", invitation=invitation)
    for one in people:
        await one.sits_at(opened["id"])
    for one in people:
        await one.heard_more()


class Player:
    """Plays as the page does: over a WebSocket, and comes back when that is lost."""

    def __init__(self, company: Company, at: str) -> None:
        self.company = company
        self.at = at
        transport = httpx.AsyncHTTPTransport(local_address=at, verify=NEVER_ASKED)
        self.http = httpx.AsyncClient(base_url=f"{company.address}/api/v1", transport=transport, timeout=PATIENCE, trust_env=False)
        self.table: str | None = None
        self.seen: dict[str, Any] | None = None  # the last message that shows the table
        self.socket: ClientConnection | None = None
        self.sent_over: ClientConnection | None = None  # where the decision that is under way was sent
        self.heard = asyncio.Event()
        self.seated = asyncio.Event()

    @property
    def legal(self) -> list[dict[str, Any]]:
        view = self.seen and self.seen["view"]
        return (view and view["legal"]) or []

    @property
    def is_over(self) -> bool:
        return self.seen is not None and self.seen["table"]["status"] == "over"

    async def insists(self, path: str, **body: Any) -> Any:
        while True:
            try:
                answer = await self.http.post(path, json=body)
            except httpx.TransportError as error:
                self.company.trouble[type(error).__name__] += 1
            else:
                if answer.is_success:
                    return answer.json()
                self.company.trouble[f"{answer.status_code} {answer.json()['error']}"] += 1
            await asyncio.sleep(AWAY)

    async def sits_at(self, table: str) -> None:
        self.table, self.seen = table, None
        self.seated.set()
        if self.socket is not None:
            await self.socket.close()

    async def heard_more(self) -> None:
        self.heard.clear()
        while self.seen is None or not self.heard.is_set():
            await self.heard.wait()
            if self.seen is None:
                self.heard.clear()

    async def decide(self, random: Random) -> None:
        """Until one's own table shows it."""
        assert self.seen is not None
        step, action = self.seen["table"]["step"], random.choice(self.legal)["action"]
        self.sent_over = None
        with self.company.moves.timed():
            while self.seen["table"]["step"] <= step:
                self.heard.clear()
                if self.socket is not None and self.socket is not self.sent_over:
                    self.sent_over = self.socket
                    with suppress(WebSocketException):
                        await self.socket.send(json.dumps({"type": "act", "action": action, "expect": step}))
                with suppress(TimeoutError):
                    async with asyncio.timeout(AWAY):
                        await self.heard.wait()

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "refused":
            self.company.trouble[message["error"]] += 1
            self.sent_over = None  # it is sent again
        elif "table" in message:
            self.seen = message
            self.heard.set()

    async def keep_connected(self) -> None:
        try:
            await self.seated.wait()
            while True:
                await self.listen()
        finally:
            await self.http.aclose()

    async def listen(self) -> None:
        """To one table; a connection that is lost is made again."""
        table = self.table
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        try:
            async with connect(
                f"{self.company.address.replace('http', 'ws', 1)}/api/v1/tables/{table}/live?after={LATEST}",
                additional_headers={"Cookie": cookies},
                local_addr=(self.at, 0),
                max_size=2**24,
                open_timeout=PATIENCE,
                close_timeout=1.0,
                compression=None,
                proxy=None,
            ) as self.socket:
                async for text in self.socket:
                    if table == self.table:
                        self.hear(json.loads(text))
        except (OSError, TimeoutError, WebSocketException) as error:
            self.company.trouble[type(error).__name__] += 1
            await asyncio.sleep(AWAY)
        finally:
            self.socket = None
