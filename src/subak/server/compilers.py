"""All games are compiled side by side while they are already played; the one that somebody wants to play comes first."""

import asyncio
import logging
from collections import Counter
from functools import partial

from subak.core import machine
from subak.core.compiling import COMPILED
from subak.core.registry import game_named, game_names
from subak.core.warming import play_compiled, play_interpreted
from subak.players.compiler import Compiler, CompilerFailed
from subak.server.jobs import Progress

NOT_BEGUN = Progress(0, 1)
TRIES = 3
NEEDED = ("match",)  # by the server itself: only bots search

log = logging.getLogger("subak.compilers")


class Compilers:
    def __init__(self) -> None:
        self.compiled = {name: asyncio.Event() for name in game_names()}
        self.progress: dict[str, Progress] = {}
        # Many actions take long to compile: begun last, such a game would be compiled alone while other cores wait.
        self.waiting = sorted(game_names(), key=lambda name: -game_named(name).actions)
        self.running: dict[str, Compiler] = {}
        self.failures: Counter[str] = Counter()
        self.given_up: set[str] = set()  # played interpreted for as long as this process lives

    async def run(self) -> None:
        if not COMPILED:
            for compiled in self.compiled.values():
                compiled.set()
            return
        try:
            for name in self.waiting:
                play_interpreted(game_named(name))
            await asyncio.gather(*(self.take_turns() for _ in range(machine.cores())))
        except asyncio.CancelledError:
            for name in self.compiled:  # others may play in this process
                play_compiled(game_named(name))
            raise

    async def take_turns(self) -> None:
        while self.waiting:
            name = self.waiting.pop(0)
            try:
                compiler = self.running[name] = Compiler(game_named(name), NEEDED)
                finished = await asyncio.to_thread(compiler.run, partial(self.note, name))
            except asyncio.CancelledError:
                compiler.stop()
                raise
            except Exception as error:  # whatever it is, other games are compiled all the same
                self.failures[name] += 1
                reason = str(error) if isinstance(error, CompilerFailed) else type(error).__name__
                log.error("not compiled, so played interpreted", extra={"reason": reason, "attempt": self.failures[name]})
                if self.failures[name] < TRIES:
                    self.waiting.append(name)
                else:
                    self.given_up.add(name)
                continue
            finally:
                self.running.pop(name, None)
            if finished:
                self.compiled[name].set()
            else:
                self.waiting.insert(1, name)

    def note(self, name: str, done: int, total: int) -> None:
        self.progress[name] = Progress(done, total)

    def prefer(self, name: str) -> None:
        """It comes next; where other games are being compiled, the one that began last makes room."""
        if name in self.waiting:
            self.waiting.remove(name)
            self.waiting.insert(0, name)
            if self.running:
                list(self.running.values())[-1].stop()

    def under_way(self) -> dict[str, Progress]:
        """How far the games are that are still being compiled."""
        coming = [name for name, compiled in self.compiled.items() if not compiled.is_set() and name not in self.given_up]
        return {name: self.progress.get(name, NOT_BEGUN) for name in coming}
