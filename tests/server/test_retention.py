"""What nobody comes back to is deleted when its time is over, and nothing else; while idle it costs nothing."""

import asyncio
import time
from dataclasses import replace
from functools import partial
from random import Random

import pytest
from sqlalchemy import event, inspect, select, update
from support.rated import accounts, ladder, played
from support.server import gathered, heard, refused, turn_of, until
from websockets.exceptions import ConnectionClosed

from subak.cli import db
from subak.cli.speech import Speech
from subak.core.mistakes import Mistake
from subak.locale import words
from subak.server import retention, rows, schema
from subak.server.ratings import met_enough
from subak.server.retention import clean, delete_guests, delete_tables, forget
from subak.server.rows import DAY, Seat
from subak.server.settings import Settings
from subak.server.store import engine_for, upgrade

LONG = 400.0  # days


def cleans(server):
    house = server.house
    loop = next(iter(house.tasks)).get_loop()
    work = clean(house.store, house.settings, time.time(), partial(forget, house))
    return asyncio.run_coroutine_threadsafe(work, loop).result()


def long_ago(server, table, *ids):
    """As if these had been made, and played at, that much earlier."""
    then = {name: table.c[name] - LONG * DAY for name in ("created", "moved") if name in table.c}
    with server.house.store.engine.begin() as connection:
        connection.execute(update(table).where(table.c.id.in_(ids)).values(then))


def everything_long_ago(server):
    with server.house.store.engine.connect() as connection:
        found = {table: list(connection.execute(select(table.c.id)).scalars()) for table in (schema.match, schema.person)}
    for table, ids in found.items():
        long_ago(server, table, *ids)


def is_there(server, id):
    return server.guest().get(f"/tables/{id}").status_code == 200


def finished(server):
    id, people = gathered([server.guest(), server.guest()], "bali")
    assert people[0].post(f"/tables/{id}/resign").status_code == 204
    return id, people


def test_tables_that_never_started_or_were_abandoned_go_and_all_others_stay(server):
    anna = server.guest()
    waiting = anna.opens("bali", None, public=True)["table"]["id"]
    secret = anna.opens("bali", None)["table"]["id"]
    abandoned, people = gathered([anna, server.guest()], "bali")
    turn_of(people, abandoned).plays_on(abandoned, Random(1))
    assert anna.post(f"/tables/{abandoned}/chat", text="?").status_code == 204
    over, _ = finished(server)
    everything_long_ago(server)
    new = anna.opens("bali", None, public=True)["table"]["id"]
    running, _ = gathered([anna, server.guest()], "bali")
    assert cleans(server).tables == 3
    assert {id: is_there(server, id) for id in (waiting, secret, abandoned, over, new, running)} == {
        waiting: False,
        secret: False,
        abandoned: False,
        over: True,
        new: True,
        running: True,
    }
    assert {one["id"] for one in anna.get("/me/tables").json()} == {new, running}
    assert cleans(server) == (0, 0)


def test_a_finished_match_may_have_another_rematch_when_the_first_never_began(server):
    id, (one, other) = finished(server)
    never = one.post(f"/tables/{id}/rematch").json()["table"]["id"]
    long_ago(server, schema.match, never)
    assert cleans(server).tables == 1
    assert other.sees(id)["table"]["rematch"] is None
    again = other.post(f"/tables/{id}/rematch").json()["table"]["id"]
    assert again != never
    assert one.sees(id)["table"]["rematch"] == again


