"""A match is its record: game, options, deal and the decisions in order. Its state is always what they lead to."""

import json
import secrets
from collections.abc import Mapping
from copy import copy
from pathlib import Path
from typing import Any, NamedTuple, Self, cast

import numpy as np

from subak.core.faults import of_json, of_system
from subak.core.mistakes import Mistake
from subak.core.playing import apply_to, choices_in, deal_match, lay_out_match, result_of
from subak.core.randomness import words_from
from subak.core.registry import Choice, Game, State, Tale, Told, View, game_named

FORMAT = "subak/1"


class Ply(NamedTuple):
    """A decision, and what undo must know of the moment before it."""

    seat: int
    action: int
    active: int
    turn: int
    reveals: int
    forced: bool = False  # there was no other answer


class Match:
    def __init__(self, game: Game, players: int, options: Mapping[str, Any], deal: dict[str, Any], seed: str | None = None) -> None:
        game.check_players(players)
        self.game = game
        self.players = players
        self.options = {name: bool(options.get(name)) for name in game.options}
        self.deal = deal
        self.seed = seed
        self.plies: list[Ply] = []
        self.states: Any = blank(game)
        game.prepare(self.states, players, self.options)
        game.read_deal(self.state, deal)
        lay_out_match(self.states)
        self.legal = self._legal()

    @classmethod
    def new(
        cls,
        game: Game | str,
        players: int,
        options: Mapping[str, Any] | None = None,
        seed: str | None = None,
        deck: dict[str, Any] | None = None,
    ) -> Self:
        game = game_named(game) if isinstance(game, str) else game
        game.check_players(players)
        seed = seed if seed is not None else secrets.token_hex(16)
        options = options or {}
        states = blank(game)
        game.prepare(states, players, options, words_from(seed))
        if deck is not None:
            if game.deck is None:
                raise Mistake("no-deck", game=game.title)
            game.deck.put(states[0], game.deck.checked(deck))
        deal_match(states)
        # Only the deal is taken over, not the generator: a match's state tells nothing of its seed.
        return cls(game, players, options, game.write_deal(states[0]), seed)

    @property
    def state(self) -> State:
        state: State = self.states[0]
        return state

    @property
    def over(self) -> bool:
        return not self.legal

    @property
    def actor(self) -> int | None:
        return None if self.over else int(self.state.actor)

    def _legal(self) -> list[int]:
        out = np.zeros(self.game.most_legal, np.int16)
        return [int(action) for action in out[: choices_in(self.states, out)]]

    def legal_texts(self) -> list[str]:
        return sorted({self.game.action_text(self.state, action) for action in self.legal})

    def number(self, decision: int | str) -> int:
        """The legal action meant by a number or a notation text."""
        action = self.game.parse_action(self.state, decision) if isinstance(decision, str) else decision
        if self.over:
            raise Mistake("match-over")
        if action not in self.legal:
            raise Mistake("illegal-action", action=str(decision), legal=", ".join(self.legal_texts()))
        return int(action)

    def apply(self, decision: int | str) -> None:
        action = self.number(decision)
        state = self.state
        forced = self.forced() is not None
        self.plies.append(Ply(int(state.actor), action, int(state.active), int(state.turn), int(state.reveals), forced))
        apply_to(self.states, action)
        self.legal = self._legal()

    def copy(self) -> "Match":
        """The same moment, to go on from without changing this one."""
        match = copy(self)
        match.states, match.plies, match.legal = self.states.copy(), list(self.plies), list(self.legal)
        return match

    def prefix(self, length: int) -> "Match":
        """The same match after its first decisions."""
        match = Match(self.game, self.players, self.options, self.deal, self.seed)
        for ply in self.plies[:length]:
            match.apply(ply.action)
        return match

    def undo_to(self, seat: int, only_person: bool = False) -> int | None:
        """How many decisions are left if seat takes its last one back; None where it may not.

        Only within one's own turn and never past something turned up; a lone person among bots may always. What had no other
        answer is taken back together with the decision before it: it would only be made again.
        """
        for number in reversed(range(len(self.plies))):
            ply = self.plies[number]
            same_turn = ply.seat == ply.active == seat and ply.turn == self.state.turn
            if not only_person and not (same_turn and ply.reveals == self.state.reveals):
                return None
            if ply.seat == seat and not ply.forced:
                return number
        return None

    def undo(self, seat: int, only_person: bool = False) -> None:
        length = self.undo_to(seat, only_person)
        if length is None:
            raise Mistake("no-undo")
        earlier = self.prefix(length)
        self.states, self.plies, self.legal = earlier.states, earlier.plies, earlier.legal

    def view(self, seat: int | None, only_person: bool = False) -> dict[str, Any]:
        """All that a seat, or a spectator, may know: the one exit for everything sent to anybody."""
        decides = seat is not None and seat == self.actor
        view: View = {
            "game": self.game.name,
            "players": self.players,
            "options": self.options,
            "seat": seat,
            "ply": len(self.plies),
            "undoable": seat is not None and self.undo_to(seat, only_person) is not None,
            "legal": self.choices() if decides else None,
            "forced": self.forced() if decides else None,
            "prompt": self.game.prompt(self.state, seat),
            **self.game.view(self.state, seat),
        }
        return cast("dict[str, Any]", view)  # the game's own keys are in it as well

    def forced(self) -> Told | None:
        """Why there is no other answer, where nobody needs to be asked for it."""
        return self.game.only_answer(self.state, self.legal[0]) if len(self.legal) == 1 else None

    def choices(self) -> list[Choice]:
        """The legal actions with what they say."""
        says = self.game.choices(self.state, self.legal)
        return [
            {"action": self.game.action_text(self.state, action), "says": said}
            for action, said in zip(self.legal, says, strict=True)
        ]

    def preview(self, *decisions: int | str) -> list[Told]:
        """What legal actions of one seat, one after the other, would bring about, as far as it can foresee it."""
        moment = self.copy()
        told = []
        for decision in decisions:
            # What comes after something was turned up cannot be foreseen.
            if moment.actor != self.actor or moment.state.reveals != self.state.reveals:
                raise Mistake("not-foreseen", action=str(decision))
            action = moment.number(decision)
            told += moment.game.preview(moment.state, action, moment.state_after(action))
            moment.apply(action)
        return told

    def reasons(self, decision: int | str) -> list[Told]:
        """Why a legal action could be good, or what it costs, as its actor can foresee it; the most important first."""
        action = self.number(decision)
        return self.game.reasons(self.state, action, self.state_after(action))

    def state_after(self, action: int) -> State:
        states = self.states.copy()
        apply_to(states, action)
        after: State = states[0]
        return after

    def story(self, seat: int | None, since: int = 0) -> list[Tale]:
        """What happened, as seat may know it: one tale per decision since a ply."""
        match = self.prefix(since)
        tales = []
        for ply in self.plies[since:]:
            before = match.states.copy()[0]
            match.apply(ply.action)
            tales.append(self.tale(before, ply, match.state, seat))
        return tales

    def tale(self, before: State, ply: Ply, after: State, seat: int | None) -> Tale:
        """One decision and what it brought about, as seat may know it now."""
        plain = self.game.action_text(before, ply.action)
        text = plain if self.over else self.game.shown_text(before, ply.action, seat, self.state)
        return {"seat": ply.seat, "text": text, "story": self.game.story(before, ply.action, after, text)}

    def result(self) -> dict[str, Any]:
        totals = np.zeros(self.players, np.int32)
        won = np.zeros(self.players, np.int32)
        result_of(self.states, totals, won)
        return {"scores": totals.tolist(), "winners": np.flatnonzero(won).tolist()}

    def record(self, legal: bool = False) -> dict[str, Any]:
        record: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules,
            "players": self.players,
            "options": self.options,
        }
        if self.seed is not None:
            record["seed"] = self.seed
        match = self.prefix(0)
        actions: list[list[Any]] = []
        for ply in self.plies:
            action: list[Any] = [ply.seat, self.game.action_text(match.state, ply.action)]
            actions.append([*action, match.legal_texts()] if legal else action)
            match.apply(ply.action)
        record |= {"deal": self.deal, "actions": actions}
        return record | {"result": self.result()} if self.over else record

    @staticmethod
    def game_of_record(record: Any) -> Game:
        if not isinstance(record, dict) or record.get("format") != FORMAT:
            raise Mistake("not-a-record", format=FORMAT)
        if not isinstance(record.get("game"), str):
            raise Mistake("broken-field", field="game")
        game = game_named(record["game"])
        if record.get("rules") != game.rules or not is_whole(record["rules"]):
            raise Mistake("unknown-rules", game=game.title, rules=json.dumps(record.get("rules")), known=game.rules)
        return game

    @classmethod
    def from_record(cls, record: Any) -> Self:
        """Replays a record from its deal, whoever wrote it; a Mistake names the first thing that breaks the rules."""
        game = cls.game_of_record(record)
        players, options, deal, actions = (record.get(field) for field in ("players", "options", "deal", "actions"))
        if not is_whole(players):
            raise Mistake("broken-field", field="players")
        options = {} if options is None else options
        if not isinstance(options, dict) or not all(isinstance(options.get(name, False), bool) for name in game.options):
            raise Mistake("broken-field", field="options")
        if not isinstance(deal, dict):
            raise Mistake("broken-field", field="deal")
        if not isinstance(actions, list):
            raise Mistake("broken-field", field="actions")
        seed = record.get("seed")
        match = cls(game, players, options, deal, seed if isinstance(seed, str) else None)
        for number, action in enumerate(actions, 1):
            match._replay(number, action)
        match._compare_result(record.get("result"))
        return match

    def _replay(self, number: int, action: Any) -> None:
        if not isinstance(action, list) or len(action) not in (2, 3) or not isinstance(action[1], str):
            raise Mistake("broken-action", number=number, action=json.dumps(action))
        seat, text, *legal = action
        if self.over:
            raise Mistake("action-after-end", number=number, action=text)
        if seat != self.actor or not is_whole(seat):
            raise Mistake("wrong-seat", number=number, seat=json.dumps(seat), actor=str(self.actor))
        if legal and legal[0] != self.legal_texts():
            raise Mistake("other-legal", number=number, legal=", ".join(self.legal_texts()))
        if self.game.parse_action(self.state, text) not in self.legal:
            raise Mistake("illegal-at", number=number, action=text, legal=", ".join(self.legal_texts()))
        self.apply(text)

    def _compare_result(self, result: Any) -> None:
        if result is None:
            return
        if not self.over:
            raise Mistake("result-too-early")
        for field, ours in self.result().items():
            theirs = result.get(field) if isinstance(result, dict) else None
            if theirs != ours:
                raise Mistake("other-result", field=field, theirs=json.dumps(theirs), ours=json.dumps(ours))


def is_whole(value: Any) -> bool:
    """An integer; True is one to Python, but not to us."""
    return isinstance(value, int) and not isinstance(value, bool)


def blank(game: Game, count: int = 1) -> Any:
    return np.zeros(count, game.dtype).view(np.recarray)


def read_record(path: Path) -> Any:
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise Mistake("unreadable-file", file=str(path), reason=of_system(error)) from error
    except UnicodeDecodeError as error:
        raise Mistake("not-json", file=str(path), reason=of_json(error)) from error
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Mistake("not-json", file=str(path), reason=of_json(error)) from error


def load_record(path: Path) -> Match:
    return Match.from_record(read_record(path))


def save_record(path: Path, match: Match, legal: bool = False) -> None:
    """Writes a draft and moves it into place, so that an interruption never leaves half a record."""
    draft = path.with_name(f"{path.name}.part")
    try:
        draft.write_text(json.dumps(match.record(legal), ensure_ascii=False) + "\n", "utf-8")
        draft.replace(path)
    except OSError as error:
        raise Mistake("unwritable-file", file=str(path), reason=of_system(error)) from error
