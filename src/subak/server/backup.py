"""The whole database as one file, from any kind of database into any other."""

import gzip
import json
from pathlib import Path
from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from subak.core.mistakes import Mistake
from subak.server.schema import metadata
from subak.server.store import engine_for, upgrade

FORMAT = "subak-backup/1"
AT_ONCE = 500


def write_backup(url: str, file: Path) -> int:
    """One moment of the database, while the server may run on; written beside and moved into place."""
    engine = engine_for(url)
    draft = file.with_name(f"{file.name}.part")
    count = 0
    try:
        upgrade(engine)
        # SQLite's readers see one moment as they are.
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
        raise Mistake("unwritable-file", file=str(file), reason=error.strerror or str(error)) from error
    except SQLAlchemyError as error:
        raise Mistake("no-database", reason=type(error).__name__) from error
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
            waiting: dict[str, list[dict[str, Any]]] = {}
            for line in lines:
                read = json.loads(line)
                waiting.setdefault(read["table"], []).append(read["row"])
                count += 1
                if len(waiting[read["table"]]) >= AT_ONCE:
                    connection.execute(insert(tables[read["table"]]), waiting.pop(read["table"]))
            for table in metadata.sorted_tables:
                if rows := waiting.get(table.name):
                    connection.execute(insert(table), rows)
    except (OSError, EOFError) as error:
        raise Mistake("unreadable-file", file=str(file), reason=getattr(error, "strerror", None) or str(error)) from error
    except (ValueError, KeyError, TypeError) as error:
        raise (error if isinstance(error, Mistake) else Mistake("not-a-backup", file=str(file))) from error
    except SQLAlchemyError as error:
        raise Mistake("no-database", reason=type(error).__name__) from error
    finally:
        engine.dispose()
    return count
