"""A database of the last release goes on with this version: opened as it lies there, or restored from its own backup.

`support/make_release_data.py` made what is in `golden/releases`.
"""

import gzip
import json
from functools import cache
from random import Random

from itsdangerous import URLSafeSerializer
from sqlalchemy import MetaData
from support.make_release_data import PASSWORD, RELEASES

from subak.core.match import Match
from subak.server.backup import FIRST_REVISION, insert_lines, read_backup
from subak.server.settings import Settings
from subak.server.store import engine_for, run_migrations

FIRST = RELEASES / "first.jsonl.gz"


@cache
def lines():
    return [json.loads(line) for line in gzip.decompress(FIRST.read_bytes()).splitlines()[1:]]


def rows(table, **having):
    found = [line["row"] for line in lines() if line["table"] == table]
    return [row for row in found if all(row[name] == value for name, value in having.items())]


def test_a_database_of_the_last_release_goes_on(serve, database):
    engine = engine_for(Settings(database=database).database_url)
    run_migrations(engine, FIRST_REVISION)
    schema = MetaData()
    schema.reflect(engine)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        insert_lines(connection, schema, lines())
    engine.dispose()
    goes_on(serve(database=database))


def test_a_backup_of_the_last_release_goes_on(serve, tmp_path):
    database = f"sqlite:///{tmp_path / 'subak.db'}"
    read_backup(database, FIRST)
    goes_on(serve(database=database))


def goes_on(server):
    (kept,) = rows("setting", name="secret")
    for before in rows("person"):
        one = server.guest()
        one.http.cookies.set("subak", URLSafeSerializer(kept["value"], salt="person").dumps(before["id"]))  # as it was written then
        assert one.get("/me").json()["id"] == before["id"], "nobody is logged out by an upgrade"
    people = {name: server.guest() for name in ("anna", "ben")}
    for name, one in people.items():
        assert one.post("/login", login=name, password=PASSWORD).status_code == 200
    anna, random = people["anna"], Random(1)

    for before in rows("match", status="over"):
        table = anna.sees(before["id"])["table"]
        assert (table["status"], table["result"], table["uploaded"]) == ("over", before["result"], before["uploaded"])
        record = anna.get(f"/tables/{before['id']}/record").json()
        assert Match.from_record(record).result()["scores"] == before["result"]["scores"]
        assert "Schön!" in {entry.get("text") for entry in anna.sees(before["id"], 0)["entries"]} or before["uploaded"]
    for analysis in rows("analysis"):
        assert anna.get(f"/tables/{analysis['match']}/analysis").json() is None, (
            "in other words now, it is made anew when asked for"
        )
    ladder = {one["name"]: one for game in ("bali", "cacao", "rice") for one in anna.get(f"/ratings/{game}/2").json()}
    assert ladder["anna"]["matches"] == rows("rating")[0]["matches"] == 1

    running = rows("match", status="running")
    assert [one["game"] for one in running] == ["bali", "cacao", "rice"]
    for before in running:
        seen = anna.sees(before["id"], 0)
        acts = [entry for entry in rows("entry", match=before["id"]) if entry["kind"] == "act"]
        assert len(acts) == seen["view"]["ply"] == 9
        assert seen["table"]["options"].get("open_information") is (None if before["game"] == "cacao" else True), "open as it was"
        for _ in range(3):
            assert any(one.plays_on(before["id"], random) for one in people.values())
    waiting = rows("match", status="open", game="bali")[-1]["id"]
    assert anna.post(f"/tables/{waiting}/seat").status_code == 200
