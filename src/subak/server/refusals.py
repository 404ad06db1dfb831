"""Requests that cannot be granted: a sentence in the reader's language and the HTTP status that fits."""

from typing import Any

from subak.core.mistakes import Mistake


class Refusal(Mistake):
    status = 400

    def __init__(self, message: str, *, headers: dict[str, str] | None = None, **details: Any) -> None:
        super().__init__(message, **details)
        self.headers = headers or {}


class Forbidden(Refusal):
    status = 403


class NotFound(Refusal):
    status = 404


class OutOfStep(Refusal):
    """The table has moved on since, or the request came twice."""

    status = 409


class TooMany(Refusal):
    status = 429


class NotNow(Refusal):
    status = 503
