"""What somebody may not know is in no byte that the server sends them, says in its logs, or answers to a bad request."""

import copy
import io
import json
import logging
import sys
from dataclasses import replace
from random import Random
from typing import cast

import pytest
from pydantic_core import to_json
from support.game_support import support_of
from support.random_play import NIGHTLY, called, every_setting
from support.redealt_worlds import redealt, retold, viewers, without_generator
from support.server import heard

from subak.core.fairness import commitment
from subak.core.match import Match
from subak.core.mistakes import Mistake
from subak.core.randomness import words_from
from subak.core.registry import game_named, game_names
from subak.server import messages, replay, schema
from subak.server.changes import Change, Columns, apply_change
from subak.server.course import course_of, stretch_after
from subak.server.live import LiveTable, Watcher
from subak.server.logs import log_to_stderr
from subak.server.rows import OPEN, OVER, RUNNING, Entry, Seat, Stored, Terms

TABLES = every_setting()
MOMENTS = {"bali": 1}  # of a match, for each who looks on; 2 of other games, and every night 20 times as many
UNDO, CHAT, STAND_IN = 0.2, 0.05, 0.03  # how often something else happens than a decision


class Log:
    """What changed at a table where a random match was played, decisions and all that happens beside them."""

    def __init__(self, game, players, options, seed):
        self.random = Random(f"{game} {players} {options} {seed}")
        self.seats = [Seat("person-0", None, "Anna"), *(Seat() for _ in range(players - 1))]
        self.terms = Terms(game, players, options, public=True, hints=True)
        self.deal = Match.new(game, players, options, str(seed)).deal
        self.changes = []
        self.step = 0
        self.match = None

    def add(self, kind, seat=None, person=None, steps=False, columns=None, becomes=None, **data):
        number = len(self.changes) + 1
        entry = Entry(number, kind, data, 1000.0 + number, seat, person, self.step if steps else None)
        self.step += steps
        seats = {} if becomes is None else {seat: becomes}
        self.seats = [seats.get(place, one) for place, one in enumerate(self.seats)]
        self.changes.append(Change(entry, cast(Columns, {"moved": entry.at} | (columns or {})), seats))

    def open(self):
        self.add("chat", None, "passer-by", text="Who plays?", name="Cleo")
        for number in range(1, self.terms.players):
            self.sit_down(number)
        self.add("left", 1, "person-1", becomes=Seat())
        self.sit_down(1)
        self.match = Match(game_named(self.terms.game), self.terms.players, self.terms.options, self.deal)
        self.add("started", columns={"status": RUNNING, "deal": self.deal})

    def sit_down(self, number):
        person, name = f"person-{number}", f"Guest {number}"
        self.add("seated", number, person, becomes=Seat(person, None, name), name=name, bot=None)

    def go_on(self):
        match, chance = self.match, self.random.random()
        free = [seat for seat in range(match.players) if match.undo_to(seat) is not None]
        if chance < UNDO and free:
            taker = free[len(self.changes) % len(free)]
            taken = match.taken_back(taker, match.undo_to(taker))
            self.add("undo", taker, f"person-{taker}", steps=True, to=taken.start, count=len(taken))
            self.match = match.without(taken)
        elif UNDO < chance < UNDO + CHAT:
            self.add("chat", 0, "person-0", text="Hm.", name="Anna")
        elif UNDO + CHAT < chance < UNDO + CHAT + STAND_IN:
            number = self.random.randrange(self.terms.players)
            seat = self.seats[number]
            if seat.bot is None:
                why = ("asked", "resigned", "absent")[len(self.changes) % 3]
                self.add("handed", number, f"person-{number}", becomes=replace(seat, bot="blade"), bot="blade", why=why)
            else:
                self.add("returned", number, f"person-{number}", becomes=replace(seat, bot=None))
        else:
            self.decide()

    def decide(self):
        seat = self.match.to_move[len(self.changes) % len(self.match.to_move)]
        asked = self.match.asked(seat)
        action = support_of(self.terms.game).temper(asked, self.random)
        person = None if self.seats[seat].bot else f"person-{seat}"
        text = asked.game.action_text(asked.state, action)
        self.match = self.match.copy()
        self.match.apply(action, seat)
        columns = {"status": OVER, "result": self.match.result()} if self.match.over else {}
        self.add("act", seat, person, steps=True, columns=columns, action=action, text=text)


def entries_of(changes):
    return [change.entry for change in changes]


