"""What the generic suites must know of Cacao."""

from games.cacao.endings import ENDINGS
from games.cacao.examples import EXAMPLES
from games.cacao.golden_specs import SPECS
from games.cacao.tempers import BUSY
from support.game_support import GameSupport

SUPPORT = GameSupport(
    temper=BUSY,
    golden=SPECS,
    endings=ENDINGS,
    examples=EXAMPLES,
)
