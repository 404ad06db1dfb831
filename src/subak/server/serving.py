"""The web server around the application: it says goodbye before it closes connections."""

import signal
import socket
import sys
from multiprocessing.connection import Connection

import uvicorn

from subak.server.app import create_app
from subak.server.house import House
from subak.server.logs import log_to_stderr
from subak.server.security import MOST_BODY
from subak.server.settings import Settings


class Server(uvicorn.Server):
    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house: House = self.config.app.state.house  # type: ignore[union-attr]
        await house.say_goodbye()
        await super().shutdown(sockets)


def run(settings: Settings, listening: socket.socket, line: Connection | None = None) -> None:
    """Until this process is asked to stop; a line leads to others on the same port."""
    log_to_stderr(settings.log_level)
    config = uvicorn.Config(
        create_app(settings, line),
        log_config=None,
        access_log=False,
        ws_max_size=MOST_BODY,
        ws_ping_interval=20.0,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    # uvicorn stops gracefully and then raises the signal again; being asked to stop is no failure.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        Server(config).run(sockets=[listening])
    except KeyboardInterrupt:
        if line is None:
            raise
        # The first process says what is to be said.
