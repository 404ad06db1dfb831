"""subak play: people and bots at one terminal, or bots alone."""

import shlex
import time
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import Console

from subak.cli.asking import ask, at_terminal, need_terminal
from subak.cli.result import result_line
from subak.cli.speech import bot_name, default_names, say
from subak.cli.warm_up import compile_beside, warm_up
from subak.core.fairness import places_by_lot
from subak.core.machine import data_folder
from subak.core.match import Match, load_match, read_record, save_match
from subak.core.mistakes import Mistake
from subak.core.registry import Game, game_named, game_names
from subak.players import bot
from subak.players.levels import LEVELS
from subak.players.player import Player

DEFAULT_BOT = "blade"


def play(
    game: Annotated[str | None, typer.Argument(help=say("cli-game"))] = None,
    players: Annotated[int | None, typer.Option(help=say("cli-players"))] = None,
    option: Annotated[list[str] | None, typer.Option(help=say("cli-option"))] = None,
    people: Annotated[int | None, typer.Option(help=say("cli-people"))] = None,
    bots: Annotated[str | None, typer.Option(help=say("cli-bots", levels=", ".join(LEVELS)))] = None,
    name: Annotated[list[str] | None, typer.Option(help=say("cli-name"))] = None,
    seed: Annotated[str | None, typer.Option(help=say("cli-seed"))] = None,
    record: Annotated[Path | None, typer.Option(help=say("cli-record"))] = None,
    legal: Annotated[bool, typer.Option("--legal", help=say("cli-legal"))] = False,
    resume: Annotated[Path | None, typer.Option(help=say("cli-resume"))] = None,
    deck: Annotated[Path | None, typer.Option(help=say("cli-deck-play"))] = None,
    begins: Annotated[str | None, typer.Option(help=say("cli-begins"))] = None,
) -> None:
    if game is None:
        if not at_terminal():
            raise Mistake("missing-value", name="game")
        game = asked_game()
        if players is None and people is None and bots is None and resume is None:
            players, bots = asked_opponents(game_named(game))
            people = 1
    chosen = game_named(game)
    options = chosen_options(chosen, option or [])
    chosen.check_players(players if players is not None else chosen.players[0])
    if people is None:
        people = 0 if bots else 1
    others = bot(bots or DEFAULT_BOT, "")
    if record is not None and not record.parent.is_dir():
        raise Mistake("unwritable-file", file=str(record), reason=say("cli-no-folder"))
    if people:
        need_terminal()
        compile_beside(chosen)
    else:
        warm_up(chosen, "match")
        for kind in others.kinds(chosen):
            warm_up(chosen, kind)
    if resume is not None:
        match = resumed(resume, chosen)
    else:
        cards = None if deck is None else read_record(deck)
        match = Match.new(chosen, players if players is not None else chosen.players[0], options, seed, cards)
    if not 0 <= people <= match.players:
        raise Mistake("too-many-people", people=people, players=match.players)
    kinds: list[str | None] = [None] * people + [bots or DEFAULT_BOT] * (match.players - people)
    names = (name or [])[: match.players] + default_names(kinds)[len(name or []) :]
    first = beginner(match, begins)
    kinds, names = kinds[first:] + kinds[:first], names[first:] + names[:first]
    seats = [None if kind is None else bot(kind, f"{match.seed}/{seat}") for seat, kind in enumerate(kinds)]
    if people:
        file = record or resume or saved_matches(chosen)
        play_with_people(match, seats, names, file, legal, going_on(chosen, file, people, bots, name or [], first))
    else:
        play_without_people(match, seats, names, record, legal)


def chosen_options(game: Game, names: list[str]) -> dict[str, bool]:
    for name in names:
        if name not in game.options:
            raise Mistake("unknown-option", game=game.title, option=name, options=", ".join(game.options) or "none")
    return dict.fromkeys(names, True)


def beginner(match: Match, begins: str | None) -> int:
    """Which player, people first, counted from 0; the others follow in their order."""
    if begins == "lot":
        return places_by_lot(match.seed or "", match.players)[0]
    if begins is not None and match.game.together:
        raise Mistake("nobody-begins", game=match.game.title)
    if begins is not None and begins not in map(str, range(1, match.players + 1)):
        raise Mistake("wrong-beginner", begins=begins, players=match.players)
    return int(begins or 1) - 1


def asked_game() -> str:
    names = game_names()
    return names[ask(say("cli-ask-game"), [game_named(name).title for name in names])]


class Opponents(NamedTuple):
    players: int
    bots: str


def asked_opponents(game: Game) -> Opponents:
    counts = list(game.players)
    if len(counts) > 1:
        gathered = [say("cli-ask-others", bots=count - 1) for count in counts]
        counts = [counts[ask(say("cli-ask-players"), gathered, first=counts[0])]]
    levels = list(LEVELS)
    described = [f"{bot_name(level)}: {say('level-about', level=level)}" for level in levels]
    return Opponents(counts[0], levels[ask(say("cli-ask-level"), described, levels.index(DEFAULT_BOT))])


def resumed(file: Path, game: Game) -> Match:
    match = load_match(file)
    if match.game is not game:
        raise Mistake("resume-other", file=str(file), game=match.game.title, wanted=game.title)
    if match.over:
        raise Mistake("nothing-to-resume", file=str(file))
    return match


def saved_matches(game: Game) -> Path:
    """Where a match is kept that nobody gave a file for, so that none is ever lost."""
    return data_folder("matches") / f"{game.name}-{time.strftime('%Y%m%d-%H%M%S')}.json"


def going_on(game: Game, file: Path, people: int, bots: str | None, names: list[str], first: int) -> str:
    """The command that lets the same people and bots go on with a saved match, on the same seats."""
    words = ["subak", "play", game.name, "--resume", str(file)]
    words += ["--people", str(people)] if people > 1 or bots else []
    words += ["--bots", bots] if bots else []
    words += [word for name in names for word in ("--name", name)]
    words += ["--begins", str(first + 1)] if first else []
    return shlex.join(words)


def play_with_people(match: Match, seats: list[Player | None], names: list[str], file: Path, legal: bool, again: str) -> None:
    from subak.cli.table import TableApp

    save_match(file, match, legal)
    TableApp(match, seats, names, save=lambda now: save_match(file, now, legal)).run()
    console = Console(highlight=False, soft_wrap=True)
    if match.over:
        console.print(result_line(match, names))
        console.print(say("cli-saved", file=str(file)))
    else:
        console.print(say("cli-saved-running", file=str(file), command=again))


def play_without_people(match: Match, seats: list[Player | None], names: list[str], file: Path | None, legal: bool) -> None:
    while not match.over:
        player = seats[match.actor or 0]
        assert player is not None
        match.apply(player.choose(match))
    if file is not None:
        save_match(file, match, legal)
    Console(highlight=False, soft_wrap=True).print(result_line(match, names))
