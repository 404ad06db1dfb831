"""How strong accounts and bots are, for each game and number of players, and which matches count."""

from random import Random

from support.rated import accounts, ladder, played
from support.server import gathered, turn_of, until

from subak.server import play, ratings
from subak.server.ratings import LEAST_DECISIONS, ranks
from subak.server.rows import Seat


def resigned(people, id, loser):
    """After it has been played for a while."""
    played(people, id)
    gives_up(people, id, loser)


def gives_up(people, id, loser):
    assert loser.post(f"/tables/{id}/resign").status_code == 204
    assert people[0].sees(id)["table"]["status"] == "over"


def test_accounts_are_rated_for_each_game_and_number_of_players(server):
    anna, ben, cleo = accounts(server, "anna", "ben", "cleo")
    anna.patch("/me", name="Anna")
    assert ladder(server, "bali", 2) == {}
    resigned([anna, ben], gathered([anna, ben], "bali")[0], ben)
    resigned([anna, ben], gathered([anna, ben], "bali")[0], ben)
    resigned([cleo, ben], gathered([ben, cleo], "rice")[0], ben)
    found = ladder(server, "bali", 2)
    assert list(found) == ["Anna", "ben"]
    assert found["Anna"]["rating"] > 1500 > found["ben"]["rating"]
    assert {one["matches"] for one in found.values()} == {2}
    assert all(0 < one["uncertainty"] < 100 for one in found.values())
    assert list(ladder(server, "rice", 2)) == ["cleo", "ben"]
    assert ladder(server, "bali", 3) == {}


def test_bots_are_rated_by_their_level_with_the_accounts_they_meet(server):
    (anna,) = accounts(server, "anna")
    id = anna.opens("bali", "seed", "sprout", "seed")["table"]["id"]
    resigned([anna], id, anna)
    found = ladder(server, "bali", 4)
    assert {(one["name"], one["bot"], one["matches"]) for one in found.values()} == {
        ("anna", None, 1),
        (None, "seed", 1),
        (None, "sprout", 1),
    }
    assert found["seed"]["rating"] > 1500 > found["anna"]["rating"]


def test_a_match_played_to_its_end_is_rated_by_its_result(shared):
    (anna,) = accounts(shared, "rai")
    id = anna.opens("cacao", "seed")["table"]["id"]
    won = anna.plays_out(id, Random(1))["result"]["winners"] == [anna.sees(id)["table"]["seat"]]
    found = ladder(shared, "cacao", 2)["rai"]
    assert found["matches"] == 1
    assert (found["rating"] > 1500) is won


def test_a_match_with_a_guest_counts_for_nobody(shared):
    (anna,) = accounts(shared, "ketut")
    id, people = gathered([anna, shared.guest()], "cacao")
    resigned(people, id, anna)
    assert "ketut" not in ladder(shared, "cacao", 2)


def test_whether_all_have_accounts_is_settled_at_the_start(shared):
    anna, ben, gusti, wayan = shared.guest(), shared.guest(), shared.guest(), shared.guest()
    id, people = gathered([anna, ben], "cacao")
    assert not anna.sees(id)["table"]["rated"]
    anna.registers("putu")
    ben.registers("kadek")
    resigned(people, id, ben)
    assert not {"putu", "kadek"} & set(ladder(shared, "cacao", 2))

    id = gusti.opens("cacao", None, public=True)["table"]["id"]
    gusti.registers("gusti")
    wayan.registers("wayan").post(f"/tables/{id}/seat")
    resigned([gusti, wayan], id, wayan)
    found = ladder(shared, "cacao", 2)
    assert found["gusti"]["rating"] > found["wayan"]["rating"]


def test_a_table_with_hints_is_not_rated(shared):
    anna, ben = accounts(shared, "putri", "surya")
    id, people = gathered([anna, ben], "cacao", hints=True)
    assert not anna.sees(id)["table"]["rated"]
    resigned(people, id, ben)
    assert "putri" not in ladder(shared, "cacao", 2)


def test_taking_back_what_a_player_could_not_makes_a_match_unrated(shared):
    (anna,) = accounts(shared, "luh")
    id = anna.opens("cacao", "seed")["table"]["id"]
    turn_of([anna], id)
    while (seen := anna.sees(id))["view"]["ply"] < 8:
        anna.plays_on(id, Random(1))
    turn_of([anna], id)
    while (seen := anna.sees(id))["table"]["rated"]:
        assert anna.post(f"/tables/{id}/undo", expect=seen["table"]["step"]).status_code == 200
    gives_up([anna], id, anna)
    assert "luh" not in ladder(shared, "cacao", 2)


def test_who_left_a_larger_match_to_a_bot_comes_behind_all_and_who_left_first_is_last(shared):
    people = accounts(shared, "agung", "dewa", "ayu")
    id, _ = gathered(people, "bali")
    quitter, absent, last = people
    quitter.post(f"/tables/{id}/resign")
    absent.post(f"/tables/{id}/stand-in", level="seed")
    last.plays_out(id, Random(1), 300)
    found = ladder(shared, "bali", 3)
    assert found["agung"]["rating"] < found["dewa"]["rating"] < found["ayu"]["rating"]
    assert found["agung"]["rating"] < 1500 < found["ayu"]["rating"]


