"""The golden records of Bali show every way a decision can come up. That they replay is tested in core."""

import json

import pytest
from support.make_golden import FOLDER, specs, uncovered
from support.steps import steps

from subak.core.match import Match
from subak.games.bali.state import PHASES


def golden(title):
    return Match.from_record(json.loads((FOLDER / "bali" / f"{title}.json").read_text("utf-8")))


def test_every_action_is_in_some_record():
    assert uncovered("bali") == set()


def test_every_phase_is_in_some_record():
    seen = {PHASES[step.after.phase] for spec in specs("bali") for step in steps(golden(spec.name))}
    assert seen == set(PHASES)


@pytest.mark.parametrize("spec", specs("bali"), ids=lambda spec: spec.name)
def test_each_record_shows_what_it_is_named_for(spec):
    match = golden(spec.name)
    assert match.players == spec.players
    assert {name for name, chosen in match.options.items() if chosen} == {name for name, chosen in spec.options.items() if chosen}
    assert match.over
    assert spec.shows(match)
