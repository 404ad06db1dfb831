"""A lab's shares played in this process, in threads, processes, on a GPU or a Ray cluster: the counters are the same everywhere."""

from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import closing
from functools import cache
from typing import Any

import numpy as np

from subak.core import machine
from subak.core.match import Match, blank
from subak.core.randomness import words_from
from subak.core.registry import Game, game_named
from subak.core.tallying import MOST_PLAYERS, count_match, counts_type, no_counts, no_notes, note_in_match, tally_range
from subak.players import bot
from subak.players.player import Player
from subak.study.lab.experiment import BLOCKS, Experiment, Row, Task
from subak.study.processes import in_processes

Played = Generator[tuple[Task, Row], None, None]


def play_share(experiment: Experiment, task: Task) -> Row:
    """The same whoever plays it, and however often."""
    return random_share(experiment, task) if experiment.random else share_of_matches(experiment, task)


def as_row(counts: Any) -> Row:
    return np.frombuffer(counts.tobytes(), np.int64)


def as_counts(game: Game, rows: Row) -> Any:
    """Counters by their names, from one row or many."""
    return np.ascontiguousarray(rows).view(counts_type(game))[..., 0]


def random_share(experiment: Experiment, task: Task) -> Row:
    game = game_named(experiment.game)
    numbers = experiment.games_of(task.share)
    states = blank(game)
    game.prepare(states, experiment.seats, dict.fromkeys(experiment.settings[task.setting].options, True))
    choices = np.zeros(game.most_legal, np.int16)
    totals, won = np.zeros((2, MOST_PLAYERS), np.int32)
    counts = no_counts(game)
    words = words_from(experiment.seed)
    tally_range(numbers.start, numbers.stop, states, words, choices, totals, won, no_notes(game), counts)
    return as_row(counts)


def share_of_matches(experiment: Experiment, task: Task) -> Row:
    game = game_named(experiment.game)
    options = dict.fromkeys(experiment.settings[task.setting].options, True)
    counts = no_counts(game)
    for number in experiment.games_of(task.share):
        match = Match.new(game, experiment.seats, options, f"{experiment.seed}/{number}")
        seated = [experiment.players[(seat + number) % experiment.seats] for seat in range(experiment.seats)]
        add_match(match, [bot(spec, f"{match.seed}/{seat}", cores=1) for seat, spec in enumerate(seated)], counts)
    return as_row(counts)


def add_match(match: Match, players: list[Player], counts: Any) -> None:
    """Plays a match to its end and counts what happens in it."""
    notes = no_notes(match.game)
    totals, won = np.zeros((2, MOST_PLAYERS), np.int32)
    while not match.over:
        action = players[int(match.state.actor)].choose(match)
        note_in_match(match.states, len(match.legal), action, notes)
        match.apply(action)
    count_match(match.states, notes, totals, won, counts)


def have_gpu() -> bool:
    try:
        from subak.core.cuda import have_cuda
    except ImportError:
        return False
    return have_cuda()


def in_this_process(experiment: Experiment, tasks: list[Task]) -> Played:
    for task in tasks:
        yield task, play_share(experiment, task)


def in_threads(experiment: Experiment, tasks: list[Task], cores: int) -> Played:
    """Compiled games hold no GIL."""
    with ThreadPoolExecutor(cores) as pool:
        try:
            futures = {pool.submit(play_share, experiment, task): task for task in tasks}
            for future in as_completed(futures):
                yield futures.pop(future), future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def in_several_processes(experiment: Experiment, tasks: list[Task], cores: int) -> Played:
    with closing(in_processes(play_share, experiment, tasks, cores)) as ended:
        for task, future in ended:
            yield task, future.result()


def on_gpu(experiment: Experiment, tasks: list[Task]) -> Played:
    game = game_named(experiment.game)
    device = gpu_of(game)
    words = words_from(experiment.seed)
    for task in tasks:
        numbers = experiment.games_of(task.share)
        options = dict.fromkeys(experiment.settings[task.setting].options, True)
        yield task, device.play(numbers.start, numbers.stop, words, experiment.seats, options)


@cache
def gpu_of(game: Game) -> Any:
    from subak.core.cuda import CudaTally

    return CudaTally(game)


def players_of(experiment: Experiment, tasks: list[Task], cores: int, gpu: bool, ray: str | None) -> Played:
    if ray is not None:
        from subak.study.lab.ray_cluster import on_ray

        return on_ray(ray, experiment, tasks)
    if gpu and experiment.random:
        return on_gpu(experiment, tasks)
    workers = min(cores, len(tasks))
    if workers < 2:
        return in_this_process(experiment, tasks)
    return in_threads(experiment, tasks, workers) if experiment.random else in_several_processes(experiment, tasks, workers)


def run_lab(
    experiment: Experiment,
    cores: int | None = None,
    gpu: bool = False,
    ray: str | None = None,
    done: dict[Task, Row] | None = None,
    on_share: Callable[[Task, Row], object] | None = None,
) -> dict[Task, Row]:
    """The counters of every share, whoever played them; those that are done already are not played again."""
    rows = dict(done or {})
    missing = [task for task in experiment.tasks() if task not in rows]
    if missing:
        with closing(players_of(experiment, missing, cores or machine.cores(), gpu, ray)) as playing:
            for task, row in playing:
                rows[task] = row
                if on_share is not None:
                    on_share(task, row)
    return rows


def blocks_of(experiment: Experiment, rows: dict[Task, Row]) -> list[Any]:
    """For each setting the counters of some hundred blocks of games, the same games in each setting."""
    game = game_named(experiment.game)
    count = min(experiment.shares, BLOCKS)

    def blocks(setting: int) -> Iterator[Row]:
        for block in range(count):
            shares = range(experiment.shares * block // count, experiment.shares * (block + 1) // count)
            yield np.sum([rows[Task(setting, share)] for share in shares], axis=0)

    return [as_counts(game, np.array(list(blocks(setting)))) for setting in range(len(experiment.settings))]
