"""Views are as their types say, and the page's types are those of Python."""

import importlib.util
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

import pytest
from typing_extensions import is_typeddict

from subak.core.match import Match
from subak.core.registry import Tale, View, game_named, game_names
from subak.games.bali.view import BaliView
from subak.server.api import models

ROOT = Path(__file__).parents[2]


def misfit(value: Any, hint: Any, at: str = "") -> str | None:
    """Where a value is not of its type."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Annotated, NotRequired):
        shape = next((part for part in parts[1:] if get_origin(part) is tuple), None)
        if shape is None:
            return misfit(value, parts[0], at)
        places = get_args(shape)
        if not isinstance(value, list) or len(value) != len(places):
            return f"{at}: {value} for {shape}"
        return first(misfit(one, place, f"{at}[]") for one, place in zip(value, places, strict=True))
    if origin in (Union, UnionType):
        return None if any(misfit(value, part) is None for part in parts) else f"{at}: {value!r} for {hint}"
    if origin is Literal:
        return None if value in parts else f"{at}: {value!r} for {hint}"
    if origin is list:
        return first(misfit(one, parts[0], f"{at}[]") for one in value) if isinstance(value, list) else f"{at}: {value!r}"
    if origin is dict:
        if not isinstance(value, dict):
            return f"{at}: {value!r} for {hint}"
        keys = set(get_args(parts[0])) if get_origin(parts[0]) is Literal else set(value)
        if set(value) != keys:
            return f"{at}: {set(value) ^ keys}"
        return first(misfit(one, parts[1], f"{at}.{key}") for key, one in value.items())
    if is_typeddict(hint):
        hints = hints_of(hint)
        if not isinstance(value, dict) or not set(hint.__required_keys__) <= set(value) <= set(hints):
            return f"{at}: {value!r} for {hint.__name__}"
        return first(misfit(value[key], hints[key], f"{at}.{key}") for key in value)
    if hint is Any:
        return None
    return None if type(value) is (NoneType if hint is None else hint) else f"{at}: {value!r} for {hint}"


@cache
def hints_of(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def first(found: Iterable[str | None]) -> str | None:
    return next((one for one in found if one is not None), None)


@pytest.mark.parametrize("name", game_names())
def test_views_and_tales_are_as_their_types_say(name: str) -> None:
    game = game_named(name)
    own = get_type_hints(game.view)["return"]
    for players, chosen in ((game.players[0], True), (game.players[-1], False)):
        match = Match.new(game, players, dict.fromkeys(game.options, chosen), "types")
        random = Random(1)
        while True:
            for seat in (None, match.actor, 0):
                view = match.view(seat)
                common = {key: view[key] for key in hints_of(View)}
                assert misfit(common, View) is None
                assert misfit({key: view[key] for key in view if key in hints_of(own)}, own) is None
                assert set(view) == set(hints_of(View)) | set(hints_of(own))
            if match.over:
                break
            match.apply(random.choice(match.legal))
        assert first(misfit(tale, Tale) for tale in match.story(0)) is None


@pytest.fixture
def writer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """tools/write_types.py, writing somewhere else."""
    spec = importlib.util.spec_from_file_location("write_types", ROOT / "tools" / "write_types.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for folder in (ROOT / "web" / "src" / "games").iterdir():
        if folder.is_dir():
            (tmp_path / "games" / folder.name).mkdir(parents=True)
    (tmp_path / "lib").mkdir()
    monkeypatch.setattr(module, "WEB", tmp_path)
    return module


def answered(writer: ModuleType, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr("sys.argv", ["write_types.py", *arguments])
    answer: int = writer.main()
    return answer


def test_the_pages_types_are_those_of_python(writer: ModuleType) -> None:
    page = ROOT / "web" / "src"
    assert {path.parent.name for path in writer.files()} == {"bali", "cacao", "rice", "lib"}
    for path, text in writer.files().items():
        assert (page / path.relative_to(writer.WEB)).read_text("utf-8") == text, "make types"


def test_a_changed_field_is_noticed_until_the_types_are_written_anew(writer: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    assert answered(writer, monkeypatch, "--check") == 1
    assert answered(writer, monkeypatch) == 0
    assert answered(writer, monkeypatch, "--check") == 0
    monkeypatch.setitem(BaliView.__annotations__, "pile", str)
    assert answered(writer, monkeypatch, "--check") == 1
    assert answered(writer, monkeypatch) == 0
    assert "  pile: string\n" in (writer.WEB / "games" / "bali" / "view.ts").read_text("utf-8")
    monkeypatch.setitem(models.Presence.__annotations__, "watching", float | None)
    assert answered(writer, monkeypatch, "--check") == 1


def test_every_message_of_the_websocket_has_a_type_of_its_own() -> None:
    kinds = [get_type_hints(message)["type"] for message in get_args(models.Heard)]
    assert [get_args(kind)[0] for kind in kinds] == ["table", "entry", "presence", "accepted", "refused", "stopping", "pong"]
