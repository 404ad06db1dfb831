"""The games there are, and what each offers to the rest of the house."""

import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Annotated, Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray
from typing_extensions import TypedDict

import subak.games
from subak.core.mistakes import Mistake
from subak.core.observation import Actions, Observation

Told = Annotated[dict[str, Any], "a message of locale/ as data"]


class State(Protocol):
    """All of a match at one moment, as one NumPy record: these fields, one for each of the game's options, and the game's own."""

    rng: NDArray[np.uint32]  # the generator that a batch deals and plays random actions by
    players: int
    turn: int
    reveals: int  # grows whenever something hidden is turned up: undo stops there
    phase: int
    active: int  # whose turn it is
    actor: int  # who decides now

    def __getattr__(self, field: str) -> Any:
        """A field of the game's own."""

    def __setattr__(self, field: str, value: Any) -> None: ...

    def __getitem__(self, field: str) -> Any: ...


Numbers = Any  # an array that compiled code writes into
Action = int
SeatNumber = int


@dataclass(frozen=True, eq=False)
class Verbs:
    """The compiled functions that each game has: core.verbs finds them by the type of the state."""

    deal: Callable[[State], None]  # all that chance decides; players, options and generator are in the state already
    lay_out: Callable[[State], None]  # the table before the first decision, from what was dealt
    legal: Callable[[State, Numbers], int]  # writes the legal actions in ascending order and returns how many there are
    apply: Callable[[State, Action], None]  # carries out a legal action and all that follows without a decision
    over: Callable[[State], bool]
    scores: Callable[[State, Numbers], None]  # of each seat, if the match ended now
    standing: Callable[[State, SeatNumber, int], int]  # of a seat with this score, tie-breaks included: larger is better
    redeal: Callable[[State, State, SeatNumber, Numbers], None]  # makes a copy of a state a world that fits all that a seat knows
    seen: Callable[[State, Action, SeatNumber], Action]  # an action as a seat sees it: of those it cannot tell apart, the first
    hunch: Callable[[State, Any, Action], int]  # what an action seems to be worth at first sight
    note: Callable[[State, Action, Any], None]  # for the lab, before an action is carried out
    note_end: Callable[[State, Any], None]
    observe_table: Callable[[State, SeatNumber, Numbers], None]  # into a row of zeros, what a seat may know of the table
    observe_seat: Callable[[State, SeatNumber, SeatNumber, int, Numbers], None]  # the same of an owner, so many places to its left
    where: Callable[[State, Action], int]  # the square of the observed map that a legal action is about; -1 where it is about none
    alike: Callable[[State, Action], Action]  # the action whose number stands for all that mean the same but for their square


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


class Runner(TypedDict):
    """A seat in the score race."""

    sure: int  # points that nothing can take away but the seat's own decisions; at the end, all
    open: int  # the most that may come on top at the end for what the seat has now, as far as the viewer can know


@dataclass(frozen=True, eq=False)
class AtOnce:
    """Of a game in which seats choose at the same time, though its rules and records ask one after the other."""

    seats: Callable[[State], tuple[int, ...]]  # that choose at the same time now, in the order of the record
    chosen: Callable[[State, int, list[int]], State]  # a copy to look at, that shows what a seat has chosen early


class GameView(TypedDict):
    """What the view of every game has; all else is the game's own."""

    phase: str
    turn: int
    active: int  # whose turn it is
    actor: int | None  # who decides now; of seats that choose at the same time the viewer, if it is one of them, else the first
    race: list[Runner]  # by seat


class View(GameView):
    """What a match adds to its game's view."""

    game: str
    players: int
    options: dict[str, bool]
    seat: int | None  # who looks; none for a spectator
    ply: int  # how many decisions the record has
    to_move: list[int]  # all seats that are to decide
    chosen: list[int]  # where seats choose at the same time: those that have, and may still choose otherwise
    undoable: bool
    legal: list[Choice] | None  # for the seat that decides
    forced: Told | None  # for the seat that decides: why there is no other answer, where it costs nothing and shows nothing new
    prompt: Told


class Draw(NamedTuple):
    """What chance decides next of a deal: one piece of the bag, each as likely as any other, is added to a list."""

    into: list[Any]
    bag: Mapping[Any, int]  # how many there are of each kind of piece


@dataclass(frozen=True, eq=False)
class Deck:
    """Of a game whose cards are data, so that people can play with their own."""

    own: Callable[[], dict[str, Any]]
    checked: Callable[[Any], dict[str, Any]]  # in its normal form, or a Mistake
    put: Callable[[State, dict[str, Any]], None]  # into a blank state, before it is dealt
    hash: Callable[[dict[str, Any]], str]
    summary: Callable[[dict[str, Any]], Told]
    in_deal: Callable[[dict[str, Any]], dict[str, Any] | None]  # a deck that is not our own, as a deal spells it out
    view: Callable[[dict[str, Any]], Any]  # its cards as the page draws them
    sheet: Callable[[dict[str, Any], Callable[..., str]], str]  # all cards as one SVG, in the language of a say function


