"""The whole database as one file, from any kind of database into any other, and into a later version of Subak."""

import gzip
import json
import tempfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any

from alembic.util import CommandError
from sqlalchemy import Connection, MetaData, func, insert, select
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from subak.core.faults import of_system
from subak.core.mistakes import Mistake
from subak.server.schema import metadata
from subak.server.store import engine_for, newest_revision, no_database, run_migrations, upgrade

FORMAT = "subak-backup/1"
FIRST_REVISION = "0002"  # of backups of the first release, which do not name theirs
AT_ONCE = 500


def write_backup(url: str, file: Path) -> int:
    """A consistent snapshot, while the server may run on; written to a draft, which is then moved into place."""
    engine = engine_for(url)
    draft = file.with_name(f"{file.name}.part")
    count = 0
    try:
        upgrade(engine)
        draft.touch(mode=0o600)  # it holds what signs cookies
        # SQLite's readers see a consistent snapshot anyway.
        level = {} if engine.dialect.name == "sqlite" else {"isolation_level": "REPEATABLE READ"}
        with (
            engine.connect().execution_options(**level) as connection,
            connection.begin(),
            gzip.open(draft, "wt", encoding="utf-8") as out,
        ):
            out.write(json.dumps({"format": FORMAT, "revision": newest_revision()}) + "\n")
            for line in lines_of(connection):
                out.write(json.dumps(line) + "\n")
                count += 1
        draft.replace(file)
    except OSError as error:
        raise Mistake("unwritable-file", file=str(file), reason=of_system(error)) from error
    except SQLAlchemyError as error:
        raise no_database(error) from error
    finally:
        draft.unlink(missing_ok=True)
        engine.dispose()
    return count


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
    except OperationalError as error:
        raise no_database(error) from error
    except (gzip.BadGzipFile, zlib.error, EOFError, ValueError, KeyError, TypeError, CommandError, SQLAlchemyError) as error:
        raise Mistake("not-a-backup", file=str(file)) from error
    except OSError as error:
        raise Mistake("unreadable-file", file=str(file), reason=of_system(error)) from error
    finally:
        engine.dispose()


def lines_of(connection: Connection) -> Iterator[dict[str, Any]]:
    """In the order in which tables refer to each other, so that no reference is ever missing."""
    for table in metadata.sorted_tables:
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


@contextmanager
def lines_in(file: Path) -> Iterator[Iterator[dict[str, Any]]]:
    """As the newest schema has them: those of an earlier version go through its database and all that followed."""
    with gzip.open(file, "rt", encoding="utf-8") as text:
        head = json.loads(next(text, "null"))
        if head["format"] != FORMAT:
            raise ValueError("another format")
        lines = map(json.loads, text)
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
                    yield lines_of(connection)
            finally:
                engine.dispose()
