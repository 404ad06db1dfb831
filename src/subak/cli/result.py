"""How a match ended, in one line."""

from subak.cli.speech import say
from subak.core.match import Match


def result_line(match: Match, names: list[str]) -> str:
    result = match.result()
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, result["scores"], strict=True))
    winners = say("cli-and").join(names[seat] for seat in result["winners"])
    return say("cli-result", scores=scores, winners=winners, count=len(result["winners"]))
