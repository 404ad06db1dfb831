"""Guests by a cookie, accounts by a password; what is yours stays yours."""

from threading import Event, Thread

import pytest
from argon2.exceptions import VerifyMismatchError
from support.server import gathered, refused, until

from subak.server import passwords
from subak.server.limits import NEW_GUESTS, PASSWORDS


def cookie_of(answer):
    name, _, rest = answer.headers["set-cookie"].partition("=")
    value, *attributes = rest.split("; ")
    return name, value, {attribute.lower() for attribute in attributes}


def test_who_comes_without_a_cookie_is_given_one_that_scripts_and_other_pages_cannot_use(shared):
    anna = shared.guest()
    first = anna.get("/me")
    name, _, attributes = cookie_of(first)
    assert name == "subak"
    assert {"httponly", "samesite=lax", "path=/", "max-age=7776000"} <= attributes
    assert "secure" not in attributes
    assert first.json()["name"] is None
    assert first.json()["account"] is None
    again = anna.get("/me")
    assert "set-cookie" not in again.headers
    assert again.json() == first.json()
    assert shared.guest().get("/me").json()["id"] != first.json()["id"]


def test_cookies_are_for_https_alone_where_the_server_is_told_so(serve, tmp_path):
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}", secure_cookies=True)
    assert "secure" in cookie_of(server.guest().get("/me"))[2]


def test_a_forged_cookie_is_nobodys(shared):
    anna, ben = shared.guest(), shared.guest()
    id = anna.get("/me").json()["id"]
    value = anna.http.cookies["subak"]
    ben.http.cookies.set("subak", value[:-4] + "AAAA")
    assert ben.get("/me").json()["id"] != id


def test_looking_makes_nobody(shared):
    anna = shared.guest()
    id = anna.opens("bali", None)["table"]["id"]
    assert "set-cookie" not in shared.guest().get(f"/tables/{id}").headers


def test_a_guest_has_a_name_that_others_see(shared):
    anna, ben = shared.guest(), shared.guest()
    assert anna.patch("/me", name="  Anna \t of\nUbud ").json()["name"] == "Anna of Ubud"
    table = anna.opens("bali", None)["table"]
    (seat,) = (seat for seat in ben.sees(table["id"])["table"]["seats"] if seat["taken"])
    assert (seat["name"], seat["account"]) == ("Anna of Ubud", False)


def test_a_new_name_is_seen_where_one_sits_already(shared):
    anna, ben = shared.guest(), shared.guest()
    table = anna.opens("bali", None)["table"]
    anna.patch("/me", name="Anna")
    anna.registers("wayan.p")
    (seat,) = (seat for seat in ben.sees(table["id"])["table"]["seats"] if seat["taken"])
    assert (seat["name"], seat["account"]) == ("Anna", True)


@pytest.mark.parametrize("name", [" ", "\t\n", "x" * 25, "\x00\x1b"])
def test_a_name_has_1_to_24_characters_that_can_be_seen(shared, name):
    anna = shared.guest()
    assert refused(anna.patch("/me", name=name)) == (400, "wrong-name")


def test_becoming_an_account_keeps_name_and_games(server):
    anna = server.guest()
    me = anna.patch("/me", name="Anna").json()
    table = anna.opens("bali", None)["table"]
    assert anna.post("/account", login="Anna.1", password="rice and rain").json() == me | {"account": "anna.1"}
    assert [one["id"] for one in anna.get("/me/tables").json()] == [table["id"]]
    assert anna.sees(table["id"])["table"]["seat"] == table["seat"]


def test_an_account_is_the_same_on_a_second_device(server):
    anna, phone = server.guest(), server.guest()
    id, _ = gathered([anna, server.guest()], "bali")
    anna.registers("anna")
    stranger = phone.get("/me").json()["id"]
    assert phone.sees(id)["table"]["seat"] is None
    assert phone.post("/login", login="ANNA", password="rice and rain").json() == anna.get("/me").json()
    assert phone.get("/me").json()["id"] != stranger
    assert phone.sees(id)["view"] == anna.sees(id)["view"]
    assert phone.get("/me/tables").json() == anna.get("/me/tables").json()


def test_after_logging_out_one_is_a_new_guest_and_the_account_is_as_it_was(shared):
    anna = shared.guest().registers("nyoman.p")
    me = anna.get("/me").json()
    assert anna.post("/logout").status_code == 204
    assert "subak" not in anna.http.cookies
    assert anna.get("/me").json()["account"] is None
    assert anna.post("/login", login="nyoman.p", password="rice and rain").json() == me


def test_a_wrong_password_and_an_unknown_name_are_told_alike(server):
    anna, ben = server.guest().registers("anna"), server.guest()
    me = ben.get("/me").json()
    wrong = ben.post("/login", login="anna", password="rain and rice")
    unknown = ben.post("/login", login="nobody", password="rice and rain")
    assert refused(wrong) == (403, "wrong-password")
    assert unknown.json() == wrong.json()
    assert refused(ben.post("/login", login="an\x00na", password="rice and rain")) == (403, "wrong-password")
    assert ben.get("/me").json() == me
    assert anna.get("/me").json()["account"] == "anna"


