"""subak bench: how fast the games run on this machine."""

import time
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as RichTable

from subak.cli.speech import say
from subak.cli.warm_up import warm_up
from subak.core import machine
from subak.core.batch import Batch
from subak.core.registry import Game, game_named, game_names

GAMES = 4096
STEPS = 100


def bench(
    game: Annotated[list[str] | None, typer.Argument(help=say("cli-games"))] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help=say("cli-seconds"))] = 1.0,
) -> None:
    cores = machine.cores()
    table = RichTable(title=say("cli-bench-title", cores=cores))
    table.add_column(say("cli-bench-game"))
    for heading in ("cli-bench-players", "cli-bench-bytes", "cli-bench-one-core", "cli-bench-all-cores", "cli-bench-games"):
        table.add_column(say(heading), justify="right")
    console = Console()
    for chosen in [game_named(name) for name in game or game_names()]:
        warm_up(chosen, "batch")
        players = chosen.players[-1]
        with console.status(say("cli-bench-measuring", game=chosen.title)):
            one, games = speed(chosen, players, 1, seconds)
            every, _ = speed(chosen, players, cores, seconds)
        size = f"{chosen.dtype.itemsize:,}"
        table.add_row(chosen.title, str(players), size, f"{one:,.0f}", f"{every:,.0f}", f"{games:,.0f}")
    console.print(table)


def speed(game: Game, players: int, cores: int, seconds: float) -> tuple[float, float]:
    """Random actions and finished games per second."""
    batch = Batch(game, GAMES, players, cores=cores)
    start = time.perf_counter()
    rounds = 0
    while time.perf_counter() - start < seconds:
        batch.play(STEPS)
        rounds += 1
    elapsed = time.perf_counter() - start
    return rounds * GAMES * STEPS / elapsed, int(batch.finished.sum()) / elapsed
