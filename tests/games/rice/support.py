"""What the generic suites must know of Seasons of Rice."""

from random import Random
from typing import Any

from games.rice.compiled import steps
from games.rice.endings import ENDINGS
from games.rice.examples import EXAMPLES
from games.rice.first_match import FIRST_MATCH
from games.rice.golden_specs import SPECS
from games.rice.model import RiceModel, composed_deck, deck_of, random_deck
from games.rice.tempers import snug
from games.rice.worked import worked
from hypothesis import strategies as st
from support.game_support import GameSupport

from subak.core.match import Match
from subak.games.rice.deck import OWN
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


def model_of(match: Match) -> RiceModel:
    return RiceModel(match.options, match.deal, deck_of(match.deal) if "faces" in match.deal else OWN)


SUPPORT = GameSupport(
    temper=snug,
    golden=SPECS,
    decisions_in=decisions_in,
    model=model_of,
    endings=ENDINGS,
    examples=EXAMPLES,
    first_match=FIRST_MATCH,
    worked=worked,
    decks=st.none()
    | st.builds(
        lambda made, seed: made(Random(f"deck {seed}")), st.sampled_from([random_deck, composed_deck]), st.integers(0, 10**6)
    ),
    costly=16,
    compiled=steps,
    shown_only=("open_information",),
)
