"""Processes that learn one network together, on the GPUs of one machine or of many: torchrun starts them.

Each plays games of its own; what all of them learn from a minibatch is the mean of what each does.
"""

import os
from typing import NamedTuple

import torch
from torch import distributed, nn


class Team(NamedTuple):
    member: int  # this process
    size: int

    @property
    def leads(self) -> bool:
        """Whether it is this process that measures, writes and tells."""
        return self.member == 0


ALONE = Team(0, 1)


def team_of_this_process(device: str) -> Team:
    if "WORLD_SIZE" not in os.environ:
        return ALONE
    if device == "cuda":
        from numba import cuda

        here = int(os.environ["LOCAL_RANK"])
        torch.cuda.set_device(here)
        cuda.select_device(here)
    if not distributed.is_initialized():
        distributed.init_process_group("nccl" if device == "cuda" else "gloo")
    return Team(distributed.get_rank(), distributed.get_world_size())


def share_gradients(model: nn.Module, team: Team) -> None:
    if team.size == 1:
        return
    for weights in model.parameters():
        if weights.grad is not None:
            distributed.all_reduce(weights.grad)
            weights.grad /= team.size
