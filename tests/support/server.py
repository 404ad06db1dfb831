"""Real servers for tests: SQLite and PostgreSQL, Redis, and people who speak HTTP."""

import asyncio
import json
import os
import pwd
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import httpx
import psycopg
import uvicorn
from websockets.sync.client import ClientConnection, connect

from subak.server import play
from subak.server.app import create_app
from subak.server.house import House
from subak.server.jobs import Job, OnProgress, Owner
from subak.server.live import LiveTable
from subak.server.people import Person
from subak.server.rows import Seat, Terms
from subak.server.serving import Server
from subak.server.settings import Settings
from subak.server.workers import JobFailed, ignore_progress
from subak.study.analysis.judging import decided

POSTGRES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
SOON = 30.0
NEVER_ASKED = ssl.create_default_context()  # for http: made once, since it takes longer than a request


def free_port() -> int:
    with closing(socket.socket()) as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def until(found: Callable[[], Any], seconds: float = SOON) -> Any:
    """What is found, as soon as there is something."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if result := found():
            return result
        time.sleep(0.02)
    raise AssertionError("it did not happen in time")


class Postgres:
    """A cluster of our own in a temporary folder; PostgreSQL does not run as root, so root runs it as somebody else."""

    def __init__(self, password: str = "", within: Path | None = None) -> None:
        assert POSTGRES, "PostgreSQL is not installed: `make test` as root installs it, else install the package postgresql"
        self.bin = POSTGRES[-1]
        self.folder = Path(tempfile.mkdtemp(prefix="subak-pg-", dir=within))
        self.port = free_port()
        self.user = "postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
        if os.getuid() == 0:
            shutil.chown(self.folder, self.user)
        self.password = password
        (self.folder / "password").write_text(password)
        asks = ["-A", "scram-sha-256", "--pwfile", str(self.folder / "password")] if password else ["-A", "trust"]
        self.run("initdb", "-D", str(self.folder / "data"), *asks, "-U", "subak", "--no-sync", "-E", "UTF8", "--locale=C")
        self.start()

    def run(self, program: str, *arguments: str) -> None:
        command = [str(self.bin / program), *arguments]
        if os.getuid() == 0:
            command = ["runuser", "-u", self.user, "--", *command]
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-o", options, "-l", str(self.folder / "log"), "-w", "start")

    def stop(self, mode: str = "immediate") -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", mode, "-w", "stop")

    def new_database(self, name: str) -> str:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return self.url(name)

    def url(self, database: str) -> str:
        who = f"subak:{quote(self.password, safe='')}" if self.password else "subak"
        return f"postgresql://{who}@127.0.0.1:{self.port}/{database}"

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Redis:
    def __init__(self, password: str = "") -> None:
        assert shutil.which("redis-server"), "Redis is not installed: `make test` as root installs it, else install redis-server"
        self.port = free_port()
        self.password = password
        self.start()

    @property
    def url(self) -> str:
        who = f":{quote(self.password, safe='')}@" if self.password else ""
        return f"redis://{who}127.0.0.1:{self.port}/0"

    def start(self) -> None:
        command = ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        command += ["--requirepass", self.password] if self.password else []
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)

        def answers() -> bool:
            try:
                with closing(socket.create_connection(("127.0.0.1", self.port), 1)):
                    return True
            except OSError:
                return False

        until(answers)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


@contextmanager
def working(url: str) -> Iterator[subprocess.Popen[str]]:
    """A `subak work` process, ready to think."""
    command = [sys.executable, "-m", "subak", "work", url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "Ready to think.\n"
            yield process
        finally:
            process.kill()


class Guest:
    """Somebody with a browser of their own."""

    def __init__(self, address: str, **headers: str) -> None:
        self.address = address
        trusted = NEVER_ASKED if address.startswith("http:") else True
        self.http = httpx.Client(base_url=f"{address}/api/v1", headers=headers, timeout=SOON, verify=trusted)

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(path, params=query)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def patch(self, path: str, **body: Any) -> httpx.Response:
        return self.http.patch(path, json=body)

    def delete(self, path: str) -> httpx.Response:
        return self.http.delete(path)

    def registers(self, login: str, password: str = "rice and rain") -> "Guest":
        answer = self.post("/account", login=login, password=password)
        assert answer.status_code == 201, answer.text
        return self

    def opens(self, game: str, *others: str | None, **terms: Any) -> dict[str, Any]:
        """A table for oneself and others: bots by their level, None for people."""
        seats = [{"kind": "me"}, *({"kind": "bot", "level": one} if one else {"kind": "person"} for one in others)]
        answer = self.post("/tables", game=game, seats=seats, **terms)
        assert answer.status_code == 201, answer.text
        table: dict[str, Any] = answer.json()
        return table

    def sees(self, table: str, after: int = 10**6) -> dict[str, Any]:
        answer = self.get(f"/tables/{table}", after=after)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def acts(self, table: str, action: str | int, expect: int) -> httpx.Response:
        return self.post(f"/tables/{table}/actions", action=action, expect=expect)

    def plays_on(self, table: str, random: Random) -> bool:
        """Decides something if it is one's turn."""
        seen = self.sees(table)
        if seen["table"]["status"] != "running" or not seen["view"]["legal"]:
            return False
        answer = self.acts(table, random.choice(seen["view"]["legal"])["action"], seen["table"]["step"])
        assert answer.status_code == 200, answer.text
        return True

    def plays_out(self, table: str, random: Random, seconds: float = 120.0) -> dict[str, Any]:
        """Against bots, to the end; returns the table then."""
        end = time.monotonic() + seconds
        while (seen := self.sees(table))["table"]["status"] != "over":
            assert time.monotonic() < end, "the match did not end in time"
            if not self.plays_on(table, random):
                time.sleep(0.03)
        found: dict[str, Any] = seen["table"]
        return found

    @contextmanager
    def watches(self, table: str, after: int = 0, **headers: str) -> Iterator[ClientConnection]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.address.replace("http", "ws", 1)
        more = {**({"Cookie": cookies} if cookies else {}), **headers}
        with connect(f"{address}/api/v1/tables/{table}/live?after={after}", additional_headers=more, max_size=2**24) as socket:
            yield socket


