"""What a few visitors can try so that others cannot play. Each attack is bounded in count and time, and takes refusals.

An address of ours is one of the loopback network: so each attacker has as many as it likes, and the server sees them as they are.
"""

import argparse
import asyncio
import json
import os
import resource
import socket
import ssl
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import count, cycle, repeat
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpx

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
PATIENCE = 30.0  # seconds for an answer
AGAIN = 0.5  # seconds after which a refused attacker tries again
AT_ONCE = 64  # requests of one storm under way
NEVER_ASKED = ssl.create_default_context()  # for http
LATEST = 10**6  # after which there are no entries
UPGRADE = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %s==\r\n" % (b"A" * 22)
HALF_ASKED = b"GET / HTTP/1.1\r\nHost: subak\r\n"
CHUNK = b"x" * 65_536
LOGIN = "made"  # whose password is guessed
STATUS = slice(9, 12)  # in the first line of an answer
HUGE = b"1" + b"0" * 400  # a number

# Invisible, turned around, stacked, doubled by another spelling, or of no letter at all.
ODD_NAMES = (
    "An\u200bna",
    "\u202eannA",
    "\u2067Anna\u2069",
    "A" + "\u0301" * 20,
    "Z" + "\u0334\u0335\u0336" * 6,
    "Cafe\u0301",
    "\u3164",
    "\u00ad\u00ad",
    "\u2800",
    "An\ufe0fna",
    "\U000e0041nna",
    "Anna\u2028Ben",
    "\ufeffAnna",
    "An\u034fna",
)
# Bodies that no page of ours sends, where a record is expected.
ODD_BODIES = (
    *(
        b'{"format": "subak/1", "game": "bali", "rules": %s, "players": %s, "options": {}, "deal": {}, "actions": [[%s, "pass"]]}'
        % odd
        for odd in (
            (b"2", HUGE, b"0"),
            (HUGE, b"2", b"0"),
            (b"2", b"2", HUGE),
            (b"2", b"-1", b"0"),
            (b"2", b"1e400", b"0"),
            (b"2", b"NaN", b"0"),
        )
    ),
    b'{"format": "subak/1", "game": "\\ud800", "players": 2, "options": {}, "deal": {}, "actions": []}',
    b"[" * 30_000,
    b'{"a":' * 9_000,
    b"1" * 60_000,
    b'"' + b"\\u0000" * 9_000 + b'"',
    b"\xff\xfe\x00",
    b"null",
)

Request = Callable[[], Awaitable[object]]


class Visitor:
    """Somebody with an address and cookies of their own."""

    def __init__(self, attacker: "Attacker", at: str, cookies: dict[str, str] | None = None) -> None:
        self.attacker = attacker
        self.at = at
        transport = httpx.AsyncHTTPTransport(local_address=at, verify=NEVER_ASKED, limits=httpx.Limits(max_connections=AT_ONCE))
        self.http = httpx.AsyncClient(
            base_url=f"{attacker.address}/api/v1", transport=transport, timeout=PATIENCE, trust_env=False, cookies=cookies
        )

    async def asks(self, method: str, path: str, **more: Any) -> httpx.Response | None:
        """None where no answer came."""
        try:
            answer = await self.http.request(method, path, **more)
        except (httpx.TransportError, httpx.InvalidURL) as error:
            self.attacker.answers["no answer" if isinstance(error, httpx.TimeoutException) else "closed"] += 1
            return None
        self.attacker.answers[str(answer.status_code)] += 1
        return answer

    async def posts(self, path: str, **body: Any) -> httpx.Response | None:
        return await self.asks("POST", path, json=body)

    async def opens(self, game: str, *others: str | None, me: bool = True, **terms: Any) -> str | None:
        """A table of bots, by their level, and of people; None where it was refused."""
        seats = [{"kind": "bot", "level": one} if one else {"kind": "person"} for one in others]
        answer = await self.posts("/tables", game=game, seats=[*([{"kind": "me"}] if me else []), *seats], **terms)
        return str(answer.json()["table"]["id"]) if answer is not None and answer.is_success else None

    async def uploads(self) -> str | None:
        answer = await self.asks("POST", "/records", json=longest_record())
        return str(answer.json()["table"]["id"]) if answer is not None and answer.is_success else None


def longest_record() -> dict[str, Any]:
    """Of the present rules, a finished match with the most decisions."""
    records = [json.loads(file.read_text("utf-8")) for file in sorted(GOLDEN.glob("*/base-*.json"))]
    longest: dict[str, Any] = max(records, key=lambda record: len(record["actions"]))
    return longest


