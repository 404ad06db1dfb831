"""Is this version slower than an earlier one? Both measured in turns, in one process each, with an interval for every ratio."""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from rich.table import Table
from timing import RESULTS, Bar, Counts, configurations, console, machine, progress, short, timed_round, title, write_json

HOUSE = Path(__file__).parents[1]
GAMES = 4096
STEPS = 250
ITERATIONS = 5_000
VIEWED = 20  # decisions before the view
ROUNDS = 20
SECONDS = 0.5
RESAMPLES = 10_000
SLOWER = 0.97  # of the earlier speed; a whole interval below it fails
HOW = ("random play", "steps with masks", "steps with observations", "simulations of a search", "views of whoever decides")


def works_of(game: str, players: int, options: Sequence[str]) -> dict[str, Callable[[], Callable[[], Counts]]]:
    """What is measured: each prepares itself and gives what is timed, with what both versions understand."""
    import subak.core.batch
    import subak.core.match
    import subak.envs.vector
    import subak.players.search

    chosen = dict.fromkeys(options, True)

    def played() -> Callable[[], Counts]:
        batch = subak.core.batch.Batch(game, GAMES, players, chosen, seed=1, cores=1)

        def play() -> Counts:
            batch.play(STEPS)
            return {"actions": GAMES * STEPS}

        return play

    def stepped() -> Callable[[], Counts]:
        batch = subak.core.batch.Batch(game, GAMES, players, chosen, seed=1, cores=1)
        batch.play(STEPS)  # games dealt together would end together

        def step() -> Counts:
            batch.step(batch.random_actions())
            return {"actions": GAMES}

        return step

    def observed() -> Callable[[], Counts]:
        env = subak.envs.vector.VectorEnv(game, GAMES, players=players, options=chosen, cores=1)
        env.reset(seed=1)

        def step() -> Counts:
            env.step(env.random_actions())
            return {"actions": GAMES}

        return step

    def searched() -> Callable[[], Counts]:
        budget = subak.players.search.Budget(iterations=ITERATIONS)
        player = subak.players.search.SearchPlayer("bench", budget, cores=1)
        opening = subak.core.match.Match.new(game, players, chosen, seed="bench")

        def search() -> Counts:
            return {"actions": sum(candidate.visits for candidate in player.think(opening))}

        return search

    def viewed() -> Callable[[], Counts]:
        match = subak.core.match.Match.new(game, players, chosen, seed="bench")
        for _ in range(VIEWED):
            match.apply(match.legal[0])

        def view() -> Counts:
            match.view(match.actor)
            return {"actions": 1}

        return view

    return dict(zip(HOW, (played, stepped, observed, searched, viewed), strict=True))


def serve() -> None:
    """One version: prepares and times what it is asked for, a line for a line."""
    prepared: dict[tuple[str, str], Callable[[], Counts]] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        name = title(asked["game"], asked["players"], asked["options"])
        work = prepared.get((name, asked["work"]))
        if work is None:
            work = works_of(asked["game"], asked["players"], asked["options"])[asked["work"]]()
            work()  # what is not compiled yet
            prepared = {(name, asked["work"]): work}
        counts, spent = timed_round(work, asked["seconds"])
        print(json.dumps({"rate": counts["actions"] / spent}), flush=True)


@dataclass
class Version:
    """A process that runs the sources of one of the two versions."""

    name: str
    process: subprocess.Popen[str]

    @classmethod
    def started(cls, name: str, folder: Path) -> "Version":
        paths = [str(folder / "src"), os.environ.get("PYTHONPATH", "")]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))}
        command = [sys.executable, str(Path(__file__)), "--serve"]
        return cls(name, subprocess.Popen(command, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE))

    def rate(self, asked: dict[str, Any]) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError(f"{self.name} cannot measure “{asked['work']}” of {asked['game']}: its last words stand above")
        return float(json.loads(answer)["rate"])


@dataclass
class Comparison:
    what: str
    how: str
    rates: list[float] = field(default_factory=list)
    earlier: list[float] = field(default_factory=list)

    def ratio(self) -> tuple[float, float, float]:
        """Geometric mean of the rounds' ratios, and its 95% interval by bootstrap."""
        logs = np.log(np.array(self.rates) / np.array(self.earlier))
        drawn = np.random.default_rng(1).choice(logs, (RESAMPLES, len(logs))).mean(axis=1)
        low, high = np.exp(np.percentile(drawn, (2.5, 97.5)))
        return float(np.exp(logs.mean())), float(low), float(high)


