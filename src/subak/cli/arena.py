"""subak arena: bots against bots, and how strong they are."""

import json
import shlex
import sys
import time
import traceback
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from subak.cli.play import chosen_options
from subak.cli.speech import say
from subak.cli.warm_up import warm_up
from subak.core.extras import need
from subak.core.faults import of_system
from subak.core.machine import data_folder
from subak.core.mistakes import Mistake
from subak.core.registry import Game, game_named

if TYPE_CHECKING:
    from subak.study.arena.meetings import Result, Setup
    from subak.study.arena.playing import LostGames
    from subak.study.arena.results import ResultFile

SPEED_FROM = 600  # seconds that the time left is estimated from: games can be long
LOST_SHOWN = 3
FAILED = 1


def arena(
    game: Annotated[str, typer.Argument(help=say("cli-game"))],
    bots: Annotated[list[str], typer.Argument(help=say("arena-bots"))],
    players: Annotated[int | None, typer.Option(help=say("cli-players"))] = None,
    option: Annotated[list[str] | None, typer.Option(help=say("cli-option"))] = None,
    games: Annotated[int, typer.Option(min=1, help=say("arena-games"))] = 200,
    mirror: Annotated[bool, typer.Option("--mirror", help=say("arena-mirror"))] = False,
    seed: Annotated[str, typer.Option(help=say("arena-seed"))] = "1",
    cores: Annotated[int | None, typer.Option(min=1, help=say("arena-cores"))] = None,
    out: Annotated[Path | None, typer.Option(help=say("arena-out"))] = None,
    summary: Annotated[Path | None, typer.Option("--json", help=say("arena-json"))] = None,
    plot: Annotated[Path | None, typer.Option(help=say("arena-plot"))] = None,
) -> None:
    need("study", "subak.study.arena.standings", *([] if plot is None else ["subak.study.arena.ratings_plot"]))
    from subak.study.arena.meetings import set_up
    from subak.study.arena.playing import kinds_needed
    from subak.study.arena.results import ResultFile

    chosen = game_named(game)
    setup = set_up(chosen, bots, chosen.players[0] if players is None else players, chosen_options(chosen, option or []), seed)
    if len(bots) < 2 and not mirror:
        raise Mistake("arena-alone", bot=bots[0])
    check_files(out, summary, plot)
    for kind in kinds_needed(setup):
        warm_up(chosen, kind)
    with closing(ResultFile(out or kept_games(chosen), setup)) as kept:
        results = play(chosen, setup, games, mirror, cores, kept, out is not None)
    show(chosen, setup, results, summary, plot)
    print(say("arena-kept", file=str(kept.path)))


def check_files(out: Path | None, summary: Path | None, plot: Path | None) -> None:
    """Before hours of play, not after them."""
    if plot is not None and plot.suffix.lower() not in {".svg", ".png"}:
        raise Mistake("deck-picture", file=str(plot))
    for file in (out, summary, plot):
        if file is not None and not file.parent.is_dir():
            raise Mistake("unwritable-file", file=str(file), reason=say("cli-no-folder"))


def kept_games(game: Game) -> Path:
    """Where the games are kept that nobody gave a file for, so that none is ever lost."""
    return data_folder("arenas") / f"{game.name}-{time.strftime('%Y%m%d-%H%M%S')}.jsonl"


def play(
    game: Game, setup: "Setup", games: int, mirror: bool, cores: int | None, kept: "ResultFile", named: bool
) -> "list[Result]":
    from subak.study.arena.meetings import schedule
    from subak.study.arena.playing import LostGames, play_arena

    meetings = schedule(setup, games, mirror)
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    rounded = -(-games // setup.players) * setup.players
    if rounded > games:
        console.print(say("arena-rounded", games=rounded, players=setup.players))
    done = len({result.meeting for result in kept.results} & set(meetings))
    if done:
        console.print(say("arena-continued", done=done, games=len(meetings), file=str(kept.path)))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    shown = Progress(*columns, console=console, transient=True, speed_estimate_period=SPEED_FROM, disable=not console.is_terminal)
    task = shown.add_task(say("arena-playing", game=game.title), total=len(meetings), completed=done)

    def on_result(result: "Result") -> None:
        nonlocal done
        kept.add(result)
        done += 1
        shown.advance(task)

    try:
        with shown:
            return play_arena(
                game, setup.bots, setup.players, games, setup.options, setup.seed, cores, mirror, kept.results, on_result
            )
    except KeyboardInterrupt:
        console.print(say("arena-interrupted", done=done, games=len(meetings), file=str(kept.path)))
        console.print(f"  {same_command(kept.path, named)}", markup=False)
        raise
    except BrokenProcessPool:
        console.print(say("arena-killed", done=done, games=len(meetings), file=str(kept.path)))
    except LostGames as error:
        tell_lost(console, setup, error)
        console.print(say("arena-lost", lost=len(error.lost), done=done, file=str(kept.path)))
    console.print(f"  {same_command(kept.path, named)}", markup=False)
    sys.exit(FAILED)


def same_command(file: Path, named: bool) -> str:
    return shlex.join(["subak", *sys.argv[1:], *([] if named else ["--out", str(file)])])


def tell_lost(console: Console, setup: "Setup", error: "LostGames") -> None:
    """All that reproduces a game that broke off, and where it broke."""
    for meeting, reason in error.lost[:LOST_SHOWN]:
        seats = ", ".join(meeting.line_up[member] for member in meeting.seats)
        seed = setup.match_seed(meeting.deal)
        console.print("".join(traceback.format_exception(reason)), markup=False)
        console.print(say("arena-lost-game", deal=meeting.deal, rotation=meeting.rotation, seats=seats, seed=seed), markup=False)


def show(game: Game, setup: "Setup", results: "list[Result]", summary: Path | None, plot: Path | None) -> None:
    from subak.cli.standings import matrix, mirrors, seats, table
    from subak.study.arena.standings import mirror, standings, summed_up

    ranked = standings(results, setup.bots) if len(setup.bots) > 1 else []
    mirrored = [
        mirror(results, name) for name in setup.bots if any(result.line_up == (name,) * setup.players for result in results)
    ]
    title = say(
        "arena-title",
        game=game.title,
        players=setup.players,
        options="".join(f" · {name}" for name, chosen in setup.options.items() if chosen),
        games=sum(not result.mirror for result in results),
    )
    console = Console(highlight=False)
    tables = [table(title, ranked, setup.players), matrix(results, ranked)] if ranked else []
    tables += [mirrors(mirrored), seats(mirrored)] if mirrored else []
    for shown in tables:
        console.print(shown, "")
    if summary is not None:
        try:
            summary.write_text(
                json.dumps(summed_up(setup, results, ranked, mirrored), indent=1, ensure_ascii=False) + "\n", "utf-8"
            )
        except OSError as error:
            raise Mistake("unwritable-file", file=str(summary), reason=of_system(error)) from error
    if plot is not None and ranked:
        from subak.study.arena.ratings_plot import draw

        draw(plot, ranked, title, say("arena-caption"))
