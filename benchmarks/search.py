"""How many simulations a search makes on one core, ours and OpenSpiel's MCTS bot in turns, and how soon a fresh process moves."""

import argparse
import importlib.util
import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence

from peers import dealt_states, openspiel_game
from rich.table import Table
from timing import (
    RESULTS,
    Bar,
    Counts,
    Row,
    Work,
    console,
    machine,
    progress,
    rate_of,
    short,
    show_bars,
    timed_round,
    title,
    version_of,
    write_json,
)

from subak.core.batch import Batch
from subak.core.match import Match
from subak.core.registry import game_named
from subak.players.search import Budget, SearchPlayer

ROUNDS = 5
SECONDS = 1.0  # of a round, and a whole search at least
ITERATIONS = 20_000
PEER_ITERATIONS = 1000
PEER_GAMES = 200
PEER_EXPLORES = 1.4
PEER_MEMORY_MB = 1000
MATCHES = 4096
STARTS = 5
MOST_SECONDS = 1.0
LEAST_TIMES = 20
LEAST = {"bali": 60_000, "cacao": 8_000, "rice": 8_000}
PEERS = {"OpenSpiel backgammon": "backgammon", "OpenSpiel gin rummy": "gin_rummy", "OpenSpiel hearts": "hearts"}
SLOWER_PEERS = ("OpenSpiel backgammon", "OpenSpiel gin rummy")
FAST_PEER = "OpenSpiel hearts"

# As many decisions as are forced come first: what is timed is a choice.
FIRST_MOVE = """
from subak.core.match import Match
from subak.players import bot
match = Match.new({name!r}, {players}, seed="first")
while len(match.legal) == 1:
    match.apply(match.legal[0])
match.apply(bot("rollout:1", "first").choose(match))
"""


def our_search(name: str, players: int) -> tuple[Row, Work]:
    """From the opening; an action is a decision, as many in a simulation as in a random match on average."""
    batch = Batch(name, MATCHES, players, {}, seed=1, cores=1)
    batch.play_out()
    length = float(batch.lengths.mean())
    opening = Match.new(name, players, seed="bench")
    player = SearchPlayer("bench", Budget(iterations=ITERATIONS), cores=1)

    def search() -> Counts:
        visits = sum(candidate.visits for candidate in player.think(opening))
        return {"actions": visits * length, "simulations": visits}

    row = Row(title(name, players, ()), "redeal, tree, playout", ours=True, version=version_of("subak"), extra={"length": length})
    return row, search


def peer_search(label: str, name: str) -> tuple[Row, Work]:
    """Once dealt; actions are decisions and dice, as many in a simulation as in a random game on average."""
    import pyspiel

    game = pyspiel.load_game(name)
    games = [openspiel_game(game)[1] for _ in range(PEER_GAMES)]
    length = sum(counts["actions"] - counts["dealt"] for counts in games) / PEER_GAMES
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    searcher = pyspiel.MCTSBot(game, evaluator, PEER_EXPLORES, PEER_ITERATIONS, PEER_MEMORY_MB, False, 1, False)
    roots = dealt_states(game)

    def search() -> Counts:
        visits = searcher.mcts_search(next(roots)).explore_count
        return {"actions": visits * length, "simulations": visits}

    return Row(label, "C++ MCTSBot, random rollouts", version=version_of("open_spiel"), extra={"length": length}), search


def timed(works: Sequence[tuple[Row, Work]], rounds: int, seconds: float) -> list[Row]:
    """Rounds that take turns, so that noise of the machine meets all."""
    done: list[list[tuple[Counts, float]]] = [[] for _ in works]
    for _, work in works:
        work()
    for number in range(rounds):
        progress(number + 1, rounds, "round of searches")
        for (_, work), measured in zip(works, done, strict=True):
            measured.append(timed_round(work, seconds))
    for (row, _), measured in zip(works, done, strict=True):
        row.rate = rate_of(measured)
    return [row for row, _ in works]


def first_move(name: str, players: int, starts: int) -> float:
    """Seconds of a fresh process up to its first choice, the best of several; one before them fills the cache."""
    spent = []
    for _ in range(1 + starts):
        start = time.perf_counter()
        code = FIRST_MOVE.format(name=name, players=players)
        subprocess.run([sys.executable, "-c", code], check=True)
        spent.append(time.perf_counter() - start)
    return min(spent[1:])


