"""What was measured while a network learnt, as a picture."""

from collections.abc import Sequence
from pathlib import Path

import matplotlib
from matplotlib import pyplot as plt

from subak.core.faults import of_system
from subak.core.mistakes import Mistake
from subak.core.registry import Game
from subak.study.training.run import Line

matplotlib.use("Agg")
matplotlib.rcParams["svg.fonttype"] = "none"

PAPER, INK = "#F6F0E4", "#3A3632"
COLOURS = ("#C8452D", "#2D6E8C", "#6B8E23", "#B8860B", "#7B4B94")
CURVES = {"loss": "loss", "kl": "KL", "entropy": "entropy", "largest_logit": "largest logit"}  # as the literature calls them


def draw(file: Path, game: Game, lines: Sequence[Line]) -> None:
    figure, (strength, *others) = plt.subplots(1 + len(CURVES), 1, figsize=(9, 12), sharex=True, facecolor=PAPER)
    steps = [line.steps for line in lines]
    for colour, anchor in zip(COLOURS, lines[-1].won, strict=False):
        won, low, high = zip(*(line.won[anchor] for line in lines), strict=True)
        strength.plot(steps, won, color=colour, marker="o", markersize=3, label=anchor)
        strength.fill_between(steps, low, high, color=colour, alpha=0.15)
    strength.set_ylim(0, 1)
    if lines[-1].won:
        strength.legend(loc="lower right", frameon=False)
    for axes, (name, shown) in zip(others, CURVES.items(), strict=True):
        axes.plot(steps, [getattr(line, name) for line in lines], color=INK)
        axes.set_ylabel(shown)
    for axes in (strength, *others):
        axes.set_facecolor(PAPER)
        axes.spines[["top", "right"]].set_visible(False)
    strength.set_title(game.title, loc="left", color=INK)
    figure.tight_layout()
    try:
        figure.savefig(file)
    except OSError as error:
        raise Mistake("unwritable-file", file=str(file), reason=of_system(error)) from error
    finally:
        plt.close(figure)
