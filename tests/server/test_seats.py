"""Who sits at a table, what they may do there, and what becomes of a seat whose owner is away."""

import asyncio
import time
from random import Random

import pytest
from sqlalchemy import update
from support.server import gathered, heard, refused, turn_of, until

from subak.server import bots
from subak.server.rows import DAY
from subak.server.schema import entry as entries
from subak.server.schema import match as matches


def plays_a_turn(person, id):
    """Of Bali: it ends with taking a card, which turns up another."""
    for wanted in ("pass", "play", "take"):
        seen = person.sees(id)
        action = next(choice["action"] for choice in seen["view"]["legal"] if choice["action"].startswith(wanted))
        assert person.acts(id, action, seen["table"]["step"]).status_code == 200


def long_ago(server, id, seconds):
    """As if all had happened that much earlier."""
    with server.house.store.engine.begin() as connection:
        connection.execute(
            update(matches).where(matches.c.id == id).values(moved=matches.c.moved - seconds, due=matches.c.due - seconds)
        )
        connection.execute(update(entries).where(entries.c.match == id).values(at=entries.c.at - seconds))
    server.house.tables.pop(id, None)


def looks(server):
    """A sweep, now."""
    loop = next(iter(server.house.tasks)).get_loop()
    asyncio.run_coroutine_threadsafe(server.app.state.bots.look(0.0), loop).result()


def bot_at(person, id, seat):
    return person.sees(id)["table"]["seats"][seat]["bot"]


def listed(server, kind):
    return {one["id"]: one for one in server.guest().get("/tables").json()[kind]}


def test_public_tables_are_listed_and_joined(server):
    anna, ben = server.guest(), server.guest()
    anna.patch("/me", name="Anna")
    id = anna.opens("bali", None, "seed", public=True, days=2)["table"]["id"]
    found = listed(server, "open")[id]
    assert (found["game"], found["players"], found["days"], found["status"]) == ("bali", 3, 2, "open")
    assert {(seat["name"], seat["bot"], seat["taken"]) for seat in found["seats"]} == {
        ("Anna", None, True),
        (None, "seed", False),
        (None, None, False),
    }
    (free,) = (seat["number"] for seat in found["seats"] if not seat["taken"] and not seat["bot"])
    taken = next(seat["number"] for seat in found["seats"] if seat["taken"])
    assert refused(ben.post(f"/tables/{id}/seat", seat=taken)) == (409, "seat-taken")
    assert ben.post(f"/tables/{id}/seat", seat=free).json() == {"seat": ben.sees(id)["table"]["seat"]}
    assert refused(ben.post(f"/tables/{id}/seat")) == (409, "already-seated")
    assert id not in listed(server, "open")
    assert listed(server, "running")[id]["status"] == "running"
    assert refused(server.guest().post(f"/tables/{id}/seat")) == (409, "table-started")


def test_private_tables_are_in_no_list(shared):
    anna = shared.guest()
    waiting = anna.opens("bali", None)["table"]["id"]
    running = anna.opens("bali", "seed")["table"]["id"]
    assert waiting not in listed(shared, "open")
    assert running not in listed(shared, "running")
    assert {one["id"] for one in anna.get("/me/tables").json()} == {waiting, running}


def test_an_invitation_is_for_one_table_alone(shared):
    anna, ben = shared.guest(), shared.guest()
    tables = [anna.opens("bali", None)["table"] for _ in range(2)]
    (invitation,) = tables[0]["invitations"].values()
    assert refused(ben.post(f"/tables/{tables[1]['id']}/seat", invitation=invitation)) == (403, "wrong-invitation")


