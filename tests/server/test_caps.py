"""Nobody takes all there is: who has as much as one may have is told so, and has room again when something ends."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update
from support.server import Served, finished_match, gathered, refused

from subak.server import analyses as analyses_module
from subak.server import play, rows, schema
from subak.server.analyses import Analyses
from subak.server.caps import ANALYSES, BOTS_ALONE, PUBLIC, SEATED, WITH_BOTS, Cap
from subak.server.house import House
from subak.server.jobs import Job, OnProgress, Owner
from subak.server.limits import Limits
from subak.server.live import LiveTable
from subak.server.people import Person
from subak.server.refusals import NotNow, TooMany
from subak.server.rows import DAY, LISTED_OF_HOST, OPEN, OVER, RUNNING, Seat, Terms
from subak.server.settings import Settings
from subak.server.workers import ignore_progress
from subak.study.analysis.judging import Depth

COMPILED = 300.0  # seconds that it may take
HOME = "192.0.2.1"
BOT = Seat(bot="seed")


class Thinking:
    """Workers that think until they are told to end."""

    def __init__(self) -> None:
        self.end = asyncio.Event()

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    async def trouble(self) -> str | None: ...

    async def do(self, job: Job, owner: Owner, on_progress: OnProgress = ignore_progress) -> Any:
        await self.end.wait()
        return {"complete": True, "decisions": []}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """With a quarter of what a person may have, as often as they like."""
    opened = House(Settings(database=f"sqlite:///{tmp_path / 'subak.db'}", rate=0.25))
    opened.workers = Thinking()
    opened.limits = Limits(1000.0)
    await opened.open()
    await asyncio.wait_for(opened.compilers.compiled["bali"].wait(), COMPILED)
    yield opened
    await opened.close()


async def opened(house: House, owner: Owner, seats: list[Seat], public: bool = False) -> LiveTable:
    return await play.open_table(house, Terms("bali", 2, {}, public=public), Person(owner.person), seats, owner.address)


async def with_a_bot(house: House, owner: Owner) -> LiveTable:
    return await opened(house, owner, [Seat(owner.person), BOT])


async def of_bots_alone(house: House, owner: Owner) -> LiveTable:
    return await opened(house, owner, [BOT, BOT])


async def for_everybody(house: House, owner: Owner) -> LiveTable:
    return await opened(house, owner, [Seat(owner.person), Seat()], public=True)


async def resigned(house: House, table: LiveTable) -> None:
    await play.resign(house, table, Person(table.stored.host))


async def over(house: House, table: LiveTable) -> None:
    """As if its bots had played to the end."""
    ended = update(schema.match).where(schema.match.c.id == table.stored.id).values(status=OVER)
    await house.store.write(lambda connection: connection.execute(ended))


async def filled(house: House, table: LiveTable) -> None:
    await play.take_seat(house, table, Person("somebody"), None, None)


Opens = Callable[[House, Owner], Awaitable[LiveTable]]
Ends = Callable[[House, LiveTable], Awaitable[None]]
KINDS = pytest.mark.parametrize(
    ("cap", "opens", "ends"),
    [(WITH_BOTS, with_a_bot, resigned), (BOTS_ALONE, of_bots_alone, over), (PUBLIC, for_everybody, filled)],
    ids=lambda value: getattr(value, "what", None),
)


async def is_refused(attempt: Awaitable[Any], cap: Cap, whose: str, most: int) -> None:
    with pytest.raises(TooMany) as refusal:
        await attempt
    assert refusal.value.message == "too-many-at-once"
    assert refusal.value.details == {"what": cap.what, "whose": whose, "most": most}


@KINDS
async def test_a_person_has_so_many_tables_and_another_when_one_ends(house: House, cap: Cap, opens: Opens, ends: Ends) -> None:
    anna, most = Owner("anna"), house.caps.scaled(cap.of_person)
    tables = [await opens(house, anna) for _ in range(most)]
    await is_refused(opens(house, anna), cap, "person", most)
    await opens(house, Owner("ben"))
    await ends(house, tables[0])
    await opens(house, anna)
    await is_refused(opens(house, anna), cap, "person", most)


@KINDS
async def test_so_have_all_at_an_address_together(house: House, cap: Cap, opens: Opens, ends: Ends) -> None:
    most = house.caps.scaled(cap.of_address)
    tables = [await opens(house, Owner(f"guest {number}", HOME)) for number in range(most)]
    await is_refused(opens(house, Owner("newcomer", HOME)), cap, "address", most)
    await opens(house, Owner("ben", "192.0.2.2"))
    await ends(house, tables[0])
    await opens(house, Owner("newcomer", HOME))
    await is_refused(opens(house, Owner("latecomer", HOME)), cap, "address", most)


async def test_nobody_takes_the_free_seats_of_all_public_tables(house: House) -> None:
    tables = [await for_everybody(house, Owner(f"host {number}")) for number in range(20)]

    async def sits(table: LiveTable, who: str, address: str | None = None) -> int:
        return await play.take_seat(house, table, Person(who), None, None, address)

    most = house.caps.scaled(SEATED.of_person)
    for table in tables[:most]:
        await sits(table, "anna")
    await is_refused(sits(tables[most], "anna"), SEATED, "person", most)
    invitation = house.signatures.invitation(tables[most].stored.id, 1)
    await play.take_seat(house, tables[most], Person("anna"), invitation, None)
    await resigned(house, tables[0])
    await resigned(house, tables[1])
    await sits(tables[most + 1], "anna")

    most = house.caps.scaled(SEATED.of_address)
    for number, table in enumerate(tables[5 : 5 + most]):
        await sits(table, f"guest {number}", HOME)
    await is_refused(sits(tables[5 + most], "newcomer", HOME), SEATED, "address", most)
    await sits(tables[5 + most], "ben", "192.0.2.2")


async def test_what_is_refused_leaves_nothing_behind(house: House) -> None:
    await of_bots_alone(house, Owner("anna", HOME))
    with pytest.raises(TooMany):
        await of_bots_alone(house, Owner("anna", HOME))
    count = select(func.count()).select_from(schema.match)
    assert await house.store.read(lambda connection: connection.execute(count).scalar()) == 1


async def test_to_fill_a_table_with_bots_is_to_have_one_more_of_them(house: House) -> None:
    anna = Owner("anna", HOME)
    running = await of_bots_alone(house, anna)
    table = await opened(house, anna, [Seat(), Seat()])
    await is_refused(play.start(house, table, Person("anna"), "seed"), BOTS_ALONE, "person", 1)
    assert table.stored.status == OPEN
    await over(house, running)
    await play.start(house, table, Person("anna"), "seed")
    assert table.stored.status == RUNNING


async def test_a_table_that_nobody_touched_for_a_day_takes_no_place_of_another(house: House) -> None:
    anna = Owner("anna", HOME)
    for _ in range(house.caps.scaled(WITH_BOTS.of_person)):
        await with_a_bot(house, anna)
    await is_refused(with_a_bot(house, anna), WITH_BOTS, "person", 10)
    yesterday = update(schema.match).values(moved=time.time() - DAY - 1)
    await house.store.write(lambda connection: connection.execute(yesterday))
    await with_a_bot(house, anna)


async def test_analyses_under_way_are_counted_and_one_more_may_be_asked_for_when_one_is_done(house: House) -> None:
    analyses = Analyses(house)
    most_of_address = house.caps.scaled(ANALYSES.of_address)
    match, *matches = [await finished_match(house) for _ in range(most_of_address + 2)]

    async def ask(table: LiveTable, owner: Owner) -> str:
        return (await analyses.ask(table, Depth.FAST, False, owner)).state

    guests = [Owner(f"guest {number}", HOME) for number in range(most_of_address)]
    for guest, other in zip(guests, matches, strict=False):
        assert await ask(other, guest) == "queued"
    await is_refused(ask(match, guests[0]), ANALYSES, "person", 1)
    await is_refused(ask(match, Owner("newcomer", HOME)), ANALYSES, "address", most_of_address)
    assert await ask(matches[0], Owner("newcomer", HOME)) == "queued"  # it is under way already
    assert await ask(matches[-1], Owner("ben", "192.0.2.2")) == "queued"
    house.workers.end.set()  # type: ignore[attr-defined]
    async with asyncio.timeout(30):
        while analyses.under_way:
            await asyncio.sleep(0.001)
    assert await ask(match, guests[0]) == "queued"


async def test_a_server_makes_so_many_analyses_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses_module, "ANALYSES_IN_ALL", 8)
    analyses, tables = Analyses(house), [await finished_match(house) for _ in range(3)]
    for number, table in enumerate(tables[:2]):
        await analyses.ask(table, Depth.FAST, False, Owner(f"guest {number}", f"192.0.2.{number}"))
    with pytest.raises(NotNow, match="Too many analyses"):
        await analyses.ask(tables[2], Depth.FAST, False, Owner("ben", HOME))


def test_a_list_has_a_few_tables_of_each_host(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows, "LISTED", 5)
    anna, ben, cleo = (server.guest() for _ in range(3))
    bens = [ben.opens("bali", None, public=True)["table"]["id"], gathered([ben, cleo], "bali")[0]]
    annas = [anna.opens("bali", None, public=True)["table"]["id"] for _ in range(5)]
    annas_running = [gathered([anna, cleo], "bali")[0] for _ in range(5)]
    lists = server.guest().get("/tables").json()
    assert [one["id"] for one in lists["open"]] == [*annas[: -LISTED_OF_HOST - 1 : -1], bens[0]]
    assert [one["id"] for one in lists["running"]] == [*annas_running[: -LISTED_OF_HOST - 1 : -1], bens[1]]


def test_whoever_is_refused_is_told_what_to_do(serve: Callable[..., Served], tmp_path: Path) -> None:
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}", rate=1)
    anna = server.guest(**{"Accept-Language": "de"})
    seats = [{"kind": "me"}, {"kind": "person"}]
    for _ in range(PUBLIC.of_person):
        anna.opens("bali", None, public=True)
    answer = anna.post("/tables", game="bali", seats=seats, public=True)
    assert refused(answer) == (429, "too-many-at-once")
    assert answer.json()["message"] == (
        "Je Person sind höchstens 3 öffentliche Tische mit freien Plätzen möglich: "
        "Warte, bis einer voll ist, oder besetze ihn mit Bots."
    )
    assert anna.post("/tables", game="bali", seats=seats).status_code == 201
