"""Our games are proper games of OpenSpiel: chance with its true probabilities, observers, copies, and worlds for IS-MCTS."""

import json
import pickle
from collections import Counter
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from support.observations import observed
from support.random_play import every_setting, moments
from support.redealt_worlds import redealt, retold

import subak.envs.openspiel
from subak.core.batch import Batch
from subak.core.mistakes import Mistake
from subak.core.randomness import words_from
from subak.core.registry import game_named, game_names
from subak.envs.openspiel import resampler


def loaded(game, players=2, options=None):
    return pyspiel.load_game(f"subak_{game}", {"players": players, **(options or {})})


def dealt(game, random):
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, weights)[0])
    return state


def brought_to(game, match):
    """The state that a match of ours has come to."""
    state = game.new_initial_state()
    deal = {part: list(value) for part, value in match.deal.items() if isinstance(value, list)}
    pieces = match.game.pieces
    drawn = [piece for part in deal.values() for own in part for piece in (own if isinstance(own, list) else [own])]
    for piece in drawn:
        state.apply_action(pieces.index(piece))
    for ply in match.plies:
        state.apply_action(ply.action)
    return state


@pytest.mark.parametrize(("game", "players", "options"), every_setting())
def test_it_passes_the_random_simulation_test(game, players, options):
    pyspiel.random_sim_test(loaded(game, players, options), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "players", "options"), every_setting())
def test_a_state_is_the_match_that_it_follows(game, players, options):
    spiel = loaded(game, players, options)
    *_, match = moments(game, players, options, "followed")
    replay = match.prefix(0)
    state = brought_to(spiel, replay)
    for ply in match.plies:
        assert state.current_player() == replay.actor
        assert state.legal_actions() == replay.legal
        assert state.action_to_string(ply.action) == replay.game.action_text(replay.state, ply.action)
        state.apply_action(ply.action)
        replay.apply(ply.action)
    assert state.is_terminal()
    assert state.scores() == match.result()["scores"]
    assert {seat for seat, value in enumerate(state.returns()) if value == max(state.returns())} == set(match.result()["winners"])
    assert sum(state.returns()) == pytest.approx(0)
    assert state.match().record()["actions"] == match.record()["actions"]


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("bali", 2, {}),
        ("bali", 4, {"oracle": True}),
        ("cacao", 2, {}),
        ("cacao", 4, {}),
        ("rice", 2, {}),
        ("rice", 2, {"festival": True}),
    ],
    ids=str,
)
def test_chance_deals_each_piece_as_often_as_our_shuffle(game, players, options):
    """Every piece at every place, by its probability there and by its share in many of our deals."""
    rules = game_named(game)
    batch = Batch(rules, 3000, players, options, seed=1)
    deals = [places_of(rules.write_deal(state)) for state in batch.states]
    spiel = loaded(game, players, options)
    expected: dict[str, Counter] = {place: Counter() for place in deals[0]}
    random = Random(1)
    walks = 150
    for _ in range(walks):
        state = spiel.new_initial_state()
        for place in deals[0]:
            outcomes = state.chance_outcomes()
            assert sum(weight for _, weight in outcomes) == pytest.approx(1)
            for outcome, weight in outcomes:
                expected[place][rules.pieces[outcome]] += weight / walks
            state.apply_action(random.choices(*zip(*outcomes, strict=True))[0])
        assert not state.is_chance_node()
    for place in deals[0]:
        found = Counter(deal[place] for deal in deals)
        for piece in rules.pieces:
            assert found[piece] / len(deals) == pytest.approx(expected[place][piece], abs=0.11), (place, piece)


def places_of(deal):
    """Every piece of a deal by where it lies, in the order dealt."""
    lists = {part: value for part, value in deal.items() if isinstance(value, list)}
    found = {}
    for part, value in lists.items():
        for number, own in enumerate(value):
            for place, piece in enumerate(own if isinstance(own, list) else [own]):
                found[part, number, place] = piece
    return found


