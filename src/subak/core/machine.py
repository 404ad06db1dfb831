"""What the machine offers to a program: cores, threads, signals and folders, also where it is not Linux."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

import platformdirs

from subak.core.faults import of_system
from subak.core.mistakes import Mistake

MOST_FILES = 1_000_000  # more than anybody needs, where the system has no limit


def cores() -> int:
    """How many this process may use; only some systems can give it fewer than there are."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@cache
def threads(count: int) -> ThreadPoolExecutor:
    """As many as that, kept for next time."""
    return ThreadPoolExecutor(count, thread_name_prefix="subak")


if hasattr(os, "register_at_fork"):
    # A forked child has the pool but none of its threads, and would wait for them for ever.
    os.register_at_fork(after_in_child=threads.cache_clear)


def give_way(niceness: int) -> None:
    """To other processes, where the system can."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def most_files() -> int:
    """How many files and connections this process may have open at once; from now on as many as the system lets it."""
    try:
        import resource
    except ImportError:  # not POSIX
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(ValueError, OSError):  # some systems have a lower limit than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)


def lock(file: int) -> bool:
    """Against other processes; False where there are no such locks. BlockingIOError: another one has it."""
    try:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise
    except (ImportError, OSError):  # not POSIX; a file system without them
        return False
    return True


def unlock(file: int) -> None:
    import fcntl

    fcntl.flock(file, fcntl.LOCK_UN)


def ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Processes that are started meanwhile inherit the blocked signal, where the system knows that."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def data_folder(*parts: str) -> Path:
    """Ours in the user's data, or one in it; it is there then, and nobody else's to look into."""
    ours = platformdirs.user_data_path("subak")
    folder = ours.joinpath(*parts)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if os.name == "posix":
            with suppress(PermissionError):  # somebody else's, who let us write there
                ours.chmod(0o700)
    except OSError as error:
        raise Mistake("no-data-folder", folder=str(folder), reason=of_system(error)) from error
    return folder
