"""On an empty compile cache a match begins at once, and goes on when its game is compiled."""

import asyncio
import time
from random import Random
from typing import Any, ClassVar

import pytest
from support.server import compiling, served_afresh, until

from subak.core import machine
from subak.core.match import Match
from subak.core.registry import game_named, game_names
from subak.core.warming import play_compiled
from subak.players.compiler import CompilerFailed
from subak.server import compilers
from subak.server.compilers import Compilers

AT_ONCE = 3.0  # seconds, on a machine that compiles other games beside it
COMPILED = 600.0


def test_a_match_begins_and_a_bot_answers_before_anything_is_compiled_and_it_goes_on_afterwards(tmp_path):
    random = Random(1)
    with served_afresh(tmp_path) as guest:
        before = time.monotonic()
        id = guest.opens("sheaves", "harvest")["table"]["id"]
        assert time.monotonic() - before < AT_ONCE
        while guest.sees(id)["view"]["ply"] < 4:
            if not guest.plays_on(id, random):
                time.sleep(0.01)
        assert "sheaves" in compiling(guest)
        until(lambda: "sheaves" not in compiling(guest), COMPILED)
        assert set(compiling(guest)) == set(game_names()) - {"sheaves"}  # it came first
        table = guest.plays_out(id, random)
        record = guest.get(f"/tables/{id}/record").json()
        guest.http.close()
    replayed = Match.from_record(record)
    assert replayed.over
    assert replayed.result()["scores"] == table["result"]["scores"]
    assert '"error"' not in (tmp_path / "log").read_text()


class FakeCompiler:
    """Takes until it is told to end."""

    order: ClassVar[list[str]] = []
    going: ClassVar[dict[str, Any]] = {}

    def __init__(self, game, needed):
        self.name = game.name
        self.stopped = self.ended = False

    def run(self, on_progress):
        FakeCompiler.order.append(self.name)
        FakeCompiler.going[self.name] = self
        until(lambda: self.stopped or self.ended)
        del FakeCompiler.going[self.name]
        if self.name == "rice" and FakeCompiler.order.count("rice") < 2 and not self.stopped:
            raise CompilerFailed("rice")
        return not self.stopped

    def stop(self):
        self.stopped = True


@pytest.fixture
def fakes(monkeypatch):
    FakeCompiler.order, FakeCompiler.going = [], {}
    monkeypatch.setattr(compilers, "Compiler", FakeCompiler)
    monkeypatch.setattr(machine, "cores", lambda: 2)
    return FakeCompiler


async def when(found):
    while not found():
        await asyncio.sleep(0.01)


async def test_the_game_that_somebody_wants_to_play_is_compiled_before_one_that_nobody_asked_for(fakes):
    compiled = Compilers()
    running = asyncio.create_task(compiled.run())
    await when(lambda: len(fakes.going) == 2)
    assert fakes.order == ["rice", "cacao"]  # what takes longest is begun first
    compiled.prefer("sheaves")
    await when(lambda: "sheaves" in fakes.going)
    assert fakes.order == ["rice", "cacao", "sheaves"]
    compiled.prefer("rice")  # it is being compiled already
    assert set(fakes.going) == {"rice", "sheaves"}
    fakes.going["sheaves"].ended = True
    await when(compiled.compiled["sheaves"].is_set)
    await when(lambda: "cacao" in fakes.going)
    assert set(compiled.under_way()) == {"bali", "cacao", "rice"}
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    await when(lambda: not fakes.going)


async def test_a_game_that_cannot_be_compiled_is_tried_again_and_keeps_no_other_waiting(fakes):
    compiled = Compilers()
    running = asyncio.create_task(compiled.run())

    def end_all():
        for one in list(fakes.going.values()):
            one.ended = True
        return running.done()

    await when(end_all)
    assert fakes.order.count("rice") == 2
    assert not compiled.under_way()


async def test_a_game_that_cannot_be_compiled_keeps_no_other_waiting_and_is_given_up(fakes, monkeypatch):
    """Whatever goes wrong: no game is told to be at 0% for ever."""

    def run(self, on_progress):
        if self.name == "rice":
            raise EOFError
        return True

    monkeypatch.setattr(fakes, "run", run)
    compiled = Compilers()
    await asyncio.wait_for(compiled.run(), 30)
    assert compiled.failures == {"rice": compilers.TRIES}
    assert compiled.given_up == {"rice"}
    assert not compiled.under_way()
    assert {name for name, one in compiled.compiled.items() if one.is_set()} == set(game_names()) - {"rice"}
    play_compiled(game_named("rice"))
