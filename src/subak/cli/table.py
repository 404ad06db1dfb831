"""The table in a terminal: people and bots play a match, or one looks at it again."""

import os
import sys
from collections.abc import Callable
from itertools import zip_longest
from typing import Any, ClassVar, cast

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table as RichTable
from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen
from textual.theme import Theme
from textual.widget import Widget
from textual.widgets import Footer, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from subak.cli.boards import Chosen, Pointed, actions_in, board_of
from subak.cli.hint import MOVE_KEYS, HintScreen
from subak.cli.result import result_line
from subak.cli.speech import Speech, say, tell
from subak.core.match import Match
from subak.core.mistakes import Mistake
from subak.core.registry import Told
from subak.players.advice import Advice, advise, adviser
from subak.players.player import Player
from subak.players.search import SearchPlayer

KEYS = "123456789abcdefgij"  # h asks for a hint
BOT_PAUSE = 0.5
HINT_SECONDS = 1.0
HINT_REASONS = 3  # or two where the screen is low
LOW = 30
LOOK_FOR_TERMINAL = 2
NARROW = 110

NIGHT = Theme(
    "night",
    primary="#d9553d",
    accent="#d9553d",
    foreground="#ece5d8",
    background="#14171f",
    surface="#1b1f2a",
    panel="#1b1f2a",
    dark=True,
)
DAY = Theme(
    "day",
    primary="#b93a22",
    accent="#b93a22",
    foreground="#2a2620",
    background="#f6f0e4",
    surface="#efe6d5",
    panel="#efe6d5",
    dark=False,
)


class Page(ModalScreen[None]):
    """Something to read over the table: rules, help, the final scoring; or whose turn it is to look."""

    BINDINGS: ClassVar = [Binding("escape,enter,space,q", "dismiss", show=False)]
    CSS = """
    Page { align: center middle; }
    #page { width: 90%; max-width: 100; height: auto; max-height: 90%; background: $surface; border: round $accent; padding: 1 2; }
    """

    def __init__(self, content: RenderableType) -> None:
        super().__init__()
        self.content = content

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page") as page:
            page.border_subtitle = say("table-close")
            yield Static(self.content)


class Choices(OptionList):
    """The legal actions as a list; where they are places on the board, the arrow keys move from place to place."""

    BINDINGS: ClassVar = [
        Binding("up", "move(0, -1)", show=False),
        Binding("down", "move(0, 1)", show=False),
        Binding("left", "move(-1, 0)", show=False),
        Binding("right", "move(1, 0)", show=False),
    ]

    def __init__(self, to_neighbour: Callable[[int, int], bool]) -> None:
        super().__init__(id="choices")
        self.to_neighbour = to_neighbour

    def action_move(self, x: int, y: int) -> None:
        if not self.to_neighbour(x, y) and y:
            self.action_cursor_up() if y < 0 else self.action_cursor_down()


