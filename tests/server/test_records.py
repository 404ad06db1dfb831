"""Records that people open here: good ones become tables to replay and analyse, all others are refused in words."""

import copy
import json
from random import Random

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.game_support import golden_paths
from support.make_golden import record_of, variants
from support.server import gathered, refused, turn_of, until

from subak.core.fairness import verify
from subak.core.match import Match
from subak.core.registry import game_names

RECORDS = [pytest.param(path, id=f"{game}/{path.stem}") for game in game_names() for path in golden_paths(game)]
ONE_OF_EACH = [f"{game}/{variants(game)[-1].name}" for game in game_names()]


def golden(name):
    return record_of(*name.split("/"))


def opened(guest, record):
    answer = guest.http.post("/records", content=record if isinstance(record, str | bytes) else json.dumps(record))
    assert answer.status_code == 201, answer.text
    return answer.json()


@pytest.mark.parametrize("name", [*ONE_OF_EACH, "bali/rules-1-secret-hands", "bali/rules-1-claim"])
def test_a_record_gets_an_address_where_anybody_can_replay_it(name, server):
    anna, ben = server.guest(), server.guest()
    record = golden(name)
    id = opened(anna, record)["table"]["id"]
    seen = ben.sees(id, after=0)
    table = seen["table"]
    assert (table["status"], table["uploaded"], table["rated"], table["seat"]) == ("over", True, False, None)
    assert table["result"] == record["result"]
    assert not any(seat["taken"] or seat["bot"] for seat in table["seats"])
    texts = [[entry["seat"], entry["text"]] for entry in seen["entries"] if entry["kind"] == "act"]
    assert texts == [action[:2] for action in record["actions"]]
    match = Match.from_record(record)
    for ply in (0, 7, len(match.plies)):
        (moment,) = ben.get(f"/tables/{id}/moments", ply=ply).json()
        assert moment["view"] == json.loads(json.dumps(match.prefix(ply).view(None)))
    again = ben.get(f"/tables/{id}/record").json()
    assert Match.from_record(again).states.tobytes() == match.states.tobytes()
    assert (again["rules"], again["options"]) == (record["rules"], dict.fromkeys(again["options"], False) | record["options"])


def test_a_record_keeps_the_names_of_who_played(shared):
    anna = shared.guest()
    anna.patch("/me", name="Anna")
    id = anna.opens("bali", "seed")["table"]["id"]
    anna.post(f"/tables/{id}/resign")
    record = anna.get(f"/tables/{id}/record").json()
    assert sorted(filter(None, [*record["names"], *record["bots"]])) == ["Anna", "seed"]
    table = opened(shared.guest(), record)["table"]
    assert [seat["name"] for seat in table["seats"]] == record["names"]
    assert [seat["bot"] for seat in table["seats"]] == record["bots"]
    assert not any(seat["taken"] for seat in table["seats"])
    again = shared.guest().get(f"/tables/{table['id']}/record").json()
    assert (again["names"], again["bots"]) == (record["names"], record["bots"])


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        ("Anna", [None, None]),
        (["Anna"], [None, None]),
        (["Anna", {"name": "Ben"}], ["Anna", None]),
        (["  An\u202ena ", "B" * 99], ["Anna", "B" * 24]),
        (["\ud800", ""], [None, None]),
    ],
)
def test_names_that_cannot_be_shown_are_left_out(names, shown, shared):
    table = opened(shared.guest(), golden("bali/base-2") | {"names": names, "bots": names})["table"]
    assert [seat["name"] for seat in table["seats"]] == shown
    assert not any(seat["bot"] for seat in table["seats"])


def test_anybody_can_have_a_record_analysed(shared):
    anna, ben = shared.guest(), shared.guest()
    record = golden("rice/festival+contracts-2")
    id = opened(anna, record)["table"]["id"]
    assert ben.post(f"/tables/{id}/analysis", depth="fast").status_code == 202
    done = until(lambda: (shown := ben.post(f"/tables/{id}/analysis").json())["state"] == "done" and shown, 120)
    assert done["result"]["plies"] == len(record["actions"])


