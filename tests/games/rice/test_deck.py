"""A deck file: what is wrong with a wrong one, and what ours is like."""

import json
import random
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from subak.core.mistakes import Mistake
from subak.games.rice.checking import CONDITIONS_AT_END, checked
from subak.games.rice.components import (
    BOTH,
    CELLS,
    COUNTS,
    EFFECTS,
    FEATURES,
    IN_FIELD,
    PER_FIELD,
    PER_SIZE,
    RIVER,
    SPOTS,
    THINGS,
    WHEN,
)
from subak.games.rice.deck import OWN, ancestor_numbers, deck_hash, face_number, load_deck
from subak.games.rice.drawing import face, sheet
from subak.locale import LANGUAGES, words

GONE = object()


def with_deck(**changes: Any) -> Any:
    deck = deepcopy(OWN)
    for field, value in changes.items():
        if value is GONE:
            del deck[field]
        else:
            deck[field] = deepcopy(value)
    return deck


def with_entry(part: str, place: int, **changes: Any) -> Any:
    deck = deepcopy(OWN)
    for field, value in changes.items():
        if value is GONE:
            del deck[part][place - 1][field]
        else:
            deck[part][place - 1][field] = value
    return deck


def with_face(**changes: Any) -> Any:
    return with_entry("faces", 3, **changes)


def with_ancestor(place: int, **changes: Any) -> Any:
    return with_entry("ancestors", place, **changes)


def replaced(part: str, place: int, value: Any) -> Any:
    deck = deepcopy(OWN)
    deck[part][place - 1] = value
    return deck


def with_river(place: int, **changes: Any) -> Any:
    return with_entry("river", place, **changes)


def with_side(place: int, side: str, **changes: Any) -> Any:
    """Some other values on the front or the back of a river card."""
    said = {field: value for field, value in (OWN["river"][place - 1][side] | changes).items() if value is not GONE}
    return with_river(place, **{side: said})


def with_contract(name: str, **changes: Any) -> Any:
    contract = {field: value for field, value in (OWN["contracts"][name] | changes).items() if value is not GONE}
    return with_deck(contracts=OWN["contracts"] | {name: contract})


NAMES = ", ".join(FEATURES)
KNOWN = ", ".join(EFFECTS)
SIGNS = "must be six signs, # for a path or . for a furrow, not"


