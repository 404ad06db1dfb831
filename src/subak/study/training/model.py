"""A network as PyTorch trains it: the same numbers as players/thinking.py, for many rows at once."""

from typing import Any

import torch
from torch import Tensor, nn

from subak.core.registry import Game
from subak.players.networks import OUTCOMES, shapes, sight_of

FIRST, SECOND = 256, 128


class Model(nn.Module):
    def __init__(self, game: Game, first: int = FIRST, second: int = SECOND) -> None:
        super().__init__()
        sight = sight_of(game.observation)
        kept = shapes(game, first, second)
        for name, numbers in (("counts", sight.counts), ("names", sight.names), ("code_rows", sight.codes)):
            self.register_buffer(name, torch.as_tensor(numbers, dtype=torch.int64), persistent=False)
        # Names with fewer inputs than the widest use only the first numbers of their codes.
        widest = kept["codes"][1]
        used = [place * widest + number for place, width in enumerate(sight.widths) for number in range(width)]
        self.register_buffer("used", torch.as_tensor(used, dtype=torch.int64), persistent=False)
        self.codes = nn.Parameter(torch.randn(kept["codes"]) * 0.5)
        self.first = nn.Linear(kept["first"][0], first)
        self.second = nn.Linear(first, second)
        self.policy = nn.Linear(second, game.actions)
        self.outcome = nn.Linear(second, OUTCOMES)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.policy.bias)

    def inputs(self, rows: Tensor) -> Tensor:
        counts = rows[:, self.counts].float()
        levelled = torch.sign(counts) * torch.log2(1 + counts.abs())
        if not len(self.names):
            return levelled
        named = rows[:, self.names].long()
        coded = self.codes[self.code_rows + named] * (named != 0)[..., None]
        return torch.cat([levelled, coded.flatten(1)[:, self.used]], 1)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of all actions, at minus infinity where they are not legal, and the outcomes."""
        found = torch.relu(self.second(torch.relu(self.first(self.inputs(rows)))))
        logits = self.policy(found).float().masked_fill(~masks, -torch.inf)
        return logits, self.outcome(found).float()

    def layers(self) -> dict[str, Any]:
        """As players/networks.py keeps them."""
        found = {
            "codes": self.codes,
            "first": self.first.weight.T,
            "first_bias": self.first.bias,
            "second": self.second.weight.T,
            "second_bias": self.second.bias,
            "policy": self.policy.weight,
            "policy_bias": self.policy.bias,
            "outcome": self.outcome.weight,
            "outcome_bias": self.outcome.bias,
        }
        return {name: layer.detach().float().cpu().numpy() for name, layer in found.items()}
