"""Batches: the same games as matches, many at once."""

import numpy as np
import pytest

from subak.core.batch import Batch
from subak.core.match import Match
from subak.core.mistakes import Mistake
from subak.core.registry import game_named, game_names

GAMES = game_names()
SHOWN = ("states", "counts", "mask", "to_play")


def some(game):
    """Three players, or as many as there can be."""
    return min(3, max(game_named(game).players))


def all_on(game):
    return dict.fromkeys(game_named(game).options, True)


def same(first, second, *arrays):
    return all(getattr(first, name).tobytes() == getattr(second, name).tobytes() for name in arrays)


def choices(batch):
    return [row[:count].tolist() for row, count in zip(batch.choices, batch.counts, strict=True)]


def but_for_the_generator(states):
    states = states.copy()
    states.rng = 0
    return states.tobytes()


def match_of(batch, place, options):
    """The match that a game of the batch begins."""
    return Match(batch.game, batch.players, options, batch.game.write_deal(batch.states[place]))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_games(game):
    first, again, other = (Batch(game, 20, 2, seed=seed) for seed in (3, 3, 4))
    for batch in (first, again, other):
        batch.play(50)
    assert same(first, again, *SHOWN, "finished")
    assert not same(first, other, "states")


@pytest.mark.parametrize("game", GAMES)
def test_games_of_a_batch_differ(game):
    batch = Batch(game, 200, 2, seed=1)
    assert len({state.tobytes() for state in batch.states}) == 200


@pytest.mark.parametrize("game", GAMES)
def test_a_reset_begins_anew(game):
    batch, fresh = Batch(game, 20, 2, seed=3), Batch(game, 20, 2, seed=9)
    batch.play(77)
    batch.reset(9)
    assert same(batch, fresh, *SHOWN)
    assert choices(batch) == choices(fresh)


@pytest.mark.parametrize("game", GAMES)
def test_one_core_and_two_cores_agree_in_every_byte(game):
    one, two = (Batch(game, 1024, some(game), all_on(game), seed=2, cores=cores) for cores in (1, 2))
    for batch in (one, two):
        batch.play(100)
        for _ in range(20):
            batch.step(batch.random_actions())
        batch.play_out()
    assert same(one, two, *SHOWN, "choices", "picked", "done", "totals", "won", "lengths", "finished", "illegal")


@pytest.mark.parametrize("options_of", [lambda game: {}, all_on], ids=["base", "all"])
@pytest.mark.parametrize("game", GAMES)
def test_a_step_is_a_decision_of_a_match_and_a_game_that_ends_is_followed_by_the_next(game, options_of):
    options = options_of(game)
    batch = Batch(game, 6, some(game), options, seed=11)
    matches = [match_of(batch, place, options) for place in range(batch.n)]
    ended = 0
    for _ in range(400):
        actions = batch.random_actions().copy()
        batch.step(actions)
        for place in range(batch.n):
            match = matches[place]
            match.apply(int(actions[place]))
            assert batch.done[place] == match.over
            if match.over:
                ended += 1
                assert batch.totals[place].tolist() == match.result()["scores"]
                assert np.flatnonzero(batch.won[place]).tolist() == match.result()["winners"]
                matches[place] = match = match_of(batch, place, options)
            assert but_for_the_generator(batch.states[place : place + 1]) == but_for_the_generator(match.states)
            assert batch.choices[place][: batch.counts[place]].tolist() == match.legal
            assert np.flatnonzero(batch.mask[place]).tolist() == match.legal
            assert batch.to_play[place] == match.actor
    assert ended > batch.n


@pytest.mark.parametrize("game", GAMES)
def test_the_next_game_is_another_one(game):
    batch = Batch(game, 1, 2, seed=1)
    first = batch.game.write_deal(batch.states[0])
    batch.play_out()
    assert batch.game.write_deal(batch.states[0]) != first


@pytest.mark.parametrize("game", GAMES)
def test_random_actions_are_legal_and_all_come_up(game):
    batch = Batch(game, 3000, 2, seed=8)
    batch.play(1)
    picked = batch.random_actions()
    assert batch.mask[np.arange(batch.n), picked].all()
    assert set(picked.tolist()) == set(np.flatnonzero(batch.mask.any(axis=0)).tolist())


