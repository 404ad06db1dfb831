"""Imports point one way, and nothing outside a game's folder knows its rules."""

import ast
from pathlib import Path

import pytest

import subak

SOURCE = Path(subak.__file__).parent
FILES = sorted(SOURCE.rglob("*.py"))

MAY_IMPORT = {
    "core": {"core", "locale"},
    "locale": {"locale"},
    "games": {"core", "locale"},
    "players": {"players", "core", "locale"},
    "study": {"study", "players", "core", "locale"},
    "envs": {"envs", "players", "core", "locale"},
    "server": {"server", "study", "envs", "players", "core", "locale"},
    "cli": {"cli", "server", "study", "envs", "players", "core", "locale"},
}

KNOW_WHERE_GAMES_ARE = {"core/registry.py", "core/compiling.py", "locale/__init__.py"}


def imported(path):
    """The modules of subak that a file imports, wherever in it, in full."""
    package = ["subak", *path.relative_to(SOURCE).parts[:-1]]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "subak")
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            if module.split(".")[0] == "subak":
                yield from (f"{module}.{alias.name}" for alias in node.names)


def room(module):
    return module.split(".")[1] if "." in module else ""


def named(path):
    return path.relative_to(SOURCE).as_posix()


def test_every_room_is_known():
    rooms = {path.relative_to(SOURCE).parts[0] for path in FILES if len(path.relative_to(SOURCE).parts) > 1}
    assert {"core", "games", "locale"} <= rooms <= set(MAY_IMPORT)


@pytest.mark.parametrize("path", [path for path in FILES if path.parent != SOURCE], ids=named)
def test_imports_point_one_way(path):
    own = path.relative_to(SOURCE).parts[0]
    allowed = set(MAY_IMPORT[own])
    wrong = [module for module in imported(path) if room(module) not in allowed and not module.startswith("subak.games")]
    assert wrong == []


@pytest.mark.parametrize("path", FILES, ids=named)
def test_a_game_is_known_only_inside_its_folder(path):
    parts = path.relative_to(SOURCE).parts
    own = f"subak.games.{parts[1]}." if parts[0] == "games" and len(parts) > 2 else None
    of_games = [module for module in imported(path) if module.startswith("subak.games")]
    if named(path) in KNOW_WHERE_GAMES_ARE:
        of_games.remove("subak.games")
    assert [module for module in of_games if own is None or not f"{module}.".startswith(own)] == []


def test_the_arrows_are_really_read():
    rules = set(imported(SOURCE / "games" / "bali" / "rules.py"))
    assert "subak.core.compiling.rule" in rules
    assert "subak.games.bali.state.BUY" in rules
    assert "subak.locale.words" in set(imported(SOURCE / "core" / "mistakes.py"))
