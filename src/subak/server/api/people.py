"""Who one is, accounts, and ratings."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from subak.core.registry import game_named
from subak.server import people, ratings, tables
from subak.server.api.asking import Asker, TheHouse, address_of, set_cookie
from subak.server.api.models import Credentials, GameName, Me, RatingShown, Rename, Summary
from subak.server.api.showing import summary
from subak.server.limits import PASSWORDS
from subak.server.people import Person

router = APIRouter(tags=["people"])


def me_shown(person: Person) -> Me:
    return Me(id=person.id, name=person.name, account=person.login)


@router.get("/me", summary="Who you are; a guest at first")
async def me(person: Asker) -> Me:
    return me_shown(person)


@router.patch("/me", summary="Give yourself a name")
async def rename(person: Asker, house: TheHouse, asked: Rename) -> Me:
    name = people.clean_name(asked.name)
    await house.store.write(lambda connection: people.rename(connection, person.id, name))
    await house.person_changed(person.id)
    return me_shown(Person(person.id, name, person.login))


@router.get("/me/tables", summary="Your tables: your turn first")
async def my_tables(person: Asker, house: TheHouse) -> list[Summary]:
    found = await house.store.read(lambda connection: tables.tables_of(connection, person.id))
    return [summary(one) for one in found]


@router.post("/account", status_code=201, summary="Become an account, and keep games and ratings on every device")
async def register(request: Request, person: Asker, house: TheHouse, asked: Credentials) -> Me:
    house.limits.take(PASSWORDS, address_of(request))
    login = asked.login.lower()
    password = await asyncio.to_thread(people.hashed, login, asked.password)
    await house.store.write(lambda connection: people.register(connection, person.id, login, password))
    await house.person_changed(person.id)
    return me_shown(Person(person.id, person.name, login))


@router.post("/login", summary="Be your account on this device")
async def log_in(request: Request, response: Response, house: TheHouse, asked: Credentials) -> Me:
    house.limits.take(PASSWORDS, address_of(request))
    login = asked.login.lower()
    found = await house.store.read(lambda connection: people.find_login(connection, login))
    id = await asyncio.to_thread(people.check_password, found, asked.password)
    set_cookie(house, response, id)
    return me_shown(await house.store.read(lambda connection: people.find_person(connection, id)))


@router.post("/logout", status_code=204, summary="Be a new guest on this device")
async def log_out(response: Response) -> None:
    response.delete_cookie(people.COOKIE)


@router.get("/ratings/{game}/{players}", summary="Accounts and bots by strength")
async def rated(house: TheHouse, game: GameName, players: Annotated[int, Path(ge=2, le=4)]) -> list[RatingShown]:
    game_named(game).check_players(players)
    found: list[dict[str, Any]] = await house.store.read(lambda connection: ratings.ladder(connection, game, players))
    return [RatingShown(**one) for one in found]
