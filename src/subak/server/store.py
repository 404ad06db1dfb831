"""The database: one thread writes, with several requests in one transaction, and answers only when that is committed."""

import asyncio
import contextlib
import logging
import os
import queue
import random
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoneFree

from subak.core.faults import of_database
from subak.core.mistakes import Mistake
from subak.core.registry import told
from subak.server.turns import Turns

Answer = TypeVar("Answer")

MOST_AT_ONCE = 128
OWNERS_ALONE, OTHERS = 0o600, 0o077  # modes
DEADLOCK = "40P01"  # of PostgreSQL
TRIES = 8  # of writes that deadlock with those of another process
DAMAGED = ("damaged", "other-file")  # kinds of faults that only a backup helps against
LOCK = 7_282_110  # of PostgreSQL, so that only one process upgrades at a time
LOG_SECONDS = 1.0  # between two lines of the log on writes that are lost

log = logging.getLogger("subak.store")


class Conflict(Exception):
    """Another process was quicker: what was to be written contradicts what it wrote."""


class StoreLost(Exception):
    """The database cannot be reached; whether the last transaction went through is not known."""


class Loss(NamedTuple):
    """Why the last of the writes that were lost was, and when."""

    cause: str
    at: float


@dataclass(frozen=True, eq=False)
class Together:
    """Work that is done for the values of all who ask for it at the same time; it answers each."""

    work: Callable[[Connection, list[Any]], list[Any]]
    value: Any

    def __call__(self, connection: Connection) -> Any:
        return self.work(connection, [self.value])[0]


class Write(NamedTuple):
    """Something to be written, and where its writer waits for the answer."""

    work: Callable[[Connection], Any]
    answer: asyncio.Future[Any]


class Outcome(NamedTuple):
    answer: Any
    failure: BaseException | None = None


def settle(writes: list[Write], outcomes: list[Outcome]) -> None:
    for write, outcome in zip(writes, outcomes, strict=True):
        if write.answer.cancelled():
            continue
        if outcome.failure is not None:
            write.answer.set_exception(outcome.failure)
        else:
            write.answer.set_result(outcome.answer)


def engine_for(url: str) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True, pool_size=8, max_overflow=8, connect_args={"connect_timeout": 5})
    engine = create_engine(url, connect_args={"timeout": 30, "check_same_thread": False})
    file = file_of(engine)
    if file is not None and os.name == "posix":
        event.listen(engine, "do_connect", lambda *_: keep_private(Path(file)))

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # so that only SQLAlchemy begins transactions
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        # SQLite refuses at once to turn a reader into a writer; one that begins as a writer waits for the lock.
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def file_of(engine: Engine) -> str | None:
    """Of SQLite, where the database is one."""
    file = engine.url.database
    return file if engine.dialect.name == "sqlite" and file and not file.startswith((":memory:", "file:")) else None


def keep_private(file: Path) -> None:
    """Before SQLite opens it, which gives its log the same mode: it holds what signs cookies, and seeds of running matches."""
    try:
        # Only a new one: to close a file that SQLite has open in this process would let go of all its locks on it.
        os.close(os.open(file, os.O_RDONLY | os.O_CREAT | os.O_EXCL, OWNERS_ALONE))
    except FileExistsError:
        pass
    except OSError:
        return  # to connect says what is wrong
    for one in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
        with contextlib.suppress(FileNotFoundError):
            if one.stat().st_mode & OTHERS:
                tighten(one)


def tighten(file: Path) -> None:
    try:
        file.chmod(OWNERS_ALONE)
    except PermissionError:
        log.warning("others may read the database", extra={"file": str(file)})


def upgrade(engine: Engine) -> None:
    """To the newest schema; of processes that start together one does it, the others wait."""
    try:
        run_migrations(engine)
    except SQLAlchemyError as error:
        raise no_database(error) from error
    except CommandError as error:  # it does not know the revision that it found
        raise Mistake("newer-database") from error


def no_database(error: SQLAlchemyError) -> Mistake:
    """Where we have no words for it, in the driver's, which never name a password."""
    of_driver = getattr(error, "orig", None)
    if of_driver is None:
        return Mistake("no-database", reason=type(error).__name__)
    reason = of_database(of_driver)
    if reason["kind"] in DAMAGED:
        return Mistake("damaged-database", reason=reason)
    return Mistake("no-database", reason=reason)


def check_whole(engine: Engine) -> None:
    """SQLite by itself finds damage only where it happens to read."""
    if engine.dialect.name != "sqlite":
        return
    try:
        with engine.connect() as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    except SQLAlchemyError as error:
        raise no_database(error) from error
    if found != "ok":
        raise Mistake("damaged-database", reason=told("fault-database", kind="damaged", reason=str(found)))


def check_exists(engine: Engine) -> None:
    """For commands that are of no use with an empty database: SQLite would make one where the path is mistyped."""
    if engine.dialect.name == "sqlite" and not Path(engine.url.database or "").is_file():
        raise no_such_database(engine)


def no_such_database(engine: Engine) -> Mistake:
    return Mistake("no-such-database", database=engine.url.render_as_string(hide_password=True))


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def newest_revision() -> str:
    head = ScriptDirectory.from_config(migrations()).get_current_head()
    assert head is not None
    return head


def is_known(revision: str) -> bool:
    return any(one.revision == revision for one in ScriptDirectory.from_config(migrations()).walk_revisions())


