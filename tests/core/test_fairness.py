"""A record tells whether its shuffle was the one that had been promised, and what is wrong if it was not."""

import json
from collections import Counter
from itertools import permutations
from random import Random

import pytest

from subak.core.fairness import commitment, places_by_lot, verify
from subak.core.match import Match
from subak.core.mistakes import Mistake
from subak.core.registry import game_names

SALT = "pepper"


def promised(game="bali", seed="7", plies=None):
    match = Match.new(game, 2, seed=seed)
    random = Random(seed)
    while not match.over and plies != len(match.plies):
        match.apply(random.choice(match.legal))
    return match.record() | {"fair": {"salt": SALT, "commitment": commitment(seed, SALT)}}


def dishonest(record):
    with pytest.raises(Mistake) as told:
        verify(record)
    return told.value.message


def test_the_promise_is_a_plain_hash_that_anybody_can_compute():
    # printf pepper:7 | sha256sum
    assert commitment("7", SALT) == "ed1ce2a925ed93a0e4d767beb54f6ae904f6cc635d7469ebe821292a849cf0ed"


@pytest.mark.parametrize("game", game_names())
def test_an_honest_record_is_accepted(game):
    record = json.loads(json.dumps(promised(game)))
    assert verify(record).result() == record["result"]


def test_a_record_of_a_match_that_ended_early_is_accepted():
    assert len(verify(promised(plies=5) | {"resigned": [1]}).plies) == 5


@pytest.mark.parametrize(
    "without",
    [
        {"fair": None},
        {"fair": {}},
        {"fair": {"salt": SALT}},
        {"fair": {"commitment": commitment("7", SALT)}},
        {"fair": {"salt": 7, "commitment": commitment("7", SALT)}},
        {"fair": "trust me"},
        {"seed": None},
        {"seed": 7},
    ],
)
def test_a_record_without_a_promise_is_named_so(without):
    assert dishonest(promised(plies=3) | without) == "no-promise"


@pytest.mark.parametrize(
    "changed",
    [
        {"fair": {"salt": "salt", "commitment": commitment("7", SALT)}},
        {"fair": {"salt": SALT, "commitment": commitment("8", SALT)}},
        {"fair": {"salt": SALT, "commitment": ""}},
        {"seed": "8"},
    ],
)
def test_another_salt_hash_or_seed_breaks_the_promise(changed):
    assert dishonest(promised(plies=3) | changed) == "broken-promise"


@pytest.mark.parametrize("game", game_names())
def test_cards_that_the_seed_does_not_deal_are_found(game):
    honest = promised(game, "7", plies=0)
    assert dishonest(honest | {"deal": promised(game, "8", plies=0)["deal"]}) == "other-deal"


def test_the_lot_of_a_place_is_a_plain_hash_that_anybody_can_compute():
    # for place in 0 1 2; do printf 7:$place | sha256sum; done
    # f5ff61d7…, d7a0cee7… and 8d8ea375…
    assert places_by_lot("7", 3) == [2, 1, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lots_bring_every_order_equally_often(players):
    draws = 24_000
    found = Counter(tuple(places_by_lot(f"seed {number}", players)) for number in range(draws))
    orders = list(permutations(range(players)))
    assert found.keys() == set(orders)
    expected = draws / len(orders)
    # Six standard deviations: seeds are fixed, so this passes or fails for ever.
    assert all(abs(count - expected) < 6 * expected**0.5 for count in found.values())


def test_who_was_chosen_goes_first_and_lots_order_the_others():
    for seed in map(str, range(20)):
        for first in range(4):
            chosen = places_by_lot(seed, 4, first)
            assert chosen[0] == first
            assert chosen[1:] == [place for place in places_by_lot(seed, 4) if place != first]


def with_places(places, first=None):
    record = promised(plies=3)
    return record | {"fair": record["fair"] | {"places": places, "first": first}}


def test_lots_are_verified_too():
    drawn = places_by_lot("7", 2)
    verify(with_places(drawn))
    verify(with_places([0, 1], 0))
    verify(with_places([1, 0], 1))
    assert dishonest(with_places(drawn[::-1])) == "other-lots"
    assert dishonest(with_places([0, 1], 1)) == "other-lots"
    assert dishonest(with_places("by lot")) == "other-lots"
    for first in (2, -1, True, "0"):
        assert dishonest(with_places([0, 1], first)) == "broken-field"


def test_what_the_rules_do_not_allow_is_found_too():
    record = promised()
    assert dishonest(record | {"actions": [[0, "take 1"], *record["actions"]]}) == "illegal-at"
    assert dishonest(record | {"result": {"scores": [99, 0], "winners": [0]}}) == "other-result"
    assert dishonest("no record") == "not-a-record"
