"""Bad requests of every kind are answered clearly, harm nothing and hold up nobody."""

import asyncio
import base64
import json
import socket
import time
from contextlib import suppress
from random import Random
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from support.random_play import NIGHTLY
from support.server import heard, until
from websockets.exceptions import ConnectionClosed, InvalidStatus

from subak.server import limits, security
from subak.server.security import HEADERS, MOST_BODY

BAD_REQUESTS = 10_000 if NIGHTLY else 2_500
CONNECTIONS = 8
STRANGE = [
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "\udfff\ud800",
    "\u202e\u2066",
    "\x1b[2J",
    "9" * 60,
    "a" * 61,
    "é" * 300,
    "𒐫" * 90,
    "{}",
    "null",
    "../..",
]
NUMBERS = [-1, 10**6 + 1, 2**31, 2**63, 2**64, 10**40, int("9" * 4000), 0.5, 1e308]
VALUES = [
    *STRANGE,
    *NUMBERS,
    None,
    True,
    [],
    {},
    [[]],
    {"": {}},
    [None] * 50,
    {"\ud800": True},
    {"a" * 5000: True},
    {"a": {"b": []}},
]
BODIES = [b"", b"{", b"null", b"[]", b'"x"', b"1", b"\xff\xfe", b'{"text": "\xff"}', b"{" * 9000, b"[" * 60_000, b'{"a":' * 5000]
BODIES += [
    b'{"action": NaN, "expect": 0}',
    b'{"action": 1e999, "expect": 0}',
    b'{"action": 1, "expect": %s}' % (b"9" * 5000),
    b"\0" * 100,
]


@pytest.fixture
def calm(serve, tmp_path):
    """A server with the limits that it has by default."""
    return serve(database=f"sqlite:///{tmp_path / 'subak.db'}", rate=1.0)


@pytest.fixture
def open_house(serve, tmp_path):
    """A server that never says it was too often."""
    return serve(database=f"sqlite:///{tmp_path / 'subak.db'}", rate=1e6)


def is_problem(answer, *statuses):
    assert answer.status_code in statuses or (not statuses and 400 <= answer.status_code < 500), (
        answer.status_code,
        answer.text[:300],
    )
    told = answer.json()
    assert set(told) == {"error", "message", "details"}
    assert told["message"]
    return told["error"]


def spoken(server, request, seconds=10.0):
    """The whole answer to bytes sent as they are."""
    address = urlsplit(server.address)
    with socket.create_connection((address.hostname, address.port), seconds) as connection:
        connection.sendall(request)
        connection.shutdown(socket.SHUT_WR)
        answer = b""
        while part := connection.recv(65536):
            answer += part
    return answer


