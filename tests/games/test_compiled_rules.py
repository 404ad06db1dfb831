"""Compiled rules do what the same functions do in Python, to the byte."""

from random import Random

import numpy as np
from support.random_play import Setting, law, moments, played

from subak.core.compiling import interpreted
from subak.core.match import blank
from subak.core.playing import deal_match, redeal_into, redeal_world, start_game, winners
from subak.core.randomness import words_from
from subak.core.registry import game_named


def undealt(setting: Setting):
    """A record with nothing in it but the deck."""
    game = game_named(setting.game)
    states = blank(game)
    if setting.deck is not None:
        game.deck.put(states[0], game.deck.checked(setting.deck))
    return states


@law(costly=True, nightly=400)
def test_every_decision(setting):
    states = None
    for match in moments(*setting):
        legal, apply = interpreted(match.game.verbs.legal), interpreted(match.game.verbs.apply)
        if states is None:
            states = match.states.copy()
        else:
            apply(states[0], match.plies[-1].action)
        assert states.tobytes() == match.states.tobytes()
        out = np.zeros(match.game.most_legal, np.int16)
        assert out[: legal(states[0], out)].tolist() == match.legal


@law(costly=True)
def test_redeals(setting):
    random = Random(setting.seed)
    for match in moments(*setting):
        if random.random() < 0.1:
            seat, words = random.randrange(-1, match.players), str(random.random())
            compiled, plain = match.states.copy(), match.states.copy()
            redeal_into(compiled, match.states, seat, words_from(words))
            interpreted(redeal_world)(plain, match.states, seat, words_from(words))
            assert compiled.tobytes() == plain.tobytes()


@law
def test_deals(setting):
    compiled, plain, game = undealt(setting), undealt(setting), game_named(setting.game)
    for states in (compiled, plain):
        game.prepare(states, setting.players, setting.options, words_from(str(setting.seed)))
    deal_match(compiled)
    interpreted(start_game)(plain[0])
    assert compiled.tobytes() == plain.tobytes()


@law
def test_a_deal_into_a_used_record_leaves_nothing_of_the_old_match_but_its_deck(setting):
    random, game = Random(setting.seed), game_named(setting.game)
    players, options = random.choice(game.players), {name: random.random() < 0.5 for name in game.options}
    used, fresh = played(*setting).states.copy(), undealt(setting)
    for states in (used, fresh):
        game.prepare(states, players, options, words_from("next"))
        deal_match(states)
    assert used.tobytes() == fresh.tobytes()


@law(costly=True)
def test_results(setting):
    for match in moments(*setting):
        totals, won = np.zeros(match.players, np.int32), np.zeros(match.players, np.int32)
        interpreted(match.game.verbs.scores)(match.state, totals)
        interpreted(winners)(match.state, won)
        assert match.result() == {"scores": totals.tolist(), "winners": np.flatnonzero(won).tolist()}