@dataclass
class Attacker:
    address: str
    seconds: float
    size: float = 1.0  # of what an attack has at full size
    prepared: dict[str, Any] = field(default_factory=dict)  # what its preparation has left
    answers: Counter[str] = field(default_factory=Counter)  # by status
    told: dict[str, float] = field(default_factory=dict)  # what else came of it, by what it is
    visitors: list[Visitor] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.end = time.monotonic() + self.seconds

    @property
    def left(self) -> float:
        return self.end - time.monotonic()

    def many(self, count: int) -> int:
        return max(1, round(count * self.size))

    def visitor(self, house: int, cookies: dict[str, str] | None = None) -> Visitor:
        """Another person; people of one house share an address."""
        self.visitors.append(Visitor(self, f"127.9.{house // 250}.{house % 250 + 1}", cookies))
        return self.visitors[-1]

    async def storm(self, rate: float, requests: Iterable[Request]) -> None:
        """So many a second until time is over, and no more than some under way."""
        free = asyncio.Semaphore(AT_ONCE)
        under_way: set[asyncio.Task[None]] = set()

        async def one(request: Request) -> None:
            async with free:
                await request()

        began = time.monotonic()
        for number, request in enumerate(requests):
            await asyncio.sleep(max(0.0, began + number / rate - time.monotonic()))
            if self.left <= 0:
                break
            if len(under_way) < 2 * AT_ONCE:
                task = asyncio.create_task(one(request))
                under_way.add(task)
                task.add_done_callback(under_way.discard)
        await self.give_up(under_way)

    async def all_at_once(self, works: Iterable[Coroutine[Any, Any, object]]) -> None:
        _, late = await asyncio.wait([asyncio.create_task(work) for work in works], timeout=max(0.0, self.left))
        await self.give_up(late)

    async def give_up(self, late: set[asyncio.Task[Any]]) -> None:
        if late:
            self.answers["not yet"] += len(late)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    async def asked_once(self, path: str) -> dict[str, Any]:
        """What an attack needs to know first."""
        answer = await self.visitor(0).asks("GET", path)
        found: dict[str, Any] = answer.json() if answer is not None and answer.is_success else {}
        return found

    async def close(self) -> None:
        await asyncio.gather(*(visitor.http.aclose() for visitor in self.visitors))


async def nothing(attacker: Attacker) -> None:
    """For comparison."""
    await asyncio.sleep(attacker.left)


async def toggled(attacker: Attacker, host: Visitor, table: str, most: int, pace: float = 0.0) -> int:
    """Chooses and takes back, which is allowed until the other chooses; returns the entries that this made."""
    entries, refused = 0, 0
    while entries < most and attacker.left > 0 and refused < 3:
        seen = await host.asks("GET", f"/tables/{table}?after={LATEST}")
        if seen is None or not seen.is_success:
            refused += 1
            await asyncio.sleep(AGAIN)
            continue
        step, legal = seen.json()["table"]["step"], seen.json()["view"]["legal"]
        while legal and entries < most and attacker.left > 0:
            await asyncio.sleep(pace)
            chosen = await host.posts(f"/tables/{table}/actions", action=legal[0]["action"], expect=step)
            if chosen is None or not chosen.is_success:
                break
            taken = await host.posts(f"/tables/{table}/undo", expect=step + 1)
            entries += 1
            if taken is None or not taken.is_success:
                break
            entries, step, refused = entries + 1, step + 2, 0
        refused += 1
        await asyncio.sleep(AGAIN)
    return entries


async def both_choosing(attacker: Attacker) -> tuple[Visitor, str] | None:
    """A table of Seasons of Rice, where one may choose and take back for as long as the other waits."""
    host, guest = attacker.visitor(1), attacker.visitor(2)
    table = await host.opens("rice", None, public=True)
    if table is None or (sat := await guest.posts(f"/tables/{table}/seat")) is None or not sat.is_success:
        return None
    return host, table


async def grow_a_log(attacker: Attacker) -> dict[str, Any]:
    found = await both_choosing(attacker)
    if found is None:
        return {"table": None, "entries": 0}
    host, table = found
    return {"table": table, "entries": await toggled(attacker, host, table, attacker.many(6000))}


