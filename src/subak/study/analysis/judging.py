"""A match judged decision by decision: what each was worth, what would have been better, and where the match turned."""

import math
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from enum import StrEnum
from itertools import pairwise
from threading import Event
from typing import Any, Self

from subak.core import machine
from subak.core.match import Match
from subak.core.mistakes import Mistake
from subak.core.registry import Told
from subak.players.search import Budget, Candidate, SearchPlayer

FORMAT = "subak-analysis/1"
SEED = "analysis"  # always the same, so that a record always gets the same analysis
SHOWN = 3  # alternatives of a decision
LOOKED_AT = 0.02  # share of all visits that a choice needs to be shown as an alternative
NOISE = 2.5  # standard errors; of 160 choices that are equally good, one seems worse by more than these
STEEPNESS = 10.0  # of accuracy: an average loss of 1 in 100 costs a tenth of it
SWING = 0.15
MOST_TURNING_POINTS = 5
CORES_OF_A_SEARCH = 2
MOST_AT_ONCE = 8  # searches, each of which needs memory

Searcher = Callable[[str], SearchPlayer]  # by the name of what it is for


class Depth(StrEnum):
    FAST = "fast"
    DEEP = "deep"


ITERATIONS = {Depth.FAST: 2000, Depth.DEEP: 20_000}


class Verdict(StrEnum):
    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


AS_GOOD_AS_BEST = 0.01
WORSE_FROM = ((0.20, Verdict.BLUNDER), (0.10, Verdict.MISTAKE), (0.05, Verdict.INACCURACY))
POOR = frozenset(verdict for _, verdict in WORSE_FROM)


@dataclass(frozen=True)
class Weighed:
    """What a search thinks of one action, for the seat that decides."""

    action: str
    says: Told
    win: float
    margin: float
    visits: int  # none where it was solved exactly


@dataclass(frozen=True)
class Judged:
    ply: int  # how many decisions went before, forced ones too
    seat: int
    played: Weighed
    best: Weighed
    others: list[Weighed]
    noise: float  # a smaller loss may be none
    verdict: Verdict

    @property
    def loss(self) -> float:
        """Win probability given away; below zero where the second search prefers what was played to what the first found best."""
        return self.best.win - self.played.win

    @property
    def chance(self) -> float:
        """To win, before the decision."""
        return max(self.best.win, self.played.win)

    @property
    def instead(self) -> list[Weighed]:
        """What could have been played, the best first."""
        return self.others if self.played.action == self.best.action else [self.best, *self.others]

    @classmethod
    def from_json(cls, told: dict[str, Any]) -> Self:
        """As the JSON of an analysis tells it."""
        return cls(
            told["ply"],
            told["seat"],
            Weighed(**told["played"]),
            Weighed(**told["best"]),
            [Weighed(**one) for one in told["others"]],
            told["noise"],
            Verdict(told["verdict"]),
        )


@dataclass(frozen=True)
class Swing:
    """How a player's chance, as that player knew it, changed from one of its decisions to the next, or to the end."""

    seat: int
    start: int  # plies
    stop: int
    before: float
    after: float

    @property
    def size(self) -> float:
        return abs(self.after - self.before)


@dataclass(frozen=True)
class TurningPoint(Swing):
    ply: int  # the decision, of any seat, that changed the chance most


@dataclass(frozen=True)
class Analysis:
    game: str
    players: int
    plies: int
    depth: Depth
    hindsight: bool
    complete: bool  # false where it was stopped
    decisions: list[Judged]
    end: list[float] | None  # each seat's chance after the last decision, unless stopped before
    turning_points: list[TurningPoint]
    result: dict[str, Any] | None

    @property
    def courses(self) -> list[list[tuple[int, float]]]:
        """Each seat's chance over time, by ply."""
        return courses(self.players, self.decisions, self.plies, self.end)

    @property
    def accuracy(self) -> list[float | None]:
        """By seat, 0 to 100; None where it decided nothing."""
        return [accuracy([decision.loss for decision in self.decisions if decision.seat == seat]) for seat in range(self.players)]

    def count(self, seat: int, verdict: Verdict) -> int:
        return sum(decision.seat == seat and decision.verdict is verdict for decision in self.decisions)

    def to_json(self) -> dict[str, Any]:
        """Plain data; actions are in the notation of records, with what they say."""
        return {
            "format": FORMAT,
            **asdict(self),
            "decisions": [asdict(decision) | {"chance": decision.chance, "loss": decision.loss} for decision in self.decisions],
            "iterations": ITERATIONS[self.depth],
            "accuracy": self.accuracy,
            "counts": [{verdict.value: self.count(seat, verdict) for verdict in Verdict} for seat in range(self.players)],
            "courses": self.courses,
        }