def silent_bots(server, monkeypatch):
    """Who stands in never gets to decide."""
    monkeypatch.setattr(server.house, "on_entry", [])
    monkeypatch.setattr(server.app.state.bots, "consider", lambda table: None)


def test_who_lets_a_bot_stand_in_has_left_for_good_even_if_they_come_back_and_win(shared, monkeypatch):
    silent_bots(shared, monkeypatch)
    people = accounts(shared, "made", "nyoman")
    left, other = people
    id, _ = gathered(people, "cacao")
    played(people, id)
    assert left.post(f"/tables/{id}/stand-in", level="harvest").status_code == 204
    assert left.delete(f"/tables/{id}/stand-in").status_code == 204
    gives_up(people, id, other)
    found = ladder(shared, "cacao", 2)
    assert found["made"]["rating"] < 1500 < found["nyoman"]["rating"]


def test_who_was_only_taken_for_absent_and_came_back_has_not_left(shared, monkeypatch):
    silent_bots(shared, monkeypatch)
    monkeypatch.setattr(play, "ABSENT_SECONDS", 0.0)
    people = accounts(shared, "sari", "eka")
    id, _ = gathered(people, "cacao")
    played(people, id)
    thinks = turn_of(people, id)
    (other,) = (one for one in people if one is not thinks)
    seat = thinks.sees(id)["table"]["seat"]
    assert other.post(f"/tables/{id}/stand-in", seat=seat).status_code == 204
    assert thinks.delete(f"/tables/{id}/stand-in").status_code == 204
    gives_up(people, id, other)
    found = ladder(shared, "cacao", 2)
    winner, loser = ("sari", "eka") if thinks is people[0] else ("eka", "sari")
    assert found[winner]["rating"] > 1500 > found[loser]["rating"]


def test_a_match_that_all_people_leave_to_bots_counts_for_all_of_them(shared):
    people = accounts(shared, "oka", "rsi")
    id, _ = gathered(people, "bali")
    played(people, id)
    for one in people:
        assert one.post(f"/tables/{id}/stand-in", level="seed").status_code == 204
    until(lambda: people[0].sees(id)["table"]["status"] == "over", 120)
    assert people[0].sees(id)["table"]["rated"]
    found = ladder(shared, "bali", 2)
    assert found["oka"]["rating"] < 1500 < found["rsi"]["rating"], "who left first has lost, whichever bot won"


def test_a_match_that_ends_before_people_have_decided_much_counts_for_nobody(shared):
    people = accounts(shared, "tirta", "bayu")
    id, _ = gathered(people, "cacao")
    assert people[0].sees(id)["table"]["rated"]
    played(people, id, LEAST_DECISIONS - 1)
    gives_up(people, id, people[1])
    assert not people[0].sees(id)["table"]["rated"], "and the table says so"
    assert not {"tirta", "bayu"} & set(ladder(shared, "cacao", 2))


def test_what_was_taken_back_was_not_decided(shared):
    people = accounts(shared, "lila", "mira")
    id, _ = gathered(people, "bali")
    for _ in range(2 * LEAST_DECISIONS):
        one = turn_of(people, id)
        assert one.plays_on(id, Random(1))
        if (seen := one.sees(id))["view"]["undoable"]:
            assert one.post(f"/tables/{id}/undo", expect=seen["table"]["step"]).status_code == 200
    assert any(entry["kind"] == "undo" for entry in people[0].sees(id, after=0)["entries"])
    gives_up(people, id, people[1])
    assert not {"lila", "mira"} & set(ladder(shared, "bali", 2))


def test_the_same_two_people_are_rated_only_so_often_a_day_at_a_game(shared, monkeypatch):
    monkeypatch.setattr(ratings, "MOST_A_DAY", 2)
    anna, ben, cleo = accounts(shared, "raka", "rai.b", "rini")
    counted = []
    for people in ([anna, ben], [ben, anna], [anna, ben], [anna, cleo]):
        id, _ = gathered(people, "cacao")
        resigned(people, id, people[1])
        counted.append(people[0].sees(id)["table"]["rated"])
    assert counted == [True, True, False, True]
    assert {name: ladder(shared, "cacao", 2)[name]["matches"] for name in ("raka", "rai.b", "rini")} == {
        "raka": 3,
        "rai.b": 2,
        "rini": 1,
    }


def test_whoever_left_comes_behind_all_who_stayed():
    seats = [Seat("anna"), Seat("ben", bot="blade"), Seat(bot="seed"), Seat("cleo")]
    result = {"winners": [0], "scores": [9, 8, 1, 5]}
    assert ranks(seats, result) == [0, 3, 2, 1]
    assert ranks(seats, result, [0]) == [3, 2, 1, 0]
    assert ranks(seats, {"winners": [0, 1, 2], "scores": None, "resigned": [3]}) == [0, 2, 0, 3]
