"""How many legal histories there are from known deals, counted by the engine, and by a reading of the rules apart from it."""

import numpy as np
import pytest
from games.cacao.model import CacaoModel
from hypothesis import given, settings
from hypothesis import strategies as st
from support.random_play import NIGHTLY, played, starts_of

from subak.core.match import Match
from subak.core.playing import apply_to, choices_in

DEPTHS = (1, 2, 3, 4, 5)


def histories(states, game, depth):
    out = np.zeros(game.most_legal, np.int16)
    legal = out[: choices_in(states, out)].tolist()
    if depth == 1:
        return len(legal)
    count = 0
    for action in legal:
        after = states.copy()
        apply_to(after, action)
        count += histories(after, game, depth - 1)
    return count


def histories_of_the_model(model, depth):
    if depth == 1:
        return len(model.legal())
    count = 0
    for text in model.legal():
        after = model.copy()
        after.apply(text)
        count += histories_of_the_model(after, depth - 1)
    return count


# By players and seed.
COUNTED = {
    (2, 0): (6, 54, 246, 1206, 3684),
    (2, 1): (6, 72, 336, 2616, 8208),
    (2, 2): (6, 30, 132, 162, 426),
    (2, 3): (6, 54, 252, 1242, 3762),
    (2, 4): (6, 30, 132, 1122, 3594),
    (3, 0): (6, 54, 246, 2126, 6696),
    (3, 1): (6, 30, 138, 678, 2064),
    (3, 2): (6, 30, 132, 642, 1986),
    (3, 3): (6, 30, 138, 678, 2064),
    (3, 4): (6, 30, 132, 642, 1986),
    (4, 0): (6, 54, 252, 1242, 3762),
    (4, 1): (6, 54, 246, 1206, 3684),
    (4, 2): (6, 30, 132, 642, 2034),
    (4, 3): (6, 30, 132, 642, 2034),
    (4, 4): (6, 72, 336, 1656, 5016),
}


@pytest.mark.parametrize("deal", COUNTED, ids=lambda deal: f"{deal[0]} players, seed {deal[1]}")
def test_there_are_as_many_legal_histories_of_one_to_five_decisions_as_counted(deal):
    players, seed = deal
    match = Match.new("cacao", players, {}, f"histories {seed}")
    assert tuple(histories(match.states, match.game, depth) for depth in DEPTHS) == COUNTED[deal]


@pytest.mark.parametrize("deal", COUNTED, ids=lambda deal: f"{deal[0]} players, seed {deal[1]}")
def test_the_model_counts_the_same(deal):
    players, seed = deal
    model = CacaoModel(players, Match.new("cacao", players, {}, f"histories {seed}").deal)
    assert tuple(histories_of_the_model(model, depth) for depth in DEPTHS) == COUNTED[deal]


@settings(max_examples=1000 if NIGHTLY else 25)
@given(starts_of("cacao"), st.floats(0, 1))
def test_from_the_middle_of_a_match_they_count_the_same(start, moment):
    match = played(*start)
    half = match.prefix(int(moment * len(match.plies)))
    model = CacaoModel(match.players, match.deal)
    for _, text in half.record()["actions"]:
        model.apply(text)
    assert histories(half.states, half.game, 2) == histories_of_the_model(model, 2)