@pytest.mark.parametrize("game", GAMES)
def test_play_makes_that_many_random_steps(game):
    played, stepped = Batch(game, 10, 2, seed=5), Batch(game, 10, 2, seed=5)
    played.play(300)
    ended = np.zeros(10, int)
    for _ in range(300):
        stepped.step(stepped.random_actions())
        ended += stepped.done
    assert same(played, stepped, *SHOWN)
    assert choices(played) == choices(stepped)
    assert played.finished.tolist() == ended.tolist()
    assert ended.sum() > 0


@pytest.mark.parametrize("game", GAMES)
def test_play_out_makes_random_steps_to_the_end_of_every_game(game):
    batch = Batch(game, 10, some(game), seed=6)
    batch.play_out()
    for place in range(10):
        stepped = Batch(game, 10, some(game), seed=6)
        length = 0
        while not stepped.done[place]:
            stepped.step(stepped.random_actions())
            length += 1
        assert batch.lengths[place] == length
        for array in ("totals", "won", "states"):
            assert getattr(batch, array)[place].tobytes() == getattr(stepped, array)[place].tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_is_counted_and_not_carried_out(game):
    batch = Batch(game, 3, 2, seed=1)
    illegal = int(np.flatnonzero(~batch.mask[0])[0])
    legal = batch.random_actions()[1]
    before = batch.states.copy()
    batch.step(np.array([illegal, legal, illegal]))
    assert batch.illegal.tolist() == [1, 0, 1]
    assert batch.states[0].tobytes() == before[0].tobytes()
    assert batch.states[1].tobytes() != before[1].tobytes()
    assert not batch.done.any()
    assert np.flatnonzero(batch.mask[0]).tolist() == batch.choices[0][: batch.counts[0]].tolist()


@pytest.mark.parametrize("action", [-1, -32768, 32767, 65536, 2**40, -(2**16)])
def test_an_action_far_outside_the_numbers_is_illegal_and_not_taken_for_another(action):
    batch = Batch("bali", 2, 2, seed=1)
    before = batch.states.tobytes()
    batch.step(np.array([action, action]))
    assert batch.illegal.tolist() == [1, 1]
    assert batch.states.tobytes() == before


@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.int16, np.int32, np.int64, np.uint64])
def test_actions_may_be_any_whole_numbers(dtype):
    batch, other = Batch("bali", 10, 2, seed=1), Batch("bali", 10, 2, seed=1)
    batch.step(batch.random_actions().astype(dtype))
    other.step(other.random_actions().tolist())
    assert same(batch, other, *SHOWN)


@pytest.mark.parametrize(
    "actions", [[], [0], [0, 0, 0], [[0, 0]], 0, [0.0, 0.0], ["pass", "pass"], [True, True], [None, None]], ids=str
)
def test_actions_of_another_shape_or_type_are_refused(actions):
    batch = Batch("bali", 2, 2, seed=1)
    with pytest.raises(Mistake) as refused:
        batch.step(actions)
    assert refused.value.message == "wrong-actions"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"n": 0}, "empty-batch"),
        ({"n": -3}, "empty-batch"),
        ({"players": 1}, "wrong-players"),
        ({"players": 5}, "wrong-players"),
        ({"game": "chess"}, "unknown-game"),
        ({"device": "abacus"}, "unknown-device"),
    ],
    ids=str,
)
def test_a_batch_that_cannot_be_is_refused(arguments, message):
    with pytest.raises(Mistake) as refused:
        Batch(**({"game": "bali", "n": 2, "players": 2} | arguments))
    assert refused.value.message == message


def test_a_view_of_actions_with_gaps_is_taken_as_it_reads():
    batch, other = Batch("bali", 10, 2, seed=1), Batch("bali", 10, 2, seed=1)
    actions = batch.random_actions()
    other.random_actions()
    spread = np.zeros(20, np.int64)
    spread[::2] = actions
    batch.step(spread[::2])
    other.step(actions)
    assert same(batch, other, *SHOWN)
