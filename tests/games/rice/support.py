"""What the generic suites must know of Seasons of Rice."""

from typing import Any

from games.rice.endings import ENDINGS
from games.rice.examples import EXAMPLES
from games.rice.golden_specs import SPECS
from games.rice.tempers import snug
from support.game_support import GameSupport

from subak.core.match import Match
from subak.games.rice.state import RIVER_CHOICE, SETUP, WET


def decisions_in(match: Match, world: Any) -> list[str]:
    """The choices of this turn are those that were made in the world."""
    hidden = world.season in (SETUP, WET) and world.phase != RIVER_CHOICE
    texts = []
    for ply, (seat, told) in zip(match.plies, match.record()["actions"], strict=True):
        chosen = {
            "ancestor": f"ancestor {world.ancestor[seat] + 1}",
            "build": f"build {world.build[seat] + 1}",
            "at": f"at {world.at_x[seat]},{world.at_y[seat]} {'lying' if world.at_lying[seat] else 'upright'}",
            "row": f"row {world.to_row[seat] + 1}",
        }
        texts.append(chosen[told.split()[0]] if hidden and ply.turn == match.state.turn else told)
    return texts


SUPPORT = GameSupport(
    temper=snug,
    golden=SPECS,
    decisions_in=decisions_in,
    endings=ENDINGS,
    examples=EXAMPLES,
)