def test_a_taken_name_is_refused_whatever_its_letters(server):
    anna, ben = server.guest().registers("anna"), server.guest()
    assert refused(ben.post("/account", login="Anna", password="another one")) == (409, "login-taken")
    assert ben.get("/me").json()["account"] is None
    assert refused(anna.post("/account", login="anna2", password="another one")) == (409, "already-an-account")


@pytest.mark.parametrize("login", ["an", "a" * 25, "an na", "-anna", "änna"])
def test_a_name_to_log_in_is_plain(shared, login):
    anna = shared.guest()
    assert refused(anna.post("/account", login=login, password="rice and rain")) == (400, "wrong-login")


@pytest.mark.parametrize("password", ["1234567", "x" * 129])
def test_a_password_is_neither_short_nor_endless(shared, password):
    anna = shared.guest()
    assert refused(anna.post("/account", login="anna", password=password)) == (400, "wrong-password-length")


def test_passwords_cannot_be_tried_without_end(serve, tmp_path):
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}", rate=1)
    guest = server.guest()
    answers = [guest.post("/login", login="anna", password="rice and rain") for _ in range(12)]
    assert [answer.status_code for answer in answers[:10]] == [403] * 10
    assert refused(answers[-1]) == (429, "too-often")
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 10


def test_an_account_has_a_limit_wherever_they_come_from_who_try_its_password_and_its_owner_another(serve, tmp_path, monkeypatch):
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}", rate=1)
    monkeypatch.setattr(server.house.limits, "spend", spend := Spending(server.house.limits.spend, free=(PASSWORDS, NEW_GUESTS)))
    anna = server.guest().registers("anna")
    anna.post("/logout")
    for login in ("anna", "nobody"):
        answers = [server.guest().post("/login", login=login, password="rain and rice") for _ in range(25)]
        assert [answer.status_code for answer in answers] == [403] * 20 + [429] * 5, "alike, whether or not there is such a name"
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 60
    assert refused(server.guest().post("/login", login="ANNA", password="rice and rain")) == (429, "too-often")
    assert anna.post("/login", login="anna", password="rice and rain").status_code == 200, "on a device where she was before"
    assert refused(anna.post("/login", login="nobody", password="rice and rain")) == (429, "too-often"), "it is hers alone"
    assert spend.spent


class Spending:
    """As limits are spent, but for some that are free."""

    def __init__(self, spend, free):
        self.spend, self.free, self.spent = spend, free, 0

    def __call__(self, limit, who, tokens=1):
        self.spent += 1
        if limit not in self.free:
            self.spend(limit, who, tokens)


def test_a_name_that_nobody_has_is_as_much_work_as_any_other(shared, monkeypatch):
    shared.guest().registers("gede.p")
    worked = []

    class Counting:
        def verify(self, kept, password):
            worked.append(password)
            raise VerifyMismatchError

    monkeypatch.setattr(passwords, "hasher", Counting())
    for login in ("gede.p", "nobody", "no such name!", "x" * 100):
        assert refused(shared.guest().post("/login", login=login, password=login)) == (403, "wrong-password")
    assert worked == ["gede.p", "nobody", "no such name!", "x" * 100]


def test_nobody_waits_for_those_who_log_in_and_too_many_of_them_are_told_to_wait(serve, tmp_path, monkeypatch):
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}")
    anna = server.guest().registers("anna")
    let_go = Event()

    class Slow:
        def verify(self, kept, password):
            let_go.wait(30)

    monkeypatch.setattr(passwords, "hasher", Slow())
    logging_in = [
        Thread(target=server.guest().post, args=("/login",), kwargs={"login": "anna", "password": "x"}) for _ in range(40)
    ]
    for one in logging_in:
        one.start()
    try:
        until(lambda: server.house.passwords.waiting == passwords.MOST_WAITING)
        full = server.guest().post("/login", login="anna", password="x")
        assert (refused(full), full.headers["retry-after"]) == ((503, "passwords-busy"), "5")
        assert anna.get("/me/tables").json() == [], "what reads the database has its own threads"
        assert anna.patch("/me", name="Anna").status_code == 200
    finally:
        let_go.set()
        for one in logging_in:
            one.join()
    assert server.guest().post("/login", login="anna", password="x").status_code == 200


def test_a_seat_is_its_owners_alone(shared):
    id, people = gathered([shared.guest(), shared.guest()], "bali")
    thief = shared.guest()
    step = people[0].sees(id)["table"]["step"]
    for answer in (
        thief.acts(id, "pass", step),
        thief.post(f"/tables/{id}/undo", expect=step),
        thief.post(f"/tables/{id}/resign"),
        thief.post(f"/tables/{id}/stand-in", seat=0),
        thief.post(f"/tables/{id}/preview", action="pass"),
        thief.delete(f"/tables/{id}/seat"),
        thief.delete(f"/tables/{id}/stand-in"),
    ):
        assert refused(answer) == (403, "not-seated")
    assert refused(thief.post(f"/tables/{id}/seat", seat=0)) == (409, "table-started")
    assert thief.sees(id)["view"]["legal"] is None
