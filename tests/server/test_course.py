"""A log has an end, and what it leads to is found without replaying what was taken back, and never on the event loop."""

import threading
import time
from random import Random
from typing import Any

import pytest
from support.server import gathered, refused, turn_of

from subak.core.match import Match
from subak.core.registry import game_named
from subak.server import live, messages, rows
from subak.server.course import course_of, followed, stretch_after
from subak.server.live import LiveTable
from subak.server.rows import RUNNING, Entry, Seat, Stored, Terms

GAMES = [("bali", 3), ("cacao", 2), ("rice", 2)]


def random_log(name, players, length, undo=0.3):
    """Decisions, and what was taken back of them: up to the whole match, as a lone person among bots may."""
    random, match = Random(f"{name} {length}"), Match.new(name, players, seed="log")
    deal, entries = match.deal, [Entry(1, "started", {}, 1.0)]
    match = Match(game_named(name), players, {}, deal)
    data: dict[str, Any]
    for step in range(length):
        seat = random.choice(match.to_move) if match.to_move else None
        taker = next((one for one in range(players) if match.undo_to(one, only_person=True) is not None), None)
        if taker is not None and (seat is None or random.random() < undo):
            taken = match.taken_back(taker, match.undo_to(taker, only_person=True))
            data, seat, kind = {"to": taken.start, "count": len(taken)}, taker, "undo"
        else:
            asked = match.asked(seat)
            action = random.choice(asked.legal)
            data, kind = {"action": action, "text": asked.game.action_text(asked.state, action)}, "act"
        entries.append(Entry(step + 2, kind, data, 2.0 + step, seat, f"person-{seat}", step))
        match = followed(match, entries[-1])
    seats = [Seat(f"person-{seat}", None, "Anna") for seat in range(players)]
    terms = Terms(name, players, match.options)
    stored = Stored("t", terms, match.rules, "host", RUNNING, "s", "s", deal, True, 1, 1, None, None, False, None, seats)
    return stored, entries, match


def one_by_one(match, entries, viewer):
    """As the first version did it: every moment of the log is made, from the deal on."""
    moments, shown = [match.prefix(0)], []
    standing = {one.number for one in course_of(match.prefix(0), entries).standing}
    for entry in entries:
        was, then = moments[-1], followed(moments[-1], entry)
        moments.append(then)
        if entry.kind == "act":
            shown.append(messages.shown_act(entry, match if entry.number in standing else then, was, then, viewer))
        else:
            shown.append(messages.shown_entry(entry))
    return shown


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_whatever_was_missed_is_shown_as_in_the_whole_log(game, players):
    _, entries, match = random_log(game, players, 50)
    whole = one_by_one(match, entries, 0)
    for after in (0, 1, 20, 40, 47, 49, 51):
        stretch = stretch_after(after, match, lambda number: [entry for entry in entries if entry.number > number])
        assert messages.shown_entries(match, stretch, after, 0) == whole[after:]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_table_is_loaded_as_if_it_had_followed_every_entry(game, players):
    stored, entries, match = random_log(game, players, 60)
    loaded, followed_all = (LiveTable(stored, some, lambda table, seat: "") for some in (entries, entries[:1]))
    for entry in entries[1:]:
        followed_all.follow(entry)
    assert loaded.match.states.tobytes() == followed_all.match.states.tobytes() == match.states.tobytes()
    assert loaded.match.plies == followed_all.match.plies
    assert loaded.match.early == followed_all.match.early
    for name in ("number", "step", "since", "repeated"):
        assert getattr(loaded, name) == getattr(followed_all, name), name


def counted(monkeypatch, of, name):
    """How often something is called from now on."""
    calls, plain = [], getattr(of, name)

    def counting(*arguments, **named):
        calls.append(arguments)
        return plain(*arguments, **named)

    monkeypatch.setattr(of, name, counting)
    return calls


@pytest.mark.parametrize(("game", "players"), GAMES[:2])
def test_what_was_taken_back_is_not_replayed(monkeypatch, game, players):
    stored, entries, match = random_log(game, players, 80, undo=0.45)
    applied = counted(monkeypatch, Match, "apply")
    LiveTable(stored, entries, lambda table, seat: "")
    assert len(applied) == len(match.decisions) < len(entries) / 2