@pytest.mark.parametrize("path", RECORDS)
def test_every_golden_record_comes_back_as_the_same_match(path, shared):
    guest = shared.guest()
    text = path.read_bytes()
    id = opened(guest, text)["table"]["id"]
    again = Match.from_record(guest.get(f"/tables/{id}/record").json())
    assert again.states.tobytes() == Match.from_record(json.loads(text)).states.tobytes()


def test_a_downloaded_match_keeps_its_proof_and_who_resigned(server):
    anna = server.guest()
    table = anna.opens("bali", "seed")["table"]
    until(lambda: anna.plays_on(table["id"], Random(3)))
    assert anna.post(f"/tables/{table['id']}/resign").status_code == 204
    record = anna.get(f"/tables/{table['id']}/record").json()
    copied = opened(anna, record)["table"]
    assert copied["commitment"] == table["commitment"]
    assert copied["result"] == anna.sees(table["id"])["table"]["result"]
    again = anna.get(f"/tables/{copied['id']}/record").json()
    assert again == record
    assert verify(again).result() == verify(record).result()


def test_a_record_that_ends_before_its_match_has_no_winner(shared):
    record = golden("bali/base-2")
    del record["result"]
    record["actions"] = record["actions"][:20]
    table = opened(shared.guest(), record)["table"]
    assert (table["status"], table["result"], table["commitment"], table["fair"]) == ("over", None, None, None)


def test_one_finds_the_records_that_one_opened_among_ones_matches_and_others_do_not(shared):
    anna, ben = shared.guest(), shared.guest()
    id = opened(anna, golden("cacao/base-2"))["table"]["id"]
    assert [(one["id"], one["uploaded"]) for one in anna.get("/me/tables").json()] == [(id, True)]
    assert ben.get("/me/tables").json() == []
    lists = ben.get("/tables").json()
    assert id not in {one["id"] for one in lists["open"] + lists["running"]}


def test_nobody_can_sit_down_play_on_or_ask_for_a_rematch_at_a_record(shared):
    anna = shared.guest()
    table = opened(anna, golden("bali/base-2"))["table"]
    id = table["id"]
    assert table["invitations"] == {}
    assert refused(anna.post(f"/tables/{id}/seat")) == (409, "table-started")
    assert refused(anna.post(f"/tables/{id}/rematch")) == (403, "not-seated")
    assert refused(anna.acts(id, "pass", table["step"])) == (403, "not-seated")
    assert refused(anna.post(f"/tables/{id}/start", fill="seed")) == (409, "table-started")


def test_records_count_for_no_rating(server):
    anna = server.guest().registers("anna")
    opened(anna, golden("bali/base-2"))
    assert anna.get("/ratings/bali/2").json() == []


def changed(**fields):
    return golden("bali/base-2") | fields


ACTIONS = golden("bali/base-2")["actions"]
WRONG = {
    "nothing": (b"", "unreadable-record"),
    "words": (b"Dear Subak, here is my match.", "unreadable-record"),
    "a picture": (bytes(range(256)), "unreadable-record"),
    "half a record": (json.dumps(golden("bali/base-2"))[:-20], "unreadable-record"),
    "too deep": (b"[" * 60_000, "unreadable-record"),
    "a list": ([1, 2], "not-a-record"),
    "another format": ({"format": "pgn"}, "not-a-record"),
    "another game": (changed(game="chess"), "unknown-game"),
    "other rules": (changed(rules=99), "unknown-rules"),
    "five players": (changed(players=5), "wrong-players"),
    "no deal": (changed(deal=None), "broken-field"),
    "a broken deal": (changed(deal={"sets": [], "pile": []}), "broken-deal"),
    "an action that is none": (changed(actions=[*ACTIONS[:3], "pass"]), "broken-action"),
    "an illegal action": (changed(actions=[[0, "take 9"], *ACTIONS[1:]]), "illegal-at"),
    "another seat": (changed(actions=[[1, ACTIONS[0][1]], *ACTIONS[1:]]), "wrong-seat"),
    "more than the match": (changed(actions=[*ACTIONS, [0, "pass"]]), "action-after-end"),
    "another result": (changed(result={"scores": [99, 0], "winners": [0]}), "other-result"),
    "a proof of nothing": (changed(fair={"salt": "a", "commitment": "b"}), "broken-promise"),
    "a proof that is none": (changed(fair="trust me"), "no-promise"),
}


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_record_is_refused_in_words(what, language, shared):
    sent, error = WRONG[what]
    guest = shared.guest(**{"Accept-Language": language})
    answer = guest.http.post("/records", content=sent if isinstance(sent, str | bytes) else json.dumps(sent))
    assert refused(answer) == (422, error)
    assert answer.json()["message"] == " ".join(answer.json()["message"].split())
    assert not answer.json()["message"].startswith("mistake-")
    assert guest.get("/me/tables").json() == []