@pytest.mark.parametrize(
    ("deck", "sentence"),
    [
        ([], "This is not a deck: a deck is a JSON object with “name” and “faces”."),
        (None, "This is not a deck: a deck is a JSON object with “name” and “faces”."),
        (with_deck(name=GONE), "The deck’s name is missing."),
        (with_deck(name=3), "The deck’s name must be a text."),
        (with_deck(name=" "), "The deck’s name is empty."),
        (with_deck(name="x" * 41), "The deck’s name is longer than 40 characters."),
        (with_deck(name="a\x1b[2J"), "The deck’s name holds signs that cannot be printed."),
        (with_deck(name="\ud800"), "The deck’s name holds signs that cannot be printed."),
        (with_deck(faces=GONE), "The deck has no “faces”."),
        (with_deck(faces={}), "The deck’s “faces” must be a list."),
        (with_deck(faces=[]), "A deck has 18 faces, not 0."),
        (with_deck(faces=OWN["faces"][:17]), "A deck has 18 faces, not 17."),
        (with_deck(faces=OWN["faces"] * 2), "A deck has 18 faces, not 36."),
        (replaced("faces", 5, "##.#.#"), "Item 5 of “faces” must be an object."),
        (with_face(no=GONE), "Item 3 of “faces” has no “no”."),
        (with_face(no=0), "Item 3 of “faces”: “no” must be a whole number from 1 to 18, not 0."),
        (with_face(no=19), "Item 3 of “faces”: “no” must be a whole number from 1 to 18, not 19."),
        (with_face(no="3"), 'Item 3 of “faces”: “no” must be a whole number from 1 to 18, not "3".'),
        (with_face(no=True), "Item 3 of “faces”: “no” must be a whole number from 1 to 18, not true."),
        (with_face(no=3.0), "Item 3 of “faces”: “no” must be a whole number from 1 to 18, not 3.0."),
        (with_face(no=[[]]), "Item 3 of “faces”: “no” must be a whole number from 1 to 18, not […]."),
        (with_face(no=4), "Number 4 occurs twice in “faces”."),
        (with_face(paths=GONE), "Face 3 has no “paths”."),
        (with_face(paths=6), f"Face 3: “paths” {SIGNS} 6."),
        (with_face(paths="#####"), f'Face 3: “paths” {SIGNS} "#####".'),
        (with_face(paths="#######"), f'Face 3: “paths” {SIGNS} "#######".'),
        (with_face(paths="####.x"), f'Face 3: “paths” {SIGNS} "####.x".'),
        (with_face(paths="#" * 99), f'Face 3: “paths” {SIGNS} "{"#" * 38}….'),
        (with_face(paths="\x1b"), f'Face 3: “paths” {SIGNS} "\\u001b".'),
        (with_face(features=GONE), "Face 3 has no “features”."),
        (with_face(features=["farmer"]), "Face 3: “features” must be an object, empty where there is none."),
        (
            with_face(features={"0,0": "farmer"}),
            'Face 3: no feature can stand at "0,0"; possible are: 1,1 · 0,2 · 2,2 · 1,3.',
        ),
        (with_face(features={"1,1": "tree"}), f'Face 3: there is no feature "tree" (at 1,1); there are: {NAMES}.'),
        (with_face(features={"1,1": None}), f"Face 3: there is no feature null (at 1,1); there are: {NAMES}."),
        (
            with_face(paths=OWN["faces"][8]["paths"], features=dict(reversed(OWN["faces"][8]["features"].items()))),
            "Faces 3 and 9 are the same.",
        ),
        (with_deck(ancestors="none"), "The deck’s “ancestors” must be a list."),
        (with_deck(ancestors=OWN["ancestors"][:1]), "A deck has 18 ancestors, not 1."),
        (replaced("ancestors", 5, None), "Item 5 of “ancestors” must be an object."),
        (with_ancestor(5, no=GONE), "Item 5 of “ancestors” has no “no”."),
        (with_ancestor(5, no=-1), "Item 5 of “ancestors”: “no” must be a whole number from 1 to 18, not -1."),
        (with_ancestor(5, no=6), "Number 6 occurs twice in “ancestors”."),
        (with_ancestor(5, name=GONE), "The name of ancestor 5 is missing."),
        (with_ancestor(5, name=None), "The name of ancestor 5 must be a text."),
        (with_ancestor(5, name=""), "The name of ancestor 5 is empty."),
        (with_ancestor(5, name="x" * 41), "The name of ancestor 5 is longer than 40 characters."),
        (with_ancestor(5, name="a\nb"), "The name of ancestor 5 holds signs that cannot be printed."),
        (with_ancestor(5, when=GONE), "Ancestor 5 (Dara) has no “when”."),
        (with_ancestor(5, when="summer"), 'Ancestor 5 (Dara): “when” cannot be "summer"; there are: both, wet, dry, end.'),
        (with_ancestor(5, effect=GONE), "Ancestor 5 (Dara) has no “effect”."),
        (with_ancestor(5, effect="magic"), f'Ancestor 5 (Dara): there is no effect "magic"; there are: {KNOWN}.'),
        (
            with_ancestor(5, when="end"),
            "Ancestor 5 (Dara): the effect “size_min” is possible only as “both”, “wet” or “dry”, not as “end”.",
        ),
        (
            with_ancestor(2, when="both"),
            "Ancestor 2 (Chenda): the effect “open_farmer” is possible only as “end”, not as “both”.",
        ),
        (
            with_ancestor(3, when="dry"),
            "Ancestor 3 (Sovann): the effect “closed_field” is possible only as “end”, not as “dry”.",
        ),
        (
            with_ancestor(13, when="dry"),
            "Ancestor 13 (Vanna): the effect “largest” is possible only as “end”, not as “dry”.",
        ),
        (
            with_ancestor(8, when="dry"),
            "Ancestor 8 (Nimol): the effect “house_size” is possible only as “both”, not as “dry”.",
        ),
        (with_ancestor(5, points=GONE), "Ancestor 5 (Dara) has no “points”."),
        (with_ancestor(5, points=100), "Ancestor 5 (Dara): “points” must be a whole number from 0 to 99, not 100."),
        (with_ancestor(5, points=-1), "Ancestor 5 (Dara): “points” must be a whole number from 0 to 99, not -1."),
        (with_ancestor(5, points=4.0), "Ancestor 5 (Dara): “points” must be a whole number from 0 to 99, not 4.0."),
        (with_ancestor(5, points=True), "Ancestor 5 (Dara): “points” must be a whole number from 0 to 99, not true."),
        (with_ancestor(5, points="4"), 'Ancestor 5 (Dara): “points” must be a whole number from 0 to 99, not "4".'),
        (with_ancestor(5, points={}), "Ancestor 5 (Dara): “points” must be a whole number from 0 to 99, not {…}."),
        (with_ancestor(5, limit=100), "Ancestor 5 (Dara): “limit” must be a whole number from 0 to 99, not 100."),
        (with_ancestor(5, limit=None), "Ancestor 5 (Dara): “limit” must be a whole number from 0 to 99, not null."),
        (with_ancestor(5, limit=False), "Ancestor 5 (Dara): “limit” must be a whole number from 0 to 99, not false."),
        (with_ancestor(5, limit=GONE), "Ancestor 5 (Dara): the effect “size_min” needs a “limit” of at least 1."),
        (with_ancestor(10, limit=0), "Ancestor 10 (Rith): the effect “size_exact” needs a “limit” of at least 1."),
        (with_ancestor(12, limit=0), "Ancestor 12 (Thida): the effect “many_fields” needs a “limit” of at least 1."),
        (with_ancestor(17, limit=0), "Ancestor 17 (Makara): the effect “farmers_min” needs a “limit” of at least 1."),
        (with_ancestor(6, limit=1), "Ancestor 6 (Kosal): the effect “buffalo” has no use for a “limit”."),
        (with_ancestor(8, limit=1), "Ancestor 8 (Nimol): the effect “house_size” has no use for a “limit”."),
        (
            with_ancestor(6, **{"if": ["size"]}),
            "Ancestor 6 (Kosal): “if” must be an object, with “least” or “most” for each thing that is counted.",
        ),
        (
            with_ancestor(5, **{"if": {"size": {"least": 2}}}),
            "Ancestor 5 (Dara): the effect “size_min” has no use for an “if”.",
        ),
        (
            with_ancestor(8, **{"if": {"size": {"least": 2}}}),
            "Ancestor 8 (Nimol): the effect “house_size” has no use for an “if”.",
        ),
        (
            with_ancestor(6, **{"if": {count: {"least": 1} for count in ("size", "farmer", "house")}}),
            "Ancestor 6 (Kosal): “if” has 3 conditions; 2 are possible.",
        ),
        (
            with_ancestor(6, **{"if": {"largest": {"least": 1}}}),
            f'Ancestor 6 (Kosal): “if” cannot ask for "largest"; possible are: {", ".join(IN_FIELD[1:])}.',
        ),
        (
            with_ancestor(3, **{"if": {"open_plot": {"most": 1}}}),
            f'Ancestor 3 (Sovann): “if” cannot ask for "open_plot"; possible are: {", ".join(CONDITIONS_AT_END)}.',
        ),
        *(
            (
                with_ancestor(6, **{"if": {"size": bounds}}),
                "Ancestor 6 (Kosal): “size” in “if” must be an object with “least”, “most” or both, and nothing else.",
            )
            for bounds in (3, {}, {"about": 3}, {"least": 1, "about": 3})
        ),
        (
            with_ancestor(6, **{"if": {"size": {"least": "3"}}}),
            'Ancestor 6 (Kosal): “size: least” must be a whole number from 0 to 99, not "3".',
        ),
        (
            with_ancestor(6, **{"if": {"size": {"least": 3, "most": 2}}}),
            "Ancestor 6 (Kosal): “size” in “if” cannot be at least 3 and at most 2.",
        ),
        (with_deck(river={}), "The deck’s “river” must be a list."),
        (with_deck(river=OWN["river"][:3]), "A deck has 4 river cards, not 3."),
        (replaced("river", 2, "farmers"), "Item 2 of “river” must be an object."),
        (with_river(2, symbol=GONE), f"Item 2 of “river”: there is no “symbol” null; there are: {', '.join(RIVER)}."),
        (with_river(2, symbol="fish"), f'Item 2 of “river”: there is no “symbol” "fish"; there are: {", ".join(RIVER)}.'),
        (with_river(2, symbol="houses"), "The symbol “houses” occurs twice in “river”."),
        (with_river(2, front=GONE), "River card “farmers”: “front” must be an object."),
        (with_river(2, back="left"), "River card “farmers”: “back” must be an object."),
        (with_side(2, "front", scores=GONE), "River card “farmers”: the front has no “scores”."),
        (with_side(2, "front", points=GONE), "River card “farmers”: the front has no “points”."),
        (
            with_side(2, "front", points=10),
            "River card “farmers”: “points” of the front must be a whole number from 0 to 9, not 10.",
        ),
        (
            with_side(2, "front", points=True),
            "River card “farmers”: “points” of the front must be a whole number from 0 to 9, not true.",
        ),
        (with_side(4, "front", points=1), "River card “largest”: a front that scores another card has no “points”."),
        (with_side(2, "back", symbol=GONE), "River card “farmers”: the back has no “symbol”."),
        (with_side(2, "back", arrow=GONE), "River card “farmers”: the back has no “arrow”."),
        (with_side(2, "back", halves=GONE), "River card “farmers”: the back has no “halves”."),
        (
            with_side(2, "back", symbol="farmer"),
            'River card “farmers”: “symbol” of the back cannot be "farmer"; there are: houses, farmers, buffaloes, largest.',
        ),
        (
            with_side(2, "back", arrow="up"),
            'River card “farmers”: “arrow” of the back cannot be "up"; there are: left, right.',
        ),
        *(
            (
                with_side(2, "back", halves=halves),
                'River card “farmers”: “halves” of the back must be two of "left" and "right", '
                f"for the first and for the second seat, not {json.dumps(halves)}.",
            )
            for halves in ("left", ["left"], ["left", "up"], ["left", {}])
        ),
        (with_deck(contracts=[1]), "The deck’s “contracts” must be an object with “jasmine” and “ginger”."),
        (with_deck(contracts={"jasmine": OWN["contracts"]["jasmine"]}), "The contract “ginger” must be an object."),
        (with_contract("ginger", per=GONE), "The contract “ginger” has no “per”."),
        (with_contract("jasmine", less=GONE), "The contract “jasmine” has no “less”."),
        (with_contract("jasmine", points=-1), "The contract “jasmine”: “points” must be a whole number from 0 to 99, not -1."),
        (with_contract("jasmine", per="size"), f'The contract “jasmine”: “per” cannot be "size"; there are: {", ".join(THINGS)}.'),
        (with_contract("ginger", per="once"), f'The contract “ginger”: “per” cannot be "once"; there are: {", ".join(IN_FIELD)}.'),
    ],
)
def test_a_wrong_deck_is_told_what_is_wrong(deck: Any, sentence: str) -> None:
    with pytest.raises(Mistake) as mistake:
        checked(deck)
    assert str(mistake.value) == sentence
    for language in LANGUAGES:
        assert mistake.value.sentence(language)


