"""subak verify: whether the shuffle of a match was the one that had been promised."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from subak.cli.speech import say
from subak.cli.warm_up import warm_up
from subak.core.fairness import verify as verify_record
from subak.core.match import Match, read_record


def verify(file: Annotated[Path, typer.Argument(help=say("cli-record-file"))]) -> None:
    record = read_record(file)
    warm_up(Match.game_of_record(record), "match")
    match = verify_record(record)
    lots = str(record["fair"].get("places") is not None).lower()
    Console(highlight=False, soft_wrap=True).print(
        say("cli-verified", commitment=record["fair"]["commitment"], plies=len(match.plies), lots=lots)
    )
