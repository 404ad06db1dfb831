"""subak analyse: every decision of a match judged, and where it turned."""

import json
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import Annotated, Any

import typer
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as RichTable
from rich.text import Text

from subak.cli.result import result_line
from subak.cli.speech import Speech, default_names, say, tell
from subak.cli.warm_up import warm_up
from subak.core.extras import need
from subak.core.faults import of_system
from subak.core.match import Match, read_record
from subak.core.mistakes import Mistake
from subak.core.registry import Told
from subak.players.compiler import kinds
from subak.study.analysis.judging import POOR, SWING, Analysis, Depth, Verdict, analyse
from subak.study.analysis.wording import LETTERS, Wording

SYMBOLS = {
    Verdict.BEST: Text("●", "green"),
    Verdict.GOOD: Text("○", "green"),
    Verdict.INACCURACY: Text("▲", "yellow"),
    Verdict.MISTAKE: Text("◆", "#d07030"),
    Verdict.BLUNDER: Text("■", "red"),
}
SEATS = ("#d0503a", "#4f8fd0", "#c4930f", "#9a78c8")
BARS = " ▁▂▃▄▅▆▇█"
ROWS = 3  # of a graph, for each seat
WIDEST = 100


def analyse_record(
    file: Annotated[Path, typer.Argument(help=say("cli-record-file"))],
    depth: Annotated[str, typer.Option(help=say("analysis-depth"))] = Depth.FAST.value,
    hindsight: Annotated[bool, typer.Option("--hindsight", help=say("analysis-hindsight"))] = False,
    name: Annotated[list[str] | None, typer.Option(help=say("cli-name"))] = None,
    to_json: Annotated[Path | None, typer.Option("--json", help=say("analysis-json"))] = None,
    to_html: Annotated[Path | None, typer.Option("--html", help=say("analysis-html"))] = None,
) -> None:
    if depth not in list(Depth):
        raise Mistake("unknown-depth", depth=depth, depths=", ".join(Depth))
    for out in (to_json, to_html):
        if out is not None and not out.parent.is_dir():
            raise Mistake("unwritable-file", file=str(out), reason=say("cli-no-folder"))
    if to_html is not None:
        need("study", "subak.study.analysis.report")
    need("play", "subak.cli.boards")
    record = read_record(file)
    game = Match.game_of_record(record)
    for kind in kinds(game):
        warm_up(game, kind)
    match = Match.from_record(record)
    names = (name or [])[: match.players] + default_names([None] * match.players)[len(name or []) :]
    analysis = judged(match, Depth(depth), hindsight)
    if not analysis.decisions:
        raise typer.Abort
    wording = worded(match, names)
    console = Console(highlight=False)
    console.print(shown(analysis, match, wording, min(console.width, WIDEST)))
    if to_json is not None:
        write(to_json, json.dumps(analysis.to_json(), ensure_ascii=False, indent=1) + "\n", console)
    if to_html is not None:
        from subak.study.analysis.report import report

        write(to_html, report(analysis, wording), console)
    if not analysis.complete:
        raise typer.Abort