def test_a_record_that_is_too_large_is_refused_however_it_is_sent(shared):
    guest = shared.guest()
    large = json.dumps(changed(note="x" * 70_000)).encode()
    assert refused(guest.http.post("/records", content=large)) == (413, "too-large")
    pieces = (large[at : at + 9000] for at in range(0, len(large), 9000))
    assert refused(guest.http.post("/records", content=pieces)) == (413, "too-large")


def test_records_cannot_be_opened_without_end(serve, tmp_path):
    guest = serve(database=f"sqlite:///{tmp_path / 'subak.db'}", rate=1.0).guest()
    record = golden("rice/base-2")
    statuses = [guest.http.post("/records", content=json.dumps(record)).status_code for _ in range(12)]
    assert statuses[:10] == [201] * 10
    assert 429 in statuses


STRANGE = st.sampled_from(
    [None, True, -1, 0, 1, 10**30, 1e308, float("nan"), "", "\x00", "\ud800", "hidden", [], {}, [[]], {"a": 1}]
)


def places(value, path=()):
    """Every part of a record, by the way that leads to it."""
    yield path
    for key, part in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from places(part, (*path, key))


@pytest.mark.parametrize("name", [*ONE_OF_EACH, "rice/foreign-deck-with-everything"])
def test_whatever_stands_in_a_record_is_never_our_fault(name, shared):
    guest = shared.guest()
    whole = golden(name)
    ways = [way for way in places(whole) if way and len(way) < 6]

    @settings(max_examples=60, deadline=None, database=None, derandomize=True)
    @given(st.sampled_from(ways), STRANGE)
    def send(way, strange):
        record = copy.deepcopy(whole)
        part = record
        for key in way[:-1]:
            part = part[key]
        part[way[-1]] = strange
        answer = guest.http.post("/records", content=json.dumps(record))
        assert answer.status_code in (201, 422), (way, strange, answer.text)
        if answer.status_code == 201:
            assert guest.get(f"/tables/{answer.json()['table']['id']}/record").status_code == 200

    send()


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_a_finished_match_can_be_seen_with_anybodys_eyes(name, shared):
    guest = shared.guest()
    record = golden(name)
    id = opened(guest, record)["table"]["id"]
    match = Match.from_record(record)
    plies = list(range(4, 20))
    for eyes in ("watcher", "actor", *map(str, range(match.players))):
        found = guest.http.get(f"/tables/{id}/moments", params={"ply": plies, "eyes": eyes}).json()
        assert [one["ply"] for one in found] == plies
        for one in found:
            moment = match.prefix(one["ply"])
            seat = {"watcher": None, "actor": moment.actor}.get(eyes, int(eyes) if eyes.isdecimal() else None)
            assert one["view"] == json.loads(json.dumps(moment.view(seat)))
            assert one["last"] == json.loads(json.dumps(match.story(seat)[one["ply"] - 1]))
    assert match.players == 4 or refused(guest.get(f"/tables/{id}/moments", ply=0, eyes="3")) == (400, "no-such-seat")
    assert guest.get(f"/tables/{id}/moments", ply=0, eyes="god").status_code == 422
    assert guest.http.get(f"/tables/{id}/moments", params={"ply": list(range(17))}).status_code == 422


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_what_another_decision_would_have_brought_is_told_as_its_player_foresaw_it(name, shared):
    guest = shared.guest()
    id = opened(guest, golden(name))["table"]["id"]
    match = Match.from_record(golden(name))
    for ply in range(0, len(match.plies), 5):
        moment = match.prefix(ply)
        text = moment.legal_texts()[-1]
        found = guest.get(f"/tables/{id}/moments/{ply}/foreseen", action=text).json()
        assert found == json.loads(json.dumps({"told": moment.preview(text), "reasons": moment.reasons(text)}))
    assert refused(guest.get(f"/tables/{id}/moments/0/foreseen", action="take 99")) == (422, "illegal-action")
    assert refused(guest.get(f"/tables/{id}/moments/2000/foreseen", action="pass")) == (422, "match-over")


