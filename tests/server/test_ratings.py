"""How strong accounts and bots are, for each game and number of players, and which matches count."""

from random import Random

from support.server import gathered, turn_of


def ladder(server, game, players):
    return {one["name"] or one["bot"]: one for one in server.guest().get(f"/ratings/{game}/{players}").json()}


def accounts(server, *logins):
    return [server.guest().registers(login) for login in logins]


def resigned(people, id, loser):
    assert loser.post(f"/tables/{id}/resign").status_code == 204
    assert people[0].sees(id)["table"]["status"] == "over"


def test_accounts_are_rated_for_each_game_and_number_of_players(server):
    anna, ben, cleo = accounts(server, "anna", "ben", "cleo")
    anna.patch("/me", name="Anna")
    assert ladder(server, "bali", 2) == {}
    resigned([anna], gathered([anna, ben], "bali")[0], ben)
    resigned([anna], gathered([anna, ben], "bali")[0], ben)
    resigned([cleo], gathered([ben, cleo], "rice")[0], ben)
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
    id, _ = gathered([anna, shared.guest()], "cacao")
    resigned([anna], id, anna)
    assert "ketut" not in ladder(shared, "cacao", 2)


def test_a_guest_who_becomes_an_account_during_the_match_is_rated(shared):
    anna, ben = shared.guest(), shared.guest()
    id, _ = gathered([anna, ben], "cacao")
    anna.registers("putu")
    ben.registers("kadek")
    resigned([anna], id, ben)
    found = ladder(shared, "cacao", 2)
    assert found["putu"]["rating"] > found["kadek"]["rating"]


def test_a_table_with_hints_is_not_rated(shared):
    anna, ben = accounts(shared, "gede", "komang")
    id, _ = gathered([anna, ben], "cacao", hints=True)
    assert not anna.sees(id)["table"]["rated"]
    resigned([anna], id, ben)
    assert "gede" not in ladder(shared, "cacao", 2)


def test_taking_back_what_a_player_could_not_makes_a_match_unrated(shared):
    (anna,) = accounts(shared, "luh")
    id = anna.opens("cacao", "seed")["table"]["id"]
    turn_of([anna], id)
    while (seen := anna.sees(id))["view"]["ply"] < 8:
        anna.plays_on(id, Random(1))
    turn_of([anna], id)
    while (seen := anna.sees(id))["table"]["rated"]:
        assert anna.post(f"/tables/{id}/undo", expect=seen["table"]["step"]).status_code == 200
    resigned([anna], id, anna)
    assert "luh" not in ladder(shared, "cacao", 2)


def test_who_left_a_larger_match_to_a_bot_counts_as_last(shared):
    people = accounts(shared, "agung", "dewa", "ayu")
    id, _ = gathered(people, "bali")
    quitter, absent, last = people
    quitter.post(f"/tables/{id}/resign")
    absent.post(f"/tables/{id}/stand-in", level="seed")
    last.plays_out(id, Random(1), 300)
    found = ladder(shared, "bali", 3)
    assert found["agung"]["rating"] == found["dewa"]["rating"] < 1500 < found["ayu"]["rating"]
