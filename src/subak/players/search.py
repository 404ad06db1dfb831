"""The player that searches: Monte-Carlo trees on all cores, by a number of iterations or by time."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

import numpy as np

from subak.core import machine
from subak.core.compiling import interpreted, runs_interpreted
from subak.core.match import Match, Ply, blank
from subak.core.playing import apply_to
from subak.core.randomness import words_from
from subak.core.registry import Game, Guidance
from subak.core.warming import STEPS
from subak.players.guided import Guide, search_some_guided
from subak.players.minds import Minds, none
from subak.players.networks import network, shapes
from subak.players.thinking import Mind, mind, think_once, thought
from subak.players.tree import (
    DECISION,
    NO_NODE,
    NODE,
    USED,
    Habits,
    Trees,
    Weights,
    Workspace,
    follow,
    lead_at,
    search_some,
    squashed,
    transplant,
)

NODES = 1 << 19  # of a core at most
ROOM = 16  # nodes for the roots, and as many for each iteration: it adds a few to each tree
DEEPEST = 64  # decisions that a tree goes down
LONGEST = 1024  # decisions of a playout that habits learn from
CHUNK = 128  # iterations between two looks at the clock
INTERPRETED_SECONDS = 0.15  # of a search that runs interpreted: enough for some iterations, and a turn has several decisions
TREES = 2  # of a search by iterations, on any number of cores: so that it finds the same everywhere
USUAL_SPEED = 100_000  # iterations a second, of all cores together: turns a budget of iterations into seconds
CAUTION = 0.7  # of the lower confidence bound that candidates are ranked by: worth - CAUTION / sqrt(visits)
NEAR_END = 4  # decisions: once playouts last no longer on average, even weak levels look closely
CLOSE_LOOK = 600  # iterations that they add then
SOLVED_WITHIN = 1.0  # seconds, when compiling ahead: enough for positions that need all functions of a game's solver
SURE = 0.2  # a lead of more than this share of the visits still to come settles a choice
ANY = np.zeros(0, np.int16)
ROLLOUT, GUIDED = "rollout", "guided"  # what a search by playouts needs compiled, and what one with a network


@dataclass(frozen=True)
class Budget:
    """How long to think: iterations on all cores together, or seconds, whichever ends first."""

    iterations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True)
class Candidate:
    """One of the actions that a search compared, and what it thinks of it."""

    action: int
    visits: int  # 0 where it was solved
    win: float  # probability
    margin: float  # points more than the best rival's
    worth: float  # win and margin in one number between 0 and 1: see tree.learn
    square: float  # mean over the visits of what was won, squared


class Forest:
    """One core's trees, a root for each seat, and the arrays that its search works in."""

    def __init__(
        self, game: Game, players: int, seed: str, depth: int, nodes: int, mind: Mind | None, guidance: Guidance | None = None
    ) -> None:
        numbers = Guidance(*map(float, guidance or game.guidance))  # of one type, so that it is compiled once
        self.guide = None if mind is None else Guide(mind, thought(game, mind), numbers)
        used = np.zeros(1, USED).view(np.recarray)
        used[0].nodes = players
        self.trees = Trees(np.zeros(nodes, NODE).view(np.recarray), used, np.arange(players, dtype=np.int32))
        self.trees.nodes[:players]["first"] = NO_NODE
        self.iterations = 0
        by_action = (players, game.actions)
        self.habits = Habits(worth=np.zeros(by_action, np.float32), times=np.zeros(by_action, np.float32))
        self.worlds = blank(game, 2)  # the one that is played, and one to look ahead in
        self.rng = words_from(seed)
        self.space = Workspace(
            legal=np.zeros(game.most_legal, np.int16),
            children=np.full(game.actions, NO_NODE, np.int32),
            paths=np.zeros((players, depth), np.int32),
            lengths=np.zeros(players, np.int32),
            at=np.zeros(players, np.int32),
            totals=np.zeros(players, np.int32),
            won=np.zeros(players, np.int32),
            decisions=np.zeros(LONGEST, DECISION).view(np.recarray),
            gained=np.zeros(players),
            wins=np.zeros(players),
            margins=np.zeros(players),
            foreseen=np.zeros(players),
        )

    def search(self, iterations: int, states: Any, seat: int, open_cards: bool, only: Any, weights: Weights, stop: Any) -> int:
        own = (self.worlds, self.trees, self.habits, self.space)
        given = states, iterations, seat, open_cards, only, *own, weights
        if self.guide is None:
            done: int = search_some(*given, self.rng, stop)
        else:
            done = search_some_guided(*given, self.guide, self.rng, stop)
        self.iterations += done
        return done

    def follow(self, states: Any, actions: list[int]) -> bool:
        """Keeps what lies below the actions that were played since; false where a tree has no node for them."""
        states = states.copy()
        for action in actions:
            if not follow(states, action, self.trees.nodes, self.trees.roots):
                return False
            apply_to(states, action)
        spare = np.zeros_like(self.trees.nodes)
        self.trees.used[0].nodes = transplant(self.trees.nodes, self.trees.roots, spare)
        self.trees.used[0].decisions = 0
        self.iterations = 0
        self.trees = self.trees._replace(nodes=spare)
        return True

    def root(self, seat: int) -> Any:
        return self.trees.nodes[self.trees.roots[seat]]

    def visits(self, seat: int) -> int:
        return int(self.root(seat)["visits"])

    def children(self, seat: int) -> list[Any]:
        listed = []
        child = int(self.root(seat)["first"])
        while child != NO_NODE:
            listed.append(self.trees.nodes[child])
            child = int(self.trees.nodes[child]["sibling"])
        return listed

    def lead(self, seat: int) -> int:
        """By how many visits the most visited choice leads the next."""
        return int(lead_at(self.trees.nodes, self.trees.roots[seat]))


