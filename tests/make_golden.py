"""Adds the golden records that are missing: `python tests/make_golden.py`. A record that is there is never written again, but for
those of games named after it: `python tests/make_golden.py rice` makes all of them anew, as a new deck asks for.

A golden record is a whole match with its legal moves, in golden/GAME/NAME.json; golden/hashes.json has the SHA-256 of the bytes
of its final state. To accept a change of the state's layout, delete the hashes; to accept a change of the rules, the records too.
"""

import hashlib
import json
import shutil
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

import wanted_bali
import wanted_cacao
import wanted_rice
from tables import all_options, called
from wanted import Wanted

from subak.core.match import Match
from subak.core.registry import game_named, game_names

FOLDER = Path(__file__).parent / "golden"
HASHES = FOLDER / "hashes.json"
SPECIAL = {"bali": wanted_bali.WANTED, "cacao": wanted_cacao.WANTED, "rice": wanted_rice.WANTED}


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
            match.apply(want.decision(match, random))
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


def cover_bali() -> None:
    """A record more for each action that none contains yet."""
    while missing := uncovered("bali"):
        make("bali", wanted_bali.with_action(game_named("bali").action_text(None, min(missing))))


def main(anew: list[str]) -> None:
    hashes = json.loads(HASHES.read_text("utf-8")) if HASHES.exists() else {}
    for name in anew:
        shutil.rmtree(FOLDER / name, ignore_errors=True)
        hashes = {title: known for title, known in hashes.items() if not title.startswith(f"{name}/")}
    for name in game_names():
        for want in variants(name) + SPECIAL.get(name, []):
            make(name, want)
    cover_bali()
    for path in sorted(FOLDER.glob("*/*.json")):
        title = f"{path.parent.name}/{path.stem}"
        if title not in hashes:
            hashes[title] = state_hash(Match.from_record(json.loads(path.read_text("utf-8"))))
    HASHES.write_text(json.dumps(hashes, indent=1, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
