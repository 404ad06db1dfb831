"""How each game is drawn in a terminal: a module per game, with the same names in each; Rice's lattice is a file of its own.

Board       a widget; show(view) draws, point_at(action) shows where it would happen, a click on a legal place posts Chosen, and
            where the mouse lies over one it may post Pointed
TURNS       whether a tile can be turned: then turned(action, legal) is the same tile the next way round
PANS        whether the board can be larger than the screen: then Board.pan(x, y) moves it
MOVES       whether places are chosen on the board: then moved(action, legal, x, y) is the legal action next to it in the direction
            of an arrow key, the same one where there is none, or None where the key goes through the list
seats       what lies before each player
prompt      what is to be decided now, and by whom
arranged    the legal actions in the order to list them
label       a legal action in words
final       the final scoring
"""

from importlib import import_module
from types import ModuleType

from textual.message import Message


class Chosen(Message):
    """A legal action was clicked on the board."""

    def __init__(self, action: str) -> None:
        super().__init__()
        self.action = action


class Pointed(Message):
    """The mouse points at a legal action on the board."""

    def __init__(self, action: str) -> None:
        super().__init__()
        self.action = action


def next_to(here: str, places: dict[str, tuple[float, float]], x: int, y: int) -> str:
    """From one of some places to the nearest in a direction; one that lies aside is further away than one straight ahead."""

    def distance(place: str) -> float:
        across, down = places[place][0] - places[here][0], places[place][1] - places[here][1]
        return abs(across) * (1 if x else 2) + abs(down) * (1 if y else 2)

    ahead = [place for place, at in places.items() if (at[0] - places[here][0]) * x + (at[1] - places[here][1]) * y > 0]
    return min(ahead, key=distance, default=here)


def board_of(game: str) -> ModuleType:
    return import_module(f"subak.cli.boards.{game}")
