"""Compiled rules do what the same functions do in Python, to the byte."""

from random import Random

import numpy as np
from support.random_play import RandomStart, law, moments, played

from subak.core.compiling import interpreted
from subak.core.match import blank
from subak.core.playing import deal_match, redeal_into, redeal_world, start_game, winners
from subak.core.randomness import words_from
from subak.core.registry import game_named


def undealt(start: RandomStart):
    """A record with nothing in it but the deck."""
    game = game_named(start.game)
    states = blank(game)
    if start.deck is not None:
        game.deck.put(states[0], game.deck.checked(start.deck))
    return states


@law(costly=True, nightly=400)
def test_every_decision(start):
    states = None
    for match in moments(*start):
        legal, apply = interpreted(match.game.verbs.legal), interpreted(match.game.verbs.apply)
        if states is None:
            states = match.states.copy()
        else:
            apply(states[0], match.plies[-1].action)
        assert states.tobytes() == match.states.tobytes()
        out = np.zeros(match.game.most_legal, np.int16)
        assert out[: legal(states[0], out)].tolist() == match.legal


@law(costly=True)
def test_redeals(start):
    random = Random(start.seed)
    for match in moments(*start):
        if random.random() < 0.1:
            seat, words = random.randrange(-1, match.players), str(random.random())
            compiled, plain = match.states.copy(), match.states.copy()
            redeal_into(compiled, match.states, seat, words_from(words))
            interpreted(redeal_world)(plain, match.states, seat, words_from(words))
            assert compiled.tobytes() == plain.tobytes()


@law
def test_deals(start):
    compiled, plain, game = undealt(start), undealt(start), game_named(start.game)
    for states in (compiled, plain):
        game.prepare(states, start.players, start.options, words_from(str(start.seed)))
    deal_match(compiled)
    interpreted(start_game)(plain[0])
    assert compiled.tobytes() == plain.tobytes()


@law
def test_a_deal_into_a_used_record_leaves_nothing_of_the_old_match_but_its_deck(start):
    random, game = Random(start.seed), game_named(start.game)
    players, options = random.choice(game.players), {name: random.random() < 0.5 for name in game.options}
    used, fresh = played(*start).states.copy(), undealt(start)
    for states in (used, fresh):
        game.prepare(states, players, options, words_from("next"))
        deal_match(states)
    assert used.tobytes() == fresh.tobytes()


@law(costly=True)
def test_results(start):
    for match in moments(*start):
        totals, won = np.zeros(match.players, np.int32), np.zeros(match.players, np.int32)
        interpreted(match.game.verbs.scores)(match.state, totals)
        interpreted(winners)(match.state, won)
        assert match.result() == {"scores": totals.tolist(), "winners": np.flatnonzero(won).tolist()}
