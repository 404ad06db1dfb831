"""On a machine with CUDA: the device plays as the CPU does, byte for byte, and how fast."""

import argparse
import importlib.util
import multiprocessing
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
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

COMPARED = ("states", "mask", "choices", "counts", "to_play", "totals", "won", "lengths", "done", "finished", "illegal")
COMPARED_GAMES = 1000  # the last block is not full
SIZES = (1 << 16, 1 << 18, 1 << 20)
PGX_SIZES = (1 << 10, 1 << 13, 1 << 16, 1 << 18)
ACTIONS_PER_CALL = 1 << 28
STEPS_PER_CALL = 16


def have_cuda() -> bool:
    try:
        # Through subak, which makes numba-cuda loadable beside a new NumPy.
        from subak.core.cuda import cuda
    except ImportError as error:
        if error.name and error.name.split(".")[0] != "numba":
            raise
        return False
    return bool(cuda.is_available())


def step_often(batch: Any) -> None:
    for _ in range(50):
        batch.step(batch.random_actions())


STAGES: tuple[tuple[str, Callable[[Any], None]], ...] = (
    ("reset", lambda batch: batch.reset(11)),
    ("200 play steps", lambda batch: batch.play(200)),
    ("50 steps", step_often),
    ("play_out", lambda batch: batch.play_out()),
)


def every_setting(name: str) -> Iterator[tuple[int, tuple[str, ...]]]:
    from subak.core.registry import game_named

    game = game_named(name)
    for players, chosen in product(game.players, product((False, True), repeat=len(game.options))):
        yield players, tuple(option for option, on in zip(game.options, chosen, strict=True) if on)


def differences(name: str, players: int, options: tuple[str, ...], games: int = COMPARED_GAMES) -> list[str]:
    """Where CPU and CUDA part; only the first stage that shows it, since later ones follow from it."""
    from subak.core.batch import Batch

    chosen = dict.fromkeys(options, True)
    cpu = Batch(name, games, players, chosen, seed=7)
    gpu = Batch(name, games, players, chosen, seed=7, device="cuda")
    for stage, run in STAGES:
        run(cpu)
        run(gpu)
        differences = [
            f"{title(name, players, options)}, after {stage}: {array} {where}"
            for array in COMPARED
            if (where := parting(getattr(cpu, array), getattr(gpu, array).copy_to_host()))
        ]
        if differences:
            return differences
    return []


def parting(ours: Any, theirs: Any) -> str:
    if ours.shape != theirs.shape or ours.dtype != theirs.dtype:
        return f"is {ours.dtype}{ours.shape} on the CPU and {theirs.dtype}{theirs.shape} on CUDA"
    rows = [np.frombuffer(array.tobytes(), np.uint8).reshape(len(array), -1) for array in (ours, theirs)]
    games = np.flatnonzero((rows[0] != rows[1]).any(axis=1))
    if not len(games):
        return ""
    fields = [field for field in ours.dtype.names or () if (np.asarray(ours[field]) != np.asarray(theirs[field])).any()]
    return f"differs in {len(games)} of {len(ours)} games, first in game {games[0]}" + (
        f", fields {', '.join(fields)}" if fields else ""
    )