@pytest.mark.parametrize("game", game_names())
def test_a_copy_goes_its_own_way_and_a_pickle_comes_back(game):
    random = Random(2)
    spiel = loaded(game)
    state = dealt(spiel, random)
    for _ in range(10):
        state.apply_action(random.choice(state.legal_actions()))
    text, copy = str(state), state.clone()
    back = pickle.loads(pickle.dumps(state))
    other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(spiel, state))[1]
    while not copy.is_terminal():
        copy.apply_action(random.choice(copy.legal_actions()))
    assert str(state) == str(back) == str(other) == text
    assert back.history() == state.history()
    assert back.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("game", game_names())
def test_the_observers_show_what_a_seat_may_know(game):
    spiel = loaded(game)
    *_, (_, match) = zip(range(25), moments(game, 2, {}, "observer"), strict=False)
    state = brought_to(spiel, match)
    observation = make_observation(spiel)
    for seat in range(2):
        observation.set_from(state, seat)
        assert observation.tensor.tolist() == observed(match, seat).tolist()
        assert list(observation.dict) == [part.name for part in match.game.observation.parts]
        assert json.loads(observation.string_from(state, seat)) == json.loads(json.dumps(match.game.view(match.state, seat)))
        assert state.observation_tensor(seat) == observation.tensor.tolist()
    public = make_observation(spiel, pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE))
    assert json.loads(public.string_from(state, 0)) == json.loads(json.dumps(match.game.view(match.state, None)))


@pytest.mark.parametrize(("game", "players", "options"), every_setting())
def test_an_information_state_is_the_same_in_every_world_that_the_seat_cannot_rule_out(game, players, options):
    """Each of those worlds played from its own deal, with the hidden choices that were made in it."""
    rng = words_from("information")
    spiel = loaded(game, players, options)
    for ply, match in enumerate(moments(game, players, options, "information")):
        if match.over or ply % 9:
            continue
        seat = ply // 9 % players
        other = retold(match, redealt(match, seat, rng))
        assert brought_to(spiel, match).information_state_string(seat) == brought_to(spiel, other).information_state_string(seat)


@pytest.mark.parametrize("game", game_names())
def test_information_states_tell_apart_what_a_seat_saw(game):
    random = Random(3)
    spiel = loaded(game)
    state = dealt(spiel, random)
    seen = set()
    decisions = 0
    while not state.is_terminal():
        seen.add(state.information_state_string(0))
        own = state.current_player() == 0
        before = state.information_state_string(0)
        copies = {state.child(action).information_state_string(0) for action in state.legal_actions()}
        assert not own or len(copies) == len(state.legal_actions())
        state.apply_action(random.choice(state.legal_actions()))
        assert state.information_state_string(0) != before
        decisions += 1
    assert len(seen) == decisions


@pytest.mark.parametrize("game", game_names())
def test_a_resampled_state_is_another_world_for_the_others_and_the_same_for_the_seat(game):
    random = Random(4)
    state = dealt(loaded(game, 2), random)
    for _ in range(5):
        state.apply_action(random.choice(state.legal_actions()))
    seat = state.current_player()
    by_seed, worlds = resampler("worlds"), set()
    for number in range(20):
        world = by_seed(state, seat) if number % 2 else state.resample_from_infostate(seat, Random(number).random)
        assert world.information_state_string(seat) == state.information_state_string(seat)
        assert world.observation_string(seat) == state.observation_string(seat)
        assert world.legal_actions() == state.legal_actions()
        worlds.add(str(world))
        while not world.is_terminal():
            world.apply_action(random.choice(world.legal_actions()))
    assert len(worlds) > 5


@pytest.mark.parametrize("game", game_names())
def test_openspiels_is_mcts_and_mcts_play_our_games(game):
    spiel = loaded(game)
    state = dealt(spiel, Random(5))
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    knows_little = ismcts.ISMCTSBot(spiel, evaluator, 1.4, 12, random_state=np.random.RandomState(1))
    sees_all = mcts.MCTSBot(spiel, 1.4, 12, evaluator, random_state=np.random.RandomState(1))
    for bot in (knows_little, sees_all, knows_little):
        while len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize(("game", "players"), [("bali", 5), ("cacao", 1), ("rice", 3)])
def test_a_table_that_cannot_be_is_refused(game, players):
    with pytest.raises((Mistake, pyspiel.SpielError)):
        subak.envs.openspiel.shared(game, players, ())
