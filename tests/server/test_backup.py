"""The whole database as one file, and back, while the server runs on."""

import errno
import gzip
import json
import os
from functools import partial
from random import Random

import pytest
from alembic.runtime.migration import MigrationContext
from sqlalchemy import MetaData, insert, select, text
from support.server import gathered, until

from subak.core.mistakes import Mistake
from subak.server.backup import AT_ONCE, read_backup, write_backup
from subak.server.schema import entry, metadata
from subak.server.settings import Settings
from subak.server.store import check_whole, engine_for, run_migrations, upgrade


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
    person = json.dumps({"table": "person", "row": {"id": "x", "created": 1}})
    yield "nothing", b""
    yield "no archive", b"some text"
    yield "cut short", whole[: len(whole) // 2]
    yield "one bit", whole[:-40] + bytes([whole[-40] ^ 1]) + whole[-39:]
    yield "another format", gzip.compress(b'{"format": "subak-backup/99"}\n')
    yield "a revision that never was", gzip.compress(b'{"format": "subak-backup/1", "revision": "0002b"}\n')
    yield "no end", gzip.compress("\n".join(lines[:-1]).encode())
    yield "one row less", gzip.compress("\n".join([*lines[:-2], lines[-1]]).encode())
    yield "one row more", gzip.compress("\n".join([*lines[:-1], person, lines[-1]]).encode())
    yield "more behind its end", gzip.compress("\n".join([*lines, person]).encode())
    yield "no JSON", gzip.compress("\n".join([*lines, "so on"]).encode())
    yield "an unknown table", endless(lines, {"table": "spells", "row": {}})
    yield "a row that fits nowhere", endless(lines, {"table": "seat", "row": {"match": "nowhere", "number": 0}})
    yield "a row with less than it needs", endless(lines, {"table": "person", "row": {"id": "x"}})
    yield "a row of something else", endless(lines, {"table": "person", "row": {"id": "x", "created": 1, "spell": "x"}})


def endless(lines, row):
    """With a row more, as earlier releases wrote it: what is wrong is not that it has no end."""
    head = json.dumps(json.loads(lines[0]) | {"format": "subak-backup/1"})
    return gzip.compress("\n".join([head, *lines[1:-1], json.dumps(row)]).encode())


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


def test_a_backup_of_a_release_that_did_not_count_its_rows_comes_back(serve, database, other, file):
    server = serve(database=database)
    server.guest().opens("bali", None)
    written = write_backup(url(database), file)
    lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    head = json.loads(lines[0]) | {"format": "subak-backup/1"}
    file.write_bytes(gzip.compress("\n".join([json.dumps(head), *lines[1:-1]]).encode()))
    assert read_backup(url(other), file) == written
    assert rows(other) == rows(database)


def test_a_backup_makes_no_database_where_the_path_is_mistyped(database, file, tmp_path):
    mistyped = f"sqlite:///{tmp_path / 'sabuk.db'}"
    (tmp_path / "empty.db").touch()
    for nowhere in (mistyped, f"sqlite:///{tmp_path / 'empty.db'}", database):
        with pytest.raises(Mistake, match="There is no database of Subak at"):
            write_backup(url(nowhere), file)
    assert not (tmp_path / "sabuk.db").exists()
    assert not file.exists()


def test_a_backup_leaves_a_database_of_an_earlier_version_as_it_is(database, other, file):
    engine = engine_for(url(database))
    run_migrations(engine, "0004")
    earlier = MetaData()
    earlier.reflect(engine)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(insert(earlier.tables["person"]).values(id="anna", login="anna", created=1.5))
    assert write_backup(url(database), file) == 1
    with engine.connect() as connection:
        assert MigrationContext.configure(connection).get_current_revision() == "0004"
    engine.dispose()
    assert read_backup(url(other), file) == 1
    assert rows(other)["person"][0].login == "anna"


def test_a_database_of_a_newer_version_is_told_and_left_alone(database, file):
    engine = engine_for(url(database))
    upgrade(engine)
    write_backup(url(database), file)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    for command in (
        partial(upgrade, engine),
        partial(write_backup, url(database), file),
        partial(read_backup, url(database), file),
    ):
        with pytest.raises(Mistake, match="was written by a newer version of Subak"):
            command()
    engine.dispose()


def test_a_full_disk_is_told_and_leaves_no_half_backup(serve, database, file, monkeypatch):
    server = serve(database=database)
    server.guest().opens("bali", None)

    class Full(gzip.GzipFile):
        def close(self):
            if self.fileobj is not None:
                self.fileobj = None
                raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(gzip, "GzipFile", Full)
    file.write_bytes(b"the last one")
    with pytest.raises(Mistake, match="cannot be written"):
        write_backup(url(database), file)
    assert file.read_bytes() == b"the last one"
    assert not list(file.parent.glob("*.part"))


def not_a_database(path):
    path.write_bytes(b"some text\n" * 1000)


def cut_short(path):
    os.truncate(path, path.stat().st_size // 2)


def scratched(path):
    """One page of rows."""
    place = path.read_bytes().rindex(b"x" * 20)
    with path.open("r+b") as file:
        file.seek(place // 4096 * 4096)
        file.write(b"\xff" * 4096)


@pytest.mark.parametrize("harm", [not_a_database, cut_short, scratched])
def test_a_damaged_database_is_told_with_what_to_do(tmp_path, file, harm):
    path = tmp_path / "subak.db"
    engine = engine_for(f"sqlite:///{path}")
    upgrade(engine)
    with engine.begin() as connection:
        people = [{"id": f"p{number}", "name": "x" * 20, "created": 1.0} for number in range(3000)]
        connection.execute(insert(metadata.tables["person"]), people)
    engine.dispose()
    harm(path)
    for command in (partial(check_whole, engine_for(f"sqlite:///{path}")), partial(write_backup, f"sqlite:///{path}", file)):
        with pytest.raises(Mistake, match=r"The database is damaged: .*restore the last backup into a new one"):
            command()
    assert not file.exists()


def test_a_file_that_is_not_there_or_cannot_be_written_is_told(serve, database, tmp_path):
    serve(database=database)
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
