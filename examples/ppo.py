"""Masked PPO in PyTorch learns Bali from matches against itself, thousands at once, and then meets our levels.

    python examples/ppo.py --iterations 300 --save bali.pt

One network plays all seats. An episode is what one seat decides in one match; its reward comes at the end.
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import torch
from torch import nn

from subak.core.match import Match
from subak.core.mistakes import Mistake
from subak.core.registry import game_names
from subak.envs.spaces import observed
from subak.envs.vector import VectorEnv
from subak.players import bot
from subak.study.intervals import share_of

GAMMA = 1.0  # a match has an end, and only that counts
LAMBDA = 0.95
CLIP = 0.2
ENTROPY = 0.01
VALUE_WEIGHT = 0.5
LARGEST_GRADIENT = 0.5
MINIBATCHES = 8
EPOCHS = 3


class Net(nn.Module):
    def __init__(self, numbers: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(numbers, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, rows: torch.Tensor, masks: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        numbers = rows.float()
        # Counts of all sizes come close to one; zeros and ones stay what they are.
        found = self.body(torch.sign(numbers) * torch.log2(1 + numbers.abs()))
        logits = self.policy(found).masked_fill(~masks, -torch.inf)
        return torch.distributions.Categorical(logits=logits, validate_args=False), self.value(found).squeeze(-1)


class Played:
    """The decisions of some steps of all games, in order."""

    def __init__(self, steps: int, env: VectorEnv) -> None:
        n, players = env.time_step.rewards.shape
        self.rows = torch.zeros((steps, n, env.game.observation.size), dtype=torch.int16)
        self.masks = torch.zeros((steps, n, env.game.actions), dtype=torch.bool)
        self.actions = torch.zeros((steps, n), dtype=torch.int64)
        self.chances, self.values = torch.zeros((2, steps, n))
        self.seats = torch.zeros((steps, n), dtype=torch.int64)
        self.rewards = torch.zeros((steps, n, players))
        self.done = torch.zeros((steps, n), dtype=torch.bool)


@torch.no_grad()
def play(env: VectorEnv, net: Net, played: Played) -> torch.Tensor:
    """Fills it, and returns what the last time step is worth to who decides there."""
    time_step = env.time_step
    rows, masks = (
        torch.from_dlpack(time_step.observations),
        torch.from_dlpack(time_step.masks),
    )  # no copies: they change with each step
    for step in range(len(played.actions)):
        choice, value = net(rows, masks)
        actions = choice.sample()
        played.rows[step], played.masks[step], played.actions[step] = rows, masks, actions
        played.chances[step], played.values[step] = choice.log_prob(actions), value
        played.seats[step] = torch.from_dlpack(time_step.to_play)
        env.step(actions.numpy())
        played.rewards[step], played.done[step] = torch.from_dlpack(time_step.rewards), torch.from_dlpack(time_step.done)
    return net(rows, masks)[1]


def advantages(played: Played, last_value: torch.Tensor, last_seats: Any) -> torch.Tensor:
    """Generalised advantages, for each seat from one of its own decisions to its next."""
    steps, n, players = played.rewards.shape
    games = torch.arange(n)
    found = torch.zeros((steps, n))
    # What is one's is not the others': rewards sum to nothing.
    next_value = -last_value[:, None].repeat(1, players) / (players - 1)
    next_value[games, torch.as_tensor(last_seats, dtype=torch.int64)] = last_value
    carried, reward = torch.zeros((2, n, players))
    for step in reversed(range(steps)):
        ended = played.done[step][:, None]
        next_value, carried = next_value.masked_fill(ended, 0), carried.masked_fill(ended, 0)
        reward = torch.where(ended, played.rewards[step], reward)
        own = games, played.seats[step]
        surprise = reward[own] + GAMMA * next_value[own] - played.values[step]
        carried[own] = found[step] = surprise + GAMMA * LAMBDA * carried[own]
        next_value[own], reward[own] = played.values[step], 0
    return found


def learn(net: Net, optimizer: torch.optim.Optimizer, played: Played, found: torch.Tensor) -> float:
    wanted = (found + played.values).flatten()
    found = ((found - found.mean()) / (found.std() + 1e-8)).flatten()
    rows, masks = played.rows.flatten(0, 1), played.masks.flatten(0, 1)
    actions, chances = played.actions.flatten(), played.chances.flatten()
    loss = torch.zeros(())
    for _ in range(EPOCHS):
        for some in torch.randperm(len(actions)).chunk(MINIBATCHES):
            choice, value = net(rows[some], masks[some])
            ratio = (choice.log_prob(actions[some]) - chances[some]).exp()
            gain = torch.minimum(ratio * found[some], ratio.clamp(1 - CLIP, 1 + CLIP) * found[some]).mean()
            # An impossible action has no part in the entropy.
            entropy = -(choice.probs * choice.logits.masked_fill(~masks[some], 0)).sum(-1).mean()
            loss = -gain - ENTROPY * entropy + VALUE_WEIGHT * (value - wanted[some]).square().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), LARGEST_GRADIENT)
            optimizer.step()
    return loss.item()


class NetPlayer:
    """Plays a match of ours: the action it thinks best."""

    def __init__(self, net: Net) -> None:
        self.net = net

    @torch.no_grad()
    def choose(self, match: Match) -> int:
        masks = torch.zeros((1, match.game.actions), dtype=torch.bool)
        masks[0, match.legal] = True
        rows = torch.from_numpy(observed(match, int(match.state.actor)))[None]
        return int(self.net(rows, masks)[0].logits.argmax())


def against(net: Net, game: str, name: str, games: int, players: int) -> Any:
    """The share of victories against bots of one name, on the same deals from every seat."""
    results = []
    for number in range(games):
        match = Match.new(game, players, seed=f"meeting {number // players}")
        seats = [bot(name, f"{number}/{seat}", cores=1) for seat in range(players)]
        seats[number % players] = NetPlayer(net)
        while match.actor is not None:
            match.apply(seats[match.actor].choose(match))
        winners = match.result()["winners"]
        results.append((number // players, (number % players in winners) / len(winners)))
    return share_of(results)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=game_names(), default="bali")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=300)
    parser.add_argument("--games", type=int, default=256, help="played at once")
    parser.add_argument("--steps", type=int, default=128, help="of all games in an iteration")
    parser.add_argument("--against", nargs="*", default=["random", "seed", "sprout"], help="bots to meet at the end")
    parser.add_argument("--meetings", type=int, default=100, help="with each of them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="the network's weights")
    asked = parser.parse_args()
    if min(asked.iterations, asked.games, asked.steps, asked.meetings) < 1:
        parser.error("--iterations, --games, --steps and --meetings must be at least 1")
    try:
        env = VectorEnv(asked.game, asked.games, asked.players, seed=asked.seed)
        for name in asked.against:
            bot(name, "")
    except Mistake as mistake:
        parser.error(str(mistake))
    torch.manual_seed(asked.seed)
    for _ in range(asked.steps):
        env.step(env.random_actions())  # games begun together would end together
    net = Net(env.game.observation.size, env.game.actions)
    optimizer = torch.optim.Adam(net.parameters(), lr=5e-4, eps=1e-5)
    played = Played(asked.steps, env)
    start = time.perf_counter()
    for iteration in range(1, asked.iterations + 1):
        for group in optimizer.param_groups:
            group["lr"] = 5e-4 * (1 - (iteration - 1) / asked.iterations)
        last_value = play(env, net, played)
        loss = learn(net, optimizer, played, advantages(played, last_value, env.time_step.to_play))
        if iteration % 10 == 0 or iteration == asked.iterations:
            steps = iteration * asked.games * asked.steps
            print(f"iteration {iteration}: loss {loss:.3f}, {steps / (time.perf_counter() - start):,.0f} steps/s", flush=True)
    if asked.save:
        torch.save(net.state_dict(), asked.save)
    for name in asked.against:
        won, low, high = against(net, asked.game, name, asked.meetings, asked.players)
        print(f"won {won:.1%} ({low:.1%} to {high:.1%}) of {asked.meetings} against {name}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