def test_nobody_looks_through_other_eyes_while_the_match_runs(shared):
    anna = shared.guest()
    id = anna.opens("bali", "seed")["table"]["id"]
    for eyes in ("0", "1", "actor", "watcher"):
        assert refused(anna.get(f"/tables/{id}/moments", ply=0, eyes=eyes)) == (409, "still-running")
    for path in ("moments?ply=0&eyes=1", "moments/0/foreseen?action=pass"):
        assert refused(httpx.get(f"{shared.address}/api/v1/tables/{id}/{path}")) == (409, "still-running")


@pytest.mark.parametrize("game", game_names())
def test_while_a_match_runs_everybody_looks_back_at_what_they_saw_themselves(game, shared):
    anna, ben, cleo = shared.guest(), shared.guest(), shared.guest()
    assert refused(cleo.get(f"/tables/{anna.opens(game, None)['table']['id']}/moments", ply=0)) == (409, "not-running")
    id, people = gathered([anna, ben], game)
    random, seen = Random(game), {}
    for _ in range(12):
        actor = turn_of(people, id)
        for one in (*people, cleo):
            snapshot = one.sees(id)
            seen[one, snapshot["view"]["ply"]] = snapshot["view"]
        now = actor.sees(id)
        assert actor.acts(id, random.choice(now["view"]["legal"])["action"], now["table"]["step"]).status_code == 200
    assert {ply for _, ply in seen} == set(range(12))
    for one in (*people, cleo):
        moments = one.http.get(f"/tables/{id}/moments", params={"ply": list(range(12))}).json()
        texts = [entry["text"] for entry in one.sees(id, after=0)["entries"] if entry["kind"] == "act"]
        for moment in moments:
            assert moment["view"] == seen[one, moment["ply"]]
            assert moment["ply"] == 0 or moment["last"]["text"] == texts[moment["ply"] - 1]


def numbers_in(value, path=()):
    """Where numbers stand in a record, of a list only the first."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from numbers_in(part, (*path, name))
    elif isinstance(value, list):
        for place, part in enumerate(value[:1]):
            yield from numbers_in(part, (*path, place))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield path


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_numbers_of_any_size_are_told_apart_from_good_ones(name, shared):
    anna, good = shared.guest(), golden(name) | {"resigned": [0], "fair": {"salt": "x", "commitment": "x", "first": 0}}
    places = [("players",), ("rules",), ("seed",), *numbers_in(good)][:12]
    for *outer, last in places:
        for number in (10**400, -(2**63)):
            record = copy.deepcopy(good)
            place = record
            for step in outer:
                place = place[step]
            place[last] = number
            answer = anna.http.post("/records", content=json.dumps(record))
            assert answer.status_code == 422, (outer, last, number, answer.status_code)
            assert answer.json()["message"]


@pytest.mark.parametrize("nothing", ["null", "7", "[]", '"fair"', "true"])
def test_what_is_no_record_at_all_is_told_so(nothing, shared):
    answer = shared.guest().http.post("/records", content=nothing)
    assert answer.status_code == 422
    assert answer.json()["message"]
