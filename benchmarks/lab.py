"""How long the lab takes for a million random games of Bali on two cores; with --gpu, for a hundred million on a CUDA device."""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from timing import RESULTS, Bar, console, machine, progress, short, show_bars, write_json

CORES = 2
GAMES = 1_000_000
SECONDS = 30.0
ON_GPU = 100_000_000
COMPARED = 20_000  # games of each setting that CPU and CUDA must count alike


def seconds_for(game: str, games: int, players: int, gpu: bool, cores: int | None = CORES) -> float:
    from subak.core.registry import game_named
    from subak.study.lab.experiment import design
    from subak.study.lab.findings import findings
    from subak.study.lab.playing import blocks_of, run_lab

    experiment = design(game_named(game), games=games, seats=players)
    start = time.perf_counter()
    found = findings(experiment, blocks_of(experiment, run_lab(experiment, cores, gpu)))
    spent = time.perf_counter() - start
    if found[0].games != games:
        raise RuntimeError(f"{found[0].games} of {games} games were counted")
    return spent


def different(game: str) -> list[str]:
    """The settings of a game in which CPU and CUDA count differently."""
    from itertools import combinations

    from subak.core.registry import game_named
    from subak.study.lab.experiment import Task, design
    from subak.study.lab.playing import run_lab

    chosen = game_named(game)
    variants = ["+".join(some) for size in range(1, len(chosen.options) + 1) for some in combinations(chosen.options, size)]
    found = []
    for seats in chosen.players:
        experiment = design(chosen, variants, COMPARED, seats=seats)
        cpu, gpu = run_lab(experiment, cores=None), run_lab(experiment, gpu=True)
        found += [
            f"{chosen.title}, {seats} players, {setting.name}"
            for number, setting in enumerate(experiment.settings)
            if any((cpu[Task(number, share)] != gpu[Task(number, share)]).any() for share in range(experiment.shares))
        ]
    return found


def run(games: Sequence[str]) -> int:
    """On the CPU, as make bench does."""
    if "bali" not in games:
        return 0
    from subak.core.registry import game_named
    from subak.core.warming import warm

    progress(1, 1, "lab, a million games")
    about = machine()
    for _ in warm(game_named("bali"), "lab"):
        pass
    spent = min(seconds_for("bali", GAMES, 2, gpu=False) for _ in range(2))
    about["load_after"] = os.getloadavg()[0]
    bars = [Bar(f"lab: {short(GAMES)} random games of Bali, {CORES} cores", spent, None, " s", most=SECONDS)]
    show_bars(bars)
    write_json(RESULTS / "lab.json", [], bars, machine=about)
    return 0


def run_on_gpu(out: Path) -> int:
    from subak.core.registry import game_names
    from subak.study.lab.playing import have_gpu

    if not have_gpu():
        console.print("No CUDA device was found here: this benchmark needs one.")
        return 2
    from subak.core.cuda import cuda

    about = machine() | {"gpu": str(cuda.get_current_device().name)}
    found: list[str] = []
    bars = []
    for number, name in enumerate(game_names(), 1):
        progress(number, len(game_names()), f"comparing CPU and CUDA: {name}")
        found += different(name)
    for players in (2, 4):
        progress(players // 2, 2, f"{short(ON_GPU)} games of Bali, {players} players")
        spent = seconds_for("bali", ON_GPU, players, gpu=True)
        bars.append(Bar(f"lab: {short(ON_GPU)} random games of Bali, {players} players, CUDA", spent, None, " s", most=SECONDS))
    for name, players in (("cacao", 4), ("rice", 2)):
        spent = seconds_for(name, ON_GPU // 10, players, gpu=True)
        bars.append(Bar(f"lab: {short(ON_GPU // 10)} random games of {name}, {players} players, CUDA", spent, None, " s"))
    for setting in found:
        console.print(f"counted differently: {setting}", style="red", highlight=False)
    show_bars(bars)
    write_json(out / "lab-gpu.json", [], bars, machine=about, different=found)
    return 1 if found else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--gpu", action="store_true", help="on a CUDA device")
    parser.add_argument("--out", type=Path, default=RESULTS, help="folder for lab-gpu.json")
    asked = parser.parse_args()
    sys.exit(run_on_gpu(asked.out) if asked.gpu else run(["bali"]))