def test_a_checked_deck_is_in_order_and_holds_nothing_else() -> None:
    deck = with_deck(author="me", ancestors=OWN["ancestors"][::-1], faces=OWN["faces"][::-1])
    deck["faces"][0] |= {"tree": 1, "features": dict(reversed(deck["faces"][0]["features"].items()))}
    for ancestor in deck["ancestors"]:
        if ancestor["limit"] == 0:
            del ancestor["limit"]
    assert json.dumps(checked(deck)) == json.dumps(OWN)


@pytest.mark.parametrize("none", [GONE, [], None])
def test_a_deck_without_ancestors_gets_ours(none: Any) -> None:
    deck = with_deck(ancestors=none)
    assert checked(deck)["ancestors"] == OWN["ancestors"]
    assert deck_hash(deck) == deck_hash(OWN)


def test_a_deck_without_river_and_contracts_gets_ours_and_keeps_the_hash_of_the_time_before_there_were_any() -> None:
    deck = with_deck(river=GONE, contracts=GONE)
    assert checked(deck) == OWN
    assert deck_hash(deck) == deck_hash(OWN) == "514dfab7315b10ff"
    assert deck_hash(with_side(1, "back", arrow="right")) != deck_hash(OWN)
    assert deck_hash(with_contract("ginger", points=3)) != deck_hash(OWN)


