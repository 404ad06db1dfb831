"""The whole database as one file, from any kind of database into any other."""

import gzip
import json
import zlib
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path

from sqlalchemy import func, insert, select
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from subak.core.faults import of_system
from subak.core.mistakes import Mistake
from subak.server.schema import metadata
from subak.server.store import engine_for, no_database, upgrade

FORMAT = "subak-backup/1"
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
            out.write(json.dumps({"format": FORMAT}) + "\n")
            for table in metadata.sorted_tables:
                for row in connection.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings():
                    out.write(json.dumps({"table": table.name, "row": dict(row)}) + "\n")
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
    tables = {table.name: table for table in metadata.sorted_tables}
    count = 0
    try:
        upgrade(engine)
        with (
            gzip.open(file, "rt", encoding="utf-8") as lines,
            engine.connect().execution_options(writes=True) as connection,
            connection.begin(),
        ):
            if json.loads(next(lines, "null")) != {"format": FORMAT}:
                raise Mistake("not-a-backup", file=str(file))
            if any(connection.execute(select(func.count()).select_from(table)).scalar() for table in metadata.sorted_tables):
                raise Mistake("not-empty")
            # Written in the order in which tables refer to each other, so no reference is ever missing.
            for name, group in groupby(map(json.loads, lines), key=itemgetter("table")):
                while rows := [line["row"] for line in islice(group, AT_ONCE)]:
                    if any(set(row) - set(tables[name].columns.keys()) for row in rows):
                        raise Mistake("not-a-backup", file=str(file))
                    connection.execute(insert(tables[name]), rows)
                    count += len(rows)
    except Mistake:
        raise
    except OperationalError as error:
        raise no_database(error) from error
    except (gzip.BadGzipFile, zlib.error, EOFError, ValueError, KeyError, TypeError, SQLAlchemyError) as error:
        raise Mistake("not-a-backup", file=str(file)) from error
    except OSError as error:
        raise Mistake("unreadable-file", file=str(file), reason=of_system(error)) from error
    finally:
        engine.dispose()
    return count