def courses(players: int, decisions: list[Judged], plies: int, end: list[float] | None) -> list[list[tuple[int, float]]]:
    """Only a seat's own decisions count, since others know something else."""
    found = [[(decision.ply, decision.chance) for decision in decisions if decision.seat == seat] for seat in range(players)]
    if end is not None:
        for seat, course in enumerate(found):
            course.append((plies, end[seat]))
    return found


def swings(courses: list[list[tuple[int, float]]]) -> list[Swing]:
    """The largest, in order of time; of several seats' swings at the same time, the largest alone."""
    every = [
        Swing(seat, start, stop, before, after)
        for seat, course in enumerate(courses)
        for (start, before), (stop, after) in pairwise(course)
    ]
    chosen: list[Swing] = []
    for swing in sorted(every, key=lambda swing: -swing.size):
        if swing.size < SWING or len(chosen) == MOST_TURNING_POINTS:
            break
        if all(swing.stop <= other.start or other.stop <= swing.start for other in chosen):
            chosen.append(swing)
    return sorted(chosen, key=lambda swing: swing.start)


def accuracy(losses: list[float]) -> float | None:
    """Losses that are only noise go both ways and cancel out in the mean."""
    if not losses:
        return None
    return 100 * math.exp(-STEEPNESS * max(0.0, sum(losses) / len(losses)))


def verdict_of(loss: float, noise: float) -> Verdict:
    if loss < AS_GOOD_AS_BEST:
        return Verdict.BEST
    if loss > noise:
        for limit, verdict in WORSE_FROM:
            if loss >= limit:
                return verdict
    return Verdict.GOOD


def noise_between(one: Candidate, other: Candidate) -> float:
    """How far two equally good choices may lie apart by chance."""
    return NOISE * math.sqrt(variance(one) + variance(other))


def variance(candidate: Candidate) -> float:
    """Of the win probability, by Laplace's rule: a victory and a defeat are added, so that only what was solved is certain."""
    if not candidate.visits:
        return 0.0
    visits = candidate.visits + 2
    share = (candidate.win * candidate.visits + 1) / visits
    square = (candidate.square * candidate.visits + 1) / visits
    return (square - share * share) / visits


