"""The first start compiles: shown with how far it is, or beside a match that is already played."""

import contextlib
import threading

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from subak.cli.speech import say
from subak.core.registry import Game
from subak.core.warming import is_warm, warm
from subak.players.compiler import Compiler, CompilerFailed, kinds


def warm_up(game: Game, kind: str) -> None:
    if is_warm(game, kind):
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(say("cli-compiling", game=game.title))
        for done, steps in warm(game, kind):
            progress.update(task, completed=done, total=steps)


def compile_beside(game: Game) -> None:
    """The game is played interpreted until a process of its own has compiled it."""
    if is_warm(game, *kinds(game)):
        return
    compiler = Compiler(game)

    def run() -> None:
        with contextlib.suppress(CompilerFailed):  # then it is played interpreted to its end
            compiler.run(lambda done, total: None)

    threading.Thread(target=run, daemon=True).start()