def test_every_kind_of_answer_keeps_browsers_strict(open_house):
    guest = open_house.guest()
    id = guest.opens("bali", "seed")["table"]["id"]
    root = open_house.address

    async def fail(*_):
        raise RuntimeError

    answers = [
        guest.http.get(f"{root}/"),
        guest.http.get(f"{root}/healthz"),
        guest.http.get(f"{root}/metrics"),
        guest.http.get(f"{root}/nowhere"),
        guest.get("/status"),
        guest.get("/openapi.json"),
        guest.get(f"/tables/{id}"),
        guest.http.put("/me"),
        guest.http.options("/me"),
        guest.post("/tables", game=1),
        guest.http.post("/tables", content=b"x" * (MOST_BODY + 1)),
        guest.http.post("/login", json={}, headers={"Origin": "https://elsewhere.example"}),
        guest.http.delete(f"/tables/{id}/stand-in"),
        guest.http.get("/tables/"),
    ]
    open_house.house.table = fail
    answers.append(guest.get(f"/tables/{id}"))
    assert answers[-1].status_code == 500
    for answer in answers:
        for name, value in HEADERS.items():
            assert answer.headers.get_list(name) == [value], (answer.url, answer.status_code, name)
        assert "access-control-allow-origin" not in answer.headers
        assert "cache-control" in answer.headers
    for path in (f"/tables/{id}", "/me"):
        assert guest.get(path).headers["cache-control"] == "no-store"
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["Content-Security-Policy"].split(";"))
    assert policy["default-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert not any(unsafe in HEADERS["Content-Security-Policy"] for unsafe in ("unsafe", "*", "http:", "https:"))


def test_the_cookie_is_for_our_page_and_no_script(serve, tmp_path):
    plain = serve(database=f"sqlite:///{tmp_path / 'plain.db'}").guest().get("/me").headers["set-cookie"].lower()
    secure = (
        serve(database=f"sqlite:///{tmp_path / 'secure.db'}", secure_cookies=True).guest().get("/me").headers["set-cookie"].lower()
    )
    for cookie in (plain, secure):
        assert {"httponly", "samesite=lax", "path=/"} <= {part.strip() for part in cookie.split(";")}
        assert "domain" not in cookie
    assert "secure" in secure.split("; ")


def test_browsers_stay_with_tls_where_it_is_there(serve, tmp_path):
    said = "strict-transport-security"
    plain = serve(database=f"sqlite:///{tmp_path / 'plain.db'}").guest()
    assert said not in plain.get("/me").headers
    secure = serve(database=f"sqlite:///{tmp_path / 'secure.db'}", secure_cookies=True).guest()
    for answer in (secure.get("/me"), secure.get("/nowhere"), secure.http.post("/login", content=b"x" * (MOST_BODY + 1))):
        assert answer.headers.get_list(said) == ["max-age=31536000"]
    assert plain.http.get("/me", headers={"X-Forwarded-Proto": "https"}).headers[said] == "max-age=31536000", (
        "a trusted proxy says so"
    )


def test_metrics_are_for_this_machine_or_for_who_brings_the_token(serve, tmp_path):
    token = "t" * 32
    closed = serve(database=f"sqlite:///{tmp_path / 'closed.db'}")
    path = "/metrics"
    assert httpx.get(closed.address + path).status_code == 200
    for name in ("Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Proto", "X-Real-IP"):
        answer = httpx.get(closed.address + path, headers={name: "127.0.0.1"})
        assert is_problem(answer, 403) == "metrics-closed", "what a proxy brings is the world"
    opened = serve(database=f"sqlite:///{tmp_path / 'opened.db'}", metrics_token=token)
    for said in (b"", token.encode(), f"Bearer {token}x".encode(), b"Bearer \xff"):
        assert is_problem(httpx.get(opened.address + path, headers={b"Authorization": said}), 403) == "metrics-closed"
    behind_a_proxy = {"Authorization": f"Bearer {token}", "X-Forwarded-For": "198.51.100.7"}
    assert "subak_requests_total" in httpx.get(opened.address + path, headers=behind_a_proxy).text


FOREIGN = [
    {"Origin": "https://elsewhere.example"},
    {"Origin": "null"},
    {"Origin": ""},
    {"Origin": "http://["},
    {"Origin": "http://127.0.0.1"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "javascript://{host}"},
    {"Origin": "http://{host}.elsewhere.example"},
    {"Origin": "http://elsewhere.example@{host}"},
    {"Origin": "http://{host}, http://{host}"},
    {"Origin": "null", "Host": ""},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "nonsense"},
]


def filled(headers, server):
    return {name: value.format(host=urlsplit(server.address).netloc) for name, value in headers.items()}


def test_foreign_pages_can_change_nothing(open_house):
    guest = open_house.guest()
    id = guest.opens("bali", "seed")["table"]["id"]
    for headers in FOREIGN:
        for method, path in (
            ("POST", f"/tables/{id}/resign"),
            ("PATCH", "/me"),
            ("DELETE", f"/tables/{id}/stand-in"),
            ("POST", "/logout"),
        ):
            answer = guest.http.request(method, path, headers=filled(headers, open_house), json={"name": "x"})
            assert is_problem(answer, 403) == "foreign-page", headers
        for method in ("GET", "OPTIONS"):  # and read nothing
            asked = filled(headers, open_house) | {"Access-Control-Request-Method": "POST"}
            told = guest.http.request(method, f"/tables/{id}", headers=asked).headers
            assert not [name for name in told if name.startswith("access-control-")], headers
    assert guest.sees(id)["table"]["status"] == "running"
    own = {"Origin": open_house.address, "Sec-Fetch-Site": "same-origin"}
    assert guest.http.post("/logout", headers=own).status_code == 204