def run_migrations(engine: Engine, to: str = "head") -> None:
    config = migrations()
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, to)


class Store:
    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        file = file_of(self.engine)
        self.turns = None if file is None else Turns(file)
        self.waiting: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self.loss: Loss | None = None
        self.unlogged = 0  # writes that were lost since the last line of the log on them
        self.logged_at = -LOG_SECONDS
        self.writer = threading.Thread(target=self._write_all, name="writer", daemon=True)

    def open(self) -> None:
        upgrade(self.engine)
        self.writer.start()

    def close(self) -> None:
        """Writes what was asked for before."""
        self.waiting.put(None)
        self.writer.join()
        self.engine.dispose()
        if self.turns is not None:
            self.turns.close()

    async def read(self, ask: Callable[[Connection], Answer]) -> Answer:
        return await asyncio.to_thread(self._read, ask)

    def _read(self, ask: Callable[[Connection], Answer]) -> Answer:
        try:
            with self.engine.connect() as connection:
                return ask(connection)
        except (OperationalError, InterfaceError, NoneFree) as error:
            raise StoreLost from error

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        """Atomic and committed when it returns; where it raises, a Conflict or an error of the work, nothing was written."""
        return await self.begin_write(work)

    def begin_write(self, work: Callable[[Connection], Answer]) -> asyncio.Future[Answer]:
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.waiting.put(Write(work, answer))
        return answer

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

    def _write_together(self, asked: list[Write]) -> None:
        # Those that were cancelled are left out; from here on the others are written, whether or not somebody still waits.
        writes = [write for write in asked if not write.answer.cancelled()]
        try:
            try:
                outcomes = self._transact(lambda connection: in_turn(connection, writes))
            except Exception as error:
                if is_loss(error):
                    raise
                # All was rolled back. Now each gets a savepoint, so that only what fails is lost; they cost as much as the writes
                # themselves, and so are not used the first time.
                outcomes = self._transact_apart(writes)
        except Exception as error:  # of whatever kind: a thread that ended would keep everybody waiting for ever
            lost = StoreLost()
            lost.__cause__ = error
            self._log_loss(cause_of(lost), len(writes))
            outcomes = [Outcome(None, lost) for _ in writes]
        if writes:
            # One hand-over for all. A loop that is closed waits for no answer.
            with contextlib.suppress(RuntimeError):
                writes[0].answer.get_loop().call_soon_threadsafe(settle, writes, outcomes)

    def _log_loss(self, cause: str, writes: int) -> None:
        """Not every time: where the disk is full, so would the log be."""
        self.loss = Loss(cause, time.monotonic())
        self.unlogged += writes
        if self.loss.at - self.logged_at >= LOG_SECONDS:
            log.error("writes lost", extra={"reason": cause, "writes": self.unlogged})
            self.logged_at, self.unlogged = self.loss.at, 0

    def _transact_apart(self, writes: list[Write]) -> list[Outcome]:
        for number in range(1, TRIES):
            try:
                return self._transact(lambda connection: [attempt(connection, write.work) for write in writes])
            except DBAPIError as error:
                if not is_deadlock(error):
                    raise
            # PostgreSQL lets the other go on; who is back before that meets it again.
            time.sleep(random.uniform(0, 0.02) * number)
        return self._transact(lambda connection: [attempt(connection, write.work) for write in writes])

    def _transact(self, work: Callable[[Connection], list[Outcome]]) -> list[Outcome]:
        turn = contextlib.nullcontext() if self.turns is None else self.turns.ours()
        with turn, self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            return work(connection)


def cause_of(lost: StoreLost) -> str:
    """By the database's own name for it; its sentences may hold what was to be written."""
    error = lost.__cause__
    of_driver = getattr(error, "orig", None) or error
    named = getattr(of_driver, "sqlite_errorname", None) or getattr(of_driver, "sqlstate", None)
    return str(named or type(of_driver).__name__)


def is_loss(error: Exception) -> bool:
    """Whether the database itself failed; not so if one of the writes did, or if two processes waited for each other."""
    return isinstance(error, SQLAlchemyError) and not isinstance(error, IntegrityError | DataError) and not is_deadlock(error)


def is_deadlock(error: Exception) -> bool:
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) == DEADLOCK


def in_turn(connection: Connection, writes: list[Write]) -> list[Outcome]:
    """As they came; what is done together at once, where nothing else came between."""
    answers: list[Any] = []
    for together, several in groupby(
        (write.work for write in writes), lambda work: work.work if isinstance(work, Together) else None
    ):
        if together is None:
            answers += [work(connection) for work in several]
        else:
            answers += together(connection, [work.value for work in several if isinstance(work, Together)])
    return [Outcome(answer) for answer in answers]


def attempt(connection: Connection, work: Callable[[Connection], Any]) -> Outcome:
    """One of several writes in a transaction; if it fails, the others stand."""
    savepoint = connection.begin_nested()
    try:
        answer = work(connection)
        savepoint.commit()
    except IntegrityError as error:
        savepoint.rollback()
        conflict = Conflict()
        conflict.__cause__ = error
        return Outcome(None, conflict)
    except DBAPIError as error:
        if not isinstance(error, DataError):
            raise  # the whole transaction is in doubt
        savepoint.rollback()
        return Outcome(None, error)
    except Exception as error:
        savepoint.rollback()
        return Outcome(None, error)
    return Outcome(answer)
