"""Adds the golden records that are missing: `python tests/support/make_golden.py`.

A record that is there is never written again, but for those of games named after it: `python tests/support/make_golden.py rice`
makes all of them anew, as a new deck asks for.

A golden record is a whole match with its legal moves, in golden/GAME/NAME.json; golden/GAME.json has the SHA-256 of the bytes of
its final state. A game that SUBAK_GAMES names has them in its own folder: GAME/tests/golden/NAME.json and GAME/tests/golden.json.
To accept a change of the state's layout, delete the hashes; to accept a change of the rules, the records too.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

TESTS = Path(__file__).parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(TESTS))

from support.game_support import golden_folder, golden_paths, of_earlier_rules, support_of
from support.golden_specs import GoldenSpec
from support.random_play import all_options, called

from subak.core.match import Match
from subak.core.registry import game_named, game_names


def variants(name: str) -> list[GoldenSpec]:
    """Every number of players with every mix of the options that change the rules."""
    shown_only = support_of(name).shown_only
    mixes = [options for options in all_options(name) if not any(options[option] for option in shown_only)]
    return [
        GoldenSpec(f"{called(mix)}-{players}", players, mix, lambda match: True)
        for mix in mixes
        for players in game_named(name).players
    ]


def specs(name: str) -> list[GoldenSpec]:
    return [*variants(name), *support_of(name).golden]


def matches(game: str, spec: GoldenSpec) -> Iterator[Match]:
    for seed in count():
        start = Match.new(game, spec.players, spec.options, f"golden {spec.name} {seed}")
        deal = spec.arrange(start.deal)
        match = Match(start.game, spec.players, spec.options, deal, start.seed if deal == start.deal else None)
        random = Random(f"{spec.name} {seed}")
        while not match.over:
            match.apply(spec.temper(match, random))
        yield match


def record_of(game: str, title: str) -> Any:
    return json.loads((golden_folder(game) / f"{title}.json").read_text("utf-8"))


def golden(game: str, title: str) -> Match:
    return Match.from_record(record_of(game, title))


def paths_of_today(name: str) -> list[Path]:
    return [path for path in golden_paths(name) if not of_earlier_rules(path.stem)]


def state_hash(match: Match) -> str:
    return hashlib.sha256(match.states.tobytes()).hexdigest()


def uncovered(name: str) -> set[int]:
    """The actions that no golden record of a game contains, by the rules of today."""
    game = game_named(name)
    missing = set(range(game.actions))
    for path in paths_of_today(name):
        match = Match.from_record(json.loads(path.read_text("utf-8")))
        missing -= {ply.action for ply in match.plies}
    return missing


def write(name: str, title: str, match: Match) -> None:
    path = golden_folder(name) / f"{title}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    record = match.record(legal=True)
    actions = ",\n".join(json.dumps(action) for action in record["actions"])
    fields = ",\n".join(f'"{key}": {json.dumps(value)}' for key, value in record.items() if key != "actions")
    path.write_text(f'{{{fields},\n"actions": [\n{actions}\n]}}\n', "utf-8")


def make(name: str, spec: GoldenSpec) -> None:
    if not (golden_folder(name) / f"{spec.name}.json").exists():
        write(name, spec.name, next(filter(spec.shows, matches(name, spec))))
        print("made", name, spec.name)


def cover(name: str) -> None:
    """A record more for each action that none contains yet, where a game asks for that."""
    golden_with = support_of(name).golden_with
    while golden_with and (missing := uncovered(name)):
        start = Match.new(name, game_named(name).players[0], seed="")
        make(name, golden_with(start.game.action_text(start.state, min(missing))))


def hashes_file(name: str) -> Path:
    return golden_folder(name).with_suffix(".json")


def known_hashes(name: str) -> dict[str, str]:
    """By the titles of the records."""
    file = hashes_file(name)
    hashes: dict[str, str] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return hashes


def main(anew: list[str]) -> None:
    for name in anew:
        for path in paths_of_today(name):
            path.unlink()
        hashes_file(name).unlink(missing_ok=True)
    for name in game_names():
        for spec in specs(name):
            make(name, spec)
        cover(name)
        hashes = known_hashes(name)
        for path in golden_paths(name):
            if path.stem not in hashes:
                hashes[path.stem] = state_hash(golden(name, path.stem))
        hashes_file(name).write_text(json.dumps(hashes, indent=1, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
