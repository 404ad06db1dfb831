"""Who asks, and whether they may ask so often."""

import time
from typing import Annotated, Any

from fastapi import Depends, Path, Request, Response
from starlette.requests import HTTPConnection

from subak.server.analyses import Analyses
from subak.server.api.models import TableId
from subak.server.connections import network_of
from subak.server.house import House
from subak.server.limits import NEW_GUESTS, REQUESTS, REQUESTS_OF_ADDRESS
from subak.server.live import LiveTable
from subak.server.people import Person, find_person, new_guest
from subak.server.refusals import Forbidden
from subak.server.sessions import IDLE_DAYS, Session, new_session

COOKIE, DEVICE = "subak", "subak-device"
DEVICE_DAYS = 400  # as long as browsers allow

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


async def find_session(connection: HTTPConnection) -> None:
    """Into the connection's state: the session that its cookie names; none where we did not sign it, or the session has ended."""
    sessions = house_of(connection).sessions
    found = sessions.read_cookie(connection.cookies.get(cookie_name(connection), ""))
    if found is None and is_secure(connection) and cookie_name(connection) not in connection.cookies:
        # The first release had this name alone. Any subdomain can plant such a cookie, so only that release's form is read.
        found = sessions.read_cookie(connection.cookies.get(COOKIE, ""), earlier=True)
    stands = found is not None and await sessions.stands(found)
    connection.state.session = found if stands else None
    connection.state.signed_out = found is not None and not stands and not found.idle


def session_of(connection: HTTPConnection) -> Session | None:
    session: Session | None = connection.state.session
    return session


def person_of(connection: HTTPConnection) -> str | None:
    session = session_of(connection)
    return None if session is None else session.person


def is_secure(connection: HTTPConnection) -> bool:
    return house_of(connection).settings.secure_cookies


def cookie_name(connection: HTTPConnection, name: str = COOKIE) -> str:
    """With the prefix __Host-, which browsers accept from this very host alone, and over HTTPS."""
    return f"__Host-{name}" if is_secure(connection) else name


def set_cookie(connection: HTTPConnection, response: Response, name: str, value: str, days: int) -> None:
    response.set_cookie(
        cookie_name(connection, name),
        value,
        max_age=days * 86_400,
        httponly=True,
        samesite="lax",
        secure=is_secure(connection),
    )


def set_session(connection: HTTPConnection, response: Response, session: Session) -> None:
    set_cookie(connection, response, COOKIE, house_of(connection).sessions.cookie(session), IDLE_DAYS)


def set_device(connection: HTTPConnection, response: Response, login: str) -> None:
    """Marks a device as the owner's, so that strangers who try passwords elsewhere do not keep the owner out here."""
    set_cookie(connection, response, DEVICE, house_of(connection).signatures.device(login), DEVICE_DAYS)


def delete_session(connection: HTTPConnection, response: Response) -> None:
    for name in {COOKIE, cookie_name(connection)}:
        response.delete_cookie(name, httponly=True, samesite="lax", secure=is_secure(connection))


def spend_tokens(connection: HTTPConnection, tokens: int) -> None:
    """Refuses whoever asks too often, or for too much."""
    spend(house_of(connection), address_of(connection), person_of(connection), tokens)


def spend(house: House, address: str, person: str | None, tokens: int) -> None:
    house.limits.spend(REQUESTS_OF_ADDRESS, address, tokens)
    if person is not None:
        house.limits.spend(REQUESTS, person, tokens)


async def spend_request(connection: HTTPConnection) -> None:
    """Whatever is asked for costs one token at least; an address that has none left is not even asked whose session it is."""
    house_of(connection).limits.spend(REQUESTS_OF_ADDRESS, address_of(connection))
    await find_session(connection)
    person = person_of(connection)
    if person is not None:
        house_of(connection).limits.spend(REQUESTS, person)


def costs(tokens: int) -> Any:
    """What a route costs: as many tokens as decisions would take the same time."""

    async def spend(request: Request) -> None:
        spend_tokens(request, tokens - 1)

    return Depends(spend)


def cost_of_snapshot(table: LiveTable, after: int) -> int:
    """By how many entries are to be followed; a page that comes back after a short time pays for none."""
    missed = max(0, table.number - after)
    if missed and table.match is not None and table.match.game.at_once is not None:
        missed = table.number  # only the whole log tells where each of them stands
    return SNAPSHOT + missed // ENTRIES_A_TOKEN


async def newcomer(request: Request, response: Response) -> Person:
    """Whoever comes without a cookie becomes a new guest. The name is not looked up."""
    session = session_of(request)
    if session is None:
        house_of(request).limits.spend(NEW_GUESTS, address_of(request))
        session = new_session(new_guest().id)
        set_session(request, response, session)
    elif session.aged:
        set_session(request, response, session._replace(renewed=time.time()))
    return Person(session.person)


async def somebody(request: Request, response: Response) -> Person:
    """Whoever was signed out elsewhere is told so, before they are somebody else."""
    if request.state.signed_out:
        raise Forbidden("signed-out")
    return await newcomer(request, response)


async def asker(request: Request, person: Annotated[Person, Depends(somebody)]) -> Person:
    return await house_of(request).store.read(lambda connection: find_person(connection, person.id))


async def newcomer_asking(request: Request, person: Annotated[Person, Depends(newcomer)]) -> Person:
    return await house_of(request).store.read(lambda connection: find_person(connection, person.id))


async def reader(request: Request) -> str | None:
    return person_of(request)


async def session_here(request: Request) -> Session | None:
    return session_of(request)


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
Newcomer = Annotated[Person, Depends(newcomer_asking)]
Here = Annotated[Session | None, Depends(session_here)]
Reader = Annotated[str | None, Depends(reader)]
TheTable = Annotated[LiveTable, Depends(table_asked)]