async def long_log(attacker: Attacker) -> None:
    """The table with the longest log that one may make, asked for again and again after a restart."""
    attacker.told["entries in its log"] = attacker.prepared["entries"]
    one, table = attacker.visitor(1), attacker.prepared["table"]
    slowest = 0.0

    async def ask(after: int) -> None:
        nonlocal slowest
        began = time.monotonic()
        try:
            await one.asks("GET", f"/tables/{table}?after={after}")
        finally:
            slowest = max(slowest, time.monotonic() - began)

    await attacker.storm(15, cycle((lambda: ask(0), lambda: ask(LATEST), lambda: ask(1))))
    attacker.told["slowest answer, s"] = slowest


async def bot_tables(attacker: Attacker) -> None:
    """100 tables of four bots of the highest level, by ten guests at one address."""
    opened, most = 0, attacker.many(100)

    async def open_some(guest: Visitor) -> None:
        nonlocal opened
        for _ in range(3 * most):
            if opened >= most or attacker.left <= 0:
                return
            if await guest.opens("bali", *["harvest"] * 4, me=False) is None:
                await asyncio.sleep(AGAIN)
            else:
                opened += 1

    await asyncio.gather(*(open_some(attacker.visitor(1)) for _ in range(attacker.many(10))))
    attacker.told["tables opened"] = opened
    await asyncio.sleep(max(0.0, attacker.left))


async def upload_many(attacker: Attacker) -> dict[str, Any]:
    guests = [attacker.visitor(number) for number in range(attacker.many(10))]
    return {"tables": [table for number in range(attacker.many(51)) if (table := await guests[number % len(guests)].uploads())]}


async def deep_analyses(attacker: Attacker) -> None:
    """50 deep analyses asked for by one address, and one fast one by somebody else after them."""
    *deep, fast = attacker.prepared["tables"] or [None]
    guests = [attacker.visitor(1) for _ in range(attacker.many(10))]
    await asyncio.gather(*(guests[n % len(guests)].posts(f"/tables/{id}/analysis", depth="deep") for n, id in enumerate(deep)))
    other, began = Visitor(Attacker(attacker.address, attacker.seconds), "127.9.9.9"), time.monotonic()
    attacker.visitors.append(other)
    waited = "a fast analysis of somebody else has not come after, s"
    while attacker.left > 0:
        answer = await other.posts(f"/tables/{fast}/analysis", depth="fast")
        if answer is not None and answer.is_success and answer.json()["state"] == "done":
            waited = "a fast analysis of somebody else came after, s"
            break
        await asyncio.sleep(AGAIN)
    attacker.told[waited] = time.monotonic() - began
    await asyncio.sleep(max(0.0, attacker.left))


async def public_seats(attacker: Attacker) -> None:
    """Public tables that wait for people, as many as the list has room for, by guests of one address."""
    opened = set()
    for guest in [attacker.visitor(1) for _ in range(attacker.many(7))]:
        for _ in range(attacker.many(10)):
            if attacker.left > 0 and (table := await guest.opens("bali", None, None, None, public=True)) is not None:
                opened.add(table)
    seen = await attacker.visitor(2).asks("GET", "/tables")
    listed = [one["id"] for one in seen.json()["open"]] if seen is not None and seen.is_success else []
    attacker.told["of the open tables listed, by one address"] = len(opened.intersection(listed))
    taker, taken = attacker.visitor(3), 0
    for host in [attacker.visitor(10 + house) for house in range(attacker.many(20))]:
        waiting = await host.opens("bali", None, public=True) if attacker.left > 0 else None
        sat = await taker.posts(f"/tables/{waiting}/seat") if waiting is not None else None
        taken += sat is not None and sat.is_success
    attacker.told["seats of 20 other hosts, taken by one guest"] = taken
    await asyncio.sleep(max(0.0, attacker.left))


async def upload_one(attacker: Attacker) -> dict[str, Any]:
    return {"table": await attacker.visitor(1).uploads()}


async def finished_table(attacker: Attacker) -> None:
    """57 requests a second for one finished table, its moments and its record."""
    one, table = attacker.visitor(1), attacker.prepared["table"]
    moments = "&".join(f"ply={ply}" for ply in range(16))
    paths = (f"/tables/{table}", f"/tables/{table}/moments?{moments}&eyes=actor", f"/tables/{table}/record")
    await attacker.storm(57, cycle([partial(one.asks, "GET", path) for path in paths]))


