"""Decks that people bring: checked, played with, in the record, and not rated."""

import copy
import json
from random import Random

import pytest
from games.rice.model import composed_deck
from support.server import gathered, refused

from subak.core.fairness import verify
from subak.core.match import Match
from subak.core.registry import game_named
from subak.games.rice.deck import OWN

MINE = game_named("rice").deck.checked(composed_deck(Random("mine")))
BOTH = {"festival": True, "contracts": True}


def without_arrow():
    deck = copy.deepcopy(MINE)
    del deck["river"][1]["back"]["arrow"]
    return deck


def test_our_own_deck_is_given_away_with_what_the_page_draws(shared):
    answer = shared.guest().get("/decks/rice").json()
    assert answer["deck"] == OWN
    assert answer["hash"] == game_named("rice").deck.hash(OWN)
    assert answer["shown"]["cards"] == json.loads(json.dumps(Match.new("rice", 2).view(None)["cards"]))
    assert [card["symbol"] for card in answer["shown"]["river"]] == [card["symbol"] for card in OWN["river"]]


def test_a_deck_is_checked_and_told_in_the_readers_language_what_is_wrong(shared):
    guest = shared.guest()
    answer = guest.http.post("/decks/rice", json=MINE | {"author": "me"}).json()
    assert answer["deck"] == MINE
    assert answer["shown"]["cards"][0]["paths"] == MINE["faces"][0]["paths"]
    for language, sentence in (
        ("en", "River card “farmers”: the back has no “arrow”."),
        ("de", "Flusskarte „farmers“: In „back“ fehlt „arrow“."),
    ):
        wrong = guest.http.post("/decks/rice", json=without_arrow(), headers={"Accept-Language": language})
        assert (wrong.status_code, wrong.json()["error"], wrong.json()["message"]) == (422, "deck-river-lacks", sentence)
        assert wrong.json()["details"]["symbol"] == "farmers"
    assert refused(guest.http.post("/decks/rice", content="{")) == (422, "unreadable-record")
    assert refused(guest.http.post("/decks/rice", json=MINE | {"name": "x" * 70_000})) == (413, "too-large")
    assert refused(guest.http.post("/decks/bali", json=MINE)) == (422, "no-deck")


def test_a_match_with_a_deck_that_was_brought_is_played_rematched_and_recorded_but_not_rated(server):
    people = [server.guest(), server.guest()]
    for number, one in enumerate(people):
        assert one.post("/account", login=f"deck{number}", password="rice and rain").status_code == 201
    id, (first, second) = gathered(people, "rice", options=BOTH, deck=MINE)
    seen, random = first.sees(id), Random(1)
    assert (seen["table"]["deck"], seen["table"]["rated"]) == (MINE["name"], False)
    assert seen["view"]["deck"] == {"name": MINE["name"], "hash": game_named("rice").deck.hash(MINE)}
    assert [card["paths"] for card in seen["view"]["cards"]] == [face["paths"] for face in MINE["faces"]]
    while (end := first.sees(id)["table"])["status"] == "running":
        assert first.plays_on(id, random) or second.plays_on(id, random)
    record = first.get(f"/tables/{id}/record").json()
    assert record["deal"]["faces"] == MINE["faces"]
    assert record["deal"]["river_cards"] == MINE["river"]
    assert verify(record).result() == end["result"]
    assert first.post(f"/tables/{id}/rematch").json()["table"]["deck"] == MINE["name"]
    again = second.post(f"/tables/{id}/rematch").json()
    assert (again["table"]["status"], again["view"]["deck"]) == ("running", seen["view"]["deck"])
    assert first.get("/ratings/rice/2").json() == []


def test_a_wrong_deck_opens_no_table(shared):
    guest = shared.guest()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "seed"}]
    wrong = guest.post("/tables", game="rice", seats=seats, deck=without_arrow())
    assert refused(wrong) == (422, "deck-river-lacks")
    assert wrong.json()["message"] == "River card “farmers”: the back has no “arrow”."
    assert refused(guest.post("/tables", game="rice", seats=seats, deck=["no deck"])) == (422, "bad-request")
    assert refused(guest.post("/tables", game="bali", seats=seats, deck=MINE)) == (422, "no-deck")


def test_our_own_deck_under_another_name_is_ours_and_rated(shared):
    table = shared.guest().registers("dewi-with-a-deck").opens("rice", "seed", deck=OWN | {"name": "mine"})["table"]
    assert (table["deck"], table["rated"]) == (None, True)


@pytest.mark.parametrize("parts", [("faces",), ("faces", "ancestors")])
def test_a_table_that_waits_keeps_its_deck(shared, parts):
    anna, ben = shared.guest(), shared.guest()
    deck = {"name": "waits"} | {part: MINE[part] for part in parts}
    table = anna.opens("rice", None, deck=deck, public=True)["table"]
    assert (table["status"], table["deck"]) == ("open", "waits")
    ben.post(f"/tables/{table['id']}/seat")
    view = ben.sees(table["id"])["view"]
    assert view["cards"][3]["paths"] == MINE["faces"][3]["paths"]
    assert view["deck"]["name"] == "waits"
