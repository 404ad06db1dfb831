"""Connections: how many there may be, of one address and in all, and how long one may keep us waiting.

Where there are too many, the one that has kept us waiting longest for a request makes room, so that whoever holds many open and
says nothing keeps nobody out.
"""

import asyncio
from collections import Counter
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Literal

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from subak.core import machine
from subak.server.limits import CONNECTIONS_OF_ADDRESS, Limits
from subak.server.metrics import Metrics
from subak.server.refusals import NotNow, TooMany

OTHER_FILES = 256  # for the database, workers, Redis and the page, which connections leave to them
OF_ADDRESS = 200  # connections; several people may share an address
STREAMS_OF_ADDRESS = 100  # that stay open to be told of a table
STREAMS_PART = 0.75  # of all connections; the rest is for requests
REQUEST_SECONDS = 20.0  # from the first byte of a request to its last
WRITE_SECONDS = 30.0  # without anything being read of what we send
AGAIN_SECONDS = 10

NOTHING: Any = None  # that the middleware would call

Reason = Literal["made-room", "slow-request", "slow-reader"]


def most_connections(wanted: int) -> int:
    """As many as the process may have files besides others."""
    files = machine.most_files()
    return max(1, min(wanted, files - min(OTHER_FILES, files // 2)))


@lru_cache(1024)
def network_of(host: str) -> str:
    """Of IPv6 addresses that of 64 bits: within it a household has as many as it likes."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((int(address), 64), strict=False))
    return host


class Room:
    """For so many connections."""

    def __init__(self, most: float) -> None:
        self.most = most
        self.count = 0
        self.waiting: dict[Connection, None] = {}  # those that we wait for, the longest first


class Connection:
    """From a client, or from a proxy, through which many ask."""

    def __init__(self, transport: asyncio.Transport, rooms: list[Room], now: float) -> None:
        self.transport = transport
        self.rooms = rooms
        self.asking_since: float | None = now  # since when its request is not whole; the first has to come at once
        self.read_at = now  # when something of what we send was last read
        self.wait()

    def ask(self, now: float) -> None:
        """A part of a request has come."""
        if self.asking_since is None:
            self.asking_since = now

    def serve(self) -> None:
        """All of its request has come: now it waits for us."""
        self.asking_since = None
        for room in self.rooms:
            room.waiting.pop(self, None)

    def wait(self) -> None:
        """We wait for what it asks next."""
        for room in self.rooms:
            room.waiting.setdefault(self)


class Connections:
    """All of a process."""

    def __init__(self, most: int, limits: Limits, trusted_proxies: str, metrics: Metrics) -> None:
        self.all = Room(most_connections(most))
        self.limits = limits
        self.most_of_address = OF_ADDRESS * limits.rate
        self.of_address: dict[str, Room] = {}
        # Many people come through a proxy, and only their requests say who they are.
        self.proxies = ProxyHeadersMiddleware(NOTHING, trusted_proxies).trusted_hosts
        self.metrics = metrics
        self.open: dict[asyncio.Transport, Connection] = {}

    def enter(self, transport: asyncio.Transport, host: str, now: float) -> Connection | None:
        """None where there is no room, or where they come too often."""
        rooms = [self.all]
        if host not in self.proxies:
            try:
                self.limits.spend(CONNECTIONS_OF_ADDRESS, network_of(host))
            except TooMany:
                self.metrics.let_go.labels("too-often").inc()
                return None
            rooms.append(self.of_address.setdefault(network_of(host), Room(self.most_of_address)))
        for room in rooms:
            if room.count >= room.most:
                longest = next(iter(room.waiting), None)
                if longest is None:
                    self.metrics.let_go.labels("no-room").inc()
                    return None
                self.let_go(longest, "made-room")
        connection = self.open[transport] = Connection(transport, rooms, now)
        for room in rooms:
            room.count += 1
        return connection

    def leave(self, connection: Connection) -> None:
        if self.open.pop(connection.transport, None) is not None:
            for room in connection.rooms:
                room.count -= 1
                room.waiting.pop(connection, None)

    def let_go(self, connection: Connection, reason: Reason) -> None:
        """At once: what it has not read yet is not sent any more."""
        self.metrics.let_go.labels(reason).inc()
        self.leave(connection)
        connection.transport.abort()

    def look(self, now: float) -> None:
        """Lets those go that keep us waiting too long; asked once a second."""
        for connection in list(self.open.values()):
            if connection.transport.get_write_buffer_size() == 0:
                connection.read_at = now
            if connection.asking_since is not None and now - connection.asking_since > REQUEST_SECONDS:
                self.let_go(connection, "slow-request")
            elif now - connection.read_at > WRITE_SECONDS:
                self.let_go(connection, "slow-reader")
        self.of_address = {address: room for address, room in self.of_address.items() if room.count}
        self.metrics.connections.set(len(self.open))


class Streams:
    """Connections that stay open to be told of a table, counted by whoever asked, through a proxy too."""

    def __init__(self, connections: float, rate: float) -> None:
        self.most = STREAMS_PART * connections
        self.most_of_address = STREAMS_OF_ADDRESS * rate
        self.count: Counter[str] = Counter()

    def check(self, address: str) -> None:
        """Refuses one more where there are too many."""
        if self.count[address] >= self.most_of_address or self.count.total() >= self.most:
            raise NotNow("too-many-connections", headers={"Retry-After": str(AGAIN_SECONDS)})

    def enter(self, address: str) -> None:
        self.count[address] += 1

    def leave(self, address: str) -> None:
        self.count[address] -= 1
        if not self.count[address]:
            del self.count[address]