def elsewhere(log, viewer, rng):
    """The log as it went in a world that the viewer cannot tell from this one; None if what was taken back rules it out."""
    worlds = redealt(log.match, viewer, rng)
    other = retold(log.match, worlds)
    assert without_generator(other.states) == without_generator(worlds)
    chosen_early_there(log.match, other, viewer)
    here, there = Match.prefix(log.match, 0), other.prefix(0)
    standing = [one.number for one in course_of(here, entries_of(log.changes)).standing]
    changes = []
    for change in log.changes:
        entry, data, columns = change.entry, dict(change.entry.data), change.columns.copy()
        if entry.kind == "started":
            columns["deal"] = other.deal
        elif entry.kind == "undo":
            taken = range(entry.data["to"], entry.data["to"] + entry.data["count"])
            here, there = here.without(taken), there.without(taken)
        elif entry.kind == "act":
            stands = entry.number in standing
            action = other.decisions[standing.index(entry.number)].action if stands else taken_back(here, there, entry, viewer)
            if action is None:
                return None
            data = {"action": action, "text": there.game.action_text(there.asked(entry.seat).state, action)}
            here, there = here.copy(), there.copy()
            here.apply(entry.data["action"], entry.seat)
            there.apply(action, entry.seat)
        seats = {number: renamed_seat(number, seat, viewer) for number, seat in change.seats.items()}
        person = (
            entry.person if viewer is not None and entry.person == f"person-{viewer}" else entry.person and f"other {entry.person}"
        )
        changes.append(Change(replace(entry, data=data, person=person), columns, seats))
    return changes


def chosen_early_there(here, there, viewer):
    """What others have chosen while one that the record has before them still chooses: anything, in the other world."""
    random = Random(len(here.plies))
    for ply in here.early:
        asked = there.asked(ply.seat)
        there.apply(ply.action if ply.seat == viewer else random.choice(asked.legal), ply.seat)


def taken_back(here, there, entry, viewer):
    """What was tried in the other world before it was taken back: the same, or anything else where that is hidden."""
    plain = entry.data["text"]
    after, asked, choosing = here.copy(), here.asked(entry.seat), there.asked(entry.seat)
    after.apply(entry.data["action"], entry.seat)
    texts = {action: there.game.action_text(choosing.state, action) for action in choosing.legal}
    if here.game.shown_text(asked.state, entry.data["action"], viewer, after.state) == plain:
        return next((action for action, text in texts.items() if text == plain), None)
    alike = [action for action, text in texts.items() if text.split()[0] == plain.split()[0]]
    return Random(entry.number).choice(alike) if alike else None


def renamed_seat(number, seat, viewer):
    return seat if number == viewer or seat.person is None else Seat(f"other {seat.person}", seat.bot, seat.name, seat.account)


