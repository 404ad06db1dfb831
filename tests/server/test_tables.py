"""A table from its opening to the rematch, as people meet it."""

from random import Random

import pytest
from support.server import heard, until

from subak.core.fairness import verify
from subak.core.registry import game_named, game_names


def test_a_full_table_starts_at_once_and_is_played_to_its_end(server):
    for game in game_names():
        anna = server.guest()
        table = anna.opens(game, "seed", options=dict.fromkeys(game_named(game).options, True))["table"]
        assert table["status"] == "running"
        end = anna.plays_out(table["id"], Random(1))
        assert end["result"]["winners"]
        record = anna.get(f"/tables/{table['id']}/record").json()
        assert record["fair"]["commitment"] == table["commitment"]
        assert verify(record).result() == end["result"]


def test_a_decision_is_never_applied_twice(server):
    anna, ben = server.guest(), server.guest()
    id = anna.opens("bali", None, public=True)["table"]["id"]
    assert ben.post(f"/tables/{id}/seat").status_code == 200
    first, second = (anna, ben) if anna.sees(id)["view"]["legal"] else (ben, anna)
    step = first.sees(id)["table"]["step"]
    assert first.acts(id, "pass", step).json() == {"step": step + 1, "repeated": False}
    assert first.acts(id, "pass", step).json() == {"step": step + 1, "repeated": True}
    stale = first.acts(id, "buy rice", step)
    assert (stale.status_code, stale.json()["error"]) == (409, "stale-decision")
    early = second.acts(id, "pass", step + 1)
    assert (early.status_code, early.json()["error"]) == (403, "not-your-turn")
    assert first.sees(id)["view"]["ply"] == 1


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_refusals_are_told_in_the_readers_language(server, language):
    guest = server.guest(**{"Accept-Language": f"fr, {language};q=0.8"})
    told = guest.get("/tables/AAAAAAAAAAAA").json()
    assert told["error"] == "no-such-table"
    assert told["message"].split()[0] == {"en": "There", "de": "Diesen", "nl": "Die"}[language]


def test_an_invitation_gives_exactly_one_seat(server):
    anna, ben, cleo = server.guest(), server.guest(), server.guest()
    opened = anna.opens("bali", None)
    id, (invitation,) = opened["table"]["id"], opened["table"]["invitations"].values()
    assert ben.sees(id)["table"]["invitations"] is None
    assert cleo.post(f"/tables/{id}/seat").json()["error"] == "by-invitation"
    assert cleo.post(f"/tables/{id}/seat", invitation=invitation[:-2] + "xx").json()["error"] == "wrong-invitation"
    assert ben.post(f"/tables/{id}/seat", invitation=invitation).status_code == 200
    assert cleo.post(f"/tables/{id}/seat", invitation=invitation).status_code == 409
    assert anna.sees(id)["table"]["status"] == "running"


def test_a_watcher_who_reconnects_gets_what_was_missed_once_and_in_order(server):
    anna = server.guest()
    id = anna.opens("bali", "seed", "seed")["table"]["id"]
    random = Random(2)
    numbers = []
    after = 0
    for _ in range(6):
        with anna.watches(id, after) as socket:
            first = heard(socket)
            numbers += [entry["number"] for entry in first["entries"]]
            after = first["table"]["number"]
            until(lambda: anna.plays_on(id, random))
            message = heard(socket, "entry")
            numbers.append(message["entry"]["number"])
            after = message["entry"]["number"]
        until(lambda: anna.plays_on(id, random))
    assert numbers == list(range(1, after + 1))


def test_tables_to_watch_are_those_of_others(shared):
    anna, ben = shared.guest(), shared.guest()
    id = anna.opens("bali", "seed", public=True)["table"]["id"]

    def offered(guest):
        return id in [table["id"] for table in guest.get("/tables").json()["running"]]

    assert not offered(anna)
    assert offered(ben)
    assert offered(shared.guest())
    (mine,) = anna.get("/me/tables").json()
    assert (mine["id"], mine["seat"] in mine["to_move"]) == (id, mine["your_turn"])


def test_somebody_at_a_wrong_address_gets_the_page_and_a_program_a_problem(shared):
    guest = shared.guest()
    for path in ("/nowhere", "/assets/nothing.js", "/a/b"):
        assert guest.http.get(shared.address + path).json()["error"] == "no-such-page"
        shown = guest.http.get(shared.address + path, headers={"Accept": "text/html,*/*"})
        assert shown.status_code in (404, 503)
        assert "json" not in shown.headers["content-type"]
    refused = guest.http.get(shared.address + "/api/v1/nothing", headers={"Accept": "text/html"})
    assert (refused.status_code, refused.json()["error"]) == (404, "no-such-page")


def test_a_first_match_is_dealt_alike_to_everybody_and_the_learner_begins(server):
    for game in game_names():
        if game_named(game).first_deal is None:
            continue
        anna, ben = (server.guest().opens(game, "seed", first=True) for _ in range(2))
        for opened in (anna, ben):
            assert opened["table"]["seat"] == 0
            assert opened["table"]["hints"]
            assert not opened["table"]["rated"]
            assert opened["view"]["legal"]
        # Where both choose at once the bot may have been quicker at one of them.
        dealt = [{name: part for name, part in one["view"].items() if name not in ("chosen", "to_move")} for one in (anna, ben)]
        assert dealt[0] == dealt[1]
        assert anna["table"]["commitment"] != ben["table"]["commitment"]


def test_a_first_match_is_against_one_bot_without_variants(server):
    anna = server.guest()
    me, bot, person = {"kind": "me"}, {"kind": "bot", "level": "seed"}, {"kind": "person"}
    for game, seats, terms in (
        ("bali", [me, bot, bot], {}),
        ("bali", [me, person], {}),
        ("bali", [bot, me], {}),
        ("bali", [me, bot], {"options": {"oracle": True}}),
        ("bali", [me, bot], {"public": True}),
        ("bali", [me, bot], {"days": 3}),
        ("sheaves", [me, bot], {}),
    ):
        answer = anna.post("/tables", game=game, seats=seats, first=True, **terms)
        assert (answer.status_code, answer.json()["error"]) == (400, "no-first-match"), (game, seats, terms)
