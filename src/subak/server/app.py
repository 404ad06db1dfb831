"""The web application: the API, the page, and what operators ask."""

import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import cache, partial
from multiprocessing.connection import Connection
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, FastAPI, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic_core import to_json
from starlette.exceptions import HTTPException

from subak.core.faults import of_json, of_value
from subak.core.mistakes import Mistake
from subak.core.registry import game_named, game_names
from subak.locale import words
from subak.players.levels import LEVELS
from subak.server import pages
from subak.server.analyses import Analyses
from subak.server.api import decks, people, records, sockets, tables
from subak.server.api.asking import TheHouse, spend_request
from subak.server.api.describing import described
from subak.server.api.models import GameName, GameShown, Problem, RulesShown, Status
from subak.server.api.showing import VERSION, json_answer
from subak.server.bots import Bots
from subak.server.health import Health, Part
from subak.server.house import House
from subak.server.language import language_of
from subak.server.problems import mistake_of, problem_body
from subak.server.refusals import Forbidden, Refusal
from subak.server.retention import keep_clean
from subak.server.rulebook import rules_page
from subak.server.security import MOST_BODY, Security, TooLarge, is_bearer, is_of_this_machine
from subak.server.settings import Settings
from subak.server.store import StoreLost

NOT_FOUND, UNPROCESSABLE, UNAVAILABLE = 404, 422, 503
PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": about}
    for status, about in (
        (400, "api-not-granted"),
        (403, "api-not-yours"),
        (404, "api-no-table"),
        (409, "api-moved-on"),
        (413, "api-too-large"),
        (414, "api-long-address"),
        (422, "api-not-understood"),
        (429, "api-too-often"),
        (431, "api-long-headers"),
        (503, "api-not-now"),
    )
}

log = logging.getLogger("subak")


def create_app(settings: Settings, line: Connection | None = None) -> FastAPI:
    house = House(settings, line)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        house.keep("sweep", app.state.bots.sweep)
        house.keep("retention", partial(keep_clean, house))
        log.info("open")
        yield
        log.info("closing")
        await house.close()

    app = FastAPI(
        title="Subak",
        version="1",
        description="api-about",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,  # it is written once in each language, below
        responses=PROBLEMS,
        redirect_slashes=False,  # a redirect would repeat whatever Host was sent
    )
    app.state.house = house
    app.state.bots = Bots(house)
    app.state.analyses = Analyses(house)
    app.state.health = Health(house, app.state.bots)
    app.add_middleware(Security, secure=settings.secure_cookies, metrics=house.metrics, limits=house.limits)
    api = APIRouter(prefix="/api/v1", dependencies=[Depends(spend_request)])
    api.include_router(tables.router)
    api.include_router(decks.router)
    api.include_router(records.router)
    api.include_router(people.router)
    api.include_router(about)
    app.include_router(api)
    app.include_router(sockets.router, prefix="/api/v1")
    app.include_router(operations)

    @cache
    def written(language: str) -> bytes:
        return to_json(described(app.openapi(), language))

    async def openapi(request: Request) -> Response:
        language = language_of(request.query_params.get("language") or request.headers.get("accept-language", ""))
        return json_answer(written(language), headers={"Content-Language": language, "Vary": "Accept-Language"})

    app.add_route("/api/v1/openapi.json", openapi, include_in_schema=False)
    app.include_router(pages.router)
    app.add_exception_handler(Mistake, on_mistake)  # type: ignore[arg-type]
    app.add_exception_handler(StoreLost, on_store_lost)  # type: ignore[arg-type]
    app.add_exception_handler(RequestValidationError, on_invalid_request)  # type: ignore[arg-type]
    app.add_exception_handler(HTTPException, on_http_error)  # type: ignore[arg-type]
    return app


def answer(request: Request, mistake: Mistake, status: int, headers: dict[str, str] | None = None) -> Response:
    return Response(problem_body(mistake, request.headers.get("accept-language", "")), status, headers, "application/json")


async def on_mistake(request: Request, mistake: Mistake) -> Response:
    if isinstance(mistake, Refusal):
        return answer(request, mistake, mistake.status, mistake.headers)
    return answer(request, mistake, UNPROCESSABLE)


async def on_store_lost(request: Request, error: StoreLost) -> Response:
    return await on_mistake(request, mistake_of(error))


async def on_invalid_request(request: Request, error: RequestValidationError) -> Response:
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return answer(request, Mistake("bad-request", where=where, reason=of_value(first)), UNPROCESSABLE)


async def on_http_error(request: Request, error: HTTPException) -> Response:
    if isinstance(error.__cause__, TooLarge):
        return answer(request, Mistake("too-large", most=MOST_BODY // 1024), 413)
    if isinstance(error.__cause__, Exception):  # FastAPI could not read the body
        return answer(request, Mistake("bad-request", where="body", reason=of_json(error.__cause__)), UNPROCESSABLE)
    if error.status_code == NOT_FOUND and pages.is_for_people(request):
        return pages.page_as(request, NOT_FOUND)
    return answer(request, Mistake("no-such-page", status=error.status_code), error.status_code, dict(error.headers or {}))


about = APIRouter(tags=["about"])


@about.get("/status", summary="api-status")
async def status(house: TheHouse) -> Status:
    games = [game_named(name) for name in game_names()]
    shown = [
        GameShown(
            name=game.name,
            title=game.title,
            rules=game.rules,
            players=list(game.players),
            options=list(game.options),
            together=game.together,
        )
        for game in games
    ]
    compiling = {name: list(progress) for name, progress in house.compilers.under_way().items()}
    return Status(version=VERSION, games=shown, levels=list(LEVELS), compiling=compiling)


@cache
def shown_rules(game: str, language: str) -> bytes:
    """Written once: to read so long a text takes longer than most decisions."""
    aid = words(language).illustrated_aid(game)
    shown = RulesShown(html=rules_page(words(language).illustrated_rules(game)), aid=None if aid is None else rules_page(aid))
    return to_json(shown)


@about.get("/rules/{game}", summary="api-rules", response_model=RulesShown)
async def rules(game: GameName, language: Annotated[Literal["en", "de", "nl"], Query()] = "en") -> Response:
    return json_answer(shown_rules(game, language))


operations = APIRouter(include_in_schema=False)


def health_shown(parts: dict[str, Part], needed: Iterable[str]) -> Response:
    well = all(parts[name].wrong is None for name in needed)
    shown = {"ok": well, "parts": {name: part.shown() for name, part in parts.items()}}
    return Response(to_json(shown), 200 if well else UNAVAILABLE, media_type="application/json")


@operations.get("/healthz")
async def healthz(request: Request) -> Response:
    """Whether all works; where it does not, somebody should look."""
    parts = await request.app.state.health.now()
    return health_shown(parts, parts)


@operations.get("/readyz")
async def readyz(request: Request, house: TheHouse) -> Response:
    """Whether to send people here. Without bots or news of others one can still play; without a database one cannot."""
    if house.stopping:
        return Response(to_json({"ok": False, "stopping": True}), UNAVAILABLE, media_type="application/json")
    return health_shown(await request.app.state.health.now(), ["writer"])


@operations.get("/metrics")
async def metrics(request: Request, house: TheHouse) -> Response:
    token = house.settings.metrics_token.get_secret_value()
    if not (is_bearer(request, token) if token else is_of_this_machine(request)):
        raise Forbidden("metrics-closed")
    house.metrics.tables.set(len(house.tables))
    return Response(generate_latest(house.metrics.registry), media_type=CONTENT_TYPE_LATEST)
