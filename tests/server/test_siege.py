"""Every attack of `make siege`, at small size: the server answers others meanwhile, and fails at nothing."""

import asyncio
from importlib import import_module
from pathlib import Path

import pytest
from support.random_play import NIGHTLY
from support.server import Served

FOLDER = Path(__file__).parents[2] / "benchmarks"
SECONDS, SIZE = (10.0, 0.3) if NIGHTLY else (0.6, 0.05)
NAMES = (
    "a long log",
    "public seats",
    "a finished table",
    "lists",
    "renames",
    "log-ins",
    "one account",
    "half-open requests",
    "huge requests",
    "clients that never read",
    "odd words",
    "deep analyses",  # these two last: bots and analyses think on
    "tables of bots",
)


@pytest.fixture(scope="module")
def attacks():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(FOLDER))
        yield import_module("attacks")


@pytest.fixture(scope="module")
def bystanders(attacks):
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(FOLDER))
        yield import_module("bystanders")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """Its own: attacks leave tables behind. Its bots have processes, which can be stopped in the middle of an analysis."""
    server = Served(database=f"sqlite:///{tmp_path_factory.mktemp('siege') / 'subak.db'}")
    yield server
    server.close()


def test_no_attack_is_forgotten_here(attacks):
    assert {one.name for one in attacks.ATTACKS} == {"nobody attacks", *NAMES}


@pytest.mark.parametrize("name", NAMES)
async def test_while_somebody_attacks_others_play_and_nothing_fails(attacks, bystanders, server, name):
    chosen = next(one for one in attacks.ATTACKS if one.name == name)
    prepared = await attacks.prepare(chosen, attacks.Attacker(server.address, 10 * SECONDS, SIZE))
    company = bystanders.Company(server.address)
    try:
        await company.is_going(moves=2, bots=0, seconds=30)
        company.begin()
        attacker = attacks.Attacker(server.address, SECONDS, SIZE, prepared)
        await attacks.attack(chosen, attacker)
        await company.is_going(moves=1, bots=0, seconds=30)
    finally:
        await company.close()
    assert sum(attacker.answers.values()) or attacker.told
    failed = {status for status in attacker.answers if status.startswith("5") and status != "503"}
    assert not failed
    assert not company.trouble
    assert company.probes_failed == 0
    assert "cut off after, s" not in attacker.told


async def test_what_was_waited_counts_the_moves_that_could_not_be_made_meanwhile(bystanders):
    waits = bystanders.Waits(pace=1.0)
    waits.seconds = [0.1] * 96 + [4.5]
    assert waits.percentile(50) == 0.1
    assert waits.percentile(99) == 4.5
    assert waits.percentile(96.5) == pytest.approx(1.5)


async def test_what_is_still_waited_for_at_the_end_counts_too(bystanders):
    waits = bystanders.Waits()

    async def wait_for_ever():
        with waits.timed():
            await asyncio.Event().wait()

    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await wait_for_ever()
    assert len(waits.seconds) == 1
