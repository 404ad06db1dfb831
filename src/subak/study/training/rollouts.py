"""Matches of a network against itself, thousands at once, and what each decision in them turned out to be worth.

What one seat decides in one match is an episode; its reward comes at the end.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from subak.core.registry import Game
from subak.envs.vector import VectorEnv
from subak.study.training.model import Model, Positions

HALF_WAY = 10.0  # a margin of this many points is worth half of an endless one
GAMMA = 1.0  # a match has an end, and only that counts


class Setting(NamedTuple):
    """What is played, and how large a part of all games it is."""

    players: int
    options: tuple[str, ...]
    share: float


class Rollout:
    """The decisions of some steps of all games, in order."""

    def __init__(self, game: Game, steps: int, games: int, seats: int, device: str) -> None:
        by_action = (steps, games, game.actions)
        self.positions = Positions(
            rows=torch.zeros((steps, games, game.observation.size), dtype=torch.int16, device=device),
            masks=torch.zeros(by_action, dtype=torch.bool, device=device),
            where=torch.zeros(by_action, dtype=torch.int16, device=device),
            alike=torch.zeros(by_action, dtype=torch.int16, device=device),
        )
        self.actions = torch.zeros((steps, games), dtype=torch.int64, device=device)
        self.chances = torch.zeros((steps, games), device=device)  # logarithms of those of the chosen actions
        self.outcomes = torch.zeros((steps, games, 2), device=device)
        self.seats = torch.zeros((steps, games), dtype=torch.int64, device=device)
        self.results = torch.zeros((steps, games, seats, 2), device=device)
        self.done = torch.zeros((steps, games), dtype=torch.bool, device=device)


class Fields:
    """All games that are played at once, of several settings, as one."""

    def __init__(self, game: Game, settings: Sequence[Setting], games: int, seed: int, device: str, longest: int) -> None:
        self.device = device
        self.seats = max(setting.players for setting in settings)
        self.envs = []
        for number, setting in enumerate(settings):
            env = VectorEnv(
                game,
                max(1, round(games * setting.share)),
                setting.players,
                dict.fromkeys(setting.options, True),
                seed + number,
                device,
                stagger=longest,
            )
            self.envs.append(env)
        self.sizes = [len(env.time_step.to_play) for env in self.envs]
        self.games = sum(self.sizes)
        players = torch.tensor([env.batch.players for env in self.envs], device=device)
        self.players = players.repeat_interleave(torch.tensor(self.sizes, device=device))

    def gathered(self, array: str) -> Tensor:
        return self.as_one([getattr(env.time_step, array) for env in self.envs])

    def as_one(self, arrays: Sequence[Any]) -> Tensor:
        return torch.cat([torch.as_tensor(array, device=self.device) for array in arrays])

    def positions(self) -> Positions:
        places = [env.places() for env in self.envs]
        return Positions(
            self.gathered("observations"),
            self.gathered("masks"),
            self.as_one([place.where for place in places]),
            self.as_one([place.alike for place in places]),
        )

    def step(self, actions: Tensor) -> None:
        for env, chosen in zip(self.envs, actions.split(self.sizes), strict=True):
            env.step(chosen if self.device != "cpu" else chosen.numpy())

    def results(self) -> Tensor:
        """By game and seat, of the games that have just ended: the reward, and the squashed margin over the best rival."""
        found = torch.zeros((self.games, self.seats, 2), device=self.device)
        first = 0
        for env, size in zip(self.envs, self.sizes, strict=True):
            players = env.batch.players
            scores = torch.as_tensor(env.scores, device=self.device).float()
            best = scores.topk(2, dim=1).values
            rival = torch.where(scores == best[:, :1], best[:, 1:], best[:, :1])
            margin = scores - rival
            found[first : first + size, :players, 0] = torch.as_tensor(env.time_step.rewards, device=self.device)
            found[first : first + size, :players, 1] = margin / (margin.abs() + HALF_WAY)
            first += size
        return found


def sampled(logits: Tensor) -> Tensor:
    """An action for each row, each as likely as its logit says."""
    return (logits - torch.empty_like(logits).exponential_().log()).argmax(-1)


@torch.no_grad()
def play(fields: Fields, model: Model, rollout: Rollout) -> Tensor:
    """Fills it, and returns what the last position is worth to who decides there."""
    for step in range(len(rollout.actions)):
        positions = fields.positions()
        logits, outcomes = model(positions)
        actions = sampled(logits)
        for kept, found in zip(rollout.positions, positions, strict=True):
            kept[step] = found
        rollout.actions[step] = actions
        rollout.chances[step] = logits.log_softmax(-1).gather(1, actions[:, None])[:, 0]
        rollout.outcomes[step] = outcomes
        rollout.seats[step] = fields.gathered("to_play")
        fields.step(actions)
        rollout.results[step], rollout.done[step] = fields.results(), fields.gathered("done")
    worth: Tensor = model(fields.positions())[1]
    return worth


def surprises(rollout: Rollout, last: Tensor, last_seats: Tensor, players: Tensor, spread: float) -> Tensor:
    """Generalised advantages of both outcomes, for each seat from one of its own decisions to its next."""
    steps, games, seats, kinds = rollout.results.shape
    every = torch.arange(games, device=last.device)
    found = torch.zeros((steps, games, kinds), device=last.device)
    # What is one's is not the others': rewards sum to nothing.
    ahead = (-last / (players[:, None] - 1))[:, None].repeat(1, seats, 1)
    ahead[every, last_seats] = last
    carried = torch.zeros((games, seats, kinds), device=last.device)
    reward = torch.zeros_like(carried)
    for step in reversed(range(steps)):
        ended = rollout.done[step][:, None, None]
        ahead, carried = ahead.masked_fill(ended, 0), carried.masked_fill(ended, 0)
        reward = torch.where(ended, rollout.results[step], reward)
        own: Any = every, rollout.seats[step]
        surprise = reward[own] + GAMMA * ahead[own] - rollout.outcomes[step]
        carried[own] = found[step] = surprise + GAMMA * spread * carried[own]
        ahead[own], reward[own] = rollout.outcomes[step], 0
    return found