def test_forms_are_not_read(open_house):
    guest = open_house.guest()
    for kind in ("application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain", ""):
        answer = guest.http.request("PATCH", "/me", content=b'{"name": "Forged"}', headers={"Content-Type": kind})
        is_problem(answer, 422)
    assert guest.get("/me").json()["name"] is None


def test_sockets_are_for_our_own_page(open_house):
    server, guest = open_house, open_house.guest()
    id = guest.opens("bali", "seed")["table"]["id"]
    for headers in FOREIGN:
        if "Host" in headers:
            continue
        with pytest.raises(InvalidStatus) as refused, guest.watches(id, **filled(headers, server)):
            pass
        assert refused.value.response.status_code == 403, headers
    with guest.watches(id, Origin=server.address) as live:
        assert heard(live)["table"]["id"] == id


def test_what_is_too_large_is_not_read_whether_declared_or_not(open_house):
    guest = open_house.guest()
    huge = json.dumps({"text": "x" * (2 * MOST_BODY)}).encode()
    assert is_problem(guest.http.post("/tables", content=huge), 413) == "too-large"
    chunks = (huge[at : at + 1000] for at in range(0, len(huge), 1000))
    chunked = guest.http.post("/tables", content=chunks, headers={"Content-Type": "application/json"})
    assert is_problem(chunked, 413) == "too-large"
    for length in ("-1", "x", "1" * 30, "9" * 5000, "0x10", "1, 2"):
        answer = spoken(open_house, f"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n\r\n".encode())
        assert answer.split()[1] in (b"400", b"413"), answer[:200]
    both = b"POST /api/v1/me HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    assert spoken(open_house, both).split()[1] == b"400"
    long_header = b"GET /api/v1/me HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 200_000 + b"\r\n\r\n"
    assert spoken(open_house, long_header).split()[1] == b"431"
    assert guest.get("/me").status_code == 200


def test_strange_bodies_and_values_are_told_apart_from_good_ones(open_house):
    guest = open_house.guest()
    id = guest.opens("bali", "seed", hints=True)["table"]["id"]
    for body in BODIES:
        for path in ("/tables", f"/tables/{id}/actions", f"/tables/{id}/chat"):
            assert (
                is_problem(guest.http.post(path, content=body, headers={"Content-Type": "application/json"}), 422) == "bad-request"
            )
    models: list[tuple[str, str, dict[str, Any]]] = [
        ("POST", "/tables", {"game": "bali", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {}, "days": 1}),
        ("POST", f"/tables/{id}/actions", {"action": "pass", "expect": 99}),
        ("POST", f"/tables/{id}/preview", {"action": "nonsense"}),
        ("POST", f"/tables/{id}/seat", {"invitation": "x", "seat": 0}),
        ("POST", f"/tables/{id}/undo", {"expect": 99}),
        ("POST", f"/tables/{id}/stand-in", {"level": "nobody", "seat": 3}),
        ("POST", "/login", {"login": "nobody", "password": "nothing at all"}),
        ("POST", "/account", {"login": "x", "password": "x"}),
    ]
    for method, path, good in models:
        for name in [*good, "more", "m" * 5000]:
            for value in VALUES:
                answer = guest.http.request(
                    method, path, content=json.dumps(good | {name: value}), headers={"Content-Type": "application/json"}
                )
                assert answer.status_code in (400, 403, 409, 422), (
                    path,
                    name,
                    repr(value)[:50],
                    answer.status_code,
                    answer.text[:200],
                )
                is_problem(answer)


