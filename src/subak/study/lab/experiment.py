"""What a lab plays: a game, its variants, who plays them and how often; cut into shares that just add up."""

from collections.abc import Collection
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from subak.core.mistakes import Mistake
from subak.core.registry import Game, game_named
from subak.players import bot

RANDOM = "random"
BASE = "base"
BLOCKS = 100  # of games; the jackknife finds intervals by leaving out one at a time
MOST_RANDOM = 1 << 18  # games of a share that compiled code plays alone
MOST_THOUGHT = 20  # games of a share that bots think about

Row = NDArray[np.int64]  # all counters of a share, one after the other


@dataclass(frozen=True)
class Setting:
    """The base game, or a variant of it."""

    name: str
    options: tuple[str, ...]


@dataclass(frozen=True)
class Experiment:
    """All that its counters depend on."""

    game: str
    seats: int
    players: tuple[str, ...]  # one for each seat
    settings: tuple[Setting, ...]  # the base game first
    games: int  # of each setting
    seed: str

    @property
    def random(self) -> bool:
        """Whether it can be played by compiled code alone."""
        return set(self.players) == {RANDOM}

    @property
    def shares(self) -> int:
        most = MOST_RANDOM if self.random else MOST_THOUGHT
        return max(min(self.games, BLOCKS), -(-self.games // most))

    def games_of(self, share: int) -> range:
        """Games are numbered throughout, so that a game is the same whatever share it is in."""
        return range(self.games * share // self.shares, self.games * (share + 1) // self.shares)

    def tasks(self) -> list["Task"]:
        """Share by share, so that whatever part of it is played is balanced."""
        return [Task(setting, share) for share in range(self.shares) for setting in range(len(self.settings))]


@dataclass(frozen=True)
class Task:
    setting: int
    share: int


def design(
    game: Game,
    variants: Collection[str] = (),
    games: int = 1000,
    players: Collection[str] = (RANDOM,),
    seats: int | None = None,
    options: Collection[str] = (),
    seed: str = "1",
) -> Experiment:
    """Every variant, of one option or of several joined by +, is compared with the base game and its options."""
    seats = seats or (len(players) if len(players) > 1 else game.players[0])
    game.check_players(seats)
    for spec in players:
        if spec.isdecimal():
            raise Mistake("lab-seats", number=spec)
        bot(spec, "")
    line_up = tuple(players) * (seats if len(players) == 1 else 1)
    if len(line_up) != seats:
        raise Mistake("lab-players", players=len(line_up), seats=seats)
    if games < 1:
        raise Mistake("lab-nothing", games=games)
    check_options(game, options)
    base = tuple(name for name in game.options if name in set(options))
    settings = [Setting(BASE, base)]
    for variant in variants:
        more = variant.split("+")
        check_options(game, more)
        chosen = tuple(name for name in game.options if name in {*base, *more})
        if chosen in [setting.options for setting in settings]:
            raise Mistake("lab-twice", variant=variant)
        settings.append(Setting(variant, chosen))
    return Experiment(game.name, seats, line_up, tuple(settings), games, seed)


def check_options(game: Game, names: Collection[str]) -> None:
    for name in names:
        if name not in game.options:
            raise Mistake("unknown-option", game=game.title, option=name, options=", ".join(game.options) or "none")


def kinds_needed(experiment: Experiment) -> list[str]:
    """What must have been compiled."""
    if experiment.random:
        return ["lab"]
    game = game_named(experiment.game)
    return sorted({"lab", "match"}.union(*(bot(spec, "").kinds(game) for spec in experiment.players)))
