"""What a seat may not know reaches it by no way: not by the view, the story, nor the list of legal actions.

Shown by worlds redealt for a seat: each could have happened, with the same decisions but for their hidden words, and in each the
seat would have been sent the same bytes.
"""

import json
from collections import Counter

import numpy as np
import pytest
from games.bali.support import hidden_words
from games.bali.tempers import SECRETIVE
from support.random_play import NIGHTLY, all_options, called, moments
from support.redealt_worlds import redealt, retold, viewers, without_generator

from subak.core.playing import choices_in
from subak.core.randomness import words_from
from subak.games.bali.state import PHASES

SEEDS = range(20 if NIGHTLY else 1)


def sent(match, seat):
    """All that is sent to a seat."""
    return json.dumps([match.view(seat), match.story(seat)])


@pytest.mark.parametrize("options", all_options("bali"), ids=called)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_is_sent_the_same_in_every_world_it_cannot_rule_out_and_each_could_have_happened(players, options):
    rng = words_from("worlds")
    secrets = Counter()
    other_worlds = 0
    for seed in SEEDS:
        for ply, match in enumerate(moments("bali", players, options, f"secrets {seed}", SECRETIVE)):
            if match.over:
                break
            secrets[PHASES[match.state.phase], match.actor == match.state.active] += 1
            if ply % 2:
                continue
            seat = viewers(match)[ply // 2 % (players + 1)]
            worlds = redealt(match, seat, rng)
            other = retold(match, worlds)
            assert without_generator(other.states) == without_generator(worlds)
            assert sent(other, seat) == sent(match, seat)
            other_worlds += hidden_words(worlds[0]) != hidden_words(match.state)
    assert secrets["sacrifice", True]
    assert other_worlds
    assert bool(secrets["keep", True]) == options["oracle"]


def shown(match, states, seat):
    """The view and the legal actions of a seat, were the match in that state."""
    out = np.zeros(match.game.most_legal, np.int16)
    legal = out[: choices_in(states, out)].tolist() if seat == match.actor else None
    return json.dumps([match.game.view(states[0], seat), legal])


@pytest.mark.parametrize("options", all_options("bali"), ids=called)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_every_moment_every_seat_is_shown_the_same_in_a_redealt_world(players, options):
    rng = words_from("views")
    for seed in SEEDS:
        for match in moments("bali", players, options, f"views {seed}", SECRETIVE):
            for seat in viewers(match):
                assert shown(match, redealt(match, seat, rng), seat) == shown(match, match.states, seat)