def test_a_seat_can_be_left_and_taken_again_before_the_start(server):
    anna, ben, cleo = server.guest(), server.guest(), server.guest()
    opened = anna.opens("bali", None, None)["table"]
    id, (invitation, other) = opened["id"], opened["invitations"].values()
    ben.post(f"/tables/{id}/seat", invitation=invitation)
    assert ben.delete(f"/tables/{id}/seat").status_code == 204
    assert ben.sees(id)["table"]["seat"] is None
    assert set(anna.sees(id)["table"]["invitations"].values()) == {invitation, other}
    assert cleo.post(f"/tables/{id}/seat", invitation=invitation).status_code == 200
    assert ben.post(f"/tables/{id}/seat", invitation=other).status_code == 200
    assert refused(ben.delete(f"/tables/{id}/seat")) == (409, "table-started")
    kinds = [entry["kind"] for entry in anna.sees(id, after=0)["entries"]]
    assert kinds == ["seated", "left", "seated", "seated", "started"]


def test_the_host_starts_and_bots_fill_the_free_seats(server):
    anna, ben = server.guest(), server.guest()
    id = anna.opens("bali", None, None, public=True)["table"]["id"]
    ben.post(f"/tables/{id}/seat")
    assert refused(ben.post(f"/tables/{id}/start", fill="seed")) == (403, "not-the-host")
    assert refused(anna.post(f"/tables/{id}/start")) == (409, "seats-free")
    assert anna.post(f"/tables/{id}/start", fill="seed").status_code == 204
    table = anna.sees(id)["table"]
    assert table["status"] == "running"
    assert sorted(str(seat["bot"]) for seat in table["seats"]) == ["None", "None", "seed"]
    assert refused(anna.post(f"/tables/{id}/start")) == (409, "table-started")


def test_undo_goes_back_within_ones_own_turn(server):
    id, people = gathered([server.guest().registers("anna"), server.guest().registers("ben")], "cacao")
    first = turn_of(people, id)
    one, other = (choice["action"] for choice in first.sees(id)["view"]["legal"][:2])
    assert refused(first.post(f"/tables/{id}/undo", expect=0)) == (409, "no-undo")
    first.acts(id, one, 0)
    assert first.sees(id)["view"]["undoable"]
    assert first.post(f"/tables/{id}/undo", expect=1).json() == {"step": 2, "repeated": False}
    seen = first.sees(id)
    assert (seen["view"]["ply"], seen["table"]["step"], seen["table"]["rated"]) == (0, 2, True)
    assert refused(first.post(f"/tables/{id}/undo", expect=1)) == (409, "stale-decision")
    assert refused(first.acts(id, other, 1)) == (409, "stale-decision")
    assert first.acts(id, one, 2).status_code == 200


def test_undo_goes_neither_past_what_was_turned_up_nor_into_anothers_turn(shared):
    id, people = gathered([shared.guest(), shared.guest()], "bali")
    first = turn_of(people, id)
    (second,) = (one for one in people if one is not first)
    plays_a_turn(first, id)
    for one in (first, second):
        assert not one.sees(id)["view"]["undoable"]
        assert refused(one.post(f"/tables/{id}/undo", expect=3)) == (409, "no-undo")


def test_alone_among_bots_everything_can_be_taken_back(shared):
    anna = shared.guest().registers("alone")
    id = anna.opens("cacao", "seed")["table"]["id"]
    turn_of([anna], id)
    before = anna.sees(id)
    while anna.sees(id)["view"]["turn"] == before["view"]["turn"]:
        anna.plays_on(id, Random(1))
    turn_of([anna], id)
    while (seen := anna.sees(id))["view"]["ply"] > before["view"]["ply"]:
        assert anna.post(f"/tables/{id}/undo", expect=seen["table"]["step"]).status_code == 200
    assert seen["view"] == before["view"]
    assert before["table"]["rated"]
    assert not seen["table"]["rated"]


def test_a_bot_that_stands_in_lets_nobody_take_back_what_people_decided(shared):
    id, people = gathered([shared.guest(), shared.guest()], "bali")
    first = turn_of(people, id)
    (second,) = (one for one in people if one is not first)
    plays_a_turn(first, id)
    plays_a_turn(second, id)
    first.acts(id, "pass", 6)
    assert first.post(f"/tables/{id}/stand-in", level="seed").status_code == 204
    turn_of([second], id)
    for one, refusal in ((first, (403, "bot-stands-in")), (second, (409, "no-undo"))):
        seen = one.sees(id)
        assert not seen["view"]["undoable"]
        assert refused(one.post(f"/tables/{id}/undo", expect=seen["table"]["step"])) == refusal


