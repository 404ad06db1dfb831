"""What every request and answer must have: no foreign pages, no huge bodies, and headers that keep browsers strict."""

import json
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from subak.core.mistakes import Mistake
from subak.server.language import language_of
from subak.server.metrics import Metrics

MOST_BODY = 64 * 1024
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
FOREIGN_PAGE = 4403  # WebSocket close code

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class TooLarge(Exception):
    pass


def is_own(headers: Headers, origins: list[str]) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return origin in origins or urlsplit(origin).netloc == headers.get("host")


class Security:
    def __init__(self, app: ASGIApp, origins: list[str], metrics: Metrics) -> None:
        self.app, self.origins, self.metrics = app, origins, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if scope["type"] == "websocket":
            if is_own(headers, self.origins):
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": FOREIGN_PAGE})
            return
        await self.answer(scope, receive, send, headers)

    async def answer(self, scope: Scope, receive: Receive, send: Send, headers: Headers) -> None:
        start = time.perf_counter()
        begun = False

        async def send_safely(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                MutableHeaders(scope=message).update(HEADERS)
                self.metrics.requests.labels(scope["method"], message["status"]).inc()
                self.metrics.seconds.observe(time.perf_counter() - start)
            await send(message)

        taken = 0

        async def receive_some() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > MOST_BODY:
                raise TooLarge
            return message

        if scope["method"] not in SAFE and not is_own(headers, self.origins):
            await refuse(send_safely, headers, 403, Mistake("foreign-page"))
            return
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > MOST_BODY:
            await refuse(send_safely, headers, 413, Mistake("too-large", most=MOST_BODY // 1024))
            return
        try:
            await self.app(scope, receive_some, send_safely)
        except TooLarge:
            if not begun:
                await refuse(send_safely, headers, 413, Mistake("too-large", most=MOST_BODY // 1024))


async def refuse(send: Send, headers: Headers, status: int, mistake: Mistake) -> None:
    sentence = mistake.told(language_of(headers.get("accept-language", "")))
    body = json.dumps({"error": mistake.message, "message": sentence, "details": mistake.details}).encode()
    await send(
        {
            "type": "http.response.start",
            "status": status,
            "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())],
        }
    )
    await send({"type": "http.response.body", "body": body})
