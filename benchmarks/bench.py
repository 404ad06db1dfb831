"""Measures our games and their peers in one run on this machine."""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import peers
from timing import (
    RESULTS,
    RICE,
    Bar,
    Counts,
    Row,
    attempt,
    configurations,
    console,
    interleaved,
    machine,
    progress,
    short,
    show_bars,
    show_rows,
    title,
    version_of,
    write_json,
)

GAMES = 4096
STEPS = 250
WARM_STARTS = 5
OPENSPIEL = {"OpenSpiel backgammon": "backgammon", "OpenSpiel gin rummy": "gin_rummy", "OpenSpiel hearts": "hearts"}
PGX_SIZES = (16, 64, 256, 1024)
DUELS = Path(__file__).parents[1] / "examples/against_openspiel.py"
CORES = len(os.sched_getaffinity(0))

PAPER, INK, VERMILION, GREY_BLUE = "#F6F0E4", "#3A3632", "#C8452D", "#8C9FAE"

ONE, ALL, STEPPING = "play, one core", f"play, {CORES} cores", "step with masks, one core"


def our_game(name: str, players: int, options: Sequence[str], seconds: float) -> list[Row]:
    from subak.core.batch import Batch

    def batch(cores: int) -> Batch:
        return Batch(name, GAMES, players, dict.fromkeys(options, True), seed=1, cores=cores)

    def playing(batch: Batch) -> Callable[[], Counts]:
        def play() -> Counts:
            before = int(batch.finished.sum())
            batch.play(STEPS)
            return {"actions": GAMES * STEPS, "games": int(batch.finished.sum()) - before}

        return play

    stepped = batch(1)
    stepped.play(STEPS)  # games dealt together would end together

    def step() -> Counts:
        stepped.step(stepped.random_actions())
        return {"actions": GAMES, "games": int(stepped.done.sum())}

    one, every, stepping = interleaved([playing(batch(1)), playing(batch(CORES)), step], seconds)
    size = stepped.game.dtype.itemsize
    row = partial(
        Row, title(name, players, options), ours=True, version=version_of("subak"), state_bytes=size, bytes_of="the record"
    )
    return [
        row(how=ONE, rate=one),
        row(how=ALL, cores=CORES, rate=every, extra={"scaling": every.best["actions"] / one.best["actions"]}),
        row(how=STEPPING, rate=stepping),
    ]


def run_python(code: str, *arguments: str, cache: str) -> float:
    """Seconds that a fresh process takes."""
    import subak

    source = str(Path(subak.__file__).parents[1])
    environment = os.environ | {"SUBAK_CACHE": cache, "PYTHONPATH": os.pathsep.join([source, os.environ.get("PYTHONPATH", "")])}
    start = time.perf_counter()
    done = subprocess.run([sys.executable, "-c", code, *arguments], env=environment, capture_output=True, text=True, check=False)
    spent = time.perf_counter() - start
    if done.returncode:
        raise RuntimeError(done.stderr.strip().splitlines()[-1])
    return spent


def start_up(names: Sequence[str]) -> dict[str, Any]:
    """Fresh processes: the first with an empty cache, then the best of several that find it filled."""
    from subak.core.registry import game_named

    measured: dict[str, Any] = {}
    with tempfile.TemporaryDirectory(prefix="subak-bench-") as cache:
        for name in names:
            players = game_named(name).players[-1]
            code = f"from subak.core.match import Match; m = Match.new({name!r}, {players}); m.apply(m.legal[0])"
            measured[f"{name}: first action, empty cache"] = seconds_or_error(code, 1, cache=cache)
            measured[f"{name}: first action, warm cache"] = seconds_or_error(code, WARM_STARTS, cache=cache)
        help_code = "from subak.cli.main import main; main()"
        measured["subak --help"] = seconds_or_error(help_code, WARM_STARTS, "--help", cache=cache)
        measured["python -c pass"] = seconds_or_error("pass", WARM_STARTS, cache=cache)
    return measured


def seconds_or_error(code: str, times: int, *arguments: str, cache: str) -> float | str:
    try:
        return min(run_python(code, *arguments, cache=cache) for _ in range(times))
    except RuntimeError as error:
        return f"failed: {error}"


def jobs(configured: Sequence[tuple[str, int, tuple[str, ...]]], seconds: float) -> list[tuple[str, str, Callable[[], list[Row]]]]:
    """What to measure: its name, the package that it needs, and how."""
    return [
        *((title(*game), "subak", partial(our_game, *game, seconds)) for game in configured),
        *((label, "pyspiel", partial(peers.openspiel, label, name, seconds)) for label, name in OPENSPIEL.items()),
        ("pgx backgammon", "pgx", partial(peers.pgx_backgammon, seconds, "cpu", PGX_SIZES, CORES)),
        *((f"catanatron, {n} players", "catanatron", partial(peers.catanatron, n, seconds)) for n in (2, 3, 4)),
        ("RLCard gin rummy", "rlcard", partial(peers.rlcard, seconds)),
    ]


