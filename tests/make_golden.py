"""Adds the golden records that are missing: `python tests/make_golden.py`. A record that is there is never written again.

A golden record is a whole match with its legal moves, in golden/GAME/NAME.json; golden/hashes.json has the SHA-256 of the bytes
of its final state. To accept a change of the state's layout, delete the hashes; to accept a change of the rules, the records too.
"""

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from tables import SECRETIVE, Fondness, all_options, called, random_decision

from subak.core.match import Match
from subak.core.registry import State, game_named, game_names
from subak.games.bali import rules
from subak.games.bali.components import ORACLE, SHRINE

FOLDER = Path(__file__).parent / "golden"
HASHES = FOLDER / "hashes.json"


@dataclass
class Step:
    """A decision, with the state before and after it."""

    before: State
    text: str
    after: State

    @property
    def drawn(self) -> int:
        return int(self.after.drawn - self.before.drawn)

    @property
    def ends(self) -> bool:
        return bool(self.after.phase == rules.OVER)


@dataclass
class Wanted:
    """A match that shows something, played by a temper from a deal that may have been arranged."""

    name: str
    players: int
    options: Mapping[str, bool]
    shows: Callable[[Match], bool]
    fondness: Fondness = field(default_factory=dict)
    arrange: Callable[[dict[str, Any]], dict[str, Any]] = lambda deal: deal


def steps(match: Match) -> list[Step]:
    replay = match.prefix(0)
    told = []
    for ply in match.plies:
        before = replay.states.copy()[0]
        replay.apply(ply.action)
        told.append(Step(before, match.game.action_text(before, ply.action), replay.states.copy()[0]))
    return told


def any_step(shown: Callable[[Step], Any]) -> Callable[[Match], bool]:
    return lambda match: any(shown(step) for step in steps(match))


def says(start: str) -> Callable[[Match], bool]:
    return any_step(lambda step: step.text.startswith(start))


def oracles_at(*places: int) -> Callable[[dict[str, Any]], dict[str, Any]]:
    """Moves the oracles to these places of the pile, counted from 0 after the sixteen cards laid out."""

    def arrange(deal: dict[str, Any]) -> dict[str, Any]:
        others = iter([card for card in deal["pile"][16:] if card != "oracle"])
        return deal | {"pile": deal["pile"][:16] + ["oracle" if place in places else next(others) for place in range(42)]}

    return arrange


@any_step
def a_good_for_nothing(step: Step) -> bool:
    return step.text.startswith("buy") and bool((step.before.stone == step.after.stone).all())


@any_step
def a_declined_look(step: Step) -> bool:
    return bool(step.before.phase == rules.ORACLE_ASKED) and step.text == "pass"


@any_step
def a_look_at_fewer_than_four(step: Step) -> bool:
    return step.text.startswith("keep") and step.before.altar_size < 4


@any_step
def taking_after_a_look(step: Step) -> bool:
    return step.text.startswith("keep") and step.after.phase == rules.TAKE


@any_step
def an_oracle_at_an_empty_altar(step: Step) -> bool:
    laid = step.after.pile[step.before.drawn : step.after.drawn].tolist()
    return step.text.startswith("take") and not step.ends and step.before.altar_size == 0 and ORACLE in laid


@any_step
def a_row_of_oracles(step: Step) -> bool:
    return step.drawn == 8 and not step.ends


@any_step
def two_looks_at_once(step: Step) -> bool:
    return step.text.startswith("keep") and step.after.phase == rules.ORACLE_ASKED


@any_step
def a_second_look_lost_with_the_altar(step: Step) -> bool:
    return step.text.startswith("keep") and step.before.looks == 1 and step.after.altar_size == 0


@any_step
def oracles_alone_at_the_end(step: Step) -> bool:
    return step.ends and step.drawn == 2 and step.after.pile[56:].tolist() == [ORACLE, ORACLE]


@any_step
def a_row_of_oracles_at_the_end(step: Step) -> bool:
    return step.ends and step.drawn == 6


def nothing_to_sacrifice(match: Match) -> bool:
    texts = [step.text for step in steps(match)]
    return sum(text.startswith("sacrifice") for text in texts) < texts.count("play shrine") * match.players


def tied(match: Match) -> list[int]:
    """The seats with the highest score."""
    scores = match.result()["scores"]
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def shared_victory(match: Match) -> bool:
    return len(match.result()["winners"]) > 1


def victory_by_shrines(match: Match) -> bool:
    return not shared_victory(match) and len({int(match.state.display[seat, SHRINE]) for seat in tied(match)}) > 1


def victory_by_stone(match: Match) -> bool:
    return not shared_victory(match) and not victory_by_shrines(match) and len(tied(match)) > 1


DELPHIC = {"oracle": True}

LOOKING = {"play shrine": 0.001, "oracle look": 1000}
HOARDING = {"buy": 20, "play shrine": 0.001, "play 3": 9, "play 2": 9}
POOR = {"buy": 30, "play 1": 5, "play shrine": 0.001}
PIOUS = {"play shrine": 1000, "pass": 50, "score stone": 50, "play mason": 20}

