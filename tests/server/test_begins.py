"""Who begins: by lot, by choice, or who lost the last match; lots make seats of places when the match starts."""

import json
from pathlib import Path
from random import Random

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text
from support.server import gathered, refused, until

from subak.core.fairness import places_by_lot, verify
from subak.core.match import Match
from subak.server import play, store
from subak.server.rows import OPEN, RUNNING
from subak.server.settings import Settings
from subak.server.store import engine_for


def seat_at(guest, id):
    return guest.sees(id)["table"]["seat"]


def played_to_a_resignation(people, id):
    """The first of them resigns; of a match of two."""
    assert people[0].post(f"/tables/{id}/resign").status_code == 204
    return people[0].sees(id)["table"]


def test_lots_decide_where_nobody_says_who_begins_and_the_seed_has_fixed_them(shared):
    anna, ben, cleo = (shared.guest() for _ in range(3))
    opened = anna.opens("bali", None, None, "seed")["table"]
    id = opened["id"]
    assert (opened["begins"], opened["first"], opened["places"], opened["seat"]) == ("lot", None, None, 0)
    stored = shared.house.tables[id].stored
    for one, invitation in zip((ben, cleo), opened["invitations"].values(), strict=True):
        assert one.post(f"/tables/{id}/seat", invitation=invitation).status_code == 200
    table = anna.sees(id)["table"]
    assert (table["status"], table["commitment"]) == ("running", opened["commitment"])
    assert table["places"] == places_by_lot(stored.seed, 4)
    assert [seat_at(one, id) for one in (anna, ben, cleo)] == [table["places"].index(place) for place in range(3)]
    assert table["seats"][table["places"].index(3)]["bot"] == "seed"


def test_deals_and_lots_come_from_one_source_that_can_be_fixed(shared, monkeypatch):
    anna = shared.guest()

    def drawn():
        monkeypatch.setattr(shared.house, "chance", Random("who begins"))
        ids = [anna.opens("bali", "seed", "seed")["table"]["id"] for _ in range(12)]
        return [(seat_at(anna, id), shared.house.tables[id].match.deal) for id in ids]

    first, second = drawn(), drawn()
    assert first == second
    assert {seat for seat, _ in first} == {0, 1, 2}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("who", ["host", "last"])
def test_the_host_chooses_who_begins_and_lots_order_the_others(shared, players, who):
    people = [shared.guest() for _ in range(players)]
    place = 0 if who == "host" else players - 1
    opened = people[0].opens("cacao", *[None] * (players - 1), public=True, begins=place)["table"]
    id = opened["id"]
    assert (opened["begins"], opened["first"]) == ("seat", place)
    for one in people[1:]:
        assert one.post(f"/tables/{id}/seat").status_code == 200
    table = people[place].sees(id)["table"]
    assert (table["status"], table["seat"], table["places"][0]) == ("running", 0, place)
    assert table["places"] == places_by_lot(shared.house.tables[id].stored.seed, players, place)
    assert people[place].sees(id)["view"]["legal"]
    started = people[0].sees(id, after=0)["entries"][-1]
    assert (started["kind"], started["begins"]) == ("started", "seat")


def test_a_bot_can_be_chosen_and_a_place_keeps_its_turn_whoever_comes_to_sit_there(shared):
    anna, ben, cleo = (shared.guest() for _ in range(3))
    id = anna.opens("bali", "seed", begins=1)["table"]["id"]
    assert seat_at(anna, id) == 1
    opened = anna.opens("bali", None, None, begins=2)["table"]
    id, invitations = opened["id"], opened["invitations"]
    assert ben.post(f"/tables/{id}/seat", invitation=invitations["2"]).json() == {"seat": 2}
    assert ben.delete(f"/tables/{id}/seat").status_code == 204
    assert cleo.post(f"/tables/{id}/seat", invitation=invitations["2"]).json() == {"seat": 2}
    assert anna.post(f"/tables/{id}/start", fill="seed").status_code == 204
    assert seat_at(cleo, id) == 0
    assert refused(ben.post(f"/tables/{id}/seat", invitation=invitations["1"])) == (409, "table-started")