class TableApp(App[None]):
    ENABLE_COMMAND_PALETTE = False
    CSS = """
    #left { width: 1fr; padding: 0 1; }
    #seats { height: auto; margin: 1 0; }
    #prompt { height: auto; color: $accent; text-style: bold; }
    #decision { height: 1fr; min-height: 5; }
    #preview { width: 1fr; height: 100%; padding: 0 0 0 2; color: $foreground 70%; }
    #choices { width: 1fr; height: 100%; border: none; background: transparent; padding: 0; scrollbar-size: 1 1; }
    #choices > .option-list--option-highlighted { background: $accent 25%; color: $foreground; text-style: none; }
    #log { width: 36; border-left: solid $foreground 20%; padding: 0 1; background: transparent; scrollbar-size: 1 1; }
    .hidden { display: none; }
    """

    def __init__(
        self,
        match: Match,
        seats: list[Player | None],
        names: list[str],
        save: Callable[[Match], None] = lambda match: None,
        replay: bool = False,
    ) -> None:
        super().__init__()
        self.match = match
        self.seats = seats
        self.names = names
        self.save = save
        self.board = board_of(match.game.name)
        self.drawn = self.board.Board(id="board")
        self.whole = match if replay else None
        people = [seat for seat, player in enumerate(seats) if player is None]
        self.only_person = len(people) == 1 and not replay
        self.shared = len(people) > 1
        self.viewer = None if replay else people[0]
        self.logged: tuple[int | None, int] = (None, -1)
        self.choices: list[str] = []
        self.adviser: SearchPlayer | None = None
        self.bind_keys(replay)

    def bind_keys(self, replay: bool) -> None:
        if replay:
            self.bind("left", "step(-1)", description=say("table-back"))
            self.bind("right", "step(1)", description=say("table-forward"))
            self.bind("home", "step(-100000)", description=say("table-first"))
            self.bind("end", "step(100000)", description=say("table-last"))
        else:
            self.bind("u", "undo", description=say("table-undo"))
            self.bind("h", "hint", description=say("table-hint"))
            if self.shared and self.match.game.at_once is not None:
                self.bind("s", "switch", description=say("table-switch"))
            if self.board.TURNS:
                self.bind("x", "turn", description=say("table-turn"))
            for key, x, y in (("shift+left", -1, 0), ("shift+right", 1, 0), ("shift+up", 0, -1), ("shift+down", 0, 1)):
                self.bind(key, f"pan({x}, {y})", show=False)
        self.bind("r", "rules", description=say("table-rules"))
        self.bind("l", "log", description=say("table-log"))
        self.bind("t", "light", description=say("table-light"), show=False)  # else the footer is too long for small terminals
        self.bind("question_mark", "help", description=say("table-help"), key_display="?")
        self.bind("q", "quit", description=say("table-quit"))

    def compose(self) -> ComposeResult:
        with Horizontal():
            with Vertical(id="left"):
                yield cast("Widget", self.drawn)
                yield Static(id="seats")
                yield Static(id="prompt")
                with Horizontal(id="decision"):
                    yield Choices(self.to_neighbour)
                    yield Static(id="preview")
            yield RichLog(id="log", wrap=True, min_width=20)
        yield Footer()

    def on_mount(self) -> None:
        self.register_theme(NIGHT)
        self.register_theme(DAY)
        self.theme = "night"
        self.title = f"Subak · {self.match.game.title}"
        self.query_one("#log").set_class(self.size.width < NARROW, "hidden")
        if not self.is_headless:
            self.set_interval(LOOK_FOR_TERMINAL, self.leave_without_terminal)
        if self.whole is not None:
            # Lists would keep the arrow keys for themselves.
            for widget in self.query("OptionList, RichLog"):
                widget.can_focus = False
            self.match = self.whole.prefix(0)
            self.show()
        else:
            self.go_on()

    def leave_without_terminal(self) -> None:
        """A window that was closed leaves nobody to play with; the match is saved."""
        if not sys.stdin.isatty():
            os._exit(1)  # a usual exit would wait for the terminal

    def go_on(self) -> None:
        """Shows the table and lets whoever is to decide do so: first who is at the keyboard, then people, then bots."""
        self.forget_hint()
        people = [seat for seat in self.match.to_move if self.seats[seat] is None]
        if people and self.viewer not in people:
            self.hand_over(people[0])
            return
        self.show()
        if self.match.over:
            final = self.board.final(self.match.view(self.viewer), self.names)
            self.push_screen(Page(Group(Text(result_line(self.match, self.names), style="bold"), "", final)))
        elif not people:
            self.set_timer(BOT_PAUSE, self.bot_decides)

    def hand_over(self, seat: int) -> None:
        """Several people share the screen: what one of them knows is covered before the next one looks."""
        self.viewer = None
        self.show()

        def look(_: None) -> None:
            self.viewer = seat
            if seat in self.match.to_move:
                self.go_on()
            else:
                self.show()

        self.push_screen(Page(say("table-hand-over", player=self.names[seat])), look)

    def action_switch(self) -> None:
        """Where seats choose at the same time: lets the other person look, to choose first or to change a choice."""
        others = [seat for seat in self.match.at_once if self.seats[seat] is None and seat != self.viewer]
        if others:
            self.forget_hint()
            self.hand_over(others[0])
        else:
            self.notify(say("table-switch-not-now"), severity="warning")

    @work(thread=True, exclusive=True)
    def bot_decides(self) -> None:
        made = len(self.match.decisions)
        for seat in self.match.to_move:
            player, asked = self.seats[seat], self.match.asked(seat)
            if player is not None and asked is not None:
                self.call_from_thread(self.decide, seat, player.choose(asked), made)
                return

    def decide(self, seat: int, action: int | str, made: int) -> None:
        """An answer to the question asked after so many decisions; one that came too late is dropped."""
        if made != len(self.match.decisions):
            return
        try:
            self.match.apply(action, seat)
            self.save(self.match)
        except Mistake as mistake:
            self.notify(mistake.sentence(Speech.words.language), severity="error")
        self.go_on()

    def show(self) -> None:
        view = self.match.view(self.viewer, self.only_person)
        self.drawn.show(view)
        self.query_one("#seats", Static).update(self.board.seats(view, self.names))
        self.query_one("#prompt", Static).update(self.prompt(view))
        self.choices = self.board.arranged(actions_in(view))
        says = {choice["action"]: choice["says"] for choice in view["legal"] or ()}
        options = self.query_one("#choices", OptionList)
        options.clear_options()
        for key, action in zip_longest(KEYS[: len(self.choices)], self.choices, fillvalue=" "):
            options.add_option(Option(self.choice_line(key, says[action])))
        self.query_one("#preview", Static).update("")
        if self.choices:
            options.highlighted = 0
            options.focus()
        self.show_log()

    def prompt(self, view: dict[str, Any]) -> str:
        to_move = self.match.to_move
        if to_move and all(self.seats[seat] is not None for seat in to_move):
            return say("table-bot-decides", player=self.names[to_move[0]])
        said = [tell(part, self.names) for part in (view["prompt"], view["forced"]) if part is not None]
        if self.shared and self.viewer is not None and self.viewer in to_move:
            return say("table-turn-of", player=self.names[self.viewer], sentence=" ".join(said))
        return " ".join(said)

    def choice_line(self, key: str, says: Told) -> Text:
        return Text.assemble((f" {key} ", "bold"), " ", tell(says, self.names))

    def show_log(self) -> None:
        viewer, shown = self.logged
        plies = len(self.match.plies)
        log = self.query_one("#log", RichLog)
        if viewer != self.viewer or shown > plies or shown < 0 or self.match.over:
            log.clear()
            shown = 0
        for tale in self.match.story(self.viewer, shown):
            for place, line in enumerate(tale["story"]):
                said = tell(line, self.names, self.viewer)
                log.write(Text(said) if place == 0 else Padding(Text(said, style="dim"), (0, 0, 0, 2)))
        self.logged = (self.viewer, plies)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """What one points at is shown on the board, with all that would follow from it."""
        if event.option_index < len(self.choices):
            self.show_pointed(self.choices[event.option_index])

    def show_pointed(self, action: str) -> None:
        self.drawn.point_at(action)
        asked = self.asked()
        lines = [] if asked is None else [tell(line, self.names, self.viewer) for line in asked.preview(action)]
        self.query_one("#preview", Static).update("\n".join(lines))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.choose(event.option_index)

    def on_chosen(self, event: Chosen) -> None:
        if event.action in self.choices:
            self.choose(self.choices.index(event.action))

    def on_pointed(self, event: Pointed) -> None:
        if event.action in self.choices:
            self.point_at(event.action)

    def to_neighbour(self, x: int, y: int) -> bool:
        """From a place on the board to the next; false where an arrow key goes through the list."""
        options = self.query_one("#choices", OptionList)
        if options.highlighted is None:
            return False
        there = self.board.neighbour(self.choices[options.highlighted], self.choices, x, y)
        if there is not None:
            options.highlighted = self.choices.index(there)
        return there is not None

    def action_turn(self) -> None:
        """From one way to lay a tile to the next."""
        options = self.query_one("#choices", OptionList)
        if self.choices and options.highlighted is not None:
            turned = self.board.turned(self.choices[options.highlighted], self.choices)
            options.highlighted = self.choices.index(turned)

    def on_key(self, event: Key) -> None:
        if not self.screen.is_modal and event.key in KEYS[: len(self.choices)]:
            event.stop()
            self.choose(KEYS.index(event.key))

    def choose(self, index: int) -> None:
        if self.viewer is not None:
            self.decide(self.viewer, self.choices[index], len(self.match.decisions))

    def asked(self) -> Match | None:
        """The match as the person has it who looks and is to decide."""
        return None if self.viewer is None else self.match.asked(self.viewer)

    def action_hint(self) -> None:
        """Lets a search think beside the table about what the person who decides now could do."""
        asked = self.asked()
        if asked is None:
            self.notify(say("table-hint-not-now"), severity="warning")
        elif self.adviser is None:
            self.adviser = adviser(HINT_SECONDS)
            self.query_one("#preview", Static).update(say("table-hint-thinking"))
            self.advise(self.adviser, asked.copy())

    @work(thread=True, group="hint")
    def advise(self, adviser: SearchPlayer, match: Match) -> None:
        advice = advise(match, adviser)
        if adviser is self.adviser:  # else there may be no table any more
            self.call_from_thread(self.show_hint, adviser, advice)

    def on_unmount(self) -> None:
        self.forget_hint()

    def forget_hint(self) -> None:
        if self.adviser is not None:
            self.adviser.stop[0] = 1
            self.adviser = None

    def show_hint(self, adviser: SearchPlayer, advice: list[Advice]) -> None:
        """One that comes after the match has moved on is dropped."""
        if adviser is not self.adviser:
            return
        self.adviser = None
        lines = [self.hint_line(key, move) for key, move in zip(MOVE_KEYS, advice, strict=False)]

        def chosen(action: str | None) -> None:
            if action is not None:
                self.choose(self.choices.index(action))

        self.push_screen(HintScreen([move.action for move in advice], lines, self.point_at), chosen)

    def hint_line(self, key: str, move: Advice) -> RenderableType:
        odds = say("table-hint-odds", win=round(100 * move.win), sign="−" if move.margin < 0 else "+", margin=abs(move.margin))
        line = RichTable.grid(expand=True)
        line.add_column(ratio=1)
        line.add_column(justify="right", no_wrap=True)
        line.add_row(self.choice_line(key, move.says), Text(odds, style="bold"))
        most = HINT_REASONS - (self.size.height < LOW)
        reasons = [Padding(Text(tell(reason, self.names), style="dim"), (0, 0, 0, 4)) for reason in move.reasons[:most]]
        return Group(line, *reasons)

    def point_at(self, action: str) -> None:
        self.query_one("#choices", OptionList).highlighted = self.choices.index(action)
        self.show_pointed(action)

    def action_pan(self, x: int, y: int) -> None:
        self.drawn.pan(x, y)

    def action_undo(self) -> None:
        try:
            if self.viewer is not None:
                self.match.undo(self.viewer, self.only_person)
                self.save(self.match)
                self.go_on()
        except Mistake as mistake:
            self.notify(mistake.sentence(Speech.words.language), severity="warning")

    def action_step(self, by: int) -> None:
        if self.whole is not None:
            place = min(max(0, len(self.match.plies) + by), len(self.whole.plies))
            self.match = self.whole.prefix(place)
            self.show()

    def action_rules(self) -> None:
        self.push_screen(Page(Markdown(Speech.words.rules(self.match.game.name))))

    def action_help(self) -> None:
        self.push_screen(Page(Markdown(say("table-help-text"))))

    def action_log(self) -> None:
        self.query_one("#log").toggle_class("hidden")

    def action_light(self) -> None:
        self.theme = "day" if self.theme == "night" else "night"
