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

SPEED_FROM = 60  # seconds that the time left is estimated from


def train(
    game: Annotated[str, typer.Argument(help=say("cli-game"))],
    players: Annotated[list[int] | None, typer.Option(help=say("train-players"))] = None,
    variants: Annotated[str, typer.Option(help=say("train-variants"))] = "",
    iterations: Annotated[int, typer.Option(min=1, help=say("train-iterations"))] = 300,
    games: Annotated[int, typer.Option(min=2, help=say("train-games"))] = 512,
    against: Annotated[str, typer.Option(help=say("train-against"))] = "random,seed",
    meetings: Annotated[int, typer.Option(min=2, help=say("train-meetings"))] = 40,
    every: Annotated[int, typer.Option(min=1, help=say("train-every"))] = 25,
    seed: Annotated[int, typer.Option(min=0, help=say("train-seed"))] = 1,
    gpu: Annotated[bool, typer.Option("--gpu", help=say("train-gpu"))] = False,
    out: Annotated[Path | None, typer.Option(help=say("train-out"))] = None,
) -> None:
    need("train", "torch", "safetensors", "matplotlib", "scipy")
    from subak.study.training.learning import Recipe
    from subak.study.training.run import Plan, settings_of

    chosen = game_named(game)
    if gpu:
        need("cuda", "subak.core.cuda")
        from subak.core.cuda import check_device

        check_device()
    anchors = tuple(parted(against))
    for name in anchors:
        bot(name, "")
    options = [(), *(tuple(sorted(named_options(chosen, variant))) for variant in parted(variants))]
    plan = Plan(
        game,
        settings_of(game, players or [chosen.players[0]], options),
        iterations,
        games,
        seed,
        "cuda" if gpu else "cpu",
        Recipe(),
        anchors,
        meetings,
        every,
    )
    learn(chosen, plan, made(out or Path(f"train-{game}")))


def named_options(game: Game, variant: str) -> list[str]:
    names = variant.split("+")
    for name in names:
        if name not in game.options:
            raise Mistake("unknown-option", game=game.title, option=name, options=", ".join(game.options))
    return names


def learn(game: Game, plan: "Plan", folder: Path) -> None:
    from subak.study.training.curves import draw
    from subak.study.training.run import Training

    console = Console(stderr=True, highlight=False, soft_wrap=True)
    training = Training(plan, folder)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    shown = Progress(*columns, console=console, transient=True, speed_estimate_period=SPEED_FROM, disable=not console.is_terminal)
    with closing(training.log):
        if training.iteration:
            console.print(say("train-continued", done=training.iteration, iterations=plan.iterations, folder=str(folder)))
        task = shown.add_task(say("train-learning", game=game.title), total=plan.iterations, completed=training.iteration)

        def on_line(line: "Line") -> None:
            console.print(spoken(line))
            draw(folder / "curves.svg", game, training.log.lines)

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
