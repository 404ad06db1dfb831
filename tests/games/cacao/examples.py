"""Moments of Cacao that the pictures on its rules page show."""

from games.cacao.worked import END, FILL, PLACE, WORK, last_tile, turn
from support.examples import Example, Made, Story, View, first, last, says


def overbuilt(view: View, story: Story, foreseen: Story) -> bool:
    return says(story, "cacao-log-overbuild") and len(story) > 1


EXAMPLES: dict[str, Example | Made] = {
    "board": Example("base-2", 0, last, ("board",)),
    "start": Example("base-2", 0, first, ("board", "open", "tiles")),
    "before": Made(turn, 0, ("board", "open", "display")),
    "placed": Made(turn, 0, ("board", "open", "display"), PLACE),
    "filled": Made(turn, 0, ("board", "open"), (*PLACE, *FILL)),
    "worked": Made(turn, 0, ("seats",), (*PLACE, *FILL, *WORK)),
    "village": Example("base-2", 0, overbuilt, ("seats", "storage", "sun_spaces", "water_track")),
    "overbuilt": Example("base-2", 0, overbuilt, ("board", "placed")),
    "end": Made(last_tile, 0, ("board", "end"), END),
}
