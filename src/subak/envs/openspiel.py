"""Our games for OpenSpiel. Importing this registers subak_bali, subak_cacao and subak_rice with pyspiel.

Chance deals piece by piece, each with its true probability, before the first decision; what is dealt stays hidden until the rules
turn it up. A search that must not see it draws worlds by resample_from_infostate, as OpenSpiel's IS-MCTS does.
"""

import json
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from typing import Any, Self

import numpy as np

from subak.core.extras import need

need("openspiel", "pyspiel")
import pyspiel

from subak.core.match import Match, blank
from subak.core.memory import apply_and_remember, show_all
from subak.core.observation import DTYPE
from subak.core.playing import choices_in, lay_out_match, observed_by, redeal_into, result_of
from subak.core.randomness import words_from
from subak.core.registry import Draw, Game, GameView, game_named, game_names

MOST_DECISIONS = 1000


class Shared:
    """What all states of a game with the same players and options share."""

    def __init__(self, name: str, players: int, chosen: tuple[str, ...]) -> None:
        self.rules = game_named(name)
        self.rules.check_players(players)
        self.players, self.chosen = players, chosen
        self.start = blank(self.rules)
        self.rules.prepare(self.start, players, dict.fromkeys(chosen, True))
        self.choices = np.zeros(self.rules.most_legal, np.int16)
        self.row = np.zeros(self.rules.observation.size, DTYPE)

    def __reduce__(self) -> Any:
        return shared, (self.rules.name, self.players, self.chosen)

    def next_draw(self, deal: dict[str, Any]) -> Draw | None:
        return self.rules.next_draw(self.start[0], deal)


@cache
def shared(name: str, players: int, chosen: tuple[str, ...]) -> Shared:
    return Shared(name, players, chosen)


class Contents:
    """All that a state holds in Python, in one object that knows how to copy itself: OpenSpiel deep-copies every attribute."""

    def __init__(self, of: Shared) -> None:
        self.of = of
        self.states = of.start.copy()
        self.deal: dict[str, Any] | None = {}  # while chance decides
        self.memory = np.zeros((of.players, 2), np.int64)  # for each seat, a number that stands for all that it has seen
        self.actor = int(pyspiel.PlayerId.CHANCE)

    def __deepcopy__(self, memo: Any) -> "Contents":
        contents = Contents.__new__(Contents)
        contents.of, contents.states, contents.memory, contents.actor = self.of, self.states.copy(), self.memory.copy(), self.actor
        # Copied only while chance decides: later no list of it grows any more.
        contents.deal = None if self.deal is None else json.loads(json.dumps(self.deal))
        return contents


