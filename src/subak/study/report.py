"""An analysis as one HTML file that needs nothing else: chances over time, turning points, every decision."""

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from pathlib import Path

from subak.core.registry import Told
from subak.study.analysis import POOR, SWING, Analysis, Decision, TurningPoint, Verdict

STYLES = [Path(__file__).with_name(name) for name in ("paper.css", "report.css")]
LETTERS = "ABCDE"
TICKS = 6
# Shapes as well as colours, on a square of 16.
SHAPES = {
    Verdict.BEST: '<circle cx="8" cy="8" r="5.5"/>',
    Verdict.GOOD: '<circle cx="8" cy="8" r="4.5" class="hollow"/>',
    Verdict.INACCURACY: '<path d="M8 1.8 14.6 13.6H1.4Z"/>',
    Verdict.MISTAKE: '<path d="M8 .8 15.2 8 8 15.2.8 8Z"/>',
    Verdict.BLUNDER: '<path d="M2 2h12v12H2Z"/><path d="m5 5 6 6m0-6-6 6" class="cut"/>',
}


@dataclass(frozen=True)
class Wording:
    """How an analysis is put into words: a language, the players' names, how a message is told, what a ply asked, what happened."""

    language: str
    say: Callable[..., str]
    title: str
    names: list[str]
    tell: Callable[[Told], str]
    question: Callable[[int], str]
    happened: Callable[[int], str]

    def percent(self, share: float) -> str:
        say = self.say
        return say("analysis-percent", value=round(100 * share))

    def margin(self, points: float) -> str:
        say = self.say
        value = round(points, 1)
        return say("analysis-margin", sign="+" if value > 0 else "−" if value < 0 else "", points=abs(value))


def report(analysis: Analysis, wording: Wording) -> str:
    say = wording.say
    parts = [
        heading(analysis, wording),
        seats(analysis, wording),
        graph(analysis, wording),
        turning_points(analysis, wording),
        decisions(analysis, wording),
        explanation(say),
    ]
    title = escape(say("analysis-title", game=wording.title))
    return f"""<!doctype html>
<html lang="{wording.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>
{"".join(style.read_text("utf-8") for style in STYLES)}</style>
</head>
<body class="{analysis.game}">
<main>
{"".join(parts)}</main>
</body>
</html>
"""


def heading(analysis: Analysis, wording: Wording) -> str:
    say = wording.say
    if analysis.result is None:
        headline = say("analysis-not-over")
    else:
        winners = [wording.names[seat] for seat in analysis.result["winners"]]
        headline = say("analysis-won", winners=say("cli-and").join(winners), count=len(winners))
    how = say("analysis-how", hindsight=str(analysis.hindsight).lower(), depth=analysis.depth.value)
    stopped = "" if analysis.complete else f" {say('analysis-partly', count=len(analysis.decisions))}"
    return f"""<header>
<p class="kicker">{escape(say("analysis-title", game=wording.title))}</p>
<h1>{escape(headline)}</h1>
<p class="how">{escape(how + stopped)}</p>
</header>
"""


def swatch(seat: int) -> str:
    return f'<svg class="swatch seat{seat}" viewBox="0 0 30 8" aria-hidden="true"><path d="M1 4h28"/></svg>'


def symbol(verdict: Verdict) -> str:
    return f'<svg class="symbol {verdict}" viewBox="0 0 16 16" aria-hidden="true">{SHAPES[verdict]}</svg>'


def seats(analysis: Analysis, wording: Wording) -> str:
    return f'<section class="seats">\n{"".join(seat_card(analysis, seat, wording) for seat in range(analysis.players))}</section>\n'


def seat_card(analysis: Analysis, seat: int, wording: Wording) -> str:
    say = wording.say
    accuracy = analysis.accuracy[seat]
    score = "" if analysis.result is None else say("analysis-score", count=analysis.result["scores"][seat])
    won = analysis.result is not None and seat in analysis.result["winners"]
    star = '<span aria-hidden="true">★ </span>' if won else ""
    counts = []
    for verdict in Verdict:
        count = analysis.count(seat, verdict)
        name = escape(say("analysis-count", verdict=verdict.value, count=count))
        shade = "" if count else ' class="none"'
        counts.append(f'<li{shade} title="{name}">{symbol(verdict)}{count}<span class="unseen"> {name}</span></li>')
    return f"""<article class="seat{" won" if won else ""}">
<h2>{swatch(seat)}<span class="name">{escape(wording.names[seat])}</span><span class="score">{star}{escape(score)}</span></h2>
<p class="accuracy"><b>{"–" if accuracy is None else round(accuracy)}</b><span>{escape(say("analysis-accuracy"))}</span></p>
<ul class="counts">{"".join(counts)}</ul>
</article>
"""


