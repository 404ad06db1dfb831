"""Moments of Bali that the pictures on its rules page show."""

from support.examples import Example, Story, View, first, last, says


def priests_scored(view: View, story: Story, foreseen: Story) -> bool:
    scored = any(told["say"] == "bali-log-scores" and told["card"]["kind"] == "priest" for told in story)
    return scored and len([told for told in story if told["say"] == "bali-log-gains-points"]) == 3


def first_sacrifice(view: View, story: Story, foreseen: Story) -> bool:
    return says(story, "bali-log-supply")


def demon_moved(view: View, story: Story, foreseen: Story) -> bool:
    return says(story, "bali-log-demon", row=2)


def oracle_looked(view: View, story: Story, foreseen: Story) -> bool:
    return view["look"] is not None and len({good["open"] for good in view["look"]}) == 2


EXAMPLES = {
    "square": Example("base-3", 0, first, ("rows", "pile", "demon", "supply", "altar", "look")),
    "scored": Example("base-3", 0, priests_scored, ("seats",)),
    "altar": Example("victory-by-shrines", None, first_sacrifice, ("altar",)),
    "demon": Example("demon-3", 0, demon_moved, ("rows", "pile", "demon", "supply", "altar", "look")),
    "look": Example("look-with-more-to-take", 2, oracle_looked, ("legal", "look")),
    "end": Example("oracle-3", 0, last, ("seats", "end", "altar")),
}
