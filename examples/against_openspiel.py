"""Our search against OpenSpiel's IS-MCTS or MCTS on our own adapter: two players, equal seconds for every move, one core each.

IS-MCTS knows what its seat knows. MCTS looks into the state, and so sees every hidden card: an opponent that cheats.
"""

import argparse
import json
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from rich.console import Console
from rich.progress import track

import subak.envs.openspiel
from subak.core.registry import game_names
from subak.players.search import Budget, SearchPlayer
from subak.study.intervals import share_of

EXPLORE = 1.4
UNLIMITED = 10**9
FIRST_GUESS = 20  # simulations, until MCTS has shown how fast it is
LEAST_SHARE = 0.9


class TimeUp(Exception):
    pass


class TimedIsmcts(ismcts.ISMCTSBot):
    """Searches until its time is up instead of counting simulations."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        random = np.random.RandomState(seed)
        super().__init__(game, mcts.RandomRolloutEvaluator(1, random), EXPLORE, UNLIMITED, random_state=random)
        self.set_resampler(subak.envs.openspiel.resampler(str(seed)))
        self.seconds = seconds
        self.simulations = 0

    def run_search(self, state: Any) -> Any:
        self.stop = time.perf_counter() + self.seconds
        self.worlds = 0
        try:
            return super().run_search(state)
        except TimeUp:
            self.simulations += self.worlds
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        # The first world only makes the root, the second gives it a child.
        if self.worlds > 1 and time.perf_counter() > self.stop:
            raise TimeUp
        self.worlds += 1
        return super().sample_root_state(state)


class TimedMcts(mcts.MCTSBot):
    """As many simulations as its last search says that there is time for."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        random = np.random.RandomState(seed)
        super().__init__(game, EXPLORE, FIRST_GUESS, mcts.RandomRolloutEvaluator(1, random), random_state=random)
        self.seconds = seconds
        self.simulations = 0

    def step(self, state: Any) -> int:
        start = time.perf_counter()
        action = super().step(state)
        self.simulations += self.max_simulations
        self.max_simulations = max(2, int(self.max_simulations * self.seconds / (time.perf_counter() - start)))
        return int(action)


OPPONENTS = {"ismcts": TimedIsmcts, "mcts": TimedMcts}


def match(name: str, opponent: str, seconds: float, number: int) -> tuple[float, float]:
    """What our search won of one match, and how many simulations its opponent made for a move; who begins alternates."""
    game = pyspiel.load_game(f"subak_{name}")
    random = Random(number // 2)
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, weights)[0])
    ours = SearchPlayer(str(number), Budget(seconds=seconds), cores=1)
    theirs = OPPONENTS[opponent](game, seconds, number)
    table, own_seat, moves = state.match(), number % 2, 0
    while not state.is_terminal():
        legal = state.legal_actions()
        if len(legal) == 1:
            action = legal[0]
        elif state.current_player() == own_seat:
            action = ours.choose(table)
        else:
            action = int(theirs.step(state))
            moves += 1
        table.apply(action)
        state.apply_action(action)
    return (1 + state.returns()[own_seat]) / 2, theirs.simulations / max(1, moves)


def duel(name: str, opponent: str, games: int, seconds: float, processes: int) -> dict[str, Any]:
    """All matches, on the same deals from both seats."""
    with ProcessPoolExecutor(processes) as pool:
        played = pool.map(partial(match, name, opponent, seconds), range(games))
        try:
            results = list(track(played, f"{name} against {opponent}", games, console=Console(stderr=True)))
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    won, low, high = share_of((number // 2, share) for number, (share, _) in enumerate(results))
    return {
        "game": name,
        "opponent": opponent,
        "games": games,
        "seconds": seconds,
        "won": won,
        "from": low,
        "to": high,
        "simulations": sum(count for _, count in results) / games,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="of each pairing")
    parser.add_argument("--seconds", type=float, default=0.03, help="for each move of each side")
    parser.add_argument("--play", nargs="+", choices=game_names(), default=game_names())
    parser.add_argument("--against", nargs="+", choices=list(OPPONENTS), default=["ismcts"])
    parser.add_argument("--processes", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--json", type=Path, help="file for the results")
    asked = parser.parse_args()
    if asked.games < 1 or asked.seconds <= 0 or asked.processes < 1:
        parser.error("--games, --seconds and --processes must be more than 0")
    results = []
    for name in asked.play:
        for opponent in asked.against:
            told = duel(name, opponent, asked.games, asked.seconds, asked.processes)
            results.append(told)
            mark = "—" if opponent != "ismcts" else "pass" if told["won"] >= LEAST_SHARE else "FAIL"
            share = f"{told['won']:.1%} ({told['from']:.1%} to {told['to']:.1%})"
            how = f"{asked.seconds} s a move, in which that made {told['simulations']:.0f} simulations"
            print(f"{mark:4}  {name}: our search won {share} of {asked.games} against OpenSpiel's {opponent}, {how}", flush=True)
    if asked.json:
        asked.json.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
