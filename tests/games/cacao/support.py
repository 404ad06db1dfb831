"""What the generic suites must know of Cacao."""

from games.cacao.endings import ENDINGS
from games.cacao.examples import EXAMPLES
from games.cacao.first_match import FIRST_MATCH
from games.cacao.golden_specs import SPECS
from games.cacao.model import CacaoModel
from games.cacao.tempers import BUSY
from games.cacao.worked import worked
from support.game_support import GameSupport

from subak.core.match import Match


def model_of(match: Match) -> CacaoModel:
    return CacaoModel(match.players, match.deal)


SUPPORT = GameSupport(
    temper=BUSY,
    golden=SPECS,
    model=model_of,
    endings=ENDINGS,
    examples=EXAMPLES,
    first_match=FIRST_MATCH,
    worked=worked,
    costly=25,
)
