"""Moments of Cacao that the pictures on its rules page show."""

from support.examples import Example, Story, View, first, last, says


def mine_to_fill(view: View, story: Story, foreseen: Story) -> bool:
    return (
        says(foreseen, "cacao-log-fill") and says(foreseen, "cacao-log-gold", seat=0) and says(foreseen, "cacao-log-gold", seat=3)
    )


def mine_filled(view: View, story: Story, foreseen: Story) -> bool:
    return mine_to_fill(view, foreseen, story)


def overbuilt(view: View, story: Story, foreseen: Story) -> bool:
    return says(story, "cacao-log-overbuild") and len(story) > 1


EXAMPLES = {
    "start": Example("base-2", 0, first, ("board", "open", "to_come", "tiles")),
    "empty": Example("base-4", 0, mine_to_fill, ("board", "open")),
    "filled": Example("base-4", 0, mine_filled, ("board", "open")),
    "village": Example("base-2", 0, overbuilt, ("seats", "storage", "sun_spaces", "water_track")),
    "overbuilt": Example("base-2", 0, overbuilt, ("board", "placed")),
    "end": Example("base-3", None, last, ("board", "end")),
}
