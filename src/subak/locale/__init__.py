"""The words of all rooms: Fluent files and rules pages, a folder per language. A game may have its own in its folder's locale/."""

import json
import locale
import os
import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

import subak.games

LANGUAGES = ("en", "de", "nl")
FOLDER = Path(__file__).parent
PICTURE = re.compile(r"^!\[[^\]]*\]\([\w-]+\)\n\n?", re.MULTILINE)  # on lines of its own
SMALL_PICTURE = re.compile(r"!\[\]\([\w-]+\) ?")  # beside words
SECTION = re.compile(r" \{#([\w-]+)\}$", re.MULTILINE)  # names a heading, alike in all languages
WORKED = re.compile(r"\{([a-z][\w.-]*)(?::(word|Word))?\}")  # what the engine found; as a word, and as one that begins a sentence
MESSAGE = re.compile(r"^(-?[a-z][\w-]*) *=(?:.*\n?)(?:(?!-?[a-z][\w-]* *=).*\n?)*", re.MULTILINE)  # or a term, in a Fluent file
REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")  # to another message, or a function's name
LONGEST = 1000  # characters that Fluent takes for one detail


def shortened(value: Any) -> Any:
    return f"{value[: LONGEST - 1]}…" if isinstance(value, str) and len(value) > LONGEST else value


def of_games(game: str, file: str) -> list[Path]:
    """What games have in their own folders."""
    return [path for folder in subak.games.__path__ for path in sorted(Path(folder).glob(f"{game}/locale/{file}"))]


class Words:
    def __init__(self, language: str) -> None:
        self.language = language
        # Isolation marks would show up as stray characters in terminals.
        self.bundle = FluentBundle([language], use_isolating=False)
        self.unread: dict[str, str] = {}
        for path in [*sorted((FOLDER / language).glob("*.ftl")), *of_games("*", f"{language}.ftl")]:
            for found in MESSAGE.finditer(path.read_text("utf-8")):
                self.unread.setdefault(found[1], found[0])

    def read(self, name: str) -> None:
        """Fluent reads slowly, so each message is left until it is wanted, with those that it refers to."""
        message = self.unread.get(name)
        if message is not None:
            for other in REFERENCE.findall(message):
                self.read(other)
            self.bundle.add_resource(FluentResource(message))
            self.unread.pop(name, None)  # last, since another thread may want it meanwhile

    def say(self, message: str, **details: Any) -> str:
        self.read(message)
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            raise LookupError(message)
        text, errors = self.bundle.format_pattern(pattern, {name: shortened(value) for name, value in details.items()})
        if errors:
            raise errors[0]
        return str(text)

    def counted(self, number: int) -> str:
        """A number as a word, as far as a language has short ones."""
        say = self.say
        return say("number-word", number=number)

    def rules(self, game: str) -> str:
        return without_pictures(self.illustrated_rules(game))

    def illustrated_rules(self, game: str) -> str:
        own = of_games(game, f"{self.language}.md")
        return self.with_worked(game, (own[0] if own else FOLDER / self.language / "rules" / f"{game}.md").read_text("utf-8"))

    def illustrated_aid(self, game: str) -> str | None:
        """The rules on one page, to print; a game may have none."""
        path = FOLDER / self.language / "aids" / f"{game}.md"
        return self.with_worked(game, path.read_text("utf-8")) if path.exists() else None

    def with_worked(self, game: str, text: str) -> str:
        """Puts in the numbers of the rules, and what the engine found in the worked examples."""
        found = worked(game)

        def written(name: re.Match[str]) -> str:
            value, form = found[name[1]], name[2]
            if isinstance(value, dict):
                return self.say(value["say"], **value)
            if form:
                word = self.counted(value)
                return word.capitalize() if form == "Word" else word
            return in_figures(value)

        return WORKED.sub(written, text)


def in_figures(number: int | str) -> str:
    return str(number).replace("-", "−")


def without_pictures(text: str) -> str:
    """For a terminal: only the page can draw pictures, and only there headings can be pointed at."""
    return SECTION.sub("", SMALL_PICTURE.sub("", PICTURE.sub("", text)))


@cache
def worked(game: str) -> dict[str, Any]:
    """The numbers of a game's rules and what worked examples come to, by name; and messages as data. The tests compute it."""
    path = FOLDER / "worked" / f"{game}.json"
    return json.loads(path.read_text("utf-8")) if path.exists() else {}


@cache
def words(language: str) -> Words:
    return Words(language)


def system_language() -> str:
    """The first of our languages that the environment asks for, else English."""
    wanted = [os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    wanted.append(locale.getlocale()[0] or "")
    for choice in ":".join(wanted).split(":"):
        if choice[:2].lower() in LANGUAGES:
            return choice[:2].lower()
    return "en"
