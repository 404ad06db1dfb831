"""A network as PyTorch trains it: the same numbers as players/thinking.py, for many rows at once."""

from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from subak.core.registry import Game
from subak.players.networks import LOOKS, OUTCOMES, Layers, shapes, sight_of

FIRST, SECOND = 256, 128
SIZES = 8  # of the batches that look at the map
AT_ONCE = 1 << 20  # places of a table whose gradient is added up in one product


class Positions(NamedTuple):
    """What a network is asked about, a row each."""

    rows: Tensor  # observations
    masks: Tensor  # which actions are legal
    where: Tensor  # by action, the square that it is about, or -1
    alike: Tensor  # by action, the one whose number stands for it


class LookUp(torch.autograd.Function):
    """Rows of a small table. Added up one by one, so many gradients to so few rows take seconds on a GPU: there it is a product."""

    @staticmethod
    def forward(context: Any, table: Tensor, places: Tensor) -> Tensor:
        context.save_for_backward(places)
        context.size = len(table)
        return table.index_select(0, places.flatten()).view(*places.shape, table.shape[1])

    @staticmethod
    def backward(context: Any, *gradients: Tensor) -> tuple[Tensor, None]:
        (places,) = context.saved_tensors
        gradient = gradients[0].flatten(0, -2)
        table = torch.zeros((context.size, gradient.shape[1]), device=gradient.device)
        if not gradient.is_cuda:
            return table.index_add_(0, places.flatten(), gradient.float()), None
        every = torch.arange(context.size, device=gradient.device)[:, None]
        for some, part in zip(places.flatten().split(AT_ONCE), gradient.split(AT_ONCE), strict=True):
            table += (every == some).to(part.dtype) @ part
        return table, None


def looked_up(table: Tensor, places: Tensor) -> Tensor:
    found: Tensor = LookUp.apply(table, places)
    return found


def few_sizes(some: Tensor, all_of_them: int) -> Tensor:
    """With some more of the same, so that there are few sizes that the device's library has to find its fastest way for."""
    step = -(-all_of_them // SIZES)
    return functional.pad(some, (0, -len(some) % step))


class Model(nn.Module):
    def __init__(self, game: Game, first: int = FIRST, second: int = SECOND, looks: int = LOOKS) -> None:
        super().__init__()
        sight = sight_of(game.observation)
        kept = shapes(game, first, second, looks)
        for name, numbers in (("counts", sight.counts), ("names", sight.names), ("code_rows", sight.codes)):
            self.register_buffer(name, torch.as_tensor(numbers, dtype=torch.int64), persistent=False)
        # Names with fewer inputs than the widest use only the first numbers of their codes.
        widest = kept["codes"][1]
        used = torch.as_tensor([place * widest + number for place, width in enumerate(sight.widths) for number in range(width)])
        self.register_buffer("used", None if len(used) == len(sight.names) * widest else used, persistent=False)
        self.codes = nn.Parameter(torch.randn(kept["codes"]) * 0.5)
        self.first = nn.Linear(kept["first"][0], first)
        self.second = nn.Linear(first, second)
        self.policy = nn.Linear(second, game.actions)
        self.outcome = nn.Linear(second, OUTCOMES)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.policy.bias)
        self.map = game.observation.map
        if self.map:
            part, numbers = self.map
            # Of several maps the first is that of the seat that looks.
            origin = sight.names.tolist().index(numbers.start)
            self.first_square = origin - part.reach * (2 * part.reach + 2)
            self.side = part.shape[-1]
        self.around = nn.Parameter(torch.randn(kept["around"]) * 0.1)
        self.seek = nn.Parameter(torch.randn(kept["seek"]) * second**-0.5)
        self.seek_bias = nn.Parameter(torch.zeros(kept["seek_bias"]))
        self.find = nn.Parameter(torch.zeros(kept["find"]))

    def forward(self, positions: Positions) -> tuple[Tensor, Tensor]:
        """The logits of all actions, at minus infinity where they are not legal, and the outcomes."""
        rows, masks, where, alike = positions
        counts = rows[:, self.counts].float()
        inputs = torch.sign(counts) * torch.log2(1 + counts.abs())
        coded = None
        if len(self.names):
            named = rows[:, self.names].long()
            coded = looked_up(self.codes, self.code_rows + named) * (named != 0)[..., None]
            coded_inputs = coded.flatten(1) if self.used is None else coded.flatten(1).index_select(1, self.used)
            inputs = torch.cat([inputs, coded_inputs], 1)
        found = torch.relu(self.second(torch.relu(self.first(inputs))))
        logits = self.policy(found).float()
        if self.map and coded is not None:
            logits = logits.gather(1, alike.long()) + self.found_around(found, coded, masks & (where >= 0), where, alike)
        return logits.masked_fill(~masks, -torch.inf), self.outcome(found).float()

    def found_around(self, second: Tensor, coded: Tensor, about: Tensor, where: Tensor, alike: Tensor) -> Tensor:
        """What the squares that actions are about add to their logits."""
        assert self.map
        part, _ = self.map
        window = 2 * part.reach + 1
        looking = about.any(1).nonzero()[:, 0]
        padded = few_sizes(looking, len(about))
        second, about, where, alike = (numbers.index_select(0, looking) for numbers in (second, about, where, alike))
        squares = coded[:, self.first_square : self.first_square + window * window, : part.codes].index_select(0, padded)
        image = squares.unflatten(1, (window, window)).permute(0, 3, 1, 2)
        seen = functional.conv2d(image, self.around.permute(3, 2, 0, 1), padding=part.around).permute(0, 2, 3, 1).flatten(0, 2)
        row, action = about.nonzero(as_tuple=True)
        square, stands_for = where[row, action].long(), alike[row, action].long()
        x, y = ((at + part.reach) % self.side for at in (square % self.side, square // self.side))
        inside = (x < window) & (y < window)
        at = torch.where(inside, (row * window + y) * window + x, 0)
        sought = (second @ self.seek).index_select(0, row) + looked_up(self.seek_bias, stands_for)
        found = torch.relu(sought + seen.index_select(0, at) * inside[:, None])
        added = (found * looked_up(self.find, stands_for)).sum(-1).float()
        all_added = torch.zeros((len(coded), len(self.find)), device=added.device)
        return all_added.index_put((looking[row], action), added)

    def take(self, layers: Layers) -> None:
        """What another network has learnt, of the same sizes."""
        own = self.parameters_by_layer()
        with torch.no_grad():
            for name, weights in own.items():
                weights.copy_(torch.as_tensor(getattr(layers, name)))

    def layers(self) -> dict[str, Any]:
        """As players/networks.py keeps them."""
        return {name: layer.detach().float().cpu().numpy() for name, layer in self.parameters_by_layer().items()}

    def parameters_by_layer(self) -> dict[str, Tensor]:
        return {
            "codes": self.codes,
            "first": self.first.weight.T,
            "first_bias": self.first.bias,
            "second": self.second.weight.T,
            "second_bias": self.second.bias,
            "policy": self.policy.weight,
            "policy_bias": self.policy.bias,
            "outcome": self.outcome.weight,
            "outcome_bias": self.outcome.bias,
            "around": self.around,
            "seek": self.seek,
            "seek_bias": self.seek_bias,
            "find": self.find,
        }
