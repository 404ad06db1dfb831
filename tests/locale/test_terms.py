"""All that people read keeps to the words of its language: terms.md has a word for each thing, and what is never said for it."""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from subak.core.registry import game_names
from subak.locale import FOLDER, LANGUAGES, words


class Term(NamedTuple):
    thing: str
    game: str  # empty for a word that holds everywhere
    say: list[str]
    never: list[str]


class Text(NamedTuple):
    where: str  # the id of a message, or a rules page and its line
    game: str
    words: str


def terms(language: str) -> list[Term]:
    games = {words(language).say(f"{game}-title"): game for game in game_names()}
    found = []
    for section in (FOLDER / language / "terms.md").read_text("utf-8").split("\n## ")[1:]:
        title, *lines = section.splitlines()
        rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]
        for thing, say, never in rows[1:]:
            found.append(Term(thing, games.get(title, ""), listed(say), listed(never)))
    return found


def listed(cell: str) -> list[str]:
    return [part for part in cell.split(", ") if part]


class Spoken(Visitor):
    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        self.parts.append(" ".join(node.value.split()))


def said(message: fluent.Message) -> list[str]:
    spoken = Spoken()
    spoken.visit(message)
    return spoken.parts


@cache
def texts(language: str) -> list[Text]:
    return [*messages(language), *pages(language)]


def messages(language: str) -> Iterator[Text]:
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, fluent.Message):
                yield from (Text(entry.id.name, game_of(entry.id.name), part) for part in said(entry))


def game_of(name: str) -> str:
    return next((game for game in game_names() if re.match(rf"(guide-)?{game}-", name)), "")


def pages(language: str) -> Iterator[Text]:
    """Of the rules, line by line; notation, names of pictures and places for numbers are no words."""
    for path in sorted((FOLDER / language).glob("*/*.md")):
        notation = False
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            notation ^= line.startswith("```")
            if notation:
                continue
            yield Text(f"{path.parent.name}/{path.name}:{number}", path.stem, re.sub(r"`[^`]*`|\]\([^)]*\)|\{[^}]*\}", "…", line))


def pattern(variant: str) -> re.Pattern[str]:
    """A variant as a whole word, with any ending where it has a star; one without capitals also at the start of a sentence."""
    start = r"(?<!\w)" if variant[0].isalnum() else ""
    end = r"(?!\w)" if variant[-1].isalnum() else ""
    return re.compile(
        start + re.escape(variant).replace(r"\*", r"\w*") + end, re.IGNORECASE if variant == variant.lower() else re.NOFLAG
    )


def faults(known: list[Term], spoken: list[Text]) -> list[str]:
    """What is said that should not be, where, and what to say instead."""
    return [
        f"{text.where} says “{found[0]}” of {term.thing}; say “{', '.join(term.say)}”"
        for term in known
        for variant in term.never
        for text in spoken
        if term.game in ("", text.game) and (found := pattern(variant).search(text.words))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_says_what_is_never_said(language: str) -> None:
    found = faults(terms(language), texts(language))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_word_is_used(language: str) -> None:
    unused = [
        word
        for term in terms(language)
        for word in term.say
        if not any(term.game in ("", text.game) and word.lower() in text.words.lower() for text in texts(language))
    ]
    assert not unused


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_word_in_every_language(language: str) -> None:
    assert [(term.thing, term.game) for term in terms(language)] == [(term.thing, term.game) for term in terms("en")]
    assert all(term.say for term in terms(language))


def test_the_things_of_our_games_have_words() -> None:
    assert {term.game for term in terms("en")} == {"", *(path.stem for path in (FOLDER / "en" / "rules").iterdir())}


def test_what_is_never_said_is_found_where_it_is_said() -> None:
    known = [Term("hut", "rice", ["Hütte"], ["Häuser*"]), Term("record", "", ["Aufzeichnung"], ["kaputt*"])]
    spoken = [
        Text("rice-a", "rice", "Zähle die Häusern"),
        Text("bali-a", "bali", "Häuser"),
        Text("rice-b", "rice", "Freudenhäuser"),
        Text("cli-a", "", "Kaputte Datei"),
    ]
    assert faults(known, spoken) == [
        "rice-a says “Häusern” of hut; say “Hütte”",
        "cli-a says “Kaputte” of record; say “Aufzeichnung”",
    ]
