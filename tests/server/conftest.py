"""An empty database of each kind, and servers that are stopped at the end."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from support.server import Postgres, Redis, Served

from subak.server import passwords


@pytest.fixture(scope="session", autouse=True)
def quick_hashes() -> Iterator[None]:
    """Passwords are kept as in service, but for the time that it is meant to take."""
    careful, passwords.hasher = passwords.hasher, PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    yield
    passwords.hasher = careful


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    cluster = Postgres()
    yield cluster
    cluster.close()


@pytest.fixture
def redis() -> Iterator[Redis]:
    server = Redis()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty one of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'subak.db'}"
    return str(request.getfixturevalue("postgres").new_database(f"t{time.monotonic_ns()}"))


@pytest.fixture
def serve() -> Iterator[Callable[..., Served]]:
    """Starts servers; all are stopped at the end."""
    started: list[Served] = []

    def one(*, threads: bool = True, **settings: Any) -> Served:
        started.append(Served(threads=threads, **settings))
        return started[-1]

    yield one
    for server in started:
        server.close()


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One on SQLite for all who leave it as it was: most of what happens at a table has nothing to do with the database."""
    server = Served(threads=True, database=f"sqlite:///{tmp_path_factory.mktemp('shared') / 'subak.db'}")
    yield server
    server.close()


@pytest.fixture
def server(serve: Callable[..., Served], database: str) -> Served:
    return serve(database=database)
