"""Where somebody is signed in, and how that ends: at once, for copies too, and for connections that are open."""

import json
import time

import pytest
from itsdangerous import URLSafeSerializer
from support.server import heard, refused, until
from websockets.exceptions import ConnectionClosed

from subak.server import sessions
from subak.server.sessions import DAY, IDLE_DAYS, Session

SIGNED_OUT = 4401
NEW = "sun and water"


def copied(server, guest):
    """The same cookies somewhere else."""
    thief = server.guest()
    thief.http.cookies.update(guest.http.cookies)
    return thief


def is_signed_out(guest, me):
    """Told so when they want something, and somebody else after they have asked who they are."""
    assert refused(guest.get("/me/tables")) == (403, "signed-out")
    assert refused(guest.patch("/me", name="Eve")) == (403, "signed-out")
    assert guest.get("/me").json()["id"] != me
    return True


def logs_out(guest):
    assert guest.post("/logout").status_code == 204


def logs_out_everywhere(guest):
    assert guest.post("/logout/everywhere").status_code == 204


def changes_password(guest):
    assert guest.http.put("/account/password", json={"password": "rice and rain", "new": NEW}).status_code == 200


def closed_with(live):
    try:
        while True:
            live.recv(timeout=10)
    except ConnectionClosed as closed:
        return closed.rcvd.code


@pytest.mark.parametrize("ends", [logs_out, logs_out_everywhere, changes_password])
def test_a_copied_cookie_ends_with_its_session(server, ends):
    anna = server.guest().registers("anna")
    me, thief = anna.get("/me").json()["id"], copied(server, anna)
    assert thief.get("/me").json()["id"] == me
    ends(anna)
    assert is_signed_out(thief, me)


def test_a_guest_who_logs_out_leaves_no_cookie_that_is_theirs(shared):
    anna = shared.guest()
    me, thief = anna.get("/me").json()["id"], copied(shared, anna)
    logs_out(anna)
    assert is_signed_out(thief, me)
    assert anna.get("/me").json()["id"] != me


def test_logging_out_ends_one_device_and_everywhere_all(shared):
    anna, phone = shared.guest().registers("ketut.s"), shared.guest()
    me = anna.get("/me").json()["id"]
    assert phone.post("/login", login="ketut.s", password="rice and rain").status_code == 200
    thief = copied(shared, anna)
    logs_out(anna)
    assert phone.get("/me").json()["id"] == me
    assert anna.post("/login", login="ketut.s", password="rice and rain").status_code == 200
    assert refused(thief.get("/me/tables")) == (403, "signed-out"), "to log in again does not bring it back"
    logs_out_everywhere(phone)
    assert is_signed_out(anna, me)
    assert phone.get("/me").json()["id"] != me


def test_a_new_password_ends_all_other_devices_and_the_old_password(shared):
    anna, phone = shared.guest().registers("made.s"), shared.guest()
    me = phone.post("/login", login="made.s", password="rice and rain").json()["id"]
    wrong = anna.http.put("/account/password", json={"password": NEW, "new": NEW})
    assert refused(wrong) == (403, "wrong-password")
    short = anna.http.put("/account/password", json={"password": "rice and rain", "new": "1234567"})
    assert refused(short) == (400, "wrong-password-length")
    changes_password(anna)
    assert anna.get("/me").json()["id"] == me
    assert is_signed_out(phone, me)
    assert refused(phone.post("/login", login="made.s", password="rice and rain")) == (403, "wrong-password")
    assert phone.post("/login", login="made.s", password=NEW).json()["id"] == me
    guest = shared.guest()
    assert refused(guest.http.put("/account/password", json={"password": NEW, "new": NEW})) == (403, "not-an-account")


def test_a_guest_cookie_that_was_planted_does_not_become_the_account(shared):
    eve = shared.guest()
    eve.get("/me")
    anna = copied(shared, eve)
    me = anna.registers("putu.s").get("/me").json()
    assert is_signed_out(eve, me["id"])
    assert anna.get("/me").json() == me
    eve = shared.guest()
    eve.get("/me")
    ben = copied(shared, eve)
    ben.post("/login", login="putu.s", password="rice and rain")
    assert ben.get("/me").json() == me
    assert refused(eve.get("/me/tables")) == (403, "signed-out")


@pytest.mark.parametrize("ends", [logs_out, logs_out_everywhere, changes_password])
def test_open_connections_end_with_their_session_at_every_process(serve, database, redis, ends):
    one, other = (serve(database=database, redis=redis.url) for _ in range(2))
    until(lambda: not one.house.bus.deaf and not other.house.bus.deaf)
    anna = one.guest().registers("anna")
    me, id = anna.get("/me").json()["id"], anna.opens("bali", None)["table"]["id"]
    thief, watcher = other.guest(), other.guest()
    thief.http.cookies.update(anna.http.cookies)
    assert thief.get("/me").json()["id"] == me
    with (
        thief.watches(id) as live,
        watcher.watches(id) as untouched,
        thief.http.stream("GET", f"/tables/{id}/events") as events,
    ):
        lines = events.iter_lines()
        first = next(line for line in lines if line.startswith("data: "))
        assert json.loads(first.removeprefix("data: "))["table"]["seat"] is not None
        assert heard(live)["table"]["seat"] is not None
        heard(untouched)
        ends(anna)
        assert closed_with(live) == SIGNED_OUT
        assert not any('"type":"table"' in line for line in lines), "and these events have ended"
        untouched.send('{"type":"ping"}')
        assert heard(untouched, "pong")
    assert is_signed_out(thief, me)