def test_the_log_names_who_came_and_went_before_there_were_seats(shared):
    anna, ben, cleo = (shared.guest() for _ in range(3))
    for guest, name in ((anna, "Anna"), (ben, "Ben"), (cleo, "Cleo")):
        guest.patch("/me", name=name)
    id = anna.opens("bali", None, None, public=True, begins=1)["table"]["id"]
    ben.post(f"/tables/{id}/seat")
    ben.delete(f"/tables/{id}/seat")
    anna.post(f"/tables/{id}/chat", text="Who comes?")
    assert cleo.post(f"/tables/{id}/seat").status_code == 200
    anna.post(f"/tables/{id}/start", fill="seed")
    anna.post(f"/tables/{id}/chat", text="Welcome!")
    entries = cleo.sees(id, after=0)["entries"]
    assert [(one["kind"], one["seat"], one.get("name")) for one in entries if one["kind"] != "act"] == [
        ("seated", 1, "Ben"),
        ("left", 1, "Ben"),
        ("chat", None, "Anna"),
        ("seated", 1, "Cleo"),
        ("started", None, None),
        ("chat", seat_at(anna, id), "Anna"),
    ]


def test_in_a_rematch_the_loser_begins_where_that_was_chosen(server):
    id, people = gathered([server.guest(), server.guest()], "bali", begins="loser")
    assert people[0].sees(id, after=0)["entries"][-1]["begins"] == "lot"  # there is no last match
    for loser, winner in (people, people[::-1], people):
        played_to_a_resignation([loser], id)
        again = winner.post(f"/tables/{id}/rematch").json()["table"]
        assert (again["begins"], again["first"], again["seat"]) == ("loser", seat_at(loser, id), seat_at(winner, id))
        id = loser.post(f"/tables/{id}/rematch").json()["table"]["id"]
        assert seat_at(loser, id) == 0
        assert loser.sees(id, after=0)["entries"][-1]["begins"] == "loser"


def test_whoever_asks_for_a_rematch_first_says_who_begins_else_it_is_as_before(shared):
    id, people = gathered([shared.guest(), shared.guest()], "bali", begins=1)
    first, second = people
    played_to_a_resignation(people, id)
    again = second.post(f"/tables/{id}/rematch", begins=None).json()["table"]
    assert (again["begins"], again["first"]) == ("seat", 0)
    again = first.post(f"/tables/{id}/rematch", begins=1).json()["table"]  # too late
    assert (again["status"], again["seat"]) == ("running", 0)
    played_to_a_resignation(people, again["id"])
    other = first.post(f"/tables/{again['id']}/rematch", begins=1).json()["table"]
    second.post(f"/tables/{again['id']}/rematch")
    assert seat_at(second, other["id"]) == 0
    played_to_a_resignation(people, other["id"])
    last = first.post(f"/tables/{other['id']}/rematch", begins="lot").json()["table"]
    assert (last["begins"], last["first"]) == ("lot", None)


@pytest.mark.parametrize(
    ("result", "lost"),
    [
        ({"scores": None, "winners": [1], "resigned": [0]}, {0}),
        ({"scores": [12, 30, 7], "winners": [1]}, {2}),
        ({"scores": [12, 30, 12], "winners": [1]}, {0, 2}),
        ({"scores": [12, 5, 30], "winners": [1]}, {0}),  # a victory that counts no points
        ({"scores": [30, 30, 30], "winners": [0, 1, 2]}, {None}),
    ],
)
def test_who_lost_is_who_resigned_or_has_the_fewest_points_and_lots_decide_a_tie(result, lost):
    players = len(result["scores"] or [0, 0])
    assert {play.loser(result, players, f"seed {number}") for number in range(60)} == lost


def test_what_cannot_be_chosen_is_refused_in_a_sentence(shared):
    anna = shared.guest()

    def asks(game, **terms):
        return anna.post("/tables", game=game, seats=[{"kind": "me"}, {"kind": "bot", "level": "seed"}], **terms)

    assert refused(asks("bali", begins=2)) == (400, "no-such-seat")
    assert refused(asks("rice", begins=0)) == (400, "nobody-begins")
    assert refused(asks("rice", begins="loser")) == (400, "nobody-begins")
    for wrong in ("oldest", -1, 4, True, None, [0]):
        assert refused(asks("bali", begins=wrong)) == (422, "bad-request")
    table = asks("rice").json()["table"]
    assert (table["begins"], table["status"], len(table["places"])) == (None, "running", 2)
    id = asks("bali").json()["table"]["id"]
    anna.post(f"/tables/{id}/resign")
    assert refused(anna.post(f"/tables/{id}/rematch", begins=2)) == (400, "no-such-seat")
    assert anna.sees(id)["table"]["rematch"] is None


