"""Steps a second with observations and masks: our vector environments, pgx and PettingZoo in one run."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import peers
from timing import (
    RESULTS,
    Bar,
    Counts,
    Row,
    attempt,
    console,
    machine,
    measure,
    progress,
    show_bars,
    show_rows,
    title,
    version_of,
    write_json,
)

# Else JAX takes most of the device's memory for itself.
os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")

GAMES = 4096
GAMES_ON_GPU = (1 << 16, 1 << 18, 1 << 20)
PGX_SIZES = (16, 64, 256, 1024)
PGX_SIZES_ON_GPU = (1 << 13, 1 << 16, 1 << 18)
STIRRED = 250  # games dealt together would end together
STEPS_PER_CALL = 16
COMPARED_GAMES = 1000
COMPARED_STEPS = 300
CLASSIC = ("tictactoe_v3", "connect_four_v3", "chess_v6", "texas_holdem_v4")
LEAST = {"bali": 2e6, "cacao": 400e3, "rice": 200e3}
TIMES_PGX, TIMES_PGX_ON_GPU, TIMES_PETTINGZOO = 20, 10, 50
STEPPING = "step, observe, mask"
CORES = len(os.sched_getaffinity(0))


def most_players(name: str) -> int:
    from subak.core.registry import game_named

    return game_named(name).players[-1]


def our_env(name: str, seconds: float, size: int, device: str) -> list[Row]:
    from subak.envs.vector import VectorEnv

    env = VectorEnv(name, size, most_players(name), seed=1, device=device, cores=1)
    env.batch.play(STIRRED)
    steps = STEPS_PER_CALL if device == "cuda" else 1

    def step() -> Counts:
        for _ in range(steps):
            env.step(env.random_actions())
        if device == "cuda":
            from subak.core.cuda import cuda

            cuda.synchronize()
        return {"actions": size * steps}

    return [
        Row(
            title(name, most_players(name), ()),
            STEPPING,
            ours=True,
            version=version_of("subak"),
            cores=0 if device == "cuda" else 1,
            rate=measure(step, seconds),
            state_bytes=2 * env.game.observation.size,
            bytes_of="the observation",
            note=f"batch {size:,}",
        )
    ]


def differences(name: str) -> list[str]:
    """Which arrays of CPU and CUDA differ after the same steps."""
    from subak.core.registry import game_named
    from subak.envs.vector import VectorEnv

    options = dict.fromkeys(game_named(name).options, True)
    cpu, gpu = (VectorEnv(name, COMPARED_GAMES, most_players(name), options, seed=7, device=device) for device in ("cpu", "cuda"))
    for _ in range(COMPARED_STEPS):
        cpu.step(cpu.random_actions())
        gpu.step(gpu.random_actions())
    return [
        f"{name}: {array}"
        for array, ours, theirs in zip(cpu.time_step._fields, cpu.time_step, gpu.time_step, strict=True)
        if ours.tobytes() != theirs.copy_to_host().tobytes()
    ]


def jobs(names: Sequence[str], seconds: float, gpu: bool) -> list[tuple[str, str, Callable[[], list[Row]]]]:
    if gpu:
        sizes: Sequence[int] = GAMES_ON_GPU
        others = [("pgx backgammon", "pgx", partial(peers.pgx_backgammon, seconds, "gpu", PGX_SIZES_ON_GPU))]
    else:
        sizes = (GAMES,)
        others = [
            ("pgx backgammon", "pgx", partial(peers.pgx_backgammon, seconds, "cpu", PGX_SIZES, CORES)),
            *((f"PettingZoo {name}", "pettingzoo", partial(peers.pettingzoo_classic, name, seconds)) for name in CLASSIC),
        ]
    device = "cuda" if gpu else "cpu"
    ours = [(f"{name}, batch {size:,}", "subak", partial(our_env, name, seconds, size, device)) for name in names for size in sizes]
    return [*ours, *others]


def bars_of(names: Sequence[str], rows: Sequence[Row], gpu: bool) -> list[Bar]:
    def best(start: str) -> float | None:
        return max((row.actions for row in rows if row.name.startswith(start) and row.actions), default=None)

    def ratio(value: float | None, other: float | None) -> float | None:
        return value / other if value and other else None

    rates = {name: best(title(name, most_players(name), ())) for name in names}
    bars = []
    for name, rate in rates.items():
        called = title(name, most_players(name), ())
        first = name == "bali"  # it is the one that the others are measured by
        if not gpu:
            bars.append(Bar(f"{called}, one core", rate, LEAST.get(name), " steps/s"))
            bars.append(
                Bar(f"{called}, against PettingZoo's fastest classic game", ratio(rate, best("PettingZoo")), TIMES_PETTINGZOO, " x")
            )
        least = TIMES_PGX_ON_GPU if gpu else TIMES_PGX if first else None
        bars.append(Bar(f"{called}, against pgx backgammon", ratio(rate, best("pgx")), least, " x"))
    return bars


def run(names: Sequence[str], seconds: float = 3, gpu: bool = False, out: Path = RESULTS) -> int:
    about: dict[str, Any] = machine()
    found: list[str] = []
    rows: list[Row] = []
    if gpu:
        from subak.core.cuda import cuda

        about |= {"gpu": str(cuda.get_current_device().name), "numba_cuda": version_of("numba-cuda")}
        for name in names:
            progress(1, 1, f"comparing {name} on CPU and CUDA")
            found += differences(name)
        verdict = f"differ in {', '.join(found)}" if found else "agree in every byte"
        console.print(f"CPU and CUDA {verdict}", highlight=False)
    todo = jobs(names, seconds, gpu)
    for number, (name, package, job) in enumerate(todo, 1):
        progress(number, len(todo), name)
        rows += attempt(name, package, job)
    where = about["gpu"] if gpu else f"{about['cpu']}, {about['cores']} cores"
    show_rows(f"Steps with observations and masks, best of the rounds · {where}", rows)
    bars = bars_of(names, rows, gpu)
    show_bars(bars)
    write_json(out / ("envs-gpu.json" if gpu else "envs.json"), rows, bars, machine=about, seconds=seconds, differences=found)
    return 1 if found else 0


def main() -> int:
    from subak.core.registry import game_names

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3, help="for each measurement")
    parser.add_argument("--games", nargs="+", choices=game_names(), default=game_names(), help="ours to measure")
    parser.add_argument("--gpu", action="store_true", help="on a CUDA device")
    parser.add_argument("--out", type=Path, default=RESULTS, help="folder for the results")
    asked = parser.parse_args()
    if asked.seconds <= 0:
        parser.error("--seconds must be more than 0")
    if asked.gpu:
        from gpu import have_cuda

        if not have_cuda():
            console.print("No CUDA device was found here: --gpu needs one.")
            return 2
    return run(asked.games, asked.seconds, asked.gpu, asked.out)


if __name__ == "__main__":
    sys.exit(main())
