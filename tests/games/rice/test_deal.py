"""The deal in a record: the deck and its hash, the order of the cards, the river."""

import copy
from random import Random

import pytest
from games.rice.model import random_deck
from games.rice.random_play import rice_match

from subak.core.match import Match
from subak.core.mistakes import Mistake
from subak.games.rice.deck import OWN, deck_hash

FOREIGN = random_deck(Random("foreign"))


def refusal(record, **changes):
    changed = copy.deepcopy(record)
    for part, value in changes.items():
        if value is ...:
            changed["deal"].pop(part)
        else:
            changed["deal"][part] = value
    with pytest.raises(Mistake) as refused:
        Match.from_record(changed)
    return refused.value


def record(*options, kind="own"):
    return rice_match(options, kind, 0).record()


def test_a_deal_names_our_deck_and_its_hash_and_does_not_spell_it_out():
    assert record()["deal"] == {"deck": "subak", "hash": deck_hash(OWN), "cards": record()["deal"]["cards"]}


def test_a_deal_without_a_hash_is_with_the_deck_we_have():
    bare = record()
    del bare["deal"]["hash"]
    assert Match.from_record(bare).states.tobytes() == rice_match((), "own", 0).states.tobytes()


@pytest.mark.parametrize("hash", ["0" * 16, "", None, 7])
def test_another_hash_is_another_deck(hash):
    assert refusal(record(), hash=hash).message == "deck-other"


def test_a_deck_that_is_neither_ours_nor_there_is_asked_for_by_its_name():
    refused = refusal(record(), deck="mine")
    assert (refused.message, refused.details["name"]) == ("deck-not-there", "mine")


@pytest.mark.parametrize("deck", [..., None, 3, ["subak"], {}])
def test_a_deal_without_the_name_of_a_deck_is_refused(deck):
    refused = refusal(record(), deck=deck)
    assert (refused.message, refused.details["part"]) == ("broken-deal", "deck")


def test_a_foreign_deck_goes_with_the_record():
    match = Match.new("rice", 2, {}, "foreign", FOREIGN)
    assert match.deal["deck"] == "random"
    assert [face["paths"] for face in match.deal["faces"]] == [face["paths"] for face in FOREIGN["faces"]]
    assert match.deal["ancestors"] == FOREIGN["ancestors"]
    assert match.deal["hash"] == deck_hash(FOREIGN) != deck_hash(OWN)


def test_a_record_with_a_foreign_deck_replays_without_its_file():
    match = rice_match(("festival",), "random", 1)
    again = Match.from_record(match.record(legal=True))
    assert again.states.tobytes() == match.states.tobytes()
    assert again.view(None) == match.view(None)
    assert again.record(legal=True) == match.record(legal=True)


def test_a_foreign_deck_without_ancestors_has_ours():
    match = Match.new("rice", 2, {}, "faces alone", FOREIGN | {"ancestors": []})
    assert match.deal["ancestors"] == OWN["ancestors"]
    bare = {part: value for part, value in match.deal.items() if part not in ("ancestors", "hash")}
    assert Match(match.game, 2, {}, bare).states.tobytes() == match.states.tobytes()


def test_our_own_deck_under_another_name_is_our_own():
    match = Match.new("rice", 2, {}, "named", OWN | {"name": "mine"})
    assert match.deal == Match.new("rice", 2, {}, "named").deal


def test_a_faulty_deck_in_a_record_is_refused_by_the_check_of_decks():
    faces = copy.deepcopy(FOREIGN["faces"])
    faces[3]["paths"] = "##"
    foreign = Match.new("rice", 2, {}, "foreign", FOREIGN).record()
    assert refusal(foreign, faces=faces, hash=...).message == "deck-paths"
    assert refusal(foreign, faces=faces[1:], hash=...).message == "deck-count"
    assert refusal(foreign, ancestors=FOREIGN["ancestors"][1:], hash=...).message == "deck-count"


def test_faces_that_do_not_fit_the_hash_are_refused():
    faces = copy.deepcopy(FOREIGN["faces"])
    faces[0]["paths"], faces[1]["paths"] = faces[1]["paths"], faces[0]["paths"]
    faces[0]["features"], faces[1]["features"] = faces[1]["features"], faces[0]["features"]
    assert refusal(Match.new("rice", 2, {}, "foreign", FOREIGN).record(), faces=faces).message == "deck-other"


@pytest.mark.parametrize(
    "change",
    [
        lambda cards: ...,
        lambda cards: None,
        lambda cards: [],
        lambda cards: cards[1:],
        lambda cards: [*cards, 1],
        lambda cards: [*cards[1:], cards[1]],
        lambda cards: [card - 1 for card in cards],
        lambda cards: [str(card) for card in cards],
        lambda cards: [float(card) for card in cards],
        lambda cards: [True if card == 1 else card for card in cards],
        lambda cards: [[card] for card in cards],
        lambda cards: {str(card): card for card in cards},
        lambda cards: "1",
    ],
)
def test_the_cards_must_be_the_eighteen_each_once(change):
    refused = refusal(record(), cards=change(record()["deal"]["cards"]))
    assert (refused.message, refused.details["part"]) == ("broken-deal", "cards")


@pytest.mark.parametrize(
    "change",
    [
        lambda river: ...,
        lambda river: None,
        lambda river: river[1:],
        lambda river: [*river, "houses"],
        lambda river: ["houses"] * 4,
        lambda river: [*river[1:], "river"],
        lambda river: [0, 1, 2, 3],
        lambda river: [["houses"], "farmers", "buffaloes", "largest"],
        lambda river: "houses",
    ],
)
def test_the_river_must_be_the_four_cards_each_once(change):
    refused = refusal(record("festival"), river=change(record("festival")["deal"]["river"]))
    assert (refused.message, refused.details["part"]) == ("broken-deal", "river")


def test_a_river_without_the_festival_is_ignored():
    with_river = copy.deepcopy(record())
    with_river["deal"]["river"] = ["houses", "farmers", "buffaloes", "largest"]
    assert Match.from_record(with_river).states.tobytes() == rice_match((), "own", 0).states.tobytes()


def test_the_options_are_festival_contracts_and_open_information():
    match = Match.new("rice", 2, {"contracts": True, "oracle": True})
    assert match.options == {"festival": False, "contracts": True, "open_information": False}
