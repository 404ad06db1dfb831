"""Everybody who watches learns of everything, once and in order, by whatever way and at whichever process."""

import json
import socket as sockets
from contextlib import closing, contextmanager
from random import Random
from threading import Barrier, Thread

import httpx
from support.server import Guest, gathered, heard, refused, turn_of, until
from websockets.exceptions import ConnectionClosed

from subak.server import live


@contextmanager
def streamed(guest, id, **headers):
    """The messages of Server-Sent Events, each with its id."""
    with guest.http.stream("GET", f"/tables/{id}/events", headers=headers) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")

        def messages():
            number = None
            for line in answer.iter_lines():
                name, _, content = line.partition(": ")
                if name == "id":
                    number = int(content)
                elif name == "data":
                    yield number, json.loads(content)

        yield messages()


def closed(socket):
    """What was said before the connection was closed, and how it was closed."""
    said = []
    try:
        while True:
            said.append(json.loads(socket.recv(timeout=30)))
    except ConnectionClosed as error:
        return said, error.rcvd.code


def narrow(server):
    """So that little fits on the way to a client who does not read."""
    for listening in server.server.servers[0].sockets:
        listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 4096)
    return server


def test_events_tell_the_same_as_the_socket(server):
    anna = server.guest()
    id = anna.opens("bali", "seed")["table"]["id"]
    with anna.watches(id) as socket, streamed(anna, id) as events:
        first, (number, also) = heard(socket), next(events)
        assert also["entries"][: len(first["entries"])] == first["entries"]
        for _ in range(3):
            until(lambda: anna.plays_on(id, Random(1)))
        entries = {entry["number"]: entry for entry in also["entries"]}
        last = anna.sees(id)["table"]["number"]
        for number, message in events:
            if message["type"] == "entry":
                entries[message["entry"]["number"]] = message["entry"]
                assert number == message["entry"]["number"]
            if number == last:
                break
        told = {entry["number"]: entry for entry in first["entries"]}
        while max(told, default=0) < last:
            entry = heard(socket, "entry")["entry"]
            assert entry["number"] not in told
            told[entry["number"]] = entry
    assert entries == told
    assert list(entries) == list(range(1, last + 1))


def test_events_go_on_after_the_last_one_that_came(shared):
    anna = shared.guest()
    id = anna.opens("bali", None)["table"]["id"]
    for text in ("one", "two", "three"):
        anna.post(f"/tables/{id}/chat", text=text)
    with streamed(anna, id, **{"Last-Event-ID": "2"}) as events:
        number, first = next(events)
        assert number == 3
        assert [entry["text"] for entry in first["entries"]] == ["three"]
        anna.post(f"/tables/{id}/chat", text="four")
        number, message = next(event for event in events if event[1]["type"] == "entry")
    assert (number, message["entry"]["text"]) == (4, "four")


def test_an_event_bears_its_own_number_however_far_the_table_is(serve, tmp_path):
    server = narrow(serve(database=f"sqlite:///{tmp_path / 'subak.db'}"))
    anna, slow = server.guest(), Guest(server.address)
    slow.http = httpx.Client(
        base_url=slow.http.base_url,
        transport=httpx.HTTPTransport(socket_options=[(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)]),
        timeout=30,
    )
    id = anna.opens("bali", None)["table"]["id"]
    with closing(slow.http), streamed(slow, id) as events:
        next(events)
        (watcher,) = server.house.tables[id].watchers

        def piled_up():
            anna.post(f"/tables/{id}/chat", text="x" * 300)
            return watcher.waiting.qsize() > 5

        until(piled_up, 120)
        last = anna.sees(id)["table"]["number"]
        numbers = []
        while not numbers or numbers[-1][0] < last:
            number, message = next(events)
            if message["type"] == "entry":
                numbers.append((number, message["entry"]["number"]))
    assert numbers == [(number, number) for number in range(1, last + 1)]


def test_everybody_sees_who_is_there(shared):
    id, people = gathered([shared.guest(), shared.guest()], "bali")
    with people[0].watches(id) as first:
        assert heard(first)["presence"] == {"seats": [0], "watching": 0}
        with people[1].watches(id) as second, shared.guest().watches(id):
            assert heard(second)["presence"]["seats"] == [0, 1]
            until(lambda: heard(first, "presence") == {"type": "presence", "seats": [0, 1], "watching": 1})
        until(lambda: heard(first, "presence") == {"type": "presence", "seats": [0], "watching": 0})