def test_what_happened_while_redis_was_away_is_looked_up_when_it_is_back(serve, database, redis):
    one, other = (serve(database=database, redis=redis.url) for _ in range(2))
    until(lambda: not one.house.bus.deaf and not other.house.bus.deaf)
    anna, thief = one.guest().registers("anna"), other.guest()
    me, id = anna.get("/me").json()["id"], anna.opens("bali", None)["table"]["id"]
    thief.http.cookies.update(anna.http.cookies)
    with thief.watches(id) as live:
        heard(live)
        redis.stop()
        until(lambda: other.house.bus.deaf)
        logs_out(anna)
        assert is_signed_out(thief, me)
        redis.start()
        assert closed_with(live) == SIGNED_OUT


def test_a_session_that_stands_is_not_looked_up_for_every_request(serve, tmp_path, monkeypatch):
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}")
    asked = []
    really = sessions.is_current
    monkeypatch.setattr(sessions, "is_current", lambda *given: asked.append(given) or really(*given))
    anna = server.guest()
    for _ in range(20):
        anna.get("/me")
    assert len(asked) == 1
    monkeypatch.setattr(sessions, "BELIEVED_SECONDS", 0.0)
    server.house.sessions.believed.clear()
    for _ in range(20):
        anna.get("/me")
    assert len(asked) == 21


def test_a_session_goes_on_while_somebody_comes_and_ends_when_nobody_does(serve, tmp_path, monkeypatch):
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}")
    anna, ben = server.guest(), server.guest()
    me, his = anna.get("/me").json()["id"], ben.get("/me").json()["id"]
    now = time.time()
    for days in (IDLE_DAYS - 1, 2 * (IDLE_DAYS - 1)):
        monkeypatch.setattr(time, "time", lambda days=days: now + days * DAY)
        renewed = anna.get("/me")
        assert (renewed.json()["id"], "set-cookie" in renewed.headers) == (me, True)
        assert "set-cookie" not in anna.get("/me").headers, "not every time"
    again = ben.get("/me")
    assert again.json()["id"] != his
    assert "set-cookie" in again.headers


def earlier_cookie(server, person):
    """As the first release wrote it."""
    return URLSafeSerializer(server.house.sessions.cookies.secret_keys[-1], salt="person").dumps(person)


def test_cookies_of_the_first_release_are_renewed_and_end_like_others(serve, database):
    server = serve(database=database)
    anna = server.guest()
    id = anna.opens("bali", None)["table"]["id"]
    me, cookie = anna.get("/me").json()["id"], earlier_cookie(server, anna.get("/me").json()["id"])
    old, other = server.guest(), server.guest()
    for one in (old, other):
        one.http.cookies.set("subak", cookie)
        assert one.get("/me").json()["id"] == me
    assert old.sees(id)["table"]["seat"] == 0
    logs_out(old)
    assert is_signed_out(other, me), "all of them are one session"
    assert anna.get("/me").json()["id"] == me
    server.house.sessions.since = time.time() - (IDLE_DAYS + 1) * DAY
    late = server.guest()
    late.http.cookies.set("subak", earlier_cookie(server, me))
    assert late.get("/me").json()["id"] != me


def named(answer):
    return {line.partition("=")[0] for line in answer.headers.get_list("set-cookie")}


def test_where_cookies_are_secure_no_neighbour_can_plant_one(serve, tmp_path):
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}", secure_cookies=True)
    guest = server.guest()
    first = guest.get("/me")
    (written,) = first.headers.get_list("set-cookie")
    name, _, value = written.partition(";")[0].partition("=")
    assert name == "__Host-subak"
    assert {"Secure", "Path=/", "HttpOnly"} <= {part.strip() for part in written.split(";")}
    assert "domain" not in written.lower()
    me = first.json()["id"]

    def asked(cookies):
        guest.http.cookies.clear()
        return guest.http.get("/me", headers={"Cookie": cookies})

    assert asked(f"__Host-subak={value}").json()["id"] == me
    assert asked(f"subak={value}").json()["id"] != me, "a present cookie by the name that neighbours can use"
    victim = asked(f"subak={earlier_cookie(server, me)}")
    assert victim.json()["id"] == me, "nobody loses a seat by the new name"
    assert asked(f"subak={earlier_cookie(server, 'planted')}; __Host-subak={value}").json()["id"] == me
    assert asked(f"subak={earlier_cookie(server, 'planted')}; __Host-subak=nonsense").json()["id"] != "planted"
    out = guest.http.post("/logout", headers={"Cookie": f"__Host-subak={value}"})
    assert named(out) == {"__Host-subak", "subak"}
    assert all("Max-Age=0" in line and "Secure" in line for line in out.headers.get_list("set-cookie"))


def test_a_session_is_as_it_was_written(shared):
    session = Session("person", "id", 3, 1_000_000.0)
    cookie = shared.house.sessions.cookie(session)
    assert shared.house.sessions.read_cookie(cookie) == session
    assert len(cookie) < sessions.LONGEST_COOKIE
    assert shared.house.sessions.read_cookie(cookie, earlier=True) is None
