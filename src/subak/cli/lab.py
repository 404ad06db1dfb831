"""subak lab: a game and its variants played many times, and what that shows."""

import shlex
import sys
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from subak.cli.speech import Speech, bot_name, say, tell
from subak.cli.warm_up import warm_up
from subak.core.extras import need
from subak.core.faults import of_system
from subak.core.mistakes import Mistake
from subak.core.registry import Game, game_named

if TYPE_CHECKING:
    from subak.study.lab.experiment import Experiment, Row, Task
    from subak.study.lab.shares import ShareFile

SPEED_FROM = 600  # seconds that the time left is estimated from: shares can be long
FAILED = 1


def lab(
    game: Annotated[str, typer.Argument(help=say("cli-game"))],
    variants: Annotated[str, typer.Option(help=say("lab-variants"))] = "",
    games: Annotated[int, typer.Option(min=1, help=say("lab-games"))] = 100_000,
    players: Annotated[str, typer.Option(help=say("lab-players"))] = "random",
    seats: Annotated[int | None, typer.Option(help=say("lab-seats-option"))] = None,
    option: Annotated[list[str] | None, typer.Option(help=say("cli-option"))] = None,
    seed: Annotated[str, typer.Option(help=say("arena-seed"))] = "1",
    cores: Annotated[int | None, typer.Option(min=1, help=say("arena-cores"))] = None,
    gpu: Annotated[bool | None, typer.Option(help=say("lab-gpu"))] = None,
    ray: Annotated[str | None, typer.Option(help=say("lab-ray"))] = None,
    out: Annotated[Path | None, typer.Option(help=say("lab-out"))] = None,
) -> None:
    need("study", "subak.study.lab.report")
    from subak.study.lab.experiment import design, kinds_needed
    from subak.study.lab.playing import have_gpu
    from subak.study.lab.shares import ShareFile

    chosen = game_named(game)
    experiment = design(chosen, parted(variants), games, parted(players) or ["random"], seats, option or [], seed)
    folder = made(out or Path(f"lab-{game}"))
    if gpu:
        need("cuda", "subak.core.cuda")
        from subak.core.cuda import check_device

        check_device()
    on_gpu = experiment.random and ray is None and (have_gpu() if gpu is None else gpu)
    if not on_gpu and ray is None:
        for kind in kinds_needed(experiment):
            warm_up(chosen, kind)
    with closing(ShareFile(folder / "shares.jsonl", experiment)) as kept:
        rows = play(chosen, experiment, cores, on_gpu, ray, kept)
    show(chosen, experiment, rows, folder)


def parted(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def made(folder: Path) -> Path:
    """Before hours of play, not after them."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Mistake("unwritable-file", file=str(folder), reason=of_system(error)) from error
    return folder


def play(
    game: Game, experiment: "Experiment", cores: int | None, gpu: bool, ray: str | None, kept: "ShareFile"
) -> "dict[Task, Row]":
    from subak.study.lab.playing import run_lab

    console = Console(stderr=True, highlight=False, soft_wrap=True)
    tasks = experiment.tasks()
    done = len(kept.rows)
    if done:
        console.print(say("lab-continued", done=done, shares=len(tasks), file=str(kept.path)))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    shown = Progress(*columns, console=console, transient=True, speed_estimate_period=SPEED_FROM, disable=not console.is_terminal)
    games = {task: len(experiment.games_of(task.share)) for task in tasks}
    total = sum(games.values())
    progress = shown.add_task(say("lab-playing", game=game.title), total=total, completed=sum(games[task] for task in kept.rows))

    def on_share(task: "Task", row: "Row") -> None:
        nonlocal done
        kept.add(task, row)
        done += 1
        shown.advance(progress, games[task])

    try:
        with shown:
            return run_lab(experiment, cores, gpu, ray, kept.rows, on_share)
    except KeyboardInterrupt:
        console.print(say("lab-interrupted", done=done, shares=len(tasks), file=str(kept.path)))
        console.print(f"  {shlex.join(['subak', *sys.argv[1:]])}", markup=False)
        raise
    except BrokenProcessPool:
        console.print(say("lab-killed", done=done, shares=len(tasks), file=str(kept.path)))
    console.print(f"  {shlex.join(['subak', *sys.argv[1:]])}", markup=False)
    sys.exit(FAILED)


def show(game: Game, experiment: "Experiment", rows: "dict[Task, Row]", folder: Path) -> None:
    from subak.study.lab.findings import findings
    from subak.study.lab.playing import blocks_of
    from subak.study.lab.report import LabWording, lab_report
    from subak.study.lab.rows import rows_of, write_csv, write_parquet

    found = findings(experiment, blocks_of(experiment, rows))
    made = rows_of(experiment, game, found, lambda told: tell(told, []))
    write_csv(folder, made)
    in_parquet = write_parquet(folder, made)
    page = folder / "report.html"
    wording = LabWording(Speech.words.language, game.name, say, lambda told: tell(told, []), bot_name, shown_command(experiment))
    try:
        page.write_text(lab_report(experiment, game, found, wording), "utf-8")
    except OSError as error:
        raise Mistake("unwritable-file", file=str(page), reason=of_system(error)) from error
    console = Console(highlight=False, soft_wrap=True)
    console.print(say("lab-written", file=str(page)))
    console.print(say("lab-tables", tables=", ".join(made)))
    if not in_parquet:
        console.print(say("lab-no-parquet"), markup=False)


def shown_command(experiment: "Experiment") -> str:
    """What makes the same report again, on any machine."""
    base, *variants = experiment.settings
    words = ["subak", "lab", experiment.game]
    if variants:
        words += ["--variants", ",".join(setting.name for setting in variants)]
    for name in base.options:
        words += ["--option", name]
    words += ["--games", str(experiment.games), "--players", ",".join(dict.fromkeys(experiment.players))]
    if len(set(experiment.players)) > 1:
        words[-1] = ",".join(experiment.players)
    return shlex.join([*words, "--seats", str(experiment.seats), "--seed", experiment.seed])
