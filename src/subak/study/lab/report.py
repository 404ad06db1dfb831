"""A lab's findings as one HTML file that needs nothing else."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from subak.core.registry import Game, Told
from subak.core.tallying import LEAST_SCORE
from subak.study.lab.experiment import BASE, Experiment, Setting
from subak.study.lab.findings import FEWEST, MEASURES, Answer, Estimate, Findings, Use

STYLES = [Path(__file__).parents[1] / "paper.css", Path(__file__).with_name("report.css")]
MOST_BINS = 44
TAIL = 0.001  # of a distribution that is left out of its picture, on either side
TICKS = 5
ORDERED = 6  # answers up to which their own order says more than the best first
SPARK = (120, 30)
SHARES = {measure.name for measure in MEASURES if measure.share}


@dataclass(frozen=True)
class Wording:
    """How a lab's findings are put into words."""

    language: str
    say: Callable[..., str]
    tell: Callable[[Told], str]
    bot: Callable[[str], str]  # its name
    command: str  # that made the report

    def number(self, value: float, digits: int = 1) -> str:
        say = self.say
        if math.isnan(value):
            return "–"
        if digits == 0:
            return say("lab-whole", value=round(value))
        return say("lab-tenths", value=round(value, 1)) if digits == 1 else say("lab-hundredths", value=round(value, 2))

    def percent(self, share: float) -> str:
        say = self.say
        return "–" if math.isnan(share) else say("lab-percent", value=round(100 * share, 1))

    def signed(self, value: float, shown: Callable[[float], str]) -> str:
        if math.isnan(value):
            return "–"
        text = shown(abs(value))
        nothing = text == shown(0.0)
        return text if nothing else f"{'+' if value > 0 else '−'}{text}"

    def setting(self, setting: Setting) -> str:
        say = self.say
        if setting.name == BASE:
            return say("lab-base")
        return " + ".join(say("web-option", option=name) for name in setting.name.split("+"))

    def measure(self, name: str) -> str:
        say = self.say
        return say("lab-measure", what=name)

    def value(self, name: str) -> Callable[[float], str]:
        """How a measure's values are shown."""
        return self.percent if name in SHARES else lambda value: self.number(value, 2 if name == "alternatives" else 1)


def lab_report(experiment: Experiment, game: Game, found: Sequence[Findings], wording: Wording) -> str:
    say = wording.say
    title = escape(say("lab-title", game=game.title))
    parts = [
        heading(experiment, game, wording),
        cards(found[0], wording),
        effects(experiment, found, wording),
        seats(experiment, found, wording),
        spreads(experiment, found, wording),
        switch(experiment, wording),
        *(of_setting(number, experiment, game, findings, wording) for number, findings in enumerate(found)),
        explanation(experiment, wording),
    ]
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
<body class="{game.name}">
<main>
{"".join(parts)}</main>
</body>
</html>
"""


def heading(experiment: Experiment, game: Game, wording: Wording) -> str:
    say = wording.say
    kinds = list(dict.fromkeys(wording.bot(spec) for spec in experiment.players))
    who = say("lab-random", seats=experiment.seats)
    if not experiment.random:
        who = say("lab-who", seats=experiment.seats, bots=", ".join(kinds))
    always = [say("web-option", option=name) for name in experiment.settings[0].options]
    rules = say("lab-always", options=", ".join(always)) if always else ""
    headline = say("lab-headline", game=game.title, games=experiment.games * len(experiment.settings))
    return f"""<header>
