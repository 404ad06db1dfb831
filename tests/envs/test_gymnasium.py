"""One seat against bots is a proper environment of Gymnasium."""

import json

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from support.observations import observed

import subak.envs.gymnasium  # noqa: F401  it registers the environments
from subak.core.mistakes import Mistake
from subak.core.registry import game_named, game_names

IDS = {game: f"subak/{game.capitalize()}-v2" for game in game_names()}


def some_legal(info, generator):
    return int(generator.choice(np.flatnonzero(info["action_mask"])))


def played(env, seed):
    """A match of random actions: the actions, and how it ended."""
    generator = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    actions = []
    while True:
        actions.append(some_legal(info, generator))
        _, reward, terminated, truncated, info = env.step(actions[-1])
        assert not truncated
        if terminated:
            return actions, reward, info


@pytest.mark.parametrize("game", game_names())
def test_it_passes_the_environment_checker(game):
    for players in game_named(game).players:
        check_env(gymnasium.make(IDS[game], players=players, bots="random", render_mode="ansi").unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", game_names())
def test_a_match_ends_with_what_it_was_worth_to_the_learner(game):
    env = gymnasium.make(IDS[game], bots="random")
    rewards = set()
    for seed in range(12):
        _, reward, info = played(env, seed)
        own, best = info["scores"][info["seat"]], max(info["scores"])
        assert reward <= 0 or own == best
        assert reward > -1 or own < best or info["scores"].count(best) > 1
        rewards.add(reward)
    assert {-1.0, 1.0} <= rewards


@pytest.mark.parametrize("game", game_names())
def test_the_same_seed_gives_the_same_match(game):
    first, again = (gymnasium.make(IDS[game], bots="greedy:20") for _ in range(2))
    assert played(first, 4)[0] == played(again, 4)[0]


def test_the_learner_is_shown_its_own_seat_and_sits_on_every_seat_or_on_one():
    env = gymnasium.make(IDS["bali"], players=3, bots="random").unwrapped
    seats = set()
    for seed in range(12):
        row, info = env.reset(seed=seed)
        assert env.match.actor == info["seat"] == env.seat
        assert row.tolist() == observed(env.match, env.seat).tolist()
        assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
        seats.add(env.seat)
    assert seats == {0, 1, 2}
    fixed = gymnasium.make(IDS["bali"], players=3, bots="random", seat=2).unwrapped
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_each_opponent_can_be_another_bot():
    env = gymnasium.make(IDS["cacao"], players=3, bots=["random", "greedy:20"], seat=1).unwrapped
    env.reset(seed=1)
    assert {seat: type(player).__name__ for seat, player in env.opponents.items()} == {2: "RandomPlayer", 0: "SearchPlayer"}
    assert env.opponents[0].depth == 1


def test_variants_are_options_of_the_environment():
    env = gymnasium.make(IDS["bali"], options={"oracle": True}, bots="random").unwrapped
    env.reset(seed=1)
    assert env.match.options == {"oracle": True, "demon": False, "open_information": False}


def test_an_illegal_action_loses_the_match():
    env = gymnasium.make(IDS["rice"], bots="random")
    _, info = env.reset(seed=1)
    _, reward, terminated, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


def test_what_the_seat_may_see_can_be_rendered():
    env = gymnasium.make(IDS["bali"], bots="random", seat=1, render_mode="ansi")
    env.reset(seed=1)
    assert json.loads(env.render())["seat"] == 1


@pytest.mark.parametrize(
    ("asked", "error", "message"),
    [
        ({"bots": "grandmaster"}, Mistake, "grandmaster"),
        ({"players": 9}, Mistake, "9"),
        ({"players": 3, "bots": ["random"]}, ValueError, "3 players need 2 bots"),
        ({"seat": 2}, ValueError, "seat 2 is none of 0 to 1"),
    ],
)
def test_what_cannot_be_is_refused(asked, error, message):
    with pytest.raises(error, match=message):
        gymnasium.make(IDS["bali"], **asked)
