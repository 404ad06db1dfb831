"""Things of the server as the API shows them."""

from collections.abc import Mapping
from hashlib import sha256
from importlib.metadata import version
from typing import Any

from fastapi import Response
from pydantic_core import to_json

from subak.server.api.models import Me, SeatShown, Summary
from subak.server.messages import seat_message
from subak.server.people import Person

VERSION = version("subak")  # read once: it stands in a file


def shown_person(person: Person) -> Me:
    return Me(id=person.id, name=person.name, account=person.login)


def shown_summary(found: dict[str, Any]) -> Summary:
    seats = [SeatShown(**seat_message(number, seat)) for number, seat in enumerate(found["seats"])]
    return Summary(**{**found, "seats": seats})


def json_answer(content: bytes, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """Already written, beside the event loop; its shape is the one that the route declares."""
    return Response(content, status, headers, "application/json")


def tag_of(*shown: Any) -> str:
    """Of an answer that follows from these, and from our version."""
    return f'W/"{sha256(to_json([VERSION, *shown])).hexdigest()[:32]}"'


def kept_by_browsers(tag: str) -> dict[str, str]:
    """Only to ask whether it is still so: names may change, and who looks."""
    return {"ETag": tag, "Cache-Control": "private, no-cache"}


def is_known(tag: str, if_none_match: str | None) -> bool:
    return if_none_match is not None and tag in [one.strip() for one in if_none_match.split(",")]