<p class="kicker">{escape(say("lab-title", game=game.title))}</p>
<h1>{escape(headline)}</h1>
<p class="how">{escape(" ".join(part for part in (who, rules, say("lab-intervals")) if part))}</p>
</header>
"""


def cards(base: Findings, wording: Wording) -> str:
    """The base game in a few numbers."""
    shown = ("score", "lead", "turns", "choices", "alternatives")
    made = []
    for name in shown:
        estimate = base.measures[name]
        value = wording.value(name)
        made.append(
            f"<article><p><b>{value(estimate.value)}</b></p><h2>{escape(wording.measure(name))}</h2>"
            f"<p>{escape(within(name, estimate, wording))}</p></article>"
        )
    return f'<section class="cards">\n{"".join(made)}\n</section>\n'


def within(name: str, estimate: Estimate, wording: Wording) -> str:
    """How far the truth may lie from it."""
    say = wording.say
    if math.isnan(estimate.low):
        return ""
    far = (estimate.high - estimate.low) / 2 * (100 if name in SHARES else 1)
    if far == 0:
        return say("lab-exactly")
    return say("lab-within", value=far, unit="percent" if name in SHARES else "number")


def key(number: int) -> str:
    return f'<svg class="swatch s{number}" viewBox="0 0 30 8" aria-hidden="true"><path d="M1 4h28"/></svg>'


def whisker(estimate: Estimate, least: float, most: float, middle: float, number: int = 0) -> str:
    """An interval on a line, with a mark where nothing would be."""
    if not estimate.known or most <= least:
        return '<span class="whisker"></span>'

    def across(value: float) -> float:
        return 100 * (min(max(value, least), most) - least) / (most - least)

    low = estimate.value if math.isnan(estimate.low) else estimate.low
    high = estimate.value if math.isnan(estimate.high) else estimate.high
    return (
        f'<span class="whisker k{number}" aria-hidden="true"><i class="even" style="left:{across(middle):.2f}%"></i>'
        f'<i class="reach" style="left:{across(low):.2f}%;width:{across(high) - across(low):.2f}%"></i>'
        f'<i class="dot" style="left:{across(estimate.value):.2f}%"></i></span>'
    )


def sureness(estimate: Estimate, middle: float = 0.0) -> str:
    """Whether chance alone would hardly be so far from the middle."""
    return "sure" if estimate.low > middle or estimate.high < middle else "unsure"


def reach(estimates: Sequence[Estimate], middle: float) -> float:
    """How far from the middle all of them reach."""
    ends = [abs(value - middle) for estimate in estimates for value in estimate if not math.isnan(value)]
    return 1.08 * max(ends, default=0.0) or 1.0


def effects(experiment: Experiment, found: Sequence[Findings], wording: Wording) -> str:
    say = wording.say
    if len(found) < 2:
        return ""
    articles = []
    for measure in MEASURES:
        name, shown = measure.name, wording.value(measure.name)
        base = found[0].measures[name]
        differences = [findings.effects[name] for findings in found[1:]]
        if not base.known:
            continue
        far = reach(differences, 0.0)
        rows = "".join(
            f'<li class="{sureness(difference)}">{key(number)}'
            f"<span>{escape(wording.setting(experiment.settings[number]))}</span>{whisker(difference, -far, far, 0.0, number)}"
            f"<b>{wording.signed(difference.value, shown)}</b>"
            f"<small>{escape(within(name, difference, wording))}</small></li>"
            for number, difference in enumerate(differences, 1)
        )
        told = say("lab-base-value", value=shown(base.value))
        articles.append(f"<article><h3>{escape(wording.measure(name))}<small>{escape(told)}</small></h3><ul>{rows}</ul></article>")
    return f"""<section class="effects">
<h2>{escape(say("lab-effects"))}</h2>
<p class="how">{escape(say("lab-effects-how"))}</p>
<div>{"".join(articles)}</div>
</section>
"""


def seats(experiment: Experiment, found: Sequence[Findings], wording: Wording) -> str:
    say = wording.say
    even = 1 / experiment.seats
    far = reach([seat.wins for findings in found for seat in findings.seats], even)
    articles = []
    for number, (setting, findings) in enumerate(zip(experiment.settings, found, strict=True)):
        rows = "".join(
            f"<li><span>{escape(say('lab-seat', number=place))}</span>{whisker(seat.wins, even - far, even + far, even, number)}"
            f"<b>{wording.percent(seat.wins.value)}</b>"
            f"<small>{escape(say('lab-points', points=round(seat.score.value, 1)))}</small></li>"
            for place, seat in enumerate(findings.seats, 1)
        )
        articles.append(f"<article><h3>{key(number)}{escape(wording.setting(setting))}</h3><ul>{rows}</ul></article>")
    return f"""<section class="seats">