def test_strange_texts_are_kept_or_refused(server):
    guest = server.guest()
    id = guest.opens("bali", "seed")["table"]["id"]
    for text in STRANGE:
        answer = guest.http.patch("/me", content=json.dumps({"name": text}), headers={"Content-Type": "application/json"})
        assert answer.status_code == 200 or is_problem(answer)
        answer = guest.http.post(
            f"/tables/{id}/chat", content=json.dumps({"text": text}), headers={"Content-Type": "application/json"}
        )
        assert answer.status_code == 204 or is_problem(answer)
    said = [entry["text"] for entry in guest.sees(id, 0)["entries"] if entry["kind"] == "chat"]
    assert "a b" in said
    assert all(letter.isprintable() for text in [*said, guest.get("/me").json()["name"]] for letter in text)
    assert guest.sees(id)["table"]["status"] == "running"


def test_headers_and_queries_of_any_shape_are_survived(open_house):
    guest = open_house.guest()
    id = guest.opens("bali", "seed")["table"]["id"]
    for value in ("9" * 5000, "-1", "x", "²", "9" * 30, ""):
        raw = value.encode("latin-1")
        answer = spoken(
            open_house, b"HEAD /api/v1/tables/%s/events HTTP/1.1\r\nHost: x\r\nLast-Event-ID: %s\r\n\r\n" % (id.encode(), raw)
        )
        assert answer.split()[1] == b"405"
        with guest.http.stream("GET", f"/tables/{id}/events", headers={"Last-Event-ID": raw}) as events:
            assert events.status_code == 200
            assert next(events.iter_bytes()).startswith(b"id: ")
        for path in (f"/tables/{id}", "/ratings/bali/2"):
            assert guest.http.get(path, params={"after": value}).status_code in (200, 414, 422)
    for language in ("de;q=nan,nl;q=inf", ";q=", "," * 3000, "de;q=1e999", "\xff", "en;q=" + "9" * 5000):
        answer = guest.http.get("/tables/AAAAAAAAAAAA", headers={"Accept-Language": language.encode("latin-1")})
        assert is_problem(answer, 404) == "no-such-table"
    for cookie in (
        "subak",
        "subak=",
        "subak=" + "x" * 9000,
        "subak=\xff\xfe",
        'subak="\\377\\000"',
        "=;;=",
        "subak=a.b.c; subak=d",
    ):
        answer = guest.http.get("/status", headers={"Cookie": cookie.encode("latin-1")})
        assert answer.status_code == 200