SPECIAL = {
    "bali": [
        Wanted("discard", 2, {}, says("discard"), POOR),
        Wanted("claim", 2, {}, says("claim"), HOARDING),
        Wanted("free-good", 2, {}, a_good_for_nothing, HOARDING),
        Wanted("nothing-to-sacrifice", 4, {}, nothing_to_sacrifice, PIOUS),
        Wanted("secret-hands", 3, {"secret_hands": True}, says("play shrine"), SECRETIVE),
        Wanted("secret-hands-oracle", 4, DELPHIC | {"secret_hands": True}, says("keep"), SECRETIVE),
        Wanted("oracle-declined", 3, DELPHIC, a_declined_look),
        Wanted("look-at-fewer-than-four", 2, DELPHIC, a_look_at_fewer_than_four),
        Wanted("look-with-more-to-take", 3, DELPHIC, taking_after_a_look, SECRETIVE),
        Wanted("oracle-and-empty-altar", 2, DELPHIC, an_oracle_at_an_empty_altar, LOOKING),
        Wanted("row-of-oracles", 3, DELPHIC, a_row_of_oracles, {}, oracles_at(4, 5, 6, 7, 18, 19, 20, 21)),
        Wanted("row-of-oracles-and-two-looks", 3, DELPHIC, two_looks_at_once, SECRETIVE, oracles_at(4, 5, 6, 7, 9, 20, 30, 31)),
        Wanted(
            "second-look-at-an-emptied-altar",
            2,
            DELPHIC,
            a_second_look_lost_with_the_altar,
            LOOKING,
            oracles_at(0, 5, 10, 12, 13, 14, 15, 19),
        ),
        Wanted("last-two-oracles", 2, DELPHIC, oracles_alone_at_the_end, {}, oracles_at(0, 1, 2, 3, 8, 12, 40, 41)),
        Wanted("row-of-oracles-at-the-end", 4, DELPHIC, a_row_of_oracles_at_the_end, {}, oracles_at(0, 1, 4, 5, 36, 37, 38, 39)),
        Wanted("shared-victory", 2, {}, shared_victory),
        Wanted("victory-by-shrines", 3, {}, victory_by_shrines, SECRETIVE),
        Wanted("victory-by-stone", 3, {}, victory_by_stone),
    ]
}


def variants(name: str) -> list[Wanted]:
    """Every number of players with every mix of the options that change the rules."""
    game = game_named(name)
    mixes = [options for options in all_options(name) if not options.get("secret_hands")]
    return [Wanted(f"{called(mix)}-{players}", players, mix, lambda match: True) for mix in mixes for players in game.players]


def matches(game: str, want: Wanted) -> Iterator[Match]:
    for seed in count():
        start = Match.new(game, want.players, want.options, f"golden {want.name} {seed}")
        deal = want.arrange(start.deal)
        match = Match(start.game, want.players, want.options, deal, start.seed if deal == start.deal else None)
        random = Random(f"{want.name} {seed}")
        while not match.over:
            match.apply(random_decision(match, random, want.fondness))
        yield match


def state_hash(match: Match) -> str:
    return hashlib.sha256(match.states.tobytes()).hexdigest()


def uncovered(name: str) -> set[int]:
    """The actions that no golden record of a game contains."""
    game = game_named(name)
    missing = set(range(game.actions))
    for path in (FOLDER / name).glob("*.json"):
        match = Match.from_record(json.loads(path.read_text("utf-8")))
        missing -= {ply.action for ply in match.plies}
    return missing


def write(name: str, title: str, match: Match) -> None:
    path = FOLDER / name / f"{title}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    record = match.record(legal=True)
    actions = ",\n".join(json.dumps(action) for action in record["actions"])
    fields = ",\n".join(f'"{key}": {json.dumps(value)}' for key, value in record.items() if key != "actions")
    path.write_text(f'{{{fields},\n"actions": [\n{actions}\n]}}\n', "utf-8")


def make(name: str, want: Wanted) -> None:
    if not (FOLDER / name / f"{want.name}.json").exists():
        write(name, want.name, next(filter(want.shows, matches(name, want))))
        print("made", name, want.name)


def cover(name: str) -> None:
    """A record more for each action that none contains yet."""
    while missing := uncovered(name):
        text = game_named(name).action_text(None, min(missing))
        make(name, Wanted(f"with-{text.replace(' ', '-')}", 2, DELPHIC, says(text), {text: 50} | HOARDING))


def main() -> None:
    for name in game_names():
        for want in variants(name) + SPECIAL.get(name, []):
            make(name, want)
        if name in SPECIAL:
            cover(name)
    hashes = json.loads(HASHES.read_text("utf-8")) if HASHES.exists() else {}
    for path in sorted(FOLDER.glob("*/*.json")):
        title = f"{path.parent.name}/{path.stem}"
        if title not in hashes:
            hashes[title] = state_hash(Match.from_record(json.loads(path.read_text("utf-8"))))
    HASHES.write_text(json.dumps(hashes, indent=1, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main()
