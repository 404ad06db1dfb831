"""Writes the moments that the pictures on the rules pages show: `python tests/support/make_examples.py`.

Each is what the engine shows of a golden record at its first moment of a kind, so no picture has a rule of its own.
web/src/games/GAME/examples.json has them; a test compares them with what the engine shows now.
"""

import json
import sys
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parents[1]
PAGE = TESTS.parent / "web" / "src" / "games"
if __name__ == "__main__":
    sys.path.insert(0, str(TESTS))

from support.examples import Example, Story
from support.game_support import support_of
from support.make_golden import golden

from subak.core.registry import game_names


def shown(game: str, example: Example) -> dict[str, Any]:
    """The moment as its seat sees it, what led to it, and what the seat foresees of what it does next."""
    whole = golden(game, example.record)
    match = whole.prefix(0)
    story: Story = []
    for ply in (*whole.plies, None):
        view = match.view(example.seat)
        decided = ply.action if ply and ply.seat == example.seat else None
        foreseen = match.preview(decided) if decided is not None else []
        if example.found(view, story, foreseen):
            action = match.game.action_text(match.state, decided) if decided is not None else None
            kept = {part: view[part] for part in ("phase", "seat", "players", *example.parts)}
            if "places" in kept:
                kept["places"] = {action: view["places"][action]}
            return {"view": kept, "story": story, "foreseen": foreseen, "action": action}
        if ply:
            before = match.states.copy()[0]
            match.apply(ply.action)
            story = match.tale(before, ply, match.state, example.seat)["story"]
    raise LookupError(f"{game}: no moment of {example.record} is like that")


def illustrated() -> list[str]:
    """The games whose rules pages have pictures."""
    return [game for game in game_names() if (PAGE / game / "Pictures.svelte").exists()]


def all_of(game: str) -> dict[str, Any]:
    return {name: shown(game, example) for name, example in support_of(game).examples.items()}


def written(examples: dict[str, Any]) -> str:
    """A line an example."""
    lines = (f"{json.dumps(name)}: {json.dumps(example, separators=(',', ':'))}" for name, example in examples.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    for game in illustrated():
        (PAGE / game / "examples.json").write_text(written(all_of(game)), "utf-8")
