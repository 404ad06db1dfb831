"""The whole database as one file, and back, while the server runs on."""

import gzip
import json
from random import Random

import pytest
from sqlalchemy import insert, select
from support.server import gathered, until

from subak.core.mistakes import Mistake
from subak.server.backup import AT_ONCE, read_backup, write_backup
from subak.server.schema import entry, metadata
from subak.server.settings import Settings
from subak.server.store import engine_for


def url(database):
    return Settings(database=database).database_url


def rows(database):
    engine = engine_for(url(database))
    with engine.connect() as connection:
        found = {
            table.name: connection.execute(select(table).order_by(*table.primary_key)).all() for table in metadata.sorted_tables
        }
    engine.dispose()
    return found


@pytest.fixture
def other(request, database, tmp_path):
    """A database of the other kind."""
    if database.startswith("postgresql"):
        return f"sqlite:///{tmp_path / 'other.db'}"
    return request.getfixturevalue("postgres").new_database(f"o{tmp_path.parent.name}{tmp_path.name}"[-60:].lower())


@pytest.fixture
def file(tmp_path):
    return tmp_path / "backup.gz"


def test_a_backup_of_a_running_server_goes_on_in_the_other_kind_of_database(serve, database, other, file):
    server = serve(database=database)
    anna = server.guest().registers("anna")
    ben = server.guest()
    id, _ = gathered([anna, ben], "bali")
    for _ in range(4):
        until(lambda: any(one.plays_on(id, Random(1)) for one in (anna, ben)))
    before = anna.sees(id, after=0)
    assert write_backup(url(database), file) == sum(map(len, rows(database).values()))
    assert file.stat().st_mode & 0o077 == 0
    assert any(one.plays_on(id, Random(1)) for one in (anna, ben))
    assert read_backup(url(other), file) > 0
    moved = serve(database=other)
    elsewhere = moved.guest()
    elsewhere.http.cookies.update(anna.http.cookies)
    assert elsewhere.sees(id, after=0) == before
    assert elsewhere.get("/me").json() == anna.get("/me").json()
    newcomer = moved.guest()
    assert newcomer.post("/login", login="anna", password="rice and rain").json() == anna.get("/me").json()


def test_every_row_comes_back_however_many_there_are(serve, database, other, file):
    server = serve(database=database)
    id = server.guest().opens("bali", None)["table"]["id"]
    chats = [
        {"match": id, "number": n, "kind": "chat", "data": {"text": "ünïcode"}, "at": n / 3} for n in range(1, 2 * AT_ONCE + 9)
    ]
    with server.house.store.engine.begin() as connection:
        connection.execute(insert(entry), chats)
    write_backup(url(database), file)
    read_backup(url(other), file)
    assert rows(other) == rows(database)


def test_a_database_in_use_is_not_overwritten(serve, database, file):
    server = serve(database=database)
    server.guest().patch("/me", name="Anna")
    write_backup(url(database), file)
    before = rows(database)
    with pytest.raises(Mistake, match="not empty"):
        read_backup(url(database), file)
    assert rows(database) == before


def damaged(whole):
    lines = gzip.decompress(whole).decode().splitlines()
    other_row = json.dumps({"table": "seat", "row": {"match": "nowhere", "number": 0}})
    yield "nothing", b""
    yield "no archive", b"some text"
    yield "cut short", whole[: len(whole) // 2]
    yield "one bit", whole[:-40] + bytes([whole[-40] ^ 1]) + whole[-39:]
    yield "another format", gzip.compress(b'{"format": "subak-backup/99"}\n')
    yield "a revision that never was", gzip.compress(b'{"format": "subak-backup/1", "revision": "0002b"}\n')
    yield "no JSON", gzip.compress("\n".join([*lines, "so on"]).encode())
    yield "an unknown table", gzip.compress("\n".join([*lines, '{"table": "spells", "row": {}}']).encode())
    yield "a row that fits nowhere", gzip.compress("\n".join([*lines, other_row]).encode())
    yield "a row with less than it needs", gzip.compress("\n".join([*lines, '{"table": "person", "row": {"id": "x"}}']).encode())
    yield (
        "a row of something else",
        gzip.compress("\n".join([*lines, '{"table": "person", "row": {"id": "x", "created": 1, "spell": "x"}}']).encode()),
    )


def test_a_damaged_backup_is_told_and_leaves_nothing_behind(serve, database, other, file, tmp_path):
    server = serve(database=database)
    server.guest().opens("bali", None)
    write_backup(url(database), file)
    for name, content in damaged(file.read_bytes()):
        bad = tmp_path / name
        bad.write_bytes(content)
        with pytest.raises(Mistake, match="is not a backup of Subak, or it is damaged") as told:
            read_backup(url(other), bad)
        assert name in str(told.value)
    assert not any(rows(other).values())


def test_a_backup_of_a_newer_version_is_told(database, file):
    file.write_bytes(gzip.compress(b'{"format": "subak-backup/1", "revision": "9999"}\n'))
    with pytest.raises(Mistake, match="newer version of Subak"):
        read_backup(url(database), file)
    assert not any(rows(database).values())


def test_a_file_that_is_not_there_or_cannot_be_written_is_told(database, tmp_path):
    with pytest.raises(Mistake, match="nowhere"):
        read_backup(url(database), tmp_path / "nowhere")
    with pytest.raises(Mistake, match="nowhere"):
        write_backup(url(database), tmp_path / "nowhere" / "backup")
    assert not list(tmp_path.glob("*.part"))


def test_a_backup_that_fails_leaves_the_last_one_as_it_was(file):
    file.write_bytes(b"the last one")
    with pytest.raises(Mistake, match="database cannot be used"):
        write_backup(url("postgresql://nobody@127.0.0.1:1/nowhere"), file)
    assert file.read_bytes() == b"the last one"
    assert list(file.parent.iterdir()) == [file]
