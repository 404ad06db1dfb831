"""How rule functions run: interpreted with SUBAK_JIT=0, else compiled by Numba and cached on disk.

While another process still compiles a game, this one runs the game's rules interpreted: see players/compiler.py.
"""

import atexit
import hashlib
import os
import platform
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache, wraps
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any, TypeVar

import numpy as np
import platformdirs

import subak.games

Function = TypeVar("Function", bound=Callable[..., Any])

COMPILED = os.environ.get("SUBAK_JIT", "1") != "0"
COMPILED_ROOMS = ("core", "games", "players")
SOURCES = (".py", ".json")  # the numbers of a deck become constants of compiled code
UNUSED_AFTER_DAYS = 30
UNPACKED_MOMENTS = 1024  # kept unpacked: a moment is looked at by all at the table, and again when the next decision is made


def sources_hash() -> str:
    """A hash of all sources that are compiled, and of where and how old they are, since Numba's own cache depends on that too."""
    import llvmlite.binding
    import numba

    root = Path(__file__).parents[1]
    digest = hashlib.sha256(repr((numba.__version__, np.__version__, sys.version, llvmlite.binding.get_host_cpu_name())).encode())
    for folder in [*(root / room for room in COMPILED_ROOMS), *map(Path, subak.games.OUTSIDE)]:
        for path in sorted(path for path in folder.rglob("*") if path.suffix in SOURCES):
            digest.update(f"{path} {path.stat().st_mtime_ns}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    return Path(os.environ.get("SUBAK_CACHE") or platformdirs.user_cache_path("subak")) / "compiled"


def open_cache() -> Path:
    """The folder of compiled code; where none can be written, a temporary one for this process and those that it starts."""
    root = cache_root()
    folder = root / f"{platform.machine()}-{sources_hash()}"
    try:
        if not folder.exists():
            folder.mkdir(parents=True, exist_ok=True)
            forget_unused(root)
        os.utime(folder)
    except OSError:
        os.environ["SUBAK_CACHE"] = tempfile.mkdtemp(prefix="subak-compiled-")
        atexit.register(shutil.rmtree, os.environ["SUBAK_CACHE"], ignore_errors=True)
        return open_cache()
    return folder


def forget_unused(root: Path) -> None:
    for folder in root.iterdir():
        if time.time() - folder.stat().st_mtime > UNUSED_AFTER_DAYS * 86400:
            shutil.rmtree(folder, ignore_errors=True)


CACHE = open_cache() if COMPILED else None

WAITING: set[Any] = set()  # the types of states whose rules run interpreted here until they are compiled by another process


class Here(threading.local):
    compiled = False  # whether this thread runs compiled rules all the same


HERE = Here()


@contextmanager
def compiled_here() -> Iterator[None]:
    """In this thread entry points are compiled, or loaded from disk, though their game still waits."""
    HERE.compiled = True
    try:
        yield
    finally:
        HERE.compiled = False


def runs_interpreted(states: Any) -> bool:
    return not COMPILED or (bool(WAITING) and not HERE.compiled and getattr(states, "dtype", None) in WAITING)


if COMPILED:
    import numba

    # Numba would load all of SciPy's linear algebra, which no rule uses, at the first call of a compiled function.
    if "scipy.linalg" not in sys.modules:
        sys.modules["scipy.linalg.cython_blas"] = None  # type: ignore[assignment]
        import numba.np.arraymath

        del sys.modules["scipy.linalg.cython_blas"]

    numba.config.CACHE_DIR = str(CACHE)

    from subak.core.compiled_files import CompiledFiles
    from subak.core.rule_compiler import Rule, RuleCompiler

    def rule(function: Function, **how: Any) -> Function:
        """A function that other compiled functions call: it is compiled into them."""
        # Without reference counting: for arrays in a tuple it takes longer than the rule itself. So rules must not make arrays.
        compiled: Any = numba.njit(nogil=True, error_model="numpy", _nrt=False, pipeline_class=RuleCompiler, **how)(function)
        compiled.__class__ = Rule
        return compiled  # type: ignore[no-any-return]

    def rule_as(plain: Callable[..., Any], any_order: bool = False) -> Callable[[Function], Function]:
        """A rule over a row of numbers that NumPy does at once where rules run interpreted; sums of it may be made in any order."""

        def made(function: Function) -> Function:
            compiled: Any = rule(function, fastmath={"reassoc", "contract"} if any_order else False)
            compiled.plain = plain
            return compiled  # type: ignore[no-any-return]

        return made

    def entry_point(function: Function) -> Function:
        """A compiled function that Python calls: cached on disk, runs without the GIL. Its first argument says which game it is."""
        compiled: Any = numba.njit(nogil=True, error_model="numpy", cache=True)(function)
        compiled._cache._cache_file.__class__ = CompiledFiles

        @wraps(function)
        def call(*arguments: Any) -> Any:
            if WAITING and runs_interpreted(arguments[0]):
                return interpreted(call)(*arguments)
            return compiled(*arguments)

        call.compiled = compiled  # type: ignore[attr-defined]
        call.py_func = function  # type: ignore[attr-defined]
        return call  # type: ignore[return-value]

else:

    def rule(function: Function, **how: Any) -> Function:
        return function

    entry_point = rule

    def rule_as(plain: Callable[..., Any], any_order: bool = False) -> Callable[[Function], Function]:
        return lambda function: plain  # type: ignore[return-value]


class Unpacked(SimpleNamespace):
    """A state that is only read: its fields as attributes, those of one dimension as lists, and the record itself.

    Reading them takes a fifth of the time that the NumPy record takes. All who look at the same moment share it, and what is
    made of it may be kept by it.
    """

    __eq__ = object.__eq__
    __hash__ = object.__hash__  # type: ignore[assignment]


dtype_of: Callable[[Any], np.dtype[Any]] = np.void.dtype.__get__  # quicker than .dtype, which a record first seeks among its fields


def unpacked(state: Any) -> Any:
    return state if type(state) is Unpacked else unpacked_bytes(dtype_of(state), np.void.tobytes(state))


@lru_cache(UNPACKED_MOMENTS)
def unpacked_bytes(dtype: np.dtype[Any], state: bytes) -> Unpacked:
    record = np.frombuffer(state, dtype).view(np.recarray)[0]
    fields = dict(zip(dtype.names or (), record.item(), strict=True))
    for name, value in fields.items():
        if type(value) is np.ndarray and value.ndim == 1:
            fields[name] = value.tolist()
    return Unpacked(dtype=dtype, record=record, **fields)


def packed(state: Any) -> Any:
    """The record of a state that may be unpacked; only to be read."""
    return state.record if type(state) is Unpacked else state


PLAIN: dict[Any, Any] = {}
MAKING_PLAIN = threading.RLock()  # so that no thread gets a function that still lacks some it calls


def interpreted(function: Function) -> Function:
    """The same function, run by Python together with all compiled functions that it calls."""
    with MAKING_PLAIN:
        if function not in PLAIN:
            source: Any = getattr(function, "plain", None) or getattr(function, "py_func", function)
            names: dict[str, Any] = {"__builtins__": __builtins__}
            PLAIN[function] = FunctionType(source.__code__, names, source.__name__)
            for name in source.__code__.co_names:
                if name in source.__globals__:
                    value = source.__globals__[name]
                    names[name] = interpreted(value) if hasattr(value, "py_func") else value
        return PLAIN[function]  # type: ignore[no-any-return]
