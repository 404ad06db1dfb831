"""The random matches in which nothing may leak, in tests/games/test_secrets.py, are full of secrets."""

from collections import Counter

import pytest
from games.bali.support import hidden_words
from games.bali.tempers import SECRETIVE
from support.random_play import all_options, called, moments
from support.redealt_worlds import redealt, viewers

from subak.core.randomness import words_from
from subak.games.bali.state import PHASES


@pytest.mark.parametrize("options", all_options("bali"), ids=called)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_goods_are_sacrificed_and_kept_in_secret_and_were_others_in_other_worlds(players, options):
    rng = words_from("worlds")
    decided = Counter()
    other_words = 0
    for ply, match in enumerate(moments("bali", players, options, "secrets 0", SECRETIVE)):
        if match.actor == match.state.active:
            decided[PHASES[match.state.phase]] += 1
        seat = viewers(match)[ply % (players + 1)]
        other_words += hidden_words(redealt(match, seat, rng)[0]) != hidden_words(match.state)
    assert decided["sacrifice"]
    assert bool(decided["keep"]) == options["oracle"]
    assert other_words