<h2>{escape(say("lab-seats"))}</h2>
<p class="how">{escape(say("lab-seats-how", even=wording.percent(even)))}</p>
<div>{"".join(articles)}</div>
</section>
"""


def spreads(experiment: Experiment, found: Sequence[Findings], wording: Wording) -> str:
    say = wording.say
    every: list[tuple[str, list[list[int]], int]] = [
        ("score", [summed(findings.scores) for findings in found], LEAST_SCORE),
        ("lead", [findings.leads for findings in found], 0),
        ("turns", [findings.turns for findings in found], 0),
        ("choices", [findings.choices for findings in found], 0),
    ]
    plots = "".join(plot(name, counts, least, wording) for name, counts, least in every)
    legend = "".join(
        f"<li>{key(number)}{escape(wording.setting(setting))}</li>" for number, setting in enumerate(experiment.settings)
    )
    shown = f'<ul class="legend">{legend}</ul>' if len(found) > 1 else ""
    return f'<section class="spreads">\n<h2>{escape(say("lab-spreads"))}</h2>\n{shown}<div>{plots}</div>\n</section>\n'


def summed(rows: Sequence[Sequence[int]]) -> list[int]:
    return [sum(column) for column in zip(*rows, strict=True)]


def plot(name: str, counts: Sequence[Sequence[int]], least: int, wording: Wording) -> str:
    """Distributions as lines, the base game's as an area, in a picture that stretches with the page."""
    say = wording.say
    bounds = [ends(row) for row in counts]
    first, last = min(low for low, _ in bounds), max(high for _, high in bounds)
    title = escape(say("lab-spread", what=name))
    if first == last:
        always = escape(say("lab-always-number", number=first + least))
        return f'<figure class="always"><figcaption>{title}</figcaption><p>{always}</p></figure>'
    width = max(1, -(-(last - first + 1) // MOST_BINS))
    bins = -(-(last - first + 1) // width)
    heights = [
        [sum(row[first + width * place : first + width * (place + 1)]) / sum(row) / width for place in range(bins)]
        for row in counts
    ]
    top = max(max(row) for row in heights)
    lines = []
    for number, row in enumerate(heights):
        points = "".join(f"V{100 - 96 * height / top:.2f}H{100 * (place + 1) / bins:.2f}" for place, height in enumerate(row))
        if number == 0:
            lines.append(f'<path class="area" d="M0 100{points}V100Z"/>')
        lines.append(f'<path class="line s{number}" d="M0 100{points}V100"/>')
    ticks = ""
    for value in round_numbers(first + least, last + least):
        there = 100 * (value - least - first + 0.5) / (width * bins)
        if there <= 100:
            ticks += f'<span class="tick" style="left:{there:.2f}%">{value}</span>'
    peak = f'<span class="level" style="top:4%">{wording.percent(top)}</span>'
    return f"""<figure><figcaption>{title}</figcaption>
<div class="plot">
<svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label="{title}">
<path class="grid" d="M0 4H100M0 52H100M0 100H100"/>{"".join(lines)}
</svg>
{peak}{ticks}</div></figure>
"""


def ends(counts: Sequence[int]) -> tuple[int, int]:
    """Where a distribution begins and ends, but for its tails."""
    left = TAIL * sum(counts)
    first, last = 0, len(counts) - 1
    below = above = 0
    while below + counts[first] <= left:
        below += counts[first]
        first += 1
    while above + counts[last] <= left:
        above += counts[last]
        last -= 1
    return first, last


def round_numbers(least: int, most: int) -> list[int]:
    rough = max(1.0, (most - least) / TICKS)
    size = 10 ** math.floor(math.log10(rough))
    step = int(max(1, next(size * factor for factor in (1, 2, 5, 10) if size * factor >= rough)))
    return list(range(-(-least // step) * step, most + 1, step))


def switch(experiment: Experiment, wording: Wording) -> str:
    """Which setting the rest of the page is about."""
    say = wording.say
    if len(experiment.settings) < 2:
        return ""
    labels = "".join(
        f'<label><input type="radio" name="setting" id="show{number}"{" checked" if number == 0 else ""}>'
        f"{escape(wording.setting(setting))}</label>"
        for number, setting in enumerate(experiment.settings)
    )
    return (
        f'<section class="switch"><h2 id="settings">{escape(say("lab-switch"))}</h2>\n'
        f'<fieldset class="filter" aria-labelledby="settings">{labels}</fieldset></section>\n'
    )


def of_setting(number: int, experiment: Experiment, game: Game, findings: Findings, wording: Wording) -> str:
    parts = [
        values(game, findings, experiment, wording),
        early(game, findings, experiment, wording),
        rules(game, findings, wording),
        decisions(game, findings, wording),
    ]
    return f'<div class="setting setting{number}">\n{"".join(parts)}</div>\n'


def values(game: Game, findings: Findings, experiment: Experiment, wording: Wording) -> str:
    say = wording.say
    known = [(wording.tell(told), use) for told, use in zip(game.tally.uses, findings.uses, strict=True) if use.wins.known]
    known.sort(key=lambda pair: -pair[1].wins.value)
    far = reach([use.wins for _, use in known], 0.0)
    rows = "".join(
        f'<tr class="{sureness(use.wins)}"><th scope="row">{escape(label)}</th>'
        f'<td class="each">{wording.number(use.each)}</td>'
        f'<td class="chance"><div>{whisker(use.wins, -far, far, 0.0, 4 if use.wins.value < 0 else 0)}'
        f"<b>{wording.signed(use.wins.value, wording.percent)}</b></div></td>"
        f'<td class="points">{wording.signed(use.points.value, wording.number)}</td>'
        f'<td class="curve">{spark(use, 1 / experiment.seats)}</td></tr>\n'
        for label, use in known
    )
    heads = ""
    for name in ("lab-what", "lab-each", "lab-one-more", "lab-one-more-points", "lab-curve"):
        heads += f'<th scope="col">{escape(say(name))}</th>'
    return f"""<section class="values">
<h2>{escape(say("lab-values"))}</h2>
<p class="how">{escape(say("lab-values-how"))}</p>
<table><thead><tr>{heads}</tr></thead><tbody>
{rows}</tbody></table>
</section>
"""


def spark(use: Use, even: float) -> str:
    """The share of victories by how many one had; the thicker, the more had it."""
    points = [(number, wins, seats) for number, seats, wins, _ in use.curve if seats >= FEWEST]
    if len(points) < 2:
        return ""
    width, height = SPARK
    first, last = points[0][0], points[-1][0]
    far = max(0.02, *(abs(wins - even) for _, wins, _ in points))
    most = max(seats for _, _, seats in points)

    def place(number: int, wins: float) -> tuple[float, float]:
        return 5 + (width - 10) * (number - first) / (last - first), height / 2 - (height / 2 - 5) * (wins - even) / far

    line = " ".join("{:.1f},{:.1f}".format(*place(number, wins)) for number, wins, _ in points)
    dots = "".join(
        '<circle cx="{:.1f}" cy="{:.1f}" r="{:.1f}"/>'.format(*place(number, wins), 1 + 3 * math.sqrt(seats / most))
        for number, wins, seats in points
    )
    return (
        f'<span><small>{first}</small><svg class="spark" viewBox="0 0 {width} {height}" aria-hidden="true">'
        f'<path d="M0 {height / 2}H{width}"/><polyline points="{line}"/>{dots}</svg><small>{last}</small></span>'
    )


def early(game: Game, findings: Findings, experiment: Experiment, wording: Wording) -> str:
    say = wording.say
    even = 1 / experiment.seats
    far = reach([answer.wins for answer in findings.answers if answer.seats >= FEWEST], even)
    articles = []
    place = 0
    for question, answers in game.tally.firsts:
        listed = list(zip(answers, findings.answers[place : place + len(answers)], strict=True))
        place += len(answers)
        given = [(wording.tell(told), answer) for told, answer in listed if answer.seats]
        if not given:
            continue
        if len(answers) > ORDERED:
            given.sort(key=lambda pair: -pair[1].wins.value)
        most = max(answer.given for _, answer in given)
        rows = "".join(answer_row(label, answer, most, even, far, wording) for label, answer in given)
        articles.append(f"<article><h3>{escape(wording.tell(question))}</h3><ul>{rows}</ul></article>")
    return f"""<section class="early">
<h2>{escape(say("lab-early"))}</h2>
<p class="how">{escape(say("lab-early-how", even=wording.percent(even)))}</p>
<div>{"".join(articles)}</div>
</section>
"""


def answer_row(label: str, answer: Answer, most: float, even: float, far: float, wording: Wording) -> str:
    wins = answer.wins
    return (
        f'<li class="{sureness(wins, even)}"><span>{escape(label)}</span>'
        f'<span class="given"><i style="width:{100 * answer.given / most:.1f}%"></i><em>{wording.percent(answer.given)}</em></span>'
        f"{whisker(wins, even - far, even + far, even, 4 if wins.value < even else 0)}<b>{wording.percent(wins.value)}</b></li>"
    )


def rules(game: Game, findings: Findings, wording: Wording) -> str:
    say = wording.say
    listed = sorted(zip(game.tally.events, findings.events, strict=True), key=lambda pair: -pair[1].games.value)
    rows = ""
    for told, event in listed:
        share = event.games.value
        often = say("lab-never") if share == 0 else wording.percent(share)
        times = "" if share == 0 else say("lab-times", value=round(event.times, 2))
        rows += (
            f'<li class="{"never" if share == 0 else "ever"}"><span>{escape(wording.tell(told))}</span>'
            f'<span class="bar"><i style="width:{100 * share:.1f}%"></i></span><b>{escape(often)}</b>'
            f"<small>{escape(times)}</small></li>"
        )
    return f"""<section class="rules">
<h2>{escape(say("lab-rules"))}</h2>
<p class="how">{escape(say("lab-rules-how"))}</p>
<ul>{rows}</ul>
</section>
"""


def decisions(game: Game, findings: Findings, wording: Wording) -> str:
    say = wording.say
    most = max(phase.decisions for phase in findings.phases)
    rows = ""
    for told, phase in zip(game.tally.phases, findings.phases, strict=True):
        if phase.decisions:
            widths = (
                f'<i style="width:{100 * phase.decisions / most:.1f}%"></i><i style="width:{100 * phase.choices / most:.1f}%"></i>'
            )
            rows += (
                f'<tr><th scope="row">{escape(wording.tell(told))}</th><td class="bars"><span class="bar">{widths}</span></td>'
                f"<td>{wording.number(phase.decisions)}</td><td>{wording.number(phase.choices)}</td>"
                f"<td>{wording.number(phase.alternatives)}</td></tr>\n"
            )
    heads = f'<th scope="col">{escape(say("lab-phase"))}</th><td></td>'
    for name in ("lab-decided", "lab-with-choice", "lab-answers"):
        heads += f'<th scope="col">{escape(say(name))}</th>'
    return f"""<section class="decisions">
<h2>{escape(say("lab-decisions"))}</h2>
<table><thead><tr>{heads}</tr></thead><tbody>
{rows}</tbody></table>
</section>
"""


def explanation(experiment: Experiment, wording: Wording) -> str:
    say = wording.say
    lines = ""
    for name in ("lab-method", "lab-method-pairs", "lab-method-values"):
        lines += f"<p>{escape(say(name, games=experiment.games, seed=experiment.seed))}</p>"
    return f"""<footer>
<details><summary>{escape(say("lab-made"))}</summary>
<pre>{escape(wording.command)}</pre>
{lines}</details>
</footer>
"""
