"""Positions made by hand."""

from collections.abc import Callable
from typing import Any, NamedTuple, Self, cast

import numpy as np

from subak.core.compiling import interpreted
from subak.core.match import Match, blank
from subak.core.playing import winners
from subak.core.randomness import words_from
from subak.core.registry import Told, game_named


class Position:
    """A position, changed by hand and played on by the interpreted rules."""

    def __init__(self, game: str, players: int, **options: bool) -> None:
        self.game = game_named(game)
        self.states = blank(self.game)
        self.state = self.states[0]
        self.game.prepare(self.states, players, options, words_from("table"))
        self._run("deal")
        self._run("lay_out")

    def _run(self, verb: str, *arguments: Any) -> Any:
        return interpreted(getattr(self.game.verbs, verb))(self.state, *arguments)

    @property
    def legal(self) -> list[str]:
        out = np.zeros(self.game.most_legal, np.int16)
        return [self.game.action_text(self.state, action) for action in out[: self._run("legal", out)].tolist()]

    def do(self, *decisions: str) -> Self:
        for text in decisions:
            self._run("apply", self.number(text))
        return self

    def number(self, text: str) -> int:
        action = self.game.parse_action(self.state, text)
        assert action is not None, f"{text!r} is not one of {self.legal}"
        assert text in self.legal, f"{text!r} is not one of {self.legal}"
        return action

    @property
    def phase(self) -> str:
        return str(self.view(None)["phase"])

    @property
    def actor(self) -> int:
        return int(self.state.actor)

    @property
    def scores(self) -> list[int]:
        totals = np.zeros(int(self.state.players), np.int32)
        self._run("scores", totals)
        return totals.tolist()

    @property
    def winners(self) -> list[int]:
        won = np.zeros(int(self.state.players), np.int32)
        interpreted(winners)(self.state, won)
        return np.flatnonzero(won).tolist()

    def view(self, seat: int | None) -> dict[str, Any]:
        return cast(dict[str, Any], self.game.view(self.state, seat))

    def match(self) -> Match:
        """One that stands here, without the decisions that led here."""
        options = {name: bool(self.state[name]) for name in self.game.options}
        match = Match.new(self.game, int(self.state.players), options, seed="")
        match.states = self.states.copy()
        match.legal = match._legal()
        return match

    def preview(self, text: str) -> list[Told]:
        return self.match().preview(text)

    def story(self, text: str) -> list[Told]:
        """Of a decision, which is then made."""
        before, action = self.states.copy()[0], self.number(text)
        self.do(text)
        return self.game.story(before, action, self.state, text)

    def reasons(self, text: str) -> list[Told]:
        """For a decision, which is then made."""
        before, action = self.states.copy()[0], self.number(text)
        self.do(text)
        return self.game.reasons(before, action, self.state)

    def turn_of(self, seat: int) -> Self:
        self.state.active = self.state.actor = seat
        return self


class Ending(NamedTuple):
    """A small position near the end, as the worlds that the seat to decide cannot tell apart, all equally likely."""

    worlds: Callable[[], list[Any]]
    deep: bool = False  # what lies one decision ahead misleads
    secret: bool = False  # who knew what is hidden would choose differently
    all_worlds: bool = True  # no others can be imagined
