"""Draws what study.py found, for docs/rice-deck.md."""

import json
from pathlib import Path
from typing import Any

import matplotlib.pyplot as plt
from study import DECK, RESULTS

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
PAPER, INK, PADDY, WATER, EARTH = "#F6F0E4", "#3A3632", "#6F8F3F", "#3D87A6", "#8A5A2B"


def axes(title: str, width: float, height: float) -> tuple[Any, Any]:
    figure, drawn = plt.subplots(figsize=(width, height), facecolor=PAPER)
    drawn.set_facecolor(PAPER)
    drawn.set_title(title, loc="left", color=INK, fontsize=12, pad=12)
    drawn.tick_params(colors=INK)
    for side in ("top", "right"):
        drawn.spines[side].set_visible(False)
    for side in ("left", "bottom"):
        drawn.spines[side].set_color(INK)
    return figure, drawn


def save(figure: Any, name: str) -> None:
    figure.tight_layout()
    figure.savefig(PICTURES / f"rice-deck-{name}.png", dpi=130, facecolor=PAPER)
    plt.close(figure)


def draw_ancestors(found: dict[str, Any], deck: dict[str, Any]) -> None:
    rows = sorted(found["ancestors"], key=lambda row: row["wins"])
    named = [f"{row['no']} {deck['ancestors'][row['no'] - 1]['name']}" for row in rows]
    figure, drawn = axes(f"Matches won with each ancestor, with 95% intervals ({found['games']:,} matches)", 8, 5.6)
    drawn.axvspan(44, 56, color=PADDY, alpha=0.18, lw=0)
    drawn.axvline(50, color=INK, lw=0.8, ls=":")
    drawn.errorbar(
        [100 * row["wins"] for row in rows],
        range(len(rows)),
        xerr=[100 * row["interval"] for row in rows],
        fmt="o",
        color=EARTH,
        ecolor=EARTH,
        capsize=3,
    )
    drawn.set_yticks(range(len(rows)), named)
    drawn.set_xlabel("% won; the target is shaded", color=INK)
    save(figure, "ancestors")


def draw_faces(found: dict[str, Any]) -> None:
    rows = sorted(found["faces"], key=lambda row: row["when"])
    figure, (drawn, last) = plt.subplots(1, 2, figsize=(9, 4.8), facecolor=PAPER, sharey=True)
    for part in (drawn, last):
        part.set_facecolor(PAPER)
        part.tick_params(colors=INK)
        for side in ("top", "right"):
            part.spines[side].set_visible(False)
    drawn.barh(range(len(rows)), [row["when"] for row in rows], color=PADDY)
    drawn.set_yticks(range(len(rows)), [f"card {row['no']}" for row in rows])
    drawn.invert_yaxis()
    drawn.set_title("When a face is taken, on average", loc="left", color=INK, fontsize=12)
    drawn.set_xlabel("1 starts a farm · 2–5 wet season · 6–11 dry row", color=INK)
    last.barh(range(len(rows)), [100 * row["last"] for row in rows], color=WATER)
    last.axvline(100 / 3, color=INK, lw=0.8, ls=":")
    last.set_title("Left to the last", loc="left", color=INK, fontsize=12)
    last.set_xlabel("% of matches; dotted: the limit", color=INK)
    save(figure, "faces")


def draw_counts(found: dict[str, Any]) -> None:
    figure, parts = plt.subplots(1, 3, figsize=(11, 3.4), facecolor=PAPER)
    shown = (
        ("Fields a player closes", found["fields_counted"], PADDY),
        ("Points of a player", found["scores_counted"], EARTH),
        ("Points between winner and loser", found["margins_counted"], WATER),
    )
    for part, (title, counted, colour) in zip(parts, shown, strict=True):
        total = sum(counted)
        part.set_facecolor(PAPER)
        part.bar(range(len(counted)), [100 * count / total for count in counted], color=colour, width=0.9)
        part.set_title(title, loc="left", color=INK, fontsize=12)
        part.tick_params(colors=INK)
        for side in ("top", "right"):
            part.spines[side].set_visible(False)
        first = next(value for value, count in enumerate(counted) if count > total / 2000)
        end = max(value for value, count in enumerate(counted) if count > total / 2000)
        part.set_xlim(first - 1, end + 1)
    parts[0].set_ylabel("%", color=INK)
    save(figure, "counts")


def main() -> None:
    found = json.loads(RESULTS.read_text())
    deck = DECK.own()
    if found["deck"] != DECK.hash(deck):
        raise SystemExit(f"{RESULTS.name} tells of another deck; run study.py first")
    draw_ancestors(found, deck)
    draw_faces(found)
    draw_counts(found)


if __name__ == "__main__":
    main()
