"""Who one is, accounts, and ratings."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from pydantic_core import to_json

from subak.core.registry import game_named
from subak.server import accounts, ratings, rows
from subak.server.api.asking import Asker, Somebody, TheHouse, address_of, costs, set_cookie
from subak.server.api.models import Credentials, GameName, Me, RatingShown, Rename, Summary
from subak.server.api.showing import json_answer, shown_person, shown_summary
from subak.server.limits import PASSWORDS, RENAMES
from subak.server.people import COOKIE

router = APIRouter(tags=["people"])


@router.get("/me", summary="Who you are; a guest at first")
async def me(person: Asker) -> Me:
    return shown_person(person)


@router.patch("/me", summary="Give yourself a name", dependencies=[costs(3)])
async def rename(person: Asker, house: TheHouse, asked: Rename) -> Me:
    house.limits.spend(RENAMES, person.id)
    return shown_person(await accounts.rename(house, person, asked.name))


@router.get("/me/tables", summary="Your tables: your turn first", response_model=list[Summary], dependencies=[costs(3)])
async def my_tables(person: Somebody, house: TheHouse, response: Response) -> Response:
    async def ask() -> bytes:
        found = await house.store.read(lambda connection: rows.tables_of(connection, person.id))
        return to_json([shown_summary(one) for one in found])

    return json_answer(await house.lists.get(person.id, ask), headers=response.headers)


@router.post("/account", status_code=201, summary="Become an account, and keep games and ratings on every device")
async def register(request: Request, person: Asker, house: TheHouse, asked: Credentials) -> Me:
    house.limits.spend(PASSWORDS, address_of(request))
    return shown_person(await accounts.register(house, person, asked.login, asked.password))


@router.post("/login", summary="Be your account on this device")
async def log_in(request: Request, response: Response, house: TheHouse, asked: Credentials) -> Me:
    house.limits.spend(PASSWORDS, address_of(request))
    person = await accounts.log_in(house, asked.login, asked.password)
    set_cookie(house, response, person.id)
    return shown_person(person)


@router.post("/logout", status_code=204, summary="Be a new guest on this device")
async def log_out(response: Response) -> None:
    response.delete_cookie(COOKIE)


@router.get("/ratings/{game}/{players}", summary="Accounts and bots by strength")
async def rated(house: TheHouse, game: GameName, players: Annotated[int, Path(ge=2, le=4)]) -> list[RatingShown]:
    game_named(game).check_players(players)
    found: list[dict[str, Any]] = await house.store.read(lambda connection: ratings.ladder(connection, game, players))
    return [RatingShown(**one) for one in found]