def test_guests_go_who_have_nothing_any_more(server):
    named, hosts, sits, account = (server.guest() for _ in range(4))
    for one in (named, hosts, sits, account):
        one.patch("/me", name="somebody")
    account.registers("anna")
    waiting = hosts.opens("bali", None, public=True)["table"]["id"]
    over, people = finished(server)
    stale = sits.opens("bali", None)["table"]["id"]
    everything_long_ago(server)
    long_ago(server, schema.match, stale)
    with server.house.store.engine.begin() as connection:
        connection.execute(update(schema.match).where(schema.match.c.id == waiting).values(created=time.time()))
    newcomer = server.guest()
    newcomer.patch("/me", name="somebody")
    assert cleans(server) == (1, 2), "of those at a stale table too"
    names = {one: one.get("/me").json()["name"] for one in (named, hosts, sits, account, newcomer)}
    assert [names[one] for one in (named, hosts, sits, account, newcomer)] == [None, "somebody", None, "somebody", "somebody"]
    assert is_there(server, over)
    assert people[0].sees(over)["table"]["seat"] == 0


def test_nothing_is_deleted_of_what_the_operator_keeps_for_ever(serve, tmp_path):
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}", open_days=0, abandoned_days=0, guest_days=0)
    server.guest().patch("/me", name="somebody")
    id = server.guest().opens("bali", None)["table"]["id"]
    gathered([server.guest(), server.guest()], "bali")
    everything_long_ago(server)
    assert cleans(server) == (0, 0)
    assert is_there(server, id)


def test_whoever_watches_a_table_that_is_deleted_is_let_go(serve, tmp_path):
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}")
    anna = server.guest()
    id = anna.opens("bali", None)["table"]["id"]
    long_ago(server, schema.match, id)
    with anna.watches(id) as socket:
        socket.recv()
        assert cleans(server).tables == 1
        with pytest.raises(ConnectionClosed):
            heard(socket, "another message")
    assert id not in server.house.tables
    assert refused(anna.get(f"/tables/{id}")) == (404, "no-such-table")
    assert refused(anna.post(f"/tables/{id}/chat", text="?")) == (404, "no-such-table")


def test_a_process_that_was_not_told_finds_out(server):
    anna, ben = server.guest(), server.guest()
    id, people = gathered([anna, ben], "bali")
    long_ago(server, schema.match, id)
    house = server.house
    with house.store.engine.begin() as connection:
        assert delete_tables(connection, house.settings, time.time()).tables == [id]
    mover = next(one for one in people if one.get(f"/tables/{id}").json()["view"]["legal"])
    assert refused(mover.acts(id, "pass", 0)) == (404, "no-such-table")


def test_who_abandons_a_rated_match_has_lost_it(server):
    people = accounts(server, "anna", "ben")
    id, _ = gathered(people, "bali")
    played(people, id)
    away = turn_of(people, id)
    long_ago(server, schema.match, id)
    assert cleans(server).tables == 1
    found = ladder(server, "bali", 2)
    loser, winner = ("anna", "ben") if away is people[0] else ("ben", "anna")
    assert found[loser]["rating"] < 1500 < found[winner]["rating"]


def test_who_abandons_a_match_against_bots_has_lost_it(server):
    (anna,) = accounts(server, "anna")
    id = anna.opens("cacao", "seed")["table"]["id"]
    played([anna], id)
    turn_of([anna], id)
    long_ago(server, schema.match, id)
    assert cleans(server).tables == 1
    found = ladder(server, "cacao", 2)
    assert found["anna"]["rating"] < 1500 < found["seed"]["rating"]


@pytest.fixture
def engine(tmp_path):
    made = engine_for(f"sqlite:///{tmp_path / 'subak.db'}")
    upgrade(made)
    yield made
    made.dispose()


def stale(engine, tables, guests=0):
    """Rows of tables that never started, and of guests; their host is kept."""
    old = {"created": 1.0}
    host = {"id": "host", "login": "host"} | old
    people = [{"id": f"g{number:06}"} | old for number in range(guests)]
    opened = [{"id": f"t{number:06}", "status": "open", "moved": 1.0} | TABLE | old for number in range(tables)]
    with engine.begin() as connection:
        connection.execute(schema.person.insert().values(**host))
        if people:
            connection.execute(schema.person.insert(), people)
        connection.execute(schema.match.insert(), opened)
        seats = [{"match": one["id"], "number": 0, "person": "host"} for one in opened]
        connection.execute(schema.seat.insert(), seats + [one | {"number": 1, "person": None} for one in seats])


