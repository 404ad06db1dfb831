"""The golden records of Cacao show every way a decision can come up. That they replay is tested in core."""

import json
from collections import Counter

import pytest
from games.cacao.model import CacaoModel
from support.make_golden import FOLDER, specs

from subak.core.match import Match
from subak.games.cacao.components import JUNGLE

ALL = specs("cacao")


def read(title):
    return json.loads((FOLDER / "cacao" / f"{title}.json").read_text("utf-8"))


def texts():
    return [text for spec in ALL for _, text, _ in read(spec.name)["actions"]]


def test_every_kind_of_decision_is_in_some_record():
    verbs = Counter(text.split()[0] for text in texts())
    assert set(verbs) == {"square", "overbuild", "tile", "fill", "sell", "harvest"}
    assert {text.split()[1] for text in texts() if text.startswith("sell")} == {"0", "1", "2", "3"}
    for verb in ("sell", "harvest"):
        assert {text.split()[-1] for text in texts() if text.startswith(verb)} == {"up", "right", "down", "left"}


def test_every_tile_in_every_turn_is_in_some_record():
    shown = {text for text in texts() if text.startswith("tile")}
    assert shown == {"tile 1111 r0", *(f"tile {tile} r{turns}" for tile in ("2101", "3001", "3100") for turns in range(4))}


def test_every_kind_of_jungle_is_filled_in_some_record():
    assert {text.split()[1] for text in texts() if text.startswith("fill")} == set(JUNGLE)


def test_there_is_no_record_that_nobody_asked_for():
    assert {path.stem for path in (FOLDER / "cacao").glob("*.json")} == {spec.name for spec in ALL}


@pytest.mark.parametrize("spec", ALL, ids=lambda spec: spec.name)
def test_each_record_shows_what_it_is_named_for(spec):
    match = Match.from_record(read(spec.name))
    assert match.players == spec.players
    assert match.over
    assert spec.shows(match)


@pytest.mark.parametrize("spec", ALL, ids=lambda spec: spec.name)
def test_each_record_is_also_what_the_model_plays(spec):
    record = read(spec.name)
    model = CacaoModel(record["players"], record["deal"])
    for seat, text, legal in record["actions"]:
        assert (seat, legal) == (model.actor, model.legal())
        model.apply(text)
    assert model.phase == "over"
    assert model.result() == record["result"]
