"""All attacks of `make siege` at once, at small size: the server answers others meanwhile, and fails at nothing."""

import asyncio
from importlib import import_module
from pathlib import Path

import pytest
from support.random_play import NIGHTLY

FOLDER = Path(__file__).parents[2] / "benchmarks"
SECONDS, SIZE = (20.0, 0.2) if NIGHTLY else (1.0, 0.05)


@pytest.fixture
def attacks(monkeypatch):
    monkeypatch.syspath_prepend(str(FOLDER))
    return import_module("attacks")


@pytest.fixture
def bystanders(attacks):
    return import_module("bystanders")


@pytest.mark.long
async def test_while_others_are_attacked_in_all_ways_at_once_people_play_and_nothing_fails(attacks, bystanders, serve, tmp_path):
    # Processes, unlike threads, are ended in the middle of an analysis.
    server = serve(threads=False, database=f"sqlite:///{tmp_path / 'subak.db'}")
    chosen = attacks.ATTACKS
    preparing = (attacks.prepare(one, attacks.Attacker(server.address, 2 * SECONDS, SIZE)) for one in chosen)
    prepared = await asyncio.gather(*preparing)
    company = bystanders.Company(server.address)
    try:
        await company.is_going(moves=5, bots=0, seconds=30)
        company.begin()
        attackers = [attacks.Attacker(server.address, SECONDS, SIZE, left) for left in prepared]
        await asyncio.gather(*(attacks.attack(one, attacker) for one, attacker in zip(chosen, attackers, strict=True)))
        await company.is_going(moves=5, bots=0, seconds=30)
    finally:
        await company.close()
    answers = {one.name: attacker.answers for one, attacker in zip(chosen, attackers, strict=True)}
    assert {name for name, statuses in answers.items() if not statuses} <= {"nobody attacks", "half-open requests"}
    assert company.trouble == {}
    assert company.probes_failed < company.probes
    assert not any("cut off after, s" in attacker.told for attacker in attackers)
    failed = {name: statuses for name, statuses in answers.items() if any(one[0] == "5" and one != "503" for one in statuses)}
    assert failed == {}


def test_what_was_waited_counts_the_moves_that_could_not_be_made_meanwhile(bystanders):
    waits = bystanders.Waits(pace=1.0)
    waits.seconds = [0.1] * 96 + [4.5]
    assert waits.percentile(50) == 0.1
    assert waits.percentile(99) == pytest.approx(3.5)
    assert waits.percentile(100) == 4.5


async def test_what_is_still_waited_for_at_the_end_counts_too(bystanders):
    waits = bystanders.Waits()

    async def wait_for_ever():
        with waits.timed():
            await asyncio.Event().wait()

    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await wait_for_ever()
    assert len(waits.seconds) == 1
