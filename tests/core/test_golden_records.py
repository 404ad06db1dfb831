"""Golden records replay to the same byte, and no game goes without."""

import json

import pytest
from support.make_golden import FOLDER, HASHES, state_hash, variants

from subak.core.match import Match
from subak.core.registry import game_names

PATHS = sorted(FOLDER.glob("*/*.json"))
KNOWN = json.loads(HASHES.read_text("utf-8"))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_record_replays_to_the_same_byte(path):
    record = json.loads(path.read_text("utf-8"))
    assert all(len(action) == 3 for action in record["actions"])
    match = Match.from_record(record)
    assert match.record(legal=True) == record
    assert state_hash(match) == KNOWN[f"{path.parent.name}/{path.stem}"]


def test_every_hash_has_its_record():
    assert sorted(KNOWN) == sorted(f"{path.parent.name}/{path.stem}" for path in PATHS)


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_golden_records_for_every_variant_and_number_of_players(game):
    assert {spec.name for spec in variants(game)} <= {path.stem for path in PATHS if path.parent.name == game}
