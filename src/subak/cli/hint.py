"""The hint over the table: the best moves and why."""

from collections.abc import Callable
from typing import ClassVar

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.binding import Binding
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from subak.cli.speech import say

MOVE_KEYS = "123"


class HintScreen(ModalScreen[str | None]):
    """The best moves over the lower part of the table: a list to choose from, and the board shows which is pointed at."""

    BINDINGS: ClassVar = [Binding("escape,h,q", "dismiss", show=False)]
    CSS = """
    HintScreen { align: center bottom; background: $background 20%; }
    #hint { width: 100%; max-width: 120; height: auto; max-height: 80%; background: $surface; border: round $accent; padding: 0 1;
            margin: 0 1 1 1; scrollbar-size: 1 1; }
    #hint > .option-list--option-highlighted { background: $accent 25%; color: $foreground; text-style: none; }
    """

    def __init__(self, moves: list[str], lines: list[RenderableType], point_at: Callable[[str], None]) -> None:
        super().__init__()
        self.moves = moves
        self.lines = lines
        self.point_at = point_at

    def compose(self) -> ComposeResult:
        options = OptionList(*(Option(line) for line in self.lines), id="hint")
        options.border_title = say("table-hint-title")
        options.border_subtitle = say("table-hint-keys")
        yield options

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        self.point_at(self.moves[event.option_index])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(self.moves[event.option_index])

    def on_key(self, event: Key) -> None:
        if event.key in MOVE_KEYS[: len(self.moves)]:
            event.stop()
            self.dismiss(self.moves[MOVE_KEYS.index(event.key)])