async def open_many(attacker: Attacker) -> dict[str, Any]:
    """Half of them wait for people, half of them run; at all of them one person sits."""
    host = attacker.visitor(1)
    tables = []
    for number in range(attacker.many(60)):
        others = (None, None, None) if number % 2 else ("seed",)
        if (table := await host.opens("bali", *others, public=True)) is not None:
            tables.append(table)
    return {"tables": tables, "cookies": dict(host.http.cookies)}


async def lists(attacker: Attacker) -> None:
    """57 requests a second for the list of public tables."""
    one = attacker.visitor(1)
    await attacker.storm(57, repeat(partial(one.asks, "GET", "/tables")))


async def renames(attacker: Attacker) -> None:
    """Somebody at many tables takes a new name ten times a second, and looks at the list of them as often."""
    one = attacker.visitor(1, attacker.prepared["cookies"])
    for table in attacker.prepared["tables"]:
        await one.asks("GET", f"/tables/{table}")

    def requests() -> Iterator[Request]:
        for number in count():
            yield partial(one.asks, "PATCH", "/me", json={"name": f"Anna {number}"})
            yield partial(one.asks, "GET", "/me/tables")

    await attacker.storm(20, requests())


async def dear_answers(attacker: Attacker) -> None:
    """57 requests a second for what takes long to make: rules pages, decks and records that are checked, all operations."""
    one = attacker.visitor(1)
    record, deck = longest_record(), (await attacker.asked_once("/decks/rice")).get("deck")
    requests: list[Request] = [
        *(partial(one.asks, "GET", f"/rules/{game}?language=de") for game in ("rice", "cacao")),
        partial(one.asks, "GET", "/decks/rice"),
        partial(one.asks, "POST", "/decks/rice", json=deck),
        partial(one.asks, "POST", "/records", json={**record, "actions": [*record["actions"][:-1], [0, "nothing"]]}),
        partial(one.asks, "GET", "/openapi.json"),
    ]
    await attacker.storm(57, cycle(requests))


async def log_ins(attacker: Attacker) -> None:
    """200 log-ins at once, from 20 addresses."""
    people = [attacker.visitor(house) for house in range(attacker.many(20)) for _ in range(10)]
    tries = (one.posts("/login", login=f"made-{number}", password="rice and rain") for number, one in enumerate(people))
    await attacker.all_at_once(tries)
    await asyncio.sleep(max(0.0, attacker.left))


async def register(attacker: Attacker) -> dict[str, Any]:
    await attacker.visitor(1).posts("/account", login=LOGIN, password="rice and rain")
    return {}


async def one_account(attacker: Attacker) -> None:
    """60 addresses guess the password of one account, three times each."""
    guessed = 0

    async def guess(one: Visitor) -> None:
        nonlocal guessed
        for number in range(3):
            answer = await one.posts("/login", login=LOGIN, password=f"rice and rain {number}")
            guessed += answer is not None and answer.status_code in (401, 403)

    await attacker.all_at_once(guess(attacker.visitor(house)) for house in range(attacker.many(60)))
    attacker.told["guesses that were checked"] = guessed
    await asyncio.sleep(max(0.0, attacker.left))


async def connected(attacker: Attacker, at: str, receive: int | None = None) -> socket.socket | None:
    one = socket.socket()
    one.setblocking(False)
    if receive is not None:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
    url = urlsplit(attacker.address)
    try:
        one.bind((at, 0))
        async with asyncio.timeout(2.0):
            await asyncio.get_running_loop().sock_connect(one, (url.hostname, url.port))
    except BaseException as error:
        one.close()
        if not isinstance(error, OSError | TimeoutError):
            raise
        attacker.answers["closed"] += 1
        return None
    return one


async def half_open(attacker: Attacker) -> None:
    """1,100 requests that never end, a header line now and then, where the server has 1,024 descriptors."""
    loop = asyncio.get_running_loop()
    most, made, holding = attacker.many(1100), 0, 0

    async def hold() -> None:
        nonlocal made, holding
        while attacker.left > 0 and made < 4 * most:
            made += 1
            one = await connected(attacker, "127.9.0.1")
            if one is None:
                await asyncio.sleep(AGAIN)
                continue
            holding += 1
            with one, suppress(OSError):
                await loop.sock_sendall(one, HALF_ASKED)
                while attacker.left > 0:
                    try:
                        async with asyncio.timeout(min(1.0, max(0.01, attacker.left))):
                            heard = await loop.sock_recv(one, 1000)
                    except TimeoutError:
                        await loop.sock_sendall(one, b"X-And-So-On: 1\r\n")
                        continue
                    attacker.answers[heard[STATUS].decode("latin-1") or "closed"] += 1
                    break
                else:
                    holding += 1  # held to the end
            holding -= 1
            await asyncio.sleep(AGAIN)

    await asyncio.gather(*(hold() for _ in range(most)))
    attacker.told["sockets held to the end"] = holding
    attacker.told["sockets made"] = made


