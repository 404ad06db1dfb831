"""Moments of Bali that the pictures on its rules page show."""

from games.bali.worked import BUY, END, PLAY, SACRIFICE, SCORED, SQUARE, TAKE, last_card, priests, sacrifice, turn
from support.examples import Example, Made, Story, View, first, says


def demon_moved(view: View, story: Story, foreseen: Story) -> bool:
    return says(story, "bali-log-demon", row=2)


def oracle_looked(view: View, story: Story, foreseen: Story) -> bool:
    return view["look"] is not None and len({good["open"] for good in view["look"]}) == 2


TABLE = ("rows", "pile", "demon", "supply", "altar", "look")

EXAMPLES: dict[str, Example | Made] = {
    "square": Example(SQUARE, 0, first, TABLE),
    "before": Made(turn, 0, (*TABLE, "seats")),
    "bought": Made(turn, 0, ("seats",), BUY),
    "played": Made(turn, 0, ("seats",), (*BUY, *PLAY)),
    "taken": Made(turn, 0, (*TABLE, "seats"), (*BUY, *PLAY, *TAKE)),
    "scored": Made(priests, 0, ("seats",), SCORED),
    "altar": Made(sacrifice, None, ("altar",), SACRIFICE),
    "demon": Example("demon-3", 0, demon_moved, TABLE),
    "look": Example("look-with-more-to-take", 2, oracle_looked, ("legal", "look")),
    "end": Made(last_card, 0, ("seats", "end", "altar"), END),
}
