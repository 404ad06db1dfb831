"""Nobody keeps others out by holding connections, by asking slowly, by asking for too much, or by never reading."""

import resource
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.server import Guest, Served, heard, refused, until
from websockets.exceptions import ConnectionClosed

from subak.core import machine
from subak.server import connections
from subak.server.connections import OTHER_FILES, Connections, Streams, most_connections
from subak.server.limits import CONNECTIONS_OF_ADDRESS, Limits
from subak.server.metrics import Metrics
from subak.server.refusals import NotNow

FILES = 1024
FLOOD = 1100
HALF = b"GET /api/v1/status HTTP/1.1\r\nHost: x\r\n"


@contextmanager
def opened(address: str, sent: bytes = b"") -> Iterator[socket.socket]:
    host, port = address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), 30) as one:
        one.sendall(sent)
        yield one


def is_closed(one: socket.socket) -> bool:
    try:
        return one.recv(1) == b""
    except ConnectionError:
        return True


def said(one: socket.socket) -> bytes:
    answer = b""
    while part := one.recv(65536):
        answer += part
    return answer


def test_with_1024_files_the_probe_answers_beside_1100_half_requests(tmp_path: Path) -> None:
    """From an address that is trusted as a proxy, so that only the limit of all counts."""

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))  # we hold as many ourselves
    serve = f"{sys.executable} -m subak serve --port 0 --database sqlite:///{tmp_path / 'subak.db'}"
    command = ["sh", "-c", f"ulimit -S -n {FILES // 2}; ulimit -H -n {FILES}; exec {serve}"]
    with ExitStack() as stack:
        server = stack.enter_context(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
        stack.callback(server.kill)
        assert server.stdout is not None
        address = server.stdout.readline().split()[3]
        until(lambda: httpx.get(f"{address}/readyz").status_code == httpx.codes.OK)
        held = [stack.enter_context(opened(address, HALF)) for _ in range(FLOOD)]
        assert httpx.get(f"{address}/healthz", timeout=5).json()["parts"]["writer"] == {"ok": True}
        assert is_closed(held[0])
        counted = httpx.get(f"{address}/metrics").text
        assert f"subak_connections {FILES - OTHER_FILES}.0" in counted or "made-room" in counted
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_connections_leave_files_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    for files, wanted, granted in ((1024, 10_000, 768), (100, 10_000, 50), (100_000, 10_000, 10_000)):
        monkeypatch.setattr(machine, "most_files", lambda files=files: files)
        assert most_connections(wanted) == granted


class Transport:
    """One end of a connection, as far as limits ask."""

    def __init__(self) -> None:
        self.unread = 0
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.aborted = True


class Door:
    """Connections of a few addresses at a time of ours."""

    def __init__(self, most: int, monkeypatch: pytest.MonkeyPatch, of_address: int = 3) -> None:
        monkeypatch.setattr(connections, "OF_ADDRESS", of_address)
        self.limits = Connections(most, Limits(), "10.0.0.1", Metrics())
        self.now = 0.0

    def enter(self, host: str) -> Any:
        transport: Any = Transport()
        entered = self.limits.enter(transport, host, self.now)
        self.now += 1
        return entered


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Door]:
    return lambda most: Door(most, monkeypatch)


def test_the_one_that_keeps_us_waiting_longest_makes_room_and_no_other_address_does(door: Callable[..., Door]) -> None:
    here = door(100)
    other = here.enter("192.0.2.2")
    first, second, third = (here.enter("192.0.2.1") for _ in range(3))
    first.serve()
    fourth = here.enter("192.0.2.1")
    assert [one.transport.aborted for one in (other, first, second, third, fourth)] == [False, False, True, False, False]


def test_where_all_are_served_there_is_no_room(door: Callable[..., Door]) -> None:
    here = door(100)
    served = [here.enter("192.0.2.1") for _ in range(3)]
    for one in served:
        one.serve()
    assert here.enter("192.0.2.1") is None
    assert here.enter("192.0.2.2") is not None
    here.limits.leave(served[0])
    assert here.enter("192.0.2.1") is not None


def test_neighbours_in_a_network_of_64_bits_count_as_one_and_those_behind_a_proxy_do_not(door: Callable[..., Door]) -> None:
    here = door(10)
    household = [here.enter(f"2001:db8::{number}") for number in range(4)]
    assert [one.transport.aborted for one in household] == [True, False, False, False]
    proxied = [here.enter("10.0.0.1") for _ in range(7)]
    assert not any(one.transport.aborted for one in proxied + household[1:])
    here.enter("10.0.0.1")  # for all there are ten
    assert household[1].transport.aborted


def test_who_comes_again_and_again_is_not_let_in_and_others_are(door: Callable[..., Door]) -> None:
    here = door(10_000)
    most = int(CONNECTIONS_OF_ADDRESS.at_once)
    entered = [here.enter("192.0.2.1") for _ in range(most + 100)]
    assert most <= sum(one is not None for one in entered) < most + 50
    assert here.enter("192.0.2.2") is not None
    assert all(here.enter("10.0.0.1") is not None for _ in range(most + 100)), "through a proxy many come"