def test_resigning_ends_a_match_of_two(server):
    id, people = gathered([server.guest(), server.guest()], "bali")
    assert people[1].post(f"/tables/{id}/resign").status_code == 204
    table = people[0].sees(id)["table"]
    assert table["status"] == "over"
    assert table["result"] == {"winners": [0], "scores": None, "resigned": [1]}
    assert table["fair"].keys() == {"salt", "seed"}
    assert people[0].get(f"/tables/{id}/record").json()["resigned"] == [1]
    assert refused(people[0].acts(id, "pass", table["step"])) == (409, "not-running")
    assert refused(people[0].post(f"/tables/{id}/resign")) == (409, "not-running")


def test_in_a_larger_match_a_bot_plays_on_for_who_resigned(server):
    id, people = gathered([server.guest(), server.guest(), server.guest()], "bali")
    gone = turn_of(people, id)
    seat = gone.sees(id)["table"]["seat"]
    assert gone.post(f"/tables/{id}/resign").status_code == 204
    turn_of([one for one in people if one is not gone], id)
    table = people[0].sees(id, after=0)
    assert table["table"]["status"] == "running"
    assert table["table"]["seats"][seat]["bot"] == "blade"
    handed = next(entry for entry in table["entries"] if entry["kind"] == "handed")
    assert (handed["seat"], handed["why"]) == (seat, "resigned")


def test_a_bot_stands_in_until_the_owner_returns(server):
    id, people = gathered([server.guest(), server.guest()], "bali")
    first = turn_of(people, id)
    (second,) = (one for one in people if one is not first)
    seat = first.sees(id)["table"]["seat"]
    assert refused(first.delete(f"/tables/{id}/stand-in")) == (409, "no-stand-in")
    assert first.post(f"/tables/{id}/stand-in", level="seed").status_code == 204
    turn_of([second], id)
    seen = first.sees(id)
    assert (seen["table"]["seat"], seen["table"]["seats"][seat]["bot"]) == (seat, "seed")
    assert first.delete(f"/tables/{id}/stand-in").status_code == 204
    plays_a_turn(second, id)
    assert turn_of(people, id) is first
    assert first.sees(id)["table"]["seats"][seat]["bot"] is None
    plays_a_turn(first, id)


def test_who_has_a_stand_in_does_not_decide_beside_it(shared, monkeypatch):
    monkeypatch.setattr(shared.app.state.bots, "consider", lambda table: None)
    monkeypatch.setattr(shared.house, "on_entry", [])
    id, people = gathered([shared.guest(), shared.guest()], "bali")
    first = turn_of(people, id)
    first.post(f"/tables/{id}/stand-in", level="seed")
    assert first.sees(id)["view"]["legal"] is None
    assert refused(first.acts(id, "pass", 0)) == (403, "bot-stands-in")
    assert refused(first.post(f"/tables/{id}/stand-in", level="seed")) == (409, "bot-stands-in")


def test_a_bot_can_be_let_in_for_an_opponent_who_is_away(shared, monkeypatch):
    id, people = gathered([shared.guest(), shared.guest()], "bali")
    away = turn_of(people, id)
    (other,) = (one for one in people if one is not away)
    seat, own = away.sees(id)["table"]["seat"], other.sees(id)["table"]["seat"]
    assert refused(other.post(f"/tables/{id}/stand-in", seat=seat)) == (403, "not-absent")
    long_ago(shared, id, 4 * 60)
    monkeypatch.setattr(shared.house.clock, "started", time.monotonic())
    assert refused(other.post(f"/tables/{id}/stand-in", seat=seat)) == (403, "not-absent"), "the server was away itself"
    monkeypatch.setattr(shared.house.clock, "started", time.monotonic() - 4 * 60)
    assert refused(away.post(f"/tables/{id}/stand-in", seat=own)) == (403, "not-absent")
    assert other.post(f"/tables/{id}/stand-in", seat=seat, level="seed").status_code == 204
    turn_of([other], id)
    handed = next(entry for entry in other.sees(id, after=0)["entries"] if entry["kind"] == "handed")
    assert (handed["seat"], handed["bot"], handed["why"]) == (seat, "seed", "absent")


