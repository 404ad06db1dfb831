"""The page that people see: built from web/ into page/."""

import os
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, Response
from starlette.exceptions import HTTPException

from subak.locale import words
from subak.server.language import language_of

BUILT = Path(__file__).parent / "page"
FRESH = {"Cache-Control": "no-cache"}
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}  # a changed file has another name

router = APIRouter(include_in_schema=False)


@router.get("/")
@router.get("/table/{id}")
@router.get("/rules/{game}")
@router.get("/rules/{game}/aid")
@router.get("/deck/{game}")
async def page(request: Request) -> Response:
    return page_as(request, 200)


def is_for_people(request: Request) -> bool:
    """Whether somebody looks at the answer in a browser, and it is not the API's."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


def page_as(request: Request, status: int) -> Response:
    """The page itself finds out from the address what it shows, and that there is nothing."""
    if (BUILT / "index.html").exists():
        return FileResponse(BUILT / "index.html", status, headers=FRESH)
    say = words(language_of(request.headers.get("accept-language", ""))).say
    return Response(say("page-not-built") + "\n", 503, media_type="text/plain", headers={"Cache-Control": "no-store"})


@router.get("/assets/{name}")
async def asset(name: str) -> Response:
    return file_in(BUILT / "assets", name, FOREVER)


@router.get("/{name}")
async def file(name: str) -> Response:
    return file_in(BUILT, name, FRESH)


def file_in(folder: Path, name: str, headers: dict[str, str]) -> Response:
    # A name from the list of what is there cannot lead elsewhere.
    if not folder.is_dir() or name not in os.listdir(folder) or not (folder / name).is_file():
        raise HTTPException(404)
    return FileResponse(folder / name, headers=headers)
