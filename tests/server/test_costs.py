"""What one may ask for cheaply costs us little: it is made once, or beside the event loop and in turn."""

import asyncio
import json
import threading
from pathlib import Path

import pytest
from support.server import finished_match, until

from subak.games.rice.deck import OWN
from subak.server import analyses, app, uploads
from subak.server.api import decks
from subak.server.house import House
from subak.server.language import language_of
from subak.server.settings import Settings

GOLDEN = Path(__file__).parents[1] / "golden" / "bali"


@pytest.mark.parametrize("path", ["/rules/bali?language=de", "/decks/rice", "/openapi.json", "/openapi.json?language=nl"])
def test_what_is_the_same_for_all_is_written_once(serve, tmp_path, monkeypatch, path):
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}")
    first = server.guest().get(path)
    assert first.status_code == 200
    monkeypatch.setattr(app, "rules_page", None)
    monkeypatch.setattr(decks, "checked", None)
    monkeypatch.setattr(server.app, "openapi", None)
    assert server.guest().get(path).content == first.content


def threads_of(monkeypatch, of, name):
    """Where something is called from now on."""
    names, plain = [], getattr(of, name)

    def noting(*arguments):
        names.append(threading.current_thread().name)
        return plain(*arguments)

    monkeypatch.setattr(of, name, noting)
    return names


def test_what_is_sent_to_be_understood_keeps_the_loop_from_nothing(shared, monkeypatch):
    checks, reads, looks = (
        threads_of(monkeypatch, decks, "checked"),
        threads_of(monkeypatch, uploads, "checked"),
        threads_of(monkeypatch, analyses, "decided"),
    )
    guest = shared.guest()
    assert guest.http.post("/decks/rice", json=OWN).status_code == 200
    record = json.loads(min(GOLDEN.glob("base-*.json")).read_text("utf-8"))
    opened = guest.post("/records", **record)
    assert opened.status_code == 201
    assert guest.post(f"/tables/{opened.json()['table']['id']}/analysis", depth="fast").status_code == 202
    assert [name.split("_")[0] for name in checks + reads + looks] == ["replay"] * 3


@pytest.fixture
async def house(tmp_path):
    opened = House(Settings(database=f"sqlite:///{tmp_path / 'subak.db'}"))
    await opened.open()
    yield opened
    await opened.close()


async def test_who_looks_back_at_much_keeps_another_address_waiting_for_one_look(house):
    goes_on, begun = threading.Event(), []

    def look(name):
        begun.append(name)
        assert goes_on.wait(30)
        return name

    many = [asyncio.create_task(house.look_back("192.0.2.1", lambda number=number: look(number))) for number in range(8)]
    while not begun:
        await asyncio.sleep(0.001)
    other = asyncio.create_task(house.look_back("192.0.2.2", lambda: look("other")))
    while len(begun) < 2:
        await asyncio.sleep(0.001)
    assert begun == [0, "other"]
    goes_on.set()
    assert await other == "other"
    assert await asyncio.gather(*many) == list(range(8))
    assert not house.looking_back, "nothing is kept of who has looked"


async def test_those_who_come_from_one_address_at_once_wait_for_one_look(house, monkeypatch):
    table = await finished_match(house)
    shown, plain = [], House.replay

    async def counted(self, work):
        shown.append(work)
        return await plain(self, work)

    monkeypatch.setattr(House, "replay", counted)
    seen = await house.seen(table, None)
    answers = await asyncio.gather(*(house.shown(seen, 0, "192.0.2.1") for _ in range(5)))
    assert len(set(answers)) == len(shown) == 1


def test_of_a_header_without_end_only_the_beginning_is_read():
    assert language_of("de-DE,de;q=0.9,en;q=0.1") == "de"
    assert language_of("xx," * 5000 + "de") == "en"


def test_who_comes_and_goes_is_told_together(shared):
    anna = shared.guest()
    id = anna.opens("bali", None, public=True)["table"]["id"]
    with anna.watches(id) as socket:
        until(lambda: json.loads(socket.recv(timeout=30)) == {"type": "presence", "seats": [0], "watching": 0})
        for _ in range(30):
            with shared.guest().watches(id):
                pass
        told = 0
        socket.send('{"type": "ping"}')
        while (message := json.loads(socket.recv(timeout=30)))["type"] != "pong":
            told += message["type"] == "presence"
    assert told < 30, "it was told each time that somebody came, and each time that somebody left"
