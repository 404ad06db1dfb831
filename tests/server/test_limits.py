"""What costs much may be asked for less often, and at all processes together no more often than at one."""

import time

import pytest
from support.server import refused, until

from subak.server import limits
from subak.server.limits import Limit, Limits
from subak.server.refusals import TooMany

SLOW = Limit(0.01, 10)


def spent(bucket, tokens=1, who="anna"):
    """Whether it was granted."""
    try:
        bucket.spend(SLOW, who, tokens)
    except TooMany:
        return False
    return True


def test_what_costs_more_empties_a_bucket_sooner():
    assert sum(spent(bucket) for bucket in [Limits()] * 20) == 10
    assert sum(spent(bucket, 4) for bucket in [Limits()] * 20) == 2


def test_the_wait_is_as_long_as_it_takes_for_what_was_asked():
    bucket = Limits()
    assert spent(bucket, 8)
    with pytest.raises(TooMany) as refusal:
        bucket.spend(SLOW, "anna", 5)
    assert refusal.value.headers == {"Retry-After": "300"}
    assert refusal.value.details == {"seconds": 300}


def test_what_costs_more_than_a_bucket_holds_is_granted_to_a_full_one_and_owed():
    bucket = Limits()
    assert spent(bucket, 25)
    with pytest.raises(TooMany) as refusal:
        bucket.spend(SLOW, "anna")
    assert int(refusal.value.headers["Retry-After"]) == pytest.approx(1600, abs=1)


def test_what_was_spent_elsewhere_is_missing_here_and_nobody_owes_more_than_a_bucket():
    here, there = Limits(shared=True), Limits(shared=True)
    for _ in range(10):
        assert spent(here)
    there.hear(here.told())
    assert here.told() == []
    assert not spent(there)
    assert spent(there, who="ben")
    for _ in range(50):
        there.hear([[*SLOW, "anna", 10]])
    with pytest.raises(TooMany) as refusal:
        there.spend(SLOW, "anna")
    assert int(refusal.value.headers["Retry-After"]) <= 1100


def test_who_is_alone_keeps_nothing_to_tell():
    alone = Limits()
    assert spent(alone)
    assert alone.told() == []


def test_processes_share_what_an_address_may_ask_as_long_as_redis_is_there(serve, tmp_path, redis):
    database, rate = f"sqlite:///{tmp_path / 'subak.db'}", 0.2
    here, there = (serve(database=database, redis=redis.url, rate=rate) for _ in range(2))
    until(lambda: not here.house.bus.deaf and not there.house.bus.deaf)

    def asks(server, address):
        return server.guest(**{"X-Forwarded-For": address}).get("/status")

    def asks_until_refused(server, address):
        return until(lambda: (answer := asks(server, address)).status_code == 429 and answer)

    answer = asks_until_refused(here, "203.0.113.1")
    assert refused(answer) == (429, "too-often")
    assert answer.json()["details"]["seconds"] == int(answer.headers["retry-after"]) >= 1
    # By now the other has heard of all but the last.
    most = rate * limits.REQUESTS_OF_ADDRESS.at_once
    until(lambda: there.house.limits.left(limits.Whose(limits.REQUESTS_OF_ADDRESS, "203.0.113.1")) < most / 2)
    granted = 0
    while asks(there, "203.0.113.1").status_code == 200:
        granted += 1
    assert granted < most / 2
    assert asks(there, "203.0.113.2").status_code == 200

    redis.stop()
    until(lambda: here.house.bus.deaf and there.house.bus.deaf)
    assert asks(here, "203.0.113.3").status_code == 200
    asks_until_refused(here, "203.0.113.3")
    start = time.monotonic()
    assert asks(there, "203.0.113.3").status_code == 200, "each counts alone again"
    assert time.monotonic() - start < 5


def test_a_long_log_costs_more_than_what_was_missed(serve, tmp_path, monkeypatch):
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}", rate=1.0)
    anna = server.guest()
    id = anna.opens("bali", None)["table"]["id"]
    spends = []
    monkeypatch.setattr(
        server.house.limits, "spend", lambda limit, who, tokens=1: spends.append(tokens) if limit == limits.REQUESTS else None
    )
    table = server.house.tables[id]
    for number, after, cost in ((0, 0, 2), (1000, 990, 2), (1000, 0, 12)):
        monkeypatch.setattr(table, "number", number)
        spends.clear()
        anna.get(f"/tables/{id}", after=after)
        assert sum(spends) == cost
    for ask, cost in (
        (lambda: anna.get("/me"), 1),
        (lambda: anna.get("/tables"), 3),
        (lambda: anna.get("/me/tables"), 3),
        (lambda: anna.get(f"/tables/{id}/record"), 4),
        (lambda: anna.get(f"/tables/{id}/moments", ply=[0, 1, 2, 3]), 4),
        (lambda: anna.post(f"/tables/{id}/undo", expect=0), 3),
        (lambda: anna.acts(id, "pass", 0), 1),
    ):
        spends.clear()
        ask()
        assert sum(spends) == cost
