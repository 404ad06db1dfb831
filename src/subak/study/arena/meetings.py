"""What an arena plays: every line-up of bots on the same deals, each bot on every seat as often as any other."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Any

from subak.core.mistakes import Mistake
from subak.core.registry import Game
from subak.players import bot

LineUp = tuple[str, ...]


@dataclass(frozen=True)
class Setup:
    """All that the results of an arena's games depend on."""

    game: str
    players: int
    options: dict[str, bool]
    bots: tuple[str, ...]
    seed: str

    def line_ups(self, mirror: bool = False) -> list[LineUp]:
        """Every combination of bots. With fewer bots than seats each sits on several, and bots take turns to have one seat more."""
        each, more = divmod(self.players, len(self.bots))
        if each and len(self.bots) > 1:
            met = [self.bots * each + extra for extra in combinations(self.bots, more)]
        else:
            met = list(combinations(self.bots, self.players))
        return met + [(name,) * self.players for name in self.bots if mirror]

    def match_seed(self, deal: int) -> str:
        return f"{self.seed}/{deal}"


@dataclass(frozen=True)
class Meeting:
    """One game to be played."""

    line_up: LineUp
    deal: int
    rotation: int

    @property
    def seats(self) -> tuple[int, ...]:
        """Who of the line-up sits on each seat. Who sits after whom changes with the deal, and balances out too."""
        players = len(self.line_up)
        orders = list(permutations(range(1, players)))
        order = (0, *orders[self.deal % len(orders)])
        return tuple(order[(seat - self.rotation) % players] for seat in range(players))


@dataclass(frozen=True)
class Result:
    """One game played; scores and the like are by seat."""

    line_up: LineUp
    deal: int
    rotation: int
    seats: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]  # with a choice
    seconds: tuple[float, ...]  # of thinking about them

    @property
    def meeting(self) -> Meeting:
        return Meeting(self.line_up, self.deal, self.rotation)

    @property
    def bots(self) -> tuple[str, ...]:
        return tuple(self.line_up[member] for member in self.seats)

    @property
    def mirror(self) -> bool:
        return len(set(self.line_up)) == 1

    def victory(self, seat: int) -> float:
        return (seat in self.winners) / len(self.winners)

    def margin(self, seat: int) -> int:
        return self.scores[seat] - max(score for rival, score in enumerate(self.scores) if rival != seat)

    def ahead(self, seat: int, rival: int) -> float:
        """1 if a seat ends before its rival, one half if they share a rank: winners first, then by score."""
        ranks = [(place in self.winners, self.scores[place]) for place in (seat, rival)]
        return 0.5 if ranks[0] == ranks[1] else float(ranks[0] > ranks[1])


def set_up(game: Game, specs: Collection[str], players: int, options: Mapping[str, Any] | None, seed: str) -> Setup:
    game.check_players(players)
    for spec in specs:
        bot(spec, "")
    if len(set(specs)) < len(specs):
        raise Mistake("arena-twice", bot=next(spec for spec in specs if list(specs).count(spec) > 1))
    chosen = {name: bool((options or {}).get(name)) for name in game.options}
    return Setup(game.name, players, chosen, tuple(specs), seed)


def schedule(setup: Setup, games: int, mirror: bool = False) -> list[Meeting]:
    """Deal by deal, so that whatever part of it is played is nearly balanced."""
    deals = -(-games // setup.players)
    line_ups = setup.line_ups(mirror)
    if not line_ups or deals < 1:
        raise Mistake("arena-nothing", games=games)
    return [Meeting(line_up, deal, turn) for deal in range(deals) for line_up in line_ups for turn in range(setup.players)]
