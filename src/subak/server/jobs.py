"""What bots' processes do: choose a move, give a hint, analyse a match, compile ahead."""

from collections.abc import Callable
from typing import Any

from subak.core.match import Match
from subak.core.registry import game_named
from subak.core.warming import is_warm, warm
from subak.players import bot
from subak.players.advice import advise
from subak.study.analysis.judging import Depth, analyse

Job = dict[str, Any]
Report = Callable[[int, int], None]  # done and total


def position(match: Match) -> Job:
    """A match as a job carries it."""
    return {
        "game": match.game.name,
        "players": match.players,
        "options": match.options,
        "deal": match.deal,
        "actions": [ply.action for ply in match.plies],
    }


def match_at(position: Job) -> Match:
    match = Match(game_named(position["game"]), position["players"], position["options"], position["deal"])
    for action in position["actions"]:
        match.apply(action)
    return match


def choose(job: Job, report: Report) -> int:
    return bot(job["level"], job["seed"]).choose(match_at(job["position"]))


def hint(job: Job, report: Report) -> list[dict[str, Any]]:
    return [advice._asdict() for advice in advise(match_at(job["position"]))]


def analysis(job: Job, report: Report) -> dict[str, Any]:
    return analyse(match_at(job["position"]), Depth(job["depth"]), job["hindsight"], on_progress=report).to_json()


def compile_ahead(job: Job, report: Report) -> None:
    game = game_named(job["game"])
    for kind in job["kinds"]:
        if not is_warm(game, kind):
            for done, total in warm(game, kind):
                report(done, total)


WORK: dict[str, Callable[[Job, Report], Any]] = {
    "choose": choose,
    "hint": hint,
    "analyse": analysis,
    "compile": compile_ahead,
}


def run(job: Job, report: Report) -> Any:
    return WORK[job["work"]](job, report)