TABLE = {
    "game": "bali",
    "rules": 1,
    "players": 2,
    "options": {},
    "public": True,
    "hints": False,
    "rated": True,
    "host": "host",
    "seed": "seed",
    "salt": "salt",
}


def test_no_step_deletes_more_than_others_can_wait_for(engine):
    stale(engine, tables=retention.TABLES_AT_ONCE + 3, guests=retention.GUESTS_AT_ONCE + 3)
    settings, sizes = Settings(), []
    with engine.begin() as connection:
        while (deleted := delete_tables(connection, settings, time.time())).tables:
            sizes.append(len(deleted.tables))
        first = delete_guests(connection, settings, time.time(), (0.0, ""))
        assert first.last is not None
        second = delete_guests(connection, settings, time.time(), first.last)
        assert second.last is not None
        assert delete_guests(connection, settings, time.time(), second.last) == (0, None)
    assert sizes == [retention.TABLES_AT_ONCE, 3]
    assert [first.deleted, second.deleted] == [retention.GUESTS_AT_ONCE, 3]


def test_what_sweeps_and_cleaning_ask_is_found_by_indexes(engine):
    """However many other tables there are: nothing is looked through from its beginning."""
    stale(engine, tables=retention.TABLES_AT_ONCE + 3, guests=3)
    with engine.begin() as connection:
        connection.execute(update(schema.match).where(schema.match.c.id > "t000004").values(status="running"))
    asked = []

    @event.listens_for(engine, "before_cursor_execute")
    def note(connection, cursor, statement, parameters, context, many):
        if statement.startswith(("SELECT", "UPDATE", "DELETE")):
            asked.append((statement, parameters))

    with engine.begin() as connection:
        stored = rows.load_table(connection, "t000000")
        assert stored is not None
        met_enough(connection, replace(stored, seats=[Seat("g000000"), Seat("g000001")]))
        rows.waiting_for_bots(connection, time.time())
        rows.due(connection, time.time())
        delete_tables(connection, Settings(), time.time())
        delete_tables(connection, Settings(), time.time())
        delete_guests(connection, Settings(), time.time(), (0.0, ""))
    event.remove(engine, "before_cursor_execute", note)
    assert len(asked) > 8
    with engine.connect() as connection:
        for statement, parameters in asked:
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters).all()
            steps = [row.detail for row in plan]
            assert not any(step.startswith("SCAN") or "TEMP B-TREE" in step for step in steps), (statement, steps)


def test_a_reference_to_a_table_or_a_person_is_found_by_an_index(engine):
    """SQLite looks for each of them where one is deleted."""
    looked = inspect(engine)
    for table in schema.metadata.sorted_tables:
        led = {index["column_names"][0] for index in looked.get_indexes(table.name)}
        led.add(looked.get_pk_constraint(table.name)["constrained_columns"][0])
        assert {key.parent.name for key in table.foreign_keys} <= led


def test_the_command_says_what_it_deleted_and_makes_no_database(engine, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(Speech, "words", words("en"))
    stale(engine, tables=1, guests=2)
    db.clean(f"sqlite:///{tmp_path / 'subak.db'}")
    assert capsys.readouterr().out == "Deleted: 1 table and 2 guests.\n"
    with pytest.raises(Mistake, match=r"There is no database of Subak at sqlite:///.*sabuk\.db"):
        db.clean(f"sqlite:///{tmp_path / 'sabuk.db'}")
    assert not (tmp_path / "sabuk.db").exists()


def test_a_server_cleans_up_by_itself(serve, tmp_path, monkeypatch):
    monkeypatch.setattr(retention, "EVERY_SECONDS", 0.1)
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}")
    id = server.guest().opens("bali", None)["table"]["id"]
    assert is_there(server, id)
    long_ago(server, schema.match, id)
    until(lambda: not is_there(server, id))
