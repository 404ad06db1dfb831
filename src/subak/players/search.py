"""The player that searches: Monte-Carlo trees on all cores, by a number of iterations or by time."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from subak.core.batch import threads
from subak.core.match import Match, blank
from subak.core.randomness import words_from
from subak.core.registry import Game
from subak.core.warming import STEPS
from subak.players.tree import search_some

NODES = 1 << 18
DEEPEST = 64
CHUNK = 64  # iterations between two looks at the clock
TREES = 2  # of a search by iterations, on any number of cores: so that it finds the same everywhere


class Weights(NamedTuple):
    """How a search weighs: what little it knows of a choice, margin against victory, and how fast a node widens."""

    explore: float = 0.7
    margin: float = 0.3
    width: float = 4.0
    growth: float = 0.5


@dataclass(frozen=True)
class Budget:
    """How long to think: iterations on all cores together, or seconds."""

    iterations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True)
class Option:
    """What a search thinks of one of the choices."""

    action: int
    visits: int
    win: float  # probability
    margin: float  # squashed: 0.5 is even


class Forest:
    """One core's trees, a root for each seat, and the arrays that its search works in."""

    def __init__(self, game: Game, players: int, seed: str, depth: int) -> None:
        self.keys = np.zeros(NODES, np.int16)
        self.visits = np.zeros(NODES, np.int32)
        self.available = np.zeros(NODES, np.int32)
        self.wins = np.zeros(NODES, np.float64)
        self.margins = np.zeros(NODES, np.float64)
        self.first = np.full(NODES, -1, np.int32)
        self.sibling = np.full(NODES, -1, np.int32)
        self.used = np.array([players])
        self.roots = np.arange(players, dtype=np.int32)
        self.worlds = blank(game)
        self.rng = words_from(seed)
        self.space = (
            np.zeros(game.most_legal, np.int16),
            np.full(game.actions, -1, np.int32),
            np.zeros((players, depth), np.int32),
            *(np.zeros(players, np.int32) for _ in range(4)),
        )

    @property
    def tree(self) -> tuple[Any, ...]:
        return self.keys, self.visits, self.available, self.wins, self.margins, self.first, self.sibling, self.used

    def children(self, seat: int) -> list[int]:
        listed = []
        child = int(self.first[self.roots[seat]])
        while child >= 0:
            listed.append(child)
            child = int(self.sibling[child])
        return listed


class SearchPlayer:
    def __init__(
        self, seed: str, budget: Budget, cores: int | None = None, weights: Weights | None = None, depth: int = DEEPEST
    ) -> None:
        self.seed, self.budget, self.depth = seed, budget, depth
        self.cores = cores or len(os.sched_getaffinity(0))
        self.weights = weights or Weights()
        self.stop = np.zeros(1, np.int8)

    def choose(self, match: Match) -> int:
        if len(match.legal) == 1:
            return match.legal[0]
        return self.think(match)[0].action

    def think(self, match: Match) -> list[Option]:
        """The choices looked at, best first."""
        self.stop[0] = 0
        seat = int(match.state.actor)
        timed = self.budget.seconds is not None
        seeds = [f"{self.seed}/{len(match.plies)}/{tree}" for tree in range(self.cores if timed else TREES)]
        forests = [Forest(match.game, match.players, seed, self.depth) for seed in seeds]
        search = self.by_time(match, seat) if timed else self.by_iterations(match, seat)
        for done in threads(self.cores).map(search, forests):
            assert done > 0
        return found(forests, seat)

    def some(self, match: Match, seat: int, forest: Forest, iterations: int) -> int:
        done: int = search_some(
            iterations,
            match.states,
            seat,
            forest.worlds,
            forest.tree,
            forest.roots,
            forest.space,
            tuple(map(float, self.weights)),  # one type, compiled once
            forest.rng,
            self.stop,
        )
        return done

    def by_iterations(self, match: Match, seat: int) -> Callable[[Forest], int]:
        each = -(-(self.budget.iterations or 1) // TREES)
        return lambda forest: self.some(match, seat, forest, each)

    def by_time(self, match: Match, seat: int) -> Callable[[Forest], int]:
        until = time.monotonic() + (self.budget.seconds or 0)

        def search(forest: Forest) -> int:
            done = self.some(match, seat, forest, CHUNK)
            while time.monotonic() < until and self.stop[0] == 0:
                done += self.some(match, seat, forest, CHUNK)
            return done

        return search


def search_steps(game: Game) -> list[Callable[[], object]]:
    """All that a search compiles."""
    players = game.players[0]
    match = Match.new(game, players, seed="")
    player = SearchPlayer("", Budget(iterations=1))
    return [lambda: player.some(match, int(match.state.actor), Forest(game, players, "", 1), 1)]


STEPS["search"] = search_steps


def found(forests: list[Forest], seat: int) -> list[Option]:
    """What the trees of all cores say together, most visited first."""
    visits: dict[int, int] = {}
    wins: dict[int, float] = {}
    margins: dict[int, float] = {}
    for forest in forests:
        for child in forest.children(seat):
            action = int(forest.keys[child])
            visits[action] = visits.get(action, 0) + int(forest.visits[child])
            wins[action] = wins.get(action, 0.0) + float(forest.wins[child])
            margins[action] = margins.get(action, 0.0) + float(forest.margins[child])
    options = [Option(action, count, wins[action] / count, margins[action] / count) for action, count in visits.items()]
    return sorted(options, key=lambda option: (-option.visits, -option.win, option.action))
