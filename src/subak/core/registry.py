"""The games there are, and what each offers to the rest of the house."""

import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Annotated, Any, NamedTuple

import numpy as np
from typing_extensions import TypedDict

import subak.games
from subak.core.mistakes import Mistake
from subak.core.observation import Actions, Observation

State = Any
Told = Annotated[dict[str, Any], "a message of locale/ as data"]
Rules = Mapping[str, Callable[..., Any]]


def told(message: str, **details: Any) -> Told:
    """A message of locale/ as data: whoever reads it says it in their language. Details may be told themselves."""
    return {"say": message, **details}


class Choice(TypedDict):
    """A legal action with what it says."""

    action: str  # in the notation of records
    says: Told


class Tale(TypedDict):
    """One decision and what it brought about, as somebody may know it."""

    seat: int
    text: str  # in the notation of records
    story: list[Told]


class GameView(TypedDict):
    """What the view of every game has; all else is the game's own."""

    phase: str
    turn: int
    active: int  # whose turn it is
    actor: int | None  # who decides now


class View(GameView):
    """What a match adds to its game's view."""

    game: str
    players: int
    options: dict[str, bool]
    seat: int | None  # who looks; none for a spectator
    ply: int  # how many decisions were made
    undoable: bool
    legal: list[Choice] | None  # for the seat that decides
    prompt: Told


class Draw(NamedTuple):
    """The next thing that chance decides of a deal: what is drawn goes to the end of a list, and each in the bag is as likely."""

    into: list[Any]
    bag: Mapping[Any, int]  # how many there are of each


@dataclass(frozen=True, eq=False)
class Deck:
    """Of a game whose cards are data, so that people can play with their own."""

    own: Callable[[], dict[str, Any]]
    checked: Callable[[Any], dict[str, Any]]  # in its normal form, or a Mistake
    put: Callable[[State, dict[str, Any]], None]  # into a blank record, before it is dealt
    hash: Callable[[dict[str, Any]], str]
    summary: Callable[[dict[str, Any]], Told]
    sheet: Callable[[dict[str, Any], Callable[..., str]], str]  # all cards as one SVG, in the words of a say


@dataclass(frozen=True, eq=False)
class Tally:
    """What the lab counts in a game, in words; the verbs note and note_end write it down by number."""

    phases: tuple[Told, ...]  # of decisions, as in the record
    uses: tuple[Told, ...]  # what a seat can have more or less of
    firsts: tuple[tuple[Told, tuple[Told, ...]], ...]  # early choices and their answers, which are numbered throughout
    events: tuple[Told, ...]  # rules that come up in some games

    @property
    def answers(self) -> list[Told]:
        return [answer for _, answers in self.firsts for answer in answers]


class Level(NamedTuple):
    """How a bot of one of the five levels plays a game, as the arena found them to lie apart."""

    iterations: int
    slack: float  # how much worse than the best a move may look and still be played


@dataclass(frozen=True, eq=False)
class Game:
    name: str  # as typed and written into records
    title: str  # as people call it, in every language
    rules: int  # version of the rules, written into every record
    players: range
    options: tuple[str, ...]
    dtype: np.dtype[Any]
    actions: int  # decisions are numbered from 0 to actions - 1
    most_legal: int
    verbs: Rules  # the rule functions behind core.verbs
    kinds_of_action: tuple[Actions, ...]  # for people who read numbers
    observation: Observation  # what the verb observe writes
    action_text: Callable[[State, int], str]
    shown_text: Callable[[State, int, int | None, State], str]  # as a seat, or a spectator, may read it in the last state
    parse_action: Callable[[State, str], int | None]
    write_deal: Callable[[State], dict[str, Any]]
    read_deal: Callable[[State, dict[str, Any]], None]
    pieces: tuple[Any, ...]  # all that can be dealt
    next_draw: Callable[[State, dict[str, Any]], Draw | None]  # for a deal that is begun; none where it is whole
    view: Callable[[State, int | None], GameView]
    choices: Callable[[State, list[int]], list[Told]]  # what legal actions are and bring, as their actor can foresee it
    prompt: Callable[[State, int | None], Told]  # who is to decide what, as a seat may know it
    story: Callable[[State, int, State, str], list[Told]]  # what an action brought about; the text is as the reader may know it
    preview: Callable[[State, int, State], list[Told]]  # the part of it that its actor can foresee
    reasons: Callable[[State, int, State], list[Told]]  # why it could be good, or what it costs, as its actor can foresee it
    levels: tuple[Level, ...]  # of bots, the weakest first
    tally: Tally
    deck: Deck | None = None
    solve: Callable[[State, int, float], list[int] | None] | None = (
        None  # by cores: each action's exact margin, if in so many seconds
    )

    def check_players(self, players: int) -> None:
        if players not in self.players and len(self.players) == 1:
            raise Mistake("wrong-players-exactly", game=self.title, exactly=self.players[0], players=players)
        if players not in self.players:
            raise Mistake("wrong-players", game=self.title, least=self.players[0], most=self.players[-1], players=players)

    def choice(self, state: State, action: int) -> Told:
        """What a legal action is and brings, as its actor can foresee it."""
        return self.choices(state, [action])[0]

    def option_bits(self, options: Mapping[str, Any]) -> int:
        """Unknown options are ignored, as the record format asks."""
        return sum(1 << bit for bit, name in enumerate(self.options) if options.get(name))


def game_names() -> list[str]:
    return sorted(module.name for module in pkgutil.iter_modules(subak.games.__path__))


@cache
def game_named(name: str) -> Game:
    if name not in game_names():
        raise Mistake("unknown-game", game=name, games=", ".join(game_names()))
    game: Game = import_module(f"subak.games.{name}").GAME
    return game


@cache
def game_of(dtype: np.dtype[Any]) -> Game:
    fields = dtype.fields
    for name in game_names():
        game = game_named(name)
        if game.dtype.fields == fields:
            return game
    raise TypeError(f"no game has a record of type {dtype}")
