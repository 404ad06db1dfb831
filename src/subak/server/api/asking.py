"""Who asks, and whether they may ask so often."""

from typing import Annotated, Any

from fastapi import Depends, Path, Request, Response
from starlette.requests import HTTPConnection

from subak.server.analyses import Analyses
from subak.server.api.models import TableId
from subak.server.connections import network_of
from subak.server.house import House
from subak.server.limits import NEW_GUESTS, REQUESTS, REQUESTS_OF_ADDRESS
from subak.server.live import LiveTable
from subak.server.people import COOKIE, COOKIE_DAYS, Person, find_person, new_guest

SNAPSHOT = 2
ENTRIES_A_TOKEN = 100


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


async def the_house(connection: HTTPConnection) -> House:
    """Async, since FastAPI would call a plain function in a thread."""
    return house_of(connection)


def address_of(connection: HTTPConnection) -> str:
    return network_of(connection.client.host if connection.client else "")


async def the_address(connection: HTTPConnection) -> str:
    return address_of(connection)


def person_of(connection: HTTPConnection) -> str | None:
    """By a cookie that we signed; any other counts as none."""
    cookie = connection.cookies.get(COOKIE)
    return house_of(connection).signatures.read_cookie(cookie) if cookie else None


def set_cookie(house: House, response: Response, person: str) -> None:
    response.set_cookie(
        COOKIE,
        house.signatures.cookie(person),
        max_age=COOKIE_DAYS * 86_400,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookies,
    )


def spend_tokens(connection: HTTPConnection, tokens: int) -> None:
    """Refuses whoever asks too often, or for too much."""
    limits = house_of(connection).limits
    limits.spend(REQUESTS_OF_ADDRESS, address_of(connection), tokens)
    person = person_of(connection)
    if person is not None:
        limits.spend(REQUESTS, person, tokens)


async def spend_request(request: Request) -> None:
    """Whatever is asked for costs one token at least."""
    spend_tokens(request, 1)


def costs(tokens: int) -> Any:
    """Of a route: as many tokens as decisions that take as long."""

    async def spend(request: Request) -> None:
        spend_tokens(request, tokens - 1)

    return Depends(spend)


def cost_of_snapshot(missed: int) -> int:
    """By how many entries are to be shown; a page that comes back after a short time pays for none."""
    return SNAPSHOT + max(0, missed) // ENTRIES_A_TOKEN


async def somebody(request: Request, response: Response) -> Person:
    """Whoever comes without a cookie becomes a new guest. The name is not looked up."""
    house = house_of(request)
    id = person_of(request)
    if id is None:
        house.limits.spend(NEW_GUESTS, address_of(request))
        person = new_guest()
        set_cookie(house, response, person.id)
        return person
    return Person(id)


async def asker(request: Request, person: Annotated[Person, Depends(somebody)]) -> Person:
    return await house_of(request).store.read(lambda connection: find_person(connection, person.id))


async def reader(request: Request) -> str | None:
    return person_of(request)


async def the_analyses(connection: HTTPConnection) -> Analyses:
    analyses: Analyses = connection.app.state.analyses
    return analyses


async def table_asked(connection: HTTPConnection, id: Annotated[TableId, Path()]) -> LiveTable:
    table = await house_of(connection).table(id)
    if person_of(connection) == table.stored.host:
        table.host_address = address_of(connection)
    return table


TheAddress = Annotated[str, Depends(the_address)]
TheAnalyses = Annotated[Analyses, Depends(the_analyses)]
TheHouse = Annotated[House, Depends(the_house)]
Somebody = Annotated[Person, Depends(somebody)]
Asker = Annotated[Person, Depends(asker)]
Reader = Annotated[str | None, Depends(reader)]
TheTable = Annotated[LiveTable, Depends(table_asked)]
