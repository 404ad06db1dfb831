"""The golden records of Bali show every way a decision can come up. That they replay is tested in core."""

import json

import pytest
from make_golden import FOLDER, SPECIAL, uncovered, variants
from wanted import steps

from subak.core.match import Match
from subak.games.bali.state import PHASES


def golden(title):
    return Match.from_record(json.loads((FOLDER / "bali" / f"{title}.json").read_text("utf-8")))


def test_every_action_is_in_some_record():
    assert uncovered("bali") == set()


def test_every_phase_is_in_some_record():
    seen = {PHASES[step.after.phase] for want in SPECIAL["bali"] for step in steps(golden(want.name))}
    assert seen == set(PHASES)


@pytest.mark.parametrize("want", variants("bali") + SPECIAL["bali"], ids=lambda want: want.name)
def test_each_record_shows_what_it_is_named_for(want):
    match = golden(want.name)
    assert match.players == want.players
    assert {name for name, chosen in match.options.items() if chosen} == {name for name, chosen in want.options.items() if chosen}
    assert match.over
    assert want.shows(match)
