"""The web application: the API, the page, and what operators ask."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import escape
from importlib.metadata import version
from pathlib import Path
from string import Template
from typing import Any

from fastapi import APIRouter, Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException

from subak.core.mistakes import Mistake
from subak.core.registry import game_named, game_names
from subak.locale import words
from subak.players.levels import LEVELS
from subak.server.analyses import Analyses
from subak.server.api import people, sockets, tables
from subak.server.api.asking import TheHouse, limited
from subak.server.api.models import GameShown, Problem, Status
from subak.server.bots import Bots
from subak.server.house import House
from subak.server.language import language_of
from subak.server.refusals import NotNow, Refusal
from subak.server.security import Security
from subak.server.settings import Settings
from subak.server.store import StoreLost

PAGE = Path(__file__).parent / "page"
UNPROCESSABLE = 422
PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": about}
    for status, about in (
        (400, "cannot be granted as asked"),
        (403, "not yours to do"),
        (404, "no such table"),
        (409, "the table has moved on"),
        (413, "too large"),
        (422, "not understood"),
        (429, "too often; Retry-After says when"),
        (503, "not now; try again"),
    )
}

log = logging.getLogger("subak")


def create_app(settings: Settings) -> FastAPI:
    house = House(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        house.run(app.state.bots.sweep())
        log.info("open")
        yield
        log.info("closing")
        await house.close()

    app = FastAPI(
        title="Subak",
        version="1",
        description="Bali, Cacao and Seasons of Rice at tables for people and bots. See docs/api.md.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/v1/openapi.json",
        responses=PROBLEMS,
    )
    app.state.house = house
    app.state.bots = Bots(house)
    app.state.analyses = Analyses(house)
    app.add_middleware(Security, origins=settings.origins, metrics=house.metrics)
    api = APIRouter(prefix="/api/v1", dependencies=[Depends(limited)])
    api.include_router(about)
    api.include_router(people.router)
    api.include_router(tables.router)
    app.include_router(api)
    app.include_router(sockets.router, prefix="/api/v1")
    app.include_router(operations)
    app.add_exception_handler(Mistake, tell_mistake)  # type: ignore[arg-type]
    app.add_exception_handler(StoreLost, tell_store_lost)
    app.add_exception_handler(RequestValidationError, tell_invalid)  # type: ignore[arg-type]
    app.add_exception_handler(HTTPException, tell_http)  # type: ignore[arg-type]
    app.add_exception_handler(Exception, tell_failure)
    return app


def problem(request: Request, mistake: Mistake, status: int, headers: dict[str, str] | None = None) -> JSONResponse:
    sentence = mistake.told(language_of(request.headers.get("accept-language", "")))
    content = {"error": mistake.message, "message": sentence, "details": mistake.details}
    return JSONResponse(content, status, headers)


async def tell_mistake(request: Request, mistake: Mistake) -> Response:
    if isinstance(mistake, Refusal):
        return problem(request, mistake, mistake.status, mistake.headers)
    return problem(request, mistake, UNPROCESSABLE)


async def tell_store_lost(request: Request, error: Exception) -> Response:
    return problem(request, NotNow("store-lost"), NotNow.status, {"Retry-After": "1"})


async def tell_invalid(request: Request, error: RequestValidationError) -> Response:
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return problem(request, Mistake("bad-request", where=where, reason=first["msg"]), UNPROCESSABLE)


async def tell_http(request: Request, error: HTTPException) -> Response:
    return problem(request, Mistake("no-such-page", status=error.status_code), error.status_code, dict(error.headers or {}))


async def tell_failure(request: Request, error: Exception) -> Response:
    """Ours to mend; the log has it, the answer tells nothing of it."""
    return problem(request, Mistake("our-fault"), 500)


about = APIRouter(tags=["about"])


@about.get("/status", summary="The games, and whether they are ready")
async def status(house: TheHouse) -> Status:
    games = [game_named(name) for name in game_names()]
    shown = [
        GameShown(name=game.name, title=game.title, rules=game.rules, players=list(game.players), options=list(game.options))
        for game in games
    ]
    compiling = {name: list(house.compiling.get(name, (0, 1))) for name, ready in house.compiled.items() if not ready.is_set()}
    return Status(version=version("subak"), games=shown, levels=list(LEVELS), compiling=compiling)


operations = APIRouter(include_in_schema=False)


@operations.get("/healthz")
async def healthz(house: TheHouse) -> Response:
    """Whether the database answers; StoreLost tells 503."""
    await house.store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
    return Response("ok\n", media_type="text/plain")


@operations.get("/metrics")
async def metrics(house: TheHouse) -> Response:
    house.metrics.tables.set(len(house.tables))
    return Response(generate_latest(house.metrics.registry), media_type=CONTENT_TYPE_LATEST)


@operations.get("/")
async def page(request: Request, house: TheHouse) -> Response:
    """Until there is a page to play on: what there is, and whether it is ready; it looks again while it is not."""
    language = language_of(request.headers.get("accept-language", ""))
    say = words(language).say
    lines = []
    for name, ready in house.compiled.items():
        title = game_named(name).title
        lines.append(say("page-ready", game=title) if ready.is_set() else say("page-compiling", game=title))
    waiting = any(not ready.is_set() for ready in house.compiled.values())
    text = Template((PAGE / "index.html").read_text("utf-8")).substitute(
        language=language,
        refresh='<meta http-equiv="refresh" content="2">' if waiting else "",
        about=escape(say("page-about")),
        games="".join(f"<li>{escape(line)}</li>" for line in lines),
        api=escape(say("page-api")),
    )
    return Response(text, media_type="text/html", headers={"Cache-Control": "no-store"})


@operations.get("/page.css")
async def page_style() -> Response:
    return FileResponse(PAGE / "page.css", headers={"Cache-Control": "no-cache"})