def analyse(
    match: Match,
    depth: Depth = Depth.FAST,
    hindsight: bool = False,
    seat: int | None = None,
    on_progress: Callable[[int, int], None] = lambda done, total: None,
    cores: int | None = None,
    stop: Event | None = None,
    known: Sequence[Judged] = (),
    seconds: float = math.inf,
) -> Analysis:
    """Judges all decisions, or only one seat's by what that seat knows. When it is stopped, it keeps those judged so far.

    After so many seconds it begins no further decision, except for the first; it goes on from those that are known from before.
    """
    end_of_time = time.monotonic() + seconds
    if hindsight and seat is not None and not match.over:
        raise Mistake("hindsight-too-early")
    plies = decided(match, seat)
    if not plies:
        raise Mistake("nothing-to-analyse")
    # At least as many as one search uses: with fewer it might solve less, and the same record would get another analysis.
    cores = max(CORES_OF_A_SEARCH, cores or machine.cores())
    stop = stop or Event()

    def searcher(name: str, depth: Depth = depth) -> SearchPlayer:
        return SearchPlayer(f"{SEED}/{name}", Budget(iterations=ITERATIONS[depth]), cores=cores, open_cards=hindsight)

    def quick_searcher(name: str) -> SearchPlayer:
        return searcher(name, Depth.FAST)

    decisions = list(known)
    left = plies[len(decisions) :]

    def judged_in_time(ply: int) -> Judged | None:
        return judged(match, ply, searcher, stop) if ply == left[0] or time.monotonic() < end_of_time else None

    with ThreadPoolExecutor(min(cores // CORES_OF_A_SEARCH, MOST_AT_ONCE)) as pool:
        on_progress(len(decisions), len(plies))
        for decision in pool.map(judged_in_time, left):
            if decision is None:
                break
            decisions.append(decision)
            on_progress(len(decisions), len(plies))
    complete = len(decisions) == len(plies) and not stop.is_set()
    end = last_chances(match, seat, searcher) if complete else None
    turns = swings(courses(match.players, decisions, len(match.plies), end)) if complete else []
    return Analysis(
        game=match.game.name,
        players=match.players,
        plies=len(match.plies),
        depth=depth,
        hindsight=hindsight,
        complete=complete,
        decisions=decisions,
        end=end,
        turning_points=[turning_point(match, swing, quick_searcher) for swing in turns],
        result=match.result() if match.over else None,
    )


def decided(match: Match, seat: int | None) -> list[int]:
    """The plies at which there was something to decide."""
    found = []
    moment = match.prefix(0)
    for number, ply in enumerate(match.plies):
        if len(moment.legal) > 1 and seat in (None, ply.seat):
            found.append(number)
        moment.apply(ply.action)
    return found


def judged(match: Match, ply: int, searcher: Searcher, stop: Event) -> Judged | None:
    """None where it was stopped.

    What is best is found by one search; what it is worth against what was played, by a second one of these two alone. So the
    luck that made a choice look best does not count against the one who chose otherwise.
    """
    if stop.is_set():
        return None
    moment = match.prefix(ply)
    action = match.plies[ply].action
    found = searcher("first").think(moment)
    best = played = found[0]
    if stop.is_set():
        return None
    if action != best.action:
        both = {candidate.action: candidate for candidate in searcher("second").think(moment, only=[best.action, action])}
        best, played = both[best.action], both[action]
    enough = LOOKED_AT * sum(candidate.visits for candidate in found)
    others = [candidate for candidate in found if candidate.visits >= enough and candidate.action not in (best.action, action)]
    noise = noise_between(best, played)

    def weighed(candidate: Candidate) -> Weighed:
        text, says = match.game.action_text(moment.state, candidate.action), match.game.choice(moment.state, candidate.action)
        return Weighed(text, says, candidate.win, candidate.margin, candidate.visits)

    return Judged(
        ply=ply,
        seat=match.plies[ply].seat,
        played=weighed(played),
        best=weighed(best),
        others=[weighed(candidate) for candidate in others[: SHOWN - 1]],
        noise=noise,
        verdict=verdict_of(best.win - played.win, noise),
    )


def last_chances(match: Match, seat: int | None, searcher: Searcher) -> list[float]:
    """Each seat's chance to win, by what that seat knows; with a seat given, all by what that one knows."""
    if match.over:
        winners = match.result()["winners"]
        return [(number in winners) / len(winners) for number in range(match.players)]
    if seat is not None:
        return searcher("chances").outlook(match, seat)
    return [searcher("chances").outlook(match, number)[number] for number in range(match.players)]


def turning_point(match: Match, swing: Swing, searcher: Searcher) -> TurningPoint:
    """Looks with the eyes of its player at every moment of a swing, to find what did most of it."""
    between = [last_chances(match.prefix(ply), swing.seat, searcher)[swing.seat] for ply in range(swing.start + 1, swing.stop)]
    steps = [after - before for before, after in pairwise([swing.before, *between, swing.after])]
    along = 1 if swing.after > swing.before else -1
    most = max(range(len(steps)), key=lambda step: along * steps[step])
    return TurningPoint(**asdict(swing), ply=swing.start + most)