def lengthened(server, id, rounds):
    """Somebody has taken the same decision back again and again."""
    with server.house.store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        stored, log = rows.load_table(connection, id), rows.load_entries(connection, id)
        table = LiveTable(stored, log, lambda table, seat: "")
        match, number, step, entries = table.match, table.number, table.step, []
        seat, action = match.actor, match.legal[0]
        text, place = match.game.action_text(match.state, action), len(match.plies)
        for _ in range(rounds):
            number, step = number + 2, step + 2
            entries.append(Entry(number - 1, "act", {"action": action, "text": text}, 1.0, seat, None, step - 2))
            entries.append(Entry(number, "undo", {"to": place, "count": 1}, 1.0, seat, None, step - 1))
        rows.insert_entries(connection, [rows.Added(id, entry) for entry in entries])
    return number


def test_a_log_of_thousands_of_entries_holds_up_nobody(serve, tmp_path, monkeypatch):
    database = f"sqlite:///{tmp_path / 'subak.db'}"
    first = serve(database=database)
    id, _ = gathered([first.guest(), first.guest()], "cacao")
    last = lengthened(first, id, 4000)
    threads = [counted_threads(monkeypatch, LiveTable, "replay"), counted_threads(monkeypatch, messages, "shown_entries")]
    second = serve(database=database)
    reader, other, waits = second.guest(), second.guest(), []
    reading = threading.Thread(target=lambda: waits.append(timed(lambda: reader.sees(id, after=0))))
    reading.start()
    slowest = 0.0
    while reading.is_alive():
        slowest = max(slowest, timed(lambda: other.http.get(f"{second.address}/healthz")))
    reading.join()
    assert slowest < 3, "it took 16 seconds"
    assert all(name.startswith("replay") for names in threads for name in names)
    assert all(threads)
    seen = reader.sees(id, after=last - 3)
    assert [entry["number"] for entry in seen["entries"]] == [last - 2, last - 1, last]
    assert seen["view"]["ply"] == 0


def timed(work):
    start = time.monotonic()
    work()
    return time.monotonic() - start


def counted_threads(monkeypatch, of, name):
    names, plain = [], getattr(of, name)

    def noting(*arguments):
        names.append(threading.current_thread().name)
        return plain(*arguments)

    monkeypatch.setattr(of, name, noting)
    return names


def test_who_missed_little_costs_little(shared, monkeypatch):
    id, people = gathered([shared.guest(), shared.guest()], "cacao")
    for _ in range(6):
        turn_of(people, id).plays_on(id, Random(1))
    anna, last = people[0], people[0].sees(id)["table"]["number"]
    read, shown = counted(monkeypatch, rows, "load_entries"), counted(monkeypatch, messages, "shown_act")
    missed = anna.sees(id, after=last - 2)["entries"]
    assert [entry["number"] for entry in missed] == [last - 1, last]
    assert [arguments[2] for arguments in read if arguments[1] == id] == [last - 2]
    assert len(shown) <= 2
    assert anna.sees(id, after=0)["entries"][-2:] == missed
    read.clear()
    assert anna.sees(id, after=last)["entries"] == []
    assert id not in [arguments[1] for arguments in read]


@pytest.mark.parametrize("game", ["bali", "rice"])
def test_the_whole_log_and_any_part_of_it_is_shown_again_without_reading_or_replaying_it(shared, monkeypatch, game):
    id, people = gathered([shared.guest(), shared.guest()], game)
    turn_of(people, id).plays_on(id, Random(1))
    last = people[0].sees(id)["table"]["number"]
    part = people[0].sees(id, after=last - 1)["entries"] if game == "rice" else []  # there it takes the whole log
    whole = people[0].sees(id, after=0)
    read, shown = counted(monkeypatch, rows, "load_entries"), counted(monkeypatch, messages, "shown_act")
    assert people[0].sees(id, after=0) == whole
    assert people[0].sees(id, after=1)["entries"] == whole["entries"][1:]
    assert people[0].sees(id, after=last - 1)["entries"] == whole["entries"][last - 1 :]
    assert part in ([], whole["entries"][last - 1 :])
    assert shown == []
    assert id not in [arguments[1] for arguments in read]
    turn_of(people, id).plays_on(id, Random(1))
    assert len(people[0].sees(id, after=0)["entries"]) == len(whole["entries"]) + 1


