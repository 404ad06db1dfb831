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
) -> None:
    need("server", "subak.server.app")
    import uvicorn

    from subak.server.app import create_app
    from subak.server.bus import check_redis
    from subak.server.logs import log_to_stderr
    from subak.server.security import MOST_BODY
    from subak.server.serving import Server
    from subak.server.settings import read_settings
    from subak.server.store import upgrade

    settings = read_settings(host=host, port=port, database=database, redis=redis, workers=workers)
    log_to_stderr(settings.log_level)
    for url in filter(None, {settings.redis, settings.workers}):
        check_redis(url)
    listening = listen(settings.host, settings.port)
    app = create_app(settings)
    upgrade(app.state.house.store.engine)  # where there is no database, this says so in one sentence
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws_max_size=MOST_BODY,
        ws_ping_interval=20.0,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    named = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{named}:{listening.getsockname()[1]}"
    Console(highlight=False, soft_wrap=True).print(say("cli-serving", address=address))
    # uvicorn stops gracefully and then raises the signal again; being asked to stop is no failure.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    Server(config).run(sockets=[listening])


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