class LastSearch(NamedTuple):
    """The trees of a decision, and the moment of the match that they grew from."""

    forests: list[Forest]
    deal: Any
    plies: list[Ply]
    states: Any


class SearchPlayer:
    def __init__(
        self,
        seed: str,
        budget: Budget,
        cores: int | None = None,
        weights: Weights | None = None,
        depth: int = DEEPEST,
        slack: float = 0.0,
        open_cards: bool = False,
        minds: Minds = none,
        guidance: Guidance | None = None,
    ) -> None:
        self.seed, self.budget, self.depth, self.slack, self.open_cards = seed, budget, depth, slack, open_cards
        self.cores = cores or machine.cores()
        self.weights = Weights(*map(float, weights or Weights()))  # of one type, so that it is compiled once
        self.minds, self.guidance = minds, guidance
        self.stop = np.zeros(1, np.int8)
        self.last: LastSearch | None = None

    def kinds(self, game: Game) -> tuple[str, ...]:
        return (ROLLOUT if self.minds(game) is None else GUIDED,)

    def choose(self, match: Match) -> int:
        if len(match.legal) == 1:
            return match.legal[0]
        candidates = self.solved(match)
        if not candidates:
            seat = int(match.state.actor)
            forests = self.remembered(match)
            self.search(match, seat, forests, until_settled=True)
            if self.slack and is_near_end(forests):
                self.search(match, seat, forests, iterations=CLOSE_LOOK)
            self.last = LastSearch(forests, match.deal, list(match.plies), match.states.copy())
            candidates = found(forests, seat)
        return self.picked(candidates, len(match.plies))

    def picked(self, candidates: list[Candidate], ply: int) -> int:
        """The best; with slack a random one of those that are not much worse, the more visits the likelier."""
        best = candidates[0]
        if not self.slack or not best.visits:
            return best.action
        good = [candidate for candidate in candidates if candidate.worth >= best.worth - self.slack]
        return Random(f"{self.seed}/{ply}").choices(good, [candidate.visits for candidate in good])[0].action

    def think(self, match: Match, only: list[int] | None = None) -> list[Candidate]:
        """The actions looked at, best first; with `only`, no others are looked at."""
        candidates = self.solved(match)
        if not candidates:
            seat = int(match.state.actor)
            forests = self.planted(match)
            self.search(match, seat, forests, only)
            candidates = found(forests, seat)
        return [candidate for candidate in candidates if not only or candidate.action in only]

    def solved(self, match: Match) -> list[Candidate]:
        """Every action with its exact margin, where solving usually takes no longer than the budget."""
        if match.game.solve is None or runs_interpreted(match.states):
            return []
        iterations, seconds = self.budget.iterations, self.budget.seconds
        quick = min(seconds if seconds is not None else float("inf"), iterations / USUAL_SPEED if iterations else float("inf"))
        margins = match.game.solve(match.state, self.cores, quick) or []
        candidates = []
        for action, margin in zip(match.legal, margins, strict=bool(margins)):
            win = 0.5 + 0.5 * float(np.sign(margin))
            candidates.append(Candidate(action, 0, win, float(margin), float(interpreted(squashed)(margin)), win * win))
        return sorted(candidates, key=lambda candidate: (-candidate.margin, candidate.action))

    def outlook(self, match: Match, seat: int) -> list[float]:
        """How likely each seat is to win, by what one of them knows."""
        forests = self.planted(match)
        self.search(match, seat, forests)
        roots = [forest.trees.nodes[forest.trees.roots] for forest in forests]
        wins = np.sum([root["wins"] for root in roots], axis=0) / np.sum([root["visits"] for root in roots], axis=0)
        if forests[0].guide is not None:
            wins /= wins.sum()  # what is foreseen of each seat need not add up to one victory
        return [float(share) for share in wins]

    def planted(self, match: Match) -> list[Forest]:
        iterations = self.budget.iterations
        trees = self.cores if iterations is None else TREES
        nodes = NODES if iterations is None else min(NODES, ROOM + ROOM * iterations)
        seeds = [f"{self.seed}/{len(match.plies)}/{tree}" for tree in range(trees)]
        mind = self.minds(match.game)
        return [Forest(match.game, match.players, seed, self.depth, nodes, mind, self.guidance) for seed in seeds]

    def remembered(self, match: Match) -> list[Forest]:
        """The trees of the last decision, if nothing was turned up since; else new ones."""
        last, self.last = self.last, None
        worth_keeping = not runs_interpreted(match.states)  # interpreted, there are only a handful of iterations
        if last is not None and worth_keeping and last.deal is match.deal and last.plies == match.plies[: len(last.plies)]:
            actions = [ply.action for ply in match.plies[len(last.plies) :]]
            same = last.states[0].reveals == match.state.reveals
            seat = int(match.state.actor)
            if same and all(forest.follow(last.states, actions) and forest.children(seat) for forest in last.forests):
                return last.forests
        return self.planted(match)

    def search(
        self,
        match: Match,
        seat: int,
        forests: list[Forest],
        only: list[int] | None = None,
        until_settled: bool = False,
        iterations: int | None = None,
    ) -> None:
        self.stop[0] = 0
        start = time.monotonic()
        iterations = iterations or self.budget.iterations
        seconds, chunk = self.budget.seconds, CHUNK
        if runs_interpreted(match.states):
            seconds, chunk, until_settled = None if seconds is None else min(seconds, INTERPRETED_SECONDS), 1, False
        each = None if iterations is None else -(-iterations // len(forests))
        wanted = np.array(sorted(only), np.int16) if only else ANY

        def left(forest: Forest, done: int) -> float:
            """Estimate of the iterations that are still to be made; 0 where the choice is settled."""
            if self.stop[0] or (until_settled and done and forest.lead(seat) > SURE * more(forest, done)):
                return 0
            return more(forest, done)

        def more(forest: Forest, done: int) -> float:
            by_number = math.inf if each is None else each - forest.visits(seat)
            spent = time.monotonic() - start
            by_time = math.inf if seconds is None or not done else (seconds - spent) * done / spent
            return min(by_number, by_time)

        def grow(forest: Forest) -> None:
            done = 0
            while (some := int(min(left(forest, done), chunk))) > 0:
                done += forest.search(some, match.states, seat, self.open_cards, wanted, self.weights, self.stop)

        for _ in machine.threads(self.cores).map(grow, forests):
            pass


def found(forests: list[Forest], seat: int) -> list[Candidate]:
    """What the trees of all cores say together, best first: by the lower confidence bound, or where a network guided by visits."""
    sums: dict[int, Any] = {}
    for forest in forests:
        for child in forest.children(seat):
            result = np.array([child["visits"], child["wins"], child["points"], child["worth"], child["squares"]])
            sums[int(child["key"])] = sums.get(int(child["key"]), 0) + result
    candidates = [
        Candidate(action, int(visits), *(float(total / visits) for total in totals))
        for action, (visits, *totals) in sums.items()
        if visits
    ]
    if forests[0].guide is not None:
        return sorted(candidates, key=lambda candidate: (-candidate.visits, -candidate.worth, candidate.action))
    return sorted(candidates, key=lambda candidate: (CAUTION / math.sqrt(candidate.visits) - candidate.worth, candidate.action))


def is_near_end(forests: list[Forest]) -> bool:
    iterations = sum(forest.iterations for forest in forests)
    return iterations > 0 and sum(int(forest.trees.used[0].decisions) for forest in forests) <= NEAR_END * iterations


def rollout_steps(game: Game) -> list[Callable[[], object]]:
    """All that a search by playouts calls."""
    return steps_of(game, None)


def guided_steps(game: Game) -> list[Callable[[], object]]:
    """All that players with a network call."""
    return steps_of(game, smallest(game))


def smallest(game: Game) -> Mind:
    """Of a network that is quickly made: what is compiled is the same for all."""
    return mind(network(game, {name: np.zeros(shape, np.float32) for name, shape in shapes(game, 1, 1).items()}))


def steps_of(game: Game, mind: Mind | None) -> list[Callable[[], object]]:
    players = game.players[0]
    match = Match.new(game, players, seed="")
    forest = Forest(game, players, "", 1, ROOM, mind)
    seat = int(match.state.actor)
    return [
        lambda: forest.search(1, match.states, seat, False, ANY, Weights(), np.zeros(1, np.int8)),
        lambda: forest.lead(seat),
        lambda: forest.follow(match.states, [int(forest.children(seat)[0]["key"])]),
        lambda: solve_a_match(game),
        *([] if mind is None else [lambda: think_once(match.states, mind, thought(game, mind))]),
    ]


def solve_a_match(game: Game) -> None:
    """A whole match, solved wherever that is quick, so that all functions of a game's solver are compiled."""
    match = Match.new(game, game.players[0], seed="")
    while game.solve is not None and not match.over:
        game.solve(match.state, 1, SOLVED_WITHIN)
        match.apply(match.legal[0])


STEPS[ROLLOUT] = rollout_steps
STEPS[GUIDED] = guided_steps