def test_paths_lead_nowhere_else(open_house):
    guest = open_house.guest()
    id = guest.opens("bali", "seed")["table"]["id"]
    tricks = [
        *(
            "/../../etc/passwd",
            "/%2e%2e/%2e%2e/etc/passwd",
            "/..%2f..%2fapp.py",
            "/..%5capp.py",
            "/%00",
            "/app.py",
            "/page/../app.py",
        ),
        *(
            "/assets/..%2f..%2fapp.py",
            "/assets/",
            "/assets/%00",
            "//elsewhere.example/%2e%2e",
            "/.env",
            "/static/x",
            "/docs",
            "/redoc",
        ),
        *("/api", "/api/v1", "/api/v2/status", "/api/v1/tables/", "/api/v1/tables/..", "/api/v1/tables/%00", "/" + "a" * 8000),
        *(f"/api/v1/tables/{id}{end}" for end in ("%0a", "%00", "/", f"/../{id}", "%2f", "'OR'1'='1", ".json", "%20")),
        *("/api/v1/tables/AAAAAAAAAAA%C3%A9", "/api/v1/tables/%ff%fe", "/api/v1/ratings/bali/9", "/api/v1/ratings/bali/2x"),
    ]
    for trick in tricks:
        answer = spoken(open_house, f"GET {trick} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        head, _, body = answer.partition(b"\r\n\r\n")
        assert head.split()[1] in (b"400", b"404", b"414", b"422"), (trick, head[:300])
        assert set(json.loads(body)) == {"error", "message", "details"}
        assert b"import" not in body
    for method in ("TRACE", "CONNECT", "PROPFIND", "BREW", "get"):
        assert spoken(open_house, f"{method} / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode()).split()[1] in (
            b"400",
            b"405",
        )


def test_nobody_acts_from_a_foreign_seat(open_house):
    anna, ben, cleo = (open_house.guest() for _ in range(3))
    id = anna.opens("bali", None, public=True, hints=True)["table"]["id"]
    assert is_problem(ben.post(f"/tables/{id}/start", fill="seed"), 403) == "not-the-host"
    assert ben.post(f"/tables/{id}/seat", seat=None).status_code == 200
    first, second = (anna, ben) if anna.sees(id)["view"]["legal"] else (ben, anna)
    step = first.sees(id)["table"]["step"]
    for stranger, error in ((second, "not-your-turn"), (cleo, "not-seated")):
        assert is_problem(stranger.acts(id, "pass", step), 403) == error
        assert is_problem(stranger.post(f"/tables/{id}/preview", action="pass"), 403) == error
        assert is_problem(stranger.post(f"/tables/{id}/hint"), 403) == error
    assert is_problem(cleo.post(f"/tables/{id}/undo", expect=step), 403) == "not-seated"
    assert is_problem(second.post(f"/tables/{id}/undo", expect=step), 409) == "no-undo"
    for path in ("resign", "rematch"):
        is_problem(cleo.post(f"/tables/{id}/{path}"), 403)
    assert is_problem(cleo.post(f"/tables/{id}/stand-in"), 403) == "not-seated"
    assert is_problem(second.post(f"/tables/{id}/stand-in", seat=first.sees(id)["table"]["seat"]), 403) == "not-absent"
    assert is_problem(cleo.delete(f"/tables/{id}/stand-in"), 403) == "not-seated"
    assert is_problem(cleo.post(f"/tables/{id}/seat", seat=0), 409) == "table-started"


def test_a_decision_that_was_taken_back_is_not_made_again_by_its_old_request(open_house):
    anna = open_house.guest()
    id = anna.opens("cacao", None, public=True)["table"]["id"]
    ben = open_house.guest()
    assert ben.post(f"/tables/{id}/seat", seat=None).status_code == 200
    first = anna if anna.sees(id)["view"]["legal"] else ben
    text, step = first.sees(id)["view"]["legal"][0]["action"], first.sees(id)["table"]["step"]
    assert first.acts(id, text, step).status_code == 200
    assert first.post(f"/tables/{id}/undo", expect=step + 1).json()["step"] == step + 2
    assert first.acts(id, text, step).json() == {"step": step + 2, "repeated": True}
    again = first.post(f"/tables/{id}/undo", expect=step + 1)
    assert is_problem(again, 409) == "stale-decision"
    assert is_problem(first.acts(id, first.sees(id)["view"]["legal"][1]["action"], step), 409) == "stale-decision"
    assert is_problem(first.acts(id, text, step + 1), 409) == "stale-decision"
    assert is_problem(first.acts(id, text, step + 9), 409) == "stale-decision"
    assert first.sees(id)["view"]["ply"] == 0
    assert [entry["kind"] for entry in first.sees(id, 0)["entries"]] == ["seated", "started", "act", "undo"]


def test_forged_cookies_and_invitations_open_nothing(open_house):
    anna, thief = open_house.guest(), open_house.guest()
    opened = anna.opens("bali", None)["table"]
    id, (invitation,) = opened["id"], opened["invitations"].values()
    me, cookie = anna.get("/me").json()["id"], anna.http.cookies["subak"]
    other = anna.opens("bali", None)["table"]
    (elsewhere,) = other["invitations"].values()
    signed, _, signature = cookie.rpartition(".")
    forged = [
        me,
        signed,
        f"{signed}.",
        f"{signed}.{signature[::-1]}",
        f"{signed}.{signature[:-1]}",
        f"{cookie}.{signature}",
        f".{cookie}",
        invitation,
        URLSafeSerializer("", salt="person").dumps(me),
        URLSafeSerializer("secret", salt="person").dumps(me),
        URLSafeSerializer("", salt="invitation").dumps([id, 0]),
        base64.b64encode(f'"{me}"'.encode()).decode(),
    ]
    forged += [cookie[:place] + ("A" if letter != "A" else "B") + cookie[place + 1 :] for place, letter in enumerate(cookie[:-1])]
    for attempt in forged:
        thief.http.cookies.clear()
        answer = thief.http.get("/me", headers={"Cookie": f"subak={attempt}"})
        assert answer.json()["id"] != me, attempt
        assert thief.http.get(f"/tables/{id}", headers={"Cookie": f"subak={attempt}"}).json()["table"]["invitations"] is None
    assert thief.http.get("/me", headers={"Cookie": f"subak={cookie}"}).json()["id"] == me
    thief.http.cookies.clear()
    tampered = [
        invitation[:place] + ("A" if letter != "A" else "B") + invitation[place + 1 :]
        for place, letter in enumerate(invitation[:-1])
    ]
    for attempt in [*tampered, elsewhere, cookie, "", ".", "x" * 200, URLSafeSerializer("", salt="invitation").dumps([id, 1])]:
        assert is_problem(thief.post(f"/tables/{id}/seat", invitation=attempt), 403) == "wrong-invitation"
    assert is_problem(thief.post(f"/tables/{id}/seat", invitation="x" * 201), 422) == "bad-request"
    assert anna.sees(id)["table"]["status"] == "open"


def closes_with(live):
    """The code that a server closes a socket with, after whatever it still sends."""
    try:
        while True:
            live.recv(timeout=10)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_frames_that_mean_nothing_close_the_socket_and_nothing_else(open_house):
    guest, other = open_house.guest(), open_house.guest()
    id = guest.opens("bali", "seed")["table"]["id"]
    frames = [
        b"",
        b"\0\xff",
        b'{"type":"ping"}',
        "",
        "x",
        "[" * 900,
        "{}",
        '{"type":"ping","more":1}',
        "9" * 900,
        "NaN",
        "x" * 1001,
        "\0",
    ]
    random = Random(5)
    frames += [random.randbytes(random.randrange(1, 200)) for _ in range(10)]
    frames += ["".join(chr(random.randrange(1, 0xD7FF)) for _ in range(random.randrange(1, 100))) for _ in range(10)]
    with other.watches(id) as witness:
        heard(witness, "table")
        for frame in frames:
            with guest.watches(id) as live:
                heard(live, "table")
                live.send(frame)
                assert closes_with(live) == 1007
        with guest.watches(id) as live:
            heard(live, "table")
            live.send("x" * (MOST_BODY + 1))
            assert closes_with(live) == 1009
        with guest.watches(id) as live:
            heard(live, "table")
            live.send([b"\xff\xfe", b"\xff"], text=True)  # a text that is no UTF-8
            assert closes_with(live) == 1007
        witness.send('{"type":"ping"}')
        assert heard(witness, "pong")
    until(lambda: not open_house.house.tables[id].watchers)


def test_broken_handshakes_and_raw_frames_are_survived(open_house):
    guest = open_house.guest()
    id = guest.opens("bali", "seed")["table"]["id"]
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
    upgrade = "GET {path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n{key}\r\n"
    for path, more in (
        (f"/api/v1/tables/{id}/live", ""),
        (f"/api/v1/tables/{id}/live", "Sec-WebSocket-Key: x\r\nSec-WebSocket-Version: 99\r\n"),
        (f"/api/v1/tables/{id}/live?after=-1", key),
        (f"/api/v1/tables/{id}/live?after={'9' * 5000}", key),
        ("/api/v1/tables/x/live", key),
        ("/api/v1/nowhere", key),
        ("/", key),
    ):
        answer = spoken(open_house, upgrade.format(path=path, key=more).encode())
        assert 400 <= int(answer.split()[1]) < 500, (path, answer[:200])
    random = Random(6)
    start = upgrade.format(path=f"/api/v1/tables/{id}/live", key=key).encode()
    for _ in range(100):
        answer = spoken(open_house, start + random.randbytes(random.randrange(1, 300)))
        assert answer.startswith(b"HTTP/1.1 101")
    with guest.watches("AAAAAAAAAAAA") as live:
        assert closes_with(live) == 4404
    assert guest.sees(id)["table"]["status"] == "running"


def test_a_socket_that_floods_is_closed_and_the_next_is_not_held_up(calm):
    guest = calm.guest()
    id = guest.opens("bali", "seed")["table"]["id"]
    for _ in range(3):
        with guest.watches(id) as live:
            heard(live, "table")
            for _ in range(int(limits.FRAMES.at_once) - 5):
                live.send('{"type":"ping"}')
            for _ in range(int(limits.FRAMES.at_once) - 5):
                heard(live, "pong")
            with suppress(ConnectionClosed):
                for _ in range(500):
                    live.send('{"type":"ping"}')
            assert closes_with(live) in (1013, None)


def bad_requests(id, token, random):
    """Requests without end, each wrong in its own way."""
    heads = {
        "json": "Content-Type: application/json",
        "form": "Content-Type: application/x-www-form-urlencoded",
        "foreign": "Content-Type: application/json\r\nOrigin: https://elsewhere.example",
        "forged": f"Content-Type: application/json\r\nCookie: subak={token[::-1]}",
        "own": f"Content-Type: application/json\r\nCookie: subak={token}",
    }
    names = ["actions", "preview", "seat", "undo", "stand-in", "chat", "analysis", "start", "rematch", "hint", "resign", "nowhere"]
    keys = [
        "action",
        "expect",
        "seat",
        "invitation",
        "level",
        "text",
        "fill",
        "depth",
        "game",
        "seats",
        "options",
        "login",
        "password",
    ]
    while True:
        where = random.choice([id, id, "AAAAAAAAAAAA", "x", "%00"])
        path = random.choice(
            [f"/tables/{where}/{random.choice(names)}", "/tables", "/login", "/me", "/nowhere", f"/tables/{where}/live"]
        )
        body = random.choice(BODIES[:9] + BODIES[11:])
        if random.random() < 0.6:
            body = json.dumps(
                {random.choice(keys): random.choice(VALUES) for _ in range(random.randrange(4))} | {"wrong": 1}
            ).encode()
        method = random.choice(["POST", "POST", "POST", "PATCH", "PUT", "DELETE"])
        head = heads[random.choice(list(heads))]
        # Without these two a request could be a good one.
        if random.random() < 0.05 and where != id:
            method, body = "GET", b""
            path = random.choice([f"/tables/{where}", f"/tables/{where}/record", "/ratings/x/2", "/ratings/bali/7"])
        elif body in (b"", b"{}", b"null") or path.rsplit("/", 1)[-1] in ("rematch", "hint", "resign") or method == "DELETE":
            head = heads["foreign"]
        yield f"{method} /api/v1{path} HTTP/1.1\r\nHost: x\r\n{head}\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body


async def answers_to(server, requests, count):
    address = urlsplit(server.address)
    found = []

    async def ask():
        reader, writer = await asyncio.open_connection(address.hostname, address.port)
        while len(found) < count:
            request = next(requests)
            found.append(None)
            place = len(found) - 1
            writer.write(request)
            head = await reader.readuntil(b"\r\n\r\n")
            fields = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:] if line)
            body = await reader.readexactly(int(fields[b"content-length"]))
            found[place] = (int(head.split()[1]), body, request)
            if fields.get(b"connection") == b"close":
                writer.close()
                reader, writer = await asyncio.open_connection(address.hostname, address.port)
        writer.close()

    await asyncio.gather(*(ask() for _ in range(CONNECTIONS)))
    return found


