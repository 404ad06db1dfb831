"""A game is compiled in a process of its own, `python -m subak.players.compiler GAME KIND…`, while others play it interpreted."""

import contextlib
import os
import subprocess
import sys
import threading
from collections.abc import Callable

from subak.core import machine
from subak.core.registry import Game, game_named
from subak.core.warming import forget_damaged_rules, is_warm, play_compiled, play_interpreted, warm
from subak.players.search import Budget, SearchPlayer

NICE = 10


def kinds(game: Game) -> tuple[str, ...]:
    """All that a table of a game calls."""
    return ("match", *SearchPlayer("", Budget()).kinds(game))


class CompilerFailed(Exception):
    pass


class Compiler:
    """Of one game. It can be stopped; what it has compiled until then is on disk."""

    def __init__(self, game: Game, needed: tuple[str, ...] | None = None) -> None:
        """With the kinds of rules that this process itself needs; else those of a table."""
        self.game, self.needed = game, kinds(game) if needed is None else needed
        self.process: subprocess.Popen[str] | None = None
        self.stopped = False
        play_interpreted(game)

    def run(self, on_progress: Callable[[int, int], None]) -> bool:
        """Until this process plays the game compiled; false where it was stopped before."""
        forget_damaged_rules()
        if not is_warm(self.game, *kinds(self.game)):
            self.compile(on_progress)
        if not self.stopped:
            for _ in warm(self.game, *self.needed):
                pass
            play_compiled(self.game)
        return not self.stopped

    def compile(self, on_progress: Callable[[int, int], None]) -> None:
        command = [sys.executable, "-m", "subak.players.compiler", self.game.name, *kinds(self.game)]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as self.process:
            if self.stopped:
                self.process.kill()
            for line in self.process.stdout or ():
                done, total = map(int, line.split())
                on_progress(done, total)
        if self.process.returncode and not self.stopped:
            raise CompilerFailed(f"{self.game.name}: exit code {self.process.returncode}")

    def stop(self) -> None:
        self.stopped = True
        if self.process is not None:
            self.process.kill()


def end_with_parent() -> None:
    """Whoever started this process holds the other end of its input."""
    sys.stdin.read()
    os._exit(0)


def main(name: str, *wanted: str) -> None:
    machine.give_way(NICE)
    machine.ignore_interrupts()  # of a terminal that it shares with its parent
    threading.Thread(target=end_with_parent, daemon=True).start()
    game = game_named(name)
    play_interpreted(game)  # so that only steps compile, each with its progress shown
    with contextlib.suppress(BrokenPipeError):
        for done, total in warm(game, *wanted):
            print(done, total, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
