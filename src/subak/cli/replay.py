"""subak replay: check a record decision by decision, and look at the match again."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from subak.cli.asking import need_terminal
from subak.cli.result import result_line
from subak.cli.speech import default_names, say, tell
from subak.cli.warm_up import warm_up
from subak.core.match import Match, read_record


def replay(
    file: Annotated[Path, typer.Argument(help=say("cli-record-file"))],
    show: Annotated[bool, typer.Option("--show", help=say("cli-show"))] = False,
    log: Annotated[bool, typer.Option("--log", help=say("cli-log"))] = False,
) -> None:
    record = read_record(file)
    game = Match.game_of_record(record)
    warm_up(game, "match")
    match = Match.from_record(record)
    names = default_names([None] * match.players)
    if show:
        need_terminal()
        from subak.cli.table import TableApp

        TableApp(match, [None] * match.players, names, replay=True).run()
        return
    console = Console(highlight=False, soft_wrap=True)
    if log:
        for tale in match.story(None):
            for line in tale["story"]:
                console.print(tell(line, names), markup=False)
    console.print(say("cli-replayed", game=game.title, count=len(match.plies)))
    if match.over:
        console.print(result_line(match, names))
    else:
        console.print(say("cli-running", player=names[match.actor or 0]))
