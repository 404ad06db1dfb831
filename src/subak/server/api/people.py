"""Who one is, accounts, and ratings."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from pydantic_core import to_json

from subak.core.registry import game_named
from subak.server import accounts, ratings, rows
from subak.server.accounts import SignedIn
from subak.server.api.asking import (
    DEVICE,
    Asker,
    Here,
    Newcomer,
    Somebody,
    TheHouse,
    address_of,
    cookie_name,
    costs,
    delete_session,
    set_device,
    set_session,
)
from subak.server.api.models import Credentials, GameName, Me, NewPassword, RatingShown, Rename, Summary
from subak.server.api.showing import json_answer, shown_person, shown_summary
from subak.server.limits import PASSWORDS, RENAMES

router = APIRouter(tags=["people"])


@router.get("/me", summary="api-me")
async def me(person: Newcomer) -> Me:
    return shown_person(person)


@router.patch("/me", summary="api-rename", dependencies=[costs(3)])
async def rename(person: Asker, house: TheHouse, asked: Rename) -> Me:
    house.limits.spend(RENAMES, person.id)
    return shown_person(await accounts.rename(house, person, asked.name))


@router.get("/me/tables", summary="api-my-tables", response_model=list[Summary], dependencies=[costs(3)])
async def my_tables(person: Somebody, house: TheHouse, response: Response) -> Response:
    async def ask() -> bytes:
        found = await house.store.read(lambda connection: rows.tables_of(connection, person.id))
        return to_json([shown_summary(one) for one in found])

    return json_answer(await house.lists.get(person.id, ask), headers=response.headers)


@router.post("/account", status_code=201, summary="api-register")
async def register(request: Request, response: Response, person: Asker, house: TheHouse, asked: Credentials) -> Me:
    house.limits.spend(PASSWORDS, address_of(request))
    signed_in = await accounts.register(house, person, asked.login, asked.password)
    return show_signed_in(request, response, signed_in)


@router.put("/account/password", summary="api-password")
async def change_password(request: Request, response: Response, person: Asker, house: TheHouse, asked: NewPassword) -> Me:
    house.limits.spend(PASSWORDS, address_of(request))
    return show_signed_in(request, response, await accounts.change_password(house, person, asked.password, asked.new))


@router.post("/login", summary="api-log-in")
async def log_in(request: Request, response: Response, house: TheHouse, here: Here, asked: Credentials) -> Me:
    house.limits.spend(PASSWORDS, address_of(request))
    device = request.cookies.get(cookie_name(request, DEVICE))
    return show_signed_in(request, response, await accounts.log_in(house, asked.login, asked.password, device, here))


def show_signed_in(request: Request, response: Response, signed_in: SignedIn) -> Me:
    del response.headers["Set-Cookie"]  # of a guest who has just come
    set_session(request, response, signed_in.session)
    set_device(request, response, signed_in.person.login or "")
    return shown_person(signed_in.person)


@router.post("/logout", status_code=204, summary="api-log-out")
async def log_out(request: Request, response: Response, house: TheHouse, here: Here) -> None:
    delete_session(request, response)
    if here is not None:
        await accounts.log_out(house, here)


@router.post("/logout/everywhere", status_code=204, summary="api-log-out-everywhere")
async def log_out_everywhere(request: Request, response: Response, house: TheHouse, here: Here) -> None:
    delete_session(request, response)
    if here is not None:
        await accounts.log_out_everywhere(house, here)


@router.get("/ratings/{game}/{players}", summary="api-ratings")
async def rated(house: TheHouse, game: GameName, players: Annotated[int, Path(ge=2, le=4)]) -> list[RatingShown]:
    game_named(game).check_players(players)
    found: list[dict[str, Any]] = await house.store.read(lambda connection: ratings.ladder(connection, game, players))
    return [RatingShown(**one) for one in found]
