"""What operators meet: settings, logs, health, metrics, starting, stopping, and the schema."""

import json
import os
import re
import resource
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Event, Thread

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import JSON, column, insert, select, table, text
from sqlalchemy.exc import OperationalError
from support.server import Guest, Postgres, Redis, free_port, gathered, heard, refused, turn_of, until, working

from subak.core.machine import data_folder
from subak.core.mistakes import Mistake
from subak.server import pages, serving
from subak.server.schema import match, metadata, setting
from subak.server.settings import Settings, read_settings
from subak.server.store import engine_for, run_migrations, upgrade

HOUSE = Path(__file__).parents[2]


@contextmanager
def started(*arguments, **environment):
    """`subak serve` as a process of its own; its address, and its log as it grows."""
    command = [sys.executable, "-m", "subak", "serve", "--port", "0", *arguments]
    lines = []
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "LC_ALL": "C", **environment}
    ) as process:
        reading = Thread(target=lambda: lines.extend(process.stderr), daemon=True)
        reading.start()
        try:
            first = process.stdout.readline()
            assert first.startswith("Subak is at http://127.0.0.1:"), lines
            yield process, first.split()[3], lines
        finally:
            process.kill()
            reading.join()


def typed(*arguments, **environment):
    command = [sys.executable, "-m", "subak", *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=120, env={**os.environ, "LC_ALL": "C", **environment}
    )


@pytest.fixture
def config(tmp_path, monkeypatch):
    """Writes a file of settings and makes it the one that is read."""

    def write(text):
        file = tmp_path / "subak.toml"
        file.write_text(text)
        monkeypatch.setenv("SUBAK_CONFIG", str(file))

    return write


def test_flags_win_over_the_environment_and_that_over_the_file(config, monkeypatch):
    config('host = "0.0.0.0"\nport = 1001\nrate = 3.5\nsecure_cookies = true\n')
    monkeypatch.setenv("SUBAK_PORT", "1002")
    monkeypatch.setenv("SUBAK_HOST", "127.0.0.2")
    found = read_settings(port=1003, host=None)
    assert (found.host, found.port, found.rate, found.secure_cookies) == ("127.0.0.2", 1003, 3.5, True)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "70000"),
        ("port", "eighty"),
        ("rate", "0"),
        ("worker_count", "-1"),
        ("live_tables", "0"),
        ("guest_days", "-1"),
        ("log_level", "loud"),
        ("secret", "short"),
        ("metrics_token", "short"),
        ("redis", "http://example.org"),
        ("workers", "here"),
        ("database", "mysql://example.org/x"),
    ],
)
def test_a_setting_that_cannot_be_used_is_named(monkeypatch, name, value):
    monkeypatch.setenv(f"SUBAK_{name.upper()}", value)
    with pytest.raises(Mistake, match=f"The setting “{name}” cannot be used") as told:
        read_settings()
    assert told.value.details["reason"]


@pytest.mark.parametrize(("text", "name"), [("colour = 1", "colour"), ("port = 70000", "port"), ("port = = 1", "SUBAK_CONFIG")])
def test_a_file_of_settings_with_a_mistake_says_where(config, text, name):
    config(text)
    with pytest.raises(Mistake, match=f"The setting “{name}” cannot be used"):
        read_settings()


def test_a_file_of_settings_that_is_not_there_is_told(monkeypatch):
    monkeypatch.setenv("SUBAK_CONFIG", "/nowhere/subak.toml")
    with pytest.raises(Mistake, match=r"“/nowhere/subak\.toml” cannot be read: there is no such file or folder"):
        read_settings()


def health(server, path="healthz"):
    """The status, and what is wrong with which part."""
    answer = httpx.get(f"{server.address}/{path}")
    parts = answer.json()["parts"]
    assert answer.json()["ok"] == (answer.status_code == 200)
    assert set(parts) == {"writer", "sweep", "bus", "compiling", "workers"}
    return answer.status_code, {name: part["wrong"] for name, part in parts.items() if not part["ok"]}