def test_a_process_that_missed_much_reads_the_log_anew_and_beside_the_loop(serve, tmp_path, monkeypatch):
    database = f"sqlite:///{tmp_path / 'subak.db'}"
    here, there = (serve(database=database) for _ in range(2))
    id, _ = gathered([here.guest(), here.guest()], "cacao")
    elsewhere = there.guest()
    assert elsewhere.sees(id)["view"]["ply"] == 0
    followed_one, names = counted(monkeypatch, LiveTable, "broadcast_entry"), counted_threads(monkeypatch, LiveTable, "replay")
    last = lengthened(here, id, 50)
    seen = elsewhere.sees(id, after=last - 1)
    assert (seen["table"]["number"], seen["table"]["step"], len(seen["entries"])) == (last, 100, 1)
    assert followed_one == []
    assert [name.startswith("replay") for name in names] == [False, True], "the first is this test's own"


def test_nobody_takes_back_for_ever(serve, tmp_path, monkeypatch):
    monkeypatch.setitem(live.MOST_OF_KIND, "undo", 2)
    database = f"sqlite:///{tmp_path / 'subak.db'}"
    server = serve(database=database)
    id, people = gathered([server.guest(), server.guest()], "cacao")
    one = turn_of(people, id)

    def decides_and_takes_back():
        seen = one.sees(id)
        assert one.acts(id, seen["view"]["legal"][0]["action"], seen["table"]["step"]).status_code == 200
        return one.post(f"/tables/{id}/undo", expect=one.sees(id)["table"]["step"])

    assert [decides_and_takes_back().status_code for _ in range(2)] == [200, 200]
    assert refused(decides_and_takes_back()) == (409, "often-enough")
    assert not one.sees(id)["view"]["undoable"]
    told = [
        one.http.post(f"/tables/{id}/undo", json={"expect": one.sees(id)["table"]["step"]}, headers={"Accept-Language": language})
        for language in ("en", "de", "nl")
    ]
    assert [answer.json()["message"].split()[2] for answer in told] == ["taken", "in", "in"]
    restarted = serve(database=database)
    again = restarted.guest()
    again.http.cookies.update(one.http.cookies)
    assert refused(again.post(f"/tables/{id}/undo", expect=again.sees(id)["table"]["step"])) == (409, "often-enough")
    assert turn_of(people, id).plays_on(id, Random(1)), "the match goes on"


def test_no_honest_player_meets_the_bounds_of_a_log():
    """Every decision of the longest match may be taken back three times, and a bot may come and go at every other."""
    longest = max(len(played_out(name, game_named(name).players[0]).plies) / game_named(name).players[0] for name, _ in GAMES)
    assert live.MOST_OF_KIND["undo"] > 3 * longest
    assert live.MOST_OF_KIND["handed"] > longest / 2


def played_out(name, players):
    random, match = Random(1), Match.new(name, players, seed="long")
    while not match.over:
        match.apply(random.choice(match.legal))
    return match


def test_a_log_has_an_end_whatever_is_repeated(serve, tmp_path, monkeypatch):
    for kind in live.MOST_OF_KIND:
        monkeypatch.setitem(live.MOST_OF_KIND, kind, 2)
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}")
    anna, ben, cleo = (server.guest() for _ in range(3))
    id = anna.opens("bali", None, public=True)["table"]["id"]
    for _ in range(2):
        assert ben.post(f"/tables/{id}/seat").status_code == 200 or anna.sees(id)["table"]["status"] == "running"
        ben.delete(f"/tables/{id}/seat")
    assert [cleo.post(f"/tables/{id}/chat", text="Hm.").status_code for _ in range(3)] == [204, 204, 409]
    assert anna.post(f"/tables/{id}/chat", text="Hm.").status_code == 204, "each seat has its own"
    for _ in range(2):
        assert anna.post(f"/tables/{id}/stand-in").status_code == 204
        assert anna.delete(f"/tables/{id}/stand-in").status_code == 204
    assert refused(anna.post(f"/tables/{id}/stand-in")) == (409, "often-enough")


def test_who_sits_down_and_leaves_for_ever_is_stopped(serve, tmp_path, monkeypatch):
    monkeypatch.setitem(live.MOST_OF_KIND, "seated", 2)
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}")
    anna, ben = server.guest(), server.guest()
    id = anna.opens("bali", None, None, public=True)["table"]["id"]
    for _ in range(2):
        assert ben.post(f"/tables/{id}/seat", seat=1).status_code == 200
        assert ben.delete(f"/tables/{id}/seat").status_code == 204
    assert refused(ben.post(f"/tables/{id}/seat", seat=1)) == (409, "often-enough")
    assert ben.post(f"/tables/{id}/seat", seat=2).status_code == 200