def test_who_watched_and_sits_down_is_seen_in_the_seat_at_once(shared):
    anna, ben = shared.guest(), shared.guest()
    table = anna.opens("bali", None)["table"]
    ((number, token),) = table["invitations"].items()
    ben.get("/me")
    with anna.watches(table["id"]) as socket, ben.watches(table["id"]):
        assert ben.post(f"/tables/{table['id']}/seat", invitation=token).status_code == 200
        until(lambda: heard(socket, "presence") == {"type": "presence", "seats": [0, 1], "watching": 0})
    assert int(number) in (0, 1)


def test_a_client_can_ask_whether_the_server_is_there(shared):
    anna = shared.guest()
    id = anna.opens("bali", None)["table"]["id"]
    with anna.watches(id) as socket:
        socket.send('{"type": "ping"}')
        assert heard(socket, "pong") == {"type": "pong"}


def test_who_watches_no_table_is_told_so(shared):
    with shared.guest().watches("AAAAAAAAAAAA") as socket:
        assert closed(socket) == ([], 4404)


def test_a_server_that_stops_tells_watchers_and_keeps_what_it_accepted(serve, database):
    server = serve(database=database)
    anna = Guest(server.address)
    id = anna.opens("bali", None)["table"]["id"]
    with closing(anna.http), anna.watches(id) as socket, streamed(anna, id) as events:
        heard(socket)
        next(events)
        assert anna.post(f"/tables/{id}/chat", text="the last word").status_code == 204
        server.close()
        said, code = closed(socket)
        told = [message for _, message in events]
    assert said[-1] == {"type": "stopping"}
    assert code == 1012
    assert told[-1] == {"type": "stopping"}
    assert not server.thread.is_alive()
    entries = serve(database=database).guest().sees(id, after=0)["entries"]
    assert [entry["text"] for entry in entries] == ["the last word"]


def test_a_watcher_who_is_too_slow_is_let_go_and_catches_up(serve, tmp_path, monkeypatch):
    monkeypatch.setattr(live, "MOST_WAITING", 20)
    server = narrow(serve(database=f"sqlite:///{tmp_path / 'subak.db'}"))
    anna, ben = server.guest(), server.guest()
    id = anna.opens("bali", None)["table"]["id"]
    host, port = server.address.removeprefix("http://").split(":")
    with sockets.socket() as slow, ben.watches(id) as quick:
        slow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        slow.connect((host, int(port)))
        upgrade = (
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg=="
        )
        slow.sendall(f"GET /api/v1/tables/{id}/live HTTP/1.1\r\nHost: {host}:{port}\r\n{upgrade}\r\n\r\n".encode())
        table = until(lambda: server.house.tables.get(id))
        until(lambda: len(table.watchers) == 2)

        def lost():
            anna.post(f"/tables/{id}/chat", text="x" * 300)
            return any(one.lost for one in table.watchers)

        until(lost, 120)
        last = anna.sees(id)["table"]["number"]
        numbers = [entry["number"] for entry in heard(quick)["entries"]]
        while not numbers or numbers[-1] < last:
            numbers.append(heard(quick, "entry")["entry"]["number"])
    assert numbers == list(range(1, last + 1))
    with server.guest().watches(id, after=3) as socket:
        assert [entry["number"] for entry in heard(socket)["entries"]] == numbers[3:]


def same(guest, other):
    """The same person at another process."""
    elsewhere = other.guest()
    elsewhere.http.cookies.update(guest.http.cookies)
    return elsewhere


