"""What a person did wrong, to be told in one sentence of their language."""

from typing import Any


class Mistake(ValueError):
    """Bad input: the id of a message in locale/, and the details that the message needs, which may be told themselves."""

    def __init__(self, message: str, **details: Any) -> None:
        super().__init__(message)
        self.message = message
        self.details = details

    def __str__(self) -> str:
        return self.sentence("en")

    def sentence(self, language: str) -> str:
        from subak.locale import words

        say = words(language).say

        def in_words(detail: Any) -> Any:
            if not isinstance(detail, dict):
                return detail
            return say(detail["say"], **{name: part for name, part in detail.items() if name != "say"})

        return say(f"mistake-{self.message}", **{name: in_words(detail) for name, detail in self.details.items()})
