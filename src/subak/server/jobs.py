"""What bots' processes do: choose a move, give a hint, analyse a match."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, NamedTuple, Self

from subak.core.match import Match
from subak.core.registry import game_named
from subak.core.warming import is_warm, play_compiled
from subak.players import bot
from subak.players.advice import advise
from subak.players.compiler import KINDS
from subak.study.analysis.judging import Depth, analyse

OnProgress = Callable[[int, int], None]  # done and total


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
        if is_warm(game, *KINDS):
            play_compiled(game)
        match = Match(game, self.players, self.options, self.deal, rules=self.rules)
        for action in self.actions:
            match.apply(action)
        return match


@dataclass(frozen=True, kw_only=True)
class ChooseMove:
    work: Literal["choose"] = "choose"
    slow: ClassVar[bool] = False
    match: SentMatch
    level: str
    seed: str

    def run(self, on_progress: OnProgress) -> int:
        return bot(self.level, self.seed).choose(self.match.replayed())


@dataclass(frozen=True, kw_only=True)
class GiveHint:
    work: Literal["hint"] = "hint"
    slow: ClassVar[bool] = False
    match: SentMatch

    def run(self, on_progress: OnProgress) -> list[dict[str, Any]]:
        return [advice._asdict() for advice in advise(self.match.replayed())]


@dataclass(frozen=True, kw_only=True)
class Analyse:
    work: Literal["analyse"] = "analyse"
    slow: ClassVar[bool] = True
    match: SentMatch
    depth: str
    hindsight: bool

    def run(self, on_progress: OnProgress) -> dict[str, Any]:
        return analyse(self.match.replayed(), Depth(self.depth), self.hindsight, on_progress=on_progress).to_json()


Job = ChooseMove | GiveHint | Analyse


def run_job(job: Job, send: Callable[[Reply], None]) -> None:
    """A worker's part, wherever it is: it reports until the last word."""
    try:
        result = job.run(lambda done, total: send(Reply("progress", Progress(done, total))))
    except Exception as error:  # the server decides what becomes of it
        send(Reply("failed", f"{type(error).__name__}: {error}"))
    else:
        send(Reply("done", result))
