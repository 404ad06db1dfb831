"""In the deal of a guided first match the important things happen, however well one plays."""

import pytest
from support.first_deals import LEARNERS, first_match
from support.game_support import support_of

from subak.core.registry import game_named, game_names

DEALT = [game for game in game_names() if game_named(game).first_deal is not None]


def test_our_games_have_a_deal_to_learn_by():
    assert [game for game in game_names() if support_of(game).first_match] == DEALT
    assert len(DEALT) == 3


@pytest.mark.parametrize("learner", LEARNERS)
@pytest.mark.parametrize("game", DEALT)
def test_whatever_is_important_comes_up(game, learner):
    deal = game_named(game).first_deal
    assert deal is not None
    important = support_of(game).first_match
    assert set(first_match(game, deal, learner, important).things) == set(important)
