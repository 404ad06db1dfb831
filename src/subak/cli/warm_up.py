"""The first start compiles: show it, and how far it is."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from subak.cli.speech import say
from subak.core.registry import Game
from subak.core.warming import is_warm, warm


def warm_up(game: Game, kind: str) -> None:
    if is_warm(game, kind):
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(say("cli-compiling", game=game.title))
        for done, steps in warm(game, kind):
            progress.update(task, completed=done, total=steps)