def test_the_record_proves_the_lots_and_keeps_them_where_it_is_opened_again(shared):
    anna = shared.guest()
    for terms in ({}, {"begins": 1}):
        id = anna.opens("bali", "seed", "seed", **terms)["table"]["id"]
        anna.post(f"/tables/{id}/resign")
        record = anna.get(f"/tables/{id}/record").json()
        assert record["fair"]["places"] == anna.sees(id)["table"]["places"]
        assert record["fair"]["first"] == terms.get("begins")
        verify(record)
        opened = anna.post("/records", **record).json()["table"]["id"]
        assert anna.get(f"/tables/{opened}/record").json()["fair"] == record["fair"]
        turned = record["fair"] | {"places": record["fair"]["places"][::-1]}
        assert refused(anna.post("/records", **(record | {"fair": turned}))) == (422, "other-lots")


def saved_by_the_release_before(url):
    """An open table and a running one, as the schema was when seats were drawn at the opening."""
    engine = engine_for(url)
    config = Config()
    config.set_main_option("script_location", str(Path(store.__file__).parent / "migrations"))
    deal = Match.new("bali", 2, seed="old").deal
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")
        for person in ("anna", "ben"):
            connection.execute(text("INSERT INTO person (id, name, created) VALUES (:id, :id, 1)"), {"id": person})
        for id, status in (("open00000000", OPEN), ("running00000", RUNNING)):
            connection.execute(
                text(
                    "INSERT INTO match (id, game, rules, players, options, public, hints, rated, host, status, seed, salt, deal,"
                    " to_move, by_bot, moved, created) VALUES (:id, 'bali', :rules, 2, '{}', :yes, :no, :yes, 'anna', :status,"
                    " 'old', 'salt', :deal, :turn, :no, :now, :now)"
                ),
                {
                    "id": id,
                    "rules": Match.new("bali", 2).game.rules,
                    "yes": True,
                    "no": False,
                    "status": status,
                    "deal": None if status == OPEN else json.dumps(deal),
                    "turn": None if status == OPEN else 0,
                    "now": 4e9,
                },
            )
            for number, person in enumerate(["anna", None if status == OPEN else "ben"]):
                connection.execute(
                    text("INSERT INTO seat (match, number, person) VALUES (:id, :number, :person)"),
                    {"id": id, "number": number, "person": person},
                )
            said = [("chat", 0, '{"text": "Welcome!", "name": "anna"}')]
            log = said if status == OPEN else [*said, ("started", None, "{}")]
            for number, (kind, seat, data) in enumerate(log, 1):
                connection.execute(
                    text("INSERT INTO entry (match, number, kind, seat, data, at) VALUES (:id, :number, :kind, :seat, :data, 1)"),
                    {"id": id, "number": number, "kind": kind, "seat": seat, "data": data},
                )
    engine.dispose()


def test_tables_that_the_release_before_saved_go_on(serve, database):
    saved_by_the_release_before(Settings(database=database).database_url)
    server = serve(database=database)
    cleo = server.guest()
    until(lambda: not cleo.get("/status").json()["compiling"])
    running = cleo.sees("running00000", after=0)
    assert (running["table"]["status"], running["table"]["places"], running["table"]["begins"]) == ("running", None, "lot")
    assert [seat["name"] for seat in running["table"]["seats"]] == ["anna", "ben"]
    assert [(one["kind"], one["seat"]) for one in running["entries"]] == [("chat", 0), ("started", None)]
    assert running["entries"][-1]["begins"] is None  # nobody knows any more how it was settled
    assert running["view"]["actor"] == 0
    assert cleo.post("/tables/open00000000/seat").status_code == 200
    opened = cleo.sees("open00000000", after=0)
    assert (opened["table"]["status"], opened["table"]["places"]) == ("running", places_by_lot("old", 2))
    assert [(one["kind"], one["seat"]) for one in opened["entries"]] == [("chat", None), ("seated", 1), ("started", None)]
    assert opened["entries"][-1]["begins"] == "lot"
    assert opened["view"]["actor"] == 0