def test_who_has_days_for_a_move_is_not_absent_after_minutes(shared):
    id, people = gathered([shared.guest(), shared.guest()], "bali", days=1)
    away = turn_of(people, id)
    (other,) = (one for one in people if one is not away)
    long_ago(shared, id, 3600)
    answer = other.post(f"/tables/{id}/stand-in", seat=away.sees(id)["table"]["seat"])
    assert refused(answer) == (403, "not-absent")


def test_a_seat_whose_days_are_over_goes_to_a_bot(server, monkeypatch):
    monkeypatch.setattr(bots, "CONFIRM_SECONDS", 0.0)
    id, people = gathered([server.guest(), server.guest()], "bali", days=2)
    late = turn_of(people, id)
    (other,) = (one for one in people if one is not late)
    seat = late.sees(id)["table"]["seat"]
    long_ago(server, id, 2 * 86_400 + 60)
    looks(server)
    turn_of([other], id)
    handed = next(entry for entry in other.sees(id, after=0)["entries"] if entry["kind"] == "handed")
    assert (handed["seat"], handed["why"]) == (seat, "late")
    assert late.delete(f"/tables/{id}/stand-in").status_code == 204


def test_a_seat_goes_to_a_bot_only_if_it_was_late_for_long_by_a_clock_that_nobody_can_set(shared):
    id, people = gathered([shared.guest(), shared.guest()], "bali", days=2)
    late = turn_of(people, id)
    seat = late.sees(id)["table"]["seat"]
    long_ago(shared, id, 2 * DAY + 60)
    looks(shared)
    looks(shared)
    assert bot_at(late, id, seat) is None, "the server may have been away for as long"
    shared.app.state.bots.late[id] -= bots.CONFIRM_SECONDS
    looks(shared)
    assert bot_at(late, id, seat) is not None


def test_a_clock_set_forward_hands_no_seat_to_a_bot(serve, tmp_path, monkeypatch):
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}")
    monkeypatch.setattr(bots, "CONFIRM_SECONDS", 0.0)
    ids = [gathered([server.guest(), server.guest()], "bali", days=days)[0] for days in (1, None)]
    anna, ben = server.guests[2:]
    clock = server.house.clock
    monkeypatch.setattr(clock, "started", time.monotonic() - DAY)
    clock.wall -= 30 * DAY  # what it showed at the last look, as if it had been set since
    for id in ids:
        long_ago(server, id, 30 * DAY)
    looks(server)
    assert [seat["bot"] for seat in server.guest().sees(ids[0])["table"]["seats"]] == [None, None]
    away, other = (anna, ben) if anna.sees(ids[1])["view"]["legal"] else (ben, anna)
    answer = other.post(f"/tables/{ids[1]}/stand-in", seat=away.sees(ids[1])["table"]["seat"])
    assert refused(answer) == (403, "not-absent")


def test_to_let_a_bot_stand_in_and_return_gives_no_more_time(shared, monkeypatch):
    monkeypatch.setattr(shared.app.state.bots, "consider", lambda table: None)
    monkeypatch.setattr(shared.house, "on_entry", [])
    id, people = gathered([shared.guest(), shared.guest()], "bali", days=1)
    slow = turn_of(people, id)
    since = list(shared.house.tables[id].since)
    for _ in range(2):
        assert slow.post(f"/tables/{id}/stand-in", level="seed").status_code == 204
        assert slow.delete(f"/tables/{id}/stand-in").status_code == 204
    assert shared.house.tables[id].since == since


