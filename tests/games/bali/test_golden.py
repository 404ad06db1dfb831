"""The golden records of Bali show every way a decision can come up. That they replay is tested for all games."""

from support.make_golden import golden, specs, uncovered
from support.steps import steps

from subak.games.bali.state import PHASES


def test_every_action_is_in_some_record():
    assert uncovered("bali") == set()


def test_every_phase_is_in_some_record():
    seen = {PHASES[step.after.phase] for spec in specs("bali") for step in steps(golden("bali", spec.name))}
    assert seen == set(PHASES)