def test_after_thousands_of_bad_requests_a_match_is_played_to_its_end(open_house):
    guest = open_house.guest()
    id = guest.opens("bali", "seed")["table"]["id"]
    before = guest.sees(id, 0)["entries"][:1]
    requests = bad_requests(id, guest.http.cookies["subak"], Random(7))
    answers = asyncio.run(answers_to(open_house, requests, BAD_REQUESTS))
    statuses = set()
    for status, body, request in answers:
        assert 400 <= status < 500, (status, body[:200], request[:300])
        assert set(json.loads(body)) == {"error", "message", "details"}
        statuses.add(status)
    assert {403, 404, 405, 422} <= statuses
    assert guest.sees(id, 0)["entries"][:1] == before
    assert guest.plays_out(id, Random(8))["result"]["winners"]


def test_an_identity_that_asks_too_often_waits_and_nobody_else_does(calm):
    one, other = calm.guest(), calm.guest(**{"X-Forwarded-For": "203.0.113.7"})
    one.get("/me"), other.get("/me")
    answers = [one.get("/me") for _ in range(int(limits.REQUESTS.at_once) + 60)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused
    for answer in refused:
        assert is_problem(answer, 429) == "too-often"
        assert 1 <= int(answer.headers["retry-after"]) <= 2
    assert other.get("/me").status_code == 200
    assert calm.guest().get("/status").status_code == 200
    time.sleep(int(refused[-1].headers["retry-after"]))
    assert one.get("/me").status_code == 200


def test_an_address_that_asks_too_often_waits_and_no_other_does(serve, tmp_path, monkeypatch):
    monkeypatch.setattr(security, "FLOOD_SECONDS", 0.0)
    strict = serve(database=f"sqlite:///{tmp_path / 'subak.db'}", rate=0.2)  # so that even a busy machine asks too often
    guests = [strict.guest(**{"X-Forwarded-For": "2001:db8::1"}) for _ in range(8)]
    # A household has more addresses than there are stars; they count as one.
    neighbours = [strict.guest(**{"X-Forwarded-For": f"2001:db8::{number:x}"}) for number in range(2, 10)]
    start = time.monotonic()
    statuses = [guest.get("/status").status_code for _ in range(30) for guest in (*guests, *neighbours)]
    assert set(statuses) == {200, 429}
    limit = limits.REQUESTS_OF_ADDRESS
    assert statuses.count(200) <= 0.2 * (limit.at_once + limit.per_second * (time.monotonic() - start))
    assert strict.guest(**{"X-Forwarded-For": "2001:db8:0:1::1"}).get("/status").status_code == 200
    assert strict.guest(**{"X-Forwarded-For": "203.0.113.8"}).get("/status").status_code == 200


def test_what_costs_more_may_be_asked_for_less_often(calm):
    guest = calm.guest()
    id = guest.opens("bali", "seed", hints=True)["table"]["id"]

    def refused_after(most, ask):
        for number in range(int(most) + 3):
            answer = ask()
            if answer.status_code == 429:
                assert is_problem(answer, 429) == "too-often"
                assert int(answer.headers["retry-after"]) >= 1
                return number
        return None

    assert refused_after(limits.CHAT.at_once, lambda: guest.post(f"/tables/{id}/chat", text="hello")) in (5, 6)
    tables = {"game": "bali", "seats": [{"kind": "me"}, {"kind": "person"}]}
    assert refused_after(limits.NEW_TABLES.at_once, lambda: guest.post("/tables", **tables)) in (9, 10)
    assert refused_after(limits.PASSWORDS.at_once, lambda: guest.post("/login", login="nobody", password="nothing")) in (10, 11)
    new_guest = {"X-Forwarded-For": "203.0.113.10"}
    assert refused_after(limits.NEW_GUESTS.at_once + 20, lambda: calm.guest(**new_guest).get("/me")) is not None
    other = calm.guest(**{"X-Forwarded-For": "203.0.113.9"})
    opened = other.post("/tables", **tables)
    assert opened.status_code == 201
    assert other.post(f"/tables/{opened.json()['table']['id']}/chat", text="hello").status_code == 204
    assert other.post("/login", login="nobody", password="nothing").status_code == 403


def test_an_address_cannot_be_made_up_by_whom_nobody_trusts(serve, tmp_path):
    """Beyond trusted proxies, X-Forwarded-For is what its sender says."""
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}", rate=1.0)
    answers = [server.guest(**{"X-Forwarded-For": f"198.51.100.{number}, 203.0.113.5"}).get("/me") for number in range(40)]
    assert {answer.status_code for answer in answers} == {200, 429}


def test_the_counts_for_operators_do_not_grow_with_what_strangers_invent(open_house):
    for number in range(20):
        spoken(open_house, f"X{number} / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        spoken(open_house, b"M-SEARCH / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    counts = open_house.guest().http.get(f"{open_house.address}/metrics").text
    assert 'method="M-SEARCH"' not in counts
    assert 'method="X' not in counts
