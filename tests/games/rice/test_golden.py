"""The golden records of Seasons of Rice show every way a decision can come up. That they replay is tested in core."""

import json

import pytest
from games.rice.model import RiceModel
from support.make_golden import FOLDER, specs

from subak.core.match import Match
from subak.games.rice.deck import OWN

ALL = specs("rice")


def read(title):
    return json.loads((FOLDER / "rice" / f"{title}.json").read_text("utf-8"))


def test_every_kind_of_decision_is_in_some_record():
    texts = [text for spec in ALL for _, text, _ in read(spec.name)["actions"]]
    assert {text.split()[0] for text in texts} == {"ancestor", "build", "at", "row", "river", "pass"}
    for verb in ("build", "row"):
        assert {int(text.split()[1]) for text in texts if text.startswith(verb)} == set(range(1, 19))
    assert {text.split()[2] for text in texts if text.startswith("at")} == {"upright", "lying"}


def test_all_mixes_of_the_options_and_a_foreign_deck_with_each_expansion_are_shown():
    mixes = {tuple(read(spec.name)["options"].values()) for spec in ALL}
    assert mixes == {(False, False), (True, False), (False, True), (True, True)}
    assert {read(spec.name)["deal"]["deck"] for spec in ALL} > {"subak", "golden", "golden too"}


def test_there_is_no_record_that_nobody_asked_for():
    assert {path.stem for path in (FOLDER / "rice").glob("*.json")} == {spec.name for spec in ALL}


@pytest.mark.parametrize("spec", ALL, ids=lambda spec: spec.name)
def test_each_record_shows_what_it_is_named_for(spec):
    match = Match.from_record(read(spec.name))
    assert match.over
    assert spec.shows(match)


@pytest.mark.parametrize("spec", ALL, ids=lambda spec: spec.name)
def test_each_record_is_also_what_the_model_plays(spec):
    record = read(spec.name)
    model = RiceModel(record["options"], record["deal"], record["deal"] if "faces" in record["deal"] else OWN)
    for seat, text, legal in record["actions"]:
        assert (seat, legal) == (model.actor, model.legal())
        model.apply(text)
    assert model.over
    assert {"scores": model.scores(), "winners": model.winners()} == record["result"]