@contextmanager
def served_afresh(folder: Path) -> Iterator[Guest]:
    """`subak serve` in a process that finds nothing compiled, and somebody who is there as soon as it answers."""
    port = free_port()
    environment = {
        **os.environ,
        "SUBAK_CACHE": str(folder / "cache"),
        "SUBAK_DATABASE": f"sqlite:///{folder / 'subak.db'}",
        "SUBAK_RATE": "1000",
    }
    command = [sys.executable, "-m", "subak", "serve", "--port", str(port)]
    with (folder / "log").open("w") as log, subprocess.Popen(command, env=environment, stderr=log) as process:
        try:
            guest = Guest(f"http://127.0.0.1:{port}")
            until(lambda: answers(guest), 2 * SOON)
            yield guest
        finally:
            process.terminate()


def answers(guest: Guest) -> bool:
    try:
        return guest.get("/status").status_code == httpx.codes.OK
    except httpx.TransportError:
        return False


def compiling(guest: Guest) -> dict[str, Any]:
    """The games that are not compiled yet."""
    found: dict[str, Any] = guest.get("/status").json()["compiling"]
    return found


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def gathered(people: Sequence[Guest], game: str, *bots: str, **terms: Any) -> tuple[str, list[Guest]]:
    """A running table of people and bots; who sits there, in the order of seats."""
    host, *others = people
    id = host.opens(game, *(None for _ in others), *bots, public=True, **terms)["table"]["id"]
    for one in others:
        assert one.post(f"/tables/{id}/seat").status_code == 200
    assert host.sees(id)["table"]["status"] == "running"
    return id, sorted(people, key=lambda one: int(one.sees(id)["table"]["seat"]))


def turn_of(people: Sequence[Guest], table: str) -> Guest:
    """Who is to decide, as soon as it is one of these."""
    found: Guest = until(lambda: next((one for one in people if one.sees(table)["view"]["legal"]), None))
    return found


def heard(socket: ClientConnection, kind: str | None = None, seconds: float = SOON) -> dict[str, Any]:
    """The next message, or the next of a kind."""
    end = time.monotonic() + seconds
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=max(0.01, end - time.monotonic())))
        if kind in (None, message["type"]):
            return message


async def finished_match(house: House) -> LiveTable:
    """Of two people, one of whom resigned when something had been decided."""
    anna, ben = Person("anna"), Person("ben")
    table = await play.open_table(house, Terms("bali", 2, {}), anna, [Seat(anna.id), Seat()])
    await play.take_seat(house, table, ben, house.signatures.invitation(table.stored.id, 1), None)
    assert table.match is not None
    while not decided(table.match, None):
        person = table.stored.seats[table.to_move[0]].person
        await play.act(house, table, anna if person == anna.id else ben, table.match.legal[0], table.step)
    await play.resign(house, table, ben)
    return table


class Threads:
    """Where bots think in this process: another takes longer to start than most tests do."""

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    async def trouble(self) -> str | None: ...

    async def do(self, job: Job, owner: Owner, on_progress: OnProgress = ignore_progress) -> Any:
        loop = asyncio.get_running_loop()
        run: Callable[[OnProgress], Any] = job.run

        def tell(done: int, total: int) -> None:
            loop.call_soon_threadsafe(on_progress, done, total)

        try:
            return await asyncio.to_thread(run, tell)
        except Exception as error:
            raise JobFailed(str(error)) from error


class Served:
    """A server in this process, on a port of its own; its bots have processes of their own unless threads will do."""

    def __init__(self, *, threads: bool = False, **settings: Any) -> None:
        asked = Settings(**{"port": 0, "rate": 1000.0, "worker_count": 1, **settings})
        self.app = create_app(asked)
        self.house = self.app.state.house
        if threads and not asked.workers:
            self.house.workers = Threads()
        self.guests: list[Guest] = []
        config = uvicorn.Config(self.app, port=asked.port, log_config=None, ws_max_size=64 * 1024, timeout_graceful_shutdown=2)
        self.server = Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        until(lambda: self.server.started or not self.thread.is_alive())
        assert self.thread.is_alive()
        self.address = f"http://127.0.0.1:{self.server.servers[0].sockets[0].getsockname()[1]}"

    def guest(self, **headers: str) -> Guest:
        self.guests.append(Guest(self.address, **headers))
        return self.guests[-1]

    def close(self) -> None:
        for guest in self.guests:
            guest.http.close()
        self.server.should_exit = True
        self.thread.join()
