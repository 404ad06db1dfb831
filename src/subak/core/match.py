"""A match is its record: game, options, deal and the decisions in order. Its state is always what they lead to.

Where seats choose at the same time, the record has one after the other all the same. What a later one decides before its turn
in the record waits as an early decision, known to nobody else, and is carried out when the record has come to it.
"""

import json
import secrets
from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple, Self, cast

import numpy as np

from subak.core.compiling import unpacked
from subak.core.faults import of_json, of_system
from subak.core.mistakes import Mistake
from subak.core.playing import apply_to, choices_in, deal_match, lay_out_match, result_of
from subak.core.randomness import words_from
from subak.core.registry import Choice, Game, State, Tale, Told, View, game_named, told

FORMAT = "subak/1"
STORIES = 64  # kept: all at a table are told at the same moment


class Ply(NamedTuple):
    """A decision, and what undo must know of the moment before it."""

    seat: int
    action: int
    active: int
    turn: int
    reveals: int
    forced: bool = False  # there was no other answer


class Match:
    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, Any],
        deal: dict[str, Any],
        seed: str | None = None,
        rules: int | None = None,
    ) -> None:
        """By the rules of today, unless an earlier version is asked for."""
        game.check_players(players)
        self.game = game
        self.rules = game.rules if rules is None else rules
        self.players = players
        self.options = {name: bool(options.get(name)) for name in game.options}
        self.deal = deal
        self.seed = seed
        self.plies: list[Ply] = []
        self.early: list[Ply] = []  # decisions that the record will have after those of seats which still choose, by seat
        self.states: Any = blank(game)
        game.prepare(self.states, players, self.options, rules=self.rules)
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
    def states(self) -> Any:
        """The state as an array of one, for compiled code."""
        return self._states

    @states.setter
    def states(self, states: Any) -> None:
        self._states = states
        self.state: State = states[0]  # kept, since to look into a record array takes longer than most questions to it
        self._actor = int(self.state.actor)

    @property
    def over(self) -> bool:
        return not self.legal

    @property
    def actor(self) -> int | None:
        return self._actor if self.legal else None

    def _legal(self) -> list[int]:
        out = np.zeros(self.game.most_legal, np.int16)
        actions: list[int] = out[: choices_in(self._states, out)].tolist()
        return actions

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

    @property
    def at_once(self) -> tuple[int, ...]:
        """The seats that choose at the same time now, in the order of the record; none where one decides after the other."""
        together = self.game.at_once
        return () if together is None or self.over else together.seats(self.state)

    def same_choice(self, other: "Match") -> bool:
        """Whether two moments of a match lie in the same choice that seats make at the same time: nothing was revealed between."""
        one, two = self.state, other.state
        return bool(self.at_once and other.at_once and (one.turn, one.reveals) == (two.turn, two.reveals))

    @property
    def to_move(self) -> list[int]:
        """All seats that are to decide."""
        at_once = self.at_once
        if at_once:
            return [seat for seat in at_once if self.asked(seat) is not None]
        return [self._actor] if self.legal else []

    def asked(self, seat: int) -> "Match | None":
        """The match as a seat has it that is to decide; None for all others.

        What the record will have before the decisions of a seat that chooses at the same time is made up there: the seat may not
        know it, and its choice does not depend on it.
        """
        if seat == self.actor:
            return self
        seats = self.at_once
        if seat not in seats or seats.index(seat) < seats.index(self._actor):
            return None
        there = self.copy()
        there.early = []
        while there.actor != seat:
            there._carry_out(there.ply(there.legal[0]))
        for ply in self.early:
            if ply.seat == seat:
                there._carry_out(ply)
        return there if there.actor == seat and there.state.reveals == self.state.reveals else None

    def apply(self, decision: int | str, seat: int | None = None) -> None:
        """By whoever is next in the record, or by a seat that chooses at the same time."""
        asked = self if seat is None else self.asked(seat)
        if asked is None:
            raise Mistake("not-your-turn")
        ply = asked.ply(asked.number(decision))
        if asked is not self:
            self.early = sorted([*self.early, ply], key=lambda one: one.seat)
            return
        self._carry_out(ply)
        while self.early and self.early[0].seat == self.actor:
            self._carry_out(self.early.pop(0))

    def ply(self, action: int) -> Ply:
        """A legal action as it would be noted."""
        state = unpacked(self.state)
        return Ply(self._actor, action, state.active, state.turn, state.reveals, self._forced_in(state) is not None)

    def _carry_out(self, ply: Ply) -> None:
        self.plies.append(ply)
        apply_to(self._states, ply.action)
        self._actor = int(self.state.actor)
        self.legal = self._legal()

    def copy(self) -> "Match":
        """The same moment, to go on from without changing this one."""
        match = object.__new__(type(self))
        match.__dict__.update(self.__dict__)
        match.states, match.legal = copied(self._states), list(self.legal)
        match.plies, match.early = list(self.plies), list(self.early)
        return match

    @property
    def decisions(self) -> list[Ply]:
        """All that were made, in the order that the record will have them in."""
        return [*self.plies, *self.early]

    def place_of_next(self, seat: int) -> int:
        """Where the next decision of a seat that is to decide will stand among all."""
        return len(self.plies) + (0 if seat == self.actor else sum(ply.seat <= seat for ply in self.early))

    def prefix(self, length: int) -> "Match":
        """The same match after its first decisions."""
        match = Match(self.game, self.players, self.options, self.deal, self.seed, self.rules)
        for ply in self.plies[:length]:
            match.apply(ply.action)
        return match

    def undo_to(self, seat: int, only_person: bool = False) -> int | None:
        """The first of the decisions that seat takes back if it takes its last one back; None where it may not.

        Only within one's own turn and never past something turned up; a lone person among bots may always. What had no other
        answer is taken back together with the decision before it: it would only be made again. What others choose at the same
        time does not keep one from it.
        """
        decisions, begun = self.decisions, self._begun_at_once()
        now = unpacked(self.state)
        for number in reversed(range(len(decisions))):
            ply = decisions[number]
            if number >= begun and ply.seat != seat:
                continue
            same_turn = ply.seat == ply.active == seat and ply.turn == now.turn
            if not only_person and not (same_turn and ply.reveals == now.reveals):
                return None
            if ply.seat == seat and not ply.forced:
                return number
        return None

    def _begun_at_once(self) -> int:
        """Where the decisions begin that seats make at the same time now; behind the last where they do not."""
        if not self.at_once:
            return len(self.decisions)
        now = (int(self.state.turn), int(self.state.reveals))
        return sum((ply.turn, ply.reveals) != now for ply in self.plies)

    def taken_back(self, seat: int, first: int) -> range:
        """The decisions that go if seat takes those from the first on back; what others choose at the same time stays."""
        decisions = self.decisions
        if first < self._begun_at_once():
            return range(first, len(decisions))
        return range(
            first, next((number for number in range(first, len(decisions)) if decisions[number].seat != seat), len(decisions))
        )

    def without(self, taken: range) -> "Match":
        """The match as if some of its decisions had not been made."""
        untouched = min(taken.start, len(self.plies))
        match = self.prefix(untouched)
        for number, ply in enumerate(self.decisions[untouched:], untouched):
            if number not in taken:
                match.apply(ply.action, ply.seat)
        return match

    def undo(self, seat: int, only_person: bool = False) -> None:
        first = self.undo_to(seat, only_person)
        if first is None:
            raise Mistake("no-undo")
        earlier = self.without(self.taken_back(seat, first))
        self.states, self.plies, self.early, self.legal = earlier.states, earlier.plies, earlier.early, earlier.legal

    def view(self, seat: int | None, only_person: bool = False) -> dict[str, Any]:
        """All that a seat, or a spectator, may know: the one exit for everything sent to anybody."""
        asked = None if seat is None else self.asked(seat)
        state = unpacked(self._looked_at(seat) if asked is None else asked.state)
        at_once, to_move = self.at_once, self.to_move
        view: View = {
            "game": self.game.name,
            "players": self.players,
            "options": self.options,
            "seat": seat,
            "ply": len(self.plies),
            "to_move": to_move,
            "chosen": [one for one in at_once if one not in to_move],
            "undoable": seat is not None and self.undo_to(seat, only_person) is not None,
            "legal": None if asked is None else asked._choices_in(state),
            "forced": None if asked is None else asked._forced_in(state),
            "prompt": self.game.prompt(state, seat) if asked is not None or not at_once else self._choosing(seat, to_move),
            **self.game.view(state, seat),
        }
        return cast("dict[str, Any]", view)  # the game's own keys are in it as well

    def _looked_at(self, seat: int | None) -> State:
        """The state for one who is not asked: with what the seat itself has chosen early."""
        actions = [ply.action for ply in self.early if ply.seat == seat]
        if seat is None or not actions or self.game.at_once is None:
            return self.state
        return self.game.at_once.chosen(self.state, seat, actions)

    def _choosing(self, seat: int | None, to_move: list[int]) -> Told:
        """Who still chooses, said to one who has chosen, or only looks on."""
        who = [told("choosing-seat", seat=one) for one in to_move]
        return told("choosing-wait" if seat in self.at_once else "choosing-now", who=who, count=len(who))

    def forced(self) -> Told | None:
        """Why there is no other answer, where nobody needs to be asked for it."""
        return self._forced_in(self.state)

    def _forced_in(self, state: State) -> Told | None:
        return self.game.only_answer(state, self.legal[0]) if len(self.legal) == 1 else None

    def choices(self) -> list[Choice]:
        """The legal actions with what they say."""
        return self._choices_in(unpacked(self.state))

    def _choices_in(self, state: State) -> list[Choice]:
        says = self.game.choices(state, self.legal)
        text = self.game.action_text
        return [{"action": text(state, action), "says": said} for action, said in zip(self.legal, says, strict=True)]

    def preview(self, *decisions: int | str) -> list[Told]:
        """What legal actions of one seat, one after the other, would bring about, as far as it can foresee it."""
        moment = self.copy()
        lines: list[Told] = []
        for decision in decisions:
            # What comes after something was turned up cannot be foreseen.
            if moment.actor != self.actor or moment.state.reveals != self.state.reveals:
                raise Mistake("not-foreseen", action=str(decision))
            action = moment.number(decision)
            lines += moment.game.preview(moment.state, action, moment.state_after(action))
            moment.apply(action)
        return lines

    def reasons(self, decision: int | str) -> list[Told]:
        """Why a legal action could be good, or what it costs, as its actor can foresee it; the most important first."""
        action = self.number(decision)
        return self.game.reasons(self.state, action, self.state_after(action))

    def state_after(self, action: int) -> State:
        states = copied(self._states)
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
        was, now = unpacked(before), unpacked(after)
        plain = self.game.action_text(was, ply.action)
        text = plain if self.over else self.game.shown_text(was, ply.action, seat, self.state)
        return {"seat": ply.seat, "text": text, "story": story_of(self.game, was, ply.action, now, text)}

    def told_of(self, before: "Match", ply: Ply, after: "Match", seat: int | None) -> Tale:
        """A decision as it came, between two moments, as seat may know it now; with it those that had waited for it."""
        asked = before.asked(ply.seat)
        assert asked is not None
        if asked is not before:
            still = after.asked(ply.seat)
            return self.tale(asked.state, ply, after._looked_at(ply.seat) if still is None else still.state, seat)
        made = after.plies[len(before.plies) :]
        moment, moments = before.states, [before.state]
        for one in made[:-1]:
            moment = copied(moment)
            apply_to(moment, one.action)
            moments.append(moment[0])
        moments.append(after.state)
        tales = [self.tale(was, one, now, seat) for one, (was, now) in zip(made, pairwise(moments), strict=True)]
        return {**tales[0], "story": [line for tale in tales for line in tale["story"]]}

    def result(self) -> dict[str, Any]:
        totals = np.zeros(self.players, np.int32)
        won = np.zeros(self.players, np.int32)
        result_of(self.states, totals, won)
        return {"scores": totals.tolist(), "winners": np.flatnonzero(won).tolist()}

    def record(self, legal: bool = False) -> dict[str, Any]:
        record: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.rules,
            "players": self.players,
            "options": self.game.recorded_options(self.rules, self.options),
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

    def saved(self, legal: bool = False) -> dict[str, Any]:
        """The record and the early decisions, which no record has: all that whoever keeps the match needs to go on with it."""
        record = self.record(legal)
        if self.early:
            there = self.copy()
            there.early = []
            early: list[list[Any]] = []
            for ply in self.early:
                asked = there.asked(ply.seat)
                assert asked is not None
                early.append([ply.seat, self.game.action_text(asked.state, ply.action)])
                there.apply(ply.action, ply.seat)
            record["early"] = early
        return record

    @staticmethod
    def game_of_record(record: Any) -> Game:
        if not isinstance(record, dict) or record.get("format") != FORMAT:
            raise Mistake("not-a-record", format=FORMAT)
        if not isinstance(record.get("game"), str):
            raise Mistake("broken-field", field="game")
        game = game_named(record["game"])
        if record.get("rules") not in game.versions or not is_whole(record["rules"]):
            known = ", ".join(map(str, game.versions))
            raise Mistake("unknown-rules", game=game.title, rules=json.dumps(record.get("rules")), known=known)
        return game

    @classmethod
    def from_record(cls, record: Any) -> Self:
        """Replays a record from its deal, whoever wrote it; a Mistake names the first thing that breaks the rules."""
        game = cls.game_of_record(record)
        rules, players, options, deal, actions = (record.get(field) for field in ("rules", "players", "options", "deal", "actions"))
        if not is_whole(players):
            raise Mistake("broken-field", field="players")
        options = {} if options is None else options
        names = game.recorded_options(rules, dict.fromkeys(game.options, False))
        if not isinstance(options, dict) or not all(isinstance(options.get(name, False), bool) for name in names):
            raise Mistake("broken-field", field="options")
        if not isinstance(deal, dict):
            raise Mistake("broken-field", field="deal")
        if not isinstance(actions, list):
            raise Mistake("broken-field", field="actions")
        seed = record.get("seed")
        options = game.options_of_record(rules, options)
        match = cls(game, players, options, deal, seed if isinstance(seed, str) else None, rules)
        for number, action in enumerate(actions, 1):
            match._replay(number, action)
        match._compare_result(record.get("result"))
        return match

    @classmethod
    def from_saved(cls, saved: Any) -> Self:
        match = cls.from_record(saved)
        early = saved.get("early", [])
        if not isinstance(early, list):
            raise Mistake("broken-field", field="early")
        for number, action in enumerate(early, len(match.plies) + 1):
            match._replay_early(number, action)
        return match

    def _replay_early(self, number: int, action: Any) -> None:
        if not isinstance(action, list) or len(action) != 2 or not isinstance(action[1], str):
            raise Mistake("broken-action", number=number, action=json.dumps(action))
        seat, text = action
        asked = self.asked(seat) if is_whole(seat) and seat != self.actor else None
        if asked is None:
            raise Mistake("not-early", number=number, seat=json.dumps(seat))
        if asked.game.parse_action(asked.state, text) not in asked.legal:
            raise Mistake("illegal-at", number=number, action=text, legal=", ".join(asked.legal_texts()))
        self.apply(text, seat)

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
    """An integer that every reader of JSON reads alike; True is one to Python, but not to us."""
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2**53


@lru_cache(STORIES)
def story_of(game: Game, before: Any, action: int, after: Any, text: str) -> list[Told]:
    """The same to all who may read the same text."""
    return game.story(before, action, after, text)


def blank(game: Game, count: int = 1) -> Any:
    return np.zeros(count, game.dtype).view(np.recarray)


def copied(states: Any) -> Any:
    """By their bytes: NumPy would go from field to field."""
    return np.recarray(states.shape, states.dtype, bytearray(states.tobytes()))


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


def load_match(path: Path) -> Match:
    """To go on with, at the table where it was saved: early decisions come with it."""
    return Match.from_saved(read_record(path))


def save_match(path: Path, match: Match, legal: bool = False) -> None:
    """Writes a draft and moves it into place, so that an interruption never leaves half a match."""
    draft = path.with_name(f"{path.name}.part")
    try:
        draft.write_text(json.dumps(match.saved(legal), ensure_ascii=False) + "\n", "utf-8")
        draft.replace(path)
    except OSError as error:
        raise Mistake("unwritable-file", file=str(path), reason=of_system(error)) from error
