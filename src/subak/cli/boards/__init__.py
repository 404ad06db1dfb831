"""How each game is drawn in a terminal: a module per game, with the same names in each.

Board       a widget; show(view) draws, point_at(action) shows where it would happen, and a click on a legal place posts Chosen
TURNS       whether a tile can be turned: then turned(action, legal) is the same tile the next way round
PANS        whether the board can be larger than the screen: then Board.pan(x, y) moves it
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


def board_of(game: str) -> ModuleType:
    return import_module(f"subak.cli.boards.{game}")
