"""The language of this run, and how data is put into its words."""

import sys
from typing import TYPE_CHECKING, Any

from subak.core.mistakes import Mistake
from subak.locale import LANGUAGES, Words, system_language, words

if TYPE_CHECKING:  # a quick start does without the games
    from subak.core.registry import Told


def take_language(arguments: list[str]) -> str:
    """Finds --lang wherever it stands and takes it out of the arguments."""
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            language = arguments.pop(place + 1)
            arguments.pop(place)
        elif argument.startswith("--lang="):
            language = arguments.pop(place).removeprefix("--lang=")
        else:
            continue
        if language not in LANGUAGES:
            raise Mistake("unknown-language", language=language, languages=", ".join(LANGUAGES))
        return language
    return system_language()


class Speech:
    """Set once, before the commands are made."""

    words: Words = words("en")


def speak(language: str) -> None:
    Speech.words = words(language)


def say(message: str, **details: Any) -> str:
    return Speech.words.say(message, **details)


def tell(told: "Told", names: list[str], you: int | None = None) -> str:
    """What a story tells, in words; a seat is said by its player's name, and the reader's own as you."""
    details: dict[str, Any] = {}
    for key, value in told.items():
        if key == "seat":
            details = {"player": names[value], "who": "you" if value == you else "other"} | details
        elif isinstance(value, dict):
            details[key] = tell(value, names, you)
        elif isinstance(value, list):
            details[key] = ", ".join(tell(part, names, you) for part in value)
        elif key != "say":
            details[key] = value
    return say(told["say"], **details)


def default_names(bots: list[str | None]) -> list[str]:
    return [
        say("seat-person", number=seat) if bot is None else say("seat-bot", number=seat, bot=bot_name(bot))
        for seat, bot in enumerate(bots, 1)
    ]


def bot_name(bot: str) -> str:
    from subak.players.levels import LEVELS

    return say("level-name", level=bot) if bot in LEVELS else bot


def fail(mistake: Mistake) -> None:
    print(mistake.sentence(Speech.words.language), file=sys.stderr)
