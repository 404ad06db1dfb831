"""A run of training: from nothing, or from where it was interrupted, to a network in a file."""

import time
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

import torch

from subak.core.faults import of_system
from subak.core.mistakes import Mistake
from subak.core.registry import game_named
from subak.envs.vector import VERSION
from subak.players.networks import load, save
from subak.study.append_only import AppendOnlyFile
from subak.study.arena.playing import play_arena
from subak.study.intervals import share_of
from subak.study.training.learning import Measured, Recipe, learn
from subak.study.training.model import Model
from subak.study.training.rollouts import Fields, Rollout, Setting, play, surprises
from subak.study.training.team import ALONE, Team

LONGEST = 160  # decisions over which games begin apart: about as many as a match has
APART = 10_000  # between the seeds of the processes of a team
LOG, CHECKPOINT = "training.jsonl", "checkpoint.pt"


@dataclass(frozen=True)
class Plan:
    """All that the network depends on; the same plan on the same CPU gives the same network."""

    game: str
    settings: tuple[Setting, ...]
    iterations: int
    games: int  # at once
    seed: int
    device: str
    recipe: Recipe
    anchors: tuple[str, ...] = ()  # fixed bots that strength is measured against
    meetings: int = 40  # with each of them
    measured_every: int = 20  # iterations
    start: str = ""  # the file of a network to go on from, instead of from nothing
    team: int = 1  # processes that learn together, each with so many games


def settings_of(game: str, players: Sequence[int], options: Sequence[tuple[str, ...]]) -> tuple[Setting, ...]:
    """Each number of players with each choice of options; half of all games are of the first."""
    known = game_named(game)
    for number in players:
        known.check_players(number)
    pairs = [(number, chosen) for number in players for chosen in options]
    shares = [1.0] if len(pairs) == 1 else [0.5] + [0.5 / (len(pairs) - 1)] * (len(pairs) - 1)
    return tuple(Setting(number, chosen, share) for (number, chosen), share in zip(pairs, shares, strict=True))


@dataclass(frozen=True)
class Line:
    """What was measured after an iteration."""

    iteration: int
    steps: int
    seconds: float
    loss: float
    kl: float
    entropy: float
    largest_logit: float
    outcome_loss: float
    won: dict[str, list[float]]  # by anchor: share of victories, and its interval


def line_from(kept: Any) -> Line:
    return Line(**{field.name: kept[field.name] for field in fields(Line)})


class TrainingLog(AppendOnlyFile[Line]):
    def __init__(self, path: Path, plan: Plan) -> None:
        header = {"format": "subak training 1", "environment": VERSION, **asdict(plan)}
        header["settings"] = [[players, list(options), share] for players, options, share in plan.settings]
        header["anchors"] = list(plan.anchors)
        super().__init__(path, header)

    def read(self, line: Any) -> Line:
        return line_from(line)

    def add(self, line: Line) -> None:
        self.lines.append(line)
        self.append(asdict(line))

    def not_such_a_file(self) -> Mistake:
        return Mistake("no-training", file=str(self.path))

    def of_another_run(self, field: str, theirs: str, ours: str) -> Mistake:
        return Mistake("other-training", file=str(self.path), field=field, theirs=theirs, ours=ours)


class Training:
    def __init__(self, plan: Plan, folder: Path, team: Team = ALONE) -> None:
        self.plan, self.folder, self.team = plan, folder, team
        self.game = game_named(plan.game)
        self.file = folder / f"{plan.game}.safetensors"
        self.checkpoint = folder / (CHECKPOINT if team.leads else f"{team.member}-{CHECKPOINT}")
        self.log = TrainingLog(folder / LOG, plan) if team.leads else None
        if plan.device == "cuda":
            torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = torch.backends.cudnn.benchmark = True
        torch.manual_seed(plan.seed)
        self.model = Model(self.game).to(plan.device)
        if plan.start:
            self.model.take(load(Path(plan.start)).layers)
        self.slow = deepcopy(self.model)
        torch.manual_seed(plan.seed + APART * team.member)
        self.fields = Fields(self.game, plan.settings, plan.games, plan.seed + APART * team.member, plan.device, LONGEST)
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=plan.recipe.rate, eps=1e-5)
        self.rollout = Rollout(self.game, plan.recipe.steps, self.fields.games, self.fields.seats, plan.device)
        self.iteration = 0
        self.seconds = 0.0
        if self.checkpoint.exists():
            self.resume()

    @property
    def steps(self) -> int:
        return self.iteration * self.plan.recipe.steps * self.fields.games * self.team.size

    def run(self, on_iteration: Callable[[int], object], on_line: Callable[[Line], object]) -> None:
        """To the end; what was learnt until the last measurement is kept on disk."""
        while self.iteration < self.plan.iterations:
            start = time.perf_counter()
            measured = self.iterate()
            self.seconds += time.perf_counter() - start
            on_iteration(self.iteration)
            if self.iteration % self.plan.measured_every == 0 or self.iteration == self.plan.iterations:
                if self.log is not None:
                    save(self.file, self.game, self.model.layers())
                    line = Line(self.iteration, self.steps, self.seconds, *measured, self.against_anchors())
                    self.log.add(line)
                    on_line(line)
                self.keep()

    def iterate(self) -> Measured:
        plan, recipe = self.plan, self.plan.recipe
        last = play(self.fields, self.model, self.rollout)
        seats = self.fields.gathered("to_play").long()
        surprise = surprises(self.rollout, last, seats, self.fields.players, recipe.spread)
        progress = self.iteration / plan.iterations
        self.iteration += 1
        return learn(
            self.model, self.slow, self.optimizer, self.rollout, surprise, recipe, progress, plan.device != "cpu", self.team
        )

    def against_anchors(self) -> dict[str, list[float]]:
        found = {}
        net = f"net:{self.file}"
        players, options, _ = self.plan.settings[0]
        for anchor in self.plan.anchors:
            results = play_arena(
                self.game, (net, anchor), players, self.plan.meetings, dict.fromkeys(options, True), f"training {self.plan.seed}"
            )
            won = [
                (result.deal, result.victory(seat)) for result in results for seat, name in enumerate(result.bots) if name == net
            ]
            found[anchor] = [float(number) for number in share_of(won)]
        return found

    def keep(self) -> None:
        kept = {
            "iteration": self.iteration,
            "seconds": self.seconds,
            "model": self.model.state_dict(),
            "slow": self.slow.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "states": [torch.from_numpy(env.saved_states().view("u1").copy()) for env in self.fields.envs],
            "random": torch.get_rng_state(),
            "random_on_device": None if self.plan.device == "cpu" else torch.cuda.get_rng_state(),
        }
        part = self.checkpoint.with_suffix(".part")
        try:
            torch.save(kept, part)
            part.replace(self.checkpoint)
        except OSError as error:
            raise Mistake("unwritable-file", file=str(part), reason=of_system(error)) from error

    def resume(self) -> None:
        kept = torch.load(self.checkpoint, map_location=self.plan.device, weights_only=True)
        self.iteration, self.seconds = kept["iteration"], kept["seconds"]
        self.model.load_state_dict(kept["model"])
        self.slow.load_state_dict(kept["slow"])
        self.optimizer.load_state_dict(kept["optimizer"])
        for env, states in zip(self.fields.envs, kept["states"], strict=True):
            env.load_states(states.cpu().numpy().view(self.game.dtype).reshape(-1))
        torch.set_rng_state(kept["random"].cpu())
        if kept["random_on_device"] is not None:
            torch.cuda.set_rng_state(kept["random_on_device"].cpu())
