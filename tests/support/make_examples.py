"""Writes what the rules pages show of the engine: `python tests/support/make_examples.py`.

Pictures show moments: of a golden record its first of a kind, or a position made by hand. So no picture has a rule of its own.
web/src/games/GAME/examples.json has them. The numbers of rules and of worked examples are in src/subak/locale/worked/GAME.json,
and rules pages name them; numbers.ftl of each language has those that messages name. A test compares all of it with what the
engine shows now.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parents[1]
PAGE = TESTS.parent / "web" / "src" / "games"
WORKED = TESTS.parent / "src" / "subak" / "locale" / "worked"
if __name__ == "__main__":
    sys.path.insert(0, str(TESTS))

from support.examples import Example, Made, Story, View
from support.game_support import support_of
from support.make_golden import golden

from subak.core.registry import game_names
from subak.locale import FOLDER, LANGUAGES, in_figures, words

NUMBER = re.compile(rf"\{{ -(({'|'.join(game_names())})-[\w-]+) \}}")  # of a game's rules, as a message names it


def shown(game: str, example: Example | Made) -> dict[str, Any]:
    """The moment as its seat sees it, what led to it, and what the seat foresees of what it does next."""
    return of_position(example) if isinstance(example, Made) else of_record(game, example)


def of_record(game: str, example: Example) -> dict[str, Any]:
    whole = golden(game, example.record)
    match = whole.prefix(0)
    story: Story = []
    for ply in (*whole.plies, None):
        view = match.view(example.seat)
        decided = ply.action if ply and ply.seat == example.seat else None
        foreseen = match.preview(decided) if decided is not None else []
        if example.found(view, story, foreseen):
            action = match.game.action_text(match.state, decided) if decided is not None else None
            return kept(view, example.parts, story, foreseen, action)
        if ply:
            before = match.states.copy()[0]
            match.apply(ply.action)
            story = match.tale(before, ply, match.state, example.seat)["story"]
    raise LookupError(f"{game}: no moment of {example.record} is like that")


def of_position(example: Made) -> dict[str, Any]:
    position = example.position()
    story = [told for decision in example.done for told in position.story(decision)]
    match = position.match()
    foreseen = match.preview(example.decision) if example.decision else []
    moment = kept(dict(match.view(example.seat)), example.parts, story, foreseen, example.decision)
    return moment if example.spoiled is None else {**moment, "spoiled": example.spoiled._asdict()}


def kept(view: View, parts: tuple[str, ...], story: Story, foreseen: Story, action: str | None) -> dict[str, Any]:
    shown = {part: view[part] for part in ("phase", "seat", "players", *parts)}
    if "places" in shown:
        shown["places"] = {action: view["places"][action]}
    return {"view": shown, "story": story, "foreseen": foreseen, "action": action}


def illustrated() -> list[str]:
    """The games whose rules pages have pictures."""
    return [game for game in game_names() if (PAGE / game / "Pictures.svelte").exists()]


def all_of(game: str) -> dict[str, Any]:
    return {name: shown(game, example) for name, example in support_of(game).examples.items()}


def written(examples: dict[str, Any]) -> str:
    """A line an example."""
    lines = (f"{json.dumps(name)}: {json.dumps(example, separators=(',', ':'))}" for name, example in examples.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def worked_out(game: str) -> str:
    """The numbers of the rules and of worked examples, a line each."""
    lines = (f"{json.dumps(name)}: {json.dumps(value)}" for name, value in support_of(game).worked().items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def named_by_messages() -> set[str]:
    texts = [path.read_text("utf-8") for path in FOLDER.glob("*/*.ftl")]
    return {found[1] for text in texts for found in NUMBER.finditer(text)}


def numbers_named(language: str) -> str:
    """As Fluent terms, in figures and as words, those that messages of any language name."""
    lines = ["# From the engine: python tests/support/make_examples.py", ""]
    named = named_by_messages()
    for game in illustrated():
        for name, value in support_of(game).worked().items():
            term = f"{game}-{name.replace('.', '-')}"
            if term in named:
                lines.append(f"-{term} = {in_figures(value)}")
            if f"{term}-word" in named:
                lines.append(f"-{term}-word = {words(language).counted(value)}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for language in LANGUAGES:
        (FOLDER / language / "numbers.ftl").write_text(numbers_named(language), "utf-8")
    for game in illustrated():
        (PAGE / game / "examples.json").write_text(written(all_of(game)), "utf-8")
        (WORKED / f"{game}.json").write_text(worked_out(game), "utf-8")