def graph(analysis: Analysis, wording: Wording) -> str:
    """Lines in an SVG that stretches with the page; marks lie over it at their own size."""
    say = wording.say
    courses = analysis.courses
    first = analysis.decisions[0].ply
    last = max(first + 1, *(course[-1][0] for course in courses if course))

    def across(ply: int) -> float:
        return 100 * (ply - first) / (last - first)

    def down(share: float) -> float:
        return 100 * (1 - share)

    lines = []
    for seat, course in enumerate(courses):
        points = " ".join(f"{across(ply):.2f},{down(chance):.2f}" for ply, chance in course)
        lines.append(f'<polyline class="line seat{seat}" points="{points}"/>')
    levels = "".join(
        f'<span class="level" style="top:{100 - level}%">{wording.percent(level / 100)}</span>' for level in (100, 50, 0)
    )
    marks = []
    for letter, point in zip(LETTERS, analysis.turning_points, strict=False):
        there = across(point.ply)
        name = escape(f"{letter}: {turn_line(point, wording)}")
        href = f"#d{row_of(point, analysis) + 1}"
        marks.append(
            f'<a class="turn" href="{href}" style="left:{there:.2f}%" title="{name}" aria-label="{name}"><b>{letter}</b></a>'
        )
    for decision in analysis.decisions:
        if decision.verdict in POOR:
            place = f"left:{across(decision.ply):.2f}%;top:{down(decision.chance):.2f}%"
            name = escape(spoken(decision, wording))
            marks.append(
                f'<a class="mark" href="#d{decision.ply + 1}" style="{place}" title="{name}" aria-label="{name}">'
                f"{symbol(decision.verdict)}</a>"
            )
    step = max(1, round((last - first) / TICKS / 5) * 5)
    numbers = [number for number in range(step, last + 1, step) if number > first]
    ticks = ""
    for tick, number in enumerate(numbers):
        text = str(number) if tick else escape(say("analysis-tick", number=number))
        ticks += f'<span class="tick{" fine" if tick % 2 else ""}" style="left:{across(number - 1):.2f}%">{text}</span>'
    described = escape(say("analysis-graph", players=", ".join(wording.names)))
    key = "".join(f"<li>{symbol(verdict)}{escape(say('analysis-verdict', verdict=verdict.value))}</li>" for verdict in Verdict)
    legend = "".join(f"<li>{swatch(seat)}{escape(name)}</li>" for seat, name in enumerate(wording.names))
    return f"""<section class="chances">
<h2>{escape(say("analysis-chances"))}</h2>
<ul class="legend">{legend}{key}</ul>
<div class="plot">
<svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label="{described}">
<path class="grid" d="M0 0H100M0 25H100M0 75H100M0 100H100"/><path class="half" d="M0 50H100"/>
{"".join(lines)}
</svg>
{levels}{"".join(marks)}{ticks}
</div>
</section>
"""


def row_of(point: TurningPoint, analysis: Analysis) -> int:
    """The ply of the row that tells of it: a decision that was none has no row of its own."""
    return max(decision.ply for decision in analysis.decisions if decision.ply <= max(point.ply, analysis.decisions[0].ply))


def turn_line(point: TurningPoint, wording: Wording) -> str:
    say = wording.say
    shares = {"before": wording.percent(point.before), "after": wording.percent(point.after)}
    return say("analysis-turn", player=wording.names[point.seat], **shares)


def spoken(decision: Decision, wording: Wording) -> str:
    say = wording.say
    verdict = say("analysis-verdict", verdict=decision.verdict.value)
    return f"{decision.ply + 1}. {wording.names[decision.seat]}: {wording.tell(decision.played.says)} ({verdict})"


