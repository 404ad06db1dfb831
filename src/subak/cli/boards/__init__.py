"""How each game is drawn in a terminal: a module per game, with the same names in each.

Board       a widget; show(view) draws, and it posts Chosen when a legal place is clicked
seats       what lies before each player
prompt      what is to be decided now, and by whom
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