def show(heading: str, rows: Sequence[Row], moves: Mapping[str, float]) -> None:
    console.print(heading, style="italic", highlight=False)  # as a title it would wrap at the width of the table
    table = Table(show_edge=False)
    for column in ("what", "how", "version"):
        table.add_column(column)
    for column in ("simulations/s", "median", "actions each", "actions/s"):
        table.add_column(column, justify="right")
    for row in rows:
        if row.rate:
            median = short(row.rate.median["simulations"])
            cells = (short(simulations(row)), median, f"{row.extra['length']:.0f}", short(row.actions))
            table.add_row(row.name, row.how, row.version, *cells, style="bold" if row.ours else "")
    console.print(table)
    for name, seconds in moves.items():
        console.print(f"{name}: first move of a fresh process, warm cache: {seconds:.2f} s", highlight=False)


def simulations(row: Row) -> float | None:
    return row.rate.best["simulations"] if row.rate else None


def bars_of(games: Sequence[str], rows: Sequence[Row], moves: Mapping[str, float]) -> list[Bar]:
    found = {row.name: row for row in rows}

    def ratio(value: float | None, other: float | None) -> float | None:
        return value / other if value and other else None

    bars = []
    for game in games:
        name = opening_of(game)
        ours = found[name]
        bars.append(Bar(f"{name}, simulations on one core", simulations(ours), LEAST.get(game), "/s"))
        for peer in SLOWER_PEERS:
            times = ratio(simulations(ours), simulations(found[peer]) if peer in found else None)
            bars.append(Bar(f"{name}, simulations against {peer}", times, LEAST_TIMES, " x"))
        bars.append(Bar(f"{name}, first move of a fresh process", moves.get(game), None, " s", most=MOST_SECONDS))
    # The other bars leave the slower games far below that many actions: this one is for the fastest of them.
    fast = found[FAST_PEER].actions if FAST_PEER in found else None
    times_of = {game: ratio(found[opening_of(game)].actions, fast) for game in games}
    fastest = max(games, key=lambda game: times_of[game] or 0)
    for game, times in times_of.items():
        least = 1 if game == fastest else None
        bars.append(Bar(f"{opening_of(game)}, actions simulated against {FAST_PEER}", times, least, " x"))
    return bars


def opening_of(game: str) -> str:
    return title(game, game_named(game).players[-1], ())


def run(games: Sequence[str] = tuple(LEAST), rounds: int = ROUNDS) -> int:
    about = machine()
    most = {game: game_named(game).players[-1] for game in games}
    peers = PEERS if importlib.util.find_spec("pyspiel") else {}
    moves: dict[str, float] = {}
    rows: list[Row] = []
    interrupted = False
    try:
        for number, (game, players) in enumerate(most.items(), 1):
            progress(number, len(most), f"first moves of {game}")
            moves[game] = first_move(game, players, STARTS)
        works = [our_search(game, players) for game, players in most.items()]
        works += [peer_search(label, name) for label, name in peers.items()]
        rows = timed(works, rounds, SECONDS)
    except KeyboardInterrupt:
        interrupted = True
        console.print("interrupted; measured so far:")

    about["load_after"] = os.getloadavg()[0]
    load = f"load {about['load_before']:.1f} before, {about['load_after']:.1f} after"
    show(f"Search, one core, best of the rounds · {about['cpu']}, {about['cores']} cores, {load}", rows, moves)
    if interrupted:
        return 130
    bars = bars_of(games, rows, moves)
    show_bars(bars)
    settings = {"iterations": ITERATIONS, "peer_iterations": PEER_ITERATIONS, "rounds": rounds}
    write_json(RESULTS / "search.json", rows, bars, machine=about, first_move_seconds=moves, **settings)
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", choices=list(LEAST), default=list(LEAST), help="ours to measure")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    asked = parser.parse_args()
    if asked.rounds < 1:
        parser.error("--rounds must be at least 1")
    return run(asked.games, asked.rounds)


if __name__ == "__main__":
    sys.exit(main())