@contextmanager
def checked_out(revision: str) -> Iterator[Path]:
    if Path(revision, "src").is_dir():
        yield Path(revision).resolve()
        return
    with tempfile.TemporaryDirectory(prefix="subak-compare-") as folder:
        at = Path(folder) / "base"
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", str(at), revision], cwd=HOUSE, check=True)
        try:
            yield at
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(at)], cwd=HOUSE, check=True)


def compare(
    now: Version, base: Version, games: Sequence[str], wanted: Sequence[str], rounds: int, seconds: float
) -> Iterator[Comparison]:
    configured = configurations(games)
    for number, (game, players, options) in enumerate(configured, 1):
        for how in (how for how in works_of(game, players, options) if how in wanted):
            progress(number, len(configured), f"{title(game, players, options)}: {how}")
            asked = {"game": game, "players": players, "options": list(options), "work": how, "seconds": seconds}
            found = Comparison(title(game, players, options), how)
            for turn in range(rounds):
                # Who goes first alternates, so that neither meets more of the machine's noise.
                for version in (now, base) if turn % 2 else (base, now):
                    (found.rates if version is now else found.earlier).append(version.rate(asked))
            yield found


def show(base: str, found: Sequence[Comparison], about: dict[str, Any]) -> bool:
    table = Table(
        title=f"This version against {base} · {about['cpu']}, {about['cores']} cores", title_justify="left", show_edge=False
    )
    for column in ("what", "how"):
        table.add_column(column)
    for column in ("a second", "ratio", "95% interval", ""):
        table.add_column(column, justify="right")
    slower = False
    for one in found:
        ratio, low, high = one.ratio()
        slower |= high < SLOWER
        mark = "[red]slower[/red]" if high < SLOWER else "[green]faster[/green]" if low > 1 / SLOWER else ""
        table.add_row(one.what, one.how, short(float(np.median(one.rates))), f"{ratio:.2f}", f"{low:.2f} to {high:.2f}", mark)
    console.print(table)
    return slower


def kept(base: str, found: Sequence[Comparison], about: dict[str, Any]) -> None:
    rows = []
    for one in found:
        ratio, low, high = one.ratio()
        rows.append(
            {"what": one.what, "how": one.how, "a_second": float(np.median(one.rates)), "ratio": ratio, "low": low, "high": high}
        )
    slowest = min(row["ratio"] for row in rows)
    write_json(
        RESULTS / "compare.json", rows, [Bar("the slowest, of the earlier speed", slowest, SLOWER)], machine=about, base=base
    )


def main() -> int:
    from subak.core.registry import game_names

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("base", nargs="?", default="HEAD", help="the earlier version: as git names it, or its folder")
    parser.add_argument("--games", nargs="+", choices=game_names(), default=game_names())
    parser.add_argument("--how", nargs="+", choices=HOW, default=HOW, help="what is measured of each game")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of a round")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.rounds < 2 or asked.seconds <= 0:
        parser.error("--rounds must be at least 2, and --seconds more than 0")
    if asked.serve:
        serve()
        return 0
    if (
        not Path(asked.base, "src").is_dir()
        and subprocess.run(
            ["git", "rev-parse", "--quiet", "--verify", f"{asked.base}^{{commit}}"], cwd=HOUSE, capture_output=True, check=False
        ).returncode
    ):
        parser.error(f"git knows no version {asked.base}")
    about = machine()
    found: list[Comparison] = []
    with checked_out(asked.base) as folder:
        now, base = Version.started("this version", HOUSE), Version.started(asked.base, folder)
        try:
            found.extend(compare(now, base, asked.games, asked.how, asked.rounds, asked.seconds))
        except KeyboardInterrupt:
            console.print("interrupted; measured so far:")
        finally:
            for version in (now, base):
                version.process.kill()
    if not found:
        return 130
    if (set(asked.games), set(asked.how)) == (set(game_names()), set(HOW)):  # else only a part of it
        kept(asked.base, found, about)
    return int(show(asked.base, found, about))


if __name__ == "__main__":
    sys.exit(main())