def everything_sent(log, changes, viewer, other=False):
    """Every byte from the opening of a table to now, to whoever watches and asks from a seat, or from none."""
    seed, salt = ("other seed", "other salt") if other else ("seed", "salt")
    host = "other person-0" if other and viewer != 0 else "person-0"
    seats = [Seat(host, None, "Anna"), *(Seat() for _ in range(log.terms.players - 1))]
    rules = log.match.rules
    stored = Stored("table", log.terms, rules, host, OPEN, seed, salt, None, False, 1.0, 1.0, None, None, False, None, seats)
    table = LiveTable(stored, [], lambda table, seat: f"invitation {host} {seat}")
    watcher = Watcher("passer-by" if viewer is None else f"person-{viewer}")
    table.watchers.add(watcher)
    sent = [snapshot(table, watcher.person, [], 0)]
    for change in changes:
        before = apply_change(table, change)
        table.broadcast_entry(change.entry, before)
        sent.append(watcher.waiting.get_nowait())
    entries = entries_of(changes)
    rebuilt = LiveTable(table.stored, entries, table.invite)
    sent += [snapshot(rebuilt, watcher.person, entries, after) for after in (0, len(entries) // 2, len(entries) - 3)]
    sent.append(to_json(messages.record_message(table.stored, rebuilt.match, viewer)))
    sent.append(to_json(replay.moments(rebuilt, watcher.person, looked_back_at(rebuilt.match), "mine")()))
    asked = None if viewer is None else rebuilt.match.asked(viewer)
    if asked is not None:
        sent += asked_for(asked)
    promise = commitment(seed, salt).encode()
    return [message.replace(promise, b"promise") for message in sent]


def snapshot(table, person, entries, after):
    seen = table.seen_by(person)
    stretch = stretch_after(after, seen.match, lambda number: [entry for entry in entries if entry.number > number])
    return seen.with_entries(to_json(messages.shown_entries(seen.match, stretch, after, seen.seat)))


def looked_back_at(match):
    """Some moments, and always the last, where what others chose may still be pending."""
    now = len(match.plies)
    return {now, max(0, now - 1), *Random(now).sample(range(now + 1), min(3, now + 1))}


def asked_for(match):
    """Previews, the reasons of hints, and refusals."""
    some = Random(1).sample(match.legal, min(6, len(match.legal)))
    texts = [match.game.action_text(match.state, action) for action in some]
    told = [to_json([text, match.preview(text), match.reasons(text)]) for text in texts]
    for text in texts:
        after = match.copy()
        after.apply(text)
        foreseen = after.actor == match.actor and after.state.reveals == match.state.reveals
        following = [after.game.action_text(after.state, action) for action in after.legal[:2]] if foreseen else []
        for then in ["nonsense", *following]:
            try:
                told.append(to_json(match.preview(text, then)))
            except Mistake as mistake:
                told.append(to_json([mistake.sentence("en"), mistake.details]))
    for wrong in ("nonsense", -1, 10**6, "build hidden"):
        with pytest.raises(Mistake) as refused:
            match.number(wrong)
        told += [to_json([refused.value.sentence(language), refused.value.details]) for language in ("en", "de", "nl")]
    return told


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_whoever_looks_on_is_sent_the_same_bytes_in_every_world_they_cannot_rule_out(game, players, options):
    rng = words_from(f"server {game} {players} {called(options)}")
    log = Log(game, players, options, "server")
    log.open()
    moments = []
    while not log.match.over:
        moments.append((len(log.changes), log.match, log.seats))
        log.go_on()
    chosen = Random(f"moments {game} {players}").sample(
        moments, min(len(moments), MOMENTS.get(game, 2) * (players + 1) * (20 if NIGHTLY else 1))
    )
    seen = other_worlds = hidden_tries = 0
    for turn, (length, match, seats) in enumerate(sorted(chosen, key=lambda moment: moment[0])):
        now = copy.copy(log)
        now.changes, now.match, now.seats = log.changes[:length], match, seats
        viewer = viewers(match)[turn % (players + 1)]
        changes = next((found for _ in range(5) if (found := elsewhere(now, viewer, rng)) is not None), None)
        if changes is None:
            continue
        sent = everything_sent(now, now.changes, viewer)
        assert everything_sent(now, changes, viewer, other=True) == sent
        seen += 1
        other_worlds += any(
            one.entry.data != other.entry.data or one.columns.get("deal") != other.columns.get("deal")
            for one, other in zip(now.changes, changes, strict=True)
        )
        standing = {one.number for one in course_of(now.match.prefix(0), entries_of(now.changes)).standing}
        hidden_tries += any(
            one.kind == "act" and one.number not in standing and one.data != other.data
            for one, other in zip(entries_of(now.changes), entries_of(changes), strict=True)
        )
    assert seen > len(chosen) / 2
    assert other_worlds > seen / 4
    assert hidden_tries or game != "rice"
    kinds = {entry.kind for entry in entries_of(log.changes)}
    assert {"undo", "chat", "seated", "left", "started", "act"} <= kinds


def test_the_test_above_would_notice():
    """Were entries sent as they are stored, or the seed with them, bytes would differ."""
    log = Log("rice", 2, {}, "leak")
    log.open()
    log.decide()
    (last,) = log.match.decisions
    changes = elsewhere(log, 1 - last.seat, words_from("leak"))
    assert changes is not None
    assert [entry.data for entry in entries_of(changes)] != [entry.data for entry in entries_of(log.changes)]
    for viewer in (0, 1):
        plain = everything_sent(log, log.changes, viewer)
        assert (everything_sent(log, changes, viewer, other=True) == plain) == (viewer != last.seat)


@pytest.fixture
def debug_log(monkeypatch):
    """What the server would write to its log, if it were told to write as much as it can."""
    root, before = logging.getLogger(), sys.stderr
    handlers, level, quiet = root.handlers[:], root.level, logging.getLogger("uvicorn.access").disabled
    sys.stderr = written = io.StringIO()
    log_to_stderr("debug")
    sys.stderr = before
    monkeypatch.setattr(logging.getLogger("httpcore"), "level", logging.WARNING)  # the client's, in this process
    yield written
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.getLogger("uvicorn.access").disabled = quiet


class Ear:
    """All that a client hears, by HTTP, by WebSocket and by Server-Sent Events."""

    def __init__(self, guest):
        self.guest, self.bytes = guest, []
        guest.http.event_hooks = {"response": [self.note]}

    def note(self, answer):
        self.bytes.append(str([(name, value) for name, value in answer.headers.items() if name != "set-cookie"]).encode())
        if "event-stream" not in answer.headers.get("content-type", ""):
            self.bytes.append(answer.read())


@pytest.mark.parametrize("game", game_names())
def test_seeds_tokens_and_pending_choices_reach_nobody_before_the_end_and_the_log_never(serve, tmp_path, debug_log, game):
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}", log_level="debug")
    anna, ben, cleo = ears = [Ear(server.guest()) for _ in range(3)]
    people = [ear.guest.get("/me").json()["id"] for ear in ears]
    cookies = [ear.guest.http.cookies["subak"] for ear in ears]
    everything = {"people": people, "cookies": cookies}
    options = dict.fromkeys(game_named(game).options, True)
    table = anna.guest.opens(game, None, options=options)["table"]
    id, (invitation,) = table["id"], table["invitations"].values()
    for ear in ears:
        ear.bytes.clear()
    cleo.guest.post(f"/tables/{id}/seat", invitation=invitation[:-3] + "abc")
    cleo.guest.post(f"/tables/{id}/seat")
    assert ben.guest.post(f"/tables/{id}/seat", invitation=invitation).status_code == 200
    cleo.guest.post(f"/tables/{id}/seat", invitation=invitation)
    stored = server.house.tables[id].stored
    random = Random(3)
    with anna.guest.watches(id) as first, ben.guest.watches(id) as second, cleo.guest.watches(id) as third:
        sockets = [first, second, third]
        for ear, socket in zip(ears, sockets, strict=True):
            ear.bytes.append(json.dumps(heard(socket, "table")).encode())
        for turn in range(24):
            match = server.house.tables[id].match
            seat = random.choice(match.to_move)
            actor = next(ear for ear in (anna, ben) if server.house.tables[id].seat_of(people[ears.index(ear)]) == seat)
            seen = actor.guest.sees(id)
            text, step = random.choice(seen["view"]["legal"])["action"], seen["table"]["step"]
            for ear in ears:
                ear.guest.acts(id, "nonsense", step)
                ear.guest.post(f"/tables/{id}/preview", action=text)
                ear.guest.post(f"/tables/{id}/hint")
                ear.guest.post(f"/tables/{id}/undo", expect=step + 5)
                ear.guest.get(f"/tables/{id}/record")
            if turn % 9 == 0:
                with cleo.guest.http.stream("GET", f"/tables/{id}/events") as events:
                    cleo.bytes.append(next(events.iter_bytes()))
            assert actor.guest.acts(id, text, step).status_code == 200
            for ear, socket in zip(ears, sockets, strict=True):
                message = heard(socket, "entry")
                ear.bytes.append(json.dumps(message).encode())
                asked = match.asked(seat)
                shown = match.game.shown_text(
                    asked.state, asked.number(text), message["table"]["seat"], server.house.tables[id].match.state
                )
                assert message["entry"]["text"] == shown
                assert "action" not in message["entry"]
    assert not server.house.tables[id].match.over
    secrets = {"seed": [stored.seed], "salt": [stored.salt], "deal": [json.dumps(stored.deal)[1:-1]], "invitation": [invitation]}
    for number, ear in enumerate(ears):
        received = b"\n".join(ear.bytes)
        assert len(received) > 10_000
        others = {name: [one for place, one in enumerate(all) if place != number] for name, all in everything.items()}
        assert_without(received, secrets | others | {"signing": [signing_secret(server)]})
    anna.guest.post(f"/tables/{id}/resign")
    assert anna.guest.sees(id)["table"]["fair"] == {"seed": stored.seed, "salt": stored.salt}
    server.close()
    written = debug_log.getvalue()
    assert '"what": "open"' in written
    assert_without(written.encode(), secrets | everything | {"signing": [signing_secret(server)], "table": [id]})


def signing_secret(server):
    with server.house.store.engine.connect() as connection:
        return connection.execute(schema.setting.select().where(schema.setting.c.name == "secret")).one().value


def assert_without(received, secrets):
    for name, all in secrets.items():
        for secret in all:
            assert len(secret) > 8
            assert secret.encode() not in received, f"{name} is told"


def test_what_a_failure_says_stays_out_of_answers_and_logs(serve, tmp_path, debug_log):
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}")
    guest = server.guest()
    id = guest.opens("bali", "seed")["table"]["id"]

    async def fail(*_):
        raise RuntimeError("the secret is 12345")

    server.house.table = fail
    answer = guest.get(f"/tables/{id}")
    assert (answer.status_code, answer.json()["error"]) == (500, "our-fault")
    assert "12345" not in answer.text
    server.close()
    assert "RuntimeError" in debug_log.getvalue()
    assert "12345" not in debug_log.getvalue()
