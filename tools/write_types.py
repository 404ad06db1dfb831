"""Writes the page's types from those of Python: web/src/games/*/view.ts from the views of games, web/src/lib/types.ts from the API.

With --check nothing is written: the exit status tells whether the files are as they should be.
"""

import inspect
import re
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel
from typing_extensions import is_typeddict

from subak.core.registry import GameView, Told, game_named, game_names
from subak.locale import words
from subak.server.api import models

WEB = Path(__file__).parents[1] / "web" / "src"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}
EXTENDED = {"OfTable", "Request"}  # by other classes of the API; not sent itself
TOLD = """/** A message of locale/ as data, with its details. */
export interface Told {
  say: string
  [detail: string]: unknown
}"""


class Types:
    """The types of one file, each after those that it is made of; what another file has is only named."""

    def __init__(self, names: dict[Any, str], elsewhere: dict[Any, str]) -> None:
        self.names = names
        self.elsewhere = elsewhere
        self.imported: set[str] = set()
        self.written: dict[str, str] = {}

    def written_as(self, hint: Any) -> str:
        if hint in self.elsewhere:
            self.imported.add(self.elsewhere[hint])
            return self.elsewhere[hint]
        if hint in self.names:
            return self.alias(self.names[hint], hint)
        return self.interface(hint) if is_interface(hint) else self.built(hint)

    def alias(self, name: str, hint: Any) -> str:
        if name not in self.written:
            self.write(name, TOLD if hint == Told else f"export type {name} = {self.built(hint)}")
        return name

    def write(self, name: str, text: str) -> None:
        assert self.written.setdefault(name, text) == text, f"two types are called {name}"

    def built(self, hint: Any) -> str:
        """A type put together from others."""
        if hint in PLAIN:
            return PLAIN[hint]
        origin, parts = get_origin(hint), get_args(hint)
        if origin is Annotated:  # JSON has lists only: a tuple tells the shape of one
            shape = next((part for part in parts[1:] if get_origin(part) is tuple), parts[0])
            return self.written_as(shape)
        if origin is Literal:
            return " | ".join(f"'{part}'" for part in parts)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.written_as(part) for part in parts))
        if origin is list:
            part = self.written_as(parts[0])
            return f"({part})[]" if " | " in part else f"{part}[]"
        if origin is tuple:
            return f"[{', '.join(self.written_as(part) for part in parts)}]"
        if origin is dict:
            key = "string" if parts[0] is int else self.written_as(parts[0])
            return f"Record<{key}, {self.written_as(parts[1])}>"
        raise TypeError(f"no type of the page for {hint}")

    def interface(self, kind: Any, name: str = "", base: Any = None) -> str:
        name = name or kind.__name__
        inherited = get_type_hints(base) if base else {}
        lines = []
        for field, hint, optional, comment in fields(kind):
            if field not in inherited:
                lines += [f"  /** {comment} */"] if comment else []
                lines.append(f"  {field}{'?' if optional else ''}: {self.written_as(hint)}")
        extends = " extends View" if base else ""
        about = f"/** {first_line(kind)} */\n" if first_line(kind) else ""
        self.write(name, "\n".join([f"{about}export interface {name}{extends} {{", *lines, "}"]))
        return name

    def text(self, heading: str) -> str:
        imports = [f"import type {{ {', '.join(sorted(self.imported))} }} from '../../lib/types'"] if self.imported else []
        return "\n\n".join([f"/** {heading} Written by tools/write_types.py. */", *imports, *self.written.values()]) + "\n"


def is_interface(hint: Any) -> bool:
    return is_typeddict(hint) or (isinstance(hint, type) and issubclass(hint, BaseModel))


def fields(kind: Any) -> Iterator[tuple[str, Any, bool, str]]:
    """Name, type, whether it may be missing, and what is said about it."""
    hints = get_type_hints(kind, include_extras=True)
    if not is_typeddict(kind):
        for name, field in kind.model_fields.items():
            yield name, hints[name], not field.is_required(), described(field.description)
        return
    said = comments(kind)
    for name, hint in hints.items():
        inner = get_args(hint)[0] if get_origin(hint) is NotRequired else hint
        yield name, inner, name in kind.__optional_keys__, said.get(name, "")


def described(message: str | None) -> str:
    return words("en").say(message) if message else ""


@cache  # to find the source of a class takes long
def comments(kind: Any) -> dict[str, str]:
    """What stands behind the fields of a typed dictionary, and of those that it extends."""
    found = {}
    for base in (base for base in kind.__orig_bases__ if is_typeddict(base)):
        found |= comments(base)
    return found | dict(re.findall(r"^    (\w+): .*?  # (.+)$", inspect.getsource(kind), re.MULTILINE))


def first_line(kind: Any) -> str:
    about = (kind.__doc__ or "").strip().splitlines() if kind.__doc__ != getattr(kind.__base__, "__doc__", None) else []
    return about[0] if about else ""


def aliases(module: ModuleType, *origins: Any) -> dict[Any, str]:
    """The types that a module has a name for."""
    return {value: name for name, value in vars(module).items() if get_origin(value) in origins}


def game_types(game: str) -> str:
    module = import_module(f"subak.games.{game}.view")
    view = get_type_hints(game_named(game).view)["return"]
    types = Types(aliases(module, Annotated, Literal, UnionType, Union), {Told: "Told"})
    types.imported.add("View")
    types.interface(view, base=GameView)
    if deck := game_named(game).deck:
        types.interface(get_type_hints(deck.view)["return"])
    return types.text(f"What the server shows of a match of {game_named(game).title}.")


def api_types() -> str:
    types = Types(aliases(models, Literal, UnionType) | {Told: "Told"}, {})
    for name, value in vars(models).items():
        if is_interface(value) and value.__module__ == models.__name__ and name not in EXTENDED:
            types.written_as(value)
    types.written_as(models.Heard)
    return types.text("What the server is sent and sends: docs/api.md. The views of games are theirs.")


def files() -> dict[Path, str]:
    """A game without a folder for the page needs no types there."""
    folders = {game: WEB / "games" / game for game in game_names()}
    games = {folder / "view.ts": game_types(game) for game, folder in folders.items() if folder.is_dir()}
    return games | {WEB / "lib" / "types.ts": api_types()}


def main() -> int:
    changed = {path: text for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text}
    if "--check" in sys.argv:
        for path in changed:
            print(f"{path} is not what the Python types say: run make types", file=sys.stderr)
        return 1 if changed else 0
    for path, text in changed.items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