def judged(match: Match, depth: Depth, hindsight: bool) -> Analysis:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress, interruptible(progress) as stop:
        task = progress.add_task(say("analysis-working", game=match.game.title), total=None)

        def show(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        return analyse(match, depth, hindsight, on_progress=show, stop=stop)


@contextmanager
def interruptible(progress: Progress) -> Iterator[Event]:
    """The first interruption keeps what is judged so far, the second one does not wait for it."""
    stop = Event()

    def on_interrupt(number: int, frame: Any) -> None:
        if stop.is_set():
            raise KeyboardInterrupt
        stop.set()
        progress.console.print(say("analysis-stopping"))

    before = signal.signal(signal.SIGINT, on_interrupt)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def write(file: Path, text: str, console: Console) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise Mistake("unwritable-file", file=str(file), reason=of_system(error)) from error
    console.print(say("analysis-written", file=str(file)), soft_wrap=True)


def worded(match: Match, names: list[str]) -> Wording:
    story = match.story(None)

    def said(message: Told) -> str:
        return tell(message, names)

    def question(ply: int) -> str:
        moment = match.prefix(ply)
        return said(match.game.prompt(moment.state, moment.actor))

    def happened(ply: int) -> str:
        tale = story[ply]
        choice = match.game.choice(match.prefix(ply).state, match.plies[ply].action)
        return " ".join(map(said, tale["story"])) or f"{names[tale['seat']]}: {said(choice)}"

    return Wording(Speech.words.language, say, match.game.title, names, said, question, happened)


def shown(analysis: Analysis, match: Match, wording: Wording, width: int) -> RenderableType:
    ended = result_line(match, wording.names) if match.over else say("cli-running", player=wording.names[match.actor or 0])
    how = say("analysis-how", hindsight=str(analysis.hindsight).lower(), depth=analysis.depth.value)
    parts: list[RenderableType] = [Text(say("analysis-title", game=wording.title), "bold"), Text(ended), Text(how, "dim")]
    if not analysis.complete:
        parts.append(Text(say("analysis-partly", count=len(analysis.decisions)), "yellow"))
    parts += ["", summary(analysis, wording), "", Text(say("analysis-chances"), "bold"), graph(analysis, wording, width), ""]
    parts += [Text(say("analysis-turns"), "bold"), *turns(analysis, wording), ""]
    parts += [Text(say("analysis-poor"), "bold"), poor(analysis, wording)]
    return Group(*parts)


def summary(analysis: Analysis, wording: Wording) -> RichTable:
    table = RichTable(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column(say("analysis-accuracy"), justify="right")
    for verdict in Verdict:
        table.add_column(say("analysis-count", verdict=verdict.value, count=2), justify="right")
    for seat, accuracy in enumerate(analysis.accuracy):
        counts = [Text.assemble(SYMBOLS[verdict], f" {analysis.count(seat, verdict)}") for verdict in Verdict]
        named = Text(wording.names[seat], f"bold {SEATS[seat]}")
        table.add_row(named, Text("–" if accuracy is None else str(round(accuracy)), "bold"), *counts)
    return table


def graph(analysis: Analysis, wording: Wording, width: int) -> RichTable:
    """Bars for each seat, as wide as the terminal."""
    table = RichTable.grid(padding=(0, 1))
    columns = max(10, width - max(map(len, wording.names)) - 7)
    for seat, (name, course) in enumerate(zip(wording.names, analysis.courses, strict=True)):
        if course:
            drawn = "\n".join(bars(sampled(course, analysis.plies, columns)))
            last = wording.percent(course[-1][1])
            table.add_row(Text(f"{name}\n", SEATS[seat]), Text(drawn, SEATS[seat]), Text("\n" * (ROWS - 1) + last, "dim"))
    return table


def sampled(course: list[tuple[int, float]], plies: int, columns: int) -> list[float]:
    """The chance at evenly spaced moments of the match: the last known one, or the first that will be."""
    moments = [plies * column / (columns - 1) for column in range(columns)]
    return [next((chance for ply, chance in reversed(course) if ply <= moment), course[0][1]) for moment in moments]


def bars(shares: list[float]) -> list[str]:
    fine = len(BARS) - 1
    lines = []
    for row in range(ROWS - 1, -1, -1):
        heights = [round(share * ROWS * fine) - row * fine for share in shares]
        lines.append("".join(BARS[min(max(height, 1 if row == 0 else 0), fine)] for height in heights))
    return lines


def turns(analysis: Analysis, wording: Wording) -> list[RenderableType]:
    points = analysis.turning_points
    if not points:
        return [Text(say("analysis-no-turns", swing=wording.percent(SWING)))]
    lines: list[RenderableType] = []
    for letter, point in zip(LETTERS, points, strict=False):
        lines.append(Text.assemble((f"{letter} ", "bold"), (wording.turn(point), SEATS[point.seat])))
        lines.append(indented(Text(f"{point.ply + 1}. {wording.happened(point.ply)}", "dim")))
    return lines


def poor(analysis: Analysis, wording: Wording) -> RenderableType:
    table = RichTable(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column(say("analysis-number"), justify="right")
    for heading in ("analysis-player", "analysis-played", "analysis-chance", "analysis-better"):
        table.add_column(say(heading), no_wrap=heading == "analysis-chance")
    for decision in analysis.decisions:
        if decision.verdict in POOR:
            seat, ply = decision.seat, decision.ply
            played, better = (wording.tell(choice.says) for choice in (decision.played, decision.best))
            chance = f"{wording.percent(decision.best.win)} → {wording.percent(decision.played.win)}"
            name = Text(wording.names[seat], SEATS[seat])
            table.add_row(SYMBOLS[decision.verdict], str(ply + 1), name, played, Text(chance, "bold"), better)
    return table if table.row_count else Text(say("analysis-none-poor"))


def indented(text: Text) -> Padding:
    return Padding(text, (0, 0, 0, 2), expand=False)