@pytest.fixture
def looked_at_anew(monkeypatch):
    monkeypatch.setattr("subak.server.health.KEPT_SECONDS", 0.0)


@pytest.mark.usefixtures("looked_at_anew")
def test_health_names_each_part_that_does_not_work_and_without_a_writer_nobody_is_sent_here(serve, tmp_path, monkeypatch):
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}")
    until(lambda: health(server) == (200, {}))
    house = server.house

    async def lost(job=None):
        return "lost"

    for thing, name, wrong, told in (
        (house.bus, "deaf", True, {"bus": "deaf"}),
        (house.compilers, "given_up", {"bali"}, {"compiling": "given-up"}),
        (house.workers, "trouble", lost, {"workers": "lost"}),
        (server.app.state.bots, "swept", time.monotonic() - 100, {"sweep": "late"}),
    ):
        with monkeypatch.context() as patched:
            patched.setattr(thing, name, wrong, raising=False)
            assert health(server) == (503, told)
            assert health(server, "readyz") == (200, told)
    with monkeypatch.context() as patched:
        patched.setattr(house.store, "_transact", raises(OperationalError("", {}, sqlite3.OperationalError())))
        assert health(server) == (503, {"writer": "OperationalError"})
        assert health(server, "readyz") == (503, {"writer": "OperationalError"})
    monkeypatch.setattr("subak.server.health.LOST_SECONDS", 0.0)
    assert health(server) == health(server, "readyz") == (200, {})


def raises(error):
    def fail(*_):
        raise error

    return fail


@pytest.mark.usefixtures("looked_at_anew")
def test_a_writer_that_does_not_answer_is_told_in_time(serve, tmp_path, monkeypatch):
    monkeypatch.setattr("subak.server.health.PATIENCE", 0.2)
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}")
    goes_on, transact = Event(), server.house.store._transact

    def wait(work):
        assert goes_on.wait(30)
        return transact(work)

    monkeypatch.setattr(server.house.store, "_transact", wait)
    assert health(server) == (503, {"writer": "no-answer"})
    goes_on.set()
    until(lambda: health(server) == (200, {}))


def test_health_is_looked_at_once_however_many_ask(serve, tmp_path, monkeypatch):
    monkeypatch.setattr("subak.server.health.KEPT_SECONDS", 100.0)
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}")
    looked = []
    look = server.app.state.health.look

    async def counted():
        looked.append(1)
        await look()

    monkeypatch.setattr(server.app.state.health, "look", counted)
    with ThreadPoolExecutor(8) as many:
        assert {one.status_code for one in many.map(httpx.get, [f"{server.address}/healthz"] * 40)} <= {200, 503}
    assert len(looked) == 1


def test_a_write_is_no_longer_lost_in_silence_when_there_is_no_room_on_the_disk(tmp_path):
    """By the largest file that the process may write: to SQLite that is a disk that is full."""
    with started("--database", f"sqlite:///{tmp_path / 'subak.db'}", SUBAK_LOG_LEVEL="warning") as (process, address, log):
        anna = Guest(address)
        table = anna.opens("bali", None)["table"]["id"]
        full = (tmp_path / "subak.db-wal").stat().st_size
        unlimited = resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
        assert refused(anna.post(f"/tables/{table}/chat", text="lost")) == (503, "store-lost")
        for path in ("healthz", "readyz"):
            answer = httpx.get(f"{address}/{path}")
            assert (answer.status_code, answer.json()["parts"]["writer"]["ok"]) == (503, False)
        (told,) = {json.loads(line)["reason"] for line in log if '"writes lost"' in line}
        assert told.startswith("SQLITE_")
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, unlimited)
        assert anna.post(f"/tables/{table}/chat", text="kept").status_code == 204
        assert [entry["text"] for entry in anna.sees(table, 0)["entries"] if entry["kind"] == "chat"] == ["kept"]
        anna.http.close()


