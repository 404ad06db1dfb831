"""The ratings of an arena as a picture."""

from collections.abc import Sequence
from pathlib import Path

import matplotlib
from matplotlib import pyplot as plt

from subak.core.faults import of_system
from subak.core.mistakes import Mistake
from subak.study.arena.ratings import MEAN
from subak.study.arena.standings import Standing

matplotlib.use("Agg")
matplotlib.rcParams["svg.fonttype"] = "none"

PAPER, INK, VERMILION, GREY_BLUE = "#F6F0E4", "#3A3632", "#C8452D", "#8C9FAE"


def draw(file: Path, standings: Sequence[Standing], title: str, caption: str) -> None:
    places = [len(standings) - standing.rank for standing in standings]
    figure, axes = plt.subplots(figsize=(9, 1.5 + 0.5 * len(standings)), facecolor=PAPER)
    figure.set_layout_engine("constrained", w_pad=0.15, h_pad=0.1)
    axes.set_facecolor(PAPER)
    for place, standing in zip(places, standings, strict=True):
        rating = standing.rating
        axes.plot([rating.low, rating.high], [place, place], color=GREY_BLUE, linewidth=7, solid_capstyle="butt", zorder=2)
        axes.plot(rating.rating, place, "o", color=VERMILION, markersize=9, zorder=3)
        axes.annotate(f"{rating.rating:.0f}", (rating.rating, place), (0, 9), textcoords="offset points", ha="center", color=INK)
    axes.set_yticks(places, [standing.bot for standing in standings], color=INK, fontsize=11)
    axes.set_ylim(-0.6, len(standings) - 0.2)
    axes.tick_params(length=0, labelcolor=INK)
    axes.grid(axis="x", color=INK, alpha=0.12)
    axes.axvline(MEAN, color=INK, alpha=0.5, linewidth=1, zorder=1)
    axes.set_axisbelow(True)
    for spine in axes.spines.values():
        spine.set_visible(False)
    figure.suptitle(title, x=0.015, ha="left", color=INK, fontsize=14)
    figure.supxlabel(caption, x=0.015, ha="left", color=INK, fontsize=9)
    try:
        figure.savefig(file, dpi=150, facecolor=PAPER)
    except OSError as error:
        raise Mistake("unwritable-file", file=str(file), reason=of_system(error)) from error
    finally:
        plt.close(figure)
