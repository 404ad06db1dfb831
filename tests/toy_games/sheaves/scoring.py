"""The end: the field counts once and the barn twice, unless frost takes it."""

from subak.core.compiling import rule

from .components import CARDS
from .state import IN_BARN, OVER


@rule
def over(state):
    return state.phase == OVER


@rule
def barn_grain(state, seat):
    grain = 0
    for card in range(CARDS):
        grain += card + 1 if state.where[card] == IN_BARN + seat else 0
    return grain


@rule
def frozen(state, seat):
    """Under frost the fullest barn is lost; where several are the fullest, all of them."""
    own = barn_grain(state, seat)
    if not state.frost or own == 0:
        return False
    for other in range(state.players):
        if barn_grain(state, other) > own:
            return False
    return True


@rule
def barn_points(state, seat):
    return 0 if frozen(state, seat) else 2 * barn_grain(state, seat)


@rule
def scores(state, out):
    for seat in range(state.players):
        out[seat] = int(state.grain[seat]) + barn_points(state, seat)


@rule
def standing(state, seat, score):
    """Larger is better: points, then grain in the field."""
    return (int(score) << 10) + int(state.grain[seat])
