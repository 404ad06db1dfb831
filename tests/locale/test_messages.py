"""Everything that people read is in all three languages, and nothing else is."""

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from jinja2.nodes import Const

from subak.core.registry import game_named, game_names
from subak.games import OUTSIDE
from subak.locale import FOLDER, LANGUAGES, of_games, words
from subak.server.refusals import Refusal
from subak.study.pages import TEMPLATES

SOURCES = Path(FOLDER).parent
PAGE = SOURCES.parents[1] / "web" / "src"
REFUSALS = {"Refusal", *(kind.__name__ for kind in Refusal.__subclasses__())}
MISTAKES = {"Mistake", *REFUSALS}
SPEAKERS = {"say", "told", *MISTAKES}
OF_API = re.compile(r"api(-[a-z]+)+")  # routes and fields name what is said of them


def messages(language: str) -> dict[str, fluent.Message]:
    found = {}
    for path in [*sorted((FOLDER / language).glob("*.ftl")), *of_games("*", f"{language}.ftl")]:
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} is said twice in {language}"
                found[entry.id.name] = entry
    return found


def said_in_sources() -> set[str]:
    """The ids that code names: the first argument of say, told and Mistake, and headings passed on to say."""
    ids: set[str] = set()
    for path in (path for folder in (SOURCES, *map(Path, OUTSIDE)) for path in folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SPEAKERS and node.args:
                for constant in ast.walk(node.args[0]):
                    if isinstance(constant, ast.Constant) and isinstance(constant.value, str):
                        ids.add(f"mistake-{constant.value}" if node.func.id in MISTAKES else constant.value)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and OF_API.fullmatch(node.value):
                ids.add(node.value)
            if isinstance(node, ast.For) and isinstance(node.iter, ast.Tuple):
                ids |= {item.value for item in node.iter.elts if isinstance(item, ast.Constant) and isinstance(item.value, str)}
    ids = {name for name in ids if re.fullmatch(r"[a-z]+(-[a-z]+)+", name)}
    return ids | said_by_the_page() | said_by_reports()


def said_by_reports() -> set[str]:
    """All constants in their templates that look like ids."""
    constants: set[str] = set()
    for name in TEMPLATES.list_templates(["j2"]):
        tree = TEMPLATES.parse((SOURCES / "study" / name).read_text("utf-8"))
        constants |= {constant.value for constant in tree.find_all(Const) if isinstance(constant.value, str)}
    return {name for name in constants if re.fullmatch(r"[a-z]+(-[a-z]+)+", name)}


def said_by_the_page() -> set[str]:
    """Ids inside calls of say, and headings that are passed on to it."""
    ids: set[str] = set()
    for path in (*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")):
        text = path.read_text("utf-8")
        calls = re.findall(r"\bsay\(([^()]*)", text)
        headings = re.findall(r"heading: ([^}]*)", text) + re.findall(r"parts=\{\[(.*?)\]\}", text, re.DOTALL)
        for call in calls + headings:
            ids |= set(re.findall(r"'([a-z]+(?:-[a-z]+)+)'", call))
        if path.name == "guide.ts":
            ids |= set(re.findall(r"lesson: '([a-z]+(?:-[a-z]+)+)'", text))
    return ids | explained_by_the_guide() | {f"{game}-{what}" for game in game_names() for what in named_of(game)}


def named_of(game: str) -> tuple[str, ...]:
    always = ("title", "about", "begins")
    return (*always, "option", "option-about") if game_named(game).options else always


def explained_by_the_guide() -> set[str]:
    """Each game's start, and each of its phases, as the page names them by what the view says; and the end of all guides."""
    phases = {game: import_module(f"subak.games.{game}.state").PHASES for game in game_names()}
    return {"guide-end"} | {f"guide-{game}-{moment}" for game in phases for moment in ("start", *phases[game])}


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(message: fluent.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_code_says_exists(language: str) -> None:
    missing = said_in_sources() - messages(language).keys()
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    unused = messages(language).keys() - said_in_sources()
    assert not unused


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_message_speaks_of_the_same_things_in_every_language(language: str) -> None:
    english = messages("en")
    for name, message in messages(language).items():
        assert variables(message) <= variables(english[name]), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in game_names() if game_named(game).options])
def test_every_option_has_a_name_of_its_own(game: str, language: str) -> None:
    options = game_named(game).options
    assert len({words(language).say(f"{game}-option", option=option) for option in options}) == len(options)


def test_the_check_of_variables_sees_variables() -> None:
    assert variables(messages("en")["bali-log-buy"]) == {"who", "player", "good", "stone"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_game_has_its_rules_in_every_language(game: str, language: str) -> None:
    """None of which is left out in a translation."""
    english, translated = (words(name).rules(game) for name in ("en", language))
    assert len(translated) > 0.8 * len(english) > 500
    assert translated.count("\n#") == english.count("\n#")


def test_languages_are_told_apart_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    from subak.locale import system_language

    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "nl_BE.UTF-8")
    assert system_language() == "nl"
    monkeypatch.setenv("LC_ALL", "de_AT")
    assert system_language() == "de"
    monkeypatch.setenv("LC_ALL", "fr_FR")
    monkeypatch.setenv("LANG", "C")
    assert system_language() == "en"
