"""Compiled functions on disk: each file ends with a digest of what it has, so that a damaged one is compiled anew and never run."""

import contextlib
import hashlib
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

from numba.core.caching import IndexDataCacheFile

FILES = ("*.nbi", "*.nbc")  # an index for each function, and what was compiled for each type of its arguments


def digest(content: bytes) -> bytes:
    return hashlib.sha256(content).digest()


def is_whole(path: Path) -> bool:
    content = path.read_bytes()
    size = hashlib.sha256().digest_size
    return content[-size:] == digest(content[:-size])


class CompiledFiles(IndexDataCacheFile):  # type: ignore[misc]
    """Those of one function, as Numba keeps them. A pickle says where it ends, so Numba never reads the digest behind it."""

    @contextlib.contextmanager
    def _open_for_write(self, filepath: str) -> Iterator[BytesIO]:
        with super()._open_for_write(filepath) as file:
            written = BytesIO()
            yield written
            content = written.getvalue()
            file.write(content + digest(content))

    def _load_index(self) -> dict[Any, Any]:
        try:
            found = is_whole(Path(self._index_path))
        except FileNotFoundError:
            found = False
        return super()._load_index() if found else {}

    def _load_data(self, name: str) -> Any:
        if not is_whole(Path(self._data_path(name))):
            raise FileNotFoundError(name)  # Numba compiles what is not there
        return super()._load_data(name)


def forget_damaged(folder: Path) -> int:
    """Deletes damaged files, and says how many there were; no game counts as compiled then, until somebody has looked."""
    damaged = 0
    for pattern in FILES:
        for path in folder.rglob(pattern):
            with contextlib.suppress(OSError):  # another process was quicker, or nothing can be deleted here
                if not is_whole(path):
                    path.unlink()
                    damaged += 1
    if damaged:
        for ready in folder.glob("*.ready"):
            with contextlib.suppress(OSError):
                ready.unlink()
    return damaged
