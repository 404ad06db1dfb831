"""The page that people see: built from web/ into page/; before it is built, a plain one that tells what there is."""

from html import escape
from pathlib import Path
from string import Template

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, Response
from starlette.exceptions import HTTPException

from subak.core.registry import game_named
from subak.locale import words
from subak.server.api.asking import TheHouse
from subak.server.house import House
from subak.server.language import language_of

BUILT = Path(__file__).parent / "page"
PLAIN = Path(__file__).parent / "plain"
FRESH = {"Cache-Control": "no-cache"}
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}  # a changed file has another name

router = APIRouter(include_in_schema=False)


@router.get("/")
@router.get("/table/{id}")
@router.get("/rules/{game}")
async def page(request: Request, house: TheHouse) -> Response:
    if (BUILT / "index.html").exists():
        return FileResponse(BUILT / "index.html", headers=FRESH)
    return plain_page(language_of(request.headers.get("accept-language", "")), house)


@router.get("/assets/{name}")
async def asset(name: str) -> Response:
    return file_in(BUILT / "assets", name, FOREVER)


@router.get("/{name}")
async def file(name: str) -> Response:
    return file_in(PLAIN if name == "page.css" else BUILT, name, FRESH)


def file_in(folder: Path, name: str, headers: dict[str, str]) -> Response:
    # A name from the list of what is there cannot lead elsewhere.
    if not folder.is_dir() or name not in {path.name for path in folder.iterdir() if path.is_file()}:
        raise HTTPException(404)
    return FileResponse(folder / name, headers=headers)


def plain_page(language: str, house: House) -> Response:
    """It looks again while a game is not ready."""
    say = words(language).say
    lines = []
    for name, ready in house.compiled.items():
        title = game_named(name).title
        lines.append(say("page-ready", game=title) if ready.is_set() else say("page-compiling", game=title))
    waiting = any(not ready.is_set() for ready in house.compiled.values())
    text = Template((PLAIN / "index.html").read_text("utf-8")).substitute(
        language=language,
        refresh='<meta http-equiv="refresh" content="2">' if waiting else "",
        about=escape(say("page-about")),
        games="".join(f"<li>{escape(line)}</li>" for line in lines),
        api=escape(say("page-api")),
    )
    return Response(text, media_type="text/html", headers={"Cache-Control": "no-store"})
