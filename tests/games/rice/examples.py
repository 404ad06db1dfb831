"""Moments of Seasons of Rice that the pictures on its rules page show."""

from support.examples import Example, Story, View, last, says


def one_card(view: View, story: Story, foreseen: Story) -> bool:
    return view["season"] == "wet" and len(view["seats"][0]["farm"]["cards"]) == 1


def field_closes(view: View, story: Story, foreseen: Story) -> bool:
    return says(foreseen, "rice-log-field", size=3)


def field_closed(view: View, story: Story, foreseen: Story) -> bool:
    return any(field["size"] == 3 for field in view["seats"][view["seat"]]["farm"]["fields"])


def dry_begins(view: View, story: Story, foreseen: Story) -> bool:
    return says(story, "rice-log-dry")


EXAMPLES = {
    "card": Example("base-2", 0, one_card, ("seats", "cards")),
    "closes": Example("fields-of-both-at-once", 1, field_closes, ("seats", "places")),
    "closed": Example("fields-of-both-at-once", 1, field_closed, ("seats",)),
    "dry": Example("base-2", 0, dry_begins, ("seats", "dry_row")),
    "river": Example("river-back", 0, last, ("seats",)),
    "end": Example("base-2", 0, last, ("seats", "end")),
}
