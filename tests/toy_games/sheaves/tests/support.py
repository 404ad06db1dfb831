"""What the generic suites must know of Sheaves."""

from support.game_support import GameSupport
from support.golden_specs import GoldenSpec, shared_victory, tied

from subak.core.match import Match
from subak.core.registry import State

from ..actions import LAY_CARD, TEXTS


def decisions_in(match: Match, world: State) -> list[str]:
    """A card that lies elsewhere in that world was laid there in place of the one that lies here."""
    there = dict(zip(match.state.pile.tolist(), world.pile.tolist(), strict=True))
    return [TEXTS[ply.action if ply.action < LAY_CARD else LAY_CARD + there[ply.action - LAY_CARD]] for ply in match.plies]


def victory_by_field(match: Match) -> bool:
    return len(tied(match)) > 1 and not shared_victory(match)


SUPPORT = GameSupport(
    golden=(GoldenSpec("victory-by-field", 2, {}, victory_by_field),),
    decisions_in=decisions_in,
)
