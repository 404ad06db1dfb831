"""Golden records replay to the same byte, each shows what it is named for, and no game goes without."""

import pytest
from support.game_support import golden_paths, of_earlier_rules
from support.make_golden import golden, known_hashes, record_of, specs, state_hash, variants

from subak.core.match import Match
from subak.core.registry import game_named, game_names

RECORDS = [pytest.param(game, path.stem, id=f"{game}/{path.stem}") for game in game_names() for path in golden_paths(game)]


def of_game(game):
    return {path.stem for path in golden_paths(game)}


@pytest.mark.parametrize(("game", "title"), RECORDS)
def test_a_golden_record_replays_to_the_same_byte(game, title):
    record = record_of(game, title)
    assert all(len(action) == 3 for action in record["actions"])
    match = Match.from_record(record)
    options = dict.fromkeys(match.record()["options"], False) | record["options"]  # one that came later is off
    assert match.record(legal=True) == record | {"options": options}
    assert state_hash(match) == known_hashes(game)[title]


@pytest.mark.parametrize("game", game_names())
def test_every_version_of_the_rules_that_is_read_has_records(game):
    """By their names, too."""
    today, found = game_named(game).rules, {}
    for path in golden_paths(game):
        found.setdefault(record_of(game, path.stem)["rules"], []).append(path.stem)
    assert set(found) == set(game_named(game).versions)
    for rules, titles in found.items():
        assert all(title.startswith(f"rules-{rules}-") if rules != today else not of_earlier_rules(title) for title in titles)


@pytest.mark.parametrize("game", game_names())
def test_every_hash_has_its_record(game):
    assert set(known_hashes(game)) == of_game(game)


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_golden_records_for_every_variant_and_number_of_players(game):
    assert {spec.name for spec in variants(game)} <= of_game(game)


@pytest.mark.parametrize("game", game_names())
def test_there_is_no_record_that_nobody_asked_for(game):
    """Beside those asked for by name there are only those that have an action which no other has."""
    others = {title for title in of_game(game) if not of_earlier_rules(title)} - {spec.name for spec in specs(game)}
    assert all(name.startswith("with-") for name in others)


@pytest.mark.parametrize(
    ("game", "spec"), [pytest.param(game, spec, id=f"{game}/{spec.name}") for game in game_names() for spec in specs(game)]
)
def test_each_record_shows_what_it_is_named_for(game, spec):
    match = golden(game, spec.name)
    assert match.players == spec.players
    assert {name for name, chosen in match.options.items() if chosen} == {name for name, chosen in spec.options.items() if chosen}
    assert match.over
    assert spec.shows(match)
