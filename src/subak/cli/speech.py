"""The language of this run, and how data is put into its words."""

import sys
from typing import Any

from subak.core.mistakes import Mistake
from subak.locale import LANGUAGES, Words, system_language, words

GAME_WORDS = ("card", "good")  # details whose value is a kind of the game, said by its own message


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


def kind(game: str, what: str, name: str, count: int = 1) -> str:
    """A card or good of a game in words."""
    return say(f"{game}-{what}", kind=name, count=count)


def tell(game: str, entry: dict[str, Any], names: list[str]) -> str:
    """One line of a match's story."""
    details = {key: value for key, value in entry.items() if key != "say"}
    if "seat" in details:
        details["player"] = names[details.pop("seat")]
    for what in GAME_WORDS:
        if what in details:
            details[what] = kind(game, what, details[what], details.get("count", 1))
    if "cards" in details:
        details["cards"] = ", ".join(kind(game, "card", card) for card in details["cards"])
    return say(entry["say"], **details)


def default_names(bots: list[str | None]) -> list[str]:
    return [
        say("seat-person", number=seat) if bot is None else say("seat-bot", number=seat, bot=bot)
        for seat, bot in enumerate(bots, 1)
    ]


def fail(mistake: Mistake) -> None:
    print(mistake.told(Speech.words.language), file=sys.stderr)
