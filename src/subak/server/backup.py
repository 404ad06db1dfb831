"""The whole database as one file, from any kind of database into any other, and into a later version of Subak."""

import gzip
import json
import os
import tempfile
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any

from alembic.runtime.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, MetaData, func, insert, select
from sqlalchemy.exc import DatabaseError, DataError, IntegrityError, ProgrammingError, SQLAlchemyError

from subak.core.faults import of_system
from subak.core.mistakes import Mistake
from subak.core.registry import told
from subak.server.schema import metadata
from subak.server.store import (
    check_exists,
    engine_for,
    is_known,
    newest_revision,
    no_database,
    no_such_database,
    run_migrations,
    upgrade,
)

FORMAT = "subak-backup/2"
ENDLESS = "subak-backup/1"  # of earlier releases: without a last line that counts the rows
FIRST_REVISION = "0002"  # of backups of the first release, which do not name theirs
AT_ONCE = 500
WRONG_ROWS = (IntegrityError, DataError, ProgrammingError)  # what else a database says is about itself


def write_backup(url: str, file: Path) -> int:
    """A consistent snapshot, while the server may run on; written to a draft, which is then moved into place.

    The database stays as it is, in the form of an earlier version too.
    """
    engine = engine_for(url)
    draft = file.with_name(f"{file.name}.part")
    counts: Counter[str] = Counter()
    try:
        check_exists(engine)
        draft.touch(mode=0o600)  # it holds what signs cookies
        # SQLite's readers see a consistent snapshot anyway.
        level = {} if engine.dialect.name == "sqlite" else {"isolation_level": "REPEATABLE READ"}
        with (
            engine.connect().execution_options(**level) as connection,
            connection.begin(),
            draft.open("wb") as raw,
        ):
            revision = revision_of(connection, engine)
            with gzip.open(raw, "wt", encoding="utf-8") as out:
                out.write(json.dumps({"format": FORMAT, "revision": revision}) + "\n")
                for line in lines_of(connection, schema_at(connection, revision)):
                    out.write(json.dumps(line) + "\n")
                    counts[line["table"]] += 1
                out.write(json.dumps({"end": counts}) + "\n")
            os.fsync(raw.fileno())
        draft.replace(file)
    except Mistake:
        raise
    except OSError as error:
        raise Mistake("unwritable-file", file=str(file), reason=of_system(error)) from error
    except SQLAlchemyError as error:
        raise no_database(error) from error
    except (ValueError, TypeError) as error:  # a row of a damaged page
        raise Mistake("damaged-database", reason=told("fault-database", kind="damaged", reason=str(error))) from error
    finally:
        draft.unlink(missing_ok=True)
        engine.dispose()
    return counts.total()


def revision_of(connection: Connection, engine: Engine) -> str:
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        raise no_such_database(engine)
    if not is_known(revision):
        raise Mistake("newer-database")
    return revision


def schema_at(connection: Connection, revision: str) -> MetaData:
    """The tables as a database of this revision has them."""
    if revision == newest_revision():
        return metadata
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name != "alembic_version")
    return found


def read_backup(url: str, file: Path) -> int:
    """Into an empty database, whole or not at all."""
    engine = engine_for(url)
    try:
        upgrade(engine)
        with (
            lines_in(file) as lines,
            engine.connect().execution_options(writes=True) as connection,
            connection.begin(),
        ):
            if any(connection.execute(select(func.count()).select_from(table)).scalar() for table in metadata.sorted_tables):
                raise Mistake("not-empty")
            return insert_lines(connection, metadata, lines)
    except Mistake:
        raise
    except WRONG_ROWS as error:
        raise Mistake("not-a-backup", file=str(file)) from error
    except DatabaseError as error:
        raise no_database(error) from error
    except (gzip.BadGzipFile, zlib.error, EOFError, ValueError, KeyError, TypeError, CommandError, SQLAlchemyError) as error:
        raise Mistake("not-a-backup", file=str(file)) from error
    except OSError as error:
        raise Mistake("unreadable-file", file=str(file), reason=of_system(error)) from error
    finally:
        engine.dispose()


def lines_of(connection: Connection, schema: MetaData) -> Iterator[dict[str, Any]]:
    """In the order in which tables refer to each other, so that no reference is ever missing."""
    for table in schema.sorted_tables:
        for row in connection.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings():
            yield {"table": table.name, "row": dict(row)}


def insert_lines(connection: Connection, schema: MetaData, lines: Iterable[dict[str, Any]]) -> int:
    count = 0
    for name, group in groupby(lines, key=itemgetter("table")):
        table = schema.tables[name]
        while rows := [line["row"] for line in islice(group, AT_ONCE)]:
            if any(set(row) - set(table.columns.keys()) for row in rows):
                raise ValueError(f"{name} has no such column")
            connection.execute(insert(table), rows)
            count += len(rows)
    return count


def whole(lines: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The rows, if the last line follows, and counts as many of each table as there were; nothing may stand behind it."""
    counts: Counter[str] = Counter()
    ends = None
    for line in lines:
        if ends is not None:
            raise ValueError("more behind the end")
        if "end" in line:
            ends = line["end"]
        else:
            counts[line["table"]] += 1
            yield line
    if ends != dict(counts):
        raise ValueError("half a backup")


@contextmanager
def lines_in(file: Path) -> Iterator[Iterator[dict[str, Any]]]:
    """As the newest schema has them: those of an earlier version go through its database and all that followed."""
    with gzip.open(file, "rt", encoding="utf-8") as text:
        head = json.loads(next(text, "null"))
        if head["format"] not in (FORMAT, ENDLESS):
            raise ValueError("another format")
        lines: Iterator[dict[str, Any]] = map(json.loads, text)
        if head["format"] == FORMAT:
            lines = whole(lines)
        revision = head.get("revision", FIRST_REVISION)
        if revision == newest_revision():
            yield lines
            return
        if revision > newest_revision():
            raise Mistake("newer-backup", file=str(file))
        with tempfile.TemporaryDirectory() as folder:
            engine = engine_for(f"sqlite:///{folder}/earlier.db")
            try:
                run_migrations(engine, revision)
                schema = MetaData()
                schema.reflect(engine)
                with engine.connect().execution_options(writes=True) as connection, connection.begin():
                    insert_lines(connection, schema, lines)
                upgrade(engine)
                with engine.connect() as connection:
                    yield lines_of(connection, metadata)
            finally:
                engine.dispose()
