"""Every number that states a rule comes from the engine: none is typed by hand, on the rules pages or in a message about a game.

Numbers in figures, and those from two to twelve in words. A word such as “second” names a place, and “one” is an article as well.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from support.make_examples import illustrated, named_by_messages, numbers_named

from subak.core.registry import game_names
from subak.games.cacao.components import TILES
from subak.locale import FOLDER, LANGUAGES, words

SHORT = range(13)  # numbers that have a word
TILE = "|".join("-".join(name) for name in TILES)
LEFT_OUT = {  # what has figures and states no rule, and why
    "names": rf"\b(?:{TILE})\b|\b(?:player|speler|Spieler) [12]\b",  # of a tile: its workers; of a seat
    "notation": r"`[^`]*`|\]\([^)]*\)",  # and the names of pictures
    "places": r"\{[^}]*\}",  # where the engine's number is put in
    "order": r"^\s*(?:\*\*)?\d+\. ",  # of a list
}
COUNTED_FROM_ONE = {"bali-tally-turn"}  # after no turn comes turn 1


class Typed(NamedTuple):
    where: str
    number: str


def numbers_in(language: str, text: str) -> list[str]:
    in_words = "|".join(words(language).counted(number) for number in SHORT[2:])
    for allowed in LEFT_OUT.values():
        text = re.sub(allowed, " … ", text)
    return re.findall(rf"\d+|\b(?:{in_words})\b", text, re.IGNORECASE)


def typed_on_pages(language: str) -> Iterator[Typed]:
    for folder in ("rules", "aids"):
        for game in illustrated():
            drawing = False
            for line in (FOLDER / language / folder / f"{game}.md").read_text("utf-8").splitlines():
                drawing ^= line.startswith("```")
                # A row of the notation tells of the numbers in its example.
                example = re.findall(r"\d+", " ".join(re.findall(r"`[^`]*`", line)))
                if not drawing:
                    yield from (Typed(line, number) for number in numbers_in(language, line) if number not in example)


class Spoken(Visitor):
    """All texts of a message, each with the keys of the variants that it stands in."""

    def __init__(self) -> None:
        self.keys: list[str] = []
        self.texts: list[tuple[str, str]] = []

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        self.texts.append((node.value, " ".join(self.keys)))

    def visit_Variant(self, node: fluent.Variant) -> None:  # noqa: N802
        self.keys.append(node.key.name if isinstance(node.key, fluent.Identifier) else node.key.value)
        self.generic_visit(node)
        self.keys.pop()


def of_keys(keys: str) -> set[str]:
    """The numbers that variants are chosen by: [one], [3], [plantation2], [two-fills]."""
    named = {str(number) for number in SHORT if words("en").counted(number) in re.split(r"[ -]", keys)}
    return named | set(re.findall(r"\d+", keys))


def typed_in_messages(language: str) -> Iterator[Typed]:
    values = {words(language).counted(number): str(number) for number in SHORT}
    for name in (*game_names(), "guide"):
        path = FOLDER / language / f"{name}.ftl"
        for message in FluentParser().parse(path.read_text("utf-8")).body if path.exists() else ():
            if isinstance(message, fluent.Message) and message.id.name not in COUNTED_FROM_ONE:
                spoken = Spoken()
                spoken.visit(message)
                for text, keys in spoken.texts:
                    for number in numbers_in(language, text):
                        if values.get(number.lower(), number) not in of_keys(keys):
                            yield Typed(message.id.name, number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_typed_on_a_rules_page_or_a_player_aid(language: str) -> None:
    assert list(typed_on_pages(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_typed_in_a_message_about_a_game(language: str) -> None:
    assert list(typed_in_messages(language)) == []


def test_a_number_that_is_typed_is_found() -> None:
    assert numbers_in("en", "It costs 5 stone, Two rows of four; {good.cost}, `take 3`, 2-1-0-1, player 2") == ["5", "Two", "four"]
    assert numbers_in("de", "Mindestens zwei von {rows:word}; die zweite und Spieler 1") == ["zwei"]
    assert numbers_in("nl", "1. Leg er twee; de tweede") == ["twee"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_get_the_numbers_that_the_engine_finds_now(language: str) -> None:
    kept = (FOLDER / language / "numbers.ftl").read_text("utf-8")
    assert kept == numbers_named(language), "python tests/support/make_examples.py"


def test_each_number_that_a_message_names_is_there() -> None:
    found = set(re.findall(r"^-([\w-]+) =", (FOLDER / "en" / "numbers.ftl").read_text("utf-8"), re.MULTILINE))
    assert found == named_by_messages()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_is_put_in_as_figures_and_as_a_word_with_which_a_sentence_may_begin(language: str) -> None:
    text = words(language).with_worked("bali", "{hand} {hand:word} {hand:Word}")
    word = words(language).counted(3)
    assert text == f"3 {word} {word.capitalize()}"
    assert words(language).with_worked("cacao", "{water.first}") == "−10"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", illustrated())
def test_a_number_put_in_agrees_with_its_noun(game: str, language: str) -> None:
    """After one thing no plural: “1 points”, “1 Steine”, “1 vruchten”."""
    say = words(language)
    for text in (say.rules(game), say.illustrated_aid(game) or ""):
        assert not re.search(PLURAL[language], text), re.search(PLURAL[language], text)


PLURAL = {
    "en": r"(?<![\d,.−-])\b1 (?:\w+ )?(?:points|goods|fruits|fields|tokens|stonemasons|priests|farmers|shrines|cards|tiles)\b",
    "de": r"(?<![\d,.−-])\b1 (?:\w+ )?(?:Punkte|Siegpunkte|Steine|Früchte|Sonnensteine|Opferkarten|Karten|Schreine)\b",
    "nl": r"(?<![\d,.−-])\b1 (?:\w+ )?(?:punten|overwinningspunten|vruchten|velden|zonnestenen|offerkaarten|kaarten|altaren)\b",
}