async def huge_requests(attacker: Attacker) -> None:
    """Addresses, headers and bodies without end, ten at a time."""
    loop = asyncio.get_running_loop()
    begun = HALF_ASKED.replace(b"GET /", b"POST /api/v1/records")
    heads = (
        (b"GET /" + CHUNK * 2 + b" HTTP/1.1\r\nHost: subak\r\n\r\n", b""),
        (HALF_ASKED + b"".join(b"X-%d: 1\r\n" % number for number in range(20_000)) + b"\r\n", b""),
        (HALF_ASKED + b"X-Long: ", CHUNK),
        (HALF_ASKED + b"Cookie: subak=" + CHUNK + b"\r\n\r\n", b""),
        (begun + b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n", b"10000\r\n" + CHUNK + b"\r\n"),
        (begun + b"Content-Type: application/json\r\nContent-Length: 4000000000\r\n\r\n", CHUNK),
    )

    async def send(number: int) -> None:
        one = await connected(attacker, f"127.9.1.{number % 10 + 1}")
        if one is None:
            return
        head, more = heads[number % len(heads)]
        heard = b""
        with one, suppress(OSError, TimeoutError):
            async with asyncio.timeout(3.0):
                with suppress(OSError):
                    await loop.sock_sendall(one, head)
                    for _ in range(100 if more else 0):
                        await loop.sock_sendall(one, more)
                heard = await loop.sock_recv(one, 1000)
        attacker.answers[heard[STATUS].decode("latin-1") or "closed"] += 1

    await attacker.storm(30, (partial(send, number) for number in range(attacker.many(1000))))
    await asyncio.sleep(max(0.0, attacker.left))


async def never_reading(attacker: Attacker) -> None:
    """Watchers that read nothing, half of them over WebSocket, at a table where something always happens."""
    found = await both_choosing(attacker)
    if found is None:
        return
    host, table = found
    loop = asyncio.get_running_loop()
    watching = 0
    with ExitStack() as sockets:
        for number in range(attacker.many(200)):
            one = await connected(attacker, "127.9.3.1", receive=4096) if attacker.left > 0 else None
            if one is None:
                continue
            sockets.enter_context(one)
            path = f"/api/v1/tables/{table}/{'live' if number % 2 else 'events'}?after=0".encode()
            with suppress(OSError):
                await loop.sock_sendall(one, b"GET %s HTTP/1.1\r\nHost: subak\r\n%s\r\n" % (path, UPGRADE if number % 2 else b""))
                watching += 1
        attacker.told["watchers that never read"] = watching
        attacker.told["entries they were sent"] = await toggled(attacker, host, table, 10_000, pace=0.1)


async def coming_and_going(attacker: Attacker) -> None:
    """100 watchers of one address at one table, each of whom goes after three seconds and comes again."""
    table = await attacker.visitor(1).opens("bali", None, public=True)
    loop = asyncio.get_running_loop()
    asked = b"GET /api/v1/tables/%s/live?after=0 HTTP/1.1\r\nHost: subak\r\n%s\r\n" % (str(table).encode(), UPGRADE)
    came, told = 0, 0

    async def watch() -> None:
        nonlocal came, told
        while attacker.left > 0:
            one = await connected(attacker, "127.9.3.1")
            if one is None:
                await asyncio.sleep(AGAIN)
                continue
            came += 1
            with one, suppress(OSError, TimeoutError):
                async with asyncio.timeout(max(0.01, min(3.0, attacker.left))):
                    await loop.sock_sendall(one, asked)
                    heard = await loop.sock_recv(one, 65_536)
                    attacker.answers[heard[STATUS].decode("latin-1") or "closed"] += 1
                    while heard := await loop.sock_recv(one, 65_536):
                        told += len(heard)
            await asyncio.sleep(0.0)

    await attacker.all_at_once(watch() for _ in range(attacker.many(100)))
    attacker.told["times that a watcher came"] = came
    attacker.told["kB that they were told"] = told // 1000


async def flood(attacker: Attacker) -> None:
    """As many requests as 100 connections of one address carry, whatever they are answered."""
    loop = asyncio.get_running_loop()

    async def ask() -> None:
        while attacker.left > 0:
            one = await connected(attacker, "127.9.4.1")
            if one is None:
                await asyncio.sleep(AGAIN)
                continue
            with one, suppress(OSError, TimeoutError):
                async with asyncio.timeout(max(0.01, attacker.left)):
                    while True:
                        await loop.sock_sendall(one, b"GET /api/v1/status HTTP/1.1\r\nHost: subak\r\n\r\n")
                        while not (heard := await loop.sock_recv(one, 65_536)).startswith(b"HTTP/") and heard:
                            pass  # what follows the head of an answer
                        attacker.answers[heard[STATUS].decode("latin-1") or "closed"] += 1
                        if not heard:
                            break

    await attacker.all_at_once(ask() for _ in range(attacker.many(100)))


async def odd_words(attacker: Attacker) -> None:
    """Names and chat that are not what they look like, and uploads that are no records."""
    one, outsider = attacker.visitor(1), attacker.visitor(2)
    kept = 0
    table = await one.opens("bali", None)
    for name in ODD_NAMES:
        answer = await one.asks("PATCH", "/me", json={"name": name})
        kept += answer is not None and answer.is_success and answer.json()["name"] == name
    heard = 0
    for text in ODD_NAMES[:4]:
        answer = await outsider.posts(f"/tables/{table}/chat", text=text)
        heard += answer is not None and answer.is_success
    for number, body in enumerate(ODD_BODIES):
        guest = attacker.visitor(3 + number % 3)
        await guest.asks("POST", "/records", content=body, headers={"Content-Type": "application/json"})
        await guest.asks("POST", "/tables", content=body, headers={"Content-Type": "application/json"})
    attacker.told[f"of {len(ODD_NAMES)} misleading names, kept as sent"] = kept
    attacker.told["words of outsiders at a private table"] = heard
    await asyncio.sleep(max(0.0, attacker.left))


class Attack(NamedTuple):
    name: str
    run: Callable[[Attacker], Awaitable[None]]
    prepare: Callable[[Attacker], Awaitable[dict[str, Any]]] | None = None  # without limits of rates, before a restart

    @property
    def says(self) -> str:
        return (self.run.__doc__ or "").strip()


ATTACKS = (
    Attack("nobody attacks", nothing),
    Attack("a long log", long_log, grow_a_log),
    Attack("tables of bots", bot_tables),
    Attack("deep analyses", deep_analyses, upload_many),
    Attack("public seats", public_seats),
    Attack("a finished table", finished_table, upload_one),
    Attack("lists", lists, open_many),
    Attack("renames", renames, open_many),
    Attack("answers that take long", dear_answers),
    Attack("log-ins", log_ins),
    Attack("one account", one_account, register),
    Attack("half-open requests", half_open),
    Attack("huge requests", huge_requests),
    Attack("clients that never read", never_reading),
    Attack("coming and going", coming_and_going),
    Attack("a flood", flood),
    Attack("odd words", odd_words),
)


async def attack(chosen: Attack, attacker: Attacker) -> None:
    try:
        async with asyncio.timeout(attacker.seconds + PATIENCE):
            await chosen.run(attacker)
    except TimeoutError:
        attacker.told["cut off after, s"] = attacker.seconds + PATIENCE
    finally:
        await attacker.close()


async def prepare(chosen: Attack, attacker: Attacker) -> dict[str, Any]:
    try:
        return {} if chosen.prepare is None else await chosen.prepare(attacker)
    finally:
        await attacker.close()


def main() -> int:
    """In a process of its own, so that an attacker's haste does not show in what others wait."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("name", choices=[one.name for one in ATTACKS])
    parser.add_argument("address")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--size", type=float, default=1.0)
    parser.add_argument("--prepare", action="store_true", help="only what comes before the attack")
    parser.add_argument("--prepared", type=json.loads, default={}, help="what that said")
    asked = parser.parse_args()
    most_files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most_files, most_files))
    os.nice(5)
    attacker = Attacker(asked.address, asked.seconds, asked.size, asked.prepared)
    chosen = next(one for one in ATTACKS if one.name == asked.name)
    if asked.prepare:
        print(json.dumps(asyncio.run(prepare(chosen, attacker))))
    else:
        asyncio.run(attack(chosen, attacker))
        print(json.dumps({"answers": attacker.answers, "told": attacker.told}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
