"""Questions in the terminal for what was not said on the command line: a numbered list, and the number is typed."""

import sys
from collections.abc import Sequence

import typer
from rich.console import Console

from subak.cli.speech import say
from subak.core.extras import need
from subak.core.mistakes import Mistake


def at_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def need_terminal() -> None:
    need("play", "subak.cli.table")
    if not at_terminal():
        raise Mistake("no-terminal")


def ask(question: str, answers: Sequence[str], usual: int = 0, first: int = 1) -> int:
    """Which of the answers, counted from 0; without a word the usual one. Asked again until it is one of them.

    The numbers that are typed begin with the first.
    """
    last = first + len(answers) - 1
    console = Console(highlight=False, soft_wrap=True)
    console.print(f"\n[bold]{question}[/bold]")
    for number, answer in enumerate(answers, first):
        console.print(f"  [bold]{number}[/bold]  {answer}")
    while True:
        try:
            typed = console.input(say("cli-ask-number", usual=first + usual) + " ").strip()
        except EOFError as end:
            raise typer.Abort from end
        if not typed:
            return usual
        if typed.isdecimal() and first <= int(typed) <= last:
            return int(typed) - first
        console.print(say("cli-ask-wrong", first=first, last=last))
