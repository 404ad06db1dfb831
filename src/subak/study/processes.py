"""Tasks spread over processes, which end at once when the one that started them is interrupted."""

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from typing import TypeVar

from subak.core import machine

Plan = TypeVar("Plan")
Task = TypeVar("Task")
Done = TypeVar("Done")


def in_processes(
    work: Callable[[Plan, Task], Done], plan: Plan, tasks: Sequence[Task], workers: int
) -> Generator[tuple[Task, Future[Done]], None, None]:
    """In the order in which they end. What fails in one task is in its future; a process that was killed ends them all."""
    others = set(active_children())
    with ProcessPoolExecutor(workers, get_context("spawn"), machine.ignore_interrupts) as pool:
        try:
            futures = submit_all(pool, work, plan, tasks)
            for future in as_completed(futures):
                failure = future.exception()
                if isinstance(failure, BrokenProcessPool):
                    raise failure
                yield futures.pop(future), future
        except BaseException:
            # Without this, whoever interrupts would wait for the end of every task that has begun.
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(active_children()) - others:
                process.terminate()
            raise


def submit_all(
    pool: ProcessPoolExecutor, work: Callable[[Plan, Task], Done], plan: Plan, tasks: Sequence[Task]
) -> dict[Future[Done], Task]:
    """Ctrl-C is for the process that started them."""
    with machine.interrupts_held():
        return {pool.submit(work, plan, task): task for task in tasks}
