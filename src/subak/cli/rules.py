"""subak rules: the rules of a game, in the reader's language."""

from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from subak.cli.speech import Speech, say
from subak.core.registry import game_named

TEXT_WIDTH = 96


def rules(game: Annotated[str, typer.Argument(help=say("cli-game"))]) -> None:
    text = Speech.words.rules(game_named(game).name)
    console = Console()
    page = Markdown(text)
    if console.is_terminal:
        with console.pager(styles=True):
            console.print(page, width=min(TEXT_WIDTH, console.width))
    else:
        console.print(page, width=TEXT_WIDTH)
