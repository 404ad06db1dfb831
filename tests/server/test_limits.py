"""What costs much may be asked for less often, and at all processes together no more often than at one."""

import time

import pytest
from support.server import gathered, heard, refused, until

from subak.server import limits, security
from subak.server.api import asking, tables
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
    there.hear(here.take_spent())
    assert here.take_spent() == []
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
    assert alone.take_spent() == []


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
    together = server.house.tables[gathered([anna, server.guest()], "rice")[0]]
    for after, cost in ((1000, 2), (999, 12)):
        monkeypatch.setattr(together, "number", 1000)
        spends.clear()
        anna.get(f"/tables/{together.stored.id}", after=after)
        assert sum(spends) == cost, "where seats choose at the same time only the whole log tells what came last"
    for ask, cost in (
        (lambda: anna.get("/me"), 1),
        (lambda: anna.get("/tables"), 3),
        (lambda: anna.get("/me/tables"), 3),
        (lambda: anna.get(f"/tables/{id}/record"), 4),
        (lambda: anna.get(f"/tables/{id}/moments", ply=[0, 1, 2, 3]), 4),
        (lambda: anna.post(f"/tables/{id}/undo", expect=0), 8),
        (lambda: anna.acts(id, "pass", 0), 1),
    ):
        spends.clear()
        ask()
        assert sum(spends) == cost


def test_tables_of_many_guests_at_one_address_are_so_many(serve, tmp_path, monkeypatch):
    monkeypatch.setattr(tables, "NEW_TABLES_OF_ADDRESS", Limit(0.001, 3))
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}", rate=1.0)

    def opens(address):
        guest = server.guest(**{"X-Forwarded-For": address})
        return guest.post("/tables", game="bali", seats=[{"kind": "me"}, {"kind": "person"}]).status_code

    assert [opens("203.0.113.1") for _ in range(4)] == [201, 201, 201, 429]
    assert opens("203.0.113.2") == 201


def test_a_decision_over_the_socket_counts_for_its_address_as_one_that_is_posted(serve, tmp_path, monkeypatch):
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}")
    guest = server.guest()
    id = guest.opens("bali", None, public=True)["table"]["id"]
    spent, plain = [], server.house.limits.spend
    for who in (guest, server.guest()):
        with who.watches(id) as socket:
            heard(socket)
            monkeypatch.setattr(
                server.house.limits, "spend", lambda limit, who, tokens=1: (spent.append(limit), plain(limit, who, tokens))
            )
            socket.send('{"type": "act", "action": "pass", "expect": 0}')
            heard(socket, "refused")
            monkeypatch.undo()
    assert spent.count(limits.REQUESTS_OF_ADDRESS) == 2, "also of who sits nowhere"
    assert limits.REQUESTS in spent


def test_an_address_that_floods_us_is_not_even_looked_at_and_waits(serve, tmp_path, monkeypatch):
    monkeypatch.setattr(security, "FLOOD_SECONDS", 0.2)
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}", rate=0.01)  # fifteen at once
    one, other = (server.guest(**{"X-Forwarded-For": f"203.0.113.{number}"}) for number in range(2))
    answers = [one.http.get(f"{server.address}/healthz") for _ in range(30)]
    refusals = [answer for answer in answers if answer.status_code == 429]
    assert 10 < len(refusals) < 20
    assert refused(refusals[-1]) == (429, "too-often")
    assert int(refusals[-1].headers["retry-after"]) >= 1
    assert all(answer.elapsed.total_seconds() >= 0.2 for answer in refusals)
    assert other.http.get(f"{server.address}/healthz").status_code != 429


def test_who_has_no_token_left_is_refused_before_the_api_is_asked(serve, tmp_path, monkeypatch):
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}", rate=0.02)  # four at once
    looked, plain = [], asking.find_session

    async def noting(connection):
        looked.append(connection)
        await plain(connection)

    monkeypatch.setattr(asking, "find_session", noting)
    spent = []
    monkeypatch.setattr(limits.Limits, "spend", counting_spends(spent))
    guest = server.guest(**{"X-Forwarded-For": "203.0.113.1"})
    answers = [guest.get("/status") for _ in range(12)]
    refusals = [answer for answer in answers if answer.status_code == 429]
    assert len(refusals) >= 5
    assert {refused(answer) for answer in refusals} == {(429, "too-often")}
    assert int(refusals[0].headers["retry-after"]) >= 1
    assert spent.count(limits.REQUESTS_OF_ADDRESS) == len(looked) == len(answers) - len(refusals)


def counting_spends(spent):
    plain = limits.Limits.spend

    def spend(self, limit, who, tokens=1):
        spent.append(limit)
        plain(self, limit, who, tokens)

    return spend