@dataclass(frozen=True, eq=False)
class Tally:
    """What the lab counts in a game, in words; the verbs note and note_end write it down by number."""

    phases: tuple[Told, ...]  # of decisions, as the state numbers them
    uses: tuple[Told, ...]  # what a seat can have more or less of
    firsts: tuple[tuple[Told, tuple[Told, ...]], ...]  # questions on early choices; answers are numbered across all questions
    events: tuple[Told, ...]  # rules that come up in some games

    @property
    def answers(self) -> list[Told]:
        return [answer for _, answers in self.firsts for answer in answers]


class Strength(NamedTuple):
    """How a bot of one of the five levels plays a game; the arena measured how far they lie apart."""

    iterations: int
    slack: float  # how much worse than the best a move may look and still be played
    warmth: float = 1.0  # of the policy, where a network guides: the warmer, the more of what it does not like is tried and played


class Guidance(NamedTuple):
    """How a search is guided by a network, as the arena found it best for a game."""

    explore: float = 1.0  # factor of PUCT's second term
    urgency: float = 0.2  # how much less than usual an action is worth that was never tried, once all likely ones were
    warmth: float = 1.0  # of the policy; more makes its choices more even
    playouts: float = 0.0  # share of a playout in what is foreseen
    own_views: float = 0.0  # whether each seat is foreseen from its own view; else the others share what the decider leaves


USUAL_GUIDANCE = Guidance()


class EarlierRules(NamedTuple):
    """An earlier version of a game's rules, whose matches are still read and played as they were."""

    version: int
    opposites: Mapping[str, str]  # options it had, each by the one of today's that says the opposite


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
    verbs: Verbs
    kinds_of_action: tuple[Actions, ...]  # for people who work with action numbers
    observation: Observation  # what core.observing writes
    action_text: Callable[[State, int], str]
    shown_text: Callable[[State, int, int | None, State], str]  # as a seat, or a spectator, may read it in the last state
    parse_action: Callable[[State, str], int | None]
    write_deal: Callable[[State], dict[str, Any]]
    read_deal: Callable[[State, dict[str, Any]], None]
    pieces: tuple[Any, ...]  # all that can be dealt
    next_draw: Callable[[State, dict[str, Any]], Draw | None]  # the next of an unfinished deal; None where it is complete
    view: Callable[[State, int | None], GameView]
    choices: Callable[[State, list[int]], list[Told]]  # what legal actions are and bring, as their actor can foresee it
    only_answer: Callable[[State, int], Told | None]  # why there is just this one; None where it is asked for all the same
    prompt: Callable[[State, int | None], Told]  # who is to decide what, said to a seat that looks
    story: Callable[[State, int, State, str], list[Told]]  # what an action brought about; the text is as the reader may know it
    preview: Callable[[State, int, State], list[Told]]  # the part of it that its actor can foresee
    reasons: Callable[[State, int, State], list[Told]]  # why it could be good, or what it costs, as its actor can foresee it
    strengths: tuple[Strength, ...]  # of the bot levels, the weakest first
    tally: Tally
    deck: Deck | None = None
    at_once: AtOnce | None = None
    earlier: tuple[EarlierRules, ...] = ()  # where there are any, a field of the state has the version of its rules
    first_deal: str | None = None  # the seed of a deal to learn by: tests/support/first_deals.py finds one
    # With so many cores and seconds: the exact margin of each legal action, or None where that usually takes longer.
    solve: Callable[[State, int, float], list[int] | None] | None = None
    guidance: Guidance = USUAL_GUIDANCE

    def check_players(self, players: int) -> None:
        if players not in self.players and len(self.players) == 1:
            raise Mistake("wrong-players-exactly", game=self.title, exactly=self.players[0], players=players)
        if players not in self.players:
            raise Mistake("wrong-players", game=self.title, least=self.players[0], most=self.players[-1], players=players)

    def choice(self, state: State, action: int) -> Told:
        """What a legal action is and brings, as its actor can foresee it."""
        return self.choices(state, [action])[0]

    @property
    def together(self) -> bool:
        """Whether all decide at once at first, so that nobody begins."""
        return self.at_once is not None

    @property
    def versions(self) -> list[int]:
        """Of the rules that are known."""
        return [*(earlier.version for earlier in self.earlier), self.rules]

    def opposites(self, rules: int) -> Mapping[str, str]:
        """The options of a version that today's say the opposite of, by today's names."""
        return next((earlier.opposites for earlier in self.earlier if earlier.version == rules), {})

    def recorded_options(self, rules: int, options: Mapping[str, bool]) -> dict[str, bool]:
        """Options as records of a version have them."""
        opposites = self.opposites(rules)
        return {opposites.get(name, name): options[name] != (name in opposites) for name in self.options}

    def options_of_record(self, rules: int, recorded: Mapping[str, bool]) -> dict[str, bool]:
        """Today's options from those of a record; one that is missing there is off, unknown ones are ignored."""
        opposites = self.opposites(rules)
        return {name: recorded.get(opposites.get(name, name), False) != (name in opposites) for name in self.options}

    def prepare(self, states: Any, players: int, options: Mapping[str, Any], rng: Any = 0, rules: int | None = None) -> None:
        """Writes what a deal starts from into states; unknown options are ignored, as the format of records asks."""
        states["players"] = players
        if self.earlier:
            states["rules"] = self.rules if rules is None else rules
        for name in self.options:
            states[name] = bool(options.get(name))
        states["rng"] = rng


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
    raise TypeError(f"no game has states of type {dtype}")
