"""Moments of Seasons of Rice that the pictures on its rules page show."""

from games.rice.worked import BUILD, BY_DEAD_END, BY_GAP, CLOSE, END, after_turn, closed, dead_end, gap, last_card, turn, turned
from support.examples import Example, Made, Story, View, last, says


def one_card(view: View, story: Story, foreseen: Story) -> bool:
    return view["season"] == "wet" and len(view["seats"][0]["farm"]["cards"]) == 1


def dry_begins(view: View, story: Story, foreseen: Story) -> bool:
    return says(story, "rice-log-dry")


EXAMPLES: dict[str, Example | Made] = {
    "card": Example("base-2", 0, one_card, ("seats", "cards")),
    "closes": Made(turn, 0, ("seats", "places"), BUILD, CLOSE),
    "built": Made(after_turn, 0, ("seats",)),
    "closed": Made(closed, 0, ("seats",)),
    "dead-end": Made(dead_end, 0, ("seats",), spoiled=BY_DEAD_END),
    "gap": Made(gap, 0, ("seats",), spoiled=BY_GAP),
    "dry": Example("base-2", 0, dry_begins, ("seats", "dry_row")),
    "backs": Made(turned, 0, ("seats",)),
    "river": Example("river-back", 0, last, ("seats",)),
    "end": Made(last_card, 0, ("seats", "end"), END),
}
