"""The web server around the application: it says goodbye before it closes connections."""

import socket

import uvicorn

from subak.server.house import House


class Server(uvicorn.Server):
    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house: House = self.config.app.state.house  # type: ignore[union-attr]
        await house.say_goodbye()
        await super().shutdown(sockets)
