"""Bots against bots: every line-up on the same deals, each bot on every seat as often as any other."""

import os
import signal
import time
from collections.abc import Callable, Collection, Generator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations, permutations
from multiprocessing import active_children, get_context
from typing import Any

from subak.core.match import Match
from subak.core.mistakes import Mistake
from subak.core.registry import Game, game_named
from subak.core.warming import is_warm, warm
from subak.players import bot
from subak.players.random import RandomPlayer

LineUp = tuple[str, ...]


@dataclass(frozen=True)
class Setup:
    """All that the results of an arena's games depend on."""

    game: str
    players: int
    options: dict[str, bool]
    bots: tuple[str, ...]
    seed: str

    def line_ups(self, mirror: bool = False) -> list[LineUp]:
        """Every combination of bots; too few bots sit on several seats, in turn with one more of each."""
        each, more = divmod(self.players, len(self.bots))
        if each and len(self.bots) > 1:
            met = [self.bots * each + extra for extra in combinations(self.bots, more)]
        else:
            met = list(combinations(self.bots, self.players))
        return met + [(name,) * self.players for name in self.bots if mirror]

    def match_seed(self, deal: int) -> str:
        return f"{self.seed}/{deal}"


@dataclass(frozen=True)
class Meeting:
    """One game to be played."""

    line_up: LineUp
    deal: int
    rotation: int

    @property
    def seats(self) -> tuple[int, ...]:
        """Who of the line-up sits on each seat. Who sits after whom changes with the deal, and balances out too."""
        players = len(self.line_up)
        orders = list(permutations(range(1, players)))
        order = (0, *orders[self.deal % len(orders)])
        return tuple(order[(seat - self.rotation) % players] for seat in range(players))


@dataclass(frozen=True)
class Result:
    """One game played; scores and the like are by seat."""

    line_up: LineUp
    deal: int
    rotation: int
    seats: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]  # with a choice
    seconds: tuple[float, ...]  # of thinking about them

    @property
    def meeting(self) -> Meeting:
        return Meeting(self.line_up, self.deal, self.rotation)

    @property
    def bots(self) -> tuple[str, ...]:
        return tuple(self.line_up[member] for member in self.seats)

    @property
    def mirror(self) -> bool:
        return len(set(self.line_up)) == 1

    def victory(self, seat: int) -> float:
        return (seat in self.winners) / len(self.winners)

    def margin(self, seat: int) -> int:
        return self.scores[seat] - max(score for rival, score in enumerate(self.scores) if rival != seat)

    def ahead(self, seat: int, rival: int) -> float:
        """1 if a seat ends before its rival, one half if they share a rank: winners first, then by score."""
        ranks = [(place in self.winners, self.scores[place]) for place in (seat, rival)]
        return 0.5 if ranks[0] == ranks[1] else float(ranks[0] > ranks[1])


class LostGames(Exception):
    """Games that broke off, with what went wrong in each; all others were played."""

    def __init__(self, lost: list[tuple[Meeting, BaseException]]) -> None:
        super().__init__("; ".join(f"{meeting}: {error!r}" for meeting, error in lost))
        self.lost = lost


def set_up(game: Game, specs: Collection[str], players: int, options: Mapping[str, Any] | None, seed: str) -> Setup:
    game.check_players(players)
    for spec in specs:
        bot(spec, "")
    if len(set(specs)) < len(specs):
        raise Mistake("arena-twice", bot=next(spec for spec in specs if list(specs).count(spec) > 1))
    chosen = {name: bool((options or {}).get(name)) for name in game.options}
    return Setup(game.name, players, chosen, tuple(specs), seed)


def schedule(setup: Setup, games: int, mirror: bool = False) -> list[Meeting]:
    """Deal by deal, so that whatever part of it is played is nearly balanced."""
    deals = -(-games // setup.players)
    line_ups = setup.line_ups(mirror)
    if not line_ups or deals < 1:
        raise Mistake("arena-nothing", games=games)
    return [Meeting(line_up, deal, turn) for deal in range(deals) for line_up in line_ups for turn in range(setup.players)]


def kinds_needed(setup: Setup) -> list[str]:
    """What the bots' processes must find compiled."""
    thinks = any(not isinstance(bot(spec, ""), RandomPlayer) for spec in setup.bots)
    return ["match", "search"] if thinks else ["match"]


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
    if min(cores, len(meetings)) < 2:
        for meeting in meetings:
            try:
                yield meeting, play_meeting(setup, meeting)
            except Exception as error:
                yield meeting, error
        return
    others = set(active_children())
    with ProcessPoolExecutor(min(cores, len(meetings)), get_context("spawn")) as pool:
        try:
            futures = started(pool, setup, meetings)
            for future in as_completed(futures):
                failure = future.exception()
                if isinstance(failure, BrokenProcessPool):
                    raise failure
                yield futures[future], future.result() if failure is None else failure
        except BaseException:
            # A long game would otherwise be played to its end before anybody is answered.
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(active_children()) - others:
                process.terminate()
            raise


def started(pool: ProcessPoolExecutor, setup: Setup, meetings: list[Meeting]) -> dict[Future[Result], Meeting]:
    """Processes inherit the blocked signal: Ctrl-C is for the one that started them."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return {pool.submit(play_meeting, setup, meeting): meeting for meeting in meetings}
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


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
    with closing(play_meetings(setup, missing, cores or len(os.sched_getaffinity(0)))) as ending:
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