class SubakState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: "SubakGame") -> None:
        super().__init__(game)
        self._contents = Contents(game.of)

    def current_player(self) -> int:
        return self._contents.actor

    def is_terminal(self) -> bool:
        return self._contents.actor == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        out = self._contents.of.choices
        legal: list[int] = out[: choices_in(self._contents.states, out)].tolist()
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        of = self._contents.of
        draw = of.next_draw(self._contents.deal or {})
        assert draw is not None
        count = sum(draw.bag.values())
        return sorted((of.rules.pieces.index(piece), number / count) for piece, number in draw.bag.items())

    def _apply_action(self, action: int) -> None:
        contents = self._contents
        if contents.deal is not None:
            self._deal(contents.deal, action)
            return
        apply_and_remember(contents.states, action, contents.memory, contents.of.row)
        self._go_on()

    def _deal(self, deal: dict[str, Any], outcome: int) -> None:
        contents, of = self._contents, self._contents.of
        draw = of.next_draw(deal)
        assert draw is not None
        draw.into.append(of.rules.pieces[outcome])
        if of.next_draw(deal) is None:
            of.rules.read_deal(contents.states[0], deal)
            lay_out_match(contents.states)
            show_all(contents.states, contents.memory, of.row)
            contents.deal = None
            self._go_on()

    def _go_on(self) -> None:
        actor = int(self._contents.states["actor"][0])
        self._contents.actor = actor if actor >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self._contents.of.rules
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {rules.pieces[action]}"
        return rules.action_text(self._contents.states[0], action)

    def returns(self) -> list[float]:
        """1 to a sole winner; those of all seats add up to 0."""
        players = self.num_players()
        if not self.is_terminal():
            return [0.0] * players
        totals, won = np.zeros((2, players), np.int32)
        result_of(self._contents.states, totals, won)
        return [float(value) for value in (players * won / won.sum() - 1) / (players - 1)]

    def scores(self) -> list[int]:
        """The score of each seat, if the match ended now."""
        totals, won = np.zeros((2, self.num_players()), np.int32)
        result_of(self._contents.states, totals, won)
        listed: list[int] = totals.tolist()
        return listed

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> Self:
        """A random state among all that the player cannot tell from this one; it keeps the history of this one."""
        return self.redealt(player, np.array([int(sampler() * 2**32) for _ in range(4)], np.uint32) | np.uint32(1))

    def redealt(self, player: int, rng: Any) -> Self:
        world: Self = self.clone()
        contents = world._contents
        redeal_into(contents.states, self._contents.states, player, rng)
        own = contents.memory[player].copy()
        # What others saw in this world is not known: their memories start with what they see now.
        contents.memory[:] = 0
        show_all(contents.states, contents.memory, contents.of.row)
        contents.memory[player] = own
        return world

    def match(self) -> Match:
        """The same match for our own players."""
        of = self._contents.of
        options = dict.fromkeys(of.chosen, True)
        match = Match(of.rules, of.players, options, of.rules.write_deal(self._contents.states[0]))
        for item in self.full_history():
            if item.player >= 0:
                match.apply(item.action)
        return match

    def __str__(self) -> str:
        """The deal, and a number for all of the state but its generator: states that differ in anything hidden differ here."""
        contents = self._contents
        if contents.deal is not None:
            return json.dumps(contents.deal)
        states = contents.states.copy()
        states["rng"] = 0
        return (
            f"{json.dumps(contents.of.rules.write_deal(contents.states[0]))} {blake2b(states.tobytes(), digest_size=8).hexdigest()}"
        )

    def view(self, seat: int | None) -> GameView:
        return self._contents.of.rules.view(self._contents.states[0], seat)


class SubakGame(pyspiel.Game):  # type: ignore[misc]
    rules: Game
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        rules = self.rules
        players = int(params.get("players", rules.players[0]))
        self.of = shared(rules.name, players, tuple(name for name in rules.options if params.get(name)))
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.actions,
            max_chance_outcomes=len(rules.pieces),
            num_players=players,
            min_utility=-1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> SubakState:
        return SubakState(self)

    def max_chance_nodes_in_history(self) -> int:
        deal: dict[str, Any] = {}
        draws = 0
        while draw := self.of.next_draw(deal):
            draw.into.append(next(iter(draw.bag)))
            draws += 1
        return draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.of.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Observer:
    """What a seat may know: what it sees now as a tensor and as text, all that it has seen as a key; or a spectator's text."""

    def __init__(self, rules: Game, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody is shown what all players know")
        self.own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recalls = bool(kind.perfect_recall)
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self.own and not self.recalls:
            self.row = np.zeros(rules.observation.size, DTYPE)
            self.tensor = np.zeros(rules.observation.size, np.float32)
            self.dict = rules.observation.named(self.tensor)

    def set_from(self, state: SubakState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor[:] = 0
        if state._contents.deal is None:
            observed_by(state._contents.states, player, self.row)
            self.tensor[:] = self.row

    def string_from(self, state: SubakState, player: int) -> str:
        if state._contents.deal is not None:
            return ""
        if self.own and self.recalls:
            return "{:08x}{:08x}".format(*state._contents.memory[player].tolist())
        return json.dumps(state.view(player if self.own else None))


def resampler(seed: str) -> Callable[[SubakState, int], SubakState]:
    """For ISMCTSBot.set_resampler: random worlds that depend on this seed alone."""
    rng = words_from(seed)
    return lambda state, player: state.redealt(player, rng)


def register(name: str) -> None:
    rules = game_named(name)
    game_type = pyspiel.GameType(
        short_name=f"subak_{name}",
        long_name=rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.players[-1],
        min_num_players=rules.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.players[0], **dict.fromkeys(rules.options, False)},
    )
    # A class for each game: pyspiel frees what it holds after Python has ended, and only a class survives that.
    pyspiel.register_game(game_type, type(f"{name.capitalize()}Game", (SubakGame,), {"rules": rules, "kind": game_type}))


for name in game_names():
    register(name)
