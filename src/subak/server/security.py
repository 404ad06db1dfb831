"""What every request and answer must have: no foreign pages, no huge bodies, and headers that keep browsers strict."""

import asyncio
import hmac
import logging
import time
from ipaddress import ip_address

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from subak.core.mistakes import Mistake
from subak.server.connections import network_of
from subak.server.limits import ANYTHING_OF_ADDRESS, REQUESTS_OF_ADDRESS, Limits
from subak.server.metrics import Metrics
from subak.server.problems import problem_body
from subak.server.refusals import Refusal, TooMany

MOST_BODY = 64 * 1024
MOST_HEADERS = 16 * 1024
LONGEST_PATH = 4 * 1024  # with its query
LONGEST_LENGTH = 10  # digits
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
COUNTED = SAFE | {"POST", "PUT", "PATCH", "DELETE"}
FOREIGN_PAGE = 4403  # WebSocket close code
API = "/api/"
FLOOD_SECONDS = 1.0  # that a connection waits for its refusal: to refuse costs something too

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
PROXIES = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
STAY_WITH_TLS = "max-age=31536000"

log = logging.getLogger("subak")


def address_in(scope: Scope) -> str:
    return network_of((scope.get("client") or ("",))[0])


class TooLarge(Exception):
    pass


class TooLong(Mistake):
    """A request whose address or headers are longer than any of ours."""

    def __init__(self, status: int, most: int) -> None:
        super().__init__("too-large", most=most)
        self.status = status


def is_own(headers: Headers) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    host = headers.get("host")
    return bool(host) and origin in (f"http://{host}", f"https://{host}")


def is_bearer(request: Request, token: str) -> bool:
    return hmac.compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode())


def is_of_this_machine(request: Request) -> bool:
    """Whether a request comes from this machine itself: one that a proxy here hands on does not."""
    if any(name in request.headers for name in PROXIES):
        return False
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def too_long(scope: Scope) -> TooLong | None:
    if len(scope.get("raw_path", b"")) + len(scope["query_string"]) > LONGEST_PATH:
        return TooLong(414, most=LONGEST_PATH // 1024)
    if sum(len(name) + len(value) for name, value in scope["headers"]) > MOST_HEADERS:
        return TooLong(431, most=MOST_HEADERS // 1024)
    return None


class Security:
    def __init__(self, app: ASGIApp, secure: bool, metrics: Metrics, limits: Limits) -> None:
        self.app, self.secure, self.metrics, self.limits = app, secure, metrics, limits

    async def flooding(self, scope: Scope) -> TooMany | None:
        """The refusal for an address that asks so often that looking at what it asks is too much already."""
        try:
            self.limits.spend(ANYTHING_OF_ADDRESS, address_in(scope))
        except TooMany as refusal:
            await asyncio.sleep(FLOOD_SECONDS)
            return refusal
        return None

    def asks_too_often(self, scope: Scope) -> TooMany | None:
        """Who has no token left is told so here: to let the API say it takes far longer."""
        try:
            if scope["path"].startswith(API):
                self.limits.check(REQUESTS_OF_ADDRESS, address_in(scope))
        except TooMany as refusal:
            return refusal
        return None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if scope["type"] == "websocket":
            if is_own(headers) and too_long(scope) is None and await self.flooding(scope) is None:
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
                answered = MutableHeaders(scope=message)
                answered.update(HEADERS)
                answered.setdefault("Cache-Control", "no-store")
                if self.secure or scope["scheme"] == "https":  # as a trusted proxy says
                    answered["Strict-Transport-Security"] = STAY_WITH_TLS
                method = scope["method"] if scope["method"] in COUNTED else "other"
                self.metrics.requests.labels(method, message["status"]).inc()
                self.metrics.seconds.observe(time.perf_counter() - start)
            await send(message)

        received = 0

        async def receive_some() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > MOST_BODY:
                raise TooLarge
            return message

        if (refusal := await self.flooding(scope) or self.asks_too_often(scope)) is not None:
            await refuse(send_safely, headers, refusal.status, refusal)
            return
        if (long := too_long(scope)) is not None:
            await refuse(send_safely, headers, long.status, long)
            return
        if scope["method"] not in SAFE and not is_own(headers):
            await refuse(send_safely, headers, 403, Mistake("foreign-page"))
            return
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > LONGEST_LENGTH or int(length) > MOST_BODY:
            await refuse(send_safely, headers, 413, Mistake("too-large", most=MOST_BODY // 1024))
            return
        try:
            await self.app(scope, receive_some, send_safely)
        except Exception:
            if begun:
                raise
            # A fault of ours: the log has the details, the answer none.
            log.exception("request failed")
            await refuse(send_safely, headers, 500, Mistake("our-fault"))


async def refuse(send: Send, headers: Headers, status: int, mistake: Mistake) -> None:
    body = problem_body(mistake, headers.get("accept-language", ""))
    more = mistake.headers if isinstance(mistake, Refusal) else {}
    told = {"content-type": "application/json", "content-length": str(len(body)), **more}
    await send({"type": "http.response.start", "status": status, "headers": Headers(told).raw})
    await send({"type": "http.response.body", "body": body})
