"""Consoles that do not write UTF-8: what they cannot show is written plainly, and that is said once."""

import codecs
import io
import sys
import unicodedata

from subak.cli.speech import say

PLAIN = {
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("‘’‚", "'"),
    **dict.fromkeys("–—−‑", "-"),
    **dict.fromkeys("•·●○◆■▲▼★☆", "*"),
    **dict.fromkeys("━─═▔▁", "-"),
    **dict.fromkeys("│┃║", "|"),
    "…": "...",
    "→": "->",
    "←": "<-",
    "×": "x",
    "±": "+/-",
    "ß": "ss",
}
replaced: set[str] = set()  # encodings that had no character for something


def written_plainly(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    replaced.add(error.encoding)
    return "".join(map(plain, error.object[error.start : error.end])), error.end


def plain(character: str) -> str:
    letters = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
    return PLAIN.get(character) or letters or "?"


def never_fail() -> None:
    """From now on a character that a console cannot show stops nothing."""
    codecs.register_error("plainly", written_plainly)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="plainly")


def tell_what_was_replaced() -> None:
    while replaced:
        print(say("cli-plain-console", encoding=replaced.pop()), file=sys.stderr)