def test_a_rematch_starts_when_everybody_wants_it(server):
    id, people = gathered([server.guest(), server.guest(), server.guest()], "bali", "seed", options={"oracle": True})
    assert refused(people[0].post(f"/tables/{id}/rematch")) == (409, "still-running")
    end(id, people)
    before = people[0].sees(id)["table"]
    again = people[1].post(f"/tables/{id}/rematch").json()["table"]
    assert (again["status"], again["options"]["oracle"]) == ("open", True)
    assert people[2].sees(id)["table"]["rematch"] == again["id"]
    assert refused(server.guest().post(f"/tables/{id}/rematch")) == (403, "not-seated")
    assert refused(server.guest().post(f"/tables/{again['id']}/seat")) == (403, "by-invitation")
    for one in (people[0], people[1], people[2]):
        table = one.post(f"/tables/{id}/rematch").json()["table"]
        assert table["id"] == again["id"]
    assert table["status"] == "running"
    assert [seat["taken"] for seat in table["seats"]] == [before["seats"][place]["taken"] for place in table["places"]]
    assert [one.sees(id)["table"]["seat"] for one in people] == [
        table["places"][one.sees(table["id"])["table"]["seat"]] for one in people
    ]
    assert [seat["bot"] for seat in table["seats"] if not seat["taken"]] == ["seed"]
    assert table["commitment"] != before["commitment"]


def end(id, people):
    """Everybody but one lets bots play, and the last one resigns."""
    for one in people[1:]:
        assert one.post(f"/tables/{id}/stand-in", level="seed").status_code == 204
    assert people[0].post(f"/tables/{id}/resign").status_code == 204
    assert people[0].sees(id)["table"]["status"] == "over"


def test_chat_reaches_everybody_and_is_kept(server):
    id, people = gathered([server.guest(), server.guest()], "bali")
    spectator = server.guest()
    spectator.patch("/me", name="Cleo")
    with people[0].watches(id, after=10**6) as socket:
        heard(socket)
        assert spectator.post(f"/tables/{id}/chat", text="  Selamat\n bermain! ").status_code == 204
        entry = heard(socket, "entry")["entry"]
    assert (entry["kind"], entry["seat"], entry["name"], entry["text"]) == ("chat", None, "Cleo", "Selamat bermain!")
    assert people[1].sees(id, after=0)["entries"][-1] == entry
    assert people[1].sees(id)["table"]["step"] == 0


def test_chat_has_limits(serve, tmp_path):
    anna = serve(database=f"sqlite:///{tmp_path / 'subak.db'}", rate=1).guest()
    id = anna.opens("bali", None)["table"]["id"]
    assert refused(anna.post(f"/tables/{id}/chat", text="x" * 301)) == (422, "bad-request")
    assert refused(anna.post(f"/tables/{id}/chat", text=" \n ")) == (400, "empty-chat")
    answers = [anna.post(f"/tables/{id}/chat", text="x" * 300) for _ in range(8)]
    assert answers[0].status_code == 204
    assert refused(answers[-1]) == (429, "too-often")
    assert answers[-1].headers["retry-after"] == "2"


def test_spectators_see_what_everybody_knows_and_decide_nothing(shared):
    id, people = gathered([shared.guest(), shared.guest()], "rice")
    spectator = shared.guest()
    with spectator.watches(id) as socket:
        seen = heard(socket)
        assert seen["table"]["seat"] is None
        assert (seen["view"]["seat"], seen["view"]["legal"]) == (None, None)
        first = turn_of(people, id)
        assert first.acts(id, first.sees(id)["view"]["legal"][0]["action"], 0).status_code == 200
        assert heard(socket, "entry")["entry"]["kind"] == "act"
    assert refused(spectator.acts(id, "ancestor 1", 1)) == (403, "not-seated")


def test_my_tables_come_with_those_first_where_it_is_my_turn(server):
    anna, ben = server.guest(), server.guest()
    tables = [gathered([anna, ben], "bali")[0] for _ in range(3)]
    mine = [id for id in tables if anna.sees(id)["view"]["legal"]]
    if not mine:
        plays_a_turn(ben, tables[0])
        mine = [tables[0]]
    waiting = anna.opens("bali", None)["table"]["id"]
    listed = anna.get("/me/tables").json()
    assert [one["your_turn"] for one in listed] == [True] * len(mine) + [False] * (4 - len(mine))
    assert {one["id"] for one in listed} == {*tables, waiting}
    assert {one["id"] for one in listed if one["your_turn"]} == set(mine)
    assert server.guest().get("/me/tables").json() == []