@pytest.mark.parametrize("effect", EFFECTS)
@pytest.mark.parametrize("when", WHEN)
@pytest.mark.parametrize("limit", [0, 1, 99])
def test_when_and_limit_fit_the_effect(effect: str, when: str, limit: int) -> None:
    at_end = effect.startswith(("open_", "closed_", "farm_", "largest", "once"))
    needs_limit = effect in {"size_min", "size_exact", "farmers_min", "many_fields"}
    fits = when == "end" if at_end else when == "both" or (when != "end" and effect != "house_size")
    fits = fits and (at_end or (limit > 0) == needs_limit)
    deck = with_ancestor(1, effect=effect, when=when, limit=limit, points=0)
    if fits:
        assert checked(deck)["ancestors"][0]["limit"] == limit
    else:
        with pytest.raises(Mistake):
            checked(deck)


def test_the_hash_is_of_what_is_played_with() -> None:
    wanted = deck_hash(OWN)
    assert len(wanted) == 16
    assert set(wanted) <= set("0123456789abcdef")
    shuffled = with_deck(name="other")
    random.Random(1).shuffle(shuffled["faces"])
    random.Random(2).shuffle(shuffled["ancestors"])
    shuffled["faces"] = [dict(reversed(face.items())) for face in shuffled["faces"]]
    assert deck_hash(json.loads(json.dumps(shuffled, indent=4))) == wanted
    assert deck_hash(with_face(paths="......")) != wanted
    assert deck_hash(with_ancestor(1, points=9)) != wanted
    assert deck_hash(with_ancestor(1, name="Ä")) != wanted


