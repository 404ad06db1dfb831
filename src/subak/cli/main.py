"""subak: the command and its sub-commands."""

import sys
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from subak.cli.asking import ask, at_terminal
from subak.cli.console import never_fail, tell_what_was_replaced
from subak.cli.speech import fail, say, speak, take_language
from subak.core.mistakes import Mistake
from subak.locale import system_language

Named = Mapping[str, tuple[str, str]]  # commands: the function in its module, and what it is for

# Typer has a copy of Click, in another module in each of its versions. BadParameter, which it exports, says in which.
exceptions: Any = import_module(typer.BadParameter.__module__)

BAD_INPUT = 2
INTERRUPTED = 130


class Spoken:
    """Typer's own words in the player's language."""

    def get_help_option(self, context: Any) -> Any:
        option = super().get_help_option(context)  # type: ignore[misc]
        option.help = say("cli-help")
        return option

    def get_usage(self, context: Any) -> str:
        usage: str = super().get_usage(context)  # type: ignore[misc]
        usage = usage.replace("Usage:", say("cli-usage"), 1).replace("[OPTIONS]", say("cli-usage-options"), 1)
        return usage.replace("COMMAND [ARGS]...", say("cli-usage-command"), 1)

    def format_help(self, context: Any, formatter: Any) -> None:
        speak_in_help()
        for parameter in self.get_params(context):  # type: ignore[attr-defined]
            parameter.display_type_rich = partial(kind_of_value, parameter)
        super().format_help(context, formatter)  # type: ignore[misc]


def kind_of_value(parameter: Any, ctx: Any) -> str | None:
    """What stands behind an option, where Typer shows the name of Python's type."""
    if getattr(parameter, "is_flag", False):
        return None
    types = parameter.type_descriptor
    if types.is_path:
        return f"<{say('cli-value', kind='file')}>"
    return f"<{say('cli-value', kind='number' if types.annotation in (int, float) else 'text')}>"


class Command(Spoken, TyperCommand):
    def parse_args(self, context: Any, arguments: list[str]) -> list[str]:
        context.allow_extra_args = True
        more = super().parse_args(context, arguments)
        if more:
            raise Mistake("too-many-words", words=" ".join(more))
        return more


class Group(Spoken, TyperGroup):
    pass


def speak_in_help() -> None:
    from typer import rich_utils

    rich_utils.OPTIONS_PANEL_TITLE = say("cli-options")
    rich_utils.ARGUMENTS_PANEL_TITLE = say("cli-arguments")
    rich_utils.COMMANDS_PANEL_TITLE = say("cli-commands")
    rich_utils.DEFAULT_STRING = say("cli-default")
    rich_utils.REQUIRED_LONG_STRING = say("cli-required")


def commands(arguments: list[str]) -> typer.Typer:
    """Made when the language is known: help texts are read from the functions' signatures.

    Only what was asked for is loaded; of all others, help shows no more than what they are for.
    """
    asked = [argument for argument in arguments if not argument.startswith("-")][:2]
    app = typer.Typer(cls=Group, add_completion=False, no_args_is_help=True, help=say("cli-about"), epilog=say("cli-language"))
    named: Named = {
        "play": ("play:play", say("cli-play")),
        "replay": ("replay:replay", say("cli-replay")),
        "analyse": ("analyse:analyse_record", say("analysis-command")),
        "rules": ("rules:rules", say("cli-rules")),
        "arena": ("arena:arena", say("cli-arena")),
        "lab": ("lab:lab", say("cli-lab")),
        "train": ("train:train", say("cli-train")),
        "bench": ("bench:bench", say("cli-bench")),
        "serve": ("serve:serve", say("cli-serve")),
        "work": ("work:work", say("cli-work")),
        "verify": ("verify:verify", say("cli-verify")),
    }
    of_decks: Named = {
        "check": ("deck:check", say("cli-deck-check")),
        "draw": ("deck:draw", say("cli-deck-draw")),
        "export": ("deck:export", say("cli-deck-export")),
    }
    of_databases: Named = {
        "backup": ("db:backup", say("cli-backup")),
        "restore": ("db:restore", say("cli-restore")),
        "upgrade": ("db:upgrade", say("cli-upgrade")),
        "clean": ("db:clean", say("cli-clean")),
    }
    add(app, named, asked[:1])
    app.add_typer(group(of_decks, asked[1:] if asked[:1] == ["deck"] else []), name="deck", help=say("cli-deck"))
    app.add_typer(group(of_databases, asked[1:] if asked[:1] == ["db"] else []), name="db", help=say("cli-db"))
    return app


def group(named: Named, asked: list[str]) -> typer.Typer:
    app = typer.Typer(cls=Group, no_args_is_help=True)
    add(app, named, asked)
    return app


def add(app: typer.Typer, named: Named, asked: list[str]) -> None:
    for name, (place, about) in named.items():
        app.command(name, cls=Command, help=about)(found(place) if name in asked else not_asked)


def found(place: str) -> Callable[..., None]:
    module, _, function = place.partition(":")
    command: Callable[..., None] = getattr(import_module(f"subak.cli.{module}"), function)
    return command


def not_asked() -> None:
    """Stands for the commands that are only listed."""


def usage_mistake(error: Any) -> Mistake:
    if isinstance(error, exceptions.NoSuchOption):
        return Mistake("no-such-option", option=error.option_name)
    if isinstance(error, exceptions.MissingParameter):
        return Mistake("missing-value", name=error.param.name if error.param else "?")
    if isinstance(error, exceptions.BadParameter):
        from pydantic import ValidationError

        from subak.core.faults import of_value

        cause = error.__cause__
        reason = of_value(cause.errors()[0]) if isinstance(cause, ValidationError) else error.message
        return Mistake("bad-value", name=error.param.name if error.param else "?", reason=reason)
    if isinstance(error, exceptions.BadOptionUsage):
        if "requires" in error.message:
            return Mistake("value-missing", option=error.option_name)
        return Mistake("value-not-wanted", option=error.option_name)
    if error.message.startswith("No such command"):
        return Mistake("no-such-command", command=error.message.split("'")[1])
    return Mistake("bad-usage", reason=error.message)


def what_to_do() -> list[str]:
    """Said to one who typed nothing but the name: what there is, and the question what to play."""
    from subak.cli.play import asked_opponents
    from subak.core.registry import game_named, game_names

    commands(["--help"])(["--help"], standalone_mode=False)
    names = game_names()
    chosen = ask(say("cli-ask-now"), [*(game_named(name).title for name in names), say("cli-nothing-now")])
    if chosen == len(names):
        sys.exit(0)
    opponents = asked_opponents(game_named(names[chosen]))
    return ["play", names[chosen], "--players", str(opponents.players), "--bots", opponents.bots, "--people", "1"]


def main() -> None:
    arguments = sys.argv[1:]
    never_fail()
    speak(system_language())
    try:
        speak(take_language(arguments))
        if not arguments and at_terminal():
            arguments = what_to_do()
        sys.exit(commands(arguments)(arguments, standalone_mode=False))
    except Mistake as mistake:
        fail(mistake)
        sys.exit(BAD_INPUT)
    except exceptions.NoArgsIsHelpError as error:
        print(error.format_message())
        sys.exit(BAD_INPUT)
    except exceptions.UsageError as error:
        fail(usage_mistake(error))
        sys.exit(BAD_INPUT)
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        # The reader of a pipe has had enough; nothing is left to say it to.
        sys.stderr.close()
    finally:
        tell_what_was_replaced()
