"""Whose turn it is to write to an SQLite file, where several processes do.

SQLite lets one write at a time too, but who waits for it looks again after up to a tenth of a second, and may so miss its turn
for long. It is SQLite that keeps the file whole; this only saves waiting, so whoever waits too long goes on without it.
"""

import contextlib
import os
import time
from collections.abc import Iterator
from pathlib import Path

from subak.core import machine

LOOK_SECONDS = 0.0005  # between two looks whether it is our turn
MOST_SECONDS = 10.0  # the other may have been stopped in its turn


class Turns:
    """The lock is on the folder, since to close the file itself would let go of all that SQLite has locked of it."""

    def __init__(self, database: str) -> None:
        self.folder: int | None = None
        with contextlib.suppress(OSError):  # some systems open no folders
            self.folder = os.open(Path(database).absolute().parent, os.O_RDONLY)

    @contextlib.contextmanager
    def ours(self) -> Iterator[None]:
        taken = self.folder is not None and self.taken(self.folder)
        try:
            yield
        finally:
            if taken and self.folder is not None:
                machine.unlock(self.folder)

    def taken(self, folder: int) -> bool:
        end = time.monotonic() + MOST_SECONDS
        while True:
            try:
                return machine.lock(folder)
            except BlockingIOError:
                if time.monotonic() > end:
                    return False
                time.sleep(LOOK_SECONDS)

    def close(self) -> None:
        if self.folder is not None:
            os.close(self.folder)
            self.folder = None
