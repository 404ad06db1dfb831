"""Text that people write for others to read: any script and emoji, and nothing that hides or climbs out of its line."""

import re
import unicodedata
from itertools import zip_longest

MOST_MARKS = 3  # above or below one letter: as many as Hebrew, Tibetan or Vietnamese names need
NON_JOINER, JOINER = "\u200c", "\u200d"
EMOJI_STYLE = "\ufe0f"
KEYCAP, KEYS = "\u20e3", "0123456789#*"
MODIFIERS = range(0x1F3FB, 0x1F400)  # skin tones
VIRAMA = 9  # combining class of what joins Indic consonants
# Drawn as nothing, though they are letters, marks or symbols (Default_Ignorable_Code_Point, and the blank of Braille).
INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0e\uffa0\U0001d159\U000e0100-\U000e01ef]"
)


def printable(text: str) -> str:
    """In one line and normalised (NFC); whatever could not be seen is left out."""
    while (cleaned := cleaned_once(text)) != text:
        text = cleaned  # what was left out may have held up something else
    return text


def cleaned_once(text: str) -> str:
    spaced = "".join(" " if is_gap(letter) else letter for letter in text)
    seen = "".join(letter for letter in INVISIBLE.sub("", spaced) if letter.isprintable() or letter in (NON_JOINER, JOINER))
    normal = unicodedata.normalize("NFC", without_loose_joiners(seen))
    return " ".join(without_loose_marks(normal).split())


def is_gap(letter: str) -> bool:
    return unicodedata.category(letter) in ("Cc", "Zs", "Zl", "Zp")


def without_loose_joiners(text: str) -> str:
    kept = ""
    for letter, following in zip_longest(text, text[1:], fillvalue=""):
        before = kept[-1:]
        if letter in (NON_JOINER, JOINER):
            loose = not joins(before, letter, following)
        elif letter == EMOJI_STYLE:
            loose = not (is_symbol(before) or (following == KEYCAP and before != "" and before in KEYS))
        else:
            loose = False
        kept += "" if loose else letter
    return kept


def without_loose_marks(text: str) -> str:
    """Without those that no letter bears, and those that are too many for it."""
    kept = ""
    marks = MOST_MARKS  # nothing at the start bears one, and no space does
    for letter in text:
        if is_mark(letter):
            kept += letter if marks < MOST_MARKS else ""
            marks += 1
        else:
            kept += letter
            marks = MOST_MARKS if letter == " " else sum(map(is_mark, unicodedata.normalize("NFD", letter)))
    return kept


def is_mark(letter: str) -> bool:
    return letter != EMOJI_STYLE and unicodedata.category(letter) in ("Mn", "Me")


def joins(before: str, joiner: str, following: str) -> bool:
    """As domain names have it (RFC 5892, A.1 and A.2): after a virama, or inside an Arabic word; and between emoji."""
    if before and unicodedata.combining(before) == VIRAMA:
        return True
    if not before or not following:
        return False
    if joiner == NON_JOINER:
        return all(unicodedata.bidirectional(letter) == "AL" and letter.isalpha() for letter in (before, following))
    return (is_symbol(before) or before == EMOJI_STYLE or ord(before) in MODIFIERS) and is_symbol(following)


def is_symbol(letter: str) -> bool:
    return letter != "" and unicodedata.category(letter) == "So"