def test_a_preview_tells_what_a_decision_of_mine_would_bring_and_changes_nothing(shared):
    id, people = gathered([shared.guest(), shared.guest()], "bali")
    first = turn_of(people, id)
    (second,) = (one for one in people if one is not first)
    first.acts(id, "pass", 0)
    before = first.sees(id)
    legal = [choice["action"] for choice in before["view"]["legal"]]
    told = {action: first.post(f"/tables/{id}/preview", action=action).json()["told"] for action in legal}
    assert all(told.values())
    assert first.sees(id) == before
    assert refused(second.post(f"/tables/{id}/preview", action=next(iter(told)))) == (403, "not-your-turn")
    assert refused(first.post(f"/tables/{id}/preview", action="take 1")) == (422, "illegal-action")


def test_hints_are_given_where_the_table_allows_them_and_on_ones_own_turn(shared):
    id, people = gathered([shared.guest(), shared.guest()], "rice", hints=True)
    first, second = people
    assert second.acts(id, second.sees(id)["view"]["legal"][0]["action"], 0).status_code == 200
    assert not first.sees(id)["table"]["rated"]
    assert refused(second.post(f"/tables/{id}/hint")) == (403, "not-your-turn")
    assert refused(shared.guest().post(f"/tables/{id}/hint")) == (403, "not-seated")
    hint = first.post(f"/tables/{id}/hint").json()
    assert hint["step"] == 1
    assert 1 <= len(hint["moves"]) <= 3
    legal = {choice["action"]: choice["says"] for choice in first.sees(id)["view"]["legal"]}
    assert all(move["says"] == legal[move["action"]] and 0 <= move["win"] <= 1 for move in hint["moves"])


def test_there_are_no_hints_where_the_table_has_none(shared):
    anna = shared.guest()
    id = anna.opens("rice", "seed")["table"]["id"]
    turn_of([anna], id)
    assert refused(anna.post(f"/tables/{id}/hint")) == (403, "no-hints")


def test_an_analysis_is_made_once_and_kept(server):
    anna, ben = server.guest(), server.guest()
    id, people = gathered([anna, ben], "bali")
    assert refused(anna.post(f"/tables/{id}/analysis")) == refused(ben.get(f"/tables/{id}/analysis")) == (409, "still-running")
    plays_a_turn(turn_of(people, id), id)
    anna.post(f"/tables/{id}/resign")
    assert ben.get(f"/tables/{id}/analysis").json() is None
    first = anna.post(f"/tables/{id}/analysis")
    assert (first.status_code, first.json()["state"]) == (202, "queued")
    assert ben.get(f"/tables/{id}/analysis").json()["state"] in ("queued", "running", "done")
    seen = []

    def done():
        seen.append(ben.post(f"/tables/{id}/analysis").json())
        return seen[-1]["state"] not in ("queued", "running")

    until(done, 120)
    assert seen[-1]["state"] == "done"
    assert all(one["done"] <= one["total"] <= 3 for one in seen)
    assert seen[-1]["result"]["plies"] == 3
    assert anna.post(f"/tables/{id}/analysis").json() == ben.get(f"/tables/{id}/analysis").json() == seen[-1]


def test_there_is_no_analysis_of_a_match_without_decisions(shared):
    id, people = gathered([shared.guest(), shared.guest()], "bali")
    people[0].post(f"/tables/{id}/resign")
    assert refused(people[0].post(f"/tables/{id}/analysis")) == (400, "nothing-to-analyse")


@pytest.mark.parametrize("seats", [[{"kind": "me"}, {"kind": "me"}], [{"kind": "me"}] * 3])
def test_nobody_has_two_seats(shared, seats):
    assert refused(shared.guest().post("/tables", game="bali", seats=seats)) == (400, "seated-twice")
