"""What the generic suites must know of Bali."""

from typing import Any

from games.bali.endings import ENDINGS
from games.bali.examples import EXAMPLES
from games.bali.first_match import FIRST_MATCH
from games.bali.golden_specs import SPECS, with_action
from games.bali.model import BaliModel
from games.bali.tempers import SECRETIVE
from games.bali.worked import worked
from support.game_support import GameSupport

from subak.core.compiling import interpreted
from subak.core.match import Match
from subak.games.bali import altar
from subak.games.bali.actions import TEXTS
from subak.games.bali.components import CARDS

good_kind = interpreted(altar.good_kind)
is_kept = interpreted(altar.is_kept)
kept_place = interpreted(altar.kept_place)
laid_good = interpreted(altar.laid_good)
seen_at = interpreted(altar.seen_at)


def decisions_in(match: Match, world: Any) -> list[str]:
    words = iter(hidden_words(world))
    texts = []
    for ply in match.plies:
        verb, *rest = TEXTS[ply.action].split()
        if verb in ("sacrifice", "supply", "keep"):
            rest = [next(words)]
        texts.append(" ".join([verb, *rest]))
    return texts


def hidden_words(world: Any) -> list[str]:
    """The goods that were laid and kept in a world, in order, as the notation has them."""
    words = []
    looks = 0
    for event in map(int, world.events[4 if world.oracle else 0 : world.event_count]):
        if is_kept(event):
            place = kept_place(event)
            words.append(f"{CARDS[good_kind(seen_at(world, looks, place))]} {place + 1}")
            looks += 1
        else:
            words.append(CARDS[good_kind(laid_good(event))])
    return words


def model_of(match: Match) -> BaliModel:
    return BaliModel(match.players, match.options, match.deal, match.rules)


SUPPORT = GameSupport(
    temper=SECRETIVE,
    shown_only=("open_information",),
    golden=SPECS,
    golden_with=with_action,
    decisions_in=decisions_in,
    model=model_of,
    endings=ENDINGS,
    examples=EXAMPLES,
    first_match=FIRST_MATCH,
    worked=worked,
)
