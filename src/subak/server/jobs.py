"""What bots' processes do: choose a move, give a hint, analyse a match."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, ClassVar, Literal, NamedTuple, Self

from subak.core.match import Match
from subak.core.registry import game_named
from subak.core.warming import is_warm, play_compiled
from subak.players import bot
from subak.players.advice import advise
from subak.players.compiler import kinds
from subak.study.analysis.judging import Depth, Judged, analyse

SLICE_SECONDS = 3.0  # of an analysis; then others have their turn

OnProgress = Callable[[int, int], None]  # done and total


class Urgency(IntEnum):
    """What goes before what."""

    PEOPLE_WAIT = 0  # for a move or a hint
    BOTS_PLAY = 1  # a move at a table where nobody waits for it
    FAST_ANALYSIS = 2
    DEEP_ANALYSIS = 3


QUICK = (Urgency.PEOPLE_WAIT, Urgency.BOTS_PLAY)
SLOW = (Urgency.FAST_ANALYSIS, Urgency.DEEP_ANALYSIS)


class Owner(NamedTuple):
    """For whom a job is done. The address is never stored, so after a restart it is not known."""

    person: str
    address: str | None = None


class Progress(NamedTuple):
    """Steps done, and in all."""

    done: int
    total: int


class Reply(NamedTuple):
    """What a worker says of its job, as pipes and Redis carry it; done and failed are the last word."""

    kind: Literal["alive", "progress", "done", "failed"]
    content: Any  # nothing, a Progress, the result, or what went wrong


@dataclass(frozen=True)
class SentMatch:
    """A match as a job carries it to a worker."""

    game: str
    rules: int
    players: int
    options: dict[str, bool]
    deal: dict[str, Any]
    actions: list[int]

    @classmethod
    def of(cls, match: Match) -> Self:
        return cls(match.game.name, match.rules, match.players, match.options, match.deal, [ply.action for ply in match.plies])

    def replayed(self) -> Match:
        """Interpreted only until another process has compiled the game."""
        game = game_named(self.game)
        if is_warm(game, *kinds(game)):
            play_compiled(game)
        match = Match(game, self.players, self.options, self.deal, rules=self.rules)
        for action in self.actions:
            match.apply(action)
        return match


@dataclass(frozen=True, kw_only=True)
class ChooseMove:
    work: Literal["choose"] = "choose"
    match: SentMatch
    level: str
    seed: str
    urgency: Urgency

    def run(self, on_progress: OnProgress) -> int:
        return bot(self.level, self.seed).choose(self.match.replayed())


@dataclass(frozen=True, kw_only=True)
class GiveHint:
    work: Literal["hint"] = "hint"
    urgency: ClassVar[Urgency] = Urgency.PEOPLE_WAIT
    match: SentMatch

    def run(self, on_progress: OnProgress) -> list[dict[str, Any]]:
        return [advice._asdict() for advice in advise(self.match.replayed())]


@dataclass(frozen=True, kw_only=True)
class Analyse:
    work: Literal["analyse"] = "analyse"
    match: SentMatch
    depth: Depth
    hindsight: bool
    judged: list[dict[str, Any]] = field(default_factory=list)  # the decisions of earlier slices

    @property
    def urgency(self) -> Urgency:
        return Urgency.FAST_ANALYSIS if self.depth == Depth.FAST else Urgency.DEEP_ANALYSIS

    def run(self, on_progress: OnProgress) -> dict[str, Any]:
        """A slice of it: the analysis is complete when it says so, else another slice goes on from its decisions."""
        match, known = self.match.replayed(), [Judged.from_json(one) for one in self.judged]
        return analyse(match, self.depth, self.hindsight, on_progress=on_progress, known=known, seconds=SLICE_SECONDS).to_json()


Job = ChooseMove | GiveHint | Analyse


def run_job(job: Job, send: Callable[[Reply], None]) -> None:
    """A worker's part, wherever it is: it reports until the last word."""
    try:
        result = job.run(lambda done, total: send(Reply("progress", Progress(done, total))))
    except Exception as error:  # the server decides what becomes of it
        send(Reply("failed", f"{type(error).__name__}: {error}"))
    else:
        send(Reply("done", result))
