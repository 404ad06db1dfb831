"""Masked proximal policy optimisation, held back by a slow copy of the policy."""

from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch import Tensor, nn

from subak.study.training.model import Model, Positions
from subak.study.training.rollouts import Rollout
from subak.study.training.team import ALONE, Team, share_gradients


@dataclass(frozen=True)
class Recipe:
    """How a network learns."""

    rate: float = 5e-4  # at first; it falls to nothing
    spread: float = 0.95  # lambda of the generalised advantages
    clip: float = 0.2
    entropy: float = 0.02  # at first
    last_entropy: float = 0.002
    pull: float = 0.02  # towards the slow copy
    slowness: float = 0.95  # what is left of it after an iteration
    margin: float = 0.3  # share of the margin in what is sought; the rest is victory
    outcome: float = 0.5  # weight of the outcomes' loss
    largest_gradient: float = 0.5
    epochs: int = 3
    minibatches: int = 8
    steps: int = 64  # of all games in an iteration


ON_A_GPU = Recipe(rate=7e-4, entropy=0.015, epochs=2, minibatches=32)  # for thousands of games at once


class Measured(NamedTuple):
    """Of an iteration, means over its minibatches; what only strength can show is measured apart."""

    loss: float
    kl: float
    entropy: float
    largest_logit: float
    outcome_loss: float


def finite(logits: Tensor) -> Tensor:
    """Impossible actions have no part in a sum over actions."""
    return logits.masked_fill(logits == -torch.inf, 0)


def learn(
    model: Model,
    slow: Model,
    optimizer: torch.optim.Optimizer,
    rollout: Rollout,
    surprise: Tensor,
    recipe: Recipe,
    progress: float,
    mixed_precision: bool,
    team: Team = ALONE,
) -> Measured:
    sought = ((1 - recipe.margin) * surprise[..., 0] + recipe.margin * surprise[..., 1]).flatten()
    sought = (sought - sought.mean()) / (sought.std() + 1e-8)
    wanted = (surprise + rollout.outcomes).flatten(0, 1)
    positions = [kept.flatten(0, 1) for kept in rollout.positions]
    actions, chances = rollout.actions.flatten(), rollout.chances.flatten()
    entropy_weight = recipe.last_entropy + (recipe.entropy - recipe.last_entropy) * (1 - progress)
    for group in optimizer.param_groups:
        group["lr"] = recipe.rate * (1 - progress)
    device = actions.device
    with torch.no_grad(), torch.autocast(device.type, torch.bfloat16, enabled=mixed_precision):
        parts = zip(*(kept.chunk(recipe.minibatches) for kept in positions), strict=True)
        slow_logs = torch.cat([slow(Positions(*part))[0].log_softmax(-1) for part in parts])
    sums = torch.zeros(5, device=device)
    for _ in range(recipe.epochs):
        for some in torch.randperm(len(actions), device=device).chunk(recipe.minibatches):
            with torch.autocast(device.type, torch.bfloat16, enabled=mixed_precision):
                logits, outcomes = model(Positions(*(kept[some] for kept in positions)))
            logs = logits.log_softmax(-1)
            likely = logs.exp()
            ratio = (logs.gather(1, actions[some, None])[:, 0] - chances[some]).exp()
            clipped = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
            gain = torch.minimum(ratio * sought[some], clipped * sought[some]).mean()
            entropy = -(likely * finite(logs)).sum(-1).mean()
            away = (likely * (finite(logs) - finite(slow_logs[some]))).sum(-1).mean()
            outcome_loss = (outcomes - wanted[some]).square().mean()
            loss = -gain - entropy_weight * entropy + recipe.pull * away + recipe.outcome * outcome_loss
            optimizer.zero_grad()
            loss.backward()
            share_gradients(model, team)
            nn.utils.clip_grad_norm_(model.parameters(), recipe.largest_gradient)
            optimizer.step()
            with torch.no_grad():
                kl = (ratio - 1 - ratio.log()).mean()
                sums += torch.stack([loss, kl, entropy, finite(logits).abs().max(), outcome_loss]).detach()
    with torch.no_grad():
        for old, new in zip(slow.parameters(), model.parameters(), strict=True):
            old.lerp_(new, 1 - recipe.slowness)
    return Measured(*(sums / (recipe.epochs * recipe.minibatches)).tolist())
