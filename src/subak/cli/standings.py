"""What an arena's games say, as tables."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich import box
from rich.table import Table as RichTable
from rich.text import Text

from subak.cli.speech import say

if TYPE_CHECKING:
    from subak.study.arena.meetings import Result
    from subak.study.arena.standings import Mirror, Standing
    from subak.study.intervals import Share

UNITS = ((1, "s"), (1e-3, "ms"), (1e-6, "µs"))
MEMBERS = "ABCD"


def empty(title: str, caption: str) -> RichTable:
    return RichTable(
        title=title, caption=caption, box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), title_justify="left", caption_justify="left"
    )


def percent(share: float) -> str:
    return say("arena-percent", percent=100 * share)


def interval(share: "Share") -> str:
    return say("arena-interval", low=100 * share.low, high=100 * share.high)


def beside(value: str, interval: str, intervals: Sequence[str]) -> Text:
    """The interval in grey, as wide as the widest, so that the values stand under each other."""
    return Text.assemble(value, " ", (interval.ljust(max(map(len, intervals))), "dim"))


def over_interval(share: "Share") -> Text:
    return Text.assemble(percent(share.share), "\n", (interval(share), "dim"))


def signed(points: float) -> str:
    return say("arena-points", sign="−" if points < -0.05 else "+" if points >= 0.05 else "", points=abs(points))


def duration(seconds: float) -> str:
    size, unit = next((found for found in UNITS if seconds >= found[0]), UNITS[-1])
    return say("arena-time", value=seconds / size, unit=unit)


def table(title: str, standings: "Sequence[Standing]", players: int) -> RichTable:
    shown = empty(title, say("arena-caption-table", even=100 / players))
    shown.add_column("", justify="right")
    shown.add_column(say("arena-bot"), no_wrap=True)
    for heading in ("arena-rating", "arena-count", "arena-wins", "arena-margin", "arena-seconds"):
        shown.add_column(say(heading), justify="right")
    ratings = [f"{standing.rating.low:.0f}–{standing.rating.high:.0f}" for standing in standings]
    wins = [interval(standing.wins) for standing in standings]
    for standing, around, within in zip(standings, ratings, wins, strict=True):
        shown.add_row(
            str(standing.rank),
            standing.bot,
            beside(f"{standing.rating.rating:.0f}", around, ratings),
            say("arena-number", number=standing.games),
            beside(percent(standing.wins.share), within, wins),
            signed(standing.margin),
            duration(standing.seconds),
        )
    return shown


def matrix(results: "Sequence[Result]", standings: "Sequence[Standing]") -> RichTable:
    from subak.study.arena.standings import share

    shown = empty(say("arena-pairs"), say("arena-caption-pairs"))
    shown.add_column("", justify="right")
    shown.add_column(say("arena-bot"), no_wrap=True)
    for standing in standings:
        shown.add_column(str(standing.rank), justify="right")
    names = [standing.bot for standing in standings]
    for standing in standings:
        cells = ["·" if name == standing.bot else over_interval(share(results, standing.bot, name)) for name in names]
        shown.add_row(str(standing.rank), standing.bot, *cells)
    return shown


def mirrors(mirrored: "Sequence[Mirror]") -> RichTable:
    players = len(mirrored[0].members)
    shown = empty(say("arena-mirrors"), say("arena-caption-mirrors"))
    shown.add_column(say("arena-bot"), no_wrap=True)
    for member in MEMBERS[:players]:
        shown.add_column(member, justify="right")
    for heading in ("arena-expected", "arena-verdict"):
        shown.add_column(say(heading), justify="right")
    for found in mirrored:
        expected = say("arena-expected-share", even=100 / players, bound=100 * found.bound)
        verdict = say("arena-even") if found.even else say("arena-uneven")
        shown.add_row(found.bot, *map(percent, found.members), expected, Text(verdict, "" if found.even else "bold red"))
    return shown


def seats(mirrored: "Sequence[Mirror]") -> RichTable:
    shown = empty(say("arena-seats"), say("arena-caption-seats"))
    shown.add_column(say("arena-bot"), no_wrap=True)
    for seat in range(1, len(mirrored[0].seats) + 1):
        shown.add_column(say("arena-seat", number=seat), justify="right")
    for found in mirrored:
        shown.add_row(found.bot, *map(over_interval, found.seats))
    return shown
