"""subak train: a network learns a game from matches against itself."""

import shlex
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from subak.cli.lab import made, parted
from subak.cli.speech import say
from subak.core.extras import need
from subak.core.mistakes import Mistake
from subak.core.registry import Game, game_named
from subak.players import bot

if TYPE_CHECKING:
    from subak.study.training.run import Line, Plan
    from subak.study.training.team import Team

ITERATIONS, GAMES = 300, 512
GPU_ITERATIONS, GPU_GAMES = 1000, 4096
MEASUREMENTS = 12  # where nothing else is asked for
SPEED_FROM = 60  # seconds that the time left is estimated from


def train(
    game: Annotated[str, typer.Argument(help=say("cli-game"))],
    players: Annotated[list[int] | None, typer.Option(help=say("train-players"))] = None,
    variants: Annotated[str | None, typer.Option(help=say("train-variants"))] = None,
    iterations: Annotated[int | None, typer.Option(min=1, help=say("train-iterations"))] = None,
    games: Annotated[int | None, typer.Option(min=2, help=say("train-games"))] = None,
    against: Annotated[str, typer.Option(help=say("train-against"))] = "seed,blade",
    meetings: Annotated[int, typer.Option(min=2, help=say("train-meetings"))] = 40,
    every: Annotated[int | None, typer.Option(min=1, help=say("train-every"))] = None,
    seed: Annotated[int, typer.Option(min=0, help=say("train-seed"))] = 1,
    start: Annotated[Path | None, typer.Option(help=say("train-start"))] = None,
    gpu: Annotated[bool, typer.Option("--gpu", help=say("train-gpu"))] = False,
    out: Annotated[Path | None, typer.Option(help=say("train-out"))] = None,
) -> None:
    need("train", "torch", "safetensors", "matplotlib", "scipy")
    from subak.study.training.learning import ON_A_GPU, Recipe
    from subak.study.training.run import Plan, settings_of
    from subak.study.training.team import team_of_this_process

    chosen = game_named(game)
    if gpu:
        need("cuda", "subak.core.cuda")
        from subak.core.cuda import check_device

        check_device()
    anchors = tuple(parted(against))
    for name in anchors:
        bot(name, "")
    iterations = iterations or (GPU_ITERATIONS if gpu else ITERATIONS)
    device = "cuda" if gpu else "cpu"
    team = team_of_this_process(device)
    plan = Plan(
        game,
        settings_of(game, players or chosen.players, variants_of(chosen, variants)),
        iterations,
        games or (GPU_GAMES if gpu else GAMES),
        seed,
        device,
        ON_A_GPU if gpu else Recipe(),
        anchors,
        meetings,
        every or max(1, iterations // MEASUREMENTS),
        str(start or ""),
        team.size,
    )
    learn(chosen, plan, made(out or Path(f"train-{game}")), team)


def variants_of(game: Game, asked: str | None) -> list[tuple[str, ...]]:
    """The base game and those asked for; where none are, each option alone and all of them together."""
    if asked is not None:
        return [(), *(tuple(sorted(named_options(game, variant))) for variant in parted(asked))]
    return list(dict.fromkeys([(), *((option,) for option in game.options), tuple(sorted(game.options))]))


def named_options(game: Game, variant: str) -> list[str]:
    names = variant.split("+")
    for name in names:
        if name not in game.options:
            raise Mistake("unknown-option", game=game.title, option=name, options=", ".join(game.options))
    return names


def learn(game: Game, plan: "Plan", folder: Path, team: "Team") -> None:
    from subak.study.training.curves import draw
    from subak.study.training.run import Training

    console = Console(stderr=True, highlight=False, soft_wrap=True)
    training = Training(plan, folder, team)
    if training.log is None:
        training.run(lambda done: None, lambda line: None)
        return
    lines = training.log.lines
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    shown = Progress(*columns, console=console, transient=True, speed_estimate_period=SPEED_FROM, disable=not console.is_terminal)
    with closing(training.log):
        if training.iteration:
            console.print(say("train-continued", done=training.iteration, iterations=plan.iterations, folder=str(folder)))
        task = shown.add_task(say("train-learning", game=game.title), total=plan.iterations, completed=training.iteration)

        def on_line(line: "Line") -> None:
            console.print(spoken(line))
            draw(folder / "curves.svg", game, lines)

        try:
            with shown:
                training.run(lambda done: shown.update(task, completed=done), on_line)
        except KeyboardInterrupt:
            console.print(say("train-interrupted", done=training.iteration, iterations=plan.iterations, folder=str(folder)))
            console.print(f"  {shlex.join(['subak', *sys.argv[1:]])}", markup=False)
            raise
    print(say("train-written", file=str(training.file), curves=str(folder / "curves.svg")))


def spoken(line: "Line") -> str:
    strength = " · ".join(
        say("train-won", bot=anchor, won=round(100 * won), low=round(100 * low), high=round(100 * high))
        for anchor, (won, low, high) in line.won.items()
    )
    return say(
        "train-line",
        iteration=line.iteration,
        speed=round(line.steps / line.seconds),
        kl=f"{line.kl:.4f}",
        entropy=f"{line.entropy:.2f}",
        logit=f"{line.largest_logit:.1f}",
        strength=strength,
    )
