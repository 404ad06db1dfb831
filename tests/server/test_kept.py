"""Lists, finished matches and new names: asking again costs next to nothing, and nobody is told what is no longer so."""

import asyncio
from contextlib import contextmanager
from random import Random

import pytest
from sqlalchemy import event
from support.server import gathered, refused, turn_of, until

from subak.server import kept, limits, messages, rows
from subak.server.kept import KeptBytes, Recent


@contextmanager
def statements(server):
    """What the database is asked meanwhile."""
    asked = []

    def on_statement(connection, cursor, statement, *_):
        if statement.startswith("SELECT"):
            asked.append(statement)

    event.listen(server.house.store.engine, "before_cursor_execute", on_statement)
    yield asked
    event.remove(server.house.store.engine, "before_cursor_execute", on_statement)


async def test_who_asks_at_the_same_time_gets_the_same_answer():
    recent, asked = Recent(), []

    async def ask():
        asked.append(1)
        await asyncio.sleep(0.01)
        return len(asked)

    assert await asyncio.gather(*(recent.get("list", ask) for _ in range(5))) == [1] * 5
    recent.forget(["list"])
    assert await recent.get("list", ask) == 2


async def test_an_answer_that_failed_is_asked_for_anew():
    recent, answers = Recent(), iter([RuntimeError(), "found"])

    async def ask():
        answer = next(answers)
        if isinstance(answer, Exception):
            raise answer
        return answer

    with pytest.raises(RuntimeError):
        await recent.get("list", ask)
    assert await recent.get("list", ask) == "found"


