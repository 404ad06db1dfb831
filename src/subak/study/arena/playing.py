"""An arena's games played, on several cores."""

import time
from collections.abc import Callable, Collection, Generator, Mapping
from contextlib import closing
from typing import Any

from subak.core import machine
from subak.core.match import Match
from subak.core.registry import Game, game_named
from subak.core.warming import is_warm, warm
from subak.players import bot
from subak.study.arena.meetings import Meeting, Result, Setup, schedule, set_up
from subak.study.processes import in_processes


class LostGames(Exception):
    """Games that broke off, with what went wrong in each; all others were played."""

    def __init__(self, lost: list[tuple[Meeting, BaseException]]) -> None:
        super().__init__("; ".join(f"{meeting}: {error!r}" for meeting, error in lost))
        self.lost = lost


def kinds_needed(setup: Setup) -> list[str]:
    """What the bots' processes must find compiled."""
    game = game_named(setup.game)
    return sorted({"match"}.union(*(bot(spec, "").kinds(game) for spec in setup.bots)))


def play_meeting(setup: Setup, meeting: Meeting) -> Result:
    seats = meeting.seats
    match = Match.new(setup.game, setup.players, setup.options, setup.match_seed(meeting.deal))
    bots = [bot(meeting.line_up[member], f"{match.seed}/{meeting.rotation}/{seat}", cores=1) for seat, member in enumerate(seats)]
    decisions = [0] * setup.players
    seconds = [0.0] * setup.players
    while not match.over:
        seat = int(match.state.actor)
        choices = len(match.legal)
        start = time.perf_counter()
        action = bots[seat].choose(match)
        if choices > 1:
            seconds[seat] += time.perf_counter() - start
            decisions[seat] += 1
        match.apply(action)
    result = match.result()
    thought = tuple(round(spent, 6) for spent in seconds)
    return Result(
        meeting.line_up,
        meeting.deal,
        meeting.rotation,
        seats,
        tuple(result["scores"]),
        tuple(result["winners"]),
        tuple(decisions),
        thought,
    )


def play_meetings(
    setup: Setup, meetings: list[Meeting], cores: int
) -> Generator[tuple[Meeting, Result | BaseException], None, None]:
    """In the order in which they end."""
    workers = min(cores, len(meetings))
    if workers < 2:
        for meeting in meetings:
            try:
                yield meeting, play_meeting(setup, meeting)
            except Exception as error:
                yield meeting, error
        return
    with closing(in_processes(play_meeting, setup, meetings, workers)) as ended:
        for meeting, future in ended:
            yield meeting, future.exception() or future.result()


def play_arena(
    game: Game | str,
    specs: Collection[str],
    players: int,
    games: int,
    options: Mapping[str, Any] | None = None,
    seed: str = "1",
    cores: int | None = None,
    mirror: bool = False,
    done: Collection[Result] = (),
    on_result: Callable[[Result], object] | None = None,
) -> list[Result]:
    """All results in the order of the schedule, whatever the cores; games that are done already are not played again."""
    game = game_named(game) if isinstance(game, str) else game
    setup = set_up(game, specs, players, options, seed)
    for kind in kinds_needed(setup):
        if not is_warm(game, kind):
            for _ in warm(game, kind):
                pass
    meetings = schedule(setup, games, mirror)
    results = {result.meeting: result for result in done}
    missing = [meeting for meeting in meetings if meeting not in results]
    lost: list[tuple[Meeting, BaseException]] = []
    with closing(play_meetings(setup, missing, cores or machine.cores())) as ending:
        for meeting, played in ending:
            if isinstance(played, Result):
                results[meeting] = played
                if on_result is not None:
                    on_result(played)
            else:
                lost.append((meeting, played))
    if lost:
        raise LostGames(lost)
    return [results[meeting] for meeting in meetings]