def test_metrics_count_what_happens(serve, tmp_path):
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}")

    def measured():
        lines = httpx.get(f"{server.address}/metrics").text.splitlines()
        return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if not line.startswith("#")}

    assert measured()["subak_moves_total"] == 0
    id, people = gathered([server.guest(), server.guest()], "bali")
    turn_of(people, id).acts(id, "pass", 0)
    server.guest().get("/tables/AAAAAAAAAAAA")
    with people[0].watches(id) as socket:
        heard(socket)
        found = measured()
    assert (found["subak_moves_total"], found["subak_watchers"], found["subak_live_tables"]) == (1, 1, 1)
    assert found['subak_requests_total{method="GET",status="404"}'] == 1
    assert found["subak_request_seconds_count"] >= 5
    until(lambda: measured()["subak_watchers"] == 0)


def test_a_server_prints_its_address_shows_a_page_and_stops_when_told(tmp_path):
    with started("--database", f"sqlite:///{tmp_path / 'subak.db'}") as (process, address, log):
        page = httpx.get(address, timeout=60)
        assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert "<title>Subak</title>" in page.text
        guest = Guest(address)
        id = guest.opens("bali", None)["table"]["id"]
        with guest.watches(id) as socket:
            heard(socket)
            process.send_signal(signal.SIGTERM)
            assert heard(socket, "stopping")
        guest.http.close()
        assert process.wait(30) == 0
    assert [json.loads(line)["what"] for line in log if '"subak"' in line][-1] == "closing"


def test_without_a_built_page_the_server_says_how_to_build_it(serve, tmp_path, monkeypatch):
    monkeypatch.setattr(pages, "BUILT", tmp_path / "not built")
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}")
    for path in ("/", "/table/AAAAAAAAAAAA", "/rules/bali", "/rules/bali/aid"):
        answer = httpx.get(server.address + path, headers={"Accept-Language": "de"})
        assert answer.status_code == 503
        assert "sh tools/build-page build" in answer.text
        assert answer.text.startswith("Die Seite ist noch nicht gebaut")
    assert server.guest().get("/status").status_code == 200


def test_logs_are_lines_of_json_without_secrets(tmp_path):
    database = f"sqlite:///{tmp_path / 'subak.db'}"
    with started("--database", database, SUBAK_LOG_LEVEL="debug") as (process, address, log):
        anna, ben = Guest(address), Guest(address)
        anna.registers("anna", "a secret of anna")
        ben.post("/login", login="anna", password="a wrong guess")
        opened = anna.opens("bali", None)["table"]
        (invitation,) = opened["invitations"].values()
        ben.post(f"/tables/{opened['id']}/seat", invitation=invitation)
        anna.post(f"/tables/{opened['id']}/chat", text="between us")
        with ben.watches(opened["id"]) as socket:
            heard(socket)
        ben.http.post(f"/tables/{opened['id']}/chat", content=b'{"text": "between')
        cookies = [anna.http.cookies["subak"], ben.http.cookies["subak"]]
        for guest in (anna, ben):
            guest.http.close()
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0
    engine = engine_for(database)
    with engine.connect() as connection:
        stored = [
            *connection.execute(select(match.c.seed, match.c.salt)).one(),
            connection.execute(select(setting.c.value)).scalar(),
        ]
    engine.dispose()
    assert {"at", "level", "from", "what"} <= set.intersection(*(set(json.loads(line)) for line in log))
    text = "".join(log)
    for secret in (*cookies, *stored, invitation, "a secret of anna", "a wrong guess", "between us"):
        assert secret not in text


