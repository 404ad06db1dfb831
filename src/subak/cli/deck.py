"""subak deck: check, draw and write out the cards of a game that is played with decks."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from subak.cli.speech import say, tell
from subak.core.extras import need
from subak.core.faults import of_system
from subak.core.match import read_record
from subak.core.mistakes import Mistake
from subak.core.registry import Deck, game_named, game_names

PNG_ZOOM = 2  # so that the words on the cards are sharp in print


def decks() -> Deck:
    return next(game.deck for game in map(game_named, game_names()) if game.deck is not None)


def check(file: Annotated[Path, typer.Argument(help=say("cli-deck-file"))]) -> None:
    known = decks()
    print(tell(known.summary(known.checked(read_record(file))), []))


def draw(
    out: Annotated[Path, typer.Option(help=say("cli-deck-out"))],
    file: Annotated[Path | None, typer.Argument(help=say("cli-deck-file-or-own"))] = None,
) -> None:
    kind = out.suffix.lower()
    if kind not in {".svg", ".png"}:
        raise Mistake("deck-picture", file=str(out))
    known = decks()
    deck = known.own() if file is None else known.checked(read_record(file))
    picture = known.sheet(deck, say)
    try:
        out.write_bytes(png(picture) if kind == ".png" else picture.encode())
    except OSError as error:
        raise Mistake("unwritable-file", file=str(out), reason=of_system(error)) from error
    print(say("cli-deck-drawn", file=str(out)))


def export() -> None:
    print(laid_out(decks().own()))


def laid_out(deck: dict[str, Any]) -> str:
    """One line a card, so that people can read and change it."""
    parts = []
    for part, value in deck.items():
        if isinstance(value, list):
            cards = ",\n".join(f"  {json.dumps(card, ensure_ascii=False)}" for card in value)
            parts.append(f'"{part}": [\n{cards}\n ]')
        else:
            parts.append(f'"{part}": {json.dumps(value, ensure_ascii=False)}')
    return "{" + ",\n ".join(parts) + "}"


def png(svg: str) -> bytes:
    need("decks", "resvg_py", "font_source_serif_pro")
    import resvg_py
    from font_source_serif_pro import font_directory

    # Our own font, since a machine may have none; the machine's for letters that ours lacks.
    return resvg_py.svg_to_bytes(svg_string=svg, zoom=PNG_ZOOM, font_dirs=[font_directory], serif_family="Source Serif Pro")