def test_a_deck_is_loaded_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "deck.json"
    file.write_text(json.dumps(OWN))
    assert load_deck(file) == OWN
    file.write_text("{")
    with pytest.raises(Mistake, match="is not valid JSON"):
        load_deck(file)
    with pytest.raises(Mistake, match="cannot be read"):
        load_deck(tmp_path / "none.json")


def test_our_deck_is_designed_as_the_rules_page_says() -> None:
    paths = [face["paths"] for face in OWN["faces"]]
    assert 0.65 <= sum(face.count("#") for face in paths) / (18 * CELLS) <= 0.75
    assert not any(face.startswith("####") for face in paths), "the first four cells lie around the complete plot"
    features = Counter(kind for face in OWN["faces"] for kind in face["features"].values())
    assert abs(features["farmer"] - 14) <= 1
    assert abs(features["buffalo"] - 9) <= 1
    assert abs(features["house"] - 9) <= 1


def read_back(number: int) -> dict[str, Any]:
    features = {}
    for spot, (x, y) in enumerate(SPOTS):
        kind = number >> CELLS + 2 * spot & 3
        if kind:
            features[f"{x},{y}"] = FEATURES[kind - 1]
    return {"paths": "".join("#" if number >> cell & 1 else "." for cell in range(CELLS)), "features": features}


def test_a_face_is_all_in_its_number() -> None:
    for card in OWN["faces"]:
        number = face_number(card)
        assert {"no": card["no"]} | read_back(number) == card
        assert number < 1 << 14
    assert face_number({"paths": "#.....", "features": {"1,1": "farmer", "1,3": "house"}}) == 1 | 1 << 6 | 3 << 12


def test_an_ancestor_in_numbers() -> None:
    assert ancestor_numbers(OWN["ancestors"][9]) == (PER_FIELD, BOTH, 3, 0, PER_SIZE, 3, 3, -1, 0, 0)


@pytest.mark.parametrize("effect", EFFECTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_shows_every_card_and_says_every_effect(language: str, effect: str) -> None:
    deck = with_deck(name="<a & b>")
    deck["ancestors"][0]["name"] = "W" * 40
    at_end = effect in COUNTS[len(IN_FIELD) :]
    limit = 12 if at_end or effect in {"size_min", "size_exact", "farmers_min", "many_fields"} else 0
    deck["ancestors"][1] |= {"when": "end" if at_end else "both", "effect": effect, "limit": limit}
    if effect in COUNTS:
        counts = CONDITIONS_AT_END if at_end else IN_FIELD[1:]
        deck["ancestors"][1]["if"] = {counts[0]: {"least": 1, "most": 2}, counts[-1]: {"least": 1}}
    drawn = ElementTree.fromstring(sheet(checked(deck), words(language).say))
    groups = [group.get("class") for group in drawn.iter("{http://www.w3.org/2000/svg}g")]
    assert groups.count("face") == groups.count("ancestor") == 18
    assert (groups.count("river"), groups.count("contract")) == (4, 2)
    for ancestor in drawn.iterfind(".//*[@class='ancestor']"):
        assert max(float(line.get("y", 0)) for line in ancestor.iter("{http://www.w3.org/2000/svg}text")) < 240


def test_a_face_stands_alone() -> None:
    ElementTree.fromstring(face(OWN["faces"][0]))
