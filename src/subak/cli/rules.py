"""subak rules: the rules of a game, in the reader's language."""

from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from subak.cli.speech import Speech, say
from subak.core.registry import game_named
from subak.locale import without_pictures

TEXT_WIDTH = 96


def rules(
    game: Annotated[str, typer.Argument(help=say("cli-game"))],
    aid: Annotated[bool, typer.Option("--aid", help=say("cli-rules-aid"))] = False,
) -> None:
    words, name = Speech.words, game_named(game).name
    page = words.illustrated_aid(name) if aid else None
    shown = Markdown(without_pictures(page or words.illustrated_rules(name)))
    console = Console()
    if console.is_terminal:
        with console.pager(styles=True):
            console.print(shown, width=min(TEXT_WIDTH, console.width))
    else:
        console.print(shown, width=TEXT_WIDTH)
