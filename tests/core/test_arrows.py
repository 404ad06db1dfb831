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
    "study": {"study", "envs", "players", "core", "locale"},
    "envs": {"envs", "players", "core", "locale"},
    "server": {"server", "study", "envs", "players", "core", "locale"},
    "cli": {"cli", "server", "study", "envs", "players", "core", "locale"},
}

KNOW_WHERE_GAMES_ARE = {"core/registry.py", "core/compiling.py", "locale/__init__.py"}

# Inside the server: a module imports only from layers above its own line.
SERVER_LAYERS = [
    {
        "bus",
        "clock",
        "jobs",
        "kept",
        "language",
        "logs",
        "metrics",
        "refusals",
        "rulebook",
        "schema",
        "settings",
        "supervision",
        "texts",
        "turns",
    },
    {"compilers", "limits", "pages", "passwords", "people", "queues", "store"},
    {"backup", "connections", "problems", "rows", "sessions", "workers"},
    {"caps", "course", "ratings", "remote", "security"},
    {"messages"},
    {"live"},
    {"changes", "replay"},
    {"house"},
    {"accounts", "analyses", "play", "retention", "uploads"},
    {"bots"},
    {"health"},
    {"api.describing", "api.models"},
    {"api.asking", "api.showing"},
    {"api.decks", "api.people", "api.records", "api.sockets", "api.tables"},
    {"app"},
    {"serving"},
    {"processes"},
]
LAYER = {module: number for number, layer in enumerate(SERVER_LAYERS) for module in layer}


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


def out_of_its_room(own, modules):
    """What a room may not import."""
    return [module for module in modules if room(module) not in MAY_IMPORT[own] and not module.startswith("subak.games")]


def of_foreign_games(own, modules):
    """Of games other than the own one, if there is one."""
    of_games = [module for module in modules if module.startswith("subak.games")]
    return [module for module in of_games if own is None or not f"{module}.".startswith(f"subak.games.{own}.")]


def server_module(module):
    """The module of the server that an imported name is of, or lies in."""
    parts = module.removeprefix("subak.server").strip(".").split(".")
    return next((name for name in (".".join(parts[:2]), parts[0]) if name in LAYER), ".".join(parts[:2]))


def against_layers(own, modules):
    """What a module of the server may not import: its own layer, those below, and what has no layer."""
    wanted = [server_module(module) for module in modules if room(module) == "server"]
    return [module for module in wanted if module != own and LAYER.get(module, len(SERVER_LAYERS)) >= LAYER[own]]


@pytest.mark.parametrize("path", [path for path in FILES if path.parent != SOURCE], ids=named)
def test_imports_point_one_way(path):
    assert out_of_its_room(path.relative_to(SOURCE).parts[0], imported(path)) == []


@pytest.mark.parametrize("path", FILES, ids=named)
def test_a_game_is_known_only_inside_its_folder(path):
    parts = path.relative_to(SOURCE).parts
    modules = list(imported(path))
    if named(path) in KNOW_WHERE_GAMES_ARE:
        modules.remove("subak.games")
    assert of_foreign_games(parts[1] if parts[0] == "games" and len(parts) > 2 else None, modules) == []


def server_files():
    """By module; migrations only know the schema, and run by Alembic."""
    found = {path.relative_to(SOURCE / "server") for path in (SOURCE / "server").rglob("*.py")}
    return {".".join(path.with_suffix("").parts) for path in found if path.name != "__init__.py" and path.parts[0] != "migrations"}


def test_every_module_of_the_server_has_its_layer():
    assert server_files() == set(LAYER)


@pytest.mark.parametrize("module", sorted(LAYER))
def test_inside_the_server_imports_point_one_way(module):
    assert against_layers(module, imported(SOURCE / "server" / f"{module.replace('.', '/')}.py")) == []


def test_migrations_know_only_the_schema():
    for path in (SOURCE / "server" / "migrations").rglob("*.py"):
        assert {server_module(module) for module in imported(path)} <= {"schema"}


def test_the_arrows_are_really_read():
    rules = set(imported(SOURCE / "games" / "bali" / "rules.py"))
    assert "subak.core.compiling.rule" in rules
    assert "subak.games.bali.state.BUY" in rules
    assert "subak.locale.words" in set(imported(SOURCE / "core" / "mistakes.py"))


def test_an_arrow_that_points_the_wrong_way_is_noticed():
    assert out_of_its_room("core", ["subak.core.match.Match", "subak.server.house.House"]) == ["subak.server.house.House"]
    assert of_foreign_games("bali", ["subak.games.bali.state.BUY", "subak.games.rice.rules"]) == ["subak.games.rice.rules"]
    assert of_foreign_games(None, ["subak.games.bali"]) == ["subak.games.bali"]
    assert against_layers("analyses", ["subak.server.house.House", "subak.core.match.Match"]) == []
    assert against_layers("analyses", ["subak.server.api.models.AnalysisShown"]) == ["api.models"]
    assert against_layers("rows", ["subak.server.store.Conflict", "subak.server.play"]) == ["play"]
    assert against_layers("play", ["subak.server.uploads.upload"]) == ["uploads"]
    assert against_layers("app", ["subak.server.api.tables", "subak.server.unheard_of"]) == ["unheard_of"]
    assert against_layers("app", ["subak.server.api.unheard_of"]) == ["api.unheard_of"]