def turning_points(analysis: Analysis, wording: Wording) -> str:
    say = wording.say
    points = analysis.turning_points
    if not points:
        found = f"<p>{escape(say('analysis-no-turns', swing=wording.percent(SWING)))}</p>"
    else:
        items = []
        for letter, point in zip(LETTERS, points, strict=False):
            swing = escape(turn_line(point, wording))
            after = escape(f"{point.ply + 1}. {wording.happened(point.ply)}")
            items.append(
                f'<li><a href="#d{row_of(point, analysis) + 1}"><b class="letter">{letter}</b>'
                f'<span class="swing">{swatch(point.seat)}{swing}</span><span class="after">{after}</span></a></li>'
            )
        found = f"<ol>{''.join(items)}</ol>"
    return f'<section class="turns">\n<h2>{escape(say("analysis-turns"))}</h2>\n{found}\n</section>\n'


def decisions(analysis: Analysis, wording: Wording) -> str:
    say = wording.say
    letters = {row_of(point, analysis): letter for letter, point in zip(LETTERS, analysis.turning_points, strict=False)}
    matters = [decision.verdict in POOR or decision.ply in letters for decision in analysis.decisions]
    rows = "".join(
        row(decision, weighs, letters.get(decision.ply), wording)
        for decision, weighs in zip(analysis.decisions, matters, strict=True)
    )
    heads = ""
    for name in ("analysis-number", "analysis-player", "analysis-played", "analysis-judged", "analysis-chance", "analysis-instead"):
        heads += f'<th role="columnheader" scope="col">{escape(say(name))}</th>'
    some, every = (' checked=""', "") if any(matters) else ("", ' checked=""')
    return f"""<section class="decisions">
<h2 id="decisions">{escape(say("analysis-decisions"))}</h2>
<fieldset class="filter" aria-labelledby="decisions">
<label><input type="radio" name="show" id="some"{some}>{escape(say("analysis-show-some", count=sum(matters)))}</label>
<label><input type="radio" name="show" id="every"{every}>{escape(say("analysis-show-all", count=len(matters)))}</label>
</fieldset>
<table role="table" aria-labelledby="decisions">
<thead role="rowgroup"><tr role="row">{heads}</tr></thead>
<tbody role="rowgroup">
{rows}</tbody>
</table>
</section>
"""


def row(decision: Decision, matters: bool, letter: str | None, wording: Wording) -> str:
    say = wording.say
    verdict = escape(say("analysis-verdict", verdict=decision.verdict.value))
    badge = "" if letter is None else f'<b class="letter">{letter}</b>'
    chance = wording.percent(decision.played.win)
    before = wording.percent(decision.chance)
    if before != chance:
        chance = f"{before} → <b>{chance}</b>"
    instead = decision.others if decision.played.action == decision.best.action else [decision.best, *decision.others]
    choices = "".join(
        f"<li><span>{escape(wording.tell(choice.says))}</span><i>{wording.percent(choice.win)}</i>"
        f"<i>{escape(wording.margin(choice.margin))}</i></li>"
        for choice in instead
    )
    question, played = wording.question(decision.ply), wording.tell(decision.played.says)
    cells = {
        "number": f"{decision.ply + 1}{badge}",
        "player": f"{swatch(decision.seat)}<span>{escape(wording.names[decision.seat])}</span>",
        "played": f"<small>{escape(question)}</small>{escape(played)}",
        "judged": f"{symbol(decision.verdict)}<span>{verdict}</span>",
        "chance": chance,
        "instead": f"<ul>{choices}</ul>" if choices else "",
    }
    shown = "".join(f'<td role="cell" class="{name}">{cell}</td>' for name, cell in cells.items())
    kind = f"{decision.verdict}{' matters' if matters else ''}"
    return f'<tr role="row" class="{kind}" id="d{decision.ply + 1}">{shown}</tr>\n'


def explanation(say: Callable[..., str]) -> str:
    lines = "".join(
        f"<li>{symbol(verdict)}<span><b>{escape(say('analysis-verdict', verdict=verdict.value))}</b> "
        f"{escape(say('analysis-meaning', verdict=verdict.value))}</span></li>"
        for verdict in Verdict
    )
    return f"""<footer>
<details><summary>{escape(say("analysis-explained"))}</summary>
<p>{escape(say("analysis-explanation"))}</p>
<ul>{lines}</ul>
<p>{escape(say("analysis-accuracy-explained"))}</p>
</details>
</footer>
"""