async def test_who_hangs_up_takes_the_answer_from_nobody():
    recent = Recent()

    async def ask():
        await asyncio.sleep(0.05)
        return "found"

    first, second = (asyncio.ensure_future(recent.get("list", ask)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    assert await second == "found"


def test_what_nobody_asked_for_longest_makes_room():
    room = KeptBytes(most=10)
    for name in ("a", "b", "a", "c"):
        room.keep(name, 1, b"1234")
    assert (room.get("b", 1), room.get("a", 1), room.get("c", 1)) == (None, b"1234", b"1234")
    room.keep("huge", 1, b"x" * 11)
    assert room.size == len(room.kept) == 0


def test_what_has_changed_since_is_not_shown_and_takes_no_room_twice():
    room = KeptBytes(most=10)
    room.keep("a", 1, b"1234")
    assert room.get("a", 2) is None
    room.keep("a", 2, b"12345678")
    assert (room.get("a", 1), room.get("a", 2), room.size) == (None, b"12345678", 8)


def test_lists_take_the_same_few_questions_however_many_tables_there_are(serve, tmp_path, monkeypatch):
    monkeypatch.setattr(kept, "RECENT_SECONDS", 60)  # so that also a slow machine asks within them
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}")
    anna, ben = server.guest(), server.guest()
    for number in range(12):
        anna.opens("bali", None)
        (anna if number == 0 else server.guest()).opens("bali", None, public=True)
    for _ in range(2):  # a session is looked up at its first return
        ben.get("/me")
    with statements(server) as asked:
        assert len(ben.get("/tables").json()["open"]) == 12
        first = len(asked)
        ben.get("/tables")
        server.guest().get("/tables")
        assert len(asked) == first <= 4
    with statements(server) as asked:
        assert len(anna.get("/me/tables").json()) == 13
        assert len(asked) <= 2
        anna.get("/me/tables")
        assert len(asked) <= 2


def test_lists_have_what_one_has_just_done(shared, monkeypatch):
    monkeypatch.setattr(kept, "RECENT_SECONDS", 60)
    shared.house.lists.forget([None])
    anna, ben = shared.guest(), shared.guest()

    def listed(guest, id):
        return next((one for one in guest.get("/tables").json()["open"] if one["id"] == id), None)

    shared.guest().get("/tables")
    id = anna.opens("bali", None, None, public=True)["table"]["id"]
    assert (listed(anna, id)["seat"], listed(ben, id)["seat"]) == (0, None)
    assert ben.post(f"/tables/{id}/seat").status_code == 200
    assert listed(ben, id)["seat"] == 1
    assert [one["id"] for one in ben.get("/me/tables").json()] == [id]
    anna.post(f"/tables/{id}/start", fill="seed")
    assert listed(ben, id) is None
    people = [anna, ben]
    one = turn_of(people, id)
    until(lambda: one.get("/me/tables").json()[0]["your_turn"])
    one.plays_on(id, Random(1))
    table = one.sees(id)["table"]
    assert one.get("/me/tables").json()[0]["your_turn"] == (table["seat"] in table["to_move"])


@pytest.fixture
def finished(shared):
    id, people = gathered([shared.guest(), shared.guest()], "bali")
    turn_of(people, id).plays_on(id, Random(1))
    assert people[0].post(f"/tables/{id}/resign").status_code == 204
    return id, people


def test_a_finished_table_that_is_known_already_is_not_sent_again(finished, shared, monkeypatch):
    id, (anna, _) = finished
    first = anna.get(f"/tables/{id}")
    tag = first.headers["etag"]
    assert first.headers["cache-control"] == "private, no-cache"

    def known(guest, tag, path=""):
        return guest.http.get(f"/tables/{id}{path}", headers={"If-None-Match": tag})

    monkeypatch.setattr(messages, "shown_entries", None)
    again = known(anna, tag)
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert known(anna, f'"other", {tag}').status_code == 304
    assert anna.get(f"/tables/{id}").json() == first.json(), "kept as it was shown"
    monkeypatch.undo()
    assert known(anna, '"other"').status_code == 200
    stranger = known(shared.guest(), tag)
    assert (stranger.status_code, stranger.json()["table"]["seat"]) == (200, None)
    anna.post(f"/tables/{id}/chat", text="Well played!")
    assert known(anna, tag).json()["entries"][-1]["text"] == "Well played!"


def test_a_table_that_goes_on_is_never_kept_by_browsers(shared):
    id, people = gathered([shared.guest(), shared.guest()], "bali")
    for path in ("", "/record"):
        answer = people[0].get(f"/tables/{id}{path}")
        assert answer.headers["cache-control"] == "no-store"
        assert "etag" not in answer.headers


def test_the_record_of_a_finished_match_is_written_once(finished, shared, monkeypatch):
    id, (anna, ben) = finished
    record = anna.get(f"/tables/{id}/record")
    monkeypatch.setattr(messages, "record_message", None)
    assert ben.get(f"/tables/{id}/record").json() == record.json()
    again = shared.guest().http.get(f"/tables/{id}/record", headers={"If-None-Match": record.headers["etag"]})
    assert again.status_code == 304
    monkeypatch.undo()
    anna.patch("/me", name="Anna")
    named = anna.http.get(f"/tables/{id}/record", headers={"If-None-Match": record.headers["etag"]})
    assert "Anna" in named.json()["names"]


def test_a_new_name_reads_no_log(serve, tmp_path, redis, monkeypatch):
    database = f"sqlite:///{tmp_path / 'subak.db'}"
    here, there = (serve(database=database, redis=redis.url) for _ in range(2))
    until(lambda: not there.house.bus.deaf)
    anna = here.guest()
    ids = [anna.opens("bali", None)["table"]["id"] for _ in range(5)]
    elsewhere = there.guest()
    for id in ids:
        elsewhere.sees(id)
    monkeypatch.setattr(rows, "load_entries", None)
    assert anna.patch("/me", name="Anna").status_code == 200

    def named(server):
        return {seat.name for id in ids for seat in server.house.tables[id].stored.seats if seat.person is not None}

    assert named(here) == {"Anna"}
    until(lambda: named(there) == {"Anna"})


def test_one_renames_oneself_only_so_often(serve, tmp_path):
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}", rate=1.0)
    anna = server.guest()
    answers = [anna.patch("/me", name=f"Anna {number}") for number in range(int(limits.RENAMES.at_once) + 1)]
    assert [answer.status_code for answer in answers[:-1]] == [200] * int(limits.RENAMES.at_once)
    assert refused(answers[-1]) == (429, "too-often")
    assert int(answers[-1].headers["retry-after"]) >= 1