def test_who_asks_or_reads_too_slowly_is_let_go(door: Callable[..., Door]) -> None:
    here = door(10)
    half, idle, deaf, reads, busy = (here.enter(f"192.0.2.{number}") for number in range(5))
    for one in (idle, deaf, reads, busy):
        one.serve()
    idle.wait()
    for one in (deaf, reads):
        one.transport.unread = 1000
    here.limits.look(connections.REQUEST_SECONDS + 10)
    assert [one.transport.aborted for one in (half, idle, deaf, reads, busy)] == [True, False, False, False, False]
    reads.read_at = late = connections.WRITE_SECONDS + 10
    here.limits.look(late)
    assert [one.transport.aborted for one in (idle, deaf, reads, busy)] == [False, True, False, False]


def test_streams_are_counted_by_address_and_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "STREAMS_OF_ADDRESS", 2)
    streams = Streams(4, 1.0)  # three of them streams
    for address in ("a", "a", "b"):
        streams.check(address)
        streams.enter(address)
    for address in ("a", "b", "c"):
        with pytest.raises(NotNow):
            streams.check(address)
    streams.leave("a")
    streams.check("a")
    assert streams.count == {"a": 1, "b": 1}


@pytest.fixture
def narrow(serve: Callable[..., Served], tmp_path: Path) -> Served:
    """So that little fits on the way to a client who does not read."""
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}")
    for listening in server.server.servers[0].sockets:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return server


def let_go(server: Served, reason: str) -> float:
    return float(server.house.metrics.registry.get_sample_value("subak_connections_let_go_total", {"reason": reason}) or 0)


UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
)


@pytest.mark.parametrize(("way", "more"), [("events", ""), ("live", UPGRADE)])
def test_who_never_reads_is_let_go_whether_by_events_or_by_a_socket(
    narrow: Served, monkeypatch: pytest.MonkeyPatch, way: str, more: str
) -> None:
    monkeypatch.setattr(connections, "WRITE_SECONDS", 1.0)
    anna = narrow.guest()
    id = anna.opens("bali", None)["table"]["id"]
    host, port = narrow.address.removeprefix("http://").split(":")
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect((host, int(port)))
        deaf.sendall(f"GET /api/v1/tables/{id}/{way} HTTP/1.1\r\nHost: {host}:{port}\r\n{more}\r\n".encode())
        table = until(lambda: narrow.house.tables.get(id))
        (watcher,) = until(lambda: set(table.watchers))
        loop = next(iter(narrow.house.tasks)).get_loop()

        def is_let_go() -> bool:
            loop.call_soon_threadsafe(watcher.send, b"x" * 8000)
            return let_go(narrow, "slow-reader") == 1

        until(is_let_go)
        until(lambda: not table.watchers)
        until(lambda: not narrow.house.streams.count)
        until(lambda: len(narrow.house.connections.open) <= 1)  # but for anna's


def test_a_request_that_comes_too_slowly_is_let_go_in_its_head_and_in_its_body(
    narrow: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.5)
    body = b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
    with opened(narrow.address) as silent, opened(narrow.address, HALF) as head, opened(narrow.address, body) as posting:
        assert all(is_closed(one) for one in (silent, head, posting))
    assert let_go(narrow, "slow-request") == 3


def test_after_an_answer_a_connection_may_ask_again(narrow: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.5)
    with httpx.Client(base_url=narrow.address) as http:
        for _ in range(3):
            assert http.get("/api/v1/status").status_code == httpx.codes.OK
            until(lambda: len(narrow.house.connections.open) == 1)
    assert let_go(narrow, "slow-request") == 0


def test_headers_and_addresses_that_are_too_long_are_refused(narrow: Served) -> None:
    anna = narrow.guest()
    assert refused(anna.http.get("/status", headers={"X-Long": "x" * 17_000})) == (431, "too-large")
    assert refused(anna.http.get(f"/status?{'x' * 5_000}")) == (414, "too-large")
    assert anna.get("/status").status_code == httpx.codes.OK
    endless = b"GET / HTTP/1.1\r\n" + b"".join(b"X-%d: %s\r\n" % (number, b"x" * 1000) for number in range(50))
    with opened(narrow.address, endless) as one:
        assert said(one).startswith(b"HTTP/1.1 431 ")


def test_where_there_is_no_room_a_connection_is_told_to_come_again(narrow: Served) -> None:
    anna = narrow.guest()
    id = anna.opens("bali", None)["table"]["id"]
    with anna.watches(id) as socket:
        heard(socket)
        narrow.house.connections.all.most = 1
        until(lambda: len(narrow.house.connections.open) <= 2)
        anna.http.close()
        until(lambda: len(narrow.house.connections.open) == 1)
        with opened(narrow.address) as one:
            answer = said(one)
    assert answer.startswith(b"HTTP/1.1 503 ")
    assert b"Retry-After: " in answer


def test_one_address_may_not_have_all_streams(narrow: Served) -> None:
    anna = narrow.guest()
    id = anna.opens("bali", None)["table"]["id"]
    narrow.house.streams.most_of_address = 1
    with anna.watches(id) as first:
        heard(first)
        with anna.watches(id) as second, pytest.raises(ConnectionClosed) as told:
            heard(second)
        assert told.value.rcvd is not None
        assert (told.value.rcvd.code, told.value.rcvd.reason) == (1013, "too-many-connections")
        events = anna.get(f"/tables/{id}/events")
        assert refused(events) == (503, "too-many-connections")
        assert events.headers["retry-after"]
        elsewhere = {"X-Forwarded-For": "192.0.2.1"}
        ben = Guest(narrow.address, **elsewhere)
        with ben.watches(id, 0, **elsewhere) as third:
            heard(third)
        ben.http.close()
