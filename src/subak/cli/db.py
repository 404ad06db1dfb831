"""subak db: the server's database, kept, brought back and rid of what is stale."""

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from subak.cli.speech import say
from subak.core.extras import need

Database = Annotated[str | None, typer.Option(help=say("cli-database"))]


def backup(file: Annotated[Path, typer.Argument(help=say("cli-backup-file"))], database: Database = None) -> None:
    need("server", "subak.server.backup")
    from subak.server.backup import write_backup
    from subak.server.settings import read_settings

    rows = write_backup(read_settings(database=database).database_url, file)
    Console(highlight=False, soft_wrap=True).print(say("cli-backed-up", rows=rows, file=str(file)))


def restore(file: Annotated[Path, typer.Argument(help=say("cli-backup-file"))], database: Database = None) -> None:
    need("server", "subak.server.backup")
    from subak.server.backup import read_backup
    from subak.server.settings import read_settings

    rows = read_backup(read_settings(database=database).database_url, file)
    Console(highlight=False, soft_wrap=True).print(say("cli-restored", rows=rows, file=str(file)))


def upgrade(database: Database = None) -> None:
    need("server", "subak.server.store")
    from subak.server.settings import read_settings
    from subak.server.store import check_whole, engine_for
    from subak.server.store import upgrade as upgrade_store

    engine = engine_for(read_settings(database=database).database_url)
    check_whole(engine)
    upgrade_store(engine)
    Console(highlight=False, soft_wrap=True).print(say("cli-upgraded"))


def clean(database: Database = None) -> None:
    need("server", "subak.server.retention")
    from subak.server.retention import clean_now
    from subak.server.settings import read_settings

    cleaned = clean_now(read_settings(database=database), time.time())
    Console(highlight=False, soft_wrap=True).print(say("cli-cleaned", tables=cleaned.tables, guests=cleaned.guests))