def bars_of(rows: Sequence[Row]) -> list[Bar]:
    def best(name: str, *hows: str) -> float | None:
        return max((row.actions for row in rows if row.name == name and row.actions and row.how in hows), default=None)

    def ratio(value: float | None, other: float | None) -> float | None:
        return value / other if value and other else None

    bali = "Bali, 4 players"
    ours = best(bali, ONE)
    backgammon = best("OpenSpiel backgammon", "C++ driven from Python")
    hearts = best("OpenSpiel hearts", "C++ rollouts", "C++ bots")
    return [
        Bar(f"{bali}, one core", ours, 12e6, " actions/s"),
        Bar("against OpenSpiel's C++ backgammon driven from Python", ratio(ours, backgammon), 100, " x"),
        Bar("against OpenSpiel's own C++ random play of hearts, the faster of its two ways", ratio(ours, hearts), 3, " x"),
        Bar(f"{bali}, {CORES} cores against one", ratio(best(bali, ALL), ours), 0.9 * CORES, " x"),
        Bar("Cacao, 4 players, one core", best("Cacao, 4 players", ONE), 3e6, " actions/s"),
        *(Bar(f"{rice}, one core", best(rice, ONE), 1e6, " actions/s") for rice in RICE),
    ]


def draw(rows: Sequence[Row], about: Mapping[str, Any]) -> None:
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.fonttype"] = "none"
    import matplotlib.pyplot as plt

    shown = sorted((row for row in rows if row.actions), key=lambda row: (row.ours, row.actions or 0))
    # A gap of half a bar parts ours from the peers.
    places = [place + 0.5 * row.ours for place, row in enumerate(shown)]
    values = [row.actions or 0 for row in shown]
    figure, axes = plt.subplots(figsize=(11, 1.2 + 0.34 * len(shown)), facecolor=PAPER, layout="constrained")
    axes.set_facecolor(PAPER)
    axes.barh(places, values, height=0.68, color=[VERMILION if row.ours else GREY_BLUE for row in shown])
    axes.set_xscale("log")
    axes.set_xlim(min(values) / 4, max(values) * 3)
    for place, value in zip(places, values, strict=True):
        axes.annotate(short(value), (value, place), (5, 0), textcoords="offset points", va="center", color=INK)
    axes.set_yticks(places, [f"{row.name} · {row.how}" for row in shown], color=INK)
    axes.set_ylim(-0.7, places[-1] + 0.7)
    axes.tick_params(length=0)
    axes.xaxis.set_visible(False)
    for spine in axes.spines.values():
        spine.set_visible(False)
    figure.suptitle("Random play: actions a second, log scale", x=0.01, ha="left", color=INK, fontsize=14)
    caption = f"{about['cpu']}, {about['cores']} cores · Python {about['python']}, Numba {about['numba']} · {about['when'][:10]}"
    figure.supxlabel(caption, x=0.01, ha="left", color=INK, fontsize=9)
    for ending in ("svg", "png"):
        path = RESULTS / f"bench.{ending}"
        figure.savefig(path, dpi=150, facecolor=PAPER)
        console.print(f"written: {path}", highlight=False)


def show_start(start: Mapping[str, Any]) -> None:
    for name, value in start.items():
        console.print(f"{name}: {value if isinstance(value, str) else f'{value:.2f} s'}", highlight=False)


def main() -> int:
    from subak.core.registry import game_names

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3, help="for each measurement")
    parser.add_argument("--games", nargs="+", choices=game_names(), default=game_names(), help="ours to measure")
    asked = parser.parse_args()
    if asked.seconds <= 0:
        parser.error("--seconds must be more than 0")

    about = machine()
    start: dict[str, Any] = {}
    rows: list[Row] = []
    todo = jobs(configurations(asked.games), asked.seconds)
    interrupted = False
    try:
        for number, (name, package, job) in enumerate(todo, 1):
            progress(number, len(todo) + 1, name)
            rows += attempt(name, package, job)
        progress(len(todo) + 1, len(todo) + 1, "start-up")
        start = start_up(asked.games)
    except KeyboardInterrupt:
        interrupted = True
        console.print("interrupted; measured so far:")

    about["load_after"] = os.getloadavg()[0]
    load = f"load {about['load_before']:.1f} before, {about['load_after']:.1f} after"
    show_rows(f"Random play, best of the rounds · {about['cpu']}, {about['cores']} cores, {load}", rows)
    show_start(start)
    bars = bars_of(rows)
    show_bars(bars)
    if interrupted:
        return 130
    write_json(RESULTS / "bench.json", rows, bars, machine=about, seconds=asked.seconds, start_up_seconds=start)
    draw(rows, about)
    import envs
    import lab
    import search
    import thinking

    code = envs.run(asked.games, asked.seconds) or lab.run(asked.games) or search.run(asked.games) or thinking.run(asked.games)
    if not code and "rice" in asked.games:
        import solving

        code = solving.run()
    # In a process of its own, since it forks.
    return (
        code
        or subprocess.run([sys.executable, DUELS, "--json", RESULTS / "duels.json", "--play", *asked.games], check=False).returncode
    )


if __name__ == "__main__":
    sys.exit(main())