def test_nobody_waits_while_python_looks_for_cycles_among_what_is_loaded(tmp_path):
    """That took a third of a second of all, every few seconds."""
    program = f"""
import gc
from subak.server import serving
from subak.server.settings import Settings
serving.Server.run = lambda server, sockets: print(gc.get_freeze_count(), gc.get_threshold()[0])
serving.run(Settings(database="sqlite:///{tmp_path / "subak.db"}"), None)
"""
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    left, new = map(int, told.stdout.split())
    assert left > 50_000
    assert new == serving.MANY_NEW


def test_a_port_in_use_is_told(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        told = typed("serve", "--port", port, "--database", f"sqlite:///{tmp_path / 'subak.db'}")
    assert told.returncode == 2
    assert f"127.0.0.1:{port} cannot be used" in told.stderr
    assert "--port" in told.stderr
    assert "Traceback" not in told.stderr


def test_a_database_that_does_not_answer_is_told():
    told = typed("serve", "--port", "0", "--database", f"postgresql://nobody:hidden@127.0.0.1:{free_port()}/nowhere")
    assert told.returncode != 0
    assert "The database cannot be used" in told.stderr
    assert "hidden" not in told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize("newer", [True, False])
def test_a_database_that_cannot_be_served_is_told_in_one_sentence(tmp_path, newer):
    file = tmp_path / "subak.db"
    database = f"sqlite:///{file}"
    engine = engine_for(database)
    upgrade(engine)
    if newer:
        with engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    if not newer:
        os.truncate(file, file.stat().st_size // 2)
    told = typed("serve", "--port", "0", "--database", database)
    assert told.returncode == 2
    assert ("newer version of Subak" if newer else "subak db restore") in told.stderr
    assert len(told.stderr.strip().splitlines()) == 1


@pytest.fixture(scope="module")
def locked():
    """PostgreSQL and Redis that ask for a password, with all that a URL has to escape."""
    postgres, redis = Postgres("p@ss:w/rd %"), Redis("r@dis:w/rd")
    yield postgres, redis
    postgres.close()
    redis.stop()


def test_behind_passwords_all_work_and_none_is_told(locked):
    postgres, redis = locked
    database = postgres.new_database("locked")
    environment = {"SUBAK_DATABASE": database, "SUBAK_REDIS": redis.url, "SUBAK_WORKERS": redis.url, "SUBAK_RATE": "1000"}
    with started(**environment) as (_, address, lines), working(redis.url):
        anna = Guest(address)
        id = anna.opens("cacao", "seed")["table"]["id"]
        for _ in range(2):
            turn_of([anna], id)
            assert anna.plays_on(id, Random(1))
        anna.http.close()
    assert "p@ss" not in "".join(lines) + database
    assert not [line for line in lines if '"warning"' in line or '"error"' in line]


def test_a_wrong_password_is_told_without_it(locked):
    postgres, redis = locked
    database = postgres.new_database("refused")
    wrong = {name: url.replace("w%2Frd", "mistyped") for name, url in (("database", database), ("redis", redis.url))}
    told = typed("serve", "--port", "0", "--database", wrong["database"])
    assert told.returncode == 2
    assert "The database cannot be used" in told.stderr
    for command in (("serve", "--port", "0", "--database", database, "--redis", wrong["redis"]), ("work", wrong["redis"])):
        refused = typed(*command)
        assert refused.returncode == 2
        assert "Redis cannot be used" in refused.stderr
        told.stderr += refused.stderr
    assert "mistyped" not in told.stderr
    assert "Traceback" not in told.stderr


def test_migrations_lead_to_the_schema(database):
    engine = engine_for(Settings(database=database).database_url)
    upgrade(engine)
    upgrade(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


OLD_TABLE = {
    "game": "bali",
    "rules": 1,
    "players": 2,
    "public": False,
    "hints": False,
    "rated": True,
    "host": "anna",
    "status": "running",
    "seed": "seed",
    "salt": "salt",
    "by_bot": False,
    "moved": 1.0,
    "created": 1.0,
}


def test_tables_of_bali_that_were_there_before_open_information_show_what_they_showed(database):
    engine = engine_for(Settings(database=database).database_url)
    run_migrations(engine, "0004")
    tables = table("match", column("id"), column("options", JSON), *map(column, OLD_TABLE))  # as they were then
    before = {"openly": {"demon": True, "secret_hands": False}, "secretly": {"secret_hands": True}, "plainly": {}}
    with engine.begin() as connection:
        connection.execute(insert(table("person", column("id"), column("created"))).values(id="anna", created=1.0))
        for id, options in before.items():
            connection.execute(insert(tables).values(id=id, options=options, **OLD_TABLE))
        connection.execute(insert(tables).values(id="cacao", options={"x": True}, **OLD_TABLE | {"game": "cacao"}))
    upgrade(engine)
    with engine.connect() as connection:
        found = {row.id: (row.rules, row.options) for row in connection.execute(select(match.c.id, match.c.rules, match.c.options))}
    engine.dispose()
    assert found == {
        "openly": (1, {"demon": True, "open_information": True}),
        "secretly": (1, {"open_information": False}),
        "plainly": (1, {"open_information": True}),
        "cacao": (1, {"x": True}),
    }


def modes(folder):
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir() if "subak.db" in file.name}


@pytest.mark.skipif(os.name != "posix", reason="modes are of POSIX systems")
def test_the_database_is_its_owners_alone(serve, tmp_path):
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}")
    server.guest().patch("/me", name="Anna")
    assert modes(tmp_path) == dict.fromkeys(("subak.db", "subak.db-wal", "subak.db-shm"), 0o600)


@pytest.mark.skipif(os.name != "posix", reason="modes are of POSIX systems")
def test_a_database_that_others_could_read_no_longer_is_so(tmp_path, monkeypatch, caplog):
    file = tmp_path / "subak.db"
    engine = engine_for(f"sqlite:///{file}")
    upgrade(engine)
    log = tmp_path / "subak.db-wal"
    with engine.connect() as connection:
        for one in (file, log):
            one.chmod(0o644)
        again = engine_for(f"sqlite:///{file}")
        again.connect().close()
        assert set(modes(tmp_path).values()) == {0o600}
        file.chmod(0o644)

        def foreign(*_):
            raise PermissionError

        monkeypatch.setattr(type(file), "chmod", foreign)
        again.dispose()
        again.connect().close()
        again.dispose()
        assert connection.exec_driver_sql("SELECT 1").scalar() == 1
    assert [record.getMessage() for record in caplog.records] == ["others may read the database"]
    engine.dispose()


def test_a_further_connection_lets_go_of_no_lock(tmp_path):
    """A process elsewhere must not take the database for one that nobody uses, and delete its log."""
    file = tmp_path / "subak.db"
    engine = engine_for(f"sqlite:///{file}")
    upgrade(engine)
    with engine.connect() as one:
        one.execute(select(setting))
        with engine.connect():
            reads = "import sqlite3, sys; one = sqlite3.connect(sys.argv[1]); one.execute('SELECT * FROM setting'); one.close()"
            subprocess.run([sys.executable, "-c", reads, str(file)], check=True)
        assert file.with_name("subak.db-wal").exists()
    engine.dispose()


@pytest.mark.skipif(os.name != "posix", reason="modes are of POSIX systems")
def test_our_folder_is_its_owners_alone(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "subak").mkdir(mode=0o755)
    folder = data_folder("arenas")
    assert folder.is_dir()
    assert stat.S_IMODE(folder.parent.stat().st_mode) == 0o700


@pytest.mark.parametrize("file", ["docs/deployment.md", "deploy/Dockerfile"])
def test_a_server_is_installed_from_the_lock(file):
    installing = re.findall(r"pip install ([^\n&]*)", (HOUSE / file).read_text())
    assert len(installing) == 2
    assert "--require-hashes -r requirements/serve.txt" in installing[0]
    assert "--no-deps --no-build-isolation" in installing[1], "and nothing else comes with us, not even to build"
