"""What the example of PPO counts as a gain."""

import importlib.util
from pathlib import Path

import pytest

from subak.envs.vector import VectorEnv


@pytest.fixture(scope="module")
def ppo():
    """Loaded by who needs it: PyTorch takes seconds, which every worker would spend before its first test."""
    spec = importlib.util.spec_from_file_location("ppo", Path(__file__).parents[2] / "examples/ppo.py")
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    return example


def a_game(ppo, seats, values, rewards):
    """Decisions of one game of two players; the rewards come with the last."""
    torch = ppo.torch
    played = ppo.Played(len(seats), VectorEnv("bali", 1, 2))
    played.seats[:, 0] = torch.tensor(seats)
    played.values[:, 0] = torch.tensor(values)
    played.done[-1, 0] = rewards is not None
    if rewards is not None:
        played.rewards[-1, 0] = torch.tensor(rewards)
    return played


def test_a_seat_is_judged_from_one_of_its_own_decisions_to_its_next(ppo, monkeypatch):
    monkeypatch.setattr(ppo, "LAMBDA", 0.0)
    played = a_game(ppo, [0, 1, 1, 0], [0.1, -0.2, 0.3, 0.5], [1.0, -1.0])
    found = ppo.advantages(played, ppo.torch.tensor([9.0]), [0])[:, 0].tolist()
    assert found == pytest.approx([0.5 - 0.1, 0.3 + 0.2, -1.0 - 0.3, 1.0 - 0.5])


def test_with_lambda_one_all_decisions_of_a_seat_are_judged_by_its_end(ppo, monkeypatch):
    monkeypatch.setattr(ppo, "LAMBDA", 1.0)
    played = a_game(ppo, [0, 1, 1, 0], [0.1, -0.2, 0.3, 0.5], [1.0, -1.0])
    found = ppo.advantages(played, ppo.torch.tensor([9.0]), [0])[:, 0].tolist()
    assert found == pytest.approx([1 - 0.1, -1 + 0.2, -1 - 0.3, 1 - 0.5])


def test_a_game_that_goes_on_is_judged_by_what_it_is_worth_now_to_either(ppo, monkeypatch):
    monkeypatch.setattr(ppo, "LAMBDA", 0.0)
    played = a_game(ppo, [0, 1], [0.1, 0.2], None)
    found = ppo.advantages(played, ppo.torch.tensor([0.6]), [0])[:, 0].tolist()
    assert found == pytest.approx([0.6 - 0.1, -0.6 - 0.2])


def test_only_legal_actions_are_chosen(ppo):
    env = VectorEnv("bali", 64, 2, seed=3)
    played = ppo.Played(60, env)
    ppo.play(env, ppo.Net(env.game.observation.size, env.game.actions), played)
    assert not env.illegal.any()
    assert played.masks.gather(2, played.actions[..., None]).all()