def test_watchers_at_another_process_get_every_entry_exactly_once(serve, database, redis):
    here, there = (serve(database=database, redis=redis.url) for _ in range(2))
    anna = here.guest()
    id = anna.opens("bali", "seed")["table"]["id"]
    elsewhere = same(anna, there)
    with there.guest().watches(id) as socket:
        numbers = [entry["number"] for entry in heard(socket)["entries"]]
        for turn in range(8):
            until(lambda: (anna, elsewhere)[turn % 2].plays_on(id, Random(1)))  # noqa: B023
        turn_of([anna], id)
        last = anna.sees(id)["table"]["number"]
        while not numbers or numbers[-1] < last:
            numbers.append(heard(socket, "entry")["entry"]["number"])
    assert numbers == list(range(1, last + 1))
    assert anna.sees(id, after=0)["entries"] == elsewhere.sees(id, after=0)["entries"]


def test_who_looks_at_another_process_sees_the_newest(serve, database):
    here, there = (serve(database=database) for _ in range(2))
    anna = here.guest()
    id = anna.opens("bali", None)["table"]["id"]
    elsewhere = same(anna, there)
    assert elsewhere.sees(id)["table"]["number"] == 0
    anna.post(f"/tables/{id}/chat", text="hello")
    seen = elsewhere.sees(id, after=0)
    assert (seen["table"]["number"], len(seen["entries"])) == (1, 1)


def test_presence_counts_those_at_other_processes(serve, tmp_path, redis):
    here, there = (serve(database=f"sqlite:///{tmp_path / 'subak.db'}", redis=redis.url) for _ in range(2))
    anna = here.guest()
    id = anna.opens("bali", None)["table"]["id"]
    with anna.watches(id) as socket:
        seat = heard(socket)["table"]["seat"]
        with there.guest().watches(id):
            until(lambda: heard(socket, "presence") == {"type": "presence", "seats": [seat], "watching": 1})
        until(lambda: heard(socket, "presence") == {"type": "presence", "seats": [seat], "watching": 0})


def test_of_two_processes_that_accept_for_one_step_exactly_one_wins(serve, database, redis):
    processes = [serve(database=database, redis=redis.url) for _ in range(2)]
    anna, ben = (processes[0].guest() for _ in range(2))
    id, people = gathered([anna, ben], "cacao")
    random = Random(3)
    for _ in range(12):
        first = turn_of(people, id)
        seen = first.sees(id)
        step, legal = seen["table"]["step"], [choice["action"] for choice in seen["view"]["legal"]]
        # The same decision twice would be a repetition.
        chosen = random.sample(legal, 2) if len(legal) > 1 else legal * 2
        together, answers = Barrier(2), []

        def decide(guest, action, step=step, together=together, answers=answers):
            together.wait()
            answers.append(guest.acts(id, action, step))

        both = [Thread(target=decide, args=pair) for pair in zip((first, same(first, processes[1])), chosen, strict=True)]
        for one in both:
            one.start()
        for one in both:
            one.join()
        won, lost = sorted(answers, key=lambda answer: (answer.status_code, answer.json().get("repeated")))
        assert won.json() == {"step": step + 1, "repeated": False}
        if len(legal) > 1:
            assert refused(lost) in ((409, "stale-decision"), (403, "not-your-turn"))
        else:
            assert lost.json() == {"step": step + 1, "repeated": True}
        assert first.sees(id)["table"]["step"] == step + 1
    views = [same(anna, process).sees(id)["view"] for process in processes]
    assert views[0] == views[1]
    assert views[0]["ply"] == 12


def test_a_decision_over_the_socket_is_answered_as_one_that_is_posted_in_the_language_that_it_asks_for(shared):
    id, people = gathered([shared.guest(), shared.guest()], "bali")
    actor = turn_of(people, id)
    other = next(one for one in people if one is not actor)
    step = actor.sees(id)["table"]["step"]
    with other.watches(id) as socket:
        socket.send(json.dumps({"type": "act", "action": "pass", "expect": step, "language": "nl"}))
        answer = heard(socket, "refused")
    posted = other.http.post(f"/tables/{id}/actions", json={"action": "pass", "expect": step}, headers={"Accept-Language": "nl"})
    assert {name: answer[name] for name in ("error", "message", "details")} == posted.json()
    with actor.watches(id) as socket:
        socket.send(json.dumps({"type": "act", "action": "pass", "expect": step}))
        assert heard(socket, "entry")["entry"]["text"] == "pass"
        assert heard(socket, "accepted") == {"type": "accepted", "expect": step, "step": step + 1, "repeated": False}
