"""Writes the moments that the pictures on the rules pages show: `python tests/make_examples.py`.

Each is what the engine shows of a golden record at its first moment of a kind, so no picture has a rule of its own.
web/src/games/GAME/examples.json has them; a test compares them with what the engine shows now.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from subak.core.match import Match

TESTS = Path(__file__).parent
PAGE = TESTS.parent / "web" / "src" / "games"
View = dict[str, Any]
Story = list[dict[str, Any]]


class Example(NamedTuple):
    record: str
    seat: int | None
    found: Callable[[View, Story, Story], bool]  # the view, what led to it, and what the seat foresees of its decision
    parts: tuple[str, ...]  # of the view: what the picture draws


def says(story: Story, message: str, **details: Any) -> bool:
    return any(told["say"] == message and details.items() <= told.items() for told in story)


def first(view: View, story: Story, foreseen: Story) -> bool:
    return bool(view["ply"] == 0)


def last(view: View, story: Story, foreseen: Story) -> bool:
    return bool(view["phase"] == "over")


def priests_scored(view: View, story: Story, foreseen: Story) -> bool:
    scored = any(told["say"] == "bali-log-scores" and told["card"]["kind"] == "priest" for told in story)
    return scored and len([told for told in story if told["say"] == "bali-log-gains-points"]) == 3


def first_sacrifice(view: View, story: Story, foreseen: Story) -> bool:
    return says(story, "bali-log-supply")


def demon_moved(view: View, story: Story, foreseen: Story) -> bool:
    return says(story, "bali-log-demon", row=2)


def oracle_looked(view: View, story: Story, foreseen: Story) -> bool:
    return view["look"] is not None and len({good["open"] for good in view["look"]}) == 2


def mine_to_fill(view: View, story: Story, foreseen: Story) -> bool:
    return (
        says(foreseen, "cacao-log-fill") and says(foreseen, "cacao-log-gold", seat=0) and says(foreseen, "cacao-log-gold", seat=3)
    )


def mine_filled(view: View, story: Story, foreseen: Story) -> bool:
    return mine_to_fill(view, foreseen, story)


def overbuilt(view: View, story: Story, foreseen: Story) -> bool:
    return says(story, "cacao-log-overbuild") and len(story) > 1


def one_card(view: View, story: Story, foreseen: Story) -> bool:
    return view["season"] == "wet" and len(view["seats"][0]["farm"]["cards"]) == 1


def field_closes(view: View, story: Story, foreseen: Story) -> bool:
    return says(foreseen, "rice-log-field", size=3)


def field_closed(view: View, story: Story, foreseen: Story) -> bool:
    return any(field["size"] == 3 for field in view["seats"][view["seat"]]["farm"]["fields"])


def dry_begins(view: View, story: Story, foreseen: Story) -> bool:
    return says(story, "rice-log-dry")


EXAMPLES = {
    "bali": {
        "square": Example("base-3", 0, first, ("rows", "pile", "demon", "supply", "altar", "look")),
        "scored": Example("base-3", 0, priests_scored, ("seats",)),
        "altar": Example("victory-by-shrines", None, first_sacrifice, ("altar",)),
        "demon": Example("demon-3", 0, demon_moved, ("rows", "pile", "demon", "supply", "altar", "look")),
        "look": Example("look-with-more-to-take", 2, oracle_looked, ("look", "legal")),
        "end": Example("secret-hands", 0, last, ("seats", "end", "altar")),
    },
    "cacao": {
        "start": Example("base-2", 0, first, ("board", "open", "to_come", "tiles")),
        "empty": Example("base-4", 0, mine_to_fill, ("board", "open")),
        "filled": Example("base-4", 0, mine_filled, ("board", "open")),
        "village": Example("base-2", 0, overbuilt, ("seats", "storage", "sun_spaces", "water_track")),
        "overbuilt": Example("base-2", 0, overbuilt, ("board", "placed")),
        "end": Example("base-3", None, last, ("board", "end")),
    },
    "rice": {
        "card": Example("base-2", 0, one_card, ("seats", "cards")),
        "closes": Example("fields-of-both-at-once", 1, field_closes, ("seats", "places")),
        "closed": Example("fields-of-both-at-once", 1, field_closed, ("seats",)),
        "dry": Example("base-2", 0, dry_begins, ("seats", "dry_row")),
        "river": Example("river-back", 0, last, ("seats",)),
        "end": Example("base-2", 0, last, ("seats", "end")),
    },
}


def shown(game: str, example: Example) -> dict[str, Any]:
    """The moment as its seat sees it, what led to it, and what the seat foresees of what it does next."""
    whole = Match.from_record(json.loads((TESTS / "golden" / game / f"{example.record}.json").read_text("utf-8")))
    match = whole.prefix(0)
    story: Story = []
    for ply in (*whole.plies, None):
        view = match.view(example.seat)
        decides = ply is not None and ply.seat == example.seat
        foreseen = match.preview(ply.action) if decides else []
        if example.found(view, story, foreseen):
            action = match.game.action_text(match.state, ply.action) if decides else None
            kept = {part: view[part] for part in ("phase", "seat", "players", *example.parts)}
            if "places" in kept:
                kept["places"] = {action: view["places"][action]}
            return {"view": kept, "story": story, "foreseen": foreseen, "action": action}
        if ply:
            before = match.states.copy()[0]
            match.apply(ply.action)
            story = match.tale(before, ply, match.state, example.seat)["story"]
    raise LookupError(f"{game}: no moment of {example.record} is like that")


def all_of(game: str) -> dict[str, Any]:
    return {name: shown(game, example) for name, example in EXAMPLES[game].items()}


def written(examples: dict[str, Any]) -> str:
    """A line an example."""
    lines = (f"{json.dumps(name)}: {json.dumps(example, separators=(',', ':'))}" for name, example in examples.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    for game in EXAMPLES:
        (PAGE / game / "examples.json").write_text(written(all_of(game)), "utf-8")