def our_game(name: str, players: int, options: tuple[str, ...], size: int, seconds: float) -> list[Row]:
    from subak.core.batch import Batch
    from subak.core.cuda import cuda

    batch = Batch(name, size, players, dict.fromkeys(options, True), seed=1, device="cuda")
    steps = max(1, ACTIONS_PER_CALL // size)

    def play() -> Counts:
        batch.play(steps)
        cuda.synchronize()
        return {"actions": size * steps}

    def step() -> Counts:
        for _ in range(STEPS_PER_CALL):
            batch.step(batch.random_actions())
        cuda.synchronize()
        return {"actions": size * STEPS_PER_CALL}

    row = partial(
        Row, title(name, players, options), ours=True, version=version_of("subak"), cores=0, state_bytes=batch.game.dtype.itemsize
    )
    stepping = measure(step, seconds)
    before = finished(batch)
    playing = measure(play, seconds)
    # Counting copies from the device, so it stays outside the timing; the warm-up call counts here too.
    games_per_action = (finished(batch) - before) / (playing.total["actions"] + size * steps)
    for counts in (playing.best, playing.median):
        counts["games"] = counts["actions"] * games_per_action
    note = f"batch {size:,}"
    return [row(how="play", rate=playing, note=note), row(how="step with masks", rate=stepping, note=note)]


def at_home(home: Executor, game: tuple[str, int, tuple[str, ...]], size: int, seconds: float) -> list[Row]:
    return home.submit(our_game, *game, size, seconds).result()


def finished(batch: Any) -> int:
    return int(batch.finished.copy_to_host().sum())


def torch_pointer(mask: Any) -> int:
    import torch

    return int(torch.as_tensor(mask, device="cuda").data_ptr())


def cupy_pointer(mask: Any) -> int:
    import cupy

    return int(cupy.asarray(mask).data.ptr)


def jax_pointer(mask: Any) -> int:
    import jax.numpy

    return int(jax.numpy.asarray(mask).unsafe_buffer_pointer())


def sharing(name: str) -> dict[str, str]:
    """Whether other libraries take the mask where it lies."""
    from subak.core.batch import Batch
    from subak.core.registry import game_named

    mask = Batch(name, COMPARED_GAMES, game_named(name).players[-1], device="cuda").mask
    own = mask.__cuda_array_interface__["data"][0]
    found = {}
    for library, pointer in (("torch", torch_pointer), ("cupy", cupy_pointer), ("jax", jax_pointer)):
        if importlib.util.find_spec(library) is None:
            found[library] = "not installed"
            continue
        try:
            found[library] = "no copy" if pointer(mask) == own else "COPIED"
        except Exception as error:
            found[library] = f"failed: {type(error).__name__}: {error}"
    return found


def bars_of(rows: list[Row]) -> list[Bar]:
    def best(name: str, how: str) -> float | None:
        return max((row.actions for row in rows if row.name == name and row.how == how and row.actions), default=None)

    bali = "Bali, 4 players"
    playing, stepping, pgx = best(bali, "play"), best(bali, "step with masks"), best("pgx backgammon", "jit + vmap")
    return [
        Bar(f"{bali}, play", playing, 3e9, " actions/s"),
        Bar(f"{bali}, step with masks", stepping, 300e6, " steps/s"),
        Bar("Cacao, 4 players, play", best("Cacao, 4 players", "play"), 400e6, " actions/s"),
        *(Bar(f"{rice}, play", best(rice, "play"), 100e6, " actions/s") for rice in RICE),
        Bar("play against pgx backgammon", playing / pgx if playing and pgx else None, None, " x"),
        Bar("step against pgx backgammon", stepping / pgx if stepping and pgx else None, None, " x"),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2, help="for each measurement")
    parser.add_argument("--games", nargs="*", help="only these; the results then lie in a file of their own")
    parser.add_argument("--out", type=Path, default=RESULTS, help="folder for gpu.json")
    asked = parser.parse_args()
    if not have_cuda():
        console.print("No CUDA device was found here: this benchmark needs one.")
        return 2
    from subak.core.cuda import cuda
    from subak.core.registry import game_names

    names = asked.games or game_names()
    # A process for each game: they compile and compare side by side, and measure one after the other what they have compiled.
    homes = {name: ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) for name in names}
    about = machine() | {"gpu": str(cuda.get_current_device().name), "numba_cuda": version_of("numba-cuda")}
    settings = [(name, *setting) for name in names for setting in every_setting(name)]
    jobs = [
        *(
            (f"{title(*game)}, batch {size:,}", "subak", partial(at_home, homes[game[0]], game, size, asked.seconds))
            for game in configurations(names)
            for size in SIZES
        ),
        ("pgx backgammon", "pgx", partial(peers.pgx_backgammon, asked.seconds, "gpu", PGX_SIZES)),
    ]
    found: list[str] = []
    compared = 0
    shared: dict[str, str] = {}
    rows: list[Row] = []
    interrupted = False
    try:
        comparing = {homes[setting[0]].submit(differences, *setting): setting for setting in settings}
        for compared, done in enumerate(as_completed(comparing), 1):
            progress(compared, len(settings), f"compared {title(*comparing[done])}")
            found += done.result()
        shared = sharing(names[0])
        for number, (name, package, job) in enumerate(jobs, 1):
            progress(number, len(jobs), name)
            rows += attempt(name, package, job)
    except KeyboardInterrupt:
        interrupted = True
        console.print("interrupted; measured so far:")
    finally:
        for home in homes.values():
            home.shutdown(wait=False, cancel_futures=True)

    for difference in found:
        console.print(difference, style="red", highlight=False)
    verdict = f"{len(found)} differences" if found else "equal in every byte"
    console.print(f"CPU and CUDA: {compared} of {len(settings)} settings compared, {verdict}", highlight=False)
    for library, how in shared.items():
        console.print(f"mask in {library}: {how}", highlight=False)
    show_rows(f"Random play, best of the rounds · {about['gpu']}", rows)
    bars = bars_of(rows)
    show_bars(bars)
    if interrupted:
        return 130
    equality = {"settings": len(settings), "differences": found}
    file = asked.out / "-".join(["gpu", *(asked.games or ())])
    write_json(file.with_suffix(".json"), rows, bars, machine=about, seconds=asked.seconds, equality=equality, mask_shared=shared)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
