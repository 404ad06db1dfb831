"""What a person did wrong, to be told in one sentence of their language."""

from typing import Any


class Mistake(ValueError):
    """Bad input: the id of a message in locale/, and the details that the message needs."""

    def __init__(self, message: str, **details: Any) -> None:
        super().__init__(message)
        self.message = message
        self.details = details

    def __str__(self) -> str:
        return self.sentence("en")

    def sentence(self, language: str) -> str:
        from subak.locale import words

        return words(language).say(f"mistake-{self.message}", **self.details)
