"""Where a bot that peeks would act differently, search acts as if blind."""

import pytest
from support.exact_values import win_chances
from support.game_support import endings
from support.networks import clueless

from subak.players.minds import none
from subak.players.search import Budget, SearchPlayer


def best_of(chances):
    return {text for text, chance in chances.items() if chance == pytest.approx(max(chances.values()))}


def choice(position, **how):
    match = position.match()
    return match.game.action_text(match.state, SearchPlayer("s", Budget(iterations=2000), **how).choose(match))


@pytest.mark.parametrize("minds", [none, clueless])
@pytest.mark.parametrize("ending", endings(lambda ending: ending.secret))
def test_search_acts_alike_however_the_hidden_things_lie(ending, minds):
    worlds = ending.worlds()
    blind = best_of(win_chances(worlds))
    peeking = [best_of(win_chances([world])) for world in worlds]
    assert any(blind.isdisjoint(best) for best in peeking)
    for world, best in zip(worlds, peeking, strict=True):
        assert choice(world, minds=minds) in blind
        assert choice(world, minds=minds, open_cards=True) in best
