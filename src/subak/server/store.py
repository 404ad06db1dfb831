"""The database: one thread writes, several requests in one transaction, and answers only when it is committed."""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoneFree

from subak.core.mistakes import Mistake

Answer = TypeVar("Answer")
Outcome = tuple[Any, BaseException | None]

MOST_AT_ONCE = 128
DEADLOCK = "40P01"  # of PostgreSQL
LOCK = 7_282_110  # of PostgreSQL, so that one process alone upgrades


class Conflict(Exception):
    """What was to be written stands in the way of what another process wrote first."""


class StoreLost(Exception):
    """The database cannot be reached; whether the last transaction went through is not known."""


def engine_for(url: str) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True, pool_size=8, max_overflow=8, connect_args={"connect_timeout": 5})
    engine = create_engine(url, connect_args={"timeout": 30, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def settle(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # SQLAlchemy's begin is then the only one
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer that began by reading could not wait for another one's lock.
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def upgrade(engine: Engine) -> None:
    """To the newest schema; of processes that start together one does it, the others wait."""
    try:
        run_migrations(engine)
    except SQLAlchemyError as error:
        raise no_database(error) from error


def no_database(error: SQLAlchemyError) -> Mistake:
    """In the driver's words, which name no password."""
    return Mistake("no-database", reason=str(getattr(error, "orig", None) or type(error).__name__).splitlines()[0])


def run_migrations(engine: Engine) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class Store:
    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        self.waiting: queue.SimpleQueue[tuple[Callable[[Connection], Any], Future[Any]] | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self._write_all, name="writer", daemon=True)

    def open(self) -> None:
        upgrade(self.engine)
        self.writer.start()

    def close(self) -> None:
        """What was asked before is still written."""
        self.waiting.put(None)
        self.writer.join()
        self.engine.dispose()

    async def read(self, ask: Callable[[Connection], Answer]) -> Answer:
        return await asyncio.to_thread(self._read, ask)

    def _read(self, ask: Callable[[Connection], Answer]) -> Answer:
        try:
            with self.engine.connect() as connection:
                return ask(connection)
        except (OperationalError, InterfaceError, NoneFree) as error:
            raise StoreLost from error

    async def write(self, change: Callable[[Connection], Answer]) -> Answer:
        """Done whole and committed when it returns; Conflict and whatever the change raises leave nothing behind."""
        future: Future[Answer] = Future()
        self.waiting.put((change, future))
        return await asyncio.wrap_future(future)

    def _write_all(self) -> None:
        while (first := self.waiting.get()) is not None:
            together = [first]
            while len(together) < MOST_AT_ONCE and not self.waiting.empty():
                following = self.waiting.get()
                if following is None:
                    self.waiting.put(None)
                    break
                together.append(following)
            self._write_together(together)

    def _write_together(self, changes: list[tuple[Callable[[Connection], Any], Future[Any]]]) -> None:
        # From here on nobody can withdraw them.
        changes = [(change, future) for change, future in changes if future.set_running_or_notify_cancel()]
        works = [change for change, _ in changes]
        try:
            try:
                outcomes = self._transact(lambda connection: [(work(connection), None) for work in works])
            except Exception as error:
                if is_loss(error):
                    raise
                # None of them is written. Once more, and carefully: savepoints cost as much as the changes themselves.
                outcomes = self._transact(lambda connection: [attempt(connection, work) for work in works])
        except SQLAlchemyError as error:
            lost = StoreLost()
            lost.__cause__ = error
            outcomes = [(None, lost) for _ in works]
        for (_, future), (answer, failure) in zip(changes, outcomes, strict=True):
            if failure is not None:
                future.set_exception(failure)
            else:
                future.set_result(answer)

    def _transact(self, work: Callable[[Connection], list[Outcome]]) -> list[Outcome]:
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            return work(connection)


def is_loss(error: Exception) -> bool:
    """Whether it is the database that failed, and not one of the changes, or two processes that waited for each other."""
    deadlock = isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) == DEADLOCK
    return isinstance(error, SQLAlchemyError) and not isinstance(error, IntegrityError | DataError) and not deadlock


def attempt(connection: Connection, change: Callable[[Connection], Answer]) -> tuple[Answer | None, BaseException | None]:
    """One change of a transaction; if it fails, the others stand."""
    savepoint = connection.begin_nested()
    try:
        answer = change(connection)
        savepoint.commit()
    except IntegrityError as error:
        savepoint.rollback()
        conflict = Conflict()
        conflict.__cause__ = error
        return None, conflict
    except DBAPIError as error:
        if not isinstance(error, DataError):
            raise  # the whole transaction is in doubt
        savepoint.rollback()
        return None, error
    except Exception as error:
        savepoint.rollback()
        return None, error
    return answer, None
