"""subak serve: the server on this machine, with an embedded database unless told otherwise."""

import os
import signal
import socket
import sys
from typing import Annotated

import typer
from rich.console import Console

from subak.cli.speech import say
from subak.core.extras import need
from subak.core.faults import of_system
from subak.core.mistakes import Mistake


def serve(
    host: Annotated[str | None, typer.Option(help=say("cli-host"))] = None,
    port: Annotated[int | None, typer.Option(help=say("cli-port"))] = None,
    database: Annotated[str | None, typer.Option(help=say("cli-database"))] = None,
    redis: Annotated[str | None, typer.Option(help=say("cli-redis"))] = None,
    workers: Annotated[str | None, typer.Option(help=say("cli-workers"))] = None,
    processes: Annotated[int | None, typer.Option(help=say("cli-processes"))] = None,
) -> None:
    need("server", "subak.server.app")
    from subak.server.bus import check_redis
    from subak.server.logs import log_to_stderr
    from subak.server.processes import run_several
    from subak.server.serving import run
    from subak.server.settings import read_settings
    from subak.server.store import check_whole, engine_for, upgrade

    settings = read_settings(host=host, port=port, database=database, redis=redis, workers=workers, processes=processes)
    log_to_stderr(settings.log_level)
    for url in filter(None, {settings.redis, settings.workers}):
        check_redis(url)
    listening = listen(settings.host, settings.port)
    engine = engine_for(settings.database_url)
    check_whole(engine)
    upgrade(engine)  # where there is no database, this says so in one sentence
    engine.dispose()
    named = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{named}:{listening.getsockname()[1]}"
    Console(highlight=False, soft_wrap=True).print(say("cli-serving", address=address))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    if settings.processes > 1:
        run_several(settings, listening)
    else:
        run(settings, listening)


def listen(host: str, port: int) -> socket.socket:
    """Before anything is loaded, so that a port in use is told at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":  # elsewhere it would share a port that is in use
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise Mistake("cannot-listen", host=host, port=str(port), reason=of_system(error)) from error
    listening.listen(2048)
    return listening
