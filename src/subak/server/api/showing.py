"""Things of the server as the API shows them."""

from typing import Any

from subak.server.api.models import Me, SeatShown, Snapshot, Summary
from subak.server.house import House
from subak.server.live import LiveTable
from subak.server.messages import seat_message
from subak.server.people import Person


def shown_person(person: Person) -> Me:
    return Me(id=person.id, name=person.name, account=person.login)


def shown_summary(found: dict[str, Any]) -> Summary:
    seats = [SeatShown(**seat_message(number, seat)) for number, seat in enumerate(found["seats"])]
    return Summary(**{**found, "seats": seats})


async def shown_table(house: House, table: LiveTable, person: str | None, after: int = 0) -> Snapshot:
    return Snapshot(**await house.snapshot(table, person, after))
